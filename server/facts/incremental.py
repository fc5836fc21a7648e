"""Incremental document totals: counts of findings and cross-item findings, updated from one version to the next.

- An edit inside of a function changes the counts by the findings that the function had and has.
- It changes no cross-item finding as long as the function's interface (`item_interface`) stays the same.
- Where neither is certain, both are computed from all items.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...analysis.lints.call_abi_mismatch import freed_at_calls, ownership_abi
from ...analysis.lints.memory_leak import leaked_calls
from ...analysis.lints.unused_function import mentions
from ...analysis.ownership.lent_results import lent_results
from ...analysis.symbols import symbols_of
from ...ir.graph import Operation
from ...ir.records import dataclass
from ...syntax.parser.fact_cache import FactKey
from ...syntax.text.findings import Finding, Note

if TYPE_CHECKING:
    from ...ods.knowledge import Knowledge
    from ...syntax.document.document import Carried, Document, Item
    from ...syntax.parser.parser_state import ParsedItem
    from ...syntax.text.edits import EditSpan


@dataclass(frozen=True, eq=False)
class ItemFindings:
    """All findings in one item by itself, in text order; offsets from its start."""

    findings: tuple[Finding, ...]
    codes: tuple[str, ...]
    """Of the findings, one per finding."""

    def __bool__(self) -> bool:
        return bool(self.findings)


ITEM_FINDINGS = FactKey[ItemFindings]("item findings")
INTERFACE = FactKey["object | None"]("interface")
"""`item_interface`; computed with the findings of an item."""
CALLED_BUFFERS = FactKey["tuple[tuple[object, ...], tuple[object, ...]]"]("buffers at calls")


class CodeTotals:
    """The number of findings of each code in the items of a document, and which items have them."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.holders: dict[str, dict[ParsedItem, None]] = {}

    def add(self, parsed: ParsedItem, own: ItemFindings) -> None:
        for code in own.codes:
            self.counts[code] = self.counts.get(code, 0) + 1
            self.holders.setdefault(code, {})[parsed] = None

    def remove(self, parsed: ParsedItem, own: ItemFindings) -> None:
        for code in own.codes:
            self.counts[code] -= 1
            self.holders[code].pop(parsed, None)
            if not self.counts[code]:
                del self.counts[code], self.holders[code]


@dataclass
class DocumentTotals:
    """`cross_item`: the cross-item findings in text order; offsets into the text."""

    totals: CodeTotals
    cross_item: tuple[Finding, ...]
    is_consumed: bool = False
    """Whether a later version has taken the totals over and changed them. Two versions may follow the same one, if the
    second is made before the first is analysed."""


def inherited_totals(document: Document, own: dict[ParsedItem, ItemFindings]) -> DocumentTotals | None:
    """The totals of the version before `document`, brought up to date; None if they have to be computed anew.

    Args:
        own: the findings of the items that are new.
    """
    carried = document.carried
    if carried is None or not isinstance(carried.facts, DocumentTotals):
        return None
    known = carried.facts
    if known.is_consumed or not _same_interface(document, carried):
        return None
    cross_item = _moved(known.cross_item, carried.edit)
    if cross_item is None:
        return None
    removed = [(parsed, parsed.facts.find(ITEM_FINDINGS, document.knowledge)) for parsed in carried.removed]
    if any(findings is None for _, findings in removed):
        return None
    known.is_consumed = True
    for parsed, findings in removed:
        if findings is not None:
            known.totals.remove(parsed, findings)
    for item in carried.added:
        known.totals.add(item.parsed, own[item.parsed])
    return DocumentTotals(known.totals, cross_item)


def _same_interface(document: Document, carried: Carried) -> bool:
    """Whether the removed items and those in their place have the same interfaces."""
    if len(carried.removed) != len(carried.added):
        return False
    knowledge = document.knowledge
    for before, after in zip(carried.removed, carried.added, strict=True):
        interface = item_interface(after, knowledge)
        if interface is None or before.facts.find(INTERFACE, knowledge) != interface:
            return False
    return True


def item_interface(item: Item, knowledge: Knowledge) -> object | None:
    """All that other items can see of `item`, as a value to compare; None if that cannot be compared."""
    return item.parsed.facts.get(INTERFACE, knowledge, _item_interface, item, knowledge)


def _item_interface(item: Item, knowledge: Knowledge) -> object | None:
    its = symbols_of(item, knowledge)
    if its.unclear or its.inner or item.children or ownership_abi(item, knowledge) or leaked_calls(item, knowledge):
        return None
    defined = [(name, op.name, _properties(op), _has_body(op)) for name, op in its.definitions]
    used = [(op.name, _properties(op), op.result_types, [value.type for value in op.operand_values]) for op in its.uses]
    return defined, used, mentions(item, knowledge), called_buffers(item, knowledge)


def called_buffers(item: Item, knowledge: Knowledge) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """The buffers that the functions of `item` hand on in calls, as others can see them; two empty tuples for most.

    Cached with the item.
    """
    return item.parsed.facts.get(CALLED_BUFFERS, knowledge, _called_buffers, item, knowledge)


def _called_buffers(item: Item, knowledge: Knowledge) -> tuple[tuple[object, ...], tuple[object, ...]]:
    return lent_results(item, knowledge), freed_at_calls(item, knowledge)


def _has_body(op: Operation) -> bool:
    return bool(op.regions and op.regions[0].blocks)


def _properties(op: Operation) -> list[tuple[str, object]]:
    return sorted(op.properties.items(), key=lambda one: one[0])


def _moved(cross_item: Iterable[Finding], edit: EditSpan) -> tuple[Finding, ...] | None:
    """The findings after `edit`; None if it touches one of them or their notes, or is between a finding and a note."""
    moved: list[Finding] = []
    for finding in cross_item:
        places: list[Finding | Note] = [finding, *finding.notes]
        if all(place.end < edit.start for place in places):
            moved.append(finding)
        elif all(place.start > edit.old_end for place in places):
            moved.append(finding.shifted(edit.delta))
        else:
            return None
    return tuple(moved)
