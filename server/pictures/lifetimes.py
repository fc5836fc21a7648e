"""Lifetimes of buffers: a lane for each, a step for each operation that concerns them, in text order.

A buffer lives in a block where the ownership pass has to decide about it, from its definition or the block's start to
the block's end: there is where it frees. Views have no lane: they live as long as what they show.
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from ...analysis.buffers.size import static_bytes
from ...ir.graph import Block, BlockArgument, Operation, OpResult, Value
from ...ir.records import dataclass
from ...ir.symbol_names import symbol_name
from ...ir.types import is_memref
from ...ir.walk import Inner, unrolled
from ...passes.ownership.trace import Cause, Copy, Ownership, OwnershipFact
from ..facts.ownership_words import name_of
from .model import Cell, Lane, Lifetimes, LifetimeStep, Tone
from .program import (
    Subject,
    block_title,
    buffers_of,
    edge_name,
    region_title,
    shortened,
    text_of,
    used_buffers,
)

_BEGINNINGS = {
    Cause.ALLOCATED: "allocated",
    Cause.AUTOMATIC: "on the stack",
    Cause.MANUAL: "allocated, freed by hand",
    Cause.CALL_RESULT: "received",
    Cause.PRIVATE_CALL_RESULT: "received",
    Cause.REGION_RESULT: "comes out",
    Cause.FUNCTION_ARGUMENT: "lent",
    Cause.BLOCK_ARGUMENT: "comes in",
    Cause.DERIVED: "another name",
    Cause.NO_SOURCE: "not ours",
}
_NOT_HELD = {Cause.AUTOMATIC, Cause.MANUAL, Cause.FUNCTION_ARGUMENT, Cause.NO_SOURCE}


@dataclass(frozen=True)
class Moment:
    """`operation`: None at the start of `block`. `is_after`: after the regions of the operation."""

    text: str
    depth: int
    block: Block
    operation: Operation | None = None
    is_after: bool = False


def lifetimes_of(subject: Subject) -> Lifetimes:
    """The time line of a function that has a body; without lanes when the pass does not apply."""
    moments = list(moments_of(subject))
    values = [value for value in values_in(subject.function) if _has_lane(subject, value)]
    copies = [copy for moment in moments if moment.operation for copy in subject.copies(moment.operation)]
    lanes = tuple(_lane(subject, value) for value in values)
    lanes += tuple(
        Lane(f"copy of {name_of(copy.value)}", static_bytes(copy.value.type), not copy.conditional) for copy in copies
    )
    if not lanes:
        return Lifetimes((), ())
    return Lifetimes(lanes, _TimeLine(subject, values, copies, lanes, moments).steps())


def moments_of(subject: Subject) -> Iterator[Moment]:
    """Those of its function, in text order."""
    function = subject.function
    return unrolled(_moments_of(function.regions[0].blocks, 0, f"@{symbol_name(function)}", subject.unfolded))


def _moments_of(
    blocks: list[Block], depth: int, title: str, unfolded: Container[Operation]
) -> Iterator[Moment | Inner[Moment]]:
    for block in blocks:
        arguments = ", ".join(name_of(argument) for argument in block.args if is_memref(argument.type))
        heading = title if title and block.is_entry and block.label is None else block_title(block)
        if arguments or len(blocks) > 1 or not block.is_entry:
            yield Moment(shortened(heading + (f"({arguments})" if arguments else "")), depth, block)
        for op in block.ops:
            if op in unfolded:
                yield Moment(text_of(op, has_regions_below=True), depth, block, op)
                for region in op.regions:
                    yield Inner(_moments_of(region.blocks, depth + 1, region_title(op, region), unfolded))
                yield Moment(f"end of {op.name}", depth, block, op, is_after=True)
            elif op.next is None or used_buffers(op) or buffers_of(op):
                yield Moment(text_of(op), depth, block, op)


def values_in(op: Operation) -> Iterator[Value]:
    """The buffers in the regions of `op`, in text order."""
    return unrolled(_values_in(op))


def _values_in(op: Operation) -> Iterator[Value | Inner[Value]]:
    for region in op.regions:
        for block in region.blocks:
            yield from (argument for argument in block.args if is_memref(argument.type))
            for inner in block.ops:
                if inner.regions:
                    yield Inner(_values_in(inner))
                yield from buffers_of(inner)


def _has_lane(subject: Subject, value: Value) -> bool:
    facts = subject.facts.facts.get(value, ()) if subject.is_known else ()
    causes = subject.causes(value)
    return any(fact.listed for fact in facts) or bool(causes & {Cause.ALLOCATED, Cause.AUTOMATIC, Cause.MANUAL})


def _lane(subject: Subject, value: Value) -> Lane:
    fact = subject.home_fact(value)
    lent = fact is None or fact.ownership is Ownership.BORROWED or bool(subject.causes(value) & _NOT_HELD)
    return Lane(name_of(value), _size(subject, value), not lent, subject.place_of(value))


def _size(subject: Subject, value: Value) -> int | None:
    """Bytes of `value`; what is another name keeps all of what it may name."""
    sources = _named(subject, value)
    if not sources:
        return static_bytes(value.type)
    sizes = [_size(subject, source) for source in sources]
    known = [size for size in sizes if size is not None]
    return max(known) if len(known) == len(sizes) else None


def _named(subject: Subject, value: Value) -> list[Value]:
    """The buffers that `value` may be another name for."""
    fact = subject.home_fact(value)
    sources = [source for reason in fact.reasons for source, _ in reason.sources] if fact is not None else []
    return [source.origin for source in sources if source.origin is not None and source.origin is not value]


class _TimeLine:
    def __init__(
        self, subject: Subject, values: list[Value], copies: list[Copy], lanes: tuple[Lane, ...], moments: list[Moment]
    ) -> None:
        self.subject = subject
        self.values = values
        self.copies = copies
        self.lanes = lanes
        self.moments = moments
        self.named = {column: names for column, value in enumerate(values) if (names := set(_named(subject, value)))}
        self.extents = _extents(moments)
        self.uses: dict[Operation, set[Value]] = {}
        self.endings: dict[Operation, dict[Value, list[str]]] = {}
        self.decided: dict[Value, set[Block]] = {}
        self.plain = {tone: Cell(tone) for tone in Tone}
        self.unfolded = {moment.operation for moment in moments if moment.is_after}

    def steps(self) -> tuple[LifetimeStep, ...]:
        rows: list[dict[int, Cell]] = [{} for _ in self.moments]
        for column, value in enumerate(self.values):
            for number, cell in self.cells(value):
                rows[number][column] = cell
        for column, copy in enumerate(self.copies, len(self.values)):
            for number, moment in enumerate(self.moments):
                if moment.operation is not None and copy.terminator.origin is moment.operation:
                    rows[number][column] = Cell(Tone.COPIED, "if needed" if copy.conditional else "made")
        return tuple([self.step(moment, row) for moment, row in zip(self.moments, rows, strict=True)])

    def step(self, moment: Moment, cells: dict[int, Cell]) -> LifetimeStep:
        alive = {self.values[column] for column in cells if column < len(self.values)} if self.named else set[Value]()
        second = {column for column, names in self.named.items() if not alive.isdisjoint(names)}
        held = [lane for column in cells if (lane := self.lanes[column]).is_held and column not in second]
        known = sum(lane.size for lane in held if lane.size is not None)
        unsized = tuple([lane.name for lane in held if lane.size is None])
        return LifetimeStep(moment.text, moment.depth, cells, known, unsized, self.subject.place_of(moment.operation))

    def cells(self, value: Value) -> Iterator[tuple[int, Cell]]:
        """Those in which `value` is alive, ascending, with the numbers of their moments."""
        facts = self.subject.facts.facts.get(value, ()) if self.subject.is_known else ()
        blocks = dict.fromkeys([value.parent_block, *(fact.block.origin for fact in facts)])
        ranges = [self.extents[block] for block in blocks if block in self.extents]
        tones: dict[Block, Tone] = {}
        has_begun = False
        for number in sorted({number for one in ranges for number in one}):
            moment = self.moments[number]
            if not self.is_alive(value, moment):
                continue
            tone = tones.get(moment.block)
            if tone is None:
                tone, _ = self.subject.in_block(value, self.deciding(value, moment.block))
                tones[moment.block] = tone
            events = self.events(value, moment, has_begun=has_begun)
            yield number, Cell(tone, ", ".join(events)) if events else self.plain[tone]
            has_begun = True

    def events(self, value: Value, moment: Moment, *, has_begun: bool) -> list[str]:
        events: list[str] = []
        if not has_begun:
            causes = self.subject.causes(value)
            events += [words for cause, words in _BEGINNINGS.items() if cause in causes][:1]
        op = moment.operation
        if op is not None and not moment.is_after:
            events += self.ends(op).get(value, ()) if op.next is None else ()
            if not events and value in self.touched(op):
                events.append("used")
        return events

    def touched(self, op: Operation) -> set[Value]:
        """The buffers that `op` uses, under whatever name."""
        if op in self.uses:
            return self.uses[op]
        pending = op.operand_values if op in self.unfolded else used_buffers(op)
        found: set[Value] = set()
        while pending:
            value = pending.pop()
            if value not in found:
                found.add(value)
                pending += _named(self.subject, value)
        self.uses[op] = found
        return found

    def ends(self, op: Operation) -> dict[Value, list[str]]:
        """Events at the terminator `op`, by buffer; with the edge if there are two."""
        found = self.endings.get(op)
        if found is not None:
            return found
        found = self.endings[op] = {}
        for successor in (None, *range(len(op.successors))):
            edge = edge_name(op, successor)
            where = f" if {edge}" if edge else ""
            for freed, line in self.subject.frees(op, successor):
                is_certain = " if " not in line.text and " unless " not in line.text
                found.setdefault(freed, []).append(("freed" if is_certain else "maybe freed") + where)
            if successor is not None:
                positions = set(self.subject.knowledge.successor_operands(op, successor))
                passed = dict.fromkeys(operand.value for i, operand in enumerate(op.operands) if i in positions)
                for value in passed:
                    found.setdefault(value, []).append("passed on" + where)
        copied = {copy.value.origin for copy in self.subject.copies(op)}
        for value in copied:
            if value is not None:
                found.setdefault(value, []).append("copied")
        if not op.successors:
            word = "returned" if op.parent_op is self.subject.function else "passed on"
            for value in dict.fromkeys(op.operand_values):
                if value not in copied:
                    found.setdefault(value, []).append(word)
        return found

    def deciding(self, value: Value, block: Block) -> Block | None:
        """The block, `block` or around it, in which the pass decided about `value`."""
        around: Block | None = block
        while around is not None and around not in self.decisions(value):
            parent = around.parent_op
            around = parent.parent if parent is not None else None
        return around

    def decisions(self, value: Value) -> set[Block]:
        """The blocks in which the pass decided about `value`."""
        found = self.decided.get(value)
        if found is None:
            facts: dict[Block | None, OwnershipFact] = {}
            for fact in self.subject.facts.facts.get(value, ()) if self.subject.is_known else ():
                facts.setdefault(fact.block.origin, fact)
            found = self.decided[value] = {
                block
                for block, fact in facts.items()
                if block is not None and not any(reason.cause is Cause.CAPTURED for reason in fact.reasons)
            }
        return found

    def is_alive(self, value: Value, moment: Moment) -> bool:
        home = value.parent_block
        block, op, is_after = moment.block, moment.operation, moment.is_after
        is_around = False
        while True:
            if block is home:
                return isinstance(value, BlockArgument) or self.is_made(value, op, is_after, is_around)
            if block in self.decisions(value):
                return True
            op = block.parent_op
            if op is None or op.parent is None or op is self.subject.function:
                return False
            block, is_after, is_around = op.parent, False, True

    def is_made(self, value: Value, op: Operation | None, is_after: bool, is_around: bool) -> bool:
        """Whether `value`, a result in the block of `op`, is there at `op`; not yet while its own regions run."""
        if not isinstance(value, OpResult) or op is None:
            return False
        if value.op is op:
            return is_after or (not is_around and op not in self.unfolded)
        return value.op.is_before_in_block(op)


def _extents(moments: list[Moment]) -> dict[Block, range]:
    """The moments in each block and in what is in it: they follow each other."""
    found: dict[Block, range] = {}
    for number, moment in enumerate(moments):
        around: Block | None = moment.block
        while around is not None and (around not in found or found[around].stop <= number):
            begin = found[around].start if around in found else number
            found[around] = range(begin, number + 1)
            parent = around.parent_op
            around = parent.parent if parent is not None else None
    return found
