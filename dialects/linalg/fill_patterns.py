"""Patterns of filled tensors that are reshaped, padded, packed, put together or transposed (LinalgOps.cpp of LLVM 22).

    %0 = linalg.fill ins(%x : f32) outs(%a : tensor<6xf32>) -> tensor<6xf32>
    %1 = linalg.transpose ins(%0 : tensor<6xf32>) outs(%b : tensor<6xf32>) permutation = [0]
becomes
    %1 = linalg.fill ins(%x : f32) outs(%b : tensor<6xf32>) -> tensor<6xf32>
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.affine import AffineDim, AffineExpr
from ...ir.affine_arithmetic import add
from ...ir.attributes import Attribute
from ...ir.graph import Operation, Value
from ...ir.types import INDEX, RankedTensorType
from ...ods.constants import normalized
from ...ods.op_view import UnaryOp, defining
from ...ods.rewriting import Defect, Pattern, PatternRewriter
from ...ods.segments import dense_i32
from ..affine.folded_apply import folded_apply
from ..common.canonicalization.matching import constant_of, has_one_use, int_constant
from ..common.canonicalization.mixed import Mixed, as_constant, slice_of, slice_parts
from ..common.canonicalization.padding import high_padding, low_padding, padding_value
from ..common.canonicalization.regions import clone_regions
from ..tensor import ops as tensor
from . import ops as linalg

STRIDED_PADDING = Defect(
    "strided-padding", "LLVM 22 leaves out padding that is inserted with gaps as if it were inserted without"
)


def fill_like(view: linalg.FillOp, rewriter: PatternRewriter, target: Value, location: Attribute | None) -> Operation:
    """A fill of `target` with the value of another fill, where the rewriter is."""
    value = view.inputs[0]
    new = rewriter.create(
        view.op.name,
        (value, target),
        (target.type,),
        properties={**view.op.properties, "operandSegmentSizes": dense_i32((1, 1))},
        regions=len(view.op.regions),
        location=location,
    )
    clone_regions(view.op, new)
    return new


def _fill_of(value: Value) -> linalg.FillOp | None:
    return defining(value, linalg.FillOp)


def _same_scalar(a: Value, b: Value) -> bool:
    """Whether both are one value, or the same constant."""
    first, second = constant_of(a), constant_of(b)
    return a is b or (first is not None and second is not None and normalized(first) is normalized(second))


def _reshape_of_fill(view: UnaryOp, rewriter: PatternRewriter) -> bool:
    """Fill of the reshaped destination.

        %f = linalg.fill ins(%x : f32) outs(%t : tensor<6xf32>) -> tensor<6xf32>
        %r = tensor.expand_shape %f [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
        "use"(%r) : (tensor<2x3xf32>) -> ()
    becomes
        %e = tensor.expand_shape %t [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
        %r = linalg.fill ins(%x : f32) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
        "use"(%r) : (tensor<2x3xf32>) -> ()
    """
    fill = _fill_of(view.operand)
    if fill is None:
        return False
    _, *sizes = view.op.operand_values
    rewriter.set_before(view.op)
    target = rewriter.create(
        view.op.name,
        (fill.outputs[0], *sizes),
        view.op.result_types,
        properties=view.op.properties,
        location=view.op.location,
    )
    rewriter.replace(view.op, fill_like(fill, rewriter, target.results[0], view.op.location).results)
    return True


def _padded_sizes(view: tensor.PadOp, rewriter: PatternRewriter) -> list[Mixed]:
    """The sizes of the result of a `tensor.pad`, where the rewriter is."""
    given = view.source.type
    assert isinstance(given, RankedTensorType)
    found: list[Mixed] = []
    both = zip(given.shape, low_padding(view), high_padding(view), strict=True)
    for i, (extent, low, high) in enumerate(both):
        size: Mixed = extent if extent is not None else _dim(view.op, rewriter, view.source, i)
        found.append(folded_apply(rewriter, _sum(3), (size, low, high), view.op))
    return found


def _dim(op: Operation, rewriter: PatternRewriter, source: Value, position: int) -> Value:
    index = int_constant(rewriter, position, INDEX, op.location)
    return rewriter.create("tensor.dim", (source, index), (INDEX,), location=op.location).results[0]


def _sum(count: int) -> AffineExpr:
    found: AffineExpr = AffineDim(0)
    for i in range(1, count):
        found = add(found, AffineDim(i))
    return found


def _pad_of_fill(view: tensor.PadOp, rewriter: PatternRewriter) -> bool:
    """Fill of a larger tensor, where a filled one is padded with the same value.

        %f = linalg.fill ins(%x : f32) outs(%t : tensor<6xf32>) -> tensor<6xf32>
        %r = tensor.pad %f low[1] high[2] {
          ^bb0(%i: index): tensor.yield %x : f32 } : tensor<6xf32> to tensor<9xf32>
        "use"(%r) : (tensor<9xf32>) -> ()
    becomes
        %e = tensor.empty() : tensor<9xf32>
        %r = linalg.fill ins(%x : f32) outs(%e : tensor<9xf32>) -> tensor<9xf32>
        "use"(%r) : (tensor<9xf32>) -> ()
    """
    fill, value, type_ = _fill_of(view.source), padding_value(view), view.result.type
    if fill is None or value is None or fill.inputs[0] is not value or not isinstance(type_, RankedTensorType):
        return False
    rewriter.set_before(view.op)
    sizes = _padded_sizes(view, rewriter)
    shape = tuple(size if isinstance(size, int) else None for size in sizes)
    dynamic = [size for size in sizes if isinstance(size, Value)]
    empty = rewriter.create(
        "tensor.empty", dynamic, (RankedTensorType(shape, type_.element),), location=view.op.location
    ).results[0]
    new = fill_like(fill, rewriter, empty, fill.op.location)
    if empty.type is type_:
        rewriter.replace(view.op, new.results)
    else:
        rewriter.replace_with_cast(view.op, "tensor.cast", new)
    return True


def _pack_of_fill(view: linalg.PackOp, rewriter: PatternRewriter) -> bool:
    """Fill of the packed destination.

        %e = tensor.empty() : tensor<2x3xf32>
        %f = linalg.fill ins(%x : f32) outs(%t : tensor<6xf32>) -> tensor<6xf32>
        %r = linalg.pack %f inner_dims_pos = [0] inner_tiles = [3] into %e : tensor<6xf32> -> tensor<2x3xf32>
        "use"(%r) : (tensor<2x3xf32>) -> ()
    becomes
        %e = tensor.empty() : tensor<2x3xf32>
        %r = linalg.fill ins(%x : f32) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
        "use"(%r) : (tensor<2x3xf32>) -> ()
    """
    fill = _fill_of(view.source)
    if fill is None or not has_one_use(view.dest):
        return False
    if view.padding_value is not None and not _same_scalar(view.padding_value, fill.inputs[0]):
        return False
    rewriter.set_before(view.op)
    rewriter.replace(view.op, fill_like(fill, rewriter, view.dest, view.op.location).results)
    return True


def _concat_of_fills(op: Operation, rewriter: PatternRewriter) -> bool:
    """Fill of the destinations put together, where all parts are filled with one value.

        %f = linalg.fill ins(%x : f32) outs(%s : tensor<2xf32>) -> tensor<2xf32>
        %g = linalg.fill ins(%x : f32) outs(%t : tensor<3xf32>) -> tensor<3xf32>
        %r = tensor.concat dim(0) %f, %g : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
        "use"(%r) : (tensor<5xf32>) -> ()
    becomes
        %e = tensor.concat dim(0) %s, %t : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
        %r = linalg.fill ins(%x : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
        "use"(%r) : (tensor<5xf32>) -> ()
    """
    fills = [_fill_of(value) for value in op.operand_values]
    found = [fill for fill in fills if fill is not None]
    if not found or len(found) < len(fills):
        return False
    value = found[0].inputs[0]
    if not all(_same_scalar(fill.inputs[0], value) for fill in found):
        return False
    rewriter.set_before(op)
    whole = rewriter.create(
        op.name, [fill.outputs[0] for fill in found], op.result_types, properties=op.properties, location=op.location
    )
    rewriter.replace(op, fill_like(found[0], rewriter, whole.results[0], op.location).results)
    return True


def _transpose_of_fill(view: linalg.TransposeOp, rewriter: PatternRewriter) -> bool:
    """Fill of the destination of a transposition of a filled tensor.

        %f = linalg.fill ins(%x : f32) outs(%t : tensor<2x3xf32>) -> tensor<2x3xf32>
        %r = linalg.transpose ins(%f : tensor<2x3xf32>) outs(%u : tensor<3x2xf32>) permutation = [1, 0]
        "use"(%r) : (tensor<3x2xf32>) -> ()
    becomes
        %r = linalg.fill ins(%x : f32) outs(%u : tensor<3x2xf32>) -> tensor<3x2xf32>
        "use"(%r) : (tensor<3x2xf32>) -> ()
    """
    fill = _fill_of(view.input)
    if fill is None or not view.op.results:
        return False
    rewriter.set_before(view.op)
    rewriter.replace(view.op, fill_like(fill, rewriter, view.init, view.op.location).results)
    return True


# Padded tensors in filled ones


def _filled_around(insert: tensor.InsertSliceOp) -> linalg.FillOp | None:
    """The fill that is left where `insert` writes: other insertions before it are elsewhere for certain."""
    places = [(as_constant(o), as_constant(s)) for o, s in zip(*slice_of(insert.op, 2)[:2], strict=True)]
    value = insert.dest
    before = defining(value, tensor.InsertSliceOp)
    while before is not None:
        others = [(as_constant(o), as_constant(s)) for o, s in zip(*slice_of(before.op, 2)[:2], strict=True)]
        strides = (*slice_of(before.op, 2)[2], *slice_of(insert.op, 2)[2])
        if any(as_constant(stride) != 1 for stride in strides) or not _are_apart(places, others):
            return None
        value = before.dest
        before = defining(value, tensor.InsertSliceOp)
    return _fill_of(value)


_Interval = tuple["int | None", "int | None"]


def _are_apart(first: Sequence[_Interval], second: Sequence[_Interval]) -> bool:
    for (start, size), (other, extent) in zip(first, second, strict=True):
        if start is None or size is None or other is None or extent is None:
            continue
        if start + size <= other or other + extent <= start:
            return True
    return False


def insert_of_pad(insert: tensor.InsertSliceOp, rewriter: PatternRewriter) -> bool:
    """Insertion of a tensor without its padding, where the rest is filled with the same value.

        %f = linalg.fill ins(%x : f32) outs(%t : tensor<9xf32>) -> tensor<9xf32>
        %p = tensor.pad %s low[1] high[2] {
          ^bb0(%i: index): tensor.yield %x : f32 } : tensor<2xf32> to tensor<5xf32>
        %r = tensor.insert_slice %p into %f[3] [5] [1] : tensor<5xf32> into tensor<9xf32>
        "use"(%r) : (tensor<9xf32>) -> ()
    becomes
        %f = linalg.fill ins(%x : f32) outs(%t : tensor<9xf32>) -> tensor<9xf32>
        %r = tensor.insert_slice %s into %f[4] [2] [1] : tensor<2xf32> into tensor<9xf32>
        "use"(%r) : (tensor<9xf32>) -> ()
    """
    pad = defining(insert.source, tensor.PadOp)
    given, wanted = insert.source.type, insert.dest.type
    if pad is None or pad.nofold is not None or not isinstance(given, RankedTensorType):
        return False
    offsets, _, strides = slice_of(insert.op, 2)
    if not isinstance(wanted, RankedTensorType) or len(given.shape) != len(wanted.shape):
        return False
    fill, value = _filled_around(insert), padding_value(pad)
    if fill is None or value is None or not _same_scalar(value, fill.inputs[0]):
        return False
    low = low_padding(pad)
    # The first element behind the padding comes `stride` times that many places later.
    moved = zip(low, strides, strict=True)
    is_apart = any(as_constant(before) != 0 and as_constant(stride) != 1 for before, stride in moved)
    if is_apart and not rewriter.defects.follow(STRIDED_PADDING, insert.op):
        return False
    rewriter.set_before(insert.op)
    places = [folded_apply(rewriter, _sum(2), pair, insert.op) for pair in zip(low, offsets, strict=True)]
    source = pad.source.type
    assert isinstance(source, RankedTensorType)
    sizes: list[Mixed] = [
        extent if extent is not None else _dim(insert.op, rewriter, pad.source, i)
        for i, extent in enumerate(source.shape)
    ]
    dynamic, properties = slice_parts((places, sizes, strides), 1, 1)
    rewriter.replace_with(insert.op, insert.op.name, (pad.source, insert.dest, *dynamic), properties=properties)
    return True


_RESHAPED = (Pattern("FoldFillWithTensorReshape", _reshape_of_fill),)
FILL_PATTERNS: dict[str, Sequence[Pattern]] = {
    "linalg.pack": (Pattern("FoldFillWithPack", _pack_of_fill),),
    "linalg.transpose": (Pattern("FoldFillWithTranspose", _transpose_of_fill),),
    "tensor.collapse_shape": _RESHAPED,
    "tensor.concat": (Pattern("FoldConcatsOfFill", _concat_of_fills),),
    "tensor.expand_shape": _RESHAPED,
    "tensor.insert_slice": (Pattern("FoldInsertPadIntoFill", insert_of_pad),),
    "tensor.pad": (Pattern("FoldFillWithPad", _pad_of_fill),),
}
