"""Closed files whose diagnostics are empty for a while: the last ones."""

from __future__ import annotations

from pydealloc.server.lsp.connection.closed_files import FORGETTING_S, ClosedFiles


def test_files_that_were_closed_long_ago_are_forgotten_although_nobody_asks() -> None:
    closed = ClosedFiles()
    for second in range(1_000):
        closed.close(f"file:///{second}.mlir", float(second))
    assert len(vars(closed)["_times"]) <= FORGETTING_S + 1
    assert closed.recent(999.0)[-1] == "file:///999.mlir"
    assert closed.recent(2_000.0) == []


def test_files_that_were_opened_again_are_not_closed() -> None:
    closed = ClosedFiles()
    for uri in ("file:///a.mlir", "file:///b.mlir", "file:///a.mlir"):
        closed.close(uri, 0.0)
    assert closed.recent(FORGETTING_S) == ["file:///b.mlir", "file:///a.mlir"]
    closed.open("file:///b.mlir")
    assert closed.recent(FORGETTING_S) == ["file:///a.mlir"]
