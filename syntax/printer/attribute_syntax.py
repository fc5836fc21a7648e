"""Attribute syntax in declarative formats, printed: the inverse of `parser/attribute_syntax`."""

from __future__ import annotations

from ...ir.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    is_bare_identifier,
    quoted,
    symbol_text,
)
from ...ir.base import Attribute
from ...ir.types import I1
from ...ods.definitions import AttributeDefinition
from ...ods.registry import Registry


def attribute_like_text(definition: AttributeDefinition, attribute: Attribute, registry: Registry) -> str:
    """`attribute` as the format of an operation spells it."""
    kind = definition.syntax[0]
    if kind == "unit":
        return ""
    if kind == "symbol-name" and isinstance(attribute, StringAttr):
        return symbol_text(attribute.value)
    if kind == "symbol-ref" and isinstance(attribute, SymbolRefAttr):
        return str(attribute)
    if kind == "str" and isinstance(attribute, StringAttr):
        return quoted(attribute.value)
    if kind == "enum" and isinstance(attribute, IntegerAttr):
        text = _enum_text(str(definition.syntax[1]), attribute.value, registry)
        return f"{definition.syntax[2]}<{text}>" if len(definition.syntax) > 2 else text
    if kind == "dense" and isinstance(attribute, DenseArrayAttr):
        if attribute.element is I1:
            return f"[{', '.join('true' if value else 'false' for value in attribute.values)}]"
        return f"[{', '.join(map(str, attribute.values))}]"
    if kind == "attrdef" and isinstance(attribute, DialectAttr):
        return _definition_text(str(definition.syntax[1]), attribute)
    if kind in ("int", "float", "bool") and definition.type is not None:
        if isinstance(attribute, IntegerAttr):
            return str(attribute) if attribute.type is I1 else str(attribute.value)
        if isinstance(attribute, FloatAttr):
            return attribute.text
    if kind == "optional" and isinstance(attribute, ArrayAttr) and len(attribute.elements) == 1:
        number = attribute.elements[0]
        return str(number.value) if isinstance(number, IntegerAttr) else str(attribute)
    return str(attribute)


def _enum_text(key: str, value: int, registry: Registry) -> str:
    enum = registry.lookup_enum(key)
    if enum is None:
        return str(value)
    keyword = enum.keyword_of(value)
    if keyword is not None or not enum.is_bits:
        if keyword is None:
            return str(value)
        return keyword if not keyword or is_bare_identifier(keyword) or keyword.isdigit() else quoted(keyword)
    separator = enum.separator or "|"
    return separator.join(word for word, bit in enum.cases if bit and value & bit == bit)


def _definition_text(key: str, attribute: DialectAttr) -> str:
    """The attribute without `#dialect.mnemonic`, where it is the definition that the format expects."""
    dialect, _, mnemonic = key.partition(".")
    if attribute.dialect != dialect:
        return str(attribute)
    if attribute.mnemonic == mnemonic:
        return f"<{attribute.body}>" if attribute.body is not None else str(attribute)
    body = attribute.body or ""
    if not attribute.mnemonic and body.startswith(mnemonic):
        rest = body[len(mnemonic) :]
        if rest.startswith((" ", "(", "<", "[", "{")):
            return rest.strip()
    return str(attribute)
