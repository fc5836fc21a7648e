"""Workspace edits: deallocations in all files, open ones at their versions, and those on disk in the folders."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePath

from lsprotocol import types
from pygls.exceptions import JsonRpcContentModified, JsonRpcException
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from ....ir.records import dataclass
from ...features.fixes.offer_values import RefusedError, Scope
from ...io.files import UserFacingError, read_file
from ...io.uris import uri_of
from ...session.session import Session, Snapshot, View
from ...session.work_done_progress import ProgressHandle
from ...session.workspace_files import Changed, changed_file, files_below, left_out
from ..protocol import convert
from .answers import answer

_WHAT = "inserting deallocations in the workspace"
_FAILED = "this failed; see the log"
_INSERT, _CHOOSE = "Insert", "Choose files"


def has_folders(server: LanguageServer) -> bool:
    return next(folders_of(server), None) is not None


@dataclass(frozen=True)
class Insertion:
    """The edit of files; `before` has their texts, by URI.

    `skipped` are names of files that stay as they are, each with the reason.
    """

    edit: types.WorkspaceEdit
    before: Mapping[str, str]
    skipped: tuple[tuple[str, str], ...]


class WorkspaceInsertions:
    """Runs of the command that inserts deallocations in all files, and what it tells the user afterwards."""

    def __init__(self, server: LanguageServer, session: Session) -> None:
        self._server = server
        self._session = session
        self._messages: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Ask, then make the edit, in all files or in those that the user ticks in the editor's preview.

        In such a preview nothing is ticked at first: who only wants to insert is not sent there.
        """
        found = await insert_everywhere(self._server, self._session)
        files = _files(len(found.before))
        what = f"Insert deallocations in {files}"
        edit = found.edit
        answer = None
        if found.before:
            buttons = [_INSERT, *([_CHOOSE] if self._session.client_capabilities.change_annotations else [])]
            answer = await self._ask(f"{what}?", *buttons)
        if answer == _CHOOSE:
            edit = convert.to_be_confirmed(edit, "Insert deallocations", f"tick what is to be changed in {files}")
        is_done = False
        if answer is not None:
            params = types.ApplyWorkspaceEditParams(edit=edit, label=what)
            is_done = (await self._server.workspace_apply_edit_async(params)).applied
        task = asyncio.ensure_future(self._report(await self._changed(found.before) if is_done else 0, found.skipped))
        self._messages.add(task)
        task.add_done_callback(self._messages.discard)

    async def _changed(self, before: Mapping[str, str]) -> int:
        """The number of files with another text than `before`: in a preview some of them may be left out."""
        return await self._session.work(
            _WHAT, lambda: sum(self._is_changed(uri, text) for uri, text in before.items()), len(before)
        )

    def _is_changed(self, uri: str, text: str) -> bool:
        snapshot = self._session.snapshot(uri)
        if snapshot is not None:
            return snapshot.text != text
        path = to_fs_path(uri)
        try:
            return path is not None and read_file(path) != text
        except UserFacingError:
            return False

    async def _report(self, changed: int, skipped: Sequence[tuple[str, str]]) -> None:
        """`10 files changed, 3 left out`, with the list on request. Nobody waits for the answer."""
        sentence = f"{_files(changed)} changed" + (f", {len(skipped)} left out" if skipped else "")
        if not skipped:
            params = types.ShowMessageParams(type=types.MessageType.Info, message=sentence)
            self._server.window_show_message(params)
        elif await self._ask(sentence, "Show") == "Show":
            self._session.warn(left_out(skipped))

    async def _ask(self, sentence: str, *buttons: str) -> str | None:
        """The button that was pressed; None: the message was dismissed, or the editor shows no buttons."""
        actions = [types.MessageActionItem(title=button) for button in buttons]
        params = types.ShowMessageRequestParams(type=types.MessageType.Info, message=sentence, actions=actions)
        try:
            chosen = await self._server.window_show_message_request_async(params)
        except JsonRpcException:
            return None
        return chosen.title if chosen is not None else None


def _files(count: int) -> str:
    return "1 file" if count == 1 else f"{count} files"


async def insert_everywhere(server: LanguageServer, session: Session) -> Insertion:
    """One edit of all files; those that cannot be done are left out.

    File by file, so that other requests get their turn.
    """
    async with session.progress.working("Inserting deallocations", total=1) as progress:
        return await _insert_everywhere(server, session, progress)


async def _insert_everywhere(server: LanguageServer, session: Session, progress: ProgressHandle) -> Insertion:
    opened, skipped = session.opened(), list[tuple[str, str]]()
    edits: list[types.WorkspaceEdit] = []
    before: dict[str, str] = {}
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
            before[snapshot.uri] = snapshot.text
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
            before[snapshot.uri] = snapshot.text
            edits.append(
                convert.workspace_edit(snapshot, changed.edits, versioned=session.client_capabilities.document_changes)
            )
    if any(session.snapshot(snapshot.uri) is not snapshot for snapshot in opened):
        raise JsonRpcContentModified("a file has changed since the action was chosen")
    return Insertion(convert.merged(edits), before, tuple(skipped))


def _changed(view: View) -> Changed | str:
    # Loaded here: the first findings of a file come before its fixes.
    from ...features.fixes import code_actions

    try:
        made = code_actions.edits(view.document, Scope.WORKSPACE, 0, options=view.plan_options)
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
