"""Cards of House Stark, The Blackwater."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Limit, Response
from thronsaal.games.lcg.cards.blackwater.common import back, lurks
from thronsaal.games.lcg.material import House, Icon, Keyword
from thronsaal.games.lcg.printed import Attachment, Character, Event, Location
from thronsaal.games.lcg.words.conditions import IN_CHALLENGE, BearerIs
from thronsaal.games.lcg.words.costs import DISCARD_SELF, PayGold
from thronsaal.games.lcg.words.curfews import NoEvents, PrayedFor
from thronsaal.games.lcg.words.dealings import Draw
from thronsaal.games.lcg.words.edicts import ClaimValue
from thronsaal.games.lcg.words.effects import If, Ordain, Stand, Then, kill
from thronsaal.games.lcg.words.intrigues import ShowHand
from thronsaal.games.lcg.words.modifiers import GainsIcon
from thronsaal.games.lcg.words.pointing import ABOUT, BEARER, IT, SELF, THEM, Named
from thronsaal.games.lcg.words.portents import MAESTER, HasOthers
from thronsaal.games.lcg.words.raiding import LookAtHand
from thronsaal.games.lcg.words.seats import LOSER, YOU
from thronsaal.games.lcg.words.selectors import CARD, CHARACTER, NOT_YOURS, STARK, UNIQUE
from thronsaal.games.lcg.words.shade import CameOut, NoEmerging
from thronsaal.games.lcg.words.tributes import GiveUp
from thronsaal.games.lcg.words.triggers import Entered, Left, Won
from thronsaal.games.lcg.words.veils import Pray
from thronsaal.games.lcg.words.vengeance import PlotThere

HOUSE, ONLY = (House.STARK,), House.STARK
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER

CARDS = (
    Character(code="13081", name="Smallfolk Mob", de="Mob des gemeinen Volkes", house=HOUSE, cost=4, shadow=(4,), strength=4, icons=(M, P), traits=("Ally",),
        text=lurks(GiveUp(CHARACTER & UNIQUE & STARK))),
    Event(code="13082", name="Shadow of the North", de="Schatten des Nordens", only=ONLY, costless=True, shadow=(1,),
        text=(Action(when=IN_CHALLENGE, do=(Ordain(ClaimValue(1, YOU), "challenge"), back("Winter")), limit=Limit(1, "challenge")),)),
    Event(code="13022", name="No Surprises", de="Keine Überraschungen", only=ONLY, cost=1,
        text=(Action(when=HasOthers(), cost=(PayGold(1),), do=(Then(ShowHand(), Ordain(NoEvents())), Ordain(NoEmerging()))),)),
    Attachment(code="13042", name="Malleon's Tome", de="Malleons Wälzer", house=HOUSE, unique=True, cost=2, shadow=(1,), traits=("Citadel", "Item"), on=CHARACTER,
        text=(Constant(to=BEARER, gives=(GainsIcon(I),)),
            Response(after=Won(role="attacker", taking_part=BEARER), do=(LookAtHand(LOSER), If(BearerIs(Named("Eddard Stark") | MAESTER), Stand(BEARER))), limit=Limit(1, "phase")))),
    Character(code="13061", name="White Harbor Watchman", de="Wächter von Weißwasserhafen", house=HOUSE, cost=3, strength=3, icons=(M,), traits=("Guard", "House Manderly"),
        text=(Response(after=CameOut(CHARACTER), cost=(DISCARD_SELF,), do=(kill(ABOUT),)),)),
    Location(code="13062", name="Tower of the Hand", de="Turm der Hand", house=HOUSE, unique=True, cost=1, traits=("King's Landing",),
        text=(Response(after=CameOut(CARD, by="you"), when=PlotThere("Winter"), target=CHARACTER & STARK, do=(Stand(IT),), limit=Limit(1, "phase")),)),
    Character(code="13101", name="Arya Stark", de="Arya Stark", house=HOUSE, only=ONLY, unique=True, cost=5, shadow=(4,), strength=3, icons=(M, I, P), traits=("Lady",),
        keywords=(Keyword.STEALTH,), text=(Response(after=Entered(SELF), target=CHARACTER & NOT_YOURS, most=5, do=(Pray(THEM),)),
            Response(after=Left(CHARACTER & PrayedFor()), do=(Stand(SELF), Draw(1))))),
)
