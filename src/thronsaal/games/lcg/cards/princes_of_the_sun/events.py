"""Events of Princes of the Sun; all of them are neutral."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Interrupt, Limit, Response
from thronsaal.games.lcg.cards.princes_of_the_sun.martell import NO_ICONS
from thronsaal.games.lcg.material import House, How, Icon, Phase
from thronsaal.games.lcg.printed import Event
from thronsaal.games.lcg.words.choosing import BecomeAttachment, NewPlot, Pick
from thronsaal.games.lcg.words.costs import EitherCost, Influence, KneelYours
from thronsaal.games.lcg.words.dealings import ClaimForHouse, Draw
from thronsaal.games.lcg.words.effects import Kneel, Remove, Then, kill, to_hand
from thronsaal.games.lcg.words.pointing import IT
from thronsaal.games.lcg.words.raiding import Cancel
from thronsaal.games.lcg.words.reprisals import NameBan, PassClaim
from thronsaal.games.lcg.words.seats import EACH_OPPONENT, LOSER, YOU_AND_CHOSEN
from thronsaal.games.lcg.words.selectors import CHARACTER, MARTELL, NOBLE, OPPONENTS, PARTICIPATING, STANDING, YOURS
from thronsaal.games.lcg.words.triggers import ANY_WAY, Decided, DominanceWon, Left, Won
from thronsaal.games.lcg.words.vengeance import NOT_STRONGER, SUMMER, ClaimDue, FreeResponse

M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER
ONLY = House.MARTELL
SCHEMING = (EitherCost(Influence(5), KneelYours(CHARACTER & NOBLE, 2)),)

CARDS = (
    Event(code="POTS20", name="Blood for Blood",
        text=(Response(after=Left(CHARACTER & MARTELL & YOURS), target=CHARACTER & NOT_STRONGER, do=(kill(),), limit=Limit(1, "phase")),)),
    Event(code="POTS21", name="He Calls It Thinking", only=ONLY,
        text=(Interrupt(after=FreeResponse(), do=(Then(Cancel(), BecomeAttachment(CHARACTER & MARTELL, "Boon", 2)),)),)),
    Event(code="POTS22", name="The Prince's Wrath", only=ONLY, text=(Action(phase=Phase.CHALLENGES, cost=(Influence(1),), target=CHARACTER, do=NO_ICONS),)),
    Event(code="POTS23", name="Someone Always Tells", only=ONLY,
        text=(Response(after=DominanceWon(lost=True), cost=(Influence(2),), do=(to_hand(CHARACTER & STANDING),)),)),
    Event(code="POTS24", name="Scheming on the Sand", only=ONLY,
        text=(Action(phase=Phase.PLOT, cost=SCHEMING, do=(NewPlot(),)), Action(phase=Phase.CHALLENGES, when=SUMMER, cost=SCHEMING, do=(NewPlot(),)))),
    Event(code="POTS25", name="Red Vengeance", only=ONLY, text=(Interrupt(after=ClaimDue(), cost=(Influence(2),), do=(PassClaim(),)),)),
    Event(code="POTS40", name="Parting Blow",
        text=(Response(after=Left(CHARACTER & YOURS, ANY_WAY), target=CHARACTER & OPPONENTS, do=(Then(Kneel(IT), Draw(1)),)),)),
    Event(code="POTS41", name="Wars Are Won with Quills", text=(Response(after=Won((I,), margin=4), do=(NameBan(),), limit=Limit(1, "phase")),)),
    Event(code="POTS42", name="Make an Example", text=(Response(after=Won(total=8), do=(ClaimForHouse(3),), limit=Limit(1, "phase")),)),
    Event(code="POTS43", name="The Dragon's Tail", text=(Action(phase=Phase.MARSHALLING, whom=EACH_OPPONENT, do=(Draw(2, YOU_AND_CHOSEN),)),)),
    Event(code="POTS51", name="When I Woke...",
        text=(Response(after=Decided((M,)), cost=(Influence(1),), do=(Pick(CHARACTER & PARTICIPATING, Remove(IT, How.TOPPED), LOSER),)),)),
)
