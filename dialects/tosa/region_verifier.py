"""Verifier rules of `tosa` for operations with regions (mlir/lib/Dialect/Tosa/IR/TosaOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import element_type
from ...ods.verification.failure import Failure, operand
from ...ods.verification.op_parts import entry, terminator, types_of
from ...ods.verification.shapes import shape_of, shapes_agree
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from . import ops as tosa


def _lists(given: Sequence[Type], name: str, wanted: Sequence[Type], other: str) -> Failure | None:
    """Both lists have as many values, of the same elements and shapes."""
    if len(given) != len(wanted):
        text = f"require same number of values in {name} ({len(given)}) and {other} ({len(wanted)})"
        return Failure("verify-region", text)
    for one, another in zip(given, wanted, strict=True):
        first, second = element_type(one), element_type(another)
        if differ(first, second):
            text = f"require same element type for {name} ('{first}') and {other} ('{second}')"
            return Failure("verify-region", text)
        shapes = shape_of(one), shape_of(another)
        if shapes[0] is not None and shapes[1] is not None and not shapes_agree(shapes[0], shapes[1]):
            text = f"require same shapes for {name} ('{one}') and {other} ('{another}')"
            return Failure("verify-region", text)
    return None


def _yielded(op: Operation, region: int) -> list[Type] | None:
    last = terminator(entry(op, region), "tosa.yield")
    return types_of(last.operand_values) if last is not None else None


def _arguments(op: Operation, region: int) -> list[Type] | None:
    block = entry(op, region)
    return types_of(block.args) if block is not None else None


def _count(type_: Type) -> int | None:
    """The number of elements; None where it is not known."""
    shape = shape_of(type_)
    return prod(size or 0 for size in shape) if shape is not None and None not in shape else None


def _condition(if_: tosa.IfOp) -> Failure | None:
    if not if_.op.operands or len(if_.op.regions) != 2:
        return None
    given, wanted = types_of(if_.input_list), types_of(if_.output_list)
    for region, name in enumerate(("then_graph", "else_graph")):
        arguments, yielded = _arguments(if_.op, region), _yielded(if_.op, region)
        found = _lists(arguments, f"'{name}' arguments", given, "'input_list'") if arguments is not None else None
        if found is None and yielded is not None:
            found = _lists(yielded, f"'{name}' results", wanted, "'output_list'")
        if found is not None:
            return found
    if _count(if_.condition.type) not in (1, None):
        return Failure("verify-type", f"'condition' must be a size 1 tensor, got '{if_.condition.type}'", operand(0))
    return None


def _loop(while_loop: tosa.WhileOp) -> Failure | None:
    if len(while_loop.op.regions) != 2:
        return None
    given, wanted = types_of(while_loop.input_list), types_of(while_loop.output_list)
    found = _lists(given, "'input_list'", wanted, "'output_list'")
    for region, name in enumerate(("cond_graph", "body_graph")):
        arguments = _arguments(while_loop.op, region)
        if found is None and arguments is not None:
            found = _lists(arguments, f"'{name}' arguments", given, "'input_list'")
        yielded = _yielded(while_loop.op, 1)
        if region == 1 and found is None and yielded is not None:
            found = _lists(yielded, f"'{name}' results", given, "'input_list'")
    return found or _loop_condition(_yielded(while_loop.op, 0))


def _loop_condition(yielded: list[Type] | None) -> Failure | None:
    if yielded is None:
        return None
    if len(yielded) != 1:
        return Failure("verify-region", "require 'cond_graph' only have one result")
    (type_,) = yielded
    if _count(type_) not in (1, None):
        return Failure("verify-region", f"'cond_graph' result must be a size 1 tensor, got '{type_}'")
    if str(element_type(type_)) != "i1":
        return Failure("verify-region", f"'cond_graph' result must be a boolean tensor, got '{type_}'")
    return None


GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {"tosa.cond_if": (_condition,), "tosa.while_loop": (_loop,)}
