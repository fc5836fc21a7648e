"""Sections of a bytecode file: strings, dialects, operation names, resources, and where the rest is."""

from __future__ import annotations

from typing import TypeVar

from ...ir.records import dataclass, field
from .byte_cursor import BytecodeError, ByteCursor

MAGIC = b"ML\xefR"
"""The first bytes of bytecode."""
NEWEST_VERSION = 6
DIALECT_VERSIONING, USE_LIST_ORDERING, UNKNOWN_LOCATIONS_ELIDED, NATIVE_PROPERTIES, NATIVE_SEGMENT_SIZES = 1, 3, 4, 5, 6
"""The versions of the format from which on something is encoded."""
_STRING, _DIALECT, _ATTR_TYPE, _ATTR_TYPE_OFFSET, _IR, _RESOURCE, _RESOURCE_OFFSET, _DIALECT_VERSIONS, _PROPERTIES = (
    range(9)
)
_BLOB, _BOOL, _TEXT = range(3)
"""Kinds of resources."""

EntryT = TypeVar("EntryT")


@dataclass(frozen=True)
class OpName:
    """The name of an operation in full."""

    name: str
    is_registered: bool | None
    """Whether the tool that wrote the file had the operation's definition; None where the version has no such flag."""


@dataclass(frozen=True)
class Encoded:
    """An attribute or type, still encoded."""

    dialect: str
    data: ByteCursor
    is_custom: bool
    """In an encoding of the dialect's own; else as text."""


@dataclass(frozen=True)
class Resource:
    """A value in the file's metadata."""

    provider: str
    key: str
    value: str
    """As MLIR spells it."""


@dataclass
class BytecodeFile:
    """A file whose attributes, types and operations are still encoded."""

    version: int
    producer: str
    """The tool that wrote it, such as `MLIR22.1.8`."""
    operations: ByteCursor
    strings: list[str] = field(default_factory=list[str])
    dialects: list[str] = field(default_factory=list[str])
    op_names: list[OpName] = field(default_factory=list[OpName])
    attributes: list[Encoded] = field(default_factory=list[Encoded])
    types: list[Encoded] = field(default_factory=list[Encoded])
    properties: list[ByteCursor] = field(default_factory=list[ByteCursor])
    """Of operations, each for one reading."""
    resource_keys: list[str] = field(default_factory=list[str])
    """Of dialects' resources, in the order of the file: attributes refer to them by position."""
    dialect_resources: list[Resource] = field(default_factory=list[Resource])
    external_resources: list[Resource] = field(default_factory=list[Resource])

    def string(self, number: int) -> str:
        """Entry `number` of the table of strings."""
        return entry(self.strings, number, "string")


def entry(entries: list[EntryT], number: int, kind: str) -> EntryT:
    """Entry `number` of a table.

    Raises:
        BytecodeError: there is none.
    """
    if number >= len(entries):
        raise BytecodeError(f"the bytecode refers to {kind} {number}, but there are {len(entries)}")
    return entries[number]


def read_sections(data: bytes) -> BytecodeFile:
    """The tables of a bytecode file.

    Raises:
        BytecodeError: `data` is no bytecode, of a version that is not known, or broken.
    """
    if not data.startswith(MAGIC):
        raise BytecodeError("this is no MLIR bytecode: the first bytes are not `ML\\xefR`")
    cursor = ByteCursor(data, len(MAGIC))
    version = cursor.integer()
    if version > NEWEST_VERSION:
        raise BytecodeError(f"bytecode of version {version}; versions up to {NEWEST_VERSION} can be read")
    producer = cursor.text()
    sections: dict[int, ByteCursor] = {}
    while not cursor.at_end:
        number, content = cursor.section()
        if number in sections:
            raise BytecodeError(f"the bytecode has section {number} twice")
        sections[number] = content
    for needed in (_STRING, _DIALECT, _ATTR_TYPE, _ATTR_TYPE_OFFSET, _IR):
        if needed not in sections:
            raise BytecodeError(f"the bytecode has no section {needed}")
    file = BytecodeFile(version, producer, sections[_IR])
    _read_strings(file, sections[_STRING])
    _read_dialects(file, sections[_DIALECT])
    if _PROPERTIES in sections:
        properties = sections[_PROPERTIES]
        file.properties = [properties.part(properties.integer()) for _ in range(properties.integer())]
    if _RESOURCE_OFFSET in sections:
        _read_resources(file, sections[_RESOURCE_OFFSET], sections.get(_RESOURCE, ByteCursor(b"")))
    _read_offsets(file, sections[_ATTR_TYPE_OFFSET], sections[_ATTR_TYPE])
    return file


def _read_strings(file: BytecodeFile, cursor: ByteCursor) -> None:
    lengths = [cursor.integer() for _ in range(cursor.integer())]
    # The lengths count the zero byte at the end, and are in reverse order.
    file.strings = [cursor.bytes(length)[:-1].decode("utf-8", "surrogateescape") for length in reversed(lengths)]


def _read_dialects(file: BytecodeFile, cursor: ByteCursor) -> None:
    for _ in range(cursor.integer()):
        name, has_version = cursor.flagged() if file.version >= DIALECT_VERSIONING else (cursor.integer(), False)
        file.dialects.append(file.string(name))
        if has_version:
            cursor.section()
    if file.version >= UNKNOWN_LOCATIONS_ELIDED:
        cursor.integer()  # The number of all operation names.
    while not cursor.at_end:
        dialect = entry(file.dialects, cursor.integer(), "dialect")
        for _ in range(cursor.integer()):
            registered: bool | None = None
            if file.version >= NATIVE_PROPERTIES:
                number, registered = cursor.flagged()
            else:
                number = cursor.integer()
            file.op_names.append(OpName(f"{dialect}.{file.string(number)}", registered))


def _read_offsets(file: BytecodeFile, offsets: ByteCursor, encoded: ByteCursor) -> None:
    counts = (offsets.integer(), offsets.integer())
    for table, count in zip((file.attributes, file.types), counts, strict=True):
        while len(table) < count:
            dialect = entry(file.dialects, offsets.integer(), "dialect")
            for _ in range(offsets.integer()):
                length, is_custom = offsets.flagged()
                table.append(Encoded(dialect, encoded.part(length), is_custom))


def _read_resources(file: BytecodeFile, offsets: ByteCursor, encoded: ByteCursor) -> None:
    external_groups = offsets.integer()
    group = 0
    while not offsets.at_end:
        is_external = group < external_groups
        number = offsets.integer()
        provider = file.string(number) if is_external else entry(file.dialects, number, "dialect")
        for _ in range(offsets.integer()):
            key, length, kind = file.string(offsets.integer()), offsets.integer(), offsets.byte()
            if not is_external:
                file.resource_keys.append(key)
            value = _resource(file, encoded.part(length), kind) if length else None
            if value is not None:
                table = file.external_resources if is_external else file.dialect_resources
                table.append(Resource(provider, key, value))
        group += 1


def _resource(file: BytecodeFile, cursor: ByteCursor, kind: int) -> str:
    if kind == _BOOL:
        return "true" if cursor.byte() else "false"
    if kind == _TEXT:
        return f'"{file.string(cursor.integer())}"'
    if kind != _BLOB:
        raise BytecodeError(f"a resource in the bytecode has the unknown kind {kind}")
    alignment, size = cursor.integer(), cursor.integer()
    cursor.align(alignment)
    # In text, a blob is its alignment in four bytes, then its bytes.
    return f'"0x{alignment.to_bytes(4, "little").hex().upper()}{cursor.bytes(size).hex().upper()}"'
