"""Lent results: results of private functions that are one of the arguments, so that a caller does not own them.

`minimal-deallocation` lets private functions give their arguments back, where LLVM's pipeline returns a copy.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...ir.attributes import StringAttr
from ...ir.graph import BlockArgument, Operation, OpResult, Value
from ...ir.records import dataclass
from ...ir.symbol_names import is_private
from ...ir.types import is_memref
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.parser.fact_cache import FactKey
from ..dataflow.buffer_flow import Flow
from .function_memory import FunctionMemory, memory_of

CallResult = tuple[str, int]
"""A result of a call: the function called, and the position of the result."""


@dataclass(frozen=True)
class LentResult:
    """A result of `function` that is one of its arguments, or one of `calls` as far as those are lent too."""

    function: str
    position: int
    calls: frozenset[CallResult]


_LENT = FactKey["tuple[LentResult, ...]"]("lent results")


def lent_results(item: Item, knowledge: Knowledge) -> tuple[LentResult, ...]:
    """Of the private functions of `item`, as far as that can be said of each alone; cached with the item."""
    return item.parsed.facts.get(_LENT, knowledge, _lent_results, item, knowledge)


def _lent_results(item: Item, knowledge: Knowledge) -> tuple[LentResult, ...]:
    return tuple([lent for memory in memory_of(item, knowledge) for lent in _of_function(memory)])


def _of_function(memory: FunctionMemory) -> Iterator[LentResult]:
    flow, name = memory.flow, memory.function.properties.get("sym_name")
    if not isinstance(name, StringAttr) or not is_private(memory.function):
        return
    region = memory.function.regions[0]
    returns = [b.last for b in flow.order(region) if b.last is not None and not b.last.successors]
    for position, operand in enumerate(returns[0].operands if returns else ()):
        if is_memref(operand.value.type):
            found = [_borrowed_from(flow, end, position) for end in returns]
            known = [calls for calls in found if calls is not None]
            if len(known) == len(found):
                yield LentResult(name.value, position, frozenset[CallResult]().union(*known))


def _borrowed_from(flow: Flow, end: Operation, position: int) -> set[CallResult] | None:
    """The results of calls that a `return` may forward besides arguments; None if it may forward anything else."""
    if position >= len(end.operands):
        return None
    calls: set[CallResult] = set()
    seen: set[Value] = {end.operands[position].value}
    for value in (pending := list(seen)):
        sources = flow.sources(value)
        if sources:
            pending += dict.fromkeys(source for source in sources if source not in seen)
            seen.update(sources)
        elif isinstance(value, BlockArgument):
            if value.block is not flow.function.regions[0].entry:
                return None
        else:
            result = called_result(flow, value)
            if result is None:
                return None
            calls.add(result)
    return calls


def called_result(flow: Flow, value: Value) -> CallResult | None:
    """The function that `value` is a result of and its position; None if it is no result of a direct call."""
    if not isinstance(value, OpResult) or not flow.knowledge.is_call(value.op):
        return None
    symbol = flow.knowledge.callee(value.op)
    return (symbol.root, value.index) if symbol is not None else None


def is_lent(lent: Mapping[CallResult, LentResult], result: CallResult) -> bool:
    """Whether `result` is one of the operands of its call; `lent` has all candidates of the program."""
    seen = {result}
    for each in (pending := [result]):
        its = lent.get(each)
        if its is None:
            return False
        pending += its.calls - seen
        seen |= its.calls
    return True
