"""Canonicalization of regions of `shape` that need a witness (mlir/lib/Dialect/Shape/IR/Shape.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import FALSE, TRUE, Attribute, DialectAttr, IntegerAttr
from ...ir.base import Type
from ...ir.builder import Builder
from ...ir.graph import Operation
from ...ir.types import DialectType
from ...ods.constants import int_value
from ...ods.rewriting import IN_PLACE, FoldFunction, Pattern, PatternRewriter
from ..arith import canonicalize as arith
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import defining_op
from ..common.canonicalization.region_branch import erase_results
from ..common.canonicalization.regions import replace_with_region
from . import ops as shape


def make_constant(builder: Builder, value: Attribute, type_: Type, location: Attribute | None) -> Operation | None:
    if isinstance(type_, DialectType) and str(type_) == "!shape.witness":
        if not isinstance(value, IntegerAttr):
            return None
        return builder.create("shape.const_witness", (), [type_], properties={"passing": value}, location=location)
    if isinstance(value, DialectAttr) or isinstance(type_, DialectType):
        return None
    return arith.make_constant(builder, value, type_, location)


def _all(op: Operation, constants: Constants) -> Folded:
    """`shape.assuming_all %a, true` -> `shape.assuming_all %a`; the constant for constants, from the last one on."""
    values = op.operand_values
    while values:
        passing = int_value(constants[len(values) - 1])
        if passing is None:
            break
        if not passing:
            return (FALSE,)
        values = values[:-1]
    if not values:
        return (TRUE,)
    if len(values) == len(op.operands):
        return None
    op.set_operands(values)
    return IN_PLACE


def _all_of_one(op: Operation, rewriter: PatternRewriter) -> bool:
    """Operand of a `shape.assuming_all` that has only one.

        %r = shape.assuming_all %w
        shape.assuming %r { ... }
    becomes
        shape.assuming %w { ... }
    """
    if len(op.operands) != 1:
        return False
    rewriter.replace(op, op.operand_values)
    return True


def _require(op: Operation, constants: Constants) -> Folded:
    """`shape.cstr_require true` -> `true`, as a witness."""
    del op
    return (constants[0],) if isinstance(constants[0], IntegerAttr) else None


def _unused_results(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of the results of a `shape.assuming` that have no use.

        %r:2 = shape.assuming %w -> (index, index) { ... shape.assuming_yield %a, %b : index, index }
        "use"(%r#1) : (index) -> ()
    becomes
        %r = shape.assuming %w -> index { ... shape.assuming_yield %b : index }
        "use"(%r) : (index) -> ()

    The rest of the body stays, with its side effects.
    """
    dead = {result for result in op.results if not result.uses}
    last = op.regions[0].blocks[0].last if op.regions and op.regions[0].blocks else None
    if not dead or last is None:
        return False
    remaining = [operand.value for operand, result in zip(last.operands, op.results, strict=True) if result not in dead]
    last.set_operands(remaining)
    rewriter.modified(last)
    erase_results(op, rewriter, set(dead))
    return True


def _assuming_true(op: Operation, rewriter: PatternRewriter) -> bool:
    """Inlining of the region of a `shape.assuming` whose witness is a constant that passes.

        %w = shape.const_witness true
        %r = shape.assuming %w -> index { %x = "f"() : () -> index  shape.assuming_yield %x : index }
    becomes
        %w = shape.const_witness true
        %r = "f"() : () -> index
    """
    witness = defining_op(shape.AssumingOp(op).witness, "shape.const_witness")
    if witness is None or not int_value(witness.properties.get("passing")):
        return False
    replace_with_region(op, rewriter, op.regions[0])
    return True


CONSTANT = make_constant
FOLDS: dict[str, FoldFunction] = {"shape.assuming_all": _all, "shape.cstr_require": _require}
PATTERNS: dict[str, Sequence[Pattern]] = {
    "shape.assuming": (
        Pattern("AssumingOpRemoveUnusedResults", _unused_results),
        Pattern("AssumingWithTrue", _assuming_true),
    ),
    "shape.assuming_all": (Pattern("AssumingAllOneOp", _all_of_one),),
}
