"""House Baratheon: open war, and brothers who will not bend. Our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.terms import Moment
from thronsaal.games.ironthrone.vocabulary.ability import Ability, Leader
from thronsaal.games.ironthrone.vocabulary.conditions import Active, Challenger, Lost, Supporting, War
from thronsaal.games.ironthrone.vocabulary.costs import PayFighter
from thronsaal.games.ironthrone.vocabulary.counts import Supporters
from thronsaal.games.ironthrone.vocabulary.effects import Distribute, Strengthen, StrengthenPer
from thronsaal.games.ironthrone.vocabulary.handling import Draw, Look
from thronsaal.games.ironthrone.vocabulary.whom import OpposingActive

LEADERS = (
    Leader(
        "robert",
        ("Der Kriegshammer", "The Warhammer"),
        Ability(Moment.AFTER_REVEAL, when=(War(), Challenger()), do=(Strengthen(3),)),
    ),
    Leader(
        "stannis",
        ("Unbeugsam", "Unbending"),
        Ability(Moment.AFTER_RESOLUTION, when=(Lost(), Active()), do=(Distribute(2),)),
    ),
    Leader(
        "renly",
        ("Allseits beliebt", "Beloved"),
        Ability(Moment.AFTER_REVEAL, when=(War(), Active()), do=(StrengthenPer(4, Supporters()), Draw(1))),
    ),
    Leader(
        "davos",
        ("Zwiebelritter", "The Onion Knight"),
        Ability(Moment.AFTER_RESOLUTION, when=(Supporting(),), do=(Draw(1), Distribute(1))),
    ),
    Leader(
        "melisandre",
        ("Blick in die Flammen", "Into the Flames"),
        Ability(Moment.BEFORE_LAYING, when=(Active(),), cost=(PayFighter(1),), do=(Look(OpposingActive()), Draw(1))),
    ),
)
