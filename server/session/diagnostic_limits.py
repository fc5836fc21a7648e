"""Diagnostic limits: the findings of a long file that are sent to an editor, which redraws all of them with every key.

A generated file may have thousands of findings of one code. The command line reports all; an editor gets the first ones
of each code and those around the last edit, and the last of them says how many more there are.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from math import inf
from typing import TYPE_CHECKING

from ...analysis.symbols import SYMBOL_CODES
from ...ir.records import dataclass, replace
from ...syntax.document.item_search import start_of
from ...syntax.document.segmenter import ItemKind
from ...syntax.parser.unknown_names import UNKNOWN_DIALECT
from ...syntax.text.edits import EditSpan
from ...syntax.text.findings import Finding, Severity
from ..facts.document_facts import in_text_order, item_findings
from ..facts.suppressions import MARK
from ..facts.unknown_dialects import merge_unknown_dialects

if TYPE_CHECKING:
    from ...syntax.document.document import Document, Item
    from ...syntax.parser.parser_state import ParsedItem
    from ..config.discovery import Configuration
    from ..config.editor_settings import DiagnosticSettings
    from ..facts.document_facts import Overview
    from ..facts.incremental import ItemFindings

MAX_ERRORS_PER_CODE = 1000
"""Findings of one code that are sent, besides those near the last edit, where they are errors."""
KEEP_NEAR_EDIT_CHARS = 2_000
"""Code points before and after the last edit in which all findings are sent."""


def limit_findings(
    overview: Overview,
    document: Document,
    configuration: Configuration,
    edited: int | None,
    settings: DiagnosticSettings,
    memory: LimitMemory | None = None,
) -> list[Finding]:
    """The findings of `document` to send, in text order, with the severities of `configuration`.

    Args:
        edited: offset of the last edit; None if there was none.
        memory: of the versions of the file that were limited before; it changes nothing but the time.
    """
    memory = memory if memory is not None else LimitMemory()
    found = _limit_codes(overview, document, configuration, edited, settings.most_of_a_code, memory)
    return found if settings.hints else configuration.published(found)


class LimitMemory:
    """Findings of the first items of a file, which a later version sends again if it changes only what is behind
    them. They are those that most of the findings of a long file are chosen from."""

    def __init__(self) -> None:
        self._first: _FirstItems | None = None

    def first(self, document: Document, frequent: Set[str], near: range, max_per_code: int) -> tuple[_Taken, int]:
        """The findings to send of the first items, up to the one with which each of the `frequent` codes reaches its
        limit, and the number of these items."""
        leaves = document.leaves()
        first = self._first
        if first is None or not first.is_as_before(leaves, frequent, near, max_per_code):
            first = _first_items(document, frequent, near, max_per_code)
            self._first = first if first.end < near.start else None
        return first.taken.copy(), len(first.items)


@dataclass(frozen=True, eq=False)
class _FirstItems:
    items: Sequence[Item]
    frequent: Set[str]
    max_per_code: int
    taken: _Taken
    """Of these items alone."""
    end: float
    """The offset after those that have findings. Infinite if a module is one of these: where it ends depends on more
    than its own text."""

    def is_as_before(self, leaves: Sequence[Item], frequent: Set[str], near: range, max_per_code: int) -> bool:
        """Whether the first of `leaves` have the same texts at the same places, and the same of them counts."""
        if frequent != self.frequent or max_per_code != self.max_per_code or len(leaves) < len(self.items):
            return False
        if self.end >= near.start:
            # More of them is sent around an edit.
            return False
        return all(
            one is other or (one.parsed is other.parsed and one.start == other.start)
            for one, other in zip(self.items, leaves, strict=False)
        )


class _Taken:
    """Findings to send, of some items in text order."""

    def __init__(self, max_per_code: int) -> None:
        self.shown: list[Finding] = []
        self.counts: dict[str, int] = {}
        """By code, as far as they are limited."""
        self._max_per_code = max_per_code
        self._full: set[tuple[str, ...]] = set()
        """Codes of items of which nothing is sent any more, since each code has reached its limit."""

    def copy(self) -> _Taken:
        made = _Taken(self._max_per_code)
        made.shown, made.counts, made._full = [*self.shown], {**self.counts}, {*self._full}
        return made

    def take(self, items: Iterable[tuple[Item, ItemFindings]], near: range) -> None:
        """Add the findings of more items that the limits allow, or that are `near`."""
        shown, counts, full = self.shown, self.counts, self._full
        for item, own in items:
            if own.codes in full and not _is_near(item, near):
                continue
            start, before = item.start, len(shown)
            for finding in own.findings:
                code = finding.code
                count = counts.get(code, 0)
                if count < (self._max_per_code if finding.severity is not Severity.ERROR else MAX_ERRORS_PER_CODE):
                    counts[code] = count + 1
                    shown.append(finding.shifted(start))
                elif start + finding.start in near:
                    shown.append(finding.shifted(start))
            if len(shown) == before:
                full.add(own.codes)


def _limit_codes(
    overview: Overview,
    document: Document,
    configuration: Configuration,
    edited: int | None,
    max_per_code: int,
    memory: LimitMemory,
) -> list[Finding]:
    text = document.text
    if not max_per_code or document.has(MARK):
        every = configuration.filtered(overview.all(text), text)
        return _limit_list(every, edited, max_per_code) if max_per_code else every
    near = _around(edited)
    counts = overview.counts()
    taken = _taken(overview, document, near, max_per_code, memory)
    shown = taken.shown
    if overview.cross_item:
        shown = sorted([*_limited(overview.cross_item, taken.counts, near, max_per_code), *shown], key=in_text_order)
    if UNKNOWN_DIALECT in counts:
        shown = merge_unknown_dialects(shown, text, counts.pop(UNKNOWN_DIALECT))
    for finding in shown:
        if configuration.becomes_other_version(finding):
            # It gets another code.
            counts[finding.code] -= 1
    return _with_counts(configuration.filtered(shown, text, [*counts, *(one.code for one in shown)]), counts)


def _taken(overview: Overview, document: Document, near: range, max_per_code: int, memory: LimitMemory) -> _Taken:
    """The findings of the items to send.

    Once the first items have enough findings of a frequent code, the others need not be looked at.
    """
    totals = overview.totals
    if totals is None:
        taken = _Taken(max_per_code)
        taken.take(overview.own, near)
        return taken
    frequent = {code for code, count in totals.counts.items() if count > max_per_code}
    taken, passed = memory.first(document, frequent, near, max_per_code)
    rare = {parsed for code, held in totals.holders.items() if code not in frequent for parsed in held}
    rest = _rest(document, passed, near, rare)
    taken.take(((item, own) for item in rest if (own := item_findings(document, item, by_itself=True))), near)
    return taken


def _rest(document: Document, passed: int, near: range, rare: set[ParsedItem]) -> Sequence[Item]:
    """Items that are `near` or `rare`, in text order, without the `passed` first ones."""
    leaves = document.leaves()
    begin = max(bisect_left(leaves, near.start, key=start_of), passed)
    end = bisect_right(leaves, near.stop, key=start_of)
    if not rare:
        # The one before the first that starts behind its start may reach into it.
        return [item for item in leaves[max(begin - 1, passed) : end] if _is_near(item, near)]
    around = [
        item for item in _around_offset(document, near.start) if bisect_left(leaves, item.start, key=start_of) >= passed
    ]
    found = [*around, *leaves[begin:end]]
    # Most often only the edited item has rare ones.
    elsewhere = rare.difference([item.parsed for item in found])
    if elsewhere and elsewhere.difference([item.parsed for item in leaves[:passed]]):
        return [item for item in leaves[passed:] if item.parsed in rare or _is_near(item, near)]
    return found


def _around_offset(document: Document, offset: int) -> Iterator[Item]:
    """The items that start before `offset` and end there or behind it, each in the one before."""
    number = bisect_left(document.chunks, offset, key=start_of) - 1
    items = document.chunks[number].items if number >= 0 else ()
    while items:
        position = bisect_left(items, offset, key=start_of) - 1
        if position < 0 or items[position].end < offset:
            return
        if items[position].kind is not ItemKind.ALIAS:
            yield items[position]
        items = items[position].children


def _first_items(document: Document, frequent: Set[str], near: range, max_per_code: int) -> _FirstItems:
    missing = dict.fromkeys(frequent, max_per_code)
    leaves = document.leaves()
    found: list[tuple[Item, ItemFindings]] = []
    passed = 0
    while missing and passed < len(leaves):
        item = leaves[passed]
        passed += 1
        own = item_findings(document, item, by_itself=True)
        if own:
            found.append((item, own))
        for code in own.codes:
            if code in missing:
                missing[code] -= 1
                if missing[code] <= 0:
                    del missing[code]
    taken = _Taken(max_per_code)
    taken.take(found, near)
    ends = [item.end if item.kind is not ItemKind.MODULE else inf for item, _ in found]
    return _FirstItems(leaves[:passed], frequent, max_per_code, taken, max(ends, default=-1))


def _is_near(item: Item, near: range) -> bool:
    return item.end >= near.start and item.start <= near.stop


def _around(edited: int | None) -> range:
    return range(edited - KEEP_NEAR_EDIT_CHARS, edited + KEEP_NEAR_EDIT_CHARS) if edited is not None else range(0)


def stale_findings(previous: Iterable[Finding], edit: EditSpan | None, *, keep_errors: bool) -> Iterator[Finding]:
    """The `previous` findings that `edit` does not touch, at their new places: shown until new ones are known.

    Args:
        edit: None where the text is the same.
        keep_errors: without it, errors are left out, except cross-item ones: new ones are known at once.
    """
    for finding in previous:
        if not keep_errors and finding.severity is Severity.ERROR and finding.code not in SYMBOL_CODES:
            continue
        if edit is None:
            yield finding
        elif edit.is_disjoint(finding.start, finding.end):
            yield finding.mapped(edit)


def _limit_list(findings: list[Finding], edited: int | None, max_per_code: int) -> list[Finding]:
    counts = Counter([finding.code for finding in findings])
    return _with_counts(list(_limited(findings, {}, _around(edited), max_per_code)), counts)


def _limited(findings: Sequence[Finding], taken: dict[str, int], near: range, max_per_code: int) -> Iterator[Finding]:
    for finding in findings:
        count = taken.get(finding.code, 0)
        if count < (max_per_code if finding.severity is not Severity.ERROR else MAX_ERRORS_PER_CODE):
            taken[finding.code] = count + 1
            yield finding
        elif finding.start in near:
            yield finding


def _with_counts(shown: list[Finding], counts: Mapping[str, int]) -> list[Finding]:
    """`shown`; the help of the last finding of each code says how many more of `counts` are not shown."""
    here: dict[str, int] = {}
    last: dict[str, int] = {}
    for position, finding in enumerate(shown):
        here[finding.code] = here.get(finding.code, 0) + 1
        last[finding.code] = position
    for code, position in last.items():
        more = counts.get(code, 0) - here[code]
        if more > 0:
            words = f"{more} more like this in the file, not shown here; `pydealloc-lsp --check` lists all"
            help_ = shown[position].help
            shown[position] = replace(shown[position], help=words if help_ is None else f"{help_}\n{words}")
    return shown
