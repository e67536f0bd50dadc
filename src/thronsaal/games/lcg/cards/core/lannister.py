"""House Lannister, core set."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Interrupt, Limit, Passive, Response
from thronsaal.games.lcg.cards.common import chambers, fiefdoms, honor_guard, keep, reducer, sea
from thronsaal.games.lcg.material import Against, Crest, Entry, House, How, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Attachment, Character, Location
from thronsaal.games.lcg.words.choosing import GiveUp, PeekTop, RevealTop
from thronsaal.games.lcg.words.costs import DISCARD_SELF, KNEEL_SELF, PayGold, PayX
from thronsaal.games.lcg.words.dealings import ClaimForHouse, Draw, DropRandom, DropTop, PlaceGold
from thronsaal.games.lcg.words.effects import SAVE, ClaimPower, Grant, Kneel, discard, kill, to_hand
from thronsaal.games.lcg.words.measures import COST_X, WithStrength
from thronsaal.games.lcg.words.modifiers import (
    GainsKeyword,
    GoesTo,
    GoldCounts,
    Guard,
    StaysKneeling,
    StaysStanding,
    Strength,
)
from thronsaal.games.lcg.words.pointing import ABOUT, BEARER, IT, SELF, Named
from thronsaal.games.lcg.words.seats import EACH_OPPONENT
from thronsaal.games.lcg.words.selectors import CHARACTER, LADY, LOCATION, LORD, WithTrait
from thronsaal.games.lcg.words.triggers import Entered, Left, OneOf, PhaseBegins, PlotRevealed, Shown, Stood, Won

HOUSE = (House.LANNISTER,)
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER

CARDS = (
    Attachment(code="L34", name="Gutter Rat's Cunning", house=HOUSE, cost=1, traits=("Skill",), on=CHARACTER,
        text=(Constant(to=BEARER, gives=(Strength(2), GainsKeyword(Keyword.STEALTH))),)),
    Attachment(code="L35", name="Gilded Plate", house=HOUSE, traits=("Armor",), on=CHARACTER,
        text=(Interrupt(after=Left(BEARER, (How.KILLED, How.DISCARDED)), cost=(PayGold(1), DISCARD_SELF), do=(SAVE,)),)),
    Character(code="L36", name="Joffrey Baratheon", house=HOUSE, unique=True, cost=3, strength=2, icons=(P,), traits=("Lord",), crests=(Crest.NOBLE,),
        text=(Response(after=Left(CHARACTER & (LORD | LADY)), do=(ClaimPower(SELF),), limit=Limit(3, "round")),)),
    Character(code="L37", name="Ser Jaime Lannister", house=HOUSE, unique=True, cost=4, strength=3, icons=(M, I), traits=("Lord", "Knight"),
        keywords=(Keyword.INFAMY, Keyword.DEADLY), text=(Constant(gives=(StaysStanding("both", (M,)),)),)),
    Character(code="L38", name="Tyrion Lannister", de="Tyrion Lannister", house=HOUSE, unique=True, cost=4, strength=3, icons=(I, P), traits=("Lord",),
        crests=(Crest.LEARNED,), keywords=(Keyword.STEALTH,),
        text=(Response(after=OneOf(Won((I,)), Won(taking_part=SELF)), cost=(PayGold(1),), do=(Draw(1),)),)),
    Character(code="L39", name="Cersei Lannister", house=HOUSE, unique=True, cost=3, strength=3, icons=(I, P), traits=("Lady",), crests=(Crest.NOBLE,),
        text=(Action(phase=Phase.DOMINANCE, cost=(KNEEL_SELF, PayGold(2)), target=CHARACTER, do=(Kneel(IT), Grant(IT, StaysKneeling(), "round"))),)),
    Character(code="L40", name="Tywin Lannister", house=HOUSE, unique=True, cost=5, strength=4, icons=(M, I, P), traits=("Lord",), crests=(Crest.NOBLE,),
        text=(Passive(after=PhaseBegins(Phase.MARSHALLING), do=(PlaceGold(2),)), Constant(gives=(GoldCounts(),)))),
    Character(code="L41", name="Ser Ilyn Payne", house=HOUSE, unique=True, cost=4, strength=2, icons=(I, P), traits=("Knight", "Ally"),
        text=(Action(phase=Phase.MARSHALLING, cost=(KNEEL_SELF,), target=CHARACTER & WithStrength(2), do=(kill(),)),)),
    Character(code="L42", name="The Hound", house=HOUSE, unique=True, cost=2, strength=4, icons=(M,), traits=("Ally",),
        text=(Constant(gives=(GoesTo(How.KILLED, Zone.DISCARD),)),
            Passive(after=PhaseBegins(Phase.DOMINANCE), do=(GiveUp(DropTop(1), discard(SELF, hard=True)),)))),
    Character(code="L43", name="Chella, Daughter of Cheyk", house=HOUSE, unique=True, cost=3, strength=3, icons=(M,), traits=("Clansman",),
        keywords=(Keyword.STEALTH,),
        text=(Response(after=Won(taking_part=CHARACTER & WithTrait("Clansman")), cost=(PayX(),), target=LOCATION & COST_X, do=(to_hand(),)),)),
    Character(code="L44", name="Bronn", house=HOUSE, unique=True, cost=3, strength=3, icons=(M, P), traits=("Knight", "Mercenary"),
        keywords=(Keyword.DEADLY, Keyword.NO_ATTACHMENTS), text=(Action(cost=(PayGold(2),), target=CHARACTER, do=(Grant(IT, Guard()),)),)),
    Character(code="L45", name="Grand Maester Pycelle", house=HOUSE, unique=True, cost=3, strength=2, icons=(I, P), traits=("Maester",),
        text=(Response(after=Shown("Grand Maester Pycelle"), do=(RevealTop(),), limit=Limit(3, "phase")),)),
    Character(code="L46", name="Raff the Sweetling", de="Raff der Liebling", house=HOUSE, unique=True, cost=2, strength=2, icons=(M, I), traits=("Ally",),
        text=(Action(cost=(PayGold(1),), whom=EACH_OPPONENT, do=(PeekTop(),)),)),
    Character(code="L47", name="Ser Jacelyn Bywater", house=HOUSE, unique=True, cost=3, strength=3, icons=(M, P), traits=("Knight",),
        immune=(Against.CHARACTERS,), text=(Response(after=Left(SELF), do=(DropRandom(1, EACH_OPPONENT),)),)),
    Character(code="L48", name="Enemy Informer", house=HOUSE, cost=3, strength=2, icons=(M, I), traits=("House Tyrell",),
        text=(Response(after=Entered(SELF, (Entry.PLAYED,)), target=CHARACTER, do=(Kneel(IT),)),)),
    Character(code="L49", name="Qyburn's Informers", house=HOUSE, cost=4, strength=2, icons=(I,), traits=("Ally",), keywords=(Keyword.STEALTH,),
        text=(Response(after=Won((I,), taking_part=SELF), do=(Draw(2),)),)),
    Character(code="L50", name="Cersei's Attendant", house=HOUSE, cost=1, strength=1, icons=(I,), traits=("Ally",),
        text=(Response(after=Left(Named("Cersei Lannister") | SELF), target=CHARACTER, do=(Kneel(IT),)),)),
    Character(code="L51", name="Lurkers at Harrenhal", house=HOUSE, cost=6, strength=6, icons=(I, P), traits=("House Clegane",),
        keywords=(Keyword.STEALTH, Keyword.DEADLY, Keyword.NO_ATTACHMENTS)),
    Character(code="L52", name="Lannisport Steward", house=HOUSE, cost=2, strength=2, icons=(I,), traits=("Ally",), income=2),
    Character(code="L53", name="Lannisport Weaponsmith", house=HOUSE, cost=1, strength=1, icons=(M,), traits=("Ally",), income=1),
    honor_guard("L54", "Lannisport Honor Guard", House.LANNISTER, (M, I), ("Army",)),
    Location(code="L55", name="Lannisport", house=HOUSE, unique=True, cost=2, traits=("Lannisport",),
        text=(Response(after=Won((I,)), cost=(PayGold(1),), do=(ClaimForHouse(1),), limit=Limit(1, "challenge")),)),
    Location(code="L56", name="Lannisport Brothel", house=HOUSE, unique=True, cost=2, traits=("King's Landing",),
        text=(Response(after=Stood(CHARACTER), cost=(KNEEL_SELF,), do=(Kneel(ABOUT),)),)),
    Location(code="L57", name="Golden Tooth Mines", house=HOUSE, cost=2, traits=("Westeros",), text=(Passive(after=PlotRevealed(), do=(Draw(1),)),)),
    fiefdoms("L58", "Western Fiefdoms", House.LANNISTER, ("Lannisport",)),
    chambers("L60", "Queen Cersei's Chambers", House.LANNISTER, ("King's Landing",)),
    keep("L61", "The Goldroad", House.LANNISTER, ("Westeros",)),
    reducer("L64", "Hall of Heroes", House.LANNISTER, ("Lannisport",)),
    sea("L65", "Sunset Sea", (House.LANNISTER, House.GREYJOY)),
)
