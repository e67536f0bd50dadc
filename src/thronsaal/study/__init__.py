"""Study: batches of games, and what they say."""

from thronsaal.study.batch import Batch, Detail, Runaway
from thronsaal.study.ladder import BadLadder, Standing, climb
from thronsaal.study.simulation import Report, simulate
from thronsaal.study.statistics import Mean, Played, Tally, wilson

__all__ = [
    "BadLadder",
    "Batch",
    "Detail",
    "Mean",
    "Played",
    "Report",
    "Runaway",
    "Standing",
    "Tally",
    "climb",
    "simulate",
    "wilson",
]
