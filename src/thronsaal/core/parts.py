# mypy: disable-error-code="no-untyped-call, attr-defined"
"""Parts of kernels: compiled inside the kernels that call them, and nowhere else.

Numba makes every function fit to be called alone: it optimises it together with all that it calls, emits machine code,
and does so again for each caller. Rules of two hundred small functions take minutes that way. A part is only
translated; the kernel that calls it optimises the whole once. That halves the wait, and the code is faster too.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import cpu_target


class _Compiling(threading.local):
    """Whether what this thread compiles just now is a part."""

    part = False


_compiling = _Compiling()


class _Library(JITCodeLibrary):
    """The code of one function; that of a part stays as it was translated."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self._waits = _compiling.part

    def _optimize_final_module(self) -> None:
        if not self._waits:
            super()._optimize_final_module()

    def _finalize_final_module(self) -> None:
        if self._waits:
            self._finalize_dynamic_globals()
            self._finalized = True
        else:
            super()._finalize_final_module()


def _set_up() -> None:
    codegen = cpu_target.target_context.codegen()
    codegen._library_class = _Library
    set_env = codegen.set_env
    codegen.set_env = lambda name, env: None if _compiling.part else set_env(name, env)


def governed(compiled: Any, part: bool) -> Any:
    """A compiled function that knows whether it is a part, and that kernels call with int64 alone.

    Otherwise each constant and each width of a number would compile it again.
    """
    compiled.compile = _within(compiled.compile, part)
    resolve = compiled.get_call_template
    compiled.get_call_template = lambda args, kws: resolve(
        [_wide(arg) for arg in args], {name: _wide(arg) for name, arg in kws.items()}
    )
    if part:
        # Machine code for Python does not exist: without this, a call would run into nothing.
        compiled._insert = lambda signature, code, objectmode: None
        compiled._compile_for_args = _refuse
    return compiled


def _refuse(*args: Any, **kws: Any) -> None:
    raise TypeError("this is a part of kernels: only they can call it; its py_func is plain Python")


def _within(compiling: Callable[[Any], Any], part: bool) -> Callable[[Any], Any]:
    def compiles(signature: Any) -> Any:
        outer, _compiling.part = _compiling.part, part
        try:
            return compiling(signature)
        finally:
            _compiling.part = outer

    return compiles


def _wide(kind: Any) -> Any:
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) and plain.signed else plain


_set_up()
