"""Server status: whether the analysis is idle and the server healthy, as `experimental/serverStatus`.

The notification and its fields are rust-analyzer's (`docs/book/src/contributing/lsp-extensions.md` there).
"""

from __future__ import annotations

import asyncio

from pygls.lsp.server import LanguageServer

from ...session.session import Session, Snapshot

STATUS = "experimental/serverStatus"
_SOON = 0.25
"""Seconds. What is analysed faster is not worth a word."""


class Status:
    """The state that was sent last, and the present one. For the protocol's thread, but for `failed`."""

    def __init__(self, server: LanguageServer) -> None:
        self._server = server
        self._session: Session | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._failures = 0
        self._last_sent: dict[str, object] = {}
        self._timer: asyncio.TimerHandle | None = None

    def follow(self, session: Session) -> None:
        """From now on tell of `session`, to an editor that wants to know."""
        if session.client_capabilities.server_status_notification:
            self._session = session
            self._loop = asyncio.get_running_loop()
            session.results.on_idle_changed.append(self._changed)
            session.on_published.append(self._published)
            self._loop.call_soon(self._send)

    def failed(self) -> None:
        """One of our own bugs was met. On any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._count)

    def _count(self) -> None:
        self._failures += 1
        self._send()

    def _published(self, _: Snapshot) -> None:
        # Configurations are read when files are opened, and when they have changed.
        if self._last_sent and self._now()["health"] != self._last_sent["health"]:
            self._send()

    def _changed(self) -> None:
        session = self._session
        if session is None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if session.results.is_idle:
            self._send()
        else:
            self._timer = asyncio.get_running_loop().call_later(_SOON, self._send)

    def _send(self) -> None:
        now = self._now()
        if now != self._last_sent and self._session is not None and not self._session.is_stopped:
            self._last_sent = now
            self._server.protocol.notify(STATUS, now)

    def _now(self) -> dict[str, object]:
        session = self._session
        sentences: list[str] = []
        if session is not None and (problems := session.problems.count()):
            sentences.append(f"{problems} problem{'s' if problems > 1 else ''} in configuration files")
        if self._failures:
            times = "once" if self._failures == 1 else f"{self._failures} times"
            sentences.append(f"internal errors in the server: {times}; see its log")
        health = "warning" if sentences else "ok"
        if session is not None and (releases := str(session.releases)):
            sentences.append(releases)
        return {
            "health": health,
            "quiescent": session is None or session.results.is_idle,
            **({"message": "; ".join(sentences)} if sentences else {}),
        }
