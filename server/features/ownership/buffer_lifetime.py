"""Lifetime of a buffer in sentences: its size, its origin, its aliases, its copies, its deallocations.

Made from the trace of the ownership pass, so it cannot disagree with the pass.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....analysis.buffers.size import bytes_text, static_bytes
from ....ir.base import Type
from ....ir.graph import Operation, OpResult, Value
from ....passes.ownership.trace import Cause, Copy, Deallocation, Freed, Ownership
from ....syntax.document.document import Document, Item
from ...facts.ownership_facts import OwnershipFacts
from ...facts.ownership_words import in_code, name_of, retained_name
from ...facts.refusals import in_document

_MOST_NAMES = 6
"""More names than this are counted instead."""


def buffer_lifetime(document: Document, item: Item, value: Value, facts: OwnershipFacts) -> list[str]:
    """Sentences in Markdown about `value`, a memref that belongs to `item`; lines count from 1.

    Empty where nothing is known besides what the type says, for a buffer of unknown size in a refused function.
    """
    lines: list[str] = []
    size = size_in_words(value.type)
    if size:
        lines.append(size)
    origins = _allocations(value, facts)
    made = [f"{_named(one)}{_at(document, item, one)}" for one in origins if one is not value]
    if made:
        lines.append(f"Allocated as {_listed(made)}")
    names = [_named(one) for one in _other_names(value, facts)]
    if names:
        lines.append(f"Possible aliases: {_listed(names)}")
    lines.extend(_ends(document, item, value, facts))
    lines.extend(_copies(document, item, value, facts))
    return lines


def size_in_words(type_: Type) -> str:
    """`64 B`, `4 MiB (4194304 B)`; empty for what is not known before the program runs."""
    size = static_bytes(type_)
    if size is None:
        return ""
    shown = bytes_text(size)
    return shown if shown.endswith(" B") else f"{shown} ({size} B)"


def _sources(value: Value, facts: OwnershipFacts) -> Iterator[Value]:
    """The author's values that `value` takes its ownership from, directly."""
    for fact in facts.facts.get(value, ()):
        for reason in fact.reasons:
            if reason.cause is Cause.DERIVED:
                yield from (source.origin for source, _ in reason.sources if source.origin is not None)


def _allocations(value: Value, facts: OwnershipFacts) -> list[Value]:
    """The allocations, arguments and unknown results that `value` may alias; `value` itself if it is one."""
    queue, roots = [value], list[Value]()
    seen = {value}
    for current in queue:
        sources = [source for source in _sources(current, facts) if source is not current]
        if not sources:
            roots.append(current)
        for source in sources:
            if source not in seen:
                seen.add(source)
                queue.append(source)
    return roots


def _other_names(value: Value, facts: OwnershipFacts) -> list[Value]:
    """The values that may be the same buffer because they were derived from `value`, in the order of the pass."""
    found = {value: None}
    for other in facts.facts:
        if other not in found and any(source in found for source in _sources(other, facts)):
            found[other] = None
    return list(found)[1:]


def _ends(document: Document, item: Item, value: Value, facts: OwnershipFacts) -> Iterator[str]:
    for terminator, deallocations in facts.deallocations.items():
        place = f"`{terminator.name}`{line_of(document, item, terminator)}"
        for deallocation in deallocations:
            for one in deallocation.candidates:
                if one.value.origin is value and one.ownership is not Ownership.BORROWED:
                    yield _end(one, deallocation, place)


def _end(one: Freed, deallocation: Deallocation, place: str) -> str:
    edge = ""
    if deallocation.successor is not None:
        block = deallocation.terminator.successors[deallocation.successor].block
        label = block.label or (block.origin.label if block.origin is not None else None)
        edge = f" on the way to `^{label}`" if label else ""
    if one.shown_by:
        return f"Passed on by {place}{edge}"
    if not one.retained_as:
        when = "" if one.ownership is Ownership.OWNED else " if owned"
        return f"The pass would free it before {place}{edge}{when}"
    retained = _listed(dict.fromkeys(in_code(retained_name(value)) for value in one.retained_as))
    return f"The pass would free it before {place}{edge} unless it is {retained}"


def _copies(document: Document, item: Item, value: Value, facts: OwnershipFacts) -> Iterator[str]:
    for terminator, copies in facts.copies.items():
        for copy in copies:
            if copy.value.origin is value:
                yield _copy(copy, f"`{terminator.name}`{line_of(document, item, terminator)}")


def _copy(copy: Copy, place: str) -> str:
    size = static_bytes(copy.value.type)
    cost = f" ({bytes_text(size)})" if size is not None else ""
    when = " if not owned" if copy.conditional else ""
    return f"The pass would clone it{cost} before {place}{when}: results must be owned"


def _named(value: Value) -> str:
    return in_code(name_of(value))


def _at(document: Document, item: Item, value: Value) -> str:
    if isinstance(value, OpResult):
        return f" by `{value.op.name}`{line_of(document, item, value.op)}"
    return " (an argument)"


def line_of(document: Document, item: Item, op: Operation | None) -> str:
    """` (line N)`; empty for an operation that is not in the text."""
    if op is None or op.syntax is None:
        return ""
    start = in_document(item, (op.syntax.name_start, op.syntax.name_end))[0]
    text = document.text
    return f" (line {text.count(chr(10), 0, start) + 1 + _lone_returns(text, start)})"


def _lone_returns(text: str, end: int) -> int:
    """The number of line ends before `end` that are a carriage return alone."""
    return text.count("\r", 0, end) - text.count("\r\n", 0, end)


def _listed(names: Iterable[str]) -> str:
    words = list(names)
    rest = len(words) - _MOST_NAMES
    if rest > 0:
        return f"{', '.join(words[:_MOST_NAMES])} and {rest} more"
    return ", ".join(words)
