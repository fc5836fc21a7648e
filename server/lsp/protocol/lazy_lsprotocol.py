"""Deferred lsprotocol: the protocol's types, each completed by `attrs` when it is first used.

The only module that patches a library at run time or touches a private member of lsprotocol. What is deferred:

- `lsprotocol.types` has 554 classes, and `attrs` writes and compiles the methods of each while the module is imported:
  nine tenths of the import, although a session uses about a hundred. During that one import `attrs.define` is
  `_defer_define`: a class gets its methods with its first instance, or when its fields are looked up.
- lsprotocol resolves the annotations of all its types when a converter is made
  (`_hooks._resolved_forward_references`): here each type does so when it is completed.
- cattrs compiles a function for each type that it reads or writes: client capabilities are read as plain JSON here
  (`RawClientCapabilities`), and messages are written by one generic function (`_Unstructurer`).

Nothing of either library is changed otherwise, and a process that has imported the types before has them all.

CPU time from the start of the process to the answer to `initialize`, and peak memory (medians of 15 interleaved runs;
Python 3.11, pygls 2.1.1, lsprotocol 2025.0.0, attrs 26.1.0):

    deferred                                      209 ms   31 MiB
    own converter hooks, `attrs.define` as it is  529 ms   41 MiB
    pygls and lsprotocol as they are              575 ms   42 MiB

pyproject.toml has upper bounds for these packages; tests/server/test_lazy_types.py compares what is read and written
with the plain converter's results.
"""

from __future__ import annotations

import enum
import sys
import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

import attrs

if TYPE_CHECKING:
    import cattrs
    from pygls.protocol.json_rpc import JsonRPCNotification

T = TypeVar("T", bound=type)

_TYPES = "lsprotocol.types"
TYPE_LOCK = threading.RLock()
"""Held while a type is completed, and while a message is read: the converter would cache its function for a type that
is half complete. Types are used by the protocol's thread and by the scheduler's."""


_deferred_modules: list[str] = []
"""The names of the modules whose types are deferred: `lsprotocol.types`, or none."""


def import_types() -> None:
    """Import `lsprotocol.types` with deferred classes; nothing happens if it is imported already."""
    if _TYPES in sys.modules:
        return
    define: object = attrs.define
    _deferred_modules.append(_TYPES)
    setattr(attrs, "define", _defer_define)  # noqa: B010
    try:
        import lsprotocol.types
    finally:
        setattr(attrs, "define", define)  # noqa: B010
    assert lsprotocol.types.__name__ == _TYPES


def converter() -> cattrs.Converter:
    """A converter that reads and writes messages as pygls's default converter does, with deferred types."""
    import_types()
    from lsprotocol import _hooks, types
    from pygls.protocol import default_converter

    if _deferred_modules:
        # Marks the annotations of all types as resolved: `_complete` resolves each.
        setattr(_hooks, "_resolved_forward_references", True)  # noqa: B010
    made = default_converter()
    made.register_structure_hook(types.ClientCapabilities, lambda json, _: RawClientCapabilities(json))
    made.register_structure_hook(str, _string)
    made.register_structure_hook(types.InitializedNotification, _without_parameters)
    write = _Unstructurer()
    made.register_unstructure_hook_factory(attrs.has, write.for_type)
    return made


def _without_parameters(json: dict[str, Any], _: object) -> JsonRPCNotification:
    """A notification that says nothing but its method: a function that reads it need not be compiled."""
    from pygls.protocol.json_rpc import JsonRPCNotification

    return JsonRPCNotification(json["method"], json["jsonrpc"], None)


def _string(json: object, _: type[str]) -> str:
    """Itself: cattrs makes a string of anything, so that an edit with the text 5 would replace a file by "5".

    Raises:
        TypeError: it is no string.
    """
    if not isinstance(json, str):
        raise TypeError(f"{type(json).__name__} where a string has to be")
    return json


class RawClientCapabilities:
    """Client capabilities as JSON, with the attributes of `types.ClientCapabilities`; None for what is absent.

    Nothing is checked, and strings represent members of enumerations, which equal them.
    """

    def __init__(self, json: Mapping[str, object]) -> None:
        self._json = json

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _read(self._json.get(_spelling(name)))


def _read(value: object) -> object:
    if isinstance(value, dict):
        return RawClientCapabilities(cast("dict[str, object]", value))
    if isinstance(value, list):
        return [_read(one) for one in cast("list[object]", value)]
    return value


def _defer_define(cls: T) -> T:
    """`attrs.define`, deferred. The class keeps its identity, hence has no slots."""
    setattr(cls, "__init__", _Init(cls))  # noqa: B010
    setattr(cls, "__attrs_attrs__", _Fields())  # noqa: B010
    return cls


class _Init:
    """The `__init__` of a deferred class, which completes the class when the first instance is made."""

    def __init__(self, cls: type) -> None:
        self._cls = cls

    def __get__(self, instance: object, cls: type) -> Any:
        _complete(self._cls)
        made: Any = vars(self._cls)["__init__"]
        return made.__get__(instance, cls)


class _Fields:
    """The `__attrs_attrs__` of a deferred class, which completes the class when its fields are looked up."""

    def __get__(self, instance: object, cls: type) -> Any:
        _complete(cls)
        return attrs.fields(cls)


def _complete(cls: type) -> None:
    from lsprotocol import types

    with TYPE_LOCK:
        if isinstance(cls.__dict__.get("__attrs_attrs__"), _Fields):
            # Another thread that makes an instance meanwhile still finds `_Init`, and waits here. Without `init=True`
            # attrs would take `_Init` for a method of the class's author.
            attrs.define(cls, slots=False, init=True)
            attrs.resolve_types(cls, cast("dict[str, Any]", types.ALL_TYPES_MAP), {})


class _Unstructurer:
    """Unstructures messages to JSON values: one function for all types, in place of one that is compiled per type."""

    def __init__(self) -> None:
        self._plans: dict[type, tuple[tuple[str, str, object], ...]] = {}
        """For each type: its fields in Python and in JSON, and the value with which a field is left out."""

    def for_type(self, _: object) -> _Unstructurer:
        return self

    def __call__(self, value: Any) -> Any:
        kind: type = cast("Any", type(value))
        if kind in _PLAIN:
            return value
        if kind is list or kind is tuple:
            # Fast for numbers: semantic tokens are many.
            return [one if type(one) in _PLAIN else self(one) for one in value]
        if kind is dict:
            return {self(key): self(one) for key, one in value.items()}
        plan = self._plans.get(kind)
        if plan is None:
            if isinstance(value, enum.Enum):
                return value.value
            plan = self._plans[kind] = _plan(kind)
        json: dict[str, object] = {}
        for name, spelling, omitted in plan:
            one = getattr(value, name)
            if one is not omitted and one != omitted:
                json[spelling] = one if type(one) in _PLAIN else self(one)
        return json


_PLAIN = frozenset({str, int, bool, float, type(None)})


def _plan(cls: type) -> tuple[tuple[str, str, object], ...]:
    from lsprotocol import types

    # A field without default, or one that must be present, is never left out.
    return tuple(
        (one.name, _spelling(one.name), attrs.NOTHING if types.is_special_property(cls, one.name) else one.default)
        for one in attrs.fields(cls)
    )


def _spelling(name: str) -> str:
    """The protocol's spelling of a Python name."""
    first, *rest = name.removesuffix("_").split("_")
    return first + "".join([word.title() for word in rest])
