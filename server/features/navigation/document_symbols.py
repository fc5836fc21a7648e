"""Document symbols: functions, modules, globals, everything that has a symbol's name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum

from ....ir.attributes import TypeAttr
from ....ir.graph import Operation
from ....ir.records import dataclass
from ....ir.symbol_names import symbol_name
from ....ods.definitions import OpDefinition
from ....ods.knowledge import Knowledge
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.parser.fact_cache import FactKey
from ...facts.refusals import in_document
from ..lookup.node_at import Span, name_span


class SymbolKind(Enum):
    FUNCTION = "function"
    MODULE = "module"
    OTHER = "other"


@dataclass(frozen=True)
class DocumentSymbol:
    """`start`, `end`: the whole operation; `name_start`, `name_end`: what to show when it is chosen. Offsets."""

    name: str
    detail: str
    kind: SymbolKind
    start: int
    end: int
    name_start: int
    name_end: int
    children: tuple[DocumentSymbol, ...] = ()


_OUTLINE = FactKey["tuple[DocumentSymbol, ...]"]("outline")
"""With offsets from the start of the item."""


def document_symbols(document: Document) -> list[DocumentSymbol]:
    """Symbols in text order, each with those inside of it. Modules without a name are there too."""
    return [symbol for chunk in document.chunks for symbol in _of_items(chunk.items, document.knowledge)]


def _of_items(items: Iterable[Item], knowledge: Knowledge) -> tuple[DocumentSymbol, ...]:
    found: list[DocumentSymbol] = []
    for item in items:
        if item.kind is ItemKind.MODULE and item.operations:
            found.append(module_symbol(item, knowledge, _of_items(item.children, knowledge)))
        elif item.kind is ItemKind.OPERATIONS:
            found.extend(item_symbols(item, knowledge))
    return tuple(found)


def module_symbol(item: Item, knowledge: Knowledge, children: tuple[DocumentSymbol, ...] = ()) -> DocumentSymbol:
    """That of a module which is parsed, with `children`."""
    return _symbol(item, item.operations[0], (item.start, item.end), knowledge, children)


def item_symbols(item: Item, knowledge: Knowledge) -> Sequence[DocumentSymbol]:
    """Those of an item of operations."""
    known = item.parsed.facts.find(_OUTLINE, knowledge)
    if known is not None:
        return [_moved(symbol, item.start) for symbol in known]
    made = _of_operations(item, item.operations, knowledge)
    if not any(child.children for symbol in made for child in symbol.children):
        item.parsed.facts.put(_OUTLINE, knowledge, tuple([_moved(symbol, -item.start) for symbol in made]))
    return made


def _moved(symbol: DocumentSymbol, delta: int) -> DocumentSymbol:
    """With those inside of it, which have none inside of them."""
    places = (symbol.start + delta, symbol.end + delta, symbol.name_start + delta, symbol.name_end + delta)
    children = tuple([_moved(child, delta) for child in symbol.children]) if symbol.children else ()
    return DocumentSymbol(symbol.name, symbol.detail, symbol.kind, *places, children)


def _of_operations(item: Item, operations: Iterable[Operation], knowledge: Knowledge) -> tuple[DocumentSymbol, ...]:
    """The symbols among `operations`; those inside of an operation that is none itself count for its parent."""
    # Children are finished before their parents: an explicit stack, since nesting may be deep.
    results: dict[Operation, tuple[DocumentSymbol, ...]] = {}
    top = list(operations)
    pending = [(op, False) for op in reversed(top)]
    while pending:
        op, inside_is_done = pending.pop()
        inner = [each for region in op.regions for block in region.blocks for each in block.ops]
        if not inside_is_done and inner:
            pending.append((op, True))
            pending.extend((each, False) for each in inner)
            continue
        children = tuple(symbol for each in inner for symbol in results.pop(each, ()))
        if op.syntax is not None and (symbol_name(op) or op.name == "builtin.module"):
            span = in_document(item, (op.syntax.start, op.syntax.end))
            children = (_symbol(item, op, span, knowledge, children),)
        results[op] = children
    return tuple(symbol for op in top for symbol in results[op])


def _symbol(
    item: Item, op: Operation, span: Span, knowledge: Knowledge, children: tuple[DocumentSymbol, ...]
) -> DocumentSymbol:
    name = symbol_name(op)
    place = name_span(item, op)
    if place is None and op.syntax is not None:
        place = in_document(item, (op.syntax.name_start, op.syntax.name_end))
    kind = kind_of(knowledge.definition(op.name))
    type_ = op.attribute("function_type")
    detail = str(type_.type) if isinstance(type_, TypeAttr) else op.name if name else ""
    return DocumentSymbol(f"@{name}" if name else op.name, detail, kind, *span, *(place or span), children)


def kind_of(definition: OpDefinition | None) -> SymbolKind:
    """The outline's kind of an operation with this definition."""
    if definition is None:
        return SymbolKind.OTHER
    if definition.has_interface("FunctionOpInterface"):
        return SymbolKind.FUNCTION
    return SymbolKind.MODULE if definition.has_trait("SymbolTable") else SymbolKind.OTHER
