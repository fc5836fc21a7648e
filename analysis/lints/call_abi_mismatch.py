"""Calls whose caller and callee disagree about ownership: the caller frees a result that the callee does not own.

By the function boundary ABI of the deallocation pipeline a caller owns the results of functions. Where a result
certainly is an argument, and where the callee frees one, the paths through both are followed instead (`through_calls`).
"""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.graph import OpResult
from ...syntax.text.findings import Finding, Note, Severity
from ..dataflow.sites import Origin
from ..ownership.function_memory import FunctionMemory
from ..ownership.outcomes import OutcomeLookup, callee_of
from ..spans import called, name_span, note_at

CODE = "call-abi-mismatch"


def in_function(memory: FunctionMemory, outcomes: OutcomeLookup) -> Iterator[tuple[Finding, str, int]]:
    """The findings in one function, each with the function called and the position of the result."""
    for summary in memory.summaries:
        value = summary.site.value
        if summary.site.origin is not Origin.CALL or not isinstance(value, OpResult):
            continue
        name, _ = callee_of(value.op, memory.flow.knowledge)
        freed = next((op for op, counts in summary.frees.items() if counts.valid), None)
        if freed is not None and value.index in outcomes(name).borrowed:
            message = f"this function frees {called(value)}, which `@{name}` does not own"
            notes: tuple[Note, ...] = (note_at(freed, "freed here"),)
            help_ = "return a copy, or do not free it here"
            finding = Finding(CODE, Severity.INFORMATION, *name_span(value.op), message, notes, help_)
            yield finding, name, value.index
