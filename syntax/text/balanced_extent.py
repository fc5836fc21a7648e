"""Balanced extents: the end of a type or attribute, found by its brackets, strings and arrows alone.

Every function takes the offset of the first character and gives the offset after the last one, and raises
`ParseFault` when there is no such place. Time is linear in the text passed over.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ...ir.lazy_pattern import lazy_pattern
from ...ods.parse_fault import ParseFault
from .body_slashes import is_in_body

MAX_DEPTH = 64
"""Brackets may nest this deep. Values are printed recursively, so the limit must stay well below the interpreter's."""

skip_space = re.compile(r"(?:[ \t\r\n\0]|//[^\r\n]*(?![^\r\n]))*").match
_NEVER_IN_A_TOKEN = " \t\r\n\0/"
_string = lazy_pattern(r'"[^"\\\n\v\f]*(?:\\[^\n\v\f][^"\\\n\v\f]*)*"').match
_to_line_end = lazy_pattern(r"[^\r\n\v\f]*").match
# What can change the depth, plus what must not be mistaken for it. `%` cannot occur in builtin syntax: an unclosed
# bracket must not swallow the rest of the file.
# A flat list goes in one step: constants are made of thousands.
_event = lazy_pattern(r'\[[^<>()\[\]{}"%/-]*(?:-(?!>)[^<>()\[\]{}"%/-]*)*\]|->|<=|//[^\r\n]*|"|[<>()\[\]{}%]').search
_CLOSER = {"<": ">", "(": ")", "[": "]", "{": "}"}

_head = re.compile(
    r"""(?P<builtin>(?:memref|tensor|vector|tuple|complex)(?![\w$.]))
      | (?P<keyword>(?:[su]?i[0-9]+|index|none|token|f[0-9]\w*|bf16|tf32)(?![\w$.]))
      | (?P<dialect>![\w$](?:[\w$.]|-(?!>))*<?)
      | (?P<function>\()""",
    re.VERBOSE | re.ASCII,
).match
_word = lazy_pattern(r"[A-Za-z_][\w$.]*", re.ASCII).match
_number = re.compile(r"-?[ \t]*(?:0x[0-9A-Fa-f]+|[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?)?)").match
_symbol = lazy_pattern(r'@(?:[A-Za-z_][\w$.]*|"[^"\\\n\v\f]*(?:\\[^\n\v\f][^"\\\n\v\f]*)*")', re.ASCII).match
_nested = lazy_pattern(r"(?:[ \t\r\n\0]|//[^\r\n]*(?![^\r\n]))*::(?:[ \t\r\n\0]|//[^\r\n]*(?![^\r\n]))*(?=@)").match
_dialect_attribute = lazy_pattern(r"#[\w$](?:[\w$.]|-(?!>))*<?", re.ASCII).match

_BARE_WORDS = frozenset({"true", "false", "unit"})
_BRACKETED = frozenset({"array", "affine_map", "affine_set", "strided"})
_ELEMENTS = frozenset({"dense", "sparse", "dense_resource"})


def next_token(source: str, pos: int) -> tuple[int, int]:
    """The range a complaint about what is at `pos` should have; empty at the end of the text."""
    pos = skip_to(source, pos)
    word = _word(source, pos)
    return pos, word.end() if word else min(pos + 1, len(source))


TYPE_WORDS = (
    "memref", "tensor", "vector", "tuple", "complex", "index", "none", "token",
    "i1", "i8", "i16", "i32", "i64", "f16", "f32", "f64", "bf16", "tf32", "f128",
)  # fmt: skip
"""Builtin types without a dialect, and likely misspellings."""


def fault(source: str, pos: int, message: str, candidates: Iterable[str] = ()) -> ParseFault:
    """A fault about the token at or after `pos`."""
    start, end = next_token(source, pos)
    return ParseFault(start, end, message, candidates)


def skip_to(source: str, pos: int) -> int:
    """The next offset at or after `pos` that is neither white space nor comment."""
    if source[pos : pos + 1] not in _NEVER_IN_A_TOKEN:
        return pos
    match = skip_space(source, pos)
    return match.end() if match else pos


def string_end(source: str, pos: int) -> int:
    match = _string(source, pos)
    if match is None:
        line = _to_line_end(source, pos)
        raise ParseFault(pos, line.end() if line else pos, "expected '\"' in string literal")
    return match.end()


def balanced_end(source: str, pos: int, opaque: bool = False) -> int:
    """`pos` is at an opening bracket. `opaque`: the inside is a dialect's own syntax, where anything may occur."""
    opened = [pos]
    cursor = pos + 1
    while True:
        event = _event(source, cursor)
        if event is None:
            raise fault(source, len(source), f"expected '{_missing(source, opened)}'")
        token, at, cursor = event.group(), event.start(), event.end()
        if token == '"':
            cursor = string_end(source, at)
        elif token.startswith("//"):
            cursor = at + 2 if is_in_body(source, at) else cursor
        elif token in _CLOSER:
            if len(opened) == MAX_DEPTH:
                raise ParseFault(at, cursor, f"brackets nested more than {MAX_DEPTH} deep")
            opened.append(at)
        elif token == _CLOSER[source[opened[-1]]]:
            opened.pop()
            if not opened:
                return cursor
        elif _is_stray(source, at, token, opaque):
            raise ParseFault(at, cursor, f"expected '{_missing(source, opened)}'")


