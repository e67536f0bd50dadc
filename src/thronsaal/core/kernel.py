"""Compiling rules: the decorators, and the bit tricks that pay.

Kernels are plain functions that Numba compiles and caches on disk. They are compiled when they are first called: until
then nobody has loaded Numba, and who only reads rules or plays a game without kernels never does. With
NUMBA_DISABLE_JIT=1 they run as ordinary Python under a debugger. Keep every integer int64: uint64 mixed with int64
silently becomes float64. Never let Numba inline by itself (`inline="always"`): its dead-code pass then drops writes to
the nested arrays of a record; LLVM inlines anyway. No recursion: a recursive kernel crashes when it is loaded from the
cache.
"""

from __future__ import annotations

import hashlib
import importlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial, update_wrapper
from pathlib import Path
from typing import Any, ClassVar, ParamSpec, Self, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function of integers, arrays and records; cached on disk, without the GIL."""
    return _compiled_later(function, Way(is_part=False, counts=True, weaves=False))


def lean(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a kernel that other kernels call all the time: it is lent its arrays and woven in, as parts are."""
    return _compiled_later(function, Way(is_part=False, counts=False, weaves=True))


def part(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that only kernels call, into each of them; nothing of it is kept for Python or on disk.

    It works on arrays that it is lent, and no one counts who holds them: that would cost more than most rules. So it
    makes no array, and takes none from a maker.
    """
    return _compiled_later(function, Way(is_part=True, counts=False, weaves=False))


def woven(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a part that becomes one piece with each function that calls it: for what every move passes through."""
    return _compiled_later(function, Way(is_part=True, counts=False, weaves=True))


def maker(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a part that makes arrays, copies one over another, or takes one from another maker."""
    return _compiled_later(function, Way(is_part=True, counts=True, weaves=False))


@dataclass(frozen=True, slots=True)
class Way:
    """How a function is compiled: as a part or as a kernel, counting who holds arrays, woven into its callers."""

    is_part: bool
    counts: bool
    weaves: bool


class Kernel(partial[Any]):
    """A function that is compiled when Python or another kernel first calls it.

    A `partial`, because that hands a call on in C: whatever stands before a compiled function costs every call.
    """

    awake: ClassVar[bool] = False
    """Whether Numba is loaded, so that a kernel costs no more than its call."""
    known: ClassVar[Counter[Path]] = Counter()
    """How many kernels, parts left aside, the sources of each folder declare, as far as they are loaded."""
    underway: ClassVar[list[str]] = []
    """What is being compiled or fetched from disk just now. Who interrupts that leaves a kernel that never works."""
    announce: ClassVar[Callable[[Path], None] | None] = None
    """Told the folder of each kernel that has become ready."""
    py_func: Callable[..., Any]
    """The function as it was written: to look at, or to run as plain Python."""
    _way: Way

    def __new__(cls, function: Callable[..., Any], way: Way) -> Self:
        self = super().__new__(cls, function)
        update_wrapper(self, function)
        self.py_func, self._way = function, way
        if not way.is_part:
            folder = Path(function.__code__.co_filename).parent
            wording(folder)  # now: later the sources may not be those that run
            cls.known[folder] += 1
        self._hand_calls_to(self._first_call)
        return self

    def _first_call(self, *args: Any, **kws: Any) -> Any:
        return self.compiled(*args, **kws)

    def _hand_calls_to(self, function: Callable[..., Any]) -> None:
        state: Any = super()  # typeshed does not know that a partial can be changed
        state.__setstate__((function, (), {}, vars(self)))

    @property
    def compiled(self) -> Any:
        """What Numba made of the function; the function itself where compiling is switched off."""
        mine = vars(self)
        if "compiled" not in mine:
            compiling = importlib.import_module("thronsaal.core.compiling")  # only here: it loads Numba
            # A second thread takes what the first one made.
            self._hand_calls_to(mine.setdefault("compiled", compiling.compiled(self.py_func, self._way)))
        return mine["compiled"]

    @property
    def _numba_type_(self) -> Any:
        """What Numba asks of a thing that it meets in a function."""
        return self.compiled._numba_type_

    def __repr__(self) -> str:
        return f"<kernel {self.py_func.__module__}.{self.py_func.__qualname__}>"

    def __reduce__(self) -> str:
        return str(self.py_func.__qualname__)


def _compiled_later(function: Callable[P, R], way: Way) -> Callable[P, R]:
    return cast("Callable[P, R]", Kernel(function, way))


@cache
def wording(folder: Path) -> str:
    """What the sources of a folder and ours say, as a short hash: kernels of another wording are other kernels.

    Numba renews a cached function when its own file changes, not when a function it calls does. A change anywhere in
    the game's folder or in the core therefore starts a new place in the cache.
    """
    digest = hashlib.sha256()
    for source in sorted({*Path(__file__).parent.glob("*.py"), *folder.glob("*.py")}):
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]


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
