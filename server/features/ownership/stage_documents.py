"""Stage documents: the file after a pass as a virtual document, its URI, and positions mapped to the file.

    pydealloc-ir:/3-ownership-based-buffer-deallocation/a.mlir?file:///home/me/a.mlir

The number is the pass's place in the pipeline, from 1; the query is the file, escaped. What a pass did not touch has
its place in the file; what it added belongs where it was added.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from urllib.parse import quote, unquote

from ....ir.records import dataclass
from ....syntax.text.edits import TextEdit
from ...io.uris import STAGE_SCHEME as SCHEME
from .pipeline_stages import PipelineStage, PipelineStages

_ADDRESS = re.compile(rf"{SCHEME}:/*(?P<number>[0-9]{{1,4}})(?:-[^/?#]*)?(?:/[^?#]*)?\?(?P<source>[^#]+)").match


@dataclass(frozen=True)
class StageAddress:
    """`source`: the URI of the file; `number`: of the stage, from 1."""

    source: str
    number: int


def address_of(uri: str) -> StageAddress | None:
    """None for what is no stage of anything. Editors escape more or less of a URI."""
    found = _ADDRESS(uri) or _ADDRESS(unquote(uri))
    return StageAddress(unquote(found["source"]), int(found["number"])) if found is not None else None


def uri_of_stage(source: str, number: int, name: str) -> str:
    """The URI of the stage after pass `number`, which is called `name`, of the file with the URI `source`."""
    file = unquote(source).rpartition("/")[2] or "file"
    return f"{SCHEME}:/{number}-{name}/{quote(file)}?{quote(source, safe='')}"


def stage_of(stages: PipelineStages, number: int) -> PipelineStage | None:
    """The stage after pass `number`; None if the pipeline does not get there."""
    return next((stage for stage in stages.stages if stage.number == number), None)


def to_stage(edits: Sequence[TextEdit], offset: int) -> int:
    """The offset in the stage of an offset in the file; for removed text, where it was."""
    moved = 0
    for edit in edits:
        if offset < edit.start:
            break
        if offset < edit.end:
            return edit.start + moved + min(offset - edit.start, len(edit.text))
        moved += edit.delta
    return offset + moved
