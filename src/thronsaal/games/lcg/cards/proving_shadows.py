"""Cards of our own that prove the rules of shadows, in both editions; no deck may hold them."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501
from thronsaal.games.lcg.abilities import Action, Constant, Limit, Passive, Response
from thronsaal.games.lcg.material import SHADOW_X, Crest, House, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Attachment, Character, Event, Location
from thronsaal.games.lcg.words.dealings import ClaimForHouse, Draw
from thronsaal.games.lcg.words.edicts import Discount
from thronsaal.games.lcg.words.effects import Ordain, PutIntoPlay, TakeControl
from thronsaal.games.lcg.words.modifiers import Strength
from thronsaal.games.lcg.words.pointing import BEARER, IT, SELF
from thronsaal.games.lcg.words.selectors import CARD, CHARACTER, EVENT, LOCATION, OPPONENTS, WithTrait
from thronsaal.games.lcg.words.shade import (
    IN_THEIR_SHADOWS,
    IN_YOUR_SHADOWS,
    BackToHand,
    BringOut,
    CameOut,
    CheaperIn,
    CheaperOut,
    CountVeiled,
    DropVeiled,
    HideFromHand,
    Lurking,
    NoEmerging,
    PayShadow,
    PeekVeiled,
    Shade,
    Shroud,
    shade,
)

ONCE = Limit(1, "round")
FIRST = (
    Character(code="PROOF-F1", name="Alley Cat", de="Gassenkatze", cost=3, shadow=(1,), strength=2, icons=(Icon.INTRIGUE,), traits=("Creature",),
        crests=(Crest.SHADOW,), text=(Response(after=CameOut(SELF), do=(Draw(1),)),), copies=0, provenance="own"),
    Character(code="PROOF-F2", name="Queen's Shadow", de="Schatten der Königin", house=(House.LANNISTER,), unique=True, cost=2, shadow=(0,), strength=1, icons=(Icon.INTRIGUE,), traits=("Ally",),
        crests=(Crest.SHADOW,), text=(Response(after=CameOut(CARD), do=(ClaimForHouse(1),), limit=Limit(1, "phase")),), copies=0, provenance="own"),
    Location(code="PROOF-F3", name="Hidden Stair", de="Verborgene Treppe", cost=2, shadow=(0,), traits=("King's Landing",), crests=(Crest.SHADOW,),
        text=(Action(cost=(Shroud(),), target=CHARACTER, do=(shade(IT),), limit=ONCE),), copies=0, provenance="own"),
    Attachment(code="PROOF-F4", name="Hidden Dagger", de="Verborgener Dolch", cost=3, shadow=(1,), traits=("Weapon",), crests=(Crest.SHADOW,), on=CHARACTER & WithTrait("Ally"),
        text=(Constant(to=BEARER, gives=(Strength(1),)),), copies=0, provenance="own"),
    Event(code="PROOF-F5", name="Whisper in the Dark", de="Flüstern im Dunkeln", cost=2, shadow=(0,), crests=(Crest.SHADOW,),
        text=(Response(after=CameOut(SELF), do=(Draw(1), BackToHand())),), copies=0, provenance="own"),
    Character(code="PROOF-F6", name="Patient Killer", de="Geduldiger Mörder", cost=4, shadow=(2,), strength=3, icons=(Icon.MILITARY,), traits=("Ally",), crests=(Crest.SHADOW,),
        text=(Action(phase=Phase.CHALLENGES, zone=Zone.SHADOWS, cost=(PayShadow(),), do=(PutIntoPlay(SELF),)),), copies=0, provenance="own"),
    Location(code="PROOF-F7", name="Lamp Room", de="Lampenkammer", cost=1, traits=("King's Landing",), text=(Constant(gives=(CheaperOut(CARD, 1),)),
        Action(phase=Phase.MARSHALLING, do=(Ordain(CheaperIn(1)),), limit=ONCE), Action(target=IN_THEIR_SHADOWS, do=(PeekVeiled(IT),), limit=ONCE), Action(target=IN_THEIR_SHADOWS, do=(DropVeiled(IT),), limit=ONCE),
        Action(do=(HideFromHand(2),), limit=ONCE)), copies=0, provenance="own"),
    Character(code="PROOF-F8", name="Gold Cloak on Watch", de="Goldrock auf Wache", cost=2, strength=1, icons=(Icon.MILITARY,), traits=("Ally",),
        text=(Constant(gives=(Strength(CountVeiled()),)), Constant(when=Lurking("you", 2), to=SELF, gives=(Strength(3),)), Passive(after=CameOut(CHARACTER), do=(ClaimForHouse(1),))), copies=0, provenance="own"),
)
SECOND = (
    Character(code="PROOF-N1", name="Cloaked Rider", de="Verhüllter Reiter", cost=4, shadow=(3,), strength=3, icons=(Icon.MILITARY,), traits=("Knight",),
        text=(Response(after=CameOut(SELF), do=(Draw(1),)),), copies=0, provenance="own"),
    Character(code="PROOF-N2", name="Masked Lady", de="Maskierte Dame", house=(House.LANNISTER,), unique=True, cost=5, shadow=(4, 2), strength=4, icons=(Icon.INTRIGUE,), traits=("Lady",),
        text=(Response(after=CameOut(CHARACTER, by="you"), target=CHARACTER, do=(Shade(IT, further=True),)),), copies=0, provenance="own"),
    Location(code="PROOF-N3", name="Black Galley", de="Schwarze Galeere", cost=1, shadow=(SHADOW_X,), traits=("Warship",),
        text=(Response(after=CameOut(SELF), do=(Draw(1),)),), copies=0, provenance="own"),
    Attachment(code="PROOF-N4", name="Velvet Mask", de="Samtmaske", costless=True, shadow=(1,), traits=("Item",), on=CHARACTER & WithTrait("Lady"),
        text=(Constant(to=BEARER, gives=(Strength(2),)),), copies=0, provenance="own"),
    Event(code="PROOF-N5", name="Sudden Lantern", de="Plötzliche Laterne", costless=True, shadow=(1,), text=(Action(target=CHARACTER, do=(shade(IT), BackToHand())),), copies=0, provenance="own"),
    Event(code="PROOF-N6", name="Echo of Steps", de="Hall von Schritten", shadow=(0,), text=(Response(after=CameOut(CARD), do=(Draw(1),)),), copies=0, provenance="own"),
    Character(code="PROOF-N7", name="Cellar Guard", de="Kellerwache", cost=3, shadow=(3,), strength=3, icons=(Icon.POWER,), traits=("Ally",), keywords=(Keyword.LIMITED,),
        text=(Action(zone=Zone.SHADOWS, target=LOCATION, do=(PutIntoPlay(SELF),)),), copies=0, provenance="own"),
    Character(code="PROOF-N9", name="Torch Bearer", de="Fackelträgerin", cost=2, strength=1, icons=(Icon.POWER,), traits=("Lady",),
        text=(Action(target=IN_YOUR_SHADOWS, do=(BringOut(IT),), limit=ONCE), Action(do=(Ordain(Discount(CARD, 1)),), limit=ONCE), Action(do=(Ordain(Discount(CHARACTER, 1)),), limit=ONCE), Action(do=(Ordain(Discount(EVENT, 1)),), limit=ONCE),
            Response(after=CameOut(CARD), target=CHARACTER & OPPONENTS, do=(TakeControl(IT),))), copies=0, provenance="own"),
    Location(code="PROOF-N8", name="Watch Tower", de="Wachturm", cost=1, text=(Constant(gives=(CheaperOut(CHARACTER, 2, first=True),)), Action(do=(Ordain(CheaperOut(CARD, 1, once=True)),), limit=ONCE),
        Action(do=(Ordain(NoEmerging()),), limit=ONCE), Action(target=IN_YOUR_SHADOWS, do=(DropVeiled(IT),), limit=ONCE)), copies=0, provenance="own"),
)
CARDS = (*FIRST, *SECOND)
