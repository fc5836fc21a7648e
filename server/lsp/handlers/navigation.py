"""Navigation: definitions and references, in the file and in all files that are linked with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from lsprotocol import types

from ....syntax.document.document import Document
from ...features.lookup.linkage import Linkage, SymbolLink, link_of
from ...features.lookup.node_at import Span
from ...features.lookup.symbol_tables import Symbol, definition_span
from ...features.lookup.symbols import symbol_at
from ...features.navigation import declaration as declarations
from ...features.navigation import definition as definitions
from ...features.navigation import references as uses
from ...session.session import View
from ..connection.connection import Connection, DocumentParams, document_request
from ..connection.linked_files import linked
from ..protocol import convert
from .pipeline_stages import source_of_definition

Find = Callable[[Document, int], list[Span]]
Places = tuple[list[types.Location], SymbolLink | None]
_DEFINITION = "looking for a definition"


class _PlaceParams(DocumentParams, Protocol):
    """The parameters of a request about a place in a document."""

    @property
    def position(self) -> types.Position: ...


async def definition(here: Connection, params: types.DefinitionParams) -> list[types.Location]:
    origin = await source_of_definition(here, params.text_document.uri, convert.position(params.position))
    if origin is not None:
        return [origin]
    found, link = await _places(here, params, _DEFINITION, definitions.definition)
    return await _defined_elsewhere(here, params.text_document.uri, link) or found


async def implementation(here: Connection, params: types.ImplementationParams) -> list[types.Location]:
    found, link = await _places(here, params, _DEFINITION, definitions.definition)
    return await _defined_elsewhere(here, params.text_document.uri, link) or found


async def declaration(here: Connection, params: types.DeclarationParams) -> list[types.Location]:
    return (await _places(here, params, "looking for a declaration", declarations.declaration))[0]


async def type_definition(here: Connection, params: types.TypeDefinitionParams) -> list[types.Location]:
    return (await _places(here, params, "looking for a type", declarations.type_definition))[0]


async def references(here: Connection, params: types.ReferenceParams) -> list[types.Location]:
    uri, all_ = params.text_document.uri, params.context.include_declaration
    found, link = await _places(
        here, params, "looking for references", lambda document, offset: _spans(uses.references(document, offset), all_)
    )
    others = await linked(here, uri, link, lambda _, symbol: _spans(uses.references_of_symbol(symbol), all_))
    return [*found, *(convert.location(snapshot, *span) for snapshot, _, spans in others for span in spans)]


@document_request("highlighting", list)
def document_highlight(
    here: Connection, view: View, params: types.DocumentHighlightParams
) -> list[types.DocumentHighlight]:
    found = uses.references(view.document, view.offset(convert.position(params.position)))
    return [convert.highlight(view.snapshot, one) for one in found]


async def _places(here: Connection, params: _PlaceParams, what: str, find: Find) -> Places:
    return await here.answer(
        params.text_document.uri, what, lambda view: _found(view, params.position, find), ([], None)
    )


def _found(view: View, position: types.Position, find: Find) -> Places:
    offset = view.offset(convert.position(position))
    found = [convert.location(view.snapshot, *span) for span in find(view.document, offset)]
    return found, link_of(symbol_at(view.document, offset))


def _spans(found: list[uses.Reference], all_: bool) -> list[Span]:
    """Of all, or of all but definitions."""
    return [(one.start, one.end) for one in found if all_ or not one.is_definition]


async def _defined_elsewhere(here: Connection, uri: str, link: SymbolLink | None) -> list[types.Location]:
    if link is None or link.how is not Linkage.DECLARES:
        return []
    found = await linked(here, uri, link, _definitions_of)
    return [
        convert.location(snapshot, *span) for snapshot, how, spans in found if how is Linkage.DEFINES for span in spans
    ]


def _definitions_of(_: Document, symbol: Symbol) -> list[Span]:
    return [span for each in symbol.definitions if (span := definition_span(each)) is not None]
