"""Copies between buffers of different shapes that only canonicalization uncovers.

Canonicalization, which the pipeline runs, moves constant sizes into the types; the verifier then rejects the unequal
shapes: `requires the same shape for all operands`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.attributes import IntegerAttr
from ...ir.graph import Operation, Value
from ...ir.types import MemRefType
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...ods.op_view import BinaryOp
from ...ods.segments import dense_values
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..spans import called, functions_with_buffers, inventory_of, name_span, note_at

CODE = "dealloc-shapes-differ"
_DYNAMIC = -(1 << 63)
_SAME_SHAPES = "SameOperandsShape"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    functions = functions_with_buffers(item)
    if not functions or not any(_is_concerned(name, knowledge) for name in inventory_of(item).names):
        return []
    return [found for function in functions for found in _in_function(function, knowledge)]


def _is_concerned(name: str, knowledge: Knowledge) -> bool:
    definition = knowledge.definition(name)
    return definition is not None and _SAME_SHAPES in definition.traits


def _in_function(function: Operation, knowledge: Knowledge) -> Iterator[Finding]:
    for op in walk(function):
        if len(op.operands) < 2 or not _is_concerned(op.name, knowledge):
            continue
        first, second = BinaryOp(op).lhs, BinaryOp(op).rhs
        left, right = _sizes(first, knowledge), _sizes(second, knowledge)
        for dimension, (one, other) in enumerate(zip(left, right, strict=False)):
            if one is not None and other is not None and one != other:
                start, end = name_span(op)
                message = (
                    f"`{op.name}` is between buffers of different shapes: dimension {dimension} of {called(first)} has "
                    f"{one} elements, that of {called(second)} {other}"
                )
                notes = (note_at(second, "this size is a constant, so canonicalization makes it part of the type"),)
                help_ = "correct the sizes, or take a subview of the larger buffer"
                upstream = "requires the same shape for all operands"
                yield Finding(CODE, Severity.WARNING, start, end, message, notes, help_, upstream)
                break


def _sizes(buffer: Value, knowledge: Knowledge) -> list[int | None]:
    """The static extents, those of dynamic dimensions with a constant size included; None where unknown."""
    type_ = buffer.type
    if not isinstance(type_, MemRefType):
        return []
    sizes = list(type_.shape)
    op = buffer.defining_op
    if op is None or None not in sizes:
        return sizes
    stated = [None if size == _DYNAMIC else size for size in dense_values(op.properties.get("static_sizes"))]
    given = iter(knowledge.operand_group(op, "sizes" if stated else "dynamicSizes"))
    if stated:
        stated = [size if size is not None else _constant(next(given, None)) for size in stated]
        # A rank-reducing view does not record the dropped dimensions: use its type.
        return stated if len(stated) == len(sizes) else sizes
    return [size if size is not None else _constant(next(given, None)) for size in sizes]


def _constant(value: Value | None) -> int | None:
    op = value.defining_op if value is not None else None
    attribute = op.properties.get("value") if op is not None and op.name == "arith.constant" else None
    return attribute.value if isinstance(attribute, IntegerAttr) else None
