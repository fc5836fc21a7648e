"""Registry of definitions by name.

`lookup` and its neighbours ask `UPSTREAM`, the definitions shipped with this package. A user's own dialects go
into a `Registry` whose parent is `UPSTREAM`; it answers from its own documents first.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any, cast

from .definitions import (
    AttributeDefinition,
    AttrOrTypeDefinition,
    ConstraintTables,
    EnumDefinition,
    OpDefinition,
    definition_from_json,
    enum_from_json,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from .definitions import FormatNode, ValueGroup

DIALECTS = os.path.join(os.path.dirname(os.path.dirname(__file__)), "dialects")
"""The folder with a folder per dialect. A string: importing pathlib takes as long as reading a small program."""

_FILE = "definitions.json"


def dialect_folder(dialect: str) -> str:
    """The name of a dialect's folder, which is a Python package: `async` is a keyword, so it is `async_`."""
    return "async_" if dialect == "async" else dialect


def definitions_path(dialect: str, folder: str = DIALECTS) -> str:
    """The path of the generated definitions of `dialect`, whether or not there are any."""
    return os.path.join(folder, dialect_folder(dialect), _FILE)


class LoadedDialect:
    """One parsed document and the definitions already built from it."""

    __slots__ = ("attrs", "enums", "is_partial", "ops", "tables", "types")

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.is_partial = bool(document.get("partial"))
        self.tables = ConstraintTables(document)
        self.ops = cast("Mapping[str, Mapping[str, Any]]", document.get("ops", {}))
        self.attrs = cast("Mapping[str, Mapping[str, Any]]", document.get("attrs", {}))
        self.types = cast("Mapping[str, Mapping[str, Any]]", document.get("types", {}))
        self.enums = cast("Mapping[str, Mapping[str, Any]]", document.get("enums", {}))


