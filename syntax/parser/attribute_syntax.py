"""Attribute syntax in declarative formats: the spelling of `$attribute` depends on the attribute's constraint."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Protocol

from ...ir.attributes import (
    UNIT,
    ArrayAttr,
    DenseArrayAttr,
    DialectAttr,
    DictAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
)
from ...ir.base import Attribute, Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import width_in
from ...ir.types import I1, INDEX, NONE, FloatType, IntegerType
from ...ods.aliases import Aliases
from ...ods.definitions import AttributeDefinition, AttrOrTypeDefinition, EnumDefinition
from ...ods.dialect_bodies import normal_body
from ...ods.parse_fault import ParseFault, UnknownSyntax
from ...ods.protocols import OpParser
from ...ods.registry import Registry
from ...ods.requirement_words import missing_case_words, unknown_case_words
from ..text.cursor import CLOSED_STRING
from ..types.construct import dialect_attribute


class FormReader(OpParser, Protocol):
    """Members of the cursor used here beyond `OpParser`."""

    pos: int
    end: int
    aliases: Aliases

    def skip(self) -> int: ...


_INTEGER_TYPE = lazy_pattern(r"(s|u|)i([0-9]+)").fullmatch


def named_type(text: str) -> Type | None:
    """The scalar type that `text` names; None for anything else."""
    if text == "index":
        return INDEX
    if text == "none":
        return NONE
    found = _INTEGER_TYPE(text)
    if found is not None:
        width = width_in(found[2])
        if found[1] == "s":
            return IntegerType(width, "s")
        return IntegerType(width, "u") if found[1] == "u" else IntegerType(width)
    return FloatType(text) if re.fullmatch(r"b?f[0-9]+\w*|tf32", text) else None


def read_attribute_like(reader: FormReader, definition: AttributeDefinition, registry: Registry) -> Attribute:
    """Read one attribute; the cursor's `fail` is called when it is not there."""
    syntax = definition.syntax
    kind = syntax[0]
    if kind == "unit":
        reader.optional_keyword("unit")
        return UNIT
    if kind == "symbol-name":
        return reader.symbol_name()
    if kind == "symbol-ref":
        return reader.symbol_ref()
    if kind == "str":
        return reader.attribute(NONE) if reader.next_is('"') else _word(reader, definition)
    if kind == "type":
        return TypeAttr(reader.type())
    if kind == "bool":
        return reader.attribute(I1)
    if kind == "enum":
        return _enum_value(reader, definition, registry)
    if kind == "dense":
        return _dense_array(reader, str(syntax[1]))
    if kind == "attrdef":
        return read_definition_body(reader, str(syntax[1]), registry)
    if kind in ("int", "float"):
        return _number(reader, definition)
    inner = optional_integer(definition)
    if inner is not None:
        # A property that is no attribute: without a type, which what follows it may have.
        return ArrayAttr((IntegerAttr(_property_number(reader, definition.name, inner), inner),))
    return reader.attribute()


def _property_number(reader: FormReader, name: str, type_: Type) -> int:
    try:
        return reader.integer()
    except ParseFault as fault:
        fault.message = f"invalid value for property {name}, expected optional int{width_in(str(type_)[1:])}_t"
        raise


def optional_integer(definition: AttributeDefinition) -> Type | None:
    """The type of the number in a property that is there or not, and in an array of one for that."""
    syntax = definition.syntax
    inner = syntax[1] if syntax[0] == "optional" and len(syntax) > 1 else None
    return named_type(str(inner[1])) if isinstance(inner, tuple) and inner[0] == "int" else None


def _word(reader: FormReader, definition: AttributeDefinition) -> Attribute:
    return reader.attribute() if definition.optional else StringAttr(reader.any_keyword("string"))


def _number(reader: FormReader, definition: AttributeDefinition) -> Attribute:
    type_ = named_type(definition.type) if definition.type is not None else None
    start = reader.skip()
    attribute = reader.attribute(type_)
    if isinstance(attribute, ArrayAttr | DictAttr | StringAttr | TypeAttr):
        reader.fail("invalid kind of attribute specified", start)
    return attribute


