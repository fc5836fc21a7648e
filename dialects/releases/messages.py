"""Messages that a release before LLVM 22 does not have, by parts of their texts.

A rule whose message the release's tool does not contain is not one of that release, or it has other words there; either
way it is not said in its name. `tests/messages/newer.py` makes the list from the tools.
"""

from __future__ import annotations

import json
import os
import zlib
from functools import cache
from typing import TypedDict, cast

from .release_numbers import BASE, definitions_release

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "data", "messages.json.zlib")
"""`newer`: by release with a list, the parts of texts; `asked`: a digest of all texts that were looked for."""


class Stored(TypedDict):
    newer: dict[str, list[str]]
    asked: str


@cache
def stored() -> Stored:
    with open(PATH, "rb") as file:
        return cast("Stored", json.loads(zlib.decompress(file.read())))


def newer_parts(llvm: int) -> list[str]:
    """Parts of texts that release `llvm` does not have; empty where nobody has asked its tool."""
    release = definitions_release(llvm)
    if release >= BASE:
        return []
    found = stored()["newer"]
    known = sorted(map(int, found))
    return found[str(max(release, known[0]))]


def is_newer(message: str, llvm: int) -> bool:
    """Whether `message` came after release `llvm`."""
    return any(part in message for part in newer_parts(llvm))
