"""Passes of RUN lines: whether a document is for One-Shot Bufferize, or for deallocation without it.

Asked of each file with RUN lines, so that the findings of these passes are loaded only where one is named.
"""

from __future__ import annotations

from ...ir.lazy_pattern import lazy_pattern
from ...syntax.document.document import Document

_bufferizes = lazy_pattern(r"(?<![\w-])-{0,2}one-shot-bufferize(?![\w-])").search
_DEALLOCATION_NAMED = lazy_pattern(
    r"(?<![\w-])-{0,2}(?:ownership-based-buffer-deallocation|(?:minimal|buffer)-deallocation(?:-pipeline)?)(?![\w-])"
).search
_BUFFERIZATION_NAMED = lazy_pattern(r"bufferiz|sparsifier").search
"""Passes and pipelines, of any release, that bufferize."""


def bufferizes(document: Document) -> bool:
    """Whether a RUN line of `document` names One-Shot Bufferize."""
    return any(map(_bufferizes, document.run_lines()))


def deallocates_alone(document: Document) -> bool:
    """Whether a RUN line of `document` names a pass that inserts deallocations, and none before it that bufferizes."""
    return any(map(_deallocates_alone, document.run_lines()))


def _deallocates_alone(run_line: str) -> bool:
    found = _DEALLOCATION_NAMED(run_line)
    return found is not None and _BUFFERIZATION_NAMED(run_line, 0, found.start()) is None
