"""Operation sections: for each operation of a dialect what it does, its syntax and parts, effects, and an example.

They are made from the definitions, from the tables of costs, and from the samples that the tests compare with
`mlir-opt`; the pages of dialects get them when the site is built, where they are found by search.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pydealloc.dialects.op_costs import COSTS
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.server.features.completion.completion_resolve import operation_documentation
from tests.samples.store import Sample, stored

_FACTS = re.compile(r"^\| `([\w.]+)` \| ([^|]+) \|$", re.MULTILINE)
_SEMANTICS = "## Ownership semantics"


def operation_sections(stem: str, page: str) -> str:
    """The sections of all operations of a dialect.

    Args:
        stem: the name of the dialect's page, without its suffix.
        page: its text so far, which has the table of semantics.
    """
    dialect = stem.removesuffix("-dialect")
    facts = dict(_FACTS.findall(page.partition(_SEMANTICS)[2]))
    examples = _examples(stored(dialect))
    parts = ["## Each operation"]
    for name in UPSTREAM.op_names(dialect):
        parts += _section(name, facts.get(name, ""), examples.get(name, ""))
    return "\n\n".join(parts) + "\n"


def _section(name: str, facts: str, example: str) -> Iterator[str]:
    yield f"### `{name}` {{ #{name} }}"
    words = COSTS.get(name, "").replace("{size}", "a buffer").replace("{of_size}", "")
    if words:
        yield words
    # An outline is no program, which could be opened in the playground.
    about = operation_documentation(UPSTREAM, name).replace("```mlir", "```text", 1)
    yield about
    if facts and f"Effects: {facts}" not in about:
        yield f"Semantics: {facts}"
    if example:
        yield f"Example:\n\n```mlir\n{example}\n```"


def _examples(samples: list[Sample]) -> dict[str, str]:
    """By operation, the shortest program that verifies and has operands; those without come last."""
    found: dict[str, Sample] = {}
    for sample in samples:
        if sample.verified and (sample.operation not in found or _order(sample) < _order(found[sample.operation])):
            found[sample.operation] = sample
    return {name: sample.custom for name, sample in found.items()}


def _order(sample: Sample) -> tuple[bool, int]:
    return "bare" in sample.variant, len(sample.custom)
