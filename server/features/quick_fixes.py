"""What a finding says would put it right, as an action; all findings of one kind at once as well."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...ir.records import dataclass
from ...syntax.findings import Finding
from ...syntax.keeping import Edit

_SAFE = frozenset({"older-spelling"})
"""Codes whose fixes only say the same in other words. A misspelt name, for example, may have meant something else."""
_LONGEST = 60
"""Code points of a title's quotation."""


@dataclass(frozen=True)
class QuickFix:
    """`edits` are of the document's text, in text order, and do not overlap. `finding` is what they answer."""

    title: str
    edits: tuple[Edit, ...]
    finding: Finding | None = None
    """None for an action about several."""
    code: str = ""
    """The code of the findings it answers."""


def quick_fixes(text: str, findings: Iterable[Finding], start: int, end: int) -> list[QuickFix]:
    """The fixes of the findings that touch `[start, end]`, in the order of `findings`, which are about `text`.

    Where a code has several findings with fixes in the text, the last action for it fixes them all.
    """
    fixable = [finding for finding in findings if finding.edits]
    here = [finding for finding in fixable if finding.start <= end and finding.end >= start]
    fixes = [QuickFix(_title(text, finding), _edits(finding), finding, finding.code) for finding in here]
    for code in dict.fromkeys(finding.code for finding in here):
        alike = [finding for finding in fixable if finding.code == code]
        if len(alike) > 1:
            fixes.append(QuickFix(f"Fix all of `{code}` in this file", _without_overlap(alike), None, code))
    return fixes


def fix_all(findings: Iterable[Finding]) -> tuple[Edit, ...]:
    """What `source.fixAll` does: the fixes of all findings that cannot change what the program does."""
    return _without_overlap([finding for finding in findings if finding.edits and finding.code in _SAFE])


def _edits(finding: Finding) -> tuple[Edit, ...]:
    return tuple(Edit(*edit) for edit in finding.edits)


def _title(text: str, finding: Finding) -> str:
    """With what is replaced by what; of several replacements, all that is between the first and the last one."""
    first, last = finding.edits[0][0], finding.edits[-1][1]
    pieces: list[str] = []
    position = first
    for start, end, replacement in finding.edits:
        pieces += (text[position:start], replacement)
        position = end
    before, after = text[first:last], "".join(pieces)
    if not before:
        return f"Insert `{_cut(after.strip())}`"
    return f"Replace `{_cut(before)}` by `{_cut(after)}`"


def _cut(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def _without_overlap(findings: Sequence[Finding]) -> tuple[Edit, ...]:
    """The edits of all findings in text order; of findings whose edits overlap, those of the first."""
    edits: list[Edit] = []
    position = 0
    for finding in sorted(findings, key=lambda finding: finding.edits[0][0]):
        if finding.edits[0][0] >= position:
            edits.extend(_edits(finding))
            position = finding.edits[-1][1]
    return tuple(edits)
