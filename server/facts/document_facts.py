"""Document facts: findings and ownership of a document, the same for the command line and the editor.

Everything is computed per item and cached with it (`FactCache`). An item is shared between versions of a document
while its text stays the same, so an edit costs what the edited item costs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, cached_property, partial
from weakref import ref

from ...analysis import limitations, lints, verifier
from ...analysis.lints.through_calls import ThroughCalls
from ...analysis.spans import functions_with_buffers
from ...analysis.symbols import symbol_findings
from ...ods.knowledge import Knowledge
from ...passes.pass_manager.deallocation import DEFAULT_PLAN, PlanOptions
from ...syntax.document.document import INHERITED, Document, Item
from ...syntax.parser.fact_cache import FactCache, FactKey
from ...syntax.text.findings import Finding
from .incremental import (
    ITEM_FINDINGS,
    CodeTotals,
    DocumentTotals,
    ItemFindings,
    inherited_totals,
    item_interface,
    keep_true,
    without,
)
from .item_errors import finished, shown_errors
from .kept.buffers import remember_findings, same_findings, site_findings
from .ownership_facts import ownership_findings
from .run_line_passes import bufferizes, deallocates_alone
from .suppressions import ALL_ASKED, MARK, Unasked, without_ignored
from .unknown_dialects import merge_unknown_dialects

_MAX_IMMEDIATE_ITEMS = 20
"""Items that are checked at once for a request about some of them, and each by itself."""
_CHECKS = FactKey["tuple[Finding, ...]"]("checks")
_UNASKED = FactKey["Unasked"]("kinds of findings that nobody asks for")
_BUFFERIZATION_PREFIX = "bufferization-"
"""Prefix of the codes of `bufferization_findings`."""
_PEAK_CODE = "max-peak-bytes"
"""Code of `peak_findings`."""

_OTHERS = tuple([check for check in (*limitations.CHECKS, *lints.CHECKS) if check not in lints.OF_SITES])


def leave_out(document: Document, unasked: Unasked) -> None:
    """Look for no findings of these kinds in `document`, which has not been asked for any findings yet.

    For documents with one version: items keep their findings for the next one.
    """
    document.facts.put(_UNASKED, None, unasked)


class Overview:
    """All findings of a document; those of its items have offsets from the item's start, so that an edit moves none."""

    def __init__(
        self,
        items: Callable[[], Sequence[tuple[Item, ItemFindings]]],
        cross_item: tuple[Finding, ...],
        totals: CodeTotals | None = None,
        *,
        unchecked: tuple[str, ...] = (_BUFFERIZATION_PREFIX, _PEAK_CODE),
    ) -> None:
        """
        Args:
            items: computes `own`.
            cross_item: those that belong to no single item, in text order; offsets into the text.
            totals: of the items, where they are known without a look at each; else None.
            unchecked: prefixes of codes that were not looked for.
        """
        self._items = items
        self.cross_item = cross_item
        self.totals = totals
        self.unchecked = unchecked

    @cached_property
    def own(self) -> Sequence[tuple[Item, ItemFindings]]:
        """The items that have findings, in text order, each with its findings."""
        return self._items()

    def all(self, text: str) -> list[Finding]:
        """In text order, without those that comments in `text`, the document's, suppress."""
        return merge_unknown_dialects(self.each(text), text)

    def each(self, text: str) -> list[Finding]:
        """As `all`, but each operation of an unregistered dialect has a finding of its own."""
        found = [finding.shifted(item.start) for item, own in self.own for finding in own.findings]
        return without_ignored(text, sorted([*self.cross_item, *found], key=in_text_order), self.unchecked)

    def around(self, text: str, start: int, end: int) -> list[Finding]:
        """Those of `each` that belong to items which `[start, end]` touches, or to no single item."""
        if MARK in text:
            return self.each(text)
        near = [(item, own) for item, own in self.own if item.start <= end and item.end >= start]
        found = [finding.shifted(item.start) for item, own in near for finding in own.findings]
        return sorted([*self.cross_item, *found], key=in_text_order)

    def counts(self) -> dict[str, int]:
        """The number of findings of each code that has any."""
        counts: dict[str, int] = {}
        if self.totals is not None:
            counts.update(self.totals.counts)
        else:
            for codes, times in Counter([own.codes for _, own in self.own]).items():
                for code in codes:
                    counts[code] = counts.get(code, 0) + times
        for finding in self.cross_item:
            counts[finding.code] = counts.get(finding.code, 0) + 1
        return counts


