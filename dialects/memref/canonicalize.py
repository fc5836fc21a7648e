"""Canonicalization of `memref`."""

from __future__ import annotations

from collections.abc import Sequence

from ...ods.rewriting import FoldFunction, Pattern
from ..arith.canonicalize import make_constant
from ..bufferization.tensor_patterns import LOAD_OF_TO_BUFFER
from ..gpu.canonicalize import DIM_OF_ALLOC
from . import folds as memref_folds
from . import patterns as memref_patterns

CONSTANT = make_constant
FOLDS: dict[str, FoldFunction] = memref_folds.FOLDS
PATTERNS: dict[str, Sequence[Pattern]] = {
    **memref_patterns.PATTERNS,
    "memref.dim": (*memref_patterns.PATTERNS["memref.dim"], DIM_OF_ALLOC),
    "memref.load": (LOAD_OF_TO_BUFFER,),
}
# Not among them: what is done with metadata decides what becomes of it.
LOOKING_BACK = frozenset(
    (
        "memref.alloc",
        "memref.alloca",
        "memref.assume_alignment",
        "memref.cast",
        "memref.collapse_shape",
        "memref.copy",
        "memref.dealloc",
        "memref.dim",
        "memref.expand_shape",
        "memref.extract_aligned_pointer_as_index",
        "memref.load",
        "memref.memory_space_cast",
        "memref.rank",
        "memref.reinterpret_cast",
        "memref.store",
        "memref.subview",
        "memref.transpose",
        "memref.view",
    )
)
