"""Events of Kings of the Sea."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501
from thronsaal.games.lcg.abilities import Action, Interrupt, Limit, Response
from thronsaal.games.lcg.material import House, Icon, Keyword
from thronsaal.games.lcg.printed import Event
from thronsaal.games.lcg.words.choosing import BecomeAttachment
from thronsaal.games.lcg.words.costs import EitherCost, Influence, KneelYours
from thronsaal.games.lcg.words.dealings import ClaimForHouse, Draw
from thronsaal.games.lcg.words.effects import SAVE, ClaimPower, Ordain, Stand, Then, discard
from thronsaal.games.lcg.words.pointing import ABOUT, IT, THEM
from thronsaal.games.lcg.words.raiding import (
    THAT_PLAYER,
    Also,
    Cancel,
    DropSeen,
    LookAtHand,
    Triggered,
    UnlessInfluence,
)
from thronsaal.games.lcg.words.seats import EACH_OPPONENT, LOSER
from thronsaal.games.lcg.words.selectors import (
    CARD,
    CHARACTER,
    GREYJOY,
    HOLY,
    IRONBORN,
    LADY,
    LOCATION,
    LORD,
    WAR,
    Of,
    WithKeyword,
)
from thronsaal.games.lcg.words.tides import SameAgain
from thronsaal.games.lcg.words.triggers import DominanceWon, Left, Won

UNOPPOSED = Won(unopposed=True)
LIMITED = WithKeyword(Keyword.LIMITED)

CARDS = (
    Event(code="KOTSE17", name="Assault of the Kraken", only=House.GREYJOY, text=(Response(after=UNOPPOSED, do=(Ordain(SameAgain(), "phase"),)),)),
    Event(code="KOTSE18", name="Kingsmoot", text=(Response(after=DominanceWon(), cost=(KneelYours(CHARACTER & IRONBORN, 2),),
        target=CHARACTER & GREYJOY & (LORD | LADY), do=(Then(Stand(IT), Also(ClaimPower(IT, 2), Draw(2))),)),)),
    Event(code="KOTSE19", name="Seasick", de="Seekrank", only=House.GREYJOY,
        text=(Interrupt(after=Triggered(), do=(UnlessInfluence(1, THAT_PLAYER, Cancel()),)),)),
    Event(code="KOTSE20", name="Risen from the Sea",
        text=(Interrupt(after=Left(CHARACTER & GREYJOY), do=(Then(SAVE, BecomeAttachment(ABOUT, "Condition", 1)),)),)),
    Event(code="KOTSE38", name="The Price of War", text=(Response(after=Won((Icon.MILITARY,), "attacker", taking_part=CHARACTER & WAR),
        target=(LOCATION - LIMITED) & Of(LOSER), most=2, do=(discard(THEM),), limit=Limit(1, "round")),)),
    Event(code="KOTSE39", name="Confession", text=(Action(cost=(EitherCost(Influence(3), KneelYours(CHARACTER & HOLY)),), whom=EACH_OPPONENT,
        do=(Then(LookAtHand(), DropSeen(CARD - LIMITED)),)),)),
    Event(code="KOTSE41", name="Assertion of Might", only=House.GREYJOY, text=(Response(after=UNOPPOSED,
        cost=(EitherCost(Influence(4), KneelYours(CHARACTER & WAR)),), do=(ClaimForHouse(3),), limit=Limit(1, "phase")),)),
)
