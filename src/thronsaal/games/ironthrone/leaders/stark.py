"""House Stark: honour, foresight and a long memory. All five sheets are printed facts in our words."""

from __future__ import annotations

from thronsaal.games.ironthrone.terms import Moment, Result
from thronsaal.games.ironthrone.vocabulary.ability import Ability, Leader
from thronsaal.games.ironthrone.vocabulary.conditions import Active, Betrayal, Lost
from thronsaal.games.ironthrone.vocabulary.costs import PaySheet
from thronsaal.games.ironthrone.vocabulary.effects import Become, Distribute, Remove
from thronsaal.games.ironthrone.vocabulary.handling import Discard, Draw, OpenLaying
from thronsaal.games.ironthrone.vocabulary.whom import OpposingSupporters

LEADERS = (
    Leader(
        "eddard",
        ("Ehrbar", "Honorable"),
        Ability(Moment.AFTER_REVEAL, when=(Betrayal(), Active()), do=(Become(Result.TRUCE),)),
        "printed",
    ),
    Leader("catelyn", ("Mütterlich", "Maternal"), Ability(Moment.BEFORE_TURN, do=(Distribute(2),)), "printed"),
    Leader("robb", ("Stratege", "Strategist"), Ability(Moment.BEFORE_TURN, do=(Discard(3), Draw(2))), "printed"),
    Leader(
        "arya",
        ("Rachsüchtig", "Vengeful"),
        Ability(Moment.AFTER_RESOLUTION, when=(Lost(),), do=(Remove(2, OpposingSupporters()),)),
        "printed",
    ),
    Leader(
        "bran",
        ("Grünseher", "Greenseer"),
        Ability(Moment.BEFORE_LAYING, when=(Active(),), cost=(PaySheet(1),), do=(OpenLaying(),)),
        "printed",
    ),
)
