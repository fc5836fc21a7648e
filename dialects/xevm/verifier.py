"""Verifier rules of `xevm` (mlir/lib/Dialect/LLVMIR/IR/XeVMDialect.cpp): blocks of memory."""

from __future__ import annotations

from math import prod

from ...ir.graph import Operation
from ...ir.types import FloatType, IntegerType, VectorType
from ...ods.knowledge import UPSTREAM
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bad_attribute
from ...ods.verification.op_parts import constant, integer, width
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ

_SUBGROUP_SIZE = 16
_LOADED = {
    8: (4, 64, "expecting tile_width to be between 4 and 64"),
    16: (2, 32, "expecting tile_width to be between 2 and 32"),
    32: (1, 16, "expecting tile_width to be between 1 and 16"),
    64: (1, 8, "expecting tile_width to be between 1 and 8"),
}
"""By bits of an element: the narrowest and the widest tile, and what is said of others."""
_BLOCKS = {
    8: ((1, 2, 4), "expecting v_blocks to be 1, 2, or 4"),
    16: ((1, 2, 4), "expecting v_blocks to be 1, 2, or 4"),
    32: ((1, 2), "expecting v_blocks to be 1 or 2"),
    64: ((1,), "expecting v_blocks to be 1"),
}
_LINES = {
    8: (64, "tile_width * v_blocks should be less than or equal to 64 for 8 bit elements"),
    16: (32, "tile_width * v_blocks should be less than or equal to 32 for 16 bit elements"),
    32: (16, "tile_width * v_blocks should be less than or equal to 16 for 32 bit elements"),
}
_STORED = {
    8: ((16, 32), "tile_width for 8 bit elements should be equal to 16 or 32"),
    16: ((16,), "tile_width for 16 bit elements should be equal to 16"),
    32: ((16,), "tile_width for 32 bit elements should be equal to 16"),
}
_PREFETCHED = {**_STORED, 32: ((8, 16), "tile_width for 32 bit elements should be equal to 8 or 16")}
_ELEMENTS = "expecting elem_size_in_bits to be 8, 16, 32, or 64"


class _Tile:
    """The numbers of a block, unsigned: bits of an element, lines, elements in one, and how many tiles there are."""

    def __init__(self, op: Operation) -> None:
        self.bits, self.height, self.width = (
            (integer(op, name) or 0) % (1 << 32) for name in ("elem_size_in_bits", "tile_height", "tile_width")
        )
        blocks = integer(op, "v_blocks")
        self.blocks = blocks % (1 << 32) if blocks is not None else 1


def _flag(view: View, name: str) -> bool:
    """Of a boolean attribute, which is a number of one bit."""
    return str(view.op.properties.get(name)) == "true"


def _wide(view: View) -> str | None:
    """verifyMatrixInput, but for the pitch."""
    tile = _Tile(view.op)
    if tile.bits not in (8, 16, 32):
        return "expecting 'elem_size_in_bits' to be 8, 16, or 32"
    if tile.height not in (1, 2, 4, 8, 16, 32):
        return "expecting tile_height to be 1, 2, 4, 8, 16, or 32"
    return None if tile.blocks in (1, 2, 4, 8) else "expecting v_blocks to be 1, 2, 4, or 8"


def _load(view: View) -> Failure | None:
    made, tile = view.type_of("res"), _Tile(view.op)
    if not isinstance(made, VectorType):
        return None
    if not isinstance(made.element, (IntegerType, FloatType)):
        return bad_attribute("expecting result element type to be int or float")
    bits = width(made.element) or 0
    size = prod(made.shape) * bits
    wanted = tile.bits * tile.height * tile.width * tile.blocks // _SUBGROUP_SIZE
    if size != wanted:
        return bad_attribute(f"result size of {size} bits does not match the expected size of {wanted} bits")
    text = _restricted(view, tile) or _wide(view)
    if text is None and (tile.bits == 32 or _flag(view, "pack_register")) and bits != 32:
        text = "expecting result element type to be 32 bits"
    if text is None and _flag(view, "pack_register") and tile.width != _SUBGROUP_SIZE:
        text = "tile_width when pack_register is true should be equal to subgroup size (16 elements)"
    return bad_attribute(text) if text is not None else None


