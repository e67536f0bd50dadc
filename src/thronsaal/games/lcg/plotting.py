"""The plot phase: plots chosen in secret and revealed together, initiative, the first player, titles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import Frame, Question, SeatQuestion, record
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import causes
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import NONE
from thronsaal.games.lcg.timing import Responses
from thronsaal.games.lcg.values import rules
from thronsaal.games.lcg.windows import ActionWindow
from thronsaal.games.lcg.words.edicts import PlotWindow

if TYPE_CHECKING:
    from thronsaal.games.lcg.timing import Timed


def choose_plots(s: Timed) -> None:
    """Everybody chooses in secret; all reveal together, initiative is counted, the first player named."""
    frames: list[Frame[Any]] = [ChoosePlots()]
    if rules(s, PlotWindow):
        frames.append(ActionWindow(s.first, 0))
    s.push(*frames, RevealPlots(), Responses(s.first, 0))


@record
class ChoosePlots(Question[Any]):
    """All at once, in secret."""

    rule = "lcg.plot-choice"

    def actors(self, s: Timed) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(s.seats_count) if s.chosen[seat] == NONE)

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return sorted(n.move(n.PLOT, s.deal.ref[card]) for card in cards_in(s.plots[seat]))

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        s.chosen[seat] = s.deal.number_of[n.about(move)]
        s.confide("chose-plot", "lcg.plot-choice", seat, {"card": s.chosen[seat]})
        if NONE not in s.chosen:
            s.stack.pop()

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-plot")


@record
class RevealPlots(Frame[Any]):
    """Together; then initiative."""

    def run(self, s: Timed) -> bool:
        s.stack.pop()
        things = tuple(o.Reveals(seat, s.chosen[seat]) for seat in s.clockwise(s.first))
        s.push(s.coming(things), CountInitiative())
        return False


def initiative(s: Timed, seat: Seat) -> int:
    """The initiative of a seat: its plot and all cards it controls."""
    deal = s.deal
    cards = s.court[seat] & ~s.blank
    return deal.initiative[s.revealed[seat]] + sum(deal.initiative[card] for card in cards_in(cards))


@record
class CountInitiative(Frame[Any]):
    """The highest wins; a tie goes to less power, then to chance. The winner names the first player."""

    def run(self, s: Timed) -> bool:
        s.stack.pop()
        counts = [initiative(s, seat) for seat in range(s.seats_count)]
        most = max(counts)
        tied = best = [seat for seat, count in enumerate(counts) if count == most]
        if len(tied) > 1:
            least = min(s.power_of(seat) for seat in tied)
            best = [seat for seat in tied if s.power_of(seat) == least]
        if len(best) > 1:
            winner = s.chance.pick(best)
            s.tell("initiative-lot", "lcg.initiative-tie", news=True, seat=winner, count=counts[winner])
        elif len(tied) > 1:
            (winner,) = best
            s.tell("initiative-tie", "lcg.initiative-tie", seat=winner, count=counts[winner])
        else:
            (winner,) = best
            s.tell("initiative", "lcg.initiative", seat=winner, count=counts[winner])
        s.push(s.coming((o.Leads(winner),)), NameFirst(winner))
        return False


@record
class NameFirst(SeatQuestion[Any]):
    """Who wins initiative names the first player."""

    seat: Seat

    rule = "lcg.first-player"

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return [n.move(n.SEAT, other) for other in range(s.seats_count)]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.first = n.about(move)
        s.changed(causes.ROUND)
        s.tell("first-player", "lcg.first-player", seat=seat, other=s.first)
        responses = s.stack[-1]
        assert isinstance(responses, Responses)
        s.stack[-1] = Responses(s.first, 0)

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-first")


def has_titles(s: Timed) -> bool:
    """Titles are for three or four who play each for themselves."""
    return s.seats_count > 2 and s.variant != "teams"


def choose_titles(s: Timed) -> None:
    """Clockwise from the first player everybody takes a title."""
    if has_titles(s):
        s.offered = (1 << len(m.TITLES)) - 1 & ~s.rested
        s.push(*(ChooseTitle(seat) for seat in s.clockwise(s.first)), Responses(s.first, 0))


@record
class ChooseTitle(SeatQuestion[Any]):
    """A title for this round."""

    seat: Seat

    rule = "lcg.titles"

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return [n.move(n.TITLE, title) for title in range(len(m.TITLES)) if s.offered >> title & 1]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.titles[seat] = n.about(move)
        s.offered &= ~(1 << n.about(move))
        s.changed(causes.ROUND)
        s.tell("title", "lcg.titles", seat=seat, title=Word(f"title-{m.TITLES[n.about(move)].value}"))

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-title")


def return_titles(s: Timed) -> None:
    """Titles go back at the end of the round; with three seats those that were used rest for one."""
    if not has_titles(s):
        return
    used = sum(1 << title for title in s.titles if title != NONE)
    if s.seats_count == 3:
        s.rested = 0 if s.rested else used
    s.titles = [NONE] * s.seats_count
    if s.rested:
        aside = tuple(Word(f"title-{title.value}") for at, title in enumerate(m.TITLES) if s.rested >> at & 1)
        s.tell("titles-aside", "lcg.titles-three", titles=aside)
    else:
        s.tell("titles-back", "lcg.titles-out")
