"""`import thronsaal` offers what is public, to editors and at run time alike, and loads nothing before it is used."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import thronsaal


def test_what_editors_see_is_what_is_there() -> None:
    tree = ast.parse(Path(thronsaal.__file__).read_text("utf-8"))
    typed = {
        (node.module, name.name)
        for block in tree.body
        if isinstance(block, ast.If)
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    assert typed == {(room, name) for room, names in thronsaal._ROOMS.items() for name in names}
    assert sorted(name for _, name in typed) == sorted(thronsaal.__all__)


@pytest.mark.parametrize("name", thronsaal.__all__)
def test_every_name_leads_to_its_room(name: str) -> None:
    room = next(room for room, names in thronsaal._ROOMS.items() if name in names)
    assert getattr(thronsaal, name) is getattr(import_module(room), name)
    assert name in dir(thronsaal)


def test_other_names_are_refused_as_everywhere() -> None:
    with pytest.raises(AttributeError, match="no attribute 'throne'"):
        _ = thronsaal.throne
    assert thronsaal.__version__[0].isdecimal()
    assert not hasattr(thronsaal, "__path__x")


def test_the_door_alone_loads_nothing() -> None:
    program = "import sys, thronsaal; print([name for name in sys.modules if name.startswith('thronsaal.')])"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "[]\n"
