"""Samples as files: `stored/<dialect>.mlir`, one section for each, in custom form and then in generic form."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from pydealloc.ods.registry import dialect_names, op_names

if TYPE_CHECKING:
    from collections.abc import Iterable

# `mlir-opt` as it is installed does not have the dialect of LLVM's own tests.
DIALECTS = tuple(sorted(name for name in dialect_names() if op_names(name) and name != "test"))
"""The dialects with operations that `mlir-opt` knows."""

STORED = Path(__file__).parent / "stored"
_HEAD = "// ===== "
_MIDDLE = "// ----- generic"
_UNVERIFIED = " (not verified)"


@dataclass(frozen=True)
class Sample:
    """One program as `mlir-opt` prints it, twice."""

    operation: str
    variant: str
    custom: str
    generic: str
    verified: bool
    """Whether the operation's verifier accepts it; syntax that is read and printed is all there is to the others."""

    @property
    def title(self) -> str:
        return f"{self.operation}: {self.variant}"


def write(samples: Iterable[Sample], path: Path) -> None:
    """Replace the file at `path`; without samples there is none."""
    sections = [
        f"{_HEAD}{sample.title}{'' if sample.verified else _UNVERIFIED}\n{sample.custom}\n{_MIDDLE}\n{sample.generic}\n"
        for sample in samples
    ]
    if sections:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(sections), encoding="utf-8", newline="\n")
    else:
        path.unlink(missing_ok=True)


def load(path: Path) -> list[Sample]:
    """The samples of a file, in its order; none if there is no such file."""
    if not path.is_file():
        return []
    found: list[Sample] = []
    for section in ("\n" + path.read_text(encoding="utf-8")).split("\n" + _HEAD)[1:]:
        head, _, body = section.partition("\n")
        custom, _, generic = body.partition(f"\n{_MIDDLE}\n")
        verified = not head.endswith(_UNVERIFIED)
        operation, _, variant = head.removesuffix(_UNVERIFIED).partition(": ")
        found.append(Sample(operation, variant, custom, generic.rstrip("\n"), verified))
    return found


def stored(dialect: str) -> list[Sample]:
    return load(STORED / f"{dialect}.mlir")
