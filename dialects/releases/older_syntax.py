"""Operations in the syntax of an earlier release, read into the operations of LLVM 22.

Each function reads what follows the name and answers the replacements, `(start, end, text)`, that make LLVM 22's syntax
of it. They fail, as every parser, on what has no such reading.
"""

from __future__ import annotations

from ...ir.attributes import ArrayAttr, DenseArrayAttr, DialectAttr, IntegerAttr, UnitAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import (
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from ...ods.protocols import OpParser
from ...ods.segments import set_segments
from ..common.assembly.structured import parse_trait

_Replacements = list[tuple[int, int, str]]
_TRAIT = ("indexing_maps", "iterator_types")
_I64 = IntegerType(64)
_INDEX = IndexType()
_DYNAMIC = -(1 << 63)
"""ShapedType::kDynamic."""


def _colon_type(p: OpParser) -> tuple[Type, int]:
    """`: type`, and the offset after it."""
    p.punctuation(":")
    type_ = p.type()
    return type_, p.token_end


def _flags(p: OpParser, op: Operation, *names: str) -> None:
    for name in names:
        if p.optional_keyword(name):
            op.properties[name] = UnitAttr()


# Between tensors and buffers: one type said it, and it was that of the buffer.


def to_tensor(p: OpParser, op: Operation) -> _Replacements:
    """`%m restrict writable : memref<4xf32>`."""
    source = p.operand()
    _flags(p, op, "restrict", "writable")
    p.attribute_dictionary(op)
    type_, end = _colon_type(p)
    if isinstance(type_, MemRefType):
        result: Type = RankedTensorType(type_.shape, type_.element)
    elif isinstance(type_, UnrankedMemRefType):
        result = UnrankedTensorType(type_.element)
    else:
        p.fail("expected the type of a buffer")
    p.resolve(op, source, type_)
    op.add_result(result)
    return [(end, end, f" to {result}")]


def to_buffer(p: OpParser, op: Operation) -> _Replacements:
    """`%t read_only : memref<4xf32>`, or `: tensor<4xf32> to memref<4xf32>` as it still is."""
    source = p.operand()
    _flags(p, op, "read_only")
    p.attribute_dictionary(op)
    p.punctuation(":")
    start = p.offset
    type_ = p.type()
    if p.optional_keyword("to"):
        p.resolve(op, source, type_)
        op.add_result(p.type())
        return []
    if isinstance(type_, MemRefType):
        tensor: Type = RankedTensorType(type_.shape, type_.element)
    elif isinstance(type_, UnrankedMemRefType):
        tensor = UnrankedTensorType(type_.element)
    else:
        p.fail("expected the type of a buffer")
    p.resolve(op, source, tensor)
    op.add_result(type_)
    return [(start, start, f"{tensor} to ")]


def tensor_store(p: OpParser, op: Operation) -> _Replacements:
    """`%t, %m : memref<4xf32>`."""
    tensor = p.operand()
    comma = p.offset
    p.punctuation(",")
    buffer = p.operand()
    p.attribute_dictionary(op)
    p.punctuation(":")
    start = p.offset
    type_ = p.type()
    if not isinstance(type_, MemRefType):
        p.fail("expected the type of a buffer", start)
    source = RankedTensorType(type_.shape, type_.element)
    op.properties["writable"] = UnitAttr()
    p.resolve(op, tensor, source)
    p.resolve(op, buffer, type_)
    return [(comma, buffer.start, " in writable "), (start, p.token_end, f"({source}, {type_}) -> ()")]


def copy(p: OpParser, op: Operation) -> _Replacements:
    """`(%from, %to) : type, type`."""
    start = p.offset
    p.punctuation("(")
    source = p.operand()
    p.punctuation(",")
    target = p.operand()
    close = p.offset
    p.punctuation(")")
    p.attribute_dictionary(op)
    p.punctuation(":")
    first = p.type()
    comma = p.offset
    p.punctuation(",")
    second = p.type()
    p.resolve(op, source, first)
    p.resolve(op, target, second)
    return [(start, source.start, " "), (close, close + 1, ""), (comma, comma + 1, " to")]


def fill(p: OpParser, op: Operation) -> _Replacements:
    """`(%value, %to) : type, type`."""
    start = p.offset
    p.punctuation("(")
    value = p.operand()
    comma = p.offset
    p.punctuation(",")
    target = p.operand()
    close = p.offset
    p.punctuation(")")
    p.punctuation(":")
    first = p.type()
    p.punctuation(",")
    second = p.type()
    end = p.token_end
    p.resolve(op, value, first)
    p.resolve(op, target, second)
    set_segments(op, 1, 1)
    for type_ in p.optional_arrow_type_list():
        op.add_result(type_)
    p.empty_region(op)
    return [
        (start, value.start, " ins("),
        (comma, target.start, f" : {first}) outs("),
        (close, end, f" : {second})"),
    ]


def generic(p: OpParser, op: Operation) -> _Replacements:
    """`{args_in = 1 : i64, args_out = 1 : i64, ...} %in, %out {...}: type, type`."""
    start = p.offset
    parse_trait(p, op, _TRAIT)
    counts = [op.attributes.pop(name, None) for name in ("args_in", "args_out")]
    given = [count.value for count in counts if isinstance(count, IntegerAttr)]
    maps, iterators = (op.properties.get(name) for name in _TRAIT)
    if len(given) != len(counts) or maps is None or iterators is None:
        p.fail("expected 'args_in' and 'args_out'", start)
    kinds = iterators.elements if isinstance(iterators, ArrayAttr) else ()
    words = ", ".join([f'"{kind.body}"' for kind in kinds if isinstance(kind, DialectAttr)])
    trait = (start, p.token_end, f"{{indexing_maps = {maps}, iterator_types = [{words}]}}")
    operands = p.operand_list()
    if len(operands) != sum(given):
        p.fail("expected as many operands as 'args_in' and 'args_out' say")
    last = p.token_end
    p.region(op)
    body_end = p.token_end
    p.punctuation(":")
    types = p.type_list()
    end = p.token_end
    p.resolve_all(op, operands, types)
    set_segments(op, *given)
    for type_ in p.optional_arrow_type_list():
        op.add_result(type_)
    groups = (("ins", 0, given[0]), ("outs", given[0], len(operands)))
    parts = [
        f"{word}({', '.join(f'%{use.name}' for use in operands[a:b])} : {', '.join(map(str, types[a:b]))})"
        for word, a, b in groups
        if a < b
    ]
    return [trait, (operands[0].start, last, " ".join(parts)), (body_end, end, "")]


def dim(p: OpParser, op: Operation) -> _Replacements:
    """`%x, %i : type`, of a buffer or of a tensor."""
    source = p.operand()
    p.punctuation(",")
    index = p.operand()
    p.attribute_dictionary(op)
    type_, _ = _colon_type(p)
    if isinstance(type_, RankedTensorType | UnrankedTensorType):
        op.name = "tensor.dim"
    p.resolve(op, source, type_)
    p.resolve(op, index, _INDEX)
    op.add_result(_INDEX)
    return []


# Tensors


def init_tensor(p: OpParser, op: Operation) -> _Replacements:
    """`[%n, 4] : tensor<?x4xf32>`: sizes that the type knows were written too."""
    before = p.token_end
    sizes: list[str] = []
    p.punctuation("[")
    while not p.optional_punctuation("]"):
        if p.optional_integer() is None:
            use = p.operand()
            sizes.append(f"%{use.name}")
            p.resolve(op, use, _INDEX)
        if not p.optional_punctuation(","):
            p.punctuation("]")
            break
    end = p.token_end
    p.attribute_dictionary(op)
    type_, _ = _colon_type(p)
    if not isinstance(type_, RankedTensorType) or sum(size is None for size in type_.shape) != len(sizes):
        p.fail("expected a ranked tensor with as many unknown sizes as there are operands")
    op.add_result(type_)
    return [(before, end, f"({', '.join(sizes)})")]


def expand_shape(p: OpParser, op: Operation) -> _Replacements:
    """`%x [[0, 1]] : type into type`: the sizes of the result were in its type alone, so they have to be known."""
    source = p.operand()
    groups = p.attribute()
    at = p.token_end
    p.attribute_dictionary(op)
    type_, _ = _colon_type(p)
    p.keyword("into")
    start = p.offset
    result = p.type()
    if not isinstance(groups, ArrayAttr) or not isinstance(result, RankedTensorType | MemRefType):
        p.fail("expected reassociation groups and a ranked result", start)
    if any(size is None for size in result.shape):
        p.fail("expected 'output_shape': sizes that the type does not know must be given", at, at)
    sizes = tuple(size for size in result.shape if size is not None)
    op.properties["reassociation"] = groups
    op.properties["static_output_shape"] = DenseArrayAttr(_I64, sizes)
    p.resolve(op, source, type_)
    op.add_result(result)
    return [(at, at, f" output_shape [{', '.join(map(str, sizes))}]")]


# Vectors


def extract(p: OpParser, op: Operation) -> _Replacements:
    """`%v[0, 1] : vector<4x8xf32>`: the result's type followed from the source's."""
    source = p.operand()
    positions: list[int] = []
    p.comma_separated(lambda: positions.append(p.integer()), "[", "]")
    p.attribute_dictionary(op)
    p.punctuation(":")
    start = p.offset
    type_ = p.type()
    if not isinstance(type_, VectorType) or len(positions) > len(type_.shape) or not positions:
        p.fail("expected a vector of at least as many dimensions as there are positions", start)
    rest = type_.shape[len(positions) :]
    result = VectorType(rest, type_.element, type_.scalable[len(positions) :]) if rest else type_.element
    op.properties["static_position"] = DenseArrayAttr(_I64, tuple(positions))
    p.resolve(op, source, type_)
    op.add_result(result)
    return [(start, start, f"{result} from ")]


def extract_element(p: OpParser, op: Operation) -> _Replacements:
    """`%v[%i : index] : vector<4xf32>`."""
    return _element(p, op, is_insertion=False)


def insert_element(p: OpParser, op: Operation) -> _Replacements:
    """`%x, %v[%i : index] : vector<4xf32>`."""
    return _element(p, op, is_insertion=True)


def _element(p: OpParser, op: Operation, *, is_insertion: bool) -> _Replacements:
    stored = p.operand() if is_insertion else None
    if stored is not None:
        p.punctuation(",")
    vector = p.operand()
    replacements: _Replacements = []
    p.punctuation("[")
    position = p.optional_operand()
    if position is not None:
        p.punctuation(":")
        start = p.offset
        if p.type() is not _INDEX:
            p.fail("a position of this type has to be cast to 'index' first", start)
        replacements.append((position.end, p.token_end, ""))
    p.punctuation("]")
    p.attribute_dictionary(op)
    p.punctuation(":")
    start = p.offset
    type_ = p.type()
    if not isinstance(type_, VectorType):
        p.fail("expected the type of a vector", start)
    if stored is not None:
        p.resolve(op, stored, type_.element)
    p.resolve(op, vector, type_)
    if position is not None:
        p.resolve(op, position, _INDEX)
    op.properties["static_position"] = DenseArrayAttr(_I64, (_DYNAMIC,) if position is not None else ())
    op.add_result(type_ if stored is not None else type_.element)
    replacements.append((start, start, f"{type_.element} {'into' if stored is not None else 'from'} "))
    return replacements


def splat(p: OpParser, op: Operation) -> _Replacements:
    """`%x : vector<4xf32>`."""
    source = p.operand()
    p.attribute_dictionary(op)
    p.punctuation(":")
    start = p.offset
    type_ = p.type()
    if not isinstance(type_, VectorType):
        p.fail("expected the type of a vector", start)
    p.resolve(op, source, type_.element)
    op.add_result(type_)
    return [(start, start, f"{type_.element} to ")]
