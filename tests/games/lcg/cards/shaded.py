"""Tables with shadows of the first edition."""

from __future__ import annotations

from typing import Any

from games.lcg.realm import RealmTable, realm

CAT = "Shadowcat"
"""A card that lies in shadows and does nothing, for nothing."""


def dark(*houses: str, **given: Any) -> RealmTable:
    """A table of these houses with shadows."""
    return realm(*(houses or ("stark", "stark"))).given(shadows="first", **given)


def out(
    house: str, card: str, at: str = "challenges-begins", table: RealmTable | None = None, **given: Any
) -> RealmTable:
    """A brings this card out of shadows at the start of a phase, with gold enough; B is of House Stark."""
    mine = given.pop("A", "")
    table = table or realm(house, "stark")
    table.given(shadows="first", A=f"shadows: {card}; gold: 9; {mine}", at=at, **given)
    table.seat("A").plays("emerge 1")
    return table


def win(table: RealmTable, contest: str, *attackers: str, defend: tuple[str, ...] = ()) -> RealmTable:
    """The active seat attacks, and whoever may answer the victory is asked."""
    table.attack(contest, *attackers)
    while table.state.actors and "challenge-won" not in table.story:
        if table.asked == "declare-defenders":
            table.play(*(f"card {name}" for name in defend))
            if table.asked == "declare-defenders":
                table.play("done")
        elif table.asked == "sneak":
            table.play("done")
        else:
            table.play("pass")
    return table
