"""Workspace index: the symbols that the files in the workspace's folders define, read in steps and on demand.

Files that are not open are cut into items and looked through for the lines that define symbols; nothing is parsed.
"""

from __future__ import annotations

import os
import re
import time
from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ...ir.lazy_pattern import lazy_pattern
from ...ir.records import dataclass
from ...ods.dialect_bodies import unescape
from ...ods.knowledge import UPSTREAM
from ...ods.parse_fault import ParseFault
from ...syntax.document.segmenter import ItemKind, Segment, segment_text
from ..io.files import SUFFIX, Source, UserFacingError, read_source
from ..io.folders import walk_folders

if TYPE_CHECKING:
    from ..features.navigation.document_symbols import SymbolKind

_MAX_FILES = 20_000
_MAX_FILE_BYTES = 8_000_000
"""A longer file has no symbols here until it is opened."""
_SKIPPED = lazy_pattern(r"\..*|(?:cmake-)?build(?:[-_.].*)?|node_modules|__pycache__|venv")
"""Names of folders with generated files."""
_GENERATED_FOLDER_MARKS = ("CMakeCache.txt", "CACHEDIR.TAG")
"""Files that only folders with generated files have."""
_STEP_S = 0.005
_DEFINITION = lazy_pattern(
    r"""^[ \t]*
        (?P<op>[A-Za-z_][\w$]*(?:\.[\w$]+)*|"[\w$.]+")
        (?:[ \t]+[\w$.]+|[ \t]+"(?:public|private|nested)"|[ \t]*\([^()\r\n]{0,40}\)|[ \t]*<[^<>\r\n]{0,40}>){0,4}
        [ \t]+@(?P<name>[A-Za-z_$.\-][\w$.\-]*|"(?:[^"\\\r\n]|\\.)*")""",
    re.MULTILINE | re.VERBOSE | re.ASCII,
)
_MODULE_NAME = lazy_pattern(r'(?:builtin\.)?module[ \t]+@(?P<name>[\w$.\-]+|"(?:[^"\\\r\n]|\\.)*")')
_PRIVATE = re.compile(r"\bprivate\b").search
_SHORT = {"func": "func.func", "module": "builtin.module"}
"""Operations that are written without their dialect at the top of a file."""


@dataclass(frozen=True, slots=True)
class FileSymbol:
    """`start`, `end`: the name with its `@`, offsets into the file's text as it was read.

    `container`: the modules around it, `a::b`; empty outside of all.
    """

    name: str
    kind: SymbolKind
    container: str
    start: int
    end: int
    is_private: bool


def symbols_in(text: str) -> Iterator[FileSymbol]:
    """The symbols that `text` defines, in text order, as far as they are found without parsing."""
    # Loaded here: the first findings of a file come before the index.
    from ..features.navigation.document_symbols import kind_of

    modules = [module for chunk in segment_text(text) for module in _modules(text, chunk.segments)]
    position = 0
    around: list[tuple[int, str]] = []
    for found in _DEFINITION.finditer(text):
        start, end = found.span("name")
        while position < len(modules) and modules[position][0] < start:
            around.append(modules[position][1:])
            position += 1
        around = [module for module in around if module[0] > start]
        operation = found["op"].strip('"')
        operation = _SHORT.get(operation, operation)
        definition = UPSTREAM.definition(operation)
        if definition is not None and definition.has_interface("SymbolOpInterface"):
            container = "::".join(name for _, name in around if name)
            is_private = _PRIVATE(text, found.end("op"), start) is not None
            yield FileSymbol(_unquoted(found["name"]), kind_of(definition), container, start - 1, end, is_private)


def place_of(text: str, start: int, name: str) -> tuple[int, int]:
    """The range of the definition of `name` that was at offset `start` in an older text; (0, 0) if there is none."""
    places = [(symbol.start, symbol.end) for symbol in symbols_in(text) if symbol.name == name]
    return min(places, key=lambda place: abs(place[0] - start), default=(0, 0))


def _modules(text: str, segments: Iterable[Segment]) -> Iterator[tuple[int, int, str]]:
    """The range of each module's body, and the module's name; outer ones first."""
    pending = list(segments)[::-1]
    while pending:
        segment = pending.pop()
        if segment.kind is ItemKind.MODULE:
            named = _MODULE_NAME.match(text, segment.start, segment.opening)
            yield segment.opening, segment.closing, _unquoted(named["name"]) if named is not None else ""
            pending.extend(segment.children[::-1])


