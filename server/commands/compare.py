"""`--compare OLD NEW`: what each function allocates, copies, frees and holds, in two versions of a program."""

from __future__ import annotations

import sys

from ...ir.symbol_names import symbol_name
from ...ir.walk import walk
from ...syntax.document.document import Document
from ...syntax.document.segmenter import ItemKind
from ..batch.versions import Version, versions
from ..facts.program_errors import program_errors
from ..io.console import print_line
from ..io.files import UserFacingError
from ..io.guard import guarded
from ..io.replacing import write_text
from ..report.comparison_formats import FORMATS
from ..report.function_changes import FileFigures, compared
from ..report.function_figures import figures_of
from .check import in_processes, worthwhile
from .options import Options

_OPTION = "--compare"
CLEAN, FOUND, FAILED = 0, 1, 2


def compare(options: Options) -> int:
    """Write the report, and give the exit status.

    Raises:
        UserFacingError: there is no such file, folder or commit, or one of them is a file and the other a folder.
    """
    names = (options.paths[0], options.paths[1])
    old, new = (versions(_OPTION, options.reading, name) for name in names)
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


def _figures(version: Version) -> FileFigures:
    failures: list[str] = []
    name = version.source.name
    found = guarded(f"comparing {name}", lambda: _read(version), None, failures.append)
    return found or FileFigures(name, failure=failures[0])


def _lost(version: Version, reason: str) -> FileFigures:
    name = version.source.name
    return FileFigures(name, failure=f"pydealloc-lsp: {name}: was not compared: the process that did it {reason}")


def _read(version: Version) -> FileFigures:
    source = version.source
    try:
        document = version.read()
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
