"""Samples of which a terminator has been taken away: the first fix writes one that mlir-opt accepts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.features.fixes.quick_fixes import quick_fixes
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.edits import apply_edits
from pydealloc.syntax.text.findings import Severity
from tests.harness.oracle import Oracle
from tests.samples.store import DIALECTS, stored

MOST = 19
"""Pairs without a fix: nothing in scope fits, or what has to be written does not follow from types."""


@dataclass(frozen=True)
class Dropped:
    operation: str
    terminator: str
    text: str


def dropped() -> Iterator[Dropped]:
    """One of each operation and terminator, each with the text that is left."""
    seen: set[tuple[str, str]] = set()
    for sample in (sample for dialect in DIALECTS for sample in stored(dialect) if sample.verified):
        for item in parse_document(sample.custom).leaves():
            for op in (op for root in item.operations for op in walk(root) if UPSTREAM.definition(op.name) is not None):
                for last in (block.last for region in op.regions for block in region.blocks):
                    if last is None or last.syntax is None or last.syntax.opaque or not UPSTREAM.is_terminator(last):
                        continue
                    key = (op.name, last.name)
                    # Where a block leads is up to who writes it.
                    if key not in seen and not last.successors:
                        seen.add(key)
                        start, end = item.start + last.syntax.start, item.start + last.syntax.end
                        yield Dropped(*key, sample.custom[:start] + sample.custom[end:])


def _first_fix(text: str) -> str | None:
    """The text after the first fix that inserts something where we find an error; None where there is none."""
    document = parse_document(text)
    errors = [one for one in findings_of(document) if one.severity is Severity.ERROR]
    for error in errors:
        fixes = [one for one in quick_fixes(document, errors, error.start, error.end) if "Insert " in one.title]
        if fixes:
            return apply_edits(text, list(fixes[0].edits))
    return None


@pytest.mark.long
def test_the_first_fix_writes_a_terminator_that_mlir_opt_accepts(oracle: Oracle) -> None:
    found = [*dropped()]
    assert len(found) > 80
    fixed = {one: after for one in found if (after := _first_fix(one.text)) is not None}
    refused = [
        (one.operation, one.terminator, oracle.run(after, "--allow-unregistered-dialect").errors)
        for one, after in fixed.items()
        if not oracle.accepts(after, "--allow-unregistered-dialect")
    ]
    assert refused == []
    broken = [one for one in found if not oracle.accepts(one.text, "--allow-unregistered-dialect")]
    without = [f"{one.operation} {one.terminator}" for one in broken if one not in fixed]
    assert len(without) <= MOST, without
    assert {"func.func", "scf.for", "scf.while", "linalg.generic", "tensor.generate"} <= {
        one.operation for one in fixed
    }
