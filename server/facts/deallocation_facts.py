"""Deallocation facts: for each function, what minimal-deallocation would insert, or why it would not.

The pass runs on a copy of the item, so a plan cannot disagree with the edit that the user is offered. Functions of
other items are looked at where this one calls them, and never changed.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import cached_property
from typing import Literal

from ...analysis.call_words import call_words
from ...analysis.components import components
from ...analysis.ownership.call_summaries import CallSummaries, has_body
from ...analysis.ownership.token_states import State
from ...analysis.symbols import symbols_of
from ...dialects.arith import ops as arith
from ...dialects.memref import ops as memref
from ...ir.attributes import SymbolRefAttr, TypeAttr
from ...ir.graph import Operation, OpResult, Value
from ...ir.pauses import pause
from ...ir.symbol_names import is_private, symbol_name
from ...ir.types import FunctionType
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...passes.minimal.trace import Copied, MinimalTrace
from ...passes.minimal.trace import Freed as InsertedFree
from ...passes.ownership.copies import CODE as COPY_CODE
from ...syntax.document.document import Document, Item, ParsedChunk
from ...syntax.document.segmenter import ItemKind
from ...syntax.parser.fact_cache import FactKey
from ...syntax.parser.parser_state import ParsedItem
from ...syntax.text.findings import Severity
from .bufferization_facts import connected_items
from .calls.call_reach import (
    ADDRESSED,
    CALLED,
    LENDERS,
    CallReach,
    Reached,
    addressed_by,
    call_reach,
    called_in,
    is_addressed,
    lenders_in,
)
from .calls.called_summaries import SummariesBelow, called_summaries, summaries_below
from .item_errors import assemble_finished, is_readable, item_errors
from .kept.buffers import remember_plans, same_plans
from .kept.plans import DeallocationFacts, FunctionPlan, PlannedClone, PlannedFree
from .ownership_facts import mentions_buffers
from .ownership_words import name_of
from .symbol_items import definitions_reached, in_item

_NONE = DeallocationFacts(())
_PLANS = FactKey[DeallocationFacts]("deallocation plans")
_CALLED_RIGHT = FactKey[bool]("calls of the types of what they call")
_MENTIONS = FactKey[bool]("mentions buffers")
_TOGETHER = FactKey[Mapping[ParsedItem, DeallocationFacts]]("deallocation plans of connected items")
_BY_SUMMARIES = FactKey[DeallocationFacts]("deallocation plans by summaries")
MAX_READ = 32
"""Functions up to which those that an item reaches are read for it alone, which is quick."""
OWNED = "owned"
"""The condition of a deallocation that only the pass can tell: whether the name shows a buffer of the function."""


def deallocation_of(document: Document, item: Item) -> DeallocationFacts:
    """The plans of the functions in `item`, which belongs to `document`.

    Empty for items that mention no buffer, or in which something could not be parsed. Of the other items, only those
    are parsed that may define what this one calls, or refer to what it defines: a view of a long file costs the view.
    Where functions get further results, all that calls connect with the item is looked at together.
    """
    alone = _alone(document, item)
    if not alone.may_change_type and not _copies_too_much(alone):
        return alone
    connected = [one for one in connected_items(document, item) if one.kind is ItemKind.OPERATIONS]
    if any(one.has_errors for one in connected):
        return alone
    if not any(_copies_too_much(_alone(document, one)) for one in connected):
        return alone
    knowledge = document.knowledge
    depends_on = (knowledge, tuple([one.parsed for one in connected]))
    first = connected[0].parsed.facts
    return first.get(_TOGETHER, depends_on, _plans_together, knowledge, connected).get(item.parsed, alone)


def is_followed(document: Document, item: Item) -> bool:
    """Whether no error lies in what the plans of `item` follow: in it, but for a terminator that is missing, in what it
    calls, and in the calls themselves. What becomes of a buffer is a guess otherwise.
    """
    if not is_readable(item, document.knowledge):
        return False
    reach = call_reach(document, item)
    own = reach.from_item(item)
    return not own or (_is_called_right(reach, item) and all(_is_followed(reach, one) for one in own))


def _is_followed(reach: CallReach, start: Reached) -> bool:
    """Whether no error lies in a function, in what it reaches, and in its calls."""

    def unknown(one: Reached) -> list[Reached]:
        return [inner for inner in reach.below(one) if reach.stamp(inner).is_followed is None]

    for together in components((start,), unknown) if reach.stamp(start).is_followed is None else ():
        items = [one.item for one in together]
        is_right = all(reach.stamp(inner).is_followed is not False for one in together for inner in reach.below(one))
        is_right = is_right and not any(
            one.severity is Severity.ERROR for item in items for one in item_errors(item, reach.knowledge)
        )
        is_right = is_right and all(_is_called_right(reach, item) for item in items)
        reach.stamp(together[0]).is_followed = is_right
    return reach.stamp(start).is_followed is not False


def _is_called_right(reach: CallReach, item: Item) -> bool:
    """Whether the calls in `item` have the types of what they call."""
    knowledge = reach.knowledge
    calls = [op for op in symbols_of(item, knowledge).uses if op.name == "func.call"]
    symbols = [knowledge.callee(op) for op in calls]
    types = tuple([reach.type_of(symbol.root) if symbol is not None else None for symbol in symbols])
    return item.parsed.facts.get(_CALLED_RIGHT, (knowledge, types), _have_types, calls, types)


def _have_types(calls: Sequence[Operation], types: Sequence[object]) -> bool:
    return not any(
        isinstance(type_, TypeAttr) and isinstance(type_.type, FunctionType) and call_words(op, type_.type)
        for op, type_ in zip(calls, types, strict=True)
    )


def _copies_too_much(facts: DeallocationFacts) -> bool:
    """Whether a function is refused because a copy of what it gets from a call would change the program."""
    return any(plan.refusal is not None and plan.refusal.code == COPY_CODE for plan in facts.plans)


def _alone(document: Document, item: Item) -> DeallocationFacts:
    """The plans where all other functions keep their types."""
    if item.kind is not ItemKind.OPERATIONS or item.has_errors:
        return _NONE
    if not has_buffers(item):
        return _NONE
    reach, addressed = call_reach(document, item), _addressed_in(document, item)
    depends_on = (document.knowledge, reach.stamps(item), addressed)
    return item.parsed.facts.get(_PLANS, depends_on, _plans_or_same, depends_on, document, item, reach, addressed)


def _plans_or_same(
    depends_on: tuple[object, ...], document: Document, item: Item, reach: CallReach, addressed: frozenset[str]
) -> DeallocationFacts:
    """Plans of a version before, if the edit since cannot have changed them; else from the pass."""
    knowledge = document.knowledge

    def planned(module: Operation) -> DeallocationFacts:
        program = _read_program(document, item)
        program.root = module
        return plans_of_program(program)

    plans = same_plans(item, knowledge, depends_on, planned)
    plans = plans or _plans_by_summaries(document, item, reach, addressed)
    remember_plans(item, knowledge, depends_on, plans)
    return plans


def _read_program(document: Document, item: Item) -> Program:
    """A program in which all is read that `item` reaches."""
    reached = reached_by(document, item)
    others = {name: function for name, (_, function) in reached.items()}
    return Program(document.knowledge, item, others, addressed_in(document, item, reached))


def _plans_by_summaries(
    document: Document, item: Item, reach: CallReach, addressed: frozenset[str]
) -> DeallocationFacts:
    """The plans of a version before, where all that `item` calls has the same summaries as then; else from the pass."""
    knowledge, own = document.knowledge, reach.from_item(item)
    if item.parsed.facts.get(ADDRESSED, knowledge, addressed_by, item.operations, knowledge):
        return plans_of_program(_read_program(document, item))
    summaries = called_summaries(reach, item)
    if summaries is None:
        # Whether a function may get further results depends on all that it reaches.
        lends = bool(in_item(item, item.operations, knowledge, LENDERS, lenders_in))
        if lends or not reach.reaches_more_than(own, MAX_READ):
            return plans_of_program(_read_program(document, item))
        return plans_of_program(_program_above(reach, item, own, addressed))
    called = tuple([(one.name, one.is_addressed, summary) for one, summary in summaries])
    depends_on = (knowledge, addressed, called)
    known = item.parsed.facts.find(_BY_SUMMARIES, depends_on)
    if known is not None:
        return known
    program = _program_above(reach, item, own, addressed)
    plans = plans_of_program(program)
    # A refusal, a comparison at run time, and addresses look at more of what is called.
    is_plain = all(plan.refusal is None and not plan.is_compared for plan in plans.plans)
    if is_plain and not program.summaries.facts.follows_other_forms:
        item.parsed.facts.put(_BY_SUMMARIES, depends_on, plans)
    return plans


def _program_above(reach: CallReach, item: Item, own: Sequence[Reached], addressed: frozenset[str]) -> Program:
    """A program around an item that refers to no symbols but those of its calls.

    Whatever `own`, the functions that it leads to, lead to is read once for all such items.
    """
    below = summaries_below(reach)
    program = Program(reach.knowledge, item, {one.name: one.op for one in own}, _Addressed(addressed, reach), below)
    for one in own:
        below.know(program.summaries, one)
    return program


class _Addressed:
    """Private functions that return buffers, of an item or of what it reaches, which are referred to without a call."""

    def __init__(self, own: frozenset[str], reach: CallReach) -> None:
        self._own = own
        self._reach = reach

    def __contains__(self, name: object) -> bool:
        return name in self._own or name in self._reach


def addressed_from(document: Document, item: Item) -> Container[str]:
    """Private functions that return buffers, of `item` or of what it reaches, which are referred to without a call."""
    return _Addressed(_addressed_in(document, item), call_reach(document, item))


def _addressed_in(document: Document, item: Item) -> frozenset[str]:
    """Those of `item`, which other items refer to."""
    lenders = in_item(item, item.operations, document.knowledge, LENDERS, lenders_in)
    return frozenset([name for name in lenders if is_addressed(document, item, name)])


def has_buffers(item: Item) -> bool:
    """Whether a value or symbol in `item` has the type of a buffer."""
    return item.parsed.facts.get(_MENTIONS, None, _mentions, item.operations)


def _mentions(operations: Sequence[Operation]) -> bool:
    return any(mentions_buffers(op) for op in operations)


# Other functions


def reached_by(document: Document, item: Item) -> dict[str, tuple[Item, Operation]]:
    """The functions that it hands buffers or addresses to or gets them from, directly or through others: each with its
    item, by name."""
    return definitions_reached(document, item, CALLED, called_in)


def addressed_in(document: Document, item: Item, reached: Mapping[str, tuple[Item, Operation]]) -> frozenset[str]:
    """Private functions that return buffers, of `item` or of `reached`, which other items refer to without a call."""
    places = [(item, item.operations), *((owner, (function,)) for owner, function in reached.values())]
    lenders = [in_item(owner, inside, document.knowledge, LENDERS, lenders_in) for owner, inside in places]
    return frozenset([name for name in frozenset[str]().union(*lenders) if is_addressed(document, item, name)])


# Plans


class Program:
    """A copy of an item, and the functions that it calls."""

    def __init__(
        self,
        knowledge: Knowledge,
        item: Item,
        others: Mapping[str, Operation],
        addressed: Container[str],
        below: SummariesBelow | None = None,
    ) -> None:
        """
        Args:
            others: those functions, by name: all, or where `below` knows the rest, those that it calls itself.
        """
        self.knowledge = knowledge
        self.others = others
        self._item = item
        self._addressed = addressed
        self._below = below

    @cached_property
    def root(self) -> Operation:
        chunk = ParsedChunk(self._item.start, self._item.end, (self._item,))
        return assemble_finished(chunk, self.knowledge).root

    @cached_property
    def summaries(self) -> CallSummaries:
        from ...passes.pass_manager.callees import Callees

        inside = Callees(self.knowledge)

        def callee(user: Operation, symbol: SymbolRefAttr) -> Operation | None:
            if self._below is not None and [*user.ancestors()][-1] is not self.root:
                return self._below.callee(user, symbol)
            found = inside(user, symbol)
            if found is None and not symbol.nested and _is_at_top(user, self.root, self.knowledge):
                found = self.others.get(symbol.root)
            return found

        facts = self._below.summaries.facts if self._below is not None else None
        return CallSummaries(self.root, self.knowledge, callee, addressed=self._addressed, below=facts)


def plans_of_program(program: Program) -> DeallocationFacts:
    from ...passes.minimal_deallocation import deallocate_function
    from ...passes.ownership.preconditions import functions

    knowledge, summaries = program.knowledge, program.summaries
    summaries.forbid_flags()
    may_change_type = _may_change_type(program.root, program.others, summaries)
    plans: list[FunctionPlan] = []
    for function in list(functions(program.root)):
        original = function.origin
        if original is None or not mentions_buffers(original):
            continue
        result = deallocate_function(function, knowledge, summaries)
        if result.refusals:
            plans.append(FunctionPlan(original, result.refusals[0]))
        elif isinstance(result.trace, MinimalTrace):
            plans.append(plan_of_trace(original, result.trace))
        pause()
    return DeallocationFacts(tuple(plans), may_change_type)


def _may_change_type(root: Operation, others: Mapping[str, Operation], summaries: CallSummaries) -> bool:
    """Whether a function in `root` returns a buffer of its own on some paths, and an argument on others."""
    from ...passes.ownership.preconditions import functions

    lenders = lenders_in([root], summaries.knowledge)
    own = [one for one in functions(root) if symbol_name(one) in lenders]
    if not own:
        return False
    summaries.may_flag = {*own, *(one for one in others.values() if is_private(one) and has_body(one))}
    found = any(summaries.flagged_positions(one) for one in own)
    summaries.forbid_flags()
    return found


def _plans_together(knowledge: Knowledge, items: Sequence[Item]) -> dict[ParsedItem, DeallocationFacts]:
    """The plans of items that calls connect, as the pass changes them all; empty where it refuses one."""
    from ...passes.minimal_deallocation import MinimalDeallocation
    from ...passes.ownership.preconditions import functions

    assembled = assemble_finished(ParsedChunk(items[0].start, items[-1].end, tuple(items)), knowledge)
    made = list(functions(assembled.root))
    result = MinimalDeallocation().run(assembled.root, knowledge)
    if result.refusals or not isinstance(result.trace, MinimalTrace):
        return {}
    plans = {one.origin: plan_of_trace(one.origin, result.trace.of(one), one) for one in made if one.origin is not None}
    found: dict[ParsedItem, DeallocationFacts] = {}
    for item in items:
        inside = [one for op in item.operations for one in functions(op) if one in plans and mentions_buffers(one)]
        found[item.parsed] = DeallocationFacts(tuple([plans[one] for one in inside]))
    return found


def _is_at_top(user: Operation, root: Operation, knowledge: Knowledge) -> bool:
    """Whether the symbols of the item's surroundings are those that `user` sees."""
    around = next((op for op in user.ancestors() if knowledge.has_trait(op, "SymbolTable")), None)
    return around is None or around is root


