"""Hooks of MkDocs: pages of the project's root, the navigation, links, and blocks of MLIR.

The pages are those in docs/, as they are read in the repository; what the site needs beyond that is made here:
the README as its home, links to files outside of docs/ as links into the repository, and one tab for each kind of page.
"""

from __future__ import annotations

import posixpath
import re
import shutil
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from pydealloc.server.config.finding_kinds import CATEGORIES
from pydealloc.server.config.profiles import category_of
from web.site.mlir_blocks import PLAYGROUND
from web.site.operation_sections import operation_sections

ROOT = Path(__file__).resolve().parents[2]
ADDED = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "vscode-extension/README.md": "vscode.md",
    "editors/nvim/README.md": "neovim.md",
    "editors/emacs/README.md": "emacs.md",
    "editors/helix/README.md": "helix.md",
    "editors/zed/README.md": "zed.md",
    "editors/sublime/README.md": "sublime.md",
    "editors/others/README.md": "other-editors.md",
}
"""Pages from outside of docs/, by path in the repository. docs/index.md, a list of pages, gives way to the first."""
_PLAYGROUND_PAGE = "playground.md"
_PLAYGROUND_TEXT = """\
# Playground

Try the server in this page: type a program, see who owns its buffers, run a pipeline, share a link.
This build of the site has the pages alone; `./dev site` puts the playground here.
"""
"""The page in the navigation and in the search. The playground itself is built over it."""
_DIALECTS = "reference/dialects"
_FINDINGS = "Findings"
_TABS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("Overview", ("index.md", "tutorial.md", "tensor-tutorial.md")),
    ("Playground", (_PLAYGROUND_PAGE,)),
    (
        "Editors",
        ("editors.md", "vscode.md", "neovim.md", "emacs.md", "helix.md", "zed.md", "sublime.md", "other-editors.md"),
    ),
    (
        "Command line",
        (
            "command-line.md",
            "configuration.md",
            "ci.md",
            "dialects.md",
            "versions.md",
            "library.md",
            "pictures.md",
            "divergences.md",
        ),
    ),
    (_FINDINGS, ("checks/index.md", "checks/*.md")),
    ("Passes", ("reference/passes/index.md", "reference/passes/*.md")),
    ("Dialects", ("reference/dialects.md", "reference/dialects/*.md")),
    ("Reference", ("reference/*.md",)),
    ("Development", ("architecture.md", "contributing.md", "changelog.md")),
)
"""Each page is in the first tab that names it."""
_LINK = re.compile(
    r"(?P<before>\]\()(?P<target>[^()\s]+)(?P<after>\))|(?P<attribute>\b(?:src|href)=\")(?P<source>[^\"]+)"
)
_NOWHERE = "nowhere:"
_LABELLED = re.compile(rf"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\({_NOWHERE}\)")
_ELSEWHERE = re.compile(r"[a-z]+:|#")
_TWO_COLOURS = re.compile(
    r"<picture>\s*<source media=\"\(prefers-color-scheme: dark\)\" srcset=\"(?P<dark>[^\"]+)\">\s*"
    r"<img alt=\"(?P<alt>[^\"]*)\" src=\"(?P<light>[^\"]+)\">\s*</picture>"
)
_PREFORMATTED = re.compile(r"(<(?:pre|script|textarea)\b.*?</(?:pre|script|textarea)>)", re.DOTALL)
_BLANK_LINES = re.compile(r"\n\s*\n\s*|\n +")
_NO_HEADINGS = re.compile(r"<table>\s*<thead>\s*<tr>\s*(?:<th[^>]*></th>\s*)+</tr>\s*</thead>(.*?</table>)", re.DOTALL)
"""A table whose columns need no headings: its rows have them, in their first cells."""
_FIRST_CELL = re.compile(r"<tr>(\s*)<td>(.*?)</td>", re.DOTALL)
_FENCE = re.compile(r"^ {0,3}(?:```|~~~)", re.MULTILINE)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    docs = Path(config.docs_dir)
    pages = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")} | {*ADDED.values(), _PLAYGROUND_PAGE}
    config.nav = _navigation(pages)
    return config


def _navigation(pages: set[str]) -> list[dict[str, list[object]]]:
    tabs: list[dict[str, list[object]]] = []
    left = set(pages)
    for title, patterns in _TABS:
        found: list[str] = []
        for pattern in patterns:
            folder, _, name = pattern.rpartition("/")
            named = {page for page in left if posixpath.dirname(page) == folder} if "*" in name else {pattern} & left
            found += sorted(named)
            left -= named
        tabs.append({title: _by_category(found) if title == _FINDINGS else [*found]})
    if left:
        raise ValueError(f"no tab for {', '.join(sorted(left))}")
    return tabs


