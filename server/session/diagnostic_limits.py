"""Diagnostic limits: the findings of a long file that are sent to an editor, which redraws all of them with every key.

A generated file may have thousands of findings of one code. The command line reports all; an editor gets the first ones
of each code and those around the last edit, and the last of them says how many more there are.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from ...analysis.symbols import SYMBOL_CODES
from ...ir.records import replace
from ...syntax.document.item_search import start_of
from ...syntax.parser.unknown_names import UNKNOWN_DIALECT
from ...syntax.text.edits import EditSpan
from ...syntax.text.findings import Finding, Severity
from ..facts.document_facts import in_text_order, item_findings
from ..facts.suppressions import MARK
from ..facts.unknown_dialects import merge_unknown_dialects

if TYPE_CHECKING:
    from ...syntax.document.document import Document, Item
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
) -> list[Finding]:
    """The findings of `document` to send, in text order, with the severities of `configuration`.

    Args:
        edited: offset of the last edit; None if there was none.
    """
    found = _limit_codes(overview, document, configuration, edited, settings.most_of_a_code)
    return found if settings.hints else configuration.published(found)


def _limit_codes(
    overview: Overview, document: Document, configuration: Configuration, edited: int | None, max_per_code: int
) -> list[Finding]:
    text = document.text
    if not max_per_code or document.has(MARK):
        every = configuration.filtered(overview.all(text), text)
        return _limit_list(every, edited, max_per_code) if max_per_code else every
    near = _around(edited)
    counts = overview.counts()
    shown: list[Finding] = []
    taken: dict[str, int] = {}
    full: set[tuple[str, ...]] = set()
    """Codes of items of which nothing is sent any more, since each code has reached its limit."""
    for item, own in _candidates(overview, document, near, max_per_code):
        if own.codes in full and not _is_near(item, near):
            continue
        start, before = item.start, len(shown)
        for finding in own.findings:
            code = finding.code
            count = taken.get(code, 0)
            if count < (max_per_code if finding.severity is not Severity.ERROR else MAX_ERRORS_PER_CODE):
                taken[code] = count + 1
                shown.append(finding.shifted(start))
            elif start + finding.start in near:
                shown.append(finding.shifted(start))
        if len(shown) == before:
            full.add(own.codes)
    if overview.cross_item:
        shown = sorted([*_limited(overview.cross_item, taken, near, max_per_code), *shown], key=in_text_order)
    shown = merge_unknown_dialects(shown, text, counts.pop(UNKNOWN_DIALECT, None))
    for finding in shown:
        if configuration.becomes_other_version(finding):
            # It gets another code.
            counts[finding.code] -= 1
    return _with_counts(configuration.filtered(shown, text, [*counts, *(one.code for one in shown)]), counts)


def _candidates(
    overview: Overview, document: Document, near: range, max_per_code: int
) -> Iterable[tuple[Item, ItemFindings]]:
    """Items with findings in text order, among them all whose findings may be sent.

    Once the first items have enough findings of a frequent code, the others need not be looked at.
    """
    totals = overview.totals
    if totals is None:
        return overview.own
    rare = {parsed for code, count in totals.counts.items() if count <= max_per_code for parsed in totals.holders[code]}
    missing = {code: max_per_code for code, count in totals.counts.items() if count > max_per_code}
    found: list[tuple[Item, ItemFindings]] = []
    leaves = document.leaves()
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
    if rare:
        first, last = near.start, near.stop
        rest = [item for item in leaves[passed:] if item.parsed in rare or (item.start <= last and item.end >= first)]
    else:
        # The one before the first that starts behind its start may reach into it.
        begin = max(bisect_left(leaves, near.start, key=start_of) - 1, passed)
        rest = [item for item in leaves[begin : bisect_right(leaves, near.stop, key=start_of)] if _is_near(item, near)]
    return [*found, *((item, own) for item in rest if (own := item_findings(document, item, by_itself=True)))]


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
