"""What is known about the newest version of each open file once its analysis is done, and who waits for that.

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
    from .snapshot import Snapshot


class Superseded(Exception):
    """The file changed, or was closed, before it was known."""


def ending(
    steps: Generator[float | None], deliver: Callable[[list[Finding], bool], None], is_wanted: Callable[[], bool]
) -> Iterator[float | None]:
    """An analysis, `steps`, that ends whatever happens: as soon as nobody wants it; and where it fails, nothing is
    found, and nobody waits for ever."""
    try:
        with closing(steps):
            for step in steps:
                yield step
                if not is_wanted():
                    return
    finally:
        if isinstance(sys.exc_info()[1], Exception):
            deliver([], True)


class Settled:
    """One answer per file: about the version that was last begun."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Snapshot, list[Finding]]] = {}
        self._waiting: dict[str, list[asyncio.Future[tuple[Snapshot, list[Finding]]]]] = {}
        self._expected: set[str] = set()
        self.when_changed: list[Callable[[], None]] = []
        """Called when `is_quiet` may have changed."""

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is being analysed."""
        return not self._expected

    def begin(self, uri: str) -> None:
        """Nothing is known any more: there is another version, or none."""
        self._known.pop(uri, None)
        self._tell(self._expected - {uri})
        for waiting in self._waiting.pop(uri, []):
            if not waiting.done():
                waiting.set_exception(Superseded(uri))

    def expect(self, uri: str) -> None:
        """All will be known about the version that was begun."""
        self._tell(self._expected | {uri})

    def stop(self) -> None:
        """Nothing will be known any more."""
        for uri in list(self._waiting):
            self.begin(uri)

    def end(self, snapshot: Snapshot, findings: list[Finding]) -> None:
        """All is known about the newest version."""
        self._known[snapshot.uri] = found = (snapshot, findings)
        self._tell(self._expected - {snapshot.uri})
        for waiting in self._waiting.pop(snapshot.uri, []):
            if not waiting.done():
                waiting.set_result(found)

    def _tell(self, expected: set[str]) -> None:
        was_quiet, self._expected = self.is_quiet, expected
        if was_quiet != self.is_quiet:
            for tell in self.when_changed:
                tell()

    async def wait(self, uri: str) -> tuple[Snapshot, list[Finding]]:
        """The newest version of a file that is open, and its findings.

        Raises:
            Superseded: there is a newer version meanwhile, or none.
        """
        known = self._known.get(uri)
        if known is not None:
            return known
        waiting: asyncio.Future[tuple[Snapshot, list[Finding]]] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(uri, []).append(waiting)
        return await waiting
