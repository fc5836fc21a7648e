"""Command line: entry point of `pydealloc-lsp`. Loads only what the mode at hand needs."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..ir.plurals import counted
from .commands.arguments import Options, UsageError, read_arguments
from .io.console import UniqueLines, is_colored, print_status
from .io.guard import guarded

if TYPE_CHECKING:
    from .io.files import Source

CLEAN, FOUND, FAILED, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and give its exit status; 0 to 2 as in `usage.py`, or 130."""
    return guarded("running the command", lambda: _main(arguments), FAILED)


def _main(arguments: Sequence[str] | None) -> int:
    try:
        status = _run(read_arguments(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
        return status
    except UsageError as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough. Python must not try to flush the rest at exit.
        _drop_output()
        return FOUND
    except OSError as error:
        _drop_output()
        return _fail(f"standard output: {(error.strerror or str(error)).lower()}; free some space or write elsewhere")


def _drop_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(options: Options) -> int:
    if options.mode == "help":
        from .commands.usage import usage

        print(usage())
        return CLEAN
    if options.mode == "version":
        from .io.clone import version_text

        print(f"pydealloc-lsp {version_text()}")
        return CLEAN
    if options.mode in ("check", "apply"):
        from ..ir.gc_control import collect_rarely

        # Before the rest is loaded: it makes nothing but what stays.
        collect_rarely()
    if options.mode == "check":
        status = _check_features(options) if options.features else _check(options)
        # The process ends now: it is not to look for garbage in what is left of the programs.
        gc.freeze()
        return CLEAN if options.checking.exits_zero and status == FOUND else status
    if options.mode == "apply":
        return _apply(options)
    if options.mode == "list-passes":
        from .commands.list_passes import passes_text

        print(passes_text())
        return CLEAN
    if options.mode == "explain":
        return _explain(options)
    if options.mode in ("format-mlir", "check-format"):
        return _format(options)
    if options.mode == "graph":
        return _graph(options)
    if options.mode == "compare":
        return _compare(options)
    if options.mode == "compact-dialect":
        return _compact(options)
    if options.mode == "learn-dialects":
        from .commands.learn_dialects import learn

        return learn(options.paths)
    if options.mode == "doctor":
        return _doctor(options)
    if options.mode == "completion":
        from .commands.completion import completion_script

        print(completion_script(options.shell), end="")
        return CLEAN
    if options.mode == "show-settings":
        return _show_settings(options)
    return _serve(options)


def _serve(options: Options) -> int:
    from .io.files import UserFacingError
    from .lsp.protocol.light_asyncio import import_asyncio

    import_asyncio()
    from .lsp.protocol.lazy_lsprotocol import import_types
    from .lsp.protocol.logging import start_logging

    try:
        start_logging(options.log_file, options.log_level)
    except UserFacingError as error:
        return _fail(str(error))
    import_types()
    from .lsp.server import main as serve

    if sys.stdin.isatty():
        print_status("waiting for an editor on standard input; to check files: pydealloc-lsp --check PATH (see --help)")
    return serve()


def _check(options: Options) -> int:
    if options.checking.selection:
        _reject_unknown_codes(options)
    if options.checking.is_report:
        from .commands.report import report

        return report(options, lambda: _own_sources(options))
    from .batch.progress_line import ProgressLine
    from .commands.check import CheckJob, check_all, left_out_line

    sources, failed = _own_sources(options)
    is_shown = sys.stderr.isatty() and not options.checking.is_quiet
    progress = ProgressLine(sys.stderr if is_shown else None, len(sources))
    colored = options.format == "text" and is_colored(options.color, sys.stdout)
    jobs = [
        CheckJob(
            source,
            options.format,
            colored,
            options.config,
            options.isolated,
            options.expected,
            options.checking.selection,
            options.llvm,
            linked=colored and sys.stdout.isatty(),
        )
        for source in sources
    ]
    json = options.format == "json"
    errors = warnings = left_out = 0
    separator = "[\n" if json else ""
    failed_jobs = False
    messages = UniqueLines()
    try:
        for checked in progress.alone(check_all(jobs, options.jobs, options.batch, progress.show)):
            for remark in checked.remarks:
                messages.print(remark)
            if checked.failure is not None:
                failed_jobs = True
                messages.print(checked.failure)
            if checked.output:
                from .io.interrupts import write_whole

                text, separator = separator + checked.output, ",\n" if json else "\n"
                write_whole(sys.stdout, text)
            errors += checked.errors
            warnings += checked.warnings
            left_out += checked.left_out
    except KeyboardInterrupt:
        # What has been found so far is a whole list, or ends with a whole line.
        if separator not in ("", "[\n"):
            sys.stdout.write("\n]\n" if json else "\n")
        raise
    if left_out and not options.checking.is_quiet:
        messages.print(left_out_line(left_out))
    if json:
        sys.stdout.write("[]\n" if separator == "[\n" else "\n]\n")
    elif (errors or warnings) and not options.checking.is_quiet:
        from .report.text import summary

        print(separator + summary(errors, warnings, len(jobs)))
    elif is_shown and not (separator or failed or failed_jobs):
        # Elsewhere, nothing found is nothing printed.
        print_status(f"no findings in {counted(len(jobs), 'file')}")
    return FAILED if failed or failed_jobs else FOUND if errors or warnings else CLEAN


def _reject_unknown_codes(options: Options) -> None:
    """Raises:
    UsageError: the command line names a code that does not exist."""
    from .config.known_codes import unknown_code_message

    chosen = options.checking.selection
    for pattern in (*chosen.select, *chosen.ignore, *(code for code, _ in chosen.severity)):
        message = unknown_code_message(pattern)
        if message is not None:
            raise UsageError(message)


def _show_settings(options: Options) -> int:
    from .commands.show_settings import settings_of
    from .io.files import UserFacingError

    try:
        print(settings_of(options))
    except UserFacingError as error:
        return _fail(str(error))
    return CLEAN


def _check_features(options: Options) -> int:
    from .lsp.protocol.lazy_lsprotocol import import_types

    import_types()
    from .selftest.run import check_features

    sources, failed = _sources(options)
    status = check_features(options, sources) if sources else FAILED
    return FAILED if failed else status


def _doctor(options: Options) -> int:
    from .commands.doctor import examine, report

    found = examine(options)
    print(report(found, options.format))
    return FOUND if any(one.remedy for one in found) else CLEAN


def _apply(options: Options) -> int:
    from ..passes.pass_manager.pipeline_text import PipelineError
    from ..passes.pass_manager.pipelines import other_spellings, parse_pipeline
    from .commands.apply import apply_all

    try:
        parse_pipeline(options.pipeline)
    except PipelineError as error:
        return _fail(str(error))
    for sentence in other_spellings(options.pipeline):
        print_status(sentence)
    sources, failed = _sources(options)
    if failed and options.output in ("print", "file"):
        return FAILED
    refused, broken = apply_all(options, sources)
    # As after a check.
    gc.freeze()
    return FAILED if failed or broken else FOUND if refused else CLEAN


def _explain(options: Options) -> int:
    from .commands.explain import explain
    from .io.files import UserFacingError

    try:
        print(explain(options))
    except UserFacingError as error:
        return _fail(str(error))
    return CLEAN


def _format(options: Options) -> int:
    from .commands.format import format_all

    sources, failed = _sources(options)
    changed, broken = format_all(options, sources)
    is_found = changed and options.mode == "check-format"
    return FAILED if failed or broken else FOUND if is_found else CLEAN


def _graph(options: Options) -> int:
    from ..passes.pass_manager.pipeline_text import PipelineError
    from .commands.graph import graph, graph_versions
    from .io.files import UserFacingError

    try:
        if options.draws_memory and options.paths[1:] and not options.paths[2:]:
            return CLEAN if graph_versions(options) else FOUND
        sources, failed = _sources(options)
        if failed:
            return FAILED
        return CLEAN if graph(options, sources) else FOUND
    except (PipelineError, UserFacingError) as error:
        return _fail(str(error))


def _compare(options: Options) -> int:
    from .commands.compare import compare
    from .io.files import UserFacingError

    try:
        return compare(options)
    except UserFacingError as error:
        return _fail(str(error))


def _compact(options: Options) -> int:
    """Print the compact form of dumps, all in one."""
    from .config.dialect_files import compact_text, load
    from .io.files import UserFacingError
    from .io.replacing import write_text

    documents: list[dict[str, object]] = []
    failed = False
    for path in options.paths:
        try:
            loaded = load(path)
        except UserFacingError as error:
            return _fail(str(error))
        for problem in loaded.problems:
            print_status(str(problem))
            failed = failed or not problem.is_warning
        documents += loaded.documents
    if failed:
        return FAILED
    text = compact_text(documents)
    if options.output == "print":
        sys.stdout.write(text)
        return CLEAN
    try:
        write_text(options.target, text)
    except UserFacingError as error:
        return _fail(str(error))
    return CLEAN


def _sources(options: Options) -> tuple[list[Source], bool]:
    """The sources to read, each once, and whether one is missing, or nothing but pipes and devices was named."""
    from .io.files import UserFacingError, sources_of

    found: dict[str | None, Source] = {}
    troubles: list[str] = []
    skipped: list[str] = []
    exclude, gitignore = options.checking.exclude, options.checking.gitignore
    for path in options.paths:
        try:
            for source in sources_of(
                path, options.stdin_filename, exclude, gitignore=gitignore, troubles=troubles, skipped=skipped
            ):
                found.setdefault(source.path, source)
        except UserFacingError as error:
            troubles.append(str(error))
    for trouble in (*skipped, *troubles):
        _fail(trouble)
    return list(found.values()), bool(troubles or (skipped and not found))


def _own_sources(options: Options) -> tuple[list[Source], bool]:
    """Those of `_sources` that belong to the shard of this run."""
    from .batch.shards import in_shard

    sources, failed = _sources(options)
    return [sources[index] for index in in_shard([source.relative for source in sources], options.batch.shard)], failed


def _fail(message: str) -> int:
    print_status(message)
    return FAILED


if __name__ == "__main__":
    sys.exit(main())
