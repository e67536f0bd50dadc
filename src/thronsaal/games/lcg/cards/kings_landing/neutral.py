"""Neutral characters, locations, a plot and an agenda, King's Landing."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Passive, Response
from thronsaal.games.lcg.cards.kings_landing.stark import SHADOW
from thronsaal.games.lcg.material import How, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Agenda, Character, Location, Plot
from thronsaal.games.lcg.words.alleys import ComeForth, ForOthers, GoesToShadows
from thronsaal.games.lcg.words.capital import Mightier
from thronsaal.games.lcg.words.conditions import Not
from thronsaal.games.lcg.words.costs import KNEEL_SELF
from thronsaal.games.lcg.words.customs import FreeShadows, NoUnopposed
from thronsaal.games.lcg.words.dealings import Draw
from thronsaal.games.lcg.words.effects import Ordain, Stand, discard, kill
from thronsaal.games.lcg.words.pointing import IT, SELF
from thronsaal.games.lcg.words.scheming import Ransom
from thronsaal.games.lcg.words.selectors import CARD, CHARACTER, LOCATION, OPPONENTS, PARTICIPATING, WithTrait
from thronsaal.games.lcg.words.shade import CameOut, CheaperIn, CheaperOut, HideFromHand, Lurking, PayShadow, shade
from thronsaal.games.lcg.words.triggers import PlotRevealed, Won

M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER
STREETS = ("King's Landing",)

CARDS = (
    Plot(code="KL19", name="City of Lies", traits=("City",), gold=3, initiative=6, claim=1, text=(Passive(after=PlotRevealed(itself=True), do=(HideFromHand(2),)),)),
    Agenda(code="KL20", name="City of Shadows", text=(Constant(gives=(FreeShadows(),)), Constant(gives=(CheaperOut(CARD & ForOthers(), -1),)),
        Constant(when=Not(Lurking("you")), gives=(NoUnopposed(),)))),
    Location(code="KL39", name="Twilight Market", traits=STREETS, keywords=(Keyword.LIMITED,),
        text=(Action(phase=Phase.MARSHALLING, cost=(KNEEL_SELF,), do=(Ordain(CheaperIn(1), "phase"),)),)),
    Character(code="KL77", name="Syrio Forel", unique=True, cost=2, shadow=(0,), strength=2, icons=(M,), traits=("Ally",), crests=SHADOW, keywords=(Keyword.STEALTH,),
        text=(Response(after=Won(taking_part=SELF), do=(shade(SELF),)),)),
    Location(code="KL78", name="The Red Keep", unique=True, cost=3, shadow=(1,), traits=STREETS, crests=SHADOW, keywords=(Keyword.NO_ATTACHMENTS,), influence=3,
        text=(Constant(gives=(GoesToShadows(),)),)),
    Character(code="KL97", name="Varys", unique=True, cost=3, shadow=(1,), strength=3, icons=(I, P), traits=("Lord", "Ally"), crests=SHADOW, keywords=(Keyword.STEALTH,),
        text=(Passive(after=CameOut(), target=CHARACTER & WithTrait("Ally"), do=(discard(),)),)),
    Location(code="KL99", name="King's Landing", unique=True, cost=4, shadow=(2,), traits=STREETS, crests=SHADOW,
        text=(Passive(after=CameOut(CARD), do=(Stand(SELF),)), Action(when=Mightier(LOCATION & WithTrait("King's Landing")), cost=(KNEEL_SELF,), do=(Draw(1),)))),
    Character(code="KL117", name="Ser Mandon Moore", unique=True, cost=4, shadow=(2,), strength=3, icons=(M,), traits=("Knight", "Kingsguard"), crests=SHADOW,
        keywords=(Keyword.WEAPONS_ONLY,), text=(Action(phase=Phase.CHALLENGES, zone=Zone.SHADOWS, cost=(PayShadow(),), do=(ComeForth(SELF),)),
            Response(after=Won(role="defender", taking_part=SELF), target=CHARACTER & PARTICIPATING, do=(kill(),)))),
    Character(code="KL118", name="Pyromancer's Apprentice", cost=3, shadow=(1,), strength=1, icons=(I,), traits=("Ally",), crests=SHADOW,
        text=(Response(after=CameOut(), target=LOCATION & OPPONENTS, do=(Ransom(IT, 1, How.DISCARDED),)),)),
)
