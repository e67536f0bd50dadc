"""House Targaryen: plunder, hunger and a slow return to strength. Our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.terms import Moment
from thronsaal.games.ironthrone.vocabulary.ability import Ability, Leader
from thronsaal.games.ironthrone.vocabulary.conditions import Active, Behind, Challenger, Won
from thronsaal.games.ironthrone.vocabulary.effects import Distribute, Remove, Seize
from thronsaal.games.ironthrone.vocabulary.handling import Discard, Draw, Look
from thronsaal.games.ironthrone.vocabulary.whom import ChosenPlayer, OpposingActive

LEADERS = (
    Leader(
        "daenerys",
        ("Sprengerin der Ketten", "Breaker of Chains"),
        Ability(Moment.AFTER_RESOLUTION, when=(Won(), Challenger()), do=(Remove(1, OpposingActive()), Distribute(1))),
    ),
    Leader(
        "viserys",
        ("Der Bettlerkönig", "The Beggar King"),
        Ability(Moment.BEFORE_TURN, when=(Behind(),), do=(Draw(1), Distribute(1))),
    ),
    Leader(
        "drogo",
        ("Beute", "Plunder"),
        Ability(Moment.AFTER_RESOLUTION, when=(Won(), Active()), do=(Seize(2, OpposingActive()), Distribute(1))),
    ),
    Leader(
        "jorah",
        ("Erfahrener Ratgeber", "Seasoned Adviser"),
        Ability(Moment.BEFORE_LAYING, when=(Active(),), do=(Draw(1), Discard(1))),
    ),
    Leader(
        "missandei",
        ("Neunzehn Sprachen", "Nineteen Tongues"),
        Ability(Moment.BEFORE_TURN, do=(Look(ChosenPlayer()), Draw(1))),
    ),
)
