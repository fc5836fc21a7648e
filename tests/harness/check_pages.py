"""`./dev pages`: docs/checks/, a page for each code of a finding, made from the pages of the tests.

    python -m tests.harness.check_pages [--check]

A page of a test whose title is a code in backquotes documents that code: its prose is kept, and of each case what is
found in it, or its program where nothing is.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tests.harness.literate import Block, Section, read_page
from tests.harness.made_pages import update
from tests.harness.tree import ROOT

FOLDER = ROOT / "docs" / "checks"
SOURCES = ("limitations", "lints", "codes", "analysis/verifier", "syntax", "server")
_TITLE = re.compile(r"# `(?P<code>[a-z][a-z0-9-]*)`\n")
_SEVERITY = re.compile(r"(?:\^|@\S+) ?(error|warning|information|hint) (?P<code>[a-z0-9-]+):")
_FIRST_SENTENCE = re.compile(r"(.+?[.:])(?=\s|$)")
_ORDER = ("error", "warning", "information", "hint")


def pages() -> dict[str, str]:
    """The text of each page, by the name of its file."""
    made: dict[str, str] = {}
    rows: list[tuple[str, str, str]] = []
    for source in SOURCES:
        for file in sorted((ROOT / "tests" / source).glob("*.md")):
            code = title_of(file)
            if code is None:
                continue
            text, summary, severities = _page(file, code)
            made[f"{code}.md"] = text
            rows.append((code, severities, summary))
    made["index.md"] = _index(sorted(rows))
    return made


def title_of(file: Path) -> str | None:
    """The code that the page is about; None for a page about something else."""
    title = _TITLE.match(file.read_text(encoding="utf-8"))
    return title["code"] if title is not None else None


def _page(file: Path, code: str) -> tuple[str, str, str]:
    """The text of the page, its first sentence, and the severities that its cases show."""
    sections = read_page(file).sections
    parts: list[str] = []
    severities: set[str] = set()
    summary = ""
    for section in sections:
        text, found = _section(section, code)
        severities |= found
        parts.append(text)
        if not summary:
            summary = _summary(section)
    return "".join(parts).rstrip("\n") + "\n", summary, ", ".join(one for one in _ORDER if one in severities)


def _section(section: Section, code: str) -> tuple[str, set[str]]:
    """The section as documentation, and the severities of the code in it."""
    severities: set[str] = set()
    written: list[str] = []
    found = section.blocks.get("mlir findings")
    for part in section.parts:
        if isinstance(part, str):
            written.append(part)
        elif part.name in ("toml", "text") or (part.name == "mlir" and found is None):
            written.append(part.markdown())
        elif part.name == "mlir findings":
            severities |= {match[1] for match in _SEVERITY.finditer(part.body) if match["code"] == code}
            written.append(Block("mlir", part.body).markdown())
        elif part.name == "text apply":
            pipeline, option, compat = part.body.strip().partition(" --compat=")
            written.append(Block("text", f"pydealloc-lsp --apply '{pipeline}'{option}{compat} FILE\n").markdown())
        elif part.name == "text help":
            written.append("".join(f"> {line}\n>\n" for line in part.body.splitlines()).removesuffix(">\n"))
    return re.sub(r"\n{3,}", "\n\n", "".join(written)), severities


def _summary(section: Section) -> str:
    """The first sentence of the section's prose; empty without prose."""
    prose = "".join(part for part in section.parts if isinstance(part, str))
    paragraphs = [text for text in prose.split("\n\n") if text.strip() and not text.startswith("#")]
    first = " ".join(paragraphs[0].split()) if paragraphs else ""
    found = _FIRST_SENTENCE.match(first)
    return found[1].removesuffix(":") if found is not None else first


def _index(rows: list[tuple[str, str, str]]) -> str:
    lines = [
        "# What is reported",
        "",
        "Made by `./dev pages` from the pages of the tests. `pydealloc-lsp --explain CODE` prints one of them.",
        "",
        "| code | severity | |",
        "| --- | --- | --- |",
        *(f"| [{code}]({code}.md) | {severities} | {summary} |" for code, severities, summary in rows),
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(update(FOLDER, pages(), sys.argv[1:]))
