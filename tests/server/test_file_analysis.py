"""Analysis of a long file while it is edited: the edited function first, the others when there is time."""

from __future__ import annotations

import gc
import itertools
from collections.abc import Sequence

import pytest

from pydealloc.ir.gc_control import tracked_count
from pydealloc.server.config.discovery import DEFAULT
from pydealloc.server.config.editor_settings import DiagnosticSettings
from pydealloc.server.facts.document_facts import findings_overview
from pydealloc.server.session import file_analysis
from pydealloc.server.session.analysis_results import Extent
from pydealloc.server.session.diagnostic_limits import limit_findings
from pydealloc.server.session.edit_history import EditHistory
from pydealloc.server.session.file_analysis import FileAnalysis
from pydealloc.server.session.programs import Programs
from pydealloc.server.session.scheduler import TimeSlice
from pydealloc.server.session.snapshot import Snapshot
from pydealloc.server.session.text_buffer import Change, apply_changes
from pydealloc.syntax.document.document import Document, Item, parse_document
from pydealloc.syntax.text.findings import Finding
from pydealloc.syntax.text.line_index import Encoding, LineIndex

FUNCTION = """func.func @f{n}() {{
  %a = memref.alloc() : memref<4xf32>
  return
}}
"""
TEXT = "".join(FUNCTION.format(n=n) for n in range(600))
BROKEN = "  %b = bogus\n"
SETTINGS = DiagnosticSettings(hints=True)


def expected(snapshot: Snapshot) -> list[Finding]:
    document = parse_document(snapshot.text)
    return limit_findings(findings_overview(document), document, DEFAULT, snapshot.edited, SETTINGS)


class Delivered(list[tuple[list[Finding], Extent]]):
    """What was delivered, in order."""

    def __call__(self, findings: list[Finding], extent: Extent) -> None:
        self.append((findings, extent))


def opened(text: str) -> tuple[FileAnalysis, EditHistory, Snapshot, Delivered]:
    """A file as it is opened, and what is delivered about it."""
    history = EditHistory()
    analysis = FileAnalysis(Programs(history), history, lambda: SETTINGS)
    snapshot = Snapshot("file:///a.mlir", 1, LineIndex(text), Encoding.UTF16, number=1, opened=1)
    return analysis, history, snapshot, Delivered()


def test_edits_before_the_file_is_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[int] = []
    unchecked = file_analysis.unchecked_items

    def spy(document: Document, among: Sequence[Item] | None = None) -> list[Item]:
        looked_at.append(len(document.leaves() if among is None else among))
        return unchecked(document, among)

    monkeypatch.setattr(file_analysis, "unchecked_items", spy)
    analysis, history, snapshot, delivered = opened(TEXT)

    for number, line in ((2, 1001), (3, 1201), (4, 401)):
        # The next key comes as soon as there is something about the last one.
        steps = analysis.steps(snapshot, delivered)
        delivered.clear()
        while not delivered:
            next(steps)
        assert delivered[0][1] is Extent.ERRORS
        lines, edit = apply_changes(snapshot.lines, [Change(BROKEN, (line, 0), (line, 0))], Encoding.UTF16)
        assert edit is not None
        history.add(snapshot.uri, snapshot.number, number, edit)
        snapshot = Snapshot(snapshot.uri, number, lines, Encoding.UTF16, number=number, edited=edit.start, opened=1)
    # Only the first time all items were looked at before there were findings.
    assert len(looked_at) == 3
    assert looked_at[0] == 600
    assert max(looked_at[1:]) < 300
    delivered.clear()
    for _ in analysis.steps(snapshot, delivered):
        pass
    first, last = delivered[0], delivered[-1]
    assert snapshot.edited is not None
    assert any(snapshot.edited <= one.start < snapshot.edited + len(BROKEN) for one in first[0])
    assert first[1] < Extent.ALL
    assert last == (expected(snapshot), Extent.ALL)
    # Nothing is left: the next version is complete at once.
    delivered.clear()
    for _ in analysis.steps(snapshot, delivered):
        pass
    assert [extent for _, extent in delivered] == [Extent.ALL]


def test_errors_on_the_first_page_of_a_long_function_come_before_the_rest_is_read() -> None:
    lines = [f"  %{n} = arith.constant {n} : index\n" for n in range(2_000)]
    text = "func.func @f() {\n" + BROKEN + "".join(lines) + BROKEN + "  return\n}\n"
    analysis, _, snapshot, delivered = opened(text)

    page = analysis.programs.first_page(snapshot, delivered)
    next(page)
    (item,) = analysis.programs.view(snapshot).document.leaves()
    first, extent = delivered[0]
    assert ([finding.start for finding in first], extent) == ([text.index("bogus")], Extent.LINES)
    assert not item.parsed.is_read
    for _ in (*page, *analysis.steps(snapshot, delivered)):
        pass
    assert delivered[-1] == (expected(snapshot), Extent.ALL)


