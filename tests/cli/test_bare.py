"""What `pip install thronsaal` alone gives: rules, bots, simulator and terminal; the hall says what it lacks."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

BARE = """
import sys
lacking = sys.argv[1].split(",")

class Bare:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in lacking:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Bare())
from thronsaal.cli import main
sys.exit(main(sys.argv[2:]))
"""
HALL = (
    "fastapi,starlette,pydantic,uvicorn,uvloop,httptools,websockets,jinja2,markupsafe,multipart,python_multipart,anyio"
)
STUDY = "matplotlib,pyarrow,psycopg,gymnasium,pettingzoo,pyspiel"


def bare(command: str, lacking: str = f"{HALL},{STUDY}") -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-c", BARE, lacking, *command.split()]
    environment = {**os.environ, "LANG": "en_GB.UTF-8", "COLUMNS": "100"}
    environment.pop("LC_ALL", None)
    return subprocess.run(
        program, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False
    )


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("games", "claim  Claim, version 1"),
        ("rules claim follow", "claim.follow"),
        ("sim claim --games 4 --bots greedy,random --seed 1", "greedy"),
        ("sim ironthrone --games 1 --bots random,random,random --seed 1", "random"),
        ("prepare claim", "Claim is ready"),
        ("--version", "thronsaal "),
    ],
)
def test_everything_but_the_hall_works(command: str, said: str) -> None:
    ran = bare(command)
    assert ran.returncode == 0, ran.stderr
    assert said in ran.stdout


@pytest.mark.parametrize("lacking", [HALL, "uvicorn", "jinja2"])
@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("serve", "the hall needs packages that are not installed yet"),
        ("serve --lang de", "für die Halle fehlen noch Pakete"),
        ("bench server", "the hall needs packages that are not installed yet"),
    ],
)
def test_the_hall_says_in_a_sentence_what_to_install(command: str, said: str, lacking: str) -> None:
    ran = bare(command, lacking)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith(f"thronsaal: {said}")
    assert ran.stderr.endswith("pip install 'thronsaal[hall]'\n")
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize("lacking", ["pettingzoo", "gymnasium"])
def test_environments_say_in_a_sentence_what_to_install(lacking: str) -> None:
    ran = bare("bench envs", lacking)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("thronsaal: environments need packages that are not installed yet")
    assert ran.stderr.endswith("pip install 'thronsaal[envs]'\n")


def test_the_extra_brings_what_the_hall_needs_and_nothing_else_does() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    hall = {line.partition(">")[0] for line in project["optional-dependencies"]["hall"]}
    assert {"fastapi", "uvicorn", "jinja2", "websockets", "python-multipart"} <= hall
    assert not hall & {line.partition(">")[0] for line in project["dependencies"]}
    everything = set(project["optional-dependencies"])
    assert everything == {"hall", "study", "scale", "envs", "dev"}
    assert "thronsaal[hall,study,scale,envs]" in project["optional-dependencies"]["dev"]
