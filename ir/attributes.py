"""Attributes: interned, immutable, compared by identity. `str(attribute)` is MLIR's spelling without aliases.

Follows mlir/IR/BuiltinAttributes.td. Attributes of all other dialects are `DialectAttr`.
"""

from __future__ import annotations

from .affine import AffineMap, IntegerSet
from .base import Attribute, Type
from .records import dataclass
from .spelling import remembered
from .types import I1, IndexType, IntegerType, NoneType, VectorType


def quoted(text: str) -> str:
    """`text` as an MLIR string literal, quotes included; bytes outside printable ASCII become `\\XX`."""
    out: list[str] = []
    for byte in _bytes(text):
        if byte in (0x22, 0x5C) or not 0x20 <= byte < 0x7F:
            out.append("\\\\" if byte == 0x5C else f"\\{byte:02X}")
        else:
            out.append(chr(byte))
    return f'"{"".join(out)}"'


def _bytes(text: str) -> bytes:
    """`text` in UTF-8. Surrogates represent single bytes as `surrogateescape` makes them; others themselves."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return b"".join(
            char.encode("utf-8", "surrogateescape" if "\udc80" <= char <= "\udcff" else "surrogatepass")
            for char in text
        )


def is_bare_identifier(text: str) -> bool:
    """Whether `text` can follow `@` or be an attribute name without quotes."""
    if not text or not (text[0].isascii() and (text[0].isalpha() or text[0] == "_")):
        return False
    return all(c.isascii() and (c.isalnum() or c in "_$.") for c in text)


def symbol_text(name: str) -> str:
    return f"@{name}" if is_bare_identifier(name) else f"@{quoted(name)}"


@dataclass(frozen=True, eq=False)
class UnitAttr(Attribute):
    def __str__(self) -> str:
        return "unit"


@dataclass(frozen=True, eq=False)
class IntegerAttr(Attribute):
    """`value` as written (`true` is 1); bounds against the width are not enforced."""

    value: int
    type: Type

    def __str__(self) -> str:
        if self.type is I1:
            return "true" if self.value else "false"
        if isinstance(self.type, IntegerType) and self.type.width == 64 and not self.type.signedness:
            return f"{self.value} : i64"
        return f"{self.value} : {self.type}"


@dataclass(frozen=True, eq=False)
class FloatAttr(Attribute):
    """`text` is the literal: a decimal in normal form, or `0x...` giving the bits of `type`."""

    text: str
    type: Type

    def __str__(self) -> str:
        return f"{self.text} : {self.type}"


@dataclass(frozen=True, eq=False)
class StringAttr(Attribute):
    """`value` is the content with escapes resolved; `type` is None for the usual untyped string."""

    value: str
    type: Type | None = None

    def __str__(self) -> str:
        if self.type is None or isinstance(self.type, NoneType):
            return quoted(self.value)
        return f"{quoted(self.value)} : {self.type}"


@dataclass(frozen=True, eq=False)
class TypeAttr(Attribute):
    type: Type

    def __str__(self) -> str:
        return str(self.type)


@dataclass(frozen=True, eq=False)
class SymbolRefAttr(Attribute):
    """`@root::@nested::...`; names without `@`, escapes resolved."""

    root: str
    nested: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "::".join(symbol_text(name) for name in (self.root, *self.nested))

    @property
    def leaf(self) -> str:
        return self.nested[-1] if self.nested else self.root


@dataclass(frozen=True, eq=False)
class ArrayAttr(Attribute):
    elements: tuple[Attribute, ...]

    @remembered
    def __str__(self) -> str:
        return f"[{', '.join(map(_element_text, self.elements))}]"


_USUAL_TYPES = frozenset(("i64", "f64"))


def _element_text(attribute: Attribute) -> str:
    """An element of an array: a number of the type that a bare number has is written without it."""
    if isinstance(attribute, IntegerAttr) and str(attribute.type) in _USUAL_TYPES:
        return str(attribute.value)
    if isinstance(attribute, FloatAttr) and str(attribute.type) in _USUAL_TYPES and not attribute.text.startswith("0x"):
        return attribute.text
    return str(attribute)


@dataclass(frozen=True, eq=False)
class DictAttr(Attribute):
    """`entries` sorted by name, as upstream stores them."""

    entries: tuple[tuple[str, Attribute], ...]

    def get(self, name: str) -> Attribute | None:
        return next((value for key, value in self.entries if key == name), None)

    @remembered
    def __str__(self) -> str:
        return dictionary_text(self.entries)


def dictionary_text(entries: tuple[tuple[str, Attribute], ...]) -> str:
    """`{a = 1 : i64, unit}`."""

    def entry(name: str, value: Attribute) -> str:
        key = name if is_bare_identifier(name) else quoted(name)
        return key if isinstance(value, UnitAttr) else f"{key} = {value}"

    return "{" + ", ".join(entry(*pair) for pair in entries) + "}"


@dataclass(frozen=True, eq=False)
class AffineMapAttr(Attribute):
    map: AffineMap

    def __str__(self) -> str:
        return f"affine_map<{self.map}>"


@dataclass(frozen=True, eq=False)
class IntegerSetAttr(Attribute):
    set: IntegerSet

    def __str__(self) -> str:
        return f"affine_set<{self.set}>"


@dataclass(frozen=True, eq=False)
class DenseArrayAttr(Attribute):
    """`array<i64: 1, 2>`; integers and booleans as int (true is 1), floats as the text written."""

    element: Type
    values: tuple[int | str, ...]

    def __str__(self) -> str:
        if not self.values:
            return f"array<{self.element}>"
        if self.element is I1:
            return f"array<i1: {', '.join('true' if v else 'false' for v in self.values)}>"
        return f"array<{self.element}: {', '.join(map(str, self.values))}>"


@dataclass(frozen=True, eq=False)
class ElementsAttr(Attribute):
    """`dense<body> : type`, `sparse<...>`, `dense_resource<...>`: `keyword` says which, `body` is its text."""

    keyword: str
    body: str
    type: Type

    def __str__(self) -> str:
        return f"{self.keyword}<{self.body}> : {self.type}"


@dataclass(frozen=True, eq=False)
class StridedLayoutAttr(Attribute):
    """`strided<[strides], offset: o>`; None is dynamic, an omitted offset is 0."""

    strides: tuple[int | None, ...]
    offset: int | None = 0

    def __str__(self) -> str:
        strides = ", ".join("?" if s is None else str(s) for s in self.strides)
        offset = "" if self.offset == 0 else f", offset: {'?' if self.offset is None else self.offset}"
        return f"strided<[{strides}]{offset}>"


@dataclass(frozen=True, eq=False)
class LocationAttr(Attribute):
    """`loc(body)`: `body` is the text between the parentheses, aliases expanded."""

    body: str

    def __str__(self) -> str:
        return f"loc({self.body})"


@dataclass(frozen=True, eq=False)
class DialectAttr(Attribute):
    """`#dialect.mnemonic<body>`, optionally `: type`; as `DialectType` for `body`."""

    dialect: str
    mnemonic: str
    body: str | None = None
    type: Type | None = None

    def __str__(self) -> str:
        body = "" if self.body is None else f"<{self.body}>"
        name = f"{self.dialect}.{self.mnemonic}" if self.mnemonic else self.dialect
        type_ = "" if self.type is None else f" : {self.type}"
        return f"#{name}{body}{type_}"


@dataclass(frozen=True, eq=False)
class OpaqueAttr(Attribute):
    """Text that reads as an attribute but is none we know the structure of (`distinct[0]<..>`, or broken text)."""

    text: str

    def __str__(self) -> str:
        return self.text

    @property
    def is_unknown(self) -> bool:
        """Whether nobody knows of which class it is."""
        return not self.text.startswith("distinct[")


UNIT = UnitAttr()
TRUE = IntegerAttr(1, I1)
FALSE = IntegerAttr(0, I1)
UNKNOWN_LOCATION = LocationAttr("unknown")


def index_attr(value: int) -> IntegerAttr:
    return IntegerAttr(value, IndexType())


def bool_attr(value: bool) -> IntegerAttr:
    return TRUE if value else FALSE


def attribute_type(attribute: Attribute | None) -> Type | None:
    """The type of a typed attribute; for a type attribute, the type it holds."""
    if isinstance(attribute, IntegerAttr | FloatAttr | ElementsAttr | TypeAttr):
        return attribute.type
    if isinstance(attribute, StringAttr):
        return attribute.type
    if isinstance(attribute, DenseArrayAttr):
        return VectorType((len(attribute.values),), attribute.element)
    found = getattr(attribute, "type", None)
    return found if isinstance(found, Type) else None
