"""Three servers behind one address, on a real Postgres and a real Redis: raced, killed, and none the worse for it.

The long drill, of which the figures in docs/scale.md are:

    THRONSAAL_DRILL=300,20 pytest tests/server/test_servers.py -s
"""

from __future__ import annotations

import asyncio
import os

from server.conftest import Redis
from server.drill import drilled


def test_races_and_kills_lose_nothing_and_every_screen_is_up_to_date(postgres: str, redis: Redis) -> None:
    races, kills = (int(number) for number in os.environ.get("THRONSAAL_DRILL", "30,3").split(","))
    score = asyncio.run(drilled(postgres, redis.url, races, kills))
    print(score.said())
    assert score.faults == []
    assert (score.races, score.kills) == (races, kills)
    assert score.acknowledged >= races
    # Whoever only looked into the database twice a second would need 250 ms, half of the time.
    assert sorted(score.delays)[len(score.delays) // 2] < 0.2, score.said()
