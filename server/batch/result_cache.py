"""Result cache: findings of earlier runs in a folder, by a hash of the text and of all that decides about them.

An entry is a file whose name is a hash of all that its content depends on: this package's own files, the Python, the
definitions and declarations of the user's dialects, the options of the checks, and the text. So nothing in it ever
becomes wrong, and there is nothing to invalidate; entries are replaced in one step, so any number of runs may share the
folder. What the configuration does to findings afterwards (`ignore`, `severity`) is not in it.

A file begins with a hash of the rest, which is JSON, under a key that only the user can read: anything else is a miss,
and written again. A folder that others can write is not used.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from typing import Any, cast

from ...ods.knowledge import UPSTREAM, Knowledge
from ...passes.pass_manager.deallocation import PlanOptions
from ...syntax.text.findings import Finding, Note, Severity
from ..config.discovery import Configuration
from ..facts.suppressions import ALL_ASKED, Unasked
from ..io.files import reason
from ..io.private_folder import UntrustedFolderError, key_of, make_private, signed, verified
from ..io.reading import ChangingError, TooLargeError, read_regular

SCHEMA = 2
"""Of the layout of the folder and its files; part of the folder's name."""
SIZE = 256 << 20
"""Bytes that entries may take; the oldest go first."""
_SHARE_AFTER_CLEANING = 0.8
_CLEANED_EVERY = 3600
"""Seconds."""
_FRESH = 24 * 3600
"""Seconds after which an entry that is used is marked as young again."""
_HASH = 16
"""Bytes."""
_PARTS = ("ir", "ods", "dialects", "syntax", "analysis", "passes", "server")
_KNOWN_SUFFIXES = (".py", ".json", ".lark", ".td", ".zlib")
_SEVERITIES = {severity.value: severity for severity in Severity}

_NEW = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)

Encoded = list[Any]
_OPTIONAL_TEXT, _OPTIONAL_NUMBER = (str, type(None)), (int, type(None))
_SHAPE = (
    *(str, str, int, int, str, list, _OPTIONAL_TEXT, _OPTIONAL_TEXT, list, _OPTIONAL_NUMBER, str, int),
    *(list, (bool, type(None))),
)
"""Types of the parts of an encoded finding."""
_NOTES, _EDITS, _ERRORS = 5, 8, 12
"""The parts that are lists."""


def default_folder() -> str:
    """The default cache folder of the user's system."""
    given = os.environ.get("XDG_CACHE_HOME", "")
    if os.path.isabs(given):
        return os.path.join(given, "pydealloc-lsp")
    if sys.platform == "win32":
        return os.path.join(os.environ.get("LOCALAPPDATA") or os.path.expanduser("~"), "pydealloc-lsp", "cache")
    parent = ("Library", "Caches") if sys.platform == "darwin" else (".cache",)
    return os.path.join(os.path.expanduser("~"), *parent, "pydealloc-lsp")


