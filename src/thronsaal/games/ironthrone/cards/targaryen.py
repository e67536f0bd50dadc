"""House Targaryen: fire, plunder and the patience of exiles. Our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.terms import Moment
from thronsaal.games.ironthrone.vocabulary.ability import Ability, Card
from thronsaal.games.ironthrone.vocabulary.conditions import Active, Challenger, Lost, RivalAhead, War, Won
from thronsaal.games.ironthrone.vocabulary.counts import Influence
from thronsaal.games.ironthrone.vocabulary.effects import Distribute, Remove, Spare, Strengthen, StrengthenPer
from thronsaal.games.ironthrone.vocabulary.handling import Draw, Look, Recover, Rescue, SwapCard, TakeHostage
from thronsaal.games.ironthrone.vocabulary.whom import ChosenOpponent, OpposingActive, OpposingSide, You

CARDS = (
    Card(
        "daenerys",
        ("Drachenfeuer", "Dragonfire"),
        Ability(Moment.AFTER_REVEAL, when=(War(),), do=(Remove(1, OpposingSide()),)),
    ),
    Card(
        "daenerys",
        ("Mutter der Drachen", "Mother of Dragons"),
        Ability(Moment.AFTER_RESOLUTION, do=(Distribute(2), Draw(1))),
    ),
    Card(
        "viserys",
        ("Weckt nicht den Drachen", "Do Not Wake the Dragon"),
        Ability(Moment.BEFORE_RESOLUTION, when=(Lost(),), do=(Spare(You()),)),
    ),
    Card(
        "viserys",
        ("Die goldene Krone", "A Golden Crown"),
        Ability(Moment.AFTER_REVEAL, when=(War(), RivalAhead()), do=(Strengthen(5),)),
    ),
    Card(
        "drogo",
        ("Ungeschlagen", "Never Defeated"),
        Ability(Moment.AFTER_REVEAL, when=(War(), Challenger()), do=(Strengthen(4),)),
    ),
    Card(
        "drogo",
        ("Der Khalasar nimmt", "The Khalasar Takes"),
        Ability(Moment.AFTER_RESOLUTION, when=(Won(),), do=(TakeHostage(ChosenOpponent()),)),
    ),
    Card("jorah", ("Doppeltes Spiel", "Double Game"), Ability(Moment.AFTER_REVEAL, when=(Active(),), do=(SwapCard(),))),
    Card(
        "jorah",
        ("Schwert in der Verbannung", "Exiled Sword"),
        Ability(Moment.AFTER_REVEAL, when=(War(),), do=(StrengthenPer(1, Influence()),)),
    ),
    Card(
        "missandei",
        ("Was zwischen den Worten liegt", "Between the Words"),
        Ability(Moment.BEFORE_LAYING, do=(Look(OpposingActive()), Draw(1))),
    ),
    Card(
        "missandei",
        ("Freie unter Freien", "Free Among the Free"),
        Ability(Moment.AFTER_RESOLUTION, do=(Rescue(), Recover(1))),
    ),
)