def _restricted(view: View, tile: _Tile) -> str | None:
    """verify2DBlockLoadRestriction."""
    if _flag(view, "transpose"):
        if _flag(view, "pack_register"):
            return "transpose and pack_register are mutually exclusive"
        return _transposed(tile)
    if _flag(view, "pack_register"):
        return _packed(tile)
    if not 1 <= tile.height <= 32:
        return "expecting tile_height to be between 1 and 32"
    if tile.bits not in _LOADED:
        return _ELEMENTS
    least, most, text = _LOADED[tile.bits]
    if not least <= tile.width <= most:
        return text
    allowed, text = _BLOCKS[tile.bits]
    if tile.blocks not in allowed:
        return text
    most, text = _LINES.get(tile.bits, (tile.width, ""))
    return text if tile.width * tile.blocks > most else None


def _transposed(tile: _Tile) -> str | None:
    if tile.blocks != 1:
        return "expecting v_blocks to be 1"
    if tile.bits == 32:
        if not 1 <= tile.height <= 32:
            return "expecting tile_height to be between 1 and 32"
        return None if 1 <= tile.width <= 8 else "expecting tile_width to be between 1 and 8"
    if tile.bits == 64:
        if tile.height != 8:
            return "expecting tile_height to be 8 for 64 bit elements"
        return None if tile.width in (1, 2, 4) else "expecting tile_width to be 1, 2, or 4"
    return "transpose is only supported for 32 and 64 bit elements"


def _packed(tile: _Tile) -> str | None:
    if tile.blocks not in (1, 2, 4):
        return "expecting v_blocks to be 1, 2, or 4"
    if tile.bits == 8:
        if not 4 <= tile.height <= 32:
            return "expecting tile_height to be between 4 and 32"
        return None if 4 <= tile.width <= 16 else "expecting tile_width to be between 4 and 16"
    if tile.bits != 16:
        return "pack_register is only supported for 8 and 16 bit elements"
    if not 2 <= tile.height <= 32:
        return "expecting tile_height to be between 2 and 32"
    if not 2 <= tile.width <= 16:
        return "expecting tile_width to be between 2 and 16"
    return _LINES[16][1] if tile.width * tile.blocks > _LINES[16][0] else None


def _store(view: View) -> Failure | None:
    tile = _Tile(view.op)
    text: str | None = None
    if not 1 <= tile.height <= 8:
        text = "expecting tile_height to be between 1 and 8"
    elif tile.bits not in _LOADED:
        text = _ELEMENTS
    elif not _LOADED[tile.bits][0] <= tile.width <= _LOADED[tile.bits][1]:
        text = _LOADED[tile.bits][2]
    elif tile.blocks != 1:
        text = "expecting v_blocks to be 1"
    text = text or _wide(view)
    if text is None and tile.width not in _STORED[tile.bits][0]:
        text = _STORED[tile.bits][1]
    return bad_attribute(text) if text is not None else None


def _prefetch(view: View) -> Failure | None:
    tile, text = _Tile(view.op), _wide(view)
    if text is None and tile.width not in _PREFETCHED[tile.bits][0]:
        text = _PREFETCHED[tile.bits][1]
    return bad_attribute(text) if text is not None else None


def _line(name: str) -> Rule:
    """verify1DBlockArg."""

    def rule(view: View) -> Failure | None:
        type_ = view.type_of(name)
        bits = width(type_.element) if isinstance(type_, VectorType) else None
        if not isinstance(type_, VectorType) or bits is None:
            return None
        if bits // 8 == 1:
            text = "vector size must be 2, 4, 8 or 16 for 8-bit element type"
            return None if prod(type_.shape) in (2, 4, 8, 16) else bad_attribute(text)
        text = "vector size must be 2, 4 or 8 for element type > 8 bits"
        return None if prod(type_.shape) in (2, 4, 8) else bad_attribute(text)

    return rule


def _multiply(view: View) -> Failure | None:
    given, made = view.type_of("c"), view.results[0] if view.results else None
    if given is None or made is None or not differ(given, made):
        return None
    return bad_attribute("type of C operand must match result type")


def _pitch(op: Operation) -> Failure | None:
    wide, pitch = (UPSTREAM.operand_group(op, name) for name in ("base_width", "base_pitch"))
    numbers = [constant(values[0]) for values in (wide, pitch) if len(values) == 1]
    if len(numbers) == 2 and numbers[0] is not None and numbers[1] is not None and numbers[1] < numbers[0]:
        return bad_attribute("4th operand (base pitch) should be >= 2nd operand (base width)")
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "xevm.blockload": (_line("res"),),
    "xevm.blockload2d": (_load,),
    "xevm.blockprefetch2d": (_prefetch,),
    "xevm.blockstore": (_line("val"),),
    "xevm.blockstore2d": (_store,),
    "xevm.mma": (_multiply,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = dict.fromkeys(
    ("xevm.blockload2d", "xevm.blockprefetch2d", "xevm.blockstore2d"), (_pitch,)
)
