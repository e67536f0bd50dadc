"""Schemathesis shouts at every call of the API: never a server error, always an answer of the described shape."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from server.hosting import Client
from server.test_api import seated
from thronsaal.server.app import create_app
from thronsaal.server.house import House

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
]


class Crowd:
    """People at tables in every state, so that not every call ends at a table that is not there."""

    def __init__(self, port: int) -> None:
        waiting = Client(port, "Anna")
        wish = {"game": "claim", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        over, loser, _ = seated(port)
        loser.post(f"/tables/{over}/resign")
        playing, player, _ = seated(port, coaching=True)
        self.places = cycle(
            [(waiting.post("/tables", wish)["table"], waiting), (over, loser), (playing, player), (None, player)]
        )


@pytest.fixture(scope="module")
def crowd(running: tuple[int, House]) -> Crowd:
    return Crowd(running[0])


schema = schemathesis.openapi.from_dict(create_app().openapi()).include(path_regex="^/api/|^/health")


@schema.parametrize()
@settings(max_examples=20, deadline=None)
def test_every_call(case: Any, crowd: Crowd) -> None:
    table, client = next(crowd.places)
    if table is not None and "table_id" in (case.path_parameters or {}) and case.meta.generation.mode.is_positive:
        case.path_parameters["table_id"] = table
    case.call_and_validate(
        base_url=f"http://127.0.0.1:{client.port}", headers={"authorization": f"Bearer {client.token}"}, checks=CHECKS
    )