def _missing(source: str, opened: list[int]) -> str:
    """The closer of the last bracket of the first line: those of the next lines belong to what follows."""
    line_end = source.find("\n", opened[0])
    of_line = [at for at in opened if line_end < 0 or at < line_end]
    return _CLOSER[source[of_line[-1]]]


def _is_stray(source: str, at: int, token: str, opaque: bool) -> bool:
    """Whether `token`, not the closer expected, can only be wrong; `->`, `<=`, `>=` and comments are not."""
    if token == ">":
        return not source.startswith("=", at + 1)
    return token in (")", "]", "}") or (token == "%" and not opaque)


def type_end(source: str, pos: int) -> int:
    """The end of the type at `pos`, white space skipped already."""
    head = _head(source, pos)
    kind = head.lastgroup if head else None
    if head is None or kind is None:
        raise fault(source, pos, "expected type", TYPE_WORDS)
    end = head.end()
    if kind == "keyword":
        return end
    if kind == "dialect":
        return balanced_end(source, end - 1, opaque=True) if source[end - 1] == "<" else end
    if kind == "function":
        return _function_end(source, pos)
    return balanced_end(source, _expect(source, end, "<"))


def _function_end(source: str, pos: int) -> int:
    arrow = skip_to(source, balanced_end(source, pos))
    if not source.startswith("->", arrow):
        raise fault(source, arrow, "expected '->' in function type")
    result = skip_to(source, arrow + 2)
    if source.startswith("(", result):
        return balanced_end(source, result)
    return type_end(source, result)


def _expect(source: str, pos: int, token: str) -> int:
    """The offset of `token`, the next one at or after `pos`."""
    pos = skip_to(source, pos)
    if not source.startswith(token, pos):
        raise fault(source, pos, f"expected '{token}'")
    return pos


def typed_end(source: str, end: int, with_type: bool, required: bool = False) -> int:
    """The end of an optional (or `required`) `: type` after `end`, if the text may have one at all (`with_type`)."""
    if not with_type:
        return end
    colon = skip_to(source, end)
    if source.startswith(":", colon) and not source.startswith("::", colon):
        return type_end(source, skip_to(source, colon + 1))
    if required:
        raise fault(source, colon, "expected ':'")
    return end


def attribute_end(source: str, pos: int, with_type: bool) -> int:
    """The end of the attribute at `pos`, white space skipped already; `: type` belongs to it if `with_type`."""
    first = source[pos : pos + 1]
    if first == '"':
        return typed_end(source, string_end(source, pos), with_type)
    if first in ("[", "{"):
        return balanced_end(source, pos)
    if first == "@":
        return symbol_end(source, pos)
    if first == "#":
        return _dialect_attribute_end(source, pos, with_type)
    if first.isdigit() or first == "-":
        number = _number(source, pos)
        if number is None:
            raise fault(source, pos + 1, "expected constant integer or floating point value")
        return typed_end(source, number.end(), with_type)
    word = _word(source, pos)
    if word is None:
        if first in ("!", "("):
            return type_end(source, pos)
        raise fault(source, pos, "expected attribute value")
    return _keyword_end(source, pos, word.group(), word.end(), with_type)


def _keyword_end(source: str, pos: int, word: str, end: int, with_type: bool) -> int:
    if word in _BARE_WORDS:
        return end
    if word in _BRACKETED:
        return balanced_end(source, _expect(source, end, "<"))
    if word in _ELEMENTS:
        return typed_end(source, balanced_end(source, _expect(source, end, "<")), with_type, required=True)
    if word == "loc":
        return balanced_end(source, _expect(source, end, "("))
    if word == "distinct":
        return balanced_end(source, _expect(source, balanced_end(source, _expect(source, end, "[")), "<"))
    if _head(source, pos) is None:
        raise fault(source, pos, "expected attribute value")
    return type_end(source, pos)


def symbol_end(source: str, pos: int) -> int:
    end = pos
    while True:
        symbol = _symbol(source, end)
        if symbol is None:
            raise fault(source, end, "expected symbol name")
        separator = _nested(source, symbol.end())
        if separator is None:
            after = skip_to(source, symbol.end())
            if source.startswith("::", after):
                raise fault(source, after + 2, "expected nested symbol reference identifier")
            return symbol.end()
        end = separator.end()


def _dialect_attribute_end(source: str, pos: int, with_type: bool) -> int:
    name = _dialect_attribute(source, pos)
    if name is None:
        raise fault(source, pos, "expected attribute value")
    end = name.end()
    if source[end - 1] == "<":
        end = balanced_end(source, end - 1, opaque=True)
    elif "." not in name.group():
        return end
    return typed_end(source, end, with_type)
