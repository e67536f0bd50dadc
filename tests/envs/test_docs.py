"""What the pages say is so: examples run, layouts are those of the games, and speed can be measured."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pettingzoo
import pytest

from thronsaal.cli import main
from thronsaal.envs import bench, layouts

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = re.findall(r"```python\n(.*?)```", (DOCS / "environments.md").read_text(), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=("numbers", "pettingzoo", "gymnasium", "openspiel"))
def test_examples_run(example: str):
    if "pyspiel" in example:
        pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: its example is not tested")
    exec(compile(example, "environments.md", "exec"), {})


def test_the_page_of_layouts_is_up_to_date():
    assert (DOCS / "layouts.md").read_text() == layouts.page(), "python -m thronsaal.envs.layouts > docs/layouts.md"


def test_speed_is_measured_beside_a_peer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr(bench, "steps_per_s", lambda env, seconds: float(len(env.possible_agents)))
    assert main(["bench", "envs", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["claim_2_steps_per_s"] == 2.0
    assert {"peer_tictactoe_v3_steps_per_s", "lcg_4_steps_per_s", "catan_3_steps_per_s"} <= set(figures)


def test_steps_are_counted():
    assert bench.steps_per_s(pettingzoo.make("aec", "thronsaal/claim-v1"), 0.01) > 100
