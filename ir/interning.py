"""Interning: one object for each distinct immutable value, so that equality is identity."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from sys import getrefcount
from typing import Any, ClassVar, TypeVar, cast

from .records import fields

_T = TypeVar("_T")


@cache
def _content(kind: type) -> Callable[[Any], tuple[object, ...]]:
    """A function from an instance of a record to the values of its fields."""
    names = [field.name for field in fields(cast("Any", kind))]
    if len(names) == 1:
        only = attrgetter(*names)
        return lambda made: (only(made),)
    return attrgetter(*names) if names else lambda _: ()


class Interned(type):
    """Metaclass: constructing a class twice with equal arguments gives the same object.

    Arguments must be hashable and are compared by value *and* by position; instances must be
    immutable. The pool keeps them until `forget_unused`: types and attributes repeat, so it stays small
    next to the programs that mention them.
    """

    _pool: ClassVar[dict[tuple[Any, ...], Any]] = {}

    def __call__(cls: type[_T], *args: Any, **kwargs: Any) -> _T:
        key = (cls, args, tuple(kwargs.items())) if kwargs else (cls, args)
        pool = Interned._pool
        found = pool.get(key)
        if found is None:
            # `setdefault` is atomic under the interpreter lock: two threads that race agree on one object.
            made: _T = type.__call__(cls, *args, **kwargs)
            # Default arguments make several spellings of one value; the fields decide.
            found = pool.setdefault((cls, _content(cls)(made)), made)
            pool[key] = found
        return found

    @staticmethod
    def forget_unused() -> int:
        """Take the values out of the pool that nothing else refers to; their number. Their parts may be unused then.

        For the thread that reads and checks programs.
        """
        pool = Interned._pool
        keys: dict[int, list[tuple[Any, ...]]] = {}
        # Copied in one step: another thread may make a value meanwhile.
        for key, value in list(pool.items()):
            keys.setdefault(id(value), []).append(key)
        value = object()
        # Those of this function.
        references = getrefcount(value)
        count = 0
        for names in keys.values():
            value = pool[names[0]]
            if getrefcount(value) == references + len(names):
                count += 1
                for name in names:
                    del pool[name]
        return count
