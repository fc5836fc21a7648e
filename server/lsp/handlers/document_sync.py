"""Document synchronisation: texts that are opened, edited, closed; the end of the session.

Plain functions: an edit is taken over before the next message is read.
"""

from __future__ import annotations

from lsprotocol import types
from pygls.uris import to_fs_path

from ..connection.connection import Connection
from ..protocol import convert, text_messages


def did_open(here: Connection, params: types.DidOpenTextDocumentParams) -> None:
    document = params.text_document
    _open(here, document.uri, document.version, document.text)


def did_change(here: Connection, params: types.DidChangeTextDocumentParams) -> None:
    document = params.text_document
    here.session.change(document.uri, document.version, convert.changes(params.content_changes))


def did_close(here: Connection, params: types.DidCloseTextDocumentParams) -> None:
    _close(here, params.text_document.uri)


def shutdown(here: Connection, params: None) -> None:
    here.session.stop()


def take(here: Connection, method: object, params: object) -> bool:
    """Do what a message says if it is one of `text_messages.py`; whether it is."""
    if method == types.TEXT_DOCUMENT_DID_CHANGE:
        if (change := text_messages.changed(params)) is not None:
            here.session.change(*change)
            return True
    elif method == types.TEXT_DOCUMENT_DID_OPEN:
        if (opened := text_messages.opened(params)) is not None:
            _open(here, *opened)
            return True
    elif method == types.TEXT_DOCUMENT_DID_CLOSE and (uri := text_messages.closed(params)) is not None:
        _close(here, uri)
        return True
    return False


def _open(here: Connection, uri: str, version: int, text: str) -> None:
    path = to_fs_path(uri) if uri.startswith("file:") else None
    here.session.open(uri, version, text, path)


def _close(here: Connection, uri: str) -> None:
    here.answered_early.pop(uri, None)
    here.session.close(uri)
