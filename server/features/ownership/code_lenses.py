"""Code lenses: the effects of the deallocation pass on each function, in one line above it.

3 allocations · 1 returned · pass adds 2 deallocs, 1 clone
"""

from __future__ import annotations

from collections.abc import Iterator

from ....ir.graph import BlockArgument, Operation, Value
from ....ir.plurals import counted
from ....ir.records import dataclass, field, replace
from ....ods.knowledge import Knowledge
from ....passes.ownership.trace import Cause, Ownership
from ....passes.pass_manager.base import Refusal
from ....passes.pass_manager.deallocation import DEFAULT_PLAN, Deallocation, PlanOptions
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.parser.fact_cache import FactKey
from ...facts.deallocation_facts import DeallocationFacts, FunctionPlan, deallocation_of
from ...facts.ownership_facts import OwnershipFacts, ownership_of
from ...facts.program_errors import program_errors
from ...facts.refusals import frees_itself, in_document, words_of
from ..titles import plain

ERROR_FIRST = "fix the error first"
"""The title of the lens of a function with an error."""
_SEPARATOR = " · "
_ORIGINS = (Cause.ALLOCATED, Cause.CALL_RESULT, Cause.PRIVATE_CALL_RESULT)


@dataclass(frozen=True)
class CodeLens:
    """`start`, `end`: the name of the function, offsets into the document. `offset`: where the function starts."""

    start: int
    end: int
    offset: int
    title: str
    can_insert: bool
    """Whether the pass would change anything, and does not refuse."""
    tooltip: str = ""
    """Plain text."""


_LENSES = FactKey["tuple[CodeLens, ...]"]("code lenses")


@dataclass
class _Counts:
    """Numbers of buffers of one function by event; a buffer with several names counts once."""

    allocated: dict[Value, None] = field(default_factory=dict[Value, None])
    freed: dict[Value, None] = field(default_factory=dict[Value, None])
    returned: dict[Value, None] = field(default_factory=dict[Value, None])
    clones: int = 0

    def title(self) -> str:
        returned = sum(value in self.allocated for value in self.returned)
        added = [word for word in (_count(len(self.freed), "dealloc"), _count(self.clones, "clone")) if word]
        words = [
            _count(len(self.allocated), "allocation"),
            f"{returned} returned" if returned else "",
            f"pass adds {', '.join(added)}" if added else "",
        ]
        return _SEPARATOR.join(word for word in words if word)


def code_lenses(document: Document, *, options: PlanOptions = DEFAULT_PLAN) -> list[CodeLens]:
    """One for each function with a body that has to do with buffers, in text order."""
    lenses: list[CodeLens] = []
    for item in document.leaves():
        if item.kind is ItemKind.OPERATIONS:
            found = item_lenses(document, item, options=options)
            lenses += [moved_lens(lens, item.start) for lens in found_or_errors(document, item, found)]
    return lenses


def found_or_errors(
    document: Document, item: Item, found: tuple[CodeLens, ...], *, beside: bool = False
) -> tuple[CodeLens, ...]:
    """`found`, the lenses of `item`; as long as that has an error they say so: nothing can be done with the function.

    Args:
        beside: each stands beside another one, which says so.
    """
    error = program_errors(document).of(item) if found else None
    if error is None:
        return found
    if beside:
        return ()
    return tuple([replace(lens, title=ERROR_FIRST, can_insert=False, tooltip=plain(error.message)) for lens in found])


def item_lenses(document: Document, item: Item, *, options: PlanOptions) -> tuple[CodeLens, ...]:
    """Those of one item of operations, with offsets from its start; the same object until they are worked out anew."""
    if options.deallocation is Deallocation.MINIMAL:
        plans = deallocation_of(document, item)
        return item.parsed.facts.get(_LENSES, plans, _planned_lenses, item, plans)
    knowledge, facts = document.knowledge, ownership_of(document, item, options)
    return item.parsed.facts.get(_LENSES, facts, _make_lenses, knowledge, item, facts)


def _planned_lenses(item: Item, plans: DeallocationFacts) -> tuple[CodeLens, ...]:
    made = [lens for plan in plans.plans if (lens := _planned_lens(item, plan)) is not None]
    return tuple([moved_lens(lens, -item.start) for lens in made])


def _planned_lens(item: Item, plan: FunctionPlan) -> CodeLens | None:
    if plan.refusal is not None:
        message, way_out = words_of(plan.refusal)
        return _lens(
            item, plan.function, "deallocation not possible", can_insert=False, tooltip=plain(f"{message}; {way_out}")
        )
    added = [word for word in (_count(len(plan.frees), "dealloc"), _count(len(plan.clones), "clone")) if word]
    if plan.is_compared:
        added = ["comparisons"]
    returned = len({value for values in plan.returned.values() for value in values})
    words = [
        _count(plan.allocations, "allocation"),
        f"{returned} returned" if returned else "",
        f"pass adds {', '.join(added)}" if added else "",
    ]
    title = _SEPARATOR.join(word for word in words if word)
    return _lens(item, plan.function, title, can_insert=plan.changes) if title else None


def _make_lenses(knowledge: Knowledge, item: Item, facts: OwnershipFacts) -> tuple[CodeLens, ...]:
    functions = _Functions(knowledge)
    made = _refused(item, facts, functions) if facts.refusals else _counted(item, facts, functions, knowledge)
    return tuple([moved_lens(lens, -item.start) for lens in made])


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
            yield _lens(item, function, title, can_insert=bool(its.freed or its.clones))


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
        message, way_out = words_of(first)
        yield _lens(item, function, title, can_insert=False, tooltip=plain(f"{message}; {way_out}"))


def _lens(item: Item, function: Operation, title: str, *, can_insert: bool, tooltip: str = "") -> CodeLens:
    syntax = function.syntax
    if syntax is None:
        return CodeLens(item.start, item.start, item.start, title, can_insert, tooltip)
    start, end = in_document(item, (syntax.name_start, syntax.name_end))
    return CodeLens(start, end, in_document(item, (syntax.start, syntax.end))[0], title, can_insert, tooltip)


def moved_lens(lens: CodeLens, delta: int) -> CodeLens:
    """The same lens, `delta` further down."""
    start, end, offset = lens.start + delta, lens.end + delta, lens.offset + delta
    return CodeLens(start, end, offset, lens.title, lens.can_insert, lens.tooltip)


def _count(number: int, noun: str) -> str:
    """Empty for 0."""
    return counted(number, noun) if number else ""
