"""The plan of buffers by minimal-deallocation; see `plans`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....analysis.buffers.size import bytes_text, static_bytes
from ....analysis.dataflow.operation_facts import OperationFacts
from ....analysis.ownership.call_summaries import CallSummaries
from ....analysis.ownership.token_states import State
from ....ir.graph import BlockArgument, Operation, OpResult, Value
from ....ir.types import is_memref
from ....ods.knowledge import Knowledge
from ....ods.semantics import EffectKind
from ....passes.minimal_deallocation import MinimalDeallocation, deallocate_function
from ....passes.ownership.copies import CODE as COPY_CODE
from ....passes.pass_manager.base import Pass, Refusal
from ....passes.pass_manager.callees import Callees
from ....syntax.document.document import Document, Item
from ....syntax.parser.fact_cache import FactKey
from ...config.editor_settings import HintSettings
from ...facts.deallocation_facts import DeallocationFacts, FunctionPlan, PlannedFree, deallocation_of, is_followed
from ...facts.kept.buffers import same_hints
from ...facts.kept.plans import is_entry_argument
from ...facts.kept.remembered import HintsOf
from ...facts.ownership_words import in_code, name_of
from ...facts.refusals import words_of
from ...facts.tensors.plans import buffer_plans, bufferized_plans, tensor_plans
from ..bufferization.tensor_hints import OFF
from .buffer_lifetime import line_of, size_in_words
from .hint_values import HINTS, InlayHint, hint_beside_edit, moved_hint
from .lens_values import CodeLens, counts_title, function_lens, moved_lens, refused_lens
from .lifetime_events import LifetimeEvent, events_at, in_text_order
from .placement_hints import placement_lines
from .planned_hints import moves_if, planned_hints

_LENSES = FactKey["tuple[CodeLens, ...]"]("code lenses by minimal-deallocation")


class MinimalPlan:
    steps: Sequence[Pass] = (MinimalDeallocation(),)
    is_simplified = False
    after_bufferization: Pass = MinimalDeallocation()

    @property
    def alone(self) -> MinimalPlan:
        return self

    def hints(self, document: Document, item: Item, settings: HintSettings) -> tuple[InlayHint, ...]:
        facts = buffer_plans(document, item) if settings.tensors != OFF else deallocation_of(document, item)
        return item.parsed.facts.get(HINTS, (facts, settings), _hints, document, item, facts, settings)

    def lenses(self, document: Document, item: Item) -> tuple[CodeLens, ...]:
        facts = deallocation_of(document, item)
        return item.parsed.facts.get(_LENSES, facts, _lenses, item, facts)

    def is_certain(self, document: Document, item: Item) -> bool:
        return is_followed(document, item)

    def about(self, document: Document, item: Item, value: Value) -> Iterator[str]:
        function = _function_around(value, document.knowledge) if is_memref(value.type) else None
        plan = _plan_of(document, item, function) if function is not None else None
        if plan is None or not self.is_certain(document, item):
            return
        if plan.refusal is not None:
            message, way_out = words_of(plan.refusal)
            lines = [f"Unknown owner: {message}; {way_out}", size_in_words(value.type)]
        else:
            lines = planned_lifetime(document, item, value, plan)
        lines += placement_lines(document, item, value)
        yield "\n".join(f"- {line}" for line in lines if line)

    def events(
        self, document: Document, item: Item, value: Value, function: Operation | None
    ) -> Sequence[LifetimeEvent]:
        plan = _plan_of(document, item, function) if function is not None and is_memref(value.type) else None
        if not self.is_certain(document, item):
            return ()
        return planned_events(document, item, value, plan) if plan is not None else ()

    def owners(self, document: Document, item: Item) -> DeallocationFacts:
        return deallocation_of(document, item)

    def refusal(self, document: Document, item: Item, function: Operation | None = None) -> Refusal | None:
        return next((plan.refusal for plan in _plans(document, item, function) if plan.refusal is not None), None)

    def changes(self, document: Document, item: Item, function: Operation | None = None) -> bool:
        return any(plan.changes for plan in _plans(document, item, function))

    def changes_callers(self, document: Document, item: Item, function: Operation) -> bool:
        return any(plan.changes_types for plan in _plans(document, item, function))

    def needs_callers(self, document: Document, item: Item) -> bool:
        refused = [plan.refusal for plan in deallocation_of(document, item).plans] if not item.has_errors else []
        return any(refusal is not None and refusal.code == COPY_CODE for refusal in refused)

    def deallocate(self, function: Operation, root: Operation, document: Document) -> tuple[Refusal, ...]:
        knowledge = document.knowledge
        return deallocate_function(function, knowledge, CallSummaries(root, knowledge, Callees(knowledge))).refusals


def _plan_of(document: Document, item: Item, function: Operation) -> FunctionPlan | None:
    return buffer_plans(document, item).plan_of(function)


def _plans(document: Document, item: Item, function: Operation | None) -> Sequence[FunctionPlan]:
    plans = deallocation_of(document, item).plans
    return plans if function is None else [plan for plan in plans if plan.function is function]


def _hints(document: Document, item: Item, facts: DeallocationFacts, settings: HintSettings) -> tuple[InlayHint, ...]:
    def make() -> tuple[InlayHint, ...]:
        found = sorted(planned_hints(document.text, item, facts, settings), key=lambda hint: hint.offset)
        return tuple([moved_hint(hint, -item.start) for hint in found])

    kind, about = HintsOf.BUFFERS, facts
    if settings.tensors != OFF and bufferized_plans(document, item):
        kind, about = HintsOf.BUFFERS_BESIDE_TENSORS, tensor_plans(document, item)
    return same_hints(item, document.knowledge, kind, about, settings, make, hint_beside_edit)


def _lenses(item: Item, facts: DeallocationFacts) -> tuple[CodeLens, ...]:
    made = [lens for plan in facts.plans if (lens := _lens(item, plan)) is not None]
    return tuple([moved_lens(lens, -item.start) for lens in made])


def _lens(item: Item, plan: FunctionPlan) -> CodeLens | None:
    if plan.refusal is not None:
        return refused_lens(item, plan.function, "deallocation not possible", plan.refusal)
    returned = len({value for values in plan.returned.values() for value in values})
    counts = plan.allocations, returned, len(plan.frees), len(plan.clones)
    title = counts_title(*counts, is_compared=plan.is_compared)
    return function_lens(item, plan.function, title, can_insert=plan.changes) if title else None


def _function_around(value: Value, knowledge: Knowledge) -> Operation | None:
    """The innermost function that `value` is defined in."""
    op = _definition(value)
    while op is not None and not knowledge.is_function_like(op):
        op = op.parent_op
    return op


def planned_events(document: Document, item: Item, value: Value, plan: FunctionPlan) -> list[LifetimeEvent]:
    """Events of `value` in the program, and those that minimal-deallocation would add, in text order."""
    knowledge = document.knowledge
    found: dict[Operation, list[str]] = {}
    if isinstance(value, OpResult):
        kinds = [effect.kind for effect in knowledge.effects(value.op) or () if effect.value is value]
        found[value.op] = ["allocated" if EffectKind.ALLOCATE in kinds else "made"]
    names = [value]
    for name in names:
        for user in dict.fromkeys(name.users):
            kinds = [effect.kind for effect in knowledge.effects(user) or () if effect.value is name]
            if knowledge.view_source(user) is name and is_memref(user.results[0].type):
                names.append(user.results[0])
            if user not in found:
                words = "moves to the caller" if value in plan.returned.get(user, ()) else "used"
                found[user] = ["freed" if EffectKind.FREE in kinds else words]
    for free in plan.frees if plan.refusal is None else ():
        if free.value is value:
            when = f" if {free.condition}" if free.condition else ""
            place, side = (free.after, "after") if free.after is not None else (free.before, "before")
            if place is None:
                place, side = free.around, "inside"
            if place is not None:
                found.setdefault(place, []).append(f"pass: freed{when} {side} this")
    for clone in plan.clones:
        if clone.value is value:
            when = f" if {clone.condition}" if clone.condition else ""
            found.setdefault(clone.terminator, []).append(f"pass: cloned{when} before this")
    return in_text_order(events_at(item, ((op, ", ".join(words)) for op, words in found.items())))


# What a hover says


def planned_lifetime(document: Document, item: Item, value: Value, plan: FunctionPlan) -> list[str]:
    """Sentences in Markdown about `value`, a memref in the function of `plan`; lines count from 1."""
    lines: list[str] = []
    size = size_in_words(value.type)
    if size:
        lines.append(size)
    knowledge = document.knowledge
    viewed = _viewed(value, knowledge)
    if viewed is not value:
        lines.append(
            f"Another name of the buffer {in_code(name_of(viewed))}{line_of(document, item, _definition(viewed))}"
        )
    lines.append(_owner(viewed, plan))
    lines.extend(_ends(document, item, viewed, plan))
    return [line for line in lines if line]


def _definition(value: Value) -> Operation | None:
    return value.block.parent_op if isinstance(value, BlockArgument) else value.defining_op


def _viewed(value: Value, knowledge: Knowledge) -> Value:
    """The first name of the buffer that `value` is a view of, as far as views alone lead."""
    facts, seen = OperationFacts(knowledge), set[Operation]()
    while (op := value.defining_op) is not None and op not in seen:
        seen.add(op)
        source = facts.view_source(op)
        if source is None:
            break
        value = source
    return value


def _owner(value: Value, plan: FunctionPlan) -> str:
    state = plan.holders.get(value)
    if state is State.OWNED:
        return "Owned: this function frees it or passes the ownership on"
    if state is State.MAYBE:
        return "Owned on some paths only"
    return "Borrowed: the caller owns it" if is_entry_argument(value) else "Borrowed: it is never freed under this name"


def _ends(document: Document, item: Item, value: Value, plan: FunctionPlan) -> Iterator[str]:
    knowledge = document.knowledge
    frees = [use.owner for use in value.uses if _frees(use.owner, value, knowledge)]
    yield from (f"Freed by `{op.name}`{line_of(document, item, op)}" for op in frees)
    for free in plan.frees:
        if free.value is value:
            yield _would_free(document, item, free)
    for terminator, values in plan.returned.items():
        if value in values:
            place = line_of(document, item, terminator)
            yield f"Ownership moves to the caller at `{terminator.name}`{place}{moves_if(plan, value)}"
    for clone in plan.clones:
        if _viewed(clone.value, knowledge) is value:
            size = static_bytes(value.type)
            cost = f" ({bytes_text(size)})" if size is not None else ""
            when = f" if {clone.condition}" if clone.condition else ""
            place = line_of(document, item, clone.terminator)
            yield f"The pass would clone it{cost}{when} before `{clone.terminator.name}`{place}: results must be owned"


def _frees(op: Operation, value: Value, knowledge: Knowledge) -> bool:
    return any(effect.kind is EffectKind.FREE and effect.value is value for effect in knowledge.effects(op) or ())


def _would_free(document: Document, item: Item, free: PlannedFree) -> str:
    when = f" if {free.condition}" if free.condition else ""
    if free.after is not None:
        return f"Not freed. The pass would free it{when} after `{free.after.name}`{line_of(document, item, free.after)}"
    if free.before is not None:
        return (
            f"Not freed. The pass would free it{when} before `{free.before.name}`{line_of(document, item, free.before)}"
        )
    around = f" in `{free.around.name}`{line_of(document, item, free.around)}" if free.around is not None else ""
    return f"Not freed on some path{around}. The pass would free it there{when}"
