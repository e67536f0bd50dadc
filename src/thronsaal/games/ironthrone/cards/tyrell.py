"""House Tyrell: growing strong on the side that wins. Our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.terms import Moment
from thronsaal.games.ironthrone.vocabulary.ability import Ability, Card
from thronsaal.games.ironthrone.vocabulary.conditions import Lost, Supporting, Truce, War, Won
from thronsaal.games.ironthrone.vocabulary.counts import Supporters
from thronsaal.games.ironthrone.vocabulary.effects import (
    Distribute,
    Remove,
    Seize,
    Spare,
    Strengthen,
    StrengthenPer,
    Withdraw,
)
from thronsaal.games.ironthrone.vocabulary.handling import Draw
from thronsaal.games.ironthrone.vocabulary.whom import ChosenOpponent, ChosenSupporter, OpposingActive, YourSide

CARDS = (
    Card(
        "olenna",
        ("Gift im Becher", "Poison in the Cup"),
        Ability(Moment.AFTER_RESOLUTION, when=(Lost(),), do=(Remove(3, ChosenOpponent()),)),
    ),
    Card(
        "olenna",
        ("Bedeutende Leute", "People Who Matter"),
        Ability(Moment.BEFORE_LAYING, do=(Withdraw(ChosenSupporter()),)),
    ),
    Card("mace", ("Reiche Ernte", "Rich Harvest"), Ability(Moment.AFTER_RESOLUTION, do=(Draw(2), Distribute(1)))),
    Card("mace", ("Belagerung", "Siege"), Ability(Moment.AFTER_REVEAL, when=(War(),), do=(Strengthen(3),))),
    Card(
        "margaery",
        ("Das Herz des Volkes", "Heart of the People"),
        Ability(Moment.AFTER_RESOLUTION, when=(Supporting(), Won()), do=(Distribute(2), Draw(1))),
    ),
    Card(
        "margaery",
        ("Umarmung", "Embrace"),
        Ability(Moment.AFTER_RESOLUTION, when=(Truce(),), do=(Seize(2, OpposingActive()), Draw(1))),
    ),
    Card("loras", ("Turnierlanze", "Tourney Lance"), Ability(Moment.AFTER_REVEAL, when=(War(),), do=(Strengthen(4),))),
    Card(
        "loras",
        ("Für meinen Freund", "For a Friend"),
        Ability(Moment.AFTER_REVEAL, when=(War(), Supporting()), do=(Strengthen(6),)),
    ),
    Card(
        "garlan",
        ("Ritterliches Beispiel", "Chivalrous Example"),
        Ability(Moment.BEFORE_RESOLUTION, when=(Lost(),), do=(Spare(YourSide()),)),
    ),
    Card(
        "garlan",
        ("Vorhut", "Vanguard"),
        Ability(Moment.AFTER_REVEAL, when=(War(),), do=(StrengthenPer(3, Supporters()),)),
    ),
)
