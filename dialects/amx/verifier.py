"""Verifier rules of `amx` (mlir/lib/Dialect/AMX/IR/AMXDialect.cpp)."""

from __future__ import annotations

from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.types import DialectType, MemRefType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_view import View
from ..nvgpu.verifier import last_stride_is_one

_ROWS, _BYTES, _WORD = 16, 64, 4
"""The most rows of a tile, the most bytes of a row, and of what these are multiples."""
_WIDTHS = {"f32": 32, "f16": 16, "bf16": 16, "i32": 32, "i8": 8}
_TILE = lazy_pattern(r"(\d+)x(\d+)x(\w+)").fullmatch
_HALVES = frozenset(("f16", "bf16"))
_Tile = tuple[int, int, str]


def _tile(type_: Type | None) -> _Tile | None:
    """Rows, columns and element of a tile."""
    if not isinstance(type_, DialectType) or (type_.dialect, type_.mnemonic) != ("amx", "tile"):
        return None
    found = _TILE((type_.body or "").strip())
    return (number_in(found[1]), number_in(found[2]), found[3]) if found is not None else None


def _sized(type_: Type | None) -> Failure | None:
    tile = _tile(type_)
    if tile is None or tile[2] not in _WIDTHS:
        return None
    rows, columns, element = tile
    if rows > _ROWS:
        return Failure("verify-type", f"bad row height: {rows}")
    length = columns * _WIDTHS[element] // 8
    if length > _BYTES or length % _WORD:
        return Failure("verify-type", f"bad column width: {length}")
    return None


def _result(view: View) -> Failure | None:
    return _sized(next(iter(view.results), None))


def _value(view: View) -> Failure | None:
    return _sized(view.type_of("val"))


def _memory(view: View) -> Failure | None:
    type_ = view.type_of("base")
    if not isinstance(type_, MemRefType):
        return None
    if len(type_.shape) < 2:
        return Failure("verify-type", "requires at least 2D memref")
    if last_stride_is_one(type_) is False:
        return Failure("verify-type", "requires memref with unit innermost stride")
    return None


def _multiplied(*, is_float: bool) -> Rule:
    def rule(view: View) -> Failure | None:
        types = [view.type_of(name) for name in ("lhs", "rhs", "acc")]
        tiles = [tile for tile in map(_tile, types) if tile is not None and tile[2] in _WIDTHS]
        if len(tiles) != len(types):
            return None
        found = next((failure for failure in map(_sized, types) if failure is not None), None)
        if found is not None:
            return found
        left, right, total = tiles
        scale = 1 if is_float else 2
        rows, columns, depth = total[0], total[1], left[1] >> scale
        if left[0] != rows or right[0] != depth or right[1] >> scale != columns:
            return Failure("verify-shape", f"bad mult shape: {rows} x {columns} x {depth}")
        elements = left[2], right[2], total[2]
        if is_float:
            is_right = elements[0] == elements[1] and elements[0] in _HALVES and elements[2] == "f32"
        else:
            is_right = elements == ("i8", "i8", "i32")
        return None if is_right else Failure("verify-type", "unsupported type combination")

    return rule


RULES: dict[str, tuple[Rule, ...]] = {
    "amx.tile_load": (_memory, _result),
    "amx.tile_mulf": (_multiplied(is_float=True),),
    "amx.tile_muli": (_multiplied(is_float=False),),
    "amx.tile_store": (_memory, _value),
    "amx.tile_zero": (_result,),
}
