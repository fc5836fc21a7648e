"""Symbol at an offset."""

from __future__ import annotations

from ....ir.attributes import StringAttr
from ....ir.graph import Operation
from ....syntax.document.document import Document, Item
from ....syntax.text.lexer import TokenKind
from ....syntax.text.line_index import line_start
from ...facts.refusals import in_document
from .node_at import local_offset
from .symbol_tables import Definition, Symbol, symbol_tables
from .tokens import line_end, symbol_chains, token_under
from .values import operations_around


def symbol_at(document: Document, offset: int) -> Symbol | None:
    """The symbol of the `@name` at `offset`, the part of a chain at that place; None for anything else.

    In the generic form, the string after `sym_name` is such a name too.
    """
    text = document.text
    token = token_under(text, offset)
    if token is None or token.kind not in (TokenKind.SYMBOL, TokenKind.STRING):
        return None
    item = document.item_at(offset)
    if item is None:
        return None
    tables = symbol_tables(document, offset)
    local = local_offset(item, token.start)
    if token.kind is TokenKind.STRING:
        op = _defined_at(item, local)
        name = op.attribute("sym_name") if op is not None else None
        if op is None or not isinstance(name, StringAttr):
            return None
        return Symbol(name.value, tables.around(item, op), tables, token.start, token.end)
    start = token.start
    for chain in symbol_chains(text, line_start(text, start), line_end(text, start)):
        position = next((i for i, part in enumerate(chain) if part.start == start), None)
        if position is not None:
            names = [part.name for part in chain[: position + 1]]
            meant = tables.resolve(item, local, names)[-1]
            return Symbol(meant[1], meant[0], tables, token.start, token.end) if meant is not None else None
    return None


def _defined_at(item: Item, local: int) -> Operation | None:
    """The operation whose symbol name is written at `local`."""
    for op in operations_around(item, local)[:1]:
        span = op.syntax.attribute_spans.get("sym_name") if op.syntax is not None else None
        if span is not None and span[0] == local:
            return op
    return None


def whole_span(definition: Definition) -> tuple[int, int]:
    """The text of the operation; offsets into the document."""
    item, op = definition.item, definition.operation
    return in_document(item, (op.syntax.start, op.syntax.end)) if op.syntax is not None else (item.start, item.end)
