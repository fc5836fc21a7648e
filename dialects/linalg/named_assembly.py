"""Custom syntax of the named `linalg` operations: attributes, `ins(...)`, `outs(...)`, result types.

The text leaves the body out, and so does our IR: the region of a named operation is empty.
"""

from __future__ import annotations

from ...ir.affine import AffineDim, AffineMap
from ...ir.attributes import AffineMapAttr, ArrayAttr, DialectAttr, IntegerAttr, OpaqueAttr, StringAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import FloatType, IndexType, IntegerType, MemRefType, RankedTensorType, VectorType, element_type
from ...ods.protocols import OpParser, OpPrinter
from ...ods.registry import UPSTREAM
from ...ods.segments import set_segments
from ...ods.verification.op_parts import case_word, operand_types
from .indexing import default_maps
from .semantics import input_count

MEMOIZED_MAPS = "linalg.memoized_indexing_maps"


def _named_operations() -> list[str]:
    names: list[str] = []
    for name in UPSTREAM.op_names("linalg"):
        definition = UPSTREAM.lookup(name)
        if definition is not None and definition.format is None and definition.regions:
            names.append(name)
    return names


NAMED = _named_operations()
"""The operations that have a region but no declarative format; a few of them have a syntax of their own."""


def parse_parts(p: OpParser, op: Operation) -> tuple[int, int]:
    """`<{...}> {...} ins(%a : type) outs(%b : type)`; the numbers of inputs and of outputs."""
    p.properties_dictionary(op)
    p.attribute_dictionary(op)
    inputs = p.typed_operands(op) if p.optional_keyword("ins") else 0
    outputs = p.typed_operands(op) if p.optional_keyword("outs") else 0
    return inputs, outputs


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


def _rank(type_: Type) -> int:
    return len(type_.shape) if isinstance(type_, (MemRefType, RankedTensorType, VectorType)) else 0


def _maps_left_out(op: Operation) -> ArrayAttr | None:
    """The `indexing_maps` of an operation whose text gives none; None when it has no such attribute."""
    maps = default_maps(op)
    if op.name == "linalg.elementwise" and op.operands:
        rank = _rank(op.operands[-1].value.type)
        maps = [AffineMap(rank, 0, tuple(map(AffineDim, range(rank))))] * len(op.operands)
    return ArrayAttr(tuple(map(AffineMapAttr, maps))) if maps is not None else None


_UNARY = frozenset(
    ("abs", "ceil", "copy", "elemwise_unary", "erf", "exp", "fill", "floor", "log", "negf", "reciprocal", "round",
     "rsqrt", "sqrt", "square", "tanh")
)  # fmt: skip
_BINARY = frozenset(("add", "div", "div_unsigned", "max", "min", "mul", "powf", "sub"))
_FROM_THREE = frozenset(("fill_rng_2d", "select"))


def _body_arguments(word: str) -> int:
    """Values that the body of `linalg.<word>` takes, or of `linalg.elementwise` of that kind: one for each operand."""
    if word in _UNARY:
        return 2
    if word in _FROM_THREE:
        return 4
    return 5 if word.endswith("_q") or word.startswith("quantized_") else 3


def _check_parts(p: OpParser, op: Operation, start: int) -> None:
    """The errors that upstream has while it makes the body, which the text leaves out."""
    types = operand_types(op)
    is_elementwise = op.name == "linalg.elementwise"
    word = (case_word(op, "kind") or "") if is_elementwise else op.name.partition(".")[2]
    wanted, given = _body_arguments(word), len(types)
    if word and given != wanted:
        text = f"[parseNamedStructuredOpRegion] ods-gen generated region expects {wanted} args, got {given}"
        p.fail(text)
    elements = [*map(element_type, types)]
    if word in _BINARY and not is_elementwise and all(isinstance(each, IndexType) for each in elements):
        text = "Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got"
        p.fail(f"{text} '{elements[0]}' and '{elements[1]}'", start)
    last = types[-1] if types else None
    if is_elementwise and isinstance(last, (IntegerType, IndexType, FloatType)):
        p.fail("return type needs to be shaped type")


def _parse_maps(p: OpParser, op: Operation) -> None:
    start = p.offset
    maps = op.properties["indexing_maps"] = p.attribute()
    if isinstance(maps, ArrayAttr) and any(isinstance(each, IntegerAttr | StringAttr) for each in maps.elements):
        p.fail("element of indexing_maps array is not an affine_map", start)


def parse_named(p: OpParser, op: Operation) -> None:
    start = p.offset
    if op.name == "linalg.elementwise" and "kind" not in op.properties:
        p.keyword("kind")
        p.punctuation("=")
        place = p.offset
        kind = op.properties["kind"] = p.attribute()
        if not isinstance(kind, (DialectAttr, OpaqueAttr)):
            p.fail("expected ElementwiseKind attribute", place)
    if p.optional_keyword("indexing_maps"):
        p.punctuation("=")
        _parse_maps(p, op)
    elif op.name == "linalg.contract":
        p.fail("expected 'indexing_maps' attribute", p.offset)
    inputs, outputs = parse_parts(p, op)
    if not inputs and not outputs and p.next_is("("):
        # The spelling of LLVM 13; what the body takes, one value for each operand, is counted first.
        p.fail("expected 'ins' or 'outs'")
    p.attribute_dictionary(op)
    set_segments(op, inputs, outputs)
    if "indexing_maps" not in op.properties:
        maps = _maps_left_out(op)
        if maps is not None:
            op.properties["indexing_maps"] = maps
    for type_ in p.optional_arrow_type_list():
        op.add_result(type_)
    _check_parts(p, op, start)
    p.empty_region(op)


def print_named(p: OpPrinter, op: Operation) -> None:
    kind = op.properties.get("kind")
    if kind is not None:
        p.write(" kind=")
        p.attribute(kind)
    maps = op.properties.get("indexing_maps")
    if maps is not None and maps is not _maps_left_out(op):
        p.write(" indexing_maps = ")
        p.attribute(maps)
    p.attribute_dictionary(op, ("kind", "indexing_maps", "operandSegmentSizes", MEMOIZED_MAPS))
    print_parts(p, op)
    p.arrow_types(op.result_types)
