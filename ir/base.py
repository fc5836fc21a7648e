"""Base classes of types and attributes, apart so that each kind may mention the other."""

from __future__ import annotations

from typing import NoReturn

from .interning import Interned


class Type(metaclass=Interned):
    """Base of all types: immutable, equal only if identical. `str` gives MLIR's spelling."""

    __slots__ = ()


class Attribute(metaclass=Interned):
    """Base of all attributes: immutable, equal only if identical. `str` gives MLIR's spelling."""

    __slots__ = ()


class SharedAttributes(dict[str, Attribute]):
    """Attributes of all copies of an operation. A clone has a dictionary of its own."""

    __slots__ = ()

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("the attributes of a parsed operation never change: change those of a clone")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse  # pyright: ignore[reportAssignmentType]


NO_ATTRIBUTES = SharedAttributes()
"""Attributes of the operations that have none."""


def shared_attributes(attributes: dict[str, Attribute]) -> SharedAttributes:
    """`attributes` as they are now, for an operation and its copies."""
    return SharedAttributes(attributes) if attributes else NO_ATTRIBUTES
