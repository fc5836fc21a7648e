"""Bytecode with some bytes changed, and what must hold when it is read.

Files are strings here, one code point for each byte (`latin-1`), so that they are made small as texts are.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.bytecode.byte_cursor import BytecodeError
from pydealloc.syntax.bytecode.reader import generic_text, program_text
from pydealloc.syntax.document.document import parse_document
from tests.harness.bytecode_samples import WRITTEN, written

_ENCODING = "latin-1"
_NUMBERS = (0, 1, 2, 0x7F, 0x80, 0xFE, 0xFF)
"""Bytes at the ends of the ranges of a variable-length number."""


def samples() -> list[str]:
    return [written(version).decode(_ENCODING) for version in WRITTEN]


def mutated(random: Random, files: Sequence[str]) -> str:
    """A file with bytes changed, inserted, removed, repeated, or taken from another one."""
    data = bytearray(random.choice(files).encode(_ENCODING))
    for _ in range(random.choice((1, 1, 1, 2, 4, 12))):
        at = random.randrange(len(data) + 1)
        kind = random.randrange(6)
        if kind == 0 and at < len(data):
            data[at] ^= 1 << random.randrange(8)
        elif kind == 1 and at < len(data):
            data[at] = random.choice(_NUMBERS) if random.random() < 0.5 else random.randrange(256)
        elif kind == 2:
            del data[at : at + random.choice((1, 1, 2, 8, 100))]
        elif kind == 3:
            data[at:at] = bytes(random.choice(_NUMBERS) for _ in range(random.choice((1, 1, 2, 9))))
        elif kind == 4:
            data[at:at] = data[at : at + random.choice((1, 4, 30))]
        else:
            other = random.choice(files).encode(_ENCODING)
            start = random.randrange(len(other) + 1)
            data[at : at + 20] = other[start : start + random.choice((1, 20, 200))]
    return bytes(data).decode(_ENCODING)


def check(file: str) -> None:
    """A damaged file is refused in words, or read as a program that can be parsed."""
    data = file.encode(_ENCODING)
    for read in (generic_text, program_text):
        try:
            text = read(data, UPSTREAM)
        except BytecodeError:
            continue
        parse_document(text)
