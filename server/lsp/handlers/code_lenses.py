"""Code lenses: of the pass, of copies and placement, and of RUN lines."""

from __future__ import annotations

from collections.abc import Iterator

from lsprotocol import types

from ....syntax.document.document import Item
from ...features.bufferization.copy_lenses import copy_lenses, plan_some
from ...features.ownership.peak_lenses import peak_lenses
from ...features.ownership.placement_hints import placement_lenses
from ...features.ownership.run_lenses import run_lenses
from ...run.run_environment import substitutions_of
from ...run.tool_paths import Tools
from ...session.session import View
from ..connection.answers import renewed
from ..connection.connection import Connection
from ..protocol import convert, convert_lenses
from ..protocol.item_json import json_of, listed
from ..protocol.pygls_adapter import JsonText

_PLANNING_SECONDS = 0.02
"""CPU time of one step of planning copies, which other requests may have to wait for."""


async def code_lens(here: Connection, params: types.CodeLensParams) -> JsonText:
    uri = params.text_document.uri
    path = here.session.path(uri)
    return await renewed(lambda _: _newest(here, uri, path))


async def _newest(here: Connection, uri: str, path: str | None) -> JsonText:
    if here.session.settings.inlay_hints.bufferization_lenses:
        await _plan_copies(here, uri)
    # They need the plans of all functions: findings and hints must not wait for these.
    return await here.answer(
        uri, "looking for code lenses", lambda view: _lenses(here, view, path), listed(()), whole=True
    )


async def _plan_copies(here: Connection, uri: str) -> None:
    """Plan the copies of all functions of a file, in steps between which other requests have their turn."""
    begun: list[Iterator[Item]] = []
    while await here.answer(uri, "planning copies of tensors", lambda view: _plan_some(view, begun), False, whole=True):
        pass


def _plan_some(view: View, begun: list[Iterator[Item]]) -> bool:
    """One step, of the items in `begun`: the first step puts them there."""
    if not begun:
        begun.append(iter(view.document.leaves()))
    return plan_some(view.document, begun[0], _PLANNING_SECONDS)


def _lenses(here: Connection, view: View, path: str | None) -> JsonText:
    of_the_pass = convert_lenses.code_lenses(view, here.session.display_memory(view.snapshot).lenses)
    return listed([*of_the_pass, json_of(list(_others(here, view, path)))])


def _others(here: Connection, view: View, path: str | None) -> Iterator[types.CodeLens]:
    memory = here.session.display_memory(view.snapshot)
    if here.session.settings.inlay_hints.placement:
        limits = view.snapshot.configuration.placement
        for one in placement_lenses(view.document, limits, memory.placement_lenses):
            yield convert.title_lens(view.snapshot, one)
    if here.session.settings.inlay_hints.bufferization_lenses:
        for one in copy_lenses(view.document, memory.copy_lenses):
            yield convert.title_lens(view.snapshot, one)
    if here.session.settings.inlay_hints.peak_lenses:
        for one in peak_lenses(view.document, memory.peak_lenses):
            yield convert.title_lens(view.snapshot, one)
    settings = here.session.settings.run
    if settings.trusted:
        places = substitutions_of(view.snapshot.uri, path, "")
        for lens in run_lenses(view.snapshot.lines, places, Tools(settings.path).find):
            yield convert.run_lens(view.snapshot, lens)
