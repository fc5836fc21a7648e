"""Free every buffer where the text of the program decides that nobody needs it any more.

    %a = memref.alloc() : memref<4xf32>                 %a = memref.alloc() : memref<4xf32>
    "use"(%a) : (memref<4xf32>) -> ()             =>    "use"(%a) : (memref<4xf32>) -> ()
    return                                              memref.dealloc %a : memref<4xf32>
                                                        return

Each buffer has exactly one holder of the duty to free it, and the holder changes only where the buffer leaves the
region, or the iteration, that its holder is defined in. Where that duty is open until the program runs, an `i1` says
so. It is safe because the places where a buffer is owned are closed under control flow: every path leaves them
exactly once.
"""

from __future__ import annotations

from typing import ClassVar

from ..analysis.ownership.call_summaries import CallSummaries
from ..analysis.ownership.token_walks import Problem
from ..ir.graph import Operation
from ..ir.records import dataclass
from ..ods.knowledge import Knowledge
from .minimal.rewriting import Rewriting
from .minimal.trace import MinimalTrace
from .ownership_based_buffer_deallocation import functions
from .pass_manager.base import Note, Pass, PassResult, Refusal
from .pass_manager.callees import Callees


@dataclass(frozen=True)
class MinimalDeallocation(Pass):
    name: ClassVar[str] = "minimal-deallocation"

    unknown_operations: str = "refuse"
    """What operations do that nobody described: `refuse` to guess, or `borrow` the buffers they are given."""
    external_results: str = "compare"
    """Whether buffers that declarations return are compared with those they were given (`compare`), or not
    (`trust`)."""
    placement: str = "compact"
    """`compact`: few frees, behind the operation that contains the last uses. `early`: where each path ends."""

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        summaries = CallSummaries(
            module,
            knowledge,
            Callees(knowledge),
            unknown_borrows=self.unknown_operations == "borrow",
            trust_external=self.external_results == "trust",
            compact=self.placement != "early",
        )
        trace = MinimalTrace()
        found = [summaries.states_of(function) for function in functions(module)]
        for states in found:
            if states.problems:
                return PassResult(False, (refusal_of(states.problems[0]),), trace)
        changed = False
        for states in found:
            rewriting = Rewriting(states, summaries, trace)
            rewriting.run()
            trace.states.append(states)
            changed = changed or rewriting.changed
        return PassResult(changed, (), trace)


def refusal_of(problem: Problem) -> Refusal:
    """The refusal that says what `problem` is, at the operation, with the buffer it is about."""
    note = Note("this is the buffer", value=problem.value)
    return Refusal(problem.reason, problem.code, problem.operation, notes=(note,))
