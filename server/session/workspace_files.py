"""Workspace files: the MLIR files in the workspace's folders, and the deallocation edits of those that are not open."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence

from ...ir.records import dataclass
from ...syntax.document.document import parse_document
from ...syntax.text.edits import TextEdit
from ...syntax.text.line_index import Encoding, LineIndex
from ..config.discovery import Configurations
from ..features.fixes.offer_values import RefusedError, Scope
from ..io.files import UserFacingError, sources_of
from .snapshot import open_on_disk

_MAX_NAMED_FILES = 5
"""Files in one sentence."""


@dataclass(frozen=True)
class Changed:
    """`edits` apply to the text of `lines`."""

    lines: LineIndex
    edits: tuple[TextEdit, ...]


def files_below(folders: Iterable[str], opened: Iterable[str]) -> list[str]:
    """The paths that --check would look at in `folders`, each once, without those of files that are open."""
    known = {os.path.realpath(path) for path in opened}
    found: list[str] = []
    for folder in folders:
        try:
            # Of folders that cannot be read, and of links that lead out of here, nothing is found.
            sources = sources_of(folder, "", troubles=[])
        except UserFacingError:
            # No MLIR file in there.
            continue
        for source in sources:
            path = os.path.realpath(source.path or source.name)
            if path not in known:
                known.add(path)
                found.append(source.path or source.name)
    return found


def changed_file(path: str, configurations: Configurations) -> Changed | str:
    """The edits that insert deallocations into the file at `path`, or the reason why there are none."""
    # Loaded here: the first findings of a file come before its fixes.
    from ..features.fixes.code_actions import edits

    try:
        snapshot = open_on_disk(path, configurations, Encoding.UTF16)
        configuration = snapshot.configuration
        document = parse_document(snapshot.text, configuration.knowledge)
        made = edits(
            document,
            Scope.WORKSPACE,
            0,
            options=configuration.plan_options,
        )
    except (UserFacingError, RefusedError) as error:
        return str(error)
    return Changed(snapshot.lines, tuple(made))


def left_out(files: Sequence[tuple[str, str]]) -> str:
    """A sentence about files that stay as they are; each is a name and the reason."""
    named = "; ".join(f"{name} ({reason})" for name, reason in files[:_MAX_NAMED_FILES])
    rest = len(files) - _MAX_NAMED_FILES
    more = f"; and {rest} more" if rest > 0 else ""
    return f"no deallocations were inserted in {named}{more}"
