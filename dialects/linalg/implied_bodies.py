"""Implied bodies: the constants in the bodies of named operations, which custom text leaves out.

Our IR leaves these bodies out too. LLVM 22 builds them whenever it reads an operation, and greedy rewriting moves their
constants into the function around it. Of a body, only constants and what folds with them are built here: the rest
computes with elements, and no pass looks at it. The operations are all those of LLVM 22 whose bodies have constants
(mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, LinalgNamedStructuredOps.yaml).
"""

from __future__ import annotations

from ...ir.attributes import FloatAttr, IntegerAttr
from ...ir.base import Type
from ...ir.builder import Builder
from ...ir.graph import Block, Operation, Value
from ...ir.types import FloatType, IntegerType, element_type
from ...ods.constants import float_attr

_F64, _I32, _I64 = FloatType("f64"), IntegerType(32), IntegerType(64)
_RANDOM_NUMBERS: tuple[tuple[FloatAttr | IntegerAttr, str, Type | None], ...] = (
    (IntegerAttr(2147483647, _I64), "arith.sitofp", _F64),
    (IntegerAttr(1103515245, _I64), "arith.trunci", _I32),
    (IntegerAttr(12345, _I64), "arith.trunci", _I32),
    (FloatAttr("2.3283063999999999E-10", _F64), "", None),
)
"""The constants of `linalg.fill_rng_2d`, each with the conversion after it and its result type."""


def _fill_rng_2d(_: Operation, body: Builder) -> list[Value]:
    values: list[Value] = []
    for constant, conversion, converted in _RANDOM_NUMBERS:
        value = _constant(body, constant)
        if converted is not None:
            value = body.create(conversion, (value,), (converted,)).results[0]
        values.append(value)
    return values


def _reciprocal(_: Operation, body: Builder) -> list[Value]:
    """The number 1 that is divided by the element of the input."""
    element = body.block.args[0].type if body.block is not None and body.block.args else None
    return [_constant(body, float_attr(1.0, element))] if isinstance(element, FloatType) else []


def _elementwise(op: Operation, body: Builder) -> list[Value]:
    """The same, for the kind `reciprocal`."""
    kind = op.properties.get("kind")
    return _reciprocal(op, body) if kind is not None and "<reciprocal>" in str(kind) else []


def _constant(body: Builder, value: FloatAttr | IntegerAttr) -> Value:
    return body.create("arith.constant", (), (value.type,), properties={"value": value}).results[0]


_CONSTANTS = {
    "linalg.elementwise": _elementwise,
    "linalg.fill_rng_2d": _fill_rng_2d,
    "linalg.reciprocal": _reciprocal,
}


def add_implied_body(op: Operation) -> None:
    """Give `op` the constants of its body, with a terminator that uses them, unless it has a body."""
    if not op.regions or op.regions[0].blocks:
        return
    block = Block()
    for operand in op.operands:
        block.add_argument(element_type(operand.value.type))
    body = Builder.at_end(block)
    values = _CONSTANTS[op.name](op, body)
    if values:
        body.create("linalg.yield", values)
        op.regions[0].append(block)


WITH_IMPLIED_CONSTANTS = frozenset(_CONSTANTS)
