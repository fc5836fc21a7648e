"""expected-error comments: the annotations that a test with `-verify-diagnostics` lacks, as edits.

Each comment has a line of its own above its finding, and says how far that is (`@+2`). `@below` would mean the next
line without annotations, and the finding's line may have one that does not match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...syntax.document.document import Document
from ...syntax.text.edits import TextEdit
from ...syntax.text.findings import Finding
from ...syntax.text.line_index import LineIndex, line_end_near
from ..features.fixes.quick_fixes import QuickFix
from .verify_diagnostics import KINDS, Strictness, common_words, unannotated

TITLE = "Add expected-diagnostic comments"
_OPTION = "-verify-diagnostics"


def is_diagnostics_test(text: str) -> bool:
    """Whether a RUN line asks for annotations, or there are some."""
    return _OPTION in text or "// expected-" in text


def expected_comments(
    document: Document, findings: Sequence[Finding], strictness: Strictness = "all"
) -> list[TextEdit]:
    """The comments that `findings` need, in text order; see `unannotated`."""
    lines = LineIndex(document.text)
    comments: dict[int, dict[tuple[str, str], None]] = {}
    for finding in unannotated(document, findings, strictness):
        comment = KINDS[finding.severity], common_words(finding.upstream or finding.message)
        comments.setdefault(lines.line_at(finding.start), {})[comment] = None
    edits: list[TextEdit] = []
    for line, texts in sorted(comments.items()):
        start = lines.line_start(line)
        newline = line_end_near(document.text, start)
        content = document.text[start : lines.line_end(line)]
        indentation = content[: len(content) - len(content.lstrip(" \t"))]
        written = (
            f"{indentation}// expected-{kind} @+{len(texts) - number} {{{{{words}}}}}{newline}"
            for number, (kind, words) in enumerate(texts)
        )
        edits.append(TextEdit(start, start, "".join(written)))
    return edits


def expected_fixes(
    document: Document, here: Sequence[Finding], everywhere: Callable[[], Sequence[Finding]]
) -> list[QuickFix]:
    """The action for the findings `here`, if there are any, and for all of them; none in a file that is no test."""
    if not here or not is_diagnostics_test(document.text):
        return []
    edits, in_file = (tuple(expected_comments(document, findings)) for findings in (here, everywhere()))
    offers = [QuickFix(TITLE, lambda: edits, here[0])] if edits else []
    if in_file not in ((), edits):
        offers.append(QuickFix(f"{TITLE} in this file", lambda: in_file))
    return offers
