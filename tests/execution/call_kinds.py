"""Kinds of defects in what is known of calls, each put back in by a change of one function.

The same as `known_kinds`, for programs with calls: `./dev execute --call-kinds N` says how many it takes to find each.
"""

from __future__ import annotations

from tests.execution.known_kinds import Kind

_CALLS, _NAMES = "analysis/calls/call_facts.py", "analysis/dataflow/buffer_names.py"
_RETURNED = "analysis/ownership/returned_copies.py"
_COPIES, _STACK = "analysis/ownership/copied_results.py", "analysis/placement/stack_promotion.py"
_LIVENESS = "passes/optimize_allocation_liveness.py"
_SUMMARIES = "analysis/ownership/call_summaries.py"
_DIFFER = "last.operands[other].value is not last.operands[position].value"

CALL_KINDS = (
    Kind(
        "what happens in a function called by a function is forgotten",
        _CALLS,
        "CallFacts._happens",
        "[(caller, kind, call, reach.facts) for caller, call, _ in reach.callers]",
        "[]",
    ),
    Kind(
        "no argument is freed",
        _CALLS,
        "CallFacts._spread",
        "any(taken is value for taken in self._facts.taken(op))",
        "False",
    ),
    Kind(
        "freed on one path is freed always",
        "analysis/calls/always_freed.py",
        "AlwaysFreed._is_on_all_paths",
        "is_end and last is not None and graph.knowledge.is_region_terminator(last)",
        "False",
    ),
    Kind(
        "work that is handed on is no work",
        _NAMES,
        "BufferNames._spread_work",
        "list(self._work)",
        "[]",
    ),
    Kind(
        "a call of any of several functions does nothing",
        "analysis/calls/call_targets.py",
        "CallTargets._of",
        "Targets(tuple(self._addressed_as(callee)), first=first)",
        "_NOWHERE",
    ),
    Kind(
        "results in other forms than buffers lead nowhere",
        _NAMES,
        "BufferNames._led_to",
        "self._call_effects is None or self.only_buffers or not call.results",
        "True",
    ),
    Kind(
        "what is stored is not found again",
        _CALLS,
        "CallFacts._put_away",
        "value not in reach.work and self._facts.stores(op, value)",
        "False",
    ),
    Kind(
        "work that a call starts is over",
        _CALLS,
        "CallFacts._finish",
        "not self._awaited.is_represented(reach.graph, start, value, reach.work.keys())",
        "False",
    ),
    Kind(
        "a token that a call returns stands for nothing",
        _CALLS,
        "CallFacts.work",
        "self._answer(call, position).work",
        "()",
    ),
    Kind(
        "asynchronous functions run at once",
        _CALLS,
        "CallFacts.starts_work",
        "self._facts.runs_later(call)",
        "False",
    ),
    Kind(
        "what a call frees goes to the stack",
        _STACK,
        "_is_freed_by_call",
        "knowledge.is_call(use.owner) and called.frees(use.owner, use.index)",
        "False",
    ),
    Kind(
        "what work that goes on needs goes to the stack",
        _STACK,
        "_goes_on",
        "facts.starts_work(op)",
        "False",
    ),
    Kind(
        "what a call keeps is one buffer for all rounds",
        "analysis/buffers/escape.py",
        "Escapes._called",
        "Escape.CAPTURED if self.called.captures(call, use.index) else None",
        "None",
    ),
    Kind(
        "what a call keeps goes to the stack",
        _STACK,
        "_goes_on",
        "called.outlives(op, use.index)",
        "False",
    ),
    Kind(
        "a buffer that is returned twice becomes two",
        "passes/out_params/copies.py",
        "copied_results",
        "other != position",
        _DIFFER,
    ),
    Kind(
        "a buffer that one return has twice is one for all callers",
        _SUMMARIES,
        "CallSummaries.is_split",
        "is_own or last.operands",
        "last.operands",
    ),
    Kind(
        "what is owned on some paths is returned as it is",
        _SUMMARIES,
        "CallSummaries.is_moved",
        "token.state is State.OWNED and not is_lent",
        "True",
    ),
    Kind(
        "two results of a call are two buffers",
        "passes/ownership/copies.py",
        "copies_of_llvm",
        "ResultKind.BESIDE if len(buffers) > 1 else ResultKind.FRESH",
        "ResultKind.FRESH",
    ),
    Kind(
        "what a return copies for two results is one copy",
        "passes/ownership/copies.py",
        "copies_of_llvm",
        "has_clones(last, (other, position), knowledge, results_of)",
        _DIFFER,
    ),
    Kind(
        "a view shows the copy of what is returned beside it",
        _SUMMARIES,
        "CallSummaries._summary",
        "one.kind is ResultKind.SAME and _leaves_copy(states, found, position, one.positions[0])",
        "False",
    ),
    Kind(
        "what is copied is what work writes later",
        _COPIES,
        "CopiedResults.unfinished",
        "any(one.work or EventKind.UNAWAITED in one.events for one in every)",
        "False",
    ),
    Kind(
        "a returned argument becomes a copy",
        "passes/buffer_results_to_out_params.py",
        "BufferResultsToOutParams.run_on",
        "self.compat is Compat.SAFE and run.shows_copies()",
        "False",
    ),
    Kind(
        "nobody reads a copy that is returned",
        _COPIES,
        "CopiedResults._conflict_of",
        "flow.returned(dict.fromkeys(copies))",
        "()",
    ),
    Kind(
        "a call of any of several functions copies nothing",
        _RETURNED,
        "ReturnedCopies.callees",
        "self.targets.of(call).functions",
        "(self.targets.of(call).functions if self.targets.of(call).is_exact else ())",
    ),
    Kind(
        "what is lent on one path is copied on none",
        _RETURNED,
        "ReturnedCopies.copied_at",
        'handed_on | {key for key in copies if isinstance(key, Value) or key[0] != "argument"}',
        'copies - {key for key in self._direct.get(function, {}).get(index, ()) if key[0] == "argument"}',
    ),
    Kind(
        "work of a call that goes on writes before",
        _COPIES,
        "CopiedResults._goes_on",
        "facts.work(op, position) or EventKind.UNAWAITED in facts.events(op, position)",
        "False",
    ),
    Kind(
        "a result that is another one is no name of an argument",
        _NAMES,
        "BufferNames._same_after",
        "value is name or value in found",
        "value is name",
    ),
    Kind(
        "buffers of the device are freed like others by callers",
        _SUMMARIES,
        "CallSummaries._summary",
        "moved & found.keys() if freed_by != DEALLOC else ()",
        "()",
    ),
    Kind(
        "a free moves above the use in another form",
        _LIVENESS,
        "OptimizeAllocationLiveness._run",
        "is_own_use or _is_used_after(last, names, freeing, escapes, called)",
        "False",
    ),
    Kind(
        "a free moves above the use of what a call gives back",
        "analysis/buffers/escape.py",
        "CarefulFlow._given_back",
        "self._called.given_back(call, position)",
        "()",
    ),
    Kind(
        "what a declaration gives back two calls below is another buffer",
        _CALLS,
        "CallFacts._comes_back",
        "not one.facts.may_come_back",
        "False",
    ),
    Kind(
        "results of declarations are not compared with what is lent",
        _NAMES,
        "BufferNames.compared_with",
        "list(self.compared.get(result, ()))",
        "[value for value in self.compared.get(result, ()) if value in self.number]",
    ),
    Kind(
        "only functions that LLVM's pass transforms are deallocated",
        "passes/minimal_deallocation.py",
        "_bodies",
        "[*functions(module), *inside]",
        "[*functions(module)]",
    ),
    Kind(
        "what calls do to what they are given is no problem",
        "analysis/ownership/token_walks.py",
        "Walker._called",
        "facts is not None",
        "False",
    ),
    Kind(
        "a constant decides the other way",
        "analysis/calls/decided_frees.py",
        "DecidedFrees.is_freed",
        "constant is end.value",
        "constant is not end.value",
    ),
    Kind(
        "what goes on under a name of two buffers is decided",
        "analysis/calls/decided_frees.py",
        "DecidedFrees._goes_on",
        "is_returned or not all(map(self._ends_at_once, others))",
        "False",
    ),
    Kind(
        "what the program frees on some paths is done with",
        "analysis/ownership/frees_by_hand.py",
        "_is_done",
        "summary.freed > 0 and not goes_on and not is_wrong",
        "True",
    ),
    Kind(
        "an i1 that a call returns says whose the buffer beside it is",
        "analysis/dataflow/state.py",
        "ownership_flags",
        "flow.known.own_results",
        "False",
    ),
    Kind(
        "a container is no way to a buffer",
        "analysis/dataflow/container_contents.py",
        "ContainerContents.loads_of",
        "self._loads.get(value, [])",
        "[]",
    ),
    Kind(
        "a container may outlive what it holds",
        "analysis/dataflow/container_contents.py",
        "_outlives",
        "at is None or any(facts.runs_later(around) for around in user.ancestors())",
        "False",
    ),
)
"""The rows of what calls were once thought not to do, and others that random programs found."""
