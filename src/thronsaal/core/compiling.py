# mypy: disable-error-code="no-untyped-call, attr-defined"
"""How kernels are compiled and kept. Loaded with Numba, when the first kernel is called.

All of it is fastened to our own functions: what others compile with Numba, before or after, is compiled as if we were
not here. What is fastened there has no public name in Numba, so pyproject.toml bounds its version.
"""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import numba
from numba.core import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from platformdirs import user_cache_path

from thronsaal.core import bits  # noqa: F401  (teaches Numba the bit tricks)
from thronsaal.core.kernel import Kernel, Way, wording
from thronsaal.core.parts import PartCompiler, close

KEPT_FOR = 30 * 24 * 3600.0
"""Seconds after which compiled kernels of older sources are cleared away."""


def compiled(function: Callable[..., Any], way: Way) -> Any:
    """The function as Numba calls and compiles it; the function itself with NUMBA_DISABLE_JIT=1."""
    if numba.config.DISABLE_JIT:
        return function
    decorate: Any = numba.njit  # its stubs do not know all of its options
    how: dict[str, Any] = {}
    if way.is_part:
        how = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": PartCompiler}
    # Both are always said: what is left open, Numba takes from whichever caller it meets first.
    made = decorate(nogil=True, _nrt=way.counts, forceinline=way.weaves, **how)(function)
    _widen(made)
    if way.is_part:
        close(made)
    else:
        made._cache = _Cache(function)
    _watch(made, function, way)
    return made


def _watch(made: Any, function: Callable[..., Any], way: Way) -> None:
    """Say what is being compiled while it is, and that a kernel is ready when it is."""
    make = made.compile

    def compile_openly(signature: Any) -> Any:
        Kernel.underway.append(function.__qualname__)
        try:
            code = make(signature)
        finally:
            Kernel.underway.pop()
        if Kernel.announce is not None and not way.is_part:
            Kernel.announce(Path(function.__code__.co_filename).parent)
        return code

    made.compile = compile_openly


def _widen(made: Any) -> None:
    """Let kernels call a function with int64 alone: else each constant and each width of a number compiles it again."""
    resolve = made.get_call_template
    made.get_call_template = lambda args, kws: resolve(
        [_wide(arg) for arg in args], {name: _wide(arg) for name, arg in kws.items()}
    )


def _wide(kind: Any) -> Any:
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) and plain.signed else plain


class _Locator(_CacheLocator):
    """Says where a compiled kernel lies: with others of the same wording."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._py_file, self._line = file, function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> _Locator:
        return cls(py_func, py_file)

    def get_cache_path(self) -> str:
        return str(_home(Path(self._py_file).parent) / self.get_suitable_cache_subpath(self._py_file))

    def get_source_stamp(self) -> str:
        return wording(Path(self._py_file).parent)

    def get_disambiguator(self) -> str:
        return str(self._line)


class _CacheImpl(CompileResultCacheImpl):
    _locator_classes = [_Locator]  # noqa: RUF012  (Numba's own is a list)


class _Cache(FunctionCache):
    """The cache of one kernel."""

    _impl_class = _CacheImpl


@cache
def _home(folder: Path) -> Path:
    """Where the compiled kernels of a folder lie: a place of their own for each wording of its sources and ours.

    And for each Numba, whose own files would be taken for each other by processes that start while one renews them.
    """
    root = Path(os.environ.get("NUMBA_CACHE_DIR") or user_cache_path("thronsaal") / "kernels")
    home = root / f"{folder.name}-{wording(folder)}-{numba.__version__}"
    try:
        home.mkdir(parents=True, exist_ok=True)
        home.touch()
    except OSError:  # a read-only home: compile anew for this process
        passing = tempfile.mkdtemp(prefix="thronsaal-kernels-")
        atexit.register(shutil.rmtree, passing, ignore_errors=True)
        return Path(passing)
    for other in root.glob(f"{folder.name}-*"):
        with suppress(OSError):  # somebody else may clear away at the same time
            if other.stat().st_mtime < time.time() - KEPT_FOR:
                shutil.rmtree(other)
    return home


Kernel.awake = not numba.config.DISABLE_JIT
