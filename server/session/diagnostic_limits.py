"""Which findings of a long file an editor is told of: it draws and lists them again with every key.

A generated file may have the same to be said of thousands of its lines. All are on the command line; an editor gets the
first ones of each code, and those around the last edit, and the last of them says how many more there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from ...analysis.symbols import SYMBOL_CODES
from ...ir.records import replace
from ...syntax.text.edits import EditSpan
from ...syntax.text.findings import Finding, Severity
from ..facts.document_facts import in_text_order, own_findings
from ..facts.suppressions import MARK

if TYPE_CHECKING:
    from ...syntax.document.document import Document, Item
    from ..config.discovery import Configuration
    from ..facts.document_facts import Overview
    from ..facts.incremental import ItemFindings

MOST = 100
"""Findings of one code, away from the last edit."""
_MOST_ERRORS = 1000
"""The same of a code whose findings are errors."""
_NEAR = 2_000
"""Code points before and behind the last edit."""


def chosen(
    overview: Overview, document: Document, configuration: Configuration, edited: int | None, most: int = MOST
) -> list[Finding]:
    """The findings of `document` to show, in text order, with the severities that `configuration` wants.

    Args:
        edited: offset of the last edit, if there was any.
        most: how many of a code; 0 for all.
    """
    text = document.text
    if not most or MARK in text:
        every = configuration.filtered(overview.all(text))
        return _first_ones(every, edited, most) if most else every
    near = _around(edited)
    counts = overview.counts()
    shown: list[Finding] = []
    taken: dict[str, int] = {}
    full: set[tuple[str, ...]] = set()
    """What an item has, where enough of each has been taken."""
    for item, own in _candidates(overview, document, near, most):
        if own.codes in full and not (item.end >= near.start and item.start <= near.stop):
            continue
        start, before = item.start, len(shown)
        for finding in own.findings:
            code = finding.code
            count = taken.get(code, 0)
            if count < (most if finding.severity is not Severity.ERROR else _MOST_ERRORS):
                taken[code] = count + 1
                shown.append(finding.shifted(start))
            elif start + finding.start in near:
                shown.append(finding.shifted(start))
        if len(shown) == before:
            full.add(own.codes)
    if overview.loose:
        shown = sorted([*_within(overview.loose, taken, near, most), *shown], key=in_text_order)
    return _with_counts(configuration.filtered(shown, counts), counts)


def _candidates(overview: Overview, document: Document, near: range, most: int) -> Iterable[tuple[Item, ItemFindings]]:
    """Items with findings in text order, among them all of which any may be shown.

    Of codes that are everywhere, the first items have enough: the others need not be looked at.
    """
    totals = overview.totals
    if totals is None:
        return overview.own
    limits = dict.fromkeys(totals.counts, most)
    rare = {parsed for code, count in totals.counts.items() if count <= most for parsed in totals.holders[code]}
    missing = {code: limits[code] for code, count in totals.counts.items() if count > most}
    found: list[tuple[Item, ItemFindings]] = []
    for item in document.leaves():
        parsed = item.parsed
        if missing or parsed in rare or (item.end >= near.start and item.start <= near.stop):
            own = own_findings(document, item)
            if own:
                found.append((item, own))
                for code in own.codes if missing else ():
                    if code in missing:
                        missing[code] -= 1
                        if missing[code] <= 0:
                            del missing[code]
    return found


def _around(edited: int | None) -> range:
    return range(edited - _NEAR, edited + _NEAR) if edited is not None else range(0)


def held(said: Iterable[Finding], edit: EditSpan | None, *, errors: bool = False) -> Iterator[Finding]:
    """What was `said` of a text, for the time until it is known again: where it is after `edit`, if that is elsewhere.

    Unless `errors` are wanted, only those about how items go together are held: the others are known at once.
    """
    for finding in said:
        if not errors and finding.severity is Severity.ERROR and finding.code not in SYMBOL_CODES:
            continue
        if edit is None:
            yield finding
        elif edit.is_disjoint(finding.start, finding.end):
            yield finding.mapped(edit)


def _first_ones(findings: list[Finding], edited: int | None, most: int) -> list[Finding]:
    counts = Counter([finding.code for finding in findings])
    return _with_counts(list(_within(findings, {}, _around(edited), most)), counts)


def _within(findings: Sequence[Finding], taken: dict[str, int], near: range, most: int) -> Iterator[Finding]:
    for finding in findings:
        count = taken.get(finding.code, 0)
        if count < (most if finding.severity is not Severity.ERROR else _MOST_ERRORS):
            taken[finding.code] = count + 1
            yield finding
        elif finding.start in near:
            yield finding


def _with_counts(shown: list[Finding], counts: Mapping[str, int]) -> list[Finding]:
    """`shown`, where the last one of each code says how many others `counts` knows of."""
    here: dict[str, int] = {}
    last: dict[str, int] = {}
    for position, finding in enumerate(shown):
        here[finding.code] = here.get(finding.code, 0) + 1
        last[finding.code] = position
    for code, position in last.items():
        more = counts[code] - here[code]
        if more > 0:
            words = f"{more} more like this in the file, not shown here; `pydealloc-lsp --check` lists all"
            help_ = shown[position].help
            shown[position] = replace(shown[position], help=words if help_ is None else f"{help_}\n{words}")
    return shown