def _unquoted(name: str) -> str:
    if not name.startswith('"'):
        return name
    try:
        return unescape(name, 0)
    except ParseFault:
        return name[1:-1]


def files_in(folder: str) -> Iterator[str]:
    """The `.mlir` files of `folder` and below, except in folders that cannot be read or are generated."""
    for parent, folders, files in walk_folders(folder):
        if any(name in files for name in _GENERATED_FOLDER_MARKS):
            folders.clear()
            continue
        folders[:] = sorted(name for name in folders if not _SKIPPED.fullmatch(name))
        yield from (f"{parent}{os.sep}{name}" for name in sorted(files) if name.endswith(SUFFIX))


class WorkspaceIndex:
    """Of all `.mlir` files in the folders, up to a number of them.

    `step` and the questions are for one thread; `set_folders` and `files_changed` may come from another.
    """

    def __init__(self) -> None:
        self._folders: tuple[str, ...] = ()
        self._listing: Iterator[str] | None = None
        self._has_new_folders = False
        self._is_outdated = False
        self._changed: deque[str] = deque()
        self._files: dict[str, tuple[FileSymbol, ...]] = {}

    def set_folders(self, folders: Iterable[str]) -> None:
        """Index `folders`, and nothing else, from the next step on."""
        wanted = tuple(dict.fromkeys(map(os.path.realpath, folders)))
        if wanted != self._folders:
            self._folders = wanted
            self._has_new_folders = True

    def files_changed(self, paths: Iterable[str]) -> None:
        """These files, or all in these folders, were made, written, or removed."""
        if not self._folders:
            # There has been no request yet.
            return
        self._changed.extend(map(os.path.realpath, paths))
        if len(self._changed) > _MAX_FILES:
            # Another branch, say: all files are read again, at the next request.
            self._changed.clear()
            self._is_outdated = self._has_new_folders = True

    def step(self) -> bool:
        """Read files for a few milliseconds; whether more are left."""
        if self._has_new_folders:
            self._has_new_folders = False
            folders = self._folders
            if self._is_outdated:
                self._is_outdated = False
                self._files = {}
            self._files = {path: known for path, known in self._files.items() if _is_in(path, folders)}
            self._listing = (path for folder in folders for path in files_in(folder))
        deadline = time.perf_counter() + _STEP_S
        while time.perf_counter() < deadline:
            if self._changed:
                self._reread(self._changed.popleft())
                continue
            path = next(self._listing, None) if self._listing is not None else None
            if path is None or len(self._files) >= _MAX_FILES:
                self._listing = None
                return bool(self._changed) or self._has_new_folders
            if path not in self._files:
                self._read(path)
        return True

    @property
    def file_count(self) -> int:
        """The number of files that have been read; from any thread."""
        return len(self._files)

    def symbols(self) -> Iterator[tuple[str, FileSymbol]]:
        """Each with the path of its file."""
        for path, symbols in self._files.items():
            for symbol in symbols:
                yield path, symbol

    def files_with(self, name: str, *, is_private: bool) -> list[str]:
        """The paths of the files with a symbol called `name` that is private, or that is not."""
        return [
            path
            for path, symbols in self._files.items()
            if any(symbol.name == name and symbol.is_private is is_private for symbol in symbols)
        ]

    def _reread(self, path: str) -> None:
        if not path.endswith(SUFFIX):
            # A folder, perhaps: what was in it may be gone, or be new.
            for known in [known for known in self._files if _is_in(known, (path,))]:
                del self._files[known]
            if Path(path).is_dir() and _is_looked_into(path, self._folders):
                self._changed.extend(files_in(path))
            return
        self._files.pop(path, None)
        if (
            _is_looked_into(str(Path(path).parent), self._folders)
            and Path(path).is_file()
            and len(self._files) < _MAX_FILES
        ):
            self._read(path)

    def _read(self, path: str) -> None:
        source = Source(path, path, path)
        try:
            text = read_source(source, _MAX_FILE_BYTES)
        except UserFacingError:
            text = ""
        self._files[path] = tuple(symbols_in(text))


def _is_in(path: str, folders: Iterable[str]) -> bool:
    return any(path == folder or path.startswith(folder.rstrip(os.sep) + os.sep) for folder in folders)


def _is_looked_into(path: str, folders: Iterable[str]) -> bool:
    """Whether the files of the folder `path` count: it is in one of `folders`, and tools made none of those between."""
    return any(
        _is_in(path, (folder,)) and not any(map(_SKIPPED.fullmatch, Path(path).parts[len(Path(folder).parts) :]))
        for folder in folders
    )
