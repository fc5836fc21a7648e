"""TableGen files of a project: those that define dialects, the folders they include from, and the tool that reads them.

A file that another one includes is read with that one. Files of passes and of patterns define no dialect.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from math import inf

from ...ir.records import dataclass
from ..io.files import UserFacingError, read_file
from ..io.folders import walk_folders
from .releases import RELEASES

_INCLUDE = re.compile(r'^[ \t]*include[ \t]+"([^"\r\n]+)"', re.MULTILINE)
_DIALECT = re.compile(r":[ \t]*Dialect[ \t\r\n]*\{|\b(?:Op|OpInterface|AttrDef|TypeDef)<")
_NO_DIALECTS = ("mlir/IR/PatternBase.td", "mlir/Pass/PassBase.td", "mlir/Rewrite/PassUtil.td")
_LEFT_OUT = frozenset({"build", "node_modules", "__pycache__"})
_OF_LLVM = "mlir/IR/OpBase.td"
_MOST_FILES = 20_000
_MOST_NAMES = 50_000
"""Names of files that are looked at to find one that defines a dialect."""


@dataclass(frozen=True)
class TableGenProject:
    """`roots`: files with dialects that no other file includes, sorted. `folders`: those that includes are from."""

    roots: tuple[str, ...]
    folders: tuple[str, ...]
    included: Mapping[str, tuple[str, ...]]
    """By file, the files of the project that it includes itself."""
    missing: Mapping[str, tuple[str, ...]]
    """By file, what it includes and the project does not have: LLVM's files among them."""


def tablegen_project(folders: Iterable[str]) -> TableGenProject:
    """The files below `folders`, without hidden folders and those of builds."""
    texts = _texts(folders)
    by_name: dict[str, list[str]] = {}
    for path in texts:
        by_name.setdefault(os.path.basename(path), []).append(path)
    included: dict[str, tuple[str, ...]] = {}
    missing: dict[str, tuple[str, ...]] = {}
    include_folders: dict[str, None] = {}
    for path, text in texts.items():
        names = _INCLUDE.findall(text)
        found = {name: _resolved(name, path, by_name) for name in names}
        included[path] = tuple([where for where in found.values() if where is not None])
        missing[path] = tuple([name for name, where in found.items() if where is None])
        for name, where in found.items():
            if where is not None:
                include_folders[where[: -len(os.path.normpath(name))].rstrip(os.sep) or os.sep] = None
    sources = [path for path in texts if not any(name in _NO_DIALECTS for name in missing[path])]
    defining = _with_dialects(texts, included)
    inner = {other for path in sources for other in included[path]}
    roots = sorted(path for path in sources if path in defining and path not in inner)
    return TableGenProject(tuple(roots), tuple(include_folders), included, missing)


def has_dialects(folder: str) -> bool:
    """Whether a file below `folder` defines a dialect, or something of one."""
    return any(_DIALECT.search(text) for _, text in _read(folder, _MOST_NAMES))


def _texts(folders: Iterable[str]) -> dict[str, str]:
    return dict(islice((file for folder in folders for file in _read(folder)), _MOST_FILES))


def _read(folder: str, most_names: float = inf) -> Iterator[tuple[str, str]]:
    """The TableGen files below `folder`, each with its text, until so many files were seen."""
    seen = 0
    for parent, inside, files in walk_folders(folder):
        inside[:] = sorted(name for name in inside if not name.startswith(".") and name not in _LEFT_OUT)
        for name in sorted(files):
            if name.endswith(".td"):
                path = os.path.join(parent, name)
                try:
                    yield path, read_file(path)
                except UserFacingError:
                    # No text: TableGen would not read it either.
                    continue
        seen += len(files)
        if seen > most_names:
            return


def _resolved(name: str, path: str, by_name: Mapping[str, Sequence[str]]) -> str | None:
    """The file of the project that `path` includes as `name`: the one nearest to it."""
    suffix = os.sep + os.path.normpath(name)
    fitting = [other for other in by_name.get(os.path.basename(name), ()) if other.endswith(suffix)]
    return max(fitting, key=lambda other: len(os.path.commonpath([other, path])), default=None)


def _with_dialects(texts: Mapping[str, str], included: Mapping[str, Sequence[str]]) -> set[str]:
    """The files that define a dialect, or operations, attributes and types of one, or include one that does."""
    found = {path for path, text in texts.items() if _DIALECT.search(text)}
    grown = True
    while grown:
        more = {path for path, others in included.items() if path not in found and not found.isdisjoint(others)}
        found |= more
        grown = bool(more)
    return found


@dataclass(frozen=True)
class TableGen:
    """`command`: the path of `llvm-tblgen`. `include`: the folder of LLVM's TableGen files that came with it."""

    command: str
    include: str


def find_tablegen(path: str) -> TableGen | None:
    """The newest `llvm-tblgen` in the folders of `path`, as in `PATH`, that has MLIR's files beside it."""
    names = ["llvm-tblgen", *[f"llvm-tblgen-{release}" for release in reversed(RELEASES)]]
    for folder in path.split(os.pathsep):
        for name in names:
            command = os.path.join(folder, name)
            if not folder or not os.access(command, os.X_OK):
                continue
            include = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(command))), "include")
            if os.path.isfile(os.path.join(include, _OF_LLVM)):
                return TableGen(command, include)
    return None
