"""The plan of buffers by LLVM's ownership pass; see `plans`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....ir.graph import Operation, Value
from ....ir.records import dataclass
from ....ir.types import is_memref
from ....passes.buffer_deallocation_pipeline import BufferDeallocationPipeline
from ....passes.ownership_based_buffer_deallocation import OwnershipBasedBufferDeallocation
from ....passes.pass_manager.base import Pass, Refusal
from ....passes.pass_manager.deallocation import DEFAULT_PLAN, PlanOptions
from ....passes.simplify_inserted import simplify_inserted
from ....syntax.document.document import Document, Item
from ....syntax.parser.fact_cache import FactKey
from ...config.editor_settings import HintSettings
from ...facts.llvm_changes import deallocate_as_llvm
from ...facts.ownership_facts import OwnershipFacts, ownership_of, refusals_of
from ...facts.ownership_words import explanation
from ...facts.refusals import in_document, words_of
from ...pictures.model import Lifetimes, Place
from ...pictures.pictures import has_body, picture_of
from ..fixes.llvm_offers import llvm_prospect
from .buffer_lifetime import buffer_lifetime, size_in_words
from .hint_values import HINTS, InlayHint, moved_hint
from .lens_values import CodeLens
from .lifetime_events import LifetimeEvent
from .llvm_hints import llvm_hints
from .llvm_lenses import llvm_lenses

_LENSES = FactKey["tuple[CodeLens, ...]"]("code lenses by LLVM's pass")


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
        return item.parsed.facts.get(_LENSES, facts, llvm_lenses, document.knowledge, item, facts)

    def about(self, document: Document, item: Item, value: Value) -> Iterator[str]:
        facts = self.owners(document, item)
        of_value = facts.facts.get(value)
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
