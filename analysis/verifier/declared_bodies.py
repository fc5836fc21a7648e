"""Bodies of types and attributes with a declarative format: the first place where a body does not follow it.

Upstream's parsers of them are made from the same formats (mlir/tools/mlir-tblgen/AttrOrTypeFormatGen.cpp, and
FieldParser of mlir/include/mlir/IR/DialectImplementation.h for the parameters).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias, cast

from ...ir.base import Attribute, Type
from ...ods.aliases import Aliases
from ...ods.definitions import AttrOrTypeDefinition, FormatNode, Parameter, Term
from ...ods.parse_fault import ParseFault
from ...ods.registry import Registry
from ...ods.requirement_words import missing_case_words, unknown_case_words
from ...syntax.types.attributes import read_attribute
from ...syntax.types.types import read_type
from ...syntax.types.upstream_affine import AffineGrammar
from ...syntax.types.upstream_reader import UpstreamReader
from ...syntax.types.upstream_tokens import Tokens

FaultOf: TypeAlias = "Callable[[Type | Attribute], str | None]"
"""The message about the body of a type or an attribute; None where it is valid."""
CustomBody: TypeAlias = "Callable[[BodyReader], None]"
"""A reader of a body with a syntax in C++, or of a `custom<...>` directive."""

_NO_ALIASES = Aliases()
_DIALECT = re.compile("[#!]").search
_WRONG_KIND = "invalid kind of {} specified"


class Unclear(Exception):
    """The body cannot be followed any further."""


def body_fault(
    definition: AttrOrTypeDefinition, text: str, registry: Registry, fault_of: FaultOf
) -> ParseFault | None:
    """Upstream's first error about `text`, what follows the mnemonic; None where there is none, or it is not known.

    `fault_of`: asked about the types and attributes in it.
    """
    try:
        reader = BodyReader(Tokens(text, 0), registry, fault_of)
        reader.body(definition)
        if reader.tokens.kind != "end":
            reader.tokens.fail_after("expected '>'")
    except ParseFault as fault:
        return fault
    except Unclear:
        return None
    return None


class BodyReader:
    """Tokens of a body with what upstream's parsers of parameters read; a fault of theirs names the operation."""

    def __init__(self, tokens: Tokens, registry: Registry, fault_of: FaultOf) -> None:
        self.tokens = tokens
        self.syntax = UpstreamReader(tokens)
        self.registry = registry
        self.fault_of = fault_of

    def fail(self, message: str) -> None:
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

    # Formats

    def body(self, definition: AttrOrTypeDefinition) -> None:
        """What follows the mnemonic of a type or an attribute of `definition`."""
        if definition.custom:
            # Loaded here, as below: most bodies have a format, and no directives.
            from .custom_bodies import BODIES

            read = BODIES.get(definition.name)
            if read is None:
                raise Unclear
            read(self)
            return
        self.nodes(definition.format or (), {each.name: each for each in definition.parameters})

    def nodes(self, nodes: Sequence[FormatNode], parameters: dict[str, Parameter]) -> None:
        for node in nodes:
            if isinstance(node, str):
                self.literal(node)
                continue
            parts = cast("Sequence[FormatNode]", node)
            kind = str(parts[0])
            if kind == "ws":
                continue
            if kind == "optional":
                self.optional(parts, parameters)
            elif kind == "struct":
                listed = cast("Sequence[Sequence[str]]", parts[1])
                self.struct([str(each[1]) for each in listed if len(each) > 1] or [*parameters], parameters)
            elif kind == "params":
                for number, parameter in enumerate(parameters.values()):
                    if number:
                        self.tokens.expect(",")
                    self.parameter(parameter)
            elif kind == "qualified":
                self.parameter(self.named(cast("Sequence[FormatNode]", parts[1]), parameters), is_qualified=True)
            elif kind == "param":
                self.parameter(self.named(parts, parameters))
            elif kind == "custom":
                self.custom(str(parts[1]))
            else:
                raise Unclear

    @staticmethod
    def named(parts: Sequence[FormatNode], parameters: dict[str, Parameter]) -> Parameter:
        found = parameters.get(str(parts[1]))
        if found is None:
            raise Unclear
        return found

    def literal(self, text: str) -> None:
        if text[0].isalpha() or text[0] == "_":
            self.word(text)
        else:
            self.tokens.expect(text)

    def custom(self, name: str) -> None:
        from .custom_bodies import DIRECTIVES

        read = DIRECTIVES.get(name)
        if read is None:
            raise Unclear
        read(self)

    def optional(self, parts: Sequence[FormatNode], parameters: dict[str, Parameter]) -> None:
        """The first literal tells whether a group is there; of an inverted one, that of the other group does."""
        group, other = cast("Sequence[FormatNode]", parts[1]), cast("Sequence[FormatNode]", parts[2])
        if parts[4]:
            group, other = other, group
        first = group[0] if group else None
        if isinstance(first, str):
            self.nodes(group if self.tokens.text == first else other, parameters)
            return
        # A parameter, which may be missing where it is.
        if first is None or self.tokens.kind == "mark":
            self.nodes(other, parameters)
        else:
            self.nodes(group, parameters)

    def struct(self, names: Sequence[str], parameters: dict[str, Parameter]) -> None:
        wanted = {name: self.named(("param", name), parameters) for name in names}
        left = dict(wanted)
        is_fixed = not any(parameter.optional for parameter in wanted.values())
        while True:
            if self.tokens.kind != "word" and len(left) == len(wanted):
                if all(parameter.optional for parameter in wanted.values()):
                    return
            key = self.keyword()
            self.tokens.expect("=")
            if key not in left:
                self.fail(f"duplicate or unknown struct parameter name: {key}")
            self.parameter(left.pop(key))
            if not left and is_fixed:
                return
            if not self.tokens.take_if(","):
                break
        if is_fixed:
            self.tokens.fail_after("expected ','")
        missing = [name for name, parameter in left.items() if not parameter.optional]
        if missing:
            self.fail(f"struct is missing required parameter: {missing[0]}")

    # Parameters

    def parameter(self, parameter: Parameter, *, is_qualified: bool = False) -> None:
        if parameter.kind[0] == "array" and parameter.optional and self.tokens.text in (">", "]"):
            return
        self.of_kind(parameter.kind, parameter.cpp, is_qualified=is_qualified)

    def of_kind(self, kind: tuple[Term, ...], cpp: str, *, is_qualified: bool = False) -> None:
        head, inner = str(kind[0]), kind[1] if len(kind) > 1 else None
        cpp = cpp.rpartition("::")[2]
        if head in _READERS:
            _READERS[head](self, cpp)
        elif head == "enum":
            self.case(str(inner), cpp)
        elif head in ("attrdef", "typedef"):
            self.nested(head, str(inner), cpp, is_qualified=is_qualified)
        elif head == "array" and isinstance(inner, tuple):
            self.tokens.some(partial(self.of_kind, inner, _element(cpp), is_qualified=is_qualified))
        elif head == "optional" and isinstance(inner, tuple):
            if self.tokens.kind in ("integer", "word") or self.tokens.text == "-":
                self.of_kind(inner, cpp)
        elif head == "parser" and isinstance(inner, tuple):
            self.spelled(inner)
        elif head != "self-type":
            raise Unclear

    def spelled(self, kind: tuple[Term, ...]) -> None:
        """A parameter whose parser is C++: numbers have names, lists braces."""
        inner = kind[1] if len(kind) > 1 else None
        if kind[0] == "array" and isinstance(inner, tuple):
            self.tokens.expect("{")
            self.tokens.items(partial(self.of_kind, inner, ""), "}")
        elif kind[0] in ("int", "uint"):
            self.keyword()
        else:
            raise Unclear

    def nested(self, head: str, name: str, cpp: str, *, is_qualified: bool) -> None:
        """An attribute or a type of a definition, of which only the body is written, or all."""
        sigil = "hash" if head == "attrdef" else "bang"
        if self.tokens.kind == sigil or is_qualified:
            if head == "attrdef":
                self.attribute(cpp if is_qualified else "Attribute")
            else:
                self.type()
            return
        dialect, _, mnemonic = name.partition(".")
        look_up = self.registry.lookup_attr if head == "attrdef" else self.registry.lookup_type
        definition = look_up(dialect, mnemonic)
        if definition is None:
            raise Unclear
        self.body(definition)

    def case(self, key: str, cpp: str) -> None:
        """A keyword or a string that is a case of an enum, or several."""
        enum = self.registry.lookup_enum(key)
        if enum is None:
            raise Unclear
        while True:
            if self.tokens.kind == "string":
                self.tokens.take()
            elif self.tokens.kind != "word":
                self.fail(missing_case_words(enum))
            else:
                word, at = self.tokens.text, self.tokens.start
                self.tokens.take()
                if enum.value_of(word) is None and not enum.quoted:
                    raise ParseFault(at, at + len(word), unknown_case_words(enum, cpp, word), is_of_operation=True)
            if not enum.is_bits or not (self.tokens.take_if("|") or self.tokens.take_if(",")):
                return


def _element(cpp: str) -> str:
    """The class of the elements of an array."""
    return cpp.partition("<")[2].rpartition(">")[0].rpartition("::")[2] if "<" in cpp else cpp


def _affine(reader: BodyReader, kind: str) -> None:
    AffineGrammar(reader.tokens).map_or_set()


_READERS: dict[str, Callable[[BodyReader, str], None]] = {
    "type": BodyReader.type,
    "attr": BodyReader.attribute,
    "str-attr": lambda reader, _: reader.attribute("StringAttr"),
    "symbol-ref": lambda reader, _: reader.attribute("SymbolRefAttr"),
    "location": lambda reader, _: reader.attribute(),
    "int": lambda reader, _: reader.integer(),
    "uint": lambda reader, _: reader.integer(),
    "apint": lambda reader, _: reader.integer(),
    "bool": lambda reader, _: reader.integer(),
    "str": lambda reader, _: reader.string(),
    "affine-map": _affine,
    "integer-set": _affine,
}
"""Readers of parameters by the head of their kind; each is given the class of the parameter."""

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
