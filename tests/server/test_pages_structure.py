"""The pages of the features about the shape of a text: colours, folds, selections, links, indentation."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from pydealloc.passes.pass_manager.deallocation import Deallocation, PlanOptions
from pydealloc.server.features.navigation.document_links import document_links
from pydealloc.server.features.navigation.linked_editing import linked_editing
from pydealloc.server.features.structure.folding import folding
from pydealloc.server.features.structure.on_type_formatting import on_type_formatting
from pydealloc.server.features.structure.selection_ranges import selection_ranges
from pydealloc.server.features.structure.semantic_tokens import Entry, TokenFinder, numbers
from pydealloc.server.features.structure.token_kinds import MODIFIERS, TYPES
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.edits import apply_edits
from pydealloc.syntax.text.line_index import Encoding, LineIndex
from tests.harness.fixture import Annotation, draw, parse_fixture
from tests.harness.literate import Case, literate


def words(lines: LineIndex, entries: list[Entry]) -> list[tuple[int, int, str]]:
    """Start and end of each token, and its type and modifiers."""
    data, found = numbers(entries), list[tuple[int, int, str]]()
    line = column = 0
    for at in range(0, len(data), 5):
        down, right, length, kind, modifiers = data[at : at + 5]
        line, column = line + down, right if down else column + right
        start = lines.line_start(line) + column
        names = [name for bit, name in enumerate(MODIFIERS) if modifiers >> bit & 1]
        found.append((start, start + length, " ".join([TYPES[kind], *names])))
    return found


@literate("server/semantic_tokens.md")
def test_semantic_tokens(case: Case) -> None:
    document = parse_document(case.blocks["mlir"])
    text, lines = document.text, LineIndex(document.text)
    finder = TokenFinder(document, lines, Encoding.UTF32)
    while finder.step():
        pass
    found = words(lines, finder.entries)
    assert found == words(lines, finder.within(0, len(text)))
    added = TokenFinder(document, lines, Encoding.UTF32, lexical=False)
    while added.step():
        pass
    # To an editor that has a grammar of its own only what that cannot know is told.
    names = [token for token in found if token[2] not in ("comment", "string", "number")]
    assert words(lines, added.entries) == names
    shown = "".join(
        f"{text.count(chr(10), 0, start) + 1}: {text[start:end]} {what}\n"
        for start, end, what in found
        if what not in ("namespace defaultLibrary", "type defaultLibrary", "number")
    )
    case.expect("text tokens", shown)


def test_colours_follow_the_configured_pass() -> None:
    text = (
        "func.func @f(%c: i1, %a: memref<4xf32>) -> f32 {\n"
        "  %i = arith.constant 0 : index\n"
        "  %m = memref.alloc() : memref<4xf32>\n"
        "  %r = arith.select %c, %a, %m : memref<4xf32>\n"
        "  %x = memref.load %r[%i] : memref<4xf32>\n"
        "  return %x : f32\n}\n"
    )
    shown: dict[Deallocation, str] = {}
    for deallocation in Deallocation:
        finder = TokenFinder(parse_document(text), LineIndex(text), Encoding.UTF32, options=PlanOptions(deallocation))
        while finder.step():
            pass
        tokens = words(LineIndex(text), finder.entries)
        shown[deallocation] = next(what for start, end, what in tokens if text[start:end] == "%r")
    assert "owned" not in shown[Deallocation.MINIMAL].lower()
    assert "maybeOwned" in shown[Deallocation.LLVM]


@literate("server/folding.md")
def test_folding(case: Case) -> None:
    text = case.blocks["mlir"]
    lines = LineIndex(text)
    shown: list[str] = []
    for fold in folding(parse_document(text), lines):
        first, last = lines.line_at(fold.start), lines.line_at(fold.end)
        start = text[lines.line_start(first) : lines.line_end(first)]
        end = text[lines.line_start(last) : lines.line_end(last)]
        shown.append(f"{fold.kind.value} {first + 1}-{last + 1}: {start.strip()} ... {end.strip()}\n")
    case.expect("text folds", "".join(shown) or "nothing\n")


@literate("server/selection_ranges.md")
def test_selection_ranges(case: Case) -> None:
    fixture = parse_fixture(case.blocks["mlir"])
    spans = selection_ranges(parse_document(fixture.text), fixture.cursor.start)
    assert spans[-1] == (0, len(fixture.text))
    for (start, end), (next_start, next_end) in pairwise(spans):
        assert next_start <= start <= end <= next_end
    shown: list[str] = []
    for start, end in spans:
        selected = [line.strip() for line in fixture.text[start:end].splitlines()]
        whole = [line for line in selected if line]
        shown.append(whole[0] if len(whole) == 1 else f"{whole[0]} ... {whole[-1]}")
    case.expect("text selections", "".join(f"{line}\n" for line in dict.fromkeys(shown)))


@literate("server/document_links.md")
def test_document_links(case: Case, tmp_path: Path) -> None:
    """In a folder with the files that the section names."""
    for name in case.blocks["text files"].split():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
    text = case.blocks["mlir"]
    lines = [
        f"{text[link.start : link.end]}: {Path(link.path).relative_to(tmp_path).as_posix()}"
        + (f" line {link.line}" if link.line else "")
        + (f" column {link.column}" if link.column else "")
        for link in document_links(text, str(tmp_path / "test" / "a.mlir"), [str(tmp_path)])
    ]
    case.expect("text links", "".join(f"{line}\n" for line in lines) or "nothing\n")


@literate("server/linked_editing.md")
def test_linked_editing(case: Case) -> None:
    fixture = parse_fixture(case.blocks["mlir"])
    spans = linked_editing(parse_document(fixture.text), fixture.cursor.start)
    case.expect("mlir linked", draw(fixture.text, [Annotation(*span, "linked") for span in spans]))


@literate("server/on_type_formatting.md")
def test_on_type_formatting(case: Case) -> None:
    fixture = parse_fixture(case.blocks["mlir"])
    typed = fixture.text[fixture.cursor.start - 1]
    assert typed in "}\n "
    edits = on_type_formatting(parse_document(fixture.text), fixture.cursor.start, typed if typed == "}" else "\n")
    case.expect("mlir indented", apply_edits(fixture.text, edits))
