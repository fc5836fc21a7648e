"""Items that repeat: their findings are those of an item that was checked before, and the same as without it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from pydealloc.ods.knowledge import Knowledge
from pydealloc.server.facts import document_facts, repeated_items
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.facts.incremental import ItemFindings
from pydealloc.server.facts.suppressions import Unasked
from pydealloc.syntax.document.document import Document, Item, parse_document
from pydealloc.syntax.text.findings import Finding

_PROGRAM = re.compile(r"^```mlir[^\n]*\n(.*?)^```", re.DOTALL | re.MULTILINE).findall
_SYMBOL = re.compile(r"@([A-Za-z_]\w*)")
_MANY = "// -----\n".join(f"func.func private @own{number}x()\n" for number in range(21))
"""Items are compared in programs that have many."""
_PAGES = [path for room in ("lints", "limitations") for path in sorted(Path("tests", room).glob("*.md"))]


def repeated(program: str) -> str:
    """`program` three times, with names that differ in numbers of other lengths."""
    return (
        "// -----\n".join(_SYMBOL.sub(rf"@\g<1>_{number}", program) for number in (7, 12, 340)) + f"// -----\n{_MANY}"
    )


def each_by_itself(text: str, monkeypatch: pytest.MonkeyPatch) -> list[Finding]:
    def compute(document: Document, item: Item, each: Callable[[Document, Item], ItemFindings]) -> ItemFindings:
        return each(document, item)

    with monkeypatch.context() as patched:
        patched.setattr(repeated_items, "findings_once", compute)
        return findings_of(parse_document(text))


def computed(text: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """The number of items of `text` that are checked, and not taken from others."""
    asked: list[Item] = []
    checks = document_facts._check_findings  # pyright: ignore[reportPrivateUsage]

    def count(knowledge: Knowledge, item: Item, unasked: Unasked) -> tuple[Finding, ...]:
        asked.append(item)
        return checks(knowledge, item, unasked)

    with monkeypatch.context() as patched:
        patched.setattr(document_facts, "_check_findings", count)
        findings_of(parse_document(text))
    return len(asked)


@pytest.mark.parametrize("path", _PAGES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_findings_are_those_of_each_item_by_itself(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for program in _PROGRAM(path.read_text(encoding="utf-8")):
        text = repeated(program)
        assert findings_of(parse_document(text)) == each_by_itself(text, monkeypatch)


_LEAK = """\
func.func @leak{0}(%n: index) {{
  %a = memref.alloc(%n) : memref<?xf32>
  %u = call @user{1}(%n) : (index) -> index
  call @user{2}(%u) : (index) -> index
  return
}}
"""
_USERS = "".join(f"func.func private @user{number}(index) -> index\n" for number in range(20))


def test_an_equal_item_is_not_checked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    text = _LEAK.format(1, 2, 3) + _LEAK.format(10, 4, 11) + _USERS
    assert computed(text, monkeypatch) == 2
    found = findings_of(parse_document(text))
    assert [text[one.start : one.end] for one in found if one.code == "memory-leak"] == ["%a", "%a"]
    assert found == each_by_itself(text, monkeypatch)


def test_names_that_are_one_in_a_text_and_two_in_another_make_these_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    text = _LEAK.format(1, 2, 3) + _LEAK.format(10, 4, 4) + _USERS
    assert computed(text, monkeypatch) == 3


def test_an_alias_of_another_meaning_makes_texts_differ() -> None:
    """The second chunk refuses what the first one has."""
    user = "func.func @f1(%a: !t) {\n  %b = arith.addi %a, %a : !t\n  return\n}\n"
    text = f"!t = i32\n{user}// -----\n!t = f32\n{user.replace('f1', 'f2')}// -----\n{_MANY}"
    found = findings_of(parse_document(text))
    assert [one.start > text.index("// -----") for one in found if one.code.startswith("verify")] == [True]
