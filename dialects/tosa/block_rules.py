"""Rules of `tosa` for scaled blocks, constants and operations on shapes (mlir/lib/Dialect/Tosa/IR/TosaOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import ElementsAttr
from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.numerals import number_in
from ...ir.types import RankedTensorType, UnrankedTensorType
from ...ods.dense_integers import dense_integers
from ...ods.knowledge import UPSTREAM
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bad_attribute
from ...ods.verification.op_parts import case_word
from ...ods.verification.op_view import View
from ...ods.verification.shapes import shape_of, shapes_agree
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from .constant_verifier import shape_rank

_Sizes = Sequence["int | None"]


def _block_size(view: View) -> int | None:
    word = (case_word(view.op, "block_size") or "").rpartition("_")[2]
    return number_in(word) if word.isdecimal() else None


def _constant(view: View) -> Failure | None:
    values, made = view.op.properties.get("values"), view.results[0]
    if not isinstance(values, ElementsAttr) or not isinstance(made, (RankedTensorType, UnrankedTensorType)):
        return None
    if not isinstance(values.type, RankedTensorType):
        return bad_attribute("expected tensors for attr/result type")
    if str(made.element).startswith("!") or not differ(values.type.element, made.element):
        return None
    return bad_attribute("expected same attr/result element types")


def _concat_shape(view: View) -> Failure | None:
    ranks, made = [shape_rank(type_) for type_ in view.types("input")], shape_rank(view.results[0])
    known = [rank for rank in ranks if rank is not None]
    if made is None or len(known) != len(ranks) or sum(known) == made:
        return None
    text = f"requires output shape rank to be equal to the sum of the input shape ranks ({sum(known)})"
    return bad_attribute(f"{text}, got {made}")


def _number(value: Value) -> int | None:
    """The only number of a constant tensor."""
    made = value.defining_op
    found = made.properties.get("values") if made is not None and made.name == "tosa.const" else None
    numbers = dense_integers(found) if isinstance(found, ElementsAttr) else None
    return numbers[0] if numbers is not None and len({*numbers}) == 1 else None


def _slice_shape(op: Operation) -> Failure | None:
    values = [UPSTREAM.operand_group(op, name) for name in ("input", "start", "size")]
    if any(len(each) != 1 for each in values) or not op.results:
        return None
    source, start, size = shape_rank(values[0][0].type), _number(values[1][0]), _number(values[2][0])
    made = shape_rank(op.results[0].type)
    if start is not None and start < 0:
        return bad_attribute(f"expected non-negative start index, got {start}")
    if size is not None and size <= 0:
        return bad_attribute(f"expected positive size, got {size}")
    if size is not None and made is not None and made != size:
        return bad_attribute(f"expected output type size to be equal to size attribute, got {made} vs {size}")
    if start is not None and size is not None and source is not None and start + size > source:
        text = f"expected start + size to be less than or equal to input shape rank ({source}), got {start + size}"
        return bad_attribute(text)
    return None


def _last(shape: _Sizes) -> int | None:
    return shape[-1] if shape else None


def _from_blocks(view: View) -> Failure | None:
    data, scale, made = (view.type_of(name) for name in ("input_data", "input_scale", "output_data"))
    if data is None or scale is None or made is None:
        return None
    return _data("output_data", data, made) or _blocks(view, "input_data", data, "input_scale", data, scale)


def _to_blocks(view: View) -> Failure | None:
    data, made, scale = (view.type_of(name) for name in ("input_data", "output_data", "output_scale"))
    if data is None or scale is None or made is None:
        return None
    return _data("output_data", data, made) or _blocks(view, "output_data", made, "output_scale", data, scale)


def _data(name: str, data: Type, made: Type) -> Failure | None:
    given, wanted = shape_of(data), shape_of(made)
    if given is None or wanted is None or shapes_agree(given, wanted):
        return None
    return bad_attribute(f"require compatible shapes for input_data ('{data}') and {name} ('{made}')")


def _blocks(view: View, of: str, blocked: Type, name: str, data: Type, scale: Type) -> Failure | None:
    size, given, scales, whole = _block_size(view), shape_of(blocked), shape_of(scale), shape_of(data)
    if size is None:
        return None
    last = _last(whole) if whole is not None else None
    if last is not None and last % size:
        return bad_attribute(f"expect last dimension of input_data ({last}) to be divisible by block_size ({size})")
    if given is None or scales is None:
        return None
    if not shapes_agree(given[:-1], scales[:-1]):
        text = f"require compatible shapes for {of} ('{blocked}') and {name} ('{scale}') except for the last dimension"
        return bad_attribute(text)
    width, count = _last(given), _last(scales)
    if width is not None and count is not None and count != width // size:
        text = f"expect last dimension of {name} ({count}) to be equal to last dimension of {of} / block_size"
        return bad_attribute(f"{text} ({width // size})")
    return None


def _scaled_matmul(view: View) -> Failure | None:
    """Sizes that have one name are equal, as far as they are known."""
    types = [view.type_of(name) for name in ("a_data", "a_scale", "b_data", "b_scale", "output_data")]
    shapes = [shape_of(each) if each is not None else None for each in types]
    size = _block_size(view)
    if size is None or any(shape is not None and len(shape) != 3 for shape in shapes):
        return None
    known: dict[str, int] = {}
    for shape, name, axes in zip(
        shapes[:4],
        ("a_data", "a_scale", "b_data", "b_scale"),
        (("N", "H", "C"), ("N", "H", "S"), ("D", "W", "C"), ("D", "W", "S")),
        strict=True,
    ):
        for axis, what, given in zip(axes, _AXIS_NAMES[name], shape or (), strict=False):
            if given is None:
                continue
            if known.setdefault(axis, given) != given:
                return bad_attribute(f"expected {what} of {name} to match size {known[axis]}, got {given}")
    return _scaled_sizes(known, size, shapes[4])


_AXIS_NAMES = {
    "a_data": ("batch", "height", "channels"),
    "a_scale": ("batch", "height", "channels"),
    "b_data": ("batch", "width", "channels"),
    "b_scale": ("batch", "width", "channels"),
}


def _scaled_sizes(known: dict[str, int], size: int, made: _Sizes | None) -> Failure | None:
    batch, other, channels, scales = (known.get(axis) for axis in "NDCS")
    if batch is not None and other is not None and other not in (1, batch):
        text = "expect B matrix batch size to be broadcast compatible with A"
        return bad_attribute(f"{text}, got D={other} vs N={batch}")
    if channels is not None and channels % size:
        return bad_attribute(f"expect C to be a multiple of block size, got C={channels}, block_size={size}")
    if channels is not None and scales is not None and scales != channels // size:
        text = f"expect scale operands dimension 2 to equal C/block_size ({channels}/{size}), got {scales}"
        return bad_attribute(text)
    wanted = tuple(known.get(axis) for axis in "NHW")
    if made is None or shapes_agree(tuple(made), wanted):
        return None
    given, expected = (", ".join("?" if each is None else str(each) for each in shape) for shape in (made, wanted))
    return bad_attribute(f"expected output shape {given} to be compatible with expected output shape {expected}")


BLOCK_RULES: dict[str, tuple[Rule, ...]] = {
    "tosa.cast_from_block_scaled": (_from_blocks,),
    "tosa.cast_to_block_scaled": (_to_blocks,),
    "tosa.concat_shape": (_concat_shape,),
    "tosa.const": (_constant,),
    "tosa.matmul_t_block_scaled": (_scaled_matmul,),
}
SHAPE_CONSTANTS: dict[str, tuple[GraphRule, ...]] = {"tosa.slice_shape": (_slice_shape,)}
