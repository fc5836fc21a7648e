"""Implied terminators: the block and the last operation that a region has although its text leaves them out."""

from __future__ import annotations

from ...ir.graph import Block, Operation
from ...ods.definitions import RegionDefinition
from ...ods.knowledge import Knowledge
from .parser_state import Frame


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
