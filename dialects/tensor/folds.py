"""Folds of `tensor` for elements, slices and constants (mlir/lib/Dialect/Tensor/IR/TensorOps.cpp of LLVM 22).

%0 = tensor.extract_slice %t[%i] [4] [1]
%1 = tensor.insert_slice %0 into %t[%i] [4] [1]     =>     %1 is %t
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import ArrayAttr, Attribute, ElementsAttr, FloatAttr, IntegerAttr
from ...ir.base import Type
from ...ir.floats import float_text
from ...ir.graph import Operation
from ...ir.types import ComplexType, FloatType, RankedTensorType
from ...ods.constants import Elements, constant_attr, elements_of, int_value, same_number
from ...ods.op_view import defining
from ...ods.rewriting import IN_PLACE, FoldFunction
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.mixed import as_constant, same_mixed, slice_of
from . import ops as tensor
from .constant_elements import element_at, is_complex_splat

_EXTRACTED, _INSERTED = 1, 2
"""The first group of operands that describes the part, in extract_slice and in insert_slice."""


def _static_shape(type_: Type) -> tuple[int, ...] | None:
    if not isinstance(type_, RankedTensorType) or None in type_.shape:
        return None
    return tuple(size or 0 for size in type_.shape)


# Elements


def _extract(extract: tensor.ExtractOp, constants: Constants) -> Folded:
    """`tensor.extract (tensor.from_elements %a, %b)[1]` -> `%b`; also of a constant, or where it was just inserted."""
    found = elements_of(constants[0]) if isinstance(constants[0], ElementsAttr) else None
    if found is not None and found.is_splat:
        return _known(constant_attr(found.values, extract.result.type))
    if isinstance(constants[0], ElementsAttr) and is_complex_splat(constants[0]):
        return _known(element_at(constants[0], (), 0))
    indices = [index for constant in constants[1:] if (index := int_value(constant)) is not None]
    if len(indices) < len(constants) - 1:
        return None
    insert = defining(extract.tensor, tensor.InsertOp)
    if insert is not None and [as_constant(index) for index in insert.indices] == indices:
        return (insert.scalar,)
    position = _position(indices, extract.tensor.type)
    if position is None:
        return None
    parts = defining(extract.tensor, tensor.FromElementsOp)
    if parts is not None:
        return (parts.elements[position],)
    if isinstance(constants[0], ElementsAttr) and found is None:
        return _known(element_at(constants[0], indices, position))
    if found is None or position >= len(found.values):
        return None
    return _known(constant_attr((found.values[position],), extract.result.type))


def _known(attribute: Attribute | None) -> Folded:
    return (attribute,) if attribute is not None else None


def _position(indices: Sequence[int], type_: Type) -> int | None:
    """The row-major index of the element; None where the shape is not known, or has no such element."""
    shape = _static_shape(type_)
    if shape is None:
        return None
    position = 0
    for index, size in zip(indices, shape, strict=True):
        if not 0 <= index < size:
            return None
        position = position * size + index
    return position


def _insert(op: Operation, constants: Constants) -> Folded:
    """`tensor.insert 1 into dense<1>[%i]` -> `dense<1>`."""
    scalar, target = constants[:2]
    inserted, found = elements_of(scalar), elements_of(target)
    if inserted is None or found is None or not found.is_splat or not isinstance(target, ElementsAttr):
        return None
    return (target,) if same_number(inserted.values[0], found.values[0]) else None


def _from_elements(op: tensor.FromElementsOp, constants: Constants) -> Folded:
    """`tensor.from_elements 1, 2` -> `dense<[1, 2]>`."""
    type_ = op.result.type
    if not constants:
        return (ElementsAttr("dense", "", type_),)
    attribute = _complex(constants, type_) if isinstance(constants[0], ArrayAttr) else _numbers(constants, type_)
    return (attribute,) if attribute is not None else None


def _numbers(constants: Constants, type_: Type) -> Attribute | None:
    found: list[Elements] = []
    for constant in constants:
        elements = elements_of(constant) if isinstance(constant, (IntegerAttr, FloatAttr)) else None
        if elements is None:
            return None
        found.append(elements)
    values = [elements.values[0] for elements in found]
    if all(same_number(value, values[0]) for value in values):
        values = values[:1]
    return constant_attr(values, type_)


def _complex(constants: Constants, type_: Type) -> Attribute | None:
    """A splat of complex numbers, or the list of them."""
    if not isinstance(type_, RankedTensorType) or not isinstance(type_.element, ComplexType):
        return None
    words: list[str] = []
    for constant in constants:
        parts = constant.elements if isinstance(constant, ArrayAttr) else ()
        texts = [_number_text(part) for part in parts]
        if not texts or None in texts:
            return None
        words.append(f"({','.join(text or '' for text in texts)})")
    if len(set(words)) == 1:
        return ElementsAttr("dense", words[0], type_)
    return ElementsAttr("dense", f"[{', '.join(words)}]", type_) if len(type_.shape) == 1 else None


def _number_text(attribute: Attribute) -> str | None:
    if isinstance(attribute, IntegerAttr):
        return str(attribute.value)
    found = elements_of(attribute)
    if found is None or not isinstance(found.type, FloatType):
        return None
    return float_text(float(found.values[0]), found.type.name)


def _splat(op: tensor.SplatOp, constants: Constants) -> Folded:
    """`tensor.splat 1.0` -> `dense<1.0>`."""
    elements = elements_of(constants[0]) if isinstance(constants[0], (IntegerAttr, FloatAttr)) else None
    attribute = constant_attr(elements.values, op.aggregate.type) if elements is not None else None
    return (attribute,) if attribute is not None else None


def _resized(constant: Attribute | None, type_: Type) -> Folded:
    """A constant whose elements all have one value, with another shape (reshapeConstantSource)."""
    found = elements_of(constant) if isinstance(constant, ElementsAttr) else None
    if found is None or not found.is_splat or _static_shape(type_) is None:
        return None
    attribute = constant_attr(found.values, type_)
    return (attribute,) if attribute is not None else None


def _gather(op: tensor.GatherOp, constants: Constants) -> Folded:
    """`tensor.gather dense<1>[%indices]` -> `dense<1>`, with the type of the result."""
    return _resized(constants[0], op.result.type)


# Slices


def _is_whole(op: Operation, first_group: int, type_: Type) -> bool:
    """Whether a slice is all of a tensor of the static type `type_` (foldIdentityOffsetSizeAndStrideOpInterface)."""
    shape = _static_shape(type_)
    if shape is None:
        return False
    offsets, sizes, strides = slice_of(op, first_group)
    return (
        all(as_constant(offset) == 0 for offset in offsets)
        and all(as_constant(size) == extent for size, extent in zip(sizes, shape, strict=False))
        and all(as_constant(stride) == 1 for stride in strides)
    )


def _is_same_part(a: Operation, b: Operation) -> bool:
    """Whether two slices have the same numbers and operands (isSameAs)."""
    first, second = (slice_of(op, _EXTRACTED if op.name == "tensor.extract_slice" else _INSERTED) for op in (a, b))
    return all(same_mixed(x, y) for x, y in zip(first, second, strict=True))


def _extract_slice(extract: tensor.ExtractSliceOp, constants: Constants) -> Folded:
    """`tensor.extract_slice (tensor.insert_slice %s into %t[%i] [4] [1])[%i] [4] [1]` -> `%s`; a slice of all: `%t`."""
    source, type_ = extract.source, extract.result.type
    resized = _resized(constants[0], type_)
    if resized is not None:
        return resized
    if source.type is type_ and _is_whole(extract.op, _EXTRACTED, type_):
        return (source,)
    insert = defining(source, tensor.InsertSliceOp)
    if insert is not None and insert.source.type is type_ and _is_same_part(insert.op, extract.op):
        return (insert.source,)
    return None


def _insert_slice(insert: tensor.InsertSliceOp, constants: Constants) -> Folded:
    """`tensor.insert_slice (tensor.extract_slice %t[%i] [4] [1]) into %t[%i] [4] [1]` -> `%t`; of all: its source."""
    del constants
    source, target = insert.source, insert.dest
    if source.type is target.type and _is_whole(insert.op, _INSERTED, target.type):
        return (source,)
    before = defining(target, tensor.InsertSliceOp)
    if before is not None and before.source.type is source.type and _is_same_part(before.op, insert.op):
        # What was there is overwritten.
        insert.dest = before.dest
        return IN_PLACE
    extract = defining(source, tensor.ExtractSliceOp)
    if extract is not None and extract.source is target and _is_same_part(extract.op, insert.op):
        return (target,)
    return (target,) if any(as_constant(size) == 0 for size in slice_of(insert.op, _INSERTED)[1]) else None


# Shapes


def _concat(concat: tensor.ConcatOp, constants: Constants) -> Folded:
    """`tensor.concat dim(0) %t` -> `%t`."""
    del constants
    inputs = concat.inputs
    return (inputs[0],) if len(inputs) == 1 and inputs[0].type is concat.result.type else None


def _pad(pad: tensor.PadOp, constants: Constants) -> Folded:
    """`tensor.pad %t : tensor<4xf32> to tensor<4xf32>` -> `%t`: a static shape that stays has no padding."""
    del constants
    type_ = pad.result.type
    is_unchanged = pad.source.type is type_ and _static_shape(type_) is not None
    return (pad.source,) if is_unchanged and pad.nofold is None else None


def _reshape(reshape: tensor.ReshapeOp, constants: Constants) -> Folded:
    """`tensor.reshape (tensor.reshape %t(%s))(%u)` -> `tensor.reshape %t(%u)`; `%t` for the same type and sizes."""
    type_ = reshape.result.type
    resized = _resized(constants[0], type_)
    if resized is not None:
        return resized
    before = defining(reshape.source, tensor.ReshapeOp)
    if before is not None:
        reshape.source = before.source
        return IN_PLACE
    source = reshape.source
    if source.type is not type_ or not isinstance(type_, RankedTensorType):
        return None
    return (source,) if len(type_.shape) <= 1 or _is_shape_of(reshape, type_) else None


def _is_shape_of(reshape: tensor.ReshapeOp, type_: RankedTensorType) -> bool:
    """Whether the new shape is put together from the sizes of the source, in order."""
    made = defining(reshape.shape, tensor.FromElementsOp)
    if made is None or len(made.elements) != len(type_.shape):
        return False
    for number, element in enumerate(made.elements):
        constant = as_constant(element)
        if constant is not None:
            if constant != type_.shape[number]:
                return False
            continue
        dim = defining(element, tensor.DimOp)
        if dim is None or dim.source is not reshape.source or as_constant(dim.index) != number:
            return False
    return True


FOLDS: dict[str, FoldFunction] = {
    "tensor.concat": _concat,
    "tensor.extract": _extract,
    "tensor.extract_slice": _extract_slice,
    "tensor.from_elements": _from_elements,
    "tensor.gather": _gather,
    "tensor.insert": _insert,
    "tensor.insert_slice": _insert_slice,
    "tensor.pad": _pad,
    "tensor.reshape": _reshape,
    "tensor.splat": _splat,
}
