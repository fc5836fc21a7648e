"""Pipeline stages: the file after each pass, as virtual documents that follow the edits of the file.

`workspace/textDocumentContent` (LSP 3.18) returns their texts, and `pydealloc/stage` to clients without that.
`pydealloc/stagePosition` maps positions between a file and its stages.
"""

from __future__ import annotations

from lsprotocol import types

from ....syntax.text.edits import to_source
from ....syntax.text.line_index import LineIndex
from ...features.bufferization.tensor_hints import OFF
from ...features.hover import hover
from ...features.ownership.pipeline_stages import PipelineStages, pipeline_stages, shown_stages
from ...features.ownership.stage_documents import (
    StageAddress,
    address_of,
    stage_of,
    to_stage,
    uri_of_stage,
)
from ...features.ownership.stage_origins import origin_of, stage_hints
from ...session.session import View
from ..connection.answers import invalid_params
from ..connection.connection import Connection
from ..connection.params import position_param, str_param
from ..connection.shown_stages import RUNNING
from ..protocol import convert
from ..protocol.methods import STAGES_COMMAND


async def content(here: Connection, params: types.TextDocumentContentParams) -> types.TextDocumentContentResult:
    """A virtual document of any kind: a stage, or the output of a command."""
    other = here.session.contents.get(params.uri.partition(":")[0])
    if other is not None:
        return types.TextDocumentContentResult(text=other(params.uri))
    found = await here.stages.sent(params.uri)
    return types.TextDocumentContentResult(text=str(found["text"]))


async def stage(here: Connection, params: tuple[object, ...]) -> dict[str, object]:
    return await here.stages.sent(str_param(params, "uri"))


async def stages(here: Connection, params: tuple[object, ...]) -> dict[str, object]:
    uri = str_param(params, "uri")
    empty = _stages(uri, PipelineStages(()))
    return await here.answer(uri, RUNNING, lambda view: _stages(uri, here.stages.first(view)), empty, whole=True)


async def show_stages(here: Connection, argument: dict[str, types.LSPAny]) -> dict[str, object]:
    """The file `uri` after each pass of the pipeline, for the editor to show."""
    uri = argument.get("uri")
    if not isinstance(uri, str):
        raise invalid_params(f"{STAGES_COMMAND} needs an object with the uri of a file")
    empty = convert.stages_of(PipelineStages(()))
    return await here.answer(
        uri, RUNNING, lambda view: convert.stages_of(pipeline_stages(view.document, options=view.plan_options)), empty
    )


async def stage_position(here: Connection, params: tuple[object, ...]) -> dict[str, object] | None:
    found = await _moved(here, str_param(params, "uri"), str_param(params, "to"), position_param(params))
    return None if found is None else {"line": found[0], "character": found[1]}


async def source_of_definition(here: Connection, uri: str, place: tuple[int, int]) -> types.Location | None:
    """The definition in the file of what is at `place`, line and column, in the stage `uri`, or where that would be;
    None if `uri` is no stage."""
    address = address_of(uri)
    if address is None:
        return None
    found = await here.answer(address.source, RUNNING, lambda view: _origin(view, address, place), None, whole=True)
    found = found or await _moved(here, uri, address.source, place)
    if found is None:
        return None
    at = types.Position(*found)
    return types.Location(uri=address.source, range=types.Range(start=at, end=at))


async def hover_of_origin(here: Connection, uri: str, place: tuple[int, int]) -> types.Hover | None:
    """The hover of the author's value for the one at `place` in the stage `uri`; None if `uri` is no stage."""
    address = address_of(uri)
    if address is None:
        return None
    markdown = here.client.markdown
    return await here.answer(
        address.source, RUNNING, lambda view: _hover_of(view, address, place, markdown), None, whole=True
    )


def _hover_of(view: View, address: StageAddress, place: tuple[int, int], markdown: bool) -> types.Hover | None:
    origin = _origin(view, address, place)
    found = hover(view.document, view.offset(origin), options=view.plan_options) if origin is not None else None
    return convert.hover(view.snapshot, found, markdown=markdown) if found is not None else None


def _origin(view: View, address: StageAddress, place: tuple[int, int]) -> tuple[int, int] | None:
    """The line and column, in the file, of the author's value for the one at `place` in a stage."""
    stage = stage_of(shown_stages(view.document, options=view.plan_options), address.number)
    if stage is None:
        return None
    offset = origin_of(view.document, stage, LineIndex(stage.text).offset(*place, view.snapshot.encoding))
    return view.snapshot.position(offset) if offset is not None else None


async def hints_of_stage(here: Connection, uri: str, shown: types.Range) -> list[types.InlayHint] | None:
    """The hints in `shown` of the stage `uri`; None if `uri` is no stage."""
    address = address_of(uri)
    if address is None:
        return None
    found: list[types.InlayHint] = []
    if here.session.settings.inlay_hints.tensors != OFF:
        found = await here.answer(address.source, RUNNING, lambda view: _hints(view, address, shown), found, whole=True)
    return found


def _hints(view: View, address: StageAddress, shown: types.Range) -> list[types.InlayHint]:
    stage = stage_of(shown_stages(view.document, options=view.plan_options), address.number)
    if stage is None:
        return []
    lines, encoding = LineIndex(stage.text), view.snapshot.encoding
    start, end = (lines.offset(*convert.position(place), encoding) for place in (shown.start, shown.end))
    found: list[types.InlayHint] = []
    for hint in stage_hints(view.document, stage, start, end):
        made = convert.inlay_hint(view.snapshot, hint)
        made.position = types.Position(*lines.position(hint.offset, encoding))
        found.append(made)
    return found


def _stages(uri: str, found: PipelineStages) -> dict[str, object]:
    stages = [
        {
            "number": stage.number,
            "pass": stage.name,
            "changed": stage.is_changed,
            "uri": uri_of_stage(uri, stage.number, stage.name),
        }
        for stage in found.stages
    ]
    return {"stages": stages, "refusal": found.refusal, "left": found.left}


async def _moved(here: Connection, uri: str, to: str, place: tuple[int, int]) -> tuple[int, int] | None:
    """The line and column in the document `to` of `place` in the document `uri`: a file and its stages."""
    start, end = address_of(uri), address_of(to)
    source = start.source if start is not None else uri
    if (end.source if end is not None else to) != source:
        raise invalid_params(f"`{to}` and `{uri}` do not belong to one file")
    return await here.answer(source, RUNNING, lambda view: _moved_in(view, start, end, place), None, whole=True)


def _moved_in(
    view: View, start: StageAddress | None, end: StageAddress | None, place: tuple[int, int]
) -> tuple[int, int] | None:
    offset = _in_source(view, start, place)
    return _from_source(view, end, offset) if offset is not None else None


def _in_source(view: View, address: StageAddress | None, place: tuple[int, int]) -> int | None:
    if address is None:
        return view.offset(place)
    stage = stage_of(shown_stages(view.document, options=view.plan_options), address.number)
    if stage is None:
        return None
    return to_source(stage.edits, LineIndex(stage.text).offset(*place, view.snapshot.encoding))


def _from_source(view: View, address: StageAddress | None, offset: int) -> tuple[int, int] | None:
    if address is None:
        return view.snapshot.position(offset)
    stage = stage_of(shown_stages(view.document, options=view.plan_options), address.number)
    if stage is None:
        return None
    return LineIndex(stage.text).position(to_stage(stage.edits, offset), view.snapshot.encoding)
