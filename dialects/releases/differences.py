"""Differences between the definitions of two LLVM releases: a value that turns the one's documents into the other's.

A difference has the shape of the documents (`{dialect: {section: {name: entry}}}`), with only the entries that are new
or changed, and `null` in place of those that are gone. A dialect that is gone as a whole is `null` itself. Releases
form a chain, 22 to 19 to 16 to 15 to 14, so that what did not change for years is stored once.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Mapping
from typing import Any, cast

Document = Mapping[str, Any]
"""The definitions of one dialect, as `definitions.json` has them."""
Difference = Mapping[str, Any]

_FOLDER = os.path.join(os.path.dirname(__file__), "data")


def difference(before: Mapping[str, Document], after: Mapping[str, Document]) -> Difference:
    """Changes that turn the documents `before` into `after`, both by dialect."""
    changes: dict[str, Any] = {}
    for dialect in sorted({*before, *after}):
        if dialect not in after:
            changes[dialect] = None
            continue
        change = _section_difference(before.get(dialect, {}), after[dialect])
        if change:
            changes[dialect] = change
    return changes


def _section_difference(before: Document, after: Document) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for section in sorted({*before, *after}):
        old, new = before.get(section), after.get(section)
        if old == new:
            continue
        if isinstance(old, dict) and isinstance(new, dict):
            entries = cast("dict[str, Any]", new)
            previous = cast("dict[str, Any]", old)
            changes[section] = {
                name: entries.get(name)
                for name in sorted({*previous, *entries})
                if previous.get(name) != entries.get(name)
            }
        else:
            changes[section] = new
    return changes


def applied(document: Document, change: Document | None) -> Document | None:
    """The document of a dialect after `change`; None where the release has no such dialect."""
    if change is None:
        return None
    made: dict[str, Any] = dict(document)
    for section, entries in change.items():
        if entries is None:
            made.pop(section, None)
        elif isinstance(entries, dict) and isinstance(made.get(section), dict):
            merged: dict[str, Any] = {**made[section], **entries}
            made[section] = {name: entry for name, entry in merged.items() if entry is not None}
        else:
            made[section] = entries
    return made


def data_path(llvm: int, folder: str = _FOLDER) -> str:
    """The file with the differences that lead to release `llvm`."""
    return os.path.join(folder, f"{llvm}.json.zlib")


def read_difference(llvm: int) -> Difference:
    """The difference that leads to release `llvm` from the one before it in the chain."""
    with open(data_path(llvm), "rb") as file:
        return cast("Difference", json.loads(zlib.decompress(file.read())))


def write_difference(llvm: int, changes: Difference, folder: str = _FOLDER) -> int:
    """Write the file of release `llvm`; its size in bytes."""
    os.makedirs(folder, exist_ok=True)
    data = zlib.compress(json.dumps(changes, separators=(",", ":"), sort_keys=True).encode(), 9)
    with open(data_path(llvm, folder), "wb") as file:
        return file.write(data)
