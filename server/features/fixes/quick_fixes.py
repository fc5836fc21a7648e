"""Quick fixes: edits for one finding, and for all findings of one kind at once."""

from __future__ import annotations

from bisect import bisect_right, insort
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial

from ....ir.records import dataclass, replace
from ....syntax.document.document import Document
from ....syntax.parser.unknown_names import UNKNOWN_DIALECT
from ....syntax.text.edits import TextEdit
from ....syntax.text.findings import Finding, Severity
from ...config import op_declaration_edits as declaring
from ...config.op_declaration_edits import ConfigurationText
from . import lint_fixes, verifier_fixes
from . import refusal_fixes as limitation_fixes
from .finding_edits import fix_title, is_safe
from .mendable import brings_errors, mendable
from .program_edits import place_at

_LONG = 40_000
"""Code points of a text that takes long to read again: only fixes of errors are tried there."""


@dataclass(frozen=True)
class QuickFix:
    """`make` gives the edits, in text order and without overlaps; empty when there turns out to be no right way."""

    title: str
    make: Callable[[], tuple[TextEdit, ...]]
    finding: Finding | None = None
    """The finding that the edits fix. None for an action about several."""
    code: str = ""
    """The code of the findings it answers."""
    is_safe: bool = False
    """The program means the same afterwards, and nothing was to be decided: what `source.fixAll` does too."""
    is_preferred: bool = False
    """The only way to answer one finding."""
    is_lazy: bool = False
    """Making the edits takes longer than finding out that there are some."""
    file: ConfigurationText | None = None
    """The file of the edits; None for the document."""

    @property
    def edits(self) -> tuple[TextEdit, ...]:
        return self.make()


@dataclass(frozen=True)
class FixAllOffer:
    """The findings of a whole document: how many of a code, and all of them, which may take long."""

    counts: Mapping[str, int]
    findings: Callable[[], Sequence[Finding]]


def quick_fixes(
    document: Document,
    findings: Iterable[Finding],
    start: int,
    end: int,
    configuration: ConfigurationText | None = None,
    everywhere: FixAllOffer | None = None,
) -> list[QuickFix]:
    """The fixes of the findings that touch `[start, end]`, in the order of `findings`, which are about `document`.

    Where a code has several findings with edits in the text, the last action for it fixes them all.

    Args:
        configuration: where operations can be declared; None: nowhere.
        everywhere: all findings, where `findings` are only those that may touch the range.
    """
    text = document.text
    all_ = mendable(document, findings)
    if everywhere is None:
        everywhere = FixAllOffer(Counter([finding.code for finding in all_ if finding.edits]), lambda: all_)
    fixable = [finding for finding in all_ if finding.edits]
    here = [finding for finding in fixable if _touches(finding.start, finding.end, start, end)]
    fixes = [
        QuickFix(
            fix_title(text, finding),
            partial(_edits, finding),
            finding,
            finding.code,
            is_safe=is_safe(finding.code),
            is_preferred=True,
        )
        for finding in here
    ]
    for finding in all_:
        if not finding.edits and _is_about(finding, start, end):
            fixes.extend(_proposed(document, finding, configuration))
        is_answered = finding.edits or not verifier_fixes.is_known(finding.code)
        places = (finding, *finding.reported_by_upstream)
        if not is_answered and any(_touches(place.start, place.end, start, end) for place in places):
            fixes.extend(_tried(document, finding))
    # Two findings about one operation may have the same remedy.
    fixes = list({(fix.title, None if fix.file else fix.finding): fix for fix in fixes}.values())
    # What is wrong comes before what could be better.
    fixes.sort(key=lambda fix: fix.finding is not None and fix.finding.severity is Severity.HINT)
    for code in dict.fromkeys(finding.code for finding in here):
        if everywhere.counts.get(code, 0) > 1:
            title = f"Fix all of {code} in this file"
            make = partial(_all_alike, document, everywhere, code)
            fixes.append(QuickFix(title, make, None, code, is_safe=is_safe(code), is_lazy=True))
    return [one for fix in fixes if (one := _checked(document, fix)) is not None]


def _checked(document: Document, fix: QuickFix) -> QuickFix | None:
    """`fix`, unless it would bring an error; one that is made later makes no edits then."""
    if fix.file is not None:
        return fix

    def make() -> tuple[TextEdit, ...]:
        edits = fix.make()
        return () if edits and brings_errors(document, edits) else edits

    if fix.is_lazy:
        return replace(fix, make=make)
    is_of_error = fix.finding is None or fix.finding.is_refusal
    edits = make() if is_of_error or len(document.text) <= _LONG else fix.make()
    return replace(fix, make=partial(_all, edits)) if edits else None


