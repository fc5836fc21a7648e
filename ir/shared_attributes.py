"""Shared attributes: dictionaries that many operations of a text have in common, and that therefore never change."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from .base import Attribute


class SharedAttributes(dict[str, "Attribute"]):
    """Attributes of all copies of an operation. A clone has a dictionary of its own."""

    __slots__ = ()

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("the attributes of a parsed operation never change: change those of a clone")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse  # pyright: ignore[reportAssignmentType]


NO_ATTRIBUTES = SharedAttributes()
