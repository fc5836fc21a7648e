"""Operations on numbers, for the interpreter."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import cast

from pydealloc.ir.attributes import FloatAttr, IntegerAttr, SymbolRefAttr
from pydealloc.ir.floats import rounded_integer
from pydealloc.ir.graph import Operation
from pydealloc.ir.types import FloatType, is_memref
from pydealloc.ods.bufferization.interface import is_tensor
from tests.execution.ledger import Fault, Kind
from tests.execution.memory import POISON, Compute, Memory, Unsupported, bits_of, number_of, rounded, wrapped


def _constant(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    value = op.properties.get("value")
    if isinstance(value, IntegerAttr):
        return (wrapped(value.value, bits_of(value.type)),)
    if isinstance(value, FloatAttr):
        return (number_of(value.text, value.type),)
    if isinstance(value, SymbolRefAttr):
        return (value.leaf,)
    raise Unsupported(f"constant {value}")


def _integers(compute: Callable[[int, int], int], unsigned: Callable[[int, int], int] | None = None) -> Compute:
    """Two numbers of the result's type, as signed ones; `unsigned`: the same on unsigned ones, to see overflow."""

    def run(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
        left, right = operands
        if left is POISON or right is POISON:
            return (POISON,)
        bits = bits_of(op.result.type)
        exact = compute(cast("int", left), cast("int", right))
        flags = op.properties.get("overflowFlags")
        if flags is not None and (text := str(flags)) != _NO_FLAGS:
            if "nsw" in text and wrapped(exact, bits) != exact:
                return (POISON,)
            whole = (unsigned or compute)(cast("int", left) % (1 << bits), cast("int", right) % (1 << bits))
            if "nuw" in text and not 0 <= whole < 1 << bits:
                return (POISON,)
        return (wrapped(exact, bits),)

    return run


_NO_FLAGS = "#arith.overflow<none>"


def _unsigned(compute: Callable[[int, int], int]) -> Compute:
    """Two numbers of the result's type, as unsigned ones."""

    def run(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
        left, right = operands
        if left is POISON or right is POISON:
            return (POISON,)
        bits = bits_of(op.result.type)
        return (wrapped(compute(cast("int", left) % (1 << bits), cast("int", right) % (1 << bits)), bits),)

    return run


def _shift(compute: Callable[[int, int, int], int]) -> Compute:
    """By less than the width; `compute` gets the number as an unsigned one, the distance and the width."""

    def run(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
        left, right = operands
        bits = bits_of(op.result.type)
        if left is POISON or right is POISON or not 0 <= cast("int", right) < bits:
            return (POISON,)
        number, distance = cast("int", left), cast("int", right)
        found = wrapped(compute(number % (1 << bits), distance, bits), bits)
        flags = str(op.properties.get("overflowFlags", ""))
        lost = ("nsw" in flags and number << distance != found) or (
            "nuw" in flags and (number % (1 << bits)) << distance >= 1 << bits
        )
        return (POISON if lost else found,)

    return run


def _floats(compute: Callable[[float, float], float]) -> Compute:
    def run(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
        left, right = operands
        if left is POISON or right is POISON:
            return (POISON,)
        return (rounded(compute(cast("float", left), cast("float", right)), op.result.type),)

    return run


def _divided(left: int, right: int) -> int:
    """Towards zero."""
    if right == 0:
        raise Fault(Kind.UNDEFINED, "division by zero")
    return abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)


def _nonzero(value: int) -> int:
    if value == 0:
        raise Fault(Kind.UNDEFINED, "division by zero")
    return value


def _compare_integers(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    predicate = cast("IntegerAttr", op.properties["predicate"]).value
    if POISON in operands:
        return (POISON,)
    left, right = cast("list[int]", operands)
    if predicate >= 6:
        bits = bits_of(op.operands[0].value.type)
        left, right = left % (1 << bits), right % (1 << bits)
        predicate -= 4
    elif bits_of(op.operands[0].value.type) == 1:
        left, right = -left, -right
    return (int((left == right, left != right, left < right, left <= right, left > right, left >= right)[predicate]),)


def _compare_floats(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    """Ordered and unordered alike: programs with numbers that are none are not supported."""
    left, right = cast("list[float]", operands)
    if math.isnan(left) or math.isnan(right):
        raise Unsupported("arith.cmpf on what is not a number")
    predicate = cast("IntegerAttr", op.properties["predicate"]).value
    answers = (False, left == right, left > right, left >= right, left < right, left <= right, left != right, True)
    return (int((*answers, *answers[1:7], False, True)[predicate]),)


def _select(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    if operands[0] is POISON:
        memory.is_by_chance |= is_memref(op.result.type) or is_tensor(op.result.type)
        return (POISON,)
    return (operands[1] if operands[0] else operands[2],)


def _cast_integer(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    if operands[0] is POISON:
        return (POISON,)
    (value,) = cast("list[int]", operands)
    bits = bits_of(op.operands[0].value.type)
    if op.name in ("arith.extui", "arith.index_castui"):
        value %= 1 << bits
    elif bits == 1 and op.name != "arith.trunci":
        value = -value
    return (wrapped(value, bits_of(op.result.type)),)


def _to_float(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    type_ = op.result.type
    return (rounded_integer(cast("int", operands[0]), type_.name if isinstance(type_, FloatType) else ""),)


def _to_integer(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    return (wrapped(int(cast("float", operands[0])), bits_of(op.result.type)),)


ARITHMETIC: dict[str, Compute] = {
    "arith.constant": _constant,
    "func.constant": _constant,
    "index.bool.constant": _constant,
    "arith.addi": _integers(lambda a, b: a + b),
    "arith.subi": _integers(lambda a, b: a - b),
    "arith.muli": _integers(lambda a, b: a * b),
    "arith.andi": _integers(lambda a, b: a & b),
    "arith.ori": _integers(lambda a, b: a | b),
    "arith.xori": _integers(lambda a, b: a ^ b),
    "arith.divsi": _integers(_divided),
    "arith.remsi": _integers(lambda a, b: a - b * _divided(a, b)),
    "arith.maxsi": _integers(max),
    "arith.minsi": _integers(min),
    "arith.maxui": _unsigned(max),
    "arith.minui": _unsigned(min),
    "arith.divui": _unsigned(_divided),
    "arith.remui": _unsigned(lambda a, b: a - b * _divided(a, b)),
    "arith.ceildivsi": _integers(lambda a, b: -(-a // _nonzero(b))),
    "arith.floordivsi": _integers(lambda a, b: a // _nonzero(b)),
    "arith.shli": _shift(lambda a, distance, bits: a << distance),
    "arith.shrui": _shift(lambda a, distance, bits: a >> distance),
    "arith.shrsi": _shift(lambda a, distance, bits: wrapped(a, bits) >> distance),
    "arith.addf": _floats(lambda a, b: a + b),
    "arith.subf": _floats(lambda a, b: a - b),
    "arith.mulf": _floats(lambda a, b: a * b),
    "arith.cmpi": _compare_integers,
    "arith.cmpf": _compare_floats,
    "arith.select": _select,
    "arith.index_cast": _cast_integer,
    "arith.index_castui": _cast_integer,
    "arith.extui": _cast_integer,
    "arith.extsi": _cast_integer,
    "arith.trunci": _cast_integer,
    "arith.sitofp": _to_float,
    "arith.fptosi": _to_integer,
}
