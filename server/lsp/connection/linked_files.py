"""Linked files: questions about the symbols of other files that are the same as one of this file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from pygls.exceptions import JsonRpcContentModified
from pygls.uris import to_fs_path

from ....syntax.document.document import Document
from ...features.lookup.linkage import Linkage, SymbolLink
from ...features.lookup.symbol_tables import Symbol
from ...session.cross_file import ask_linked_files, view_of
from ...session.session import Snapshot, StaleError, View
from .connection import Connection
from .workspace_edits import folders_of

T = TypeVar("T")


async def linked(
    here: Connection, uri: str, link: SymbolLink | None, ask: Callable[[Document, Symbol], T]
) -> list[tuple[Snapshot, Linkage, T]]:
    """`ask` about the symbols of other files that are the same as `link` of the file `uri`."""
    if link is None:
        return []
    here.session.index.set_folders(folders_of(here.server))
    try:
        return await ask_linked_files(here.session, uri, link, ask)
    except StaleError:
        raise JsonRpcContentModified from None


async def answer_anywhere(here: Connection, uri: str, what: str, ask: Callable[[View], T | None]) -> T | None:
    """As `Connection.answer`, also about a file that is not open."""
    path = to_fs_path(uri) if uri.startswith("file:") else None
    if here.session.snapshot(uri) is not None or path is None:
        return await here.answer(uri, what, ask, None)
    return await here.session.work(what, lambda: _of_file(here, path, ask), None)


def _of_file(here: Connection, path: str, ask: Callable[[View], T | None]) -> T | None:
    view = view_of(path, here.session.fresh_configurations(), here.session.encoding)
    return ask(view) if view is not None else None
