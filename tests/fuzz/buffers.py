"""The editor's side of an open file: its text, and edits as the protocol tells them, by code that shares nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.fuzz.generators import mutation
from tests.fuzz.vocabulary import ATTRIBUTES, NAMES, PUNCTUATION, TYPES

Json = Any

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+\Z")
_LONGEST = 5_000
"""Code points; a longer text is replaced by another one."""
_PIECES = (
    *PUNCTUATION, *NAMES, *TYPES, *ATTRIBUTES, "\r\n", "\r", "\n", "\f", "\v", "\0", "\u2028", "\x85", "\ufeff",
    "\N{GRINNING FACE}", "e\u0301", "\U0010ffff", "\udc80", "\udfff", "  ", "// é\N{GRINNING FACE}\n",
    "%a = memref.alloc() : memref<4xf32>\n", "memref.dealloc %a : memref<4xf32>\n", "func.func @f() {\n", "return\n",
    "}\n", "func.call @f() : () -> ()\n", "// -----\n", "// RUN: mlir-opt %s\n", "cf.br ^bb1\n", "^bb1:\n",
    "%c0 = arith.constant 0 : index\n", "#map = affine_map<(d0) -> (d0)>\n", "!t = memref<4xf32>\n",
)  # fmt: skip


class Buffer:
    """One open file. Columns count in `encoding`."""

    def __init__(self, uri: str, text: str, encoding: str) -> None:
        self.uri = uri
        self.text = text
        self.version = 1
        self._encoding = encoding

    @property
    def item(self) -> Json:
        return {"uri": self.uri, "languageId": "mlir", "version": self.version, "text": self.text}

    def position(self, offset: int) -> Json:
        """Of an offset that is not inside of a line end."""
        before = _LINE.findall(self.text[:offset])
        if before and before[-1].endswith(("\n", "\r")):
            before.append("")
        line = before[-1] if before else ""
        return {"line": max(len(before) - 1, 0), "character": self._units(line)}

    def _units(self, text: str) -> int:
        if self._encoding == "utf-32":
            return len(text)
        data = text.encode("utf-8" if self._encoding == "utf-8" else "utf-16-le", "surrogatepass")
        return len(data) if self._encoding == "utf-8" else len(data) // 2

    def place(self, dice: Random) -> int:
        """An offset that has a position."""
        return self._nameable(dice.randrange(len(self.text) + 1))

    def _nameable(self, offset: int) -> int:
        return offset - 1 if self.text[offset - 1 : offset + 1] == "\r\n" and offset else offset

    def edit(self, dice: Random, samples: Sequence[str]) -> Json:
        """Change the text, and tell it: the parameters of `textDocument/didChange`."""
        changes = [self._change(dice, samples) for _ in range(dice.choice((1, 1, 1, 1, 2, 3, 6)))]
        self.version += dice.choice((1, 1, 1, 1, 1, 2, 0, -1))
        return {"textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": changes}

    def _change(self, dice: Random, samples: Sequence[str]) -> Json:
        if len(self.text) > _LONGEST or dice.random() < 0.03:
            self.text = dice.choice(samples)
            if dice.random() < 0.3:
                self.text = self.text.replace("\n", dice.choice(("\r\n", "\r")))
            return {"text": self.text}
        start = self.place(dice)
        end = start
        new = ""
        kind = dice.random()
        if kind < 0.35:
            # Somebody types.
            new = dice.choice('abcxyz01%@^!#(){}<>[]:,.="/ \n')
        elif kind < 0.6:
            new = dice.choice(_PIECES)
        elif kind < 0.75:
            end = self._nameable(min(len(self.text), start + dice.choice((1, 1, 2, 5, 30))))
        elif kind < 0.85:
            end = self._nameable(min(len(self.text), start + dice.randrange(60)))
            new = mutation(dice, self.text[start:end], samples)[:200]
        elif kind < 0.95:
            new = self._some_lines(dice, samples)
        else:
            end = len(self.text)
            new = self.text[start:end]
        new = self._safe(start, end, new)
        told = {"start": self.position(start), "end": self.position(end)}
        if dice.random() < 0.02:
            # Read backwards, or further right than a line goes: both mean the same.
            told = {"start": told["end"], "end": told["start"]}
        change: Json = {"range": told, "text": new}
        if dice.random() < 0.1:
            change["rangeLength"] = dice.randrange(9)
        self.text = self.text[:start] + new + self.text[end:]
        return change

    def _safe(self, start: int, end: int, new: str) -> str:
        """`new` without halves of characters that would become whole ones."""
        around = self.text[max(start - 1, 0) : start] + new + self.text[end : end + 1]
        return "".join(c for c in new if not "\ud800" <= c < "\udc00") if re.search("[\ud800-\udbff]", around) else new

    def _some_lines(self, dice: Random, samples: Sequence[str]) -> str:
        lines = dice.choice(samples).splitlines(keepends=True)
        start = dice.randrange(len(lines) + 1)
        return "".join(lines[start : start + dice.randrange(1, 6)])
