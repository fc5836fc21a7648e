"""Results that become copies: a function that returns what its caller has a name for already copies it into the new
argument, and the program may tell the two apart."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from ...analysis.calls.call_facts import CallFacts
from ...analysis.calls.call_targets import has_body
from ...analysis.dataflow.call_results import CallResult, CallResults, ResultKind
from ...analysis.ownership.copied_results import Conflict, CopiedResults
from ...ir.graph import Operation
from ...ir.types import MemRefType, is_memref
from ...ir.walk import walk
from ...ods.knowledge import Knowledge

UNFINISHED = "copies a buffer while work on it goes on"


def copied_results(changed: AbstractSet[Operation], knowledge: Knowledge, facts: CallFacts) -> CopiedResults:
    """The copies, once the functions in `changed` take their ranked results."""

    def results_of(call: Operation) -> CallResults | None:
        called = facts.targets.of(call)
        is_changed = called.is_exact and called.functions[0] in changed
        found: dict[int, CallResult] = {}
        for result in call.results:
            if is_memref(result.type):
                copied = is_changed and isinstance(result.type, MemRefType)
                kind = ResultKind.FRESH if copied else ResultKind.LENT if called.functions else ResultKind.EXTERNAL
                found[result.index] = CallResult(kind)
        return CallResults(found)

    def is_split(last: Operation, other: int, position: int) -> bool:
        # Each position has an argument of its own.
        return other != position

    return CopiedResults(knowledge, facts, results_of, is_split, parts=True)


def visible_copies(module: Operation, knowledge: Knowledge, copied: CopiedResults) -> list[Conflict]:
    """The first call of each function in `module` whose result is a copy that the program tells from the original."""
    functions = (op for op in walk(module) if knowledge.is_function_like(op) and has_body(op))
    return [found for function in functions if (found := copied.conflict(function)) is not None]
