"""`--explain`: the hover at a position of a file, or the page of a code, as text for a terminal."""

from __future__ import annotations

import re

from ...ir.plurals import counted
from ...syntax.text.line_index import Encoding, LineIndex
from ..batch.release_choice import read_for_project
from ..config.discovery import Configurations
from ..config.known_codes import code_page, codes
from ..features.hover import hover
from ..io.files import UserFacingError, read_source, sources_of
from .options import Options

_PLACE = re.compile(r"(.+?):([0-9]+):([0-9]+)", re.DOTALL).fullmatch
_CODE = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+").fullmatch


def explain(options: Options) -> str:
    """The answer for `options.paths[0]`, `FILE:LINE:COLUMN` or a code; lines and columns count from 1, in code points.

    Raises:
        UserFacingError: there is no such file, place or code; the message says what would do.
    """
    wanted = options.paths[0]
    place = _PLACE(wanted)
    if place is not None:
        return _at(options, place.group(1), int(place.group(2)), int(place.group(3)))
    if _CODE(wanted) or wanted in codes():
        return code_page(wanted)
    raise UserFacingError(
        f"{wanted} is neither FILE:LINE:COLUMN nor the code of a finding; double-free is one, for example"
    )


def _at(options: Options, path: str, line: int, column: int) -> str:
    sources = sources_of(path, options.stdin_filename)
    if len(sources) != 1:
        raise UserFacingError(f"{path} is a folder; name one file")
    text = read_source(sources[0])
    lines = LineIndex(text)
    if not 1 <= line <= lines.line_count or column < 1:
        last = lines.line_count - text.endswith(("\n", "\r"))
        raise UserFacingError(f"{path} has {counted(last, 'line')}, so {line}:{column} is not in it")
    configuration = Configurations(options.config, isolated=options.isolated, llvm=options.llvm).for_file(
        sources[0].config_path
    )
    offset = lines.offset(line - 1, column - 1, Encoding.UTF32)
    document, configuration = read_for_project(text, sources[0].path, configuration)
    found = hover(
        document,
        offset,
        options=configuration.plan_options,
    )
    if found is None:
        raise UserFacingError(
            f"nothing is known about {path}:{line}:{column}; point at a value, an operation or a symbol"
        )
    places = [(lines.position(one.start, Encoding.UTF32), f"{one.name}: {one.role}") for one in found.places]
    links = [f"  {path}:{line + 1}:{column + 1}: {what.replace('`', '')}" for (line, column), what in places]
    return "\n".join([found.plain, *([""] if links else ()), *links])
