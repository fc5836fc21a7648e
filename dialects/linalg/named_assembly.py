"""Custom syntax of the named `linalg` operations: attributes, `ins(...)`, `outs(...)`, result types.

The text leaves the body out, and so does our IR: the region of a named operation is empty.
"""

from __future__ import annotations

from ...ir.affine import AffineDim, AffineMap
from ...ir.attributes import AffineMapAttr, ArrayAttr, Attribute
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import MemRefType, RankedTensorType, VectorType
from ...ods.protocols import OperandUse, OpParser, OpPrinter
from ...ods.registry import UPSTREAM
from ...ods.segments import set_segments
from .semantics import input_count

MEMOIZED_MAPS = "linalg.memoized_indexing_maps"
_DEFAULT_MAPS = {
    "linalg.matmul": (3, ((0, 2), (2, 1), (0, 1))),
    "linalg.batch_matmul": (4, ((0, 1, 3), (0, 3, 2), (0, 1, 2))),
    "linalg.batch_reduce_matmul": (4, ((0, 1, 3), (0, 3, 2), (1, 2))),
}


def _named_operations() -> list[str]:
    names: list[str] = []
    for name in UPSTREAM.op_names("linalg"):
        definition = UPSTREAM.lookup(name)
        if definition is not None and definition.format is None and definition.regions:
            names.append(name)
    return names


NAMED = _named_operations()
"""The operations that have a region but no declarative format; a few of them have a syntax of their own."""


def parse_parts(p: OpParser, op: Operation) -> tuple[list[OperandUse], list[OperandUse]]:
    """`<{...}> {...} ins(%a : type) outs(%b : type)`; the inputs and the outputs."""
    p.properties_dictionary(op)
    p.attribute_dictionary(op)
    groups: list[list[OperandUse]] = []
    for keyword in ("ins", "outs"):
        uses: list[OperandUse] = []
        if p.optional_keyword(keyword):
            p.punctuation("(")
            uses = p.operand_list()
            types = p.optional_colon_type_list()
            p.punctuation(")")
            p.resolve_all(op, uses, types)
        groups.append(uses)
    return groups[0], groups[1]


def print_parts(p: OpPrinter, op: Operation) -> None:
    inputs = input_count(op)
    values = op.operand_values
    for keyword, part in (("ins", values[:inputs]), ("outs", values[inputs:])):
        if part:
            p.write(f" {keyword}(")
            p.values(part)
            p.write(" : ")
            p.types([value.type for value in part])
            p.write(")")


def _projection(dims: int, positions: tuple[int, ...]) -> Attribute:
    return AffineMapAttr(AffineMap(dims, 0, tuple(AffineDim(position) for position in positions)))


def _rank(type_: Type) -> int:
    return len(type_.shape) if isinstance(type_, (MemRefType, RankedTensorType, VectorType)) else 0


def default_maps(op: Operation) -> ArrayAttr | None:
    """The `indexing_maps` of an operation whose text gives none; None when it has no such attribute."""
    if op.name == "linalg.elementwise" and op.operands:
        rank = _rank(op.operands[-1].value.type)
        return ArrayAttr(tuple(_projection(rank, tuple(range(rank))) for _ in op.operands))
    found = _DEFAULT_MAPS.get(op.name)
    if found is None:
        return None
    dims, maps = found
    return ArrayAttr(tuple(_projection(dims, positions) for positions in maps))


def parse_named(p: OpParser, op: Operation) -> None:
    if p.optional_keyword("kind"):
        p.punctuation("=")
        op.properties["kind"] = p.attribute()
    if p.optional_keyword("indexing_maps"):
        p.punctuation("=")
        op.properties["indexing_maps"] = p.attribute()
    elif op.name == "linalg.contract":
        p.fail("expected 'indexing_maps' attribute", p.offset)
    inputs, outputs = parse_parts(p, op)
    if not inputs and not outputs and p.next_is("("):
        # The spelling of LLVM 13; what the body takes, one value for each operand, is counted first.
        p.fail("expected 'ins' or 'outs'")
    p.attribute_dictionary(op)
    set_segments(op, len(inputs), len(outputs))
    if "indexing_maps" not in op.properties:
        maps = default_maps(op)
        if maps is not None:
            op.properties["indexing_maps"] = maps
    for type_ in p.optional_arrow_type_list():
        op.add_result(type_)
    p.empty_region(op)


def print_named(p: OpPrinter, op: Operation) -> None:
    kind = op.properties.get("kind")
    if kind is not None:
        p.write(" kind=")
        p.attribute(kind)
    maps = op.properties.get("indexing_maps")
    if maps is not None and maps is not default_maps(op):
        p.write(" indexing_maps = ")
        p.attribute(maps)
    p.attribute_dictionary(op, ("kind", "indexing_maps", "operandSegmentSizes", MEMOIZED_MAPS))
    print_parts(p, op)
    p.arrow_types(op.result_types)