def test_keys_before_the_analyses_are_loaded_get_the_errors_of_their_lines() -> None:
    text = TEXT.replace("@f2() {\n", f"@f2() {{\n{BROKEN}").replace("func.func @f300", "// far\nfunc.func @f300")
    analysis, history, snapshot, delivered = opened(text)
    for _ in analysis.programs.first_page(snapshot, delivered):
        pass
    ((first, extent),) = delivered
    assert ([snapshot.text[one.start : one.end] for one in first], extent) == (["bogus"], Extent.LINES)

    def typed(number: int, line: int, insert: str, end: int) -> None:
        nonlocal snapshot
        lines, edit = apply_changes(snapshot.lines, [Change(insert, (line, 0), (line, end))], Encoding.UTF16)
        assert edit is not None
        history.add(snapshot.uri, snapshot.number, number, edit)
        snapshot = Snapshot(snapshot.uri, number, lines, Encoding.UTF16, number=number, edited=edit.start, opened=1)

    comment = text.count("\n", 0, text.index("// far"))
    body = comment + 2
    for number, line, insert, end, count in (
        (2, body, BROKEN, 0, 2), (3, body, "", len(BROKEN), 1), (4, comment, "1", 0, 2), (5, comment, "", 1, 1),
    ):  # fmt: skip
        typed(number, line, insert, end)
        delivered.clear()
        for _ in analysis.programs.first_page(snapshot, delivered):
            pass
        ((found, extent),) = delivered
        assert (len(found), extent) == (count, Extent.LINES)
        assert all(one.start >= text.index("bogus") for one in found)
    delivered.clear()
    for _ in analysis.programs.first_page(snapshot, delivered, is_loaded=True):
        pass
    assert not delivered, "they are the first step of the analysis then"


@pytest.mark.parametrize("places", [(1_000,), (1_900, 1_901, 40), (3, 1_500)])
def test_keys_before_a_long_function_is_read_get_their_errors_at_once(
    places: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    # However fast the machine is.
    monkeypatch.setattr(TimeSlice, "expired", lambda _: True)
    lines = [f"  %{n} = arith.constant {n} : index\n" for n in range(2_000)]
    text = "func.func @f() {\n" + BROKEN + "".join(lines) + "  return\n}\n"
    analysis, history, snapshot, delivered = opened(text)

    page = analysis.programs.first_page(snapshot, delivered)
    next(page)
    (item,) = analysis.programs.view(snapshot).document.leaves()
    first_parsed, number = item.parsed, 1
    for line in places:
        number += 1
        lines, edit = apply_changes(snapshot.lines, [Change(BROKEN, (line, 0), (line, 0))], Encoding.UTF16)
        assert edit is not None
        history.add(snapshot.uri, snapshot.number, number, edit)
        snapshot = Snapshot(snapshot.uri, number, lines, Encoding.UTF16, number=number, edited=edit.start, opened=1)
        page = analysis.programs.first_page(snapshot, delivered)
        delivered.clear()
        next(page)
        (found, extent) = delivered[0]
        assert snapshot.text.index("bogus") in [finding.start for finding in found]
        assert edit.start + BROKEN.index("bogus") in [finding.start for finding in found]
        assert extent is Extent.LINES
        # Some more of it is read before the next key.
        next(page)
        assert not first_parsed.is_read
    for _ in (*page, *analysis.steps(snapshot, delivered)):
        pass
    assert delivered[-1] == (expected(snapshot), Extent.ALL)


def test_what_opening_a_long_function_makes_is_not_looked_through_for_garbage() -> None:
    """Else the first key may wait for that: half a second of one that cannot be interrupted."""
    text = (
        "func.func @f() {\n" + "".join(f"  %{n} = arith.constant {n} : index\n" for n in range(5_000)) + "  return\n}\n"
    )
    gc.collect()
    analysis, _, snapshot, delivered = opened(text)
    try:
        for _ in itertools.takewhile(
            lambda _: not delivered or delivered[-1][1] is not Extent.ALL, analysis.steps(snapshot, delivered)
        ):
            pass
        assert tracked_count() < 5_000
    finally:
        gc.unfreeze()