def plan_of_trace(function: Operation, trace: MinimalTrace, made: Operation | None = None) -> FunctionPlan:
    """The plan of the author's `function`, from the run of the pass on a copy whose operations lead back to it.

    Args:
        made: the function as the pass has changed it, with the types of others.
    """
    is_flagged = made is not None and made.properties["function_type"] is not function.properties["function_type"]
    tokens = [token for states in trace.states for token in states.tokens.values()]
    holders = {token.holder.origin: token.state for token in tokens if token.holder.origin is not None}
    returned: dict[Operation, list[Value]] = {}
    copied = {one.operation: one.terminator for one in trace.copies}
    for token in tokens:
        for terminator in token.walk.returned:
            moves = token.state is State.OWNED or (is_flagged and token.state is State.MAYBE)
            if terminator.origin is not None and token.holder.origin is not None and moves:
                returned.setdefault(terminator.origin, []).append(token.holder.origin)
    return FunctionPlan(
        function,
        None,
        tuple([free for one in trace.frees if (free := planned_free(one, copied)) is not None]),
        tuple([clone for one in trace.copies if (clone := _clone(one)) is not None]),
        holders,
        sum(not token.feeds for token in tokens),
        {op: tuple(values) for op, values in returned.items()},
        bool(trace.fallen_back),
        is_flagged or (made is not None and any(map(_has_more_results, walk(made)))),
    )


