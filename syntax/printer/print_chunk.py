"""Printed programs: a chunk, or all chunks of a document, printed anew with alias definitions and resources."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ods.aliases import mentioned_aliases
from ...ods.knowledge import Knowledge
from ..document.assembled import assemble
from ..document.document import Document, Item, ParsedChunk
from ..document.segmenter import ItemKind
from .printer import print_operation

_RESOURCES = "{-#"
_SEPARATOR = "\n// -----\n\n"


def print_document(document: Document, *, generic: bool = False) -> str:
    """All chunks as `print_chunk` prints them, with lines `// -----` between them."""
    chunks = (print_chunk(document.text, chunk, document.knowledge, generic=generic) for chunk in document.chunks)
    return _SEPARATOR.join(chunks)


def print_chunk(text: str, chunk: ParsedChunk, knowledge: Knowledge, *, generic: bool = False) -> str:
    """The chunk's program in our layout; empty only where the text is.

    Args:
        generic: all operations in generic form, but opaque ones as they are written.

    Aliases are written out where their meaning is known. In the syntax of an unknown dialect they stay, and so
    do their definitions. The file's resources stay as they are.
    """
    printed = print_operation(assemble(chunk).root, knowledge, generic=generic)
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
