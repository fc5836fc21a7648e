"""TOSA operations in LLVM 22's spelling, from that of LLVM 16 to 19, in which attributes have become operands.

    "tosa.reshape"(%x) {new_shape = array<i64: 2, 8>} : (tensor<16xf32>) -> tensor<2x8xf32>
    =>
    %0_shape = tosa.const_shape {values = dense<[2, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
    "tosa.reshape"(%x, %0_shape) : (tensor<16xf32>, !tosa.shape<2>) -> tensor<2x8xf32>

Shapes are made by `tosa.const_shape`, zero points and shifts by `tosa.const`, before the operation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ...ir.attributes import DenseArrayAttr, DialectAttr, ElementsAttr, FloatAttr, IntegerAttr, StringAttr
from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.lazy_pattern import lazy_pattern
from ...ir.types import DialectType, FloatType, IntegerType, RankedTensorType, UnrankedTensorType
from ..common.assembly.body_parts import closing
from .new_operations import Made, fresh_name, indentation
from .older_spellings import Replacement

_Edits = list[Replacement]


def _shape(op: Operation, suffix: str, values: Sequence[object]) -> Made:
    name, count = fresh_name(op, suffix), len(values)
    shown = f"[{', '.join(map(str, values))}]" if values else "[]"
    type_ = f"!tosa.shape<{count}>"
    text = f"{name} = tosa.const_shape {{values = dense<{shown}> : tensor<{count}xindex>}} : () -> {type_}"
    return Made(name, text, type_)


def _number(op: Operation, suffix: str, value: int, element: Type) -> Made:
    element = _stored(element)
    shown = f"{value}.0" if isinstance(element, FloatType) else str(value)
    return _made_constant(op, suffix, shown, f"tensor<1x{element}>")


def _stored(element: Type) -> Type:
    """The numbers that quantized values are stored in; any other type is itself."""
    body = element.body if isinstance(element, DialectType) and element.dialect == "quant" else None
    found = _STORAGE.search(body) if body is not None else None
    return IntegerType(int(found[1])) if found is not None else element


_STORAGE = lazy_pattern(r"\b[iu](\d+)\b")


def _numbers(op: Operation, suffix: str, values: Sequence[object], element: Type) -> Made:
    shown = f"[{', '.join(map(str, values))}]"
    return _made_constant(op, suffix, shown, f"tensor<{len(values)}x{element}>")


def _made_constant(op: Operation, suffix: str, shown: str, type_: str) -> Made:
    name = fresh_name(op, suffix)
    return Made(name, f'{name} = "tosa.const"() <{{values = dense<{shown}> : {type_}}}> : () -> {type_}', type_)


def _element(type_: Type) -> Type | None:
    return type_.element if isinstance(type_, RankedTensorType | UnrankedTensorType) else None


def _operand_element(op: Operation, position: int) -> Type | None:
    return _element(op.operands[position].value.type) if position < len(op.operands) else None


def changed(op: Operation, made: Sequence[Made], dropped: Sequence[str], new: Mapping[str, str]) -> _Edits:
    """`op` with more operands, which are `made` before it, without the attributes `dropped`, and with `new` ones."""
    syntax = op.syntax
    if syntax is None or not op.operands or len(syntax.type_spans) < len(op.operands):
        return []
    last, types = op.operands[-1].span, syntax.type_spans[len(op.operands) - 1]
    if last is None:
        return []
    source, end = syntax.source, last[1]
    first_type = syntax.type_spans[0][0]
    opening = source.find("{", end, first_type)
    close = closing(source, opening) + 1 if opening >= 0 else 0
    attributes = {**op.properties, **op.attributes}
    entries = {name: str(value) for name, value in attributes.items() if name not in (*dropped, *new)}
    shown = ", ".join(f"{name} = {text}" for name, text in {**entries, **new}.items())
    edits = [
        (syntax.start, syntax.start, "".join(f"{one.text}{indentation(op)}" for one in made)),
        (end, end, "".join(f", {one.name}" for one in made)),
        (types[1], types[1], "".join(f", {one.type}" for one in made)),
    ]
    if close:
        # The properties of a generic form are in brackets around the braces.
        has_brackets = source[opening - 1] == "<" and source[close : close + 1] == ">"
        start, stop = (opening - 1, close + 1) if has_brackets and not shown else (opening, close)
        if not shown:
            start = len(source[:start].rstrip(" "))
        edits.append((start, stop, f"{{{shown}}}" if shown else ""))
    elif shown:
        after = source.find(")", end, first_type) if syntax.is_generic else end - 1
        edits.append((after + 1, after + 1, f" {{{shown}}}"))
    return sorted([edit for edit in edits if edit[0] < edit[1] or edit[2]], key=lambda edit: edit[:2])


def _zero_points(op: Operation) -> dict[str, int]:
    """The zero points of `quantization_info`, by name."""
    info = op.properties.get("quantization_info")
    body = info.body if isinstance(info, DialectAttr) and info.body is not None else ""
    return {found[1]: int(found[2]) for found in _ZERO_POINT.finditer(body)}


_ZERO_POINT = lazy_pattern(r"\b(\w+_zp)\s*=\s*(-?\d+)")


def _with_zero_points(*places: tuple[str, str, int | None]) -> Callable[[Operation], _Edits]:
    """Zero points as operands: their suffix, their former name, and the operand whose element type they have; None: the
    result's."""

    def change(op: Operation) -> _Edits:
        values, made = _zero_points(op), list[Made]()
        for suffix, former, position in places:
            result = op.results[0].type if op.results else None
            element = _operand_element(op, position) if position is not None else result and _element(result)
            if element is None:
                return []
            made.append(_number(op, suffix, values.get(former, 0), element))
        return changed(op, made, ("quantization_info", "out_shape"), _accumulator(op))

    return change


