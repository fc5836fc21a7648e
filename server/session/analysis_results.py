"""Analysis results: the findings of each open file's newest version, and the requests that wait for them.

For the protocol's thread.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, suppress
from enum import IntEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...syntax.text.findings import Finding
    from .snapshot import Snapshot


class Extent(IntEnum):
    """Extent of the findings of a version of a file, least first."""

    LINES = 0
    """Errors in the edited lines, or on the first page; elsewhere, they are those of the version before."""
    ERRORS = 1
    """All that is wrong with a long function, or all that is found around the cursor."""
    ALL = 2


Deliver = Callable[["list[Finding]", Extent], None]
"""Takes findings of a version for publication, as soon as some are known and each time more are. From any thread."""


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
            deliver([], Extent.ALL)


Result = tuple["Snapshot", "list[Finding]", Extent]
"""A version of a file, and its findings."""


class AnalysisResults:
    """At most one result per open file: that of its newest version which has come farthest."""

    def __init__(self) -> None:
        self._published: dict[str, Result] = {}
        self._waiting: dict[str, list[tuple[asyncio.Future[Result], Extent]]] = {}
        """By URI: requests, and what is enough for them."""
        self._pending: set[str] = set()
        self.on_published: list[Callable[[Result], None]] = []
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

    def publish(self, snapshot: Snapshot, findings: list[Finding], extent: Extent = Extent.ALL) -> None:
        """Store the result of a file's newest version, and answer the requests for which it is enough."""
        uri = snapshot.uri
        self._published[uri] = result = (snapshot, findings, extent)
        if extent is Extent.ALL:
            self._set_pending(self._pending - {uri})
        waiting = self._waiting.pop(uri, [])
        for one, enough in waiting:
            if extent >= enough and not one.done():
                one.set_result(result)
        if left := [each for each in waiting if not each[0].done()]:
            self._waiting[uri] = left
        for listener in self.on_published:
            listener(result)

    def _set_pending(self, pending: set[str]) -> None:
        was_idle, self._pending = self.is_idle, pending
        if was_idle != self.is_idle:
            for listener in self.on_idle_changed:
                listener()

    async def wait_for(self, uri: str, enough: Extent = Extent.ALL) -> Result:
        """The newest version of an open file, and its findings as soon as these are `enough`.

        Raises:
            SupersededError: the file has changed or was closed meanwhile.
        """
        published = self._published.get(uri)
        if published is not None and published[2] >= enough:
            return published
        waiting: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(uri, []).append((waiting, enough))
        return await waiting

    async def wait_for_errors(self, uri: str) -> None:
        """Until the errors of a file's newest version are published, or there is another version."""
        if uri in self._pending:
            with suppress(SupersededError):
                await self.wait_for(uri, Extent.ERRORS)
