"""Mendable findings: those that a fix may be offered for. While a function has errors, these are its errors alone,
and no fix brings another one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ....analysis.symbols import symbol_findings
from ....syntax.document.document import Document, Item
from ....syntax.text.edits import TextEdit, apply_edits
from ....syntax.text.findings import OLDER_SPELLING, Finding, Severity
from ...facts.item_errors import error_findings, is_valid


def mendable(document: Document, findings: Iterable[Finding]) -> list[Finding]:
    """Those of `findings`, which are about `document`, that are errors, or in an item without any.

    What a configuration makes of an error's severity does not count. An older spelling is one for this release.
    """
    all_ = [(finding, document.item_at(finding.start)) for finding in findings]
    broken = {item.start for finding, item in all_ if item is not None and finding.severity is Severity.ERROR}
    found: list[Finding] = []
    errors: dict[int, set[tuple[str, int]]] = {}
    for finding, item in all_:
        is_right = item is None or (item.start not in broken and is_valid(document, item))
        if item is None or is_right or finding.severity is Severity.ERROR or finding.code == OLDER_SPELLING:
            found.append(finding)
            continue
        own = errors.get(item.start)
        if own is None:
            known = (one for one in error_findings(document, item) if one.severity is Severity.ERROR)
            own = errors[item.start] = {(one.code, one.start + item.start) for one in known}
        if (finding.code, finding.start) in own:
            found.append(finding)
    return found


def brings_errors(document: Document, edits: Sequence[TextEdit]) -> bool:
    """Whether the text after `edits` has an error that `document` has not, or has less often.

    Only the items that differ are looked at; symbols of others where the edits touch one.
    """
    edited = document.edited(apply_edits(document.text, list(edits)))
    old, new = ({id(item.parsed): item for item in each.leaves()} for each in (document, edited))
    before = _words(document, [item for key, item in old.items() if key not in new])
    after = _words(edited, [item for key, item in new.items() if key not in old])
    if any("@" in edit.text or "@" in document.text[edit.start : edit.end] for edit in edits):
        before += Counter(one.message for one in symbol_findings(document) if one.severity is Severity.ERROR)
        after += Counter(one.message for one in symbol_findings(edited) if one.severity is Severity.ERROR)
    return bool(after - before)


def _words(document: Document, items: Sequence[Item]) -> Counter[str]:
    found = [one for item in items for one in error_findings(document, item)]
    found += [one for chunk in document.chunks for one in chunk.findings]
    return Counter(one.message for one in found if one.severity is Severity.ERROR)
