"""From a text to a program a pass may change, and back, as the editor does it."""

from __future__ import annotations

from dataclasses import dataclass

from pydealloc.ir.graph import Operation
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.document.assembled import Assembled, assemble
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.printer.minimal_edits import edits_of
from pydealloc.syntax.text.edits import apply_edits


@dataclass
class Program:
    document: Document
    assembled: Assembled

    @property
    def root(self) -> Operation:
        return self.assembled.root

    def text(self) -> str:
        """What the program is now, with the old text where nothing changed."""
        old = self.document.text
        return apply_edits(old, edits_of(old, self.assembled, self.document.chunks[0], UPSTREAM))

    def first(self, name: str) -> Operation:
        return next(op for op in walk(self.root) if op.name == name)

    def function(self, name: str) -> Operation:
        return next(op for op in walk(self.root) if str(op.properties.get("sym_name")) == f'"{name}"')


def program(text: str) -> Program:
    """A private copy of `text`, which must be one chunk without errors."""
    document = parse_document(text)
    problems = [finding.message for finding in document.findings]
    assert not problems, problems
    return Program(document, assemble(document.chunks[0]))
