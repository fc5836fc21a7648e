"""Reader of a shared library or program: its functions, the texts each one refers to, and the functions it calls.

Nothing is disassembled. On x86-64 a text is referred to by `lea` with a distance from the instruction, a function by
`call` or `jmp` with such a distance: their bytes are searched for, and what does not lead to the beginning of a
function or into the constants is no reference. `.eh_frame_hdr` lists where functions begin, those without a name too.
"""

from __future__ import annotations

import re
import struct
from bisect import bisect_right
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

_LEA = re.compile(rb"[\x48\x4c]\x8d[\x05\x0d\x15\x1d\x25\x2d\x35\x3d]", re.DOTALL)
_CALL = re.compile(rb"[\xe8\xe9]", re.DOTALL)
_FUNCTION = 2
"""The kind of a symbol that is a function (STT_FUNC)."""
_PLT_ENTRY = 16
"""Bytes of an entry of the procedure linkage table; the first is no function's."""
_LONGEST = 600
"""Characters of the longest text that is taken for a message's."""


_LIBRARIES = ("/usr/lib/llvm-22/lib/libMLIR.so.22*", "/usr/bin/mlir-opt-22")
"""Where Debian installs the library that `mlir-opt` is made of, and the program itself with what is its own."""


def libraries_of_mlir() -> list[Path]:
    """LLVM 22's library and `mlir-opt`; empty where they are not installed."""
    return [file for each in _LIBRARIES for file in sorted(Path("/").glob(each[1:]))]


class Section(NamedTuple):
    """Address in memory, offset in the file, and size, in bytes."""

    address: int
    offset: int
    size: int


@dataclass
class Function:
    """A function, with what it refers to in the order of its code. `name` is mangled, and empty for a local one."""

    address: int
    name: str
    texts: list[str]
    calls: list[int | str]
    """Addresses of functions called or pointed at here; names of those in other libraries."""


def functions(path: Path) -> dict[int, Function]:
    """All functions of a library, by address.

    Raises:
        ValueError: if the file is not a 64-bit ELF file for x86-64, or has no table of functions.
    """
    return _Reader(path.read_bytes()).functions()


class _Reader:
    def __init__(self, data: bytes) -> None:
        self.data = data
        if data[:5] != b"\x7fELF\x02" or struct.unpack_from("<H", data, 18)[0] != 62:
            raise ValueError("no 64-bit ELF file for x86-64")
        self.sections = self._sections()
        for name in (".dynsym", ".dynstr", ".text", ".rodata", ".eh_frame_hdr"):
            if name not in self.sections:
                raise ValueError(f"no section {name}")

    def _sections(self) -> dict[str, Section]:
        (table,) = struct.unpack_from("<Q", self.data, 0x28)
        count, names = struct.unpack_from("<HH", self.data, 0x3C)
        headers = [struct.unpack_from("<IIQQQQ", self.data, table + 64 * index) for index in range(count)]
        strings = headers[names][4]
        return {self._string(strings + each[0]): Section(*each[3:6]) for each in headers}

    def _string(self, offset: int) -> str:
        return self.data[offset : self.data.index(b"\0", offset)].decode("ascii", "replace")

    def functions(self) -> dict[int, Function]:
        symbols = self._symbols()
        named = {address: name for name, address in reversed(symbols) if address}
        starts = self._starts()
        found = {start: Function(start, named.get(start, ""), [], []) for start in starts}
        places: dict[int, list[tuple[int, int | str, bool]]] = defaultdict(list)
        for place, target, is_text in (*self._leas(found), *self._calls(found, self._linked(symbols))):
            index = bisect_right(starts, place) - 1
            if index >= 0:
                places[starts[index]].append((place, target, is_text))
        for start, references in places.items():
            for _, target, is_text in sorted(references, key=lambda each: each[0]):
                if not is_text:
                    found[start].calls.append(target)
                elif isinstance(target, int) and (text := self._text(target)):
                    found[start].texts.append(text)
        return found

    def _symbols(self) -> list[tuple[str, int]]:
        """Names with their addresses; 0 for those of other libraries."""
        table, strings = self.sections[".dynsym"], self.sections[".dynstr"]
        found: list[tuple[str, int]] = []
        for offset in range(table.offset, table.offset + table.size, 24):
            name, info, _, section, value = struct.unpack_from("<IBBHQ", self.data, offset)
            is_here = bool(section) and info & 15 == _FUNCTION
            found.append((self._string(strings.offset + name), value if is_here else 0))
        return found

    def _linked(self, symbols: list[tuple[str, int]]) -> dict[int, int | str]:
        """What the entries of the procedure linkage table lead to."""
        plt, relocations = self.sections.get(".plt"), self.sections.get(".rela.plt")
        if plt is None or relocations is None:
            return {}
        found: dict[int, int | str] = {}
        for index in range(relocations.size // 24):
            _, info, _ = struct.unpack_from("<QQq", self.data, relocations.offset + 24 * index)
            name, address = symbols[info >> 32]
            found[plt.address + _PLT_ENTRY * (index + 1)] = address or name
        return found

    def _starts(self) -> list[int]:
        header = self.sections[".eh_frame_hdr"]
        (count,) = struct.unpack_from("<I", self.data, header.offset + 8)
        places = (struct.unpack_from("<i", self.data, header.offset + 12 + 8 * index)[0] for index in range(count))
        return sorted(header.address + place for place in places)

    def _leas(self, functions: dict[int, Function]) -> list[tuple[int, int, bool]]:
        text, constants = self.sections[".text"], self.sections[".rodata"]
        code = self.data[text.offset : text.offset + text.size]
        found: list[tuple[int, int, bool]] = []
        for match in _LEA.finditer(code, 0, len(code) - 7):
            place = text.address + match.start()
            target = place + 7 + struct.unpack_from("<i", code, match.start() + 3)[0]
            is_text = constants.address <= target < constants.address + constants.size
            if is_text or target in functions:
                found.append((place, target, is_text))
        return found

    def _calls(self, functions: dict[int, Function], linked: dict[int, int | str]) -> list[tuple[int, int | str, bool]]:
        text = self.sections[".text"]
        code = self.data[text.offset : text.offset + text.size]
        found: list[tuple[int, int | str, bool]] = []
        for match in _CALL.finditer(code, 0, len(code) - 5):
            place = text.address + match.start()
            target = place + 5 + struct.unpack_from("<i", code, match.start() + 1)[0]
            leads_to = linked.get(target, target)
            if isinstance(leads_to, str) or leads_to in functions:
                found.append((place, leads_to, False))
        return found

    def _text(self, address: int) -> str:
        """The text at an address in the constants; empty if there is none that a message could have."""
        constants = self.sections[".rodata"]
        start = constants.offset + address - constants.address
        end = self.data.find(b"\0", start, start + _LONGEST)
        raw = self.data[start:end] if end > start else b""
        try:
            text = raw.decode("ascii")
        except UnicodeDecodeError:
            return ""
        return text if all(each.isprintable() or each == "\n" for each in text) else ""
