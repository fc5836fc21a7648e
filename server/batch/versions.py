"""Versions of a program that are compared: `FILE`, `FOLDER`, or `REVISION:PATH` as `git show` reads it.

`REVISION` alone is the current folder at that commit.
"""

from __future__ import annotations

import os
from pathlib import Path

from ...ir.records import dataclass
from ...syntax.document.document import Document
from ..config.discovery import Configurations
from ..io.files import SUFFIX, Source, UserFacingError, decoded, read_source, sources_of
from ..io.git import blobs, git_output
from .release_choice import read_for_project


@dataclass(frozen=True)
class Reading:
    """Options by which files of a version are found and read."""

    config: str | None
    isolated: bool
    llvm: str
    largest: int
    exclude: tuple[str, ...]
    gitignore: bool
    stdin_filename: str


@dataclass(frozen=True)
class Version:
    """One file of one version."""

    key: str
    """The same in both versions: the path below the folder; empty where the file itself is named."""
    source: Source
    how: Reading
    data: bytes | None = None
    """The content at a commit; None: it is read from `source`."""

    def read(self) -> Document:
        """
        Raises:
            UserFacingError: it cannot be read.
        """
        source = self.source
        text = read_source(source, self.how.largest) if self.data is None else decoded(self.data, source.name)
        configurations = Configurations(self.how.config, isolated=self.how.isolated, llvm=self.how.llvm)
        document, _ = read_for_project(text, source.path, configurations.for_file(source.config_path))
        return document


def versions(option: str, how: Reading, name: str) -> list[Version]:
    """The files of one version, at least one, for `option` of the command line.

    Raises:
        UserFacingError: there is no such file, folder or commit.
    """
    revision, colon, path = name.partition(":")
    if not colon and not Path(name).exists() and _is_commit(option, name):
        colon, path = ":", "./"
    if colon and revision and not Path(name).exists():
        return [Version(key, source, how, data) for key, source, data in _committed(option, how, revision, path)]
    troubles: list[str] = []
    sources = sources_of(name, how.stdin_filename, how.exclude, gitignore=how.gitignore, troubles=troubles)
    if troubles:
        raise UserFacingError(troubles[0])
    if not sources:
        raise UserFacingError(f"{option}: no {SUFFIX} file in {name}")
    return [Version(source.relative if source.within else "", source, how) for source in sources]


def _is_commit(option: str, name: str) -> bool:
    try:
        return bool(git_output(option, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}"))
    except UserFacingError:
        return False


def _committed(option: str, how: Reading, revision: str, path: str) -> list[tuple[str, Source, bytes]]:
    """The files of `REVISION:PATH`, as `git show` reads it, each with its key and its content."""
    # git knows the current folder as `./` alone.
    path = f"{path}/" if path in (".", "..") else path
    name = f"{revision}:{path}"
    kind = git_output(option, "cat-file", "-t", name).decode().strip()
    root = git_output(option, "rev-parse", "--show-toplevel").decode(errors="surrogateescape").rstrip("\n")
    folder = os.path.normpath((Path.cwd() if path.startswith(("./", "../")) else Path(root)) / path)
    if kind == "blob":
        source = Source(name, folder, Path(path).name)
        return [("", source, blobs(option, [name])[0])]
    listing = git_output(option, "ls-tree", "-r", "-z", "--full-tree", name).decode(errors="surrogateescape")
    entries = [(entry.split(), key) for line in listing.split("\0") if line for entry, key in [line.split("\t", 1)]]
    # Links have a mode of their own.
    files = [(words[2], key) for words, key in entries if words[0].startswith("100") and key.endswith(SUFFIX)]
    if how.exclude:
        from ..io.gitignore import PathPatterns

        patterns = PathPatterns(how.exclude)
        files = [(blob, key) for blob, key in files if not patterns.covers(key)]
    if not files:
        raise UserFacingError(f"{option}: no {SUFFIX} file in {name}")
    prefix = f"{name.rstrip('/')}/" if path else name
    contents = blobs(option, [blob for blob, _ in files])
    return [
        (key.replace("/", os.sep), Source(prefix + key, str(Path(folder) / key), key), data)
        for (_, key), data in zip(files, contents, strict=True)
    ]
