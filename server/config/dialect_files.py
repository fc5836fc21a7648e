"""Dialect files: definitions from the files that `dialects = [...]` in a configuration names.

* `*.json`: what `llvm-tblgen --dump-json` makes of a dialect's .td file. Describing it takes a second, so the result
  is kept in a cache folder under a hash of the dump. What `--compact-dialect` prints may be in place of the dump.
* `*.mlir`: `irdl.dialect` operations.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, cast

from ... import __version__
from ...ir.records import dataclass
from ...ods.registry import UPSTREAM, Registry
from ..io.files import Problem, place_in, read_file
from ..io.private_folder import UntrustedFolderError, key_of, signed, verified
from ..io.reading import ChangingError, TooLargeError, read_regular
from .bounded_glob import expand_pattern, has_magic

SCHEMA = 1
"""Of the compact form; to be raised whenever an older reader would misread it."""
CACHE_VARIABLE = "PYDEALLOC_CACHE_DIR"
_FIRST = '{"pydealloc":'

Document = dict[str, Any]


@dataclass(frozen=True)
class LoadedFile:
    """Definitions in one file, and its problems."""

    path: str
    documents: tuple[Document, ...]
    problems: tuple[Problem, ...] = ()


# The last answer for each file, with what tells whether it has changed: time, size.
_known: dict[str, tuple[tuple[int, int], LoadedFile]] = {}


def expand(path: str) -> list[str]:
    """The files an absolute pattern represents, sorted; one without `*`, `?` or `[` represents itself.

    Raises:
        TooManyEntriesError: it leads to too many files and folders.
    """
    return expand_pattern(path) if has_magic(path) else [path]


def load(path: str) -> LoadedFile:
    """The definitions in the file at `path`; read again only when it has changed.

    Raises:
        UserFacingError: unreadable, or no such file.
    """
    stamp = _stamp(path)
    known = _known.get(path)
    if known is not None and known[0] == stamp:
        return known[1]
    text = read_file(path)
    loaded = _load_irdl(path, text) if path.endswith(".mlir") else _load_json(path, text)
    _known[path] = (stamp, loaded)
    return loaded


def _stamp(path: str) -> tuple[int, int]:
    with suppress(OSError):
        status = os.stat(path)
        return status.st_mtime_ns, status.st_size
    return 0, 0


def registry_of(files: Sequence[LoadedFile]) -> Registry:
    """Upstream's definitions with those of the files."""
    registry = Registry(parent=UPSTREAM)
    for file in files:
        for document in file.documents:
            registry.register(document)
    return registry


# JSON


def _load_json(path: str, text: str) -> LoadedFile:
    if text.startswith(_FIRST):
        documents = read_compact(text)
        if documents is None:
            advice = "it was changed by hand, or made by another version; make it again with --compact-dialect"
            return LoadedFile(path, (), (Problem(path, 1, 1, advice),))
        return LoadedFile(path, documents)
    remaining = _cache_file(text)
    cached = _from_cache(remaining)
    if cached is not None:
        return LoadedFile(path, cached)
    loaded = describe_dump(path, text)
    if not loaded.problems:
        _into_cache(remaining, compact_text(loaded.documents))
    return loaded


def describe_dump(path: str, text: str) -> LoadedFile:
    """The definitions of the dump `text`, whose file is `path`, as far as LLVM 22 does not define the same."""
    from ...ods.from_tablegen.describe import DumpFault, describe
    from ...ods.from_tablegen.records import DumpError, parse_dump

    faults: list[DumpFault] = []
    try:
        documents = describe([parse_dump(text)], faults)
    except json.JSONDecodeError as error:
        return LoadedFile(path, (), (Problem(path, error.lineno, error.colno, f"no JSON: {error.msg}"),))
    except RecursionError:
        return LoadedFile(path, (), (Problem(path, 1, 1, "nested too deeply"),))
    except DumpError as error:
        line, column = _place_of(text, error.record, "")
        message = f"{error}; give what llvm-tblgen --dump-json makes of a dialect's operations"
        return LoadedFile(path, (), (Problem(path, line, column, message),))
    own = tuple([remaining for document in documents.values() if (remaining := additions(document)) is not None])
    problems = [
        Problem(path, *_place_of(text, fault.record, fault.field), fault.message, is_warning=True) for fault in faults
    ]
    if not own and not problems:
        problems = [
            Problem(
                path,
                1,
                1,
                "defines nothing that LLVM 22 does not define in the same way; give the dump of your operations",
                is_warning=True,
            )
        ]
    return LoadedFile(path, own, tuple(problems))


