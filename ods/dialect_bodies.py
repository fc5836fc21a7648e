"""Text that is kept as text: strings, and the bodies of types and attributes whose syntax is a dialect's own."""

from __future__ import annotations

import re
from functools import cache

from ..ir.lazy_pattern import lazy_pattern
from .aliases import MENTION, Aliases, mentioned_aliases
from .parse_fault import ParseFault
from .registry import UPSTREAM

MAX_EXPANDED = 1 << 20
"""A body may grow this much (code points) by expanding aliases, which can double it with every one."""

_FLOAT = lazy_pattern(r"(?<![\w.])[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?")
_NO_ALIASES = Aliases()
_escape = lazy_pattern(r'\\([0-9A-Fa-f]{2}|["\\nt]|.)', re.DOTALL)
_NAMED = {"n": b"\n", "t": b"\t", '"': b'"', "\\": b"\\"}
_SPACE = r"(?:[ \t\r\n\0]|//[^\r\n]*(?![^\r\n]))+"
_pieces = lazy_pattern(
    rf"""(?P<string>"[^"\\\n\v\f]*(?:\\[^\n\v\f][^"\\\n\v\f]*)*")
      | (?:{_SPACE})?(?P<infix>->|==|>=|<=|(?<!:):(?!:)|=)(?:{_SPACE})?
      | (?P<open>[<(\[{{])(?:{_SPACE})?
      | (?:{_SPACE})?(?P<close>[>)\]}}])
      | (?:{_SPACE})?(?P<comma>,)(?:{_SPACE})?
      | (?P<alias>{MENTION})
      | (?P<space>{_SPACE})""",
    re.VERBOSE | re.ASCII,
)
# ASCII without `"#!:=<>` and what Python takes for line ends; as a list, because the complement compiles slowly.
_simple = lazy_pattern(r"[\x00-\x0a\x0d-\x1b $-9;?-\x7f]*").fullmatch
_one_string = lazy_pattern(r'"[^"\\\n\v\f]*(?:\\[^\n\v\f][^"\\\n\v\f]*)*"').fullmatch


def unescape(literal: str, start: int) -> str:
    """The content of a string `literal` (quotes included) that is at `start`; bytes that are no UTF-8 are
    surrogates, as `surrogateescape` makes them."""
    content = literal[1:-1]
    if "\\" not in content:
        return content
    out = bytearray()
    last = 0
    for match in _escape.finditer(content):
        out += content[last : match.start()].encode("utf-8", "surrogatepass")
        code = match.group(1)
        if len(code) == 2:
            out.append(int(code, 16))
        elif code in _NAMED:
            out += _NAMED[code]
        else:
            at = start + 1 + match.start()
            raise ParseFault(at, at + 2, "unknown escape in string literal")
        last = match.end()
    out += content[last:].encode("utf-8", "surrogatepass")
    return out.decode("utf-8", "surrogateescape")


def dialect_body(name: str, body: str, aliases: Aliases) -> str:
    """The inside of the angle brackets of `!name<body>` or `#name<body>`, as types and attributes are compared by it.

    Of an unknown dialect it is text, of which no character may change.
    """
    return normal_body(body, aliases) if name.partition(".")[0] in described_dialects() else body


@cache
def described_dialects() -> frozenset[str]:
    """Those whose types and attributes are understood: of all others they are text, also where a user defines them."""
    return UPSTREAM.dialect_names()


def are_alike(text: str, other: str) -> bool:
    """Whether two types or attributes say the same in other words, as far as one can tell without their dialect."""
    if mentioned_aliases(text) or mentioned_aliases(other):
        # What the name in the body of a type represents, its dialect knows.
        return True
    if _normal_numbers(normal_body(text, _NO_ALIASES)) == _normal_numbers(normal_body(other, _NO_ALIASES)):
        return True
    shorter, shorter_other = _without_foreign_bodies(text), _without_foreign_bodies(other)
    if (shorter, shorter_other) == (text, other):
        return False
    return normal_body(shorter, _NO_ALIASES) == normal_body(shorter_other, _NO_ALIASES)


def _without_foreign_bodies(text: str) -> str:
    """`text` without the parameters of types and attributes that nobody described: a default may be left out there."""
    pieces: list[str] = []
    last = 0
    for name in _foreign.finditer(text):
        if name.start() < last or name[1] in described_dialects():
            continue
        # One attribute may have several mnemonics: of an earlier version, or a shorter one.
        pieces.append(text[last : name.end(1) if name[0][0] == "#" else name.end() - len(name[2])])
        last = _closing(text, name.end()) if name[2] else name.end()
    return "".join([*pieces, text[last:]])


def _closing(text: str, pos: int) -> int:
    """Behind the `>` that closes the bracket before `pos`; the end of `text` without one."""
    depth = 1
    for found in _angles.finditer(text, pos):
        if found[0] in "<>":
            depth += 1 if found[0] == "<" else -1
        if not depth:
            return found.end()
    return len(text)


_foreign = lazy_pattern(r"[#!]([A-Za-z_$][\w$\-]*)(?:\.[\w$.\-]*)?(<?)", re.ASCII)
_angles = lazy_pattern(r'->|[<>]|"(?<!\\")(?:[^"\\]|\\.)*"', re.DOTALL)


def _normal_numbers(text: str) -> str:
    """A dialect's own syntax may spell one number in several ways: 1.0 and 1.000000e+00."""
    return _FLOAT.sub(lambda found: repr(float(found.group())), text) if "." in text else text


def normal_body(body: str, aliases: Aliases) -> str:
    """`body` with comments removed, white space in one form and aliases expanded, so that equal bodies have equal text.

    Undefined names stay: in a dialect's own syntax they need not be aliases.
    """
    if _one_string(body):
        return body
    if _simple(body) and "//" not in body:
        return _spaced(body)
    grown = 0

    def replacement(match: re.Match[str]) -> str:
        nonlocal grown
        match match.lastgroup:
            case "string":
                return match.group()
            case "infix":
                return f" {match.group('infix')} "
            case "open":
                return match.group("open")
            case "close":
                return match.group("close")
            case "comma":
                return ", "
            case "alias":
                text = _expanded(match.group(), aliases)
                grown += len(text)
                if grown > MAX_EXPANDED:
                    raise ParseFault(0, len(body), "too long with its aliases expanded")
                return text
            case _:
                return " "

    return _pieces.sub(replacement, body).strip(" ")


def _spaced(body: str) -> str:
    """The normal form of a body of words, numbers, commas and brackets; the passes are the price of a megabyte."""
    body = " ".join(body.replace("\0", " ").split())
    for bracket in "([{":
        body = body.replace(f"{bracket} ", bracket)
    for bracket in ")]}":
        body = body.replace(f" {bracket}", bracket)
    if "," in body:
        body = body.replace(" ,", ",").replace(", ", ",").replace(",", ", ")
    return body.strip(" ")


def _expanded(mention: str, aliases: Aliases) -> str:
    table = aliases.types if mention[0] == "!" else aliases.attributes
    found = table.get(mention[1:])
    return mention if found is None else str(found)
