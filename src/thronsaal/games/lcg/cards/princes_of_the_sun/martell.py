"""Characters of House Martell, Princes of the Sun."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Passive, Response
from thronsaal.games.lcg.material import Against, Crest, Entry, House, How, Icon, Keyword
from thronsaal.games.lcg.printed import Character
from thronsaal.games.lcg.words.choosing import Pick, RevealTop
from thronsaal.games.lcg.words.conditions import Itself
from thronsaal.games.lcg.words.costs import DISCARD_SELF, KNEEL_SELF, Influence, Lose
from thronsaal.games.lcg.words.dealings import Draw
from thronsaal.games.lcg.words.decrees import CounterClaim, EntersInstead
from thronsaal.games.lcg.words.edicts import ClaimValue
from thronsaal.games.lcg.words.effects import Grant, Stand, Then, discard, kill, to_hand
from thronsaal.games.lcg.words.measures import WITH_POWER
from thronsaal.games.lcg.words.modifiers import LosesIcon, StaysStanding
from thronsaal.games.lcg.words.pointing import IT, SELF
from thronsaal.games.lcg.words.reprisals import DropChosen, MovePower, TakeOneOf
from thronsaal.games.lcg.words.seats import EACH_OPPONENT, YOU
from thronsaal.games.lcg.words.selectors import ATTACKING, CHARACTER, PARTICIPATING, WithTrait
from thronsaal.games.lcg.words.triggers import ANY_WAY, Entered, Left, Lost, OneOf
from thronsaal.games.lcg.words.vengeance import AttackOnMore, HandOf

HOUSE = (House.MARTELL,)
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER
NO_ICONS = tuple(Grant(IT, LosesIcon(icon)) for icon in Icon)
"""The chosen character has no challenge icons until the phase ends."""

CARDS = (
    Character(code="POTS1", name="The Red Viper", house=HOUSE, unique=True, cost=5, strength=3, icons=(M, I, P), traits=("Lord",), crests=(Crest.NOBLE,),
        keywords=(Keyword.RENOWN,), immune=(Against.EVENTS, Against.CHARACTERS),
        text=(Constant(when=AttackOnMore(), gives=(StaysStanding("attacker"),)),)),
    Character(code="POTS2", name="Arianne Martell", house=HOUSE, unique=True, cost=4, strength=3, icons=(I, P), traits=("Lady",), crests=(Crest.NOBLE,),
        keywords=(Keyword.STEALTH,), text=(Constant(when=Itself(ATTACKING), gives=(ClaimValue(1, YOU),)),)),
    Character(code="POTS3", name="Doran Martell", house=HOUSE, unique=True, cost=4, strength=2, icons=(I, P), traits=("Lord",), crests=(Crest.NOBLE,),
        text=(Constant(gives=(CounterClaim(),)),)),
    Character(code="POTS4", name="Darkstar", house=HOUSE, only=House.MARTELL, unique=True, cost=4, strength=3, icons=(M, I), traits=("Knight", "House Dayne"),
        keywords=(Keyword.VENGEFUL, Keyword.RENOWN), text=(Constant(gives=(EntersInstead(),)),)),
    Character(code="POTS5", name="Areo Hotah", house=HOUSE, unique=True, cost=4, strength=4, icons=(M, P), traits=("Ally",), crests=(Crest.WAR,),
        text=(Response(after=Lost(margin=4), cost=(KNEEL_SELF,), target=CHARACTER, do=(kill(),)),)),
    Character(code="POTS6", name="Sarella Sand", house=HOUSE, unique=True, cost=3, strength=3, icons=(M, I), traits=("Bastard", "Sand Snake"),
        keywords=(Keyword.STEALTH,), text=(Response(after=Lost(role="attacker", taking_part=SELF), cost=(Influence(1),),
            target=CHARACTER & PARTICIPATING, do=(Stand(IT),)),)),
    Character(code="POTS7", name="Ellaria Sand", house=HOUSE, unique=True, cost=3, strength=3, icons=(I, P), traits=("Lady",), keywords=(Keyword.VENGEFUL,),
        text=(Response(after=Lost(), do=(Pick((CHARACTER & WITH_POWER) - SELF, MovePower()),)),)),
    Character(code="POTS8", name="Harmen Uller", house=HOUSE, unique=True, cost=3, strength=3, icons=(M, P), traits=("Lord", "Ally"), keywords=(Keyword.RENOWN,),
        text=(Constant(when=HandOf(7), gives=(StaysStanding("attacker"),)),)),
    Character(code="POTS9", name="Ser Arys Oakheart", house=(House.LANNISTER, House.MARTELL), unique=True, cost=3, strength=3, icons=(M, P),
        traits=("Knight", "Kingsguard"), keywords=(Keyword.RENOWN, Keyword.WEAPONS_ONLY),
        text=(Response(after=Entered(SELF), target=CHARACTER & (WithTrait("Ally") | WithTrait("Mercenary")), do=(discard(),)),)),
    Character(code="POTS10", name="House Messenger", house=HOUSE, cost=2, strength=2, icons=(I,), traits=("Ally",),
        text=(Passive(after=Entered(SELF, (Entry.PLAYED,), "you"), do=(TakeOneOf(2),)),)),
    Character(code="POTS11", name="House Dayne Knight", house=HOUSE, cost=1, strength=1, icons=(M, I), traits=("Knight", "House Dayne")),
    Character(code="POTS12", name="Paramour", house=HOUSE, cost=1, strength=1, icons=(I,), traits=("Ally",), influence=1),
    Character(code="POTS13", name="Lord Edric's Knight", house=HOUSE, cost=2, strength=2, icons=(M,), traits=("Knight", "House Dayne"),
        keywords=(Keyword.STEALTH,)),
    Character(code="POTS14", name="House Dayne Skirmisher", house=HOUSE, cost=3, strength=2, icons=(M, I), traits=("House Dayne",),
        keywords=(Keyword.NO_ATTACHMENTS,), text=(Action(cost=(Lose(How.KILLED),), do=(Then(Draw(1), DropChosen(1, EACH_OPPONENT)),)),)),
    Character(code="POTS15", name="Orphan of the Greenblood", house=HOUSE, strength=0, traits=("Ally",),
        text=(Action(cost=(DISCARD_SELF,), target=CHARACTER, do=NO_ICONS),)),
    Character(code="POTS16", name="The Viper's Bannermen", house=HOUSE, cost=7, strength=7, icons=(M, P), traits=("Army",),
        keywords=(Keyword.STEALTH, Keyword.DEADLY, Keyword.NO_ATTACHMENTS),
        text=(Response(after=OneOf(Entered(SELF), Left(SELF, ANY_WAY)), do=(RevealTop(2),)),)),
    Character(code="POTS17", name="House Dayne Reserves", house=HOUSE, only=House.MARTELL, cost=8, strength=6, icons=(M, I, P), traits=("Army", "House Dayne"),
        crests=(Crest.WAR,), keywords=(Keyword.NO_ATTACHMENTS,),
        text=(Constant(gives=(EntersInstead(claim=True),)), Action(cost=(Influence(1),), do=(to_hand(SELF),)))),
)
