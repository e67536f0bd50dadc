"""House Lannister: debts, hostages and second thoughts. One card is printed, the others our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.vocabulary import (
    Ability,
    Card,
    Count,
    Draw,
    Moment,
    PayCards,
    PaySheet,
    RaiseCard,
    Remove,
    Scatter,
    Spare,
    Strengthen,
    StrengthenPer,
    TakeHostage,
    When,
    Whom,
)

CARDS = (
    Card(
        "tywin",
        ("Der Regen von Castamaer", "The Rains of Castamere"),
        Ability(Moment.AFTER_RESOLUTION, (Remove(2, Whom.CHOSEN_OPPONENT),), (When.WAR, When.WON)),
    ),
    Card(
        "tywin",
        ("Goldene Zusagen", "Golden Assurances"),
        Ability(Moment.AFTER_REVEAL, (Strengthen(4),), (When.WAR,), (PaySheet(1),)),
    ),
    Card(
        "cersei",
        ("Jeder ist ein Feind", "Everyone Is an Enemy"),
        Ability(Moment.AFTER_RESOLUTION, (TakeHostage(Whom.OPPOSING_ACTIVE),), (When.LOST,), (PayCards(1),)),
    ),
    Card(
        "cersei",
        ("Löwin im Netz", "Lioness in the Web"),
        Ability(Moment.AFTER_REVEAL, (StrengthenPer(1, Count.HOSTAGES),), (When.WAR, When.HOLDS_HOSTAGE)),
    ),
    Card(
        "jaime",
        ("Der goldene Ritter", "The Golden Knight"),
        Ability(Moment.AFTER_REVEAL, (Strengthen(3),), (When.WAR,)),
    ),
    Card(
        "jaime",
        ("Eid ohne Wert", "Worthless Oath"),
        Ability(Moment.BEFORE_RESOLUTION, (Spare(Whom.YOU), Draw(1)), (When.BETRAYAL,)),
    ),
    Card("tyrion", ("Politisches Gespür", "Political Acumen"), Ability(Moment.AFTER_REVEAL, (RaiseCard(),)), "printed"),
    Card(
        "tyrion",
        ("Seefeuer", "Wildfire"),
        Ability(Moment.AFTER_REVEAL, (Remove(2, Whom.CHOSEN_OPPONENT), Draw(1)), (When.WAR,)),
    ),
    Card(
        "joffrey",
        ("Bringt mir seinen Kopf", "Bring Me His Head"),
        Ability(Moment.AFTER_RESOLUTION, (Remove(2, Whom.OPPOSING_ACTIVE),), (When.WON,), (PayCards(1),)),
    ),
    Card(
        "joffrey",
        ("Königliche Laune", "Royal Whim"),
        Ability(Moment.BEFORE_LAYING, (Scatter(1, Whom.OPPOSING_ACTIVE),)),
    ),
)
