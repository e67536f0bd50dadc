"""Guests: a name and a signed cookie for people, a bearer token for programs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, known by an id that never leaves the server unsigned."""

    id: str
    name: str
