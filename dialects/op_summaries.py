"""Summaries of operations: one sentence on what each does, from `op_summaries.json`, which `./dev ods` writes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=1)
def _table() -> Mapping[str, str]:
    """Read when the first operation is asked for, so that a start does not wait for it."""
    return json.loads(Path(__file__).with_name("op_summaries.json").read_text(encoding="utf-8"))


def summary(name: str) -> str:
    """The sentence on the operation `name`, with its full stop; empty where there is none."""
    return _table().get(name, "")
