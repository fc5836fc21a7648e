"""Pipeline stages: the file after each pass, as virtual documents that follow the edits of the file.

`workspace/textDocumentContent` (LSP 3.18) returns their texts, and `pydealloc/stage` to clients without that.
`pydealloc/stagePosition` maps positions between a file and its stages.

Of a long file, the functions that the editor shows come first. A stage is sent as soon as they are done, and the rest
as it is in the file; once that is done as well, the client is told that the document has changed.
"""

from __future__ import annotations

import asyncio
from typing import cast

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from ....ir.records import dataclass
from ....syntax.text.line_index import LineIndex
from ...features.ownership.pipeline_stages import PipelineStages, first_stages, shown_stages
from ...features.ownership.stage_documents import (
    StageAddress,
    address_of,
    stage_of,
    to_source,
    to_stage,
    uri_of_stage,
)
from ...session.session import Session, Snapshot, StaleError, View
from .params import position_param, str_param
from .registration import answer, feature, invalid_params

STAGES = "pydealloc/stages"
STAGE = "pydealloc/stage"
POSITION = "pydealloc/stagePosition"
CHANGED = "pydealloc/stagesChanged"
_MOST_SHOWN = 50
_FIRST_S = 1.0
"""Processor time, in seconds, after which a stage is sent although there are more functions."""
_RUNNING = "running the pipeline"


@dataclass(frozen=True)
class _Shown:
    """The file of a virtual document, and the state of it that the client has been sent the stage of."""

    source: str
    state: tuple[int, int] | None
    """None: the file was not open."""


def _state(session: Session, snapshot: Snapshot) -> tuple[int, int]:
    """Changes with the text of a file, and with the configuration."""
    return snapshot.number, session.generation


def register(server: LanguageServer, session: Session) -> None:
    """Connect the handlers of this module."""
    shown: dict[str, _Shown] = {}
    """By URI, the virtual documents that were requested since their file changed last."""
    completing: dict[str, asyncio.Task[None]] = {}
    """By URI of the file: the work on functions that the stages sent so far do not have yet."""

    async def complete(uri: str) -> None:
        """Run the pipeline on the rest of the file, and tell the client; an edit leaves that to the next request."""
        try:
            while not await session.answer(
                uri, _RUNNING, lambda view: _first(session, view).is_complete, True, whole=True
            ):
                pass
        except StaleError:
            return
        finally:
            del completing[uri]
        refresh(uri, None)

    async def sent(uri: str) -> dict[str, object]:
        found, source, is_complete = await _stage(session, shown, uri)
        if not is_complete and source not in completing:
            completing[source] = asyncio.ensure_future(complete(source))
        return found

    @feature(server, types.WORKSPACE_TEXT_DOCUMENT_CONTENT)
    async def content(params: types.TextDocumentContentParams) -> types.TextDocumentContentResult:
        other = session.contents.get(params.uri.partition(":")[0])
        if other is not None:
            return types.TextDocumentContentResult(text=other(params.uri))
        found = await sent(params.uri)
        return types.TextDocumentContentResult(text=str(found["text"]))

    @feature(server, STAGE)
    async def stage(params: tuple[object, ...]) -> dict[str, object]:
        return await sent(str_param(params, "uri"))

    @feature(server, STAGES)
    async def stages(params: tuple[object, ...]) -> dict[str, object]:
        uri = str_param(params, "uri")

        def ask(view: View) -> dict[str, object]:
            return _stages(uri, _first(session, view))

        return await answer(session, uri, _RUNNING, ask, _stages(uri, PipelineStages(())), whole=True)

    @feature(server, POSITION)
    async def position(params: tuple[object, ...]) -> dict[str, object] | None:
        return await _moved(session, str_param(params, "uri"), str_param(params, "to"), position_param(params))

    def refresh(source: str, state: tuple[int, int] | None) -> None:
        """Announce the stages of the file `source` that were sent of another state than `state`."""
        uris = [uri for uri, one in shown.items() if one.source == source and one.state != state]
        for uri in uris:
            # A client that still shows it asks again.
            del shown[uri]
            if session.client_capabilities.text_document_content:
                server.workspace_text_document_content_refresh(types.TextDocumentContentRefreshParams(uri=uri))
        if uris and not session.client_capabilities.text_document_content:
            server.protocol.notify(CHANGED, {"uri": source, "stages": uris})

    session.on_analysed.append(lambda snapshot: refresh(snapshot.uri, _state(session, snapshot)))


