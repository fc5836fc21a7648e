"""What the linalg dialect simplifies (mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...ir.graph import Operation
from ..registry import UPSTREAM
from ..rewriting import FoldFunction, Pattern
from .arith import make_constant
from .arith_integers import Constants, Folded
from .linalg_patterns import STRUCTURED_PATTERNS, patterns_of
from .memref_folds import fold_casts

CONSTANT = make_constant


def _structured(op: Operation, constants: Constants) -> Folded:
    del constants
    return fold_casts(op)


def _folds() -> dict[str, FoldFunction]:
    found: dict[str, FoldFunction] = {}
    for name in UPSTREAM.op_names("linalg"):
        definition = UPSTREAM.lookup(name)
        if definition is not None and "folder" in definition.has and name != "linalg.index":
            found[name] = _structured
    return found


def _patterns() -> dict[str, Sequence[Pattern]]:
    found: dict[str, Sequence[Pattern]] = {}
    for name in UPSTREAM.op_names("linalg"):
        definition = UPSTREAM.lookup(name)
        if definition is not None and "LinalgOp" in definition.interfaces:
            found[name] = (*STRUCTURED_PATTERNS, *patterns_of(name))
    return found


FOLDS: Mapping[str, FoldFunction] = _folds()
PATTERNS: Mapping[str, Sequence[Pattern]] = _patterns()
