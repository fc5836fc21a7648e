"""Conformance of an operation to its definition, as far as its custom form needs it.

Programs in generic form, and unfinished ones, may lack any of them.
"""

from __future__ import annotations

from ..ir.graph import Operation
from .definitions import OpDefinition
from .segments import dense_values


def fits(op: Operation, definition: OpDefinition) -> bool:
    """Operands, results, regions, successors and required attributes are all there; types are not looked at."""
    operand_sizes = dense_values(op.properties.get("operandSegmentSizes")) or None
    result_sizes = dense_values(op.properties.get("resultSegmentSizes")) or None
    if operand_sizes is None and "AttrSizedOperandSegments" in definition.traits:
        return False
    if definition.operand_slices(len(op.operands), operand_sizes) is None:
        return False
    if definition.result_slices(len(op.results), result_sizes) is None:
        return False
    if any(attribute.required and attribute.name not in op.properties for attribute in definition.attributes):
        return False
    return _has_regions(op, definition) and _has_successors(op, definition)


def _has_regions(op: Operation, definition: OpDefinition) -> bool:
    fixed = [region for region in definition.regions if not region.variadic]
    if len(op.regions) < len(fixed) or (len(fixed) == len(definition.regions) < len(op.regions)):
        return False
    if len(fixed) < len(definition.regions) or "DestinationStyleOpInterface" in definition.interfaces:
        # The body of a structured operation is left out where the name says all.
        return True
    return all(len(region.blocks) >= known.min_blocks for region, known in zip(op.regions, fixed, strict=True))


def _has_successors(op: Operation, definition: OpDefinition) -> bool:
    fixed = sum(not successor.variadic for successor in definition.successors)
    variadic = fixed < len(definition.successors)
    return len(op.successors) == fixed or (variadic and len(op.successors) > fixed)
