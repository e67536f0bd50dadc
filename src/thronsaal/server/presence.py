"""Who of those who sit at a table is here, and since when the others are gone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

GRACE_SECONDS = 10.0
PATIENCE_SECONDS = 300.0


class Presence:
    """People by their id; times in milliseconds since 1970.

    Here is whoever has a window open, or had one or did something a moment ago: to load a page anew is not to leave.
    """

    def __init__(
        self, opened: int | None = None, grace: float = GRACE_SECONDS, patience: float = PATIENCE_SECONDS
    ) -> None:
        self._windows: Counter[str] = Counter()
        self._elsewhere: dict[str, set[str]] = {}
        """Who has windows open on other servers, by server."""
        self._seen: dict[str, int] = {}
        self._opened = opened
        """Of whom nothing is known we know only that they were not here since; None: nobody watches the doors."""
        self._grace = int(1000 * grace)
        self._patience = int(1000 * patience)

    def came(self, person: str, at: int) -> None:
        """Somebody opened a window."""
        self._windows[person] += 1
        self.did(person, at)

    def went(self, person: str, at: int) -> None:
        """Somebody closed a window."""
        self._windows[person] -= 1
        self.did(person, at)

    @property
    def at_windows(self) -> list[str]:
        """Who has a window open on this server."""
        return [person for person, count in self._windows.items() if count > 0]

    def came_elsewhere(self, server: str, person: str) -> None:
        """Somebody has a window open on another server."""
        self._elsewhere.setdefault(server, set()).add(person)

    def went_elsewhere(self, server: str, person: str, at: int) -> None:
        """Somebody has none open there any more."""
        self._elsewhere.get(server, set()).discard(person)
        self.did(person, at)

    def lost(self, server: str, at: int) -> None:
        """Another server is gone: whom it saw were here until now."""
        for person in self._elsewhere.pop(server, ()):
            self.did(person, at)

    def cut(self, at: int) -> None:
        """Nothing is heard of other servers any more."""
        for server in list(self._elsewhere):
            self.lost(server, at)

    def _is_here(self, person: str) -> bool:
        return self._windows[person] > 0 or any(person in people for people in self._elsewhere.values())

    def did(self, person: str, at: int) -> None:
        """Somebody did something, or was seen elsewhere, at this time (0: never, as far as is known)."""
        if at > self._seen.get(person, 0):
            self._seen[person] = at

    def seen_at(self, at: int) -> Mapping[str, int]:
        """When everybody known was last seen."""
        here = {person: at for person, count in self._windows.items() if count > 0}
        return {**self._seen, **here}

    def gone_since(self, person: str, at: int) -> int | None:
        """Since when somebody is gone; None: they are here."""
        if self._is_here(person):
            return None
        seen = self._seen.get(person, self._opened)
        return None if seen is None or at - seen < self._grace else seen

    def is_long_gone(self, person: str, at: int) -> bool:
        """Whether the others need not wait any longer."""
        since = self.gone_since(person, at)
        return since is not None and at - since >= self._patience
