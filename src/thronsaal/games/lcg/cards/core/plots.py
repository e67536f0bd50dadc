"""Plots of the core set."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.core.engine.select import Selector
from thronsaal.games.lcg.abilities import Constant, Passive
from thronsaal.games.lcg.material import Against, House, How, Icon, Phase, Zone
from thronsaal.games.lcg.printed import Plot
from thronsaal.games.lcg.words.choosing import CopyRevealed, DownTo, Pick, PickForEach, Search, Spare
from thronsaal.games.lcg.words.conditions import OUTNUMBERED, Opponents
from thronsaal.games.lcg.words.dealings import Draw
from thronsaal.games.lcg.words.edicts import NoIncome, NoTaxation, OnlyDefenders, PlotIncomeZero, Toll, Truce
from thronsaal.games.lcg.words.effects import Kneel, Ordain, discard, kill, to_hand
from thronsaal.games.lcg.words.measures import WithStrength
from thronsaal.games.lcg.words.modifiers import Immune, Proof, StaysKneeling, Strength, StrengthEach
from thronsaal.games.lcg.words.pointing import IT
from thronsaal.games.lcg.words.seats import CHOSEN, EACH_OPPONENT, YOU_AND_CHOSEN
from thronsaal.games.lcg.words.selectors import (
    ATTACHMENT,
    CHARACTER,
    HAS_INTRIGUE,
    KNEELING,
    KNIGHT,
    LOCATION,
    NOBLE,
    NOT_YOURS,
    STANDING,
    UNIQUE,
    WAR,
    YOURS,
)
from thronsaal.games.lcg.words.triggers import PhaseBegins, PlotRevealed

M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER
REVEALED = PlotRevealed(itself=True)


def season(code: str, name: str, initiative: int, which: Selector) -> Plot:
    """You and an opponent each search for a card."""
    return Plot(code=code, name=name, gold=4, initiative=initiative, claim=1,
        text=(Passive(after=REVEALED, whom=EACH_OPPONENT, do=(Search(which, Zone.HAND, YOU_AND_CHOSEN),)),))


def mutual(code: str, name: str, gold: int, initiative: int, icon: Icon) -> Plot:
    """No challenges of a type between you and an opponent for a round."""
    return Plot(code=code, name=name, gold=gold, initiative=initiative, claim=2,
        text=(Passive(after=REVEALED, when=Opponents(2), whom=EACH_OPPONENT, do=(Ordain(Truce(icon), "round"),)),))


CARDS = (
    season("B181", "Summoning Season", 3, CHARACTER),
    mutual("B182", "Mutual Cause", 3, 3, P),
    Plot(code="B183", name="Uneasy Truce", gold=4, initiative=0, claim=1, text=(Constant(gives=(Toll("challenge", 2, (M,)),)),)),
    Plot(code="B184", name="Rains of Autumn", gold=4, initiative=5, claim=1, text=(Constant(gives=(NoIncome(),)),)),
    Plot(code="B185", name="Good for the Gander", gold=4, initiative=0, claim=1, text=(Passive(after=REVEALED, whom=EACH_OPPONENT, do=(CopyRevealed(),)),)),
    Plot(code="B186", name="Tourney for the Hand", gold=3, initiative=6, claim=1,
        text=(Constant(to=CHARACTER & KNIGHT & YOURS, gives=(Strength(1), Immune(Against.OPPOSING_CHARACTERS))),)),
    Plot(code="B187", name="Fleeing to the Wall", gold=3, initiative=3, claim=1, traits=("Others",),
        text=(Passive(after=REVEALED, do=(Spare(LOCATION, 3, How.DISCARDED, own=False),), firm="errata"),)),
    Plot(code="L188", name="Drunken Allegations", gold=3, initiative=4, claim=1,
        text=(Passive(after=REVEALED, whom=EACH_OPPONENT, do=(Pick(CHARACTER & STANDING, Kneel(IT), YOU_AND_CHOSEN),)),)),
    mutual("L189", "Mutual Blackmail", 3, 1, I),
    Plot(code="L190", name="Planning Ahead", de="Vorausplanung", gold=3, initiative=0, claim=1, text=(Constant(gives=(NoTaxation(),)),)),
    Plot(code="L191", name="Wildfire Assault", gold=3, initiative=4, claim=1,
        text=(Passive(after=REVEALED, do=(Spare(CHARACTER, 3, How.KILLED, own=True),)),)),
    Plot(code="L192", name="Hear Me Roar", only=House.LANNISTER, gold=5, initiative=3, claim=1, text=(Constant(to=CHARACTER - HAS_INTRIGUE, gives=(Strength(1, -1),)),)),
    Plot(code="L193", name="Blockade", gold=0, initiative=4, claim=1, text=(Constant(gives=(PlotIncomeZero(),)),)),
    Plot(code="L194", name="The Power of Blood", gold=4, initiative=3, claim=1, copies=2, text=(Constant(to=CHARACTER & NOBLE, gives=(Proof((How.KILLED,)),)),)),
    season("S195", "Building Season", 1, LOCATION),
    mutual("S196", "Mutual Enemies", 2, 2, M),
    Plot(code="S197", name="Holding the Trident", gold=3, initiative=4, claim=1, text=(Constant(when=OUTNUMBERED, to=CHARACTER & YOURS, gives=(Strength(2),)),)),
    Plot(code="S198", name="Calm Over Westeros", gold=4, initiative=3, claim=1, text=(Constant(gives=(Toll("event", 1),)),)),
    Plot(code="S199", name="Snowed Under", gold=3, initiative=0, claim=1,
        text=(Passive(after=PhaseBegins(Phase.STANDING), do=(PickForEach((CHARACTER | LOCATION) & KNEELING, to_hand()),)),)),
    Plot(code="S200", name="The Power of Arms", gold=3, initiative=1, claim=2, copies=2, text=(Constant(to=CHARACTER & WAR & YOURS, gives=(Strength(2),)),)),
    Plot(code="S201", name="Valar Morghulis", de="Valar Morghulis", gold=2, initiative=0, claim=0, text=(Passive(after=REVEALED, do=(kill(CHARACTER),)),)),
    Plot(code="T202", name="Condemned by the Realm", gold=5, initiative=3, claim=1,
        text=(Passive(after=REVEALED, whom=EACH_OPPONENT, do=(Pick(CHARACTER & NOT_YOURS, kill(), CHOSEN),)),)),
    Plot(code="T203", name="Counting Favors", gold=3, initiative=3, claim=1, text=(Passive(after=REVEALED, whom=EACH_OPPONENT, do=(Draw(3, YOU_AND_CHOSEN),)),)),
    Plot(code="T204", name="Power and Wealth", gold=3, initiative=5, claim=1, text=(Constant(to=CHARACTER & YOURS, gives=(StrengthEach(1),)),)),
    Plot(code="T205", name="Mad King's Legacy", only=House.TARGARYEN, gold=4, initiative=3, claim=1, text=(Passive(after=REVEALED, target=ATTACHMENT, do=(discard(),)),)),
    Plot(code="T206", name="Rule by Decree", gold=4, initiative=4, claim=1, text=(Passive(after=REVEALED, do=(DownTo(4),), firm="always"),)),
    Plot(code="T207", name="Noose and Swordpoint", gold=4, initiative=3, claim=1, text=(Constant(to=CHARACTER & WithStrength(2), gives=(StaysKneeling(),)),)),
    Plot(code="T208", name="Herding the Masses", gold=2, initiative=0, claim=2, text=(Constant(gives=(OnlyDefenders(CHARACTER & UNIQUE),)),)),
)
