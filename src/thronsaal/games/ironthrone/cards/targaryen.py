"""House Targaryen: fire, plunder and the patience of exiles. Our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.vocabulary import (
    Ability,
    Card,
    Count,
    Distribute,
    Draw,
    Look,
    Moment,
    Recover,
    Remove,
    Rescue,
    Spare,
    Strengthen,
    StrengthenPer,
    SwapCard,
    TakeHostage,
    When,
    Whom,
)

CARDS = (
    Card(
        "daenerys",
        ("Drachenfeuer", "Dragonfire"),
        Ability(Moment.AFTER_REVEAL, (Remove(1, Whom.OPPOSING_SIDE),), (When.WAR,)),
    ),
    Card(
        "daenerys",
        ("Mutter der Drachen", "Mother of Dragons"),
        Ability(Moment.AFTER_RESOLUTION, (Distribute(2), Draw(1))),
    ),
    Card(
        "viserys",
        ("Weckt nicht den Drachen", "Do Not Wake the Dragon"),
        Ability(Moment.BEFORE_RESOLUTION, (Spare(Whom.YOU),), (When.LOST,)),
    ),
    Card(
        "viserys",
        ("Die goldene Krone", "A Golden Crown"),
        Ability(Moment.AFTER_REVEAL, (Strengthen(5),), (When.WAR, When.RIVAL_AHEAD)),
    ),
    Card(
        "drogo",
        ("Ungeschlagen", "Never Defeated"),
        Ability(Moment.AFTER_REVEAL, (Strengthen(4),), (When.WAR, When.CHALLENGER)),
    ),
    Card(
        "drogo",
        ("Der Khalasar nimmt", "The Khalasar Takes"),
        Ability(Moment.AFTER_RESOLUTION, (TakeHostage(Whom.CHOSEN_OPPONENT),), (When.WON,)),
    ),
    Card("jorah", ("Doppeltes Spiel", "Double Game"), Ability(Moment.AFTER_REVEAL, (SwapCard(),), (When.ACTIVE,))),
    Card(
        "jorah",
        ("Schwert in der Verbannung", "Exiled Sword"),
        Ability(Moment.AFTER_REVEAL, (StrengthenPer(1, Count.INFLUENCE),), (When.WAR,)),
    ),
    Card(
        "missandei",
        ("Was zwischen den Worten liegt", "Between the Words"),
        Ability(Moment.BEFORE_LAYING, (Look(Whom.OPPOSING_ACTIVE), Draw(1))),
    ),
    Card(
        "missandei",
        ("Freie unter Freien", "Free Among the Free"),
        Ability(Moment.AFTER_RESOLUTION, (Rescue(), Recover(1))),
    ),
)
