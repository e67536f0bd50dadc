"""House Stark: vengeance after defeat, truth before battle. Two cards are printed, the others our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.vocabulary import (
    Ability,
    Card,
    Count,
    Deny,
    Draw,
    Look,
    Moment,
    ReduceTo,
    Remove,
    Rescue,
    Reshuffle,
    Spare,
    Strengthen,
    StrengthenPer,
    SwapCard,
    When,
    Whom,
)

CARDS = (
    Card(
        "eddard", ("Der Winter naht", "Winter Is Coming"), Ability(Moment.AFTER_REVEAL, (Strengthen(2),), (When.WAR,))
    ),
    Card(
        "eddard",
        ("Wer das Urteil spricht", "Who Passes the Sentence"),
        Ability(Moment.BEFORE_RESOLUTION, (Deny(Whom.OPPOSING_ACTIVE),), (When.BETRAYAL, When.LOST)),
    ),
    Card(
        "catelyn",
        ("Familie, Pflicht, Ehre", "Family, Duty, Honor"),
        Ability(Moment.BEFORE_RESOLUTION, (Spare(Whom.YOU),), (When.LOST,)),
    ),
    Card("catelyn", ("Freies Geleit", "Safe Conduct"), Ability(Moment.AFTER_RESOLUTION, (Rescue(), Draw(1)))),
    Card(
        "robb",
        ("Taktisches Manöver", "Tactical Maneuver"),
        Ability(Moment.AFTER_RESOLUTION, (Reshuffle(), Draw(1))),
        "printed",
    ),
    Card(
        "robb",
        ("Der Junge Wolf", "The Young Wolf"),
        Ability(Moment.AFTER_REVEAL, (StrengthenPer(2, Count.ENEMIES),), (When.WAR,)),
    ),
    Card(
        "arya",
        ("Liste der Namen", "List of Names"),
        Ability(Moment.AFTER_RESOLUTION, (ReduceTo(1, Whom.OPPOSING_ACTIVE),), (When.LOST,)),
        "printed",
    ),
    Card("arya", ("Nadel", "Needle"), Ability(Moment.AFTER_REVEAL, (Remove(2, Whom.CHOSEN_OPPONENT),), (When.WAR,))),
    Card("bran", ("Warg", "Warg"), Ability(Moment.BEFORE_LAYING, (Look(Whom.OPPOSING_ACTIVE), Draw(1)))),
    Card("bran", ("Das dritte Auge", "The Third Eye"), Ability(Moment.AFTER_REVEAL, (SwapCard(),), (When.ACTIVE,))),
)
