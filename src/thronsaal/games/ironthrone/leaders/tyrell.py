"""House Tyrell: friends, harvests and thorns. Our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.vocabulary import (
    Ability,
    Distribute,
    Draw,
    Leader,
    Moment,
    Remove,
    Strengthen,
    When,
    Whom,
)

LEADERS = (
    Leader(
        "olenna",
        ("Die Dornenkönigin", "Queen of Thorns"),
        Ability(Moment.AFTER_RESOLUTION, (Remove(2, Whom.OPPOSING_ACTIVE),), (When.LOST,)),
    ),
    Leader("mace", ("Volle Speicher", "Full Granaries"), Ability(Moment.BEFORE_TURN, (Draw(1), Distribute(1)))),
    Leader(
        "margaery",
        ("Kluge Bande", "Canny Ties"),
        Ability(Moment.AFTER_RESOLUTION, (Draw(1), Distribute(2)), (When.WON, When.SUPPORTING)),
    ),
    Leader(
        "loras",
        ("Ritter der Blumen", "Knight of Flowers"),
        Ability(Moment.AFTER_REVEAL, (Strengthen(4),), (When.WAR, When.SUPPORTING)),
    ),
    Leader(
        "garlan",
        ("Der Kavalier", "The Gallant"),
        Ability(Moment.AFTER_REVEAL, (Strengthen(4),), (When.WAR, When.DEFENDER)),
    ),
)
