"""Study: batches of games, and what they say."""

from thronsaal.study.batch import Batch, Runaway
from thronsaal.study.simulation import Report, simulate
from thronsaal.study.statistics import Played, Tally, wilson

__all__ = ["Batch", "Played", "Report", "Runaway", "Tally", "simulate", "wilson"]
