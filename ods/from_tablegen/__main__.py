"""`./dev ods`: `dialects/*/definitions.json` from MLIR's TableGen files (schema: `describe.py`), and their op views."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from ..registry import DIALECTS, definitions_path
from ..requirement_words import WORDS_FILE, words_text
from .describe import describe, document_text
from .op_stubs import has_hand_written_code, ops_module, ops_stub
from .records import Dump, Json, parse_dump
from .summaries import summaries, summaries_text
from .symbol_op_index import symbol_op_index

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence

SUMMARIES = "op_summaries.json"
_NOT_DEFINITIONS = ("Passes.td", "PassBase.td", "PatternBase.td", "Interface.td", "Interfaces.td")


def partial_documents(
    dumps: Iterable[Dump], known: Container[str], words: dict[str, dict[str, str]]
) -> dict[str, dict[str, Json]]:
    """The dialects of dumps that describe a part of them only; without the dialects in `known`.

    Their requirements in words are added to `words`.
    """
    found: dict[str, dict[str, str]] = {}
    described = describe(dumps, words=found)
    words.update({name: table for name, table in found.items() if name not in known})
    return {name: {**document, "partial": True} for name, document in described.items() if name not in known}


def definition_files(include: Path) -> list[Path]:
    """The TableGen files under an MLIR include directory that may define operations, types or attributes."""
    return sorted(path for path in (include / "mlir").rglob("*.td") if not path.name.endswith(_NOT_DEFINITIONS))


def described_files() -> list[Path]:
    """Our own descriptions of dialects that mlir-opt knows and no package defines."""
    return sorted(Path(DIALECTS).glob("*/definitions.td"))


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
                dumps.append(parse_dump(target.read_text(encoding="utf-8")))
    return dumps, skipped


def write_documents(documents: dict[str, dict[str, Json]], folder: Path) -> None:
    """Write one file into the folder of each dialect and remove those of dialects that no longer exist."""
    wanted = {Path(definitions_path(name, str(folder))): document for name, document in documents.items()}
    for old in folder.glob("*/definitions.json"):
        if old not in wanted:
            old.unlink()
    for path, document in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(document_text(document), encoding="utf-8", newline="\n")


def write_op_views(folder: Path) -> None:
    """Write `ops.py` and `ops.pyi` beside the definitions of each dialect with operations and hand-written modules."""
    for path in folder.glob("*/definitions.json"):
        document = json.loads(path.read_text(encoding="utf-8"))
        if document["ops"] and has_hand_written_code(document["dialect"], folder):
            path.with_name("ops.py").write_text(ops_module(document), encoding="utf-8", newline="\n")
            path.with_name("ops.pyi").write_text(ops_stub(document), encoding="utf-8", newline="\n")


def write_symbol_op_index(folder: Path, target: Path) -> None:
    """Write `symbol_op_names.py` from the definitions in `folder`."""
    documents = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*/definitions.json"))]
    target.write_text(symbol_op_index(documents), encoding="utf-8", newline="\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """The command of `./dev ods`."""
    parser = argparse.ArgumentParser(prog="ods", description="Regenerate dialect definitions from TableGen sources.")
    parser.add_argument("--include", type=Path, required=True, help="directory that contains mlir/IR/OpBase.td")
    parser.add_argument("--tblgen", default="llvm-tblgen-22", help="TableGen command")
    parser.add_argument("--out", type=Path, default=Path(DIALECTS), help="folder to write to")
    options = parser.parse_args(arguments)
    dumps, skipped = load_all([options.tblgen], options.include, definition_files(options.include))
    described, broken = load_all([options.tblgen], options.include, described_files())
    for source, complaint in [*skipped, *broken]:
        print(f"not on its own: {source.name}: {complaint}", file=sys.stderr)
    words: dict[str, dict[str, str]] = {}
    known = describe(dumps)
    # What we describe of a dialect that headers define comes on top of them.
    documents = {name: one for name, one in describe([*dumps, *described], words=words).items() if name in known}
    documents.update(partial_documents(described, known, words))
    write_documents(documents, options.out)
    write_op_views(options.out)
    write_symbol_op_index(options.out, options.out / "symbol_op_names.py")
    (options.out / SUMMARIES).write_text(
        summaries_text(summaries([*dumps, *described])), encoding="utf-8", newline="\n"
    )
    (options.out / WORDS_FILE).write_text(words_text(words), encoding="utf-8", newline="\n")
    total = sum(len(ops) for document in documents.values() if isinstance(ops := document["ops"], dict))
    print(f"{total} operations in {len(documents)} dialects")
    return 0


if __name__ == "__main__":
    sys.exit(main())
