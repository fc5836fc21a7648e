"""The C++ classes of parameters of types and attributes: which values are of them.

Classes that a dialect's definitions name are those of its types and attributes; what derives from others, and what
implements an interface, a dialect says in `CLASSES` of its `parameter_rules.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...ir.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    DialectAttr,
    DictAttr,
    FloatAttr,
    IntegerAttr,
    LocationAttr,
    OpaqueAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from ...ir.base import Attribute, Type
from ...ir.types import (
    I1,
    DialectType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    UnknownType,
    UnrankedMemRefType,
    VectorType,
)
from ...ods.dialect_bodies import described_dialects
from ...ods.registry import Registry
from .parameter_rules import parameter_classes


def is_of_class(of: Type | Attribute, cpp: str, registry: Registry, dialect: str) -> bool | None:
    """Whether `of` is of the class `cpp`, which a definition of `dialect` names; None where that is not known."""
    if cpp in ("Type", "Attribute") or isinstance(of, UnknownType):
        return True
    if isinstance(of, OpaqueAttr):
        return cpp == "DistinctAttr" if of.text.startswith("distinct[") else None
    builtin = _BUILTIN.get(cpp)
    if builtin is not None:
        return builtin(of)
    names = parameter_classes(dialect).get(cpp)
    if isinstance(of, (DialectType, DialectAttr)):
        name = _name(of)
        if of.dialect not in _described() or registry.is_loaded(of.dialect):
            # Another project's, which may implement anything.
            return None
        if names is not None:
            return name in names
        is_type = isinstance(of, DialectType)
        definition = (registry.lookup_type if is_type else registry.lookup_attr)(*name.split(".", 1)) if name else None
        return definition.class_name == cpp if definition is not None else None
    if names is None:
        return False if _is_defined(cpp, registry, dialect) else None
    return _WORDS.get(type(of), "") in names


def _described() -> frozenset[str]:
    """Dialects all of whose types and attributes are known."""
    return described_dialects() - {"test"}


def _name(of: DialectType | DialectAttr) -> str:
    mnemonic = of.mnemonic or (of.body or "").partition(" ")[0]
    return f"{of.dialect}.{mnemonic}"


def _is_defined(cpp: str, registry: Registry, dialect: str) -> bool:
    """Whether the class is one of the dialect's own."""
    attributes = (registry.lookup_attr(dialect, name) for name in registry.attr_names(dialect))
    types = (registry.lookup_type(dialect, name) for name in registry.type_names(dialect))
    return any(one is not None and one.class_name == cpp for one in (*attributes, *types))


_WORDS: Mapping[type[Type | Attribute], str] = {
    MemRefType: "memref",
    UnrankedMemRefType: "memref",
    IntegerAttr: "integer",
}
"""Names in `CLASSES` of types and attributes that are of no dialect."""
_BUILTIN: Mapping[str, Callable[[Type | Attribute], bool]] = {
    "StringAttr": lambda of: isinstance(of, StringAttr),
    "SymbolRefAttr": lambda of: isinstance(of, SymbolRefAttr),
    "FlatSymbolRefAttr": lambda of: isinstance(of, SymbolRefAttr) and not of.nested,
    "IntegerAttr": lambda of: isinstance(of, IntegerAttr),
    "FloatAttr": lambda of: isinstance(of, FloatAttr),
    "BoolAttr": lambda of: isinstance(of, IntegerAttr) and of.type is I1,
    "ArrayAttr": lambda of: isinstance(of, ArrayAttr),
    "DictionaryAttr": lambda of: isinstance(of, DictAttr),
    "DistinctAttr": lambda _: False,
    "TypeAttr": lambda of: isinstance(of, TypeAttr),
    "DenseI8ArrayAttr": lambda of: isinstance(of, DenseArrayAttr) and str(of.element) == "i8",
    "DenseI16ArrayAttr": lambda of: isinstance(of, DenseArrayAttr) and str(of.element) == "i16",
    "GridAxesAttr": lambda of: isinstance(of, DenseArrayAttr) and str(of.element) == "i16",
    "DenseI32ArrayAttr": lambda of: isinstance(of, DenseArrayAttr) and str(of.element) == "i32",
    "DenseI64ArrayAttr": lambda of: isinstance(of, DenseArrayAttr) and str(of.element) == "i64",
    "FusedLoc": lambda of: isinstance(of, LocationAttr) and of.body.startswith("fused"),
    "IntegerType": lambda of: isinstance(of, IntegerType),
    "MemRefType": lambda of: isinstance(of, MemRefType),
    "VectorType": lambda of: isinstance(of, VectorType),
    "RankedTensorType": lambda of: isinstance(of, RankedTensorType),
}
"""Classes of builtin types and attributes."""
