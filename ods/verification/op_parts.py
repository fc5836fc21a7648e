"""Shared helpers of dialects' rules: attributes, constants and types of an operation."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.affine import AffineMap
from ...ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayAttr,
    DialectAttr,
    ElementsAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from ...ir.base import Attribute, Type
from ...ir.graph import Block, Operation, Value
from ...ir.numerals import width_in
from ...ir.types import (
    DialectType,
    FloatType,
    FunctionType,
    IntegerType,
    UnknownType,
)

DYNAMIC = -(1 << 63)
"""Upstream's number for a size, offset or stride that an operand gives."""


def integers(attribute: Attribute | None) -> list[int] | None:
    """The numbers of `array<i64: ...>`, `[1, 2]` or `dense<...>`; None for anything else."""
    if isinstance(attribute, DenseArrayAttr):
        return [value for value in attribute.values if isinstance(value, int)]
    if isinstance(attribute, ArrayAttr):
        values = [each.value for each in attribute.elements if isinstance(each, IntegerAttr)]
        return values if len(values) == len(attribute.elements) else None
    if isinstance(attribute, ElementsAttr) and attribute.keyword == "dense":
        from ..dense_integers import dense_integers

        return dense_integers(attribute)
    return None


def static_values(attribute: Attribute | None) -> list[int | None] | None:
    """As `integers`, None for what is dynamic."""
    values = integers(attribute)
    return [None if value == DYNAMIC else value for value in values] if values is not None else None


def integer(op: Operation, name: str) -> int | None:
    value = op.properties.get(name)
    return value.value if isinstance(value, IntegerAttr) else None


def string(op: Operation, name: str) -> str | None:
    value = op.properties.get(name)
    return value.value if isinstance(value, StringAttr) else None


def case_word(op: Operation, name: str) -> str | None:
    """The keyword of an enum's case, as in `#nvvm.mma_type<f16>`; None for any other attribute."""
    value = op.properties.get(name)
    if not isinstance(value, DialectAttr) or not value.body:
        return None
    return value.body.strip("<> ").rpartition(" ")[2].lstrip("<").strip('"')


def symbol(op: Operation, name: str) -> SymbolRefAttr | None:
    value = op.properties.get(name)
    return value if isinstance(value, SymbolRefAttr) else None


def maps(attribute: Attribute | None) -> list[AffineMap] | None:
    """The maps of an array of affine maps; None for anything else."""
    if not isinstance(attribute, ArrayAttr):
        return None
    found = [each.map for each in attribute.elements if isinstance(each, AffineMapAttr)]
    return found if len(found) == len(attribute.elements) else None


def affine_map(op: Operation, name: str) -> AffineMap | None:
    value = op.properties.get(name)
    return value.map if isinstance(value, AffineMapAttr) else None


def function_type(op: Operation) -> FunctionType | None:
    value = op.properties.get("function_type")
    return value.type if isinstance(value, TypeAttr) and isinstance(value.type, FunctionType) else None


def constant(value: Value) -> int | None:
    """The integer that a constant operation defines; None where that is not known."""
    op = value.defining_op
    if op is None or op.name not in ("arith.constant", "index.constant", "llvm.mlir.constant"):
        return None
    found = op.properties.get("value")
    return found.value if isinstance(found, IntegerAttr) else None


def types_of(values: Sequence[Value]) -> list[Type]:
    return [value.type for value in values]


def operand_types(op: Operation) -> list[Type]:
    return [operand.value.type for operand in op.operands]


def is_uncertain(type_: Type) -> bool:
    return isinstance(type_, (DialectType, UnknownType))


_FLOAT_WIDTHS = {"bf16": 16, "tf32": 19}


def width(type_: Type) -> int | None:
    """Bits of an integer or a float; None for any other type."""
    if isinstance(type_, IntegerType):
        return type_.width
    if not isinstance(type_, FloatType):
        return None
    known = _FLOAT_WIDTHS.get(type_.name)
    if known is not None:
        return known
    digits = "".join(char if char.isdigit() else " " for char in type_.name[1:]).split()
    return width_in(digits[0]) if digits else None


def entry(op: Operation, region: int = 0) -> Block | None:
    return op.regions[region].entry if region < len(op.regions) else None


def is_opaque(op: Operation | None) -> bool:
    """Whether nothing is known of what `op` says."""
    return op is None or (op.syntax is not None and op.syntax.opaque)


def is_custom(op: Operation) -> bool:
    """Whether `op` is read from its custom form."""
    syntax = op.syntax
    return syntax is not None and not syntax.is_generic


def is_generic(op: Operation) -> bool:
    """Whether `op` is read from its generic form."""
    return op.syntax is not None and op.syntax.is_generic


def is_among_properties(op: Operation, name: str) -> bool:
    """Whether the attribute is written in `<{...}>`, of which the properties are made."""
    syntax = op.syntax
    span = syntax.attribute_spans.get(name) if syntax is not None and syntax.is_generic else None
    if syntax is None or span is None:
        return False
    before = syntax.source[syntax.name_end : span[0]]
    return before.rfind("<{") > before.rfind("}>")


def terminator(block: Block | None, name: str) -> Operation | None:
    """The last operation of `block`, if it is a `name` that could be read."""
    last = block.last if block is not None else None
    return last if last is not None and last.name == name and not is_opaque(last) else None
