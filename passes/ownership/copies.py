"""Copies at returns that change what a program computes: refusals of both deallocation passes."""

from __future__ import annotations

from collections.abc import Iterable

from ...analysis.calls.call_facts import CallFacts
from ...analysis.calls.call_targets import has_body
from ...analysis.dataflow.call_results import CallResult, CallResults, ResultKind
from ...analysis.ownership.copied_results import REASON, CopiedResults
from ...analysis.ownership.returned_copies import has_clones
from ...ir.graph import Operation
from ...ir.symbol_names import is_private
from ...ir.types import is_memref
from ...ods.knowledge import Knowledge
from ..pass_manager.refusal import Note, Refusal

CODE = "dealloc-copy-changes-meaning"


def copy_refusal(functions: Iterable[Operation], copied: CopiedResults) -> Refusal | None:
    """The first call whose result is a copy that the program tells from the original."""
    for function in functions:
        found = copied.conflict(function)
        if found is not None:
            notes = (Note("written here", found.write), Note("read here", found.read))
            return Refusal(REASON, CODE, found.call, notes=notes)
    return None


def copies_of_llvm(knowledge: Knowledge, facts: CallFacts, *, dynamic: bool) -> CopiedResults:
    """The copies of `ownership-based-buffer-deallocation`: of returned arguments and of returned globals.

    `dynamic`: private functions say whether they own what they return, and lend it otherwise.
    """

    def results_of(call: Operation) -> CallResults | None:
        symbol = knowledge.callee(call)
        function = facts.targets.callees(call, symbol) if symbol is not None else None
        if function is None:
            return None
        buffers = [result.index for result in call.results if is_memref(result.type)]
        kind = CallResult(ResultKind.BESIDE if len(buffers) > 1 else ResultKind.FRESH)
        if not has_body(function):
            kind = CallResult(ResultKind.EXTERNAL)
        elif dynamic and is_private(function):
            kind = CallResult(ResultKind.LENT)
        return CallResults(dict.fromkeys(buffers, kind))

    def is_split(last: Operation, other: int, position: int) -> bool:
        return has_clones(last, (other, position), knowledge, results_of)

    return CopiedResults(knowledge, facts, results_of, is_split)
