"""SSA dominance: each value is defined before it is used.

Follows mlir/lib/IR/Verifier.cpp (verifyDominanceOfContainedRegions) of LLVM 22. Undefined names, and names
that are not visible, are reported by the parser.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.dominance import Dominance
from ...ir.graph import Block, BlockArgument, Operation, OpOperand, OpResult, Region
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.document.segmenter import ItemKind
from ...syntax.text.findings import Finding, Note, Severity

CODE = "verify-dominance"


def use_findings(item: Item, knowledge: Knowledge) -> list[Finding]:
    """One per operation with such a use, in text order; offsets relative to the item's start.

    Where something in the item could not be read its control flow is unknown, so that only the order within a block
    is checked.
    """
    if item.kind is not ItemKind.OPERATIONS:
        return []
    has_errors = any(finding.severity is Severity.ERROR for finding in item.parsed.findings)
    return Uses(knowledge, is_certain=not has_errors).run(item.operations)


def encloses(outer: Operation, op: Operation) -> bool:
    """Whether `op` is in a region of `outer`."""
    around = op.parent_op if outer.regions else None
    while around is not None and around is not outer:
        around = around.parent_op
    return around is outer


def _region_of(op: Operation) -> Region:
    region = op.parent_region
    assert region is not None, "it has a use that is looked at"
    return region


class Uses:
    def __init__(self, knowledge: Knowledge, *, is_certain: bool) -> None:
        self.knowledge = knowledge
        self.is_certain = is_certain
        self.dominance = Dominance()
        self.findings: list[Finding] = []
        self.visited: set[Operation] = set()
        self.ordered: dict[Region, bool] = {}

    def run(self, operations: Sequence[Operation]) -> list[Finding]:
        # Operations directly in a module may use each other in any order: its body is a graph region.
        visited = self.visited
        pending = [*reversed(operations)]
        while pending:
            op = pending.pop()
            if op.operands and (op.syntax is None or not op.syntax.opaque):
                # The end of an opaque operation is a guess: its operands may be those of the next one.
                self.look_at_operands(op)
            if op.results:
                visited.add(op)
            for region in reversed(op.regions):
                for block in reversed(region.blocks):
                    inner = block.last
                    while inner is not None:
                        pending.append(inner)
                        inner = inner.prev
        return self.findings

    def look_at_operands(self, op: Operation) -> None:
        parent, visited = op.parent, self.visited
        for operand in op.operands:
            value = operand.value
            if isinstance(value, OpResult):
                definition = value.op
                if definition not in visited or (
                    definition.parent is not parent
                    and (self.is_in_graph_of_blocks(definition) or encloses(definition, op))
                ):
                    self.look(op, operand, definition)
            elif isinstance(value, BlockArgument) and value.block is not parent:
                self.look_at_argument(op, operand, value.block)

    @staticmethod
    def is_in_graph_of_blocks(op: Operation) -> bool:
        region = op.parent_region
        return region is not None and len(region.blocks) > 1

    def look(self, op: Operation, operand: OpOperand, definition: Operation) -> None:
        region, block = definition.parent_region, op.parent
        if region is None or block is None:
            return
        at = block.ancestor_in(region) if definition.parent is not block else block
        if at is None:
            # The name was looked for further down, and found in a region that this one is not in.
            if self.is_certain and self.is_reached_if_known(block):
                self.report(op, operand, definition)
            return
        if not self.has_order(region) or (at is not definition.parent and not self.is_certain):
            return
        if at is definition.parent and len(region.blocks) > 1 and not self.is_reached(at):
            return
        if not self.dominance.properly_dominates(definition, op):
            self.report(op, operand, definition)

    def look_at_argument(self, op: Operation, operand: OpOperand, block: Block) -> None:
        region = block.parent
        if region is None or len(region.blocks) == 1 or op.parent is None or not self.is_certain:
            return
        at = op.parent.ancestor_in(region)
        if at is not None and self.has_order(region) and not self.dominance.block_dominates(block, at):
            self.report(op, operand, None)

    def is_reached_if_known(self, block: Block) -> bool:
        """Whether mlir-opt looks at uses in `block`, which is in a region: not where nothing leads."""
        return block.parent is not None and (block.is_entry or self.is_reached(block))

    def is_reached(self, block: Block) -> bool:
        assert block.parent is not None
        return block in self.dominance.immediate_dominators(block.parent)

    def has_order(self, region: Region) -> bool:
        """Whether `region` is known to have SSA dominance: its operations run in order."""
        known = self.ordered.get(region)
        if known is None:
            known = self.ordered[region] = self.is_ordered(region)
        return known

    def is_ordered(self, region: Region) -> bool:
        owner = region.parent
        definition = self.knowledge.definition(owner.name)
        if definition is None or (owner.syntax is not None and owner.syntax.opaque):
            return False
        return not definition.has_trait("HasOnlyGraphRegion") and "RegionKindInterface" not in definition.interfaces

    def report(self, op: Operation, operand: OpOperand, definition: Operation | None) -> None:
        syntax = op.syntax
        if syntax is None:
            return
        index = next(number for number, each in enumerate(op.operands) if each is operand)
        start, end = operand.span or (syntax.name_start, syntax.name_end)
        value = operand.value
        notes: tuple[Note, ...] = ()
        if value.span is not None:
            where = "operand defined here" if definition is not None else "operand defined as a block argument"
            notes = (Note(*value.span, where),)
        message = f"operand #{index} does not dominate this use"
        name = f"%{value.name} is " if value.name is not None else "this operand is "
        if definition is not None and encloses(definition, op):
            way_out = f"{name}a result of the operation around this use; it has no value before that ends"
        elif definition is not None and op.parent is not None and op.parent.ancestor_in(_region_of(definition)) is None:
            way_out = f"{name}defined in a region that this use is not in"
        elif definition is not None and definition.parent is op.parent:
            way_out = f"{name}defined further down; move its definition before this use"
        else:
            way_out = f"{name}not defined on every path to this use; pass it as a block argument"
        if any(each.start == start for each in self.findings):
            return
        self.findings.append(Finding(CODE, Severity.ERROR, start, end, message, notes, help=way_out, upstream=message))
