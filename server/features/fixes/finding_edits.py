"""Fixes that a finding brings along: title and safety of its edits, without the program."""

from __future__ import annotations

from ....syntax.text.findings import Finding
from ..titles import quoted

_SAFE = frozenset({"older-spelling"})
"""Codes whose fixes only say the same in other words. A misspelt name, for example, may have meant something else."""


def is_safe(code: str) -> bool:
    """Whether the program means the same after the edits of a finding of this code."""
    return code in _SAFE


def fix_title(text: str, finding: Finding) -> str:
    """With what is replaced by what; of several replacements, all that is between the first and the last one."""
    first, last = finding.edits[0][0], finding.edits[-1][1]
    pieces: list[str] = []
    position = first
    for start, end, replacement in finding.edits:
        pieces += (text[position:start], replacement)
        position = end
    before, after = text[first:last], "".join(pieces)
    if not any(replacement for _, _, replacement in finding.edits):
        removed = [text[start:end] for start, end, _ in finding.edits]
        more = f" and {len(removed) - 1} more" if len(removed) > 1 else ""
        return f"Remove {quoted(removed[0])}{more}"
    if not before:
        return f"Insert {quoted(after)}"
    return f"Replace {quoted(before)} by {quoted(after)}"
