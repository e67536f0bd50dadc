"""House Stark: vengeance after defeat, truth before battle. Two cards are printed, the others our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.terms import Moment
from thronsaal.games.ironthrone.vocabulary.ability import Ability, Card
from thronsaal.games.ironthrone.vocabulary.conditions import Active, Betrayal, Lost, War
from thronsaal.games.ironthrone.vocabulary.counts import Enemies
from thronsaal.games.ironthrone.vocabulary.effects import Deny, ReduceTo, Remove, Spare, Strengthen, StrengthenPer
from thronsaal.games.ironthrone.vocabulary.handling import Draw, Look, Rescue, Reshuffle, SwapCard
from thronsaal.games.ironthrone.vocabulary.whom import ChosenOpponent, OpposingActive, You

CARDS = (
    Card(
        "eddard",
        ("Der Winter naht", "Winter Is Coming"),
        Ability(Moment.AFTER_REVEAL, when=(War(),), do=(Strengthen(2),)),
    ),
    Card(
        "eddard",
        ("Wer das Urteil spricht", "Who Passes the Sentence"),
        Ability(Moment.BEFORE_RESOLUTION, when=(Betrayal(), Lost()), do=(Deny(OpposingActive()),)),
    ),
    Card(
        "catelyn",
        ("Familie, Pflicht, Ehre", "Family, Duty, Honor"),
        Ability(Moment.BEFORE_RESOLUTION, when=(Lost(),), do=(Spare(You()),)),
    ),
    Card("catelyn", ("Freies Geleit", "Safe Conduct"), Ability(Moment.AFTER_RESOLUTION, do=(Rescue(), Draw(1)))),
    Card(
        "robb",
        ("Taktisches Manöver", "Tactical Maneuver"),
        Ability(Moment.AFTER_RESOLUTION, do=(Reshuffle(), Draw(1))),
        "printed",
    ),
    Card(
        "robb",
        ("Der Junge Wolf", "The Young Wolf"),
        Ability(Moment.AFTER_REVEAL, when=(War(),), do=(StrengthenPer(2, Enemies()),)),
    ),
    Card(
        "arya",
        ("Liste der Namen", "List of Names"),
        Ability(Moment.AFTER_RESOLUTION, when=(Lost(),), do=(ReduceTo(1, OpposingActive()),)),
        "printed",
    ),
    Card("arya", ("Nadel", "Needle"), Ability(Moment.AFTER_REVEAL, when=(War(),), do=(Remove(2, ChosenOpponent()),))),
    Card("bran", ("Warg", "Warg"), Ability(Moment.BEFORE_LAYING, do=(Look(OpposingActive()), Draw(1)))),
    Card(
        "bran", ("Das dritte Auge", "The Third Eye"), Ability(Moment.AFTER_REVEAL, when=(Active(),), do=(SwapCard(),))
    ),
)
