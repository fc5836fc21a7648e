"""The page of stages as documents, and their names."""

from __future__ import annotations

import re

import pytest

from pydealloc.server.features.ownership.pipeline_stages import pipeline_stages
from pydealloc.server.features.ownership.stage_documents import (
    StageAddress,
    address_of,
    to_stage,
    uri_of_stage,
)
from pydealloc.server.features.ownership.stage_origins import origin_of, stage_hints
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.edits import to_source
from pydealloc.syntax.text.line_index import LineIndex
from tests.harness.literate import Case, literate


@literate("server/stage_documents.md")
def test_stage_documents(case: Case) -> None:
    document = parse_document(case.blocks["mlir"])
    stage = pipeline_stages(document).stages[-1]
    source, made = LineIndex(document.text), LineIndex(stage.text)
    lines: list[str] = []
    for line in range(made.line_count - 1):
        text = stage.text[made.line_start(line) : made.line_end(line)]
        first = made.line_start(line) + len(text) - len(text.lstrip())
        lines.append(f"{source.line_at(to_source(stage.edits, first)) + 1:3} {text}\n")
    case.expect("text lines", "".join(lines))
    for offset in range(len(document.text)):
        there = to_stage(stage.edits, offset)
        assert 0 <= there <= len(stage.text)
        if stage.text[there : there + 1] == document.text[offset] and to_source(stage.edits, there) != offset:
            # Only what is gone has no place of its own.
            assert any(edit.start <= offset <= edit.end for edit in stage.edits)


@literate("server/stage_origins.md")
def test_stage_origins(case: Case) -> None:
    document = parse_document(case.blocks["mlir"])
    stage = pipeline_stages(document).stages[0]
    source, own = LineIndex(document.text), set(document.text.splitlines())
    lines: list[str] = []
    start = 0
    for line in stage.text.splitlines(keepends=True):
        if line.rstrip() not in own:
            lines.append(line)
            for found in re.finditer(r"%\w+", line):
                at = origin_of(document, stage, start + found.start())
                name = re.match(r"%\w+", document.text[at:]) if at is not None else None
                where = f"line {source.line_at(at) + 1} {name[0]}" if at is not None and name is not None else "nothing"
                lines.append(f"    {found[0]}: {where}\n")
        start += len(line)
    case.expect("text origins", "".join(lines))
    shown = stage.text
    for hint in stage_hints(document, stage, 0, len(stage.text))[::-1]:
        shown = f"{shown[: hint.offset]}⟨ {hint.label}⟩{shown[hint.offset :]}"
        (target,) = (part.target for part in hint.parts if part.target is not None)
        assert f"of {document.text[slice(*target)]}, line {source.line_at(target[0]) + 1}" == hint.label
    case.expect("text hints", shown)


@pytest.mark.parametrize("source", ["file:///a/b.mlir", "file:///with%20space/a%3Fb.mlir", "untitled:Untitled-1"])
def test_names(source: str) -> None:
    uri = uri_of_stage(source, 3, "ownership-based-buffer-deallocation")
    assert address_of(uri) == StageAddress(source, 3)
    # As VS Code writes it.
    assert (
        address_of(uri.replace("%3A", ":").replace("%2F", "/").replace("pydealloc-ir:/", "pydealloc-ir:/")) is not None
    )


@pytest.mark.parametrize("uri", ["file:///a.mlir", "pydealloc-ir:/x/a.mlir?file:///a", "pydealloc-ir:/3-a/b.mlir", ""])
def test_what_is_no_stage(uri: str) -> None:
    assert address_of(uri) is None