class Registry:
    """Definitions from a folder of generated files, from registered documents, and from a parent.

    Files are read when something of their dialect is first asked for. After that the answers never change, so an
    instance that nobody registers documents with may be shared freely.
    """

    __slots__ = ("_all_names", "_attrs", "_dialects", "_enums", "_folder", "_names", "_ops", "_parent", "_types")

    def __init__(self, *, parent: Registry | None = None, folder: str | None = None) -> None:
        self._parent = parent
        self._folder = folder
        self._names: frozenset[str] | None = None
        self._all_names: frozenset[str] | None = None
        self._dialects: dict[str, tuple[LoadedDialect, ...]] = {}
        self._ops: dict[str, OpDefinition | None] = {}
        self._attrs: dict[tuple[str, str], AttrOrTypeDefinition | None] = {}
        self._types: dict[tuple[str, str], AttrOrTypeDefinition | None] = {}
        self._enums: dict[str, EnumDefinition | None] = {}

    def register(self, document: Mapping[str, Any]) -> None:
        """Add one dialect, or more of one, as `from_tablegen.describe.describe` returns it. Later documents win.

        What the documents do not define is still looked up in the parent.
        """
        name = str(document["dialect"])
        self._dialects[name] = (LoadedDialect(document), *self._documents(name))
        self._all_names = None
        for cache in (self._ops, self._attrs, self._types, self._enums):
            cache.clear()

    def on(self, parent: Registry) -> Registry:
        """A registry of the same documents on top of `parent`."""
        made = Registry(parent=parent)
        made._dialects = {name: documents for name, documents in self._dialects.items() if documents}
        return made

    def replaces(self, other: Registry) -> bool:
        """Whether an operation is defined by a document that was registered here, and by `other` too."""
        documents = [document for each in self._dialects.values() for document in each]
        return any(other.lookup(name) is not None for document in documents for name in document.ops)

    def lookup(self, name: str) -> OpDefinition | None:
        """The operation with this full name, or `None`."""
        try:
            return self._ops[name]
        except KeyError:
            pass
        found = self._parent.lookup(name) if self._parent is not None else None
        for document in self._documents(name.partition(".")[0]):
            entry = document.ops.get(name)
            if entry is not None:
                found = OpDefinition.from_json(name, entry, document.tables)
                break
        self._ops[name] = found
        return found

    def lookup_attr(self, dialect: str, mnemonic: str) -> AttrOrTypeDefinition | None:
        """The attribute `#dialect.mnemonic`, or `None`."""
        key = (dialect, mnemonic)
        if key not in self._attrs:
            entry = _first(document.attrs.get(mnemonic) for document in self._documents(dialect))
            inherited = self._parent.lookup_attr(dialect, mnemonic) if self._parent is not None else None
            self._attrs[key] = definition_from_json(f"{dialect}.{mnemonic}", entry) if entry is not None else inherited
        return self._attrs[key]

    def lookup_type(self, dialect: str, mnemonic: str) -> AttrOrTypeDefinition | None:
        """The type `!dialect.mnemonic`, or `None`."""
        key = (dialect, mnemonic)
        if key not in self._types:
            entry = _first(document.types.get(mnemonic) for document in self._documents(dialect))
            inherited = self._parent.lookup_type(dialect, mnemonic) if self._parent is not None else None
            self._types[key] = definition_from_json(f"{dialect}.{mnemonic}", entry) if entry is not None else inherited
        return self._types[key]

    def lookup_enum(self, key: str) -> EnumDefinition | None:
        """The enum with this key (`dialect.Class`), or `None`."""
        if key not in self._enums:
            entry = _first(document.enums.get(key) for document in self._documents(key.partition(".")[0]))
            inherited = self._parent.lookup_enum(key) if self._parent is not None else None
            self._enums[key] = enum_from_json(key, entry) if entry is not None else inherited
        return self._enums[key]

    def dialect_names(self) -> frozenset[str]:
        """All dialects it has definitions for, the parent's included."""
        if self._all_names is None:
            own = {name for name, documents in self._dialects.items() if documents}
            inherited = self._parent.dialect_names() if self._parent is not None else frozenset[str]()
            self._all_names = self._file_names() | own | inherited
        return self._all_names

    def own_documents(self) -> Mapping[str, tuple[LoadedDialect, ...]]:
        """The documents that were registered here, by dialect."""
        return {name: documents for name, documents in self._dialects.items() if documents}

    def is_complete(self, dialect: str) -> bool:
        """Whether an operation of this dialect that is not defined here does not exist.

        False for unknown dialects, and for those that a user loads: nobody knows how much of them that is.
        """
        if self._parent is not None:
            return self._parent.is_complete(dialect)
        return any(not document.is_partial for document in self._documents(dialect))

    def is_loaded(self, dialect: str) -> bool:
        """Whether documents about this dialect were registered here, on top of what the parent knows."""
        return self._parent is not None and bool(self._documents(dialect))

    def answering(self, name: str) -> Registry:
        """The registry that says what the operation `name` is: this one, or one that it is on top of."""
        is_own = any(name in document.ops for document in self._documents(name.partition(".")[0]))
        return self if is_own or self._parent is None else self._parent.answering(name)

    def op_names(self, dialect: str) -> list[str]:
        """The full names of a dialect's operations, sorted; empty for an unknown dialect."""
        names = set(self._parent.op_names(dialect) if self._parent is not None else ())
        return sorted(names.union(*(document.ops for document in self._documents(dialect))))

    def attr_names(self, dialect: str) -> list[str]:
        """The mnemonics of a dialect's attributes, sorted."""
        names = set(self._parent.attr_names(dialect) if self._parent is not None else ())
        return sorted(names.union(*(document.attrs for document in self._documents(dialect))))

    def type_names(self, dialect: str) -> list[str]:
        """The mnemonics of a dialect's types, sorted."""
        names = set(self._parent.type_names(dialect) if self._parent is not None else ())
        return sorted(names.union(*(document.types for document in self._documents(dialect))))

    def _file_names(self) -> frozenset[str]:
        if self._names is None:
            folders = os.listdir(self._folder) if self._folder is not None else ()
            self._names = frozenset(
                name.rstrip("_") for name in folders if os.path.isfile(os.path.join(self._folder or "", name, _FILE))
            )
        return self._names

    def _documents(self, name: str) -> tuple[LoadedDialect, ...]:
        """This registry's own, the last registered one first."""
        try:
            return self._dialects[name]
        except KeyError:
            pass
        document = self.document(name)
        found = self._dialects[name] = (LoadedDialect(document),) if document else ()
        return found

    def document(self, name: str) -> Mapping[str, Any] | None:
        """The definitions of dialect `name` as a file has them; None without a file."""
        if self._folder is None or name not in self._file_names():
            return None
        with open(definitions_path(name, self._folder), encoding="utf-8") as file:
            return json.load(file)