def _accumulator(op: Operation) -> dict[str, str]:
    """The type that sums are made in: the result's; 32 bits for quantized numbers and for pools of small integers."""
    if op.name not in _WITH_SUMS or "acc_type" in op.properties or not op.results:
        return {}
    element = _element(op.results[0].type)
    if isinstance(element, DialectType) or (op.name == _POOL and isinstance(element, IntegerType)):
        return {"acc_type": "i32"}
    return {} if element is None else {"acc_type": str(element)}


_POOL = "tosa.avg_pool2d"
_CONVOLUTIONS = ("tosa.conv2d", "tosa.conv3d", "tosa.depthwise_conv2d", "tosa.transpose_conv2d")
_WITH_SUMS = (_POOL, *_CONVOLUTIONS)


def _with_shapes(*names: str) -> Callable[[Operation], _Edits]:
    """Lists of numbers as operands."""

    def change(op: Operation) -> _Edits:
        lists = [op.properties.get(name) for name in names]
        made = [
            _shape(op, name.removeprefix("new_"), values.values)
            for name, values in zip(names, lists, strict=True)
            if isinstance(values, DenseArrayAttr)
        ]
        return changed(op, made, names, {}) if len(made) == len(names) else []

    return change


def _product(op: Operation) -> _Edits:
    shift = op.properties.get("shift")
    value = shift.value if isinstance(shift, IntegerAttr) else 0
    of_ranks = _equal_ranks(op)
    of_shift = changed(op, [_number(op, "shift", value, IntegerType(8))], ("shift",), {})
    return sorted([*of_ranks, *of_shift], key=lambda edit: edit[:2]) if of_shift else []


