"""Ends of regions: the block and the last operation that a text leaves out, and what a function's body has to have."""

from __future__ import annotations

from ...ir.graph import Block, Operation, Region
from ...ods.definitions import RegionDefinition
from ...ods.knowledge import Knowledge
from ...ods.verification.op_parts import function_type
from ..text.findings import Finding, Note, Severity
from .parser_state import Frame, ParserState


def add_implicit_terminator(frame: Frame, knowledge: Knowledge) -> None:
    """Complete the region of `frame`, which was read to its end, unless its operation is in the generic form."""
    region, owner = frame.region, frame.owner
    if region is None or owner is None or (owner.syntax is not None and owner.syntax.opaque):
        return
    definition = knowledge.definition(owner.name)
    name = definition.implicit_terminator if definition is not None else None
    if owner.syntax is not None and owner.syntax.is_generic:
        return
    if definition is not None and definition.has_trait("SingleBlock") and not region.blocks:
        region.append(frame.block)
    semantics = knowledge.semantics(owner.name)
    if semantics is not None and semantics.fills_body and region.index == 0 and not region.blocks:
        region.append(frame.block)
    written_from = semantics.writes_terminators_from if semantics is not None else None
    if name is None or (written_from is not None and region in owner.regions[written_from:]):
        return
    if not region.blocks:
        region.append(frame.block)
    last = region.blocks[-1].last
    if last is None or not (last.name == name or knowledge.is_terminator(last)):
        terminator = Operation(name)
        for _ in _required_regions(name, knowledge):
            terminator.add_region().append(Block())
        if last is not None and semantics is not None and semantics.yields_last_operation:
            for result in last.results:
                terminator.add_operand(result)
        region.blocks[-1].append(terminator)


def _required_regions(name: str, knowledge: Knowledge) -> list[RegionDefinition]:
    """The regions that an operation called `name` has even when nothing is in them."""
    definition = knowledge.definition(name)
    return [region for region in definition.regions if not region.variadic] if definition is not None else []


def check_body(frame: Frame, region: Region, state: ParserState) -> None:
    """A function whose braces hold nothing is no declaration, and its entry block takes no more than its signature.

    Follows mlir/lib/Interfaces/FunctionImplementation.cpp.
    """
    owner = frame.owner
    if frame.arguments or owner is None or owner.syntax is None or owner.syntax.opaque or region.span is None:
        return
    # Most have blocks without arguments; what the operation is takes longer to find out.
    is_plain = bool(region.blocks) and not region.blocks[0].args
    if is_plain or owner.syntax.is_generic or not state.knowledge.is_function_like(owner):
        return
    type_, semantics = function_type(owner), state.knowledge.semantics(owner.name)
    if not region.blocks:
        if semantics is None or not semantics.may_be_empty:
            start, end = region.span
            upstream = Note(start, end, "expected non-empty function body")
            # Where something has to be written.
            state.add_finding(
                Finding("syntax", Severity.ERROR, end - 1, end, upstream.message, upstream_errors=(upstream,))
            )
    elif type_ is not None and 0 < len(type_.inputs) < len(region.blocks[0].args):
        place = (region.blocks[1].span if len(region.blocks) > 1 else None) or (frame.end, frame.end + 1)
        state.report("syntax", "entry block arguments were already defined", *place)
