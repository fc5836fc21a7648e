"""The plan of buffers by LLVM's ownership pass; see `plans`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....ir.graph import BlockArgument, Operation, Value
from ....ir.records import dataclass, field
from ....ir.types import is_memref
from ....ods.knowledge import Knowledge
from ....passes.buffer_deallocation_pipeline import BufferDeallocationPipeline
from ....passes.ownership.trace import Cause, Ownership
from ....passes.ownership_based_buffer_deallocation import OwnershipBasedBufferDeallocation
from ....passes.pass_manager.base import Pass, Refusal
from ....passes.pass_manager.deallocation import DEFAULT_PLAN, PlanOptions
from ....passes.simplify_inserted import simplify_inserted
from ....syntax.document.document import Document, Item
from ....syntax.parser.fact_cache import FactKey
from ...config.editor_settings import HintSettings
from ...facts.item_errors import is_readable
from ...facts.llvm_changes import deallocate_as_llvm
from ...facts.ownership_facts import OwnershipFacts, ownership_of, refusals_of
from ...facts.ownership_words import explanation
from ...facts.refusals import frees_itself, in_document, words_of
from ...pictures.model import Lifetimes, Place
from ...pictures.pictures import has_body, picture_of
from ..fixes.llvm_offers import llvm_prospect
from .buffer_lifetime import buffer_lifetime, size_in_words
from .hint_values import HINTS, InlayHint, moved_hint
from .lens_values import CodeLens, counts_title, function_lens, moved_lens, refused_lens
from .lifetime_events import LifetimeEvent
from .llvm_hints import llvm_hints

_LENSES = FactKey["tuple[CodeLens, ...]"]("code lenses by LLVM's pass")
_ORIGINS = (Cause.ALLOCATED, Cause.CALL_RESULT, Cause.PRIVATE_CALL_RESULT)


@dataclass(frozen=True)
class LlvmPlan:
    options: PlanOptions
    is_simplified = True

    @property
    def alone(self) -> LlvmPlan:
        """Ownership does not cross functions: callers would not learn that one returns more."""
        return LlvmPlan(DEFAULT_PLAN)

    @property
    def steps(self) -> Sequence[Pass]:
        return (OwnershipBasedBufferDeallocation(self.options.crosses_functions),)

    @property
    def after_bufferization(self) -> Pass:
        return BufferDeallocationPipeline(self.options.crosses_functions)

    def hints(self, document: Document, item: Item, settings: HintSettings) -> tuple[InlayHint, ...]:
        facts = self.owners(document, item)
        return item.parsed.facts.get(HINTS, (facts, settings), _hints, document.text, item, facts, settings)

    def lenses(self, document: Document, item: Item) -> tuple[CodeLens, ...]:
        facts = self.owners(document, item)
        return item.parsed.facts.get(_LENSES, facts, _lenses, document.knowledge, item, facts)

    def is_certain(self, document: Document, item: Item) -> bool:
        # Functions follow a convention: none is looked at for another one.
        return is_readable(item, document.knowledge)

    def about(self, document: Document, item: Item, value: Value) -> Iterator[str]:
        facts = self.owners(document, item)
        of_value = facts.facts.get(value) if self.is_certain(document, item) else ()
        if facts.refusals and is_memref(value.type):
            message, way_out = words_of(facts.refusals[0])
            yield f"Unknown owner: {message}; {way_out}"
            size = size_in_words(value.type)
            if size:
                yield size
        elif of_value:
            yield "\n".join(f"- {line}" for line in explanation(facts.trace, of_value[0]))
            lifetime = buffer_lifetime(document, item, value, facts)
            if lifetime:
                yield "\n".join(f"- {line}" for line in lifetime)

    def events(
        self, document: Document, item: Item, value: Value, function: Operation | None
    ) -> Sequence[LifetimeEvent]:
        if function is None or value.span is None or not is_memref(value.type) or not has_body(function):
            return ()
        if not self.is_certain(document, item):
            return ()
        picture = picture_of(document, item, function, options=self.options)
        return list(_events_of_lane(picture.lifetimes, in_document(item, value.span)))

    def owners(self, document: Document, item: Item) -> OwnershipFacts:
        return ownership_of(document, item, self.options)

    def refusal(self, document: Document, item: Item, function: Operation | None = None) -> Refusal | None:
        del function
        return next(iter(refusals_of(document, item, self.options)), None)

    def changes(self, document: Document, item: Item, function: Operation | None = None) -> bool:
        return llvm_prospect(document, item, self.options, function).is_useful

    def changes_callers(self, document: Document, item: Item, function: Operation) -> bool:
        del document, item, function
        return False

    def needs_callers(self, document: Document, item: Item) -> bool:
        del document, item
        return False

    def deallocate(self, function: Operation, root: Operation, document: Document) -> tuple[Refusal, ...]:
        refusals = deallocate_as_llvm(function, root, document.knowledge)
        if not refusals:
            simplify_inserted(function, document.knowledge)
        return refusals


def _hints(text: str, item: Item, facts: OwnershipFacts, settings: HintSettings) -> tuple[InlayHint, ...]:
    found = sorted(llvm_hints(text, item, facts, settings), key=lambda hint: hint.offset)
    return tuple([moved_hint(hint, -item.start) for hint in found])


def _events_of_lane(lifetimes: Lifetimes, definition: Place) -> Iterator[LifetimeEvent]:
    """The events in the lane of the buffer with that definition; none for a value without a lane, such as a view."""
    lanes = [number for number, lane in enumerate(lifetimes.lanes) if lane.place == definition]
    for step in lifetimes.steps if lanes else ():
        words = step.cell(lanes[0]).event
        if words:
            yield LifetimeEvent(step.place or definition, words, step.text)


# Lenses: the numbers of buffers of each function by what the trace says of them


def _lenses(knowledge: Knowledge, item: Item, facts: OwnershipFacts) -> tuple[CodeLens, ...]:
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
