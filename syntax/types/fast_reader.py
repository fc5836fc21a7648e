"""Fast reader of types and attributes: the common ones, by recursive descent over their text.

Raises `NeedsGeneralParser` for everything else, correct or not; the general reader (`lark_reader`) decides then.
"""

from __future__ import annotations

import re
from typing import NoReturn

from ...ir.attributes import (
    FALSE,
    TRUE,
    UNIT,
    AffineMapAttr,
    ArrayAttr,
    ElementsAttr,
    IntegerSetAttr,
    LocationAttr,
    StridedLayoutAttr,
    SymbolRefAttr,
    TypeAttr,
)
from ...ir.base import Attribute, Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.types import I1, FloatType, IntegerType, MemRefType, RankedTensorType, VectorType
from ...ods.aliases import Aliases
from ...ods.dialect_bodies import dialect_body, unescape
from ...ods.parse_fault import ParseFault
from ..text.balanced_extent import balanced_end, skip_to, string_end
from ..text.cursor import MAX_DIGITS
from ..text.literals import number_attribute
from . import construct as building

_SPACE = r"(?:[ \t\r\n\0]|//[^\r\n]*(?![^\r\n]))*"
_word = re.compile(r"[A-Za-z_][\w$.]*", re.ASCII).match
_dimension = lazy_pattern(rf"(?:([0-9]+|\?)|\[{_SPACE}([0-9]+){_SPACE}\]|(\*)){_SPACE}x{_SPACE}").match
_plain_shaped = re.compile(r"(memref|tensor|vector)<((?:(?:[0-9]+|\?)x)*)([a-z][A-Za-z0-9]*)>").fullmatch
_number = re.compile(r"(-?)[ \t]*(0x[0-9A-Fa-f]+|[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?)?)(?![\w$.])", re.ASCII).match
_symbol_name = lazy_pattern(r'@([A-Za-z_][\w$.]*)|@(?=")', re.ASCII).match
_extended_name = lazy_pattern(r"[!#]([\w$](?:[\w$.]|-(?!>))*)(<?)", re.ASCII).match
_integer = lazy_pattern(r"-?[0-9]+").match
_simple_location = lazy_pattern(
    rf'{_SPACE}(?:unknown|"[^"\\\n\v\f]*"(?::(?:0|[1-9][0-9]{{0,8}}):(?:0|[1-9][0-9]{{0,8}}))?){_SPACE}'
).fullmatch
_location_alias = lazy_pattern(rf"{_SPACE}#([\w$](?:[\w$]|-(?!>))*){_SPACE}", re.ASCII).fullmatch


class NeedsGeneralParser(Exception):
    """The text is wrong, or not among what the fast reader supports."""


_MANY_DIGITS = 18
"""A number of so many digits is below 1 << 63."""


def plain_shaped(text: str) -> Type | None:
    """The type of `text` if it is `memref`, `tensor` or `vector` with nothing but dimensions and a scalar."""
    match = _plain_shaped(text)
    if match is None or len(text) > MAX_DIGITS:
        return None
    keyword, dims, word = match.groups()
    element = building.scalar(word, match.start(3))
    if element is None or not isinstance(element, (IntegerType, FloatType)):
        return None
    sizes = dims.split("x")[:-1] if dims else []
    if len(dims or "") > _MANY_DIGITS and not all(map(building.fits, sizes)):
        return None
    shape = tuple([None if dim == "?" else int(dim) for dim in sizes])
    if keyword == "memref":
        return MemRefType(shape, element)
    if keyword == "tensor":
        return RankedTensorType(shape, element)
    known = tuple([dim for dim in shape if dim])
    return VectorType(known, element) if len(known) == len(shape) else None


