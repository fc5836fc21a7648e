"""What the memref dialect simplifies."""

from __future__ import annotations

from collections.abc import Sequence

from ..rewriting import FoldFunction, Pattern
from . import memref_folds, memref_patterns
from .arith import make_constant
from .bufferization_tensors import LOAD_OF_TO_BUFFER
from .gpu import DIM_OF_ALLOC

CONSTANT = make_constant
FOLDS: dict[str, FoldFunction] = memref_folds.FOLDS
PATTERNS: dict[str, Sequence[Pattern]] = {
    **memref_patterns.PATTERNS,
    "memref.dim": (*memref_patterns.PATTERNS["memref.dim"], DIM_OF_ALLOC),
    "memref.load": (LOAD_OF_TO_BUFFER,),
}
