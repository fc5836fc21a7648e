"""What the edit of the ownership pass does to buffers, read off what it inserted: what hints should say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from pydealloc.ir.attributes import DenseArrayAttr, IntegerAttr
from pydealloc.ir.graph import Block, Operation, Value
from pydealloc.ir.types import is_memref
from pydealloc.ir.walk import reachable_preorder, walk, walk_values
from pydealloc.ods.knowledge import Knowledge
from pydealloc.passes.ownership.shifted_views import unshifted
from tests.harness.aliases import Aliases, is_element

Claim = tuple[str, str, str]
"""An edge (the target's label, empty for none), a verb and a name."""


def constant_of(value: Value) -> bool | None:
    op = value.defining_op
    attribute = op.properties.get("value") if op is not None and op.name == "arith.constant" else None
    return bool(attribute.value) if isinstance(attribute, IntegerAttr) else None


def is_added(value: Value, name: str) -> bool:
    op = value.defining_op
    return op is not None and op.origin is None and op.name == name


@dataclass
class Entry:
    """A buffer that a deallocation names; `condition` is without the part that says which edge is taken."""

    buffer: Value
    condition: Value
    kept: tuple[Value, ...]
    edge: int


def deallocations_before(terminator: Operation) -> list[Operation]:
    block = terminator.parent
    assert block is not None
    return [op for op in block.ops if op.name == "bufferization.dealloc" and op.origin is None]


def entries_before(terminator: Operation) -> Iterator[Entry]:
    found = deallocations_before(terminator)
    for edge, op in enumerate(found):
        sizes = op.properties["operandSegmentSizes"]
        assert isinstance(sizes, DenseArrayAttr)
        count = int(str(sizes.values[0]))
        values = op.operand_values
        kept = tuple(values[2 * count :])
        for base, condition in zip(values[:count], values[count : 2 * count], strict=True):
            metadata = base.defining_op
            assert metadata is not None
            buffer = metadata.operands[0].value
            if is_added(buffer, "memref.reinterpret_cast"):
                buffer = buffer.defining_op.operands[0].value if buffer.defining_op is not None else buffer
            if len(found) > 1 and condition.defining_op is not None:
                condition = condition.defining_op.operands[0].value
            yield Entry(buffer, condition, kept, edge)


def certainty(condition: Value) -> str:
    known = constant_of(condition)
    if known is not None:
        return "owned" if known else "borrowed"
    return "maybe owned" if condition.origin is None else f"owned if %{condition.origin.name}"


@dataclass
class FunctionAfterPass:
    """One function after the pass, which succeeded, and what the hints of it should be."""

    function: Operation
    knowledge: Knowledge
    conditions: dict[tuple[Value, Block], Value] = field(default_factory=dict[tuple[Value, Block], Value])

    def __post_init__(self) -> None:
        assert self.function.origin is not None
        self.aliases = Aliases(self.function.origin, self.knowledge)
        values = [value for value in walk_values(self.function.origin) if is_memref(value.type)]
        self.begun = {name_of(value): name_of(unshifted(value, self.knowledge)) for value in values}
        for block in self.blocks():
            for entry in entries_before(last_operation(block)):
                self.conditions.setdefault((entry.buffer, block), entry.condition)

    def blocks(self) -> Iterator[Block]:
        for op in walk(self.function):
            for region in op.regions:
                if op.origin is not None:
                    yield from (block for block in reachable_preorder(region) if block.last is not None)

    def word(self, value: Value, block: Block | None) -> str:
        """Who owns `value` in `block`."""
        condition = self.conditions.get((value, block)) if block is not None else None
        if condition is not None:
            return certainty(condition)
        if value.parent_block is not block:
            # What belongs to an operation around is lent to its regions.
            is_lent = block is not None and value.parent_region is not block.parent
            return "borrowed" if is_lent else self.word(value, value.parent_block)
        op = value.defining_op
        sources = [] if op is None or self.aliases.allocates(op) else op.operand_values
        sources = [one for one in sources if is_memref(one.type) and not is_element(value, one)]
        words = {self.word(one, block) for one in sources}
        return words.pop() if len(words) == 1 else "maybe owned" if words else "borrowed"

    def claims(self, terminator: Operation) -> Counter[Claim]:
        found: Counter[Claim] = Counter()
        entries = list(entries_before(terminator))
        for edge in range(max(len(deallocations_before(terminator)), 1)):
            label = self._label(terminator, edge)
            here = [entry for entry in entries if entry.edge == edge]
            claims = {(label, verb, name_of(entry.buffer)) for entry in here if (verb := self._fate(entry, here))}
            claims.update(self._handed(terminator, edge, here, label))
            found.update(claims)
        found.update(set(self._copied(terminator)))
        return found

    def as_begun(self, claims: Iterable[Claim]) -> set[Claim]:
        """A deallocation names, for a view that begins elsewhere than its allocation does, what it is a view of."""
        return {(edge, verb, self.begun.get(name, name)) for edge, verb, name in claims}

    def _label(self, terminator: Operation, edge: int) -> str:
        if not terminator.successors:
            return ""
        target = terminator.successors[edge].block
        return target.label or (target.origin.label if target.origin is not None else None) or ""

    def _fate(self, entry: Entry, here: Sequence[Entry]) -> str:
        """The verb for what becomes of a buffer; empty when it stays, or is the pass's own."""
        origin = entry.buffer.origin
        if origin is None or constant_of(entry.condition) is False:
            return ""
        certain = constant_of(entry.condition) is True
        for kept in entry.kept:
            if kept.origin is None:
                if _is_unless_owned(kept, entry):
                    return ""
                # A copy that is made only when it must be may be the buffer itself.
                certain = certain and not self._may_be_copied(origin, kept, here)
            elif self.aliases.view_root(kept.origin) is self.aliases.view_root(origin):
                return ""
            else:
                certain = certain and not self.aliases.may_be(origin, kept.origin)
        return "frees" if certain else "may free"

    def _may_be_copied(self, freed: Value, kept: Value, entries: Sequence[Entry]) -> bool:
        if not is_added(kept, "scf.if") or kept.defining_op is None:
            return False
        owned, value = kept.defining_op.operands[0].value, _copied_value(kept)
        # What is owned as well is another allocation: each has one owner.
        is_other = any(one.condition is owned and one.buffer.origin is value for one in entries)
        return not is_other and self.aliases.may_be(freed, value)

    def _handed(self, terminator: Operation, edge: int, entries: Sequence[Entry], label: str) -> Iterator[Claim]:
        knowledge = self.knowledge
        group = knowledge.successor_operands(terminator, edge) if terminator.successors else range(0)
        if not terminator.successors:
            group = knowledge.parent_operands(terminator) if knowledge.is_region_terminator(terminator) else group
        for value in (terminator.operands[at].value for at in group):
            if value.origin is None or not is_memref(value.type):
                continue
            root = self.aliases.view_root(value.origin)
            for entry in entries:
                buffer = entry.buffer.origin
                if (
                    buffer is not None
                    and self.aliases.view_root(buffer) is root
                    and constant_of(entry.condition) is not False
                ):
                    yield (label, "moves", name_of(value))

    def _copied(self, terminator: Operation) -> Iterator[Claim]:
        for value in terminator.operand_values:
            if is_added(value, "bufferization.clone"):
                yield ("", "clones", name_of(_copied_value(value)))
            elif is_added(value, "scf.if") and value.defining_op is not None:
                certain = constant_of(value.defining_op.operands[0].value) is False
                yield ("", "clones" if certain else "may clone", name_of(_copied_value(value)))


def _copied_value(copy: Value) -> Value:
    op = copy.defining_op
    assert op is not None
    inside = next(inner for inner in walk(op) if inner.name == "bufferization.clone")
    value = inside.operands[0].value
    return value.origin or value


def _is_unless_owned(kept: Value, entry: Entry) -> bool:
    """Whether `kept` is the buffer itself whenever that would be freed."""
    op = kept.defining_op
    if op is None or op.name != "scf.if":
        return False
    return op.operands[0].value is entry.condition and _copied_value(kept) is entry.buffer.origin


def last_operation(block: Block) -> Operation:
    assert block.last is not None
    return block.last


def name_of(value: Value) -> str:
    origin = value.origin or value
    return f"%{origin.name}" if origin.name is not None else "an unnamed buffer"
