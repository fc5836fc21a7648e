"""Printed chunks: the program of a chunk printed anew, with its alias definitions and resources."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ods.aliases import mentioned_aliases
from ...ods.knowledge import Knowledge
from ..document.document import Item, ParsedChunk, assemble
from ..document.segmenter import ItemKind
from .printer import print_operation

_RESOURCES = "{-#"


def print_chunk(text: str, chunk: ParsedChunk, knowledge: Knowledge) -> str:
    """The chunk's program in our layout; empty only where the text is.

    Aliases are written out where their meaning is known. In the syntax of an unknown dialect they stay, and so
    do their definitions. The file's resources stay as they are.
    """
    printed = print_operation(assemble(chunk).root, knowledge)
    definitions = [text[item.start : item.end] for item in _definitions(chunk.items)]
    resources = [definition for definition in definitions if definition.startswith(_RESOURCES)]
    aliases = {
        definition.partition("=")[0].strip(): definition
        for definition in definitions
        if not definition.startswith(_RESOURCES)
    }
    wanted: dict[str, None] = {}
    pending = [printed]
    while pending:
        for name in mentioned_aliases(pending.pop()):
            if name in aliases and name not in wanted:
                wanted[name] = None
                pending.append(aliases[name])
    remaining = [definition for name, definition in aliases.items() if name in wanted]
    return "".join([f"{part}\n" for part in remaining] + [printed] + [f"\n{part}\n" for part in resources])


def _definitions(items: Sequence[Item]) -> Iterator[Item]:
    pending = [*items][::-1]
    while pending:
        item = pending.pop()
        if item.kind is ItemKind.ALIAS:
            yield item
        pending.extend(item.children[::-1])
