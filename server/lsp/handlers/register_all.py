"""Handler registration of all modules, and the session: loaded with the message after `initialize`."""

from __future__ import annotations

from collections.abc import Callable

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from ....syntax.text.findings import Finding
from ...session.initialize import InitializeState
from ...session.scheduler import ReportFailure, Scheduler
from ...session.session import Session, Snapshot
from ..protocol.diagnostics_json import DiagnosticTexts
from ..protocol.logging import NAME
from . import code_actions as handlers_ownership
from . import completion as handlers_completion
from . import custom_requests as handlers_views
from . import diagnostics as handlers_diagnostics
from . import document_structure as handlers_structure
from . import document_sync as handlers
from . import navigation as handlers_symbols
from . import pipeline_stages as handlers_stages
from . import program_forms as handlers_forms
from . import run_commands as handlers_run
from . import work_done_progress as handlers_progress
from .server_status import Status


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

    def log_failure(text: str) -> None:
        log(text)
        status.failed()

    status = Status(server)
    made_by = {} if scheduler is None else {"scheduler": scheduler}
    session = Session(publish, warn, log_failure, **made_by)
    session.encoding, session.client_capabilities = state.encoding, state.client_capabilities
    texts = DiagnosticTexts(session.edit_between, can_show_notes=state.client_capabilities.related_information)
    session.progress.can_create = state.client_capabilities.work_done_progress
    session.initialization_options = state.initialization_options
    handlers.register(server, session)
    handlers_ownership.register(server, session)
    handlers_structure.register(server, session)
    handlers_symbols.register(server, session)
    handlers_completion.register(server, session)
    handlers_stages.register(server, session)
    handlers_diagnostics.register(server, session, texts)
    handlers_run.register(server, session)
    handlers_views.register(server, session)
    handlers_forms.register(server, session)
    status.follow(session)
    handlers_progress.register(server, session.progress)
    return session
