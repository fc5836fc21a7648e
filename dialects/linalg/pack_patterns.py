"""Folds and patterns of linalg.pack and linalg.unpack (mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp of LLVM 22).

    %0 = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [4] into %a : tensor<2x4xf32> -> tensor<8xf32>
    %1 = linalg.pack %0 inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<8xf32> -> tensor<2x4xf32>
becomes nothing: %1 is %t
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute, ElementsAttr
from ...ir.graph import Operation, OpResult, Value
from ...ir.types import RankedTensorType
from ...ods.constants import constant_attr, elements_of, same_number
from ...ods.op_view import defining, view_if
from ...ods.rewriting import FoldFunction, Pattern, PatternRewriter, inherit_names
from ...ods.segments import dense_i32, dense_i64, dense_values
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import has_one_use
from ..common.canonicalization.mixed import (
    Mixed,
    as_constant,
    equal_values,
    make_slice,
    mixed_values,
    slice_of,
    split_mixed,
)
from ..common.canonicalization.tensor_casts import before_cast
from ..tensor import ops as tensor
from . import ops as linalg

_Packing = linalg.PackOp | linalg.UnPackOp
Shape = tuple["int | None", ...]


def _tiles(view: _Packing) -> list[Mixed]:
    return mixed_values(dense_values(view.static_inner_tiles), view.inner_tiles)


def _shape(value: Value) -> Shape:
    return value.type.shape if isinstance(value.type, RankedTensorType) else ()


def _outer_places(view: _Packing, rank: int) -> list[int]:
    """For each dimension of the unpacked side, its number among the outer ones of the packed side."""
    order = dense_values(view.outer_dims_perm)
    return [order.index(i) for i in range(rank)] if order else list(range(rank))


# Folds


def _resized(constant: Attribute | None, padding: Attribute | None, op: Operation) -> Folded:
    """A constant of equal elements with the shape of the result."""
    found = elements_of(constant) if isinstance(constant, ElementsAttr) else None
    type_ = op.results[0].type
    if found is None or not found.is_splat or not isinstance(type_, RankedTensorType) or None in type_.shape:
        return None
    filled = elements_of(padding)
    if padding is not None and (filled is None or not same_number(filled.values[0], found.values[0])):
        return None
    value = constant_attr(found.values, type_)
    return (value,) if value is not None else None


def _fold_pack(view: linalg.PackOp, constants: Constants) -> Folded:
    """`linalg.pack dense<1>` -> `dense<1>`, where padding adds the same."""
    return _resized(constants[0], constants[2] if view.padding_value is not None else None, view.op)


def _fold_unpack(op: Operation, constants: Constants) -> Folded:
    """`linalg.unpack dense<1>` -> `dense<1>`."""
    return _resized(constants[0], None, op)


# One undoes the other


def _is_order(numbers: Sequence[int]) -> bool:
    return list(numbers) == list(range(len(numbers)))


def _are_inverse(pack: linalg.PackOp, unpack: linalg.UnPackOp) -> bool:
    """Whether both divide the same dimensions by the same sizes, without padding."""
    if pack.padding_value is not None or dense_values(pack.inner_dims_pos) != dense_values(unpack.inner_dims_pos):
        return False
    orders = dense_values(pack.outer_dims_perm), dense_values(unpack.outer_dims_perm)
    if orders[0] != orders[1] and not all(_is_order(order) for order in orders):
        return False
    tiles = _tiles(pack), _tiles(unpack)
    return len(tiles[0]) == len(tiles[1]) and all(equal_values(a, b) for a, b in zip(*tiles, strict=True))


def _needs_no_padding(view: linalg.PackOp) -> bool:
    """Whether the tiles divide the sizes, as far as the types tell."""
    shape, tiles, places = _shape(view.source), _tiles(view), dense_values(view.inner_dims_pos)
    known = [tile for tile in dense_values(view.static_inner_tiles) if tile > 0]
    if len(known) < len(tiles):
        return False
    sizes = [shape[place] for place in places]
    return all(size is not None and size % tile == 0 for size, tile in zip(sizes, known, strict=True))


def _inferred(view: _Packing, *, is_pack: bool) -> tuple[Shape, Shape] | None:
    """The shapes of source and destination with sizes that the other one tells; None where that adds nothing."""
    source, target = list(_shape(view.source)), list(_shape(view.dest))
    unpacked, packed = (source, target) if is_pack else (target, source)
    tiled = dense_values(view.inner_dims_pos)
    changed = False
    for i, place in enumerate(_outer_places(view, len(unpacked))):
        if i in tiled or (unpacked[i] is None) == (packed[place] is None):
            continue
        unpacked[i] = packed[place] = packed[place] if unpacked[i] is None else unpacked[i]
        changed = True
    return (tuple(source), tuple(target)) if changed else None


def _cast(op: Operation, rewriter: PatternRewriter, value: Value, shape: Shape) -> Value:
    type_ = value.type
    assert isinstance(type_, RankedTensorType)
    if shape == type_.shape:
        return value
    wanted = RankedTensorType(shape, type_.element, type_.encoding)
    return rewriter.create("tensor.cast", (value,), (wanted,), location=op.location).results[0]


def _repacked(
    op: Operation, rewriter: PatternRewriter, source: Value, target: Value, tiles: Sequence[Mixed]
) -> Operation:
    """The operation with other operands and tiles, before it."""
    pack = view_if(op, linalg.PackOp)
    static, dynamic = split_mixed(tiles)
    padding = (pack.padding_value,) if pack is not None and pack.padding_value is not None else ()
    properties: dict[str, Attribute] = {**op.properties, "static_inner_tiles": dense_i64(static)}
    if pack is not None:
        properties["operandSegmentSizes"] = dense_i32((1, 1, len(padding), len(dynamic)))
    new = rewriter.create(
        op.name,
        (source, target, *padding, *dynamic),
        (target.type,),
        properties=properties,
        attributes=op.attributes,
        location=op.location,
    )
    inherit_names(op, new)
    return new


def _with_inferred_sizes(op: Operation, rewriter: PatternRewriter, *, is_pack: bool) -> bool:
    view = linalg.PackOp(op) if is_pack else linalg.UnPackOp(op)
    shapes = _inferred(view, is_pack=is_pack)
    if shapes is None:
        return False
    rewriter.set_before(op)
    source, target = _cast(op, rewriter, view.source, shapes[0]), _cast(op, rewriter, view.dest, shapes[1])
    new = _repacked(op, rewriter, source, target, _tiles(view))
    if target.type is op.results[0].type:
        rewriter.replace(op, new.results)
    else:
        rewriter.replace_with_cast(op, "tensor.cast", new)
    return True


def _pack(view: linalg.PackOp, rewriter: PatternRewriter) -> bool:
    """A packing without padding that adds nothing; then the tensor before it was unpacked, or known sizes.

        %u = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [4] into %a : tensor<2x4xf32> -> tensor<8xf32>
        %r = linalg.pack %u inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<8xf32> -> tensor<2x4xf32>
        "use"(%r) : (tensor<2x4xf32>) -> ()
    becomes
        "use"(%t) : (tensor<2x4xf32>) -> ()
    """
    if view.padding_value is not None and _needs_no_padding(view):
        tiles = view.inner_tiles
        view.op.set_operands((view.source, view.dest, *tiles))
        view.op.properties["operandSegmentSizes"] = dense_i32((1, 1, 0, len(tiles)))
        rewriter.modified(view.op)
        return True
    before = defining(view.source, linalg.UnPackOp)
    if before is not None:
        if before.source.type is not view.dest.type or not _are_inverse(view, before):
            return False
        rewriter.replace(view.op, (before.source,))
        return True
    return _with_inferred_sizes(view.op, rewriter, is_pack=True)


def _can_cut(view: linalg.UnPackOp, part: tensor.ExtractSliceOp) -> bool:
    """Whether a slice of the result leaves out padding only: less than one tile."""
    type_ = part.result.type
    offsets, _, strides = slice_of(part.op, 1)
    if not isinstance(type_, RankedTensorType) or len(type_.shape) != len(_shape(view.dest)):
        return False
    if any(as_constant(o) != 0 for o in offsets) or any(as_constant(s) != 1 for s in strides):
        return False
    packed, rank = _shape(view.source), len(type_.shape)
    outer = [packed[place] for place in _outer_places(view, rank)]
    tiles = dict(zip(dense_values(view.inner_dims_pos), dense_values(view.static_inner_tiles), strict=True))
    for i, extent in enumerate(type_.shape):
        count, tile = outer[i], tiles.get(i, 1)
        if extent is None or count is None or tile <= 0 or not 0 <= count * tile - extent < tile:
            return False
    return True


def _unpack(view: linalg.UnPackOp, rewriter: PatternRewriter) -> bool:
    """The tensor before it was packed; else an unpacking into what the destination writes into, of the part used.

        %f = linalg.fill ins(%x : f32) outs(%d : tensor<8xf32>) -> tensor<8xf32>
        %r = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [4] into %f : tensor<2x4xf32> -> tensor<8xf32>
        "use"(%r) : (tensor<8xf32>) -> ()
    becomes
        %r = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<2x4xf32> -> tensor<8xf32>
        "use"(%r) : (tensor<8xf32>) -> ()
    """
    before = defining(view.source, linalg.PackOp)
    if before is not None:
        if before.source.type is not view.dest.type or not _are_inverse(before, view):
            return False
        rewriter.replace(view.op, (before.source,))
        return True
    made = view.dest.op if isinstance(view.dest, OpResult) else None
    if made is not None and rewriter.knowledge.has_interface(made, "DestinationStyleOpInterface"):
        number = next(i for i, result in enumerate(made.results) if result is view.dest)
        view.dest = made.operand_values[len(made.operands) - len(made.results) + number]
        rewriter.modified(view.op)
        return True
    part = view_if(next(iter(view.result.uses)).owner, tensor.ExtractSliceOp) if has_one_use(view.result) else None
    if part is None or not _can_cut(view, part):
        return _with_inferred_sizes(view.op, rewriter, is_pack=False)
    type_ = part.result.type
    assert isinstance(type_, RankedTensorType)
    rewriter.set_before(view.op)
    target = make_slice(rewriter, view.op, type_, view.dest, slice_of(part.op, 1)).results[0]
    new = _repacked(view.op, rewriter, view.source, target, _tiles(view))
    rewriter.replace(part.op, new.results)
    rewriter.erase(view.op)
    return True


# Casts


def _before_casts(op: Operation, rewriter: PatternRewriter) -> bool:
    """Operands before casts that only forget sizes; tiles as these tell them.

        %c = tensor.cast %t : tensor<2x4xf32> to tensor<?x4xf32>
        %r = linalg.unpack %c inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<?x4xf32> -> tensor<8xf32>
        "use"(%r) : (tensor<8xf32>) -> ()
    becomes
        %r = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<2x4xf32> -> tensor<8xf32>
        "use"(%r) : (tensor<8xf32>) -> ()
    """
    is_pack = op.name == linalg.PackOp.NAME
    view = linalg.PackOp(op) if is_pack else linalg.UnPackOp(op)
    source, target = before_cast(view.source), before_cast(view.dest)
    if source is view.source and target is view.dest:
        return False
    tiles = _tiles(view)
    packed = _shape(target if is_pack else source)
    extents = packed[len(packed) - len(tiles) :]
    known: list[Mixed] = [
        tile if extent is None or isinstance(tile, int) else extent for extent, tile in zip(extents, tiles, strict=True)
    ]
    rewriter.set_before(op)
    new = _repacked(op, rewriter, source, target, known)
    if target.type is op.results[0].type:
        rewriter.replace(op, new.results)
    else:
        rewriter.replace_with_cast(op, "tensor.cast", new)
    return True


PACK_FOLDS: dict[str, FoldFunction] = {"linalg.pack": _fold_pack, "linalg.unpack": _fold_unpack}
PACK_PATTERNS: dict[str, Sequence[Pattern]] = {
    "linalg.pack": (Pattern("PackOp", _pack), Pattern("FoldTensorCastPackOp", _before_casts)),
    "linalg.unpack": (Pattern("UnPackOp", _unpack), Pattern("FoldTensorCastUnPackOp", _before_casts)),
}
