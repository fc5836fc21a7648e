"""Tokens of the body of a type or an attribute, with what upstream's parsers of parameters read.

Follows mlir/include/mlir/IR/DialectImplementation.h. A fault that upstream reports with `emitError` names the operation
whose own syntax has the body; one about a token does not.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
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
from .integer_ranges import fits
from .parameter_classes import is_of_class

FaultOf: TypeAlias = "Callable[[Type | Attribute], str | None]"
"""The message about the body of a type or an attribute; None where it is valid."""

_NO_ALIASES = Aliases()
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
        self.dialect = ""
        """The dialect of the definition whose body is read."""

    def fail(self, message: str) -> NoReturn:
        """As upstream's `emitError`, which a parser of an operation begins with its name."""
        fault = ParseFault(self.tokens.start, self.tokens.end, message)
        fault.is_of_operation = True
        raise fault

    # Parts

    def type(self, cpp: str = "Type") -> None:
        start = self.tokens.start
        self.syntax.type()
        self._look_into(start, read_type, "type", cpp)

    def attribute(self, cpp: str = "Attribute") -> None:
        """`cpp`: the class that it has to be of, without its namespaces."""
        tokens = self.tokens
        start = tokens.start
        if cpp in _ELEMENTS_ALONE and tokens.kind != "hash":
            tokens.expect("[")
            tokens.items(partial(self.integer, _ELEMENTS_ALONE[cpp]), "]")
            return
        self.syntax.attribute()
        self._look_into(start, read_attribute, "attribute", cpp)

    def _look_into(
        self, start: int, read: Callable[[str, int, Aliases], tuple[Type | Attribute, int]], kind: str, cpp: str
    ) -> None:
        """Check that what was read from `start` on is of the class `cpp`, and that there is nothing wrong in it."""
        text = self.tokens.source[start : self.tokens.before]
        try:
            found, _ = read(text, 0, _NO_ALIASES)
        except ParseFault as fault:
            raise fault.shifted(start) from None
        message = self.fault_of(found)
        if message is not None:
            raise ParseFault(start, self.tokens.before, message)
        if is_of_class(found, cpp, self.registry, self.dialect) is False:
            self.fail(_WRONG_KIND.format(kind))

    def integer(self, cpp: str = "int64_t") -> None:
        """A number that fits into the C++ type `cpp`."""
        tokens = self.tokens
        if tokens.text in ("true", "false"):
            tokens.take()
            return
        is_negative = tokens.take_if("-")
        if tokens.kind != "integer":
            if is_negative:
                tokens.fail_after("expected integer value")
            self.fail("expected integer value")
        if not fits(tokens.text, cpp, is_negative=is_negative):
            self.fail("integer value too large")
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

    def dimensions(self, *, is_static: bool = False) -> None:
        """Sizes, with an `x` after each."""
        start = self.tokens.start
        self.syntax.dimensions()
        if is_static and "?" in self.tokens.source[start : self.tokens.before]:
            self.tokens.fail("expected static shape", start)

    @abstractmethod
    def body(self, definition: AttrOrTypeDefinition) -> None:
        """Read what follows the mnemonic of a type or an attribute of `definition`."""


_ELEMENTS_ALONE = {
    **{f"DenseI{bits}ArrayAttr": f"int{bits}_t" for bits in (8, 16, 32, 64)},
    "GridAxesAttr": "int16_t",
}
"""Arrays that are written without their type, and what their elements are."""
