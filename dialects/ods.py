"""From TableGen dumps to the definitions this project knows operations by.

`describe(dumps)` is a pure function from parsed `llvm-tblgen --dump-json` documents to one JSON object per dialect;
`main` runs it over an include directory and writes the files. The schema of one dialect::

    {"dialect": name,
     "ops":         {"dialect.op": {...}},
     "attrs":       {mnemonic: {"params": [[name, kind, optional, default, C++ type]],
                                "format"?, "custom"?, "class", "alias"?}},
     "types":       likewise,
     "enums":       {"dialect.Class": {"cases": [[keyword, value]], "width",
                                       "bits"?, "separator"?, "groups"?, "quoted"?}},
     "constraints": {name: {"is": predicate, "buildable"?: type text}},        see ods_constraints
     "attributes":  {name: {"syntax": [...], "type"?: type text}},              see ods_attributes
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
    has                 folder, canonicalizer, verifier, region-verifier

No prose of the source is kept.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from .ods_attributes import enum_entry, stable
from .ods_index import build_index
from .ods_operations import DialectEntries, OperationReader
from .ods_records import Dump, Json, dialect_of, load_dump
from .ods_types import definition_entry

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence

_SECTIONS = ("ops", "attrs", "types", "enums", "constraints", "attributes")
_NOT_DEFINITIONS = ("Passes.td", "PassBase.td", "PatternBase.td", "Interface.td", "Interfaces.td")


def describe(dumps: Iterable[Dump]) -> dict[str, dict[str, Json]]:
    """One object per dialect that the dumps define anything of. Raises `DumpError`, `FormatError`.

    Where several dumps define the same thing the largest one counts: a file that is meant to be included by another
    one lacks some of the context that the other one brings.
    """
    known = sorted(dumps, key=lambda dump: -len(dump.records))
    index = build_index(known)
    dialects: dict[str, DialectEntries] = {}
    for dump in known:
        for op in dump.instances_of("Op"):
            dialect = dialect_of(op, "opDialect")
            entries = dialects.setdefault(dialect, DialectEntries())
            name = f"{dialect}.{op.text('opName')}"
            if name not in entries.ops:
                entries.ops[name] = OperationReader(op, entries, index).read()
        for class_name in ("AttrDef", "TypeDef"):
            for record in dump.instances_of(class_name):
                if record.has("mnemonic"):
                    entries = dialects.setdefault(dialect_of(record, "dialect"), DialectEntries())
                    table = entries.attrs if class_name == "AttrDef" else entries.types
                    if record.text("mnemonic") not in table:
                        table[record.text("mnemonic")] = definition_entry(record, index)
        for enum in dump.instances_of("EnumInfo"):
            entries = dialects.setdefault(index.enum_dialect(enum), DialectEntries())
            entries.enums.setdefault(index.enum_key(enum), enum_entry(enum, index))
    return {name: _document(name, entries) for name, entries in sorted(dialects.items())}


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


def partial_documents(dumps: Iterable[Dump], known: Container[str]) -> dict[str, dict[str, Json]]:
    """The dialects of dumps that describe a part of them only; without the dialects in `known`."""
    described = describe(dumps)
    return {name: {**document, "partial": True} for name, document in described.items() if name not in known}


def definition_files(include: Path) -> list[Path]:
    """The TableGen files under an MLIR include directory that may define operations, types or attributes."""
    return sorted(path for path in (include / "mlir").rglob("*.td") if not path.name.endswith(_NOT_DEFINITIONS))


def described_files() -> list[Path]:
    """Our own descriptions of dialects that mlir-opt knows and no package defines."""
    return sorted((Path(__file__).parent / "described").glob("*.td"))


def dump_file(command: Sequence[str], include: Path, source: Path, target: Path) -> str:
    """Run TableGen on one file. The empty text on success, otherwise the first line it complained with."""
    arguments = [*command, "--dump-json", "-I", str(include), "-I", str(source.parent), str(source), "-o", str(target)]
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else (done.stderr.splitlines() or ["failed without a message"])[0]


def load_all(
    command: Sequence[str], include: Path, sources: Iterable[Path]
) -> tuple[list[Dump], list[tuple[Path, str]]]:
    """Dumps of the sources, and those that do not stand on their own with TableGen's complaint.

    A file that needs another one to be included first is read when that other one is.
    """
    dumps: list[Dump] = []
    skipped: list[tuple[Path, str]] = []
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "dump.json"
        for source in sources:
            complaint = dump_file(command, include, source, target)
            if complaint:
                skipped.append((source, complaint))
            else:
                dumps.append(load_dump(target))
    return dumps, skipped


def write_documents(documents: dict[str, dict[str, Json]], folder: Path) -> None:
    """Write one file per dialect and remove files of dialects that no longer exist."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        if old.stem not in documents:
            old.unlink()
    for name, document in documents.items():
        (folder / f"{name}.json").write_text(document_text(document), encoding="utf-8", newline="\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """The command behind `./dev ods`."""
    parser = argparse.ArgumentParser(prog="ods", description="Regenerate dialect definitions from TableGen sources.")
    parser.add_argument("--include", type=Path, required=True, help="directory that contains mlir/IR/OpBase.td")
    parser.add_argument("--tblgen", default="llvm-tblgen-22", help="TableGen command")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "generated", help="folder to write to")
    options = parser.parse_args(arguments)
    dumps, skipped = load_all([options.tblgen], options.include, definition_files(options.include))
    described, broken = load_all([options.tblgen], options.include, described_files())
    for source, complaint in [*skipped, *broken]:
        print(f"not on its own: {source.name}: {complaint}", file=sys.stderr)
    documents = describe(dumps)
    documents.update(partial_documents(described, documents))
    write_documents(documents, options.out)
    total = sum(len(ops) for document in documents.values() if isinstance(ops := document["ops"], dict))
    print(f"{total} operations in {len(documents)} dialects")
    return 0


if __name__ == "__main__":
    sys.exit(main())
