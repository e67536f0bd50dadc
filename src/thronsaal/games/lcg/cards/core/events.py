"""Events of the core set; all of them are neutral."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Limit, Response
from thronsaal.games.lcg.material import House, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Event
from thronsaal.games.lcg.words.choosing import AttachFromPile, BecomeAttachment, NameCard, NewPlot, Search, ToHand
from thronsaal.games.lcg.words.conditions import IN_CHALLENGE, Challenge, PoorerPlot, X
from thronsaal.games.lcg.words.costs import EitherCost, Influence, KneelYours, PayGold, PayX
from thronsaal.games.lcg.words.dealings import ClaimForHouse, Draw
from thronsaal.games.lcg.words.edicts import ClaimValue, Delayed
from thronsaal.games.lcg.words.effects import (
    ClaimPower,
    Grant,
    If,
    Kneel,
    Ordain,
    Redirect,
    Stand,
    TakeControl,
    Then,
    discard,
    kill,
)
from thronsaal.games.lcg.words.measures import YIELDING, WithCost
from thronsaal.games.lcg.words.modifiers import GainsKeyword, Strength
from thronsaal.games.lcg.words.pointing import IT, PAID
from thronsaal.games.lcg.words.seats import CHOSEN, EACH_OPPONENT, LOSER, WINNER, PlayersOf
from thronsaal.games.lcg.words.selectors import (
    ATTACKING,
    CARD,
    CHARACTER,
    DRAGON,
    HAS_MILITARY,
    HOLY,
    KNIGHT,
    LANNISTER,
    LEARNED,
    LOCATION,
    NOBLE,
    NOT_UNIQUE,
    OPPONENTS,
    PARTICIPATING,
    STARK,
    UNIQUE,
    WAR,
    YOURS,
    Of,
)
from thronsaal.games.lcg.words.triggers import DominanceWon, Left, Lost, Won

M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER
A_NOBLE_OR_3 = EitherCost(Influence(3), KneelYours(CHARACTER & NOBLE))
ONE_STARK_MORE = Ordain(ClaimValue(1, PlayersOf(House.STARK)), "challenge")

CARDS = (
    Event(code="S155", name="Distraction", text=(Action(phase=Phase.MARSHALLING, target=CHARACTER & HAS_MILITARY, do=(Kneel(IT),)),)),
    Event(code="S156", name="Winter is Coming", text=(Action(phase=Phase.CHALLENGES, when=IN_CHALLENGE, do=(ONE_STARK_MORE,), limit=Limit(1, "round")),)),
    Event(code="S157", name="Kings in the North", text=(Response(after=DominanceWon(), cost=(KneelYours(CHARACTER & STARK, 2),), do=(ClaimPower(PAID),)),)),
    Event(code="S158", name="Lethal Counterattack", text=(Action(phase=Phase.CHALLENGES, when=Challenge((M,)), cost=(KneelYours(CHARACTER & STARK, 2),),
        do=(kill(CHARACTER & ATTACKING),), limit=Limit(1, "challenge")),)),
    Event(code="S159", name="Bran the Builder's Legacy", only=House.STARK,
        text=(Action(phase=Phase.DOMINANCE, cost=(PayGold(3),), do=(Search(LOCATION & WithCost(2), Zone.PLAY),)),)),
    Event(code="S160", name="Guilty!", only=House.STARK, traits=("Small Council",),
        text=(Action(phase=Phase.DOMINANCE, cost=(A_NOBLE_OR_3,), target=CHARACTER - STARK, do=(kill(),)),)),
    Event(code="L161", name="I Never Bet Against My Family", text=(Action(phase=Phase.CHALLENGES, when=IN_CHALLENGE,
        cost=(PayX(1), KneelYours(CHARACTER & LANNISTER)), whom=EACH_OPPONENT, do=(Ordain(ClaimValue(X(), CHOSEN, -1), "challenge"),)),)),
    Event(code="L162", name="The Lion's Will", only=House.LANNISTER, text=(Action(cost=(PayGold(2),), target=CHARACTER, do=(Kneel(IT),)),)),
    Event(code="L163", name="Insidious Ways", de="Teuflische Pläne", text=(Action(phase=Phase.CHALLENGES, target=CHARACTER & ATTACKING & LANNISTER,
        do=(Grant(IT, Strength(2)), Ordain(Delayed(Won(), Draw(2)), "challenge"))),)),
    Event(code="L164", name="Call Their Bluff", only=House.LANNISTER, text=(Action(phase=Phase.DOMINANCE, cost=(PayGold(2),), do=(NameCard(),)),)),
    Event(code="L165", name="I'm You Writ Small", only=House.LANNISTER, text=(Action(phase=Phase.CHALLENGES, target=CHARACTER,
        do=(Then(Grant(IT, GainsKeyword(Keyword.DEADLY)), BecomeAttachment(CHARACTER & LANNISTER, "Boon", 2)),)),)),
    Event(code="L166", name="A Lannister Pays His Debts", text=(Response(after=Lost(), cost=(KneelYours(CHARACTER & LANNISTER),),
        target=CHARACTER & PARTICIPATING & Of(WINNER), do=(kill(),)),)),
    Event(code="L167", name="You've Killed the Wrong Dwarf!", only=House.LANNISTER, traits=("Small Council",),
        text=(Action(target=CHARACTER - NOBLE, do=(Then(Kneel(IT), ClaimPower(IT)),)),)),
    Event(code="B168", name="Muster", text=(Action(phase=Phase.MARSHALLING, cost=(KneelYours(CHARACTER & KNIGHT),), do=(Search(CHARACTER & KNIGHT),)),)),
    Event(code="B169", name="Prosperity and Plenty", only=House.BARATHEON, text=(Action(cost=(PayGold(1),), do=(AttachFromPile(),)),)),
    Event(code="B170", name="Lords of the Narrow Sea", de="Lords der Narrow Sea", only=House.BARATHEON,
        text=(Action(cost=(A_NOBLE_OR_3,), whom=EACH_OPPONENT, do=(NewPlot(CHOSEN), If(PoorerPlot(), ClaimForHouse(1)))),)),
    Event(code="B171", name="Retreat", text=(Response(after=Left(CHARACTER & UNIQUE & YOURS), do=(Redirect(Zone.HAND),)),)),
    Event(code="B172", name="Support of the Kingdom", text=(Response(after=Won((P,)), target=LOCATION & YIELDING & OPPONENTS, do=(TakeControl(IT),)),)),
    Event(code="T173", name="Dance With Dragons", text=(Action(cost=(Influence(1),), do=(Search(CARD & DRAGON),)),)),
    Event(code="T174", name="Forever Burning", only=House.TARGARYEN, keywords=(Keyword.DEATHBOUND,),
        text=(Action(target=CHARACTER, do=(Grant(IT, Strength(1, -1)),)),
            Action(phase=Phase.DOMINANCE, zone=Zone.DEAD, cost=(EitherCost(Influence(1), PayGold(2)),), do=(ToHand(),)))),
    Event(code="T175", name="Seductive Promise", text=(Response(after=Won((P,), margin=4), target=CHARACTER & NOT_UNIQUE & Of(LOSER),
        do=(TakeControl(IT),), limit=Limit(1, "phase")),)),
    Event(code="T176", name="Westeros Bleeds", text=(Action(phase=Phase.DOMINANCE, cost=(Influence(4),), do=(discard(CHARACTER),)),)),
    Event(code="S177", name="Distinct Mastery", text=(Action(target=CHARACTER & (HOLY | LEARNED | NOBLE | WAR), do=(Stand(IT),)),)),
)
