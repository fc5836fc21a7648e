"""Client in the server's process: sends requests and receives messages as an editor does, without a pipe.

What goes to and fro is what JSON has, so everything that answers real editors takes part: reading and writing the
protocol's types too. Only the bytes' way through the system is left out.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any

from ...ir.records import dataclass
from ..lsp.server import Protocol, create_server
from ..session.project_releases import READ_AS
from ..session.scheduler import ReportFailure, Scheduler

Json = Any
"""A value of `json.loads`."""

_CLIENT_ERROR = 1
"""The type of a message that tells the user of a failure."""


@dataclass(frozen=True)
class Answer:
    """Result of one request."""

    result: Json
    error: Mapping[str, Json] | None
    seconds: float
    failures: tuple[str, ...]
    """Log records meanwhile: each a sentence, and lines of a traceback."""


class NoAnswerError(Exception):
    """A request has not been answered in time."""


class InProcess:
    """One session with a server of its own. All methods are for one thread, which runs an event loop."""

    def __init__(self, settings: Json = None, scheduler: Callable[[ReportFailure], Scheduler] | None = None) -> None:
        """
        Args:
            settings: what the server is told when it asks for the section `pydealloc`; they may be replaced later.
            scheduler: makes the scheduler of the server; None for the one of this system.
        """
        # What goes wrong is in the answers, with its traceback, or in our own log.
        logging.getLogger("pygls").setLevel(logging.CRITICAL)
        self.settings = settings
        self._failures: list[str] = []
        self._server = create_server(self._log, scheduler)
        protocol = self._server.protocol
        assert isinstance(protocol, Protocol)
        self._protocol = protocol
        self._protocol.set_writer(self, include_headers=False)
        self._waiting: dict[int, asyncio.Future[Json]] = {}
        self._published: dict[str, list[Json]] = {}
        self._news: dict[str, asyncio.Event] = {}
        self._last = 0
        self.capabilities: Json = None
        """The announced capabilities of the server."""

    async def begin(self, capabilities: Json, root: str | None = None) -> None:
        """Say hello, as an editor that can do what `capabilities` say. `root`: the URI of the workspace's folder."""
        folders = [{"uri": root, "name": ""}] if root is not None else None
        params = {"processId": None, "rootUri": root, "workspaceFolders": folders, "capabilities": capabilities}
        answer = await self.request("initialize", params, 60)
        self.capabilities = answer.result["capabilities"]
        self.notify("initialized", {})

    @property
    def latest(self) -> int:
        """The number of the latest request; 0 before the first one."""
        return self._last

    def served(self) -> frozenset[str]:
        """The requests and notifications that the server knows."""
        known: Any = self._protocol.fm
        return frozenset({*known.features, *known.builtin_features})

    def unfinished(self) -> int:
        """The number of unprocessed messages, of either side."""
        known: Any = self._protocol
        return len(known._request_futures)

    def notify(self, method: str, params: Json) -> None:
        self._send({"jsonrpc": "2.0", "method": method, "params": params})

    async def request(self, method: str, params: Json, patience: float) -> Answer:
        """
        Raises:
            NoAnswerError: nothing came for `patience` seconds.
        """
        self._last = number = self._last + 1
        self._waiting[number] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        self._send({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        try:
            message = await asyncio.wait_for(self._waiting[number], patience)
        except (asyncio.TimeoutError, TimeoutError):
            self.notify("$/cancelRequest", {"id": number})
            raise NoAnswerError(f"no answer within {patience:g} s") from None
        finally:
            del self._waiting[number]
        seconds = time.perf_counter() - began
        return Answer(message.get("result"), message.get("error"), seconds, self.take_failures())

    async def published(self, uri: str, patience: float) -> None:
        """Wait until there are diagnostics of a file.

        Raises:
            NoAnswerError: nothing came for `patience` seconds.
        """
        news = self._news.setdefault(uri, asyncio.Event())
        try:
            await asyncio.wait_for(news.wait(), patience)
        except (asyncio.TimeoutError, TimeoutError):
            raise NoAnswerError(f"no diagnostics within {patience:g} s") from None

    def take_diagnostics(self, uri: str) -> list[Json]:
        """All lists of diagnostics that have been published of a file since the last time."""
        self._news.pop(uri, None)
        return self._published.pop(uri, [])

    def take_failures(self) -> tuple[str, ...]:
        """The new log records."""
        taken = tuple(self._failures)
        self._failures.clear()
        return taken

    def end(self) -> None:
        self._protocol.session.stop()

    # The server's side

    def write(self, data: bytes) -> None:
        """Called by the server with each of its messages."""
        message = json.loads(data)
        if "method" not in message:
            waiting = self._waiting.get(message["id"])
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
            return
        method, params = message["method"], message.get("params")
        if method == "textDocument/publishDiagnostics":
            uri = params["uri"]
            self._published.setdefault(uri, []).append(params["diagnostics"])
            self._news.setdefault(uri, asyncio.Event()).set()
        elif method == "window/showMessage" and params["type"] == _CLIENT_ERROR:
            self._failures.append(params["message"])
        if "id" in message:
            asyncio.get_running_loop().call_soon(self._reply, message["id"], method, params)

    def _log(self, line: str) -> None:
        """Called by the server with each log record; only what is not a failure is left out."""
        if READ_AS not in line:
            self._failures.append(line)

    def close(self) -> None:
        """Nothing: there is no file behind it."""

    def reply_to(self, method: str, params: Json) -> Json:
        """The answer to a request of the server, with the settings of this moment; an editor may answer otherwise."""
        return _REPLIES.get(method, _nothing)(self.settings)

    def _reply(self, number: Json, method: str, params: Json) -> None:
        self._send({"jsonrpc": "2.0", "id": number, "result": self.reply_to(method, params)})

    def _send(self, message: Json) -> None:
        self._protocol.handle_body(json.dumps(message).encode())


def _nothing(_: Json) -> Json:
    return None


_REPLIES: Mapping[str, Callable[[Json], Json]] = {
    "workspace/configuration": lambda settings: [settings],
    "workspace/applyEdit": lambda _: {"applied": False},
}
"""Results for requests of the server; null for all others."""
