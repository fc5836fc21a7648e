"""Cross-file symbols: the same symbol in other files, open ones and those in the workspace's folders."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

from ...syntax.document.document import Document, parse_document
from ...syntax.text.line_index import Encoding
from ..config.discovery import Configurations
from ..features.lookup.linkage import Linkage, SymbolLink, linked
from ..features.lookup.symbol_tables import Symbol
from ..io.files import UserFacingError
from .session import Session
from .snapshot import Snapshot, View, open_on_disk

T = TypeVar("T")

_MOST_READ = 100
"""Files on disk with a symbol of the same name. If there are more, the name is too common to be a link."""
_WHAT = "looking into other files"


async def read_workspace(session: Session) -> None:
    """Bring the index of the workspace's files up to date, in steps that yield to other requests."""
    async with session.progress.working("Reading the workspace") as progress:
        while await session.work("reading the workspace", session.index.step, False):
            progress.report(f"{session.index.file_count} files")


async def ask_linked_files(
    session: Session, uri: str, link: SymbolLink, ask: Callable[[Document, Symbol], T]
) -> list[tuple[Snapshot, Linkage, T]]:
    """`ask` about the symbols of other files that are linked with the symbol `link` of `uri`.

    Empty unless exactly one file defines the symbol.

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
    configurations = session.fresh_configurations()
    for path in paths if len(paths) <= _MOST_READ else ():
        read = await session.work(_WHAT, lambda path=path: ask_file(path), None)
        if read is not None:
            found += [(read[0], how, one) for one in read[1]]
    return found


def view_of(path: str, configurations: Configurations, encoding: Encoding) -> View | None:
    """The file at `path` as it is on disk, parsed; None if it cannot be read."""
    try:
        snapshot = open_on_disk(path, configurations, encoding)
    except UserFacingError:
        return None
    return View(snapshot, parse_document(snapshot.text, snapshot.configuration.knowledge))
