"""Comments that switch findings off."""

from __future__ import annotations

import pytest

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document

TWICE = """func.func @f() {
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<4xf32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<4xf32>
  return
}
"""
LAST = "  memref.dealloc %a {bufferization.manual_deallocation} : memref<4xf32>\n  return"


def codes(text: str) -> list[str]:
    return [finding.code for finding in findings_of(parse_document(text))]


def test_without_a_comment() -> None:
    assert codes(TWICE) == ["double-free"]


@pytest.mark.parametrize(
    "last",
    [
        LAST.replace("\n", "  // pydealloc: ignore[double-free]\n", 1),
        LAST.replace("\n", "  // pydealloc: ignore[double-*] once is not enough\n", 1),
        LAST.replace("\n", "  // pydealloc: ignore\n", 1),
        "  // pydealloc: ignore[double-free]\n" + LAST,
        "  // pydealloc: ignore[double-free]\n  // because\n\n" + LAST,
    ],
)
def test_a_line(last: str) -> None:
    assert codes(TWICE.replace(LAST, last)) == []


def test_a_file() -> None:
    assert codes(TWICE + "// pydealloc: ignore-file[double-free]\n") == []


def test_another_line() -> None:
    text = TWICE.replace("memref<4xf32>\n", "memref<4xf32> // pydealloc: ignore[double-free]\n", 1)
    assert codes(text) == ["unused-ignore", "double-free"]


def test_what_is_not_used_is_reported_and_can_be_removed() -> None:
    text = TWICE + "// pydealloc: ignore-file[double-free, memory-leak]\n// pydealloc: ignore-file[dead-store]\n"
    several, alone = findings_of(parse_document(text))
    assert text[several.start : several.end] == "memory-leak"
    assert several.edits == ()
    ((start, end, new),) = alone.edits
    assert (text[start:end], new) == ("// pydealloc: ignore-file[dead-store]", "")


def test_errors_in_the_line_are_ignored_and_those_of_a_file_by_code_alone() -> None:
    broken = "func.func @f("
    assert codes(f"{broken} // pydealloc: ignore\n") == []
    assert sorted(codes(f"{broken} // pydealloc: ignore[double-free]\n")) == ["syntax", "unused-ignore"]
    assert sorted(codes(f"// pydealloc: ignore-file\n{broken}\n")) == ["syntax", "unused-ignore"]
    assert codes(f"// pydealloc: ignore-file[syntax]\n{broken}\n") == []


def test_in_a_string_it_is_no_comment() -> None:
    assert codes('func.func private @f() attributes {a = "// pydealloc: ignore[x]"}\n') == []
