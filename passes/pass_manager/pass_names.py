"""Names of passes in documents and command lines: other spellings, and what replaced passes that are gone."""

from __future__ import annotations

ALIASES = {
    "lower-deallocations": "bufferization-lower-deallocations",
    "CSE": "cse",
    "canonicalizer": "canonicalize",
}
"""Names that documents use, and the names that `mlir-opt` registers."""

_ONE_SHOT = "`one-shot-bufferize` does its work today"
_GONE = {
    "finalizing-bufferize": ("20", "`one-shot-bufferize` leaves nothing to finalize"),
    "func-bufferize": ("20", "`one-shot-bufferize{bufferize-function-boundaries}` does its work today"),
    "scf-bufferize": ("20", _ONE_SHOT),
    "arith-bufferize": ("19", _ONE_SHOT),
    "linalg-bufferize": ("19", _ONE_SHOT),
    "shape-bufferize": ("19", _ONE_SHOT),
    "tensor-bufferize": ("19", _ONE_SHOT),
    "bufferization-bufferize": ("19", _ONE_SHOT),
    "vector-bufferize": ("19", _ONE_SHOT),
    "std-bufferize": ("15", _ONE_SHOT),
    "tensor-constant-bufferize": ("14", _ONE_SHOT),
    "linalg-comprehensive-module-bufferize": (
        "14",
        "`one-shot-bufferize{bufferize-function-boundaries}` does its work today",
    ),
    "eliminate-alloc-tensors": ("16", "it is called `eliminate-empty-tensors` today"),
    "linalg-init-tensor-to-alloc-tensor": ("16", "it is called `empty-tensor-to-alloc-tensor` today"),
    "tensor-copy-insertion": ("16", "it is called `test-tensor-copy-insertion` today"),
    "buffer-placement": ("12", "today `buffer-hoisting` and then `buffer-deallocation-pipeline` do its work"),
    "copy-removal": ("13", "today `canonicalize` removes clones that are not needed"),
}
"""Passes by the LLVM that was the first without them, and what to use instead."""


def answer_to_retired(name: str) -> str | None:
    """The message for a request of the pass `name`; None for names that no LLVM had."""
    if name not in _GONE:
        return None
    return f"`{name}` was {_answer(name)}"


def _answer(name: str) -> str:
    version, instead = _GONE[name]
    return f"removed in LLVM {version}; {instead}"


def passes_gone() -> list[tuple[str, str]]:
    """Names that only older LLVMs have, each with the version and with what replaced it; sorted."""
    return [(name, _answer(name)) for name in sorted(_GONE)]
