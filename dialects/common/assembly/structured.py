"""The dictionary that opens structured operations such as `linalg.generic` and `vector.contract`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ....ir.attributes import AffineMapAttr, ArrayAttr, Attribute, DialectAttr, DictAttr, OpaqueAttr, StringAttr, quoted
from ....ir.graph import Operation
from ....ods.protocols import OpParser, OpPrinter
from ....ods.segments import array_elements

_ITERATOR_TYPES = ("parallel", "reduction", "window")


def parse_trait(p: OpParser, op: Operation, names: Sequence[str]) -> None:
    """`{...}` or an alias of a dictionary; the entries called one of `names` are properties.

    Texts spell iterator types as strings; here they become attributes of the operation's dialect.
    """
    start = p.offset
    if p.next_is("{"):
        p.attribute_dictionary(op)
    else:
        trait = p.attribute()
        if not isinstance(trait, DictAttr):
            p.fail("expected a dictionary attribute", start)
        for name, value in trait.entries:
            (op.properties if name in names else op.attributes)[name] = value
    dialect = op.name.partition(".")[0]
    maps = op.properties.get("indexing_maps")
    if dialect == "linalg" and maps is not None and not _are_maps(maps):
        wanted = "failed to satisfy constraint: AffineMap array attribute"
        p.fail(f"'{op.name}' op attribute 'indexing_maps' {wanted}", p.offset)
    iterators = op.properties.get("iterator_types")
    if not isinstance(iterators, ArrayAttr):
        p.fail('expected "iterator_types" array attribute', start)
    for item in iterators.elements:
        if isinstance(item, StringAttr) and item.value not in _ITERATOR_TYPES:
            p.fail(f"unexpected iterator_type ({item.value})", start, candidates=_ITERATOR_TYPES)
    op.properties["iterator_types"] = _iterator_types(iterators, dialect)


@lru_cache(maxsize=256)
def _iterator_types(written: ArrayAttr, dialect: str) -> ArrayAttr:
    return ArrayAttr(tuple([_iterator_type(item, dialect) for item in written.elements]))


def _iterator_type(attribute: Attribute, dialect: str) -> Attribute:
    return DialectAttr(dialect, "iterator_type", attribute.value) if isinstance(attribute, StringAttr) else attribute


def print_trait(p: OpPrinter, op: Operation, names: Sequence[str]) -> None:
    """The properties called one of `names`, in that order."""
    separator = " {"
    for name in names:
        value = op.properties.get(name)
        if value is None:
            continue
        p.write(f"{separator}{name} = ")
        separator = ", "
        if name == "iterator_types":
            types = [item.body if isinstance(item, DialectAttr) else None for item in array_elements(value)]
            p.write(f"[{', '.join(quoted(type_ or '') for type_ in types)}]")
        else:
            p.attribute(value)
    p.write("}")


def _are_maps(attribute: Attribute) -> bool:
    elements = attribute.elements if isinstance(attribute, ArrayAttr) else None
    return elements is not None and all(isinstance(each, (AffineMapAttr, OpaqueAttr)) for each in elements)
