"""`thronsaal verify`: whether a record keeps the rules, where its cards came from, and who signed it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from thronsaal.cli.asked import Asked
from thronsaal.cli.screen import Screen
from thronsaal.cli.wrong import Wrong
from thronsaal.core.match import Match
from thronsaal.core.record import Seal, unsealed
from thronsaal.core.text import house_texts
from thronsaal.core.words import seat_letter


def verify(asked: Asked, arguments: Namespace) -> int:
    """Check a record in every way there is; the exit code is 1 when something is not so."""
    screen = Screen(asked.language, house_texts())
    match = asked.match(arguments.file)
    screen.print(screen.say("verify-rules", moves=len(match.moves)))
    body, seal = unsealed(Path(arguments.file).read_text("utf-8"))
    is_dealt = _deal(screen, match, arguments.hash)
    is_signed = _signed(asked, screen, body, seal, arguments.key)
    return 0 if is_dealt and is_signed else 1


def _deal(screen: Screen, match: Match, wanted: str | None) -> bool:
    """Say where the seed came from; whether the hash that was shown at the table fits."""
    shown = match.seed_hash if match.shares is None else match.shares.promise
    if match.shares is None:
        screen.print(screen.say("verify-seed"))
    else:
        for seat, share in enumerate(match.shares.seats):
            if share:
                screen.print(screen.say("verify-share", seat=seat_letter(seat), share=share), indent=2)
        screen.print(screen.say("verify-shares"))
    screen.print(screen.say("verify-promise", hash=shown))
    if wanted is not None and wanted.lower() != shown:
        screen.warn(screen.say("verify-promise-broken", hash=wanted[:64]))
        return False
    return True


def _signed(asked: Asked, screen: Screen, body: str, seal: Seal | None, wanted: str | None) -> bool:
    """Say who signed; whether nobody did, or the signature is good and of the key that was asked for."""
    if seal is None:
        if wanted is None:
            screen.print(screen.say("verify-unsigned"))
        else:
            screen.warn(screen.say("verify-unsigned"))
        return wanted is None
    try:
        from thronsaal.server.signing import holds  # noqa: PLC0415 - only here it is needed, and not all have it
    except ModuleNotFoundError as error:
        raise Wrong(asked.say("wrong-hall", package=str(error.name))) from error
    if not holds(body, seal):
        screen.warn(screen.say("verify-forged"))
        return False
    screen.print(screen.say("verify-signed", public=seal.key))
    if wanted is not None and wanted.lower() != seal.key:
        screen.warn(screen.say("verify-other-key", public=wanted[:64]))
        return False
    return True
