"""Learned dialects: what a user's definitions say of each, and what of it stays opaque, for reports."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

from ...ir.plurals import counted
from ...ir.records import dataclass
from ...ods.registry import LoadedDialect, Registry

_IN_CPP = "C++ parser"
_DETAILS = "--show-settings FILE says which"


@dataclass(frozen=True)
class LearnedDialect:
    """The definitions of one dialect."""

    name: str
    operations: int
    types: int
    attributes: int
    opaque: Mapping[str, Sequence[str]]
    """Operations whose syntax C++ has a part in, by that part: a parser, or a directive of the format."""
    silent: int
    """Operations whose effects nothing states."""

    def __str__(self) -> str:
        parts = ", ".join(
            (counted(self.operations, "operation"), counted(self.types, "type"), counted(self.attributes, "attribute"))
        )
        opaque = sum(map(len, self.opaque.values()))
        return f"{self.name}: {parts}; syntax of {opaque} in C++, effects of {self.silent} not stated"


def learned(name: str, documents: Sequence[LoadedDialect]) -> LearnedDialect:
    """Definitions of the dialect `name` in `documents`, the first one first."""
    ops: dict[str, Mapping[str, Any]] = {}
    types: set[str] = set()
    attributes: set[str] = set()
    for document in reversed(documents):
        ops.update(document.ops)
        types.update(document.types)
        attributes.update(document.attrs)
    opaque: dict[str, list[str]] = {}
    for op, entry in sorted(ops.items()):
        for part in _parts_in_cpp(entry):
            opaque.setdefault(part, []).append(op)
            break
    silent = sum(entry.get("effects") in (None, "custom") for entry in ops.values())
    return LearnedDialect(name, len(ops), len(types), len(attributes), opaque, silent)


def _parts_in_cpp(entry: Mapping[str, Any]) -> Iterator[str]:
    if entry.get("custom"):
        yield _IN_CPP
    pending: list[object] = [entry.get("format")]
    while pending:
        node = pending.pop()
        if isinstance(node, list | tuple):
            parts = cast("Sequence[object]", node)
            if len(parts) > 1 and parts[0] == "custom":
                yield f"custom<{parts[1]}>"
            pending.extend(reversed(parts))


@lru_cache(maxsize=4)
def learned_dialects(registry: Registry) -> tuple[LearnedDialect, ...]:
    """The dialects that documents of `registry` describe, by name."""
    return tuple([learned(name, found) for name, found in sorted(registry.own_documents().items())])


def learned_line(registry: Registry) -> str:
    """One line about all of `learned_dialects`; empty for none."""
    found = learned_dialects(registry)
    if not found:
        return ""
    operations = counted(sum(one.operations for one in found), "operation")
    opaque = sum(len(names) for one in found for names in one.opaque.values())
    return f"{counted(len(found), 'dialect')} loaded, {operations}, syntax of {opaque} in C++; {_DETAILS}"


def learned_details(registry: Registry) -> Iterator[str]:
    """Lines about each of `learned_dialects`: the first as of `--learn-dialects`, then its opaque operations."""
    for one in learned_dialects(registry):
        yield str(one)
        for part, names in sorted(one.opaque.items()):
            yield f"  {part}: {', '.join(names)}"
