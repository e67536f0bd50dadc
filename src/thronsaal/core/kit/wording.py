"""Every event, prompt, label and reason has its words in both languages, and a rule that exists."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from thronsaal.core.chance import Chance
from thronsaal.core.game import Game
from thronsaal.core.kit.promises import attempts
from thronsaal.core.kit.walk import Broken, Stop, Tally, stops
from thronsaal.core.pause import moments
from thronsaal.core.rulebook import house_rules
from thronsaal.core.text import LANGUAGES, MissingText, Voice
from thronsaal.core.words import Word, plain


class Listener:
    """Has everything said in both languages, each sentence once, and looks every rule up."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.voices = [Voice(language, game.texts) for language in LANGUAGES]
        self.heard: set[str] = set()
        self.rules: set[str] = set()

    def hear(self, word: Word, broken: Callable[[str], Broken]) -> None:
        """Say a word in every language."""
        once = repr(plain(word))
        if once in self.heard:
            return
        self.heard.add(once)
        for voice in self.voices:
            try:
                said = voice.say(word)
            except MissingText as error:
                raise broken(str(error.args[0])) from error
            if not said.strip():
                raise broken(f"{word.key!r} says nothing in {voice.language}")

    def look_up(self, rule: str, broken: Callable[[str], Broken]) -> None:
        """Find a rule in the catalogue."""
        if rule not in self.game.rulebook and rule not in house_rules():
            raise broken(f"the rule {rule!r} is not in the catalogue")
        self.rules.add(rule)


def words(game: Game, seeds: Iterable[int]) -> Tally:
    """Whatever a player reads is there in both languages with all its values; every rule named is in the catalogue."""
    _check_files(game)
    listener = Listener(game)
    for key in ("game-title", "game-tagline", *_option_keys(game), *_pause_keys(game)):
        listener.hear(Word(key), Broken)
    for seed in seeds:
        rng = Chance(seed)
        for stop in stops(game, seed):
            _hear_position(stop, listener)
            _hear_reasons(stop, listener, rng)
            if stop.chosen is not None:
                for event in stop.state.copy().apply(*stop.chosen):
                    listener.look_up(event.rule, stop.broken)
                    for seat in (None, *range(stop.state.seats)):
                        listener.hear(event.seen(seat), stop.broken)
    return Tally({"sentences": len(listener.heard), "rules": len(listener.rules), "languages": len(LANGUAGES)})


def _check_files(game: Game) -> None:
    """Both languages have every message with every value."""
    first, *others = LANGUAGES
    wanted = game.texts.placeholders(first)
    for language in others:
        found = game.texts.placeholders(language)
        for key in sorted(wanted.keys() ^ found.keys()):
            raise Broken(f"the text {key!r} is in {language if key in found else first}.ftl only")
        for key, names in wanted.items():
            if names != found[key]:
                raise Broken(
                    f"the text {key!r} asks for {sorted(names)} in {first} and {sorted(found[key])} in {language}"
                )


def _option_keys(game: Game) -> Iterable[str]:
    for option in game.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{choice}" for choice in option.choices)


def _pause_keys(game: Game) -> Iterable[str]:
    for kind, phases in moments(game):
        yield f"pause-{kind}"
        yield from (f"phase-{phase}" for phase in phases)
    if game.pauses is not None:
        yield from (f"pause-until-{stretch}" for stretch in game.pauses.stretches)


def _hear_position(stop: Stop, listener: Listener) -> None:
    game, state = listener.game, stop.state
    if state.outcome is not None:
        listener.hear(Word(f"outcome-{state.outcome.why}"), stop.broken)
    for seat in (None, *range(state.seats)):
        seen = state.view(seat)
        for head, under in game.glance(seen):
            for word in (head, *under):
                listener.hear(word, stop.broken)
        moves = state.legal(seat) if seat is not None else []
        for voice in listener.voices:
            game.present([seen], [game.write(move) for move in moves], voice)
    for seat in range(state.seats):
        prompt = state.prompt(seat)
        if prompt is not None:
            listener.hear(prompt.word, stop.broken)
            listener.look_up(prompt.rule, stop.broken)
        for move in state.legal(seat):
            listener.hear(state.label(seat, move), stop.broken)
            listener.look_up(state.because(seat, move), stop.broken)


def _hear_reasons(stop: Stop, listener: Listener, rng: Chance) -> None:
    for seat, move in attempts(stop.state, rng):
        reason = stop.state.check(seat, move)
        if reason is not None:
            listener.hear(reason.word, stop.broken)
            listener.look_up(reason.rule, stop.broken)