def _has_more_results(op: Operation) -> bool:
    return op.origin is not None and len(op.results) > len(op.origin.results)


def planned_free(freed: InsertedFree, copied: Mapping[Operation, Operation]) -> PlannedFree | None:
    """An inserted deallocation, by the author's operations; `copied`: the inserted clones, each with its terminator."""
    value = freed.operation.operands[0].value.origin or freed.token.holder.origin
    if value is None:
        return None
    inserted, conditions = _outermost(freed.operation, value)
    block = inserted.parent
    if block is None:
        return None
    after, before = _author_operation(inserted, "prev"), _author_operation(inserted, "next")
    is_written = block.origin is not None
    around = block.parent_op.origin if block.parent_op is not None else None
    if not is_written:
        after = before = None
    if freed.condition is not None and not conditions:
        conditions = [_condition(freed.condition, value, negated=False)]
    clone = _clone_before(inserted, copied) if copied else None
    return PlannedFree(value, " and ".join(dict.fromkeys(conditions)), after, before, around, clone)


def _clone_before(inserted: Operation, copied: Mapping[Operation, Operation]) -> Operation | None:
    """The terminator of a clone that stands between the author's last operation and `inserted`."""
    op = inserted.prev
    while op is not None and op.origin is None:
        for inner in walk(op):
            if inner in copied:
                return copied[inner].origin
        op = op.prev
    return None


