"""Players that are programs: found by name, led by a conductor, asked by a referee. Each sees a Vantage, no State."""

from thronsaal.bots.conduct import Conductor, Cue
from thronsaal.bots.names import called
from thronsaal.bots.player import BadBot, BadBudget, Player, UnknownBot, bot_names, hire, make
from thronsaal.bots.referee import PATIENCE, Answer, Fault, Patience, ask, watching, word_of
from thronsaal.bots.stream import stream
from thronsaal.bots.uniform import Random

__all__ = [
    "PATIENCE",
    "Answer",
    "BadBot",
    "BadBudget",
    "Conductor",
    "Cue",
    "Fault",
    "Patience",
    "Player",
    "Random",
    "UnknownBot",
    "ask",
    "bot_names",
    "called",
    "hire",
    "make",
    "stream",
    "watching",
    "word_of",
]
