"""Bodies of the attributes of `dlti`: lists of entries, each a key and a value (mlir/lib/Dialect/DLTI/DLTI.cpp)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...ir.lazy_pattern import lazy_pattern
from ...ods.aliases import Aliases
from ...syntax.types.attributes import read_attribute
from ...syntax.types.upstream_reader import UpstreamReader
from ...syntax.types.upstream_tokens import Tokens
from .body_words import body_words, followed_by

_NO_ALIASES = Aliases()
_WRONG_KIND = "invalid kind of attribute specified"
_LONGER = lazy_pattern(r"\s*(\w+)\s*<").match
_WITH_TYPES = frozenset(("dl_spec", "map"))
"""Attributes whose keys may be types; they may have no entries, too."""
_SYSTEM, _DEVICE, _ENTRY = "target_system_spec", "target_device_spec", "dl_entry"
_LISTS = _WITH_TYPES | {_SYSTEM, _DEVICE}


class _UnknownAlias(Exception):
    """An alias, whose definition is not known here."""


def spec_fault(mnemonic: str, body: str) -> tuple[str, str, str] | None:
    """The error in the body of `#dlti.<mnemonic>`; an empty mnemonic is the first word of the body."""
    if not mnemonic:
        found = _LONGER(body)
        if found is None or found[1] not in (*_LISTS, _ENTRY):
            return None
        mnemonic, body = found[1], body.rstrip()[found.end() : -1]
    try:
        return body_words(body, lambda tokens: _SpecReader(tokens).read(mnemonic))
    except _UnknownAlias:
        return None


SPEC_BODIES: dict[str, Callable[[str], tuple[str, str, str] | None]] = {
    **{f"dlti.{name}": partial(spec_fault, name) for name in sorted((*_LISTS, _ENTRY))},
    "dlti.*": partial(spec_fault, ""),
}


class _SpecReader:
    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens
        self.syntax = UpstreamReader(tokens)

    def read(self, mnemonic: str) -> None:
        """The text between the brackets, with the closing one."""
        tokens = self.tokens
        if mnemonic == _ENTRY:
            self._entry_body()
            return
        if tokens.text == ">":
            if mnemonic not in _WITH_TYPES:
                tokens.fail("no DLTI entries provided")
            tokens.take()
            return
        read = partial(self._entry, takes_types=mnemonic in _WITH_TYPES)
        found = tokens.some(read)
        tokens.expect(">")
        self._verify(mnemonic, found)

    def _verify(self, mnemonic: str, entries: list[tuple[str, str]]) -> None:
        known: set[str] = set()
        for key, value in entries:
            if mnemonic == _SYSTEM:
                if not value.startswith(f"#dlti.{_DEVICE}<"):
                    self.tokens.fail(f"value associated with key {key} is not a DLTI device spec")
                if key in known:
                    self.tokens.fail(f"repeated device ID in dlti.target_system_spec: {key}")
            elif mnemonic == _DEVICE and not key.startswith('"'):
                self.tokens.fail("type as DLTI key is not allowed")
            elif key == '""':
                self.tokens.fail("empty string as DLTI key is not allowed")
            elif key in known:
                self.tokens.fail(f"repeated DLTI key: {key}")
            known.add(key)

    def _entry(self, *, takes_types: bool) -> tuple[str, str]:
        tokens = self.tokens
        start = tokens.start
        if tokens.kind == "hash":
            return self._stored_entry()
        if tokens.kind == "string":
            tokens.take()
        elif not (takes_types and self._type_key()):
            self.syntax.attribute()
            tokens.fail(_WRONG_KIND, start)
        key = tokens.source[start : tokens.before]
        tokens.expect("=")
        return key, self._value()

    def _type_key(self) -> bool:
        with followed_by("error while parsing type DLTI key"):
            return self.syntax.optional_type()

    def _stored_entry(self) -> tuple[str, str]:
        """`#dlti.dl_entry<key, value>`."""
        tokens = self.tokens
        start, name = tokens.start, tokens.text
        if "." not in name:
            raise _UnknownAlias
        if name != f"#dlti.{_ENTRY}":
            self.syntax.attribute()
            tokens.fail(_WRONG_KIND, start)
        tokens.take()
        tokens.expect("<")
        return self._entry_body()

    def _entry_body(self) -> tuple[str, str]:
        tokens = self.tokens
        start = tokens.start
        if tokens.kind == "string":
            tokens.take()
        elif not self.syntax.optional_type():
            tokens.fail("expected a type or a quoted string")
        key = tokens.source[start : tokens.before]
        tokens.expect(",")
        value = self._value()
        tokens.expect(">")
        return key, value

    def _value(self) -> str:
        """The text of an attribute; those of `dlti` in it are looked into."""
        tokens = self.tokens
        start, name = tokens.start, tokens.text
        if tokens.kind == "hash" and "." not in name:
            raise _UnknownAlias
        mnemonic = name.removeprefix("#dlti.")
        if mnemonic in _LISTS and tokens.source.startswith("<", tokens.end):
            tokens.take()
            tokens.take()
            self.read(mnemonic)
        else:
            self.syntax.attribute()
            read_attribute(tokens.source, start, _NO_ALIASES)
        return tokens.source[start : tokens.before].strip()
