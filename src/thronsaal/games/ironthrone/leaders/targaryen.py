"""House Targaryen: plunder, hunger and a slow return to strength. Our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.vocabulary import (
    Ability,
    Discard,
    Distribute,
    Draw,
    Leader,
    Look,
    Moment,
    Remove,
    Seize,
    When,
    Whom,
)

LEADERS = (
    Leader(
        "daenerys",
        ("Sprengerin der Ketten", "Breaker of Chains"),
        Ability(Moment.AFTER_RESOLUTION, (Remove(1, Whom.OPPOSING_ACTIVE), Distribute(1)), (When.WON, When.CHALLENGER)),
    ),
    Leader(
        "viserys",
        ("Der Bettlerkönig", "The Beggar King"),
        Ability(Moment.BEFORE_TURN, (Draw(1), Distribute(1)), (When.BEHIND,)),
    ),
    Leader(
        "drogo",
        ("Beute", "Plunder"),
        Ability(Moment.AFTER_RESOLUTION, (Seize(2, Whom.OPPOSING_ACTIVE), Distribute(1)), (When.WON, When.ACTIVE)),
    ),
    Leader(
        "jorah",
        ("Erfahrener Ratgeber", "Seasoned Adviser"),
        Ability(Moment.BEFORE_LAYING, (Draw(1), Discard(1)), (When.ACTIVE,)),
    ),
    Leader(
        "missandei",
        ("Neunzehn Sprachen", "Nineteen Tongues"),
        Ability(Moment.BEFORE_TURN, (Look(Whom.CHOSEN_PLAYER), Draw(1))),
    ),
)
