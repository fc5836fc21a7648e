"""lsprotocol's types, each made when it is first used.

`lsprotocol.types` holds 554 classes, and `attrs` writes and compiles the methods of each while the module is
imported: nine tenths of the import, several times what the rest of a server needs to start, although a session uses
about a hundred of them. So for the time of that one import `attrs.define` is `_defer_define`: a class gets its methods
with its first instance, or when its fields are looked up. Nothing of either library is changed otherwise, and a process
that has imported the types before has them all.

`converter` goes on in the same way: lsprotocol resolves the annotations of all its types as soon as a converter is
made, here each type does so itself when it is made; cattrs compiles functions for every type it reads or writes, here
what is said once in a session, by either side, is not worth that.
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

T = TypeVar("T", bound=type)

_TYPES = "lsprotocol.types"
TYPE_LOCK = threading.RLock()
"""Types are used by the thread of the protocol and by the one that answers. Who reads messages holds it: a type that is
only half made would be read as it is then, for ever."""


_deferred_modules: list[str] = []
"""The names of the modules whose types are made late: that one, or none."""


def import_types() -> None:
    """Import `lsprotocol.types` without making its classes."""
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
    """Reads and writes messages as pygls's own converter does; see the top for what is put off."""
    import_types()
    from lsprotocol import _hooks, types
    from pygls.protocol import default_converter

    if _deferred_modules:
        # Its own word for "done already": `_make` does it.
        setattr(_hooks, "_resolved_forward_references", True)  # noqa: B010
    made = default_converter()
    made.register_structure_hook(types.ClientCapabilities, lambda said, _: RawClientCapabilities(said))
    write = _Unstructurer()
    made.register_unstructure_hook_factory(attrs.has, write.for_type)
    return made


class RawClientCapabilities:
    """What a client says of itself, as `ClientCapabilities` would show it: by the names of Python, None where it is
    silent. Nothing is checked, so strings stand for the members of enumerations, which equal them.
    """

    def __init__(self, said: Mapping[str, object]) -> None:
        self._said = said

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _read(self._said.get(_spelling(name)))


def _read(value: object) -> object:
    if isinstance(value, dict):
        return RawClientCapabilities(cast("dict[str, object]", value))
    if isinstance(value, list):
        return [_read(one) for one in cast("list[object]", value)]
    return value


def _defer_define(cls: T) -> T:
    """`attrs.define`, later. The class keeps its identity, hence has no slots."""
    setattr(cls, "__init__", _Init(cls))  # noqa: B010
    setattr(cls, "__attrs_attrs__", _Fields())  # noqa: B010
    return cls


class _Init:
    """Stands where `attrs` puts the method that it writes, until somebody makes an instance."""

    def __init__(self, cls: type) -> None:
        self._cls = cls

    def __get__(self, instance: object, cls: type) -> Any:
        _make(self._cls)
        made: Any = vars(self._cls)["__init__"]
        return made.__get__(instance, cls)


class _Fields:
    """Stands where `attrs` keeps the fields of a class, until somebody looks."""

    def __get__(self, instance: object, cls: type) -> Any:
        _make(cls)
        return attrs.fields(cls)


def _make(cls: type) -> None:
    from lsprotocol import types

    with TYPE_LOCK:
        if isinstance(cls.__dict__.get("__attrs_attrs__"), _Fields):
            # Who makes an instance meanwhile, on another thread, still finds `_Init` and waits here. Without `init` it
            # would be taken for the author's own.
            attrs.define(cls, slots=False, init=True)
            attrs.resolve_types(cls, cast("dict[str, Any]", types.ALL_TYPES_MAP), {})


class _Unstructurer:
    """How what the server says becomes what JSON has."""

    def __init__(self) -> None:
        self._plans: dict[type, tuple[tuple[str, str, object], ...]] = {}
        """Of each type of the protocol: its fields in Python and in JSON, and the value that need not be said."""

    def for_type(self, _: object) -> _Unstructurer:
        return self

    def __call__(self, value: Any) -> Any:
        kind: type = cast("Any", type(value))
        if kind in _PLAIN:
            return value
        if kind is list or kind is tuple:
            # Semantic tokens are many numbers.
            return [one if type(one) in _PLAIN else self(one) for one in value]
        if kind is dict:
            return {self(key): self(one) for key, one in value.items()}
        plan = self._plans.get(kind)
        if plan is None:
            if isinstance(value, enum.Enum):
                return value.value
            plan = self._plans[kind] = _plan(kind)
        said: dict[str, object] = {}
        for name, spelling, silent in plan:
            one = getattr(value, name)
            if one is not silent and one != silent:
                said[spelling] = one if type(one) in _PLAIN else self(one)
        return said


_PLAIN = frozenset({str, int, bool, float, type(None)})


def _plan(cls: type) -> tuple[tuple[str, str, object], ...]:
    from lsprotocol import types

    # A field without default, and those that have to be there, are said whatever they are.
    return tuple(
        (one.name, _spelling(one.name), attrs.NOTHING if types.is_special_property(cls, one.name) else one.default)
        for one in attrs.fields(cls)
    )


def _spelling(name: str) -> str:
    """The protocol's spelling of a Python name."""
    first, *rest = name.removesuffix("_").split("_")
    return first + "".join([word.title() for word in rest])
