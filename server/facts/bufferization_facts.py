"""Bufferization facts: for each function, the tensors that One-Shot Bufferize would copy, and what forces each copy.

The pass's own analysis runs on a copy of the item and of the functions that it calls, with the options of the file's
RUN line (`tensors/run_options.py`), so a fact cannot disagree with what the pass does. Everything here is about the
author's operations.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from math import prod

from ...analysis.buffers.size import static_bytes
from ...analysis.region_kinds import enclosing_loops, iteration_count
from ...analysis.written_symbols import items_mentioning
from ...ir.graph import Operation, OpOperand, Value
from ...ir.records import dataclass
from ...ir.types import MemRefType, RankedTensorType, Type
from ...ir.walk import walk
from ...ods.bufferization.interface import FunctionFacts, Unbufferizable, is_tensor
from ...ods.knowledge import Knowledge
from ...passes.bufferize.functions import FUNCTION, has_body, returns_of
from ...passes.bufferize.trace import BufferizeTrace, Conflict, NotWritable, ParallelConflict, TensorCopy
from ...syntax.document.document import Document, Item, ParsedChunk
from ...syntax.document.lazy_item import INHERITED_BY_ITEM, Inherited
from ...syntax.document.segmenter import ItemKind
from ...syntax.parser.fact_cache import FactKey
from .item_errors import is_readable, is_valid
from .kept.bufferization_plans import (
    BufferizationFacts,
    BufferizationPlan,
    CopyReason,
    PlannedCopy,
    place_of_copy,
    place_of_operand,
    start_of,
)
from .kept.buffers import edited_since, has_edited_tensors, remember_bufferization, same_bufferization
from .kept.remembered import is_long_and_edited
from .kept.successors import Successor
from .kept.tensors import Sketch, sketch_of
from .symbol_items import called_from
from .tensors.run_options import run_options
from .tensors.runs import BufferizationRun, operations_of, run_on, run_with_copies

_NONE = BufferizationFacts()
_FACTS = FactKey[BufferizationFacts]("bufferization")
_RUN = FactKey[BufferizationRun]("run of one-shot-bufferize")
_ALIASES_TENSORS = FactKey[bool]("aliases of types of tensors")
_TENSOR = "tensor<"
"""Text of any type of tensors; items without it, and without aliases, are not looked at."""


def bufferization_of(document: Document, item: Item) -> BufferizationFacts:
    """The plans of the functions in `item`, which belongs to `document`; empty without tensors, or with errors in them
    or in functions that they call.

    Depends on the item, and on what the functions that it calls, directly or through others, are for their callers.
    """
    if item.kind is not ItemKind.OPERATIONS or not may_have_tensors(document, item) or item.has_errors:
        return _NONE
    if not is_readable(item, document.knowledge) or not _is_in_program(document, item):
        return _NONE
    reached = list(called_from(document, item).values())
    if not all(is_readable(owner, document.knowledge) for owner, _ in reached):
        return _NONE
    options = run_options(document).bufferization
    if options.copy_before_write:
        # Without analysis, there are no decisions.
        return _NONE
    depends_on = (document.knowledge, options, *_for_callers(document, item, reached))
    return item.parsed.facts.get(_FACTS, depends_on, _facts_or_same, document, item, reached, depends_on)


def _is_in_program(document: Document, item: Item) -> bool:
    """Whether the pass looks at `item`: at the functions of the program, not at those of modules within it."""
    items = document.chunk_of(item).items
    around = _item_around(items, item)
    if around is item or around is None:
        return True
    is_alone = all(one is around or one.kind is ItemKind.ALIAS for one in items)
    return is_alone and _item_around(around.children, item) is item


def _item_around(items: Sequence[Item], item: Item) -> Item | None:
    number = bisect_right(items, item.start, key=_start_of_item) - 1
    return items[number] if number >= 0 else None


def _start_of_item(item: Item) -> int:
    return item.start


def _for_callers(document: Document, item: Item, reached: Sequence[tuple[Item, Operation]]) -> Iterator[object]:
    """A value for each function of `reached`: as long as it is equal, the function does not change the plans of `item`.

    That is its signature and its facts. A function that has no plan, or that is in a cycle of calls, is this version of
    it.
    """
    is_recursive = any(owner is item for owner, _ in reached)
    for owner, function in reached:
        plan = None if is_recursive else bufferization_of(document, owner).plan_of(function)
        if plan is None or plan.summary is None:
            yield owner.parsed
            yield function
        else:
            yield tuple(function.properties.items()), tuple(function.attributes.items()), plan.summary


def chunk_with_callees(document: Document, item: Item) -> ParsedChunk:
    """`item` and the items of the functions that it calls, directly or through others: what its plans depend on."""
    return _chunk(item, list(called_from(document, item).values()))


def bufferization_inputs(document: Document, item: Item) -> tuple[object, ...]:
    """All that the bufferized functions of `item` depend on beside it."""
    return _versions(document, list(called_from(document, item).values()))


def _versions(document: Document, reached: Sequence[tuple[Item, Operation]]) -> tuple[object, ...]:
    return (document.knowledge, run_options(document), *((owner.parsed, function) for owner, function in reached))


def taken_run(document: Document, item: Item) -> BufferizationRun:
    """A run on a copy of `item`, for whoever goes on with it: the one that its plans are from, or another one.

    Raises:
        Unbufferizable: the pass refuses.
    """
    reached = list(called_from(document, item).values())
    found = item.parsed.facts.find(_RUN, _versions(document, reached))
    item.parsed.facts.remove(_RUN)
    options = run_options(document).bufferization
    return found or run_with_copies(item, _chunk(item, reached), document.knowledge, options)


def calls_itself(document: Document, item: Item) -> bool:
    """Whether a function in `item` calls itself, directly or through others that work on tensors."""
    return may_have_tensors(document, item) and any(owner is item for owner, _ in called_from(document, item).values())


def connected_items(document: Document, item: Item) -> tuple[Item, ...]:
    """`item`, those that mention what it defines or define what it mentions, and those of these; in text order."""
    mentioning, chunk = items_mentioning(document), document.chunk_of(item)
    names: dict[int, set[str]] = {}
    for name, users in mentioning.items():
        for user in users:
            names.setdefault(user.start, set()).add(name)
    found, pending = {item.start: item}, [item]
    for one in pending:
        for name in sorted(names.get(one.start, ())):
            for other in mentioning[name]:
                if other.start not in found and chunk.start <= other.start < chunk.end:
                    found[other.start] = other
                    pending.append(other)
    return tuple([found[start] for start in sorted(found)])


def _chunk(item: Item, reached: Sequence[tuple[Item, Operation]]) -> ParsedChunk:
    around = {one.start: one for one in [*(owner for owner, _ in reached), item]}
    items = tuple([around[start] for start in sorted(around)])
    return ParsedChunk(items[0].start, item.end, items)


def may_have_tensors(document: Document, item: Item) -> bool:
    """Whether the text of `item` may name a type of tensors."""
    source = item.parsed.source
    if _TENSOR in source:
        return True
    return "!" in source and document.facts.get(_ALIASES_TENSORS, None, _aliases_tensors, document)


def _aliases_tensors(document: Document) -> bool:
    aliases = (item for chunk in document.chunks for item in chunk.items if item.kind is ItemKind.ALIAS)
    return any(_TENSOR in item.parsed.source for item in aliases)


@dataclass(eq=False)
class _Planned(Inherited):
    """The facts of one version of an item, for the next one."""

    facts: BufferizationFacts
    depends_on: tuple[object, ...]
    operations: Sequence[Operation]
    knowledge: Knowledge
    sketch: Sketch | None
    """Made when it is asked for: most items are never edited."""
    places: Mapping[OpOperand, int] | None = None
    """Of the operands in `facts` among those of their operation; likewise."""

    def settle(self) -> None:
        """See `Inherited`."""
        if self.facts.refusal:
            return
        if self.sketch is None:
            self.sketch = sketch_of(self.operations, self.knowledge)
        if self.places is None:
            self.places = self.facts.numbers()


def _facts_or_same(
    document: Document, item: Item, reached: Sequence[tuple[Item, Operation]], depends_on: tuple[object, ...]
) -> BufferizationFacts:
    """Facts of the version before, if the edit since cannot have changed them; else from the analysis."""
    if not reached and has_edited_tensors(item):
        facts = same_bufferization(item, document.knowledge, depends_on) or _in_part(document, item)
        facts = facts or _facts(document, item, reached)
        remember_bufferization(item, document.knowledge, depends_on, facts)
        return facts
    found, sketch, before = None, None, item.parsed.facts.find(INHERITED_BY_ITEM)
    if isinstance(before, _Planned) and before.depends_on == depends_on and not before.facts.refusal:
        before.settle()
        sketch = sketch_of(item.operations, document.knowledge)
        if before.sketch is not None and before.places is not None and before.sketch.content == sketch.content:
            found = Successor(before.sketch.operations, sketch.operations, before.places).bufferization(before.facts)
    facts = found if found is not None else _facts(document, item, reached)
    planned = _Planned(facts, depends_on, item.operations, document.knowledge, sketch)
    item.parsed.facts.put(INHERITED_BY_ITEM, None, planned)
    return facts


def _is_without_tensors(item: Item, knowledge: Knowledge) -> bool:
    """Whether no operation of `item` has to do with tensors, nor stops the analysis by itself."""
    for root in item.operations:
        if root.name == FUNCTION and has_body(root) and not returns_of(root):
            return False
        for op in walk(root):
            if any(is_tensor(value.type) for value in (*op.operand_values, *op.results)):
                return False
            for region in op.regions:
                if len(region.blocks) > 1:
                    interface = knowledge.bufferization(op.name)
                    if interface is not None and not interface.supports_blocks:
                        return False
                if any(is_tensor(argument.type) for block in region.blocks for argument in block.args):
                    return False
    return True


def _in_part(document: Document, item: Item) -> BufferizationFacts | None:
    """Facts of the version before, with those of the tensors that the edit since can reach; None if it may be any."""
    knowledge, options = document.knowledge, run_options(document).bufferization
    since = edited_since(item, knowledge, options, lambda one: one.bufferization)
    if since is None or not is_valid(document, item):
        return None
    # Loaded here: only where somebody edits.
    from .tensors.edited import edited_facts

    known, edited = since
    module = edited.sliced()
    try:
        run = run_on(module, operations_of(module), knowledge, options)
    except Unbufferizable:
        return None
    assert known.bufferization is not None
    return edited_facts(known.bufferization, _facts_of(run, knowledge), edited)


def _facts(document: Document, item: Item, reached: Sequence[tuple[Item, Operation]]) -> BufferizationFacts:
    knowledge, options = document.knowledge, run_options(document).bufferization
    if not reached and _is_without_tensors(item, knowledge):
        # An attribute alone has them, or a declaration.
        return _NONE
    try:
        run = run_with_copies(item, _chunk(item, reached), knowledge, options)
    except Unbufferizable as failure:
        return BufferizationFacts((), failure.message, failure.op.origin if failure.op is not None else None)
    if is_long_and_edited(item):
        item.parsed.facts.put(_RUN, _versions(document, reached), run)
    return _facts_of(run, knowledge)


def _facts_of(run: BufferizationRun, knowledge: Knowledge) -> BufferizationFacts:
    trace, state = run.shot.trace, run.state
    written = [one.operand for one in trace.decisions if one.is_in_place and state.writes(one.operand)]
    plans = _Plans(trace, written, state.facts, knowledge)
    return BufferizationFacts(tuple([plan for one in run.functions if (plan := plans.of(one)) is not None]))


class _Plans:
    """Plans of each function, from the trace of one run."""

    def __init__(
        self,
        trace: BufferizeTrace,
        written: Sequence[OpOperand],
        facts: Mapping[Operation, FunctionFacts],
        knowledge: Knowledge,
    ) -> None:
        self._facts = facts
        self._copies = trace.copies
        self._copied = {one.tensor: one.value for one in trace.copies}
        self._written = written
        self._reasons = {one.operand: one.reason for one in trace.decisions if not one.is_in_place}
        self._knowledge = knowledge

    def of(self, function: Operation) -> BufferizationPlan | None:
        """None for a function without tensors."""
        inside = set(walk(function))
        made_anew = [
            (one.contents == "copied", copy)
            for one in self._copies
            if one.operation in inside and (copy := self._copy(one)) is not None
        ]
        copies, apart = ([copy for is_copy, copy in made_anew if is_copy is wanted] for wanted in (True, False))
        made = [op for op in inside if self._allocates(op)]
        if function.origin is None or not (copies or made or any(map(works_on_tensors, inside))):
            return None
        looped = [op.origin for op in made if op.origin is not None and _iterations(op.origin, self._knowledge)[1]]
        written = [_original(operand) for operand in self._written if operand.owner in inside]
        in_place = tuple(sorted([one for one in written if one is not None], key=place_of_operand))
        return BufferizationPlan(
            function.origin,
            tuple(sorted(copies, key=place_of_copy)),
            tuple(sorted(apart, key=place_of_copy)),
            in_place,
            tuple(map(self._allocated_for, made)),
            tuple(sorted(looped, key=start_of)),
            self._returned(function),
            self._facts.get(function),
        )

    def _returned(self, function: Operation) -> tuple[OpOperand, ...]:
        facts = self._facts.get(function)
        if facts is None:
            return ()
        shared = {result for results in facts.aliasing_results for result in results}
        operands = [_original(operand) for op in returns_of(function) for operand in op.operands]
        return tuple(
            [
                one
                for one in operands
                if one is not None and isinstance(one.value.type, RankedTensorType) and one.index not in shared
            ]
        )

    def _allocated_for(self, op: Operation) -> Value | None:
        """The author's tensor that `op` allocates a buffer for, or copies."""
        copied = self._copied.get(op)
        return op.results[0].origin if copied is None else copied.origin

    def _allocates(self, op: Operation) -> bool:
        interface = self._knowledge.bufferization(op.name)
        if interface is None or not interface.allocates:
            return False
        return not interface.needs_uses or any(result.uses for result in op.results)

    def _copy(self, copy: TensorCopy) -> PlannedCopy | None:
        operation = copy.operation.origin
        operand = _original(copy.operand) if copy.operand is not None else None
        value = operand.value if operand is not None and not copy.is_of_result else copy.value.origin
        if operation is None or value is None:
            return None
        times, is_in_loop = _iterations(operation, self._knowledge)
        reason = self._reason(copy.operand)
        return PlannedCopy(
            operand, copy.is_of_result, operation, value, tensor_bytes(value.type), times, is_in_loop, reason
        )

    def _reason(self, operand: OpOperand | None) -> CopyReason:
        reason = self._reasons.get(operand) if operand is not None else None
        if isinstance(reason, Conflict):
            return CopyReason(reason.read.owner.origin, reason.write.owner.origin, reason.definition.origin)
        if isinstance(reason, ParallelConflict):
            return CopyReason(None, reason.write.owner.origin, reason.definition.origin, is_parallel=True)
        if isinstance(reason, NotWritable):
            return CopyReason(None, operand.owner.origin if operand is not None else None, reason.value.origin)
        return CopyReason()


def _original(operand: OpOperand) -> OpOperand | None:
    """The author's operand that `operand` is a copy of."""
    original = operand.owner.origin
    return original.operands[operand.index] if original is not None else None


def works_on_tensors(op: Operation) -> bool:
    return any(is_tensor(value.type) for value in (*op.operand_values, *op.results))


def tensor_bytes(type_: Type) -> int | None:
    """Bytes of a tensor in memory; None if it is not known before the program runs."""
    return static_bytes(MemRefType(type_.shape, type_.element)) if isinstance(type_, RankedTensorType) else None


def _iterations(op: Operation, knowledge: Knowledge) -> tuple[int, bool]:
    """The product of the constant iteration counts of the loops around `op`, and whether there is any loop."""
    loops = list(enclosing_loops(op, knowledge))
    return prod(iteration_count(loop, knowledge) or 1 for loop in loops), bool(loops)
