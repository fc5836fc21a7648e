"""Document structure: the outline, folding, selection ranges, links, linked editing."""

from __future__ import annotations

from lsprotocol import types

from ...features.navigation.document_links import document_links
from ...features.navigation.document_symbols import document_symbols
from ...features.navigation.linked_editing import linked_editing
from ...features.structure.folding import look_for_folds
from ...features.structure.selection_ranges import selection_ranges
from ...session.session import View
from ..connection.connection import Connection, document_request
from ..connection.workspace_edits import folders_of
from ..protocol import convert, convert_structure, convert_symbols
from ..protocol.pygls_adapter import JsonText

_FOLDING = "looking for what can be folded"


_Outline = JsonText | list[types.DocumentSymbol] | list[types.SymbolInformation]


def _no_outline() -> _Outline:
    return list[types.DocumentSymbol]()


@document_request("making the outline", _no_outline, renews=True, is_whole=True)
def document_symbol(here: Connection, view: View, params: types.DocumentSymbolParams) -> _Outline:
    if not here.client.hierarchical_document_symbols:
        return convert_symbols.flat_symbols(view.snapshot, document_symbols(view.document))
    return convert_symbols.outline(view)


async def folding_range(here: Connection, params: types.FoldingRangeParams) -> list[types.FoldingRange] | JsonText:
    uri = params.text_document.uri
    while await here.answer(uri, _FOLDING, lambda view: look_for_folds(view.document), False):
        pass
    return await here.answer(uri, _FOLDING, lambda view: _folds(here, view), [])


def _folds(here: Connection, view: View) -> list[types.FoldingRange] | JsonText:
    whole_lines, most = here.client.line_folding_only, here.client.folding_range_limit
    return convert_structure.folding_ranges(view, whole_lines=whole_lines, most=most)


@document_request("looking for selections", list)
def selection_range(here: Connection, view: View, params: types.SelectionRangeParams) -> list[types.SelectionRange]:
    offsets = [view.offset(convert.position(position)) for position in params.positions]
    return [
        convert_structure.selection_range(view.snapshot, selection_ranges(view.document, offset)) for offset in offsets
    ]


async def document_link(here: Connection, params: types.DocumentLinkParams) -> list[types.DocumentLink]:
    uri = params.text_document.uri
    path, folders = here.session.path(uri), list(folders_of(here.server))
    return await here.answer(uri, "looking for links", lambda view: _links(view, path, folders), [])


def _links(view: View, path: str | None, folders: list[str]) -> list[types.DocumentLink]:
    found = document_links(view.snapshot.text, path, folders)
    return [convert_structure.document_link(view.snapshot, link) for link in found]


def document_link_resolve(here: Connection, link: types.DocumentLink) -> types.DocumentLink:
    link.target = convert_structure.target_of(link.data) or link.target
    return link


@document_request("looking for what changes together")
def linked_editing_range(
    here: Connection, view: View, params: types.LinkedEditingRangeParams
) -> types.LinkedEditingRanges | None:
    spans = linked_editing(view.document, view.offset(convert.position(params.position)))
    return convert_structure.linked_ranges(view.snapshot, spans)
