"""Cards of House Lannister, The Blackwater."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Interrupt, Limit, Response
from thronsaal.games.lcg.cards.blackwater.common import back, lurks
from thronsaal.games.lcg.material import House, How, Icon, Keyword, Phase
from thronsaal.games.lcg.printed import Character, Event, Location
from thronsaal.games.lcg.words.choosing import Pick
from thronsaal.games.lcg.words.costs import DISCARD_SELF, KNEEL_SELF
from thronsaal.games.lcg.words.dealings import Draw
from thronsaal.games.lcg.words.effects import Grant, Ordain, Then, kill
from thronsaal.games.lcg.words.intrigues import UnlessDrops
from thronsaal.games.lcg.words.modifiers import Strength
from thronsaal.games.lcg.words.pointing import ABOUT, IT, SELF
from thronsaal.games.lcg.words.portents import ALLY, CostAtLeast
from thronsaal.games.lcg.words.raiding import Cancel
from thronsaal.games.lcg.words.seats import CHOSEN, EACH_OPPONENT
from thronsaal.games.lcg.words.selectors import CARD, CHARACTER, LANNISTER, YOURS
from thronsaal.games.lcg.words.shade import CameOut, CheaperOut, Lurking, Shade, Shroud, shade
from thronsaal.games.lcg.words.tributes import GiveUp
from thronsaal.games.lcg.words.veils import WITH_SHADOW, Gathered, NoEventCameOut, TriggeredOn

HOUSE, ONLY = (House.LANNISTER,), House.LANNISTER
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER

CARDS = (
    Character(code="13089", name="Tyrion Lannister", de="Tyrion Lannister", house=HOUSE, only=ONLY, unique=True, cost=6, shadow=(5,), strength=5, icons=(I, P), traits=("Lord", "Small Council"),
        keywords=(Keyword.INSIGHT,), text=(Response(after=NoEventCameOut(), target=(CARD & YOURS) - ABOUT, do=(Shade(IT, further=True),), limit=Limit(1, "round")),)),
    Event(code="13090", name="A Very Large Shadow", de="Die größten Schatten", only=ONLY, costless=True, shadow=(0,),
        text=(Action(do=(Ordain(CheaperOut(CARD, 3, once=True)), back("Scheme")), limit=Limit(1, "phase")),)),
    Character(code="13009", name="Ser Mandon Moore", de="Ser Mandon Moor", house=HOUSE, unique=True, cost=4, shadow=(3,), strength=4, icons=(M, I), traits=("Kingsguard", "Knight"),
        text=(Response(after=CameOut(SELF), whom=EACH_OPPONENT, do=(UnlessDrops(2, Pick(CHARACTER & YOURS, kill(), CHOSEN)),)),)),
    Location(code="13010", name="Lion Gate", de="Löwentor", house=HOUSE, only=ONLY, cost=1, traits=("King's Landing",), keywords=(Keyword.LIMITED,), income=1,
        text=(Action(phase=Phase.CHALLENGES, when=Lurking("you", 2), cost=(DISCARD_SELF,), do=(Draw(2),)),)),
    Character(code="13029", name="The Regent's Guard", de="Die Regentengarde", house=HOUSE, cost=4, shadow=(4,), strength=4, icons=(M, I), traits=("Ally", "Guard"),
        text=lurks(GiveUp((CHARACTER & LANNISTER & CostAtLeast(4)) - ALLY, How.RETURNED))),
    Location(code="13070", name="Tunnels of the Red Keep", de="Tunnel des Roten Bergfrieds", house=HOUSE, only=ONLY, unique=True, cost=3, shadow=(2,), traits=("King's Landing",),
        text=(Action(cost=(KNEEL_SELF,), do=(Then(shade(SELF), Grant(CHARACTER & YOURS, Strength(Gathered()))),), limit=Limit(1, "phase", by_title=True)),)),
    Location(code="13110", name="Alchemists' Guildhall", de="Gildenhalle der Alchimisten", house=HOUSE, unique=True, cost=2, shadow=(2,), traits=("King's Landing",),
        text=(Interrupt(after=TriggeredOn(CHARACTER - WITH_SHADOW), cost=(KNEEL_SELF, Shroud()), do=(Cancel(),), limit=Limit(1, "phase", by_title=True)),)),
)
