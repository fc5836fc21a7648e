"""Messages about texts that are read from JSON mean what the libraries read; what these reject is left to them."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, cast

import pytest
from lsprotocol import types

from pydealloc.server.lsp.protocol import convert, text_messages
from pydealloc.server.lsp.protocol.lazy_lsprotocol import converter

_URI = "file:///a.mlir"
_RANGE = {"start": {"line": 1, "character": 2}, "end": {"line": 3, "character": 4}}
_OPEN = {"textDocument": {"uri": _URI, "languageId": "mlir", "version": 1, "text": "x"}}
_CHANGE = {
    "textDocument": {"uri": _URI, "version": 2},
    "contentChanges": [{"range": _RANGE, "text": "y"}, {"text": "z"}, {"range": _RANGE, "rangeLength": 1, "text": ""}],
}
_CLOSE = {"textDocument": {"uri": _URI}}
_ODD: tuple[object, ...] = (None, True, -1, 2**31, 7, 1.5, "odd", [], {}, [1], {"text": 1})


def _opened(params: Any) -> object:
    read = converter().structure(params, types.DidOpenTextDocumentParams).text_document
    return read.uri, read.version, read.text


def _changed(params: Any) -> object:
    read = converter().structure(params, types.DidChangeTextDocumentParams)
    return read.text_document.uri, read.text_document.version, convert.changes(read.content_changes)


def _closed(params: Any) -> object:
    return converter().structure(params, types.DidCloseTextDocumentParams).text_document.uri


_KINDS = ((text_messages.opened, _opened, _OPEN), (text_messages.changed, _changed, _CHANGE))
_ALL = (*_KINDS, (text_messages.closed, _closed, _CLOSE))


def _places(value: object, *path: object) -> Iterator[tuple[object, ...]]:
    """The ways to all parts of a JSON value."""
    yield path
    if isinstance(value, dict):
        for key, one in cast("dict[str, object]", value).items():
            yield from _places(one, *path, key)
    elif isinstance(value, list):
        for at, one in enumerate(cast("list[object]", value)):
            yield from _places(one, *path, at)


def _odd_messages(message: object) -> Iterator[object]:
    """The message with each part left out, and with each odd value in its place."""
    for path in _places(message):
        if not path:
            yield from _ODD
            continue
        for odd in (*_ODD, _places):
            made: Any = copy.deepcopy(message)
            part = made
            for key in path[:-1]:
                part = part[key]
            if odd is _places:
                del part[path[-1]]
            else:
                part[path[-1]] = odd
            yield made


@pytest.mark.parametrize(("read", "library", "message"), _ALL, ids=["open", "change", "close"])
def test_a_message_means_what_the_libraries_read(read: Any, library: Any, message: object) -> None:
    assert read(message) == library(message)
    taken = 0
    for odd in _odd_messages(message):
        found = read(odd)
        if found is not None:
            assert found == library(odd), odd
            taken += 1
    assert taken, "another text, say, is as good"
