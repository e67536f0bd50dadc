"""Challenges for tests of what saves, replaces and answers: one that kills, one that nobody opposes."""

from __future__ import annotations

from games.lcg.realm import RealmTable

ATTACKER = "play: Direwolf Pup"
"""What B needs to strike."""


def strike(table: RealmTable, *victims: str) -> RealmTable:
    """B's pup attacks, A defends with nobody and chooses who dies, if there is a choice; what saves is asked for."""
    table.attack("military", "Direwolf Pup")
    while table.state.actors and table.asked in ("action-window", "responses", "declare-defenders"):
        table.play("done" if table.asked == "declare-defenders" else "pass")
    for name in victims:
        table.play(f"card {name}")
    return table


def raid(table: RealmTable, contest: str, *attackers: str) -> RealmTable:
    """A attacks, nobody defends, and whoever may answer the victory is asked."""
    table.attack(contest, *attackers)
    while table.state.actors and "challenge-won" not in table.story:
        if table.asked in ("action-window", "save-or-cancel"):
            table.play("pass")
        elif table.asked in ("declare-defenders", "sneak"):
            table.play("done")
        else:
            break
    return table
