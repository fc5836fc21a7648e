"""Document synchronisation: texts that are opened, edited, closed; the end of the session.

Plain functions: an edit is taken over before the next message is read.
"""

from __future__ import annotations

from lsprotocol import types
from pygls.uris import to_fs_path

from ..connection.connection import Connection
from ..protocol import convert


def did_open(here: Connection, params: types.DidOpenTextDocumentParams) -> None:
    document = params.text_document
    path = to_fs_path(document.uri) if document.uri.startswith("file:") else None
    here.session.open(document.uri, document.version, document.text, path)


def did_change(here: Connection, params: types.DidChangeTextDocumentParams) -> None:
    document = params.text_document
    here.session.change(document.uri, document.version, convert.changes(params.content_changes))


def did_close(here: Connection, params: types.DidCloseTextDocumentParams) -> None:
    here.answered_early.pop(params.text_document.uri, None)
    here.session.close(params.text_document.uri)


def shutdown(here: Connection, params: None) -> None:
    here.session.stop()
