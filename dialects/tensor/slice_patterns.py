"""Patterns of tensor.extract_slice, tensor.insert_slice and tensor.parallel_insert_slice (TensorOps.cpp of LLVM 22).

    %c4 = arith.constant 4 : index
    %0 = tensor.extract_slice %t[0] [%c4] [1] : tensor<8xf32> to tensor<?xf32>
becomes
    %1 = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %0 = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation, Value
from ...ir.records import replace
from ...ir.types import RankedTensorType
from ...ods.op_view import OpView, defining
from ...ods.rewriting import Defect, Defects, Pattern, PatternRewriter, inherit_names
from ..common.canonicalization.matching import constant_int
from ..common.canonicalization.mixed import (
    Mixed,
    Slice,
    folded_slice,
    is_in_bounds,
    make_slice,
    slice_of,
    slice_parts,
)
from ..common.canonicalization.tensor_casts import (
    are_cast_compatible,
    before_cast,
    is_foldable,
    preserves_static_information,
)
from . import ops as tensor

_EXTRACTED, _INSERTED = 1, 2
"""The first group of operands that describes the part, in extract_slice and in insert_slice."""


def retained_dimensions(
    sizes: Sequence[int | None], shape: Sequence[int | None], *, fits_any: bool = False
) -> list[int] | None:
    """The dimensions of a slice with these static sizes that its tensor type has; None where they do not fit.

    The others have size 1. Which of several such dimensions is left out is not recorded, and makes no difference to
    the sizes that remain: unknown ones are never left out, unless an unknown size fits any other one (`fits_any`).
    """
    found: list[int] = []
    for i, size in enumerate(sizes):
        extent = shape[len(found)] if len(found) < len(shape) else -1
        if size == extent or (fits_any and extent != -1 and (size is None or extent is None)):
            found.append(i)
        elif size != 1:
            return None
    return found if len(found) == len(shape) else None


def _static(sizes: Sequence[Mixed]) -> list[int | None]:
    return [size if isinstance(size, int) else None for size in sizes]


_REDUCED_RANK = Defect(
    "reduced-rank",
    "LLVM 22 leaves out other dimensions of size one than this slice does, which is invalid or changes the shape",
    "llvm/llvm-project#217361",
)


def _with_sizes(
    part: RankedTensorType,
    old: Sequence[Mixed],
    new: Sequence[Mixed],
    whole: RankedTensorType,
    op: Operation,
    defects: Defects,
) -> RankedTensorType | None:
    """The type of a slice of `whole` with the sizes `new`; the one with the sizes `old` has the type `part`.

    It has the same dimensions. inferCanonicalRankReducedResultType of LLVM 22 leaves out the first ones of size 1
    instead: the type is another one then, in which `tensor.cast` is invalid or changes the shape.
    """
    retained = retained_dimensions(_static(old), part.shape)
    if retained is None:
        return None
    sizes = _static(new)
    shape = tuple(sizes[i] for i in retained)
    if shape != _llvm_shape(sizes, len(shape)):
        # Not followed in either mode: the type is invalid there.
        defects.follow(_REDUCED_RANK, op)
    return RankedTensorType(shape, whole.element, whole.encoding)


def _llvm_shape(sizes: Sequence[int | None], rank: int) -> tuple[int | None, ...]:
    """`sizes` without the first ones that are 1, so that `rank` are left."""
    surplus, shape = len(sizes) - rank, list[int | None]()
    for size in sizes:
        if size == 1 and surplus:
            surplus -= 1
        else:
            shape.append(size)
    return tuple(shape)


def _has_constant(op: Operation) -> bool:
    return any(constant_int(value) is not None for value in op.operand_values)


# Extraction


def _extract_constants(view: tensor.ExtractSliceOp, rewriter: PatternRewriter) -> bool:
    """Constant offsets, sizes or strides as part of the operation.

        %s = tensor.extract_slice %t[0] [%c4] [1] : tensor<8xf32> to tensor<?xf32>
        "use"(%s) : (tensor<?xf32>) -> ()
    becomes
        %a = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
        %s = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
        "use"(%s) : (tensor<?xf32>) -> ()
    """
    parts = folded_slice(view.op, _EXTRACTED)
    given, wanted = view.source.type, view.result.type
    if parts is None or not isinstance(given, RankedTensorType) or not isinstance(wanted, RankedTensorType):
        return False
    if not is_in_bounds(given.shape, *parts):
        return False
    type_ = _with_sizes(wanted, slice_of(view.op, _EXTRACTED)[1], parts[1], given, view.op, rewriter.defects)
    if type_ is None:
        return False
    new = make_slice(rewriter, view.op, type_, view.source, parts)
    if type_ is wanted:
        inherit_names(view.op, new)
        rewriter.replace(view.op, new.results)
    else:
        rewriter.replace_with_cast(view.op, "tensor.cast", new)
    return True


def _extract_of_cast(view: tensor.ExtractSliceOp, rewriter: PatternRewriter) -> bool:
    """Slice of the tensor before a cast that only forgets sizes.

        %c = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
        %s = tensor.extract_slice %c[%i] [4] [1] : tensor<?xf32> to tensor<4xf32>
        "use"(%s) : (tensor<4xf32>) -> ()
    becomes
        %s = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
        "use"(%s) : (tensor<4xf32>) -> ()
    """
    cast = defining(view.source, tensor.CastOp)
    if _has_constant(view.op) or cast is None or not is_foldable(cast):
        return False
    source = cast.source
    if not isinstance(source.type, RankedTensorType) or not is_in_bounds(
        source.type.shape, *slice_of(view.op, _EXTRACTED)
    ):
        return False
    operands = (source, *view.offsets, *view.sizes, *view.strides)
    rewriter.replace_with(view.op, view.op.name, operands, properties=view.op.properties)
    return True


def cast_of_slice(view: tensor.CastOp, rewriter: PatternRewriter) -> bool:
    """Slice with the type that it is cast to.

        %s = tensor.extract_slice %t[%i, 0] [%n, 8] [1, 1] : tensor<8x8xf32> to tensor<?x8xf32>
        %c = tensor.cast %s : tensor<?x8xf32> to tensor<4x8xf32>
        "use"(%c) : (tensor<4x8xf32>) -> ()
    becomes
        %c = tensor.extract_slice %t[%i, 0] [4, 8] [1, 1] : tensor<8x8xf32> to tensor<4x8xf32>
        "use"(%c) : (tensor<4x8xf32>) -> ()
    """
    part = defining(view.source, tensor.ExtractSliceOp)
    given, wanted = view.source.type, view.dest.type
    if part is None or not isinstance(wanted, RankedTensorType) or not isinstance(given, RankedTensorType):
        return False
    if wanted.shape == given.shape or not preserves_static_information(given, wanted):
        return False
    offsets, sizes, strides = slice_of(part.op, _EXTRACTED)
    retained = retained_dimensions(_static(sizes), given.shape)
    if retained is None:
        return False
    new_sizes = list(sizes)
    for i, extent in zip(retained, wanted.shape, strict=True):
        new_sizes[i] = sizes[i] if extent is None else extent
    whole = part.source.type
    # Out of bounds when it is reached, and LLVM 22 makes a slice that does not verify.
    if not isinstance(whole, RankedTensorType) or not is_in_bounds(whole.shape, offsets, new_sizes, strides):
        return False
    rewriter.set_before(view.op)
    new = make_slice(rewriter, view.op, wanted, part.source, (offsets, new_sizes, strides))
    inherit_names(view.op, new)
    rewriter.replace(view.op, new.results)
    return True


# Insertion


class _InsertionOp(OpView):
    """`tensor.insert_slice` and `tensor.parallel_insert_slice`."""

    __slots__ = ()

    @property
    def source(self) -> Value:
        return self.op.operands[0].value

    @property
    def dest(self) -> Value:
        return self.op.operands[1].value


def _insert(op: Operation, rewriter: PatternRewriter, source: Value, target: Value, parts: Slice) -> Operation:
    """A new operation like `op`, before it, with other operands."""
    dynamic, properties = slice_parts(parts, 1, 1)
    rewriter.set_before(op)
    types = [target.type] if op.results else []
    new = rewriter.create(
        op.name,
        (source, target, *dynamic),
        types,
        properties=properties,
        attributes=op.attributes,
        location=op.location,
    )
    if types == op.result_types:
        inherit_names(op, new)
    return new


def _cast_source(op: Operation, rewriter: PatternRewriter, source: Value, type_: RankedTensorType) -> Value:
    """The cast of what is inserted; in front of the terminator where that has to be alone."""
    place = op if op.results else op.parent_op
    assert place is not None
    rewriter.set_before(place)
    return rewriter.create("tensor.cast", (source,), (type_,), location=op.location).results[0]


def _insert_constants(op: Operation, rewriter: PatternRewriter) -> bool:
    """Constant offsets, sizes or strides as part of the operation.

        %r = tensor.insert_slice %s into %t[0] [%c4] [1] : tensor<?xf32> into tensor<8xf32>
        "use"(%r) : (tensor<8xf32>) -> ()
    becomes
        %a = tensor.cast %s : tensor<?xf32> to tensor<4xf32>
        %r = tensor.insert_slice %a into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
        "use"(%r) : (tensor<8xf32>) -> ()
    """
    source, target = _InsertionOp(op).source, _InsertionOp(op).dest
    parts = folded_slice(op, _INSERTED)
    given, wanted = source.type, target.type
    if parts is None or not isinstance(given, RankedTensorType) or not isinstance(wanted, RankedTensorType):
        return False
    if not is_in_bounds(wanted.shape, *parts):
        return False
    type_ = _with_sizes(given, slice_of(op, _INSERTED)[1], parts[1], wanted, op, rewriter.defects)
    if type_ is None:
        return False
    if type_ is not given:
        source = _cast_source(op, rewriter, source, type_)
    rewriter.replace(op, _insert(op, rewriter, source, target, parts).results)
    return True


def _insert_of_cast(op: Operation, rewriter: PatternRewriter) -> bool:
    """Operands before casts that only forget sizes.

        %c = tensor.cast %s : tensor<4xf32> to tensor<?xf32>
        %r = tensor.insert_slice %c into %t[%i] [%n] [1] : tensor<?xf32> into tensor<8xf32>
        "use"(%r) : (tensor<8xf32>) -> ()
    becomes
        %r = tensor.insert_slice %s into %t[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
        "use"(%r) : (tensor<8xf32>) -> ()
    """
    old_source, old_target = _InsertionOp(op).source, _InsertionOp(op).dest
    source, target = before_cast(old_source), before_cast(old_target)
    given, wanted = source.type, target.type
    if _has_constant(op) or (source is old_source and target is old_target):
        return False
    if not isinstance(given, RankedTensorType) or not isinstance(wanted, RankedTensorType):
        return False
    offsets, sizes, strides = slice_of(op, _INSERTED)
    retained = retained_dimensions(_static(sizes), given.shape, fits_any=True)
    seen = old_source.type
    if retained is None or not isinstance(seen, RankedTensorType):
        return False
    new_sizes = list(sizes)
    position = 0
    for i in retained:
        # As upstream: dimensions that are not known do not count.
        extent = given.shape[position]
        if extent is not None:
            new_sizes[i] = extent
            position += 1
    parts = (offsets, new_sizes, strides)
    can_insert = retained_dimensions(_static(new_sizes), given.shape) is not None
    if not can_insert or not is_in_bounds(wanted.shape, *parts):
        return False
    if retained != retained_dimensions(_static(sizes), seen.shape):
        # LLVM 22 takes the first dimensions that fit the sizes before the cast for those that the operation has.
        rewriter.defects.follow(_REDUCED_RANK, op)
        return False
    new = _insert(op, rewriter, source, target, parts)
    if op.results and target.type is not old_target.type:
        rewriter.replace_with_cast(op, "tensor.cast", new)
    else:
        rewriter.replace(op, new.results)
    return True


def _cast_inserted(op: Operation, rewriter: PatternRewriter) -> bool:
    """Sizes that the operation tells as part of the type of what is inserted.

        %r = tensor.insert_slice %s into %t[%i] [4] [1] : tensor<?xf32> into tensor<8xf32>
        "use"(%r) : (tensor<8xf32>) -> ()
    becomes
        %a = tensor.cast %s : tensor<?xf32> to tensor<4xf32>
        %r = tensor.insert_slice %a into %t[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
        "use"(%r) : (tensor<8xf32>) -> ()
    """
    source, target = _InsertionOp(op).source, _InsertionOp(op).dest
    given, wanted = source.type, target.type
    if not isinstance(given, RankedTensorType) or not isinstance(wanted, RankedTensorType):
        return False
    if len(given.shape) != len(wanted.shape):
        return False
    parts = slice_of(op, _INSERTED)
    # Constants that are still operands are out of bounds: LLVM 22 makes an insertion that does not verify of them.
    sizes = [size if isinstance(size, int) else None for size in parts[1]]
    if any(size is not None and size < 0 for size in sizes):
        return False
    shape = tuple(extent if size is None else size for extent, size in zip(given.shape, sizes, strict=True))
    type_ = replace(given, shape=shape)
    if type_ is given or not preserves_static_information(given, type_) or not are_cast_compatible(given, type_):
        return False
    cast = _cast_source(op, rewriter, source, type_)
    rewriter.replace(op, _insert(op, rewriter, cast, target, parts).results)
    return True


_INSERTIONS = (
    Pattern("InsertSliceOpConstantArgumentFolder", _insert_constants),
    Pattern("InsertSliceOpCastFolder", _insert_of_cast),
    Pattern("InsertSliceOpSourceCastInserter", _cast_inserted),
)
SLICE_PATTERNS: dict[str, Sequence[Pattern]] = {
    "tensor.extract_slice": (
        Pattern("OpWithOffsetSizesAndStridesConstantArgumentFolder", _extract_constants),
        Pattern("ExtractSliceOpCastFolder", _extract_of_cast),
    ),
    "tensor.insert_slice": _INSERTIONS,
    "tensor.parallel_insert_slice": _INSERTIONS,
}
