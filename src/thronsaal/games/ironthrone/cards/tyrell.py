"""House Tyrell: growing strong on the side that wins. Our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.vocabulary import (
    Ability,
    Card,
    Count,
    Distribute,
    Draw,
    Moment,
    Remove,
    Seize,
    Spare,
    Strengthen,
    StrengthenPer,
    When,
    Whom,
    Withdraw,
)

CARDS = (
    Card(
        "olenna",
        ("Gift im Becher", "Poison in the Cup"),
        Ability(Moment.AFTER_RESOLUTION, (Remove(3, Whom.CHOSEN_OPPONENT),), (When.LOST,)),
    ),
    Card(
        "olenna",
        ("Bedeutende Leute", "People Who Matter"),
        Ability(Moment.BEFORE_LAYING, (Withdraw(Whom.CHOSEN_SUPPORTER),)),
    ),
    Card("mace", ("Reiche Ernte", "Rich Harvest"), Ability(Moment.AFTER_RESOLUTION, (Draw(2), Distribute(1)))),
    Card("mace", ("Belagerung", "Siege"), Ability(Moment.AFTER_REVEAL, (Strengthen(3),), (When.WAR,))),
    Card(
        "margaery",
        ("Das Herz des Volkes", "Heart of the People"),
        Ability(Moment.AFTER_RESOLUTION, (Distribute(2), Draw(1)), (When.SUPPORTING, When.WON)),
    ),
    Card(
        "margaery",
        ("Umarmung", "Embrace"),
        Ability(Moment.AFTER_RESOLUTION, (Seize(2, Whom.OPPOSING_ACTIVE), Draw(1)), (When.TRUCE,)),
    ),
    Card("loras", ("Turnierlanze", "Tourney Lance"), Ability(Moment.AFTER_REVEAL, (Strengthen(4),), (When.WAR,))),
    Card(
        "loras",
        ("Für meinen Freund", "For a Friend"),
        Ability(Moment.AFTER_REVEAL, (Strengthen(6),), (When.WAR, When.SUPPORTING)),
    ),
    Card(
        "garlan",
        ("Ritterliches Beispiel", "Chivalrous Example"),
        Ability(Moment.BEFORE_RESOLUTION, (Spare(Whom.YOUR_SIDE),), (When.LOST,)),
    ),
    Card(
        "garlan",
        ("Vorhut", "Vanguard"),
        Ability(Moment.AFTER_REVEAL, (StrengthenPer(3, Count.SUPPORTERS),), (When.WAR,)),
    ),
)
