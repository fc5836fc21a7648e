"""URIs: those of files on disk, and the schemes of documents that only the server has."""

from __future__ import annotations

STAGE_SCHEME = "pydealloc-ir"
"""The file after a pass: `features/ownership/stage_documents.py`."""
RUN_SCHEME = "pydealloc-run"
"""The output of a command: `run/report.py`."""


def uri_of(path: str) -> str:
    """The `file:` URI of a path, which may be relative to the current folder."""
    from pathlib import Path

    return Path(path).absolute().as_uri()
