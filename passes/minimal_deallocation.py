"""Minimal deallocation: each buffer is freed where the text of the program decides that it has no further use.

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

from ..analysis.calls.call_facts import CallFacts
from ..analysis.ownership.call_summaries import CallSummaries
from ..analysis.ownership.copied_results import CopiedResults
from ..analysis.ownership.problems import UNDECIDED, Problem
from ..analysis.ownership.token_states import TokenStates
from ..ir.graph import Operation
from ..ir.records import dataclass
from ..ir.walk import walk
from ..ods.knowledge import Knowledge
from .expand_realloc import ExpandRealloc
from .minimal.result_flags import ResultFlags
from .minimal.reuse import reuse_buffers
from .minimal.rewriting import Rewriting
from .minimal.shared_buffers import share_buffers
from .minimal.specialise import specialise_public_functions
from .minimal.trace import MinimalTrace
from .ownership.carried_away import refusal_of
from .ownership.copies import copy_refusal
from .ownership.preconditions import functions
from .ownership_based_buffer_deallocation import run_on_function
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.callees import Callees
from .pass_manager.refusal import Refusal
from .simplify_inserted import InsertedSimplification


@dataclass(frozen=True)
class MinimalDeallocation(Pass):
    name: ClassVar[str] = "minimal-deallocation"

    unknown_operations: str = "refuse"
    """Assumption about unknown operations: `refuse` the function, or `borrow` their operands."""
    external_results: str = "compare"
    """Whether buffers that declarations return are compared with those they were given (`compare`), or not
    (`trust`)."""
    placement: str = "compact"
    """`compact`: few frees, after the operation that contains the last uses. `early`: where each path ends."""
    reuse: str = "off"
    """`same-block`: an allocation takes over a buffer of the same static type that would be freed just before it.
    `same-size`: also one of as many bytes and another type, by a view, and one that a block around frees before."""

    specialise_public_functions: bool = False
    """Let callers in the program use a private body of a public function that returns an argument; only the public one
    copies it."""
    private_results: str = "copy"
    """For private functions that return a buffer of their own on some paths, and an argument on others. `copy`: they
    copy the argument, or get an `i1` result where a copy would change the program. `flag`: they get the `i1` wherever
    that helps."""

    def reach(self) -> Reach:
        return Reach.CALLS

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        summaries = self._summaries(module, knowledge)
        trace = MinimalTrace()
        changed = self.specialise_public_functions and specialise_public_functions(
            module, list(functions(module)), summaries
        )
        if changed:
            summaries = self._summaries(module, knowledge)
        bodies = _bodies(module, summaries)
        result_flags = ResultFlags(module, bodies, summaries)
        if self.private_results == "flag":
            result_flags.allow_all()
        states, open_ones, refusal = _decided(bodies, summaries, result_flags)
        if refusal is not None:
            return PassResult(changed, (refusal,), trace)
        flags = result_flags.added(bodies)
        simplification = InsertedSimplification(knowledge)
        for function in bodies:
            if function in open_ones:
                refusal = _compared_at_run_time(function, summaries, simplification)
                if refusal is not None:
                    return PassResult(True, (refusal,), trace)
                trace.fallen_back.append(function)
                changed = True
                continue
            rewriting = Rewriting(states[function], summaries, trace, flags)
            rewriting.run()
            trace.states.append(states[function])
            changed = changed or rewriting.changed
        if self.reuse != "off":
            reuse_buffers(trace, knowledge)
        if self.reuse == "same-size":
            gone = share_buffers(module, bodies, CallFacts(module, knowledge, Callees(knowledge)))
            trace.frees = [freed for freed in trace.frees if freed.operation not in gone]
            changed = True
        return PassResult(changed, (), trace)

    def _summaries(self, module: Operation, knowledge: Knowledge) -> CallSummaries:
        return CallSummaries(
            module,
            knowledge,
            Callees(knowledge),
            unknown_borrows=self.unknown_operations == "borrow",
            trust_external=self.external_results == "trust",
            compact=self.placement != "early",
        )


def deallocate_function(function: Operation, knowledge: Knowledge, summaries: CallSummaries) -> PassResult:
    """The pass on one function alone; its callees are taken to be as the pass leaves them.

    `summaries` is the one of the program, made before any of its functions was changed.
    """
    trace = MinimalTrace()
    states, open_ones, refusal = _decided([function], summaries)
    if refusal is not None:
        return PassResult(False, (refusal,), trace)
    if function in open_ones:
        refusal = _compared_at_run_time(function, summaries, InsertedSimplification(knowledge))
        trace.fallen_back.append(function)
        return PassResult(True, (refusal,) if refusal is not None else (), trace)
    rewriting = Rewriting(states[function], summaries, trace)
    rewriting.run()
    trace.states.append(states[function])
    return PassResult(rewriting.changed, (), trace)


def _bodies(module: Operation, summaries: CallSummaries) -> list[Operation]:
    """The functions that LLVM's pass transforms, and others that calls run."""
    targets, is_call = summaries.facts.targets, summaries.knowledge.is_call
    called = (function for op in walk(module) if is_call(op) for function in targets.of(op).functions)
    inside = (function for function in called if any(around is module for around in function.ancestors()))
    return list(dict.fromkeys([*functions(module), *inside]))


def _decided(
    bodies: list[Operation], summaries: CallSummaries, result_flags: ResultFlags | None = None
) -> tuple[dict[Operation, TokenStates], dict[Operation, Problem], Refusal | None]:
    """The token states of all functions, and those functions in which only comparisons at run time tell whose a
    buffer is.

    What such a function calls has to keep the convention at function boundaries, so all is asked again then. So it is
    when a function gets a flag for what it returns, or loses it; without `result_flags`, none has any.
    """
    while True:
        states = {function: summaries.states_of(function) for function in bodies}
        if result_flags is not None and result_flags.drop_useless(states):
            continue
        open_ones: dict[Operation, Problem] = {}
        for function, found in states.items():
            problem = next((one for one in found.problems if one.code not in UNDECIDED), None)
            if problem is not None:
                return states, open_ones, refusal_of(problem)
            if found.problems:
                open_ones[function] = found.problems[0]
        if not summaries.keep_convention(open_ones):
            copied = CopiedResults(
                summaries.knowledge,
                summaries.facts,
                summaries.results_of,
                summaries.is_split,
                summaries.is_moved,
                plain=summaries.known,
            )
            refusal = copy_refusal(bodies, copied)
            call = refusal.operation if refusal is not None else None
            if call is None or result_flags is None or not result_flags.allow_below(call):
                return states, open_ones, refusal


def _compared_at_run_time(
    function: Operation, summaries: CallSummaries, simplification: InsertedSimplification
) -> Refusal | None:
    """Let LLVM's way decide, by comparisons where the program runs, in a function that needs them."""
    knowledge = summaries.knowledge
    problem = summaries.states_of(function).problems[0]
    calls = [op for op in walk(function) if knowledge.is_call(op)]
    if any(summaries.may_free(op) or summaries.may_give_back(op) for op in calls):
        # LLVM's way relies on the convention at function boundaries.
        return refusal_of(problem)
    ExpandRealloc(emit_deallocs=False).run(function, knowledge)
    result = run_on_function(function, knowledge, summaries.callees)
    if result.refusals:
        return refusal_of(problem)
    simplification.run(function)
    return None
