"""`--graph`: the picture of one function of one file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from ...syntax.document.document import Document
from ..batch.release_choice import read_for_project
from ..config.discovery import Configuration, Configurations
from ..io.console import print_status
from ..io.files import Source, UserFacingError, read_source
from ..io.replacing import write_text
from ..pictures.dot import dot_text
from ..pictures.drawing import DrawingUnavailable, svg_text
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
_EXTENSIONS = {".svg": "svg", ".dot": "dot", ".gv": "dot", ".mmd": "mermaid", ".mermaid": "mermaid", ".html": "html"}


def graph(options: Options, sources: Sequence[Source]) -> bool:
    """Write the picture that `options` ask for. Whether the pass applies to the function; if not, that is told.

    Raises:
        UsageError: the format is not known, there are several files, or no such function.
        UserFacingError: the file cannot be read or written, or the library for drawings is missing.
    """
    format_ = _format(options)
    if len(sources) != 1:
        raise UsageError(f"{len(sources)} files, but --graph needs exactly one")
    (source,) = sources
    text = read_source(source)
    configuration = Configurations(options.config, isolated=options.isolated, llvm=options.llvm).for_file(
        source.config_path
    )
    for problem in configuration.problems:
        print_status(str(problem))
    document, configuration = read_for_project(text, source.path, configuration)
    picture = _picture(document, source.name, options.graph, configuration)
    try:
        drawn = _WRITERS[format_](picture)
    except DrawingUnavailable as error:
        raise UserFacingError(str(error)) from None
    if options.output == "print":
        sys.stdout.write(drawn)
    else:
        write_text(options.target, drawn)
    if picture.refusal:
        print_status(f"{source.name}: {picture.refusal}")
    return not picture.refusal


def _format(options: Options) -> str:
    if options.graph_format:
        return options.graph_format
    _, dot, extension = options.target.lower().rpartition(".")
    extension = dot + extension
    if extension not in _EXTENSIONS:
        what = f"{options.target} is none of our pictures" if options.target else "no format given"
        raise UsageError(f"{what}; name a file with {', '.join(_EXTENSIONS)}, or give --graph-format")
    return _EXTENSIONS[extension]


def _picture(document: Document, name: str, wanted: str, configuration: Configuration) -> Picture:
    functions = list(functions_of(document))
    wanted = wanted.removeprefix("@")
    names = [function_name for _, _, function_name in functions]
    for item, function, function_name in functions:
        if function_name == wanted:
            if not has_body(function):
                raise UsageError(f"{name}: @{wanted} is only declared here, so there is nothing to draw")
            return picture_of(
                document,
                item,
                function,
                deallocation=configuration.deallocation,
                dynamic=configuration.dynamic_ownership,
            )
    raise UsageError(f"{name}: no function @{wanted}{_suggestion(wanted, names)}")


def _suggestion(wanted: str, names: Sequence[str]) -> str:
    from difflib import get_close_matches

    close = get_close_matches(wanted, names, n=1)
    if close:
        return f"; did you mean @{close[0]}?"
    return f"; there are {', '.join(f'@{name}' for name in names[:8])}" if names else "; it has no functions"
