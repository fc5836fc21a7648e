"""The process that speaks the protocol: what pygls is told, and what it is kept from doing."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
import threading
import time
from collections.abc import Callable, Generator
from itertools import pairwise
from typing import TYPE_CHECKING, Any, BinaryIO, NoReturn

from lsprotocol import types
from pygls.exceptions import (
    JsonRpcContentModified,
    JsonRpcException,
    JsonRpcInvalidRequest,
    JsonRpcServerNotInitialized,
)
from pygls.io_ import StdoutWriter, run_async
from pygls.lsp.server import LanguageServer
from pygls.protocol import LanguageServerProtocol, lsp_method
from pygls.workspace import TextDocument, Workspace

from .. import __version__
from . import (
    convert,
    handlers,
    handlers_completion,
    handlers_diagnostics,
    handlers_ownership,
    handlers_stages,
    handlers_structure,
    handlers_symbols,
)
from .features.diagnostics import diagnostics
from .features.stage_documents import SCHEME
from .guard import log_to_stderr
from .lazy_types import converter
from .reading import InputReader
from .session import Session, Snapshot

if TYPE_CHECKING:
    from ..syntax.findings import Finding

NAME = "pydealloc-lsp"
_SECONDS_BETWEEN_LOOKS = 2.0


class _Buffer(TextDocument):
    """A document whose text is the session's: pygls applies no edit itself."""

    session: Session

    @property
    def source(self) -> str:
        snapshot = self.session.snapshot(self.uri)
        return snapshot.text if snapshot is not None else ""

    @property
    def lines(self) -> tuple[str, ...]:
        snapshot = self.session.snapshot(self.uri)
        if snapshot is None:
            return ()
        index = snapshot.lines
        starts = [index.line_start(line) for line in range(index.line_count + 1)]
        return tuple(index.text[a:b] for a, b in pairwise(starts) if a < b)

    def apply_change(self, change: types.TextDocumentContentChangeEvent) -> None:
        """Nothing here: the session takes all changes of a notification at once."""


class _Buffers(Workspace):
    """Makes our buffers, and takes no offence at changes of files that were never opened."""

    session: Session

    def _create_text_document(
        self,
        doc_uri: str,
        source: str | None = None,
        version: int | None = None,
        language_id: str | None = None,
    ) -> TextDocument:
        buffer = _Buffer(doc_uri, None, version, language_id, position_codec=self._position_codec)
        buffer.session = self.session
        return buffer

    def update_text_document(
        self, text_doc: types.VersionedTextDocumentIdentifier, change: types.TextDocumentContentChangeEvent
    ) -> None:
        """Nothing here either, for the same reason."""


class Protocol(LanguageServerProtocol):
    """Installs our buffers as soon as pygls has made its own, and refuses what is too early, too late or malformed."""

    session: Session
    is_initialized: bool = False

    def structure_message(self, data: dict[str, Any]) -> Any:
        """None for a request that makes no sense: it is answered already."""
        try:
            return super().structure_message(data)
        except JsonRpcException as error:
            if "id" not in data or "method" not in data:
                raise
            self._send_response(data["id"], None, error.to_response_error())
            return None

    def handle_message(self, message: Any) -> None:
        method, number = getattr(message, "method", None), getattr(message, "id", None)
        if message is None or method is None or method == types.EXIT:
            error = None
        elif self.session.is_stopped:
            error = JsonRpcInvalidRequest("the session has ended: after shutdown comes exit")
        elif self.is_initialized and method == types.INITIALIZE:
            error = JsonRpcInvalidRequest("the session has begun already")
        elif not self.is_initialized and method != types.INITIALIZE:
            error = JsonRpcServerNotInitialized("the session begins with initialize")
        else:
            error = None
        if error is None:
            self.is_initialized |= method == types.INITIALIZE
            if message is not None:
                super().handle_message(message)
        elif number is not None:
            self._send_response(number, None, error.to_response_error())

    @lsp_method(types.INITIALIZE)
    def lsp_initialize(self, params: types.InitializeParams) -> Generator[Any, Any, types.InitializeResult]:
        result = yield from super().lsp_initialize(params)
        has = result.capabilities.workspace
        if has is not None:
            has.text_document_content = types.TextDocumentContentOptions(schemes=[SCHEME])
        old = self.workspace
        buffers = _Buffers(
            old.root_uri,
            types.TextDocumentSyncKind.Incremental,
            params.workspace_folders or (),
            old.position_encoding,
        )
        buffers.session = self.session
        self._workspace = buffers
        self.session.encoding = convert.encoding(old.position_encoding)
        self.session.abilities = convert.abilities(params.capabilities)
        self.session.initial_settings = params.initialization_options
        if params.process_id is not None:
            _end_with(params.process_id)
        return result


