"""House Stark: honour, foresight and a long memory. All five sheets are printed facts in our words."""

from __future__ import annotations

from thronsaal.games.ironthrone.vocabulary import (
    Ability,
    Become,
    Discard,
    Distribute,
    Draw,
    Leader,
    Moment,
    OpenLaying,
    PaySheet,
    Remove,
    Result,
    When,
    Whom,
)

LEADERS = (
    Leader(
        "eddard",
        ("Ehrbar", "Honorable"),
        Ability(Moment.AFTER_REVEAL, (Become(Result.TRUCE),), (When.BETRAYAL, When.ACTIVE)),
        "printed",
    ),
    Leader("catelyn", ("Mütterlich", "Maternal"), Ability(Moment.BEFORE_TURN, (Distribute(2),)), "printed"),
    Leader("robb", ("Stratege", "Strategist"), Ability(Moment.BEFORE_TURN, (Discard(3), Draw(2))), "printed"),
    Leader(
        "arya",
        ("Rachsüchtig", "Vengeful"),
        Ability(Moment.AFTER_RESOLUTION, (Remove(2, Whom.OPPOSING_SUPPORTERS),), (When.LOST,)),
        "printed",
    ),
    Leader(
        "bran",
        ("Grünseher", "Greenseer"),
        Ability(Moment.BEFORE_LAYING, (OpenLaying(),), (When.ACTIVE,), (PaySheet(1),)),
        "printed",
    ),
)
