"""Types, attributes and locations as mlir-opt's parser reads them, for its words about the first thing that is wrong.

Asked only when there is an error: the readers of values, which are made to be fast, stop elsewhere and say other words.
Follows TypeParser.cpp, AttributeParser.cpp, DialectSymbolParser.cpp and LocationParser.cpp of mlir/lib/AsmParser. What
the parameters of a dialect's type or attribute say is not looked at, and numbers are for `literals`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ...ods.parse_fault import ParseFault
from ..text.balanced_extent import string_end
from .construct import NO_ENCODINGS
from .element_literals import LiteralReader
from .upstream_affine import AffineGrammar
from .upstream_tokens import Tokens

_INTEGER_TYPE = re.compile(r"[su]?i([0-9]+)").fullmatch
_SCALAR = re.compile(r"index|none|bf16|tf32|f(?:16|32|64|80|128)|f[0-9]E[0-9]M[0-9]\w*").fullmatch
_FLOAT_TYPE = re.compile(r"b?f[0-9].*|tf32").fullmatch
_MAX_WIDTH = (1 << 24) - 1
_CLOSER = {"<": ">", "(": ")", "[": "]", "{": "}"}
_PUNCTUATION = re.compile(r'->|[<>()\[\]{}"\0]').search


def first_error(source: str, start: int, kind: str) -> ParseFault | None:
    """mlir-opt's first error about the `kind` of thing at `start`; None: it reads it.

    `kind`: `type`, `attribute`, `value` (an attribute whose type is known), `location`; `]` or `)`: affine expressions
    of values up to such a bracket.
    """
    try:
        reader = UpstreamReader(Tokens(source, start))
        reader.read(kind)
    except ParseFault as fault:
        return fault
    return None


def end_of(source: str, start: int, kind: str) -> int:
    """The offset after the `kind` of thing at `start`, which mlir-opt reads."""
    tokens = Tokens(source, start)
    UpstreamReader(tokens).read(kind)
    return tokens.before


class UpstreamReader:
    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens
        self._shaped: dict[str, Callable[[], None]] = {
            "memref": self._memref,
            "tensor": self._tensor,
            "vector": self._vector,
            "complex": self._complex,
            "tuple": self._tuple,
        }
        self._keywords: dict[str, Callable[[], None]] = {
            "affine_map": lambda: self._affine("map", "affine map"),
            "affine_set": lambda: self._affine("set", "integer set"),
            "array": self._array,
            "dense_resource": self._dense_resource,
            "distinct": self._distinct,
            "loc": lambda: self._bracketed_location("inline location"),
            "strided": self._strided,
        }

    def read(self, kind: str) -> None:
        if kind == "type":
            self.type()
        elif kind in ("]", ")"):
            affine = AffineGrammar(self.tokens, takes_values=True)
            self.tokens.items(affine.expression, kind, f"expected '{kind}' in affine map")
        elif kind == "location":
            self.tokens.expect("loc")
            self._bracketed_location("location")
        else:
            self.attribute(is_typed=kind == "value")

    # -- types

    def type(self) -> None:
        if self.tokens.text == "(":
            self._type_list()
            self.tokens.expect("->", "expected '->' in function type")
            if self.tokens.text == "(":
                return self._type_list()
        return self._data_type()

    def _type_list(self) -> None:
        self.tokens.take()
        self.tokens.items(self.type, ")")

    def _data_type(self) -> None:
        if not self.optional_type():
            self.tokens.fail_after("expected non-function type")

    def optional_type(self) -> bool:
        """A type, if there is one: a function only where its inputs are in brackets."""
        tokens = self.tokens
        if tokens.text == "(":
            self.type()
            return True
        text = tokens.text
        if tokens.kind == "bang":
            self._symbol_body()
            return True
        if tokens.kind != "word":
            return False
        shaped = self._shaped.get(text)
        if shaped is not None:
            tokens.take()
            tokens.expect("<", f"expected '<' in {text} type")
            shaped()
            return True
        integer = _INTEGER_TYPE(text)
        if integer is not None:
            if len(integer[1]) > 9:
                tokens.fail("invalid integer width")
            if int(integer[1]) > _MAX_WIDTH:
                tokens.fail(f"integer bitwidth is limited to {_MAX_WIDTH} bits")
        elif _SCALAR(text) is None:
            return False
        tokens.take()
        return True

    def dimensions(self) -> None:
        """Sizes, with an `x` after each."""
        tokens = self.tokens
        while tokens.kind == "integer" or tokens.text == "?":
            if tokens.text == "?":
                tokens.take()
            else:
                self._dimension()
            tokens.take_x()

    def _dimension(self) -> None:
        tokens = self.tokens
        if tokens.text.startswith("0x"):
            # `0x4`: the lexer took what is a dimension and the start of the next for a hexadecimal number.
            return tokens.move(tokens.start + 1)
        if tokens.number >= 1 << 63:
            tokens.fail("invalid dimension")
        tokens.take()
        return None

    def _shape(self) -> None:
        if self.tokens.take_if("*"):
            self.tokens.take_x()
        else:
            self.dimensions()

    def _memref(self) -> None:
        tokens = self.tokens
        self._shape()
        self._element("memref")
        if tokens.take_if(">"):
            return
        if tokens.text != ",":
            tokens.fail_after("expected ',' or '>' in memref type")
        tokens.take()
        tokens.some(self.attribute)
        tokens.expect(">", "expected ',' or '>'")

    def _tensor(self) -> None:
        self._shape()
        self._element("tensor")
        if self.tokens.take_if(",") and self.tokens.text not in (">", *NO_ENCODINGS):
            self.attribute()
        self.tokens.expect(">", "expected '>' in tensor type")

    def _element(self, shaped: str) -> None:
        """The type of the elements, which is read even if it is a function."""
        start, is_function = self.tokens.start, self.tokens.text == "("
        self.type()
        if is_function:
            self.tokens.fail(f"invalid {shaped} element type", start)

    def _vector(self) -> None:
        tokens = self.tokens
        while tokens.kind == "integer" or tokens.text == "[":
            is_scalable = tokens.take_if("[")
            if tokens.kind != "integer":
                tokens.fail("invalid dimension")
            self._dimension()
            if is_scalable and not tokens.take_if("]"):
                tokens.fail_after("missing ']' closing scalable dimension")
            tokens.take_x()
        self.type()
        tokens.expect(">", "expected '>' in vector type")

    def _complex(self) -> None:
        self.type()
        self.tokens.expect(">", "expected '>' in complex type")

    def _tuple(self) -> None:
        self.tokens.items(self.type, ">", "expected '>' in tuple type")

    def _symbol_body(self) -> None:
        """`!dialect.name<...>`: only its brackets."""
        tokens = self.tokens
        pos = tokens.end
        if not tokens.source.startswith("<", pos):
            tokens.take()
            return
        opened = [pos]
        pos += 1
        while opened:
            found = _PUNCTUATION(tokens.source, pos)
            text = found.group() if found is not None else ""
            if (
                found is None
                or text == "\0"
                or (text in _CLOSER.values() and text != _CLOSER[tokens.source[opened[-1]]])
            ):
                sign = tokens.source[opened[-1]]
                tokens.fail(f"unbalanced '{sign}' character in pretty dialect name", opened[0] + 1)
            pos = found.end()
            if text == '"':
                pos = string_end(tokens.source, found.start())
            elif text in _CLOSER:
                opened.append(found.start())
            elif text != "->":
                opened.pop()
        tokens.move(pos)

    # -- attributes

    def attribute(self, *, is_typed: bool = False) -> None:
        tokens = self.tokens
        text, kind = tokens.text, tokens.kind
        read = self._keywords.get(text)
        if read is not None:
            tokens.take()
            read()
        elif text in ("dense", "sparse"):
            tokens.take()
            self._elements(text, is_typed=is_typed)
        elif text == "[":
            tokens.take()
            tokens.items(self.attribute, "]", "expected ',' or ']'")
        elif text == "{":
            tokens.take()
            tokens.items(self._entry, "}", "expected '}' in attribute dictionary")
        elif kind == "at":
            self._symbol_reference()
        elif text in ("true", "false", "unit"):
            tokens.take()
        else:
            self._typed_attribute(is_typed=is_typed)

    def _typed_attribute(self, *, is_typed: bool) -> None:
        tokens = self.tokens
        if tokens.kind == "hash":
            has_type = "." in tokens.text or tokens.source.startswith("<", tokens.end)
            self._symbol_body()
            if not has_type:
                return None
        elif tokens.kind in ("integer", "float", "string"):
            tokens.take()
        elif tokens.take_if("-"):
            if tokens.kind not in ("integer", "float"):
                tokens.fail_after("expected constant integer or floating point value")
            tokens.take()
        elif tokens.text == "(":
            return self.type()
        elif not self.optional_type():
            tokens.fail_after("expected attribute value")
        else:
            return None
        if not is_typed and tokens.take_if(":"):
            self.type()
        return None

    def _entry(self) -> None:
        tokens = self.tokens
        if tokens.kind not in ("word", "string"):
            tokens.fail_after("expected attribute name")
        if tokens.text == '""':
            tokens.fail("expected valid attribute name")
        tokens.take()
        if tokens.take_if("="):
            self.attribute()

    def _symbol_reference(self) -> None:
        tokens = self.tokens
        tokens.take()
        while tokens.take_if("::"):
            if tokens.kind != "at":
                tokens.fail_after("expected nested symbol reference identifier")
            tokens.take()

    def _affine(self, kind: str, words: str) -> None:
        tokens = self.tokens
        tokens.expect("<", f"expected '<' in {words}")
        start = tokens.start
        found = AffineGrammar(tokens).map_or_set()
        if found != kind:
            names = {"map": "AffineMap", "set": "IntegerSet"}
            tokens.fail(f"expected {names[kind]}, but got {names[found]}", start)
        tokens.expect(">", f"expected '>' in {words}")

    def _array(self) -> None:
        tokens = self.tokens
        tokens.expect("<", "expected '<' after 'array'")
        start, element = tokens.start, tokens.text
        self.type()
        if _INTEGER_TYPE(element) is None and _FLOAT_TYPE(element) is None:
            found = tokens.source[start : tokens.before]
            tokens.fail(f"expected integer or float type, got: '{found}'", start)
        if tokens.take_if(">"):
            return
        tokens.expect(":", "expected ':' after dense array type")
        if _INTEGER_TYPE(element) is not None:
            tokens.some(lambda: self._array_integer(element))
        else:
            tokens.some(self._array_float)
        tokens.expect(">", "expected '>' to close an array attribute")

    def _array_integer(self, element: str) -> None:
        tokens = self.tokens
        is_bit = element == "i1"
        if tokens.text in ("true", "false"):
            if not is_bit:
                tokens.fail("expected i1 type for 'true' or 'false' values")
            tokens.take()
            return
        is_negative = tokens.take_if("-")
        if tokens.kind != "integer":
            tokens.fail("expected integer literal")
        value = tokens.number
        tokens.take()
        if is_bit:
            tokens.fail("expected 'true' or 'false' values for i1 type")
        width = min(int(element.lstrip("sui")), 64)
        if not 0 < value <= 1 << (width - 1) if is_negative else value >= 1 << (width - (element[0] == "s")):
            tokens.fail("integer constant out of range")

    def _array_float(self) -> None:
        tokens = self.tokens
        tokens.take_if("-")
        if tokens.kind not in ("integer", "float"):
            tokens.fail("expected floating point literal")
        if tokens.kind == "integer" and not tokens.text.startswith("0x"):
            tokens.fail("unexpected decimal integer literal for a floating point value")
        tokens.take()

    def _elements(self, keyword: str, *, is_typed: bool) -> None:
        tokens = self.tokens
        tokens.expect("<", "expected '<' after 'dense'" if keyword == "dense" else "Expected '<' after 'sparse'")
        if not tokens.take_if(">"):
            LiteralReader(tokens).read(takes_hex=keyword == "dense")
            if keyword == "sparse":
                tokens.expect(",")
                LiteralReader(tokens).read(takes_hex=True)
            tokens.expect(">")
        self._type_of_elements(is_typed=is_typed)

    def _type_of_elements(self, *, is_typed: bool) -> None:
        if not is_typed:
            self.tokens.expect(":")
            self.type()

    def _dense_resource(self) -> None:
        tokens = self.tokens
        tokens.expect("<", "expected '<' after 'dense_resource'")
        if tokens.kind not in ("word", "string"):
            tokens.fail_after("expected identifier key for 'resource' entry")
        tokens.take()
        tokens.expect(">")
        self._type_of_elements(is_typed=False)

    def _distinct(self) -> None:
        tokens = self.tokens
        tokens.expect("[", "expected '[' after 'distinct'")
        if tokens.kind != "integer":
            tokens.fail_after("expected distinct ID")
        if tokens.number >> 64:
            tokens.take()
            tokens.fail("expected an unsigned 64-bit integer")
        tokens.take()
        tokens.expect("]", "expected ']' to close distinct ID")
        tokens.expect("<", "expected '<' after distinct ID")
        if tokens.take_if(">"):
            return
        self.attribute()
        tokens.expect(">", "expected '>' to close distinct attribute")

    def _strided(self) -> None:
        tokens = self.tokens
        tokens.expect("<", "expected '<' after 'strided'")
        tokens.expect("[")
        tokens.items(self._stride, "]")
        if tokens.take_if(">"):
            return
        tokens.expect(",")
        tokens.expect("offset", "expected 'offset' after comma")
        tokens.expect(":", "expected ':' after 'offset'")
        self._stride()
        tokens.expect(">")

    def _stride(self) -> None:
        tokens = self.tokens
        if tokens.take_if("?"):
            return
        tokens.take_if("-")
        if tokens.kind != "integer" or tokens.number >= 1 << 63:
            tokens.fail_after("expected a 64-bit signed integer or '?'")
        tokens.take()

    # -- locations

    def _bracketed_location(self, words: str) -> None:
        self.tokens.expect("(", f"expected '(' in {words}")
        self.location()
        self.tokens.expect(")", f"expected ')' in {words}")

    def location(self) -> None:
        tokens = self.tokens
        if tokens.kind == "string":
            self._named_location()
        elif tokens.text == "callsite":
            tokens.take()
            tokens.expect("(", "expected '(' in callsite location")
            self.location()
            tokens.expect("at", "expected 'at' in callsite location")
            self.location()
            tokens.expect(")", "expected ')' in callsite location")
        elif tokens.text == "fused":
            tokens.take()
            if tokens.take_if("<"):
                self.attribute()
                tokens.expect(">", "expected '>' after fused location metadata")
            tokens.expect("[", "expected '[' in fused location")
            self.tokens.items(self.location, "]", "expected ']' in fused location")
        elif tokens.text == "unknown":
            tokens.take()
        elif tokens.kind == "hash":
            self._symbol_body()
        else:
            tokens.fail_after("expected location instance")

    def _named_location(self) -> None:
        tokens = self.tokens
        tokens.take()
        if tokens.take_if("("):
            self.location()
            return tokens.expect(")", "expected ')' after child location of NameLoc")
        if not tokens.take_if(":"):
            return None
        self._number("expected integer line number in FileLineColRange")
        if not tokens.take_if(":"):
            return None
        self._number("expected integer column number in FileLineColRange")
        if not tokens.take_if("to"):
            return None
        if tokens.take_if(":"):
            return self._number("expected integer column number in FileLineColRange")
        words = "expected either integer or `:` post `to` in FileLineColRange"
        self._number("expected integer line number in FileLineColRange" if tokens.kind == "integer" else words)
        tokens.expect(":", words)
        return self._number("expected integer column number in FileLineColRange")

    def _number(self, words: str) -> None:
        tokens = self.tokens
        if tokens.kind != "integer" or tokens.number >> 32:
            tokens.fail_after(words)
        tokens.take()