_OVERVIEW = FactKey[Overview]("overview")
_OVERVIEW_ACROSS = FactKey[Overview]("overview across functions")
_BUFFERIZED_OVERVIEW = FactKey[Overview]("overview with bufferization")
_OVERVIEW_OF_PEAKS = FactKey[Overview]("overview with peaks")


def in_text_order(finding: Finding) -> tuple[int, int, str]:
    """The sort key of findings: text order."""
    return finding.start, finding.end, finding.code


def findings_of(document: Document, options: PlanOptions = DEFAULT_PLAN, *, is_last: bool = False) -> list[Finding]:
    """All findings in text order; offsets into the text.

    Args:
        options: what is asked for; whatever inserts deallocations, the findings are the same.
        is_last: whether no version follows this one: nothing is noted then to compare the next one with.
    """
    return findings_overview(document, options, is_last=is_last).all(document.text)


def findings_overview(document: Document, options: PlanOptions = DEFAULT_PLAN, *, is_last: bool = False) -> Overview:
    """All findings of a document, computed once per version; items shared with the version before cost nothing.

    Arguments as in `findings_of`.
    """
    if options.crosses_functions:
        overview = document.facts.get(_OVERVIEW_ACROSS, None, _compute_overview_across, document)
    else:
        overview = document.facts.get(_OVERVIEW, None, _compute_overview, document, is_last=is_last)
    if options.bufferization or bufferizes(document):
        # Loaded here: One-Shot Bufferize costs start-up time, and few files name the pass.
        from .bufferization_findings import bufferization_findings

        more = partial(bufferization_findings, document)
        overview = document.facts.get(_BUFFERIZED_OVERVIEW, overview, _with, overview, more, _BUFFERIZATION_PREFIX)
    if options.peaks:
        # Loaded here: few projects set a limit.
        from .memory.peak_findings import peak_findings

        more = partial(peak_findings, document)
        overview = document.facts.get(_OVERVIEW_OF_PEAKS, overview, _with, overview, more, _PEAK_CODE)
    return overview


def _with(overview: Overview, more: Callable[[], list[Finding]], prefix: str) -> Overview:
    """`overview` and `more`, of the codes that begin with `prefix`."""
    cross_item = tuple(sorted([*overview.cross_item, *more()], key=in_text_order))
    unchecked = tuple([one for one in overview.unchecked if one != prefix])
    return Overview(lambda: overview.own, cross_item, overview.totals, unchecked=unchecked)


def unchecked_items(document: Document, among: Sequence[Item] | None = None) -> list[Item]:
    """The items whose `item_findings` have not been computed yet, in text order.

    Args:
        among: some items of `document`, in text order; None for all, which takes as long as there are many.
    """
    carried = document.carried
    items = among
    if items is None:
        has_totals = carried is not None and isinstance(carried.facts, DocumentTotals)
        items = carried.added if carried is not None and has_totals else document.leaves()
    known = FactCache.find_in_all([item.parsed.facts for item in items], ITEM_FINDINGS, document.knowledge)
    return [item for item, findings in zip(items, known, strict=True) if findings is None]


def overview_near(document: Document, start: int, end: int, options: PlanOptions = DEFAULT_PLAN) -> Overview:
    """All findings of the items that `[start, end]` touches, and those of other items that are computed already.

    All findings of the document, if few items are left to check.
    """
    waiting = [] if options.crosses_functions else unchecked_items(document)
    if len(waiting) <= _MAX_IMMEDIATE_ITEMS:
        return findings_overview(document, options)
    for item in waiting:
        if item.start <= end and item.end >= start:
            item_findings(document, item)
    return partial_overview(document)


