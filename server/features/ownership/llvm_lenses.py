"""Code lenses of LLVM's pass: the numbers of buffers of each function by what its trace says of them."""

from __future__ import annotations

from collections.abc import Iterator

from ....ir.graph import BlockArgument, Operation, Value
from ....ir.records import dataclass, field
from ....ods.knowledge import Knowledge
from ....passes.ownership.trace import Cause, Ownership
from ....passes.pass_manager.base import Refusal
from ....syntax.document.document import Item
from ...facts.ownership_facts import OwnershipFacts
from ...facts.refusals import frees_itself
from .lens_values import CodeLens, counts_title, function_lens, moved_lens, refused_lens

_ORIGINS = (Cause.ALLOCATED, Cause.CALL_RESULT, Cause.PRIVATE_CALL_RESULT)


def llvm_lenses(knowledge: Knowledge, item: Item, facts: OwnershipFacts) -> tuple[CodeLens, ...]:
    """Those of `item`, with offsets from its start."""
    functions = _Functions(knowledge)
    made = _refused(item, facts, functions) if facts.refusals else _counted(item, facts, functions, knowledge)
    return tuple([moved_lens(lens, -item.start) for lens in made])


@dataclass
class _Counts:
    """Numbers of buffers of one function by event; a buffer with several names counts once."""

    allocated: dict[Value, None] = field(default_factory=dict[Value, None])
    freed: dict[Value, None] = field(default_factory=dict[Value, None])
    returned: dict[Value, None] = field(default_factory=dict[Value, None])
    clones: int = 0

    def title(self) -> str:
        returned = sum(value in self.allocated for value in self.returned)
        return counts_title(len(self.allocated), returned, len(self.freed), self.clones)


class _Functions:
    """The innermost function around an operation, cached."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._known: dict[Operation, Operation | None] = {}

    def of(self, op: Operation | None) -> Operation | None:
        """The innermost function that `op` is in, or is."""
        path: list[Operation] = []
        found: Operation | None = None
        while op is not None:
            if op in self._known:
                found = self._known[op]
                break
            path.append(op)
            if self._knowledge.is_function_like(op):
                found = op
                break
            op = op.parent_op
        self._known.update((each, found) for each in path)
        return found


def _counted(item: Item, facts: OwnershipFacts, functions: _Functions, knowledge: Knowledge) -> Iterator[CodeLens]:
    counts: dict[Operation, _Counts] = {}

    def of(op: Operation | None) -> _Counts:
        function = functions.of(op)
        return counts.setdefault(function, _Counts()) if function is not None else _Counts()

    for value, of_value in facts.facts.items():
        block = value.parent_block
        its = of(block.parent_op if block is not None else None)
        if any(reason.cause is Cause.ALLOCATED for fact in of_value for reason in fact.reasons):
            its.allocated[value] = None
    for terminator, deallocations in facts.deallocations.items():
        its = of(terminator)
        is_return = not terminator.successors and terminator.parent_op is functions.of(terminator)
        for one in (one for deallocation in deallocations for one in deallocation.candidates):
            if one.value.origin is not None and one.ownership is not Ownership.BORROWED:
                if not one.shown_by:
                    its.freed.update(dict.fromkeys(_origins(one.value.origin, facts, knowledge)))
                elif is_return:
                    its.returned.update(dict.fromkeys(_origins(one.value.origin, facts, knowledge)))
    for terminator, copies in facts.copies.items():
        of(terminator).clones += len(copies)
    for function, its in counts.items():
        title = its.title()
        if title:
            yield function_lens(item, function, title, can_insert=bool(its.freed or its.clones))


def _origins(value: Value, facts: OwnershipFacts, knowledge: Knowledge) -> list[Value]:
    """The values with which the buffers that `value` may be were allocated; itself where those are unknown."""
    found: list[Value] = []
    pending, seen = [value], {value}
    while pending:
        one = pending.pop()
        reasons = [reason for fact in facts.facts.get(one, ()) for reason in fact.reasons]
        if any(reason.cause in _ORIGINS for reason in reasons):
            found.append(one)
            continue
        before = [source.origin for reason in reasons for source, _ in reason.sources]
        before += _forwarded_to(one, knowledge)
        for other in before:
            if other is not None and other not in seen:
                seen.add(other)
                pending.append(other)
    return found or [value]


def _forwarded_to(value: Value, knowledge: Knowledge) -> Iterator[Value]:
    """The operands forwarded to `value` by predecessors; for region inputs and results, all operands of its type."""
    if isinstance(value, BlockArgument) and not value.block.is_entry:
        for block in value.block.predecessors:
            terminator = block.terminator
            for number, use in enumerate(terminator.successors if terminator is not None else ()):
                if terminator is not None and use.block is value.block:
                    positions = knowledge.successor_operands(terminator, number)
                    if value.index < len(positions) and positions[value.index] < len(terminator.operands):
                        yield terminator.operands[positions[value.index]].value
        return
    op = value.block.parent_op if isinstance(value, BlockArgument) else value.defining_op
    if op is not None and not knowledge.is_function_like(op):
        ends = [block.terminator for region in op.regions for block in region.blocks]
        for operand in (operand for one in (op, *ends) if one is not None and op.regions for operand in one.operands):
            if operand.value.type == value.type:
                yield operand.value


def _refused(item: Item, facts: OwnershipFacts, functions: _Functions) -> Iterator[CodeLens]:
    refusals: dict[Operation, list[Refusal]] = {}
    for refusal in facts.refusals:
        function = functions.of(refusal.operation.origin if refusal.operation is not None else None)
        if function is not None:
            refusals.setdefault(function, []).append(refusal)
    for function, its in refusals.items():
        first = next((refusal for refusal in its if not frees_itself(refusal)), its[0])
        title = "already has deallocations" if frees_itself(first) else "deallocation not possible"
        yield refused_lens(item, function, title, first)
