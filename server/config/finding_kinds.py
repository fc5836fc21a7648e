"""Kinds of findings: one line for each code, with its category and what reports need to know of it.

The sentence about a code is the title of its page; messages, severities and helps are beside the rules that report it.
Here is what has to be known without loading these.

    correctness    what mlir-opt rejects, and what cannot be meant
    memory         leaks, uses after a deallocation, double frees, escaping buffers
    deallocation   limits of the deallocation passes, and places where those of LLVM 22 have a bug
    bufferization  tensor operations that cannot be bufferized
    style          unused values and functions, dead stores, redundant copies, unused suppressions
    performance    heap allocations that could be made once, or on the stack; functions that hold more than they may
"""

from __future__ import annotations

from collections.abc import Set
from enum import Enum
from typing import NamedTuple

CORRECTNESS, MEMORY, DEALLOCATION, BUFFERIZATION, STYLE, PERFORMANCE = (
    "correctness", "memory", "deallocation", "bufferization", "style", "performance",
)  # fmt: skip
CATEGORIES = (CORRECTNESS, MEMORY, DEALLOCATION, BUFFERIZATION, STYLE, PERFORMANCE)

DEALLOCATION_PASSES = frozenset(
    {
        "buffer-deallocation",
        "buffer-deallocation-pipeline",
        "minimal-deallocation",
        "minimal-deallocation-pipeline",
        "ownership-based-buffer-deallocation",
    }
)
_NOTICE = "llvm22-"
"""The beginning of codes of places where LLVM 22 behaves differently."""
_BUFFERIZE = frozenset({"one-shot-bufferize"})


class Flow(Enum):
    """The order in which a finding and its notes happen."""

    NONE = 0
    ENDS = 1
    """The finding is the last step of something that began where its notes are, the nearest note first."""
    BEGINS = 2
    """The finding is the first step, and the notes follow in their order."""


class FindingKind(NamedTuple):
    """The properties of all findings with one `code`."""

    code: str
    category: str
    flow: Flow = Flow.NONE
    is_quiet_hint: bool = False
    """Whether an editor shows its hints only where they are asked for.

    Input of a deallocation pass leaks each of its buffers, and test programs and projects with own dialects have unused
    values and unregistered operations on most lines: all of them on purpose. Their fixes are offered all the same.
    """
    passes: Set[str] = DEALLOCATION_PASSES
    """The passes, by their names in pipelines, that a limit is about."""


