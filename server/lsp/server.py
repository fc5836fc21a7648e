"""LSP server: the process, and the order of messages in a connection."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import sys
from collections.abc import Callable, Generator
from importlib import import_module
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
from pygls.protocol import lsp_method

from ... import __version__
from ...ir.gc_control import freeze
from ..io.guard import guarded, log_to_stderr
from ..session.initialize import InitializeState
from .protocol import logging as logs
from .protocol.client_capabilities import client_capabilities, position_encoding
from .protocol.lazy_lsprotocol import TYPE_LOCK, converter
from .protocol.logging import NAME, Tracer
from .protocol.pygls_adapter import AdaptedProtocol
from .protocol.server_capabilities import complete_capabilities, register_placeholders, unregister_placeholders
from .stdio import BlockingReader, InputReader, Reader, is_message, is_pipe
from .watchdog import watch_editor

if TYPE_CHECKING:
    from ..session.scheduler import ReportFailure, Scheduler
    from ..session.session import Session


class Protocol(AdaptedProtocol):
    """The protocol of one connection: rejects messages that are malformed, or not allowed before or after `initialize`.

    `initialize` is answered when what reads a text is loaded; the next message loads the first handlers.
    """

    session: Session
    """Made at its first use, by `make_session`."""
    make_session: Callable[[InitializeState], Session]
    state = InitializeState()
    has_more_input: Callable[[], bool] = staticmethod(lambda: False)
    is_initialized: bool = False
    tracer: Tracer | None = None
    watch: Callable[[int | None], None] = staticmethod(watch_editor)
    """Called at `initialize` with the id of the editor's process, if it has said that."""
    on_exit: Callable[[], None] | None = None
    """Called at `exit`, in place of what pygls does."""

    def __getattr__(self, name: str) -> Any:
        # No property: pygls looks at all of these to find its own.
        if name != "session":
            raise AttributeError(name)
        self.session = self.make_session(self.state)
        self.session.has_more_input = self.has_more_input
        return self.session

    @property
    def is_stopped(self) -> bool:
        """Whether the client has sent `shutdown`."""
        return "session" in vars(self) and self.session.is_stopped

    def handle_body(self, body: bytes) -> None:
        """Handle the body of one message, which may be anything."""
        try:
            data = json.loads(body)
        except (ValueError, RecursionError):
            self.reject(None, JsonRpcParseError("invalid JSON"))
            return
        if self.tracer is not None:
            self.tracer.received(data, len(body))
        if is_message(data):
            guarded("reading a message", lambda: self._handle(data), None, logs.log_error)
        else:
            self.reject(None, JsonRpcInvalidRequest("no JSON-RPC 2.0 message"))

    def _handle(self, data: dict[str, Any]) -> None:
        is_open = self.is_initialized and not self.is_stopped
        if not (is_open and "id" not in data and self.take(data.get("method"), data.get("params"))):
            self.handle_message(self.structure_message(data))

    def structure_message(self, data: dict[str, Any]) -> Any:
        """None for a message that cannot be read; if it is a request, it is answered with an error here."""
        _leave_out_findings(data)
        try:
            with TYPE_LOCK:
                return super().structure_message(data)
        except JsonRpcException:
            method = data.get("method", "an answer")
            logs.log_warning(f"{method} has invalid parameters")
            if "id" in data and "method" in data:
                features: Any = self.fm
                is_known = method in features.features or method in features.builtin_features
                self.reject(data["id"], JsonRpcInvalidParams() if is_known else JsonRpcMethodNotFound.of(method))
            return None

    def sending(self, data: Any) -> None:
        if self.tracer is not None:
            self.tracer.sending(data)

    def handle_message(self, message: Any) -> None:
        method, number = getattr(message, "method", None), getattr(message, "id", None)
        if message is None or method is None or method == types.EXIT:
            error = None
        elif self.is_stopped:
            error = JsonRpcInvalidRequest("the session has ended: only exit is allowed after shutdown")
        elif self.is_initialized and method == types.INITIALIZE:
            error = JsonRpcInvalidRequest("initialize was sent twice")
        elif not self.is_initialized and method != types.INITIALIZE:
            error = JsonRpcServerNotInitialized("the first request must be initialize")
        else:
            error = None
        if error is None:
            self.is_initialized |= method == types.INITIALIZE
            if message is not None:
                if method not in (types.INITIALIZE, types.EXIT):
                    # Made now, and not in an assertion, which `python -O` leaves out.
                    _ = self.session
                super().handle_message(message)
        elif number is not None:
            self.reject(number, error)

    @lsp_method(types.INITIALIZE)
    def lsp_initialize(self, params: types.InitializeParams) -> Generator[Any, Any, types.InitializeResult]:
        result = yield from super().lsp_initialize(params)
        complete_capabilities(result.capabilities)
        encoding = position_encoding(self.workspace.position_encoding)
        self.use_snapshots(lambda uri: self.session.snapshot(uri), params.workspace_folders or ())
        client = params.client_info
        name = f"{client.name} {client.version or ''}".rstrip() if client is not None else "an editor without a name"
        logs.log_info(f"{NAME} {__version__} serves {name}, positions in {encoding.value}")
        self.state = InitializeState(encoding, client_capabilities(params.capabilities), params.initialization_options)
        self.watch(params.process_id)
        # Whoever waits for the answer shows nothing yet. What is wrong with the first text is waited for.
        import_module("..session.session", __package__)
        return result

    @lsp_method(types.EXIT)
    def lsp_exit(self, *args: Any) -> Generator[Any, Any, None]:
        if self.on_exit is not None:
            self.on_exit()
        parent: Any = super()
        yield from parent.lsp_exit(*args)

    @lsp_method(types.WORKSPACE_EXECUTE_COMMAND)
    async def lsp_workspace__execute_command(  # pyright: ignore[reportIncompatibleMethodOverride]
        self, params: types.ExecuteCommandParams
    ) -> Any:
        """As pygls, but as one task: cancelling the request cancels the command."""
        command, arguments, named = next(super().lsp_workspace__execute_command(params))
        from ..session.work_done_progress import with_client_token

        try:
            running = command(*arguments, **(named or {}))
        except TypeError:
            raise JsonRpcInvalidParams(f"{params.command} has invalid arguments") from None
        return await with_client_token(params.work_done_token, running)


