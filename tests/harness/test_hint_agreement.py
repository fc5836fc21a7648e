"""Hints and edits agree on every program of the pages and the examples; and the comparison notices when they do not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from pydealloc.server.facts.item_errors import is_valid
from pydealloc.server.features.ownership import llvm_hints
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.text.edits import TextEdit
from tests.harness import hint_agreement, placement_agreement
from tests.harness.hint_agreement import claims_of, disagreements, problems_of, said_of_values
from tests.harness.literate import parse_page
from tests.harness.placement_agreement import problems_of_places

_ROOT = Path(__file__).parents[2]
_PROGRAM = """func.func @f(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = arith.select %c, %0, %m : memref<4xf32>
  return %1 : memref<4xf32>
}
"""


def _programs() -> Iterator[tuple[str, str]]:
    for path in sorted((_ROOT / "examples").rglob("*.mlir")):
        if _is_right(text := path.read_text(encoding="utf-8")):
            yield path.relative_to(_ROOT).as_posix(), text
    for folder in ("passes", "server", "limitations", "lints"):
        for path in sorted((_ROOT / "tests" / folder).rglob("*.md")):
            page = parse_page(path, path.read_text(encoding="utf-8"))
            for section in page.sections:
                if "mlir" in section.blocks and _is_right(section.blocks["mlir"].body):
                    yield f"{path.relative_to(_ROOT).as_posix()}:{section.line}", section.blocks["mlir"].body


def _is_right(text: str) -> bool:
    """Whether there are edits to compare with: no pass changes a program with errors."""
    document = parse_document(text)
    return all(is_valid(document, item) for item in document.leaves())


@pytest.mark.long
def test_examples_and_pages() -> None:
    compared = 0
    for place, text in _programs():
        problems, count = problems_of(text)
        assert problems == [], place
        compared += count
    assert compared > 1000


def test_a_wrong_word_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    document = parse_document(_PROGRAM)
    assert disagreements(document)[0] == []
    monkeypatch.setattr(llvm_hints, "ownership_word", lambda *_, **__: "owned")  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    assert [one.partition(":")[0] for one in disagreements(parse_document(_PROGRAM))[0]] == ["line 1", "line 3"]


def test_a_wrong_verb_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvm_hints, "_is_certain", lambda _: True)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    problems, _ = disagreements(parse_document(_PROGRAM))
    assert [one.partition(":")[0] for one in problems] == ["line 4"]


def test_a_missing_hint_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_agreement, "inlay_hints", lambda *_, **__: [])  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    assert len(disagreements(parse_document(_PROGRAM))[0]) == 4


def test_labels_are_taken_apart() -> None:
    label = "frees before ^a: %0, maybe %1; moves to ^a: %2; may clone %3"
    assert list(claims_of(label)) == [
        ("a", "frees", "%0"),
        ("a", "may free", "%1"),
        ("a", "moves", "%2"),
        ("", "may clone", "%3"),
    ]
    assert said_of_values("#0 owned through %a or %b, #1 borrowed", 2) == ["owned", "borrowed"]


def test_places_of_examples_and_pages() -> None:
    compared = 0
    for place, text in _programs():
        problems, count = problems_of_places(text)
        assert problems == [], place
        compared += count
    assert compared > 40


def test_a_place_without_its_edit_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "func.func @f(%x: f32) {\n  %a = memref.alloc() : memref<4xf32>\n"
    text += "  linalg.fill ins(%x : f32) outs(%a : memref<4xf32>)\n  return\n}\n"
    assert problems_of_places(text) == ([], 1)

    def nothing(document: Document, changes: Sequence[TextEdit]) -> Document:
        return document

    monkeypatch.setattr(placement_agreement, "_edited", nothing)
    assert problems_of_places(text)[0] != []
