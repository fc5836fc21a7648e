"""docs/pydealloc.schema.json: the settings as a JSON schema, which editors use to complete and check pydealloc.toml.

`./dev pages` writes it anew.
"""

from __future__ import annotations

import json
import sys

from pydealloc.ods.semantics import EffectKind
from pydealloc.server.config.finding_kinds import CATEGORIES
from pydealloc.server.config.known_codes import codes
from pydealloc.server.config.loader import COMPAT, SEVERITIES
from pydealloc.server.config.model import DEALLOCATIONS
from pydealloc.server.config.profiles import DEFAULT_PROFILE, PASSES_WITH_LIMITS, PROFILES
from pydealloc.server.config.releases import AUTO, LLVM
from tests.harness.tree import ROOT

PAGE = ROOT / "docs" / "pydealloc.schema.json"
Schema = dict[str, object]


def schema() -> Schema:
    """Of a pydealloc.toml; of a pyproject.toml it is the table `tool.pydealloc`."""
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "$id": "urn:pydealloc:schema:settings",
        "title": "Settings of pydealloc-lsp",
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "extend": {
                "type": "string",
                "description": "A file whose settings count where this one says nothing.",
            },
            **_selection(),
            "per-path": {
                "type": "object",
                "description": "Settings for files that a pattern fits, which counts from this folder.",
                "additionalProperties": {"type": "object", "additionalProperties": False, "properties": _selection()},
            },
            "dialects": {
                "type": "array",
                "items": {"type": "string"},
                "description": "Definitions of your own dialects: dumps of llvm-tblgen, or IRDL; patterns.",
            },
            "operations": {
                "type": "object",
                "description": "What operations of your own dialects do.",
                "propertyNames": {"pattern": "\\."},
                "additionalProperties": _operation(),
            },
            "private-function-dynamic-ownership": {
                "type": "boolean",
                "default": False,
                "description": "Private functions may return borrowed buffers and say so, instead of copying them.",
            },
            "deallocation": {
                "enum": list(DEALLOCATIONS),
                "default": "minimal",
                "description": "Pass that inserts deallocations in the editor: minimal-deallocation, or LLVM's own.",
            },
            "profile": {
                "enum": list(PROFILES),
                "default": DEFAULT_PROFILE,
                "description": "Categories of findings to report.",
            },
            **_limits(),
            "passes": {
                "type": "array",
                "items": {"anyOf": [{"enum": sorted(PASSES_WITH_LIMITS)}, {"pattern": _WITH_OPTIONS}]},
                "default": [],
                "description": "Passes that run on the files, also with options: their limits are reported.",
            },
            "llvm": {
                "enum": list(LLVM),
                "default": AUTO,
                "description": "Release of LLVM that programs are for; auto: as the files of the project show.",
            },
            "compat": {
                "enum": list(COMPAT),
                "default": "safe",
                "description": "What --apply does where LLVM 22 is wrong.",
            },
        },
    }


_WITH_OPTIONS = f"^({'|'.join(sorted(PASSES_WITH_LIMITS))})\\{{[^{{}}]*\\}}$"
"""Of a pass with its options: `minimal-deallocation{placement=early}`."""


def _limits() -> Schema:
    """Numbers of bytes and of copies, with their defaults where they have one."""

    def number(what: str, **more: object) -> Schema:
        return {"type": "integer", "minimum": 0, **more, "description": what}

    return {
        "max-stack-bytes": number("Size of the largest buffer that is proposed for the stack, in bytes.", default=1024),
        "min-loop-bytes": number(
            "Size of the smallest buffer that is proposed to be allocated before a loop, in bytes.", default=0
        ),
        "max-copies": number("Number of copies of tensors that One-Shot Bufferize may make in a function."),
        "max-copied-bytes": number(
            "Bytes that One-Shot Bufferize may copy in a function, with all iterations of loops."
        ),
        "max-peak-bytes": number("Bytes that a function may hold on the heap at one time, with what it calls."),
    }


def _selection() -> Schema:
    def list_of(what: str) -> Schema:
        return {"type": "array", "items": _code(), "description": what}

    return {
        "select": list_of("Only these findings are reported; empty: all."),
        "ignore": list_of("These findings are not reported."),
        "severity": {
            "type": "object",
            "description": "What findings count as; the last line that fits counts.",
            "propertyNames": _code(),
            "additionalProperties": {"enum": list(SEVERITIES)},
        },
    }


def _code() -> Schema:
    """The known codes, for completion, and any pattern."""
    return {"anyOf": [{"enum": [*CATEGORIES, *codes()]}, {"type": "string", "pattern": "\\*$"}]}


def _operation() -> Schema:
    kinds = [kind.value for kind in EffectKind]
    effect: Schema = {"anyOf": [{"enum": ["none", *kinds]}, {"type": "array", "items": {"enum": kinds}}]}
    by_position: Schema = {"type": "array", "items": effect}
    places: Schema = {
        "type": "object",
        "additionalProperties": False,
        "properties": {"operands": by_position, "results": by_position},
    }
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "effects": {"anyOf": [effect, places]},
            "recursive-effects": {"type": "boolean"},
            "terminator": {"enum": ["return", "branch"]},
            "regions": {"enum": ["once", "maybe", "loop"]},
            "view-of": {"type": "integer", "minimum": 0},
            "bufferizes": {"enum": ["destination-style"]},
            "call": {"type": "boolean"},
        },
    }


def text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    is_stale = not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text()
    if "--check" in arguments:
        if is_stale:
            print("docs/pydealloc.schema.json is not what the settings say; run ./dev pages")
        return is_stale
    PAGE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
