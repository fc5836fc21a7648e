"""Shape libraries: what `shape.lib` of a module refers to (mlir/lib/Dialect/Shape/IR/Shape.cpp)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...ir.attributes import ArrayAttr, DictAttr, SymbolRefAttr
from ...ir.base import Attribute
from ...ir.graph import Operation
from ...syntax.document.document import Document, Item
from ...syntax.text.findings import Finding, Severity

_LIBRARY = "shape.lib"
_NO_TABLE = "shape.lib attribute may only be on op implementing SymbolTable"
_NO_LIBRARY = "does not refer to FunctionLibraryOp"
_FUNCTIONS = "shape.function_library"


def check(document: Document) -> Iterator[Finding]:
    """Modules that refer to something else than libraries of functions; offsets into the text."""
    for chunk in document.chunks:
        pending: list[Item] = [*chunk.items]
        while pending:
            item = pending.pop()
            pending += item.children
            for op in item.operations:
                value = op.attributes.get(_LIBRARY)
                syntax = op.syntax
                if value is None or syntax is None or syntax.opaque:
                    continue
                message = _wrong(value, _inside(op, item)) if _is_table(op, document) else _NO_TABLE
                if message:
                    place = item.start + syntax.name_start, item.start + syntax.name_end
                    yield Finding("verify-attribute", Severity.ERROR, *place, message)


def _is_table(op: Operation, document: Document) -> bool:
    """True too for an operation that is not known."""
    definition = document.knowledge.definition(op.name)
    return definition is None or "SymbolTable" in definition.traits


def _inside(op: Operation, item: Item) -> list[Operation]:
    """The operations directly in a module."""
    found = [each for region in op.regions for block in region.blocks for each in block.ops]
    return [*found, *(each for child in item.children for each in child.operations)]


def _wrong(value: Attribute, inside: Sequence[Operation]) -> str:
    names = value.elements if isinstance(value, ArrayAttr) else (value,)
    if not isinstance(value, (ArrayAttr, SymbolRefAttr)):
        return "only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute"
    mapped: Counter[str] = Counter()
    for name in names:
        if not isinstance(name, SymbolRefAttr):
            return "only SymbolRefAttr allowed in shape.lib attribute array"
        found = [op for op in inside if str(op.properties.get("sym_name")).strip('"') == name.root]
        if any(op.syntax is not None and op.syntax.opaque for op in found):
            return ""
        if not found:
            return f"shape function library {name} not found"
        if found[0].name != _FUNCTIONS:
            is_one = isinstance(value, SymbolRefAttr)
            return f"{name} required to be shape function library" if is_one else f"{name} {_NO_LIBRARY}"
        mapping = found[0].properties.get("mapping")
        for key, _ in mapping.entries if isinstance(mapping, DictAttr) else ():
            mapped[key] += 1
            if mapped[key] > 1:
                return f'only one op to shape mapping allowed, found multiple for `"{key}"`'
    return ""
