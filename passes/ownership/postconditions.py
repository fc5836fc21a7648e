"""Postconditions: programs that the ownership pass makes invalid, as upstream's verifier reports afterwards.

The pass appends `i1` values to operations that cannot take them, or computes the base of a
buffer without a strided layout. One function per verifier error, in the verifier's words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from ...dialects.memref import ops as memref
from ...ir.affine import AffineBinary, AffineExpr
from ...ir.attributes import AffineMapAttr, ArrayAttr, SymbolRefAttr, TypeAttr
from ...ir.graph import Operation
from ...ir.types import FunctionType, MemRefType, is_memref
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...ods.segments import segment_sizes
from ..pass_manager.refusal import Refusal

if TYPE_CHECKING:
    from ..pass_manager.base import CalleeLookup

_SEGMENTS = "AttrSizedOperandSegments"
Check = Callable[[Operation, Knowledge], "Refusal | None"]


def result_refusal(root: Operation, knowledge: Knowledge) -> Refusal | None:
    """The first operation in or below `root` that the pass has made invalid."""
    return next(_refusals(root, knowledge, _CHECKS), None)


def all_result_refusals(root: Operation, knowledge: Knowledge, *, is_whole: bool) -> Iterator[Refusal]:
    """All of them. `is_whole`: the pass ran to its end; if not, branches need not match."""
    checks = _CHECKS if is_whole else tuple(check for check in _CHECKS if check is not branches_fit)
    seen: set[tuple[str, Operation | None]] = set()
    for refusal in _refusals(root, knowledge, checks):
        # Each buffer freed before one terminator would be reported there.
        if (refusal.code, refusal.operation) not in seen:
            seen.add((refusal.code, refusal.operation))
            yield refusal


def _refusals(root: Operation, knowledge: Knowledge, checks: Sequence[Check]) -> Iterator[Refusal]:
    by_name: dict[str, Sequence[Check]] = {}
    for op in walk(root):
        # What is not inherent may be called as the properties that are looked at.
        found = checks if op.attributes else by_name.get(op.name)
        if found is None:
            found = by_name[op.name] = [check for check in checks if _may_concern(check, op.name, knowledge)]
        for check in found:
            refusal = check(op, knowledge)
            if refusal is not None:
                yield refusal


def _may_concern(check: Check, name: str, knowledge: Knowledge) -> bool:
    """Whether `check` says anything about operations called `name` without discardable attributes."""
    definition = knowledge.definition(name)
    if check in _NAMED:
        return name == _NAMED[check]
    if definition is None:
        return True
    if check is segments_fit:
        return _SEGMENTS in definition.traits
    if check is shapes_agree:
        return "SameOperandsShape" in definition.traits
    if check is result_attributes_fit:
        return "FunctionOpInterface" in definition.interfaces
    return True


def constant_refusal(root: Operation, knowledge: Knowledge, callee: CalleeLookup) -> Refusal | None:
    """The first `func.constant` that references a function which now has another type."""
    for op in walk(root):
        symbol = op.properties.get("value")
        if op.name != "func.constant" or not isinstance(symbol, SymbolRefAttr) or len(op.results) != 1:
            continue
        function = callee(op, symbol)
        type_ = function.properties.get("function_type") if function is not None else None
        if isinstance(type_, TypeAttr) and type_.type is not op.result.type:
            reason = "reference to function with mismatched type"
            return Refusal(reason, "dealloc-function-constant", op)
    return None


def interface_refusal(root: Operation, knowledge: Knowledge, callee: CalleeLookup) -> Refusal | None:
    """The first obstacle to more results of private functions, checked before any change."""
    for op in walk(root):
        refusal = _named_function_grows(op, callee) or _called_elsewhere(op, knowledge, callee)
        if refusal is not None:
            return refusal
        if op.name != "func.func" or not isinstance(op.properties.get("res_attrs"), ArrayAttr):
            continue
        if more := _will_return_ownership(op):
            attributes = op.properties["res_attrs"]
            assert isinstance(attributes, ArrayAttr)
            given = len(attributes.elements)
            reason = (
                "expects result attribute array to have the same number of elements as the number of function results, "
                f"got {given}, but expected {given + more}"
            )
            return Refusal(reason, "dealloc-result-attributes", op)
    return None


def constant_refusals(root: Operation, callee: CalleeLookup) -> Iterator[Refusal]:
    """Each `func.constant` that references a function which will return more."""
    for op in walk(root):
        refusal = _named_function_grows(op, callee)
        if refusal is not None:
            yield refusal


def _named_function_grows(op: Operation, callee: CalleeLookup) -> Refusal | None:
    symbol = op.properties.get("value")
    if op.name != "func.constant" or not isinstance(symbol, SymbolRefAttr):
        return None
    function = callee(op, symbol)
    if function is None or not _will_return_ownership(function):
        return None
    return Refusal("reference to function with mismatched type", "dealloc-function-constant", op)


def _called_elsewhere(call: Operation, knowledge: Knowledge, callee: CalleeLookup) -> Refusal | None:
    """A call of a function that will return more, in a function that the pass does not change, such as `async.func`."""
    symbol = knowledge.callee(call) if knowledge.is_call(call) else None
    around = next((op for op in call.ancestors() if knowledge.is_function_like(op)), None)
    if symbol is None or around is None or around.name == "func.func":
        return None
    function = callee(call, symbol)
    if function is None or not _will_return_ownership(function):
        return None
    reason = f"would have the wrong number of results for its callee, since `{around.name}` stays as it is"
    return Refusal(reason, "invalid-result", call, is_own=True)


def _will_return_ownership(function: Operation) -> int:
    """Number of results added to a private function with a body; 0 for others."""
    type_ = function.properties.get("function_type")
    private = str(function.attribute("sym_visibility")) == '"private"'
    if not private or not function.regions or not function.regions[0].blocks or not isinstance(type_, TypeAttr):
        return 0
    return sum(map(is_memref, type_.type.results)) if isinstance(type_.type, FunctionType) else 0


def segments_fit(op: Operation, knowledge: Knowledge) -> Refusal | None:
    """`affine.for` with a buffer as `iter_args`: the extra operand belongs to no group."""
    sizes = segment_sizes(op, "operandSegmentSizes")
    if sizes is None or sum(sizes) == len(op.operands) or not knowledge.has_trait(op, _SEGMENTS):
        return None
    reason = (
        f"operand count ({len(op.operands)}) does not match with the total size ({sum(sizes)}) "
        "specified in attribute 'operandSegmentSizes'"
    )
    return Refusal(reason, "dealloc-no-room-for-operand", op)


def branches_fit(op: Operation, knowledge: Knowledge) -> Refusal | None:
    """Unreachable blocks are not processed, and so do not pass the ownership that their successors expect."""
    if not op.successors or not knowledge.is_branch(op):
        return None
    for number, block in enumerate(op.successor_blocks):
        given = len(knowledge.successor_operands(op, number))
        if given != len(block.args):
            reason = f"branch has {given} operands for successor #{number}, but target block has {len(block.args)}"
            return Refusal(reason, "dealloc-unreachable-block", op)
    return None


def has_base(op: Operation, knowledge: Knowledge) -> Refusal | None:
    """A buffer without a strided layout has no base to free."""
    if op.name != "memref.extract_strided_metadata" or not op.operands:
        return None
    type_ = memref.ExtractStridedMetadataOp(op).source.type
    if not isinstance(type_, MemRefType) or has_strided_layout(type_):
        return None
    reason = f"operand #0 must be strided memref of any type values, but got '{type_}'"
    return Refusal(reason, "dealloc-layout-without-strides", _terminator(op))


def _terminator(op: Operation) -> Operation:
    """The terminator that `op` was inserted for, which upstream uses as its location."""
    block = op.parent
    return block.last if block is not None and block.last is not None else op


def attributions_fit(op: Operation, knowledge: Knowledge) -> Refusal | None:
    """Attributions: buffers that `gpu.launch` defines as arguments of its body."""
    if op.name != "gpu.launch" or not op.regions or not op.regions[0].blocks:
        return None
    indices = 18 if knowledge.operand_group(op, "clusterSizeX") else 12
    if all(is_memref(argument.type) for argument in op.regions[0].blocks[0].args[indices:]):
        return None
    return Refusal("expected memref type in attribution", "dealloc-launch-attribution", op)


def masks_fit(op: Operation, knowledge: Knowledge) -> Refusal | None:
    """A buffer that `vector.mask` uses gets a constant in the body, which has room for a single operation."""
    if op.name != "vector.mask" or all(len(list(block.ops)) <= 2 for region in op.regions for block in region.blocks):
        return None
    return Refusal("expects only one operation to mask", "dealloc-masked-operation", op)


def shapes_agree(op: Operation, knowledge: Knowledge) -> Refusal | None:
    """Sizes that an earlier pass made static can show that the shapes of a copy differ."""
    if len(op.operands) < 2 or not knowledge.has_trait(op, "SameOperandsShape"):
        return None
    shapes = [operand.value.type.shape for operand in op.operands if isinstance(operand.value.type, MemRefType)]
    for other in shapes[1:]:
        if len(other) != len(shapes[0]) or any(
            None not in (left, right) and left != right for left, right in zip(shapes[0], other, strict=True)
        ):
            return Refusal("requires the same shape for all operands", "dealloc-shapes-differ", op)
    return None


def result_attributes_fit(op: Operation, knowledge: Knowledge) -> Refusal | None:
    """Attributes of results are not extended when a private function gets more results."""
    attributes, type_ = op.properties.get("res_attrs"), op.properties.get("function_type")
    if not isinstance(attributes, ArrayAttr) or not isinstance(type_, TypeAttr):
        return None
    given = len(attributes.elements)
    if not isinstance(type_.type, FunctionType) or given == len(type_.type.results):
        return None
    reason = (
        "expects result attribute array to have the same number of elements as the number of function results, "
        f"got {given}, but expected {len(type_.type.results)}"
    )
    return Refusal(reason, "dealloc-result-attributes", op)


_CHECKS: tuple[Check, ...] = (
    segments_fit,
    branches_fit,
    has_base,
    attributions_fit,
    masks_fit,
    result_attributes_fit,
    shapes_agree,
)


_NAMED: dict[Check, str] = {
    has_base: "memref.extract_strided_metadata",
    attributions_fit: "gpu.launch",
    masks_fit: "vector.mask",
}
"""Checks of operations of one name."""


def has_strided_layout(type_: MemRefType) -> bool:
    """Whether the layout is a sum of dimensions times constants or symbols (MemRefType::getStridesAndOffset)."""
    if not isinstance(type_.layout, AffineMapAttr):
        return True
    results = type_.layout.map.results
    if len(results) != 1:
        return type_.layout.map.is_identity
    return _is_linear(results[0])


def _is_linear(expr: AffineExpr) -> bool:
    pending = [expr]
    while pending:
        current = pending.pop()
        if isinstance(current, AffineBinary):
            if current.operator not in ("+", "*"):
                return False
            pending += [current.lhs, current.rhs]
    return True
