"""House Baratheon: strength in war and fire at a price. Our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.terms import Moment
from thronsaal.games.ironthrone.vocabulary.ability import Ability, Card
from thronsaal.games.ironthrone.vocabulary.conditions import Betrayal, Lost, Outnumbered, Supporting, War, Won
from thronsaal.games.ironthrone.vocabulary.costs import PayCards, PayFighter
from thronsaal.games.ironthrone.vocabulary.counts import Supporters
from thronsaal.games.ironthrone.vocabulary.effects import Deny, Distribute, Remove, Strengthen, StrengthenPer, Withdraw
from thronsaal.games.ironthrone.vocabulary.handling import Draw, KeepCard, Rescue
from thronsaal.games.ironthrone.vocabulary.whom import ChosenOpponent, OpposingSide, You

CARDS = (
    Card(
        "robert",
        ("Unser ist der Zorn", "Ours Is the Fury"),
        Ability(Moment.AFTER_REVEAL, when=(War(),), do=(Strengthen(5),)),
    ),
    Card(
        "robert",
        ("Die Schlacht am Trident", "Battle on the Trident"),
        Ability(Moment.AFTER_RESOLUTION, when=(War(), Won()), do=(KeepCard(),)),
    ),
    Card(
        "stannis",
        ("Das Gesetz ist das Gesetz", "The Law Is the Law"),
        Ability(Moment.BEFORE_RESOLUTION, when=(Betrayal(), Lost()), do=(Deny(OpposingSide()),)),
    ),
    Card(
        "stannis",
        ("Zäher Widerstand", "Stubborn Stand"),
        Ability(Moment.AFTER_REVEAL, when=(War(), Outnumbered()), do=(Strengthen(6),)),
    ),
    Card(
        "renly",
        ("Regenbogengarde", "Rainbow Guard"),
        Ability(Moment.AFTER_REVEAL, when=(War(),), do=(StrengthenPer(2, Supporters()),)),
    ),
    Card("renly", ("Das Lächeln des Hirsches", "The Stag's Smile"), Ability(Moment.AFTER_RESOLUTION, do=(Draw(2),))),
    Card(
        "davos",
        ("Bei Nacht und Nebel", "By Night and Fog"),
        Ability(Moment.AFTER_RESOLUTION, do=(Rescue(), Distribute(1))),
    ),
    Card(
        "davos",
        ("Ehrlicher Rat", "Honest Counsel"),
        Ability(Moment.AFTER_REVEAL, when=(Supporting(),), do=(Withdraw(You()), Draw(1))),
    ),
    Card(
        "melisandre",
        ("Die Nacht ist dunkel", "The Night Is Dark"),
        Ability(Moment.AFTER_REVEAL, cost=(PayFighter(1),), do=(Remove(2, ChosenOpponent()),)),
    ),
    Card(
        "melisandre",
        ("Leben aus Asche", "Life from Ashes"),
        Ability(Moment.AFTER_RESOLUTION, cost=(PayCards(1),), do=(Distribute(3),)),
    ),
)
