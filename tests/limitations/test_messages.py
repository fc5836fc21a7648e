"""mlir-opt's refusals and our codes: each message has one code."""

from __future__ import annotations

import re

from pydealloc.passes.pass_manager.deallocation import PlanOptions
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document
from tests.harness.literate import cases

# What the deallocation passes of LLVM 22 say in programs that can be written; from their sources.
MESSAGES = {
    "Only structured control-flow loops are supported.",
    "No deallocation operations must be present when running this pass!",
    "ops with unknown memory side effects are not supported",
    "All operations with attached regions need to implement the RegionBranchOpInterface.",
    "Terminators with more than one successor are not supported!",
    "BranchOpInterface operations with multiple successors are not supported yet",
    "memory free side-effect on MemRef value not supported!",
    "only supported when nested region is empty",
    "only supported when operand is not a MemRef",
    "MemRef value does not have valid ownership",
    "operand #N must be strided memref of any type values",
    "does not match with the total size (N) specified in attribute 'operandSegmentSizes'",
    "expected memref type in attribution",
    "expects only one operation to mask",
    "expects result attribute array to have the same number of elements as the number of function results",
    "requires the same shape for all operands",
    "slice along dimension N runs out-of-bounds: N >= N",
    "reference to function with mismatched type",
}


def test_each_message_has_one_code() -> None:
    codes: dict[str, set[str]] = {}
    for case in cases("limitations"):
        for finding in findings_of(
            parse_document(case.blocks["mlir"]), PlanOptions(crosses_functions="dynamic" in case.name)
        ):
            if finding.upstream is not None and finding.code.startswith(("dealloc-", "llvm22-")):
                words = re.sub(r"\d+", "N", finding.upstream.split(", but ")[0].split(", got ")[0])
                codes.setdefault(words, set()).add(finding.code)
    assert {words: found for words, found in codes.items() if len(found) != 1} == {}
    assert set(codes) == MESSAGES
