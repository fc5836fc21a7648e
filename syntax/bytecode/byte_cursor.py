"""Byte cursor: numbers, strings and sections at a position in bytecode.

The encoding is that of MLIR's documentation of the bytecode format: integers of variable width with the length in the
low bits of the first byte, signed ones in zigzag order, sections with an optional alignment.
"""

from __future__ import annotations

_SIGNIFICANT_BITS = 7
"""Of a one-byte integer; each zero bit below the first set bit adds a byte."""
_HAS_ALIGNMENT = 0x80
"""Of the byte that opens a section."""


class BytecodeError(Exception):
    """Bytecode that cannot be read; the message is for the user."""


class ByteCursor:
    """A position in `data`. All methods move it, and raise `BytecodeError` where the data ends too early."""

    __slots__ = ("_data", "_end", "_position")

    def __init__(self, data: bytes, start: int = 0, end: int | None = None) -> None:
        self._data = data
        self._position = start
        self._end = len(data) if end is None else end

    @property
    def at_end(self) -> bool:
        return self._position >= self._end

    @property
    def remaining(self) -> int:
        """Bytes up to the end."""
        return max(self._end - self._position, 0)

    def byte(self) -> int:
        """An unsigned byte."""
        if self._position >= self._end:
            raise BytecodeError("the bytecode ends in the middle of a value")
        value = self._data[self._position]
        self._position += 1
        return value

    def bytes(self, count: int) -> bytes:
        """The next `count` bytes."""
        if count > self._end - self._position:
            raise BytecodeError("the bytecode ends in the middle of a value")
        start = self._position
        self._position += count
        return self._data[start : self._position]

    def integer(self) -> int:
        """An unsigned integer of at most 64 bits."""
        first = self.byte()
        if first & 1:
            return first >> 1
        if first == 0:
            return int.from_bytes(self.bytes(8), "little")
        more = (first & -first).bit_length() - 1
        return (int.from_bytes(self.bytes(more), "little") << (_SIGNIFICANT_BITS - more)) | (first >> (more + 1))

    def signed(self) -> int:
        """A signed integer of at most 64 bits."""
        value = self.integer()
        return (value >> 1) ^ -(value & 1)

    def flagged(self) -> tuple[int, bool]:
        """An unsigned integer with a flag in its lowest bit."""
        value = self.integer()
        return value >> 1, bool(value & 1)

    def text(self) -> str:
        """A string up to a zero byte."""
        end = self._data.find(b"\0", self._position, self._end)
        if end < 0:
            raise BytecodeError("a string in the bytecode has no end")
        text = self._data[self._position : end].decode("utf-8", "surrogateescape")
        self._position = end + 1
        return text

    def blob(self) -> bytes:
        """Bytes after their number."""
        return self.bytes(self.integer())

    def align(self, alignment: int) -> None:
        """Skip padding up to a multiple of `alignment` bytes from the start of the file."""
        if alignment < 1 or alignment & (alignment - 1):
            raise BytecodeError(f"an alignment in the bytecode is {alignment}, which is no power of two")
        self.bytes(-self._position % alignment)

    def section(self) -> tuple[int, ByteCursor]:
        """The number of a section, and a cursor over its data."""
        head, length = self.byte(), self.integer()
        if head & _HAS_ALIGNMENT:
            self.align(self.integer())
        start = self._position
        self.bytes(length)
        return head & ~_HAS_ALIGNMENT, ByteCursor(self._data, start, self._position)

    def copy(self) -> ByteCursor:
        """Another cursor at the same position."""
        return ByteCursor(self._data, self._position, self._end)

    def part(self, length: int) -> ByteCursor:
        """A cursor over the next `length` bytes."""
        start = self._position
        self.bytes(length)
        return ByteCursor(self._data, start, self._position)
