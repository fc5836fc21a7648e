"""A short run of `./dev fuzz --lsp`: sessions that no editor would have."""

from __future__ import annotations

import pytest

from tests.fuzz.sessions import fuzz
from tests.harness.tree import ROOT

_MESSAGES = 500


@pytest.mark.parametrize("seed", [1, 2, 3, 6])
def test_a_session_that_no_editor_would_have(seed: int) -> None:
    samples = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "examples").glob("*.mlir"))]
    session, fault = fuzz(seed, _MESSAGES, samples)
    assert fault is None, f"seed {seed}, message {session.sent}: {fault}"
    assert session.sent == _MESSAGES
