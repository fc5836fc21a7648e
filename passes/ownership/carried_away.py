"""Buffers that addresses, descriptors, tokens and tensors lead to after their block has freed them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import cache, partial

from ...analysis.buffers.origins import BufferOrigins
from ...analysis.calls.argument_facts import EventKind
from ...analysis.calls.call_facts import CallFacts
from ...analysis.dataflow.buffer_names import BufferNames
from ...analysis.dataflow.operation_facts import Carrier, carrier_of
from ...analysis.dataflow.places import bits
from ...analysis.ownership.problems import UNFOLLOWED, Problem
from ...analysis.ownership.token_states import token_states
from ...ir.graph import Block, Operation, Value
from ...ir.types import is_memref
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ..pass_manager.refusal import Note, Refusal

_CARRIED = ("dealloc-escapes", "dealloc-stored", "dealloc-not-awaited")
"""Codes of problems that hold wherever in its block a buffer is freed."""
_NEEDED_ELSEWHERE = "the memory behind this is still needed in another block, after it is freed"
_OTHER_FORMS = (Carrier.HANDLE, Carrier.TENSOR)
_DONE_BY_CALLS = (EventKind.STORED, EventKind.ADDRESS_STORED, EventKind.UNAWAITED)


def carried_away(
    function: Operation, knowledge: Knowledge, calls: CallFacts | None = None, known: Container[Value] = ()
) -> Iterator[tuple[Value, Refusal]]:
    """The buffers, with refusals.

    Args:
        calls: what calls do with what they are given; None: nothing.
        known: buffers that are refused already, and not looked at again.
    """
    states = token_states(function, knowledge, lambda _: None, call_facts=calls, known=known, places=False)
    # Made for the first one that asks, and for all of them.
    origins = cache(partial(BufferOrigins, function, knowledge))
    for problem in states.problems:
        if problem.reason == UNFOLLOWED:
            shown = _shown_elsewhere(problem.operation, origins())
            if shown is not None:
                yield problem.value, Refusal(_NEEDED_ELSEWHERE, "dealloc-escapes", shown)
        elif problem.code in _CARRIED:
            yield problem.value, refusal_of(problem)
    for token in states.tokens.values():
        home = token.holder.parent_block
        for node, names in token.walk.names.items():
            block = node if isinstance(node, Block) else node.parent
            if home is None or block is None or block is home or block.parent is not home.parent:
                continue
            values = [states.names.values[number] for number in bits(names)]
            is_retained = any(is_memref(value.type) and _shows(states.names, value, token.holder) for value in values)
            is_needed = any(not is_memref(value.type) for value in values)
            if is_needed and not is_retained and block.first is not None:
                made = next(value for value in values if not is_memref(value.type)).defining_op
                place = made if made is not None else block.first
                yield token.holder, Refusal(_NEEDED_ELSEWHERE, "dealloc-escapes", place)
                break


def _shown_elsewhere(last: Operation, origins: BufferOrigins) -> Operation | None:
    """The operation that makes another form of a buffer which `last` hands on to another block; None without one."""
    for operand in last.operand_values:
        for name in origins.dependents(operand) if is_memref(operand.type) else ():
            for user in name.users if name is not operand else ():
                if any(carrier_of(result.type) in _OTHER_FORMS for result in user.results):
                    return user
    return None


def _shows(names: BufferNames, value: Value, holder: Value) -> bool:
    """Whether `value` is the buffer of `holder` on all paths, so that it is retained with it."""
    sources = names.sources.get(value, ())
    return names.root(value) is holder or (bool(sources) and all(names.root(one) is holder for one in sources))


def call_refusal(functions: Iterable[Operation], knowledge: Knowledge, calls: CallFacts) -> Refusal | None:
    """The first buffer that a call carries away, by what the function called does with it or returns."""
    for function in functions:
        if any(_may_carry_away(op, calls) for op in walk(function) if knowledge.is_call(op)):
            found = next(carried_away(function, knowledge, calls), None)
            if found is not None:
                return found[1]
    return None


def _may_carry_away(call: Operation, calls: CallFacts) -> bool:
    for operand in call.operands:
        is_buffer = is_memref(operand.value.type)
        if is_buffer or carrier_of(operand.value.type) in _OTHER_FORMS:
            results = calls.results(call, operand.index)
            if any(not (is_buffer and is_memref(result.type)) for result in results):
                return True
            if any(kind in _DONE_BY_CALLS for kind in calls.events(call, operand.index)):
                return True
    return False


def refusal_of(problem: Problem) -> Refusal:
    """The refusal that says what `problem` is, at the operation, with the buffer and the calls that lead there."""
    calls = [Note("through this call", operation=op) for op in problem.chain[:-1]]
    place = [Note("it happens here", operation=op) for op in problem.chain[-1:]]
    note = Note("this is the buffer", value=problem.value)
    notes = (note, *calls, *place, *unfollowed(problem.because))
    return Refusal(problem.reason, problem.code, problem.operation, notes=notes, is_own=True)


def unfollowed(use: Operation | None) -> Iterator[Note]:
    """The note that says which use of a container makes its contents unknown; none without one."""
    if use is not None:
        yield Note("what the container holds is not followed behind this use of it", operation=use)
