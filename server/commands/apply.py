"""`--apply`: passes on files, and the outputs for their results."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ...ir.gc_control import LONG_TEXT_CHARS, gc_paused, keep_to_the_end
from ...passes.pass_manager.compat import Compat
from ...passes.pass_manager.pipelines import Step, parse_pipeline
from ...syntax.document.document import Document
from ...syntax.printer.print_chunk import print_document
from ...syntax.text.findings import Finding
from ...syntax.text.line_index import LineIndex
from ..batch.release_choice import read_for_project
from ..config.discovery import Configurations
from ..facts.pass_snapshots import Stages, dump_of, write_stages
from ..facts.refusals import place_of
from ..facts.transform import Applied, apply_steps
from ..io.console import PROGRAM, UniqueLines, is_colored, print_status
from ..io.cores import core_count
from ..io.files import Source, UserFacingError, make_folder, read_source, remove
from ..io.folders import is_within
from ..io.guard import guarded_output
from ..io.replacing import write_text
from ..report import text as rendering
from .arguments import UsageError
from .options import Options


def apply_all(options: Options, sources: Sequence[Source]) -> tuple[bool, bool]:
    """Run the pipeline on each source and put the result where `options` say. Whether one was refused, or failed.

    Raises:
        UsageError: the outputs would overwrite each other.
        PipelineError: the pipeline makes no sense.
    """
    _reject_collisions(options, sources)
    run = _ApplyRun(options, is_only=len(sources) == 1)
    for source in sources:
        guarded_output(f"applying passes to {source.name}", lambda source=source: run.one(source), run.failure)
    return run.refused, run.failed


def _reject_collisions(options: Options, sources: Sequence[Source]) -> None:
    if options.output in ("print", "file") and len(sources) > 1:
        raise UsageError(f"{len(sources)} files, but one output; use --diff, --write or --output-dir")
    if options.output == "write" and any(source.path is None for source in sources):
        raise UsageError("standard input cannot be written in place; leave out --write to print the result")
    if options.output == "folder":
        first: dict[str, Source] = {}
        for source in sources:
            other = first.setdefault(os.path.normcase(source.relative), source)
            if other is not source:
                target = os.path.join(options.target, source.relative)
                raise UsageError(
                    f"{other.name} and {source.name} would both be written to {target}; apply one at a time"
                )


class _ApplyRun:
    def __init__(self, options: Options, *, is_only: bool) -> None:
        """`is_only`: the process ends after one file."""
        self.options = options
        self.is_only = is_only
        self.steps = {compat: parse_pipeline(options.pipeline, compat=compat) for compat in Compat}
        self.configurations = Configurations(options.config, isolated=options.isolated, llvm=options.llvm)
        self.colored = options.output == "diff" and is_colored(options.color, sys.stdout)
        self.refused = False
        self.failed = False
        self.messages = UniqueLines()

    def failure(self, message: str) -> None:
        self.failed = True
        self.messages.print(message)

    def one(self, source: Source) -> None:
        try:
            self.attempt(source)
        except UserFacingError as error:
            self.failure(f"{PROGRAM}: {error}")

    def attempt(self, source: Source) -> None:
        text = read_source(source)
        configuration = self.configurations.for_file(source.config_path)
        for problem in configuration.problems:
            self.messages.print(f"{PROGRAM}: {problem}")
        is_last = self.is_only and len(text) > LONG_TEXT_CHARS
        # What passes leave behind is not looked for either: the process ends before it would be of use.
        with gc_paused(enabled=is_last):
            document, configuration = read_for_project(text, source.path, configuration)
            applied = self.watched(source, document, self.steps[Compat(self.options.compat or configuration.compat)])
            if is_last:
                keep_to_the_end(document, applied)
        lines = LineIndex(text)
        for notice in applied.notices:
            colored = is_colored(self.options.color, sys.stderr)
            sys.stderr.write(rendering.text(source.name, notice, lines, colored=colored))
        why = (*applied.errors, *applied.refusals)
        # The files of a folder are whole: what reads them next does not know what was left out.
        if applied.text is None or (why and (self.options.output == "folder" or applied.text == text)):
            self.refuse(source, text, why, why[0].upstream or why[0].message)
            return
        if why:
            self.report_rest(source, lines, why)
        self.put(source, document, self.in_wanted_form(document, applied.text))

    def in_wanted_form(self, document: Document, text: str) -> str:
        return print_document(document.edited(text), generic=True) if self.options.prints_generic else text

    def watched(self, source: Source, document: Document, steps: Sequence[Step]) -> Applied:
        """Apply `steps`, and show on the way what was asked for."""
        options = self.options
        needs_texts = options.stages is not None or options.prints_stages
        if not needs_texts and not options.traces:
            return self.applied(document, steps)
        stages = Stages(document, steps, texts=needs_texts)
        applied = apply_steps(document, steps, stages)
        if options.stages is not None:
            write_stages(options.stages, source.relative, document.text, stages.stages())
        if options.prints_stages:
            sys.stderr.write("".join(map(dump_of, stages.stages())))
        if options.traces:
            sys.stderr.write(_account(source, document, stages))
        return applied

    def applied(self, document: Document, steps: Sequence[Step]) -> Applied:
        processes = self.options.jobs or core_count()
        if processes > 1 and len(document.text) > LONG_TEXT_CHARS:
            # Loaded here: most files are small.
            from ..batch.forked_shares import is_worth_processes

            if is_worth_processes(document.text, processes):
                from ..batch.apply_pool import apply_in_forks

                return apply_in_forks(document, steps, processes)
        return apply_steps(document, steps)

    def refuse(self, source: Source, text: str, reasons: Sequence[Finding], summary: str) -> None:
        self.refused = True
        lines = LineIndex(text)
        if self.options.output == "folder":
            target = self.target_of(source)
            remove(target)
            records = [_with_upstream_words(rendering.record(source.name, reason, lines)) for reason in reasons]
            write_text(target + ".json", rendering.json_text(records) + "\n", within=self.options.target)
            return
        self.print_reasons(source, lines, reasons)
        line = lines.line_at(reasons[0].start) + 1
        print_status(f"{source.name}: left as it is, because of line {line}: {summary}")

    def report_rest(self, source: Source, lines: LineIndex, reasons: Sequence[Finding]) -> None:
        """Say what stays as it is, where something else has changed."""
        self.refused = True
        self.print_reasons(source, lines, reasons)
        line = lines.line_at(reasons[0].start) + 1
        print_status(f"{source.name}: what has errors is left as it is, first in line {line}; the rest has changed")

    def print_reasons(self, source: Source, lines: LineIndex, reasons: Sequence[Finding]) -> None:
        colored = is_colored(self.options.color, sys.stderr)
        for reason in reasons:
            sys.stderr.write(rendering.text(source.name, reason, lines, colored=colored))

    def put(self, source: Source, document: Document, text: str) -> None:
        output = self.options.output
        if output == "print" or (output == "file" and self.options.target == "-"):
            sys.stdout.write(text)
        elif output == "diff":
            sys.stdout.write(rendering.diff(source.name, document.text, text, colored=self.colored))
        elif output == "file":
            write_text(self.options.target, text)
        elif output == "folder":
            target = self.target_of(source)
            remove(target + ".json")
            write_text(target, text, within=self.options.target)
        elif text != document.text and source.path is not None:
            if document.edited(text).error_count > document.error_count:
                # Ours to repair, so it must not cost the user a file.
                raise AssertionError("the result cannot be read again; the file is left as it is")
            write_text(source.path, text, expected=document.text, within=source.within)
            print_status(f"{source.name}: written")

    def target_of(self, source: Source) -> str:
        target = os.path.join(self.options.target, source.relative)
        make_folder(os.path.dirname(target))
        if not is_within(os.path.dirname(target), self.options.target):
            raise UserFacingError(f"{target}: is in a link that leads out of {self.options.target}; it was not written")
        return target


def _account(source: Source, document: Document, stages: Stages) -> str:
    """One line for each thing the ownership pass decided or inserted, with its place."""
    from .trace import account_of

    lines = LineIndex(document.text)
    lines_of_trace: list[str] = []
    for trace, assembled in stages.traces:
        for anchor, text in account_of(trace):
            start, _ = place_of(anchor, assembled.sources.get)
            lines_of_trace.append(f"{rendering.where(source.name, start, lines)}: trace: {text}\n")
    return "".join(lines_of_trace)


def _with_upstream_words(record: rendering.Record) -> rendering.Record:
    """Scripts that know mlir-opt's messages find them at the start of ours."""
    upstream = record.get("upstream")
    return {**record, "message": f"{upstream}: {record['message']}"} if upstream else record