def _enum_value(reader: FormReader, definition: AttributeDefinition, registry: Registry) -> Attribute:
    enum = registry.lookup_enum(str(definition.syntax[1]))
    type_ = named_type(definition.type) if definition.type is not None else None
    if enum is None:
        return StringAttr(reader.any_keyword())
    mnemonic = str(definition.syntax[2]) if len(definition.syntax) > 2 else ""
    if mnemonic:
        reader.keyword(mnemonic)
        reader.punctuation("<")
    words = f"expected string or keyword containing one of the following enum values for attribute '{definition.name}'"
    words += f" [{', '.join(enum.keywords)}]"
    is_quoted = reader.next_is('"')

    def words_of(word: str) -> str:
        if definition.is_property:
            return unknown_case_words(enum, str(definition.syntax[1]), word) if word else missing_case_words(enum)
        return f'invalid {definition.name} attribute specification: "{word}"' if is_quoted else words

    value = _enum_number(reader, enum, definition.name, words_of, takes_numbers=bool(mnemonic))
    if mnemonic:
        reader.punctuation(">")
    if definition.is_property:
        return IntegerAttr(value, IntegerType(enum.width))
    if type_ is None:
        return StringAttr(enum.keyword_of(value) or str(value))
    return IntegerAttr(value, type_)


def _enum_number(
    reader: FormReader, enum: EnumDefinition, name: str, words_of: Callable[[str], str], *, takes_numbers: bool = True
) -> int:
    """The value of a case, or of several bits.

    Args:
        words_of: upstream's words about a word that is no case, and about none, which is empty.
        takes_numbers: whether a number may stand for the word.
    """
    start = reader.skip()
    quoted = reader.next_is('"')
    keyword = reader.string() if quoted else reader.optional_any_keyword()
    if keyword is None:
        number = reader.optional_integer() if takes_numbers else None
        if number is not None:
            return number
        reader.fail(f"expected {name}: one of {', '.join(enum.keywords)}", start, upstream=words_of(""))
    total = 0
    separator = enum.separator.strip() or "|"
    words = [word.strip() for word in keyword.split(separator)] if quoted else [keyword]
    while True:
        for word in words:
            value = enum.value_of(word)
            if value is None:
                message = f"'{word}' is no {name}: expected one of {', '.join(enum.keywords)}"
                reader.fail(message, start, candidates=enum.keywords, upstream=words_of(word))
            total |= value
        if not enum.is_bits or quoted or not reader.optional_punctuation(separator):
            return total
        words = [reader.any_keyword(name)]


def _dense_array(reader: FormReader, element: str) -> Attribute:
    if reader.next_is("#"):
        return reader.attribute()
    type_ = named_type(element) or INDEX
    values: list[int | str] = []

    def one() -> None:
        if isinstance(type_, FloatType):
            attribute = reader.attribute(type_)
            values.append(attribute.text if isinstance(attribute, FloatAttr) else str(attribute))
        elif type_ is I1:
            number = reader.optional_integer()
            word = "" if number is not None else reader.any_keyword("true or false")
            values.append(1 if number or word == "true" else 0)
        else:
            values.append(reader.integer())

    reader.comma_separated(one, "[", "]")
    return DenseArrayAttr(type_, tuple(values))


_BODY_STEP = lazy_pattern(rf'{CLOSED_STRING}|->|[<>(\[{{}}\])]|[^"<>(\[{{}}\])\-]+|.', re.DOTALL).match


