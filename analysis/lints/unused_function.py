"""Private functions without a use in the module, which upstream's `symbol-dce` removes.

Any other `@name` in the chunk counts as a use, also in attributes of unregistered operations. Each item is searched
once; an edit costs its own item, and a comparison of sets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ...ir.attributes import StringAttr
from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Document, Item, ParsedChunk
from ...syntax.document.segmenter import ItemKind
from ...syntax.parser.fact_cache import FactKey
from ...syntax.text.findings import Finding, Severity
from ..spans import name_span
from ..symbols import symbols_of

CODE = "unused-function"
_MENTION = re.compile(r'@(?:([A-Za-z_][\w$.-]*)|("(?:[^"\\]|\\.)*"))')
_MENTIONS = FactKey[frozenset[str]]("mentions")


def check(document: Document, knowledge: Knowledge) -> Sequence[Finding]:
    found: list[Finding] = []
    for chunk in document.chunks:
        private = list(_private_definitions(chunk, knowledge))
        if private:
            mentioned: set[str] = set()
            for item in chunk.leaves():
                mentioned |= mentions(item, knowledge)
            found += [_finding(document.text, item, op, name) for item, op, name in private if name not in mentioned]
    return found


def _private_definitions(chunk: ParsedChunk, knowledge: Knowledge) -> Iterator[tuple[Item, Operation, str]]:
    for item in chunk.leaves():
        if item.kind is ItemKind.OPERATIONS:
            for name, op in symbols_of(item, knowledge).definitions:
                if _is_private_definition(op):
                    yield item, op, name


def _is_private_definition(op: Operation) -> bool:
    visibility = op.properties.get("sym_visibility")
    if op.name != "func.func" or not isinstance(visibility, StringAttr) or visibility.value != "private":
        return False
    return op.syntax is not None and not op.syntax.opaque and bool(op.regions and op.regions[0].blocks)


def mentions(item: Item, knowledge: Knowledge) -> frozenset[str]:
    """Symbols named in the text of `item`, except where it defines them; cached with the item."""
    return item.parsed.facts.get(_MENTIONS, knowledge, _mentions, item, knowledge)


def _mentions(item: Item, knowledge: Knowledge) -> frozenset[str]:
    defined = {_definition_start(op) for _, op in symbols_of(item, knowledge).definitions}
    found: set[str] = set()
    for mention in _MENTION.finditer(item.parsed.source):
        if mention.start() not in defined:
            found.add(mention[1] or mention[2][1:-1])
    return frozenset(found)


def _definition_start(op: Operation) -> int:
    """Offset of the symbol's name in its definition; -1 if unknown."""
    span = op.syntax.attribute_spans.get("sym_name") if op.syntax is not None else None
    return span[0] if span is not None else -1


def _finding(text: str, item: Item, op: Operation, name: str) -> Finding:
    from ..removal_edits import removed_span

    syntax = op.syntax
    assert syntax is not None
    start, end = syntax.attribute_spans.get("sym_name", name_span(op))
    first, last = removed_span(text, item.start + syntax.start, item.start + syntax.end)
    edits = ((first, last, ""),)
    message = f"private function `@{name}` is never used"
    help_ = "remove it, or make it public"
    return Finding(CODE, Severity.HINT, item.start + start, item.start + end, message, (), help_, None, edits)
