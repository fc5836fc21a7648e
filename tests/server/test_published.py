"""What is published is written as JSON at once; read as the protocol has it, nothing of it is lost."""

from __future__ import annotations

import json
import random

import pytest
from lsprotocol import types

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.features.diagnostics import diagnostics
from pydealloc.server.lsp.protocol.diagnostics_json import DiagnosticTexts, diagnostics_json
from pydealloc.server.lsp.protocol.lazy_lsprotocol import converter
from pydealloc.server.session.edit_history import EditHistory
from pydealloc.server.session.snapshot import Snapshot
from pydealloc.server.session.text_buffer import Change, apply_changes
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Finding, Note, Severity
from pydealloc.syntax.text.line_index import Encoding, LineIndex

TEXT = """func.func @f(%c: i1) -> f32 {
  // \U0001f600
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  %x = arith.constant 1.0 : f64
  return %x : f32
}
func.func @f() {
  bogus
}
func.func private @unused() {
  return
}
"""


@pytest.mark.parametrize("version", [None, 3])
def test_the_protocol_can_read_it(version: int | None) -> None:
    found = findings_of(parse_document(TEXT))
    shown = diagnostics(found, TEXT, can_show_notes=True)
    assert any(one.notes for one in shown)
    assert any(one.is_unnecessary for one in shown)
    snapshot = Snapshot("file:///a.mlir", version, LineIndex(TEXT), Encoding.UTF16)
    texts = DiagnosticTexts(EditHistory().between, can_show_notes=True)
    written = json.loads(texts.published(snapshot, found))
    read = converter().structure(written, types.PublishDiagnosticsParams)
    assert converter().unstructure(read) == written
    assert (read.uri, read.version) == (snapshot.uri, version)
    for one, given in zip(read.diagnostics, shown, strict=True):
        assert (one.message, one.code, one.source) == (given.message, given.code, "pydealloc")
        assert len(one.related_information or ()) == len(given.notes)


def finding(chance: random.Random) -> Finding:
    """At a place of `TEXT`, perhaps with notes."""
    places = [chance.randrange(len(TEXT)) for _ in range(chance.choice((1, 1, 2, 3)))]
    notes = [Note(place, place + chance.randrange(3), "note") for place in places[1:]]
    return Finding("syntax", Severity.ERROR, places[0], places[0] + chance.randrange(3), "message", tuple(notes))


@pytest.mark.parametrize("encoding", list(Encoding))
@pytest.mark.parametrize("seed", range(4))
def test_what_is_sent_again_is_as_if_it_were_new(seed: int, encoding: Encoding) -> None:
    """Whatever stays the same object, as findings before an edit do."""
    chance = random.Random(seed)
    history = EditHistory()
    texts = DiagnosticTexts(history.between, can_show_notes=True)
    snapshot = Snapshot("file:///a.mlir", 1, LineIndex(TEXT.replace("{\n", "{\r\n")), encoding, number=1)
    found = [finding(chance) for _ in range(40)]
    for number in range(2, 150):
        if chance.random() < 0.7:
            # Two files take turns now and then, and not every version is sent.
            other = Snapshot("file:///b.mlir", None, LineIndex(TEXT), encoding)
            sent = other if chance.random() < 0.1 else snapshot
            assert texts.of(sent, found) == diagnostics_json(sent, found, can_show_notes=True)
        line = chance.randrange(snapshot.lines.line_count)
        change = Change(
            chance.choice(("", "\n", "\r", "\r\n", "x", "\U0001f600", "%a\n")),
            (line, chance.randrange(8)),
            (line + chance.choice((0, 0, 0, 1)), chance.randrange(8)),
        )
        lines, edit = apply_changes(snapshot.lines, [change], encoding)
        history.add(snapshot.uri, snapshot.number, number, edit)
        snapshot = Snapshot(snapshot.uri, number, lines, encoding, number=number)
        found[chance.randrange(len(found))] = finding(chance)


def test_what_is_before_an_edit_is_not_written_again() -> None:
    history = EditHistory()
    texts = DiagnosticTexts(history.between, can_show_notes=True)
    before, after = (Finding("syntax", Severity.ERROR, at, at + 1, "message") for at in (2, 40))
    first = Snapshot("file:///a.mlir", 1, LineIndex(TEXT), Encoding.UTF16, number=1)
    sent = json.loads(texts.of(first, [before, after]))
    lines, edit = apply_changes(first.lines, [Change("\n", (1, 0), (1, 0))], Encoding.UTF16)
    history.add(first.uri, 1, 2, edit)
    second = Snapshot(first.uri, 2, lines, Encoding.UTF16, number=2)
    for one in (before, after):
        object.__setattr__(one, "message", "other")
    again = json.loads(texts.of(second, [before, after]))
    assert again[0] == sent[0]
    assert again[1]["message"] == "other"
    assert again[1]["range"]["start"]["line"] == sent[1]["range"]["start"]["line"] + 1
