"""Tokens of the body of a type or an attribute, with what upstream's parsers of parameters read.

Follows mlir/include/mlir/IR/DialectImplementation.h. A fault that upstream reports with `emitError` names the operation
whose own syntax has the body; one about a token does not.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NoReturn, TypeAlias

from ...ir.base import Attribute, Type
from ...ods.aliases import Aliases
from ...ods.definitions import AttrOrTypeDefinition
from ...ods.parse_fault import ParseFault
from ...ods.registry import Registry
from ...syntax.types.attributes import read_attribute
from ...syntax.types.types import read_type
from ...syntax.types.upstream_reader import UpstreamReader
from ...syntax.types.upstream_tokens import Tokens

FaultOf: TypeAlias = "Callable[[Type | Attribute], str | None]"
"""The message about the body of a type or an attribute; None where it is valid."""

_NO_ALIASES = Aliases()
_DIALECT = re.compile("[#!]").search
_WRONG_KIND = "invalid kind of {} specified"


class Unclear(Exception):
    """The body cannot be followed any further."""


class BodyReader(ABC):
    """Reads on in `tokens`, or raises a `ParseFault` or `Unclear`."""

    def __init__(self, tokens: Tokens, registry: Registry, fault_of: FaultOf) -> None:
        self.tokens = tokens
        self.syntax = UpstreamReader(tokens)
        self.registry = registry
        self.fault_of = fault_of

    def fail(self, message: str) -> NoReturn:
        """As upstream's `emitError`, which a parser of an operation begins with its name."""
        fault = ParseFault(self.tokens.start, self.tokens.end, message)
        fault.is_of_operation = True
        raise fault

    # Parts

    def type(self, cpp: str = "Type") -> None:
        tokens = self.tokens
        start, word, kind = tokens.start, tokens.text, tokens.kind
        self.syntax.type()
        wanted = _TYPE_WORDS.get(cpp)
        if wanted is not None and kind != "bang" and word not in wanted:
            self.fail(_WRONG_KIND.format("type"))
        self._look_into(start, read_type)

    def attribute(self, cpp: str = "Attribute") -> None:
        """`cpp`: the class that it has to be of, without its namespaces."""
        tokens = self.tokens
        start, kind = tokens.start, tokens.kind
        if cpp in _ELEMENTS_ALONE and kind != "hash":
            tokens.expect("[")
            tokens.items(self.integer, "]")
            return
        is_right = _ATTRIBUTE_KINDS.get(cpp)
        wrong = is_right is not None and kind != "hash" and not is_right(tokens)
        self.syntax.attribute()
        if wrong:
            self.fail(_WRONG_KIND.format("attribute"))
        self._look_into(start, read_attribute)

    def _look_into(self, start: int, read: Callable[[str, int, Aliases], tuple[Type | Attribute, int]]) -> None:
        """Ask about the bodies in what was read from `start` on."""
        text = self.tokens.source[start : self.tokens.before]
        if _DIALECT(text) is None:
            return
        try:
            found, _ = read(text, 0, _NO_ALIASES)
        except ParseFault:
            # An alias that is not defined, which is an error of its own.
            raise Unclear from None
        message = self.fault_of(found)
        if message is not None:
            raise ParseFault(start, self.tokens.before, message)

    def integer(self) -> None:
        tokens = self.tokens
        if tokens.text in ("true", "false"):
            tokens.take()
            return
        is_negative = tokens.take_if("-")
        if tokens.kind != "integer":
            if is_negative:
                tokens.fail_after("expected integer value")
            self.fail("expected integer value")
        tokens.take()

    def string(self) -> None:
        if self.tokens.kind != "string":
            self.fail("expected string")
        self.tokens.take()

    def keyword(self) -> str:
        if self.tokens.kind != "word":
            self.fail("expected valid keyword")
        return self.tokens.take()

    def word(self, word: str) -> None:
        if not self.tokens.take_if(word):
            self.fail(f"expected '{word}'")

    def dimensions(self) -> None:
        """Static sizes, with an `x` after each."""
        self.syntax.dimensions()

    @abstractmethod
    def body(self, definition: AttrOrTypeDefinition) -> None:
        """Read what follows the mnemonic of a type or an attribute of `definition`."""


_TYPE_WORDS = {"MemRefType": ("memref",), "VectorType": ("vector",), "RankedTensorType": ("tensor",)}
"""The words that types of a builtin class begin with."""
_ELEMENTS_ALONE = frozenset(("DenseI8ArrayAttr", "DenseI16ArrayAttr", "DenseI32ArrayAttr", "DenseI64ArrayAttr"))
"""Arrays that are written without their type."""
_ATTRIBUTE_KINDS: dict[str, Callable[[Tokens], bool]] = {
    "StringAttr": lambda tokens: tokens.kind == "string",
    "SymbolRefAttr": lambda tokens: tokens.kind == "at",
    "IntegerAttr": lambda tokens: tokens.kind == "integer" or tokens.text in ("-", "true", "false"),
    "FloatAttr": lambda tokens: tokens.kind in ("float", "integer") or tokens.text == "-",
    "BoolAttr": lambda tokens: tokens.text in ("true", "false") or tokens.kind == "integer",
    "ArrayAttr": lambda tokens: tokens.text == "[",
    "DictionaryAttr": lambda tokens: tokens.text == "{",
    "DistinctAttr": lambda tokens: tokens.text == "distinct",
    "TypeAttr": lambda tokens: tokens.kind in ("word", "bang") or tokens.text == "(",
}
"""Whether an attribute that begins with a token is of a builtin class."""