def partial_overview(document: Document, quick: Sequence[Item] = ()) -> Overview:
    """The findings of the items that have been checked already, and no cross-item findings.

    Args:
        quick: items of which at least the errors are included, whether they have been checked or not.
    """
    cross_item = tuple([finding for chunk in document.chunks for finding in chunk.findings])
    own = _checked_items(document, document.leaves())
    for item in quick:
        found = sorted(shown_errors(document, item), key=in_text_order)
        if found and not is_checked(document, item):
            own.append((item, ItemFindings(tuple(found), tuple([finding.code for finding in found]))))
    if quick:
        own.sort(key=lambda one: one[0].start)
    return Overview(lambda: own, cross_item)


def _checked_items(document: Document, items: Sequence[Item]) -> list[tuple[Item, ItemFindings]]:
    """Those of `items` that have been checked and have findings."""
    known = FactCache.find_in_all([item.parsed.facts for item in items], ITEM_FINDINGS, document.knowledge)
    return [(item, findings) for item, findings in zip(items, known, strict=True) if findings]


def _compute_overview(document: Document, *, is_last: bool) -> Overview:
    carried = document.carried
    own = {item.parsed: item_findings(document, item) for item in carried.added} if carried is not None else {}
    known = inherited_totals(document, own)
    if known is None:
        known = _computed_totals(document, is_last=is_last)
    document.facts.put(INHERITED, None, known)
    cross_item = tuple(sorted([*known.cross_item, *known.through_calls.findings(document)], key=in_text_order))
    # A document that refers to itself through its facts would stay, with its text, until cycles are looked for.
    weak = ref(document)

    def items() -> Sequence[tuple[Item, ItemFindings]]:
        whole = weak()
        assert whole is not None, "who reads the findings of a document keeps it"
        return _checked_items(whole, whole.leaves())

    return Overview(items, cross_item, known.totals)


def _computed_totals(document: Document, *, is_last: bool) -> DocumentTotals:
    for item in document.leaves():
        item_findings(document, item)
        if not is_last:
            item_interface(item, document.knowledge)
    through_calls = ThroughCalls(document, document.knowledge)
    totals = CodeTotals()
    for item in document.leaves():
        found = keep_true(item.parsed, through_calls, document.knowledge)
        if found:
            totals.add(item.parsed, found)
    return DocumentTotals(totals, _cross_item_findings(document), through_calls)


def _compute_overview_across(document: Document) -> Overview:
    through_calls = ThroughCalls(document, document.knowledge)
    across = PlanOptions(crosses_functions=True)
    every = [(item, item_findings(document, item, across)) for item in document.leaves()]
    found = [(item, without(own, through_calls.untrue(item.parsed))) for item, own in every]
    cross_item = sorted([*_cross_item_findings(document), *through_calls.findings(document)], key=in_text_order)
    return Overview(lambda: [(item, own) for item, own in found if own], tuple(cross_item))


def _cross_item_findings(document: Document) -> tuple[Finding, ...]:
    cross_item = [finding for chunk in document.chunks for finding in chunk.findings]
    cross_item += symbol_findings(document)
    cross_item += verifier.check_document(document)
    for check in lints.DOCUMENT_CHECKS:
        cross_item += check(document, document.knowledge)
    if deallocates_alone(document):
        # Loaded here: few files outside of LLVM's tests have such RUN lines.
        from .not_bufferized import not_bufferized_by_run_lines

        cross_item += not_bufferized_by_run_lines(document)
    return tuple(sorted(cross_item, key=in_text_order))


