"""The schemes of documents that only the server has."""

from __future__ import annotations

STAGE_SCHEME = "pydealloc-ir"
"""The file after a pass: `features/stage_documents.py`."""
RUN_SCHEME = "pydealloc-run"
"""What came of running a command: `run_report.py`."""
