"""Verifier rules of `linalg.winograd_*` (mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp): shapes of the transforms."""

from __future__ import annotations

from ...ir.base import Type
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import integer
from ...ods.verification.op_view import View
from ...ods.verification.shapes import shape_of, shapes_agree
from . import ops as linalg

_SIZES = ((2, 3), (4, 3), (2, 5))
"""By the number of `F_2_3`, `F_4_3`, `F_2_5`: the sizes of a tile of the output, and of the filter."""
_Shape = tuple[int | None, ...]


def _sizes(view: View) -> tuple[int, int] | None:
    number = integer(view.op, "fmr")
    return _SIZES[number] if number is not None and 0 <= number < len(_SIZES) else None


def _wrong(text: str) -> Failure:
    return Failure("verify-shape", text)


def _result(expected: _Shape, output: Type) -> Failure | None:
    given = shape_of(output)
    if given is None or shapes_agree(expected, given):
        return None
    return _wrong("the output shape is not expected")


def _filter(view: View) -> Failure | None:
    op, sizes = linalg.WinogradFilterTransformOp(view.op), _sizes(view)
    shape = shape_of(op.filter.type)
    if shape is None or sizes is None or len(shape) != 4:
        return None
    tile, kernel = sizes
    count, height, width, channels = shape
    if height is None or width is None:
        return None
    for name, size in (("height", height), ("width", width)):
        if size not in (kernel, 1):
            return _wrong(f"expect filter {name} either equals to r or 1")
    if height == width == 1:
        return _wrong("expect either filter height or width equals to r")
    area = tile + kernel - 1
    return _result((area if height > 1 else 1, area if width > 1 else 1, channels, count), op.output.type)


def _input(view: View) -> Failure | None:
    op, sizes = linalg.WinogradInputTransformOp(view.op), _sizes(view)
    shape, output = shape_of(op.input.type), shape_of(op.output.type)
    if shape is None or output is None or sizes is None or len(shape) != 4 or len(output) != 6:
        return None
    tile, kernel = sizes
    areas: list[int | None] = []
    tiles: list[int | None] = []
    for size, given in zip(shape[1:3], output[:2], strict=True):
        is_transformed = given != 1
        areas.append(tile + kernel - 1 if is_transformed or size is None else 1)
        tiles.append(None if size is None else (size - (kernel - 1)) // tile if is_transformed else size)
    return _result((*areas, *tiles, shape[0], shape[3]), op.output.type)


def _output(view: View) -> Failure | None:
    op, sizes = linalg.WinogradOutputTransformOp(view.op), _sizes(view)
    shape = shape_of(op.value.type)
    if shape is None or sizes is None or len(shape) != 6:
        return None
    tile, kernel = sizes
    expected: list[int | None] = []
    for name, area, tiles in (("height", shape[0], shape[2]), ("width", shape[1], shape[3])):
        if area is None or tiles is None:
            expected.append(None)
            continue
        if area not in (1, tile + kernel - 1):
            return _wrong(f"expect input {name} equals to input tile size")
        expected.append((1 if area == 1 else tile) * tiles)
    return _result((shape[4], *expected, shape[5]), op.output.type)


RULES: dict[str, tuple[Rule, ...]] = {
    "linalg.winograd_filter_transform": (_filter,),
    "linalg.winograd_input_transform": (_input,),
    "linalg.winograd_output_transform": (_output,),
}
