# mypy: disable-error-code="no-untyped-call"
"""Parts of kernels: compiled inside the kernels that call them, and nowhere else. Loaded with Numba.

Numba makes every function fit to be called alone: it optimises it together with all that it calls, emits machine code,
and does so again for each caller. Rules of two hundred small functions take minutes that way. A part is only
translated; the kernel that calls it optimises the whole once. That halves the wait, and the code is faster too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class _Library(JITCodeLibrary):
    """The code of a part: it stays as it was translated."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class PartCompiler(Compiler):
    """Translates a part and stops there."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        # This compilation's own copy of the target. Kernels look a part up by what stands for its machine code.
        self.state.targetctx.get_executable = lambda library, fndesc, env: object()

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        self.state.library = _Library(self.state.targetctx.codegen(), func.__qualname__)
        return super().compile_extra(func)


def close(part: Any) -> None:
    """Keep Python out of a part: it has no machine code, and a call would run into nothing."""
    part._insert = lambda signature, code, objectmode: None
    part._compile_for_args = _refuse


def _refuse(*args: Any, **kws: Any) -> None:
    raise TypeError("this is a part of kernels: only they can call it; its py_func is plain Python")
