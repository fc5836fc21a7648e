"""What the tests of the extension's grammars share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.vscode_extension.grammars import Tokenizer, missing

HOSTS = Path(__file__).parent / "hosts"


@pytest.fixture(scope="session")
def tokenize() -> Iterator[Tokenizer]:
    if reason := missing():
        pytest.skip(reason)
    with Tokenizer(sorted(HOSTS.glob("*.json"))) as tokenizer:
        yield tokenizer
