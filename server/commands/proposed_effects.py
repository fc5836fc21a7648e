"""Proposed effects: comments for `pydealloc.toml` about operations on buffers whose effects TableGen does not state."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ...ir.types import MemRefType, UnrankedMemRefType
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...ods.registry import UPSTREAM, Registry
from ...syntax.document.document import parse_document
from ..io.files import UserFacingError, read_file
from ..io.folders import walk_folders

_MOST_FILES = 300
_MOST_BYTES = 100_000
"""Size of a program that is looked at."""
_MOST_PROPOSALS = 40
_FREES, _MAKES, _READS, _WRITES = (
    ("free", "release", "dealloc"),
    ("alloc", "create", "new"),
    ("load", "read"),
    ("store",),
)


def proposed_effects(folders: Sequence[str], documents: Sequence[Mapping[str, Any]]) -> str:
    """Commented tables for operations of `documents` that programs below `folders` use on buffers; empty: there are
    none."""
    registry = Registry(parent=UPSTREAM)
    for document in documents:
        registry.register(document)
    uses = _uses(folders, Knowledge(registry))
    if not uses:
        return ""
    lines = [
        "",
        "# Effects that TableGen does not state, guessed from names: uncomment those that are right.",
    ]
    for name, _ in uses.most_common(_MOST_PROPOSALS):
        lines += ["", f'# [operations."{name}"]', f"# effects = {_guess(name)}"]
    return "\n".join([*lines, ""])


def _uses(folders: Sequence[str], knowledge: Knowledge) -> Counter[str]:
    """The operations with buffers and without known effects, and how often they are used."""
    found: Counter[str] = Counter()
    for text in _programs(folders):
        for item in parse_document(text, knowledge).leaves():
            for root in item.operations:
                for op in walk(root):
                    definition = knowledge.definition(op.name)
                    if definition is None or UPSTREAM.lookup(op.name) is not None or definition.is_terminator:
                        continue
                    values = [*op.operand_values, *op.results]
                    is_stated = definition.effects is not None and not definition.has_custom_effects
                    if not is_stated and any(isinstance(v.type, MemRefType | UnrankedMemRefType) for v in values):
                        found[op.name] += 1
    return found


def _programs(folders: Sequence[str]) -> list[str]:
    found: list[str] = []
    for folder in folders:
        for parent, inside, files in walk_folders(folder):
            inside[:] = sorted(name for name in inside if not name.startswith("."))
            for name in sorted(files):
                path = os.path.join(parent, name)
                if not name.endswith(".mlir") or len(found) >= _MOST_FILES:
                    continue
                try:
                    if os.path.getsize(path) <= _MOST_BYTES:
                        found.append(read_file(path))
                except (UserFacingError, OSError):
                    continue
    return found


def _guess(name: str) -> str:
    words = name.partition(".")[2].lower()
    for parts, effects in ((_FREES, '"free"'), (_MAKES, '{ results = ["allocate"] }'), (_READS, '"read"')):
        if any(part in words for part in parts):
            return effects
    return '"write"' if any(part in words for part in _WRITES) else '["read", "write"]'
