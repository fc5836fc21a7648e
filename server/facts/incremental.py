"""What is known of a whole document, carried over to the next version where few items changed.

How many findings there are of each code, who has them, and what is found between items: an edit inside of a function
changes the first two by what that function has, and the last not at all as long as the function looks the same from
outside. Where that is not certain, everything is put together anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...analysis.lints.call_abi_mismatch import ownership_abi
from ...analysis.lints.unused_function import mentions
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
    """All that is found in one item by itself, in text order, offsets from its start."""

    findings: tuple[Finding, ...]
    codes: tuple[str, ...]
    """One per finding."""

    def __bool__(self) -> bool:
        return bool(self.findings)


ITEM_FINDINGS = FactKey[ItemFindings]("item findings")
_LOOK = FactKey["object | None"]("look from outside")


class Totals:
    """How many findings there are of each code in the items of a document, and which items have them."""

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
class Known:
    """`loose`: what is found between the items, in text order; offsets into the text."""

    totals: Totals
    loose: tuple[Finding, ...]
    is_handed_on: bool = False
    """Whether a later version has taken the totals, and changed them: two may follow the same one, where one of them
    was made before the other was looked at."""


def carried_over(document: Document, own: dict[ParsedItem, ItemFindings]) -> Known | None:
    """What was known of the version before `document`, brought up to date; None if it has to be put together anew.

    Args:
        own: what is found in the items that are new.
    """
    carried = document.carried
    if carried is None or not isinstance(carried.facts, Known):
        return None
    known = carried.facts
    if known.is_handed_on or not _look_alike(document, carried):
        return None
    loose = _moved(known.loose, carried.edit)
    if loose is None:
        return None
    removed = [(parsed, parsed.facts.find(ITEM_FINDINGS, document.knowledge)) for parsed in carried.removed]
    if any(findings is None for _, findings in removed):
        return None
    known.is_handed_on = True
    for parsed, findings in removed:
        if findings is not None:
            known.totals.remove(parsed, findings)
    for item in carried.added:
        known.totals.add(item.parsed, own[item.parsed])
    return Known(known.totals, loose)


def _look_alike(document: Document, carried: Carried) -> bool:
    """Whether the items that are gone and those that are new say the same to all others."""
    if len(carried.removed) != len(carried.added):
        return False
    knowledge = document.knowledge
    for before, after in zip(carried.removed, carried.added, strict=True):
        look = look_of(after, knowledge)
        if look is None or before.facts.find(_LOOK, knowledge) != look:
            return False
    return True


def look_of(item: Item, knowledge: Knowledge) -> object | None:
    """What `item` says to others, as something to compare; kept with it. None if it says more than can be compared."""
    return item.parsed.facts.get(_LOOK, knowledge, _look_of, item, knowledge)


def _look_of(item: Item, knowledge: Knowledge) -> object | None:
    its = symbols_of(item, knowledge)
    if its.unclear or its.inner or ownership_abi(item, knowledge) or item.children:
        return None
    defined = [(name, op.name, _said(op), _has_body(op)) for name, op in its.definitions]
    used = [(op.name, _said(op), op.result_types, [value.type for value in op.operand_values]) for op in its.uses]
    return defined, used, mentions(item, knowledge)


def _has_body(op: Operation) -> bool:
    return bool(op.regions and op.regions[0].blocks)


def _said(op: Operation) -> list[tuple[str, object]]:
    return sorted(op.properties.items(), key=lambda one: one[0])


def _moved(loose: Iterable[Finding], edit: EditSpan) -> tuple[Finding, ...] | None:
    """Where findings are after `edit`; None if one of them, or a place that it names, is where the edit was."""
    moved: list[Finding] = []
    for finding in loose:
        places: list[Finding | Note] = [finding, *finding.notes]
        if all(place.end < edit.start for place in places):
            moved.append(finding)
        elif all(place.start > edit.old_end for place in places):
            moved.append(finding.shifted(edit.delta))
        else:
            return None
    return tuple(moved)
