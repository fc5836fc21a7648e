"""Workspace symbols: a search in all files, the places of what it finds, and files that come and go."""

from __future__ import annotations

import os
from collections.abc import Container
from itertools import chain

from lsprotocol import types
from pygls.uris import to_fs_path

from ....syntax.text.line_index import LineIndex
from ...features.navigation.workspace_symbols import best
from ...session.config_diagnostics import text_of
from ...session.cross_file import read_workspace
from ...session.session import Session, Snapshot
from ...session.workspace_index import place_of
from ..connection.connection import Connection
from ..connection.workspace_edits import folders_of
from ..protocol import convert, convert_symbols

_LOOKING = "looking for symbols of the workspace"
_Candidates = list[tuple[str, convert_symbols.FoundSymbol]]


async def symbol(here: Connection, params: types.WorkspaceSymbolParams) -> list[types.WorkspaceSymbol]:
    session = here.session
    candidates: _Candidates = []
    for snapshot in session.opened():
        candidates += await here.answer(snapshot.uri, _LOOKING, convert_symbols.symbols_of, [])
    session.index.set_folders(folders_of(here.server))
    await read_workspace(session)
    known = {os.path.realpath(path) for each in session.opened() if (path := session.path(each.uri)) is not None}
    return await session.work(_LOOKING, lambda: _chosen(here, candidates, known, params.query), [])


def _chosen(
    here: Connection, candidates: _Candidates, opened: Container[str], query: str
) -> list[types.WorkspaceSymbol]:
    """The best of the `candidates` of opened files, and of the symbols of all others."""
    closed = (
        (symbol.name, convert_symbols.FoundSymbol(symbol, path))
        for path, symbol in here.session.index.symbols()
        if path not in opened
    )
    found = [convert_symbols.workspace_symbol(one) for one in best(chain(candidates, closed), query)]
    return found if here.client.workspace_symbol_resolve else [_placed(one, here.session) for one in found]


async def symbol_resolve(here: Connection, symbol: types.WorkspaceSymbol) -> types.WorkspaceSymbol:
    return await here.session.work(_LOOKING, lambda: _placed(symbol, here.session), symbol)


def _placed(symbol: types.WorkspaceSymbol, session: Session) -> types.WorkspaceSymbol:
    """With the range of its name, in the file as it is now."""
    wanted = convert_symbols.chosen_symbol(symbol.data)
    if wanted is None or isinstance(symbol.location, types.Location):
        return symbol
    uri, start, name = wanted
    snapshot = session.snapshot(uri)
    if snapshot is None:
        snapshot = Snapshot(uri, None, LineIndex(text_of(to_fs_path(uri) or "")), session.encoding)
    symbol.location = convert.location(snapshot, *place_of(snapshot.text, start, name))
    return symbol


def did_create_files(here: Connection, params: types.CreateFilesParams) -> None:
    _files_changed(here, [file.uri for file in params.files])


def did_delete_files(here: Connection, params: types.DeleteFilesParams) -> None:
    _files_changed(here, [file.uri for file in params.files])


def did_rename_files(here: Connection, params: types.RenameFilesParams) -> None:
    _files_changed(here, [uri for file in params.files for uri in (file.old_uri, file.new_uri)])


def _files_changed(here: Connection, uris: list[str]) -> None:
    paths = [to_fs_path(uri) if uri.startswith("file:") else None for uri in uris]
    here.session.files_changed([path for path in paths if path is not None])