class ResultCache:
    """The entries in one folder, for one process."""

    def __init__(self, folder: str) -> None:
        self.root = folder
        self.folder = os.path.join(folder, f"v{SCHEMA}")
        self.trouble = ""
        """The reason why entries cannot be written, after a failure; further writes are not tried."""
        self._key: bytes | None = None
        self._bases: dict[tuple[int, PlanOptions, Unasked], tuple[Knowledge, bytes]] = {}

    def key(self, text: str, configuration: Configuration, about: bytes = b"", *, unasked: Unasked = ALL_ASKED) -> str:
        """The name of the entry about `text`, of which not even a line end may have been changed.

        Args:
            about: the kind of the entry, up to 16 bytes; empty: the findings.
            unasked: the findings that are not among them.
        """
        which = (id(configuration.knowledge), configuration.plan_options, unasked)
        base = self._bases.get(which)
        if base is None:
            base = self._bases[which] = (configuration.knowledge, _base(configuration, unasked))
        return blake2b(text.encode("utf-8"), digest_size=_HASH, key=base[1], person=about).hexdigest()

    def get(self, key: str) -> list[Finding] | None:
        """The findings of entry `key`; None: no entry, or an unusable one."""
        content = self._content(key)
        return decoded(content) if content is not None and all(map(_is_encoded, content)) else None

    def get_numbers(self, key: str) -> list[int] | None:
        """The numbers of entry `key`; None: no entry, or an unusable one."""
        content = self._content(key)
        return content if content is not None and all(type(number) is int for number in content) else None

    def put(self, key: str, findings: Sequence[Finding]) -> None:
        """Keep `findings` under `key`. What keeps it from doing so is told in `trouble`."""
        self._write(key, [encoded(finding) for finding in findings])

    def put_numbers(self, key: str, numbers: Sequence[int]) -> None:
        """Keep `numbers` under `key`, as `put` keeps findings."""
        self._write(key, numbers)

    def _content(self, key: str) -> list[Any] | None:
        """The list that entry `key` is; None: no entry, or something else."""
        body = self._read(key)
        try:
            content = json.loads(body) if body is not None else None
        except (ValueError, RecursionError):
            return None
        return cast("list[Any]", content) if isinstance(content, list) else None

    def _read(self, key: str) -> bytes | None:
        path = self._path(key)
        secret = self._secret(make=False)
        if secret is None:
            return None
        try:
            data = read_regular(path, SIZE)
            changed = os.stat(path).st_mtime
        except (OSError, TooLargeError, ChangingError):
            return None
        if time.time() - changed > _FRESH:
            with suppress(OSError):
                os.utime(path)
        return verified(data, secret)

    def _write(self, key: str, content: Sequence[Any]) -> None:
        secret = self._secret(make=True)
        if self.trouble or secret is None:
            return
        body = json.dumps(content, separators=(",", ":")).encode()
        path = self._path(key)
        temporary = f"{path}.{os.getpid()}.tmp"
        try:
            try:
                descriptor = os.open(temporary, _NEW, 0o666)
            except FileNotFoundError:
                make_private(os.path.dirname(path))
                descriptor = os.open(temporary, _NEW, 0o666)
            with open(descriptor, "wb") as file:
                file.write(signed(body, secret))
            os.replace(temporary, path)
        except OSError as error:
            self.trouble = f"{self.root}: results cannot be kept for the next time: {reason(error)}"
            with suppress(OSError):
                os.unlink(temporary)

    def clean(self, size: int = SIZE, now: float | None = None) -> None:
        """Remove the oldest entries if all together take more than `size` bytes; looked at once an hour."""
        now = time.time() if now is None else now
        stamp = os.path.join(self.folder, "cleaned")
        with suppress(OSError):
            if now - os.stat(stamp).st_mtime < _CLEANED_EVERY:
                return
        with suppress(OSError):
            with open(stamp, "wb"):
                pass
            os.utime(stamp, (now, now))
            self._remove_oldest(size, now)

    def _remove_oldest(self, size: int, now: float) -> None:
        entries: list[tuple[float, int, str]] = []
        for part in os.scandir(self.folder):
            if not part.is_dir():
                continue
            for entry in os.scandir(part.path):
                with suppress(OSError):
                    stat = entry.stat()
                    # Of a run that was killed while it wrote.
                    is_rest = entry.name.endswith(".tmp") and now - stat.st_mtime > _CLEANED_EVERY
                    entries.append((0.0 if is_rest else stat.st_mtime, stat.st_size, entry.path))
        entries.sort()
        total = sum(length for _, length, _ in entries)
        wanted = size * _SHARE_AFTER_CLEANING if total > size else total
        for changed, length, path in entries:
            if total <= wanted and changed:
                return
            with suppress(OSError):
                os.unlink(path)
            total -= length

    def _secret(self, *, make: bool) -> bytes | None:
        """The key of the folder; None: there is none yet, or the folder cannot be used."""
        if self._key is None and not self.trouble:
            try:
                if make:
                    _make(self.root)
                self._key = key_of(self.folder, make=make)
            except UntrustedFolderError as error:
                self.trouble = f"{self.folder}: results of earlier runs are not used: the folder {error}"
            except OSError as error:
                self.trouble = f"{self.root}: results cannot be kept for the next time: {reason(error)}"
        return self._key

    def _path(self, key: str) -> str:
        return os.path.join(self.folder, key[:2], key[2:])


@cache
def opened(folder: str) -> ResultCache:
    """One instance per process and folder."""
    return ResultCache(folder)


