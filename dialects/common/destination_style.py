"""Operations that write into their last operands and return them (DestinationStyleOpInterface), with buffers.

    %0 = linalg.add ins(%a, %b) outs(%c) -> tensor<4xf32>   =>   linalg.add ins(%a_m, %b_m) outs(%c_m)

Follows mlir/lib/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ir.base import Attribute
from ...ir.graph import Operation
from ...ods.bufferization.interface import (
    AliasingValue,
    Analysis,
    Bufferization,
    BufferRewriter,
    Unbufferizable,
    is_buffer,
    is_tensor,
)
from ...ods.segments import dense_i32, dense_values
from ...ods.semantics import EffectInstance, EffectKind

_MIXED = "op does not have pure tensor semantics"
_NO_DESTINATIONS = (
    "'{}' op is described as destination-style, but its last operands do not have the types of its results"
)
_RESULTS_NEEDED = "'{}' op is destination-style, but its definition does not let it be without results, as on buffers"
_RESULT_SIZES = "resultSegmentSizes"


def first_destination(op: Operation) -> int:
    """The number of the first operand that is written into. Each result has one, and they are the last operands."""
    return len(op.operands) - len(op.results)


def writes_destination(op: Operation, index: int, _analysis: Analysis) -> bool:
    return index >= first_destination(op)


def destination_aliases(op: Operation, index: int, _analysis: Analysis) -> Sequence[AliasingValue]:
    number = index - first_destination(op)
    return (AliasingValue(op.results[number]),) if number >= 0 else ()


def bufferize_destination_style(op: Operation, rewriter: BufferRewriter) -> None:
    """The same operation on buffers, without results."""
    if any(is_buffer(value.type) for value in op.operand_values):
        raise Unbufferizable(_MIXED, op)
    buffers = [rewriter.buffer(value) if is_tensor(value.type) else value for value in op.operand_values]
    destinations = buffers[first_destination(op) :]
    rewriter.set_before(op)
    new = rewriter.create(
        op.name,
        buffers,
        (),
        properties=_without_results(op),
        attributes=op.attributes,
        regions=len(op.regions),
        location=op.location,
    )
    for region, old in zip(new.regions, op.regions, strict=True):
        region.take_body(old)
    new.origin = op.origin
    rewriter.replace_with_buffers(op, destinations)


def _without_results(op: Operation) -> dict[str, Attribute]:
    """Its properties, with no result in any group."""
    sizes = op.properties.get(_RESULT_SIZES)
    if sizes is None:
        return op.properties
    return {**op.properties, _RESULT_SIZES: dense_i32((0,) * len(dense_values(sizes)))}


def has_destinations(op: Operation) -> bool:
    """Whether the last operands have the types of the results, one each, and something is written at all."""
    first = first_destination(op)
    if first < 0 or not any(is_tensor(result.type) for result in op.results):
        return False
    return all(operand.value.type is op.results[i].type for i, operand in enumerate(op.operands[first:]))


def described_destination_style(
    effects: Callable[[Operation], Sequence[EffectInstance] | None], *, needs_results: bool
) -> Bufferization:
    """Bufferization of an operation of which only its description is known.

    Its last operands, one for each result, are written. They are read as well, unless `effects` say that it only
    writes them. An operation that cannot be without its results (`needs_results`) is analysed, and refused then.
    """

    def reads(op: Operation, index: int, _analysis: Analysis) -> bool:
        if index < first_destination(op):
            return True
        stated = effects(op) or ()
        on_it = {each.kind for each in stated if each.value in (None, op.operands[index].value)}
        return EffectKind.WRITE not in on_it or EffectKind.READ in on_it

    def writes(op: Operation, index: int, analysis: Analysis) -> bool:
        return not has_destinations(op) or writes_destination(op, index, analysis)

    def bufferize(op: Operation, rewriter: BufferRewriter) -> None:
        if not has_destinations(op):
            raise Unbufferizable(_NO_DESTINATIONS.format(op.name), op)
        if needs_results:
            raise Unbufferizable(_RESULTS_NEEDED.format(op.name), op)
        bufferize_destination_style(op, rewriter)

    return Bufferization(bufferize, reads=reads, writes=writes, aliases=destination_aliases)