def _by_category(pages: list[str]) -> list[object]:
    """The first page, which lists the others, and a section for each category of findings."""
    entries: list[object] = [*pages[:1]]
    for category in CATEGORIES:
        named: list[object] = [page for page in pages[1:] if category_of(posixpath.basename(page)[:-3]) == category]
        entries.append({category.capitalize(): named})
    return entries


def on_files(files: Files, config: MkDocsConfig) -> Files:
    listing = files.get_file_from_path("index.md")
    if listing is not None:
        files.remove(listing)
    files.append(File.generated(config, _PLAYGROUND_PAGE, content=_PLAYGROUND_TEXT))
    for source, name in ADDED.items():
        files.append(File.generated(config, name, content=(ROOT / source).read_text(encoding="utf-8")))
    for asset in sorted((Path(__file__).parent / "assets").iterdir()):
        files.append(File.generated(config, f"assets/{asset.name}", abs_src_path=str(asset)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links as they lead in the site; those out of it lead into the repository, or are no links where it is unknown."""
    source = {name: path for path, name in ADDED.items()}.get(page.file.src_uri, f"docs/{page.file.src_uri}")
    if posixpath.dirname(page.file.src_uri) == _DIALECTS:
        markdown += "\n" + operation_sections(posixpath.basename(page.file.src_uri)[:-3], markdown)
    markdown = _TWO_COLOURS.sub(r"![\g<alt>](\g<light>#only-light)![\g<alt>](\g<dark>#only-dark)", markdown)

    def led(found: re.Match[str]) -> str:
        target = found["target"] or found["source"]
        before, after = (found["before"], found["after"]) if found["target"] else (found["attribute"], "")
        if _ELSEWHERE.match(target):
            return found[0]
        path, _, anchor = target.partition("#")
        wanted = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        there = _in_site(wanted, files)
        suffix = f"#{anchor}" if anchor else ""
        if there is not None:
            return before + posixpath.relpath(there, posixpath.dirname(page.file.src_uri) or ".") + suffix + after
        return (
            before
            + (f"{config.repo_url.rstrip('/')}/blob/main/{wanted}{suffix}" if config.repo_url else _NOWHERE)
            + after
        )

    parts = _FENCE.split(markdown)
    marks = _FENCE.findall(markdown)
    # Every second part is a block of code.
    parts[::2] = [_LABELLED.sub(r"\1", _LINK.sub(led, part)) for part in parts[::2]]
    return "".join(part + mark for part, mark in zip(parts, [*marks, ""], strict=True))


def _in_site(path: str, files: Files) -> str | None:
    """Where a file or a folder of the repository is in the site; None where it is not."""
    if path in ("docs", "docs/index.md"):
        return "index.md"
    below = path.removeprefix("docs/") if path.startswith("docs/") else ""
    for name in (ADDED.get(path), ADDED.get(f"{path}/README.md"), below, f"{below}/index.md"):
        if name and files.get_file_from_path(name) is not None:
            return name
    return None


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    home = posixpath.relpath(".", posixpath.dirname(page.file.dest_uri) or ".")
    html = html.replace(f'href="{PLAYGROUND}', f'href="{home}/playground/')
    # The first picture may be in sight at once; all others are loaded when they come near.
    first, image, others = html.partition("<img ")
    html = first + image + others.replace("<img ", '<img loading="lazy" ')
    return _NO_HEADINGS.sub(lambda found: "<table>" + _FIRST_CELL.sub(r'<tr>\1<th scope="row">\2</th>', found[1]), html)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """The page without the blank lines of the templates, a third of it; those in blocks of text stay."""
    output = output.replace(' role="dialog"', ' role="dialog" aria-label="Search"')
    parts = _PREFORMATTED.split(output)
    parts[::2] = [_BLANK_LINES.sub("\n", part) for part in parts[::2]]
    return "".join(parts)


def on_post_build(config: MkDocsConfig) -> None:
    """Remove what only other languages and developers of the theme need."""
    scripts = Path(config.site_dir) / "assets" / "javascripts"
    shutil.rmtree(scripts / "lunr", ignore_errors=True)
    for source_map in Path(config.site_dir).joinpath("assets").rglob("*.map"):
        source_map.unlink()
