"""Offers of LLVM's passes that change something: the ownership pass, and the pipeline up to each of its passes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from ....ir.graph import Operation
from ....ir.records import dataclass
from ....ir.symbol_names import symbol_name
from ....passes.buffer_deallocation_pipeline import BufferDeallocationPipeline
from ....passes.ownership_based_buffer_deallocation import OwnershipBasedBufferDeallocation
from ....passes.pass_manager.base import Refusal
from ....passes.pass_manager.deallocation import DEFAULT_PLAN, PlanOptions
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ...facts.item_errors import is_valid
from ...facts.llvm_changes import decisions, llvm_changes, stops_with_changes
from ...facts.ownership_facts import ownership_of, refusals_of
from ...facts.refusals import in_document, words_of
from ..titles import plain
from .offer_values import Offer, Scope

ERRORS_FIRST = "fix the errors first"
_LONG_CHARS = 10_000
"""Code points of an item from which on LLVM's passes are offered without running them, which takes tens of milliseconds
and more at each move of the cursor. What is offered then says why it is refused when somebody chooses it."""
_STOPS_S = 0.1
"""Processor time for finding out which stops of the pipeline change a file; those of a longer file are all offered."""


@dataclass(frozen=True)
class Prospect:
    """The reason why a pass cannot run on something, for a person (None: it can), and whether it would change it."""

    reason: str | None = None
    is_useful: bool = False
    inserts: bool = False
    """Whether LLVM's ownership pass alone would change it: what it inserts may be simplified away."""


def llvm_reason(document: Document, item: Item, options: PlanOptions) -> str | None:
    """The reason why LLVM's ownership pass cannot run on `item`; None where it can."""
    if not is_valid(document, item):
        return broken(item).reason
    refusals = refusals_of(document, item, options)
    return reason_of(refusals[0]) if refusals else None


def llvm_prospect(document: Document, item: Item, options: PlanOptions, function: Operation | None = None) -> Prospect:
    """Of one function in `item`, or of all."""
    reason = llvm_reason(document, item, options)
    if reason is not None or not is_valid(document, item):
        return Prospect(reason)
    facts = ownership_of(document, item, options)
    if options.crosses_functions and decisions(facts) != decisions(ownership_of(document, item)):
        # Signatures change, so that callers in other items do too.
        return Prospect(None, is_useful=True, inserts=True)
    changes = llvm_changes(document, item)
    wanted = {function} if function is not None else changes.inserted | changes.simplified
    return Prospect(None, is_useful=bool(changes.simplified & wanted), inserts=bool(changes.inserted & wanted))


def _expected(document: Document, item: Item, options: PlanOptions, function: Operation | None = None) -> Prospect:
    """The prospect, for what the plan of the project changes or refuses; a guess where the item is long."""
    if len(item.parsed.source) > _LONG_CHARS and is_valid(document, item):
        return Prospect(None, is_useful=True, inserts=True)
    return llvm_prospect(document, item, options, function)


def broken(item: Item) -> Prospect:
    """Of an item in which something could not be parsed."""
    return Prospect(ERRORS_FIRST if any(op.name == "func.func" for op in item.operations) else None)


def reason_of(refusal: Refusal) -> str:
    """The words of a refusal, with the way out if there is one, for a menu or a notification."""
    message, way_out = words_of(refusal)
    return plain(f"{message}: {way_out}" if way_out else message)


def function_offers(document: Document, item: Item, function: Operation) -> Iterator[Offer]:
    """The ownership pass on one function of `item`, with what it inserts simplified and as it is."""
    prospect = _expected(document, item, DEFAULT_PLAN, function)
    reason = prospect.reason
    start, name = offset_of(item, function), symbol_name(function)
    if reason is not None or prospect.is_useful:
        title = "Insert deallocations in this function as LLVM's pipeline does"
        yield Offer(title, Scope.SIMPLIFIED, start, name, disabled=reason)
    if reason is not None or prospect.inserts:
        title = "Insert raw bufferization.dealloc in this function (ownership pass only)"
        yield Offer(title, Scope.OWNERSHIP, start, name, disabled=reason)


def file_offers(document: Document, examined: Sequence[Item], options: PlanOptions) -> Iterator[Offer]:
    """The ownership pass on the whole file, of which `examined` are looked at."""
    prospects = [_expected(document, item, options) for item in examined]
    first = next((one.reason for one in prospects if one.reason is not None), None)
    reason = ERRORS_FIRST if document.error_count else first
    if reason is not None or any(one.inserts for one in prospects):
        title = "Insert raw bufferization.dealloc in this file (ownership pass only)"
        yield Offer(title, Scope.OWNERSHIP_FILE, disabled=reason)


def pipeline_offers(
    document: Document, examined: Sequence[Item], offset: int, options: PlanOptions, *, each_pass: bool
) -> Iterator[Offer]:
    """The pipeline on the whole file, of which `examined` are looked at.

    Args:
        offset: where the user is.
        each_pass: offer to stop after each pass too.
    """
    has_errors = document.error_count > 0 or not all(is_valid(document, item) for item in examined)
    disabled = ERRORS_FIRST if has_errors else None
    names = [step.name for step in BufferDeallocationPipeline().stages()]
    stops: Set[int] = frozenset(range(1, len(names) + 1))
    if disabled is None:
        if each_pass:
            stops = _changing_stops(document, names, offset, options)
        elif not _is_changed(document, examined, options):
            return
    if len(names) in stops:
        title = "Run LLVM's buffer-deallocation-pipeline on this file"
        yield Offer(title, Scope.PIPELINE, passes=len(names), disabled=disabled)
    for number, name in enumerate(names[:-1] if each_pass else (), 1):
        if number in stops:
            title = f"Run LLVM's buffer-deallocation-pipeline up to {name} ({number} of {len(names)})"
            yield Offer(title, Scope.PIPELINE, passes=number, disabled=disabled)


def _is_changed(document: Document, examined: Sequence[Item], options: PlanOptions) -> bool:
    """Whether the pipeline changes one of `examined`, or refuses it.

    The passes before it may remove what ownership is refused for, so that is no reason to disable the offer.
    """
    prospects = [_expected(document, item, options) for item in examined]
    return any(one.reason is not None or one.is_useful for one in prospects)


def _changing_stops(document: Document, names: Sequence[str], offset: int, options: PlanOptions) -> Set[int]:
    """Numbers of first passes of the pipeline that change the file; items around `offset` are looked at first."""
    items = [item for item in document.leaves() if item.kind is ItemKind.OPERATIONS]
    items.sort(key=lambda item: max(item.start - offset, offset - item.end))
    stops = {*stops_with_changes(document, items, BufferDeallocationPipeline().stages(), _STOPS_S)}
    if "memref.realloc" not in document.text:
        # Reallocations are all that the first pass changes.
        stops.discard(1)
    if options.crosses_functions:
        # What changes between functions is not known of each alone.
        stops.update(range(names.index(OwnershipBasedBufferDeallocation.name) + 1, len(names) + 1))
    return stops


def span_of(item: Item, op: Operation) -> tuple[int, int]:
    """Offsets of an operation of `item` in the document."""
    return in_document(item, (op.syntax.start, op.syntax.end)) if op.syntax is not None else (item.start, item.end)


def offset_of(item: Item, function: Operation) -> int:
    """The offset in the document where `function` of `item` starts."""
    return span_of(item, function)[0]
