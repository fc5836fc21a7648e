"""Types: interned, immutable, compared by identity. `str(type_)` is MLIR's spelling without aliases.

Follows mlir/IR/BuiltinTypes.td for the builtin types. Types of all other dialects are `DialectType`.
A dimension is an `int` >= 0, or None when it is dynamic (`?`).
"""

from __future__ import annotations

from typing import Literal

from .base import Attribute, Type
from .records import dataclass
from .spelling import remembered

Shape = tuple["int | None", ...]


@dataclass(frozen=True, eq=False)
class IntegerType(Type):
    """`i32`, `si8`, `ui16`. `width` in bits, 0 allowed."""

    width: int
    signedness: Literal["", "s", "u"] = ""

    def __str__(self) -> str:
        return f"{self.signedness}i{self.width}"


@dataclass(frozen=True, eq=False)
class IndexType(Type):
    def __str__(self) -> str:
        return "index"


@dataclass(frozen=True, eq=False)
class NoneType(Type):
    def __str__(self) -> str:
        return "none"


@dataclass(frozen=True, eq=False)
class TokenType(Type):
    """The builtin token, which LLVM 23 and later ones read."""

    def __str__(self) -> str:
        return "token"


@dataclass(frozen=True, eq=False)
class FloatType(Type):
    """`f32`, `bf16`, `f8E4M3FN`, ...: `name` is the keyword."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, eq=False)
class ComplexType(Type):
    element: Type

    def __str__(self) -> str:
        return f"complex<{self.element}>"


@dataclass(frozen=True, eq=False)
class TupleType(Type):
    elements: tuple[Type, ...]

    @remembered
    def __str__(self) -> str:
        return f"tuple<{', '.join(map(str, self.elements))}>"


@dataclass(frozen=True, eq=False)
class FunctionType(Type):
    inputs: tuple[Type, ...]
    results: tuple[Type, ...]

    @remembered
    def __str__(self) -> str:
        inputs = ", ".join(map(str, self.inputs))
        results = ", ".join(map(str, self.results))
        if len(self.results) == 1 and not isinstance(self.results[0], FunctionType):
            return f"({inputs}) -> {results}"
        return f"({inputs}) -> ({results})"


@dataclass(frozen=True, eq=False)
class VectorType(Type):
    """`scalable[i]` is true for a dimension in square brackets; empty when no dimension is."""

    shape: tuple[int, ...]
    element: Type
    scalable: tuple[bool, ...] = ()

    def __post_init__(self) -> None:
        if self.scalable and not any(self.scalable):
            object.__setattr__(self, "scalable", ())

    def __str__(self) -> str:
        flags = self.scalable or (False,) * len(self.shape)
        dims = "".join(f"[{d}]x" if s else f"{d}x" for d, s in zip(self.shape, flags, strict=True))
        return f"vector<{dims}{self.element}>"


def _dims(shape: Shape) -> str:
    return "".join("?x" if dim is None else f"{dim}x" for dim in shape)


@dataclass(frozen=True, eq=False)
class RankedTensorType(Type):
    shape: Shape
    element: Type
    encoding: Attribute | None = None

    def __str__(self) -> str:
        encoding = "" if self.encoding is None else f", {self.encoding}"
        return f"tensor<{_dims(self.shape)}{self.element}{encoding}>"


@dataclass(frozen=True, eq=False)
class UnrankedTensorType(Type):
    element: Type

    def __str__(self) -> str:
        return f"tensor<*x{self.element}>"


def _space_text(space: Attribute | None) -> str:
    """`, space`, or nothing for the default space; an integer's type is left out if it is the usual one."""
    if space is None:
        return ""
    text = str(space)
    number = text.removesuffix(" : i64")
    return f", {number if number.lstrip('-').isdigit() else text}"


@dataclass(frozen=True, eq=False)
class MemRefType(Type):
    """`layout` is None for the identity layout, `memory_space` is None for the default space."""

    shape: Shape
    element: Type
    layout: Attribute | None = None
    memory_space: Attribute | None = None

    def __str__(self) -> str:
        layout = "" if self.layout is None else f", {self.layout}"
        return f"memref<{_dims(self.shape)}{self.element}{layout}{_space_text(self.memory_space)}>"


@dataclass(frozen=True, eq=False)
class UnrankedMemRefType(Type):
    element: Type
    memory_space: Attribute | None = None

    def __str__(self) -> str:
        return f"memref<*x{self.element}{_space_text(self.memory_space)}>"


@dataclass(frozen=True, eq=False)
class DialectType(Type):
    """`!dialect.mnemonic<body>`; `body` is the text between the angle brackets, None without brackets.

    `body` has its white space normalised and its aliases expanded, so equal types have equal text; in dialects
    nobody described it is as written.
    """

    dialect: str
    mnemonic: str
    body: str | None = None

    def __str__(self) -> str:
        body = "" if self.body is None else f"<{self.body}>"
        name = f"{self.dialect}.{self.mnemonic}" if self.mnemonic else self.dialect
        return f"!{name}{body}"


@dataclass(frozen=True, eq=False)
class UnknownType(Type):
    """Placeholder for a type that could not be parsed or inferred: `text` is the original text, perhaps empty."""

    text: str = ""

    def __str__(self) -> str:
        return self.text or "<<unknown type>>"


INDEX = IndexType()
I1 = IntegerType(1)
NONE = NoneType()
UNKNOWN_TYPE = UnknownType()


def is_memref(type_: Type) -> bool:
    """Ranked or unranked, as upstream's BaseMemRefType."""
    return isinstance(type_, _MEMREFS)


_MEMREFS = (MemRefType, UnrankedMemRefType)


def element_type(type_: Type) -> Type:
    """The element of a shaped type, the type itself otherwise (upstream: getElementTypeOrSelf)."""
    if isinstance(type_, (MemRefType, UnrankedMemRefType, RankedTensorType, UnrankedTensorType, VectorType)):
        return type_.element
    return type_
