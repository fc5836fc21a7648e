"""Typed access to the records of `llvm-tblgen --dump-json`.

A dump maps record names to records; a reference to another record is ``{"kind": "def", "def": name}`` and an
argument list is ``{"kind": "dag", "args": [[value, name], ...]}``.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeAlias, cast

from ...ir.records import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterator

_PAIR = 2

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


class DumpError(ValueError):
    """The dump lacks a record or a field that every ODS dump has. `record`: where, if that is known."""

    def __init__(self, message: str, record: str = "") -> None:
        super().__init__(message)
        self.record = record


@dataclass(frozen=True)
class Record:
    """One record of a dump. Missing fields read as empty."""

    name: str
    fields: dict[str, Json]
    dump: Dump

    @property
    def supers(self) -> list[str]:
        """All ancestor classes, the most derived last."""
        return cast("list[str]", self.fields["!superclasses"])

    @property
    def anonymous(self) -> bool:
        return bool(self.fields.get("!anonymous"))

    def isa(self, name: str) -> bool:
        return name in self.supers

    def has(self, field: str) -> bool:
        """Whether the field exists and is set."""
        return self.fields.get(field) is not None

    def text(self, field: str) -> str:
        value = self.fields.get(field)
        return value.strip() if isinstance(value, str) else ""

    def flag(self, field: str) -> bool:
        return bool(self.fields.get(field))

    def number(self, field: str) -> int:
        value = self.fields.get(field)
        return value if isinstance(value, int) else 0

    def ref(self, field: str) -> Record | None:
        return self.dump.resolve(self.fields.get(field))

    def refs(self, field: str) -> list[Record]:
        """The records of a list field; elements that are not references are left out."""
        value = self.fields.get(field)
        found = [self.dump.resolve(item) for item in value] if isinstance(value, list) else []
        return [record for record in found if record is not None]

    def texts(self, field: str) -> list[str]:
        value = self.fields.get(field)
        return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []

    def arguments(self, field: str) -> list[tuple[Json, str]]:
        """The value and the name of each argument of a dag field; an unnamed one has the empty name."""
        value = self.fields.get(field)
        if not isinstance(value, dict):
            return []
        found: list[tuple[Json, str]] = []
        pairs = value.get("args", [])
        for pair in pairs if isinstance(pairs, list) else [None]:
            if not isinstance(pair, list) or len(pair) != _PAIR:
                raise DumpError(f"{self.name}: {field} is no list of values with names", self.name)
            name = pair[1]
            found.append((pair[0], name if isinstance(name, str) else ""))
        return found


class Dump:
    """One parsed `--dump-json` document."""

    __slots__ = ("instances", "records")

    def __init__(self, document: dict[str, Json]) -> None:
        instances = document.get("!instanceof")
        if not isinstance(instances, dict) or not all(isinstance(names, list) for names in instances.values()):
            raise DumpError("not a tblgen JSON dump: no !instanceof table")
        self.instances = cast("dict[str, list[str]]", instances)
        self.records = document

    def record(self, name: str) -> Record:
        fields = self.records.get(name)
        if not isinstance(fields, dict):
            raise DumpError(f"no record called {name}")
        if not isinstance(fields.get("!superclasses"), list):
            raise DumpError(f"{name} has no superclass", name)
        return Record(name, fields, self)

    def resolve(self, value: Json) -> Record | None:
        """The record a reference points at, or `None` if the value is not a reference."""
        if isinstance(value, dict) and value.get("kind") == "def":
            return self.record(str(value["def"]))
        return None

    def instances_of(self, class_name: str) -> Iterator[Record]:
        for name in self.instances.get(class_name, []):
            yield self.record(name)

    def enums(self) -> Iterator[Record]:
        """Records of all enums. Before LLVM 21 each was an attribute, too."""
        return self.instances_of("EnumInfo" if "EnumInfo" in self.instances else "EnumAttrInfo")


def parse_dump(text: str) -> Dump:
    """Read a dump. Raises `DumpError`, `json.JSONDecodeError`, and `RecursionError` for what is nested too deeply."""
    document: Json = json.loads(text)
    if not isinstance(document, dict):
        raise DumpError("not a tblgen JSON dump: no table of records")
    return Dump(document)


def dialect_of(record: Record, field: str) -> str:
    """The name of the dialect a definition belongs to."""
    dialect = record.ref(field)
    if dialect is None:
        raise DumpError(f"{record.name} has no dialect", record.name)
    return dialect.text("name")


def bare(cpp: str) -> str:
    """A C++ name without the namespaces that ODS sources spell or leave out at will."""
    name = cpp.strip().removeprefix("::")
    return name.removeprefix("mlir::").removeprefix("llvm::").strip()


def last(cpp: str) -> str:
    """The last component of a C++ name."""
    return cpp.strip().rsplit("::", 1)[-1].strip()