def _equal_ranks(op: Operation) -> _Edits:
    """Operands of a lower rank than the others get dimensions of size 1 in front, which was done for them before."""
    syntax = op.syntax
    types = [operand.value.type for operand in op.operands]
    if syntax is None or len(syntax.type_spans) < len(types):
        return []
    most = max((len(type_.shape) for type_ in types if isinstance(type_, RankedTensorType)), default=0)
    edits: _Edits = []
    for position, (operand, type_) in enumerate(zip(op.operands, types, strict=True)):
        if not isinstance(type_, RankedTensorType) or len(type_.shape) == most:
            continue
        if operand.span is None or type_.shape.count(None) > 1:
            return []
        shape = (*[1] * (most - len(type_.shape)), *type_.shape)
        new_type = str(RankedTensorType(shape, type_.element, type_.encoding))
        made = _shape(op, f"shape{position}", [-1 if size is None else size for size in shape])
        name, shown = fresh_name(op, f"reshaped{position}"), syntax.source[slice(*operand.span)]
        lines = (made.text, f"{name} = tosa.reshape {shown}, {made.name} : ({type_}, {made.type}) -> {new_type}")
        edits += [
            (syntax.start, syntax.start, "".join(f"{line}{indentation(op)}" for line in lines)),
            (*operand.span, name),
            (*syntax.type_spans[position][:2], new_type),
        ]
    return sorted(edits, key=lambda edit: edit[:2])


_BROADCAST = (
    "add", "arithmetic_right_shift", "bitwise_and", "bitwise_or", "bitwise_xor", "equal", "greater", "greater_equal",
    "intdiv", "int_div", "logical_and", "logical_left_shift", "logical_or", "logical_right_shift", "logical_xor",
    "maximum", "minimum", "pow", "select", "sub",
)  # fmt: skip


def _clamp(op: Operation) -> _Edits:
    element = _operand_element(op, 0)
    kind = "fp" if isinstance(element, FloatType) else "int"
    bounds = {word: op.properties.get(f"{word}_{kind}") for word in ("min", "max")}
    shown = {
        f"{word}_val": f"{bound.text if isinstance(bound, FloatAttr) else bound.value} : {element}"
        for word, bound in bounds.items()
        if isinstance(bound, FloatAttr | IntegerAttr)
    }
    former = ("min_int", "max_int", "min_fp", "max_fp")
    return changed(op, [], former, shown) if len(shown) == len(bounds) else []


def _constant(value: Value) -> ElementsAttr | None:
    """The numbers of a constant."""
    maker = value.defining_op
    return next((one for one in maker.properties.values() if isinstance(one, ElementsAttr)), None) if maker else None


def _pad(op: Operation) -> _Edits:
    """Widths, a constant, as a shape, and what is filled in: the zero of the input, where nothing said it."""
    syntax = op.syntax
    if syntax is None or len(op.operands) not in {2, 3}:
        return []
    _, widths, *filler = op.operands
    values, element = _constant(widths.value), _operand_element(op, 0)
    if widths.span is None or values is None or element is None:
        return []
    if not values.body.startswith("[") or len(syntax.type_spans) < len(op.operands):
        return []
    made = _shape(op, "padding", _NUMBER.findall(values.body))
    zero = _zero_points(op).get("input_zp", 0)
    filled_in = [] if filler else [_number(op, "pad_const", zero, element)]
    edits = changed(op, filled_in, ("quantization_info",), {})
    edits += [
        (syntax.start, syntax.start, made.text + indentation(op)),
        (*widths.span, made.name),
        (*syntax.type_spans[1][:2], made.type),
    ]
    return sorted(edits, key=lambda edit: edit[:2])


_NUMBER = lazy_pattern(r"-?\d+")


def _transpose(op: Operation) -> _Edits:
    """The permutation, a constant, as an attribute."""
    syntax, order = op.syntax, op.operands[1] if len(op.operands) == 2 else None
    values = _constant(order.value) if order is not None else None
    before = op.operands[0].span if op.operands else None
    if syntax is None or order is None or order.span is None or before is None or values is None:
        return []
    if len(syntax.type_spans) < 2 or not values.body.startswith("["):
        return []
    first, second = syntax.type_spans[:2]
    after = order.span[1]
    if syntax.is_generic:
        after = syntax.source.index(")", after) + 1
    shown = f" {{perms = array<i32: {values.body[1:-1]}>}}"
    return [(before[1], order.span[1], ""), (after, after, shown), (first[1], second[1], "")]