class FastTypeParser:
    """Reads in `text`; each method takes an offset and leaves the offset after what it read in `end`."""

    def __init__(self, text: str, aliases: Aliases) -> None:
        self._text = text
        self._aliases = aliases
        self.end = 0

    # -- tokens

    def _accept(self, token: str) -> bool:
        """Skips white space, then `token` if it is there."""
        at = skip_to(self._text, self.end)
        if self._text.startswith(token, at):
            self.end = at + len(token)
            return True
        return False

    def _expect(self, token: str) -> None:
        if not self._accept(token):
            raise NeedsGeneralParser

    def _peek(self, token: str) -> bool:
        return self._text.startswith(token, skip_to(self._text, self.end))

    # -- types

    def type(self, pos: int) -> Type:
        text = self._text
        pos = skip_to(text, pos)
        first = text[pos : pos + 1]
        if first == "!":
            return self._extended_type(pos)
        if first == "(":
            return self._function(pos)
        match = _word(text, pos)
        if match is None:
            raise NeedsGeneralParser
        word = match.group()
        self.end = match.end()
        shaped = _SHAPED.get(word)
        if shaped is not None:
            self._expect("<")
            made = shaped(self, pos)
            self._expect(">")
            return made
        found = building.scalar(word, pos)
        if found is None:
            raise NeedsGeneralParser
        return found

    def _data_type(self, pos: int) -> Type:
        return building.data_type(self.type(pos), skip_to(self._text, pos), self.end)

    def _function(self, pos: int) -> Type:
        self.end = pos
        inputs = self.types()
        self._expect("->")
        if self._peek("("):
            return building.function(inputs, self.types())
        return building.function(inputs, [self._data_type(self.end)])

    def types(self) -> list[Type]:
        """`(type, ...)`, perhaps empty."""
        self._expect("(")
        found: list[Type] = []
        if self._accept(")"):
            return found
        found.append(self.type(self.end))
        while self._accept(","):
            found.append(self.type(self.end))
        self._expect(")")
        return found

    def _extended_type(self, pos: int) -> Type:
        name, body, end = self._extended(pos)
        self.end = end
        if body is None and "." not in name:
            return building.type_alias(name, self._aliases, pos, end)
        return building.dialect_type(name, body)

    def _extended(self, pos: int) -> tuple[str, str | None, int]:
        """Name, body and end of the `!name<body>` or `#name<body>` at `pos`."""
        match = _extended_name(self._text, pos)
        if match is None:
            raise NeedsGeneralParser
        if not match.group(2):
            return match.group(1), None, match.end()
        end = balanced_end(self._text, match.end() - 1, opaque=True)
        return match.group(1), dialect_body(match.group(1), self._text[match.end() : end - 1], self._aliases), end

    def _dimensions(self) -> tuple[list[int | None] | None, list[bool]]:
        """Sizes and which are in square brackets; None for `*x`."""
        shape: list[int | None] = []
        scalable: list[bool] = []
        self.end = skip_to(self._text, self.end)
        while match := _dimension(self._text, self.end):
            plain, bracketed, star = match.groups()
            self.end = match.end()
            if star:
                if shape:
                    raise NeedsGeneralParser
                return None, scalable
            size = bracketed or plain
            if not building.fits(size):
                raise NeedsGeneralParser
            shape.append(None if size == "?" else int(size))
            scalable.append(bracketed is not None)
        return shape, scalable

    def memref(self, start: int) -> Type:
        shape, scalable = self._dimensions()
        if True in scalable:
            raise NeedsGeneralParser
        element = self._data_type(self.end)
        extras: list[Attribute] = []
        while self._accept(","):
            extras.append(self.attribute(self.end, None))
        return building.memref(None if shape is None else tuple(shape), element, extras, start, self.end + 1)

    def tensor(self, start: int) -> Type:
        shape, scalable = self._dimensions()
        if True in scalable:
            raise NeedsGeneralParser
        element = self._data_type(self.end)
        has_encoding = self._accept(",") and not self._peek(">")  # Upstream takes a comma with nothing after it.
        if has_encoding and any(map(self._peek, building.NO_ENCODINGS)):
            raise NeedsGeneralParser
        encoding = self.attribute(self.end, None) if has_encoding else None
        return building.tensor(None if shape is None else tuple(shape), element, encoding, start, self.end + 1)

    def vector(self, start: int) -> Type:
        shape, scalable = self._dimensions()
        if shape is None or None in shape:
            raise NeedsGeneralParser
        sizes = tuple([size for size in shape if size is not None])
        return building.vector(sizes, tuple(scalable), self._data_type(self.end), start, self.end + 1)

    def complex(self, start: int) -> Type:
        return building.complex_of(self._data_type(self.end), start, self.end + 1)

    def tuple(self, start: int) -> Type:
        found: list[Type] = []
        if not self._peek(">"):
            found.append(self.type(self.end))
            while self._accept(","):
                found.append(self.type(self.end))
        return building.tuple_of(found)

    # -- attributes

    def attribute(self, pos: int, type_: Type | None) -> Attribute:
        """`type_` given: known from the context, `: type` is not read."""
        text = self._text
        pos = skip_to(text, pos)
        first = text[pos : pos + 1]
        if first == '"':
            return self._string(pos, type_)
        if first == "#":
            return self._extended_attribute(pos, type_)
        if first == "@":
            return self.symbol(pos)
        if first == "[":
            return self._array(pos)
        if first == "{":
            return self._dictionary(pos)
        if first in ("!", "("):
            return TypeAttr(self.type(pos))
        match = _word(text, pos)
        if match is None:
            return self._number(pos, type_)
        self.end = match.end()
        read = _KEYWORDS.get(match.group())
        if read is not None:
            return read(self, pos)
        if match.group() in _ELEMENTS:
            return self._elements(match.group(), type_)
        return TypeAttr(self.type(pos))

    def _optional_type(self, type_: Type | None) -> Type | None:
        return self.type(self.end) if type_ is None and self._accept(":") else type_

    def _number(self, pos: int, type_: Type | None) -> Attribute:
        match = _number(self._text, pos)
        if match is None:
            raise NeedsGeneralParser
        self.end = match.end()
        return number_attribute(match[1] + match[2], self._optional_type(type_), pos, match.end())

    def _string(self, pos: int, type_: Type | None) -> Attribute:
        self.end = string_end(self._text, pos)
        value = unescape(self._text[pos : self.end], pos)
        return building.string(value, self._optional_type(type_))

    def _extended_attribute(self, pos: int, type_: Type | None) -> Attribute:
        name, body, end = self._extended(pos)
        self.end = end
        if body is None and "." not in name:
            return building.attribute_alias(name, self._aliases, pos, end)
        return building.dialect_attribute(name, body, self._optional_type(type_))

    def symbol(self, pos: int) -> Attribute:
        self.end = pos
        names = [self._symbol_name()]
        while self._accept("::"):
            names.append(self._symbol_name())
        return SymbolRefAttr(names[0], tuple(names[1:]))

    def _symbol_name(self) -> str:
        match = _symbol_name(self._text, skip_to(self._text, self.end))
        if match is None:
            raise NeedsGeneralParser
        self.end = match.end()
        if match[1]:
            return match[1]
        start = match.end()
        self.end = string_end(self._text, start)
        return unescape(self._text[start : self.end], start)

    def _array(self, pos: int) -> Attribute:
        self.end = pos + 1
        found: list[Attribute] = []
        if self._accept("]"):
            return ArrayAttr(())
        found.append(self.attribute(self.end, None))
        while self._accept(","):
            found.append(self.attribute(self.end, None))
        self._expect("]")
        return ArrayAttr(tuple(found))

    def _dictionary(self, pos: int) -> Attribute:
        self.end = pos + 1
        entries: list[tuple[str, int, int, Attribute]] = []
        if self._accept("}"):
            return building.dictionary(entries)
        while True:
            name, start = self._entry_name()
            end = self.end
            value = self.attribute(self.end, None) if self._accept("=") else UNIT
            entries.append((name, start, end, value))
            if not self._accept(","):
                self._expect("}")
                return building.dictionary(entries)

    def _entry_name(self) -> tuple[str, int]:
        start = skip_to(self._text, self.end)
        if self._text.startswith('"', start):
            self.end = string_end(self._text, start)
            return unescape(self._text[start : self.end], start), start
        match = _word(self._text, start)
        if match is None:
            raise NeedsGeneralParser
        self.end = match.end()
        return match.group(), start

    def _elements(self, keyword: str, type_: Type | None) -> Attribute:
        self._expect("<")
        start = self.end
        end = balanced_end(self._text, start - 1)
        body = building.elements_body(self._text[start : end - 1])
        self.end = end
        if type_ is None:
            self._expect(":")
            type_ = self.type(self.end)
        return ElementsAttr(keyword, body, type_)

    def dense_array(self, _start: int) -> Attribute:
        self._expect("<")
        at = skip_to(self._text, self.end)
        element = self.type(at)
        building.array_element(element, at, self.end)
        values: list[Attribute] = []
        if self._accept(":"):
            values.append(self._array_value(element))
            while self._accept(","):
                values.append(self._array_value(element))
        self._expect(">")
        return building.dense_array(element, values)

    def _array_value(self, element: Type) -> Attribute:
        at = skip_to(self._text, self.end)
        match = _word(self._text, at)
        if match is None and element is not I1:
            return self._number(at, element)
        if match is None or element is not I1 or match.group() not in ("true", "false"):
            raise NeedsGeneralParser
        self.end = match.end()
        return TRUE if match.group() == "true" else FALSE

    def strided(self, _start: int) -> Attribute:
        self._expect("<")
        self._expect("[")
        strides: list[int | None] = []
        if not self._accept("]"):
            strides.append(self._stride())
            while self._accept(","):
                strides.append(self._stride())
            self._expect("]")
        offset: int | None = 0
        if self._accept(","):
            self._expect("offset")
            self._expect(":")
            offset = self._stride()
        self._expect(">")
        return StridedLayoutAttr(tuple(strides), offset)

    def _stride(self) -> int | None:
        if self._accept("?"):
            return None
        match = _integer(self._text, skip_to(self._text, self.end))
        if match is None or not building.fits(match.group()):
            raise NeedsGeneralParser
        self.end = match.end()
        return int(match.group())

    def affine_map(self, _start: int) -> Attribute:
        self._expect("<")
        from .affine import AffineReader

        reader = AffineReader(self._text, self.end)
        made = AffineMapAttr(reader.map())
        self.end = reader.end
        self._expect(">")
        return made

    def affine_set(self, _start: int) -> Attribute:
        self._expect("<")
        from .affine import AffineReader

        reader = AffineReader(self._text, self.end)
        made = IntegerSetAttr(reader.set())
        self.end = reader.end
        self._expect(">")
        return made

    def location(self, _start: int) -> Attribute:
        self._expect("(")
        start = self.end
        self.end = balanced_end(self._text, start - 1)
        body = self._text[start : self.end - 1]
        if _simple_location(body):
            return LocationAttr(skip_text(body))
        alias = _location_alias(body)
        if alias is None:
            return self._inner_location(body)
        return building.location_alias(alias[1], self._aliases, start, self.end - 1)

    def _inner_location(self, body: str) -> Attribute:
        # Loaded here: most locations are a file, a line and a column.
        from .fast_locations import UnfitLocation, location_text

        try:
            return LocationAttr(location_text(body, self._metadata))
        except UnfitLocation:
            raise NeedsGeneralParser from None

    def _metadata(self, text: str, pos: int) -> tuple[str, int]:
        reader = FastTypeParser(text, self._aliases)
        try:
            found = reader.attribute(pos, None)
        except ParseFault:
            # The general reader knows the place in the whole text.
            raise NeedsGeneralParser from None
        return str(found), reader.end

    def true(self, _start: int) -> Attribute:
        return TRUE

    def false(self, _start: int) -> Attribute:
        return FALSE

    def unit(self, _start: int) -> Attribute:
        return UNIT

    def unknown(self, start: int) -> NoReturn:
        raise NeedsGeneralParser


