"""Canonicalization of `shape` (mlir/lib/Dialect/Shape/IR/Shape.cpp of LLVM 22)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute, ElementsAttr, IntegerAttr
from ...ir.base import Type
from ...ir.builder import Builder
from ...ir.graph import Operation
from ...ir.types import DialectType
from ...ods.constants import int_value
from ...ods.rewriting import FoldFunction, Pattern, PatternRewriter
from ..arith import canonicalize as arith
from ..common.canonicalization.matching import defining_op
from ..common.canonicalization.region_branch import erase_results
from ..common.canonicalization.regions import replace_with_region
from . import folds, patterns
from . import ops as shape
from .folds import is_extent_tensor


def make_constant(builder: Builder, value: Attribute, type_: Type, location: Attribute | None) -> Operation | None:
    """A shape, size or witness, else a constant of arithmetic; None for what none of them can hold."""
    made = _made_by(value, type_)
    if made is not None:
        name, part = made
        return builder.create(name, (), [type_], properties={part: value}, location=location)
    return None if isinstance(type_, DialectType) else arith.make_constant(builder, value, type_, location)


def _made_by(value: Attribute, type_: Type) -> tuple[str, str] | None:
    """The constant operation of `shape` for a type, and the property that has its value."""
    if isinstance(value, ElementsAttr) and (is_extent_tensor(type_) or str(type_) == "!shape.shape"):
        return "shape.const_shape", "shape"
    if not isinstance(value, IntegerAttr):
        return None
    return {"!shape.size": ("shape.const_size", "value"), "!shape.witness": ("shape.const_witness", "passing")}.get(
        str(type_)
    )


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


def _assuming_true(view: shape.AssumingOp, rewriter: PatternRewriter) -> bool:
    """Inlining of the region of a `shape.assuming` whose witness is a constant that passes.

        %w = shape.const_witness true
        %r = shape.assuming %w -> index { %x = "f"() : () -> index  shape.assuming_yield %x : index }
    becomes
        %w = shape.const_witness true
        %r = "f"() : () -> index
    """
    witness = defining_op(view.witness, "shape.const_witness")
    if witness is None or not int_value(witness.properties.get("passing")):
        return False
    replace_with_region(view.op, rewriter, view.op.regions[0])
    return True


CONSTANT = make_constant
FOLDS: dict[str, FoldFunction] = folds.FOLDS
PATTERNS: dict[str, Sequence[Pattern]] = {
    **patterns.PATTERNS,
    "shape.assuming": (
        Pattern("AssumingOpRemoveUnusedResults", _unused_results),
        Pattern("AssumingWithTrue", _assuming_true),
    ),
    "shape.assuming_all": (Pattern("AssumingAllOneOp", _all_of_one), *patterns.ALL_PATTERNS),
}
