"""`docs/reference/dialects.md`: what is known of each dialect, and how much of it the samples cover."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from pydealloc.ods.knowledge import UPSTREAM
from tests.harness.dialect_pages import stem_of

from .by_hand import EXCEPTIONS, UNREADABLE_GENERIC
from .store import DIALECTS, Sample, stored

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "dialects.md"

_INTRODUCTION = """# Dialects and how they are tested

Made by `./dev samples`. The operations are those of LLVM 22. A *sample* is a program with the operation in
it, made from the operation's definition or written by hand (`tests/samples/by_hand/`), as `mlir-opt` prints
it in its custom form and in generic form. A sample passes if we read both as the same program, if we print
the generic form as `mlir-opt` does, and if the custom form that we print is that program again, for us and
for `mlir-opt`. All samples pass: `tests/samples/test_samples.py` checks it.

The body of linalg's named operations follows from their names, and we leave it out; these are printed in
generic form only if they were read in it.

| column | counts operations |
| --- | --- |
| operations | all of the dialect |
| custom | with a syntax of their own: a declarative format, or code |
| by code | those of them whose syntax upstream writes in C++ |
| tested | with a sample |
| verified | with a sample that `mlir-opt`'s verifier accepts; the others are read and printed with it off |
| samples | the programs |
"""


def page() -> str:
    """The text of the page, from the definitions and what is stored."""
    lines = [_INTRODUCTION, "| dialect | operations | custom | by code | tested | verified | samples |"]
    lines.append("| --- | --: | --: | --: | --: | --: | --: |")
    totals = [0] * 6
    for dialect in DIALECTS:
        row = _row(dialect, UPSTREAM.op_names(dialect))
        totals = [total + value for total, value in zip(totals, row, strict=True)]
        lines.append(f"| [{dialect}](dialects/{stem_of(dialect)}.md) | {' | '.join(map(str, row))} |")
    lines.append(f"| **all** | {' | '.join(f'**{total}**' for total in totals)} |")
    lines += ["", "## Operations without a sample", ""]
    lines += [f"- `{name}`: {reason}" for name, reason in sorted(EXCEPTIONS.items())] or ["None."]
    lines += ["", "## Operations whose generic form `mlir-opt` does not read again", ""]
    lines += [f"- `{name}`: {reason}" for name, reason in sorted(UNREADABLE_GENERIC.items())]
    lines += ["", "## Operations tested with the verifier off", ""]
    lines += [
        "Their syntax is tested; a program that is valid needs more around them than a sample has.",
        "",
    ]
    for dialect in DIALECTS:
        if names := _unverified(dialect):
            listed = ", ".join(f"`{name.partition('.')[2]}`" for name in names)
            lines.append(f"- {dialect}: {listed}")
    return "\n".join(lines) + "\n"


def _row(dialect: str, names: list[str]) -> list[int]:
    definitions = [found for name in names if (found := UPSTREAM.definition(name)) is not None]
    samples = _samples(dialect)
    by_code = sum(definition.has_custom_syntax for definition in definitions)
    custom = by_code + sum(
        definition.format is not None for definition in definitions if not definition.has_custom_syntax
    )
    verified = sum(any(sample.verified for sample in found) for found in samples.values())
    return [len(names), custom, by_code, len(samples), verified, sum(map(len, samples.values()))]


def _samples(dialect: str) -> dict[str, list[Sample]]:
    found: dict[str, list[Sample]] = defaultdict(list)
    for sample in stored(dialect):
        found[sample.operation].append(sample)
    return found


def _unverified(dialect: str) -> list[str]:
    return [name for name, found in _samples(dialect).items() if not any(sample.verified for sample in found)]
