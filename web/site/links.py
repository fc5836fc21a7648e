"""Links and sources of a built site that lead nowhere, or elsewhere than into the site."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

from web.site.playground_links import shared_in

_PLAYGROUND = "playground"
_LOADED = {"img": "src", "script": "src", "source": "src", "link": "href", "iframe": "src"}
"""Attributes that name what a browser fetches with the page, by element."""
_NOT_FETCHED = {"canonical", "next", "prev"}


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value for name, value in attrs if value is not None}
        self.anchors |= {named[name] for name in ("id", "name") if name in named}
        if tag == "a" and "href" in named:
            self.links.append(named["href"])
        elif tag in _LOADED and _LOADED[tag] in named and named.get("rel") not in _NOT_FETCHED:
            self.loaded.append(named[_LOADED[tag]])


def problems(folder: Path) -> Iterator[str]:
    """A line for each link, anchor or source in the site in `folder` that is wrong.

    Links to the playground are checked by what they carry: it may not be part of this site.
    """
    pages = {file.relative_to(folder).as_posix(): _read(file) for file in sorted(folder.rglob("*.html"))}
    pages = {name: page for name, page in pages.items() if not name.startswith(f"{_PLAYGROUND}/")}
    for name, page in pages.items():
        if name == "404.html":  # Its links are from the root of the server, which only the server knows.
            continue
        for target in page.loaded:
            if urlsplit(target).scheme or target.startswith("//"):
                yield f"{name}: loads {target} from elsewhere"
            elif _file(folder, name, target) is None:
                yield f"{name}: loads {target}, which is not there"
        for target in page.links:
            found = None if urlsplit(target).scheme else _problem(folder, pages, name, target)
            if found:
                yield f"{name}: {found}"


def _read(file: Path) -> _Page:
    page = _Page()
    page.feed(file.read_text(encoding="utf-8"))
    return page


def _problem(folder: Path, pages: dict[str, _Page], name: str, target: str) -> str | None:
    parts = urlsplit(urljoin(f"/{name}", target))
    if parts.path == f"/{_PLAYGROUND}/" and parts.fragment:
        try:
            shared_in(parts.fragment)
        except ValueError as reason:
            return f"{target[:60]}: {reason}"
        return None
    file = _file(folder, name, target)
    if file is None:
        return f"{target} leads nowhere"
    page = pages.get(file)
    if parts.fragment and page is not None and unquote(parts.fragment) not in page.anchors:
        return f"{target}: no such anchor"
    return None


def _file(folder: Path, name: str, target: str) -> str | None:
    """The file that a link in page `name` leads to, by its path in the site; None where there is none."""
    path = unquote(urlsplit(urljoin(f"/{name}", target)).path).removeprefix("/")
    for candidate in (path, f"{path}index.html" if not path or path.endswith("/") else f"{path}/index.html"):
        if candidate and (folder / candidate).is_file():
            return candidate
    return None
