"""Adapter of pygls: the only module that uses or overrides its private members.

pyproject.toml bounds the versions of pygls; tests/server/test_pygls_adapter.py checks that its private members are used
nowhere else, and that each of these exists:

- `_request_futures`, `_execute_handler`: pygls never removes the future of a notification, so a session would grow.
- `_handle_cancel_notification`: pygls warns of cancellations that cross the answer on their way.
- `_shutdown`: pygls cancels all requests at `shutdown` while it walks over futures, which remove themselves here.
- `_send_data`: the only place through which all messages go out, for the trace.
- `_send_response`: an error response for a message that never became a request; an answer that is JSON already.
- `_result_types`, `_include_headers`, `CHARSET`: what pygls does when it sends an answer, without making JSON of it.
- `_workspace`, `_create_text_document`, `_position_codec`: pygls would store all texts a second time, and apply all
  edits to them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, cast

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.protocol import LanguageServerProtocol, lsp_method
from pygls.protocol.json_rpc import JsonRPCNotification, JsonRPCResponseMessage
from pygls.workspace import TextDocument, Workspace

if TYPE_CHECKING:
    from ...session.snapshot import Snapshot

SnapshotOf = Callable[[str], "Snapshot | None"]
"""From a URI to the newest snapshot; None for a file that is not open."""


class JsonText(str):
    """An answer to a request, or parameters of a notification, that is JSON already."""

    __slots__ = ()


class _SessionDocument(TextDocument):
    """A pygls document whose text is the session's: pygls applies no edits."""

    snapshot_of: SnapshotOf

    @property
    def source(self) -> str:
        snapshot = self.snapshot_of(self.uri)
        return snapshot.text if snapshot is not None else ""

    @property
    def lines(self) -> tuple[str, ...]:
        snapshot = self.snapshot_of(self.uri)
        if snapshot is None:
            return ()
        index = snapshot.lines
        starts = [index.line_start(line) for line in range(index.line_count + 1)]
        return tuple(index.text[a:b] for a, b in pairwise(starts) if a < b)

    def apply_change(self, change: types.TextDocumentContentChangeEvent) -> None:
        """Does nothing: the session applies all changes of a notification at once."""


class _SessionWorkspace(Workspace):
    """A workspace of `_SessionDocument`s, which ignores changes of files that were never opened."""

    snapshot_of: SnapshotOf

    def _create_text_document(
        self,
        doc_uri: str,
        source: str | None = None,
        version: int | None = None,
        language_id: str | None = None,
    ) -> TextDocument:
        buffer = _SessionDocument(doc_uri, None, version, language_id, position_codec=self._position_codec)
        buffer.snapshot_of = self.snapshot_of
        return buffer

    def update_text_document(
        self, text_doc: types.VersionedTextDocumentIdentifier, change: types.TextDocumentContentChangeEvent
    ) -> None:
        """Does nothing, like `_SessionDocument.apply_change`."""


def _leave(method: object, params: object) -> bool:
    return False


class AdaptedProtocol(LanguageServerProtocol):
    """The protocol of pygls, without texts of its own, and with hooks for the trace and for rejected messages."""

    take: Callable[[object, object], bool] = staticmethod(_leave)
    """Does what a notification says, by its method and parameters, without the libraries; whether it could."""

    def sending(self, data: Any) -> None:
        """Called with each message before it is sent; does nothing here."""

    def reject(self, number: int | str | None, error: JsonRpcException) -> None:
        """Answer the message with the id `number` with `error`; None where the id is unknown: JSON-RPC requires
        `"id": null` then."""
        if number is None:
            self._send_data({"jsonrpc": self.VERSION, "id": None, "error": error.to_response_error()})
        else:
            self._send_response(number, None, error.to_response_error())

    def use_snapshots(self, snapshot_of: SnapshotOf, folders: Sequence[types.WorkspaceFolder]) -> None:
        """Replace the workspace that pygls made at `initialize` by one whose texts are the session's."""
        old = self.workspace
        kind = types.TextDocumentSyncKind.Incremental
        workspace = _SessionWorkspace(old.root_uri, kind, folders, old.position_encoding)
        workspace.snapshot_of = snapshot_of
        self._workspace = workspace

    @lsp_method(types.SHUTDOWN)
    def lsp_shutdown(self, *args: Any) -> Generator[Any, Any, None]:
        """As pygls, which walks over the futures while they remove themselves."""
        manager: Any = cast("Any", self.fm)
        handler = manager.features.get(types.SHUTDOWN)
        if handler is not None:
            yield handler, args, None
        for number, future in list(self._request_futures.items()):
            if number != self.msg_id and not future.done():
                future.cancel()
        self._shutdown = True

    def _execute_handler(
        self,
        msg_id: Any,
        handler: Any,
        callback: Callable[[Any], None],
        args: tuple[Any, ...] | None = None,
        kwargs: dict[str, Any] | None = None,
    ) -> None:
        """Execute as pygls does, without storing the future of a notification for the whole session."""

        def done(future: Any) -> None:
            self._request_futures.pop(msg_id, None)
            callback(future)

        super()._execute_handler(msg_id, handler, done, args, kwargs)

    def _handle_cancel_notification(self, msg_id: Any) -> None:
        """As pygls, without a warning where the answer was sent before the client's cancellation arrived."""
        if msg_id in self._request_futures:
            super()._handle_cancel_notification(msg_id)

    def _send_data(self, data: Any) -> None:
        self.sending(data)
        super()._send_data(data)

    def _send_response(self, msg_id: Any, result: Any = None, error: Any = None) -> None:
        if error is not None or not isinstance(result, JsonText):
            super()._send_response(msg_id, result, error)
            return
        self._result_types.pop(msg_id, None)
        self.sending(JsonRPCResponseMessage(id=msg_id, jsonrpc=self.VERSION, result=None))
        self._write_text(f'{{"id": {json.dumps(msg_id)}, "result": {result}, "jsonrpc": "{self.VERSION}"}}')

    def notify(self, method: str, params: Any = None) -> None:
        """Send a notification; parameters that are `JsonText` are sent as they are."""
        if not isinstance(params, JsonText):
            super().notify(method, params)
            return
        self.sending(JsonRPCNotification(method=method, params=None, jsonrpc=self.VERSION))
        self._write_text(f'{{"params": {params}, "method": {json.dumps(method)}, "jsonrpc": "{self.VERSION}"}}')

    def _write_text(self, body: str) -> None:
        """Write a message as pygls does."""
        writer: Any = self.writer
        if self._include_headers:
            # JSON has ASCII alone, so that its length is that of the bytes.
            kind = f"{self.CONTENT_TYPE}; charset={self.CHARSET}"
            body = f"Content-Length: {len(body)}\r\nContent-Type: {kind}\r\n\r\n{body}"
        # None of our writers is asynchronous.
        writer.write(body.encode(self.CHARSET))
