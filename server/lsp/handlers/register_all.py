"""Handler registration of all modules, and the session: loaded with the message after `initialize`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from inspect import isawaitable
from typing import Any, cast
from weakref import WeakKeyDictionary

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from ....syntax.text.findings import Finding
from ...run.report import RUN_SCHEME
from ...session.analysis_results import Result
from ...session.initialize import InitializeState
from ...session.loading import FEATURES, load_in_parts
from ...session.scheduler import Cancelled, ReportFailure, Scheduler, Urgency
from ...session.session import Session, Snapshot
from ..connection import work_done_progress
from ..connection.closed_files import ClosedFiles
from ..connection.command_runs import CommandRuns
from ..connection.connection import Connection
from ..connection.sent_tokens import SentTokens
from ..connection.server_status import Status
from ..connection.shown_stages import ShownStages
from ..connection.workspace_edits import WorkspaceInsertions
from ..protocol.diagnostics_json import DiagnosticTexts
from ..protocol.logging import NAME
from ..protocol.methods import COMMANDS, METHODS, options_of
from ..protocol.pygls_adapter import AdaptedProtocol
from . import document_sync

_FIRST = ("configuration", "document_sync")
"""Modules with handlers that are loaded at once: the first findings of a file come before all others."""

_LOADING_DELAY_S = 0.1
"""Time without edits and requests after which the other handlers are loaded: who comes meanwhile waits for a module."""

_loading: WeakKeyDictionary[Session, asyncio.Future[None]] = WeakKeyDictionary()
"""The work of `_load_rest`."""


def create_session(
    server: LanguageServer,
    state: InitializeState,
    log: Callable[[str], None],
    scheduler: Callable[[ReportFailure], Scheduler] | None = None,
) -> Session:
    """The session that `server` serves, for an editor that has begun so.

    `log`, `scheduler`: see `Session`; None for the scheduler of this system.
    """

    def publish(snapshot: Snapshot, findings: list[Finding]) -> None:
        if not (session.client_capabilities.pull_diagnostics and session.snapshot(snapshot.uri) is not None):
            server.protocol.notify(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS, texts.published(snapshot, findings))
        for listener in session.on_published:
            listener(snapshot)

    def warn(sentence: str) -> None:
        message = types.ShowMessageParams(type=types.MessageType.Warning, message=f"{NAME}: {sentence}")
        server.window_show_message(message)

    def inform(sentence: str) -> None:
        message = types.ShowMessageParams(type=types.MessageType.Info, message=f"{NAME}: {sentence}")
        server.window_show_message(message)

    def log_failure(text: str) -> None:
        log(text)
        status.failed()

    status = Status(server)
    made_by = {} if scheduler is None else {"scheduler": scheduler}
    session = Session(publish, warn, log_failure, **made_by)
    session.inform = inform
    session.encoding, session.client_capabilities = state.encoding, state.client_capabilities
    texts = DiagnosticTexts(session.edit_between, can_show_notes=state.client_capabilities.related_information)
    session.progress.can_create = state.client_capabilities.work_done_progress
    session.initialization_options = state.initialization_options
    here = Connection(
        server,
        session,
        texts,
        ClosedFiles(),
        WorkspaceInsertions(server, session),
        CommandRuns(server, session),
        ShownStages(server, session),
        SentTokens(server, session),
    )
    _listen(here)
    _register(here)
    cast("AdaptedProtocol", server.protocol).take = partial(document_sync.take, here)
    status.follow(session)
    work_done_progress.register(server, session.progress)
    return session


def _listen(here: Connection) -> None:
    """Connect those who are told when findings were published, a file was analysed, the session has ended."""
    session = here.session
    session.contents[RUN_SCHEME] = here.runs.text
    session.on_published += [
        here.tokens.published,
        partial(here.closed_files.note, session),
        here.runs.forget_closed,
    ]
    session.on_analysed += [here.stages.analysed, partial(_load_rest, session)]
    session.results.on_published.append(partial(_ask_again, here))
    session.on_reconfigured.append(lambda: _refresh_diagnostics(here))
    session.on_stopped.append(here.runs.stop)


def _ask_again(here: Connection, result: Result) -> None:
    """Let the client ask for the findings of a version of a file again if it was told less of it."""
    snapshot, findings, _ = result
    earlier = here.answered_early.get(snapshot.uri)
    if earlier is not None and earlier[0] is snapshot and earlier[1] != findings:
        here.answered_early.clear()
        _refresh_diagnostics(here)


def _refresh_diagnostics(here: Connection) -> None:
    if here.client.pull_diagnostics and here.client.diagnostics_refresh:
        here.server.workspace_diagnostic_refresh(None)


def _register(here: Connection) -> None:
    """Register the handlers of all methods and commands, with the options that are announced."""
    for method in METHODS:
        is_first = method.handler.partition(".")[0] in _FIRST
        handle = handler(method.handler) if is_first else partial(_handle, method.handler)
        here.server.feature(method.name, options_of(method))(partial(handle, here))
    for name, place in COMMANDS.items():
        here.server.command(name)(_command(partial(_handle, place), here))


def handler(place: str) -> Callable[..., Any]:
    """The function of `server/lsp/handlers/` that `place` names, as in `hover.hover`: module and function."""
    module, _, name = place.partition(".")
    return getattr(import_module(f".{module}", __package__), name)


async def _handle(place: str, here: Connection, params: object) -> object:
    """The answer of the handler that `place` names, which its first message loads, if `load_later` has not."""
    answer: object = handler(place)(here, params)
    return await cast("Awaitable[object]", answer) if isawaitable(answer) else answer


def _load_rest(session: Session, analysed: Snapshot) -> None:
    """Load all handlers, once a file was analysed: the first request finds them loaded. The first key goes first."""
    if session not in _loading:
        _loading[session] = asyncio.ensure_future(load_later(session))


async def load_later(session: Session) -> None:
    """Load them after all other work, while nobody types or asks; the session may end meanwhile."""
    steps = _load_in_steps()
    is_done = False
    with suppress(Cancelled):
        while not is_done:
            while session.idle_seconds < _LOADING_DELAY_S:
                await asyncio.sleep(_LOADING_DELAY_S)
            is_done = await session.work("loading handlers", lambda: next(steps, True), True, Urgency.WHOLE_FILE)


def _load_in_steps() -> Iterator[bool]:
    """Load all of them; yields False after each module."""
    for _ in load_in_parts(FEATURES):
        yield False
    for place in (*[method.handler for method in METHODS], *COMMANDS.values()):
        handler(place)
        yield False


def _command(run: Callable[..., Awaitable[object]], here: Connection) -> Callable[..., Awaitable[object]]:
    # Not a `partial`: pygls reads the parameters of the function inside.
    async def command(argument: dict[str, types.LSPAny]) -> object:
        return await run(here, argument)

    return command
