"""Tables at which much happens in shadows: decks full of cards that prove its rules."""

from __future__ import annotations

from collections.abc import Mapping

from thronsaal.core.chance import Chance
from thronsaal.core.game import Option
from thronsaal.games.lcg import Lcg
from thronsaal.games.lcg.cards.proving_shadows import FIRST, SECOND
from thronsaal.games.lcg.decks import Deck
from thronsaal.games.lcg.decks.option import deck_from_option
from thronsaal.games.lcg.decks.shipped import SHIPPED, shipped
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.tables import dealt

PROOFS = {"first": FIRST, "second": SECOND}


def deck_of(house: str, edition: str, copies: int = 3) -> Deck:
    """A shipped deck with some copies of each card that proves the rules of an edition."""
    base = shipped(house)
    lines = (*base.cards[: len(base.cards) // 2], *((card.code, copies) for card in PROOFS[edition]))
    return Deck(f"{house}-{edition}", base.house, tuple(sorted(lines)), base.plots, base.agenda)


class Shadowy(Lcg):
    """The living card game with such decks, and no others."""

    options = (
        Option("shadows", "first", ("first", "second")),
        Option("variant", "melee", ("melee", "littlefinger")),
        Option("errata", "on", ("on", "off")),
    )

    def begin(self, seats: int, options: Mapping[str, str], seed: int) -> LcgState:
        houses = list(SHIPPED)
        Chance(seed).shuffle(houses)
        edition = options["shadows"]
        deal = dealt(tuple(deck_of(house, edition) for house in houses[:seats]), True, seed, edition)
        return LcgState.begun(deal, options["variant"], options["errata"] == "on", seed)

    def disclosed(self, options: Mapping[str, str]) -> dict[str, str]:
        return dict(options)


SHADOWY = Shadowy()


class Darkened(Shadowy):
    """The same with decks of real cards, thrown together from all that an edition has, most of them for the shadows."""

    def begin(self, seats: int, options: Mapping[str, str], seed: int) -> LcgState:
        from games.lcg.soundness import thrown_together  # noqa: PLC0415  (which plays at these tables too)

        chance, edition = Chance(seed), options["shadows"]
        decks = tuple(deck_from_option(thrown_together(chance, edition)) for _ in range(seats))
        deal = dealt(decks, True, seed, edition)
        return LcgState.begun(deal, options["variant"], options["errata"] == "on", seed)


DARKENED = Darkened()
