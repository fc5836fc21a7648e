"""One operation as rules look at it: its types, and its operands, results and attributes by their names in ODS."""

from __future__ import annotations

from ...ir.attributes import Attribute, attribute_type
from ...ir.base import Type
from ...ir.graph import Operation
from ..definitions import OpDefinition
from ..segments import dense_values

OLDER_SEGMENTS = {"operandSegmentSizes": "operand_segment_sizes", "resultSegmentSizes": "result_segment_sizes"}
"""The names that upstream still reads in the generic form."""


class View:
    """Groups are empty where the operands or results cannot be divided."""

    __slots__ = ("_operand_groups", "_result_groups", "definition", "op", "operands", "results")

    def __init__(self, op: Operation, definition: OpDefinition) -> None:
        self.op = op
        self.definition = definition
        self.operands: list[Type] = [operand.value.type for operand in op.operands]
        self.results: list[Type] = [result.type for result in op.results]
        # `cached_property` takes a lock, which is most of the time of a view.
        self._operand_groups: dict[str, slice] | None = None
        self._result_groups: dict[str, slice] | None = None

    @property
    def operand_groups(self) -> dict[str, slice]:
        found = self._operand_groups
        if found is None:
            sizes = self.segment_sizes("operandSegmentSizes", "AttrSizedOperandSegments")
            slices = self.definition.operand_slices(len(self.operands), sizes) or ()
            found = {group.name: part for group, part in zip(self.definition.operands, slices, strict=False)}
            self._operand_groups = found
        return found

    @property
    def result_groups(self) -> dict[str, slice]:
        found = self._result_groups
        if found is None:
            sizes = self.segment_sizes("resultSegmentSizes", "AttrSizedResultSegments")
            slices = self.definition.result_slices(len(self.results), sizes) or ()
            found = {group.name: part for group, part in zip(self.definition.results, slices, strict=False)}
            self._result_groups = found
        return found

    def segment_sizes(self, name: str, trait: str) -> list[int] | None:
        """None for an operation that has no such attribute."""
        return dense_values(self.attribute(name)) if trait in self.definition.traits else None

    def attribute(self, name: str) -> Attribute | None:
        found = self.op.properties.get(name)
        if found is None and name in OLDER_SEGMENTS:
            return self.op.attributes.get(OLDER_SEGMENTS[name])
        return found

    def types(self, name: str) -> list[Type]:
        """Of the operands or results called `name`, or of the typed attribute; empty if there is none."""
        part = self.operand_groups.get(name)
        if part is not None:
            return self.operands[part]
        part = self.result_groups.get(name)
        if part is not None:
            return self.results[part]
        found = attribute_type(self.attribute(name))
        return [found] if found is not None else []

    def type_of(self, name: str) -> Type | None:
        """The first of `types(name)`; None if there is none."""
        return next(iter(self.types(name)), None)
