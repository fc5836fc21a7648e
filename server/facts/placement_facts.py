"""Better places of buffers, with what the functions do that calls lead to, wherever these are in the chunk."""

from __future__ import annotations

from collections.abc import Mapping

from ...analysis.calls.call_facts import CallFacts
from ...analysis.placement.heap_buffers import Placements, placements_of, placements_with
from ...ir.attributes import StringAttr, SymbolRefAttr
from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Document, Item
from ...syntax.parser.fact_cache import FactKey
from .deallocation_facts import callees_of

_PLACED = FactKey[Placements]("placements with calls")


def placements_in(document: Document, item: Item) -> Placements:
    """Of all heap buffers of `item`, which belongs to `document` and has no errors."""
    knowledge = document.knowledge
    callees = callees_of(document, item)
    if not callees:
        return placements_of(item, knowledge)
    return item.parsed.facts.get(_PLACED, (knowledge, tuple(callees.items())), _placed, item, knowledge, callees)


def _placed(item: Item, knowledge: Knowledge, others: Mapping[str, Operation]) -> Placements:
    own = {name.value: op for op in item.operations if isinstance(name := op.attribute("sym_name"), StringAttr)}

    def callee(_: Operation, symbol: SymbolRefAttr) -> Operation | None:
        return None if symbol.nested else own.get(symbol.root) or others.get(symbol.root)

    return placements_with(item, knowledge, CallFacts(item.operations[0], knowledge, callee))