def skip_text(body: str) -> str:
    """`body` without the white space and comments around it, which must be followed by something."""
    start = skip_to(body, 0)
    end = string_end(body, start) if body.startswith('"', start) else start + len("unknown")
    rest = re.compile(r"(?::[0-9]+:[0-9]+)?").match(body, end)
    return body[start : rest.end() if rest else end]


_SHAPED = {
    "memref": FastTypeParser.memref,
    "tensor": FastTypeParser.tensor,
    "vector": FastTypeParser.vector,
    "complex": FastTypeParser.complex,
    "tuple": FastTypeParser.tuple,
}
_KEYWORDS = {
    "true": FastTypeParser.true,
    "false": FastTypeParser.false,
    "unit": FastTypeParser.unit,
    "array": FastTypeParser.dense_array,
    "strided": FastTypeParser.strided,
    "affine_map": FastTypeParser.affine_map,
    "affine_set": FastTypeParser.affine_set,
    "loc": FastTypeParser.location,
    "distinct": FastTypeParser.unknown,
}
_ELEMENTS = frozenset({"dense", "sparse", "dense_resource"})


def parse_type_fast(text: str, aliases: Aliases) -> Type:
    """The type that is the whole of `text`; raises `NeedsGeneralParser`, or a `ParseFault` with offsets into `text`."""
    reader = FastTypeParser(text, aliases)
    found = reader.type(0)
    if skip_to(text, reader.end) != len(text):
        raise NeedsGeneralParser
    return found


def parse_attribute_fast(text: str, aliases: Aliases, type_: Type | None) -> Attribute:
    """As `parse_type_fast`; `type_` as in `FastTypeParser.attribute`."""
    reader = FastTypeParser(text, aliases)
    found = reader.attribute(0, type_)
    if skip_to(text, reader.end) != len(text):
        raise NeedsGeneralParser
    return found
