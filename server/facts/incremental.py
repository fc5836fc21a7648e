"""Incremental document totals: counts of findings and cross-item findings, updated from one version to the next.

- An edit inside of a function changes the counts by the findings that the function had and has.
- Findings through calls are looked for again in the function, and in callers of what does something else than before.
- It changes no cross-item finding as long as the function's interface (`item_interface`) stays the same.
- Where neither is certain, both are computed from all items.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import TYPE_CHECKING

from ...analysis.lints.through_calls import ThroughCalls
from ...analysis.lints.unused_function import mentions
from ...analysis.symbols import symbols_of
from ...ir.graph import Operation
from ...ir.records import dataclass, replace
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


ITEM_FINDINGS = FactKey[ItemFindings]("item findings", is_plain=True)
_ALONE = FactKey[ItemFindings]("findings without a look at callees", is_plain=True)
INTERFACE = FactKey["object | None"]("interface", is_plain=True)
"""`item_interface`; computed with the findings of an item."""
UNTRUE = FactKey[frozenset[Finding]]("findings that callees refute", is_plain=True)


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
    """`cross_item`: the other cross-item findings than those through calls; offsets into the text."""

    totals: CodeTotals
    cross_item: tuple[Finding, ...]
    through_calls: ThroughCalls
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
    looked_at = known.through_calls.update(document, carried)
    if looked_at is None:
        return None
    for parsed, findings in removed:
        if findings is not None:
            known.totals.remove(parsed, findings)
    added = {item.parsed for item in carried.added}
    for parsed in {**dict.fromkeys(added), **dict.fromkeys(looked_at)}:
        before = own[parsed] if parsed in added else parsed.facts.find(ITEM_FINDINGS, document.knowledge)
        after = keep_true(parsed, known.through_calls, document.knowledge)
        if parsed in added:
            known.totals.add(parsed, after)
        elif before is not after and before is not None:
            known.totals.remove(parsed, before)
            known.totals.add(parsed, after)
    return DocumentTotals(known.totals, cross_item, known.through_calls)


def keep_true(parsed: ParsedItem, through_calls: ThroughCalls, knowledge: Knowledge) -> ItemFindings:
    """The findings of an item, from now on without those that what it calls refutes."""
    untrue = through_calls.untrue(parsed)
    known = parsed.facts.get(ITEM_FINDINGS, knowledge, ItemFindings, (), ())
    refuted = parsed.facts.find(UNTRUE)
    if untrue == (refuted or frozenset[Finding]()):
        return known
    parsed.facts.put(UNTRUE, None, untrue)
    alone = parsed.facts.get(_ALONE, knowledge, ItemFindings, known.findings, known.codes)
    return parsed.facts.put(ITEM_FINDINGS, knowledge, without(alone, untrue))


def without(own: ItemFindings, untrue: Container[Finding]) -> ItemFindings:
    left = tuple([finding for finding in own.findings if finding not in untrue])
    return own if len(left) == len(own.findings) else ItemFindings(left, tuple([finding.code for finding in left]))


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
    if its.unclear or its.inner or item.children:
        return None
    defined = [(name, op.name, _properties(op), _has_body(op)) for name, op in its.definitions]
    used = [(op.name, _properties(op), op.result_types, [value.type for value in op.operand_values]) for op in its.uses]
    return defined, used, mentions(item, knowledge)


def _has_body(op: Operation) -> bool:
    return bool(op.regions and op.regions[0].blocks)


def _properties(op: Operation) -> list[tuple[str, object]]:
    return sorted(op.properties.items(), key=lambda one: one[0])


def _moved(cross_item: Iterable[Finding], edit: EditSpan) -> tuple[Finding, ...] | None:
    """The findings after `edit`; None if it touches one of them or their notes."""
    moved: list[Finding] = []
    for finding in cross_item:
        places: list[Finding | Note] = [finding, *finding.notes]
        if not all(place.end < edit.start or place.start > edit.old_end for place in places):
            return None
        # A fix may be about all of a function, and the edit inside of it.
        ends = (at for start, end, _ in finding.edits for at in (start, end))
        if any(edit.start <= at <= edit.old_end for at in ends):
            return None
        moved.append(_moved_by(finding, edit))
    return tuple(moved)


def _moved_by(finding: Finding, edit: EditSpan) -> Finding:
    """`finding`, no place of which `edit` touches."""
    if not finding.notes and not finding.edits:
        return finding if finding.end < edit.start else finding.shifted(edit.delta)
    bare = replace(finding, notes=(), edits=())
    moved = bare if finding.end < edit.start else bare.shifted(edit.delta)
    notes = [replace(note, start=edit.map(note.start), end=edit.map(note.end)) for note in finding.notes]
    edits = [(edit.map(start), edit.map(end), text) for start, end, text in finding.edits]
    return replace(moved, notes=tuple(notes), edits=tuple(edits))
