"""Workspace edits: deallocations in all files, open ones at their versions, and those on disk in the folders."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePath

from lsprotocol import types
from pygls.exceptions import JsonRpcContentModified
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from ...features.fixes import code_actions
from ...features.fixes.code_actions import RefusedError, Scope
from ...io.uris import uri_of
from ...session.session import Session, Snapshot, View
from ...session.work_done_progress import ProgressHandle
from ...session.workspace_files import Changed, changed_file, files_below, left_out
from ..protocol import convert
from .registration import answer

_WHAT = "inserting deallocations in the workspace"
_FAILED = "this failed; see the log"


def has_folders(server: LanguageServer) -> bool:
    return next(folders_of(server), None) is not None


async def insert_everywhere(server: LanguageServer, session: Session) -> types.WorkspaceEdit:
    """One edit of all files; those that cannot be done are left out, and the user is told.

    File by file, so that other requests get their turn.
    """
    async with session.progress.working("Inserting deallocations", total=1) as progress:
        return await _insert_everywhere(server, session, progress)


async def _insert_everywhere(server: LanguageServer, session: Session, progress: ProgressHandle) -> types.WorkspaceEdit:
    opened, skipped = session.opened(), list[tuple[str, str]]()
    edits: list[types.WorkspaceEdit] = []
    known = [path for snapshot in opened if (path := session.path(snapshot.uri)) is not None]
    folders = list(folders_of(server))
    paths = await session.work(_WHAT, lambda: files_below(folders, known), [])
    total = len(opened) + len(paths)
    for number, snapshot in enumerate(opened):
        name = _name(session.path(snapshot.uri) or snapshot.uri)
        progress.report(name, done=number, total=total)
        changed = await answer(session, snapshot.uri, _WHAT, _changed, _FAILED)
        if isinstance(changed, str):
            skipped.append((name, changed))
        elif changed.edits:
            edits.append(
                convert.workspace_edit(snapshot, changed.edits, versioned=session.client_capabilities.document_changes)
            )
    configurations = session.fresh_configurations()
    for number, path in enumerate(paths, len(opened)):
        progress.report(_name(path), done=number, total=total)
        changed = await session.work(_WHAT, lambda path=path: changed_file(path, configurations), _FAILED)
        if isinstance(changed, str):
            skipped.append((_name(path), changed))
        elif changed.edits:
            snapshot = Snapshot(uri_of(path), None, changed.lines, session.encoding)
            edits.append(
                convert.workspace_edit(snapshot, changed.edits, versioned=session.client_capabilities.document_changes)
            )
    if any(session.snapshot(snapshot.uri) is not snapshot for snapshot in opened):
        raise JsonRpcContentModified("a file has changed since the action was chosen")
    if skipped:
        session.warn(left_out(skipped))
    return convert.merged(edits)


def _changed(view: View) -> Changed | str:
    try:
        made = code_actions.edits(
            view.document, Scope.WORKSPACE, 0, deallocation=view.deallocation, dynamic=view.dynamic
        )
    except RefusedError as refused:
        return str(refused)
    return Changed(view.snapshot.lines, tuple(made))


def folders_of(server: LanguageServer) -> Iterator[str]:
    """On disk; what else an editor has for folders nobody can look into."""
    for folder in server.workspace.folders.values():
        path = to_fs_path(folder.uri) if folder.uri.startswith("file:") else None
        if path is not None:
            yield path


def _name(path: str) -> str:
    return PurePath(path).name
