"""Literals of elements: what is between the angle brackets of `dense` and `sparse`, and whether it fits a type.

Follows TensorLiteralParser of mlir/lib/AsmParser/AttributeParser.cpp, in the order in which that reports errors.
"""

from __future__ import annotations

import re
from math import prod

from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.types import (
    I1,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    UnknownType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from ...ods.parse_fault import ParseFault
from ..text.literals import I64, float_bits_text, integer_attribute
from .upstream_tokens import Tokens

_SHAPED = (RankedTensorType, VectorType, MemRefType, UnrankedTensorType, UnrankedMemRefType)
_HEX_STRING = lazy_pattern(r'"0x(?:[0-9a-fA-F]{2})*"').fullmatch
_KEY = lazy_pattern(r'[A-Za-z_][\w$.]*|".*"', re.DOTALL).fullmatch
RAGGED = "tensor literal is invalid; ranks are not consistent between elements"
_FLOAT = r"-?[0-9]{1,30}\.[0-9]{0,30}(?:[eE][-+]?[0-9]{1,2})?"
_ANY = lazy_pattern(r"[^\[\], ]+").sub


class LiteralReader:
    """One literal, read from `tokens`: its shape, and its numbers with their signs and offsets."""

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens
        self.shape: tuple[int, ...] = ()
        self.values: list[tuple[bool, str, int]] = []
        """Whether there is a minus, the spelling, and the offset in the text."""
        self.hex = ""
        """The string that is all of the literal, with its quotes."""

    def read(self, *, takes_hex: bool) -> None:
        tokens = self.tokens
        if takes_hex and tokens.kind == "string":
            at = tokens.start
            self.hex = tokens.take()
            self.values.append((False, self.hex, at))
        elif tokens.text == "[":
            self.shape = self._list()
        else:
            self._element()

    def _list(self) -> tuple[int, ...]:
        tokens = self.tokens
        tokens.take()
        count, inner = 0, ()
        if not tokens.take_if("]"):
            while True:
                found = self._list() if tokens.text == "[" else self._element()
                if count and found != inner:
                    tokens.fail(RAGGED)
                count, inner = count + 1, found
                if not tokens.take_if(","):
                    break
            tokens.expect("]")
        return (count, *inner)

    def _element(self) -> tuple[int, ...]:
        tokens = self.tokens
        if tokens.text == "(":
            tokens.take()
            self._element()
            tokens.expect(",", "expected ',' between complex elements")
            self._element()
            tokens.expect(")", "expected ')' after complex elements")
            return ()
        is_negative = tokens.take_if("-")
        if is_negative and tokens.kind not in ("integer", "float"):
            tokens.fail("expected integer or floating point literal")
        if tokens.kind not in ("integer", "float", "string") and tokens.text not in ("true", "false"):
            tokens.fail("expected element literal of primitive type")
        start = tokens.start
        self.values.append((is_negative, tokens.take(), start))
        return ()

    def check(self, type_: RankedTensorType | VectorType | MemRefType) -> None:
        """Raise a fault if it is no literal of `type_`, whose shape is static; about all of it at the offset -1."""
        element = type_.element
        if self.hex and isinstance(element, (IntegerType, IndexType, FloatType, ComplexType)):
            if _HEX_STRING(self.hex) is None:
                _fail(self.values[0][2], "expected string containing hex digits starting with `0x`")
            return
        sizes = tuple([size or 0 for size in type_.shape])
        if self.shape and self.shape != sizes:
            shapes = f"([{_list(self.shape)}]) does not match type ([{_list(sizes)}])"
            _fail(-1, f"inferred shape of elements literal {shapes}")
        if not self.values and prod(sizes):
            _fail(-1, f"parsed zero elements, but type ('{type_}') expected at least 1")
        if isinstance(element, ComplexType):
            self._check_pairs(type_, element, prod(sizes))
            element = element.element
        for is_negative, text, at in self.values:
            _check_value(element, is_negative, text, at)

    def _check_pairs(self, type_: Type, element: ComplexType, count: int) -> None:
        number = len(self.values)
        if not self.shape and count and number != 2:
            _fail(-1, f"parsed {number} elements, but type ('{element}') expected 2 elements")
        if self.shape and number != 2 * count:
            _fail(-1, f"parsed {number} elements, but type ('{type_}') expected {2 * count} elements")


def _fail(at: int, message: str) -> None:
    raise ParseFault(at, at, message)


def _list(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


def _check_value(element: Type, is_negative: bool, text: str, at: int) -> None:
    is_float = "." in text and text[0] != '"'
    if isinstance(element, (IntegerType, IndexType)):
        if is_negative and isinstance(element, IntegerType) and element.signedness == "u":
            _fail(at, "expected unsigned integer elements, but parsed negative value")
        if is_float:
            _fail(at, "expected integer elements, but parsed floating-point")
        if text in ("true", "false"):
            if element is not I1:
                _fail(at, "expected i1 type for 'true' or 'false' values")
        elif not _fits(element, is_negative, text):
            _fail(at, "integer constant out of range for type")
    elif isinstance(element, FloatType):
        if is_float:
            return
        if not text[0].isdigit():
            _fail(at, "expected floating point literal")
        if not text.startswith("0x"):
            _fail(at, "unexpected decimal integer literal for a floating point value")
        float_bits_text(-1 if is_negative else _number(text[:1000]), element.name, at, at)
    elif not isinstance(element, UnknownType) and text[0] != '"':
        _fail(-1, f"expected string token, got {text}")


def _number(text: str) -> int:
    return int(text, 16) if text.startswith("0x") else int(text)


def _fits(element: IntegerType | IndexType, is_negative: bool, text: str) -> bool:
    if text[0] == '"' or len(text) > 1000:
        return False
    value = _number(text)
    if is_negative and not value and not (isinstance(element, IntegerType) and not element.width):
        return False
    try:
        integer_attribute(-value if is_negative else value, element, 0, 0)
    except ParseFault:
        return False
    return True


def literal_error(keyword: str, body: str, type_: Type) -> tuple[str, int] | None:
    """mlir-opt's words about the `body` of a `keyword` of `type_`, and the offset in it, -1 for all; None: it fits."""
    if isinstance(type_, UnknownType):
        return None
    if keyword == "dense_resource":
        return _resource_error(body, type_)
    if keyword == "dense" and _is_plainly_right(body, type_):
        return None
    try:
        _check(keyword, body, type_)
    except ParseFault as fault:
        return fault.message, fault.start
    return None


def _resource_error(body: str, type_: Type) -> tuple[str, int] | None:
    if _KEY(body) is None:
        return "expected identifier key for 'resource' entry", 0
    return None if isinstance(type_, _SHAPED) else ("`dense_resource` expected a shaped type", -1)


def _check(keyword: str, body: str, type_: Type) -> None:
    tokens = Tokens(body, 0)
    readers: list[LiteralReader] = []
    if tokens.kind != "end":
        readers.append(LiteralReader(tokens))
        readers[0].read(takes_hex=keyword == "dense")
        if keyword == "sparse":
            tokens.expect(",")
            readers.append(LiteralReader(tokens))
            readers[1].read(takes_hex=True)
        if tokens.kind != "end":
            tokens.fail("expected '>'")
    if not isinstance(type_, _SHAPED):
        return _fail(-1, "elements literal must be a shaped type")
    if isinstance(type_, (UnrankedTensorType, UnrankedMemRefType)) or None in type_.shape:
        return _fail(-1, "elements literal type must have static shape")
    if keyword == "sparse":
        return _check_sparse(readers[0], readers[1], type_) if readers else None
    return (readers[0] if readers else LiteralReader(tokens)).check(type_)


def _check_sparse(
    indices: LiteralReader, values: LiteralReader, type_: RankedTensorType | VectorType | MemRefType
) -> None:
    """SparseElementsAttr::verify, after each of the two."""
    sizes = tuple([size or 0 for size in type_.shape])
    rank = len(sizes)
    places = indices.shape or (1, rank)
    indices.check(RankedTensorType(places, I64))
    counts = values.shape or places[:1]
    values.check(RankedTensorType(counts, type_.element))
    if len(counts) != 1:
        _fail(-1, "expected 1-d tensor for sparse element values")
    fits = places[1] == rank if len(places) == 2 else len(places) == rank == 1
    if not fits or places[0] != counts[0]:
        found = f"inferred shape of indices literal ([{_list(places)}])"
        found += f"; inferred shape of values literal ([{_list(counts)}])"
        _fail(-1, f"expected shape ([{_list(sizes)}]); {found}")
    numbers = [_number(text) * (-1 if is_negative else 1) for is_negative, text, _ in indices.values]
    numbers *= 1 if indices.shape else rank
    for number in range(places[0]):
        index = tuple(numbers[number * rank : (number + 1) * rank])
        if any(not 0 <= value < size for value, size in zip(index, sizes, strict=False)):
            shown = _list(tuple([value % (1 << 64) for value in index]))
            words = f"is not contained within the value shape, with index=[{shown}], and type='{type_}'"
            _fail(-1, f"sparse index #{number} {words}")


def _is_plainly_right(body: str, type_: Type) -> bool:
    """Whether it is one ordinary number, or lists of such of the right shape; literals of megabytes are expected."""
    if not isinstance(type_, (RankedTensorType, VectorType)) or None in type_.shape:
        return False
    pattern = _ordinary(type_.element)
    if pattern is None:
        return False
    if body[:1] != "[":
        return re.fullmatch(pattern, body) is not None
    # A shape may have any number of elements, whatever stands in the literal.
    if prod(max(size or 0, 1) for size in type_.shape) > len(body) or _ANY("0", body) != _structure(type_.shape):
        return False
    return re.fullmatch(rf"(?:[\[\], ]*(?:{pattern})(?=[\], ]))*[\] ]*", body) is not None


def _ordinary(element: Type) -> str | None:
    """A pattern of numbers that fit `element` for sure, None if there are no such."""
    if isinstance(element, FloatType):
        return _FLOAT
    if element is I1:
        return "true|false"
    width = 64 if isinstance(element, IndexType) else element.width if isinstance(element, IntegerType) else 0
    if width < 4:
        return None
    sign = "" if isinstance(element, IntegerType) and element.signedness == "u" else "-?"
    # So many digits fit into the bits without the sign.
    return rf"0|{sign}[1-9][0-9]{{0,{(width - 1) * 3 // 10 - 1}}}"


def _structure(shape: tuple[int | None, ...]) -> str:
    """A literal of `shape` in normal form, all of zeros."""
    text = "0"
    for size in reversed(shape):
        text = f"[{', '.join([text] * (size or 0))}]"
    return text
