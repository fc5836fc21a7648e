"""`--learn-dialects`: the definitions of a project's dialects, from its TableGen files to its configuration.

Runs `llvm-tblgen --dump-json` on the files that define dialects, and nothing else. What it writes stays in the project:
one compact file for each dialect, and the lines of `pydealloc.toml` that name them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ...ir.plurals import counted
from ...ir.records import dataclass
from ...ods.from_tablegen.describe import DumpFault, describe
from ...ods.from_tablegen.records import Dump, DumpError, parse_dump
from ...ods.registry import LoadedDialect
from ..config.dialect_files import additions, compact_text
from ..config.learned_dialects import learned as what_is_learned
from ..config.model import FILE_NAME
from ..config.tablegen_files import TableGen, TableGenProject, find_tablegen, tablegen_project
from ..io.cores import core_count
from ..io.files import UserFacingError
from ..io.replacing import write_text
from .proposed_effects import proposed_effects

FOLDER = "pydealloc-dialects"
"""The folder of the compact files, in the first folder that was named."""
_GETTING_IT = (
    "apt-get download llvm-22 libz3-4 libmlir-22-dev && for p in *.deb; do dpkg -x $p ~/.llvm-22; done",
    'export PATH="$HOME/.llvm-22/usr/lib/llvm-22/bin:$PATH" LD_LIBRARY_PATH="$(echo ~/.llvm-22/usr/lib/*-linux-gnu)"',
)
_MOST_REASONS = 10
"""Files that were not understood and are named."""
_TIMEOUT_SECONDS = 300
_CLEAN, _FOUND, _FAILED = 0, 1, 2


@dataclass(frozen=True)
class Dumped:
    """Result of TableGen on the file `path`: a dump, or its complaint."""

    path: str
    dump: Dump | None
    complaint: str = ""


def learn(folders: Sequence[str]) -> int:
    """Learn the dialects of the project in `folders`, say what was learned, and give the exit status: 1 where there is
    nothing to be learned, 2 without TableGen."""
    project = tablegen_project([os.path.abspath(folder) for folder in folders])
    if not project.roots:
        print(f"no file below {', '.join(folders)} defines a dialect")
        return _FOUND
    tool = find_tablegen(os.environ.get("PATH", ""))
    if tool is None:
        print("llvm-tblgen is not installed, or without MLIR's files; these lines bring it, on Debian without root:")
        print("\n".join(f"    {line}" for line in _GETTING_IT))
        return _FAILED
    dumped = dump_all(project, tool)
    faults: list[DumpFault] = []
    described = describe([one.dump for one in dumped if one.dump is not None], faults)
    learned = {name: own for name, document in described.items() if (own := additions(document)) is not None}
    for line in _report(learned, dumped, faults, tool):
        print(line)
    if not learned:
        return _FOUND
    try:
        _write(folders, learned)
    except UserFacingError as error:
        print(f"pydealloc-lsp: {error}", file=sys.stderr)
        return _FAILED
    return _CLEAN


def dump_all(project: TableGenProject, tool: TableGen) -> list[Dumped]:
    """A dump of each root; of one that TableGen refuses, those of the files that it includes."""

    def dump(path: str) -> Dumped:
        return _dump(path, project, tool)

    with ThreadPoolExecutor(core_count()) as pool:
        first = list(pool.map(dump, project.roots))
        done = {one.path for one in first}
        inner = dict.fromkeys(
            other
            for one in first
            if one.dump is None
            for other in project.included.get(one.path, ())
            if other not in done
        )
        return [*first, *pool.map(dump, inner)]


def _dump(path: str, project: TableGenProject, tool: TableGen) -> Dumped:
    folders = [os.path.dirname(path), *project.folders, tool.include]
    arguments = [tool.command, "--dump-json", *[part for folder in folders for part in ("-I", folder)], path]
    try:
        done = subprocess.run(arguments, capture_output=True, check=False, timeout=_TIMEOUT_SECONDS)
        if done.returncode:
            complaints = done.stderr.decode("utf-8", "replace").splitlines()
            return Dumped(path, None, next((line for line in complaints if "error:" in line), "no reason was given"))
        return Dumped(path, parse_dump(done.stdout.decode("utf-8", "surrogateescape")))
    except (OSError, subprocess.TimeoutExpired, ValueError, DumpError, RecursionError) as error:
        return Dumped(path, None, str(error).partition("\n")[0])


def _report(
    learned: dict[str, dict[str, Any]], dumped: Sequence[Dumped], faults: Sequence[DumpFault], tool: TableGen
) -> Iterable[str]:
    read = sum(one.dump is not None for one in dumped)
    yield f"{counted(read, 'file')} read with {tool.command}, {counted(len(learned), 'dialect')} learned"
    for name, document in sorted(learned.items()):
        yield f"  {what_is_learned(name, (LoadedDialect(document),))}"
    failed = [one for one in dumped if one.dump is None]
    for one in failed[:_MOST_REASONS]:
        yield f"  not read: {one.path}: {one.complaint}"
    if len(failed) > _MOST_REASONS:
        yield f"  and {counted(len(failed) - _MOST_REASONS, 'file')} more not read"
    for fault in faults[:_MOST_REASONS]:
        yield f"  not understood: {fault.record}: {fault.message}"


def _write(folders: Sequence[str], learned: dict[str, dict[str, Any]]) -> None:
    """The compact files, and the configuration where there is none yet.

    Raises:
        UserFacingError: a file cannot be written.
    """
    target = os.path.join(folders[0], FOLDER)
    os.makedirs(target, exist_ok=True)
    for name, document in learned.items():
        write_text(os.path.join(target, f"{name}.json"), compact_text([document]))
    lines = f'dialects = ["{FOLDER}/*.json"]\n' + proposed_effects(folders, list(learned.values()))
    path = os.path.join(folders[0], FILE_NAME)
    if not os.path.exists(path):
        write_text(path, lines)
        print(f"written: {target}, {path}")
    else:
        print(f"written: {target}; {path} needs these lines, in place of others for dialects:")
        print(lines, end="")
