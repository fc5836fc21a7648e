"""`--apply`: passes on files, and where the results go."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NamedTuple

from ..dialects.knowledge import Knowledge
from ..passes.pipelines import Step, run_pipeline
from ..syntax.document import Document, ParsedChunk, assemble, parse_document
from ..syntax.findings import Finding, Severity
from ..syntax.line_index import LineIndex
from ..syntax.printer import print_operation
from . import rendering
from .refusals import finding_of


class Applied(NamedTuple):
    """`text` is None when a pass refused; `refusals` then says why, with offsets into the original text."""

    text: str | None
    refusals: tuple[Finding, ...] = ()


def apply_steps(document: Document, steps: Sequence[Step]) -> Applied:
    """Run `steps` on each part of the document. Without steps, print the program as it was understood."""
    pieces: list[str] = []
    refusals: list[Finding] = []
    position = 0
    for chunk in document.chunks:
        pieces.append(document.text[position : chunk.start])
        text = _apply_to_chunk(document, chunk, steps, refusals)
        pieces.append(text)
        position = chunk.end
    if refusals:
        return Applied(None, tuple(refusals))
    return Applied("".join(pieces) + document.text[position:])


def _apply_to_chunk(document: Document, chunk: ParsedChunk, steps: Sequence[Step], refusals: list[Finding]) -> str:
    knowledge = document.knowledge
    assembled = assemble(chunk)
    results = run_pipeline(steps, assembled.root, knowledge)
    if results and results[-1].result.refusals:
        refusals.extend(finding_of(refusal, assembled.sources.get) for refusal in results[-1].result.refusals)
        return ""
    return print_operation(assembled.root, knowledge)
