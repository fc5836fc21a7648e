"""Ownership facts: the decisions of the ownership pass about the items of a document, which hints and findings show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Protocol

from ...analysis.ownership.function_memory import has_unfreed_buffer
from ...analysis.spans import may_have_buffers
from ...analysis.symbols import symbols_of
from ...ir.attributes import SymbolRefAttr
from ...ir.graph import Operation, Value
from ...ir.records import dataclass
from ...ir.symbol_names import is_private
from ...ir.types import is_memref
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...passes.ownership.trace import Ownership
from ...passes.pass_manager.deallocation import DEFAULT_PLAN, PlanOptions
from ...syntax.document.document import Document, Item, ParsedChunk
from ...syntax.document.segmenter import ItemKind
from ...syntax.parser.fact_cache import FactKey
from ...syntax.text.findings import Finding
from .item_errors import assemble_finished, is_valid
from .kept.buffers import same_events, same_reports

if TYPE_CHECKING:
    from ...passes.ownership.eventless import Events
    from ...passes.ownership.trace import Copy, Deallocation, OwnershipFact, Trace
    from ...passes.pass_manager.base import Refusal


class Owners(Protocol):
    """Decisions of a pass about the buffers of an item."""

    def owner_of(self, value: Value) -> Ownership:
        """The owner of `value` where it is defined; `NONE` where the pass decided nothing."""
        ...


@dataclass(frozen=True, eq=False)
class OwnershipFacts:
    """The decisions of the ownership pass about the functions of one item, or its refusals.

    The keys of the mappings belong to the item; refusals and trace belong to the copy the pass ran on.
    """

    refusals: tuple[Refusal, ...]
    trace: Trace
    facts: Mapping[Value, tuple[OwnershipFact, ...]]
    """Per value; the one of the block that defines it first, then in the order of the pass."""
    deallocations: Mapping[Operation, tuple[Deallocation, ...]]
    """Per terminator."""
    copies: Mapping[Operation, tuple[Copy, ...]]
    """Per terminator."""
    findings: tuple[Finding, ...]
    """The refusals that matter, with offsets relative to the item's start: one per function and code, see
    `has_unfreed_buffer`."""
    refused: tuple[Finding, ...] = ()
    """Each refusal as a finding of its own, likewise."""

    def owner_of(self, value: Value) -> Ownership:
        """See `Owners`."""
        about = self.facts.get(value)
        return about[0].ownership if about else Ownership.NONE


_OWNERSHIP = FactKey[OwnershipFacts]("ownership")
_OWNERSHIP_FINDINGS = FactKey["tuple[Finding, ...]"]("findings of ownership")
_OWNERSHIP_ACROSS = FactKey[OwnershipFacts]("ownership across functions")
_EVENTS = FactKey["Mapping[Operation, Events]"]("events of ownership")
_TABLES = FactKey["Mapping[int, Mapping[str, Operation]]"]("symbol tables by item")


@cache
def no_ownership() -> OwnershipFacts:
    """Facts of an item without buffers."""
    # Loaded here, as below: in many files no function makes a buffer.
    from ...passes.ownership.trace import Trace

    return OwnershipFacts((), Trace(), {}, {}, {}, ())


def ownership_findings(document: Document, item: Item, options: PlanOptions) -> tuple[Finding, ...]:
    """Findings of the ownership pass, which does not run where it has nothing to report."""
    if options.crosses_functions or known_ownership(document, item) is not None:
        return ownership_of(document, item, options).findings
    return item.parsed.facts.get(_OWNERSHIP_FINDINGS, document.knowledge, _reported_by_ownership, document, item)


def _reported_by_ownership(document: Document, item: Item) -> tuple[Finding, ...]:
    if item.kind is not ItemKind.OPERATIONS or not may_have_buffers(item) or item.has_errors:
        return ()
    knowledge, is_untouched = document.knowledge, _is_untouched()
    touched = [function for function in _functions(item) if not is_untouched(function, knowledge)]
    if not touched:
        return ()
    if not is_valid(document, item) or any(_events(item, knowledge)[one].others for one in touched):
        return same_reports(item, knowledge, lambda: ownership_of(document, item).findings)
    return tuple([one for function in touched for one in _findings_of_frees(function, item, knowledge)])


def _findings_of_frees(function: Operation, item: Item, knowledge: Knowledge) -> list[Finding]:
    """The findings of the pass, which has not run, for a function that it refuses for its deallocations alone."""
    frees = _events(item, knowledge)[function].frees
    if not frees or not has_unfreed_buffer(function, item, knowledge):
        # With nothing left to free: see `_run_ownership`.
        return []
    from .refusals import findings_of_function

    return [one.shifted(-item.start) for one in findings_of_function(frees, lambda _: item, function)]


# Loaded at the first call, and not looked up at each: an import in a function takes longer than what it is for.


@cache
def _is_untouched() -> Callable[[Operation, Knowledge], bool]:
    from ...passes.ownership.untouched import is_untouched

    return is_untouched


@cache
def _events_of() -> Callable[[Operation, Knowledge], Events]:
    from ...passes.ownership.eventless import events_of

    return events_of


def _functions(item: Item) -> Iterator[Operation]:
    """Those of `preconditions.functions`, in any order."""
    for root in item.operations:
        for op in walk(root):
            if op.name == "func.func" and op.regions and op.regions[0].blocks:
                yield op


def ownership_of(document: Document, item: Item, options: PlanOptions = DEFAULT_PLAN) -> OwnershipFacts:
    """The decisions of the ownership pass about `item`, which belongs to `document`.

    Empty for items that mention no buffer, or in which something could not be parsed.

    Args:
        options: where ownership crosses functions, the result depends on the functions beside the item too.
    """
    if item.kind is not ItemKind.OPERATIONS:
        return no_ownership()
    knowledge, parsed = document.knowledge, item.parsed
    if not options.crosses_functions:
        return parsed.facts.get(_OWNERSHIP, knowledge, _run_ownership, knowledge, item, {}, options)
    siblings = _sibling_symbols(document, item)
    private = frozenset(name for name, op in siblings.items() if op.name == "func.func" and _is_private_definition(op))
    return parsed.facts.get(_OWNERSHIP_ACROSS, (knowledge, private), _run_ownership, knowledge, item, siblings, options)


def refusals_near(document: Document, start: int, end: int) -> list[Finding]:
    """The refusals of the ownership pass with a place that `[start, end]` touches, each by itself; offsets into the
    text."""
    near = [item for item in document.leaves() if item.start <= end and item.end >= start]
    found = [one for item in near for one in _refused_in(document, item, start, end)]
    return [one for one in found if any(place.start <= end and place.end >= start for place in (one, *one.notes))]


def _refused_in(document: Document, item: Item, start: int, end: int) -> list[Finding]:
    """Those of the `refused` of an item that may be there."""
    from .refusals import finding_of

    frees = _refused_frees(document, item)
    if frees is None:
        return [one.shifted(item.start) for one in ownership_of(document, item).refused]
    first, last = start - item.start, end - item.start
    return [finding_of(one, lambda _: item) for one in frees if _may_be_at(one, first, last)]


def _may_be_at(refusal: Refusal, start: int, end: int) -> bool:
    """Whether a place that `refusal` names may touch `[start, end]` in the text of its item: a function that is full of
    deallocations has thousands."""
    syntax = refusal.operation.syntax if refusal.operation is not None else None
    if syntax is None or refusal.value is not None or refusal.notes:
        return True
    return syntax.start <= end and syntax.end >= start


def refusals_of(document: Document, item: Item, options: PlanOptions) -> Sequence[Refusal]:
    """The refusals of the ownership pass about `item`; some are about operations of a copy."""
    frees = _refused_frees(document, item) if not options.crosses_functions else None
    return frees if frees is not None else ownership_of(document, item, options).refusals


def _refused_frees(document: Document, item: Item) -> tuple[Refusal, ...] | None:
    """The refusals of a pass that has not run, where there are none but those of deallocations; else None."""
    if known_ownership(document, item) is not None or item.kind is not ItemKind.OPERATIONS:
        return None
    if not is_valid(document, item):
        return None
    knowledge = document.knowledge
    found = _events(item, knowledge).values()
    return tuple([refusal for one in found for refusal in one.frees]) if not any(one.others for one in found) else None


def _events(item: Item, knowledge: Knowledge) -> Mapping[Operation, Events]:
    """The events of each function in `item`."""
    return item.parsed.facts.get(_EVENTS, knowledge, _find_events, item, knowledge)


def _find_events(item: Item, knowledge: Knowledge) -> Mapping[Operation, Events]:
    functions = list(_functions(item))
    if len(functions) != 1:
        return {function: _events_of()(function, knowledge) for function in functions}
    return {functions[0]: same_events(item, functions[0], knowledge, _events_of())}


def known_ownership(document: Document, item: Item, options: PlanOptions = DEFAULT_PLAN) -> OwnershipFacts | None:
    """The result of `ownership_of` if it has been computed already; None if not, or if ownership crosses functions."""
    return item.parsed.facts.find(_OWNERSHIP, document.knowledge) if not options.crosses_functions else None


def _run_ownership(
    knowledge: Knowledge, item: Item, sibling_symbols: Mapping[str, Operation], options: PlanOptions
) -> OwnershipFacts:
    if item.has_errors:
        return no_ownership()
    if not any(mentions_buffers(op) for op in item.operations):
        return no_ownership()
    from ...passes.ownership.postconditions import constant_refusals
    from ...passes.ownership.preconditions import functions
    from ...passes.ownership.trace import Trace
    from ...passes.ownership_based_buffer_deallocation import run_on_function
    from ...passes.pass_manager.callees import Callees
    from .refusals import PREVIEW_NOTICES, finding_of, findings_of_function, is_hazard, notice_of

    assembled = assemble_finished(ParsedChunk(item.start, item.end, (item,)), knowledge)
    inside = Callees(knowledge)

    def callee(user: Operation, symbol: SymbolRefAttr) -> Operation | None:
        found = inside(user, symbol)
        if found is None and next(_tables_around(user, knowledge), None) is assembled.root:
            found = sibling_symbols.get(symbol.root) if not symbol.nested else None
        return found

    def item_of(_: Operation) -> Item:
        return item

    trace = Trace()
    # Before the pass changes the copy.
    refusals = list(constant_refusals(assembled.root, callee)) if options.crosses_functions else []
    findings = [finding_of(refusal, assembled.sources.get) for refusal in refusals]
    refused_all: list[Finding] = [*findings]
    for function in list(functions(assembled.root)):
        original = function.origin
        if not mentions_buffers(function):
            continue
        result = run_on_function(function, knowledge, callee, options.crosses_functions, collect=True)
        refusals.extend(result.refusals)
        trace.extend(result.trace)
        # What is refused is not transformed, by LLVM neither.
        notices = [one for one in result.notices if one.code in PREVIEW_NOTICES and not result.refusals]
        findings += [notice_of(notice, assembled.sources.get) for notice in notices]
        refused = result.refusals
        if refused and not (original is not None and has_unfreed_buffer(original, item, knowledge)):
            # A function that has nothing to free loses nothing by a refusal.
            refused = [refusal for refusal in refused if is_hazard(refusal)]
        findings += findings_of_function(refused, item_of, function)
        refused_all += [finding_of(refusal, item_of, function) for refusal in result.refusals]
    own, each = (tuple([one.shifted(-item.start) for one in found]) for found in (findings, refused_all))
    return _facts(tuple(refusals), trace, own, each)


def _tables_around(op: Operation, knowledge: Knowledge) -> Iterator[Operation]:
    return (around for around in op.ancestors() if knowledge.has_trait(around, "SymbolTable"))


def _is_private_definition(function: Operation) -> bool:
    return is_private(function) and bool(function.regions and function.regions[0].blocks)


def _sibling_symbols(document: Document, item: Item) -> Mapping[str, Operation]:
    """The symbols of the module that `item` is directly in."""
    return document.facts.get(_TABLES, None, _tables_by_item, document)[id(item.parsed)]


def _tables_by_item(document: Document) -> dict[int, Mapping[str, Operation]]:
    tables: dict[int, Mapping[str, Operation]] = {}
    pending = [chunk.items for chunk in document.chunks]
    while pending:
        items = pending.pop()
        table: dict[str, Operation] = {}
        for item in items:
            for name, op in symbols_of(item, document.knowledge).definitions:
                table.setdefault(name, op)
            tables[id(item.parsed)] = table
            pending.append(item.children)
    return tables


def _facts(
    refusals: tuple[Refusal, ...], trace: Trace, findings: tuple[Finding, ...], refused: tuple[Finding, ...]
) -> OwnershipFacts:
    facts: dict[Value, list[OwnershipFact]] = {}
    for fact in trace.facts:
        if fact.value.origin is not None:
            facts.setdefault(fact.value.origin, []).append(fact)
    deallocations: dict[Operation, list[Deallocation]] = {}
    for deallocation in trace.deallocations:
        origin = deallocation.terminator.origin
        if origin is not None:
            deallocations.setdefault(origin, []).append(deallocation)
    copies: dict[Operation, list[Copy]] = {}
    for copy in trace.copies:
        if copy.terminator.origin is not None:
            copies.setdefault(copy.terminator.origin, []).append(copy)
    return OwnershipFacts(
        refusals,
        trace,
        {value: tuple(sorted(all_, key=_not_in_defining_block)) for value, all_ in facts.items()},
        {op: tuple(all_) for op, all_ in deallocations.items()},
        {op: tuple(all_) for op, all_ in copies.items()},
        findings,
        refused,
    )


def _not_in_defining_block(fact: OwnershipFact) -> bool:
    return fact.block is not fact.value.parent_block


def mentions_buffers(op: Operation) -> bool:
    """Whether any value in or of `op` is a memref."""
    for inner in walk(op):
        if any(is_memref(result.type) for result in inner.results):
            return True
        if any(is_memref(arg.type) for region in inner.regions for block in region.blocks for arg in block.args):
            return True
        if any(is_memref(operand.value.type) for operand in inner.operands):
            return True
    return False