def item_findings(
    document: Document, item: Item, options: PlanOptions = DEFAULT_PLAN, *, by_itself: bool = False
) -> ItemFindings:
    """All findings of one item of `document`; computed once, unless ownership crosses functions.

    `by_itself`: not those of an equal item, moved, so that what an editor shows of the item is known afterwards too.
    """
    if options.crosses_functions:
        return _item_findings(document, item, options)
    is_long = not by_itself and document.carried is None and len(document.leaves()) > _MAX_IMMEDIATE_ITEMS
    compute = _findings_once if is_long else _item_findings
    return item.parsed.facts.get(ITEM_FINDINGS, document.knowledge, compute, document, item)


def _findings_once(document: Document, item: Item) -> ItemFindings:
    return _repeated_items()(document, item, _item_findings)


@cache
def _repeated_items() -> Callable[[Document, Item, Callable[[Document, Item], ItemFindings]], ItemFindings]:
    # Loaded here: little repeats in a short program.
    from .repeated_items import findings_once

    return findings_once


def _item_findings(document: Document, item: Item, options: PlanOptions = DEFAULT_PLAN) -> ItemFindings:
    unasked = document.facts.find(_UNASKED) or ALL_ASKED
    found = list(shown_errors(document, item))
    is_remembered = unasked is ALL_ASKED and not options.crosses_functions and not found
    known = same_findings(item, document.knowledge) if is_remembered else None
    if known is not None:
        found += known
    else:
        of_sites = site_findings(item, document.knowledge) if is_remembered else None
        if not unasked.limits:
            found += ownership_findings(document, item, options)
        if of_sites is None:
            found += _check_findings(document.knowledge, item, unasked)
        else:
            found += of_sites
            found += [one for check in _OTHERS for one in check(finished(item, document.knowledge), document.knowledge)]
        found.sort(key=in_text_order)
    if is_remembered:
        remember_findings(item, document.knowledge, tuple(found))
    return ItemFindings(tuple(found), tuple([finding.code for finding in found])) if found else NO_FINDINGS


def local_findings(document: Document, item: Item) -> tuple[range, tuple[Finding, ...]] | None:
    """Errors in the edited lines of `item`, which has not been parsed again, and the range that they are complete for.

    Offsets into the text. None if the item has to be parsed as a whole.
    """
    # Loaded here, for the editor: the command line reads each text once.
    from ...syntax.document.local_reparse import reparse_in

    found = reparse_in(document, item)
    if found is None:
        return None
    alone = verifier.check_alone(found.operations, found.findings, document.knowledge)
    place = range(item.start + found.start, item.start + found.end)
    return place, tuple([finding.shifted(item.start) for finding in (*found.findings, *alone)])


NO_FINDINGS = ItemFindings((), ())


def is_checked(document: Document, item: Item) -> bool:
    """Whether `item_findings` (function by function) has been computed for `item`."""
    return item.parsed.facts.has(ITEM_FINDINGS, document.knowledge)


def _check_findings(knowledge: Knowledge, item: Item, unasked: Unasked) -> tuple[Finding, ...]:
    return item.parsed.facts.get(_CHECKS, knowledge, _run_checks, knowledge, finished(item, knowledge), unasked)


def _run_checks(knowledge: Knowledge, item: Item, unasked: Unasked) -> tuple[Finding, ...]:
    checks = list(lints.CHECKS) if unasked.limits else [*limitations.CHECKS, *lints.CHECKS]
    if unasked.places:
        checks = [check for check in checks if check not in lints.OF_PLACES]
    if unasked.hints:
        checks = [check for check in checks if check not in lints.OF_HINTS]
    if not functions_with_buffers(item):
        checks = [check for check in checks if check not in lints.OF_BUFFERS]
    return tuple([finding for check in checks for finding in check(item, knowledge)])


def with_refusals(findings: Sequence[Finding], refused: Sequence[Finding]) -> list[Finding]:
    """`findings` and those of `refused` that are not among them, in text order."""
    known = {(one.code, one.start, one.end) for one in findings}
    more = [one for one in refused if (one.code, one.start, one.end) not in known]
    return sorted([*findings, *more], key=in_text_order)
