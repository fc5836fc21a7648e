"""Cursor for types, attributes and dictionaries of them, with the aliases that they may name."""

from __future__ import annotations

from ...ir.affine import AffineMap
from ...ir.attributes import SymbolRefAttr
from ...ir.base import Attribute, Type
from ...ir.graph import Operation
from ...ir.source import NO_SHAPE, OpSyntax
from ...ir.types import DialectType, FunctionType
from ...ods.aliases import Aliases
from ...ods.definitions import EnumDefinition
from ...ods.parse_fault import ParseFault
from ...ods.registry import Registry
from ..text.cursor import Cursor
from .attributes import read_affine_map, read_attribute, read_attribute_dict, read_location
from .construct import fits
from .token_patterns import ATTRIBUTE_HERE, DIMENSION, TYPE_HERE
from .types import read_type


class TypeReader(Cursor):
    """Reader of types and attributes. `syntax` is that of the operation at hand, `inherent` are its own attributes."""

    __slots__ = ("aliases", "inherent", "registry", "syntax")
    fails_in_operation = True

    def __init__(self, text: str, aliases: Aliases, registry: Registry) -> None:
        super().__init__(text)
        self.aliases = aliases
        self.registry = registry
        self.syntax = OpSyntax(text, 0, NO_SHAPE)
        self.inherent: frozenset[str] = frozenset()

    def next_is_type(self) -> bool:
        return TYPE_HERE(self.text, self.skip(), self.end) is not None

    def next_is_attribute(self) -> bool:
        return ATTRIBUTE_HERE(self.text, self.skip(), self.end) is not None or self.next_is_type()

    def enum(self, key: str) -> EnumDefinition | None:
        return self.registry.lookup_enum(key)

    def type(self) -> Type:
        start = self.skip()
        type_, end = read_type(self.text, start, self.aliases)
        if end > self.end:
            raise self.fault("expected type")
        self.pos = end
        self.syntax.type_spans.append((start, end, type_))
        return type_

    def optional_type(self) -> Type | None:
        return self.type() if self.next_is_type() else None

    def colon_type(self) -> Type:
        self.punctuation(":")
        return self.type()

    def type_list(self, opening: str = "", closing: str = "") -> list[Type]:
        types: list[Type] = []
        if opening:
            self.punctuation(opening)
            if self.optional_punctuation(closing):
                return types
        types.append(self.type())
        while self.optional_punctuation(","):
            types.append(self.type())
        if closing:
            self.punctuation(closing)
        return types

    def inner_type(self, type_: Type) -> Type | None:
        if not isinstance(type_, DialectType) or type_.body is None:
            return None
        try:
            inner, end = read_type(type_.body, 0, self.aliases)
        except ParseFault:
            return None
        return inner if end == len(type_.body) else None

    def optional_colon_type_list(self) -> list[Type]:
        return self.type_list() if self.optional_punctuation(":") else []

    def optional_arrow_type_list(self) -> list[Type]:
        return self.result_types() if self.optional_punctuation("->") else []

    def result_types(self) -> list[Type]:
        if not self.next_is("("):
            return [self.type()]
        return self.type_list("(", ")")

    def function_type(self) -> tuple[list[Type], list[Type]]:
        if not self.next_is("("):
            # An alias of a function type may be here.
            start = self.skip()
            type_ = self.type()
            if isinstance(type_, FunctionType):
                return list(type_.inputs), list(type_.results)
            if self.syntax.is_generic:
                raise self.fault("expected function type", start)
            self.fail(f"invalid kind of type specified: expected builtin.function, but found '{type_}'", start)
        inputs = self.type_list("(", ")")
        self.punctuation("->")
        return inputs, self.result_types()

    def attribute(self, type_: Type | None = None) -> Attribute:
        start = self.skip()
        attribute, self.pos = read_attribute(self.text, start, self.aliases, type_)
        if isinstance(attribute, SymbolRefAttr):
            self.syntax.symbol_spans.append((start, self.pos, attribute))
        return attribute

    def optional_attribute(self, type_: Type | None = None) -> Attribute | None:
        return self.attribute(type_) if self.next_is_attribute() else None

    def attribute_dictionary(self, op: Operation) -> None:
        if self.next_is("{"):
            self._dictionary(op, self.inherent)

    def attribute_dictionary_with_keyword(self, op: Operation) -> None:
        if self.optional_keyword("attributes"):
            self._dictionary(op, self.inherent)

    def properties_dictionary(self, op: Operation) -> None:
        if self.optional_punctuation("<"):
            self._dictionary(op, None)
            self.punctuation(">", " to close properties")

    def _dictionary(self, op: Operation, inherent: frozenset[str] | None) -> None:
        """`inherent` None: everything is a property."""
        self.skip()
        entries, self.pos = read_attribute_dict(self.text, self.pos, self.aliases)
        if len(entries) > 1 and len({entry[0] for entry in entries}) < len(entries):
            names = [entry[0] for entry in entries]
            twice = next(entry for index, entry in enumerate(entries) if entry[0] in names[:index])
            raise self.fault(f"duplicate key '{twice[0]}' in dictionary attribute", twice[1], twice[2])
        spans, properties = self.syntax.attribute_spans, op.properties
        for name, _, _, attribute, start, end in entries:
            if inherent is None or name in inherent:
                properties[name] = attribute
            else:
                op.attributes[name] = attribute
            spans[name] = (start, end)
            if isinstance(attribute, SymbolRefAttr):
                self.syntax.symbol_spans.append((start, end, attribute))

    def dimension_list(self, allow_dynamic: bool = True, trailing_x: bool = False) -> list[int | None]:
        shape: list[int | None] = []
        self.skip()
        while (found := DIMENSION(self.text, self.pos, self.end)) is not None:
            if found.group() == "?" and not allow_dynamic:
                raise self.fault("expected static shape")
            if not fits(found.group()):
                raise self.fault("invalid dimension")
            shape.append(None if found.group() == "?" else int(found.group()))
            self.pos = found.end()
            if not self.text.startswith("x", self.pos):
                if trailing_x:
                    raise self.fault("expected 'x' in dimension list")
                break
            self.pos += 1
        return shape

    def affine_map(self) -> AffineMap:
        result, self.pos = read_affine_map(self.text, self.skip())
        return result

    def location(self) -> Attribute | None:
        if not self.next_is("loc"):
            return None
        result, self.pos = read_location(self.text, self.pos, self.aliases)
        return result