async def source_of_definition(session: Session, uri: str, place: tuple[int, int]) -> types.Location | None:
    """The place in the file, line and column, of `place` in the stage `uri`; None if `uri` is no stage."""
    address = address_of(uri)
    if address is None:
        return None
    found = await _moved(session, uri, address.source, place)
    if found is None:
        return None
    at = types.Position(cast("int", found["line"]), cast("int", found["character"]))
    return types.Location(uri=address.source, range=types.Range(start=at, end=at))


def _first(session: Session, view: View) -> PipelineStages:
    return first_stages(view.document, session.shown_offset(view.snapshot), _FIRST_S, dynamic=view.dynamic)


async def _stage(session: Session, shown: dict[str, _Shown], uri: str) -> tuple[dict[str, object], str, bool]:
    """The answer, the file, and whether all of its functions are in the answer."""
    address = address_of(uri)
    if address is None:
        raise invalid_params(f"`{uri}` is no stage of a file; `{STAGES}` lists them")
    shown.pop(uri, None)
    snapshot = session.snapshot(address.source)
    shown[uri] = _Shown(address.source, _state(session, snapshot) if snapshot is not None else None)
    if len(shown) > _MOST_SHOWN:
        del shown[next(iter(shown))]

    def ask(view: View) -> tuple[dict[str, object], str, bool]:
        stages = _first(session, view)
        found = stage_of(stages, address.number)
        if found is None:
            return _no_stage(stages.refusal), address.source, stages.is_complete
        text: dict[str, object] = {
            "text": found.text,
            "pass": found.name,
            "changed": found.is_changed,
            "version": view.snapshot.version,
        }
        return text, address.source, stages.is_complete

    not_open = _no_stage("the file is not open"), address.source, True
    return await answer(session, address.source, _RUNNING, ask, not_open, whole=True)


def _no_stage(why: str) -> dict[str, object]:
    reason = why or "there is no such pass"
    return {"text": f"// Pipeline stopped: {reason}.\n", "pass": "", "changed": False, "refusal": reason}


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


async def _moved(session: Session, uri: str, to: str, place: tuple[int, int]) -> dict[str, object] | None:
    """The line and column in the document `to` of `place` in the document `uri`: a file and its stages."""
    start, end = address_of(uri), address_of(to)
    source = start.source if start is not None else uri
    if (end.source if end is not None else to) != source:
        raise invalid_params(f"`{to}` and `{uri}` do not belong to one file")

    def ask(view: View) -> dict[str, object] | None:
        offset = _in_source(view, start, place)
        found = _from_source(view, end, offset) if offset is not None else None
        return None if found is None else {"line": found[0], "character": found[1]}

    return await answer(session, source, _RUNNING, ask, None, whole=True)


def _in_source(view: View, address: StageAddress | None, place: tuple[int, int]) -> int | None:
    if address is None:
        return view.offset(place)
    stage = stage_of(shown_stages(view.document, dynamic=view.dynamic), address.number)
    if stage is None:
        return None
    return to_source(stage.edits, LineIndex(stage.text).offset(*place, view.snapshot.encoding))


def _from_source(view: View, address: StageAddress | None, offset: int) -> tuple[int, int] | None:
    if address is None:
        return view.snapshot.position(offset)
    stage = stage_of(shown_stages(view.document, dynamic=view.dynamic), address.number)
    if stage is None:
        return None
    return LineIndex(stage.text).position(to_stage(stage.edits, offset), view.snapshot.encoding)
