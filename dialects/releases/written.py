"""Differences of a release that no package has TableGen files of: written by hand, operation by operation.

`changes/<release>.json` says what differs from the definitions of an earlier release:

* `gone`: names of operations, or patterns of names, that the release does not have;
* `new`: names of operations that only the release has, with nothing known of them;
* `formats`: by operation or pattern, its assembly format, as TableGen writes it. An empty one says that it has another
  syntax than before, and nobody knows which;
* `operations`: by operation or pattern, parts of its entry in `definitions.json` that replace the former ones; an
  entry of an operation that was not there before is the whole of it. Parts of `null` are left out;
* `enums`, `attrs`, `attributes`: by dialect, entries of these sections.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import Any

from ...ods.assembly_format import FormatNode, compile_format
from .differences import Document

UNKNOWN_SYNTAX = "custom<Unknown>() attr-dict"
"""A format that stands for syntax that nobody has written down: no dialect has this directive."""

_ANY_PARTS: Mapping[str, Any] = {
    "operands": [["operands", "variadic", "AnyType"]],
    "results": [["results", "variadic", "AnyType"]],
    "regions": [["regions", "", 1]],
    "successors": [["successors", 1]],
}
_SECTIONS = ("enums", "attrs", "attributes", "types")


def changed(documents: Mapping[str, Document], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The documents of a release, from those of an earlier one and what is written about it.

    Raises:
        KeyError: a pattern matches no operation, or a dialect has no document.
        FormatError: a format is not well-formed.
    """
    made: dict[str, Any] = {name: dict(document) for name, document in documents.items()}
    for document in made.values():
        document["ops"] = dict(document.get("ops", {}))
    for pattern in changes.get("gone", ()):
        for name in _matching(made, pattern):
            del made[_dialect(name)]["ops"][name]
    for name in changes.get("new", ()):
        made[_dialect(name)]["ops"][name] = {**_ANY_PARTS, "format": _compiled(UNKNOWN_SYNTAX, {})}
    for pattern, parts in changes.get("operations", {}).items():
        for name in _matching(made, pattern):
            entry = {**made[_dialect(name)]["ops"].get(name, {}), **parts}
            made[_dialect(name)]["ops"][name] = {key: part for key, part in entry.items() if part is not None}
    for section in _SECTIONS:
        for dialect, entries in changes.get(section, {}).items():
            made[dialect][section] = {**made[dialect].get(section, {}), **entries}
    for pattern, text in changes.get("formats", {}).items():
        for name in _matching(made, pattern):
            entry = copy.deepcopy(made[_dialect(name)]["ops"][name])
            entry["format"] = _compiled(text or UNKNOWN_SYNTAX, entry)
            entry.pop("custom", None)
            made[_dialect(name)]["ops"][name] = entry
    return made


def _dialect(name: str) -> str:
    return name.partition(".")[0]


def _matching(documents: Mapping[str, Any], pattern: str) -> list[str]:
    if not any(character in pattern for character in "*?["):
        return [pattern]
    found = [name for name in documents[_dialect(pattern)]["ops"] if fnmatchcase(name, pattern)]
    if not found:
        raise KeyError(pattern)
    return found


_PARTS = {"operands": "operand", "results": "result", "regions": "region", "successors": "successor"}


def _compiled(text: str, entry: Mapping[str, Any]) -> list[FormatNode]:
    names = {str(part[0]): kind for section, kind in _PARTS.items() for part in entry.get(section, ())}
    # The fifth part of an attribute says that it is a property.
    names.update({str(part[0]): "attr" if len(part) < 5 else "prop" for part in entry.get("attributes", ())})
    return compile_format(text, names)
