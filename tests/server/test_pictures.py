"""What is in a picture, as text: boxes with their lines, edges, and the time line as a table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pydealloc.analysis.buffers.size import bytes_text
from pydealloc.passes.pass_manager.deallocation import Deallocation, PlanOptions
from pydealloc.server.pictures.model import Cluster, FlowNode, LabelLine, Lifetimes, Picture, Tone
from pydealloc.server.pictures.pictures import functions_of, has_body, picture_of
from pydealloc.syntax.document.document import parse_document
from tests.harness.literate import Case, literate
from tests.server.command import EXAMPLES


def pictures_of(text: str, deallocation: Deallocation = Deallocation.MINIMAL) -> list[Picture]:
    document = parse_document(text)
    every = [(item, op) for item, op, _ in functions_of(document) if has_body(op)]
    return [picture_of(document, item, op, options=PlanOptions(deallocation)) for item, op in every]


@literate("server/pictures.md")
def test_pictures(case: Case) -> None:
    _expect_picture(case, Deallocation.MINIMAL)


@literate("server/pictures_llvm.md")
def test_pictures_with_llvms_pass(case: Case) -> None:
    _expect_picture(case, Deallocation.LLVM)


def _expect_picture(case: Case, deallocation: Deallocation) -> None:
    (picture,) = pictures_of(case.blocks["mlir"], deallocation)
    case.expect("text flow", "\n".join(flow(picture)) + "\n")
    if picture.lifetimes.lanes:
        case.expect("text lifetimes", "\n".join(table(picture.lifetimes)) + "\n")
    else:
        case.expect_no("text lifetimes")
    if picture.refusal:
        case.expect("text refusal", picture.refusal + "\n")


def flow(picture: Picture) -> Iterator[str]:
    for part in picture.flow.parts:
        yield from _part(part, "")
    for edge in picture.flow.edges:
        yield f"{edge.source} -> {edge.target}"
        yield from (f"  {line.text}" for line in edge.lines)


def _part(part: FlowNode | Cluster, indent: str) -> Iterator[str]:
    if isinstance(part, Cluster):
        yield f"{indent}[{part.title}]"
        for inner in part.parts:
            yield from _part(inner, indent + "  ")
        return
    yield f"{indent}{part.name}: {part.title}" if part.name != part.title else f"{indent}{part.title}"
    yield from (f"{indent}  {_line(line)}" for line in part.lines)


def _line(line: LabelLine) -> str:
    return f"{line.text} ⟨{line.note}⟩" if line.note else line.text


def table(lifetimes: Lifetimes) -> Iterator[str]:
    """`=` owned, `~` maybe owned, `-` borrowed, `+` a copy."""
    marks = {Tone.OWNED: "=", Tone.MAYBE: "~", Tone.BORROWED: "-", Tone.COPIED: "+", None: ""}
    rows = [["", *[lane.name for lane in lifetimes.lanes], "held"]]
    for step in lifetimes.steps:
        found = [step.cell(number) for number in range(len(lifetimes.lanes))]
        cells = [f"{marks[cell.tone]} {cell.event}".rstrip() for cell in found]
        held = " + ".join([bytes_text(step.held), *step.unsized])
        rows.append(["  " * step.depth + step.text, *cells, held])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        yield " | ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
    yield lifetimes.summary


@pytest.mark.parametrize("example", sorted(EXAMPLES.glob("*.mlir")), ids=lambda path: path.stem)
def test_pictures_of_the_examples_hang_together(example: object) -> None:
    for picture in pictures_of(example.read_text()):  # type: ignore[attr-defined]
        boxes = list(_boxes(picture.flow.parts))
        assert len(set(boxes)) == len(boxes)
        assert {end for edge in picture.flow.edges for end in (edge.source, edge.target)} <= set(boxes)
        # Whoever is in no edge is never reached, and the examples have no such code.
        assert len(boxes) == 1 or {edge.target for edge in picture.flow.edges} >= set(boxes[1:])
        assert all([*step.cells] == sorted(step.cells) for step in picture.lifetimes.steps)
        assert all(number < len(picture.lifetimes.lanes) for step in picture.lifetimes.steps for number in step.cells)
        assert all(cell.tone is not None for step in picture.lifetimes.steps for cell in step.cells.values())
        assert not (picture.lifetimes.lanes and picture.refusal)


def _boxes(parts: tuple[FlowNode | Cluster, ...]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, FlowNode):
            yield part.name
        else:
            yield from _boxes(part.parts)


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 B"), (1000, "1000 B"), (1536, "1.5 KiB"), (1 << 20, "1 MiB"), (1 << 44, "1.638e+04 GiB")]
)
def test_bytes_are_told_in_a_large_unit(count: int, text: str) -> None:
    assert bytes_text(count) == text