def additions(document: Document) -> Document | None:
    """Without what LLVM 22 defines in the same way: a dump has everything that the file includes."""
    dialect = str(document["dialect"])
    if not UPSTREAM.is_complete(dialect):
        return document
    known = UPSTREAM.document(dialect) or {}
    own: Document = dict(document)
    # As JSON gives it back: a description has tuples where a file has lists.
    described: Document = json.loads(json.dumps(document))
    for section in ("ops", "attrs", "types"):
        current = known.get(section, {})
        own[section] = {
            name: entry for name, entry in described[section].items() if _compared(entry) != current.get(name)
        }
    return own if any(own[section] for section in ("ops", "attrs", "types")) else None


def _compared(entry: Document) -> Document:
    """`entry` without what of LLVM 22's operations is written by hand."""
    return {key: value for key, value in entry.items() if key != "default-dialect"}


def _place_of(text: str, record: str, field: str) -> tuple[int, int]:
    """Line and column, from 1, of a record in a dump, or of one of its fields."""
    if not record:
        return 1, 1
    offset = max(text.find(f"\n  {json.dumps(record)}: {{"), 0) or max(text.find(f"{json.dumps(record)}:"), 0)
    if field:
        inside = text.find(f"{json.dumps(field)}:", offset)
        offset = inside if inside >= 0 else offset
    while offset < len(text) and text[offset] in "\n ":
        offset += 1
    return place_in(text, offset)


# The compact form: a line with the schema and a hash of the rest, then one definition a line.


def compact_text(documents: Sequence[Document]) -> str:
    """The documents as text; `read_compact` reads it back."""
    from ...ods.from_tablegen.describe import document_text

    body = '"dialects":[\n' + ",\n".join(document_text(document).rstrip("\n") for document in documents) + "\n]}\n"
    return f'{_FIRST}{SCHEMA},"hash":"{_digest(body)}",\n{body}'


def read_compact(text: str) -> tuple[Document, ...] | None:
    """The definitions from a text by `compact_text`; None when the text differs from its output."""
    head, _, body = text.replace("\r\n", "\n").partition("\n")
    if head != f'{_FIRST}{SCHEMA},"hash":"{_digest(body)}",':
        return None
    return tuple(cast("list[Document]", json.loads("{" + body)["dialects"]))


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


def _cache_file(dump: str) -> str:
    key = hashlib.sha256(f"{SCHEMA} {__version__} {dump}".encode()).hexdigest()
    return os.path.join(cache_folder(), f"{key}.json")


def cache_folder() -> str:
    """The folder of cached dialects: `PYDEALLOC_CACHE_DIR`, or one in the system's cache folder."""
    given = os.environ.get(CACHE_VARIABLE)
    if given:
        return given
    if sys.platform == "win32":
        parent = os.environ.get("LOCALAPPDATA") or os.path.expanduser("~\\AppData\\Local")
    elif sys.platform == "darwin":
        parent = os.path.expanduser("~/Library/Caches")
    else:
        parent = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return os.path.join(parent, "pydealloc", "dialects")


def _from_cache(path: str) -> tuple[Document, ...] | None:
    """None when it is not there, or somebody damaged it."""
    with suppress(OSError, UnicodeDecodeError, UntrustedFolderError, TooLargeError, ChangingError):
        key = key_of(os.path.dirname(path), make=False)
        body = verified(read_regular(path), key) if key is not None else None
        return read_compact(body.decode("utf-8")) if body is not None else None
    return None


def _into_cache(path: str, text: str) -> None:
    """A cache that cannot be written costs time and nothing else."""
    with suppress(OSError, UntrustedFolderError):
        key = key_of(os.path.dirname(path), make=True)
        temporary = f"{path}.{os.getpid()}.tmp"
        if key is None:
            return
        with open(temporary, "wb") as file:
            file.write(signed(text.encode("utf-8"), key))
        os.replace(temporary, path)


# IRDL


def _load_irdl(path: str, text: str) -> LoadedFile:
    from ...ods.from_irdl.documents import documents_of
    from ...syntax.document.document import parse_document
    from ...syntax.text.findings import Severity

    document = parse_document(text)
    documents: list[Document] = []
    problems = [
        Problem(path, *place_in(text, finding.start), finding.message)
        for finding in document.findings
        if finding.severity is Severity.ERROR
    ]
    for item in document.leaves():
        found, faults = documents_of(item.operations)
        documents += found
        for fault in faults:
            start = fault.op.syntax.name_start if fault.op.syntax is not None else 0
            problems.append(Problem(path, *place_in(text, item.start + start), fault.message))
    if not documents and not problems:
        problems = [Problem(path, 1, 1, "there is no irdl.dialect in this file")]
    return LoadedFile(path, tuple(documents), tuple(problems))


__all__ = [
    "LoadedFile",
    "additions",
    "cache_folder",
    "compact_text",
    "describe_dump",
    "expand",
    "load",
    "read_compact",
    "registry_of",
]
