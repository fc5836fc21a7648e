"""Verifier rules that `linalg.pack` and `linalg.unpack` share.

Follows commonVerifierPackAndUnPackOp in mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.types import MemRefType, RankedTensorType, Shape
from ...ods.op_view import view_if
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute
from ...ods.verification.op_parts import integers, static_values
from ...ods.verification.op_view import View
from ...ods.verification.shapes import dimensions_text
from ...ods.verification.type_predicates import differ
from . import ops as linalg


def packing(view: View) -> Failure | None:
    tiles = static_values(view.op.properties.get("static_inner_tiles"))
    positions = integers(view.op.properties.get("inner_dims_pos"))
    order = integers(view.op.properties.get("outer_dims_perm")) or []
    if tiles is None or positions is None or len(view.operands) < 2:
        return None
    unpack = view_if(view.op, linalg.UnPackOp)
    pack = linalg.PackOp(view.op) if unpack is None else unpack
    source, target = pack.source.type, pack.dest.type
    if unpack is not None:
        source, target = target, source
    if not isinstance(source, RankedTensorType) or not isinstance(target, RankedTensorType):
        return None
    if 0 in tiles:
        return _attribute("invalid zero tile factor", "static_inner_tiles")
    rank = len(source.shape)
    if _wrong_positions(positions, rank):
        return _list("invalid inner_dims_pos vector", positions, rank, "inner_dims_pos")
    if _wrong_positions(order, rank):
        return _list("invalid outer_dims_perm vector", order, rank, "outer_dims_perm")
    if order and len(order) != rank:
        return _list("outer_dims_perm must be a permutation or empty", order, rank, "outer_dims_perm")
    if len(tiles) > rank:
        text = "tiling factors must be less than or equal to the input rank for pack or output rank for unpack"
        return _attribute(f"{text}: {len(tiles)} and {rank}", "static_inner_tiles")
    if len(tiles) != len(positions):
        text = "tiling factors must equal the number of dimensions to tile"
        return _attribute(f"{text}: {len(tiles)} and {len(positions)}", "inner_dims_pos")
    if len(target.shape) != rank + len(tiles):
        text = f"packed rank != (unpacked rank + num tiling factors), got {len(target.shape)} != {rank + len(tiles)}"
        return Failure("verify-shape", text)
    padding = view.type_of("padding_value")
    if padding is not None and differ(padding, source.element):
        text = f"expected padding_value has '{source.element}' but got: '{padding}'"
        return Failure("verify-operand-type", text)
    return _sizes(view, source.shape, target.shape, tiles, positions, order)


def _list(text: str, found: Sequence[int], rank: int, name: str) -> Failure:
    addition = f": {list(found)} for rank {rank}"
    return Failure("verify-attribute", text, attribute(name), addition=addition, is_bare=True)


def _attribute(text: str, name: str) -> Failure:
    return Failure("verify-attribute", text, attribute(name))


def _wrong_positions(positions: Sequence[int], rank: int) -> bool:
    return len(set(positions)) != len(positions) or any(not 0 <= position < rank for position in positions)


def _sizes(
    view: View,
    source: Shape,
    target: Shape,
    tiles: Sequence[int | None],
    positions: Sequence[int],
    order: Sequence[int],
) -> Failure | None:
    expected: list[int | None] = list(source)
    for position, tile in zip(positions, tiles, strict=True):
        size = expected[position]
        expected[position] = -(-size // tile) if size is not None and tile is not None else None
    if order:
        expected = [expected[position] for position in order]
    for wanted, found in zip(expected, target, strict=False):
        if wanted is not None and found is not None and found != wanted:
            return _unexpected(view, (*expected, *tiles))
    for tile, size in zip(tiles, target[len(source) :], strict=True):
        if (tile is None) != (size is None) or tile != size:
            text = "mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type"
            addition = f" at '{dimensions_text(target)}': {tile} and {size}"
            return Failure("verify-shape", text, addition=addition, is_bare=True)
    is_padded = bool(view.types("padding_value"))
    if view.op.name == "linalg.pack" and not is_padded:
        return _full_tiles(source, target, tiles, positions, order)
    return None


def _unexpected(view: View, expected: Shape) -> Failure | None:
    """The packed value has another type than the one that follows from the other value."""
    found = view.type_of("dest" if view.op.name == "linalg.pack" else "source")
    if not isinstance(found, (RankedTensorType, MemRefType)):
        return None
    wanted = type(found)(expected, found.element)
    return Failure("verify-shape", f"expected '{wanted}' for the packed domain value, got '{found}'", is_bare=True)


def _full_tiles(
    source: Shape, target: Shape, tiles: Sequence[int | None], positions: Sequence[int], order: Sequence[int]
) -> Failure | None:
    """Tiles that are only partly filled, which a padding value is needed for (requirePaddingValue)."""
    outer = list(target[: len(source)])
    if order:
        restored: list[int | None] = [None] * len(outer)
        for place, position in enumerate(order):
            restored[position] = outer[place]
        outer = restored
    for position, tile in zip(positions, tiles, strict=True):
        size = source[position]
        if size is None:
            continue
        parts = outer[position]
        is_partial = size % tile != 0 if tile is not None else parts is not None and size % parts != 0
        if is_partial:
            text = "invalid tile factor or output size provided."
            text += " Only full tiles are supported when padding_value is not set"
            return Failure("verify-shape", text)
    return None


RULES: dict[str, tuple[Rule, ...]] = {"linalg.pack": (packing,), "linalg.unpack": (packing,)}
