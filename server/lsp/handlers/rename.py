"""Rename: of names in a file, and of symbols in all files that are linked with it."""

from __future__ import annotations

from typing import TypeVar

from lsprotocol import types
from pygls.exceptions import JsonRpcContentModified

from ....syntax.text.edits import TextEdit
from ...features.lookup.linkage import SymbolLink, link_of
from ...features.lookup.symbol_tables import Symbol
from ...features.navigation import rename as renaming
from ...features.navigation.rename import RenameError, Renaming
from ...session.session import Snapshot, View
from ..connection.answers import request_failed
from ..connection.connection import Connection
from ..connection.linked_files import linked
from ..protocol import convert, convert_symbols

T = TypeVar("T")


async def prepare_rename(here: Connection, params: types.PrepareRenameParams) -> types.PrepareRenamePlaceholder | None:
    uri = params.text_document.uri
    return _accepted(await here.answer(uri, "looking for a name", lambda view: _renamable(view, params), None))


async def rename(here: Connection, params: types.RenameParams) -> types.WorkspaceEdit | None:
    uri = params.text_document.uri
    found = _accepted(await here.answer(uri, "renaming", lambda view: _renamed(view, params), None))
    if found is None:
        return None
    snapshot, made, link = found
    edits = [(snapshot, made.edits)]
    if made.edits:
        edits += await _renamed_elsewhere(here, uri, link, made.name)
    if here.session.snapshot(uri) is not snapshot:
        raise JsonRpcContentModified("the file has changed meanwhile")
    versioned = here.client.document_changes
    return convert.merged(
        [convert.workspace_edit(each, changes, versioned=versioned) for each, changes in edits if changes]
    )


def _renamable(view: View, params: types.PrepareRenameParams) -> types.PrepareRenamePlaceholder | RenameError | None:
    try:
        found = renaming.prepare_rename(view.document, view.offset(convert.position(params.position)))
    except RenameError as refused:
        return refused
    return convert_symbols.renamable(view.snapshot, found) if found is not None else None


def _renamed(
    view: View, params: types.RenameParams
) -> tuple[Snapshot, Renaming, SymbolLink | None] | RenameError | None:
    try:
        made = renaming.rename(view.document, view.offset(convert.position(params.position)), params.new_name)
    except RenameError as refused:
        return refused
    return (view.snapshot, made, link_of(made.symbol)) if made is not None else None


async def _renamed_elsewhere(
    here: Connection, uri: str, link: SymbolLink | None, name: str
) -> list[tuple[Snapshot, tuple[TextEdit, ...]]]:
    found: dict[str, tuple[Snapshot, tuple[TextEdit, ...]]] = {}
    for snapshot, _, edits in await linked(here, uri, link, lambda _, symbol: _edits_of(symbol, name)):
        if isinstance(edits, RenameError):
            raise request_failed(f"in {snapshot.uri.rpartition('/')[2]}, {edits}")
        # A file may declare it in several of its parts.
        before = found[snapshot.uri][1] if snapshot.uri in found else ()
        found[snapshot.uri] = (snapshot, (*before, *edits))
    return list(found.values())


def _edits_of(symbol: Symbol, name: str) -> tuple[TextEdit, ...] | RenameError:
    try:
        return tuple(renaming.edits_of_symbol(symbol, name))
    except RenameError as refused:
        return refused


def _accepted(given: T | RenameError) -> T:
    if isinstance(given, RenameError):
        raise request_failed(str(given))
    return given
