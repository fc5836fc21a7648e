"""`--compare OLD NEW`: what each function allocates, copies, frees and holds, in two versions of a program."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ...ir.records import dataclass
from ...ir.symbol_names import symbol_name
from ...ir.walk import walk
from ...syntax.document.document import Document
from ...syntax.document.segmenter import ItemKind
from ..batch.release_choice import read_for_project
from ..config.discovery import Configurations
from ..facts.program_errors import program_errors
from ..io.console import print_line
from ..io.files import SUFFIX, Source, UserFacingError, decoded, read_source, sources_of
from ..io.git import blobs, git_output
from ..io.guard import guarded
from ..io.replacing import write_text
from ..report.comparison_formats import FORMATS
from ..report.function_changes import FileFigures, compared
from ..report.function_figures import figures_of
from .check import in_processes, worthwhile
from .options import Options

_OPTION = "--compare"
CLEAN, FOUND, FAILED = 0, 1, 2


@dataclass(frozen=True)
class _Version:
    """One file of one version."""

    key: str
    """The same in both versions: the path below the folder; empty where the file itself is named."""
    source: Source
    data: bytes | None
    """The content at a commit; None: it is read from `source`."""
    config: str | None
    isolated: bool
    llvm: str
    largest: int


def compare(options: Options) -> int:
    """Write the report, and give the exit status.

    Raises:
        UserFacingError: there is no such file, folder or commit, or one of them is a file and the other a folder.
    """
    names = (options.paths[0], options.paths[1])
    old, new = (_versions(options, name) for name in names)
    if (old[0].key == "") != (new[0].key == ""):
        raise UserFacingError(f"{_OPTION} needs two files or two folders: one of {names[0]} and {names[1]} is a file")
    every = [*old, *new]
    processes = options.jobs or worthwhile([one.source for one in every])
    found = list(in_processes(_figures, every, processes, _lost, lambda one: len(one.data or b"") or 1))
    failures = dict.fromkeys(one.failure for one in found if one.failure)
    for failure in failures:
        print_line(failure)
    unread = {one.key for one, made in zip(every, found, strict=True) if made.failure}
    before, after = (
        {one.key: made for one, made in zip(version, those, strict=True) if one.key not in unread}
        for version, those in ((old, found[: len(old)]), (new, found[len(old) :]))
    )
    text = FORMATS[options.format](comparison := compared(names, before, after))
    if options.checking.output_file:
        write_text(options.checking.output_file, text)
    else:
        sys.stdout.write(text)
    if failures:
        return FAILED
    return FOUND if comparison.is_worse and not options.checking.exits_zero else CLEAN


def _versions(options: Options, name: str) -> list[_Version]:
    """The files of one version, at least one."""
    batch = options.batch

    def version(key: str, source: Source, data: bytes | None = None) -> _Version:
        return _Version(key, source, data, options.config, options.isolated, options.llvm, batch.largest)

    revision, colon, path = name.partition(":")
    if colon and revision and not Path(name).exists():
        return [version(key, source, data) for key, source, data in _committed(options, revision, path)]
    troubles: list[str] = []
    checking = options.checking
    sources = sources_of(
        name, options.stdin_filename, checking.exclude, gitignore=checking.gitignore, troubles=troubles
    )
    if troubles:
        raise UserFacingError(troubles[0])
    if not sources:
        raise UserFacingError(f"{_OPTION}: no {SUFFIX} file in {name}")
    return [version(source.relative if source.within else "", source) for source in sources]


def _committed(options: Options, revision: str, path: str) -> list[tuple[str, Source, bytes]]:
    """The files of `REVISION:PATH`, as `git show` reads it, each with its key and its content."""
    # git knows the current folder as `./` alone.
    path = f"{path}/" if path in (".", "..") else path
    name = f"{revision}:{path}"
    kind = git_output(_OPTION, "cat-file", "-t", name).decode().strip()
    root = git_output(_OPTION, "rev-parse", "--show-toplevel").decode(errors="surrogateescape").rstrip("\n")
    folder = os.path.normpath((Path.cwd() if path.startswith(("./", "../")) else Path(root)) / path)
    if kind == "blob":
        source = Source(name, folder, Path(path).name)
        return [("", source, blobs(_OPTION, [name])[0])]
    listing = git_output(_OPTION, "ls-tree", "-r", "-z", "--full-tree", name).decode(errors="surrogateescape")
    entries = [(entry.split(), key) for line in listing.split("\0") if line for entry, key in [line.split("\t", 1)]]
    # Links have a mode of their own.
    files = [(words[2], key) for words, key in entries if words[0].startswith("100") and key.endswith(SUFFIX)]
    if options.checking.exclude:
        from ..io.gitignore import PathPatterns

        patterns = PathPatterns(options.checking.exclude)
        files = [(blob, key) for blob, key in files if not patterns.covers(key)]
    if not files:
        raise UserFacingError(f"{_OPTION}: no {SUFFIX} file in {name}")
    prefix = f"{name.rstrip('/')}/" if path else name
    contents = blobs(_OPTION, [blob for blob, _ in files])
    return [
        (key.replace("/", os.sep), Source(prefix + key, str(Path(folder) / key), key), data)
        for (_, key), data in zip(files, contents, strict=True)
    ]


def _figures(version: _Version) -> FileFigures:
    failures: list[str] = []
    name = version.source.name
    found = guarded(f"comparing {name}", lambda: _read(version), None, failures.append)
    return found or FileFigures(name, failure=failures[0])


def _lost(version: _Version, reason: str) -> FileFigures:
    name = version.source.name
    return FileFigures(name, failure=f"pydealloc-lsp: {name}: was not compared: the process that did it {reason}")


def _read(version: _Version) -> FileFigures:
    source = version.source
    try:
        text = read_source(source, version.largest) if version.data is None else decoded(version.data, source.name)
        configurations = Configurations(version.config, isolated=version.isolated, llvm=version.llvm)
        document, _ = read_for_project(text, source.path, configurations.for_file(source.config_path))
    except UserFacingError as error:
        return FileFigures(source.name, failure=f"pydealloc-lsp: {error}")
    errors = len(program_errors(document).findings)
    return FileFigures(source.name, tuple(figures_of(document, source.name)), _broken(document), errors)


def _broken(document: Document) -> tuple[str, ...]:
    """The symbols of functions with errors, as far as they can be read."""
    errors, knowledge = program_errors(document), document.knowledge
    broken = [one for one in document.leaves() if one.kind is ItemKind.OPERATIONS and errors.of(one) is not None]
    roots = [op for item in broken for root in item.operations for op in walk(root)]
    return tuple([symbol_name(op) for op in roots if knowledge.is_function_like(op)])
