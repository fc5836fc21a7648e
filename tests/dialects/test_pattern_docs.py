"""Rewrite patterns show what they do: before and after in MLIR, in the docstring of each."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator

import pytest

from pydealloc.ods.dialect_modules import dialect_module
from pydealloc.ods.folding import SIMPLIFIED
from pydealloc.ods.rewriting import Pattern

DOCUMENTED = ("arith", "complex", "index", "shape")
"""Dialects whose patterns all show before and after; a dialect that is added here stays documented."""


def patterns() -> Iterator[tuple[str, Callable[..., object]]]:
    """The function behind each pattern of each dialect, by the pattern's name."""
    for dialect in sorted(SIMPLIFIED.intersection(DOCUMENTED)):
        table: dict[str, tuple[Pattern, ...]] = getattr(dialect_module(dialect, "canonicalize"), "PATTERNS", {})
        for pattern in (pattern for of_op in table.values() for pattern in of_op):
            function = pattern.apply
            while (inner := getattr(function, "func", None)) is not None:
                function = inner
            yield f"{dialect}: {pattern.name}", function


PATTERNS = dict(patterns())


def test_there_are_patterns() -> None:
    assert len(PATTERNS) > 40


@pytest.mark.parametrize("name", sorted(PATTERNS))
def test_a_pattern_shows_before_and_after(name: str) -> None:
    text = inspect.getdoc(PATTERNS[name]) or ""
    before, arrow, after = text.partition("becomes") if "becomes" in text else text.partition("=>")
    assert arrow, f"{PATTERNS[name]}: no before and after in MLIR"
    assert "%" in before or "." in before
    assert after.strip()
