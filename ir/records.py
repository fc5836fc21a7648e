"""`dataclass`, `field`, `fields`, `replace` as in the standard library, at a tenth of the start-up time.

    @dataclass(frozen=True)
    class Note:
        start: int
        message: str = ""

The standard decorator compiles six functions per class and loads `inspect`; with a hundred classes that is most of what
a short run of the command line would do. Here only `__init__` is compiled, for classes with more than a few instances,
and the rest is shared.

Two differences: `frozen` is a promise that the type checker keeps and nothing enforces at run time, and only the
options in the signature exist. `dataclasses.fields`, `replace` and `is_dataclass` work on these classes too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass, field, fields, replace
    from dataclasses import is_dataclass as is_record
else:
    from operator import attrgetter

    _MISSING = object()
    _FEW = 4
    """Instances of a class that are made without a compiled `__init__`, which costs what some twenty of them cost."""

    class Field:
        """One field; `default` and `default_factory` are `_MISSING` when there is none."""

        __slots__ = ("default", "default_factory", "name", "type")

        def __init__(self, default=_MISSING, default_factory=_MISSING):
            self.name = self.type = ""
            self.default = default
            self.default_factory = default_factory

    def field(*, default=_MISSING, default_factory=_MISSING):
        """Field options: a factory for a default value that is made anew for each instance."""
        return Field(default, default_factory)

    def dataclass(cls=None, /, *, frozen=False, eq=True, slots=False):
        """Give the class `__init__`, `__repr__`, and, with `eq`, `__eq__` and `__hash__` from its annotations."""

        def decorate(cls):
            return _decorated(cls, frozen, eq, slots)

        return decorate if cls is None else decorate(cls)

    def is_record(value):
        """Whether it is such a class or an instance of one. Asking for `__dataclass_fields__` would make these."""
        return hasattr(value, "__record_fields__")

    def fields(record):
        """The fields of a class or an instance, in order, inherited ones first."""
        return tuple(record.__record_fields__.values())

    def replace(record, /, **changes):
        """A new instance that differs in `changes`."""
        for name in record.__record_fields__:
            if name not in changes:
                changes[name] = getattr(record, name)
        return record.__class__(**changes)

    def _decorated(cls, frozen, eq, slots):
        members = {}
        for base in cls.__mro__[-1:0:-1]:
            members.update(base.__dict__.get("__record_fields__", ()))
        own = [name for name, type_ in cls.__annotations__.items() if "ClassVar" not in type_.partition("[")[0]]
        for name in own:
            default = cls.__dict__.get(name, _MISSING)
            member = default if isinstance(default, Field) else Field(default)
            member.name, member.type = name, cls.__annotations__[name]
            members[name] = member
            if default is not _MISSING and (slots or member is default):
                delattr(cls, name)
        if slots:
            cls = _with_slots(cls, own)
        cls.__record_fields__ = members
        cls.__dataclass_fields__ = _STANDARD_FIELDS
        cls.__match_args__ = tuple(members)
        cls.__init__ = _first_init(cls, members)
        if "__repr__" not in cls.__dict__:
            cls.__repr__ = _repr
        if eq:
            _add_comparison(cls, tuple(members), frozen)
        return cls

    def _with_slots(cls, own):
        namespace = {name: value for name, value in cls.__dict__.items() if name not in ("__dict__", "__weakref__")}
        namespace["__slots__"] = tuple(own)
        made = type(cls)(cls.__name__, cls.__bases__, namespace)
        made.__qualname__ = cls.__qualname__
        return made

    def _first_init(cls, members):
        """An `__init__` that is compiled late: many classes of settings and facts have but one instance."""
        left = _FEW

        def __init__(self, *arguments, **keywords):  # noqa: N807
            nonlocal left
            left -= 1
            if left < 0 or not _are_fields(members, arguments, keywords):
                cls.__init__ = _compiled_init(cls, members)
                cls.__init__(self, *arguments, **keywords)
                return
            given = dict(zip(members, arguments, strict=False))
            given.update(keywords)
            for name, member in members.items():
                if name in given:
                    value = given[name]
                else:
                    value = member.default if member.default_factory is _MISSING else member.default_factory()
                setattr(self, name, value)
            if hasattr(cls, "__post_init__"):
                self.__post_init__()

        return __init__

    def _are_fields(members, arguments, keywords):
        """Whether `__init__` takes these arguments; if not, the compiled one has the words for it."""
        if len(arguments) > len(members):
            return False
        rest = [*members][len(arguments) :]
        left = len(keywords)
        for name in rest:
            if name in keywords:
                left -= 1
            elif members[name].default is _MISSING and members[name].default_factory is _MISSING:
                return False
        # Any other is unknown, or given twice.
        return not left

    _DISPLAYS = {dict: "{}", list: "[]"}

    def _compiled_init(cls, members):
        scope = {"_MISSING": _MISSING}
        parameters, body = [], []
        for name, member in members.items():
            value = name
            if member.default_factory is not _MISSING:
                # `dict[str, int]()` takes ten times as long as `{}`.
                factory = getattr(member.default_factory, "__origin__", member.default_factory)
                scope[f"_make_{name}"] = factory
                parameters.append(f"{name}=_MISSING")
                value = f"{_DISPLAYS.get(factory, f'_make_{name}()')} if {name} is _MISSING else {name}"
            elif member.default is not _MISSING:
                scope[f"_default_{name}"] = member.default
                parameters.append(f"{name}=_default_{name}")
            else:
                parameters.append(name)
            body.append(f"  self.{name} = {value}")
        if hasattr(cls, "__post_init__"):
            body.append("  self.__post_init__()")
        source = f"def __init__(self, {', '.join(parameters)}):\n" + ("\n".join(body) or "  pass")
        exec(source, scope)
        init = scope["__init__"]
        init.__qualname__ = f"{cls.__qualname__}.__init__"
        return init

    def _repr(self):
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__record_fields__)
        return f"{self.__class__.__qualname__}({inside})"

    def _add_comparison(cls, names, frozen):
        content = attrgetter(*names) if names else lambda _: ()

        def __eq__(self, other):  # noqa: N807
            if other.__class__ is not self.__class__:
                return NotImplemented
            return self is other or content(self) == content(other)

        def __hash__(self):  # noqa: N807
            return hash(content(self))

        if "__eq__" not in cls.__dict__:
            cls.__eq__ = __eq__
            if not frozen:
                cls.__hash__ = None
        # Defining `__eq__` in a class body sets `__hash__` to None there.
        if frozen and cls.__dict__.get("__hash__") is None:
            cls.__hash__ = __hash__

    class _StandardFields:
        """Field descriptions for the standard library's dataclass functions, made on request."""

        def __get__(self, instance, owner):
            import dataclasses

            made = []
            for member in owner.__record_fields__.values():
                options = {"default": member.default, "default_factory": member.default_factory}
                given = {name: value for name, value in options.items() if value is not _MISSING}
                made.append((member.name, member.type, dataclasses.field(**given, kw_only=True)))
            return dataclasses.make_dataclass(owner.__name__, made).__dataclass_fields__

    _STANDARD_FIELDS = _StandardFields()


__all__ = ["dataclass", "field", "fields", "is_record", "replace"]
