"""Callers and callees that do not agree who frees: both do, or neither may.

The agreement of the deallocation pipeline is that a function never frees its arguments, and that its caller owns what
it returns.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...ir.attributes import StringAttr
from ...ir.graph import BlockArgument, Operation
from ...ir.records import dataclass, field
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Document, Item
from ...syntax.parser.fact_cache import FactKey
from ...syntax.text.findings import Finding, Note, Severity
from ..memory.flow import Origin
from ..memory.function_memory import FunctionMemory, memory_of
from ..memory.outcome import Story
from ..spans import called, name_span

CODE = "call-abi-mismatch"


@dataclass
class _Habits:
    """What a function does other than agreed. Spans are offsets into its item, or into the text."""

    frees: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])
    """Arguments, by position: where they are freed."""
    lends: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])
    """Results that always are somebody else's: where they are returned."""

    def shifted(self, item: Item) -> _Habits:
        """The same with offsets into the text, in which the function stands in `item`."""
        frees = {argument: _shifted(span, item) for argument, span in self.frees.items()}
        lends = {result: _shifted(span, item) for result, span in self.lends.items()}
        return _Habits(frees, lends)


_UNUSUAL_HABITS = FactKey["tuple[tuple[str, _Habits], ...]"]("unusual habits")


def check(document: Document, knowledge: Knowledge) -> Sequence[Finding]:
    """Of a whole document; offsets into its text. Functions are looked up by name, within one chunk."""
    found: list[Finding] = []
    for chunk in document.chunks:
        unusual = [(item, own) for item in chunk.leaves() if (own := unusual_habits(item, knowledge))]
        if unusual:
            habits = {name: its.shifted(item) for item, own in unusual for name, its in own}
            for item in chunk.leaves():
                for memory in memory_of(item, knowledge):
                    found += _in_caller(item, memory, habits, knowledge)
    return found


def unusual_habits(item: Item, knowledge: Knowledge) -> tuple[tuple[str, _Habits], ...]:
    """Of those functions of `item`, by name, that have any; kept with it."""
    return item.parsed.facts.get(_UNUSUAL_HABITS, knowledge, _unusual_habits, item, knowledge)


def _unusual_habits(item: Item, knowledge: Knowledge) -> tuple[tuple[str, _Habits], ...]:
    found: list[tuple[str, _Habits]] = []
    for memory in memory_of(item, knowledge):
        # Who frees nothing by hand leaves all of it to the pipeline, which keeps to the agreement.
        name = memory.function.properties.get("sym_name") if memory.frees_by_hand else None
        if isinstance(name, StringAttr):
            habits = _habits(memory)
            if habits.frees or habits.lends:
                found.append((name.value, habits))
    return tuple(found)


def _habits(memory: FunctionMemory) -> _Habits:
    habits = _Habits()
    for story in memory.stories:
        value = story.site.value
        if isinstance(value, BlockArgument) and story.site.origin is Origin.ARGUMENT:
            for op, tally in story.unowned.items():
                if tally.wrong:
                    habits.frees.setdefault(value.index, name_span(op))
        for op, tally in story.lent.items():
            if tally.wrong:
                for position, operand in enumerate(op.operands):
                    if operand.value is value:
                        habits.lends.setdefault(position, name_span(op))
    return habits


def _shifted(span: tuple[int, int], item: Item) -> tuple[int, int]:
    return span[0] + item.start, span[1] + item.start


def _in_caller(
    item: Item, memory: FunctionMemory, habits: Mapping[str, _Habits], knowledge: Knowledge
) -> Iterator[Finding]:
    freed = {story.site.value: story for story in memory.stories if any(t.right for t in story.frees.values())}
    for call in memory.flow.calls:
        symbol = knowledge.callee(call)
        its = habits.get(symbol.root) if symbol is not None else None
        if its is None:
            continue
        for position, place in its.frees.items():
            value = call.operands[position].value if position < len(call.operands) else None
            if value in freed:
                message = f"`@{symbol.root if symbol else ''}` frees {called(value)}, and so does this function"
                yield _finding(
                    call, item, message, Note(*place, "freed here"), freed[value], "free it in one of them only"
                )
        for position, place in its.lends.items():
            value = call.results[position] if position < len(call.results) else None
            if value in freed:
                message = (
                    f"`@{symbol.root if symbol else ''}` only lends {called(value)}, which is freed in this function"
                )
                help_ = "copy it where it is returned, or do not free it here"
                yield _finding(
                    call, item, message, Note(*place, "it returns what it does not own"), freed[value], help_
                )


def _finding(call: Operation, item: Item, message: str, note: Note, story: Story, help_: str) -> Finding:
    where = next(op for op, tally in story.frees.items() if tally.right)
    notes = (note, Note(*_shifted(name_span(where), item), "freed here"))
    start, end = _shifted(name_span(call), item)
    return Finding(CODE, Severity.INFORMATION, start, end, message, notes, help_)
