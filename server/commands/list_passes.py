"""`--list-passes`: the passes that pipelines may name, one line each, and what replaced those that are gone."""

from __future__ import annotations

from collections.abc import Iterable

from ...passes import PASSES
from ...passes.pass_manager.pass_names import passes_gone


def passes_text() -> str:
    """Two columns, the names and what the passes do; without a line end after the last line."""
    present = ((entry.name, entry.summary) for entry in PASSES)
    return "\n".join([*_rows(present), "", "Gone from LLVM:", *_rows(passes_gone())])


def _rows(pairs: Iterable[tuple[str, str]]) -> list[str]:
    rows = list(pairs)
    width = max(len(name) for name, _ in rows)
    return [f"{name:{width}}  {text}" for name, text in rows]
