"""Construction of types and attributes from their parts, with the checks upstream makes of builtin ones.

`start` and `end` say what a fault is about.
"""

from __future__ import annotations

from ...ir.attributes import (
    AffineMapAttr,
    DenseArrayAttr,
    DialectAttr,
    DictAttr,
    FloatAttr,
    IntegerAttr,
    LocationAttr,
    OpaqueAttr,
    StridedLayoutAttr,
    StringAttr,
)
from ...ir.base import Attribute, Type
from ...ir.types import (
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    Shape,
    TokenType,
    TupleType,
    UnknownType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from ...ods.aliases import Aliases
from ...ods.dialect_bodies import normal_body
from ...ods.parse_fault import ParseFault
from ...ods.registry import dialect_names
from ..text.literals import FLOAT_NAMES

_SCALARS = (IntegerType, FloatType, IndexType)
_MEMREF_ELEMENTS = (*_SCALARS, ComplexType, VectorType, MemRefType, UnrankedMemRefType, DialectType, UnknownType)
_TENSOR_ELEMENTS = (*_SCALARS, ComplexType, VectorType, DialectType, UnknownType)
_VECTOR_ELEMENTS = (*_SCALARS, DialectType, UnknownType)
_COMPLEX_ELEMENTS = (IntegerType, FloatType, UnknownType)
_MEMORY_SPACES = (IntegerAttr, StringAttr, DictAttr, DialectAttr, OpaqueAttr)

_keywords: dict[str, Type] = {"index": IndexType(), "none": NoneType(), "token": TokenType()}
_keywords.update((name, FloatType(name)) for name in FLOAT_NAMES)
_NO_ALIASES = Aliases()
MAX_WIDTH = (1 << 24) - 1


def scalar(word: str, start: int) -> Type | None:
    """The type a bare keyword names, None if it names none."""
    known = _keywords.get(word)
    if known is not None:
        return known
    digits = word.lstrip("su")
    if digits[:1] != "i" or not (digits[1:].isascii() and digits[1:].isdigit()) or len(word) - len(digits) > 1:
        return None
    if len(digits) > 24 or int(digits[1:]) > MAX_WIDTH:
        raise ParseFault(start, start + len(word), f"integer bitwidth is limited to {MAX_WIDTH} bits")
    if word[0] == "i":
        made = IntegerType(int(digits[1:]))
    else:
        made = IntegerType(int(digits[1:]), "s" if word[0] == "s" else "u")
    _keywords[word] = made
    return made


def memref(shape: Shape | None, element: Type, extras: list[Attribute], start: int, end: int) -> Type:
    """`shape` None is unranked. `extras` are the layouts and the memory space, in the order written.

    Of several attributes of a dialect that is not LLVM's, all but the last are layouts, of which the last counts; a
    single one is the space.
    """
    if not isinstance(element, _MEMREF_ELEMENTS):
        raise ParseFault(start, end, "invalid memref element type")
    layout: Attribute | None = None
    space: Attribute | None = None
    for position, extra in enumerate(extras):
        is_layout = isinstance(extra, (AffineMapAttr, StridedLayoutAttr))
        if space is not None:
            last, several = (
                "expected memory space to be last in memref type",
                "multiple memory spaces specified in memref type",
            )
            raise ParseFault(start, end, last if is_layout else several)
        if is_layout or (position + 1 < len(extras) and _may_be_layout(extra)):
            layout = extra
        elif not isinstance(extra, _MEMORY_SPACES):
            raise ParseFault(start, end, "unsupported memory space Attribute")
        else:
            space = extra
    if isinstance(space, IntegerAttr) and space.value == 0:
        space = None
    if shape is None:
        if layout is not None:
            raise ParseFault(start, end, "cannot have affine map for unranked memref type")
        return UnrankedMemRefType(element, space)
    if isinstance(layout, StridedLayoutAttr) and len(layout.strides) != len(shape):
        raise ParseFault(start, end, "expected the number of strides to match the rank")
    if isinstance(layout, AffineMapAttr):
        if layout.map.num_dims != len(shape):
            text = "memref layout mismatch between rank and affine map"
            raise ParseFault(start, end, text, upstream=f"{text}: {len(shape)} != {layout.map.num_dims}")
        if layout.map.is_identity:
            layout = None
    return MemRefType(shape, element, layout, space)


def _may_be_layout(attribute: Attribute) -> bool:
    """Whether a dialect of which LLVM knows nothing may say by this attribute where elements are."""
    return isinstance(attribute, DialectAttr) and attribute.dialect not in dialect_names()


NO_ENCODINGS = ("array", "distinct", "strided")
"""Attributes that mlir-opt does not read as the encoding of a tensor, unless an alias stands for them."""


def tensor(shape: Shape | None, element: Type, encoding: Attribute | None, start: int, end: int) -> Type:
    """`shape` None is unranked."""
    if not isinstance(element, _TENSOR_ELEMENTS):
        raise ParseFault(start, end, "invalid tensor element type")
    if shape is not None:
        return RankedTensorType(shape, element, encoding)
    if encoding is not None:
        raise ParseFault(start, end, "cannot apply encoding to unranked tensor")
    return UnrankedTensorType(element)


def vector(shape: tuple[int, ...], scalable: tuple[bool, ...], element: Type, start: int, end: int) -> Type:
    if not isinstance(element, _VECTOR_ELEMENTS):
        words = "failed to verify 'elementType': VectorElementTypeInterface instance"
        raise ParseFault(
            start, end, f"vector elements must be int/index/float type but got '{element}'", upstream=words
        )
    if 0 in shape:
        sizes = ", ".join(map(str, shape))
        raise ParseFault(start, end, f"vector types must have positive constant sizes but got {sizes}")
    return VectorType(shape, element, scalable if True in scalable else ())


def complex_of(element: Type, start: int, end: int) -> Type:
    if not isinstance(element, _COMPLEX_ELEMENTS):
        raise ParseFault(start, end, "invalid element type for complex")
    return ComplexType(element)


def tuple_of(elements: list[Type]) -> Type:
    return TupleType(tuple(elements))


def function(inputs: list[Type], results: list[Type]) -> Type:
    return FunctionType(tuple(inputs), tuple(results))


def data_type(type_: Type, start: int, end: int) -> Type:
    """`type_`, unless it is a function: elements, and results without parentheses, must be none."""
    if isinstance(type_, FunctionType):
        raise ParseFault(start, end, "expected non-function type")
    return type_


def fits(digits: str) -> bool:
    """Whether a size or stride, `?` or a decimal, is one of 64 bits."""
    return len(digits) < 20 and (not digits.lstrip("-").isdigit() or abs(int(digits)) < 1 << 63)


EMPTY_NAME = "expected valid attribute name"


def dictionary(entries: list[tuple[str, int, int, Attribute]]) -> Attribute:
    """`entries`: name, its range, and the value."""
    seen: set[str] = set()
    for name, start, end, _ in entries:
        if not name:
            raise ParseFault(start, end, EMPTY_NAME)
        if name in seen:
            raise ParseFault(start, end, f"duplicate key '{name}' in dictionary attribute")
        seen.add(name)
    return DictAttr(tuple(sorted((name, value) for name, _, _, value in entries)))


def type_alias(name: str, aliases: Aliases, start: int, end: int) -> Type:
    found = aliases.type(name)
    if found is None:
        candidates = (f"!{known}" for known in aliases.types)
        raise ParseFault(start, end, f"undefined symbol alias id '{name}'", candidates)
    return found


def attribute_alias(name: str, aliases: Aliases, start: int, end: int) -> Attribute:
    found = aliases.attribute(name)
    if found is None:
        candidates = (f"#{known}" for known in aliases.attributes)
        raise ParseFault(start, end, f"undefined symbol alias id '{name}'", candidates)
    return found


def dialect_type(name: str, body: str | None) -> DialectType:
    """`!name<body>`, `body` with its white space in normal form."""
    return DialectType(*_normal("!", *split_dialect(name, body)))


def dialect_attribute(name: str, body: str | None, type_: Type | None) -> DialectAttr:
    """`#name<body> : type`, `body` with its white space in normal form."""
    return DialectAttr(*_normal("#", *split_dialect(name, body)), type_)


def _normal(sigil: str, dialect: str, mnemonic: str, body: str | None) -> tuple[str, str, str | None]:
    if body is None or not mnemonic:
        return dialect, mnemonic, body
    # Loaded here: most programs have no type with a body, and the dialects' modules for them cost start-up time.
    from ...dialects.tables.canonical_bodies import normal_form

    return dialect, mnemonic, normal_form(sigil, dialect, mnemonic, body)


def split_dialect(name: str, body: str | None) -> tuple[str, str, str | None]:
    """Dialect, mnemonic and body of `name<body>`; `foo<bar>` and `foo<bar<1>>` are `foo.bar` and `foo.bar<1>`."""
    dialect, dot, mnemonic = name.partition(".")
    if dot or body is None:
        return dialect, mnemonic, body
    head, bracket, rest = body.partition("<")
    if _is_mnemonic(head):
        if not bracket:
            return dialect, head, None
        if rest.endswith(">") and _closes_at_end(rest):
            return dialect, head, rest[:-1]
    return dialect, "", body


def _is_mnemonic(text: str) -> bool:
    return text.isascii() and text.replace("_", "a").replace(".", "a").isalnum() and not text[0].isdigit()


def _closes_at_end(rest: str) -> bool:
    """Whether the bracket opened before `rest` is closed by its last character (arrows and strings aside)."""
    return '"' not in rest and rest.replace("->", "").count("<") + 1 == rest.replace("->", "").count(">")


def string(value: str, type_: Type | None) -> Attribute:
    return StringAttr(value, None if isinstance(type_, NoneType) else type_)


def elements_body(body: str) -> str:
    """The text of `dense<...>` and its kin in normal form; megabytes are expected."""
    return normal_body(body, _NO_ALIASES)


def array_element(element: Type, start: int, end: int) -> None:
    if not isinstance(element, (IntegerType, FloatType, UnknownType)):
        raise ParseFault(start, end, f"expected integer or float type, got: '{element}'")
    if isinstance(element, IntegerType) and element.width != 1 and element.width % 8:
        raise ParseFault(start, end, "element type bitwidth must be a multiple of 8")


def dense_array(element: Type, values: list[Attribute]) -> Attribute:
    """`values` are integer and float attributes of type `element`."""
    made: list[int | str] = []
    for value in values:
        if isinstance(value, IntegerAttr):
            made.append(value.value)
        elif isinstance(value, FloatAttr):
            made.append(value.text)
    return DenseArrayAttr(element, tuple(made))


def distinct_number(digits: str, start: int, end: int) -> str:
    """The number of a distinct attribute in normal form."""
    shorter = digits.lstrip("0") or "0"
    if len(shorter) > 20 or int(shorter) >> 64:
        raise ParseFault(start, end, "expected an unsigned 64-bit integer")
    return shorter


def location_alias(name: str, aliases: Aliases, start: int, end: int) -> LocationAttr:
    """The location of `loc(#name)`, which may be defined further down, or not at all."""
    found = aliases.attributes.get(name)
    if found is None or f"#{name}" in aliases.broken:
        return LocationAttr(f"#{name}")
    if not isinstance(found, LocationAttr):
        words = f"expected location attribute, but got{found}"
        raise ParseFault(start, end, f"expected location, but found '{found}'", upstream=words)
    return found
