"""What the tensor dialect simplifies (mlir/lib/Dialect/Tensor/IR/TensorOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import ElementsAttr, index_attr
from ...ir.cloning import Mapping, clone_all
from ...ir.graph import Operation, Value
from ...ir.records import replace
from ...ir.types import INDEX, RankedTensorType
from ...ods.constants import constant_attr, elements_of, int_value
from ...ods.rewriting import IN_PLACE, FoldFunction, Pattern, PatternRewriter
from ...ods.side_effects import is_memory_effect_free
from ..arith.canonicalize import make_constant
from ..arith.fold_integers import Constants, Folded
from ..bufferization.tensor_patterns import DIM_OF_ALLOC_TENSOR
from ..common.canonicalization.matching import constant_int, defining, int_constant
from ..common.canonicalization.mixed import slice_of
from ..common.canonicalization.reshapes import fold_reshape, reshape_patterns
from ..scf.tensor_patterns import preserves_static_information
from .cast_patterns import are_cast_compatible

CONSTANT = make_constant


def _fold_cast_operand(op: Operation) -> Folded:
    cast = defining(op.operands[0].value, "tensor.cast")
    if cast is None or not isinstance(cast.operands[0].value.type, RankedTensorType):
        return None
    op.operands[0].set(cast.operands[0].value)
    return IN_PLACE


def _position(type_: RankedTensorType, index: int) -> int:
    """Which of the dynamic sizes dimension `index` has."""
    return sum(size is None for size in type_.shape[:index])


# tensor.dim, tensor.rank


def _dim(op: Operation, constants: Constants) -> Folded:
    source = op.operands[0].value
    index = int_value(constants[1])
    type_ = source.type
    if index is None or not isinstance(type_, RankedTensorType) or not 0 <= index < len(type_.shape):
        return None
    size = type_.shape[index]
    if size is not None:
        return (index_attr(size),)
    generate = defining(source, "tensor.generate")
    if generate is not None:
        return (generate.operands[_position(type_, index)].value,)
    part = defining(source, "tensor.extract_slice")
    if part is not None:
        given = part.operands[0].value.type
        value = slice_of(part, 1)[1][index] if len(slice_of(part, 1)[1]) == len(type_.shape) else None
        return (value,) if isinstance(given, RankedTensorType) and isinstance(value, Value) else None
    return _fold_cast_operand(op)


def _rank(op: Operation, constants: Constants) -> Folded:
    del constants
    type_ = op.operands[0].value.type
    return (index_attr(len(type_.shape)),) if isinstance(type_, RankedTensorType) else None


def _dim_of_to_tensor(op: Operation, rewriter: PatternRewriter) -> bool:
    before = defining(op.operands[0].value, "bufferization.to_tensor")
    if before is None:
        return False
    rewriter.replace_with(op, "memref.dim", (before.operands[0].value, op.operands[1].value))
    return True


def _dim_of_empty(op: Operation, rewriter: PatternRewriter) -> bool:
    index = constant_int(op.operands[1].value)
    empty = defining(op.operands[0].value, "tensor.empty")
    type_ = empty.results[0].type if empty is not None else None
    if empty is None or index is None or not isinstance(type_, RankedTensorType) or not 0 <= index < len(type_.shape):
        return False
    if type_.shape[index] is not None:
        return False
    rewriter.replace(op, (empty.operands[_position(type_, index)].value,))
    return True


def _dim_of_cast(op: Operation, rewriter: PatternRewriter) -> bool:
    cast = defining(op.operands[0].value, "tensor.cast")
    if cast is None:
        return False
    rewriter.replace_with(op, "tensor.dim", (cast.operands[0].value, op.operands[1].value))
    return True


def _dim_of_destination(op: Operation, rewriter: PatternRewriter) -> bool:
    """The result of a destination-style operation has the sizes of its destination."""
    source = op.operands[0].value
    maker = source.defining_op
    if maker is None or maker.dialect != "linalg" or not maker.results:
        return False
    if not rewriter.knowledge.has_interface(maker, "DestinationStyleOpInterface"):
        return False
    index = next(i for i, result in enumerate(maker.results) if result is source)
    op.operands[0].set(maker.operands[len(maker.operands) - len(maker.results) + index].value)
    rewriter.modified(op)
    return True


# tensor.extract


def _extract(op: Operation, constants: Constants) -> Folded:
    found = elements_of(constants[0]) if isinstance(constants[0], ElementsAttr) else None
    if found is not None and found.is_splat:
        attribute = constant_attr(found.values, op.results[0].type)
        return (attribute,) if attribute is not None else None
    type_ = op.operands[0].value.type
    indices = [int_value(constant) for constant in constants[1:]]
    if None in indices or not isinstance(type_, RankedTensorType):
        return None
    position = 0
    for index, size in zip(indices, type_.shape, strict=True):
        if index is None or size is None or not 0 <= index < size:
            return None
        position = position * size + index
    parts = defining(op.operands[0].value, "tensor.from_elements")
    if parts is not None:
        return (parts.operands[position].value,)
    if found is None or position >= len(found.values):
        return None
    attribute = constant_attr((found.values[position],), op.results[0].type)
    return (attribute,) if attribute is not None else None


def _extract_of_fill(op: Operation, rewriter: PatternRewriter) -> bool:
    fill = defining(op.operands[0].value, "linalg.fill")
    if fill is None or fill.operands[0].value.type is not op.results[0].type:
        return False
    rewriter.replace(op, (fill.operands[0].value,))
    return True


def _extract_of_generate(op: Operation, rewriter: PatternRewriter) -> bool:
    """The element is computed where it is wanted."""
    generate = defining(op.operands[0].value, "tensor.generate")
    if generate is None or len(generate.regions[0].blocks) != 1:
        return False
    block = generate.regions[0].blocks[0]
    last = block.last
    if last is None or op.parent is None:
        return False
    inner = [inner for inner in block.ops if inner is not last]
    if not all(is_memory_effect_free(each, rewriter.knowledge) for each in inner):
        return False
    mapping = Mapping()
    mapping.values.update(zip(block.args, op.operand_values[1:], strict=True))
    for copy in clone_all(inner, mapping):
        copy.origin = None
        rewriter.insert(copy)
    rewriter.replace(op, (mapping.value(last.operands[0].value),))
    return True


def _extract_of_index_cast(op: Operation, rewriter: PatternRewriter) -> bool:
    cast = defining(op.operands[0].value, "arith.index_cast")
    if cast is None:
        return False
    source = cast.operands[0].value
    if not isinstance(source.type, RankedTensorType):
        return False
    element = rewriter.create(
        "tensor.extract", (source, *op.operand_values[1:]), (source.type.element,), location=op.location
    )
    rewriter.replace_with(op, "arith.index_cast", element.results)
    return True


def _extract_of_cast(op: Operation, rewriter: PatternRewriter) -> bool:
    cast = defining(op.operands[0].value, "tensor.cast")
    if cast is None or not isinstance(cast.operands[0].value.type, RankedTensorType):
        return False
    rewriter.replace_with(op, "tensor.extract", (cast.operands[0].value, *op.operand_values[1:]))
    return True


# tensor.empty, tensor.cast, slices, reshapes


def _empty_sizes(op: Operation, rewriter: PatternRewriter) -> bool:
    """Sizes that are constants belong to the type."""
    type_ = op.results[0].type
    if not isinstance(type_, RankedTensorType):
        return False
    remaining = iter(op.operand_values)
    shape: list[int | None] = []
    kept: list[Value] = []
    for extent in type_.shape:
        size = next(remaining) if extent is None else None
        constant = constant_int(size) if size is not None else None
        if size is None:
            shape.append(extent)
        elif constant is not None and constant >= 0:
            shape.append(constant)
        else:
            shape.append(None)
            kept.append(size)
    new_type = replace(type_, shape=tuple(shape))
    if new_type is type_:
        return False
    new = rewriter.create(op.name, kept, (new_type,), location=op.location)
    rewriter.replace_with_cast(op, "tensor.cast", new)
    return True


def _empty_of_cast(op: Operation, rewriter: PatternRewriter) -> bool:
    """A cast of an empty tensor is an empty tensor of the other type, where its sizes are known."""
    empty = defining(op.operands[0].value, "tensor.empty")
    result, source = op.results[0].type, op.operands[0].value.type
    if empty is None or not isinstance(result, RankedTensorType) or not isinstance(source, RankedTensorType):
        return False
    if not preserves_static_information(source, result):
        return False
    remaining = iter(empty.operand_values)
    sizes: list[Value] = []
    for given, wanted in zip(source.shape, result.shape, strict=True):
        size = next(remaining) if given is None else None
        if wanted is not None:
            known = constant_int(size) if size is not None else None
            if size is not None and known is not None and known != wanted:
                return False
        else:
            sizes.append(size if size is not None else int_constant(rewriter, given or 0, INDEX, op.location))
    rewriter.replace_with(op, "tensor.empty", sizes)
    return True


def _chained_casts(op: Operation, rewriter: PatternRewriter) -> bool:
    before = defining(op.operands[0].value, "tensor.cast")
    if before is None:
        return False
    source, middle, result = before.operands[0].value.type, before.results[0].type, op.results[0].type
    types = (source, middle, result)
    ranked = [type_ for type_ in types if isinstance(type_, RankedTensorType)]
    if len(ranked) == len(types):
        with_middle = _joined(_joined(ranked[0].shape, ranked[1].shape), ranked[2].shape)
        if with_middle is None or _joined(ranked[0].shape, ranked[2].shape) != with_middle:
            return False
    elif not are_cast_compatible(source, result):
        return False
    rewriter.replace_with(op, "tensor.cast", (before.operands[0].value,))
    return True


def _joined(a: tuple[int | None, ...] | None, b: tuple[int | None, ...] | None) -> tuple[int | None, ...] | None:
    """What both shapes say together; None when they contradict."""
    if a is None or b is None or any(x is not None and y is not None and x != y for x, y in zip(a, b, strict=True)):
        return None
    return tuple(x if x is not None else y for x, y in zip(a, b, strict=True))


def _extract_slice(op: Operation, constants: Constants) -> Folded:
    del constants
    source, type_ = op.operands[0].value, op.results[0].type
    if source.type is not type_ or not isinstance(type_, RankedTensorType) or None in type_.shape:
        return None
    return (source,)


def _collapse(op: Operation, constants: Constants) -> Folded:
    return fold_reshape(op, constants[0], "tensor.expand_shape")


def _expand(op: Operation, constants: Constants) -> Folded:
    return fold_reshape(op, constants[0], "tensor.collapse_shape")


_RESHAPES = reshape_patterns("tensor")

FOLDS: dict[str, FoldFunction] = {
    "tensor.collapse_shape": _collapse,
    "tensor.dim": _dim,
    "tensor.expand_shape": _expand,
    "tensor.extract": _extract,
    "tensor.extract_slice": _extract_slice,
    "tensor.rank": _rank,
}
PATTERNS: dict[str, Sequence[Pattern]] = {
    "tensor.cast": (
        Pattern("FoldEmptyTensorWithCastOp", _empty_of_cast),
        Pattern("ChainedTensorCast", _chained_casts),
    ),
    "tensor.collapse_shape": _RESHAPES["tensor.collapse_shape"],
    "tensor.dim": (
        Pattern("DimOfToTensorFolder", _dim_of_to_tensor),
        DIM_OF_ALLOC_TENSOR,
        Pattern("FoldEmptyTensorWithDimOp", _dim_of_empty),
        Pattern("DimOfCastOp", _dim_of_cast),
        Pattern("DimOfDestStyleOp", _dim_of_destination),
    ),
    "tensor.empty": (Pattern("ReplaceEmptyTensorStaticShapeDims", _empty_sizes),),
    "tensor.expand_shape": _RESHAPES["tensor.expand_shape"],
    "tensor.extract": (
        Pattern("FoldFillWithTensorExtract", _extract_of_fill),
        Pattern("ExtractFromTensorGenerate", _extract_of_generate),
        Pattern("ExtractElementFromIndexCast", _extract_of_index_cast),
        Pattern("ExtractFromTensorCast", _extract_of_cast),
    ),
}
