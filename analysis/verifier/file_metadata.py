"""File metadata: the dictionaries of `{-# dialect_resources: {...}, external_resources: {...} #-}`.

Follows parseFileMetadataDictionary in mlir/lib/AsmParser/Parser.cpp, and the readers of entries in AsmPrinter.h.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from ...ir.lazy_pattern import lazy_pattern
from ...ods.parse_fault import ParseFault
from ...ods.registry import UPSTREAM
from ...syntax.document.document import Document, Item
from ...syntax.document.segmenter import ItemKind
from ...syntax.text.findings import Finding, Severity
from ...syntax.types.upstream_tokens import Tokens

_HEX = lazy_pattern(r'"0x((?:[0-9A-Fa-f]{2})*)"').fullmatch
_START, _END = "{-#", "#-}"
_ALIGNMENT_DIGITS = 8
_WITH_BLOBS = frozenset(("builtin", "test"))
"""Dialects whose resources are blobs of any name."""
_WITH_OWN_KEYS = frozenset(("ml_program",))
"""Dialects that read resources, of which none has a name known here."""


def check(document: Document) -> Iterator[Finding]:
    """The first error of each dictionary; offsets into the text."""
    pending: list[tuple[Item, bool]] = [(item, True) for chunk in document.chunks for item in chunk.items]
    while pending:
        item, is_top = pending.pop()
        pending.extend((child, False) for child in item.children)
        if item.kind is not ItemKind.ALIAS or not document.text.startswith(_START, item.start):
            continue
        if not is_top:
            place = item.start, item.start + len(_START)
            yield Finding("syntax", Severity.ERROR, *place, "expected operation name in quotes")
            continue
        try:
            _Metadata(Tokens(document.text, item.start + len(_START))).read()
        except ParseFault as fault:
            yield Finding("syntax", Severity.ERROR, fault.start, fault.end, fault.message)


class _Metadata:
    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens

    def read(self) -> None:
        self._list(_END, self._section)

    def _list(self, closing: str, item: Callable[[], None]) -> None:
        """Items with commas between them, perhaps none, up to `closing`."""
        tokens = self.tokens
        if not tokens.source.startswith(closing, tokens.start):
            tokens.some(item)
        if not tokens.source.startswith(closing, tokens.start):
            tokens.fail_after(f"expected ',' or '{closing}'")
        if closing != _END:
            tokens.take()

    def _key(self, where: str, *, takes_string: bool = False) -> str:
        tokens = self.tokens
        if tokens.kind != "word" and not (takes_string and tokens.kind == "string"):
            tokens.fail_after(f"expected identifier key {where}")
        return tokens.take().strip('"')

    def _section(self) -> None:
        tokens = self.tokens
        start = tokens.start
        key = self._key("in file metadata dictionary")
        tokens.expect(":")
        groups = {"dialect_resources": self._dialect, "external_resources": self._external}
        if key not in groups:
            tokens.fail(f"unknown key '{key}' in file metadata dictionary", start)
        tokens.expect("{")
        self._list("}", partial(self._group, groups[key]))

    def _group(self, read: Callable[[str, int], None]) -> None:
        tokens = self.tokens
        start = tokens.start
        name = self._key("for 'resource' entry")
        tokens.expect(":")
        tokens.expect("{")
        read(name, start)

    def _dialect(self, name: str, start: int) -> None:
        if name not in UPSTREAM.dialect_names():
            self.tokens.fail(f"dialect '{name}' is unknown", start)
        if name not in _WITH_BLOBS and name not in _WITH_OWN_KEYS:
            self.tokens.fail(f"unexpected 'resource' section for dialect '{name}'")
        self._list("}", partial(self._resource, name))

    def _resource(self, dialect: str) -> None:
        tokens = self.tokens
        start = tokens.start
        key = self._key("for 'resource' entry", takes_string=True)
        if dialect in _WITH_OWN_KEYS:
            tokens.fail(f"unknown 'resource' key '{key}' for dialect '{dialect}'", start)
        tokens.expect(":")
        self._blob(key)
        tokens.take()

    def _blob(self, key: str) -> None:
        """Four bytes with the alignment, and others, in hexadecimal digits."""
        tokens = self.tokens
        found = _HEX(tokens.text) if tokens.kind == "string" else None
        message = f"expected hex string blob for key '{key}'"
        if found is None:
            tokens.fail(message)
        message += " to encode alignment in first 4 bytes"
        digits = found[1][:_ALIGNMENT_DIGITS]
        if len(digits) < _ALIGNMENT_DIGITS:
            tokens.fail(message)
        alignment = int.from_bytes(bytes.fromhex(digits), "little")
        if alignment & (alignment - 1):
            tokens.fail(f"{message}, but got non-power-of-2 value: {alignment}")

    def _external(self, _: str, __: int) -> None:
        self._list("}", self._external_entry)

    def _external_entry(self) -> None:
        tokens = self.tokens
        key = self._key("for 'external_resources' entry", takes_string=True)
        tokens.expect(":")
        if tokens.kind == "string" and tokens.text.startswith('"0x'):
            self._blob(key)
        elif tokens.kind != "string" and tokens.text not in ("true", "false"):
            tokens.fail(f"expected string value for key '{key}'")
        tokens.take()
