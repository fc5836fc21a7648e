"""`--graph`: the picture of one function of one file, of its ownership or its memory, there also of two files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence

from ...ir.graph import Operation
from ...ir.symbol_names import symbol_name
from ...ir.walk import walk
from ...passes.pass_manager.pipelines import Step, parse_pipeline
from ...syntax.document.document import Document, Item
from ..batch.release_choice import read_for_project
from ..batch.versions import versions
from ..config.discovery import Configuration, Configurations
from ..facts.bufferization_facts import works_on_tensors
from ..facts.tensors.run_options import run_options
from ..io.console import print_status
from ..io.files import Source, UserFacingError, read_source
from ..io.replacing import write_text
from ..pictures.dot import dot_text
from ..pictures.drawing import DrawingUnavailable, svg_text
from ..pictures.memory.making import memory_after, memory_beside, memory_picture
from ..pictures.memory.model import MemoryPicture, MemoryPictures
from ..pictures.memory.page import memory_page
from ..pictures.memory.svg import memory_svg
from ..pictures.memory.text import memory_text
from ..pictures.mermaid import mermaid_text
from ..pictures.model import Picture
from ..pictures.page import page_text
from ..pictures.pictures import functions_of, has_body, picture_of
from .arguments import UsageError
from .options import Options

_WRITERS: dict[str, Callable[[Picture], str]] = {
    "svg": svg_text,
    "dot": dot_text,
    "mermaid": mermaid_text,
    "html": page_text,
}
_MEMORY_WRITERS: dict[str, Callable[[MemoryPictures, str], str]] = {
    "svg": lambda pictures, _: memory_svg(pictures),
    "html": memory_page,
    "text": lambda pictures, _: memory_text(pictures),
}
_EXTENSIONS = {".svg": "svg", ".dot": "dot", ".gv": "dot", ".mmd": "mermaid", ".mermaid": "mermaid", ".html": "html"}
_MEMORY_EXTENSIONS = {".svg": "svg", ".html": "html", ".txt": "text"}


def graph(options: Options, sources: Sequence[Source]) -> bool:
    """Write the picture that `options` ask for. Whether passes apply to the function; if not, that is told.

    Raises:
        UsageError: the format is not known, there are several files, or no such function.
        PipelineError: the pipeline makes no sense.
        UserFacingError: the file cannot be read or written, or the library for drawings is missing.
    """
    extensions, writers = (_MEMORY_EXTENSIONS, _MEMORY_WRITERS) if options.draws_memory else (_EXTENSIONS, _WRITERS)
    format_ = _format(options, extensions, [*writers])
    if len(sources) != 1:
        raise UsageError(f"{len(sources)} files, but --graph needs exactly one")
    (source,) = sources
    steps = parse_pipeline(options.after)
    text = read_source(source)
    configuration = Configurations(options.config, isolated=options.isolated, llvm=options.llvm).for_file(
        source.config_path
    )
    for problem in configuration.problems:
        print_status(str(problem))
    document, configuration = read_for_project(text, source.path, configuration)
    item, function = _function(document, source.name, options.graph)
    if options.draws_memory:
        drawn, problem = _memory(document, item, function, options.after, steps, format_)
    else:
        drawn, problem = _ownership(document, item, function, configuration, format_)
    _write(options, drawn)
    if problem:
        print_status(f"{source.name}: {problem}")
    return not problem


def _ownership(
    document: Document, item: Item, function: Operation, configuration: Configuration, format_: str
) -> tuple[str, str]:
    picture = picture_of(
        document,
        item,
        function,
        options=configuration.plan_options,
    )
    try:
        return _WRITERS[format_](picture), picture.refusal
    except DrawingUnavailable as error:
        raise UserFacingError(str(error)) from None


def _memory(
    document: Document, item: Item, function: Operation, pipeline: str, steps: Sequence[Step], format_: str
) -> tuple[str, str]:
    now = _memory_now(document, item, function)
    pictures = memory_after(document, now, pipeline, steps) if pipeline else MemoryPictures(now)
    problem = f"{pipeline}: {pictures.problem}" if pictures.problem else ""
    if not pipeline and not now.buffers and any(map(works_on_tensors, walk(function))):
        bufferized = f"{run_options(document).pipeline},minimal-deallocation"
        print_status(f"{now.title} works on tensors, which have no buffers yet; those to come: --after '{bufferized}'")
    return _MEMORY_WRITERS[format_](pictures, document.text), problem


def graph_versions(options: Options) -> bool:
    """Write the picture of a function's memory in the first file, with that in the second one over it.

    Raises:
        UsageError: the format is not known, or no such function.
        UserFacingError: a file or a commit cannot be read, or one of the names is a folder.
    """
    format_ = _format(options, _MEMORY_EXTENSIONS, [*_MEMORY_WRITERS])
    if options.after:
        raise UsageError("--after is for one file, here are two")
    found = [versions("--graph", options.reading, name) for name in options.paths]
    for name, files in zip(options.paths, found, strict=True):
        if files[0].key:
            raise UserFacingError(f"--graph --memory takes two files, and {name} is a folder")
    (old,), (new,) = found
    document = old.read()
    item, function = _function(document, old.source.name, options.graph)
    now = _memory_now(document, item, function)
    pictures = memory_beside(document, now, new.read(), new.source.name)
    _write(options, _MEMORY_WRITERS[format_](pictures, document.text))
    if pictures.problem:
        print_status(f"{new.source.name}: {pictures.problem}")
    return not pictures.problem


def _memory_now(document: Document, item: Item, function: Operation) -> MemoryPicture:
    now = memory_picture(document, item, function)
    if now is None:
        raise UserFacingError(f"the text of @{symbol_name(function)} has errors, so what it holds is not known")
    return now


def _write(options: Options, drawn: str) -> None:
    if options.output == "print":
        sys.stdout.write(drawn)
    else:
        write_text(options.target, drawn)


def _format(options: Options, extensions: Mapping[str, str], formats: Sequence[str]) -> str:
    if options.graph_format:
        if options.graph_format not in formats:
            which = "with --memory" if options.draws_memory else "without --memory"
            raise UsageError(f"{which}, --graph-format is one of {', '.join(formats)}, not `{options.graph_format}`")
        return options.graph_format
    if options.draws_memory and not options.target:
        return "text"
    _, dot, extension = options.target.lower().rpartition(".")
    extension = dot + extension
    if extension not in extensions:
        what = f"{options.target} is not a picture format" if options.target else "no format given"
        raise UsageError(f"{what}; name a file with {', '.join(extensions)}, or give --graph-format")
    return extensions[extension]


def _function(document: Document, name: str, wanted: str) -> tuple[Item, Operation]:
    functions = list(functions_of(document))
    wanted = wanted.removeprefix("@")
    for item, function, function_name in functions:
        if function_name == wanted:
            if not has_body(function):
                raise UsageError(f"{name}: @{wanted} is only declared here, so there is nothing to draw")
            return item, function
    names = [function_name for _, _, function_name in functions]
    raise UsageError(f"{name}: no function @{wanted}{_suggestion(wanted, names)}")


def _suggestion(wanted: str, names: Sequence[str]) -> str:
    from difflib import get_close_matches

    close = get_close_matches(wanted, names, n=1)
    if close:
        return f"; did you mean @{close[0]}?"
    return f"; there are {', '.join(f'@{name}' for name in names[:8])}" if names else "; it has no functions"
