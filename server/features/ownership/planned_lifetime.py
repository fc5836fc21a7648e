"""Buffer lifetime by minimal-deallocation: who owns a value, and where its buffer is, or would be, freed.

What the program does is said in the present; what the pass would insert is said with `would`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....analysis.buffers.size import bytes_text, static_bytes
from ....analysis.dataflow.operation_facts import OperationFacts
from ....analysis.ownership.token_states import State
from ....ir.graph import BlockArgument, Operation, Value
from ....ods.knowledge import Knowledge
from ....ods.semantics import EffectKind
from ....syntax.document.document import Document, Item
from ...facts.deallocation_facts import FunctionPlan, PlannedFree
from ...facts.kept.plans import is_entry_argument
from ...facts.ownership_words import in_code, name_of
from .buffer_lifetime import line_of, size_in_words
from .planned_hints import moves_if


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
