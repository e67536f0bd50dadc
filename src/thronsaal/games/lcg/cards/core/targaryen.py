"""House Targaryen, core set."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Interrupt, Limit, Passive, Response
from thronsaal.games.lcg.cards.common import chambers, fiefdoms, honor_guard, keep, recruiter, reducer, sea
from thronsaal.games.lcg.material import Against, Crest, Entry, House, How, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Attachment, Character, Location
from thronsaal.games.lcg.words.choosing import FromPile, GiveUp, MoveAttachment, Pick, RemoveGold, Search, ToHand
from thronsaal.games.lcg.words.conditions import IN_CHALLENGE, Itself, OnlyAttachment, There
from thronsaal.games.lcg.words.costs import DISCARD_SELF, Influence, PayGold
from thronsaal.games.lcg.words.dealings import ClaimForHouse, Draw, TakeGold
from thronsaal.games.lcg.words.edicts import ClaimValue, Delayed
from thronsaal.games.lcg.words.effects import SAVE, Grant, MayPay, Ordain, PutIntoPlay, Then, discard, kill, to_hand
from thronsaal.games.lcg.words.measures import NOT_DEARER, Carrying
from thronsaal.games.lcg.words.modifiers import DiesAtZero, GainsIcon, GainsKeyword, GainsTrait, Strength, Untargetable
from thronsaal.games.lcg.words.pointing import BEARER, IT, SELF, Named
from thronsaal.games.lcg.words.seats import CHOSEN, EACH_OPPONENT, LOSER
from thronsaal.games.lcg.words.selectors import (
    ATTACHMENT,
    CHARACTER,
    DRAGON,
    HAS_INTRIGUE,
    HAS_MILITARY,
    HAS_POWER,
    KNEELING,
    NOBLE,
    PARTICIPATING,
    TARGARYEN,
    WEAPON,
    YOURS,
)
from thronsaal.games.lcg.words.triggers import Entered, Laid, Left, OneOf, PhaseBegins, PhaseEnds, ShownSuch, Won

HOUSE = (House.TARGARYEN,)
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER

CARDS = (
    Attachment(code="T100", name="Blood of the Dragon", house=HOUSE, cost=3, traits=("Condition",), on=CHARACTER,
        text=(Constant(to=BEARER & PARTICIPATING, gives=(Strength(6), GainsTrait("Dragon"))),)),
    Attachment(code="T101", name="Poisoned Wine", de="Vergifteter Wein", house=HOUSE, cost=2, traits=("Item",), on=CHARACTER,
        text=(Constant(to=BEARER, gives=(Strength(2, -1),)), Action(cost=(Influence(1),), do=(MoveAttachment(),)))),
    Attachment(code="T102", name="Aegon's Blade", house=HOUSE, unique=True, cost=1, traits=("Weapon",), on=CHARACTER,
        text=(Constant(to=BEARER & HAS_MILITARY, gives=(Strength(2),)), Constant(to=BEARER & HAS_INTRIGUE, gives=(GainsKeyword(Keyword.STEALTH),)),
            Constant(to=BEARER & HAS_POWER, gives=(GainsKeyword(Keyword.RENOWN),)))),
    Attachment(code="T103", name="Flame-Kissed", house=HOUSE, only=House.TARGARYEN, cost=2, traits=("Condition",), keywords=(Keyword.AMBUSH,), on=CHARACTER,
        text=(Constant(when=OnlyAttachment(), to=BEARER, gives=(Strength(2, -1), DiesAtZero())),)),
    Attachment(code="T104", name="Bones of a Child", house=HOUSE, cost=1, traits=("Item",), on=CHARACTER,
        text=(Action(phase=Phase.CHALLENGES, when=IN_CHALLENGE, cost=(DISCARD_SELF,), whom=EACH_OPPONENT, do=(Ordain(ClaimValue(1, CHOSEN, -1), "challenge"),)),)),
    Character(code="T105", name="Captain Groleo", house=HOUSE, unique=True, cost=3, strength=3, icons=(M, P), traits=("Ally", "Captain"),
        text=(Response(after=OneOf(Entered(ATTACHMENT, (Entry.PLAYED,), "opponent"), ShownSuch(ATTACHMENT)), do=(ClaimForHouse(1),),
            limit=Limit(1, "phase")),)),
    Character(code="T106", name="Daenerys Targaryen", house=HOUSE, unique=True, cost=3, strength=3, icons=(I, P), traits=("Lady", "Queen"), crests=(Crest.NOBLE,),
        keywords=(Keyword.RENOWN,), text=(Passive(after=Won(role="attacker", alone=True), do=(TakeGold(LOSER),)),)),
    Character(code="T107", name="Khal Drogo", house=HOUSE, only=House.TARGARYEN, unique=True, cost=4, strength=3, icons=(M, P), traits=("Lord", "Dothraki"),
        crests=(Crest.NOBLE,), keywords=(Keyword.STEALTH,),
        text=(Response(zone=Zone.HAND, after=Won(), do=(PutIntoPlay(SELF), Ordain(Delayed(PhaseEnds(), to_hand(SELF)), "trigger"))),)),
    Character(code="T108", name="Viserys Targaryen", house=HOUSE, unique=True, cost=1, strength=1, icons=(P,), traits=("Lord",),
        text=(Interrupt(after=Left(SELF, (How.KILLED, How.DISCARDED)), do=(SAVE, to_hand(SELF))),)),
    Character(code="T109", name="Rhaegal", house=HOUSE, unique=True, cost=4, strength=4, icons=(M, P), traits=("Creature", "Dragon"),
        keywords=(Keyword.STEALTH, Keyword.NO_ATTACHMENTS), text=(Action(cost=(PayGold(1),), do=(Search(Named("Rhaegal"), Zone.PLAY),)),)),
    Character(code="T111", name="Drogon", house=HOUSE, unique=True, cost=4, strength=4, icons=(M, P), traits=("Creature", "Dragon"),
        keywords=(Keyword.STEALTH, Keyword.NO_ATTACHMENTS),
        text=(Action(cost=(PayGold(2),), target=CHARACTER, do=(Grant(IT, Strength(1, -1)), Grant(IT, DiesAtZero())), limit=Limit(1, "phase")),)),
    Character(code="T112", name="Viserion", house=HOUSE, unique=True, cost=4, strength=4, icons=(M, P), traits=("Creature", "Dragon"),
        keywords=(Keyword.STEALTH, Keyword.NO_ATTACHMENTS),
        text=(Action(phase=Phase.DOMINANCE, cost=(PayGold(4),), target=CHARACTER & KNEELING, do=(kill(),), limit=Limit(1, "phase")),)),
    Character(code="T113", name="Strong Belwas", house=HOUSE, unique=True, cost=3, strength=3, icons=(M,), traits=("Queensguard",),
        text=(Interrupt(after=Left(CHARACTER & NOBLE), cost=(PayGold(2),), do=(SAVE,)),)),
    Character(code="T114", name="Daario Naharis", house=HOUSE, unique=True, cost=3, strength=3, icons=(M, I, P), traits=("Ally", "Mercenary"),
        keywords=(Keyword.DEADLY,), text=(Passive(after=PhaseBegins(Phase.DOMINANCE), do=(GiveUp(RemoveGold(1), discard(SELF)),)),)),
    Character(code="T115", name="Quaithe of the Shadow", house=HOUSE, unique=True, cost=2, strength=2, icons=(M, P), traits=("Qartheen",),
        text=(Constant(when=Itself(Carrying(ATTACHMENT)), gives=(Untargetable(),)),)),
    Character(code="T116", name="Xaro Xoan Daxos", house=HOUSE, unique=True, cost=3, strength=3, icons=(M, I, P), traits=("Ally",),
        text=(Passive(after=Entered(SELF, (Entry.PLAYED,)), do=(Pick(CHARACTER & YOURS, to_hand()),)),)),
    Character(code="T117", name="Jhogo", house=HOUSE, unique=True, cost=3, strength=3, icons=(M, P), traits=("Dothraki", "Queensguard"), keywords=(Keyword.STEALTH,),
        text=(Constant(when=Itself(Carrying(ATTACHMENT & WEAPON)), gives=(Strength(2),)),)),
    Character(code="T118", name="Brown Ben Plumm", house=HOUSE, unique=True, strength=2, icons=(M,), traits=("Mercenary",)),
    honor_guard("T119", "Dothraki Honor Guard", House.TARGARYEN, (M, P), ("Army", "Dothraki")),
    Character(code="T120", name="The Titan's Bastard", house=HOUSE, only=House.TARGARYEN, unique=True, cost=3, strength=2, icons=(M, I, P),
        traits=("Ally", "Bastard", "Mercenary"), text=(Response(zone=Zone.HAND, after=Laid(yours=True), do=(PutIntoPlay(SELF),)),
            Response(after=Laid(yours=False), do=(to_hand(SELF),)))),
    Character(code="T121", name="Dany's Handmaiden", house=HOUSE, cost=2, strength=2, icons=(I,), traits=("Ally",),
        text=(Response(after=Left(Named("Daenerys Targaryen") | SELF), target=ATTACHMENT, do=(discard(),)),)),
    Character(code="T122", name="Warlock's Servitors", house=HOUSE, cost=4, strength=3, icons=(M, P), traits=("Army", "Unsullied"),
        keywords=(Keyword.DEADLY,), immune=(Against.CHARACTERS,)),
    Character(code="T123", name="Qartheen Fanatic", house=HOUSE, cost=2, strength=2, icons=(I,), traits=("Qartheen",),
        text=(Constant(when=There(CHARACTER & DRAGON), gives=(Strength(1), GainsIcon(M))),)),
    Character(code="T124", name="Pentoshi Guildmaster", house=HOUSE, cost=3, strength=2, icons=(M, I, P), traits=("Mercenary", "Asshai"),
        text=(Response(zone=Zone.DISCARD, after=Won(margin=4), do=(Then(ToHand(), MayPay(3, PutIntoPlay(SELF))),)),)),
    recruiter("T125", "Illyrio's Man", House.TARGARYEN, ("Conscriptor",), (P,)),
    Location(code="T126", name="Xaro's Home", house=HOUSE, unique=True, traits=("Free Cities",),
        text=(Response(after=Entered(ATTACHMENT, (Entry.PLAYED,), "you"), cost=(Influence(1),), do=(Draw(1),)),)),
    fiefdoms("T127", "Eastern Fiefdoms", House.TARGARYEN, ("Free Cities",)),
    chambers("T130", "Khal Drogo's Tent", House.TARGARYEN, ("The East",)),
    keep("T131", "Temple of the Graces", House.TARGARYEN, ("Free Cities",)),
    reducer("T133", "Great Pyramid", House.TARGARYEN, ("Free Cities",)),
    sea("T134", "Summer Sea", (House.TARGARYEN, House.MARTELL)),
    Location(code="T180", name="Lady Daenerys's Chambers", house=HOUSE, unique=True, cost=2, traits=("Free Cities",),
        text=(Response(after=Entered(CHARACTER & TARGARYEN, (Entry.PLAYED,), "you"), do=(FromPile(ATTACHMENT & NOT_DEARER, Zone.DISCARD),)),)),
)
