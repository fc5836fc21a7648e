"""Custom syntax of `affine.dma_start` and `affine.dma_wait`, which upstream defines outside of ODS.

Their maps are discardable attributes: `src_map`, `dst_map` and `tag_map`.
"""

from __future__ import annotations

from ...ir.affine import AffineMap
from ...ir.attributes import AffineMapAttr
from ...ir.graph import Operation, Value
from ...ir.types import INDEX
from ...ods.protocols import OperandUse, OpParser, OpPrinter

_START = ("src_map", "dst_map", "tag_map")
_WAIT = ("tag_map",)


def _parse_reference(p: OpParser, op: Operation, name: str) -> tuple[OperandUse, list[OperandUse]]:
    """`%memref[subscripts]`."""
    memref = p.operand()
    p.punctuation("[", " in affine map")
    map_, dims, symbols = p.affine_map_of_ssa("]")
    p.punctuation("]")
    op.attributes[name] = AffineMapAttr(map_)
    return memref, dims + symbols


def _parse(p: OpParser, op: Operation, names: tuple[str, ...]) -> None:
    references = [_parse_reference(p, op, names[0])]
    for name in names[1:]:
        p.punctuation(",")
        references.append(_parse_reference(p, op, name))
    sizes: list[OperandUse] = []
    while p.optional_punctuation(","):
        sizes.append(p.operand())
    p.attribute_dictionary(op)
    p.punctuation(":")
    start = p.offset
    types = p.type_list()
    if len(types) != len(references):
        p.fail(f"expected {len(references)} types", start)
    for (memref, indices), type_ in zip(references, types, strict=True):
        p.resolve(op, memref, type_)
        p.resolve_all(op, indices, INDEX)
    p.resolve_all(op, sizes, INDEX)


def parse_start(p: OpParser, op: Operation) -> None:
    _parse(p, op, _START)


def parse_wait(p: OpParser, op: Operation) -> None:
    _parse(p, op, _WAIT)


def _print(p: OpPrinter, op: Operation, names: tuple[str, ...]) -> None:
    rest = op.operand_values
    memrefs: list[Value] = []
    for position, name in enumerate(names):
        attribute = op.attributes.get(name)
        map_ = attribute.map if isinstance(attribute, AffineMapAttr) else AffineMap(0, 0, ())
        count = map_.num_dims + map_.num_symbols
        p.write(", " if position else " ")
        p.values(rest[:1])
        p.write("[")
        p.affine_map_of_ssa(map_, rest[1 : 1 + count])
        p.write("]")
        memrefs += rest[:1]
        rest = rest[1 + count :]
    if rest:
        p.write(", ")
        p.values(rest)
    p.attribute_dictionary(op, names)
    p.write(" : ")
    p.types([memref.type for memref in memrefs])


def print_start(p: OpPrinter, op: Operation) -> None:
    _print(p, op, _START)


def print_wait(p: OpPrinter, op: Operation) -> None:
    _print(p, op, _WAIT)
