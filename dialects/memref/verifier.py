"""Verifier rules of `memref` (mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp)."""

from __future__ import annotations

from ...ir.affine import AffineDim
from ...ir.attributes import AffineMapAttr, ElementsAttr, StridedLayoutAttr, TypeAttr, UnitAttr
from ...ir.base import Attribute, Type
from ...ir.graph import Operation
from ...ir.types import (
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
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
from ..arith.verifier import cast
from ..common.canonicalization.memref_types import (
    are_cast_compatible,
    dropped_dimensions,
    has_identity_layout,
    strides_and_offset,
    subview_type,
    without_dimensions,
)
from ..common.canonicalization.mixed import Mixed
from ..common.verification.reshapes import reshape
from ..common.verification.slices import Unlike, checked_lists, in_bounds, lists_of, no_subview, slice_lists, unlike
from . import ops as memref
from .transfer_verifier import RULES as TRANSFER_RULES


def allocation(view: View) -> Failure | None:
    """As many sizes and symbols as the type leaves open."""
    type_ = view.results[0]
    if not isinstance(type_, MemRefType):
        return None
    wanted, given = type_.shape.count(None), len(view.types("dynamicSizes"))
    if wanted != given:
        text = (
            f"dimension operand count does not equal memref dynamic dimension count: expected {wanted}, but got {given}"
        )
        return Failure("verify-allocation", text)
    symbols = _symbols_of(type_)
    given = len(view.types("symbolOperands"))
    if symbols != given:
        text = f"symbol operand count does not equal memref symbol count: expected {symbols}, but got {given}"
        return Failure("verify-allocation", text)
    return None


def _differ_in_space(source: Type, target: Type) -> bool:
    """Whether two buffers are of one type but for their memory spaces."""
    if isinstance(source, MemRefType) and isinstance(target, MemRefType):
        layouts = [None if _is_identity_map(each.layout) else each.layout for each in (source, target)]
        same_layout = layouts[0] == layouts[1]
        return source.shape == target.shape and not differ(source.element, target.element) and same_layout
    both_unranked = isinstance(source, UnrankedMemRefType) and isinstance(target, UnrankedMemRefType)
    return both_unranked and not differ(element_type(source), element_type(target))


def _is_identity_map(layout: Attribute | None) -> bool:
    return isinstance(layout, AffineMapAttr) and layout.map.is_identity


def _symbols_of(type_: MemRefType) -> int:
    """Symbols of the layout: dynamic strides and offset, or the symbols of a map."""
    layout = type_.layout
    if isinstance(layout, StridedLayoutAttr):
        return (*layout.strides, layout.offset).count(None)
    return layout.map.num_symbols if isinstance(layout, AffineMapAttr) else 0


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


def _subview(view: View) -> Failure | None:
    subview = memref.SubViewOp(view.op)
    source, result = subview.source.type, subview.result.type
    if not isinstance(source, MemRefType) or not isinstance(result, MemRefType):
        return None
    lists = checked_lists(view, len(source.shape))
    if lists is None or isinstance(lists, Failure):
        return lists
    if source.memory_space is not result.memory_space:
        text = f"different memory spaces specified for base memref type '{source}' and subview memref type '{result}'"
        return Failure("verify-slice", text, is_bare=True)
    if strides_and_offset(source) is None:
        return Failure("verify-slice", f"base type '{source}' is not strided", is_bare=True)
    offsets, sizes, steps = (_mixed(each) for each in lists)
    expected = subview_type(source, offsets, sizes, steps)
    if expected is None:
        return None
    wrong = unlike(expected, result)
    if wrong is not None:
        return no_subview(expected, result, wrong)
    failure = _layout(expected, result, sizes)
    return failure or in_bounds(source.shape, view)


def _mixed(values: list[int | None]) -> list[Mixed]:
    """For functions that only tell numbers from what is none."""
    return [value if value is not None else _SOME for value in values]


_SOME = Operation("builtin.unrealized_conversion_cast").add_result(IndexType())


def _layout(expected: MemRefType, result: MemRefType, sizes: list[Mixed]) -> Failure | None:
    found = strides_and_offset(result)
    if found is None:
        return None
    dropped = dropped_dimensions(expected, result, sizes)
    reduced = without_dimensions(expected, dropped) if dropped is not None else None
    wanted = strides_and_offset(reduced) if reduced is not None else None
    return no_subview(expected, result, Unlike.LAYOUT) if wanted != found else None


def _reinterpret_cast(view: View) -> Failure | None:
    reinterpret_cast = memref.ReinterpretCastOp(view.op)
    source, result = reinterpret_cast.source.type, reinterpret_cast.result.type
    if not isinstance(source, (MemRefType, UnrankedMemRefType)) or not isinstance(result, MemRefType):
        return None
    if source.memory_space is not result.memory_space:
        text = f"different memory spaces specified for source type '{source}' and result memref type '{result}'"
        return Failure("verify-cast", text, is_bare=True)
    if differ(source.element, result.element):
        text = f"different element types specified for source type '{source}' and result memref type '{result}'"
        return Failure("verify-cast", text, is_bare=True)
    failure = slice_lists(view, None)
    lists = lists_of(view)
    layout = strides_and_offset(result)
    if failure is not None or lists is None or layout is None:
        return failure
    offsets, sizes, strides = lists
    if len(sizes) != len(result.shape):
        return Failure("verify-slice", f"expected {len(result.shape)} size values, got {len(sizes)}")
    for index, (size, given) in enumerate(zip(result.shape, sizes, strict=True)):
        if size is not None and given != size:
            return _instead("size", given, size, f" in dim = {index}")
    if layout[1] is not None and offsets and offsets[0] != layout[1]:
        return _instead("offset", offsets[0], layout[1], "")
    for index, (stride, given) in enumerate(zip(layout[0], strides, strict=False)):
        if stride is not None and given != stride:
            return _instead("stride", given, stride, f" in dim = {index}")
    return None


def _instead(what: str, given: int | None, found: int, where: str) -> Failure:
    wanted = "dynamic" if given is None else str(given)
    return Failure("verify-cast", f"expected result type with {what} = {wanted} instead of {found}{where}")


def _view(view: View) -> Failure | None:
    view_op = memref.ViewOp(view.op)
    source, result = view_op.source.type, view_op.result.type
    if not isinstance(source, MemRefType) or not isinstance(result, MemRefType):
        return None
    if not has_identity_layout(source):
        return Failure("verify-layout", f"unsupported map for base memref type '{source}'")
    if not has_identity_layout(result):
        return Failure("verify-layout", f"unsupported map for result memref type '{result}'")
    if source.memory_space is not result.memory_space:
        text = f"different memory spaces specified for base memref type '{source}' and view memref type '{result}'"
        return Failure("verify-cast", text)
    wanted, given = result.shape.count(None), len(view.types("sizes"))
    if wanted != given:
        return Failure("verify-allocation", f"incorrect number of dynamic sizes, has {given}, expected {wanted}")
    return None


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


def _reshape(view: View) -> Failure | None:
    reshape = memref.ReshapeOp(view.op)
    source, shape, result = reshape.source.type, reshape.shape.type, reshape.result.type
    if differ(element_type(source), element_type(result)):
        return Failure("verify-reshape", "element types of source and destination memref types should be the same")
    if isinstance(source, MemRefType) and not has_identity_layout(source):
        return Failure("verify-reshape", "source memref type should have identity affine map")
    if isinstance(result, MemRefType) and not has_identity_layout(result):
        return Failure("verify-reshape", "result memref type should have identity affine map")
    size = shape.shape[0] if isinstance(shape, MemRefType) and shape.shape else None
    if isinstance(result, MemRefType):
        if isinstance(shape, MemRefType) and size is None:
            text = "cannot use shape operand with dynamic length to reshape to statically-ranked memref type"
            return Failure("verify-reshape", text, operand(1))
        if size is not None and size != len(result.shape):
            return Failure("verify-reshape", "length of shape operand differs from the result's memref rank")
    return None


def _transpose(view: View) -> Failure | None:
    source = memref.TransposeOp(view.op).in_.type
    permutation = view.op.properties.get("permutation")
    if not isinstance(source, MemRefType) or not isinstance(permutation, AffineMapAttr):
        return None
    rank = len(source.shape)
    if permutation.map.num_dims != rank or len(permutation.map.results) != rank:
        text = "expected a permutation map of same rank as the input"
        return Failure("verify-map", text, addition=f": {rank}")
    positions = [each.position for each in permutation.map.results if isinstance(each, AffineDim)]
    if sorted(positions) != [*range(rank)]:
        return Failure("verify-map", "expected a permutation map")
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


def _atomic_yield(op: Operation) -> Failure | None:
    parent = op.parent_op
    if parent is None or is_opaque(parent) or not parent.results or not op.operands:
        return None
    given, wanted = memref.AtomicYieldOp(op).result.type, parent.results[0].type
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


EARLY_RULES: dict[str, tuple[Rule, ...]] = {
    "memref.cast": (cast(are_cast_compatible),),
    "memref.memory_space_cast": (cast(_differ_in_space),),
}
RULES: dict[str, tuple[Rule, ...]] = {
    **TRANSFER_RULES,
    "memref.alloc": (allocation,),
    "memref.alloca": (allocation,),
    "memref.assume_alignment": (_alignment,),
    "memref.atomic_rmw": (_atomic_rmw,),
    "memref.collapse_shape": (reshape(expanding=False),),
    "memref.distinct_objects": (_distinct,),
    "memref.expand_shape": (reshape(expanding=True),),
    "memref.global": (_global,),
    "memref.load": (index_count("memref", "indices", "incorrect number of indices for load"),),
    "memref.prefetch": (_prefetch,),
    "memref.reinterpret_cast": (_reinterpret_cast,),
    "memref.reshape": (_reshape,),
    "memref.store": (index_count("memref", "indices", "store index operand count not equal to memref rank"),),
    "memref.subview": (_subview,),
    "memref.transpose": (_transpose,),
    "memref.view": (_view,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "memref.alloca": (_scoped,),
    "memref.atomic_yield": (_atomic_yield,),
    "memref.generic_atomic_rmw": (_generic_atomic, _pure_body),
}
