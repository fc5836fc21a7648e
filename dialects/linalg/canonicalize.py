"""Canonicalization of `linalg` (mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...ir.affine import AffineDim
from ...ir.attributes import IntegerAttr, index_attr
from ...ir.graph import Operation, Value
from ...ir.types import MemRefType, RankedTensorType
from ...ods.registry import UPSTREAM
from ...ods.rewriting import FoldFunction, Pattern
from ...ods.segments import dense_values
from ..arith.canonicalize import make_constant
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.memref_casts import fold_casts
from . import ops as linalg
from .fill_patterns import FILL_PATTERNS
from .indexing import maps_of
from .pack_patterns import PACK_FOLDS, PACK_PATTERNS
from .patterns import STRUCTURED_PATTERNS, patterns_of

CONSTANT = make_constant


def _structured(op: Operation, constants: Constants) -> Folded:
    """`linalg.fill ins(%x) outs(%cast)` -> `linalg.fill ins(%x) outs(%source)`, for buffers."""
    del constants
    return fold_casts(op)


def _transpose(transpose: linalg.TransposeOp, constants: Constants) -> Folded:
    """`linalg.transpose ins(%t) outs(%u) permutation = [0, 1]` -> `%t`, for tensors of one type, encoding and all.

    Casts of buffers stay: its operands have to agree about which sizes are known.
    """
    del constants
    order = dense_values(transpose.permutation)
    if transpose.op.result_types == [transpose.input.type] and order == list(range(len(order))):
        return (transpose.input,)
    return None


def _index(op: Operation, constants: Constants) -> Folded:
    """`linalg.index 0` -> `0`, in a loop that runs once."""
    del constants
    around = op.parent_op
    dimension = op.properties.get("dim")
    if around is None or around.dialect != "linalg" or not isinstance(dimension, IntegerAttr):
        return None
    return (index_attr(0),) if _loop_extent(around, dimension.value) == 1 else None


def _loop_extent(op: Operation, dimension: int) -> int | None:
    """getStaticLoopRanges: how often a loop of a structured operation runs; the first operand that says it counts."""
    for affine, value in zip(maps_of(op) or (), op.operand_values, strict=False):
        for expr, extent in zip(affine.results, _shape(value), strict=False):
            if isinstance(expr, AffineDim) and expr.position == dimension:
                return extent
    return None


def _shape(value: Value) -> Sequence[int | None]:
    return value.type.shape if isinstance(value.type, (MemRefType, RankedTensorType)) else ()


def _folds() -> dict[str, FoldFunction]:
    found: dict[str, FoldFunction] = {}
    for name in UPSTREAM.op_names("linalg"):
        definition = UPSTREAM.lookup(name)
        if definition is not None and "folder" in definition.has:
            found[name] = _structured
    found["linalg.index"] = _index
    found["linalg.transpose"] = _transpose
    return {**found, **PACK_FOLDS}


def _patterns() -> dict[str, Sequence[Pattern]]:
    found: dict[str, Sequence[Pattern]] = {}
    for name in UPSTREAM.op_names("linalg"):
        definition = UPSTREAM.lookup(name)
        if definition is not None and "LinalgOp" in definition.interfaces:
            found[name] = (*STRUCTURED_PATTERNS, *patterns_of(name))
    for name, patterns in PACK_PATTERNS.items():
        found[name] = (*patterns, *patterns_of(name))
    return found


FOLDS: Mapping[str, FoldFunction] = _folds()
PATTERNS: Mapping[str, Sequence[Pattern]] = _patterns()
# Those of fills look at other uses of what is filled.
LOOKING_BACK = frozenset(
    name
    for name in UPSTREAM.op_names("linalg")
    if (definition := UPSTREAM.lookup(name)) is not None
    and "LinalgOp" in definition.interfaces
    and name not in FILL_PATTERNS
)
