"""Calls whose caller and callee disagree about ownership: both free a buffer, or the callee frees what it only borrows.

By the function boundary ABI of the deallocation pipeline a function never frees its arguments, and its caller owns its
results.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...ir.attributes import StringAttr
from ...ir.graph import BlockArgument, Operation, Value
from ...ir.records import dataclass, field
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Document, Item
from ...syntax.parser.fact_cache import FactKey
from ...syntax.text.findings import Finding, Note, Severity
from ..dataflow.flow_graph import FlowGraph
from ..dataflow.outcome import PathSummary
from ..dataflow.sites import Origin
from ..ownership.function_memory import FunctionMemory, memory_of
from ..spans import called, name_span

CODE = "call-abi-mismatch"


@dataclass
class _FunctionAbi:
    """Deviations of a function from the function boundary ABI. Spans are offsets into its item, or into the text."""

    frees: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])
    """By the position of an argument: the span of the deallocation that frees it."""
    borrowed: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])
    """By the position of a result that is borrowed on every path: the span of the return."""

    def shifted(self, item: Item) -> _FunctionAbi:
        """The same with offsets into the text; `item` contains the function."""
        frees = {argument: _shifted(span, item) for argument, span in self.frees.items()}
        borrowed = {result: _shifted(span, item) for result, span in self.borrowed.items()}
        return _FunctionAbi(frees, borrowed)


OWNERSHIP_ABI = FactKey["tuple[tuple[str, _FunctionAbi], ...]"]("ownership ABI")


def check(document: Document, knowledge: Knowledge) -> Sequence[Finding]:
    """Of a whole document; offsets into its text. Functions are looked up by name, within one chunk."""
    found: list[Finding] = []
    for chunk in document.chunks:
        unusual = [(item, own) for item in chunk.leaves() if (own := ownership_abi(item, knowledge))]
        if unusual:
            abi = {name: its.shifted(item) for item, own in unusual for name, its in own}
            for item in chunk.leaves():
                for memory in memory_of(item, knowledge):
                    found += _in_caller(item, memory, abi, knowledge)
    return found


def ownership_abi(item: Item, knowledge: Knowledge) -> tuple[tuple[str, _FunctionAbi], ...]:
    """The functions of `item` that deviate from the ABI, by name; cached with the item."""
    return item.parsed.facts.get(OWNERSHIP_ABI, knowledge, _ownership_abi, item, knowledge)


def _ownership_abi(item: Item, knowledge: Knowledge) -> tuple[tuple[str, _FunctionAbi], ...]:
    found: list[tuple[str, _FunctionAbi]] = []
    for memory in memory_of(item, knowledge):
        # A function without deallocations is left to the pipeline, which follows the ABI.
        name = memory.function.properties.get("sym_name") if memory.frees_by_hand else None
        if isinstance(name, StringAttr):
            abi = _function_abi(memory)
            if abi.frees or abi.borrowed:
                found.append((name.value, abi))
    return tuple(found)


def freed_at_calls(item: Item, knowledge: Knowledge) -> tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]:
    """Calls whose operands or results the function around them frees: the callee, and the positions of both."""
    found: list[tuple[str, tuple[int, ...], tuple[int, ...]]] = []
    for memory in memory_of(item, knowledge):
        freed = _freed(memory)
        for call in memory.flow.calls if freed else ():
            symbol = knowledge.callee(call)
            operands = tuple([at for at, operand in enumerate(call.operands) if operand.value in freed])
            results = tuple([result.index for result in call.results if result in freed])
            if symbol is not None and (operands or results):
                found.append((symbol.root, operands, results))
    return tuple(found)


def _function_abi(memory: FunctionMemory) -> _FunctionAbi:
    abi = _FunctionAbi()
    for summary in memory.summaries:
        value = summary.site.value
        if isinstance(value, BlockArgument) and summary.site.origin is Origin.ARGUMENT:
            for op, counts in summary.unowned.items():
                if counts.violating:
                    abi.frees.setdefault(value.index, name_span(op))
        for op, counts in summary.returned_borrowed.items():
            if counts.violating:
                for position, operand in enumerate(op.operands):
                    if operand.value is value:
                        abi.borrowed.setdefault(position, name_span(op))
    return abi


def _shifted(span: tuple[int, int], item: Item) -> tuple[int, int]:
    return span[0] + item.start, span[1] + item.start


def _in_caller(
    item: Item, memory: FunctionMemory, abi: Mapping[str, _FunctionAbi], knowledge: Knowledge
) -> Iterator[Finding]:
    freed = _freed(memory)
    for call in memory.flow.calls:
        symbol = knowledge.callee(call)
        its = abi.get(symbol.root) if symbol is not None else None
        if its is None:
            continue
        for position, place in its.frees.items():
            value = call.operands[position].value if position < len(call.operands) else None
            if value in freed and _is_on_one_path(call, freed[value], memory.flow.graph):
                message = f"both `@{symbol.root if symbol else ''}` and this function free {called(value)}"
                yield _finding(
                    call, item, message, Note(*place, "freed here"), freed[value], "free it in one of them only"
                )
        for position, place in its.borrowed.items():
            value = call.results[position] if position < len(call.results) else None
            if value in freed:
                message = f"this function frees {called(value)}, which `@{symbol.root if symbol else ''}` does not own"
                help_ = "return a copy, or do not free it here"
                yield _finding(
                    call, item, message, Note(*place, "returned here without being owned"), freed[value], help_
                )


def _is_on_one_path(call: Operation, summary: PathSummary, graph: FlowGraph) -> bool:
    """Whether a path has both `call` and a deallocation of the buffer."""
    frees = [op for op, counts in summary.frees.items() if counts.valid]
    return any(graph.may_follow(op, call) or graph.may_follow(call, op) for op in frees)


def _freed(memory: FunctionMemory) -> dict[Value, PathSummary]:
    """The buffers that a function frees, by the value that each starts as."""
    return {s.site.value: s for s in memory.summaries if any(counts.valid for counts in s.frees.values())}


def _finding(call: Operation, item: Item, message: str, note: Note, summary: PathSummary, help_: str) -> Finding:
    where = next(op for op, counts in summary.frees.items() if counts.valid)
    notes = (note, Note(*_shifted(name_span(where), item), "freed here"))
    start, end = _shifted(name_span(call), item)
    return Finding(CODE, Severity.INFORMATION, start, end, message, notes, help_)
