"""Closed files: those whose findings a client may still ask for."""

from __future__ import annotations

from time import monotonic

from ...session.session import Session
from ...session.snapshot import Snapshot

FORGETTING_S = 60.0
"""For so long after a file was closed its report is empty, whether or not the client names it: VS Code asks for a last
time while it closes a file, shows the answer, and forgets that it has it."""


class ClosedFiles:
    """Files that were closed a short time ago and have not been opened again. Times are in seconds."""

    def __init__(self) -> None:
        self._times: dict[str, float] = {}

    def open(self, uri: str) -> None:
        self._times.pop(uri, None)

    def close(self, uri: str, now: float) -> None:
        """Those of long ago are forgotten: perhaps nobody ever asks."""
        self.recent(now)
        self.open(uri)
        self._times[uri] = now

    def recent(self, now: float) -> list[str]:
        """URIs, in the order in which they were closed."""
        earliest = now - FORGETTING_S
        for uri in [uri for uri, time in self._times.items() if time < earliest]:
            del self._times[uri]
        return list(self._times)

    def note(self, session: Session, snapshot: Snapshot) -> None:
        """Take down whether the file of a snapshot whose findings were published is open."""
        if session.snapshot(snapshot.uri) is not None:
            self.open(snapshot.uri)
        elif session.client_capabilities.pull_diagnostics:
            self.close(snapshot.uri, monotonic())
