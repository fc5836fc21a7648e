"""Fixes of errors of mlir-opt's parser and verifier that have one obvious correction.

Each maker proposes edits without being sure; what is offered was tried: the changed text is read and verified. It has
fewer errors than before; or as many, but not this one, and the others are elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ....syntax.document.document import Document
from ....syntax.text.edits import TextEdit, apply_edits
from ....syntax.text.findings import Finding, Severity
from ...facts.document_facts import findings_of
from .fix_sites import Fix, FixContext, Maker, fix_context
from .size_fixes import given_sizes
from .structure_fixes import moved_up, only_operation, other_terminator, result_names, terminator, without_attribute
from .type_fixes import (
    block_arguments,
    call_types,
    declared,
    made_private,
    results_of_function,
    written_types,
    yielded_types,
)

_MOST_TRIED = 8
"""Candidates for one finding: each is read and verified."""


def is_known(code: str) -> bool:
    """Whether there may be a fix for findings of this code."""
    return code in _MAKERS


def fixes_of(document: Document, finding: Finding) -> list[Fix]:
    """The fixes of `finding`, the most likely first."""
    makers = _MAKERS.get(finding.code, ())
    site = fix_context(document, finding) if makers else None
    if site is None:
        return []
    found: dict[tuple[TextEdit, ...], Fix] = {}
    for maker in makers:
        for number, fix in enumerate(maker(site)):
            if number >= _MOST_TRIED:
                break
            if fix.edits not in found and _helps(site, fix):
                found[fix.edits] = fix
    return list(found.values())


def _helps(site: FixContext, fix: Fix) -> bool:
    before = _errors(site.document)
    known = Counter(map(_words, before))
    after = _errors(site.document.edited(apply_edits(site.document.text, fix.edits)))
    left = Counter(map(_words, after))
    about = _words(site.finding)
    if len(after) > len(before) or left[about] >= known[about]:
        return False
    if len(after) < len(before):
        return True
    start, end = _moved(site, fix.edits)
    return not any(start <= one.start < end for one in after if left[_words(one)] > known[_words(one)])


def _errors(document: Document) -> list[Finding]:
    return [one for one in findings_of(document) if one.severity is Severity.ERROR]


def _words(finding: Finding) -> tuple[str, str]:
    return finding.code, finding.message


def _moved(site: FixContext, edits: Sequence[TextEdit]) -> tuple[int, int]:
    """The place of the operation after `edits`."""
    syntax = site.op.syntax
    assert syntax is not None
    start, end = site.item.start + syntax.start, site.item.start + syntax.end
    first = start + sum(edit.delta for edit in edits if edit.end <= start)
    last = end + sum(edit.delta for edit in edits if edit.start < end)
    return first, last


_MAKERS: dict[str, tuple[Maker, ...]] = {
    "type-mismatch": (written_types,),
    "verify-allocation": (given_sizes,),
    "verify-trait": (written_types,),
    "verify-region-flow": (terminator, yielded_types),
    "verify-region": (terminator,),
    "verify-yield": (terminator,),
    "verify-count": (terminator,),
    "syntax": (only_operation,),
    "verify-return": (results_of_function,),
    "verify-branch": (block_arguments,),
    "verify-function": (made_private,),
    "undefined-symbol": (declared,),
    "call-mismatch": (call_types,),
    "verify-terminator": (terminator, other_terminator),
    "verify-parent": (other_terminator,),
    "unknown-operation": (other_terminator,),
    "verify-dominance": (moved_up,),
    "verify-attribute": (without_attribute,),
    "result-count": (result_names,),
}
