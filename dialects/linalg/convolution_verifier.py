"""Maps of convolutions: which loops the input, the filter and the output of a convolution may share.

Follows isConvolutionInterfaceImpl and isFillInterface of mlir/lib/Dialect/Linalg/IR/LinalgInterfaces.cpp. Named
operations have maps that fit; only maps that are written are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from ...ir.affine import AffineBinary, AffineConstant, AffineDim, AffineExpr, AffineMap, AffineSymbol
from ...ir.attributes import AffineMapAttr
from ...ir.graph import Operation
from ...ods.segments import array_elements
from ...ods.verification.failure import Failure

MEMOIZED = "linalg.memoized_indexing_maps"
"""Attribute of named operations with their maps, where these were written out."""


class _Loop(Enum):
    BATCH = "in input and output"
    IMAGE = "summed in the input, and in the output"
    OUTPUT_CHANNEL = "in filter and output"
    DEPTH = "in all"
    WINDOW = "summed in the input, and in the filter"
    INPUT_CHANNEL = "in input and filter"


_KINDS: dict[tuple[bool | None, bool, bool], _Loop] = {
    (False, False, True): _Loop.BATCH,
    (True, False, True): _Loop.IMAGE,
    (None, True, True): _Loop.OUTPUT_CHANNEL,
    (False, True, True): _Loop.DEPTH,
    (True, True, False): _Loop.WINDOW,
    (False, True, False): _Loop.INPUT_CHANNEL,
}
"""By whether the input has the loop (True: in a sum), the filter, and the output."""


def written_maps(op: Operation, name: str) -> list[AffineMap]:
    """The maps in the attribute `name`; empty where there are none."""
    found = array_elements(op.attribute(name))
    return [each.map for each in found if isinstance(each, AffineMapAttr)]


def convolution_fault(maps: Sequence[AffineMap], is_parallel: Sequence[bool] | None) -> str | None:
    """The reason, in upstream's words, that `maps` are not those of a convolution; None where they are.

    Args:
        maps: of the input, the filter, others, and the output.
        is_parallel: for each loop; None where named operations say it.
    """
    if len(maps) < 3:
        return "expected op with 2 inputs and 1 output"
    walked = _input_loops(maps[0])
    if walked is None:
        return "unexpected input index map for convolutions"
    window, output = _permuted(maps[1]), _permuted(maps[-1])
    if window is None or output is None:
        return "expected output/filter indexing maps to be projected permutations"
    kinds = [_kind(loop, walked, window, output) for loop in range(maps[0].num_dims)]
    if any(kind is None for kind in kinds):
        return "unexpected loop dimension for convolution op"
    for kind, parallel in zip(kinds, is_parallel or (), strict=False):
        is_reduced = kind in (_Loop.WINDOW, _Loop.INPUT_CHANNEL)
        if parallel and is_reduced:
            return "expected all iterators not used to access outputs to be reduction"
        if not parallel and not is_reduced:
            return "expected all iterators used to access outputs to be parallel"
    return None


def _kind(loop: int, input_loops: dict[int, bool], window: set[int], output: set[int]) -> _Loop | None:
    """`input_loops`: as `_input_loops` gives them."""
    return _KINDS.get((input_loops.get(loop), loop in window, loop in output))


def _input_loops(map_: AffineMap) -> dict[int, bool] | None:
    """The loops of the input, each with whether it is part of a sum; None where an expression is of another form."""
    found: dict[int, bool] = {}
    for expr in map_.results:
        loops = list(_loops(expr))
        if None in loops or any(loop in found for loop in loops) or len({*loops}) != len(loops):
            return None
        found.update((loop, len(loops) > 1) for loop in loops if loop is not None)
    return found


def _loops(expr: AffineExpr) -> Iterator[int | None]:
    """The loop that is the whole of `expr`, or the two of a sum; None for anything else."""
    if isinstance(expr, AffineDim):
        yield expr.position
    elif isinstance(expr, AffineBinary) and expr.operator == "+":
        yield _multiple(expr.lhs)
        yield _multiple(expr.rhs)
    else:
        yield None


def _multiple(expr: AffineExpr) -> int | None:
    """The loop of which `expr` is a multiple."""
    if isinstance(expr, AffineBinary) and expr.operator == "*":
        factors = (expr.lhs, expr.rhs)
        if any(isinstance(each, (AffineConstant, AffineSymbol)) for each in factors):
            return next((each.position for each in factors if isinstance(each, AffineDim)), None)
        return None
    return expr.position if isinstance(expr, AffineDim) else None


def _permuted(map_: AffineMap) -> set[int] | None:
    """The loops of a map that has each at most once, and nothing else; None for another map."""
    found = [each.position for each in map_.results if isinstance(each, AffineDim)]
    is_one = len(found) == len(map_.results) == len(set(found)) and not map_.num_symbols
    return set(found) if is_one else None


def memoized_convolution(op: Operation) -> Failure | None:
    """A named convolution whose maps are written out."""
    maps = written_maps(op, MEMOIZED)
    words = convolution_fault(maps, None) if maps else None
    return Failure("verify-map", words, is_bare=True) if words is not None else None
