"""Call hierarchy: callers and callees of a function, in all files that have it."""

from __future__ import annotations

from collections.abc import Callable

from lsprotocol import types

from ....syntax.document.document import Document
from ...features.lookup.linkage import SymbolLink, link_of
from ...features.lookup.symbol_tables import Symbol
from ...features.navigation import call_hierarchy
from ...features.navigation.call_hierarchy import Call
from ...session.session import Snapshot, View
from ..connection.connection import Connection
from ..connection.linked_files import answer_anywhere, linked
from ..protocol import convert, convert_symbols

_Ask = Callable[[Document, Symbol], list[Call]]


async def prepare(here: Connection, params: types.CallHierarchyPrepareParams) -> list[types.CallHierarchyItem] | None:
    uri = params.text_document.uri
    return await here.answer(uri, "looking for a function", lambda view: _functions(view, params.position), []) or None


def _functions(view: View, position: types.Position) -> list[types.CallHierarchyItem]:
    found = call_hierarchy.functions_at(view.document, view.offset(convert.position(position)))
    return [convert_symbols.function_item(view.snapshot, one) for one in found]


async def incoming_calls(
    here: Connection, params: types.CallHierarchyIncomingCallsParams
) -> list[types.CallHierarchyIncomingCall]:
    found = await _calls(here, params.item, lambda _, symbol: call_hierarchy.incoming(symbol))
    return [convert_symbols.incoming_call(snapshot, call) for snapshot, made in found for call in made]


async def outgoing_calls(
    here: Connection, params: types.CallHierarchyOutgoingCallsParams
) -> list[types.CallHierarchyOutgoingCall]:
    found = await _calls(here, params.item, call_hierarchy.outgoing)
    return [convert_symbols.outgoing_call(snapshot, call) for snapshot, made in found for call in made]


async def _calls(here: Connection, item: types.CallHierarchyItem, ask: _Ask) -> list[tuple[Snapshot, list[Call]]]:
    """`ask` about the function in all files that have it; in those that are not open too."""
    own = await answer_anywhere(here, item.uri, "looking for calls", lambda view: _of_file(view, item, ask))
    if own is None:
        return []
    found = await linked(here, item.uri, own[1], ask)
    return [(own[0], own[2]), *((snapshot, made) for snapshot, _, made in found)]


def _of_file(
    view: View, item: types.CallHierarchyItem, ask: _Ask
) -> tuple[Snapshot, SymbolLink | None, list[Call]] | None:
    start = view.offset(convert.position(item.selection_range.start))
    symbol = call_hierarchy.symbol_called(view.document, convert_symbols.name_in(item), start)
    return (view.snapshot, link_of(symbol), ask(view.document, symbol)) if symbol is not None else None