def _first(entries: Iterable[Mapping[str, Any] | None]) -> Mapping[str, Any] | None:
    return next((entry for entry in entries if entry is not None), None)


# Certainty: a dump says which parts of an operation's syntax are C++, not what it is. Such a part may be written in
# ways that the format does not show. Of upstream's dialects that C++ is written by hand here: all are certain.

_IN_CPP = frozenset({"attrdef", "other"})
"""Kinds of attributes whose text a dialect may read by itself."""


def is_certain(definition: OpDefinition, registry: Registry) -> bool:
    """Whether all of an operation's custom syntax follows from its definition."""
    if not registry.answering(definition.name).is_loaded(definition.dialect):
        return True
    nodes = definition.format
    return nodes is not None and all(_is_certain(node, definition, registry) for node in nodes)


def has_open_results(definition: OpDefinition) -> bool:
    """Whether the number of results follows from C++: groups of any number that the custom syntax does not mention."""
    open_ = {group.name for group in definition.results if group.is_variable}
    return bool(open_) and not (open_ | {"results"}) & _typed_in(definition.format or ())


def _is_certain(node: FormatNode, definition: OpDefinition, registry: Registry) -> bool:
    for part in _parts(node):
        kind, name = part[0] if part else "", part[1] if len(part) > 1 else ""
        if kind == "custom":
            return False
        attribute = definition.attribute(str(name)) if kind in ("attr", "prop") else None
        if attribute is not None and not _is_certain_attribute(attribute, registry):
            return False
        if kind == "type" and not all(_is_certain_type(group, registry) for group in _groups(part, definition)):
            return False
    return True


def _groups(node: Sequence[FormatNode], definition: OpDefinition) -> list[ValueGroup]:
    """The groups that a part of a format names."""
    named = {str(part[1]) for part in _parts(node) if len(part) > 1 and part[0] in ("operand", "result")}
    return [group for group in (*definition.operands, *definition.results) if group.name in named]


def _is_certain_attribute(attribute: AttributeDefinition, registry: Registry) -> bool:
    kind = attribute.syntax[0]
    if kind not in _IN_CPP:
        return True
    dialect, _, mnemonic = str(attribute.syntax[1]).partition(".") if len(attribute.syntax) > 1 else ("", "", "")
    found = registry.lookup_attr(dialect, mnemonic)
    return found is not None and not found.custom and bool(found.format) and found.format[0] == "<"


def _is_certain_type(group: ValueGroup, registry: Registry) -> bool:
    """Whether types of the group are written with their names, or with bodies in brackets."""
    short = group.constraint.short
    if short is None:
        return not group.constraint.is_own
    found = registry.lookup_type(*short.split(".", 1))
    return found is not None and not found.custom and bool(found.format) and found.format[0] == "<"


def _parts(node: FormatNode) -> list[Sequence[FormatNode]]:
    """`node` and all that is in it."""
    if isinstance(node, str | int):
        return []
    nodes = cast("Sequence[FormatNode]", node)
    return [nodes, *[part for each in nodes for part in _parts(each)]]


def _typed_in(nodes: Sequence[FormatNode]) -> set[str]:
    """The groups whose types a format writes; `results` for all results."""
    found: set[str] = set()
    for part in [each for node in nodes for each in _parts(node)]:
        if part and part[0] == "result" and len(part) > 1:
            found.add(cast("str", part[1]))
        elif part and part[0] == "results":
            found.add("results")
    return found


UPSTREAM = Registry(folder=DIALECTS)
"""The dialects of LLVM that the generated files describe."""

lookup = UPSTREAM.lookup
lookup_attr = UPSTREAM.lookup_attr
lookup_type = UPSTREAM.lookup_type
lookup_enum = UPSTREAM.lookup_enum
dialect_names = UPSTREAM.dialect_names
op_names = UPSTREAM.op_names
