"""What the deallocation pass would do to each function, in one line above it.

3 allocations · 2 freed here · 1 returned · 1 clone
"""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.graph import Operation, Value
from ...ir.records import dataclass
from ...passes.ownership_trace import Cause, Ownership
from ...syntax.document import Document, Item
from ...syntax.items import Kind
from ..facts import OwnershipFacts, ownership_of
from ..refusals import in_document, words_of

_SEPARATOR = " · "


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


@dataclass(frozen=True)
class Counts:
    """What happens to the buffers of one function; clones and frees count once each, wherever they happen."""

    allocations: int
    freed: int
    returned: int
    clones: int


def code_lenses(document: Document, *, dynamic: bool = False) -> list[CodeLens]:
    """One for each function with a body that has to do with buffers, in text order."""
    return [
        lens
        for item in document.leaves()
        if item.kind is Kind.OPERATIONS
        for lens in _lenses(document, item, ownership_of(document, item, dynamic))
    ]


def _lenses(document: Document, item: Item, facts: OwnershipFacts) -> Iterator[CodeLens]:
    if facts.refusals:
        yield from _refused(document, item, facts)
        return
    by_function: dict[Operation, list[Value]] = {}
    for value in facts.facts:
        function = _function_around(document, value)
        if function is not None:
            by_function.setdefault(function, []).append(value)
    for function, values in by_function.items():
        counts = counted(document, function, values, facts)
        words = [
            _count(counts.allocations, "allocation"),
            f"{counts.freed} freed here" if counts.freed else "",
            f"{counts.returned} returned" if counts.returned else "",
            _count(counts.clones, "clone"),
        ]
        title = _SEPARATOR.join(word for word in words if word)
        if title:
            yield _lens(item, function, title, can_insert=bool(counts.freed or counts.clones))


def counted(document: Document, function: Operation, values: list[Value], facts: OwnershipFacts) -> Counts:
    """`values`: those of `function` that the pass has an opinion on."""
    allocated = [
        value
        for value in values
        if any(reason.cause is Cause.ALLOCATED for fact in facts.facts[value] for reason in fact.reasons)
    ]
    freed: dict[Value, None] = {}
    returned: dict[Value, None] = {}
    clones = 0
    for terminator, deallocations in facts.deallocations.items():
        if _function_of(document, terminator) is not function:
            continue
        for deallocation in deallocations:
            for one in deallocation.candidates:
                origin = one.value.origin
                if origin is not None and one.ownership is not Ownership.BORROWED:
                    (returned if one.shown_by else freed)[origin] = None
    for terminator, copies in facts.copies.items():
        if _function_of(document, terminator) is function:
            clones += sum(1 for copy in copies if not _is_owned(copy.value, facts))
    return Counts(len(allocated), len(freed), len([value for value in returned if value in allocated]), clones)


def _is_owned(value: Value, facts: OwnershipFacts) -> bool:
    of_value = facts.facts.get(value.origin, ()) if value.origin is not None else ()
    return bool(of_value) and all(fact.ownership is Ownership.OWNED for fact in of_value)


def _refused(document: Document, item: Item, facts: OwnershipFacts) -> Iterator[CodeLens]:
    told: set[Operation] = set()
    for refusal in facts.refusals:
        origin = refusal.operation.origin if refusal.operation is not None else None
        function = _function_of(document, origin) if origin is not None else None
        if function is not None and function not in told:
            told.add(function)
            message, way_out = words_of(refusal)
            yield _lens(item, function, "deallocation is refused", can_insert=False, tooltip=f"{message}; {way_out}")


def _lens(item: Item, function: Operation, title: str, *, can_insert: bool, tooltip: str = "") -> CodeLens:
    syntax = function.syntax
    if syntax is None:
        return CodeLens(item.start, item.start, item.start, title, can_insert, tooltip)
    start, end = in_document(item, (syntax.name_start, syntax.name_end))
    return CodeLens(start, end, in_document(item, (syntax.start, syntax.end))[0], title, can_insert, tooltip)


def _function_around(document: Document, value: Value) -> Operation | None:
    block = value.parent_block
    parent = block.parent_op if block is not None else None
    return _function_of(document, parent) if parent is not None else None


def _function_of(document: Document, op: Operation) -> Operation | None:
    for around in (op, *op.ancestors()):
        if document.knowledge.is_function_like(around):
            return around
    return None


def _count(number: int, noun: str) -> str:
    return "" if not number else f"1 {noun}" if number == 1 else f"{number} {noun}s"
