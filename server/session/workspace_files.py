"""The files of an editor's folders, and what inserting deallocations does to one that is not open."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence

from ...ir.records import dataclass
from ...syntax.document.document import parse_document
from ...syntax.text.edits import TextEdit
from ...syntax.text.line_index import LineIndex
from ..config.discovery import Configurations
from ..features.fixes.code_actions import RefusedError, Scope, edits
from ..io.files import Source, UserFacingError, read_source, sources_of

_MOST_NAMED = 5
"""Files in one sentence."""


@dataclass(frozen=True)
class Changed:
    """`edits` are of the text of `lines`."""

    lines: LineIndex
    edits: tuple[TextEdit, ...]


def files_below(folders: Iterable[str], opened: Iterable[str]) -> list[str]:
    """The paths that --check would look at in `folders`, each once, without those of files that are open."""
    known = {os.path.realpath(path) for path in opened}
    found: list[str] = []
    for folder in folders:
        try:
            sources = sources_of(folder, "")
        except UserFacingError:
            # Nothing in there, or nothing that can be read.
            continue
        for source in sources:
            path = os.path.realpath(source.path or source.name)
            if path not in known:
                known.add(path)
                found.append(source.path or source.name)
    return found


def changed_file(path: str, configurations: Configurations) -> Changed | str:
    """The file at `path` with deallocations, or why it stays as it is."""
    try:
        text = read_source(Source(path, path, path))
        configuration = configurations.for_file(path)
        document = parse_document(text, configuration.knowledge)
        made = edits(document, Scope.WORKSPACE, 0, dynamic=configuration.dynamic_ownership)
    except (UserFacingError, RefusedError) as error:
        return str(error)
    return Changed(LineIndex(text), tuple(made))


def left_out(files: Sequence[tuple[str, str]]) -> str:
    """A sentence about files that stay as they are; each is a name and the reason."""
    named = "; ".join(f"{name} ({reason})" for name, reason in files[:_MOST_NAMED])
    rest = len(files) - _MOST_NAMED
    more = f"; and {rest} more" if rest > 0 else ""
    return f"no deallocations were inserted in {named}{more}"
