"""Loops of structured operations: which loop runs over which dimension of each operand.

Named operations leave their maps out, some of them only where these are the usual ones. Those of convolutions and
poolings follow from their names, as mlir/Dialect/Linalg/IR/LinalgNamedStructuredOps.yaml has them.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.affine import AffineConstant, AffineDim, AffineExpr, AffineMap
from ...ir.affine_arithmetic import combine
from ...ir.graph import Operation
from ...ir.lazy_pattern import lazy_pattern
from ...ir.types import MemRefType, RankedTensorType
from ...ods.dense_integers import dense_integers
from ...ods.registry import UPSTREAM
from ...ods.segments import array_elements, dense_values
from ...ods.verification.op_parts import maps
from .semantics import input_count

Loops = Sequence[int | None]
"""For each dimension of an operand, the loop that runs over it; None where an expression of several does."""

_FIXED: dict[str, tuple[str, ...]] = {
    "linalg.dot": ("k", "k", ""),
    "linalg.matmul": ("mk", "kn", "mn"),
    "linalg.batch_matmul": ("bmk", "bkn", "bmn"),
    "linalg.batch_reduce_matmul": ("bmk", "bkn", "mn"),
    "linalg.matvec": ("mk", "k", "m"),
    "linalg.vecmat": ("k", "kn", "n"),
    "linalg.batch_matvec": ("bmk", "bk", "bm"),
    "linalg.batch_vecmat": ("bk", "bkn", "bn"),
    "linalg.mmt4d": ("mkoi", "nkpi", "mnop"),
    "linalg.batch_mmt4d": ("bmkoi", "bnkpi", "bmnop"),
    "linalg.quantized_matmul": ("mk", "kn", "", "", "mn"),
    "linalg.quantized_batch_matmul": ("bmk", "bkn", "", "", "bmn"),
    "linalg.conv_1d": ("W", "v", "w"),
    "linalg.conv_2d": ("HW", "uv", "hw"),
    "linalg.conv_3d": ("DHW", "tuv", "dhw"),
    "linalg.fill_rng_2d": ("", "", "", "mn"),
}
_ORDERS = {
    "linalg.batch_mmt4d": "bmnkopi",
    "linalg.batch_reduce_matmul": "bmnk",
    "linalg.depthwise_conv_1d": "nwcmv",
    "linalg.depthwise_conv_2d": "nhwcmuv",
    "linalg.depthwise_conv_3d": "ndhwmtuvc",
    "linalg.mmt4d": "mnkopi",
}
"""Loops from the outermost one to the innermost one, where it is not those of the output that come first, and of the
second input next."""
_STATING = frozenset(
    name
    for name in UPSTREAM.op_names("linalg")
    if (definition := UPSTREAM.lookup(name)) is not None
    and any(attribute.name == "indexing_maps" for attribute in definition.attributes)
)
"""Operations that have maps of their own; an attribute of that name means nothing on others."""
_WINDOW = lazy_pattern(r"linalg\.(depthwise_conv|conv|pooling)_(?:\dd_)?([a-z]+)(?:_([a-z]+?))?(_q)?$")
_SPATIAL = {"d": "t", "h": "u", "w": "v"}
_POOLINGS = lazy_pattern(r"linalg\.pooling_([a-z]+?)_")


def _windows(name: str) -> tuple[str, ...] | None:
    """The loops of a convolution or a pooling by its name; capital letters are sums of loops."""
    pooling = _POOLINGS.match(name)
    if pooling is not None:
        layout = pooling[1]
        window = "".join(_SPATIAL[each] for each in layout if each in _SPATIAL)
        return _summed(layout), window, layout
    match = _WINDOW.match(name)
    if match is None:
        return None
    layout, weights = match[2], match[3] or ""
    window = "".join(_SPATIAL.get(each, each) for each in weights)
    multiplier = "m" if "m" in weights else ""
    output = layout + multiplier if match[1] == "depthwise_conv" else layout.replace("c", "f")
    scalars = ("", "") if match[4] else ()
    return (_summed(layout), window, *scalars, output)


def _summed(layout: str) -> str:
    return "".join(each.upper() if each in _SPATIAL else each for each in layout)


def _named(name: str) -> tuple[str, ...] | None:
    return _FIXED.get(name) or _windows(name)


def _rank(op: Operation, index: int) -> int:
    type_ = op.operands[index].value.type
    return len(type_.shape) if isinstance(type_, (RankedTensorType, MemRefType)) else 0


def loops_of(op: Operation) -> list[Loops] | None:
    """The loops of each operand; None where they are not known."""
    found = maps_of(op)
    if found is None:
        return None
    return [[expr.position if isinstance(expr, AffineDim) else None for expr in each.results] for each in found]


def maps_of(op: Operation) -> list[AffineMap] | None:
    """The map of each operand, from all loops; None where they are not known."""
    named = _named(op.name)
    given = op.properties.get("indexing_maps") if op.name in _STATING else None
    if given is not None:
        return maps(given)
    if named is not None:
        return _named_maps(named, op)
    return [] if op.name in _STATING or not op.operands else _implied_maps(op)


def default_maps(op: Operation) -> list[AffineMap] | None:
    """The maps that an operation has where it states none; None where it has no others, or has to state them."""
    named = _named(op.name) if op.name in _STATING else None
    return _named_maps(named, op) if named is not None else None


def _implied_maps(op: Operation) -> list[AffineMap] | None:
    """Of an operation whose loops are those of its largest operand."""
    rank = _rank(op, len(op.operands) - 1)
    if op.name == "linalg.transpose":
        order = dense_values(op.properties.get("permutation"))
        if sorted(order) != list(range(rank)):
            return None
        loops = [[order.index(dimension) for dimension in range(rank)], range(rank)]
    elif op.name in ("linalg.broadcast", "linalg.reduce"):
        loops = _with_dimensions(op)
    else:
        loops = [range(rank) if _rank(op, i) else () for i in range(len(op.operands))]
    count = max((len(each) for each in loops), default=0)
    return [AffineMap(count, 0, tuple(map(AffineDim, each))) for each in loops]


def _named_maps(named: Sequence[str], op: Operation) -> list[AffineMap]:
    """Dimensions in capital letters are reached by the output's loop times the stride, and the window's times the
    dilation."""
    first = next((order for prefix, order in _ORDERS.items() if op.name.startswith(prefix)), named[-1] + named[1])
    used = dict.fromkeys(loop for each in named for loop in each if loop.islower())
    letters = [loop for loop in dict.fromkeys((*first, *used)) if loop in used]
    number = {loop: AffineDim(position) for position, loop in enumerate(letters)}
    spatial = [loop for loop in "dhw" if any(loop.upper() in each for each in named)]
    strides, dilations = (dense_integers(op.properties.get(name)) for name in ("strides", "dilations"))

    def expression(loop: str) -> AffineExpr:
        if loop.islower():
            return number[loop]
        position, inner = spatial.index(loop.lower()), number[_SPATIAL[loop.lower()]]
        stride = strides[position] if position < len(strides) else 1
        dilation = dilations[position] if position < len(dilations) else 1
        outer = combine("*", number[loop.lower()], AffineConstant(stride))
        return combine("+", outer, combine("*", inner, AffineConstant(dilation)))

    return [AffineMap(len(letters), 0, tuple(map(expression, each))) for each in named]


def _with_dimensions(op: Operation) -> list[Sequence[int]]:
    """The smaller side does not have the `dimensions`."""
    attribute = op.properties.get("dimensions")
    left_out = frozenset(dense_values(attribute))
    inputs = input_count(op)
    whole = max(_rank(op, i) for i in range(len(op.operands)))
    smaller = [i for i in range(whole) if i not in left_out]
    is_reduction = op.name == "linalg.reduce"
    return [list(range(whole)) if (i < inputs) is is_reduction else smaller for i in range(len(op.operands))]


def is_parallel_identity(op: Operation, index: int) -> bool:
    """Whether all loops are parallel, and run over the dimensions of operand `index` in order."""
    kinds = array_elements(op.properties.get("iterator_types"))
    if kinds:
        if any("reduction" in str(kind) or "window" in str(kind) for kind in kinds):
            return False
        affine = maps_of(op) or []
        return index < len(affine) and affine[index].is_identity
    definition = UPSTREAM.lookup(op.name)
    interfaces = definition.interfaces if definition is not None else frozenset[str]()
    if "ContractionOpInterface" in interfaces or "ConvolutionOpInterface" in interfaces or _named(op.name) is not None:
        return False
    loops = loops_of(op)
    if loops is None or op.name == "linalg.reduce":
        return False
    return list(loops[index]) == list(range(_rank(op, len(op.operands) - 1)))
