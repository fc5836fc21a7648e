"""Categories of findings, and profiles: the categories that are reported without being asked for by code.

    correctness    what mlir-opt rejects, and what cannot be meant
    memory         leaks, uses after a deallocation, double frees, escaping buffers
    deallocation   limits of the deallocation passes, and places where those of LLVM 22 have a bug
    bufferization  tensor operations that cannot be bufferized
    style          unused values and functions, dead stores, redundant copies, unused suppressions
    performance    heap allocations that could be made once, or on the stack

Limits of a pass matter to a project that runs it. Without a profile that has their category they are reported in files
with a RUN line that names the pass, in projects whose configuration names it, and where their code is selected.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from ...ir.lazy_pattern import lazy_pattern
from ...syntax.text.run_lines import run_lines

CORRECTNESS, MEMORY, DEALLOCATION, BUFFERIZATION, STYLE, PERFORMANCE = (
    "correctness", "memory", "deallocation", "bufferization", "style", "performance",
)  # fmt: skip
CATEGORIES = (CORRECTNESS, MEMORY, DEALLOCATION, BUFFERIZATION, STYLE, PERFORMANCE)
COPIES = ("bufferization-copy", "bufferization-copy-in-loop", "bufferization-not-writable")
"""Codes of tensors that One-Shot Bufferize would copy: one finding each, with its bytes as `size`."""
_CODES = {
    MEMORY: (
        "alloca-in-loop",
        "buffer-escapes",
        "call-abi-mismatch",
        "double-free",
        "free-of-unowned",
        "freed-in-loop",
        "memory-leak",
        "missing-free-on-path",
        "returned-alias-of-argument",
        "returned-stack-memory",
        "use-after-free",
    ),
    DEALLOCATION: ("depends-on-error", "foreign-operation-changes", "invalid-result"),
    BUFFERIZATION: (
        "bufferization-alloc-in-loop",
        *COPIES,
        "bufferization-max-copied-bytes",
        "bufferization-max-copies",
        "bufferization-return-allocates",
        "bufferization-unknown-op",
        "cannot-bufferize",
    ),
    PERFORMANCE: ("alloc-in-loop", "small-heap-buffer"),
    STYLE: ("dead-store", "needless-copy", "redundant-clone", "unused-function", "unused-ignore", "unused-value"),
}
_OF_CODE = {code: category for category, codes in _CODES.items() for code in codes}
_OF_PASSES = (
    "dealloc-", "llvm22-", "retired-", "out-param-", "lower-deallocations-", "convert-bufferization", "canonicalize-",
)  # fmt: skip
"""Prefixes of codes of the category `deallocation`."""

MAX_COPIES, MAX_COPIED_BYTES = "bufferization-max-copies", "bufferization-max-copied-bytes"
"""Codes of limits that the configuration sets for each function."""

DEFAULT_PROFILE, ALL = "default", "all"
PROFILES: Mapping[str, Set[str]] = {
    DEFAULT_PROFILE: frozenset({CORRECTNESS, MEMORY, STYLE}),
    CORRECTNESS: frozenset({CORRECTNESS}),
    DEALLOCATION: frozenset({CORRECTNESS, MEMORY, STYLE, DEALLOCATION}),
    BUFFERIZATION: frozenset({CORRECTNESS, MEMORY, STYLE, BUFFERIZATION}),
    PERFORMANCE: frozenset({CORRECTNESS, MEMORY, STYLE, PERFORMANCE}),
    ALL: frozenset(CATEGORIES),
}
"""The categories that each profile reports; the first is the default."""

QUIET_HINTS = frozenset(
    {
        "buffer-escapes",
        "memory-leak",
        "returned-alias-of-argument",
        "returned-stack-memory",
        "unknown-dialect",
        "unknown-operation",
        "unused-value",
    }
)
"""Codes whose hints an editor shows only where they are asked for.

Input of a deallocation pass leaks each of its buffers, and test programs and projects with own dialects have unused
values and unregistered operations on most lines: all of them on purpose. Their fixes are offered all the same.
"""

DEALLOCATION_PASSES = frozenset(
    {
        "buffer-deallocation",
        "buffer-deallocation-pipeline",
        "minimal-deallocation",
        "minimal-deallocation-pipeline",
        "ownership-based-buffer-deallocation",
    }
)
_PASSES_OF_CODE = {
    "llvm22-stale-origins": frozenset({"buffer-deallocation-simplification"}),
    "llvm22-dependent-elsewhere": frozenset({"optimize-allocation-liveness"}),
    "llvm22-shrinking-realloc": frozenset({"expand-realloc", "buffer-deallocation-pipeline"}),
    **dict.fromkeys(_CODES[BUFFERIZATION], frozenset({"one-shot-bufferize"})),
}
"""Passes of which a finding is a limit, where these are not the deallocation passes."""
PASSES_WITH_LIMITS = DEALLOCATION_PASSES.union(*_PASSES_OF_CODE.values())
_PASS = lazy_pattern(rf"(?<![\w-])-{{0,2}}({'|'.join(sorted(PASSES_WITH_LIMITS, key=len, reverse=True))})(?![\w-])")


def category_of(code: str) -> str:
    """The category of a code, one of `CATEGORIES`."""
    return DEALLOCATION if code.startswith(_OF_PASSES) else _OF_CODE.get(code, CORRECTNESS)


def codes_of(category: str) -> Sequence[str]:
    """The codes of a category, as far as they are listed here."""
    return _CODES.get(category, ())


def is_limit(code: str) -> bool:
    """Whether findings of `code` are limits of a pass."""
    return category_of(code) in (DEALLOCATION, BUFFERIZATION)


def passes_of(code: str) -> Set[str]:
    """The passes, by their names in pipelines, that a finding of `code`, a limit, is about."""
    return _PASSES_OF_CODE.get(code, DEALLOCATION_PASSES)


def named_passes(text: str) -> Set[str]:
    """The passes with limits that the RUN lines of `text` name."""
    return {name[1] for line in run_lines(text) for name in _PASS.finditer(line)}


def fits(pattern: str, code: str) -> bool:
    """Whether a pattern of a setting represents `code`: the code, a prefix with a star, or a category."""
    if pattern in CATEGORIES:
        return category_of(code) == pattern
    return code.startswith(pattern[:-1]) if pattern.endswith("*") else code == pattern
