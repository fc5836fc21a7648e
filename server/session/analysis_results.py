"""Analysis results: the findings of each open file's newest version, and the requests that wait for them.

For the protocol's thread.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, suppress
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


Result = tuple["Snapshot", "list[Finding]", bool]
"""A version of a file, its findings, and whether these are all."""


class AnalysisResults:
    """At most one result per open file: that of its newest version, or as long as there is none, its errors."""

    def __init__(self) -> None:
        self._published: dict[str, Result] = {}
        self._waiting: dict[str, list[tuple[asyncio.Future[Result], bool]]] = {}
        """By URI: requests, and whether errors are enough."""
        self._pending: set[str] = set()
        self.on_idle_changed: list[Callable[[], None]] = []
        """Called when `is_idle` has changed."""

    @property
    def is_idle(self) -> bool:
        """Whether no file is being analysed."""
        return not self._pending

    def invalidate(self, uri: str) -> None:
        """Drop the result of a file that has a new version, or was closed; requests that wait get `SupersededError`."""
        self._published.pop(uri, None)
        self._set_pending(self._pending - {uri})
        for waiting, _ in self._waiting.pop(uri, []):
            if not waiting.done():
                waiting.set_exception(SupersededError(uri))

    def mark_pending(self, uri: str) -> None:
        """The newest version of a file is being analysed."""
        self._set_pending(self._pending | {uri})

    def stop(self) -> None:
        """No more results will be published."""
        for uri in list(self._waiting):
            self.invalidate(uri)

    def publish(self, snapshot: Snapshot, findings: list[Finding], *, is_all: bool = True) -> None:
        """Store the result of a file's newest version, and answer the requests that wait for it.

        Args:
            is_all: whether `findings` are more than its errors, and what is known already.
        """
        uri = snapshot.uri
        self._published[uri] = result = (snapshot, findings, is_all)
        if is_all:
            self._set_pending(self._pending - {uri})
        waiting = self._waiting.pop(uri, [])
        for one, is_early in waiting:
            if (is_all or is_early) and not one.done():
                one.set_result(result)
        if left := [each for each in waiting if not each[0].done()]:
            self._waiting[uri] = left

    def _set_pending(self, pending: set[str]) -> None:
        was_idle, self._pending = self.is_idle, pending
        if was_idle != self.is_idle:
            for listener in self.on_idle_changed:
                listener()

    async def wait_for(self, uri: str, *, early: bool = False) -> Result:
        """The newest version of an open file, and its findings; of a long one that is analysed its errors, if `early`.

        Raises:
            SupersededError: the file has changed or was closed meanwhile.
        """
        published = self._published.get(uri)
        if published is not None and (published[2] or early):
            return published
        waiting: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(uri, []).append((waiting, early))
        return await waiting

    async def wait_for_errors(self, uri: str) -> None:
        """Until the errors of a file's newest version are published, or there is another version."""
        if uri in self._pending:
            with suppress(SupersededError):
                await self.wait_for(uri, early=True)
