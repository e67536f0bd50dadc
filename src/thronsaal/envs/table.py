"""A match as small numbered actions: what the rules list is one action, what they do not list is made of several.

An offer of two cards for one is no action of its own: it is put together card by card (a draft) and then proposed. As
long as a seat drafts, it can do nothing else, nobody else is told, and every step leads to a move that is allowed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces

from thronsaal.core.game import Game, State
from thronsaal.core.reason import Refused
from thronsaal.core.registry import find_game
from thronsaal.core.rewards import rewards
from thronsaal.core.spaces import MASK, Field, Layout, Recipe
from thronsaal.core.words import Move, Seat

Seen: TypeAlias = dict[str, Any]
"""What an agent sees: `observation` and `action_mask`."""
MOST_OF_ONE: Final = 31
"""No draft counts more of one thing."""


class Illegal(ValueError):
    """An action that is not possible now."""


class Draft:
    """A move that a seat is putting together."""

    def __init__(self, recipe: Recipe, first: int) -> None:
        self.recipe, self.first = recipe, first
        self.counts = [0] * len(recipe.slots)
        self.last = 0
        self._known: tuple[list[int], Move | None] | None = None

    def add(self, slot: int) -> None:
        """One more of this."""
        self.counts[slot] += 1
        self.last = slot
        self._known = None

    def look(self, state: State, seat: Seat) -> tuple[list[int], Move | None]:
        """The slots that may get one more, and the move as it stands, if it is allowed."""
        if self._known is None:
            able = [slot for slot in self.recipe.may_add(state, seat, self.counts) if slot >= self.last]
            move = self.recipe.move(state, seat, self.counts) if any(self.counts) else None
            self._known = able, move if move is not None and state.check(seat, move) is None else None
        return self._known

    def forget(self) -> None:
        """The position has changed."""
        self._known = None


class Table:
    """One match after another at the same table."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        bargains: bool = True,
    ) -> None:
        """`bargains` off leaves out all that is made of several actions: only listed moves remain."""
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = self.game.settle(options or {})
        table = self.game.spaces(self.seats, self.options)
        self.actions, self._plain = table.actions, table.layout
        self.recipes = self.actions.recipes if bargains else ()
        self._firsts: list[int] = []
        names = list(self.actions.names)
        for recipe in self.recipes:
            self._firsts.append(len(names))
            names += [*(f"{recipe.name}: {slot}" for slot in recipe.slots), f"{recipe.name}: propose"]
        self.names = tuple(names)
        self.size = len(names)
        self._drafted = sum(len(recipe.slots) for recipe in self.recipes)
        self.layout = _with_drafts(self._plain, self.recipes, self._drafted)
        self._dtype = self.layout.dtype
        self.drafts: dict[Seat, Draft] = {}
        self.state: State

    def start(self, seed: int) -> None:
        """Begin a match. Raises BadOption."""
        self.state = self.game.start(self.seats, self.options, seed)
        self.drafts.clear()

    def observation_space(self) -> spaces.Dict:
        """What `observe` can give, for Gymnasium and PettingZoo."""
        seen = spaces.Box(self.layout.low, self.layout.high, dtype=self._dtype.type)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.size,), MASK)})

    def action_space(self) -> spaces.Discrete[np.int64]:
        """All actions, for Gymnasium and PettingZoo."""
        return spaces.Discrete(self.size)

    def observe(self, seat: Seat) -> Seen:
        """All that a seat may know, and what it may do."""
        return {"observation": self.numbers(seat), "action_mask": self.mask(seat)}

    def numbers(self, seat: Seat) -> np.ndarray[Any, Any]:
        """The observation: that of the rules, and the seat's own draft behind it."""
        if not self._drafted:
            return self.state.observe(seat)
        seen = np.empty(self.layout.size, self._dtype)
        plain = self._plain.size
        self.state.observe(seat, seen[:plain])
        seen[plain:] = 0
        draft = self.drafts.get(seat) if self.drafts else None
        if draft is not None:
            at = plain + draft.first - self._firsts[0] - self.recipes.index(draft.recipe)
            seen[at : at + len(draft.counts)] = draft.counts
        return seen

    def mask(self, seat: Seat) -> np.ndarray[Any, Any]:
        """For each action whether the seat may take it now."""
        if not self.recipes:
            return self.state.mask(seat)
        state = self.state
        mask = np.zeros(self.size, MASK)
        draft = self.drafts.get(seat) if self.drafts else None
        if draft is not None:
            able, move = draft.look(state, seat)
            for slot in able:
                mask[draft.first + slot] = 1
            mask[draft.first + len(draft.counts)] = move is not None
            return mask
        plain = mask[: self.actions.size]
        state.mask(seat, plain)
        if seat in state.actors:
            for recipe, first in zip(self.recipes, self._firsts, strict=True):
                for slot in recipe.may_add(state, seat, [0] * len(recipe.slots)):
                    mask[first + slot] = 1
        return mask

    def meant(self, seat: Seat, action: int) -> Move | None:
        """The move that an action completes; None where it only adds to a draft. Raises Illegal."""
        draft = self.drafts.get(seat) if self.drafts else None
        if draft is None and action < self.actions.size:
            try:
                return self.actions.move(self.state, seat, action)
            except LookupError as error:
                raise Illegal(f"there is no action {action} now") from error
        draft = draft or self._begun(action)
        slot = action - draft.first
        able, move = draft.look(self.state, seat)
        if slot == len(draft.counts):
            if move is None:
                raise Illegal(f"{self.names[action]!r} is not possible yet")
            return move
        if slot not in able:
            raise Illegal(f"{self.names[action]!r} is not possible now" if action < self.size else str(action))
        self.drafts[seat] = draft
        draft.add(slot)
        return None

    def _begun(self, action: int) -> Draft:
        """The draft that an action begins. Raises Illegal."""
        for recipe, first in zip(self.recipes, self._firsts, strict=True):
            if first <= action < first + len(recipe.slots):
                return Draft(recipe, first)
        raise Illegal(f"there is no action {action} now")

    def act(self, seat: Seat, action: int) -> None:
        """Take an action. Raises Illegal and changes nothing."""
        move = self.meant(seat, action)
        if move is not None:
            self.play(seat, move)

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move. Raises Illegal."""
        try:
            self.state.apply(seat, move, False)
        except Refused as error:
            raise Illegal(f"{self.game.write(move)!r} is refused: {error.reason.code}") from error
        self.moved(seat)

    def moved(self, seat: Seat) -> None:
        """A seat has moved: its draft is done, and what others may draft may have changed."""
        if self.drafts:
            self.drafts.pop(seat, None)
            for draft in self.drafts.values():
                draft.forget()

    def steps_to(self, seat: Seat, move: Move) -> list[int]:
        """The actions that make a move in this position. Raises LookupError."""
        try:
            return [self.actions.action(self.state, seat, move)]
        except LookupError:
            for recipe, first in zip(self.recipes, self._firsts, strict=True):
                counts = recipe.counts(self.state, seat, move)
                if counts is not None:
                    steps = [first + slot for slot, count in enumerate(counts) for _ in range(count)]
                    return [*steps, first + len(counts)]
            raise

    def skip_forced(self) -> None:
        """Make every move that is the only one."""
        while True:
            for seat in self.state.actors:
                only = self.state.forced(seat) if seat not in self.drafts else None
                if only is not None:
                    self.state.apply(seat, only, False)
                    break
            else:
                return

    def rewards(self, by: str, zero_sum: bool) -> tuple[float, ...]:
        """What each seat gets for the position: nothing before the end."""
        outcome = self.state.outcome
        return (0.0,) * self.seats if outcome is None else rewards(outcome, by, zero_sum)


def _with_drafts(layout: Layout, recipes: tuple[Recipe, ...], drafted: int) -> Layout:
    if not drafted:
        return layout
    what = ", ".join(f"{recipe.name}: {slot}" for recipe in recipes for slot in recipe.slots)
    draft = Field("draft", (drafted,), 0, MOST_OF_ONE, f"what you are putting together: {what}", private=True)
    return Layout([*layout.fields, draft], layout.dtype.type)
