"""Cards of House Martell, The Blackwater."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Limit, Response
from thronsaal.games.lcg.cards.blackwater.common import back, lurks
from thronsaal.games.lcg.material import House, Icon, Keyword, Zone
from thronsaal.games.lcg.printed import Attachment, Character, Event
from thronsaal.games.lcg.words.choosing import Pick
from thronsaal.games.lcg.words.costs import DISCARD_SELF
from thronsaal.games.lcg.words.effects import kill
from thronsaal.games.lcg.words.intrigues import NameIcon
from thronsaal.games.lcg.words.modifiers import GainsKeyword, Strength
from thronsaal.games.lcg.words.pointing import BEARER, SELF, THEM
from thronsaal.games.lcg.words.portents import PrintedStrength, UsedTraits
from thronsaal.games.lcg.words.reprisals import PutOn
from thronsaal.games.lcg.words.seats import LOSER
from thronsaal.games.lcg.words.selectors import CARD, CHARACTER, OPPONENTS, PARTICIPATING, YOURS
from thronsaal.games.lcg.words.shade import IN_SHADOWS, CameOut, PeekVeiled
from thronsaal.games.lcg.words.triggers import Left, Won
from thronsaal.games.lcg.words.veils import DropAnotherVeiled, SendHome

HOUSE, ONLY = (House.MARTELL,), House.MARTELL
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER


def skull(zone: Zone) -> Response:
    """It comes into play by itself when somebody mighty dies."""
    return Response(after=Left(CHARACTER & OPPONENTS & PrintedStrength(6)), zone=zone, do=(PutOn(CHARACTER),))


CARDS = (
    Character(code="13095", name="Dagos Manwoody", de="Dagos Mannkraft", house=HOUSE, unique=True, cost=5, strength=5, icons=(M, P), traits=("House Manwoody", "Lord"),
        text=(Constant(when=UsedTraits(5), gives=(GainsKeyword(Keyword.RENOWN), GainsKeyword(Keyword.STEALTH))),)),
    Attachment(code="13096", name="The Mountain's Skull", de="Der Schädel des Bergs", house=HOUSE, unique=True, cost=3, traits=("Item",), on=CHARACTER,
        text=(Constant(to=BEARER, gives=(Strength(2), GainsKeyword(Keyword.RENOWN))), skull(Zone.HAND), skull(Zone.DISCARD))),
    Character(code="13015", name="Southron Escort", de="Südländische Eskorte", house=HOUSE, cost=4, shadow=(4,), strength=4, icons=(M, I), traits=("Ally", "Guard"),
        text=lurks(DropAnotherVeiled())),
    Event(code="13036", name="Shadow of the South", de="Schatten des Südens", only=ONLY, costless=True, shadow=(1,), text=(Action(target=CHARACTER, do=(NameIcon(), back("Scheme"))),)),
    Character(code="13055", name="Arianne Martell", de="Arianne Martell", house=HOUSE, only=ONLY, unique=True, cost=6, shadow=(5,), strength=5, icons=(I, P), traits=("Lady",),
        keywords=(Keyword.STEALTH,), text=(Response(after=CameOut(CARD, by="you"), target=CHARACTER, do=(NameIcon(),), limit=Limit(3, "round")),)),
    Character(code="13115", name="Friends at Court", de="Freunde am Hofe", house=HOUSE, cost=3, shadow=(2,), strength=3, icons=(I, P), traits=("Spy",),
        text=(Response(after=CameOut(SELF), target=IN_SHADOWS, most=3, do=(PeekVeiled(THEM), SendHome(2))),)),
    Attachment(code="13116", name="Poisoned Dagger", de="Vergifteter Dolch", house=HOUSE, cost=2, shadow=(2,), traits=("Weapon",), on=CHARACTER & YOURS,
        text=(Constant(to=BEARER, gives=(Strength(2),)),
            Response(after=Won((I,), taking_part=BEARER), cost=(DISCARD_SELF,), do=(Pick(CHARACTER & PARTICIPATING & YOURS, kill(), LOSER),)))),
)
