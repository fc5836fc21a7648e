"""Analysis results: the findings of each open file's newest version, and the requests that wait for them.

For the protocol's thread.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...syntax.text.findings import Finding
    from .programs import Deliver
    from .snapshot import Snapshot


class SupersededError(Exception):
    """The file changed, or was closed, before its analysis was complete."""


def finish_on_error(
    steps: Generator[float | None], deliver: Deliver, is_wanted: Callable[[], bool]
) -> Iterator[float | None]:
    """The analysis `steps`, which ends as soon as it is not wanted; if it raises, an empty result is delivered first,
    so that no request waits for ever."""
    try:
        with closing(steps):
            for step in steps:
                yield step
                if not is_wanted():
                    return
    finally:
        if isinstance(sys.exc_info()[1], Exception):
            deliver([], True)


class AnalysisResults:
    """At most one result per open file: that of its newest version."""

    def __init__(self) -> None:
        self._published: dict[str, tuple[Snapshot, list[Finding]]] = {}
        self._waiting: dict[str, list[asyncio.Future[tuple[Snapshot, list[Finding]]]]] = {}
        self._pending: set[str] = set()
        self._await_errors: dict[str, asyncio.Event] = {}
        """Of the files that are being analysed: set when the errors of the newest version are known."""
        self.on_idle_changed: list[Callable[[], None]] = []
        """Called when `is_idle` has changed."""

    @property
    def is_idle(self) -> bool:
        """Whether no file is being analysed."""
        return not self._pending

    def invalidate(self, uri: str) -> None:
        """Drop the result of a file that has a new version, or was closed; requests that wait get `SupersededError`."""
        self._published.pop(uri, None)
        self.errors_known(uri)
        self._set_pending(self._pending - {uri})
        for waiting in self._waiting.pop(uri, []):
            if not waiting.done():
                waiting.set_exception(SupersededError(uri))

    def mark_pending(self, uri: str) -> None:
        """The newest version of a file is being analysed."""
        self._await_errors[uri] = asyncio.Event()
        self._set_pending(self._pending | {uri})

    def errors_known(self, uri: str) -> None:
        """The errors of a file's newest version are published, or it is not the newest one any more."""
        known = self._await_errors.pop(uri, None)
        if known is not None:
            known.set()

    async def wait_for_errors(self, uri: str) -> None:
        """Until the errors of a file's newest version are published, or there is another version."""
        known = self._await_errors.get(uri)
        if known is not None:
            await known.wait()

    def stop(self) -> None:
        """No more results will be published."""
        for uri in {*self._waiting, *self._await_errors}:
            self.invalidate(uri)

    def publish(self, snapshot: Snapshot, findings: list[Finding]) -> None:
        """Store the result of a file's newest version, and answer the requests that wait for it."""
        self._published[snapshot.uri] = result = (snapshot, findings)
        self._set_pending(self._pending - {snapshot.uri})
        for waiting in self._waiting.pop(snapshot.uri, []):
            if not waiting.done():
                waiting.set_result(result)

    def _set_pending(self, pending: set[str]) -> None:
        was_idle, self._pending = self.is_idle, pending
        if was_idle != self.is_idle:
            for listener in self.on_idle_changed:
                listener()

    async def wait_for(self, uri: str) -> tuple[Snapshot, list[Finding]]:
        """The newest version of an open file, and its findings.

        Raises:
            SupersededError: the file has changed or was closed meanwhile.
        """
        published = self._published.get(uri)
        if published is not None:
            return published
        waiting: asyncio.Future[tuple[Snapshot, list[Finding]]] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(uri, []).append(waiting)
        return await waiting
