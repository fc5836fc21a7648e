"""Verifier rules of `memref` (mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp)."""

from __future__ import annotations

from ...ir.attributes import ElementsAttr, TypeAttr, UnitAttr
from ...ir.graph import Operation
from ...ir.types import (
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    element_type,
)
from ...ods.knowledge import UPSTREAM
from ...ods.semantics import EffectKind
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, operand
from ...ods.verification.op_parts import entry, is_opaque
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..common.verification.allocations import allocation
from . import ops as memref


def index_count(memory: str, indices: str, words: str) -> Rule:
    """As many indices as `memory` has dimensions."""

    def rule(view: View) -> Failure | None:
        types = view.types(memory)
        if not types or not isinstance(types[0], (MemRefType, RankedTensorType)):
            return None
        wanted, given = len(types[0].shape), len(view.types(indices))
        if wanted == given:
            return None
        return Failure("verify-index-count", f"{words}, expected {wanted} but got {given}")

    return rule


def _global(view: View) -> Failure | None:
    type_attribute = view.op.properties.get("type")
    type_ = type_attribute.type if isinstance(type_attribute, TypeAttr) else None
    if not isinstance(type_, MemRefType):
        return None
    if None in type_.shape:
        return Failure("verify-global", f"type should be static shaped memref, but got '{type_}'")
    initial = view.op.properties.get("initial_value")
    if initial is None or isinstance(initial, UnitAttr):
        return None
    if not isinstance(initial, ElementsAttr):
        return Failure("verify-global", f"initial value should be a unit or elements attribute, but got {initial}")
    given = initial.type
    if differ(element_type(given), type_.element):
        text = (
            f"initial value element expected to be of type '{type_.element}', but was of type '{element_type(given)}'"
        )
        return Failure("verify-global", text)
    if isinstance(given, RankedTensorType) and given.shape != type_.shape:
        wanted = RankedTensorType(type_.shape, type_.element)
        return Failure("verify-global", f"initial value shape expected to be '{wanted}' but was '{given}'")
    return None


def _atomic_rmw(view: View) -> Failure | None:
    failure = index_count("memref", "indices", "expects the number of subscripts to be equal to memref rank")(view)
    if failure is not None:
        return failure
    value = memref.AtomicRMWOp(view.op).value.type
    kind = view.op.properties.get("kind")
    number = getattr(kind, "value", None)
    if number in _FLOAT_KINDS and isinstance(value, (IntegerType, IndexType)):
        return Failure("verify-operand-type", f"with kind '{_FLOAT_KINDS[number]}' expects a floating-point type")
    if number in _INTEGER_KINDS and isinstance(value, FloatType):
        return Failure("verify-operand-type", f"with kind '{_INTEGER_KINDS[number]}' expects an integer type")
    return None


_INTEGER_KINDS: dict[object, str] = {
    1: "addi", 2: "andi", 6: "maxs", 7: "maxu", 10: "mins", 11: "minu", 13: "muli", 14: "ori", 15: "xori",
}  # fmt: skip
_FLOAT_KINDS: dict[object, str] = {0: "addf", 4: "maximumf", 8: "minimumf", 12: "mulf"}


def _generic_atomic(op: Operation) -> Failure | None:
    block = entry(op)
    if block is None:
        return None
    if len(block.args) != 1:
        return Failure("verify-region", "expected single number of entry block arguments")
    if op.results and differ(op.results[0].type, block.args[0].type):
        return Failure("verify-region", "expected block argument of the same type result type")
    for inner in block.ops:
        effects = UPSTREAM.effects(inner)
        if effects and any(effect.kind is not EffectKind.ALLOCATE for effect in effects):
            text = "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects"
            return Failure("verify-region", text, on=inner)
    return None


def _pure_body(op: Operation) -> Failure | None:
    """The body of `memref.generic_atomic_rmw`, without side effects."""
    block = entry(op)
    for inner in block.ops if block is not None else ():
        known = UPSTREAM.definition(inner.name)
        if is_opaque(inner) or known is None or inner.regions:
            return None
        effects = UPSTREAM.effects(inner)
        if inner.name != "memref.atomic_yield" and effects:
            text = "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects"
            return Failure("verify-region", text, on=inner, is_bare=True)
    return None


def _atomic_yield(view: memref.AtomicYieldOp) -> Failure | None:
    parent = view.op.parent_op
    if parent is None or is_opaque(parent) or not parent.results or not view.op.operands:
        return None
    given, wanted = view.result.type, parent.results[0].type
    if differ(given, wanted):
        return Failure(
            "verify-yield", f"types mismatch between yield op: '{given}' and its parent: '{wanted}'", operand(0)
        )
    return None


def _distinct(view: View) -> Failure | None:
    return Failure("verify-count", "expected at least one operand") if not view.operands else None


def _alignment(view: View) -> Failure | None:
    value = getattr(view.op.properties.get("alignment"), "value", None)
    if isinstance(value, int) and (value <= 0 or value & (value - 1)):
        return Failure(
            "verify-attribute", f"alignment must be power of 2, but it is {value}", ("attribute", "alignment")
        )
    return None


def _prefetch(view: View) -> Failure | None:
    type_ = memref.PrefetchOp(view.op).memref.type
    given = len(view.types("indices"))
    if isinstance(type_, MemRefType) and given != len(type_.shape):
        return Failure("verify-index-count", f"too few indices: expected {len(type_.shape)} but got {given}")
    return None


def _scoped(op: Operation) -> Failure | None:
    """memref.alloca: memory that is freed at the end of some operation around."""
    around = op.parent_op
    while around is not None:
        if UPSTREAM.definition(around.name) is None or UPSTREAM.has_trait(around, "AutomaticAllocationScope"):
            return None
        if around.parent_op is None and around.name != "builtin.module":
            return None
        around = around.parent_op
    return Failure("verify-parent", "requires an ancestor op with AutomaticAllocationScope trait")


def _exact_cast(view: View) -> Failure | None:
    # The module of views is loaded where one occurs.
    from .view_verifier import exact_reinterpret_cast

    return exact_reinterpret_cast(view)


RULES: dict[str, tuple[Rule, ...]] = {
    "memref.alloc": (allocation,),
    "memref.alloca": (allocation,),
    "memref.assume_alignment": (_alignment,),
    "memref.atomic_rmw": (_atomic_rmw,),
    "memref.distinct_objects": (_distinct,),
    "memref.global": (_global,),
    "memref.load": (index_count("memref", "indices", "incorrect number of indices for load"),),
    "memref.prefetch": (_prefetch,),
    "memref.store": (index_count("memref", "indices", "store index operand count not equal to memref rank"),),
}
LATER_RULES: dict[str, tuple[tuple[int, Rule], ...]] = {"memref.reinterpret_cast": ((24, _exact_cast),)}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "memref.alloca": (_scoped,),
    "memref.atomic_yield": (_atomic_yield,),
    "memref.generic_atomic_rmw": (_generic_atomic, _pure_body),
}
ELSEWHERE = {
    **dict.fromkeys(("memref.dma_start", "memref.dma_wait", "memref.realloc"), "transfer_verifier"),
    **dict.fromkeys(
        ("memref.cast", "memref.collapse_shape", "memref.expand_shape", "memref.memory_space_cast",
         "memref.reinterpret_cast", "memref.reshape", "memref.subview", "memref.transpose", "memref.view"),
        "view_verifier",
    ),
}  # fmt: skip