def read_definition_body(reader: FormReader, key: str, registry: Registry) -> Attribute:
    """An attribute of the definition `key` (`dialect.mnemonic`), without its `#dialect.mnemonic` prefix."""
    dialect, _, mnemonic = key.partition(".")
    start = reader.skip()
    if reader.next_is("#"):
        return reader.attribute()
    definition = registry.lookup_attr(dialect, mnemonic)
    if reader.next_is("<"):
        return dialect_attribute(key, normal_body(_balanced(reader, start), reader.aliases), None)
    body = definition.format if definition is not None else None
    if body and body[0] == "<":
        reader.fail("expected '<'")
    if definition is not None and body is not None and list(body) == [["param", "value"]]:
        kind = definition.parameters[0].kind
        enum = registry.lookup_enum(str(kind[1])) if kind[0] == "enum" else None
        if enum is not None:
            begin, cpp = reader.pos, definition.parameters[0].cpp
            _enum_number(reader, enum, mnemonic, lambda word: _case_words(enum, cpp, word), takes_numbers=False)
            return DialectAttr(dialect, "", f"{mnemonic} {' '.join(reader.text[begin : reader.token_end].split())}")
    if reader.next_is("("):
        return DialectAttr(dialect, "", f"{mnemonic}({_balanced(reader, start)})")
    if reader.next_is("[") and body and body[0] == "[":
        return DialectAttr(dialect, "", f"{mnemonic}[{_balanced(reader, start)}]")
    if reader.next_is("{") and body and body[0] == "{":
        return DialectAttr(dialect, "", f"{mnemonic}{{{_balanced(reader, start)}}}")
    if body is not None and not body:
        return DialectAttr(dialect, mnemonic)
    if registry.is_loaded(dialect):
        return _by_format(reader, key, definition)
    word = reader.optional_any_keyword()
    if word is None:
        return reader.attribute()
    return DialectAttr(dialect, "", f"{mnemonic} {word}")


def _by_format(reader: FormReader, key: str, definition: AttrOrTypeDefinition | None) -> Attribute:
    """An attribute of a user's dialect, whose format has no brackets around it."""
    dialect, _, mnemonic = key.partition(".")
    start = reader.pos
    kinds = {parameter.name: str(parameter.kind[0]) for parameter in definition.parameters} if definition else {}
    nodes = definition.format if definition is not None else None
    if not nodes:
        raise UnknownSyntax(start, start, f"the syntax of '#{key}' is not described")
    for node in nodes:
        if isinstance(node, str):
            (reader.keyword if node[0].isalpha() else reader.punctuation)(node)
            continue
        kind = kinds.get(str(node[1])) if not isinstance(node, int) and node[0] == "param" else None
        read = _PARAMETERS.get(kind or "")
        if read is None:
            raise UnknownSyntax(start, start, f"the syntax of '#{key}' is not described")
        read(reader)
    return DialectAttr(dialect, "", f"{mnemonic} {normal_body(reader.text[start : reader.token_end], reader.aliases)}")


_PARAMETERS: Mapping[str, Callable[[FormReader], object]] = {
    "symbol-ref": lambda reader: reader.symbol_ref(),
    "str": lambda reader: reader.string(),
    "str-attr": lambda reader: reader.string(),
    "type": lambda reader: reader.type(),
    "attr": lambda reader: reader.attribute(),
    "int": lambda reader: reader.integer(),
    "uint": lambda reader: reader.integer(),
    "enum": lambda reader: reader.any_keyword(),
}
"""Readers of parameters, by their kinds."""


def _case_words(enum: EnumDefinition, cpp: str, word: str) -> str:
    return unknown_case_words(enum, cpp, word) if word else missing_case_words(enum)


_CLOSING = {"<": ">", "(": ")", "[": "]", "{": "}"}


def _balanced(reader: FormReader, start: int) -> str:
    """The text inside the bracket at `start`, white space normalised; the cursor moves after the bracket."""
    depth, pos = 0, start
    while True:
        found = _BODY_STEP(reader.text, pos, reader.end)
        if found is None:
            reader.fail(f"expected '{_CLOSING[reader.text[start]]}'", start)
        token = found.group()
        pos = found.end()
        if token in "<([{":
            depth += 1
        elif token in ">)]}":
            depth -= 1
            if depth == 0:
                reader.pos = pos
                return normal_body(reader.text[start + 1 : pos - 1], reader.aliases)
