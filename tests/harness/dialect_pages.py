"""`./dev pages`: docs/reference/dialects/, a page for each dialect, made from its folder and its definitions.

    python -m tests.harness.dialect_pages [--check]

A page lists the files of the folder, the operations with their parts, and what they do to buffers: effects, region
control flow and aliasing, from the definitions and from hand-written semantics.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

from pydealloc.ods.definitions import OpDefinition, ValueGroup
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.registry import dialect_folder
from pydealloc.ods.semantics import Semantics
from tests.harness.made_pages import cell, update
from tests.harness.tree import ROOT, parsed

FOLDER = ROOT / "docs" / "reference" / "dialects"
_SUFFIX = {"optional": "?", "variadic": "*", "nested": "**"}
_EFFECTS = {"read": "reads", "write": "writes", "alloc": "allocates", "free": "frees"}
_BUFFERIZATION = "bufferization.py"


def pages() -> dict[str, str]:
    """The text of each page, by the name of its file."""
    return {f"{stem_of(name)}.md": _page(name) for name in sorted(UPSTREAM.dialect_names)}


def stem_of(dialect: str) -> str:
    """The name of the page: `index` alone would be that of the folder."""
    return "index-dialect" if dialect == "index" else dialect


def _page(dialect: str) -> str:
    definitions = [found for name in UPSTREAM.op_names(dialect) if (found := UPSTREAM.definition(name)) is not None]
    folder = ROOT / "dialects" / dialect_folder(dialect)
    files = sorted(file.name for file in folder.glob("*.py") if file.name not in ("__init__.py", "ops.py"))
    lines = [
        f"# `{dialect}`",
        "",
        f"Made by `./dev pages` from `dialects/{folder.name}/`. [How dialects are tested](../dialects.md).",
        "",
        *_files(folder.name, files),
        *_operations(definitions),
        *_ownership(definitions),
        *_bufferization(folder.name, files),
    ]
    return "\n".join(lines).rstrip("\n") + "\n"


def _files(folder: str, files: list[str]) -> Iterator[str]:
    yield from ("## Files", "", "| file | contents |", "| --- | --- |")
    yield "| `definitions.json` | definitions from ODS, made by `./dev ods` |"
    for file in files:
        first = (ast.get_docstring(parsed(f"dialects/{folder}/{file}")) or "").split("\n")[0]
        yield f"| `{file}` | {cell(first)} |"
    yield ""


def _operations(definitions: list[OpDefinition]) -> Iterator[str]:
    yield from ("## Operations", "", "`?`: optional, `*`: variadic. *Syntax*: the custom form, if there is one.", "")
    yield from ("| operation | operands | results | regions | syntax |", "| --- | --- | --- | --- | --- |")
    for one in definitions:
        regions = ", ".join(f"`{region.name}{'*' if region.variadic else ''}`" for region in one.regions)
        syntax = "assembly format" if one.format is not None else "C++" if one.has_custom_syntax else "generic"
        yield f"| `{one.name}` | {_groups(one.operands)} | {_groups(one.results)} | {regions} | {syntax} |"
    yield ""


def _groups(groups: tuple[ValueGroup, ...]) -> str:
    return ", ".join(f"`{group.name or '_'}{_SUFFIX.get(group.kind, '')}`" for group in groups)


def _ownership(definitions: list[OpDefinition]) -> Iterator[str]:
    rows = [(one.name, ", ".join(_facts(one, UPSTREAM.semantics(one.name)))) for one in definitions]
    pure = sum(facts == "no effects" for _, facts in rows)
    unknown = [f"`{name}`" for name, facts in rows if not facts]
    yield from ("## Ownership semantics", "")
    yield f"Operations without memory effects and other semantics: {pure} of {len(rows)}. They are not listed."
    if unknown:
        yield from ("", f"Effects stated neither by ODS nor by hand: {', '.join(unknown)}.")
    listed = [(name, facts) for name, facts in rows if facts not in ("", "no effects")]
    if listed:
        yield from ("", "| operation | semantics |", "| --- | --- |")
        yield from (f"| `{name}` | {facts} |" for name, facts in listed)
    yield ""


def _facts(one: OpDefinition, semantics: Semantics | None) -> Iterator[str]:
    """What is known of the operation's memory effects, control flow and aliasing; nothing where effects are unknown."""
    own = semantics if semantics is not None else Semantics()
    yield from _effects(one, own)
    if own.region_branch is not None:
        yield "control flow between regions"
    if "RegionBranchTerminatorOpInterface" in one.interfaces or "ReturnLike" in one.traits or own.parent_operands:
        yield "passes operands to its parent"
    if own.successor_operands is not None:
        yield "passes operands to successors"
    if own.callee is not None:
        yield "calls: the caller owns the results"
    if own.view_source is not None or own.shows is not None:
        yield "results are views of an operand"
    if own.moves_address is not None:
        yield "may change the aligned address"
    if len(own.chooses):
        yield "the result is one of several operands"
    if own.names_memory:
        yield "results denote the memory of an operand in another form"
    if own.takes is not None:
        yield "frees operands, or passes on their ownership"
    if own.gives is not None:
        yield "results are owned"
    if own.borrows:
        yield "borrows its buffers"
    if own.freed_by is not None:
        yield f"freed by `{own.freed_by}`"


def _effects(one: OpDefinition, own: Semantics) -> Iterator[str]:
    for effect in one.effects or ():
        on = f" `{effect.on}`" if effect.on else ""
        resource = f" ({effect.resource})" if effect.resource != "default" else ""
        yield f"{_EFFECTS[effect.kind]}{on}{resource}"
    if own.effects is not None:
        yield "more effects stated by hand" if one.effects else "effects depend on the operation's parts"
    elif one.effects is not None and not one.effects:
        yield "no effects"
    elif one.effects is None and "RecursiveMemoryEffects" in one.traits:
        yield "effects of the operations in its regions"


def _bufferization(folder: str, files: list[str]) -> Iterator[str]:
    yield from ("## Bufferization", "")
    if _BUFFERIZATION not in files:
        yield "No operation of this dialect is bufferized here."
        return
    yield ast.get_docstring(parsed(f"dialects/{folder}/{_BUFFERIZATION}")) or ""


if __name__ == "__main__":
    sys.exit(update(FOLDER, pages(), sys.argv[1:]))