def _renamed(op: Operation) -> _Edits:
    syntax = op.syntax
    if syntax is None:
        return []
    start = syntax.source.index("reduce_prod", syntax.name_start)
    return [(start, start + len("reduce_prod"), "reduce_product")]


def _resize(op: Operation) -> _Edits:
    """Numbers that were attributes are operands, shapes that another operation makes; the mode is a word of an enum."""
    mode = op.properties.get("mode")
    names = ("scale", "offset", "border")
    lists = [op.properties.get(name) for name in names]
    made = [
        _shape(op, name, values.values)
        for name, values in zip(names, lists, strict=True)
        if isinstance(values, DenseArrayAttr)
    ]
    if not isinstance(mode, StringAttr) or len(made) < len(names):
        return []
    return changed(op, made, names, {"mode": f"#tosa.resize_mode<{mode.value}>"})


# Scaling


def _rounding(op: Operation) -> dict[str, str]:
    value = op.properties.get("double_round")
    is_double = isinstance(value, IntegerAttr) and bool(value.value)
    return {"rounding_mode": f"#tosa.rounding_mode<{'DOUBLE' if is_double else 'SINGLE'}_ROUND>"}


def _apply_scale(op: Operation) -> _Edits:
    return changed(op, [], ("double_round",), _rounding(op)) if "double_round" in op.properties else []


def _rescale(op: Operation) -> _Edits:
    """Factors and zero points as operands; whether numbers are unsigned is no longer said by their types alone."""
    multiplier, shift = (op.properties.get(name) for name in ("multiplier", "shift"))
    source, result = _operand_element(op, 0), _element(op.results[0].type) if op.results else None
    if not isinstance(multiplier, DenseArrayAttr) or not isinstance(shift, DenseArrayAttr):
        return []
    if source is None or result is None:
        return []
    scale32 = op.properties.get("scale32")
    is_wide = not isinstance(scale32, IntegerAttr) or bool(scale32.value)
    made = [
        _numbers(op, "multiplier", multiplier.values, IntegerType(32 if is_wide else 16)),
        _numbers(op, "shift", shift.values, IntegerType(8)),
    ]
    for name, element in (("input_zp", source), ("output_zp", result)):
        value = op.properties.get(name)
        made.append(_number(op, name, value.value if isinstance(value, IntegerAttr) else 0, element))
    unsigned = {
        f"{side}_unsigned": str(_is_unsigned(element)).lower()
        for side, element in (("input", source), ("output", result))
    }
    former = ("multiplier", "shift", "input_zp", "output_zp", "double_round")
    return changed(op, made, former, {**_rounding(op), **unsigned})


def _is_unsigned(element: Type) -> bool:
    if isinstance(element, DialectType):
        return element.body is not None and element.body.startswith("u")
    return isinstance(element, IntegerType) and str(element).startswith("u")


CURRENT_TOSA: Mapping[str, Callable[[Operation], Sequence[Replacement]]] = {
    **{name: _with_zero_points(("input_zp", "input_zp", 0), ("weight_zp", "weight_zp", 1)) for name in _CONVOLUTIONS},
    **{f"tosa.{name}": _equal_ranks for name in _BROADCAST},
    _POOL: _with_zero_points(("input_zp", "input_zp", 0), ("output_zp", "output_zp", None)),
    "tosa.apply_scale": _apply_scale,
    "tosa.clamp": _clamp,
    "tosa.matmul": _with_zero_points(("a_zp", "a_zp", 0), ("b_zp", "b_zp", 1)),
    "tosa.mul": _product,
    "tosa.negate": _with_zero_points(("input1_zp", "input_zp", 0), ("output_zp", "output_zp", None)),
    "tosa.pad": _pad,
    "tosa.reduce_prod": _renamed,
    "tosa.rescale": _rescale,
    "tosa.reshape": _with_shapes("new_shape"),
    "tosa.resize": _resize,
    "tosa.slice": _with_shapes("start", "size"),
    "tosa.tile": _with_shapes("multiples"),
    "tosa.transpose": _transpose,
}
"""By name in LLVM 16 to 19."""
