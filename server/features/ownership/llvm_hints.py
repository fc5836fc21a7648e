"""Inlay hints of LLVM's pass: who owns a buffer after its definition, and what happens at each terminator.

%0⟨ owned⟩ = memref.alloc() : memref<4xf32>
return %1⟨ frees %0; moves %1⟩
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....ir.graph import Operation, Value
from ....passes.ownership.trace import Copy, Freed, Ownership
from ....passes.ownership.trace import Deallocation as InsertedDeallocation
from ....syntax.document.document import Item
from ...config.editor_settings import HintSettings
from ...facts.ownership_facts import OwnershipFacts
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
from .hint_values import InlayHint, LabelPart, end_of_line, listed, result_count_end


def llvm_hints(text: str, item: Item, facts: OwnershipFacts, settings: HintSettings) -> Iterator[InlayHint]:
    """The hints of one item, with offsets into the document; none where the pass refuses a function of it."""
    if facts.refusals:
        return
    if settings.ownership:
        yield from _ownership_hints(text, item, facts, settings)
    if settings.frees or settings.handovers:
        yield from _terminator_hints(text, item, facts, settings)


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
