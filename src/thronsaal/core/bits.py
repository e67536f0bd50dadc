"""What the bit tricks of `core.kernel` become inside kernels: single instructions. Loaded with Numba."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload

from thronsaal.core.kernel import lowest, nth_bit, popcount, turn

HAS_PDEP = bool(llvm.get_host_cpu_features().get("bmi2", False))
"""Deposit bits in one instruction: x86 since 2013. Elsewhere a loop finds the n-th bit."""


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
