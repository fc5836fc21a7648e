"""The other files that a symbol may have to do with: those the editor has open, and those in its folders."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

from ...syntax.document.document import Document, parse_document
from ...syntax.text.line_index import Encoding, LineIndex
from ..config.discovery import Configurations
from ..features.lookup.linkage import Link, Linkage, linked
from ..features.lookup.symbol_tables import Symbol
from ..io.files import Source, UserFacingError, read_source
from .config_diagnostics import uri_of
from .session import Session, Snapshot, View

T = TypeVar("T")

_MOST_READ = 100
"""Files that are not open and have a symbol of the same name. If there are more, the name says nothing."""
_WHAT = "looking into other files"


async def read_workspace(session: Session) -> None:
    """Bring what is known of the workspace's files up to date, bit by bit."""
    async with session.progress.working("Reading the workspace") as progress:
        while await session.work("reading the workspace", session.index.step, False):
            progress.report(f"{session.index.file_count} files")


async def elsewhere(
    session: Session, uri: str, link: Link, ask: Callable[[Document, Symbol], T]
) -> list[tuple[Snapshot, Linkage, T]]:
    """`ask` about the symbols of other files than `uri` that are one with its symbol `link`.

    Empty where it is not clear which file defines it: no file does, or several do.

    Raises:
        StaleError: an open file has changed meanwhile.
    """
    await read_workspace(session)
    defining = await _files(session, uri, link.name, Linkage.DEFINES, ask)
    if len({snapshot.uri for snapshot, _, _ in defining}) != (link.how is Linkage.DECLARES):
        return []
    return [*defining, *await _files(session, uri, link.name, Linkage.DECLARES, ask)]


async def _files(
    session: Session, uri: str, name: str, how: Linkage, ask: Callable[[Document, Symbol], T]
) -> list[tuple[Snapshot, Linkage, T]]:
    def answers(document: Document) -> list[T]:
        return [ask(document, symbol) for symbol, linkage in linked(document, name) if linkage is how]

    def in_view(view: View) -> list[T]:
        return answers(view.document)

    found: list[tuple[Snapshot, Linkage, T]] = []
    opened = session.opened()
    for snapshot in opened:
        if snapshot.uri != uri:
            found += [(snapshot, how, one) for one in await session.answer(snapshot.uri, _WHAT, in_view, [])]
    known = {os.path.realpath(path) for each in opened if (path := session.path(each.uri)) is not None}

    def files() -> list[str]:
        named = session.index.files_with(name, is_private=how is Linkage.DECLARES)
        return [path for path in named if path not in known]

    def ask_file(path: str) -> tuple[Snapshot, list[T]] | None:
        view = view_of(path, configurations, session.encoding)
        return (view.snapshot, answers(view.document)) if view is not None else None

    paths = await session.work(_WHAT, files, [])
    configurations = Configurations(strict=False)
    for path in paths if len(paths) <= _MOST_READ else ():
        read = await session.work(_WHAT, lambda path=path: ask_file(path), None)
        if read is not None:
            found += [(read[0], how, one) for one in read[1]]
    return found


def view_of(path: str, configurations: Configurations, encoding: Encoding) -> View | None:
    """The file at `path` as it is on disk; None if it cannot be read."""
    try:
        text = read_source(Source(path, path, path))
        configuration = configurations.for_file(path)
    except UserFacingError:
        return None
    snapshot = Snapshot(uri_of(path), None, LineIndex(text), encoding, configuration)
    return View(snapshot, parse_document(text, configuration.knowledge))
