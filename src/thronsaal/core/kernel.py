"""Compiling rules: the decorators, and the bit tricks that pay.

Kernels are plain functions that Numba compiles and caches on disk. With NUMBA_DISABLE_JIT=1 they run as ordinary
Python under a debugger. Keep every integer int64: uint64 mixed with int64 silently becomes float64. Never let Numba
inline by itself (`inline="always"`): its dead-code pass then drops writes to the nested arrays of a record; LLVM
inlines anyway. No recursion: a recursive kernel crashes when it is loaded from the cache.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload
from platformdirs import user_cache_path

from thronsaal.core.parts import governed

P = ParamSpec("P")
R = TypeVar("R")

HAS_PDEP = bool(llvm.get_host_cpu_features().get("bmi2", False))
"""Deposit bits in one instruction: x86 since 2013. Elsewhere a loop finds the n-th bit."""

KEPT_FOR = 30 * 24 * 3600.0
"""Seconds after which compiled kernels of older sources are cleared away."""


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function of integers, arrays and records; cached on disk, without the GIL."""
    return _kept(function, counting=True, weaving=False)


def lean(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a kernel that other kernels call all the time: it is lent its arrays and woven in, as parts are."""
    return _kept(function, counting=False, weaving=True)


def part(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that only kernels call, into each of them; nothing of it is kept for Python or on disk.

    It works on arrays that it is lent, and no one counts who holds them: that would cost more than most rules. So it
    makes no array, and takes none from a maker.
    """
    return _compiled(function, True, counting=False, weaving=False)


def woven(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a part that becomes one piece with each function that calls it: for what every move passes through."""
    return _compiled(function, True, counting=False, weaving=True)


def maker(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a part that makes arrays, copies one over another, or takes one from another maker."""
    return _compiled(function, True, counting=True, weaving=False)


def _kept(function: Callable[P, R], counting: bool, weaving: bool) -> Callable[P, R]:
    vars(numba.config)["CACHE_DIR"] = str(_cache_home(Path(function.__code__.co_filename).parent))
    return _compiled(function, False, counting, weaving)


def _compiled(function: Callable[P, R], is_part: bool, counting: bool, weaving: bool) -> Callable[P, R]:
    decorate: Any = numba.njit  # its stubs do not know all of its options
    how = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True} if is_part else {"cache": True}
    # Both are always said: what is left open, Numba takes from whichever caller it meets first.
    compiled = decorate(nogil=True, _nrt=counting, forceinline=weaving, **how)(function)
    return cast("Callable[P, R]", compiled if compiled is function else governed(compiled, is_part))


@cache
def _cache_home(folder: Path) -> Path:
    """Where the compiled kernels of a folder lie: a place of their own for each wording of its sources and ours.

    Numba renews a cached function when its own file changes, not when a function it calls does. A change anywhere in
    the game's folder or in the core therefore starts a new place.
    """
    digest = hashlib.sha256()
    for source in sorted({*Path(__file__).parent.glob("*.py"), *folder.glob("*.py")}):
        digest.update(source.name.encode() + source.read_bytes())
    root = Path(os.environ.get("NUMBA_CACHE_DIR") or user_cache_path("thronsaal") / "kernels")
    home = root / f"{folder.name}-{digest.hexdigest()[:16]}"
    try:
        home.mkdir(parents=True, exist_ok=True)
        home.touch()
    except OSError:  # a read-only home: compile anew for this process
        return Path(tempfile.mkdtemp(prefix="thronsaal-kernels-"))
    for other in root.glob(f"{folder.name}-*"):
        with suppress(OSError):  # somebody else may clear away at the same time
            if other.stat().st_mtime < time.time() - KEPT_FOR:
                shutil.rmtree(other)
    return home


def popcount(mask: int) -> int:
    """How many bits are set."""
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """The position of the lowest set bit; the mask must not be 0."""
    return (int(mask) & -int(mask)).bit_length() - 1


def nth_bit(mask: int, n: int) -> int:
    """The position of the n-th set bit, counted from 0; the mask must have more than n."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


def turn(word: int, by: int) -> int:
    """32 bits, turned to the left."""
    return ((word << by) | (word >> (32 - by))) & 0xFFFFFFFF


def _intrinsic(function: Callable[..., Any]) -> Callable[..., Any]:
    """Numba's decorator, with the signature that its callers see: without the typing context."""
    return cast("Callable[..., Any]", intrinsic(function))


@_intrinsic
def _ctpop(typing: Any, mask: Any) -> Any:
    return types.int64(types.int64), lambda context, builder, signature, args: builder.ctpop(args[0])


@_intrinsic
def _cttz(typing: Any, mask: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), build


@_intrinsic
def _fshl(typing: Any, word: Any, by: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        half, name = ir.IntType(32), "llvm.fshl.i32"
        known = builder.module.globals.get(name)
        shift = known or ir.Function(builder.module, ir.FunctionType(half, [half] * 3), name)
        word, by = (builder.trunc(arg, half) for arg in args)
        return builder.zext(builder.call(shift, [word, word, by]), ir.IntType(64))

    return types.int64(types.int64, types.int64), build


@_intrinsic
def _pdep(typing: Any, source: Any, mask: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word, name = ir.IntType(64), "llvm.x86.bmi.pdep.64"
        known = builder.module.globals.get(name)
        deposit = known or ir.Function(builder.module, ir.FunctionType(word, [word, word]), name)
        return builder.call(deposit, args)

    return types.int64(types.int64, types.int64), build


@overload(popcount, strict=False)
def _popcount(mask: Any) -> Any:
    return lambda mask: _ctpop(mask)


@overload(lowest, strict=False)
def _lowest(mask: Any) -> Any:
    return lambda mask: _cttz(mask)


@overload(turn, strict=False)
def _turn(word: Any, by: Any) -> Any:
    return lambda word, by: _fshl(word, by)


def _nth_bit_by_loop(mask: int, n: int) -> Any:
    for _ in range(n):
        mask &= mask - 1
    return _cttz(mask)


@overload(nth_bit, strict=False)
def _nth_bit(mask: Any, n: Any) -> Any:
    if HAS_PDEP:
        return lambda mask, n: _cttz(_pdep(1 << n, mask))
    return _nth_bit_by_loop
