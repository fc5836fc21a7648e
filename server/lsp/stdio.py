"""Standard input: messages read by the event loop itself, which then knows whether there is more input.

pygls reads three times per message on another thread. That costs half a millisecond, and hides that the next message is
already there, so that an analysis for this one would be outdated at once.
"""

from __future__ import annotations

import asyncio
import os
import select
import stat
from abc import ABC, abstractmethod
from typing import Any, BinaryIO, TypeGuard, cast

_READ_BYTES = 1 << 20
"""Bytes of one read."""
_MAX_SIZE_DIGITS = 20
_MAX_BODY_BYTES = 1 << 30
_MAX_BUFFERED_BYTES = 16 << 20
"""Bytes that are read ahead; more stay in the pipe."""


def is_message(data: object) -> TypeGuard[dict[str, Any]]:
    """Whether a JSON value is a JSON-RPC 2.0 message: an object with the version, and a valid id and method if any."""
    if not isinstance(data, dict):
        return False
    message = cast("dict[str, object]", data)
    number, method = message.get("id"), message.get("method", "")
    is_number = number is None or (isinstance(number, int | str) and not isinstance(number, bool))
    return message.get("jsonrpc") == "2.0" and is_number and isinstance(method, str)


def is_pipe(descriptor: int) -> bool:
    """Whether it is a pipe, whose one end can be told that the other is closed."""
    try:
        return stat.S_ISFIFO(os.fstat(descriptor).st_mode)
    except OSError:
        return False


class Reader(ABC):
    """Splits input into messages (`Content-Length` framing)."""

    def has_more(self) -> bool:
        """Whether there is input that has not been returned yet, as far as that is known."""
        return False

    async def body(self) -> bytes | None:
        """The body of the next message; None at the end of the input.

        Header names are case-insensitive. Lines that are no header are skipped, up to the next `Content-Length`. Of a
        message that is too long to be one, the body is empty, and what follows is skipped in the same way.
        """
        size = -1
        while True:
            line = await self._line()
            if not line:
                return None
            name, _, value = line.partition(b":")
            if name.strip().lower() == b"content-length" and value.strip().isdigit():
                # A number of thousands of digits takes long to read, or is refused.
                size = int(value) if len(value.strip()) <= _MAX_SIZE_DIGITS else _MAX_BODY_BYTES + 1
            elif size >= 0 and not line.strip():
                break
        if size > _MAX_BODY_BYTES:
            return b""
        body = await self._exactly(size)
        return body if len(body) == size else None

    @abstractmethod
    async def _line(self) -> bytes:
        """Up to and with the next line feed; what is left, perhaps nothing, at the end of the input."""

    @abstractmethod
    async def _exactly(self, size: int) -> bytes:
        """So many bytes; fewer at the end of the input."""


class BlockingReader(Reader):
    """Reads any input, on a thread of the event loop's executor."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream

    async def _line(self) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(None, self._stream.readline)

    async def _exactly(self, size: int) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(None, self._stream.read, size)


class InputReader(Reader):
    """Reads input that an event loop can wait for: see `can_read`."""

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
        return bool(self._buffer) or bool(select.select([self._descriptor], [], [], 0)[0])

    async def _line(self) -> bytes:
        # Tasks of the last message run before the next message is taken, however many messages there are.
        await asyncio.sleep(0)
        looked = 0
        while (end := self._buffer.find(b"\n", looked)) < 0 and not self._is_at_end:
            looked = len(self._buffer)
            await self._more()
        return self._take(end + 1 if end >= 0 else len(self._buffer))

    async def _exactly(self, size: int) -> bytes:
        await asyncio.sleep(0)
        while len(self._buffer) < size and not self._is_at_end:
            await self._more()
        return self._take(min(size, len(self._buffer)))

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
            data = os.read(self._descriptor, _READ_BYTES)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            data = b""
        self._buffer += data
        self._is_at_end = not data
        if self._is_at_end or len(self._buffer) > _MAX_BUFFERED_BYTES:
            asyncio.get_running_loop().remove_reader(self._descriptor)
            self._is_listening = False
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)
