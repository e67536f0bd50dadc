"""Events of King's Landing; all of them are neutral."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Response
from thronsaal.games.lcg.cards.kings_landing.stark import SHADOW
from thronsaal.games.lcg.material import House, Icon, Keyword, Phase
from thronsaal.games.lcg.printed import Event
from thronsaal.games.lcg.words.alleys import ChosenIs
from thronsaal.games.lcg.words.capital import UNATTACHED
from thronsaal.games.lcg.words.choosing import Pick
from thronsaal.games.lcg.words.customs import ChallengeAnytime, Gagged
from thronsaal.games.lcg.words.effects import Grant, If, Ordain, Then, discard
from thronsaal.games.lcg.words.modifiers import DiesAtZero, Strength
from thronsaal.games.lcg.words.pointing import IT
from thronsaal.games.lcg.words.scheming import GainGold, Rather, StealGold
from thronsaal.games.lcg.words.seats import CHOSEN, EACH_OPPONENT, EVERYBODY, LOSER
from thronsaal.games.lcg.words.selectors import ATTACHMENT, CARD, CHARACTER, LOCATION, YOURS, Of, WithKeyword
from thronsaal.games.lcg.words.selectors import SHADOW as SHADOWY
from thronsaal.games.lcg.words.shade import BackToHand, CameOut, CountVeiled, DropVeiled, Veiled, shade
from thronsaal.games.lcg.words.triggers import Won
from thronsaal.games.lcg.words.vengeance import SUMMER, WINTER

I = Icon.INTRIGUE
COUNCIL = ("Small Council",)
LIMITED = WithKeyword(Keyword.LIMITED)

CARDS = (
    Event(code="KL16", name="The Shadow of the South", only=House.MARTELL, cost=2, shadow=(0,), traits=COUNCIL, crests=SHADOW,
        text=(Response(after=CameOut(), whom=EACH_OPPONENT, do=(Then(Ordain(Gagged(CHOSEN)), If(SUMMER, BackToHand())),)),)),
    Event(code="KL18", name="Shadow Politics", cost=3, shadow=(1,), traits=COUNCIL, crests=SHADOW,
        text=(Response(after=CameOut(), whom=EVERYBODY, do=(Ordain(ChallengeAnytime(I, CHOSEN)),)),)),
    Event(code="KL26", name="A Fistful of Coppers", only=House.LANNISTER, cost=2, shadow=(0,), crests=SHADOW, text=(Response(after=CameOut(), do=(GainGold(2),)),)),
    Event(code="KL34", name="The Shadow of the East", only=House.TARGARYEN, cost=2, shadow=(0,), traits=COUNCIL, crests=SHADOW,
        text=(Response(after=CameOut(), target=ATTACHMENT, do=(Then(discard(), If(SUMMER, BackToHand())),)),)),
    Event(code="KL38", name="Condemned by the Council", traits=COUNCIL,
        text=(Response(after=Won((I,)), target=LOCATION & Of(LOSER), do=(Rather(discard(), ChosenIs(CARD & SHADOWY), shade()),)),)),
    Event(code="KL52", name="The Shadow of the Isles", only=House.GREYJOY, cost=3, shadow=(1,), traits=COUNCIL, crests=SHADOW,
        text=(Response(after=CameOut(), do=(Then(Pick((LOCATION - LIMITED) & YOURS, discard(), EVERYBODY), If(WINTER, BackToHand())),)),)),
    Event(code="KL56", name="By the Light of the Sun", text=(Response(after=Won((I,)), do=(Pick(Veiled("loser"), DropVeiled(IT), LOSER),)),)),
    Event(code="KL93", name="Aegon's Legacy", only=House.TARGARYEN, text=(Action(phase=Phase.DOMINANCE, target=CHARACTER & UNATTACHED,
        do=(Grant(IT, Strength(CountVeiled(), -1)), Grant(IT, DiesAtZero()))),)),
    Event(code="KL96", name="Backroom Bribery", only=House.MARTELL, cost=2, shadow=(0,), crests=SHADOW,
        text=(Response(after=CameOut(), whom=EACH_OPPONENT, do=(StealGold(1, CHOSEN),)),)),
)
