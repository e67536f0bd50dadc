"""House Lannister: debts, hostages and second thoughts. One card is printed, the others our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.terms import Moment
from thronsaal.games.ironthrone.vocabulary.ability import Ability, Card
from thronsaal.games.ironthrone.vocabulary.conditions import Betrayal, HoldsHostage, Lost, War, Won
from thronsaal.games.ironthrone.vocabulary.costs import PayCards, PaySheet
from thronsaal.games.ironthrone.vocabulary.counts import Hostages
from thronsaal.games.ironthrone.vocabulary.effects import Remove, Spare, Strengthen, StrengthenPer
from thronsaal.games.ironthrone.vocabulary.handling import Draw, RaiseCard, Scatter, TakeHostage
from thronsaal.games.ironthrone.vocabulary.whom import ChosenOpponent, OpposingActive, You

CARDS = (
    Card(
        "tywin",
        ("Der Regen von Castamaer", "The Rains of Castamere"),
        Ability(Moment.AFTER_RESOLUTION, when=(War(), Won()), do=(Remove(2, ChosenOpponent()),)),
    ),
    Card(
        "tywin",
        ("Goldene Zusagen", "Golden Assurances"),
        Ability(Moment.AFTER_REVEAL, when=(War(),), cost=(PaySheet(1),), do=(Strengthen(4),)),
    ),
    Card(
        "cersei",
        ("Jeder ist ein Feind", "Everyone Is an Enemy"),
        Ability(Moment.AFTER_RESOLUTION, when=(Lost(),), cost=(PayCards(1),), do=(TakeHostage(OpposingActive()),)),
    ),
    Card(
        "cersei",
        ("Löwin im Netz", "Lioness in the Web"),
        Ability(Moment.AFTER_REVEAL, when=(War(), HoldsHostage()), do=(StrengthenPer(1, Hostages()),)),
    ),
    Card(
        "jaime",
        ("Der goldene Ritter", "The Golden Knight"),
        Ability(Moment.AFTER_REVEAL, when=(War(),), do=(Strengthen(3),)),
    ),
    Card(
        "jaime",
        ("Eid ohne Wert", "Worthless Oath"),
        Ability(Moment.BEFORE_RESOLUTION, when=(Betrayal(),), do=(Spare(You()), Draw(1))),
    ),
    Card(
        "tyrion", ("Politisches Gespür", "Political Acumen"), Ability(Moment.AFTER_REVEAL, do=(RaiseCard(),)), "printed"
    ),
    Card(
        "tyrion",
        ("Seefeuer", "Wildfire"),
        Ability(Moment.AFTER_REVEAL, when=(War(),), do=(Remove(2, ChosenOpponent()), Draw(1))),
    ),
    Card(
        "joffrey",
        ("Bringt mir seinen Kopf", "Bring Me His Head"),
        Ability(Moment.AFTER_RESOLUTION, when=(Won(),), cost=(PayCards(1),), do=(Remove(2, OpposingActive()),)),
    ),
    Card(
        "joffrey", ("Königliche Laune", "Royal Whim"), Ability(Moment.BEFORE_LAYING, do=(Scatter(1, OpposingActive()),))
    ),
)
