"""Connection: what a handler is given besides the parameters of its message."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Protocol, TypeVar

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from ....ir.records import dataclass, field
from ...session.analysis_results import Result
from ...session.client_capabilities import ClientCapabilities
from ...session.session import Session, View
from ..protocol.diagnostics_json import DiagnosticTexts
from .answers import answer, errors_first, renewed
from .closed_files import ClosedFiles
from .command_runs import CommandRuns
from .sent_tokens import SentTokens
from .shown_stages import ShownStages
from .workspace_edits import WorkspaceInsertions

T = TypeVar("T")


@dataclass(frozen=True)
class Connection:
    """A client: the server that talks to it, its session, and what was sent to it."""

    server: LanguageServer
    session: Session
    texts: DiagnosticTexts
    closed_files: ClosedFiles
    insertions: WorkspaceInsertions
    runs: CommandRuns
    stages: ShownStages
    tokens: SentTokens
    answered_early: dict[str, Result] = field(default_factory=dict[str, Result])
    """By URI: what a client has got of a version before all of its findings were known."""

    @property
    def client(self) -> ClientCapabilities:
        return self.session.client_capabilities

    async def answer(self, uri: str, what: str, ask: Callable[[View], T], empty: T, *, whole: bool = False) -> T:
        """`ask` about the newest version of a file, on the scheduler's threads; `what`, `empty`: see `Session.answer`.

        Raises:
            JsonRpcContentModified: there is a newer version by now.
        """
        return await answer(self.session, uri, what, ask, empty, whole=whole)


class DocumentParams(Protocol):
    """The parameters of a request about one document."""

    @property
    def text_document(self) -> types.TextDocumentIdentifier: ...


ParamsT = TypeVar("ParamsT", bound=DocumentParams)
Ask = Callable[[Connection, View, ParamsT], T]
Handler = Callable[[Connection, ParamsT], Coroutine[object, object, T]]


def document_request(
    what: str,
    empty: Callable[[], T] | None = None,
    *,
    renews: bool = False,
    is_whole: bool = False,
    after_errors: bool = False,
) -> Callable[[Ask[ParamsT, T]], Handler[ParamsT, T | None]]:
    """Make a handler of a function from a view and parameters: of a request about one document.

    It runs on the scheduler's threads. For `what` see `Session.answer`; `empty` makes the answer about no document.

    Args:
        renews: whether it is asked again about a newer text, as by `renewed`.
        is_whole: whether the answer is made of the whole text: asked again, it lets all other work go first.
        after_errors: whether the errors of a long file go first.
    """

    def connect(ask: Ask[ParamsT, T]) -> Handler[ParamsT, T | None]:
        async def handle(here: Connection, params: ParamsT) -> T | None:
            async def answered(again: bool) -> T | None:
                uri, nothing = params.text_document.uri, empty() if empty is not None else None
                if after_errors:
                    await errors_first(here.session, uri)
                whole = is_whole and again
                return await here.answer(uri, what, lambda view: ask(here, view, params), nothing, whole=whole)

            return await (renewed(answered) if renews else answered(False))

        return handle

    return connect
