"""The process that speaks the protocol: what pygls is told, and what it is kept from doing."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import sys
import threading
import time
from collections.abc import Callable, Generator
from itertools import pairwise
from typing import TYPE_CHECKING, Any, BinaryIO, NoReturn, cast

from lsprotocol import types
from pygls.exceptions import (
    JsonRpcException,
    JsonRpcInternalError,
    JsonRpcInvalidParams,
    JsonRpcInvalidRequest,
    JsonRpcMethodNotFound,
    JsonRpcParseError,
    JsonRpcServerNotInitialized,
)
from pygls.io_ import StdoutWriter
from pygls.lsp.server import LanguageServer
from pygls.protocol import LanguageServerProtocol, lsp_method
from pygls.workspace import TextDocument, Workspace

from ... import __version__
from ...ir.gc_control import freeze
from ..io.guard import guarded, log_to_stderr
from ..session.initialize import InitializeState
from .protocol import logging as logs
from .protocol.client_capabilities import client_capabilities, position_encoding
from .protocol.lazy_lsprotocol import TYPE_LOCK, converter
from .protocol.logging import NAME, Tracer
from .protocol.server_capabilities import complete_capabilities, register_placeholders, unregister_placeholders
from .stdio import BlockingReader, InputReader, Reader, is_message

if TYPE_CHECKING:
    from ..session.session import Session

_EDITOR_POLL_S = 2.0


class _SessionDocument(TextDocument):
    """A document whose text is the session's: pygls applies no edit itself."""

    protocol: Protocol

    @property
    def source(self) -> str:
        snapshot = self.protocol.session.snapshot(self.uri)
        return snapshot.text if snapshot is not None else ""

    @property
    def lines(self) -> tuple[str, ...]:
        snapshot = self.protocol.session.snapshot(self.uri)
        if snapshot is None:
            return ()
        index = snapshot.lines
        starts = [index.line_start(line) for line in range(index.line_count + 1)]
        return tuple(index.text[a:b] for a, b in pairwise(starts) if a < b)

    def apply_change(self, change: types.TextDocumentContentChangeEvent) -> None:
        """Nothing here: the session takes all changes of a notification at once."""


class _SessionWorkspace(Workspace):
    """Makes our buffers, and takes no offence at changes of files that were never opened."""

    protocol: Protocol

    def _create_text_document(
        self,
        doc_uri: str,
        source: str | None = None,
        version: int | None = None,
        language_id: str | None = None,
    ) -> TextDocument:
        buffer = _SessionDocument(doc_uri, None, version, language_id, position_codec=self._position_codec)
        buffer.protocol = self.protocol
        return buffer

    def update_text_document(
        self, text_doc: types.VersionedTextDocumentIdentifier, change: types.TextDocumentContentChangeEvent
    ) -> None:
        """Nothing here either, for the same reason."""


class Protocol(LanguageServerProtocol):
    """Installs our buffers as soon as pygls has made its own, and refuses what is too early, too late or malformed.

    The first answer is given with nothing loaded but this; what gives all others is loaded with the second message.
    """

    session: Session
    """Made when somebody asks for it."""
    make_session: Callable[[InitializeState], Session]
    state = InitializeState()
    has_more_input: Callable[[], bool] = staticmethod(lambda: False)
    is_initialized: bool = False
    tracer: Tracer | None = None

    def __getattr__(self, name: str) -> Any:
        # No property: pygls looks at all of these to find its own.
        if name != "session":
            raise AttributeError(name)
        self.session = self.make_session(self.state)
        self.session.has_more_input = self.has_more_input
        return self.session

    @property
    def is_stopped(self) -> bool:
        """Whether the editor has said `shutdown`."""
        return "session" in vars(self) and self.session.is_stopped

    def handle_body(self, body: bytes) -> None:
        """Take one message as it came, whatever it is."""
        try:
            data = json.loads(body)
        except (ValueError, RecursionError):
            self._refuse(None, JsonRpcParseError("this is no JSON"))
            return
        if self.tracer is not None:
            self.tracer.received(data, len(body))
        if is_message(data):
            guarded("taking a message", lambda: self.handle_message(self.structure_message(data)), None, logs.log_error)
        else:
            self._refuse(None, JsonRpcInvalidRequest("this is no message of JSON-RPC 2.0"))

    def structure_message(self, data: dict[str, Any]) -> Any:
        """None for what makes no sense: a request is answered then."""
        _leave_out_findings(data)
        try:
            with TYPE_LOCK:
                return super().structure_message(data)
        except JsonRpcException:
            method = data.get("method", "an answer")
            logs.log_warning(f"{method} came with parameters that it cannot have")
            if "id" in data and "method" in data:
                features: Any = self.fm
                is_known = method in features.features or method in features.builtin_features
                self._refuse(data["id"], JsonRpcInvalidParams() if is_known else JsonRpcMethodNotFound.of(method))
            return None

    def _execute_handler(
        self,
        msg_id: Any,
        handler: Any,
        callback: Callable[[Any], None],
        args: tuple[Any, ...] | None = None,
        kwargs: dict[str, Any] | None = None,
    ) -> None:
        """As pygls does it, which keeps what it knows of each notification, edits above all, as long as it runs."""

        def done(future: Any) -> None:
            self._request_futures.pop(msg_id, None)
            callback(future)

        super()._execute_handler(msg_id, handler, done, args, kwargs)

    def _refuse(self, number: Any, error: JsonRpcException) -> None:
        """`number` None: nobody knows what is refused, which has to be said too."""
        if number is None:
            self._send_data({"jsonrpc": self.VERSION, "id": None, "error": error.to_response_error()})
        else:
            self._send_response(number, None, error.to_response_error())

    def _send_data(self, data: Any) -> None:
        if self.tracer is not None:
            self.tracer.sending(data)
        super()._send_data(data)

    def handle_message(self, message: Any) -> None:
        method, number = getattr(message, "method", None), getattr(message, "id", None)
        if message is None or method is None or method == types.EXIT:
            error = None
        elif self.is_stopped:
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
                if method not in (types.INITIALIZE, types.EXIT):
                    assert self.session is not None
                super().handle_message(message)
        elif number is not None:
            self._refuse(number, error)

    @lsp_method(types.INITIALIZE)
    def lsp_initialize(self, params: types.InitializeParams) -> Generator[Any, Any, types.InitializeResult]:
        result = yield from super().lsp_initialize(params)
        complete_capabilities(result.capabilities)
        old = self.workspace
        buffers = _SessionWorkspace(
            old.root_uri,
            types.TextDocumentSyncKind.Incremental,
            params.workspace_folders or (),
            old.position_encoding,
        )
        buffers.protocol = self
        self._workspace = buffers
        client = params.client_info
        said = f"{client.name} {client.version or ''}".rstrip() if client is not None else "an editor without a name"
        counts_in = position_encoding(old.position_encoding)
        logs.log_info(f"{NAME} {__version__} serves {said}, which counts in {counts_in.value}")
        self.state = InitializeState(counts_in, client_capabilities(params.capabilities), params.initialization_options)
        if params.process_id is not None:
            _end_with(params.process_id)
        return result

    @lsp_method(types.WORKSPACE_EXECUTE_COMMAND)
    async def lsp_workspace__execute_command(  # pyright: ignore[reportIncompatibleMethodOverride]
        self, params: types.ExecuteCommandParams
    ) -> Any:
        """As pygls does it, but as one task: whoever cancels the request cancels the command."""
        command, arguments, named = next(super().lsp_workspace__execute_command(params))
        from ..session.work_done_progress import with_client_token

        try:
            running = command(*arguments, **(named or {}))
        except TypeError:
            raise JsonRpcInvalidParams(f"{params.command} wants other arguments") from None
        return await with_client_token(params.work_done_token, running)


