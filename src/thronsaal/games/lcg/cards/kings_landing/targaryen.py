"""House Targaryen, King's Landing."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Constant, Response
from thronsaal.games.lcg.cards.kings_landing.stark import SHADOW
from thronsaal.games.lcg.material import House, Icon, Keyword, Zone
from thronsaal.games.lcg.printed import Attachment, Character, Location
from thronsaal.games.lcg.words.alleys import OfDimmer, PeekEach
from thronsaal.games.lcg.words.capital import UNATTACHED
from thronsaal.games.lcg.words.effects import Grant, Stand, Then
from thronsaal.games.lcg.words.measures import WithStrength
from thronsaal.games.lcg.words.modifiers import DiesAtZero, Strength
from thronsaal.games.lcg.words.pointing import BEARER, IT, SELF
from thronsaal.games.lcg.words.reprisals import PutOn
from thronsaal.games.lcg.words.scheming import Outlaw, ReadHand
from thronsaal.games.lcg.words.seats import EACH_OPPONENT
from thronsaal.games.lcg.words.selectors import CHARACTER, OPPONENTS
from thronsaal.games.lcg.words.shade import CameOut, Lurking
from thronsaal.games.lcg.words.triggers import Left

HOUSE = (House.TARGARYEN,)
ONLY = House.TARGARYEN
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER

CARDS = (
    Character(code="KL12", name="Ser Barristan Selmy", house=HOUSE, only=ONLY, unique=True, cost=4, shadow=(2,), strength=4, icons=(M, P), traits=("Knight", "Kingsguard"),
        crests=SHADOW, keywords=(Keyword.RENOWN, Keyword.WEAPONS_ONLY), text=(Response(after=CameOut(), whom=EACH_OPPONENT, do=(Then(ReadHand(), Outlaw()),)),)),
    Attachment(code="KL13", name="Dragon Skull", house=HOUSE, only=ONLY, cost=3, shadow=(1,), traits=("Item",), crests=SHADOW, on=CHARACTER & OPPONENTS,
        text=(Response(zone=Zone.ASIDE, after=CameOut(), do=(PutOn(CHARACTER & OPPONENTS),)), Constant(to=BEARER, gives=(Strength(2, -1), DiesAtZero())))),
    Location(code="KL74", name="The Dragonpit", house=HOUSE, only=ONLY, unique=True, cost=3, traits=("King's Landing",),
        text=(Constant(when=Lurking("you"), to=CHARACTER & OfDimmer(), gives=(Strength(1, -1),)),)),
    Character(code="KL90", name="King's Landing Assassin", house=HOUSE, only=ONLY, cost=4, shadow=(2,), strength=2, icons=(M, I), traits=("Ally",), crests=SHADOW,
        text=(Response(after=CameOut(), target=CHARACTER & UNATTACHED, do=(Grant(IT, Strength(2, -1)), Grant(IT, DiesAtZero()))),)),
    Character(code="KL91", name="Shadow Prophet", house=HOUSE, only=ONLY, cost=2, shadow=(0,), strength=3, icons=(I,), traits=("Asshai",), crests=SHADOW,
        text=(Response(after=CameOut(), do=(PeekEach(),)),)),
    Character(code="KL110", name="Free Cities Mercenaries", house=HOUSE, only=ONLY, cost=6, shadow=(4,), strength=6, icons=(M, P), traits=("Army", "Mercenary"), crests=SHADOW,
        keywords=(Keyword.RENOWN, Keyword.NO_ATTACHMENTS), text=(Response(after=Left(CHARACTER & WithStrength(2)), do=(Stand(SELF),)),)),
)
