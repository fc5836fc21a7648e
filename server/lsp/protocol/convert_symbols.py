"""Between the protocol's types and ours, for names: renaming, calls, symbols of the workspace."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lsprotocol import types

from ....ir.records import dataclass
from ....syntax.document.document import Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.parser.fact_cache import FactKey
from ...features.navigation.call_hierarchy import Call, Function
from ...features.navigation.document_symbols import DocumentSymbol, document_symbols, item_symbols, module_symbol
from ...features.navigation.rename import Renamable
from ...io.uris import uri_of
from ...session.session import Snapshot, View
from ...session.workspace_index import FileSymbol
from . import convert
from .convert import location, range_of
from .item_json import ItemJsonKey, json_of, json_of_item, listed
from .pygls_adapter import JsonText

_OUTLINE: ItemJsonKey = FactKey("outline in JSON")


def outline(view: View) -> JsonText:
    """The answer to `textDocument/documentSymbol`, of an editor that shows symbols in symbols."""
    return listed(piece for chunk in view.document.chunks for piece in _outline_of(view, chunk.items, 0))


def _outline_of(view: View, items: Iterable[Item], depth: int) -> Iterator[str]:
    knowledge = view.document.knowledge

    def symbols(item: Item) -> list[types.DocumentSymbol]:
        return [convert.symbol(view.snapshot, one, depth) for one in item_symbols(item, knowledge)]

    for item in items:
        if item.kind is ItemKind.OPERATIONS:
            yield json_of_item(view, item, _OUTLINE, (knowledge, depth), symbols)
        elif item.kind is ItemKind.MODULE and item.operations:
            own = json_of([convert.symbol(view.snapshot, module_symbol(item, knowledge), depth)])
            children = _outline_of(view, item.children, depth + 1) if depth < convert.DEEPEST_OUTLINE else ()
            yield own.removesuffix("[]}") + listed(children) + "}"


def renamable(snapshot: Snapshot, given: Renamable) -> types.PrepareRenamePlaceholder:
    return types.PrepareRenamePlaceholder(range=range_of(snapshot, given.start, given.end), placeholder=given.name)


def function_item(snapshot: Snapshot, given: Function) -> types.CallHierarchyItem:
    """`data` finds it again, also when the file has changed."""
    return types.CallHierarchyItem(
        name=given.name,
        kind=types.SymbolKind.Function,
        detail=given.detail,
        uri=snapshot.uri,
        range=range_of(snapshot, given.start, given.end),
        selection_range=range_of(snapshot, given.name_start, given.name_end),
        data={"name": given.name.removeprefix("@")},
    )


def name_in(item: types.CallHierarchyItem) -> str:
    """The symbol's name that `function_item` has put in."""
    data: object = item.data
    given: dict[object, object] = {**data} if isinstance(data, dict) else {}
    name = given.get("name")
    return name if isinstance(name, str) else item.name.removeprefix("@")


def incoming_call(snapshot: Snapshot, call: Call) -> types.CallHierarchyIncomingCall:
    return types.CallHierarchyIncomingCall(
        from_=function_item(snapshot, call.function),
        from_ranges=[range_of(snapshot, *place) for place in call.places],
    )


def outgoing_call(snapshot: Snapshot, call: Call) -> types.CallHierarchyOutgoingCall:
    return types.CallHierarchyOutgoingCall(
        to=function_item(snapshot, call.function),
        from_ranges=[range_of(snapshot, *place) for place in call.places],
    )


# Symbols


def flat_symbols(snapshot: Snapshot, symbols: Iterable[DocumentSymbol]) -> list[types.SymbolInformation]:
    """The outline as a list, for editors that show no tree."""
    found: list[types.SymbolInformation] = []
    pending = [(symbol, "") for symbol in symbols][::-1]
    while pending:
        symbol, container = pending.pop()
        found.append(
            types.SymbolInformation(
                name=symbol.name,
                kind=convert.symbol_kind(symbol.kind),
                location=location(snapshot, symbol.start, symbol.end),
                container_name=container or None,
            )
        )
        pending.extend((child, symbol.name) for child in symbol.children[::-1])
    return found


@dataclass(frozen=True)
class FoundSymbol:
    """A symbol of the workspace; `snapshot` of the file that it is in, if that is open."""

    symbol: FileSymbol
    path: str
    snapshot: Snapshot | None = None


def symbols_of(view: View) -> list[tuple[str, FoundSymbol]]:
    """Those of an open file, by their names."""
    found: list[tuple[str, FoundSymbol]] = []
    pending = [(symbol, "") for symbol in document_symbols(view.document)][::-1]
    while pending:
        symbol, container = pending.pop()
        name = symbol.name.removeprefix("@")
        around = f"{container}::{name}" if container else name
        if symbol.name.startswith("@"):
            one = FileSymbol(name, symbol.kind, container, symbol.name_start, symbol.name_end, False)
            found.append((name, FoundSymbol(one, "", view.snapshot)))
        else:
            around = container
        pending.extend((child, around) for child in symbol.children[::-1])
    return found


def workspace_symbol(given: FoundSymbol) -> types.WorkspaceSymbol:
    """With its range where the file is open; `data` is what finds it."""
    symbol, snapshot = given.symbol, given.snapshot
    uri = snapshot.uri if snapshot is not None else uri_of(given.path)
    place = types.LocationUriOnly(uri=uri)
    return types.WorkspaceSymbol(
        location=location(snapshot, symbol.start, symbol.end) if snapshot is not None else place,
        name=f"@{symbol.name}",
        kind=convert.symbol_kind(symbol.kind),
        container_name=symbol.container or None,
        data={"uri": uri, "start": symbol.start, "name": symbol.name},
    )


def chosen_symbol(data: object) -> tuple[str, int, str] | None:
    """The uri, the offset and the name that `workspace_symbol` has put in; None when `data` is not ours."""
    if not isinstance(data, dict):
        return None
    given: dict[object, object] = {**data}
    uri, start, name = (given.get(key) for key in ("uri", "start", "name"))
    return (uri, start, name) if isinstance(uri, str) and isinstance(start, int) and isinstance(name, str) else None
