"""House Tyrell: friends, harvests and thorns. Our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.terms import Moment
from thronsaal.games.ironthrone.vocabulary.ability import Ability, Leader
from thronsaal.games.ironthrone.vocabulary.conditions import Defender, Lost, Supporting, War, Won
from thronsaal.games.ironthrone.vocabulary.effects import Distribute, Remove, Strengthen
from thronsaal.games.ironthrone.vocabulary.handling import Draw
from thronsaal.games.ironthrone.vocabulary.whom import OpposingActive

LEADERS = (
    Leader(
        "olenna",
        ("Die Dornenkönigin", "Queen of Thorns"),
        Ability(Moment.AFTER_RESOLUTION, when=(Lost(),), do=(Remove(2, OpposingActive()),)),
    ),
    Leader("mace", ("Volle Speicher", "Full Granaries"), Ability(Moment.BEFORE_TURN, do=(Draw(1), Distribute(1)))),
    Leader(
        "margaery",
        ("Kluge Bande", "Canny Ties"),
        Ability(Moment.AFTER_RESOLUTION, when=(Won(), Supporting()), do=(Draw(1), Distribute(2))),
    ),
    Leader(
        "loras",
        ("Ritter der Blumen", "Knight of Flowers"),
        Ability(Moment.AFTER_REVEAL, when=(War(), Supporting()), do=(Strengthen(4),)),
    ),
    Leader(
        "garlan",
        ("Der Kavalier", "The Gallant"),
        Ability(Moment.AFTER_REVEAL, when=(War(), Defender()), do=(Strengthen(4),)),
    ),
)
