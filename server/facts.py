"""What is known about a document beyond its syntax: one answer for the command line and the editor alike.

Everything is computed per item and kept as long as the item lives. An item is shared between versions of a
document while its text stays the same, so an edit costs what the edited item costs.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from ..dialects.knowledge import Knowledge
from ..ir.graph import Operation, Value
from ..ir.records import dataclass
from ..ir.types import is_memref
from ..ir.walk import walk
from ..passes.base import Refusal
from ..passes.ownership_trace import Copy, Deallocation, OwnershipFact, Trace
from ..syntax.document import Document, Item, ParsedChunk, assemble
from ..syntax.findings import Finding, Severity
from ..syntax.items import Kind
from ..syntax.parser import ParsedItem
from .refusals import finding_of

Fact = TypeVar("Fact")


@dataclass(frozen=True)
class OwnershipFacts:
    """What the ownership pass did to, or why it refused, the functions of one item.

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
    """The refusals, with offsets relative to the item's start."""


_NOTHING = OwnershipFacts((), Trace(), {}, {}, {}, ())


def findings_of(document: Document, dynamic: bool = False) -> list[Finding]:
    """All findings in text order; offsets into the text. `dynamic`: the pass's option of that name."""
    found = list(document.findings)
    for item in document.leaves():
        found.extend(finding.shifted(item.start) for finding in ownership_of(document, item, dynamic).findings)
    return sorted(found, key=lambda finding: (finding.start, finding.end, finding.code))


def ownership_of(document: Document, item: Item, dynamic: bool = False) -> OwnershipFacts:
    """What the ownership pass finds in `item`, which belongs to `document`.

    Nothing for items that mention no buffer, or in which something could not be read.
    """
    if item.kind is not Kind.OPERATIONS:
        return _NOTHING
    key = (id(document.knowledge),)
    return _ownership.get(item.parsed, key, lambda: _run(document.knowledge, item))


def _run(knowledge: Knowledge, item: Item) -> OwnershipFacts:
    if any(finding.severity is Severity.ERROR for finding in item.parsed.findings):
        return _NOTHING
    if not any(mentions_buffers(op) for op in item.operations):
        return _NOTHING
    from ..passes.callees import Callees
    from ..passes.ownership_based_buffer_deallocation import functions, run_on_function
    from ..passes.ownership_order import number_operations

    # The item as a program of its own, at offset 0.
    assembled = assemble(ParsedChunk(item.start, item.end, (item,)))
    root = assembled.root
    number_operations(root)
    trace = Trace()
    refusals: list[Refusal] = []
    for function in list(functions(root)):
        if mentions_buffers(function):
            result = run_on_function(function, knowledge, Callees(knowledge), collect=True)
            refusals.extend(result.refusals)
            trace.extend(result.trace)
    findings = tuple(finding_of(refusal, assembled.sources.get).shifted(-item.start) for refusal in refusals)
    return _facts(tuple(refusals), trace, findings)


def _facts(refusals: tuple[Refusal, ...], trace: Trace, findings: tuple[Finding, ...]) -> OwnershipFacts:
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
        {value: tuple(sorted(all_, key=_is_elsewhere)) for value, all_ in facts.items()},
        {op: tuple(all_) for op, all_ in deallocations.items()},
        {op: tuple(all_) for op, all_ in copies.items()},
        findings,
    )


def _is_elsewhere(fact: OwnershipFact) -> bool:
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


class _PerItem(Generic[Fact]):
    """Facts of items by their identity and a key; forgotten with the item."""

    def __init__(self) -> None:
        self._facts: dict[int, tuple[weakref.ref[ParsedItem], object, Fact]] = {}

    def get(self, item: ParsedItem, key: object, compute: Callable[[], Fact]) -> Fact:
        known = self._facts.get(id(item))
        if known is not None and known[0]() is item and known[1] == key:
            return known[2]
        fact = compute()
        identity = id(item)
        self._facts[identity] = (weakref.ref(item, lambda _: self._facts.pop(identity, None)), key, fact)
        return fact


_ownership: _PerItem[OwnershipFacts] = _PerItem()
