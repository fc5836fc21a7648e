"""Fact cache: values derived from an item or from a document version, each computed once.

A fact has a typed key, made once at module level by the one module that computes the fact:

    _MENTIONS = FactKey[frozenset[str]]("mentions")

    def mentions(item: Item, knowledge: Knowledge) -> frozenset[str]:
        return item.parsed.facts.get(_MENTIONS, knowledge, _mentions, item)

Items and documents are immutable, so a fact can be outdated for one reason only: it was computed from something else
besides its item, its *input* (most often the `Knowledge`), and the caller now has another one. `_is_valid` is the only
place that decides this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

FactT = TypeVar("FactT")
ParametersT = ParamSpec("ParametersT")


class FactKey(Generic[FactT]):
    """Key of facts of type `FactT`. Two keys are never equal, whatever their names; `name` is for debugging."""

    __slots__ = ("is_plain", "name")

    if not TYPE_CHECKING:

        def __class_getitem__(cls, _):
            # `typing` would compile the type's text: for forty keys, one hundredth of a short run.
            return cls

    def __init__(self, name: str, *, is_plain: bool = False) -> None:
        """`is_plain`: the facts refer to no operation and no value of a program."""
        self.name = name
        self.is_plain = is_plain

    def __repr__(self) -> str:
        return f"FactKey({self.name!r})"


class FactCache:
    """Facts about one item or one document version, by key. At most one fact per key: the last one stored."""

    __slots__ = ("_entries",)

    def __init__(self) -> None:
        self._entries: dict[FactKey[Any], tuple[object, Any]] = {}

    def get(
        self,
        key: FactKey[FactT],
        input_: object,
        compute: Callable[ParametersT, FactT],
        *args: ParametersT.args,
        **kwargs: ParametersT.kwargs,
    ) -> FactT:
        """The fact of `key`, from `compute(*args, **kwargs)` unless there is one for `input_` already.

        Args:
            input_: everything except the cache's owner that the result depends on: one object, or a tuple of them.
                None where there is nothing else.
        """
        entry = self._entries.get(key)
        # Most inputs are the same object.
        if entry is not None and (entry[0] is input_ or _is_valid(entry, input_)):
            return entry[1]
        fact = compute(*args, **kwargs)
        self._entries[key] = (input_, fact)
        return fact

    def find(self, key: FactKey[FactT], input_: object = None) -> FactT | None:
        """The fact of `key` for `input_` if it has been computed, else None."""
        entry = self._entries.get(key)
        return entry[1] if entry is not None and _is_valid(entry, input_) else None

    def has(self, key: FactKey[Any], input_: object = None) -> bool:
        """Whether the fact of `key` for `input_` has been computed; for facts that may be None."""
        entry = self._entries.get(key)
        return entry is not None and _is_valid(entry, input_)

    def put(self, key: FactKey[FactT], input_: object, fact: FactT) -> FactT:
        """Store `fact` in place of any fact of `key`, and return it."""
        self._entries[key] = (input_, fact)
        return fact

    def remove(self, key: FactKey[FactT]) -> FactT | None:
        """Take the fact of `key` out, whatever its input; None if there is none."""
        entry = self._entries.pop(key, None)
        return entry[1] if entry is not None else None

    def keep_plain(self) -> None:
        """Take out all facts that may refer to operations: these belong to another version now."""
        self._entries = {key: entry for key, entry in self._entries.items() if key.is_plain}

    @staticmethod
    def find_in_all(caches: Iterable[FactCache], key: FactKey[FactT], input_: object = None) -> list[FactT | None]:
        """`find` in each of `caches`, in order: a document has thousands of items, and every keystroke asks all."""
        entries = [cache._entries.get(key) for cache in caches]
        return [entry[1] if entry is not None and _is_valid(entry, input_) else None for entry in entries]


def _is_valid(entry: tuple[object, Any], input_: object) -> bool:
    """Whether a stored fact was computed from `input_`."""
    return entry[0] is input_ or entry[0] == input_
