"""Inlay hints: the owner of each buffer after its definition, and what the deallocation pass would insert.

By minimal-deallocation (`planned_hints`), or by LLVM's pass, at each terminator:

    %0⟨ owned⟩ = memref.alloc() : memref<4xf32>
    return %1⟨ frees %0; moves %1⟩

Both are made from what the pass itself decided, so hints cannot disagree with what it would insert.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from ....ir.graph import Operation, Value
from ....passes.ownership.trace import Copy, Freed, Ownership
from ....passes.ownership.trace import Deallocation as InsertedDeallocation
from ....passes.pass_manager.deallocation import DEFAULT_PLAN, Deallocation, PlanOptions
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.parser.fact_cache import FactKey
from ....syntax.text.line_index import LineIndex
from ...config.editor_settings import HintSettings
from ...facts.deallocation_facts import DeallocationFacts, deallocation_of
from ...facts.kept.buffers import same_hints
from ...facts.ownership_facts import OwnershipFacts, ownership_of
from ...facts.ownership_words import (
    condition_name,
    explanation,
    in_code,
    is_function_argument,
    name_of,
    ownership_word,
    retained_name,
)
from ...facts.refusals import in_document
from ..bufferization.copy_hints import copy_hints
from ..bufferization.tensor_hints import tensor_hints
from .display_memory import Memory, Since, hint_after_edit, recall, remember
from .hint_values import (
    InlayHint,
    LabelPart,
    end_of_line,
    hint_beside_edit,
    listed,
    moved_hint,
    result_count_end,
    shortened,
    with_lines,
)
from .planned_hints import planned_hints

_LINES = FactKey[LineIndex]("lines")
HINTS = FactKey["tuple[InlayHint, ...]"]("inlay hints")


def inlay_hints(
    document: Document,
    start: int,
    end: int,
    settings: HintSettings,
    *,
    options: PlanOptions = DEFAULT_PLAN,
    memory: Memory[InlayHint] | None = None,
) -> list[InlayHint]:
    """The hints in `[start, end]`, in text order.

    Functions that the pass refuses have no hints. While a function has errors, as during most edits, its hints come
    from `memory`, without those in the edited text, so that lines do not jump.
    """
    hints: list[InlayHint] = []
    for item in document.leaves():
        if item.start > end or item.end < start or item.kind is not ItemKind.OPERATIONS:
            continue
        for hint in _hints_of(
            document, item, settings, options, memory, range(start - item.start, end + 1 - item.start)
        ):
            offset = hint.offset + item.start
            if start <= offset <= end:
                shown = with_lines(moved_hint(hint, item.start), partial(_line_at, document))
                hints.append(shortened(shown, settings.max_length))
    return hints


def _line_at(document: Document, offset: int) -> int:
    return document.facts.get(_LINES, None, LineIndex, document.text).line_at(offset)


def _hints_of(
    document: Document,
    item: Item,
    settings: HintSettings,
    options: PlanOptions,
    memory: Memory[InlayHint] | None,
    shown: range,
) -> tuple[InlayHint, ...]:
    """Those of one item, with offsets relative to its start; at least those that are `shown`."""
    if item.has_errors:

        def moved(hint: InlayHint, since: Since) -> InlayHint | None:
            return hint_after_edit(hint, since) if since.place(hint.offset) in shown else None

        return recall(memory, document, item, moved) if memory is not None else ()
    if options.deallocation is Deallocation.MINIMAL:
        plans = deallocation_of(document, item)
        hints = item.parsed.facts.get(HINTS, (plans, settings), _planned, document, item, plans, settings)
    else:
        facts = ownership_of(document, item, options)
        hints = item.parsed.facts.get(HINTS, (facts, settings), _made, document, item, facts, settings)
    copies = copy_hints(document, item, settings.bufferization)
    if options.deallocation is Deallocation.MINIMAL:
        copies = (*copies, *tensor_hints(document, item, settings))
    hints = (*hints, *copies) if copies else hints
    if memory is not None:
        remember(memory, item, hints)
    return hints


def _planned(document: Document, item: Item, plans: DeallocationFacts, settings: HintSettings) -> tuple[InlayHint, ...]:
    def make() -> tuple[InlayHint, ...]:
        found = sorted(planned_hints(document.text, item, plans, settings), key=lambda hint: hint.offset)
        return tuple([moved_hint(hint, -item.start) for hint in found])

    return same_hints(item, document.knowledge, plans, settings, make, hint_beside_edit)


def _made(document: Document, item: Item, facts: OwnershipFacts, settings: HintSettings) -> tuple[InlayHint, ...]:
    if facts.refusals:
        return ()
    found = list(_ownership_hints(document.text, item, facts, settings)) if settings.ownership else []
    if settings.frees or settings.handovers:
        found.extend(_terminator_hints(document.text, item, facts, settings))
    found.sort(key=lambda hint: hint.offset)
    return tuple([moved_hint(hint, -item.start) for hint in found])


def _ownership_hints(text: str, item: Item, facts: OwnershipFacts, settings: HintSettings) -> Iterator[InlayHint]:
    by_place: dict[tuple[int, int], list[tuple[Value, str, list[str]]]] = {}
    for value, of_value in facts.facts.items():
        word = ownership_word(of_value[0], through=settings.aliases)
        if value.span is None or not word or (is_function_argument(value) and not settings.arguments):
            continue
        reasons = explanation(facts.trace, of_value[0])
        by_place.setdefault(in_document(item, value.span), []).append((value, word, reasons))
    for (_, end), words in by_place.items():
        # The results of one `%r:2` share a place.
        numbered = len(words) > 1 or "#" in (words[0][0].name or "")
        label = ", ".join(f"{_number(value)} {word}" if numbered else word for value, word, _ in words)
        lines = [line for _, _, reasons in words for line in reasons]
        yield InlayHint(result_count_end(text, end), (LabelPart(label),), listed(lines), is_local=True)


def _number(value: Value) -> str:
    return "#" + (value.name or "").rpartition("#")[2]


def _terminator_hints(text: str, item: Item, facts: OwnershipFacts, settings: HintSettings) -> Iterator[InlayHint]:
    for terminator in dict.fromkeys([*facts.deallocations, *facts.copies]):
        label = _Label(item)
        if settings.frees:
            for deallocation in facts.deallocations.get(terminator, ()):
                _add_freed(label, deallocation, facts, facts.copies.get(terminator, ()))
        if settings.handovers:
            _add_handed_over(label, terminator, facts)
        offset = end_of_line(terminator, text, item)
        if label.parts and offset is not None:
            yield InlayHint(offset, tuple(label.parts), listed(label.lines))


class _Label:
    """Groups of names, each with a verb before it, and the sentences of the tooltip."""

    def __init__(self, item: Item) -> None:
        self.item = item
        self.parts: list[LabelPart] = []
        self.lines: list[str] = []

    def group(self, verb: str, names: Iterable[tuple[str, Value]]) -> None:
        """`names`: words before each name, and what it names."""
        start = "; " if self.parts else ""
        for position, (before, value) in enumerate(names):
            prefix = ", " if position else f"{start}{verb} "
            self.parts.append(LabelPart(prefix + before))
            self.parts.append(LabelPart(name_of(value), _definition(self.item, value)))


def _add_freed(
    label: _Label, deallocation: InsertedDeallocation, facts: OwnershipFacts, copies: Iterable[Copy]
) -> None:
    freed = sorted(_once(deallocation, copies), key=_is_certain, reverse=True)
    certain = any(map(_is_certain, freed))
    names = [("maybe " if certain and not _is_certain(one) else "", one.value) for one in freed]
    label.group(_verb(deallocation, "frees" if certain else "may free"), names)
    label.lines.extend(_why_freed(one, facts) for one in freed)


def _add_handed_over(label: _Label, terminator: Operation, facts: OwnershipFacts) -> None:
    """Add the owned buffers that `terminator` forwards, and those that are cloned because they are not owned."""
    copied: dict[str, Copy] = {}
    for copy in facts.copies.get(terminator, ()):
        if copy.value.origin is not None:
            copied.setdefault(name_of(copy.value), copy)
    for deallocation in facts.deallocations.get(terminator, ()):
        owned = [one for one in deallocation.candidates if one.ownership is not Ownership.BORROWED]
        shown = {value for one in owned for value in one.shown_by}
        forwarded = [value for value in deallocation.retained[: deallocation.forwarded] if value in shown]
        named = {name_of(value): value for value in forwarded if value.origin is not None}
        moved = [value for name, value in named.items() if name not in copied]
        label.group(_verb(deallocation, "moves", "to"), [("", value) for value in moved])
        label.lines.extend(f"ownership of `{name_of(value)}` moves to the receiver, which frees it" for value in moved)
    for conditional, verb in ((False, "clones"), (True, "may clone")):
        values = [copy.value for copy in copied.values() if copy.conditional is conditional]
        label.group(verb, [("", value) for value in values])
        when = " if not owned" if conditional else ""
        label.lines.extend(f"the pass would clone `{name_of(value)}`{when}: results must be owned" for value in values)


def _once(deallocation: InsertedDeallocation, copies: Iterable[Copy]) -> list[Freed]:
    """The author's values that are, or may be, freed; each once.

    A buffer that is cloned unless owned is never freed: when it is owned, it is itself forwarded.
    """
    found: dict[Value, Freed] = {}
    handed_on = {copy.value for copy in copies if copy.result in deallocation.retained}
    for one in (*deallocation.freed, *deallocation.freed_unless_retained):
        if one.value.origin is not None and one.value not in handed_on:
            found.setdefault(one.value.origin, one)
    return list(found.values())


def _is_certain(freed: Freed) -> bool:
    return freed.ownership is Ownership.OWNED and not freed.retained_as


def _verb(deallocation: InsertedDeallocation, verb: str, preposition: str = "before") -> str:
    if deallocation.successor is None:
        return verb
    target = deallocation.terminator.successors[deallocation.successor].block
    label = target.label or (target.origin.label if target.origin is not None else None)
    return f"{verb} {preposition} ^{label}:" if label else verb


def _definition(item: Item, value: Value) -> tuple[int, int] | None:
    origin = value.origin
    return in_document(item, origin.span) if origin is not None and origin.span is not None else None


def _why_freed(freed: Freed, facts: OwnershipFacts) -> str:
    name = name_of(freed.value)
    if _is_certain(freed):
        return f"the pass would free `{name}`: it is owned, not passed on and not used afterwards"
    conditions: list[str] = []
    if freed.ownership is not Ownership.OWNED:
        fact = facts.facts.get(freed.value.origin) if freed.value.origin is not None else None
        condition = condition_name(fact[0]) if fact else None
        conditions.append(f"`{condition}` is true" if condition is not None else "its ownership flag is true")
    if freed.retained_as:
        names = dict.fromkeys(in_code(retained_name(value)) for value in freed.retained_as)
        conditions.append(f"it is not {' or '.join(names)}")
    return f"the pass would free `{name}` if {' and '.join(conditions)}"
