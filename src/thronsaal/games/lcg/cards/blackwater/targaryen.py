"""Cards of House Targaryen, The Blackwater."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Response
from thronsaal.games.lcg.cards.blackwater.common import back, lurks
from thronsaal.games.lcg.material import House, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Attachment, Character, Event, Location
from thronsaal.games.lcg.words.choosing import Search
from thronsaal.games.lcg.words.conditions import Not, There
from thronsaal.games.lcg.words.costs import PayGold
from thronsaal.games.lcg.words.curfews import HidesInstead
from thronsaal.games.lcg.words.effects import discard, kill
from thronsaal.games.lcg.words.measures import WithCost, WithStrength
from thronsaal.games.lcg.words.modifiers import GainsKeyword, Strength
from thronsaal.games.lcg.words.pointing import BEARER, SELF
from thronsaal.games.lcg.words.portents import CostAtLeast
from thronsaal.games.lcg.words.selectors import ATTACHMENT, CARD, CHARACTER, DRAGON, TARGARYEN
from thronsaal.games.lcg.words.shade import IN_YOUR_SHADOWS, CameOut
from thronsaal.games.lcg.words.tributes import DropHeld
from thronsaal.games.lcg.words.veils import OUTSHONE, SearchTop, Unmask

HOUSE, ONLY = (House.TARGARYEN,), House.TARGARYEN
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER

CARDS = (
    Character(code="13093", name="Covert Loyalist", de="Heimliche Getreue", house=HOUSE, cost=4, shadow=(4,), strength=4, icons=(M, I), traits=("Ally",),
        text=lurks(DropHeld(CARD & TARGARYEN & CostAtLeast(4)))),
    Event(code="13094", name="Music of Dragons", de="Musik der Drachen", only=ONLY, cost=1,
        text=(Action(phase=Phase.CHALLENGES, cost=(PayGold(1),), do=(Search(CHARACTER & DRAGON),)),)),
    Character(code="13033", name="Black Market Merchant", de="Schwarzmarkthändlerin", house=HOUSE, cost=2, shadow=(2,), strength=1, icons=(I, P), traits=("Merchant",),
        text=(Response(after=CameOut(SELF), do=(SearchTop(ATTACHMENT & WithCost(3), 10, Zone.PLAY),)),)),
    Event(code="13034", name="Shadow of the East", de="Schatten des Ostens", only=ONLY, costless=True, shadow=(0,), text=(Action(target=ATTACHMENT, do=(discard(), back("Summer"))),)),
    Character(code="13053", name="Jon Connington", de="Jon Connington", house=HOUSE, unique=True, cost=6, shadow=(5,), strength=5, icons=(M, I), traits=("House Connington", "Lord"),
        keywords=(Keyword.RENOWN,), text=(Response(after=CameOut(SELF), target=IN_YOUR_SHADOWS, do=(Unmask(CARD & WithCost(4)),)),)),
    Location(code="13054", name="The Dragonpit", de="Die Drachengrube", house=HOUSE, only=ONLY, unique=True, cost=3, traits=("King's Landing",),
        text=(Constant(to=CHARACTER & OUTSHONE, gives=(Strength(1, -1),)),)),
    Character(code="13073", name="Shadowblack Assassin", de="Meuchelmörder aus der Schattengasse", house=HOUSE, only=ONLY, cost=3, shadow=(2,), strength=3, icons=(M, I), traits=("Ally",),
        text=(Response(after=CameOut(SELF), target=CHARACTER & WithStrength(1), do=(kill(),)),)),
    Attachment(code="13074", name="Dragon Skull", de="Drachenschädel", house=HOUSE, cost=3, shadow=(2,), traits=("Item",), on=CHARACTER & TARGARYEN,
        text=(Constant(when=Not(There(CHARACTER & DRAGON)), to=BEARER, gives=(GainsKeyword(Keyword.DAUNT), GainsKeyword(Keyword.RENOWN))),)),
    Character(code="13113", name="Ser Jorah Mormont", de="Ser Jorah Mormont", house=HOUSE, unique=True, cost=5, shadow=(4,), strength=4, icons=(M, I, P), traits=("Companion", "Knight"),
        keywords=(Keyword.WEAPONS_ONLY,), text=(Constant(gives=(HidesInstead(),)),)),
)
