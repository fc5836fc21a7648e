"""Unregistered dialects of a file as one finding: the first operation, with the other dialects as notes.

The parser reports each operation whose custom syntax it cannot check. One remedy answers all of a dialect, so a file
has one finding. An operation that may be misspelt, which has edits, stays a finding of its own, unless its dialect has
other operations in the file: then it is hardly a misspelling, and the first one shows what it would be one of.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...ir.records import replace
from ...syntax.parser.unknown_names import UNKNOWN_DIALECT
from ...syntax.text.findings import Finding, Note

_MAX_NAMES = 3
"""Dialects that the message names."""


def merge_unknown_dialects(findings: Sequence[Finding], text: str, total: int | None = None) -> list[Finding]:
    """`findings`, which are in text order and about `text`, with at most one for all unregistered dialects.

    Args:
        total: the number of operations of unregistered dialects, where `findings` are only a part.
    """
    unknown = [finding for finding in findings if finding.code == UNKNOWN_DIALECT]
    operations = Counter([_dialect(finding, text) for finding in unknown])
    plain = {_dialect(finding, text) for finding in unknown if not finding.edits}
    own = [one for one in unknown if (dialect := _dialect(one, text)) in plain or operations[dialect] > 1]
    count = max(total or 0, len(own))
    if not own or count < 2:
        return list(findings)
    first = next((finding for finding in own if not finding.edits), own[0])
    dialects: dict[str, Finding] = {}
    for finding in own:
        dialects.setdefault(_dialect(finding, text), finding)
    names = [f"'{name}'" for name in dialects]
    shown = ", ".join(names[:_MAX_NAMES])
    more = f" and {len(names) - _MAX_NAMES} more" if len(names) > _MAX_NAMES else ""
    noun = "Unregistered dialect" if len(names) == 1 else "Unregistered dialects"
    message = f"{noun} {shown}{more}: the custom syntax of {count} operations is not checked"
    notes = [Note(one.start, one.end, f"unregistered dialect '{name}'") for name, one in dialects.items()][1:]
    merged = replace(first, message=message, notes=(*first.notes, *notes))
    others = {id(finding) for finding in own if finding is not first}
    return [merged if finding is first else finding for finding in findings if id(finding) not in others]


def _dialect(finding: Finding, text: str) -> str:
    """That of the operation whose name the finding is at."""
    return text[finding.start : finding.end].strip('"').partition(".")[0]
