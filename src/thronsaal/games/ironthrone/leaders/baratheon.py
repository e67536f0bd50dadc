"""House Baratheon: open war, and brothers who will not bend. Our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.vocabulary import (
    Ability,
    Count,
    Distribute,
    Draw,
    Leader,
    Look,
    Moment,
    PayFighter,
    Strengthen,
    StrengthenPer,
    When,
    Whom,
)

LEADERS = (
    Leader(
        "robert",
        ("Der Kriegshammer", "The Warhammer"),
        Ability(Moment.AFTER_REVEAL, (Strengthen(3),), (When.WAR, When.ACTIVE, When.CHALLENGER)),
    ),
    Leader(
        "stannis",
        ("Unbeugsam", "Unbending"),
        Ability(Moment.AFTER_RESOLUTION, (Distribute(2),), (When.LOST, When.ACTIVE)),
    ),
    Leader(
        "renly",
        ("Allseits beliebt", "Beloved"),
        Ability(Moment.AFTER_REVEAL, (StrengthenPer(4, Count.SUPPORTERS), Draw(1)), (When.WAR, When.ACTIVE)),
    ),
    Leader(
        "davos",
        ("Zwiebelritter", "The Onion Knight"),
        Ability(Moment.AFTER_RESOLUTION, (Draw(1), Distribute(1)), (When.SUPPORTING,)),
    ),
    Leader(
        "melisandre",
        ("Blick in die Flammen", "Into the Flames"),
        Ability(Moment.BEFORE_LAYING, (Look(Whom.OPPOSING_ACTIVE), Draw(1)), (When.ACTIVE,), (PayFighter(1),)),
    ),
)
