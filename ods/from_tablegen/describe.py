"""From parsed TableGen dumps to the definitions this project knows operations by.

The schema of one dialect::

    {"dialect": name,
     "ops":         {"dialect.op": {...}},
     "attrs":       {mnemonic: {"params": [[name, kind, optional, default, C++ type]],
                                "format"?, "custom"?, "class", "alias"?}},
     "types":       likewise,
     "enums":       {"dialect.Class": {"cases": [[keyword, value]], "width",
                                       "bits"?, "separator"?, "groups"?, "quoted"?}},
     "constraints": {name: {"is": predicate, "buildable"?: type text,          see constraints.py
                            "short"?: type that formats write without its name,
                          "own"?: true if C++ of a user's dialect reads it there}},
     "attributes":  {name: {"syntax": [...], "type"?: type text,                see attributes.py
                            "is"?: predicate}},                                 see attribute_predicates.py
     "partial"?:    true if the dialect has more than what is described here}

An operation leaves out what is empty::

    operands, results   [name, "one" | "optional" | "variadic" | "nested", constraint, segment attribute if nested]
    attributes          [name, attribute constraint, optional, default?, 1 if it is a property]
    regions             [name, blocks ("", "1", ">=1", "<=1"), variadic]
    successors          [name, variadic]
    traits              a name, or [name, parameters ...]
    interfaces          names
    effects             [[effect, group or null, resource]]; "custom" when C++ says; absent when unknown
    format              nodes, see assembly_format
    custom              true if the syntax is written in C++
    class               the C++ class, where it is not the mnemonic in camel case with `Op` at the end
    has                 folder, canonicalizer, verifier, region-verifier
    default-dialect     the dialect whose prefix is optional in its regions; with "?" where its C++ is elsewhere

Prose is kept apart: see `summaries.py`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ...ir.records import dataclass
from ..assembly_format import FormatError
from ..op_members import default_class_name
from ..requirement_words import enum_key
from .attributes import enum_entry, stable
from .index import build_index
from .operations import DialectEntries, OperationReader
from .records import Dump, DumpError, Json, Record, dialect_of
from .types import definition_entry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .index import Index

_SECTIONS = ("ops", "attrs", "types", "enums", "constraints", "attributes")


@dataclass(frozen=True)
class DumpFault:
    """A definition that could not be understood. `field` is empty when no field in particular is to blame."""

    record: str
    field: str
    message: str


def describe(
    dumps: Iterable[Dump], faults: list[DumpFault] | None = None, words: dict[str, dict[str, str]] | None = None
) -> dict[str, dict[str, Json]]:
    """One object per dialect that the dumps define anything of.

    Where several dumps define the same thing the largest one counts: a file that is meant to be included by another
    one lacks some of the context that the other one brings.

    With `faults`, what is wrong with one definition is added there, and only that definition is left out. A format that
    makes no sense leaves the operation as one with syntax in C++.

    To `words` the requirements in upstream's words are added, by dialect (`requirement_words.py`).

    Raises:
        DumpError, FormatError: without `faults`, for the first definition that is wrong; with them, if all are.
    """
    known = sorted(dumps, key=lambda dump: -len(dump.records))
    index = build_index(known)
    dialects: dict[str, DialectEntries] = {}
    for dump in known:
        for op in dump.instances_of("Op"):
            _keep(faults, op, lambda op=op: _add_operation(op, dialects, index))
        for class_name in ("AttrDef", "TypeDef"):
            for record in dump.instances_of(class_name):
                _keep(faults, record, lambda record=record: _add_definition(record, dialects, index))
        for enum in dump.enums():
            entries = dialects.setdefault(index.enum_dialect(enum), DialectEntries())
            entries.enums.setdefault(index.enum_key(enum), enum_entry(enum, index))
            if not enum.isa("EnumAttrInfo"):
                entries.words.setdefault(enum_key(index.enum_key(enum)), enum.text("summary"))
    if words is not None:
        words.update({name: entries.words for name, entries in dialects.items() if entries.words})
    return {name: _document(name, entries) for name, entries in sorted(dialects.items())}


def _add_operation(op: Record, dialects: dict[str, DialectEntries], index: Index) -> None:
    dialect = dialect_of(op, "opDialect")
    entries = dialects.setdefault(dialect, DialectEntries())
    name = f"{dialect}.{op.text('opName')}"
    if name in entries.ops:
        return
    reader = OperationReader(op, entries, index)
    entry = entries.ops[name] = reader.read()
    if op_class(op) != default_class_name(name):
        entry["class"] = op_class(op)
    try:
        reader.add_format(entry)
    except FormatError:
        entry["custom"] = True
        raise


def op_class(op: Record) -> str:
    """The C++ class of an operation, as mlir-tblgen derives it: the record's name after its first underscore."""
    prefix, _, name = op.name.partition("_")
    return name or prefix if prefix else op.name


def _add_definition(record: Record, dialects: dict[str, DialectEntries], index: Index) -> None:
    """An attribute or a type; those without a mnemonic are built in C++ only."""
    if not record.has("mnemonic"):
        return
    entries = dialects.setdefault(dialect_of(record, "dialect"), DialectEntries())
    table = entries.attrs if record.isa("AttrDef") else entries.types
    if record.text("mnemonic") not in table:
        table[record.text("mnemonic")] = definition_entry(record, index)


def _keep(faults: list[DumpFault] | None, record: Record, add: Callable[[], None]) -> None:
    """Run `add`; what it raises goes to `faults` if there is a place for it."""
    if faults is None:
        add()
        return
    try:
        add()
    except FormatError as error:
        faults.append(DumpFault(record.name, "assemblyFormat", str(error).partition("\n")[0]))
    except DumpError as error:
        faults.append(DumpFault(error.record or record.name, "", str(error)))


def _document(name: str, entries: DialectEntries) -> dict[str, Json]:
    return {
        "dialect": name,
        "ops": entries.ops,
        "attrs": entries.attrs,
        "types": entries.types,
        "enums": entries.enums,
        "constraints": entries.constraints,
        "attributes": entries.attributes,
    }


def document_text(document: dict[str, Json]) -> str:
    """The JSON text of one dialect: sorted, one definition a line, so that a new release is a readable diff."""
    lines = [f'{{"dialect":{json.dumps(document["dialect"])}']
    if document.get("partial"):
        lines.append('"partial":true')
    for section in _SECTIONS:
        table = document[section]
        if not isinstance(table, dict):
            continue
        rows = [f"{json.dumps(key)}:{stable(table[key])}" for key in sorted(table)]
        body = ",\n".join(rows)
        lines.append(f'"{section}":{{\n{body}\n}}' if rows else f'"{section}":{{}}')
    return ",\n".join(lines) + "}\n"
