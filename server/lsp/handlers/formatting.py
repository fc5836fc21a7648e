"""Formatting: of a file, of parts of it, and of a line while it is typed."""

from __future__ import annotations

from lsprotocol import types

from ...features.structure import formatting as layout
from ...features.structure import on_type_formatting as typing
from ...session.session import View
from ..connection.connection import Connection, document_request
from ..protocol import convert


@document_request("formatting", list)
def formatting(here: Connection, view: View, params: types.DocumentFormattingParams) -> list[types.TextEdit]:
    return convert.text_edits(view.snapshot, layout.formatting(view.document))


@document_request("formatting lines", list)
def range_formatting(here: Connection, view: View, params: types.DocumentRangeFormattingParams) -> list[types.TextEdit]:
    return convert.text_edits(view.snapshot, layout.formatting(view.document, *_span(view, params.range)))


@document_request("formatting lines", list)
def ranges_formatting(
    here: Connection, view: View, params: types.DocumentRangesFormattingParams
) -> list[types.TextEdit]:
    spans = [_span(view, one) for one in params.ranges]
    edits = {(edit.start, edit.end): edit for span in spans for edit in layout.formatting(view.document, *span)}
    return convert.text_edits(view.snapshot, [edits[place] for place in sorted(edits)])


@document_request("indenting a line", list)
def on_type_formatting(
    here: Connection, view: View, params: types.DocumentOnTypeFormattingParams
) -> list[types.TextEdit]:
    offset = view.offset(convert.position(params.position))
    return convert.text_edits(view.snapshot, typing.on_type_formatting(view.document, offset, params.ch))


def _span(view: View, place: types.Range) -> tuple[int, int]:
    return view.offset(convert.position(place.start)), view.offset(convert.position(place.end))
