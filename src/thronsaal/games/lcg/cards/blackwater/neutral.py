"""Neutral cards and agendas of The Blackwater."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Interrupt, Limit, Response
from thronsaal.games.lcg.material import Icon, Keyword
from thronsaal.games.lcg.printed import Agenda, Attachment, Character, Event, Needed
from thronsaal.games.lcg.words.conditions import There
from thronsaal.games.lcg.words.costs import KNEEL_BEARER
from thronsaal.games.lcg.words.curfews import Dearer
from thronsaal.games.lcg.words.decrees import NoPenalty
from thronsaal.games.lcg.words.effects import SAVE, If, Stand
from thronsaal.games.lcg.words.intrigues import Divert, Restock
from thronsaal.games.lcg.words.modifiers import GainsTrait
from thronsaal.games.lcg.words.pointing import BEARER, IT, SELF
from thronsaal.games.lcg.words.portents import KINGSGUARD
from thronsaal.games.lcg.words.raiding import LookAtHand
from thronsaal.games.lcg.words.seats import EACH_OPPONENT, EVERYBODY
from thronsaal.games.lcg.words.selectors import CHARACTER, DEFENDING, KING, KNIGHT, PARTICIPATING, QUEEN, YOURS
from thronsaal.games.lcg.words.shade import IN_SHADOWS, CameOut, CheaperOut, DropVeiled
from thronsaal.games.lcg.words.tributes import KNEEL_HOUSE
from thronsaal.games.lcg.words.triggers import Left, Won
from thronsaal.games.lcg.words.veils import WITH_SHADOW, Erase, OnTheTable

M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER
GUARDS = CHARACTER & KINGSGUARD & YOURS

CARDS = (
    Character(code="13097", name="Sparrows", de="Spatzen", cost=2, shadow=(2,), strength=2, icons=(P,), traits=("The Seven",),
        text=(Response(after=CameOut(SELF), whom=EACH_OPPONENT, target=OnTheTable("The Seven") - SELF, do=(Divert(1),)),)),
    Attachment(code="13098", name="White Cloak", de="Weißer Umhang", cost=1, traits=("Item",), on=CHARACTER & KNIGHT & YOURS,
        text=(Constant(to=BEARER, gives=(GainsTrait("Kingsguard"),)),
            Interrupt(after=Left(CHARACTER & (KING | QUEEN)), cost=(KNEEL_BEARER,), do=(SAVE,)))),
    Agenda(code="13099", name="The White Book", de="Das Weiße Buch", needs=Needed("character", "Kingsguard", 7),
        text=(Constant(gives=(NoPenalty(CHARACTER & KINGSGUARD),)),
            Response(after=Won(), cost=(KNEEL_HOUSE,), do=(Stand(GUARDS & DEFENDING), If(There(CHARACTER & (KING | QUEEN) & YOURS), Stand(GUARDS & PARTICIPATING)))))),
    Character(code="13017", name="Littlefinger", de="Kleinfinger", unique=True, cost=6, shadow=(6,), strength=4, icons=(I, P), traits=("Ally", "Lord", "Small Council"),
        keywords=(Keyword.STEALTH,), text=(Response(after=CameOut(CHARACTER, by="you"), do=(Restock(3),), limit=Limit(1, "round")),)),
    Event(code="13038", name="Shadow Politics", de="Schattenpolitik", costless=True, shadow=(1,),
        text=(Action(target=IN_SHADOWS, do=(DropVeiled(IT),)), Action(whom=EVERYBODY, do=(Erase(5),)), Action(whom=EACH_OPPONENT, do=(LookAtHand(),)))),
    Agenda(code="13079", name="Kingdom of Shadows", de="Königreich der Schatten",
        text=(Constant(gives=(NoPenalty(CHARACTER & WITH_SHADOW), Dearer(CHARACTER, 1), CheaperOut(CHARACTER, 2, first=True))),)),
)
