"""Who owns each buffer, behind its definition, and what each terminator frees, at the end of its line.

    %0⟨ owned⟩ = memref.alloc() : memref<4xf32>
    return⟨ frees %0⟩

Both are the account of the ownership pass itself: hints cannot disagree with what it would insert.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ...ir.graph import Operation, Value
from ...ir.records import dataclass
from ...passes.ownership_trace import Copy, Deallocation, Freed, Ownership
from ...syntax.document import Document, Item
from ..client import HintSettings
from ..facts import OwnershipFacts, ownership_of
from ..refusals import in_document
from ._buffers import condition_name, explanation, is_function_argument, name_of, ownership_word

_REST_OF_LINE = re.compile(r"[ \t]*(?://[^\r\n]*)?(?=[\r\n]|\Z)").match

_COUNT = re.compile(r":[0-9]+").match
"""What stands behind the name of several results."""


@dataclass(frozen=True)
class LabelPart:
    """Text of a label; `target` is a range (offsets) one can jump to from it."""

    text: str
    target: tuple[int, int] | None = None


@dataclass(frozen=True)
class InlayHint:
    """Shown before the character at `offset`. `tooltip`: Markdown; empty for none."""

    offset: int
    parts: tuple[LabelPart, ...]
    tooltip: str

    @property
    def label(self) -> str:
        return "".join(part.text for part in self.parts)


def inlay_hints(
    document: Document, start: int, end: int, settings: HintSettings, *, dynamic: bool = False
) -> list[InlayHint]:
    """The hints that stand in `[start, end]`, in text order.

    Functions the pass refuses, or that have errors, get none: what it would do is not known.
    """
    hints: list[InlayHint] = []
    for item in document.leaves():
        if item.start > end or item.end < start:
            continue
        facts = ownership_of(document, item, dynamic)
        if facts.refusals:
            continue
        candidates = list(_ownership_hints(document.text, item, facts, settings)) if settings.ownership else []
        if settings.frees:
            candidates.extend(_free_hints(document.text, item, facts))
        hints.extend(hint for hint in candidates if start <= hint.offset <= end)
    return [_shortened(hint, settings.max_length) for hint in sorted(hints, key=lambda hint: hint.offset)]


def _ownership_hints(text: str, item: Item, facts: OwnershipFacts, settings: HintSettings) -> Iterator[InlayHint]:
    by_place: dict[tuple[int, int], list[tuple[Value, str, list[str]]]] = {}
    for value, of_value in facts.facts.items():
        word = ownership_word(of_value[0])
        if value.span is None or not word or (is_function_argument(value) and not settings.arguments):
            continue
        reasons = explanation(facts.trace, of_value[0])
        by_place.setdefault(in_document(item, value.span), []).append((value, word, reasons))
    for (_, end), words in by_place.items():
        # The results of one `%r:2` share a place.
        numbered = len(words) > 1 or "#" in (words[0][0].name or "")
        label = ", ".join(f"{_number(value)} {word}" if numbered else word for value, word, _ in words)
        lines = [line for _, _, reasons in words for line in reasons]
        count = _COUNT(text, end)
        yield InlayHint(count.end() if count is not None else end, (LabelPart(label),), _list(lines))


def _number(value: Value) -> str:
    return "#" + (value.name or "").rpartition("#")[2]


def _free_hints(text: str, item: Item, facts: OwnershipFacts) -> Iterator[InlayHint]:
    for terminator, deallocations in facts.deallocations.items():
        parts: list[LabelPart] = []
        lines: list[str] = []
        for deallocation in deallocations:
            freed = _once(deallocation, facts.copies.get(terminator, ()))
            if not freed:
                continue
            parts.append(LabelPart("; " if parts else ""))
            certain = any(map(_is_certain, freed))
            parts.append(LabelPart(_verb(deallocation, "frees" if certain else "may free")))
            for position, one in enumerate(sorted(freed, key=_is_certain, reverse=True)):
                prefix = (", " if position else "") + ("maybe " if certain and not _is_certain(one) else "")
                parts.append(LabelPart(prefix))
                parts.append(LabelPart(name_of(one.value), _definition(item, one.value)))
                lines.append(_why_freed(one, facts))
        offset = _end_of(terminator, text, item)
        if parts and offset is not None:
            yield InlayHint(offset, tuple(part for part in parts if part.text), _list(lines))


def _once(deallocation: Deallocation, copies: Iterable[Copy]) -> list[Freed]:
    """What goes, or may go, without what the pass added, and each of the author's values once.

    A buffer that is copied unless it is owned never goes: when it is owned, it is itself handed on.
    """
    found: dict[str, Freed] = {}
    handed_on = {copy.value for copy in copies if copy.result in deallocation.retained}
    for one in (*deallocation.freed, *deallocation.freed_unless_kept):
        if one.value.origin is not None and one.value not in handed_on:
            found.setdefault(name_of(one.value), one)
    return list(found.values())


def _is_certain(freed: Freed) -> bool:
    return freed.ownership is Ownership.OWNED and not freed.kept_as


def _verb(deallocation: Deallocation, verb: str) -> str:
    if deallocation.successor is None:
        return f"{verb} "
    target = deallocation.terminator.successors[deallocation.successor].block
    label = target.label or (target.origin.label if target.origin is not None else None)
    return f"{verb} before ^{label}: " if label else f"{verb} "


def _definition(item: Item, value: Value) -> tuple[int, int] | None:
    origin = value.origin
    return in_document(item, origin.span) if origin is not None and origin.span is not None else None


def _why_freed(freed: Freed, facts: OwnershipFacts) -> str:
    name = name_of(freed.value)
    if _is_certain(freed):
        return f"`{name}` is owned here, is not handed on, and nothing needs it afterwards"
    conditions: list[str] = []
    if freed.ownership is not Ownership.OWNED:
        fact = facts.facts.get(freed.value.origin) if freed.value.origin is not None else None
        condition = condition_name(fact[0]) if fact else None
        conditions.append(f"`{condition}` is true" if condition is not None else "the program finds it owned here")
    if freed.kept_as:
        names = dict.fromkeys(
            f"`{name_of(kept)}`" if kept.origin is not None else "what is handed on" for kept in freed.kept_as
        )
        conditions.append(f"it is another buffer than {' and '.join(names)}, which is still needed")
    return f"`{name}` is freed if {' and '.join(conditions)}"


def _end_of(terminator: Operation, text: str, item: Item) -> int | None:
    """Behind the operation and the comment on its line; behind the closing brace when it is not written."""
    if terminator.syntax is not None:
        offset = in_document(item, (terminator.syntax.start, terminator.syntax.end))[1]
    else:
        region = terminator.parent_region
        if region is None or region.span is None:
            return None
        offset = in_document(item, region.span)[1]
    rest = _REST_OF_LINE(text, offset)
    return rest.end() if rest is not None else offset


def _list(lines: Iterable[str]) -> str:
    unique = list(dict.fromkeys(lines))
    return unique[0] if len(unique) == 1 else "\n".join(f"- {line}" for line in unique)


def _shortened(hint: InlayHint, limit: int) -> InlayHint:
    """`hint` with a label of at most `limit` characters, an ellipsis for what is left out; 0 is no limit."""
    if not limit or len(hint.label) <= limit:
        return hint
    parts: list[LabelPart] = []
    room = max(limit - 1, 0)
    for part in hint.parts:
        if len(part.text) > room:
            parts.append(LabelPart(part.text[:room] + "…"))
            break
        parts.append(part)
        room -= len(part.text)
    tooltip = hint.label + ("\n\n" + hint.tooltip if hint.tooltip else "")
    return InlayHint(hint.offset, tuple(parts), tooltip)
