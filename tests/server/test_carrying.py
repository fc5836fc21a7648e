"""What is known of a whole document stays right from version to version."""

from __future__ import annotations

import random

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.server.config.discovery import DEFAULT
from pydealloc.server.config.editor_settings import DiagnosticSettings
from pydealloc.server.facts.document_facts import findings_of, findings_overview
from pydealloc.server.session import diagnostic_limits
from pydealloc.server.session.diagnostic_limits import LimitMemory, limit_findings
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.text.edits import EditSpan

FUNCTION = """func.func @f{n}(%x: f32, %m: memref<4xf32>, %i: index) -> f32 {{
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%i] : memref<4xf32>
  %r = func.call @f{m}(%x, %m, %i) : (f32, memref<4xf32>, index) -> f32
  return %r : f32
}}
"""
TEXT = (
    "".join(FUNCTION.format(n=n, m=(n + 1) % 12) for n in range(12))
    + """func.func private @p() {
  return
}
func.func @frees(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @calls() {
  %a = memref.alloc() : memref<4xf32>
  func.call @frees(%a) : (memref<4xf32>) -> ()
  memref.dealloc %a : memref<4xf32>
  return
}
func.func private @lends(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
func.func @borrows() {
  %a = memref.alloc() : memref<4xf32>
  %b = func.call @lends(%a) : (memref<4xf32>) -> memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}
"""
)
CALL_OF_FREES = "  func.call @frees(%a) : (memref<4xf32>) -> ()\n"
FREE_AFTER_CALL = CALL_OF_FREES + "  memref.dealloc %a : memref<4xf32>\n"
CHANGES = [
    ("@f3(%x: f32", "@g3(%x: f32"),
    ("@f5(%x,", "@nowhere(%x,"),
    ("%x, %a", "%y, %a"),
    ("f32 {", "f64 {"),
    ("func.func private @p", "func.func @p"),
    ("func.func @p", "func.func private @p"),
    ("func.func private @lends", "func.func @lends"),
    ("func.func @lends", "func.func private @lends"),
    ("return %m", "return %n"),
    ("  return %n", "  %n = memref.alloc() : memref<4xf32>\n  return %n"),
    ("return %n", "return %m"),
    ("  return %r : f32", "  memref.dealloc %a : memref<4xf32>\n  return %r : f32"),
    ("  memref.dealloc %a : memref<4xf32>\n", ""),
    ("memref.alloc() : memref<4xf32>", "memref.alloc() : memref<5xf32>"),
    ("}\n", "}\n\n"),
    ("\n\n", "\n"),
    ("func.func @calls", "!t = f32\nfunc.func @calls"),
    ("!t = f32\n", ""),
    ("// pydealloc: ignore-file[memory-leak]\n", ""),
    ("func.func @f0", "// pydealloc: ignore-file[memory-leak]\nfunc.func @f0"),
    ("  return\n}\n", "  func.call @p() : () -> ()\n  return\n}\n"),
    ("  return %r : f32\n}\n", "  return %r : f32\n}\nfunc.func private @q() {\n  return\n}\n"),
]


def checked(document: Document, memories: dict[int, LimitMemory], edited: int | None) -> None:
    fresh = parse_document(document.text)
    assert findings_of(document) == findings_of(fresh)
    for most, memory in memories.items():
        settings = DiagnosticSettings(most, hints=True)
        ours = limit_findings(findings_overview(document), document, DEFAULT, edited, settings, memory)
        assert ours == limit_findings(findings_overview(fresh), fresh, DEFAULT, edited, settings)


IN_A_MODULE = TEXT.replace("func.func @f4", "module @m {\nfunc.func @f4").replace(
    "func.func @calls", "}\nfunc.func @calls"
)


