"""Examples of every type and attribute of LLVM's dialects: from samples, from pages, and made from definitions."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.parse_fault import ParseFault
from pydealloc.ods.registry import dialect_names
from pydealloc.syntax.text.balanced_extent import attribute_end, type_end
from pydealloc.syntax.text.lexer import TokenKind, significant_tokens
from tests.samples.attribute_choices import ATTRIBUTES, definition_choices

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

MOST = 4
"""Examples of one type or attribute."""
_LONGEST = 400
"""Characters of an example."""
_TESTS = Path(__file__).parent.parent
_BLOCK = re.compile(r"^```mlir.*?\n(.*?)^```", re.DOTALL | re.MULTILINE)
_MNEMONIC = re.compile(r"\s*<\s*([A-Za-z_][\w.]*)")
_WRITTEN = Path(__file__).parent / "written.txt"
"""Types and attributes that no sample has, or that have more parameters than it writes, and builtin ones."""


def texts() -> Iterator[str]:
    """Programs in which types and attributes are looked for."""
    for path in sorted(_TESTS.rglob("*.mlir")):
        yield path.read_text(encoding="utf-8", errors="replace")
    for path in sorted(_TESTS.rglob("*.md")):
        yield from _BLOCK.findall(path.read_text(encoding="utf-8"))


def found_in(text: str) -> Iterator[tuple[str, str]]:
    """Name, with its sign as in `!llvm.ptr`, and text of the types and attributes of dialects in a program."""
    for token in significant_tokens(text):
        if token.kind not in (TokenKind.TYPE, TokenKind.ATTRIBUTE):
            continue
        name = text[token.start : token.end]
        longer = _MNEMONIC.match(text, token.end)
        if "." not in name and longer is not None:
            name += f".{longer[1]}"
        if name[1:].partition(".")[0] not in _DIALECTS or "." not in name:
            continue
        is_type = token.kind is TokenKind.TYPE
        for with_type in (False,) if is_type else (False, True):
            try:
                end = type_end(text, token.start) if is_type else attribute_end(text, token.start, with_type)
            except ParseFault:
                continue
            yield name, text[token.start : end]


_DIALECTS = frozenset(dialect_names()) - {"test"}


def name_of(example: str) -> str:
    """The name as `found_in` has it; `builtin` of those without a sign."""
    return next(found_in(example))[0] if example[0] in "!#" else "builtin"


def examples() -> dict[str, list[str]]:
    """By name, up to `MOST` examples that differ in more than numbers, the shortest first."""
    found: dict[str, set[str]] = defaultdict(set)
    for text in texts():
        for name, example in found_in(text):
            if len(example) <= _LONGEST and "\n" not in example:
                found[name].add(example)
    written = _WRITTEN.read_text(encoding="utf-8").splitlines()
    for example in (*written, *(each for some in ATTRIBUTES.values() for each in some)):
        found[name_of(example)].add(example)
    for dialect in sorted(_DIALECTS):
        for mnemonic in UPSTREAM.registry.attr_names(dialect):
            found[f"#{dialect}.{mnemonic}"].update(definition_choices(f"{dialect}.{mnemonic}"))
        for mnemonic in UPSTREAM.registry.type_names(dialect):
            found[f"!{dialect}.{mnemonic}"].add(f"!{dialect}.{mnemonic}")
    return {name: sorted(found[name]) if name == "builtin" else chosen(found[name]) for name in sorted(found)}


def chosen(every: Iterable[str]) -> list[str]:
    """Half of them short, half with as many tokens as there are; none twice with other numbers alone."""
    by_shape: dict[str, str] = {}
    for example in sorted(every, key=lambda text: (len(text), text)):
        by_shape.setdefault(re.sub(r"\d+|\"[^\"]*\"|DW_\w+", "_", example), example)
    shapes = list(by_shape.values())
    half = MOST // 2
    return shapes if len(shapes) <= MOST else [*shapes[:half], *shapes[-half:]]