KINDS = (
    FindingKind("annotation-unread", CORRECTNESS),
    FindingKind("byte-order-mark", CORRECTNESS),
    FindingKind("call-mismatch", CORRECTNESS),
    FindingKind("configuration", CORRECTNESS),
    FindingKind("expected-diagnostic-missing", CORRECTNESS),
    FindingKind("not-bufferized", CORRECTNESS),
    FindingKind("older-spelling", CORRECTNESS),
    FindingKind("other-version", CORRECTNESS),
    FindingKind("redefinition", CORRECTNESS),
    FindingKind("result-count", CORRECTNESS),
    FindingKind("syntax", CORRECTNESS),
    FindingKind("type-mismatch", CORRECTNESS),
    FindingKind("unclosed-brace", CORRECTNESS),
    FindingKind("undefined-block", CORRECTNESS),
    FindingKind("undefined-symbol", CORRECTNESS),
    FindingKind("undefined-value", CORRECTNESS),
    FindingKind("unexpected-diagnostic", CORRECTNESS),
    FindingKind("unknown-dialect", CORRECTNESS, is_quiet_hint=True),
    FindingKind("unknown-operation", CORRECTNESS, is_quiet_hint=True),
    FindingKind("unopened-brace", CORRECTNESS),
    FindingKind("verify-allocation", CORRECTNESS),
    FindingKind("verify-atomic", CORRECTNESS),
    FindingKind("verify-attribute", CORRECTNESS),
    FindingKind("verify-body", CORRECTNESS),
    FindingKind("verify-branch", CORRECTNESS),
    FindingKind("verify-cast", CORRECTNESS),
    FindingKind("verify-clause", CORRECTNESS),
    FindingKind("verify-constant", CORRECTNESS),
    FindingKind("verify-count", CORRECTNESS),
    FindingKind("verify-dimension", CORRECTNESS),
    FindingKind("verify-dominance", CORRECTNESS),
    FindingKind("verify-function", CORRECTNESS),
    FindingKind("verify-global", CORRECTNESS),
    FindingKind("verify-index-count", CORRECTNESS),
    FindingKind("verify-kind", CORRECTNESS),
    FindingKind("verify-layout", CORRECTNESS),
    FindingKind("verify-map", CORRECTNESS),
    FindingKind("verify-missing-attribute", CORRECTNESS),
    FindingKind("verify-operand", CORRECTNESS),
    FindingKind("verify-operand-type", CORRECTNESS),
    FindingKind("verify-parent", CORRECTNESS),
    FindingKind("verify-position", CORRECTNESS),
    FindingKind("verify-region", CORRECTNESS),
    FindingKind("verify-region-flow", CORRECTNESS),
    FindingKind("verify-reshape", CORRECTNESS),
    FindingKind("verify-result-type", CORRECTNESS),
    FindingKind("verify-return", CORRECTNESS),
    FindingKind("verify-segments", CORRECTNESS),
    FindingKind("verify-shape", CORRECTNESS),
    FindingKind("verify-slice", CORRECTNESS),
    FindingKind("verify-symbol", CORRECTNESS),
    FindingKind("verify-terminator", CORRECTNESS),
    FindingKind("verify-trait", CORRECTNESS),
    FindingKind("verify-type", CORRECTNESS),
    FindingKind("verify-use", CORRECTNESS),
    FindingKind("verify-yield", CORRECTNESS),
    FindingKind("wrong-count", CORRECTNESS),
    FindingKind("alloca-in-loop", MEMORY),
    FindingKind("buffer-escapes", MEMORY, flow=Flow.BEGINS, is_quiet_hint=True),
    FindingKind("call-abi-mismatch", MEMORY, flow=Flow.ENDS),
    FindingKind("double-free", MEMORY, flow=Flow.ENDS),
    FindingKind("free-of-unowned", MEMORY, flow=Flow.ENDS),
    FindingKind("freed-in-loop", MEMORY, flow=Flow.ENDS),
    FindingKind("memory-leak", MEMORY, flow=Flow.BEGINS, is_quiet_hint=True),
    FindingKind("missing-free-on-path", MEMORY, flow=Flow.BEGINS),
    FindingKind("returned-alias-of-argument", MEMORY, is_quiet_hint=True),
    FindingKind("returned-stack-memory", MEMORY, is_quiet_hint=True),
    FindingKind("use-after-free", MEMORY, flow=Flow.ENDS),
    FindingKind("canonicalize-no-convergence", DEALLOCATION),
    FindingKind("canonicalize-region-simplify", DEALLOCATION),
    FindingKind("convert-bufferization", DEALLOCATION),
    FindingKind("dealloc-already-present", DEALLOCATION),
    FindingKind("dealloc-branch-multiple-successors", DEALLOCATION),
    FindingKind("dealloc-branch-no-successor", DEALLOCATION),
    FindingKind("dealloc-copy-changes-meaning", DEALLOCATION),
    FindingKind("dealloc-escapes", DEALLOCATION),
    FindingKind("dealloc-freed-before", DEALLOCATION),
    FindingKind("dealloc-freed-in-loop", DEALLOCATION),
    FindingKind("dealloc-freed-on-some-paths", DEALLOCATION),
    FindingKind("dealloc-freed-otherwise", DEALLOCATION),
    FindingKind("dealloc-freed-twice", DEALLOCATION),
    FindingKind("dealloc-frees-buffer", DEALLOCATION),
    FindingKind("dealloc-function-constant", DEALLOCATION),
    FindingKind("dealloc-in-parallel-body", DEALLOCATION),
    FindingKind("dealloc-launch-attribution", DEALLOCATION),
    FindingKind("dealloc-layout-without-strides", DEALLOCATION),
    FindingKind("dealloc-masked-operation", DEALLOCATION),
    FindingKind("dealloc-multiple-successors", DEALLOCATION),
    FindingKind("dealloc-needs-comparison", DEALLOCATION),
    FindingKind("dealloc-no-room-for-operand", DEALLOCATION),
    FindingKind("dealloc-no-terminator", DEALLOCATION),
    FindingKind("dealloc-no-valid-ownership", DEALLOCATION),
    FindingKind("dealloc-not-awaited", DEALLOCATION),
    FindingKind("dealloc-realloc-shrinks", DEALLOCATION),
    FindingKind("dealloc-reduces-buffer", DEALLOCATION),
    FindingKind("dealloc-result-attributes", DEALLOCATION),
    FindingKind("dealloc-return-types-differ", DEALLOCATION),
    FindingKind("dealloc-shapes-differ", DEALLOCATION),
    FindingKind("dealloc-shifted-view", DEALLOCATION),
    FindingKind("dealloc-stored", DEALLOCATION),
    FindingKind("dealloc-unknown-effects", DEALLOCATION),
    FindingKind("dealloc-unknown-regions", DEALLOCATION),
    FindingKind("dealloc-unknown-terminator", DEALLOCATION),
    FindingKind("dealloc-unreachable-block", DEALLOCATION),
    FindingKind("dealloc-unstructured-loop", DEALLOCATION),
    FindingKind("dealloc-used-after-free", DEALLOCATION),
    FindingKind("depends-on-error", DEALLOCATION),
    FindingKind("foreign-operation-changes", DEALLOCATION),
    FindingKind("invalid-result", DEALLOCATION),
    FindingKind("llvm22-body-arguments", DEALLOCATION),
    FindingKind("llvm22-dependent-elsewhere", DEALLOCATION, passes=frozenset({"optimize-allocation-liveness"})),
    FindingKind("llvm22-iteration-arguments", DEALLOCATION),
    FindingKind("llvm22-kept-twice", DEALLOCATION),
    FindingKind(
        "llvm22-shrinking-realloc", DEALLOCATION, passes=frozenset({"buffer-deallocation-pipeline", "expand-realloc"})
    ),
    FindingKind("llvm22-stale-liveness", DEALLOCATION),
    FindingKind("llvm22-stale-origins", DEALLOCATION, passes=frozenset({"buffer-deallocation-simplification"})),
    FindingKind("lower-deallocations-on-function", DEALLOCATION),
    FindingKind("lower-deallocations-root", DEALLOCATION),
    FindingKind("out-param-callee", DEALLOCATION),
    FindingKind("out-param-copy", DEALLOCATION),
    FindingKind("out-param-layout", DEALLOCATION),
    FindingKind("out-param-size", DEALLOCATION),
    FindingKind("retired-clone", DEALLOCATION),
    FindingKind("retired-copy", DEALLOCATION),
    FindingKind("retired-escapes", DEALLOCATION),
    FindingKind("retired-freed-name", DEALLOCATION),
    FindingKind("retired-loop", DEALLOCATION),
    FindingKind("retired-no-interface", DEALLOCATION),
    FindingKind("retired-regions", DEALLOCATION),
    FindingKind("retired-several-exits", DEALLOCATION),
    FindingKind("bufferization-alloc-in-loop", BUFFERIZATION, passes=_BUFFERIZE),
    FindingKind("bufferization-copy", BUFFERIZATION, passes=_BUFFERIZE),
    FindingKind("bufferization-copy-in-loop", BUFFERIZATION, passes=_BUFFERIZE),
    FindingKind("bufferization-max-copied-bytes", BUFFERIZATION, passes=_BUFFERIZE),
    FindingKind("bufferization-max-copies", BUFFERIZATION, passes=_BUFFERIZE),
    FindingKind("bufferization-not-writable", BUFFERIZATION, passes=_BUFFERIZE),
    FindingKind("bufferization-return-allocates", BUFFERIZATION, passes=_BUFFERIZE),
    FindingKind("bufferization-unknown-op", BUFFERIZATION, passes=_BUFFERIZE),
    FindingKind("cannot-bufferize", BUFFERIZATION, passes=_BUFFERIZE),
    FindingKind("dead-store", STYLE),
    FindingKind("needless-copy", STYLE),
    FindingKind("redundant-clone", STYLE),
    FindingKind("unused-function", STYLE),
    FindingKind("unused-ignore", STYLE),
    FindingKind("unused-value", STYLE, is_quiet_hint=True),
    FindingKind("alloc-in-loop", PERFORMANCE),
    FindingKind("max-peak-bytes", PERFORMANCE),
    FindingKind("small-heap-buffer", PERFORMANCE),
)
"""By category, in alphabetical order."""

_OF_CODE = {kind.code: kind for kind in KINDS}


def kind_of(code: str) -> FindingKind:
    """The kind with this code; a notice of a pass (`passes/pass_manager/compat.py`) has no line of its own."""
    return _OF_CODE.get(code) or FindingKind(code, DEALLOCATION if code.startswith(_NOTICE) else CORRECTNESS)
