"""Everything that answers, connected: loaded when the editor has more to say than that it is there."""

from __future__ import annotations

from collections.abc import Callable

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from ..syntax.findings import Finding
from . import (
    convert,
    handlers,
    handlers_completion,
    handlers_diagnostics,
    handlers_ownership,
    handlers_progress,
    handlers_run,
    handlers_stages,
    handlers_structure,
    handlers_symbols,
    handlers_views,
)
from .beginning import Beginning
from .features.diagnostics import diagnostics
from .handlers_status import Status
from .logs import NAME
from .session import Session, Snapshot


def begin(server: LanguageServer, beginning: Beginning, log: Callable[[str], None]) -> Session:
    """The session that `server` serves, for an editor that has begun so. `log`: see `Session`."""

    def publish(snapshot: Snapshot, findings: list[Finding]) -> None:
        if not (session.abilities.pulls and session.snapshot(snapshot.uri) is not None):
            shown = diagnostics(findings, snapshot.text, can_show_notes=session.abilities.related_information)
            server.protocol.notify(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS, convert.published(snapshot, shown))
        for listener in session.on_published:
            listener(snapshot)

    def warn(sentence: str) -> None:
        message = types.ShowMessageParams(type=types.MessageType.Warning, message=f"{NAME}: {sentence}")
        server.window_show_message(message)

    def log_failure(text: str) -> None:
        log(text)
        status.failed()

    status = Status(server)
    session = Session(publish, warn, log_failure)
    session.encoding, session.abilities = beginning.encoding, beginning.abilities
    session.works.can_create = beginning.abilities.shows_progress
    session.initial_settings = beginning.settings
    handlers.register(server, session)
    handlers_ownership.register(server, session)
    handlers_structure.register(server, session)
    handlers_symbols.register(server, session)
    handlers_completion.register(server, session)
    handlers_stages.register(server, session)
    handlers_diagnostics.register(server, session)
    handlers_run.register(server, session)
    handlers_views.register(server, session)
    status.follow(session)
    handlers_progress.register(server, session.works)
    return session
