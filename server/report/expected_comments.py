"""expected-error comments: the annotations that a test with `-verify-diagnostics` lacks, as edits.

Each comment has a line of its own above its finding, and says how far that is (`@+2`). `@below` would mean the next
line without annotations, and the finding's line may have one that does not match. A comment comes above annotations
that count lines over its place: between one of these and its line, it would make that count wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...syntax.document.document import Document
from ...syntax.text.edits import TextEdit
from ...syntax.text.findings import Finding
from ...syntax.text.line_index import LineIndex, line_end_near
from ..features.fixes.quick_fixes import QuickFix
from .verify_diagnostics import Expectation, Strictness, expectations_in, unannotated

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
    for one in unannotated(document, findings, strictness):
        comments.setdefault(one.line, {})[one.kind, one.words] = None
    starts = [chunk.start for chunk in document.chunks]
    places: dict[int, list[tuple[int, str, str]]] = {}
    spans = _counted_lines(expectations_in(document.text, lines, starts), lines)
    for line, texts in sorted(comments.items()):
        place = _place_above(line, spans)
        places.setdefault(place, []).extend([(line - place, kind, words) for kind, words in texts])
    edits: list[TextEdit] = []
    for line, written_above in sorted(places.items()):
        start = lines.line_start(line)
        newline = line_end_near(document.text, start)
        content = document.text[start : lines.line_end(line)]
        indentation = content[: len(content) - len(content.lstrip(" \t"))]
        written = (
            f"{indentation}// expected-{kind} @+{distance + len(written_above) - number} {{{{{words}}}}}{newline}"
            for number, (distance, kind, words) in enumerate(written_above)
        )
        edits.append(TextEdit(start, start, "".join(written)))
    return edits


def _counted_lines(annotations: Sequence[Expectation], lines: LineIndex) -> list[tuple[int, int]]:
    """The first and the last of the lines from each annotation to the one that it means, where these differ."""
    spans = ((lines.line_at(one.start), one.line) for one in annotations)
    return [(min(own, meant), max(own, meant)) for own, meant in spans if meant is not None and meant != own]


def _place_above(line: int, spans: Sequence[tuple[int, int]]) -> int:
    """The last line, at most `line`, that new lines can be put above without getting between the ends of a span."""
    place = line
    while crossed := [first for first, last in spans if first < place <= last]:
        place = min(crossed)
    return place


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
