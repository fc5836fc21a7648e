"""Document links: files named in locations, and in RUN lines."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from ....ir.lazy_pattern import lazy_pattern
from ....ir.records import dataclass
from ....syntax.text.line_index import line_start
from ..lookup.tokens import line_end

_MOST = 5_000
"""Links in one file."""
_LOCATION = lazy_pattern(r'"(?P<file>(?:[^"\\\r\n]|\\.)+)":(?P<line>[0-9]{1,9})(?::(?P<column>[0-9]{1,9}))?')
_RUN = "RUN:"
_COMMENT_START = lazy_pattern(r"[ \t]*//[ \t]*")
_WORD = lazy_pattern(r"[^\s\"'<>|&;()=,]+")
_HERE = lazy_pattern(r"%(?:S|p|\{fs-src-root\}|source_dir)(?=/)")
_IS_FILE = lazy_pattern(r"[\w%{}~.+\-/\\]*(?:/[\w.+\-]+|[\w+\-]\.[A-Za-z]\w{0,8})")


@dataclass(frozen=True)
class DocumentLink:
    """`start`, `end`: what to click on, offsets. `line`, `column`: from 1, 0 for none."""

    start: int
    end: int
    path: str
    line: int = 0
    column: int = 0


def document_links(text: str, path: str | None, folders: Iterable[str] = ()) -> list[DocumentLink]:
    """Links to existing files, in text order. A relative name is looked up beside the file at `path`, then in
    `folders`; a document without a path has only links to absolute names."""
    folder = os.path.dirname(path) if path is not None else None  # noqa: PTH120
    places = tuple(place for place in (folder, *folders) if place)
    found: list[DocumentLink] = []
    for start, end, name, line, column in sorted((*_locations(text), *_commands(text))):
        target = _existing(name, places)
        if target is not None and target != path:
            found.append(DocumentLink(start, end, target, line, column))
            if len(found) == _MOST:
                break
    _existing.cache_clear()
    return found


def _locations(text: str) -> Iterator[tuple[int, int, str, int, int]]:
    if '":' not in text:
        return
    for match in _LOCATION.finditer(text):
        yield match.start("file"), match.end("file"), match["file"], int(match["line"]), int(match["column"] or 0)


def _commands(text: str) -> Iterator[tuple[int, int, str, int, int]]:
    at = text.find(_RUN)
    while at >= 0:
        end = line_end(text, at)
        if _COMMENT_START.fullmatch(text[line_start(text, at) : at]) is not None:
            for word in _WORD.finditer(text, at + len(_RUN), end):
                here = _HERE.match(word[0])
                name = word[0][here.end() + 1 :] if here is not None else word[0]
                if here is not None or (not word[0].startswith(("%", "-")) and _IS_FILE.fullmatch(word[0])):
                    yield word.start(), word.end(), name, 0, 0
        at = text.find(_RUN, end)


@lru_cache(10_000)
def _existing(name: str, places: tuple[str, ...]) -> str | None:
    """The path of the file; looked up once per request."""
    paths = [Path(name)] if Path(name).is_absolute() else [Path(place, name) for place in places]
    for candidate in paths:
        try:
            if candidate.is_file():
                return os.path.normpath(candidate)
        except (OSError, ValueError):
            # Too long for a name, or with a character that no name has.
            continue
    return None
