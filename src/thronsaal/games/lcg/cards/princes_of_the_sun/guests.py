"""Characters and attachments of other houses and of none, Princes of the Sun."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Passive, Response
from thronsaal.games.lcg.material import Entry, House, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Attachment, Character
from thronsaal.games.lcg.words.conditions import Itself, Tokens
from thronsaal.games.lcg.words.costs import KNEEL_SELF, EitherCost, Influence, KneelYours
from thronsaal.games.lcg.words.dealings import Draw
from thronsaal.games.lcg.words.decrees import Hush, Late
from thronsaal.games.lcg.words.effects import Grant, Stand, discard, to_hand
from thronsaal.games.lcg.words.measures import WITH_POWER, WithStrength
from thronsaal.games.lcg.words.modifiers import GainsIcon, GainsKeyword, Strength
from thronsaal.games.lcg.words.pointing import BEARER, IT, SELF
from thronsaal.games.lcg.words.reprisals import Forfeit, PutOn
from thronsaal.games.lcg.words.seats import LOSER
from thronsaal.games.lcg.words.selectors import (
    CHARACTER,
    NIGHTS_WATCH,
    NOBLE,
    OWN_HOUSE_CARD,
    PARTICIPATING,
    YOURS,
    WithTrait,
)
from thronsaal.games.lcg.words.tides import NeedsLess
from thronsaal.games.lcg.words.triggers import ANY_WAY, Decided, Entered, EventPlayed, Left, Weakened
from thronsaal.games.lcg.words.vengeance import PlotThere

M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER
STRONGER = (Grant(IT, Strength(1)),)

CARDS = (
    Character(code="POTS35", name="The Hound", house=(House.STARK, House.LANNISTER), unique=True, cost=1, strength=4, icons=(M,), traits=("Ally",),
        keywords=(Keyword.WEAPONS_ONLY,), text=(Passive(after=Weakened(), do=(to_hand(SELF),)),)),
    Character(code="POTS36", name="Joffrey Baratheon", house=(House.LANNISTER, House.BARATHEON), unique=True, cost=2, strength=2, icons=(P,), traits=("Lord",),
        keywords=(Keyword.RENOWN,), text=(Response(after=EventPlayed(WithTrait("Small Council")),
            cost=(EitherCost(Influence(3), KneelYours(CHARACTER & NOBLE)),), target=CHARACTER & WITH_POWER, do=(discard(),)),)),
    Character(code="POTS37", name="Brienne of Tarth", house=(House.STARK, House.BARATHEON), unique=True, cost=3, strength=3, icons=(M, P), traits=("Lady",),
        text=(Constant(when=Itself(PARTICIPATING), gives=(Hush(),)),)),
    Character(code="POTS38", name="Theon Greyjoy", house=(House.STARK, House.GREYJOY), unique=True, cost=3, strength=3, icons=(M, P), traits=("Lord", "Ironborn"),
        keywords=(Keyword.STEALTH,), text=(Passive(after=Decided(margin=4), do=(Forfeit(LOSER),)),)),
    Character(code="POTS39", name="Ser Jorah Mormont", house=(House.STARK, House.TARGARYEN), unique=True, cost=2, strength=3, icons=(M, I, P),
        traits=("Knight", "Traitor"), keywords=(Keyword.STEALTH,),
        text=(Passive(after=Left(SELF, ANY_WAY), do=(Grant(CHARACTER & YOURS, Strength(1, -1)),)),)),
    Attachment(code="POTS44", name="Formal Petition", unique=True, cost=3, traits=("Condition", "Decree"), on=OWN_HOUSE_CARD, one_each=True,
        text=(Constant(gives=(NeedsLess(2),)),)),
    Attachment(code="POTS45", name="Court Advisor", cost=1, traits=("Title",), on=CHARACTER,
        text=(Passive(after=Entered(SELF, (Entry.PLAYED,), "you"), do=(Draw(1),)), Constant(to=BEARER, gives=(GainsIcon(I),)))),
    Attachment(code="POTS46", name="The Art of Diplomacy", traits=("Skill",), on=CHARACTER,
        text=(Constant(to=BEARER, gives=(GainsIcon(P),)), Constant(when=PlotThere("Power Struggle"), to=BEARER, gives=(Strength(4),)))),
    Attachment(code="POTS47", name="Rusted Sword", cost=1, traits=("Item", "Weapon"), on=CHARACTER,
        text=(Constant(to=BEARER, gives=(Strength(2), GainsIcon(M))), Action(zone=Zone.HAND, cost=(Influence(1),), do=(PutOn(CHARACTER & YOURS),)))),
    Character(code="POTS48", name="Denys Mallister", unique=True, cost=3, strength=3, icons=(M, P), traits=("Night's Watch",), keywords=(Keyword.NO_ATTACHMENTS,),
        text=(Action(cost=(Influence(1),), target=CHARACTER & NIGHTS_WATCH, do=STRONGER),)),
    Character(code="POTS49", name="Mag the Mighty", unique=True, cost=4, strength=4, icons=(M,), traits=("Wildling",), keywords=(Keyword.DEADLY,),
        text=(Action(phase=Phase.CHALLENGES, cost=(Influence(1),), target=CHARACTER & WithTrait("Wildling"), do=STRONGER),)),
    Character(code="POTS50", name="Kingsguard Squire", cost=1, strength=1, icons=(P,), traits=("Ally",),
        text=(Action(cost=(KNEEL_SELF,), target=CHARACTER & WithTrait("Kingsguard"), do=(Stand(IT),)),)),
    Character(code="POTS52", name="Former Champion", cost=3, strength=5, icons=(M,), traits=("Knight",), keywords=(Keyword.RENOWN,),
        text=(Constant(gives=(Strength(Tokens("power", 2), -1),)),
            Constant(when=Itself(WithStrength(3)), gives=(Late(GainsIcon(P)), Late(GainsKeyword(Keyword.DEADLY)))),
            Constant(when=Itself(WithStrength(1)), gives=(Late(GainsIcon(I)), Late(GainsKeyword(Keyword.STEALTH)))))),
)
