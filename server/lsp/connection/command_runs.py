"""Command runs: the commands of `// RUN:` lines that run, or have run, and their outputs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from ...run.report import NOTHING_YET, CommandResult, report, status_of, uri_of_run
from ...session.session import Session, Snapshot

if TYPE_CHECKING:
    from ...run.commands import RunLine
    from ...run.run_environment import PreparedCommands, ScratchDirs

CHANGED = "pydealloc/runOutputChanged"
_MAX_OUTPUTS = 20
"""Outputs that can be shown again; the oldest is dropped."""
_WHAT = "preparing to run a command"


class CommandRuns:
    """The commands that run, or have run, in one session."""

    def __init__(self, server: LanguageServer, session: Session) -> None:
        self._server = server
        self._session = session
        self._bench: ScratchDirs | None = None
        """Made by the first run."""
        self._texts: dict[str, str] = {}
        self._running: dict[str, tuple[str, asyncio.Task[object]]] = {}
        """By the URI of the output: that of the file, and the task."""

    def text(self, uri: str) -> str:
        """The output called `uri`."""
        return self._texts.get(uri, NOTHING_YET)

    async def run(self, uri: str, line: int | None) -> dict[str, object]:
        """Run the command at `line`, or all, of the newest version of a file that is open.

        Raises:
            RunLineError: one of the commands is not to be run.
            RunEnvironmentError: the workspace is not trusted, there is no such command, or a program is missing.
            asyncio.CancelledError: the user has stopped it, or has begun it anew.
        """
        # Loaded here, as below: few files are run.
        from ...run.commands import run_lines
        from ...run.run_environment import RunEnvironmentError

        snapshot = self._session.snapshot(uri)
        if not self._session.settings.run.trusted:
            raise RunEnvironmentError(
                "commands of RUN lines are run in trusted workspaces only: see `pydealloc.run.trusted`"
            )
        if snapshot is None:
            raise RunEnvironmentError(f"`{uri}` is not open")
        wanted = [run for run in run_lines(snapshot.lines) if line is None or run.line == line]
        if not wanted:
            raise RunEnvironmentError(
                "there is no RUN line" if line is None else f"there is no RUN line in line {line + 1}"
            )
        name = uri_of_run(uri, line)
        if name in self._running:
            self._running[name][1].cancel()
        task = asyncio.current_task()
        assert task is not None
        self._running[name] = (uri, task)
        try:
            ran = await self._run(snapshot, wanted)
        finally:
            if self._running.get(name) == (uri, task):
                del self._running[name]
        text = report(ran)
        self._show(name, text)
        return {"status": status_of(ran), "command": "\n".join(one.command for one in ran), "uri": name, "text": text}

    async def _run(self, snapshot: Snapshot, wanted: list[RunLine]) -> list[CommandResult]:
        from ...run.execute import run_command
        from ...run.run_environment import RunEnvironmentError, ScratchDirs
        from ...run.shell_words import RunLineError

        session, settings = self._session, self._session.settings.run
        bench = self._bench = self._bench or ScratchDirs()
        path = session.path(snapshot.uri)
        ran: list[CommandResult] = []
        title = "Running a command" if len(wanted) == 1 else "Running commands"
        async with session.progress.working(title, total=len(wanted) if len(wanted) > 1 else 0) as progress:

            def prepare() -> PreparedCommands | str:
                try:
                    return bench.prepare(snapshot.uri, snapshot.text, path, wanted, settings)
                except (RunLineError, RunEnvironmentError) as error:
                    return str(error)

            prepared = await session.work(_WHAT, prepare, "this failed; see the log")
            if isinstance(prepared, str):
                raise RunEnvironmentError(prepared)
            for number, pipelines in enumerate(prepared.commands):
                progress.report(wanted[number].command, done=number, total=len(wanted) if len(wanted) > 1 else 0)
                ran.append(prepared.as_written(await run_command(pipelines, prepared.workplace)))
                if ran[-1].status != 0:
                    # The next one may need what this one has not made.
                    break
        return ran

    def _show(self, name: str, text: str) -> None:
        is_known = self._texts.pop(name, None) is not None
        self._texts[name] = text
        if len(self._texts) > _MAX_OUTPUTS:
            del self._texts[next(iter(self._texts))]
        capabilities = self._session.client_capabilities
        if not capabilities.text_document_content:
            self._server.protocol.notify(CHANGED, {"uri": name})
            return
        if is_known:
            self._server.workspace_text_document_content_refresh(types.TextDocumentContentRefreshParams(uri=name))
        if capabilities.show_document:
            self._server.window_show_document(types.ShowDocumentParams(uri=name, take_focus=False))

    def forget_closed(self, snapshot: Snapshot) -> None:
        """Clean up after a file when it has been closed."""
        uri, bench = snapshot.uri, self._bench
        if self._session.snapshot(uri) is None and bench is not None and bench.has(uri):
            for source, task in self._running.values():
                if source == uri:
                    task.cancel()
            # It may hold much.
            asyncio.get_running_loop().run_in_executor(None, bench.clear, uri)

    def stop(self) -> None:
        """End all commands, and remove their files."""
        for _, task in self._running.values():
            task.cancel()
        if self._bench is not None:
            self._bench.clear_all()