def _leave_out_findings(data: dict[str, Any]) -> None:
    """Empty the diagnostics of a `textDocument/codeAction` request: they are not used, and may have any shape."""
    params: object = data.get("params")
    if data.get("method") == types.TEXT_DOCUMENT_CODE_ACTION and isinstance(params, dict):
        context = cast("dict[str, object]", params).get("context")
        if isinstance(context, dict) and "diagnostics" in context:
            cast("dict[str, object]", context)["diagnostics"] = []


def create_server(
    log: Callable[[str], None] = log_to_stderr,
    scheduler: Callable[[ReportFailure], Scheduler] | None = None,
) -> LanguageServer:
    """A server with all features, not started.

    Args:
        log: takes messages for developers, from any thread.
        scheduler: makes the scheduler of the session; None for the one of this system.
    """
    server = LanguageServer(NAME, __version__, protocol_cls=Protocol, converter_factory=converter)

    protocol = server.protocol
    assert isinstance(protocol, Protocol)
    register_placeholders(server)

    def make_session(state: InitializeState) -> Session:
        from .handlers.register_all import create_session

        unregister_placeholders(server)
        return create_session(server, state, log, scheduler)

    protocol.make_session = make_session
    return server


def prepare_process() -> None:
    """Set up what a process has one of: the log of pygls, and the collector of garbage."""
    logging.getLogger("pygls").addFilter(_should_log)
    logging.getLogger("pygls.protocol.json_rpc").addFilter(_should_log)
    # A program is many small long-lived objects: full collections would traverse all of them each time.
    freeze()
    gc.set_threshold(100_000, 50, 100)


def main() -> NoReturn:
    """Serve on standard input and output until `exit`, and end the process.

    The exit code is 0 after `shutdown`, else 1, as the protocol requires.
    """
    prepare_process()
    # Other output must not be written between two messages.
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    sys.stdout = sys.stderr
    # The longest time that the protocol's thread and the scheduler's wait for each other's bytecode.
    sys.setswitchinterval(0.001)
    server = create_server(logs.log_error)
    protocol = server.protocol
    assert isinstance(protocol, Protocol)
    protocol.tracer = logs.tracer()
    descriptor = sys.stdin.fileno()
    can_wait = InputReader.can_read(descriptor)
    pipes = tuple(number for number in (descriptor, output.fileno()) if is_pipe(number))
    protocol.watch = lambda editor: watch_editor(editor, pipes)
    protocol.on_exit = lambda: _end(protocol)
    _serve(protocol, InputReader(descriptor) if can_wait else BlockingReader(sys.stdin.buffer), output)
    _end(protocol)


def _end(protocol: Protocol) -> NoReturn:
    """End the process without clean-up: neither for a running analysis, nor to deallocate large programs."""
    sys.stderr.flush()
    os._exit(0 if protocol.is_stopped else 1)


def _serve(protocol: Protocol, reader: Reader, output: BinaryIO) -> None:
    """Handle messages until `exit`, or the end of the input."""
    protocol.has_more_input = reader.has_more
    tracer, writer = protocol.tracer, StdoutWriter(output)
    protocol.set_writer(tracer.writer(writer) if tracer is not None else writer)

    async def serve() -> None:
        _end_with_reader(protocol, output)
        while (body := await reader.body()) is not None:
            protocol.handle_body(body)

    try:
        asyncio.run(serve())
    except BrokenPipeError:
        logging.getLogger(NAME).warning("the editor has gone")
    except (KeyboardInterrupt, SystemExit):
        pass


def _end_with_reader(protocol: Protocol, output: BinaryIO) -> None:
    """End the process when the reader of its output has closed that: an analysis is of use to no other."""

    def closed() -> None:
        logging.getLogger(NAME).warning("the editor reads no more")
        _end(protocol)

    if os.name == "posix" and is_pipe(output.fileno()):
        # A pipe for writing is readable when its other end is closed, and only then.
        asyncio.get_running_loop().add_reader(output.fileno(), closed)


def _should_log(record: logging.LogRecord) -> bool:
    """Whether a record of pygls is logged: not for rejected requests and outdated answers, which are normal.

    Messages that cannot be read are logged by `structure_message`; pygls would log the converter's stack.
    """
    if record.msg == "Unable to deserialize message\n%s":
        return False
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, JsonRpcException) or isinstance(error, JsonRpcInternalError)
