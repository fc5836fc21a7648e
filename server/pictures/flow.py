"""Control-flow graph of a function, with the ownership on its edges.

A box holds operations that run one after the other, as far as they concern buffers or copies of tensors. An operation
whose regions make, take or give buffers, or copy tensors, cuts the box in two, and its regions are in a frame between
them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Block, Operation, Region, Value
from ...ir.symbol_names import symbol_name
from ...ir.types import is_memref
from ...ir.walk import Inner, run_all
from ...ods.semantics import RegionEdge
from ..facts.ownership_words import name_of
from .model import Cluster, EdgeOwnership, FlowEdge, FlowNode, FlowPicture, LabelLine, Tone
from .program import (
    Subject,
    block_title,
    buffers_of,
    edge_name,
    region_title,
    used_buffers,
)
from .tensor_copies import CopyLines

_LEFT_OUT = LabelLine("…")
"""Operations without buffers."""
_CALLER = "caller"


def flow_of(subject: Subject, copies: CopyLines) -> FlowPicture:
    """The picture of a function that has a body, with the `copies` of its tensors."""
    return _Builder(subject, copies).flow()


class _Box:
    """A node in the making."""

    def __init__(self, name: str, title: str) -> None:
        self.name = name
        self.title = title
        self.lines: list[LabelLine] = []

    def add(self, line: LabelLine) -> None:
        if line is not _LEFT_OUT or not self.lines or self.lines[-1] is not _LEFT_OUT:
            self.lines.append(line)

    def node(self) -> FlowNode:
        return FlowNode(self.name, self.title, tuple(self.lines))


class _Builder:
    def __init__(self, subject: Subject, copies: CopyLines) -> None:
        self.subject = subject
        self.copies = copies
        self.edges: list[FlowEdge] = []
        self.connected: dict[tuple[str, str], list[FlowEdge]] = {}
        """Edges of regions, by the nodes at their ends."""
        self.count = 0
        self.first: dict[Block, _Box] = {}
        self.last: dict[Block, str] = {}
        self.returns = False

    def flow(self) -> FlowPicture:
        body = self.subject.function.regions[0]
        parts: list[FlowNode | Cluster] = []
        run_all(self.region(body, f"@{symbol_name(self.subject.function)}", parts))
        if self.returns:
            parts.append(FlowNode(_CALLER, _CALLER, (), is_exit=True))
        return FlowPicture(tuple(parts), tuple(self.edges))

    def name(self) -> str:
        self.count += 1
        return f"n{self.count}"

    def region(self, region: Region, title: str, parts: list[FlowNode | Cluster]) -> Iterator[Inner[None]]:
        """Adds to `parts` those of a region."""
        for block in region.blocks:
            of_block = title if title and block.is_entry and block.label is None else block_title(block)
            self.first[block] = _Box(self.name(), of_block)
        for block in region.blocks:
            yield Inner(self.block(block, parts))

    def block(self, block: Block, parts: list[FlowNode | Cluster]) -> Iterator[Inner[None]]:
        box = self.first[block]
        for argument in block.args:
            self.define(box, argument)
        for op in block.ops:
            if op not in self.subject.unfolded and op not in self.copies.around:
                self.operation(box, op, is_last=op.next is None)
                continue
            self.insertions_before(box, op)
            box.add(self.subject.line_of(op, self.copies.roles.get(op, ""), has_regions_below=True))
            parts.append(box.node())
            following = _Box(self.name(), f"after {op.name}")
            inside: list[FlowNode | Cluster] = []
            for region in op.regions:
                yield Inner(self.region(region, region_title(op, region), inside))
            parts.append(Cluster(f"cluster_{box.name}", op.name, tuple(inside)))
            self.around_regions(op, box.name, following.name)
            box = following
            for result in op.results:
                self.define(box, result)
            for line in self.subject.after(op):
                box.add(line)
        self.last[block] = box.name
        parts.append(box.node())
        if block.terminator is not None:
            self.leave(block.terminator, box.name)

    def insertions_before(self, box: _Box, op: Operation) -> None:
        for line in (*self.copies.copies.get(op, ()), *self.subject.before(op)):
            box.add(line)

    def define(self, box: _Box, value: Value) -> None:
        if value in self.copies.roles:
            box.add(LabelLine(name_of(value), self.copies.roles[value], Tone.PLAIN, self.subject.place_of(value)))
        if is_memref(value.type):
            tone, words = self.subject.in_block(value, value.parent_block)
            box.add(LabelLine(name_of(value), words, tone, self.subject.place_of(value)))

    def operation(self, box: _Box, op: Operation, *, is_last: bool) -> None:
        """`op`, between what the pass inserts before and after it."""
        self.insertions_before(box, op)
        made = buffers_of(op)
        if made:
            tone, words = self.subject.in_block(made[0], made[0].parent_block)
            box.add(self.subject.line_of(op, words, tone))
        elif is_last or op in self.copies.copies or op in self.copies.roles or used_buffers(op):
            box.add(self.subject.line_of(op, self.copies.roles.get(op, "")))
        else:
            box.add(_LEFT_OUT)
        for line in self.subject.after(op):
            box.add(line)

    # Edges

    def leave(self, terminator: Operation, source: str) -> None:
        """The ways on from the end of a block of the same region, and to the caller."""
        knowledge = self.subject.knowledge
        for number, use in enumerate(terminator.successors):
            positions = [i for i in knowledge.successor_operands(terminator, number) if i < len(terminator.operands)]
            handed = self.handed(terminator, number, positions, use.block.args)
            freed = tuple(line for _, line in self.subject.frees(terminator, number))
            target, place = self.first[use.block].name, self.subject.place_of(terminator)
            self.edges.append(FlowEdge(source, target, edge_name(terminator, number), handed, freed, place))
        if terminator.successors or terminator.parent_op is not self.subject.function:
            return
        if knowledge.is_region_terminator(terminator):
            self.returns = True
            handed = self.handed(terminator, None, list(knowledge.parent_operands(terminator)), ())
            self.edges.append(FlowEdge(source, _CALLER, "", handed, (), self.subject.place_of(terminator)))

    def handed(
        self, terminator: Operation, successor: int | None, positions: Sequence[int], inputs: Sequence[Value]
    ) -> tuple[EdgeOwnership, ...]:
        """The buffers that a terminator forwards, and those live in the parent that stay."""
        found: list[EdgeOwnership] = []
        for number, position in enumerate(positions):
            value = terminator.operands[position].value
            if is_memref(value.type):
                becomes = name_of(inputs[number]) if number < len(inputs) else ""
                found.append(
                    EdgeOwnership(name_of(value), becomes, *self.subject.handed(terminator, successor, position))
                )
        for deallocation in self.subject.deallocations(terminator, successor):
            after = deallocation.retained[deallocation.forwarded :]
            found += [EdgeOwnership(name_of(value), "", *self.subject.retained(deallocation, value)) for value in after]
        return tuple(found)

    def around_regions(self, op: Operation, source: str, following: str) -> None:
        """The edges into the regions of `op`, between them and out of them, from the box `source` to `following`."""
        branch = self.subject.knowledge.region_branch(op)
        if branch is None:
            self.unknown_order(op, source, following)
            return
        for way in branch.entry(op):
            handed = tuple(
                EdgeOwnership(name_of(value), becomes, *self.subject.entering(op, value))
                for value, becomes in self.passed(op, way)
            )
            self.connect(source, way, following, handed, op)
        for region in op.regions:
            for block in region.blocks:
                terminator = block.terminator
                if terminator is None or terminator.successors:
                    continue
                for way in branch.leave(op, region):
                    positions = [i for i in way.operands if i < len(terminator.operands)]
                    inputs = self.inputs(op, way)
                    handed = self.handed(terminator, None, positions, inputs)
                    self.connect(self.last[block], way, following, handed, terminator)

    def unknown_order(self, op: Operation, source: str, following: str) -> None:
        """Nothing says how control goes through `op`: into each region, and out again."""
        for region in op.regions:
            if region.blocks:
                self.edges.append(FlowEdge(source, self.first[region.blocks[0]].name))
            for block in region.blocks:
                if block.terminator is None or not block.terminator.successors:
                    self.edges.append(FlowEdge(self.last[block], following))

    def connect(
        self, source: str, way: RegionEdge, following: str, handed: tuple[EdgeOwnership, ...], by: Operation
    ) -> None:
        target = way.target
        if target is not None and not target.blocks:
            return
        name = self.first[target.blocks[0]].name if target is not None else following
        edge = FlowEdge(source, name, "", handed, (), self.subject.place_of(by))
        between = self.connected.setdefault((source, name), [])
        if edge not in between:
            between.append(edge)
            self.edges.append(edge)

    def inputs(self, op: Operation, way: RegionEdge) -> Sequence[Value]:
        """The values that the operands of `way` become."""
        values: Sequence[Value] = op.results
        if way.target is not None:
            values = way.target.blocks[0].args if way.target.blocks else ()
        return values[way.first_input :]

    def passed(self, op: Operation, way: RegionEdge) -> list[tuple[Value, str]]:
        """The buffers that `op` forwards, and what they become."""
        inputs = self.inputs(op, way)
        values = [op.operands[i].value for i in way.operands if i < len(op.operands)]
        return [
            (value, name_of(inputs[number]) if number < len(inputs) else "")
            for number, value in enumerate(values)
            if is_memref(value.type)
        ]
