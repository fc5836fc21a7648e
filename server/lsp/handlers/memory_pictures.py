"""Custom request: the bytes that a function holds, line by line, for the view of `server/pictures/memory/view/`."""

from __future__ import annotations

from ....passes.pass_manager.pipeline_text import PipelineError
from ....passes.pass_manager.pipelines import parse_pipeline
from ...features.ownership.function_picture import function_at
from ...pictures.memory.data import memory_data
from ...pictures.memory.making import memory_after, memory_picture
from ...pictures.memory.model import MemoryPicture, MemoryPictures
from ...pictures.pictures import has_body
from ...session.session import View
from ..connection.connection import Connection
from ..connection.params import params_dict, position_param, uri_param

_PIPELINES = (
    "minimal-deallocation",
    "minimal-deallocation{placement=early}",
    "plan-memory",
    "optimize-allocation-liveness",
    "buffer-loop-hoisting",
    "promote-buffers-to-stack",
    "buffer-deallocation-pipeline",
)
"""Offered for a comparison; any other is answered, too."""


async def memory(here: Connection, params: tuple[object, ...]) -> dict[str, object] | None:
    """Of the function at a position; with `after`, a pipeline, also what it holds after that. Null where there is no
    function with a body, or it has errors."""
    uri, place = uri_param(params), position_param(params)
    after = params_dict(params).get("after")
    pipeline = after if isinstance(after, str) else ""
    return await here.answer(uri, "drawing memory", lambda view: _drawn(view, place, pipeline), None)


def _drawn(view: View, place: tuple[int, int], pipeline: str) -> dict[str, object] | None:
    found = function_at(view.document, view.offset(place))
    if found is None or not has_body(found[1]):
        return None
    now = memory_picture(view.document, *found, view.snapshot.position)
    if now is None:
        return None
    data = memory_data(_compared(view, now, pipeline) if pipeline else MemoryPictures(now))
    return {**data, "function": now.function, "version": view.snapshot.version, "pipelines": list(_PIPELINES)}


def _compared(view: View, now: MemoryPicture, pipeline: str) -> MemoryPictures:
    try:
        steps = parse_pipeline(pipeline)
    except PipelineError as error:
        return MemoryPictures(now, pipeline, None, str(error))
    return memory_after(view.document, now, pipeline, steps)
