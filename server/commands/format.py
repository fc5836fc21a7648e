"""`--format-mlir` and `--check-format`: formatting of files."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ...syntax.document.document import Document, parse_document
from ...syntax.layout.formatting import format_edits
from ...syntax.text.edits import apply_edits
from ...syntax.text.findings import Severity
from ...syntax.text.lexer import significant_tokens
from ...syntax.text.line_index import LineIndex
from ..config.discovery import Configurations
from ..io.console import PROGRAM, UniqueLines, is_colored, print_status
from ..io.files import Source, UserFacingError, read_source
from ..io.guard import guarded_output
from ..io.replacing import write_text
from ..report import text as rendering
from .options import Options


def format_all(options: Options, sources: Sequence[Source]) -> tuple[bool, bool]:
    """Give each source its layout, or say which ones do not have it. Whether there are any, whether one failed."""
    run = _FormatRun(options)
    for source in sources:
        guarded_output(f"formatting {source.name}", lambda source=source: run.one(source), run.failure)
    return run.changed, run.failed


class _FormatRun:
    def __init__(self, options: Options) -> None:
        self.options = options
        self.configurations = Configurations(options.config, isolated=options.isolated, llvm=options.llvm)
        self.colored = options.output == "diff" and is_colored(options.color, sys.stdout)
        self.changed = False
        self.failed = False
        self.messages = UniqueLines()

    def failure(self, message: str) -> None:
        self.failed = True
        self.messages.print(message)

    def one(self, source: Source) -> None:
        try:
            text = read_source(source)
            configuration = self.configurations.for_file(source.config_path)
            self.put(source, parse_document(text, configuration.knowledge))
        except UserFacingError as error:
            self.failure(f"{PROGRAM}: {error}")

    def put(self, source: Source, document: Document) -> None:
        text = _formatted(document)
        is_changed = text != document.text
        self.changed |= is_changed
        if self.options.output == "diff":
            sys.stdout.write(rendering.diff(source.name, document.text, text, colored=self.colored))
        elif self.options.mode == "check-format":
            sys.stdout.write(f"{source.name}\n" if is_changed else "")
            return
        elif source.path is None:
            sys.stdout.write(text)
        elif is_changed:
            write_text(source.path, text, expected=document.text, within=source.within)
            print_status(f"{source.name}: formatted")
        error = next((one for one in document.findings if one.severity is Severity.ERROR), None)
        if error is not None:
            line = LineIndex(document.text).line_at(error.start) + 1
            print_status(f"{source.name}: what is around errors is left as it is (line {line}: {error.message})")


def _formatted(document: Document) -> str:
    """The text in its layout.

    Raises:
        AssertionError: it would say something else; ours to repair, so it must not cost the user a file.
    """
    text = apply_edits(document.text, format_edits(document))
    if _words(text) != _words(document.text):
        raise AssertionError("formatting would change more than white space; the file is left as it is")
    return text


def _words(text: str) -> list[str]:
    return [text[token.start : token.end] for token in significant_tokens(text)]
