"""House Baratheon: strength in war and fire at a price. Our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.vocabulary import (
    Ability,
    Card,
    Count,
    Deny,
    Distribute,
    Draw,
    KeepCard,
    Moment,
    PayCards,
    PayFighter,
    Remove,
    Rescue,
    Strengthen,
    StrengthenPer,
    When,
    Whom,
    Withdraw,
)

CARDS = (
    Card(
        "robert",
        ("Unser ist der Zorn", "Ours Is the Fury"),
        Ability(Moment.AFTER_REVEAL, (Strengthen(5),), (When.WAR,)),
    ),
    Card(
        "robert",
        ("Die Schlacht am Trident", "Battle on the Trident"),
        Ability(Moment.AFTER_RESOLUTION, (KeepCard(),), (When.WAR, When.WON)),
    ),
    Card(
        "stannis",
        ("Das Gesetz ist das Gesetz", "The Law Is the Law"),
        Ability(Moment.BEFORE_RESOLUTION, (Deny(Whom.OPPOSING_SIDE),), (When.BETRAYAL, When.LOST)),
    ),
    Card(
        "stannis",
        ("Zäher Widerstand", "Stubborn Stand"),
        Ability(Moment.AFTER_REVEAL, (Strengthen(6),), (When.WAR, When.OUTNUMBERED)),
    ),
    Card(
        "renly",
        ("Regenbogengarde", "Rainbow Guard"),
        Ability(Moment.AFTER_REVEAL, (StrengthenPer(2, Count.SUPPORTERS),), (When.WAR,)),
    ),
    Card("renly", ("Das Lächeln des Hirsches", "The Stag's Smile"), Ability(Moment.AFTER_RESOLUTION, (Draw(2),))),
    Card(
        "davos",
        ("Bei Nacht und Nebel", "By Night and Fog"),
        Ability(Moment.AFTER_RESOLUTION, (Rescue(), Distribute(1))),
    ),
    Card(
        "davos",
        ("Ehrlicher Rat", "Honest Counsel"),
        Ability(Moment.AFTER_REVEAL, (Withdraw(Whom.YOU), Draw(1)), (When.SUPPORTING,)),
    ),
    Card(
        "melisandre",
        ("Die Nacht ist dunkel", "The Night Is Dark"),
        Ability(Moment.AFTER_REVEAL, (Remove(2, Whom.CHOSEN_OPPONENT),), (), (PayFighter(1),)),
    ),
    Card(
        "melisandre",
        ("Leben aus Asche", "Life from Ashes"),
        Ability(Moment.AFTER_RESOLUTION, (Distribute(3),), (), (PayCards(1),)),
    ),
)
