"""Base classes of types and attributes, apart so that each kind may mention the other."""

from __future__ import annotations

from .interning import Interned


class Type(metaclass=Interned):
    """Base of all types: immutable, equal only if identical. `str` gives MLIR's spelling."""

    __slots__ = ()


class Attribute(metaclass=Interned):
    """Base of all attributes: immutable, equal only if identical. `str` gives MLIR's spelling."""

    __slots__ = ()