@pytest.mark.parametrize("program", [TEXT, IN_A_MODULE])
@pytest.mark.parametrize("seed", range(5))
def test_every_version_is_as_if_it_were_the_first(seed: int, program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(diagnostic_limits, "KEEP_NEAR_EDIT_CHARS", 300)
    monkeypatch.setattr(diagnostic_limits, "MAX_ERRORS_PER_CODE", 4)
    chance = random.Random(seed)
    document = parse_document(program, lazily=True)
    memories = {most: LimitMemory() for most in (1, 3, 100)}
    edited = None
    findings_overview(document)
    for _ in range(25):
        text = document.text
        places = [(old, new) for old, new in CHANGES if old in text]
        old, new = chance.choice(places)
        starts = [at for at in range(len(text)) if text.startswith(old, at)]
        start = chance.choice(starts)
        edit = EditSpan(start, start + len(old), start + len(new))
        text = text[:start] + new + text[start + len(old) :]
        document = parse_document(text, UPSTREAM, document, edit if chance.random() < 0.8 else None, lazily=True)
        edited = start
        # Not every version is looked at.
        if chance.random() < 0.7:
            checked(document, memories, edited)
    checked(document, memories, edited)


@pytest.mark.parametrize(
    ("before", "old", "new", "code"),
    [
        (TEXT, "return %m :", "%n = memref.alloc() : memref<4xf32>\n  return %n :", "memory-leak"),
        (TEXT.replace(FREE_AFTER_CALL, CALL_OF_FREES), CALL_OF_FREES, FREE_AFTER_CALL, "double-free"),
    ],
)
def test_an_edit_that_changes_a_finding_of_two_functions(before: str, old: str, new: str, code: str) -> None:
    document = parse_document(before, lazily=True)
    assert code not in {finding.code for finding in findings_overview(document).cross_item}
    start = before.index(old)
    text = before[:start] + new + before[start + len(old) :]
    edited = parse_document(text, UPSTREAM, document, EditSpan(start, start + len(old), start + len(new)), lazily=True)
    assert edited.carried is not None
    checked(edited, {3: LimitMemory()}, start)
    assert code in {finding.code for finding in findings_overview(edited).cross_item}


@pytest.mark.parametrize(("place", "is_before"), [("@f10", False), ("@f1(", True)])
def test_findings_before_an_edit_are_sent_as_they_were(
    place: str, is_before: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(diagnostic_limits, "KEEP_NEAR_EDIT_CHARS", 10)
    settings, memory = DiagnosticSettings(2, hints=True), LimitMemory()
    at = TEXT.index(place)
    document = parse_document(TEXT)
    first = limit_findings(findings_overview(document), document, DEFAULT, at, settings, memory)
    edited = document.edited(TEXT[:at] + " " + TEXT[at:], EditSpan(at, at, at + 1))
    second = limit_findings(findings_overview(edited), edited, DEFAULT, at, settings, memory)
    leaks = [[one for one in found if one.code == "memory-leak"] for found in (first, second)]
    assert leaks[0][0] is not leaks[1][0] if is_before else leaks[0][0] is leaks[1][0]


def test_an_edit_in_a_function_asks_no_other_one() -> None:
    document = parse_document(TEXT, lazily=True)
    overview = findings_overview(document)
    at = TEXT.index("memref.alloc", len(TEXT) // 2)
    edited = parse_document(TEXT[:at] + " " + TEXT[at:], UPSTREAM, document, EditSpan(at, at, at + 1), lazily=True)
    assert edited.carried is not None
    assert len(edited.carried.added) == 1
    assert findings_overview(edited).totals is overview.totals


def test_a_version_may_be_made_before_the_one_before_it_is_looked_at() -> None:
    """As when a request asks for what was just typed while the version before is being analysed."""
    typed = "  %b = memref.alloc("
    broken = TEXT.replace("  %a = memref.alloc()", f"{typed}\n  %a = memref.alloc()", 1)
    first = parse_document(broken)
    findings_overview(first)
    second = first.edited(broken.replace(typed, "  %b = memref.alloc() : memref<4xf32>"))
    third = second.edited(second.text.replace("%b =", "%c ="))
    for document in (second, third):
        fresh = parse_document(document.text)
        assert findings_overview(document).counts() == findings_overview(fresh).counts()
        assert findings_of(document) == findings_of(fresh)
