"""Proofs of fixes: the analysis of the edited text has less to copy or to allocate, and nothing that it had not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ....analysis.region_kinds import enclosing_loops
from ....analysis.written_symbols import items_mentioning
from ....ir.records import dataclass
from ....ir.symbol_names import symbol_name
from ....ods.knowledge import Knowledge
from ....syntax.document.document import Document, Item
from ....syntax.text.edits import TextEdit, apply_edits
from ...facts.bufferization_facts import bufferization_of
from ...facts.kept.bufferization_plans import BufferizationPlan, PlannedCopy
from ...facts.ownership_words import name_of

_MOST_CALLERS = 50
"""Items that mention a function; nothing is proven about one that more items mention."""


@dataclass(frozen=True)
class Cost:
    """Of one function."""

    copies: Counter[tuple[str, str]]
    """By operation and copied value."""
    allocations: int
    in_loops: int
    """Loops around allocations, of all of these."""
    returned: int
    """New buffers among the results."""


_FREE = Cost(Counter(), 0, 0, 0)


@dataclass(frozen=True)
class Saving:
    """Savings of an edit in all functions that it may change."""

    copies: int
    allocations: int
    in_loops: int
    """Loops that are no longer around an allocation."""
    refusals: int
    """Items that the pass refused, and does not refuse any more."""


def saving(document: Document, item: Item, edits: tuple[TextEdit, ...]) -> Saving | None:
    """The savings of `edits`, which are in `item`; None where they save nothing, or cost anything anywhere."""
    before = _costs(document, item)
    edited = document.edited(apply_edits(document.text, edits))
    changed = edited.item_at(item.start)
    if before is None or edited.error_count > document.error_count or changed is None:
        return None
    after = _costs(edited, changed)
    if after is None or any(before.get((item_, ""), _FREE) is not None for item_, _ in after.keys() - before.keys()):
        return None
    total = Saving(0, 0, 0, 0)
    for name, old in before.items():
        more = _saved(old, after.get(name))
        if more is None:
            return None
        total = Saving(
            total.copies + more.copies,
            total.allocations + more.allocations,
            total.in_loops + more.in_loops,
            total.refusals + more.refusals,
        )
    return total if total != Saving(0, 0, 0, 0) else None


def _saved(old: Cost | None, new: Cost | None) -> Saving | None:
    """None where `new` costs anything that `old` does not; a refused function is a None itself."""
    if old is None:
        return Saving(0, 0, 0, int(new is not None))
    if new is None or not new.copies <= old.copies or new.returned > old.returned:
        return None
    found = Saving(
        old.copies.total() - new.copies.total(),
        old.allocations - new.allocations,
        old.in_loops - new.in_loops,
        0,
    )
    return found if min(found.allocations, found.in_loops) >= 0 else None


def _costs(document: Document, item: Item) -> Mapping[tuple[str, str], Cost | None] | None:
    """Of the functions in `item`, and in those that mention them, by names; None inside: refused. None: too many."""
    names = [symbol_name(op) for op in item.operations]
    mentioning = items_mentioning(document)
    chunk = document.chunk_of(item)
    users = {
        one.start: one
        for name in names
        if name
        for one in mentioning.get(name, ())
        if chunk.start <= one.start < chunk.end
    }
    if len(users) > _MOST_CALLERS:
        return None
    costs: dict[tuple[str, str], Cost | None] = {}
    for one in {**users, item.start: item}.values():
        facts = bufferization_of(document, one)
        where = ",".join(symbol_name(op) for op in one.operations)
        costs[where, ""] = None if facts.refusal else _FREE
        for plan in facts.plans:
            costs[where, symbol_name(plan.function)] = _cost(plan, document.knowledge)
    return costs


def _cost(plan: BufferizationPlan, knowledge: Knowledge) -> Cost:
    copies = Counter(map(_identity, plan.copies))
    in_loops = sum(len(list(enclosing_loops(op, knowledge))) for op in plan.loop_allocations)
    return Cost(copies, plan.allocations, in_loops, len(plan.returned))


def _identity(copy: PlannedCopy) -> tuple[str, str]:
    return copy.operation.name, name_of(copy.value)