def _author_operation(inserted: Operation, direction: Literal["prev", "next"]) -> Operation | None:
    """The nearest operation in the same block, before or after `inserted`, that the author wrote."""
    op: Operation | None = getattr(inserted, direction)
    while op is not None and op.origin is None:
        op = getattr(op, direction)
    return op.origin if op is not None else None


def _outermost(op: Operation, buffer: Value | None) -> tuple[Operation, list[str]]:
    """The inserted operation around `op`, which is about the author's `buffer`, that is in the author's text, and the
    conditions it sets."""
    conditions: list[str] = []
    while True:
        around = op.parent_op
        if around is None or around.origin is not None:
            return op, conditions
        if around.name == "scf.if":
            negated = op.parent is not None and op.parent.parent is around.regions[1]
            conditions.insert(0, _condition(around.operands[0].value, buffer, negated=negated))
        op = around


def _condition(value: Value, buffer: Value | None, *, negated: bool) -> str:
    author = value.origin
    others = [name_of(other) for other in _compared_with(value, buffer)]
    if len(others) > 1 and not negated:
        return f"it is neither {' nor '.join(others)}"
    if others:
        return f"it is {'' if negated else 'not '}{' or '.join(others)}"
    if author is None or author.name is None:
        return f"not {OWNED}" if negated else OWNED
    return f"{'not ' if negated else ''}%{author.name}"


