"""Structured logs: one JSON object a line, on standard error."""

from __future__ import annotations

import json
import logging
import sys
import time

_USUAL = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class JsonFormatter(logging.Formatter):
    """Formats a record as one line of JSON: time, level, where, event, and what was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "time": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in _USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=repr)


class Sparing(logging.Filter):
    """Lets through so many lines of one kind in a while, and then says how many it left out: a flood fills no disk."""

    def __init__(self, most: int = 20, seconds: float = 10.0) -> None:
        super().__init__()
        self._most, self._seconds = most, seconds
        self._kinds: dict[tuple[str, str], list[float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno != logging.WARNING:
            return True
        kind = record.name, str(record.msg)
        since, said, left = self._kinds.get(kind, (record.created, 0, 0))
        if record.created - since >= self._seconds:
            if left:
                record.left_out = int(left)
            since, said, left = record.created, 0, 0
        is_told = said < self._most
        self._kinds[kind] = [since, said + is_told, left + (not is_told)]
        return is_told


def set_up(level: str = "info") -> None:
    """Log everything of this process so."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # The numbers of a just-in-time compiler are of no use to a host.
    for noisy in ("numba", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
