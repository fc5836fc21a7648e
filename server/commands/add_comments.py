"""Comments that a check adds: `--add-ignore` suppresses warnings, `--add-expected` annotates errors for a test."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ...ir.plurals import counted
from ...syntax.document.document import parse_document
from ...syntax.text.edits import TextEdit, apply_edits
from ...syntax.text.findings import Severity
from ...syntax.text.line_index import LineIndex
from ..batch.release_choice import read_for_project
from ..config.discovery import Configuration, configurations
from ..facts.suppressions import CODE as UNUSED
from ..io.console import print_status
from ..io.files import Source, UserFacingError, read_source
from ..io.replacing import write_text
from ..report.expected_comments import expected_comments
from ..report.reported_findings import reported_findings
from ..report.verify_diagnostics import Strictness
from .fix import errors_of
from .options import Options

_Change = Callable[[str, Configuration], "tuple[str, int]"]
"""From a text to the new one, and the number of lines that got a comment."""

_AT_END = re.compile(r"//[ \t]*pydealloc:[ \t]*ignore[ \t]*\[([^\]\r\n]*)\][ \t]*$")


def add_ignores(options: Options, sources: Sequence[Source]) -> bool:
    """Write suppression comments for all present warnings; whether a file could not be read or written."""
    return _add(options, sources, with_ignores, "switched warnings off in {lines} of {files}")


def add_expected(options: Options, sources: Sequence[Source]) -> bool:
    """Write expected-error comments for all errors without one; whether a file could not be read or written."""

    def change(text: str, configuration: Configuration) -> tuple[str, int]:
        document = parse_document(text, configuration.knowledge)
        strictness: Strictness = "every" if options.checking.adds_expected == "every" else "all"
        edits = expected_comments(document, reported_findings(document, configuration), strictness)
        return apply_edits(text, edits), len(edits)

    return _add(options, sources, change, "added expected-diagnostic comments for {lines} of {files}")


def _add(options: Options, sources: Sequence[Source], change: _Change, done: str) -> bool:
    """Write what `change` makes of each text; whether a file could not be read or written.

    Args:
        done: the message afterwards, with the numbers of `{lines}` and `{files}`.
    """
    failed = False
    comments = files = 0
    for source in sources:
        try:
            text = read_source(source)
            configuration = configurations(options.config, options.isolated, options.llvm).for_file(source.config_path)
            _, configuration = read_for_project(text, source.path, configuration)
        except UserFacingError:
            # The check that follows says it.
            failed = True
            continue
        try:
            new, count = change(text, configuration.selected(options.checking.selection))
            if count and source.path is not None:
                write_text(source.path, new, expected=text, within=source.within)
                comments += count
                files += 1
        except UserFacingError as error:
            print_status(str(error))
            failed = True
    if comments:
        print_status(done.format(lines=counted(comments, "line"), files=counted(files, "file")))
    return failed


def with_ignores(text: str, configuration: Configuration) -> tuple[str, int]:
    """The text with a comment after each line that has a warning, and how many lines that are.

    The same text when a comment would make an error, as in the middle of something that goes on.
    """
    document = parse_document(text, configuration.knowledge)
    findings = reported_findings(document, configuration)
    lines = LineIndex(text)
    codes: dict[int, dict[str, None]] = {}
    for finding in findings:
        if finding.severity is Severity.WARNING and finding.code != UNUSED:
            codes.setdefault(lines.line_at(finding.start), {})[finding.code] = None
    edits = [_edit(lines, line, list(all_)) for line, all_ in sorted(codes.items())]
    new = apply_edits(text, edits)
    again = reported_findings(parse_document(new, configuration.knowledge), configuration)
    return (text, 0) if errors_of(again) - errors_of(findings) else (new, len(edits))


def _edit(lines: LineIndex, line: int, codes: Sequence[str]) -> TextEdit:
    start, end = lines.line_start(line), lines.line_end(line)
    there = _AT_END.search(lines.text, start, end)
    if there is not None:
        known = there[1].strip()
        return TextEdit(*there.span(1), ", ".join([*([known] if known else []), *codes]))
    return TextEdit(end, end, f"  // pydealloc: ignore[{', '.join(codes)}]")
