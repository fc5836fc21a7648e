"""Every operation of every dialect, folded and canonicalized: what does that is called for each, whatever it finds."""

from __future__ import annotations

import pytest

from pydealloc.ir.walk import walk
from pydealloc.ods.folding import Folding
from pydealloc.passes.pass_manager.pipelines import parse_pipeline
from pydealloc.server.facts.checked_results import INVALID_RESULT
from pydealloc.server.facts.transform import apply_steps
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document

from .store import DIALECTS, stored

AS_LLVM = {"omp.loop": "by hand", "spirv.SpecConstantOperation": "by hand", "spirv.mlir.yield": "by hand"}
"""What holds exactly one operation, which nothing needs: LLVM 22 takes it out, too, and ends with the same error."""


@pytest.mark.parametrize("dialect", DIALECTS)
def test_each_operation_is_folded(dialect: str) -> None:
    for sample in stored(dialect):
        if sample.verified:
            document = parse_document(sample.custom)
            folding = Folding(document.knowledge)
            for op in [op for op in walk(assemble(document.chunks[0]).root) if op.name == sample.operation]:
                folding.fold(op)


@pytest.mark.parametrize("dialect", DIALECTS)
def test_each_operation_is_canonicalized(dialect: str) -> None:
    steps = parse_pipeline("canonicalize")
    invalid = {
        sample.operation: sample.variant
        for sample in stored(dialect)
        if sample.verified
        for finding in apply_steps(parse_document(sample.custom), steps).refusals
        if finding.code == INVALID_RESULT
    }
    assert invalid == {name: variant for name, variant in AS_LLVM.items() if name.startswith(f"{dialect}.")}