def _all_alike(document: Document, everywhere: FixAllOffer, code: str) -> tuple[TextEdit, ...]:
    alike = [finding for finding in everywhere.findings() if finding.code == code and finding.edits]
    return _without_overlap(mendable(document, alike))


def fix_all(document: Document, findings: Iterable[Finding]) -> tuple[TextEdit, ...]:
    """The edits of `source.fixAll`: the safe fixes of all findings except hints."""
    found: list[tuple[TextEdit, ...]] = []
    for finding in mendable(document, findings):
        if finding.edits:
            if is_safe(finding.code):
                found.append(_edits(finding))
        elif limitation_fixes.is_known(finding.code) and finding.severity is not Severity.HINT:
            safe = (proposal for proposal in limitation_fixes.proposals(document, finding) if proposal.is_safe)
            found.extend(proposal.make() for proposal in safe)
    return merged(found)


def _touches(start: int, end: int, first: int, last: int) -> bool:
    return start <= last and end >= first


def _is_about(finding: Finding, start: int, end: int) -> bool:
    """Whether the finding, or a place it names, is touched: a branch back is far from the function's name."""
    if lint_fixes.is_known(finding.code):
        return _touches(finding.start, finding.end, start, end)
    if not limitation_fixes.is_known(finding.code) and finding.code not in declaring.CODES:
        return False
    return any(_touches(place.start, place.end, start, end) for place in (finding, *finding.notes))


def _proposed(document: Document, finding: Finding, configuration: ConfigurationText | None) -> Iterator[QuickFix]:
    found = [*limitation_fixes.proposals(document, finding), *lint_fixes.proposals(document, finding)]
    for proposal in found:
        yield QuickFix(
            proposal.title,
            proposal.make,
            finding,
            finding.code,
            is_safe=proposal.is_safe,
            is_preferred=len(found) == 1,
            is_lazy=True,
        )
    if configuration is not None and finding.code in declaring.CODES:
        place = place_at(document, finding.start, finding.end)
        for declaration in _declarations(configuration, finding, place.op.name) if place is not None else ():
            make = partial(_only, declaration.edit)
            yield QuickFix(declaration.title, make, finding, finding.code, file=configuration)


def _declarations(configuration: ConfigurationText, finding: Finding, name: str) -> Iterator[declaring.Declaration]:
    yield from declaring.declarations(configuration, name)
    loading = declaring.loading(configuration, name.partition(".")[0]) if finding.code == UNKNOWN_DIALECT else None
    if loading is not None:
        yield loading


def _tried(document: Document, finding: Finding) -> Iterator[QuickFix]:
    found = verifier_fixes.fixes_of(document, finding)
    for fix in found:
        yield QuickFix(fix.title, partial(_all, fix.edits), finding, finding.code, is_preferred=len(found) == 1)


def _all(edits: tuple[TextEdit, ...]) -> tuple[TextEdit, ...]:
    return edits


def _only(edit: TextEdit) -> tuple[TextEdit, ...]:
    return (edit,)


def _edits(finding: Finding) -> tuple[TextEdit, ...]:
    return tuple(TextEdit(*edit) for edit in finding.edits)


def _without_overlap(findings: Sequence[Finding]) -> tuple[TextEdit, ...]:
    """The edits of all findings in text order; of findings whose edits overlap, those of the first."""
    return merged([_edits(finding) for finding in findings])


def merged(groups: Iterable[tuple[TextEdit, ...]]) -> tuple[TextEdit, ...]:
    """All groups in text order, each whole or, where it overlaps with one before, not at all.

    Groups that have an edit in common do not overlap there.
    """
    edits: list[TextEdit] = []
    known: set[TextEdit] = set()
    for group in sorted((group for group in groups if group), key=lambda group: group[0].start):
        new = [edit for edit in group if edit not in known]
        if all(_is_free(edits, edit) for edit in new):
            known.update(new)
            for edit in new:
                insort(edits, edit, key=_start)
    return tuple(edits)


def _is_free(edits: Sequence[TextEdit], edit: TextEdit) -> bool:
    """Whether none of `edits`, which are in text order, touches what `edit` replaces."""
    index = bisect_right(edits, edit.start, key=_start)
    return (not index or edits[index - 1].end <= edit.start) and (index == len(edits) or edit.end <= edits[index].start)


def _start(edit: TextEdit) -> int:
    return edit.start
