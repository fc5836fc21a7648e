"""Profiles: the categories of findings that are reported without being asked for by code.

Limits of a pass matter to a project that runs it. Without a profile that has their category they are reported in files
with a RUN line that names the pass, in projects whose configuration names it, and where their code is selected.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from ...ir.lazy_pattern import lazy_pattern
from ...syntax.text.run_lines import run_lines
from .finding_kinds import (
    BUFFERIZATION,
    CATEGORIES,
    CORRECTNESS,
    DEALLOCATION,
    DEALLOCATION_PASSES,
    KINDS,
    MEMORY,
    PERFORMANCE,
    STYLE,
    kind_of,
)

COPIES = ("bufferization-copy", "bufferization-copy-in-loop", "bufferization-not-writable")
"""Codes of tensors that One-Shot Bufferize would copy: one finding each, with its bytes as `size`."""
MAX_COPIES, MAX_COPIED_BYTES = "bufferization-max-copies", "bufferization-max-copied-bytes"
MAX_PEAK_BYTES = "max-peak-bytes"
LIMITS = (MAX_COPIES, MAX_COPIED_BYTES, MAX_PEAK_BYTES)
"""Codes of limits that the configuration sets for each function: reported wherever it does, whatever the profile."""

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

PASSES_WITH_LIMITS = DEALLOCATION_PASSES.union(*(kind.passes for kind in KINDS))
_PASS = lazy_pattern(rf"(?<![\w-])-{{0,2}}({'|'.join(sorted(PASSES_WITH_LIMITS, key=len, reverse=True))})(?![\w-])")


def category_of(code: str) -> str:
    """The category of a code, one of `CATEGORIES`."""
    return kind_of(code).category


def codes_of(category: str) -> Sequence[str]:
    """The codes of a category, in alphabetical order."""
    return [kind.code for kind in KINDS if kind.category == category]


def is_limit(code: str) -> bool:
    """Whether findings of `code` are limits of a pass."""
    return category_of(code) in (DEALLOCATION, BUFFERIZATION)


def passes_of(code: str) -> Set[str]:
    """The passes, by their names in pipelines, that a finding of `code`, a limit, is about."""
    return kind_of(code).passes


def named_passes(text: str) -> Set[str]:
    """The passes with limits that the RUN lines of `text` name."""
    return {name[1] for line in run_lines(text) for name in _PASS.finditer(line)}


def fits(pattern: str, code: str) -> bool:
    """Whether a pattern of a setting represents `code`: the code, a prefix with a star, or a category."""
    if pattern in CATEGORIES:
        return category_of(code) == pattern
    return code.startswith(pattern[:-1]) if pattern.endswith("*") else code == pattern
