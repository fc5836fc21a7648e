"""Repeated items: findings of an item that another one of the document has too, word for word.

Generators, and passes that specialise functions, write the same function many times under names with numbers. The
findings of an item depend on its text, the meaning of its aliases and the knowledge alone, so that those of the second
such item are those of the first one, moved. Texts are the same when they differ in nothing but the numbers at the ends
of symbols, each name in one text standing for one name in the other; findings that say such a name are made anew.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Sequence

from ...analysis.lints.alloc_in_loop import CAPTURED_BY_CALLS, captured_by_calls
from ...analysis.lints.memory_leak import LEAKED_CALLS, leaked_calls
from ...analysis.ownership.call_outcomes import LOCAL_OUTCOMES, local_outcomes
from ...ir.records import dataclass, replace
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Document, Item
from ...syntax.document.segmenter import ItemKind
from ...syntax.parser.fact_cache import FactKey
from ...syntax.text.findings import Finding, Note
from .incremental import ITEM_FINDINGS, ItemFindings

_MAX_CHARS = 40_000
"""Code points of an item that is looked up: longer ones hardly repeat."""
_numbered_symbol = re.compile(r"@([A-Za-z_$.\-](?:[\w$.\-]*[A-Za-z_$.\-])?)([0-9]+)(?![\w$.\-])", re.ASCII)


@dataclass(eq=False)
class _Known:
    """An item that was checked."""

    item: Item
    pattern: str
    """Its text, where each number at the end of a symbol is replaced by the order of its first appearance."""
    numbers: tuple[tuple[int, int], ...]
    """The ranges of these numbers."""
    symbols: tuple[str, ...]
    """Those that end in them, with their `@`."""
    aliases: tuple[tuple[str, int], ...]

    def place(self, offset: int, other: _Known) -> int | None:
        """The offset in `other`, whose text is the same, of `offset` in this one; None within a number."""
        before = bisect_right(self.numbers, (offset, -1)) - 1
        if before < 0:
            return offset
        end = self.numbers[before][1]
        return None if offset < end else offset - end + other.numbers[before][1]


_Table = dict[tuple[str, int, tuple[tuple[str, int], ...]], _Known]
_KNOWN = FactKey[_Table]("items by text")


def findings_once(document: Document, item: Item, compute: Callable[[Document, Item], ItemFindings]) -> ItemFindings:
    """The findings of `item`, from `compute` unless those of an equal item of `document` are known."""
    source = item.parsed.source
    # What could not be read may have been spoilt by the text around it.
    is_clear = item.kind is ItemKind.OPERATIONS and not item.aliases.has_broken_definition
    if not is_clear or len(source) > _MAX_CHARS or item.parsed.findings:
        return compute(document, item)
    known = _described(item, source)
    table = document.facts.get(_KNOWN, None, _Table)
    twin = table.setdefault((known.pattern, len(known.numbers), known.aliases), known)
    moved = _moved(twin, known, document.knowledge) if twin is not known else None
    if moved is None:
        return compute(document, item)
    _share_calls(twin, known, document.knowledge)
    return moved


def _described(item: Item, source: str) -> _Known:
    aliases = tuple([(name, id(value)) for name, value in item.aliases.meanings.items()])
    orders: dict[str, str] = {}
    numbers: list[tuple[int, int]] = []
    parts: list[str] = []
    last = 0
    for found in _numbered_symbol.finditer(source):
        start, end = found.span(2)
        order = orders.setdefault(found.group(), f"@{len(orders)}")
        parts += (source[last:start], order)
        numbers.append((start, end))
        last = end
    parts.append(source[last:])
    return _Known(item, "".join(parts), tuple(numbers), tuple(orders), aliases)


def _moved(twin: _Known, known: _Known, knowledge: Knowledge) -> ItemFindings | None:
    """The findings of `twin` as those of the other item; None if they are not known, or say a name with a number."""
    found = twin.item.parsed.facts.find(ITEM_FINDINGS, knowledge)
    if found is None or not found.findings:
        return found
    moved: list[Finding] = []
    names = [symbol[1:] for symbol in twin.symbols]
    for finding in found.findings:
        words = [finding.message, finding.help or "", finding.upstream or "", finding.function]
        words += [note.message for note in (*finding.notes, *finding.upstream_errors)]
        words += [text for _, _, text in finding.edits]
        if any(name in each for name in names for each in words):
            return None
        one = _placed(finding, twin, known)
        if one is None:
            return None
        moved.append(one)
    return ItemFindings(tuple(moved), found.codes)


def _placed(finding: Finding, twin: _Known, known: _Known) -> Finding | None:
    start, end = twin.place(finding.start, known), twin.place(finding.end, known)
    notes, errors = (_placed_notes(each, twin, known) for each in (finding.notes, finding.upstream_errors))
    edits: list[tuple[int, int, str]] = []
    for first, last, text in finding.edits:
        begin, stop = twin.place(first, known), twin.place(last, known)
        if begin is None or stop is None:
            return None
        edits.append((begin, stop, text))
    if start is None or end is None or notes is None or errors is None:
        return None
    return replace(finding, start=start, end=end, notes=notes, edits=tuple(edits), upstream_errors=errors)


def _placed_notes(notes: Sequence[Note], twin: _Known, known: _Known) -> tuple[Note, ...] | None:
    placed: list[Note] = []
    for note in notes:
        start, end = twin.place(note.start, known), twin.place(note.end, known)
        if start is None or end is None:
            return None
        placed.append(Note(start, end, note.message))
    return tuple(placed)


def _share_calls(twin: _Known, known: _Known, knowledge: Knowledge) -> None:
    """Facts about calls: those of `twin` under the names of the other item; no findings, where it has none."""
    facts = known.item.parsed.facts
    if not leaked_calls(twin.item, knowledge):
        facts.put(LEAKED_CALLS, knowledge, ())
    facts.put(CAPTURED_BY_CALLS, knowledge, captured_by_calls(twin.item, knowledge))
    names = {before[1:]: after[1:] for before, after in zip(twin.symbols, known.symbols, strict=True)}

    def named(name: str) -> str:
        return names.get(name, name)

    own = local_outcomes(twin.item, knowledge)
    shared = [replace(one, name=named(one.name), callees=tuple(map(named, one.callees))) for one in own]
    facts.put(LOCAL_OUTCOMES, knowledge, tuple(shared))
