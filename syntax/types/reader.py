"""Reader of types and attributes: recursive descent over their text, by the builtin grammar of MLIR.

The extent of the text is known, so its brackets are balanced and nest to a limited depth: recursion is safe.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from ...ir.attributes import (
    FALSE,
    TRUE,
    UNIT,
    AffineMapAttr,
    ArrayAttr,
    ElementsAttr,
    IntegerSetAttr,
    OpaqueAttr,
    StridedLayoutAttr,
    SymbolRefAttr,
    TypeAttr,
)
from ...ir.base import Attribute, Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.types import I1, FloatType, IntegerType, MemRefType, RankedTensorType, VectorType
from ...ods.aliases import Aliases
from ...ods.dialect_bodies import unescape
from ...ods.parse_fault import ParseFault
from ..text.balanced_extent import TYPE_WORDS, balanced_end, fault, skip_to, string_end
from ..text.cursor import MAX_DIGITS
from ..text.literals import number_attribute
from . import construct as building
from .location_reader import LocationReader
from .text_reader import SPACE, word_at

_dimension = lazy_pattern(rf"(?:([0-9]+|\?)|\[{SPACE}([0-9]+){SPACE}\]|(\*)){SPACE}x{SPACE}").match
_plain_shaped = re.compile(
    r"(memref|tensor|vector)<((?:(?:[0-9]+|\?)x)*)([a-z][A-Za-z0-9]*)"
    r"(?:, (strided<\[[0-9?, ]*\](?:, offset: [0-9?]+)?>))?>"
).fullmatch
_number = re.compile(rf"(?:(-){SPACE})?(0x[0-9A-Fa-f]+|[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?)?)", re.ASCII).match
_symbol_name = lazy_pattern(r'@([A-Za-z_][\w$.]*)|@(?=")', re.ASCII).match
_stride = lazy_pattern(rf"(-?){SPACE}([0-9]+)|\?").match
_digits = lazy_pattern(r"[0-9]+").match
_ELEMENT_EXPECTED = "expected dimensions or element type"

_MANY_DIGITS = 18
"""A number of so many digits is below 1 << 63."""


def plain_shaped(text: str) -> Type | None:
    """The type of `text` if it is `memref`, `tensor` or `vector` with nothing but dimensions, a scalar and strides."""
    match = _plain_shaped(text)
    if match is None or len(text) > MAX_DIGITS:
        return None
    keyword, dims, word, strides = match.groups()
    element = building.scalar(word, match.start(3))
    if element is None or not isinstance(element, (IntegerType, FloatType)):
        return None
    sizes = dims.split("x")[:-1] if dims else []
    if len(dims or "") > _MANY_DIGITS and not all(map(building.fits, sizes)):
        return None
    shape = tuple([None if dim == "?" else int(dim) for dim in sizes])
    if keyword == "memref":
        layout = _layout(strides) if strides is not None else None
        if layout is not None and len(layout.strides) == len(shape):
            return MemRefType(shape, element, layout)
        return MemRefType(shape, element) if strides is None else None
    if strides is not None:
        return None
    if keyword == "tensor":
        return RankedTensorType(shape, element)
    known = tuple([dim for dim in shape if dim])
    return VectorType(known, element) if len(known) == len(shape) else None


@lru_cache(maxsize=1_000)
def _layout(text: str) -> StridedLayoutAttr | None:
    """The attribute that `text` is, which many types have; None for one with an error."""
    try:
        layout = parse_attribute(text, Aliases(), None)
    except ParseFault:
        return None
    return layout if isinstance(layout, StridedLayoutAttr) else None


class TypeReader(LocationReader):
    """Each method takes the offset of what it reads, or of white space before it."""

    # -- types

    def type(self, pos: int, words: str = "expected type") -> Type:
        """`words`: of the fault where there is nothing that a type may begin with."""
        text = self._text
        pos = skip_to(text, pos)
        first = text[pos : pos + 1]
        if first == "!":
            return self._extended_type(pos, words)
        if first == "(":
            return self._function(pos)
        match = word_at(text, pos)
        if match is None:
            raise fault(text, pos, words, TYPE_WORDS)
        word = match.group()
        self.end = match.end()
        shaped = _SHAPED.get(word)
        if shaped is not None:
            self._expect("<")
            return shaped(self, pos)
        found = building.scalar(word, pos)
        if found is None:
            raise ParseFault(pos, self.end, "expected type", TYPE_WORDS)
        return found

    def _data_type(self, pos: int, words: str = "expected type") -> Type:
        return building.data_type(self.type(pos, words), skip_to(self._text, pos), self.end)

    def _function(self, pos: int) -> Type:
        self.end = pos
        inputs = self._types()
        self._expect("->", "expected '->' in function type")
        if self._peek("("):
            return building.function(inputs, self._types())
        return building.function(inputs, [self._data_type(self.end)])

    def _types(self) -> list[Type]:
        """`(type, ...)`, perhaps empty."""
        self._expect("(")
        return self._items(")", self.type)

    def _extended_type(self, pos: int, words: str) -> Type:
        name, body = self._extended(pos, words)
        if body is None and "." not in name:
            return building.type_alias(name, self._aliases, pos, self.end)
        return building.dialect_type(name, body)

    def _dimensions(self) -> tuple[list[int | None] | None, list[bool]]:
        """Sizes and which are in square brackets; None for `*x`."""
        shape: list[int | None] = []
        scalable: list[bool] = []
        self.end = skip_to(self._text, self.end)
        while match := _dimension(self._text, self.end):
            plain, bracketed, star = match.groups()
            if star and shape:
                raise ParseFault(match.start(), match.start() + 1, _ELEMENT_EXPECTED)
            self.end = match.end()
            if star:
                return None, scalable
            size = bracketed or plain
            if not building.fits(size):
                raise ParseFault(match.start(), match.end(), "invalid dimension")
            shape.append(None if size == "?" else int(size))
            scalable.append(bracketed is not None)
        return shape, scalable

    def _plain_shape(self) -> tuple[int | None, ...] | None:
        start = skip_to(self._text, self.end)
        shape, scalable = self._dimensions()
        if True in scalable:
            raise ParseFault(start, self.end, "scalable dimensions are for vectors only")
        return None if shape is None else tuple(shape)

    def memref(self, start: int) -> Type:
        shape = self._plain_shape()
        element = self._data_type(self.end, _ELEMENT_EXPECTED)
        extras: list[Attribute] = []
        while self._accept(","):
            extras.append(self.attribute(self.end, None))
        self._expect(">", "expected ',' or '>'")
        return building.memref(shape, element, extras, start, self.end)

    def tensor(self, start: int) -> Type:
        shape = self._plain_shape()
        element = self._data_type(self.end, _ELEMENT_EXPECTED)
        encoding: Attribute | None = None
        words = "expected ',' or '>'"
        if self._accept(","):
            words = "expected '>'"
            if any(map(self._peek, building.NO_ENCODINGS)):
                raise fault(self._text, self.end, "expected '>' in tensor type")
            # Upstream takes a comma with nothing after it.
            encoding = self.attribute(self.end, None) if not self._peek(">") else None
        self._expect(">", words)
        return building.tensor(shape, element, encoding, start, self.end)

    def vector(self, start: int) -> Type:
        at = skip_to(self._text, self.end)
        shape, scalable = self._dimensions()
        if shape is None or None in shape:
            raise ParseFault(at, self.end, "expected static shape for vector type")
        sizes = tuple([size for size in shape if size is not None])
        element = self._data_type(self.end, _ELEMENT_EXPECTED)
        self._expect(">")
        return building.vector(sizes, tuple(scalable), element, start, self.end)

    def complex(self, start: int) -> Type:
        element = self._data_type(self.end)
        self._expect(">")
        return building.complex_of(element, start, self.end)

    def tuple(self, _start: int) -> Type:
        return building.tuple_of(self._items(">", self.type))

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
            self.end = pos + 1
            return ArrayAttr(tuple(self._items("]", self._any_attribute)))
        if first == "{":
            self.end = pos + 1
            return building.dictionary(self._items("}", self._entry))
        if first in ("!", "("):
            return TypeAttr(self.type(pos))
        match = word_at(text, pos)
        if match is None:
            return self._number(pos, type_)
        self.end = match.end()
        word = match.group()
        constant = _CONSTANTS.get(word)
        if constant is not None:
            return constant
        read = _KEYWORDS.get(word)
        if read is not None:
            return read(self, pos)
        return self._elements(word, type_) if word in _ELEMENTS else TypeAttr(self.type(pos))

    def _any_attribute(self, pos: int) -> Attribute:
        return self.attribute(pos, None)

    def _optional_type(self, type_: Type | None) -> Type | None:
        return self.type(self.end) if type_ is None and self._accept(":") else type_

    def _number(self, pos: int, type_: Type | None) -> Attribute:
        match = _number(self._text, pos)
        if match is None:
            words = "expected constant integer or floating point value"
            is_minus = self._text.startswith("-", pos)
            raise fault(self._text, pos + is_minus, words if is_minus else "expected attribute value")
        self.end = match.end()
        return number_attribute((match[1] or "") + match[2], self._optional_type(type_), pos, match.end())

    def _string(self, pos: int, type_: Type | None) -> Attribute:
        return building.string(self._string_literal(pos), self._optional_type(type_))

    def _string_literal(self, start: int) -> str:
        self.end = string_end(self._text, start)
        return unescape(self._text[start : self.end], start)

    def _extended_attribute(self, pos: int, type_: Type | None) -> Attribute:
        name, body = self._extended(pos, "expected attribute value")
        if body is None and "." not in name:
            return building.attribute_alias(name, self._aliases, pos, self.end)
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
            raise fault(self._text, self.end, "expected symbol name")
        self.end = match.end()
        return match[1] or self._string_literal(match.end())

    def _entry(self, pos: int) -> tuple[str, int, int, Attribute]:
        """An entry of a dictionary: its name, the range of that, and the value."""
        start = skip_to(self._text, pos)
        if self._text.startswith('"', start):
            name = self._string_literal(start)
        else:
            match = word_at(self._text, start)
            if match is None:
                raise fault(self._text, start, "expected attribute name")
            name, self.end = match.group(), match.end()
        end = self.end
        return name, start, end, self.attribute(self.end, None) if self._accept("=") else UNIT

    def _elements(self, keyword: str, type_: Type | None) -> Attribute:
        self._expect("<")
        start = self.end
        self.end = balanced_end(self._text, start - 1)
        body = building.elements_body(self._text[start : self.end - 1])
        if type_ is None:
            self._expect(":")
            type_ = self.type(self.end)
        return ElementsAttr(keyword, body, type_)

    def dense_array(self, _start: int) -> Attribute:
        self._expect("<")
        at = skip_to(self._text, self.end)
        element = self.type(at)
        building.array_element(element, at, self.end)
        if self._accept(">"):
            return building.dense_array(element, [])
        self._expect(":", "expected ':' or '>'")
        values = [self._array_value(element)]
        while self._accept(","):
            values.append(self._array_value(element))
        self._expect(">", "expected ',' or '>'")
        return building.dense_array(element, values)

    def _array_value(self, element: Type) -> Attribute:
        at = skip_to(self._text, self.end)
        if element is not I1 and _number(self._text, at) is not None:
            return self._number(at, element)
        match = word_at(self._text, at)
        if element is I1 and match is not None and match.group() in ("true", "false"):
            self.end = match.end()
            return _CONSTANTS[match.group()]
        wanted = "'true' or 'false'" if element is I1 else "float" if isinstance(element, FloatType) else "integer"
        raise fault(self._text, at, f"expected {wanted} literal")

    def strided(self, _start: int) -> Attribute:
        self._expect("<")
        self._expect("[")
        strides = self._items("]", self._stride)
        offset: int | None = 0
        if self._accept(","):
            self._expect("offset")
            self._expect(":")
            offset = self._stride(self.end)
            self._expect(">")
        else:
            self._expect(">", "expected ',' or '>'")
        return StridedLayoutAttr(tuple(strides), offset)

    def _stride(self, pos: int) -> int | None:
        match = _stride(self._text, skip_to(self._text, pos))
        if match is None:
            raise fault(self._text, pos, "expected integer or '?'")
        self.end = match.end()
        if match[2] is None:
            return None
        if not building.fits(match[1] + match[2]):
            raise ParseFault(match.start(), match.end(), "invalid stride")
        return int(match[1] + match[2])

    def distinct(self, _start: int) -> Attribute:
        self._expect("[")
        match = _digits(self._text, skip_to(self._text, self.end))
        if match is None:
            raise fault(self._text, self.end, "expected integer")
        self.end = match.end()
        number = building.distinct_number(match.group(), match.start(), match.end())
        self._expect("]")
        self._expect("<")
        value = ""
        if not self._accept(">"):
            value = str(self.attribute(self.end, None))
            self._expect(">")
        return OpaqueAttr(f"distinct[{number}]<{value}>")

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


_SHAPED = {
    "memref": TypeReader.memref,
    "tensor": TypeReader.tensor,
    "vector": TypeReader.vector,
    "complex": TypeReader.complex,
    "tuple": TypeReader.tuple,
}
_CONSTANTS: dict[str, Attribute] = {"true": TRUE, "false": FALSE, "unit": UNIT}
_KEYWORDS: dict[str, Callable[[TypeReader, int], Attribute]] = {
    "array": TypeReader.dense_array,
    "strided": TypeReader.strided,
    "affine_map": TypeReader.affine_map,
    "affine_set": TypeReader.affine_set,
    "loc": TypeReader.location,
    "distinct": TypeReader.distinct,
}
_ELEMENTS = frozenset({"dense", "sparse", "dense_resource"})


def parse_type(text: str, aliases: Aliases) -> Type:
    """The type that is the whole of `text`; raises `ParseFault` with offsets into `text`."""
    reader = TypeReader(text, aliases)
    found = reader.type(0)
    _check_end(text, reader.end)
    return found


def parse_attribute(text: str, aliases: Aliases, type_: Type | None) -> Attribute:
    """As `parse_type`; `type_` as in `TypeReader.attribute`."""
    reader = TypeReader(text, aliases)
    found = reader.attribute(0, type_)
    _check_end(text, reader.end)
    return found


def _check_end(text: str, end: int) -> None:
    if skip_to(text, end) != len(text):
        raise fault(text, end, "unexpected text")
