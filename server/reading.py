"""Standard input, read by the event loop itself, which then knows whether there is more to come.

pygls reads three times per message on another thread. That costs half a millisecond, and hides what matters when keys
come quickly: that the next message is already there, so that nobody waits for an answer to this one.
"""

from __future__ import annotations

import asyncio
import os
import select

_MOST = 1 << 20
"""Bytes of one read."""
_MOST_AHEAD = 16 << 20
"""Bytes read before anybody asks for them; whoever sends more has to wait."""


class InputReader:
    """What pygls calls an asynchronous reader. Only for input that an event loop can wait for: see `can_read`."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._buffer = bytearray()
        self._is_at_end = False
        self._arrived: asyncio.Future[None] | None = None
        self._is_listening = False

    @staticmethod
    def can_read(descriptor: int) -> bool:
        """Whether it is a pipe, a terminal or a socket, on a system whose event loops wait for these."""
        if os.name != "posix":
            return False
        loop = asyncio.new_event_loop()
        try:
            loop.add_reader(descriptor, lambda: None)
        except (OSError, NotImplementedError):
            return False
        finally:
            loop.close()
        return True

    def has_more(self) -> bool:
        """Whether there is something that has not been asked for yet."""
        return bool(self._buffer) or bool(select.select([self._descriptor], [], [], 0)[0])

    async def readline(self) -> bytes:
        """Up to and with the next line feed; what is left, perhaps nothing, at the end of the input."""
        # What the last message started goes on before the next one is taken, however many are there.
        await asyncio.sleep(0)
        looked = 0
        while (end := self._buffer.find(b"\n", looked)) < 0 and not self._is_at_end:
            looked = len(self._buffer)
            await self._more()
        return self._take(end + 1 if end >= 0 else len(self._buffer))

    async def readexactly(self, n: int) -> bytes:
        """The next `n` bytes; nothing when the input ends before."""
        await asyncio.sleep(0)
        while len(self._buffer) < n and not self._is_at_end:
            await self._more()
        return self._take(n) if len(self._buffer) >= n else b""

    def _take(self, count: int) -> bytes:
        taken = bytes(self._buffer[:count])
        del self._buffer[:count]
        return taken

    async def _more(self) -> None:
        loop = asyncio.get_running_loop()
        if not self._is_listening:
            loop.add_reader(self._descriptor, self._read)
            self._is_listening = True
        self._arrived = loop.create_future()
        await self._arrived

    def _read(self) -> None:
        try:
            data = os.read(self._descriptor, _MOST)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            data = b""
        self._buffer += data
        self._is_at_end = not data
        if self._is_at_end or len(self._buffer) > _MOST_AHEAD:
            asyncio.get_running_loop().remove_reader(self._descriptor)
            self._is_listening = False
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)
