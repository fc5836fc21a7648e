"""`pydealloc-lsp`: the command line. Loads only what the mode at hand needs."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from .arguments import USAGE, Options, UsageError, read_arguments

CLEAN, FOUND, FAILED, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and give its exit status; see `arguments.USAGE`."""
    try:
        options = read_arguments(sys.argv[1:] if arguments is None else arguments)
    except UsageError as error:
        return _fail(str(error))
    try:
        status = _run(options)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough. Python must not try to flush the rest at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FOUND


def _run(options: Options) -> int:
    if options.mode == "help":
        print(USAGE)
        return CLEAN
    if options.mode == "version":
        from .. import __version__

        print(f"pydealloc-lsp {__version__}")
        return CLEAN
    if options.mode == "check":
        return _check(options)
    if options.mode == "apply":
        return _apply(options)
    return _serve(options)


def _serve(options: Options) -> int:
    from .app import main as serve

    return serve()


def _check(options: Options) -> int:
    from . import rendering
    from .checking import Job, check_all
    from .configuration import Configurations

    sources, failed = _sources(options)
    configurations = Configurations(options.config, options.isolated)
    colored = options.format == "text" and _is_colored(options.color)
    jobs = [Job(source, options.format, colored, configurations) for source in sources]
    json = options.format == "json"
    errors = warnings = 0
    separator = "[\n" if json else ""
    for checked in check_all(jobs, options.jobs):
        if checked.failure is not None:
            failed = True
            print(checked.failure, file=sys.stderr, flush=True)
        if checked.output:
            sys.stdout.write(separator + checked.output)
            separator = ",\n" if json else "\n"
        errors += checked.errors
        warnings += checked.warnings
    if json:
        sys.stdout.write("[]\n" if separator == "[\n" else "\n]\n")
    elif errors or warnings:
        print(separator + rendering.summary(errors, warnings, len(jobs)))
    return FAILED if failed else FOUND if errors or warnings else CLEAN


def _apply(options: Options) -> int:
    from ..passes.pipeline_text import PipelineError
    from ..passes.pipelines import parse_pipeline
    from .applying import apply_steps
    from .configuration import Configurations
    from .files import WorldError, make_folder, read_source, remove, write_text
    from ..syntax.document import parse_document
    from ..syntax.line_index import LineIndex
    from . import rendering

    steps = parse_pipeline(options.pipeline)
    sources, failed = _sources(options)
    configurations = Configurations(options.config, options.isolated)
    refused = False
    for source in sources:
        text = read_source(source)
        document = parse_document(text, configurations.for_file(source.path).knowledge)
        applied = apply_steps(document, steps)
        lines = LineIndex(text)
        target = os.path.join(options.target, source.relative)
        if options.output == "folder":
            make_folder(os.path.dirname(target))
            if applied.text is None:
                refused = True
                remove(target)
                records = [
                    {**rendering.record(source.name, r, lines), "message": f"{r.upstream}: {r.message}"} for r in applied.refusals
                ]
                write_text(target + ".json", rendering.json_text(records) + "\n")
            else:
                remove(target + ".json")
                write_text(target, applied.text)
        elif applied.text is not None:
            sys.stdout.write(applied.text)
    return FAILED if failed else FOUND if refused else CLEAN


def _sources(options: Options) -> tuple[list, bool]:
    """What to read, each once, and whether something is missing."""
    from .files import Source, WorldError, sources_of

    found: dict[str | None, Source] = {}
    failed = False
    for path in options.paths:
        try:
            for source in sources_of(path, options.stdin_filename):
                found.setdefault(source.path, source)
        except WorldError as error:
            failed = True
            _fail(str(error))
    return list(found.values()), failed


def _is_colored(choice: str) -> bool:
    if choice != "auto":
        return choice == "always"
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def _fail(message: str) -> int:
    print(f"pydealloc-lsp: {message}", file=sys.stderr, flush=True)
    return FAILED


if __name__ == "__main__":
    sys.exit(main())