def _end_with(editor: int) -> None:
    """End this process when the one numbered `editor` is gone: others may hold its end of our input open."""

    def watch() -> None:
        while _is_running(editor):
            time.sleep(_EDITOR_POLL_S)
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


def _leave_out_findings(data: dict[str, Any]) -> None:
    """The diagnostics in a request for code actions are those that we have sent, or another program: whatever they look
    like, nobody looks at them."""
    params: object = data.get("params")
    if data.get("method") == types.TEXT_DOCUMENT_CODE_ACTION and isinstance(params, dict):
        context = cast("dict[str, object]", params).get("context")
        if isinstance(context, dict) and "diagnostics" in context:
            cast("dict[str, object]", context)["diagnostics"] = []


def create_server(log: Callable[[str], None] = log_to_stderr) -> LanguageServer:
    """A server with all features, not started. `log` takes what only developers want to see, from any thread."""
    server = LanguageServer(NAME, __version__, protocol_cls=Protocol, converter_factory=converter)

    protocol = server.protocol
    assert isinstance(protocol, Protocol)
    register_placeholders(server)

    def make_session(state: InitializeState) -> Session:
        from .handlers.register_all import create_session

        unregister_placeholders(server)
        return create_session(server, state, log)

    protocol.make_session = make_session
    return server


def main() -> NoReturn:
    """Serve on standard input and output until the editor says `exit`, and end the process.

    Its status is 0 when the editor has said `shutdown` before, as the protocol wants it, else 1.
    """
    logging.getLogger("pygls").addFilter(_should_log)
    logging.getLogger("pygls.protocol.json_rpc").addFilter(_should_log)
    # A program is many small objects that stay: looking through all of them again and again is wasted.
    freeze()
    gc.set_threshold(100_000, 50, 100)
    # Whatever else is printed must not end up between two messages.
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    sys.stdout = sys.stderr
    # Whoever waits for the interpreter, the thread that reads or the one that answers, waits no longer than this.
    sys.setswitchinterval(0.001)
    server = create_server(logs.log_error)
    protocol = server.protocol
    assert isinstance(protocol, Protocol)
    protocol.tracer = logs.tracer()
    descriptor = sys.stdin.fileno()
    can_wait = InputReader.can_read(descriptor)
    _serve(protocol, InputReader(descriptor) if can_wait else BlockingReader(sys.stdin.buffer), output)
    status = 0 if protocol.is_stopped else 1
    sys.stderr.flush()
    # No tidying up: nobody waits for an analysis that is under way, nor for large programs to be taken apart.
    os._exit(status)


def _serve(protocol: Protocol, reader: Reader, output: BinaryIO) -> None:
    """Take messages until the editor says `exit`, or nothing any more."""
    protocol.has_more_input = reader.has_more
    tracer, writer = protocol.tracer, StdoutWriter(output)
    protocol.set_writer(tracer.writer(writer) if tracer is not None else writer)

    async def serve() -> None:
        while (body := await reader.body()) is not None:
            protocol.handle_body(body)

    try:
        asyncio.run(serve())
    except BrokenPipeError:
        logging.getLogger(NAME).warning("the editor has gone")
    except (KeyboardInterrupt, SystemExit):
        pass


def _should_log(record: logging.LogRecord) -> bool:
    """Whether a record is worth the log: a refusal, and an answer that came too late, are part of every day.

    What could not be read has a line of ours; pygls's would have the stack of the library that reads.
    """
    if record.msg == "Unable to deserialize message\n%s":
        return False
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, JsonRpcException) or isinstance(error, JsonRpcInternalError)
