"""House Lannister: gold, leverage and hostages. Cersei is printed, the others are our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.terms import Moment
from thronsaal.games.ironthrone.vocabulary.ability import Ability, Leader
from thronsaal.games.ironthrone.vocabulary.conditions import Active, Betrayal, InfluenceThere, LaidTruce, War, Won
from thronsaal.games.ironthrone.vocabulary.costs import PaySheet
from thronsaal.games.ironthrone.vocabulary.effects import Press, Remove, Seize, Spare, Strengthen
from thronsaal.games.ironthrone.vocabulary.handling import Draw
from thronsaal.games.ironthrone.vocabulary.whom import ChosenOpponent, OpposingActive, You

LEADERS = (
    Leader(
        "tywin",
        ("Der alte Löwe", "The Old Lion"),
        Ability(Moment.AFTER_REVEAL, when=(War(), Active()), cost=(PaySheet(1),), do=(Strengthen(5),)),
    ),
    Leader(
        "cersei",
        ("Erpressung", "Blackmail"),
        Ability(Moment.BEFORE_OFFER, when=(InfluenceThere(), Active()), do=(Press(),)),
        "printed",
    ),
    Leader(
        "jaime",
        ("Königsmörder", "Kingslayer"),
        Ability(Moment.BEFORE_RESOLUTION, when=(Betrayal(), Won()), do=(Spare(You()), Draw(2))),
    ),
    Leader(
        "tyrion",
        ("Silberzunge", "Silver Tongue"),
        Ability(Moment.AFTER_RESOLUTION, when=(LaidTruce(),), do=(Draw(3), Seize(2, OpposingActive()))),
    ),
    Leader(
        "joffrey",
        ("Grausam", "Cruel"),
        Ability(Moment.AFTER_RESOLUTION, when=(Won(),), do=(Remove(2, ChosenOpponent()), Draw(1))),
    ),
)
