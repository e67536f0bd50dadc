"""Kings of the other houses, and neutral characters and attachments, of Kings of the Sea."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Limit, Response
from thronsaal.games.lcg.cards.kings_of_the_sea.greyjoy import NO_OTHER_KING
from thronsaal.games.lcg.material import Crest, Entry, House, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Attachment, Character
from thronsaal.games.lcg.words.conditions import CountInPile, Not, There, Tokens
from thronsaal.games.lcg.words.costs import KNEEL_BEARER, KNEEL_SELF, Cost, Influence
from thronsaal.games.lcg.words.effects import Grant, Ordain
from thronsaal.games.lcg.words.modifiers import GainsIcon, GainsKeyword, Strength
from thronsaal.games.lcg.words.pointing import IT, SELF
from thronsaal.games.lcg.words.raiding import Borne, ChosenCrest, LayPaid, PeekDrop, Replay
from thronsaal.games.lcg.words.seats import EVERYBODY
from thronsaal.games.lcg.words.selectors import ARMY, CHARACTER, KNIGHT, PARTICIPATING, QUEEN, STARK, WAR, YOURS
from thronsaal.games.lcg.words.tides import Gratis, NeedsLess
from thronsaal.games.lcg.words.triggers import Entered, Won

M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER


def shot(cost: Cost) -> Action:
    """Strength for a character in the challenge, once a phase."""
    return Action(phase=Phase.CHALLENGES, cost=(cost,), target=CHARACTER & PARTICIPATING, do=(Grant(IT, Strength(2)),), limit=Limit(1, "phase"))


CARDS = (
    Character(code="KOTSE33", name="Robb Stark", house=(House.STARK,), unique=True, cost=4, strength=3, icons=(M, P), traits=("Lord", "King"),
        crests=(Crest.NOBLE,), keywords=(Keyword.RENOWN,),
        text=(Action(when=NO_OTHER_KING, cost=(KNEEL_SELF,), do=(Ordain(Gratis(CHARACTER & STARK & ARMY), "phase"),)),)),
    Character(code="KOTSE34", name="Joffrey Baratheon", house=(House.LANNISTER,), unique=True, cost=2, strength=1, icons=(M, P), traits=("Lord", "King"),
        text=(Constant(when=NO_OTHER_KING, gives=(Strength(Tokens("gold")),)),
            Response(after=Entered(CHARACTER, (Entry.PLAYED,), "opponent"), do=(LayPaid(),), limit=Limit(1, "round")))),
    Character(code="KOTSE35", name="Robert Baratheon", house=(House.BARATHEON,), unique=True, cost=4, strength=3, icons=(M, P), traits=("Lord", "King"),
        crests=(Crest.NOBLE,), keywords=(Keyword.RENOWN,), text=(Action(when=NO_OTHER_KING, cost=(KNEEL_SELF,), do=(Replay(),)),)),
    Character(code="KOTSE36", name="Viserys Targaryen", house=(House.TARGARYEN,), unique=True, cost=1, strength=1, icons=(P,), traits=("Lord", "King"),
        text=(Constant(when=NO_OTHER_KING, gives=(NeedsLess(Borne(), 5),), errata=True), Constant(when=NO_OTHER_KING, gives=(NeedsLess(Borne()),), errata=False))),
    Character(code="KOTSE37", name="Myrcella Lannister", house=(House.MARTELL,), unique=True, cost=1, strength=1, icons=(I, P), traits=("Lady", "Queen"),
        text=(Action(when=Not(There(CHARACTER & QUEEN - SELF)), cost=(KNEEL_SELF,), target=CHARACTER & KNIGHT,
            do=(Grant(IT, GainsIcon(I)), Grant(IT, GainsKeyword(Keyword.STEALTH)))),)),
    Attachment(code="KOTSE40", name="Seafarer's Bow", cost=2, traits=("Weapon",), on=CHARACTER, text=(shot(KNEEL_BEARER), shot(KNEEL_SELF))),
    Character(code="KOTSE43", name="Shadowcat", cost=2, shadow=(0,), strength=2, icons=(M,), traits=("Creature",), crests=(Crest.SHADOW,),
        keywords=(Keyword.STEALTH, Keyword.NO_ATTACHMENTS)),
    Character(code="KOTSE44", name="Silent Sisters", cost=2, shadow=(0,), strength=1, icons=(I, P), traits=("Ally",), crests=(Crest.SHADOW,),
        text=(Constant(gives=(Strength(CountInPile(CHARACTER, Zone.DEAD)),)),)),
    Character(code="KOTSE45", name="Randyll Tarly", unique=True, cost=3, strength=3, icons=(M, P), traits=("Lord", "House Tarly"), crests=(Crest.WAR,),
        text=(Constant(to=CHARACTER & WAR & YOURS, gives=(Strength(1),)),)),
    Character(code="KOTSE46", name="Jack of all Trades", cost=2, strength=2, icons=(M, I, P), traits=("Ally",),
        text=(Action(cost=(Influence(1),), do=(ChosenCrest((Crest.WAR, Crest.NOBLE, Crest.LEARNED, Crest.HOLY)),)),)),
    Character(code="KOTSE47", name="Godswood Attendant", cost=3, strength=3, icons=(I, P), traits=("Ally",), crests=(Crest.HOLY,),
        text=(Response(after=Won(taking_part=SELF), whom=EVERYBODY, do=(PeekDrop(),)),)),
)
