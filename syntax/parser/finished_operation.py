"""Finished operation: what the text of an assembly format leaves to its end, operands, results, order and segments."""

from __future__ import annotations

from ...ir.attributes import DenseArrayAttr
from ...ir.graph import Region
from ...ir.types import IntegerType
from ...ods.knowledge import Knowledge
from ...ods.protocols import FormatState
from .op_parser import OpReader
from .type_inference import complete_types, operand_types, result_types


def finish(reader: OpReader, state: FormatState, knowledge: Knowledge) -> None:
    """Connect operands, add results, regions' order and segment sizes."""
    op, definition = state.op, state.definition
    known = complete_types(reader.type_of, state)
    sizes: list[int] = []
    for group, types in zip(definition.operands, operand_types(reader.type_of, state, known), strict=True):
        uses = state.operands.get(group.name, [])
        sizes.append(len(uses))
        reader.resolve_all(op, uses, types)
        if group.segment_attribute is not None:
            lengths = tuple(state.segments.get(group.name, ()))
            op.properties.setdefault(group.segment_attribute, DenseArrayAttr(IntegerType(32), lengths))
    if definition.has_trait("AttrSizedOperandSegments"):
        op.properties["operandSegmentSizes"] = DenseArrayAttr(IntegerType(32), tuple(sizes))
    _order_regions(state)
    _order_successors(state)
    infer = knowledge.result_inference(op.name)
    if infer is not None and not state.result_types:
        for type_ in infer(op):
            op.add_result(type_)
        return
    counts: list[int] = []
    for types in result_types(definition, known):
        counts.append(len(types))
        for type_ in types:
            op.add_result(type_)
    if definition.has_trait("AttrSizedResultSegments"):
        op.properties["resultSegmentSizes"] = DenseArrayAttr(IntegerType(32), tuple(counts))


def _order_regions(state: FormatState) -> None:
    """The text may have the regions in another order than the operation, and may leave some out."""
    op, definition = state.op, state.definition
    named = [region for part in definition.regions for region in state.regions.get(part.name, ())]
    if len(named) < len(op.regions):
        op.regions = [*named, *(region for region in op.regions if region not in named)]
        return
    ordered: list[Region] = []
    for part in definition.regions:
        regions = state.regions.get(part.name, ())
        ordered.extend(regions)
        if not regions and not part.variadic:
            ordered.append(Region(op))
    op.regions = ordered


def _order_successors(state: FormatState) -> None:
    """The text may have the successors in another order than the operation."""
    op = state.op
    named = [use for part in state.definition.successors for use in state.successors.get(part.name, ())]
    if len(named) == len(op.successors):
        op.successors = named
