"""Others may use Numba beside us: what they compile, before or after, is as if we were not here."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

FOREIGN = """
import numba
import numpy as np

@numba.njit(cache=True)
def total(numbers):
    kept = np.sort(numbers)
    return abs(kept.sum()) + len(kept)
"""
OURS = """
import foreign
import numpy as np
from thronsaal.core.kernel import kernel, maker, part

@part
def _most(numbers):
    return max(numbers[0], 1)

@maker
def _inside(numbers):
    return foreign.total(numbers) + _most(np.sort(numbers))

@kernel
def outside(numbers):
    return _inside(numbers)
"""
PROGRAM = """
import json
import re
import sys
import numpy as np

numbers = np.array([3, 1, 2])

def use_ours():
    import ours
    assert ours.outside(numbers) == 10

if sys.argv[1] == "after":
    use_ours()
import foreign
import numba
from numba.core.registry import cpu_target
assert foreign.total(numbers) == 9
if sys.argv[1] == "before":
    use_ours()
assert foreign.total(numbers.astype(np.float64)) == 9.0
codegen = cpu_target.target_context.codegen()
print(json.dumps({
    "cache": numba.config.CACHE_DIR,
    "path": foreign.total.stats.cache_path,
    "misses": sum(foreign.total.stats.cache_misses.values()),
    "library": codegen._library_class.__name__,
    "of the foreign": type(foreign.total.overloads[foreign.total.signatures[0]].library).__name__,
    "patched": sorted(vars(codegen).keys() - vars(type(codegen)).keys() & set(dir(type(codegen)))),
    # Addresses, and numbers that count what was compiled before; all the rest is the code.
    "code": [re.sub(r"0x[0-9a-f]+|[0-9]+", "#", code) for code in foreign.total.inspect_llvm().values()],
}))
"""


def said(folder: Path, when: str) -> dict[str, Any]:
    folder.mkdir()
    for name, text in (("foreign", FOREIGN), ("ours", OURS), ("program", PROGRAM)):
        (folder / f"{name}.py").write_text(text, "utf-8")
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache")}
    environment.pop("NUMBA_CACHE_DIR", None)
    command = [sys.executable, "program.py", when]
    run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    answer: dict[str, Any] = json.loads(run.stdout)
    assert answer.pop("path") == str(folder / "__pycache__")
    return answer


@pytest.mark.skipif(os.environ.get("NUMBA_DISABLE_JIT") == "1", reason="nothing is compiled")
def test_what_others_compile_is_as_without_us(tmp_path: Path) -> None:
    without = said(tmp_path / "without", "without")
    assert without["library"] == without["of the foreign"] == "JITCodeLibrary"
    assert without["patched"] == []
    assert said(tmp_path / "before", "before") == without
    assert said(tmp_path / "after", "after") == without
