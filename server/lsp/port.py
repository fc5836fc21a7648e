"""Port: the server's end of a connection whose messages are texts, passed on by function calls."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from ..session.loop_scheduler import LoopScheduler, Suspend
from .protocol import logging as logs
from .server import Protocol, create_server

T = TypeVar("T")


class Port:
    """One connection, with a server that has no threads. For a thread with a running event loop."""

    def __init__(self, send: Callable[[str], object], suspend: Suspend | None = None) -> None:
        """
        Args:
            send: takes each message of the server, a text in JSON.
            suspend: see `LoopScheduler`.
        """
        self._send = send
        self._is_closed = False
        server = create_server(logs.log_error, lambda report: LoopScheduler(report, suspend))
        protocol = server.protocol
        assert isinstance(protocol, Protocol)
        self._protocol = protocol
        # Whoever calls ends with us.
        protocol.watch = lambda editor: None
        protocol.set_writer(self, include_headers=False)

    def receive(self, body: str) -> None:
        """Handle a message of the client, which may be anything; after `exit` nothing is handled."""
        if not self._is_closed:
            # `exit` is to end the process, which is not ours.
            with suppress(SystemExit):
                self._protocol.handle_body(body.encode("utf-8", "surrogatepass"))

    async def work(self, what: str, do: Callable[[], T], empty: T) -> T:
        """`Session.work`, for what has no request of its own. Only after `initialize`."""
        return await self._protocol.session.work(what, do, empty)

    # The writer of pygls

    def write(self, data: bytes) -> None:
        self._send(data.decode())

    def close(self) -> None:
        """At `exit`."""
        self._is_closed = True
        self._protocol.session.stop()