def _end_with(editor: int) -> None:
    """End this process when the one numbered `editor` is gone: others may hold its end of our input open."""

    def watch() -> None:
        while _is_running(editor):
            time.sleep(_SECONDS_BETWEEN_LOOKS)
        os._exit(1)

    # An editor in another container, say, has a number that means nothing here; Windows has no way to ask.
    if os.name == "posix" and _is_running(editor):
        threading.Thread(target=watch, name="editor", daemon=True).start()


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        # It is somebody else's, or no number of a process.
        return True
    return True


def create_server(log: Callable[[str], None] = log_to_stderr) -> LanguageServer:
    """A server with all features, not started. `log` takes what only developers want to see, from any thread."""
    server = LanguageServer(NAME, __version__, protocol_cls=Protocol, converter_factory=converter)

    def publish(snapshot: Snapshot, findings: list[Finding]) -> None:
        shown = diagnostics(findings, snapshot.text, can_show_notes=session.abilities.related_information)
        server.text_document_publish_diagnostics(convert.published(snapshot, shown))
        for listener in session.on_published:
            listener(snapshot)

    def warn(sentence: str) -> None:
        message = types.ShowMessageParams(type=types.MessageType.Warning, message=f"{NAME}: {sentence}")
        server.window_show_message(message)

    session = Session(publish, warn, log)
    protocol = server.protocol
    assert isinstance(protocol, Protocol)
    protocol.session = session
    handlers.register(server, session)
    handlers_ownership.register(server, session)
    handlers_structure.register(server, session)
    handlers_symbols.register(server, session)
    handlers_completion.register(server, session)
    handlers_stages.register(server, session)
    handlers_diagnostics.register(server, session)
    return server


def main() -> NoReturn:
    """Serve on standard input and output until the editor says `exit`, and end the process.

    Its status is 0 when the editor has said `shutdown` before, as the protocol wants it, else 1.
    """
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(name)s: %(message)s")
    logging.getLogger("pygls").addFilter(_is_news)
    logging.getLogger("pygls.protocol.json_rpc").addFilter(_is_news)
    # A program is many small objects that stay: looking through all of them again and again is wasted.
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    # Whatever else is printed must not end up between two messages.
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    sys.stdout = sys.stderr
    # Whoever waits for the interpreter, the thread that reads or the one that answers, waits no longer than this.
    sys.setswitchinterval(0.001)
    server = create_server()
    protocol = server.protocol
    assert isinstance(protocol, Protocol)
    descriptor = sys.stdin.fileno()
    if InputReader.can_read(descriptor):
        _serve(server, protocol, InputReader(descriptor), output)
    else:
        server.start_io(sys.stdin.buffer, output)
    status = 0 if protocol.session.is_stopped else 1
    sys.stderr.flush()
    # No tidying up: nobody waits for an analysis that is under way, nor for large programs to be taken apart.
    os._exit(status)


def _serve(server: LanguageServer, protocol: Protocol, reader: InputReader, output: BinaryIO) -> None:
    """What `start_io` does, with another reader."""
    protocol.session.has_more_input = reader.has_more
    protocol.set_writer(StdoutWriter(output))
    messages = run_async(
        stop_event=threading.Event(), reader=reader, protocol=protocol, error_handler=server.report_server_error
    )
    try:
        asyncio.run(messages)
    except BrokenPipeError:
        logging.getLogger(NAME).warning("the editor has gone")
    except (KeyboardInterrupt, SystemExit):
        pass


def _is_news(record: logging.LogRecord) -> bool:
    """Whether a record is worth the log: an answer that came too late is part of every day."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, JsonRpcContentModified)