def _compared_with(value: Value, buffer: Value | None) -> list[Value]:
    """The author's buffers with whose addresses an inserted condition compares that of `buffer`; none for others."""
    if not isinstance(value, OpResult) or value.op.origin is not None:
        return []
    if value.op.name == arith.AndIOp.NAME:
        parts = [_compared_with(operand, buffer) for operand in value.op.operand_values]
        return [one for part in parts for one in part] if all(parts) else []
    for address in value.op.operand_values:
        if isinstance(address, OpResult) and address.op.name == memref.ExtractAlignedPointerAsIndexOp.NAME:
            source = memref.ExtractAlignedPointerAsIndexOp(address.op).source.origin
            if source is not None and source is not buffer:
                return [source]
    return []


def _clone(copied: Copied) -> PlannedClone | None:
    value, terminator = copied.value.origin, copied.terminator.origin
    if value is None or terminator is None:
        return None
    _, conditions = _outermost(copied.operation, value)
    condition = " and ".join(conditions)
    return PlannedClone(value, terminator, condition)


def holder_word(plan: FunctionPlan, value: Value) -> str:
    """`owned`, `maybe owned`, or `borrowed` for a value that never has the duty to free its buffer."""
    state = plan.holders.get(value)
    if state is None:
        return "borrowed"
    return "owned" if state is State.OWNED else "maybe owned"
