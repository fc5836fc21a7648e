"""Messages that a release before LLVM 22 does not have, by parts of their texts.

A rule whose message the release's tool does not contain is not one of that release, or it has other words there; either
way it is not said in its name. `tests/messages/newer.py` makes the list from the tools.
"""

from __future__ import annotations

import json
import os
import zlib
from functools import cache
from typing import cast

from .release_numbers import BASE, definitions_release

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "data", "messages.json.zlib")
"""By release with a list, the parts of texts."""


@cache
def _parts() -> dict[str, list[str]]:
    with open(PATH, "rb") as file:
        return cast("dict[str, list[str]]", json.loads(zlib.decompress(file.read())))


def newer_parts(llvm: int) -> list[str]:
    """Parts of texts that release `llvm` does not have; empty where nobody has asked its tool."""
    release = definitions_release(llvm)
    if release >= BASE:
        return []
    known = sorted(map(int, _parts()))
    return _parts()[str(max(release, known[0]))]


def is_newer(message: str, llvm: int) -> bool:
    """Whether `message` came after release `llvm`."""
    return any(part in message for part in newer_parts(llvm))