def _make(root: str) -> None:
    make_private(root)
    # Says to backups that there is nothing to keep here: bford.info/cachedir.
    tag = os.path.join(root, "CACHEDIR.TAG")
    if not os.path.exists(tag):
        with open(tag, "w", encoding="ascii") as file:
            file.write("Signature: 8a477f597d28d172789f06886806bc55\n# Made by pydealloc-lsp; may be removed.\n")


# --- Findings --------------------------------------------------------------------------------------------------------


def encoded(finding: Finding) -> Encoded:
    """As values that JSON has."""
    return [
        finding.code,
        finding.severity.value,
        finding.start,
        finding.end,
        finding.message,
        [[note.start, note.end, note.message] for note in finding.notes],
        finding.help,
        finding.upstream,
        [list(edit) for edit in finding.edits],
        finding.size,
        finding.function,
        finding.read_by,
        [[error.start, error.end, error.message] for error in finding.upstream_errors],
        finding.is_read,
    ]


def decoded(findings: list[Encoded]) -> list[Finding]:
    """The opposite of `encoded`, for a list."""
    return [
        Finding(
            *(code, _SEVERITIES[severity], start, end, message, _notes(notes), help_, upstream),
            tuple([(edit[0], edit[1], edit[2]) for edit in edits]),
            *(size, function, read_by, _notes(errors), is_read),
        )
        for (
            code,
            severity,
            start,
            end,
            message,
            notes,
            help_,
            upstream,
            edits,
            size,
            function,
            read_by,
            errors,
            is_read,
        ) in findings
    ]


def _notes(listed: list[Any]) -> tuple[Note, ...]:
    return tuple([Note(*note) for note in listed])


def _is_encoded(value: Any) -> bool:
    """Whether `value` has the shape that `encoded` gives to findings."""
    parts = cast("list[Any]", value) if isinstance(value, list) else []
    return (
        len(parts) == len(_SHAPE)
        and all(isinstance(part, types) for part, types in zip(parts, _SHAPE, strict=True))
        and parts[1] in _SEVERITIES
        and all(map(_is_text_at, (*parts[_NOTES], *parts[_EDITS], *parts[_ERRORS])))
    )


def _is_text_at(value: Any) -> bool:
    """Whether `value` is a range with a text: a note, or an edit."""
    return isinstance(value, list) and [*map(type, cast("list[Any]", value))] == [int, int, str]


# --- What findings depend on besides the text ------------------------------------------------------------------------


@cache
def fingerprint() -> bytes:
    """A hash of this package's own files and the Python that runs it, in some ten milliseconds."""
    digest = blake2b(f"{SCHEMA} {sys.version_info[:2]}".encode(), digest_size=_HASH)
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    for part in _PARTS:
        for parent, folders, names in os.walk(os.path.join(root, part)):
            folders.sort()
            for name in sorted(name for name in names if name.endswith(_KNOWN_SUFFIXES)):
                path = os.path.join(parent, name)
                with open(path, "rb") as file:
                    data = file.read()
                digest.update(f"{os.path.relpath(path, root)} {len(data)}\n".encode())
                digest.update(data)
    return digest.digest()


def _base(configuration: Configuration, unasked: Unasked) -> bytes:
    digest = blake2b(fingerprint(), digest_size=_HASH)
    digest.update(b"across functions" if configuration.crosses_functions else b"function by function")
    digest.update(b"bufferized" if configuration.checks_bufferization else b"as it is")
    digest.update(b"peaks" if configuration.checks_peaks else b"no peaks")
    digest.update(f"{unasked}".encode())
    digest.update(b"%d" % configuration.knowledge.llvm)
    digest.update(f"{configuration.knowledge.pipeline}\n".encode())
    if configuration.knowledge is not UPSTREAM:
        digest.update(f"{len(configuration.declared)}\n{configuration.declared}".encode())
        for path in configuration.dialect_files:
            # One that is no more, or was changed meanwhile, says nothing about any dialect.
            with suppress(OSError, TooLargeError, ChangingError):
                data = read_regular(path)
                digest.update(f"{len(data)}\n".encode())
                digest.update(data)
    return digest.digest()
