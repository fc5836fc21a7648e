"""Titles of actions, lenses and commands: plain text, in which a backquote would be shown as one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from pydealloc.server.config.model import Configuration
from pydealloc.server.config.op_declaration_edits import ConfigurationText
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.features.bufferization.copy_fixes import copy_fixes
from pydealloc.server.features.bufferization.copy_lenses import copy_lenses
from pydealloc.server.features.fixes.code_actions import offers
from pydealloc.server.features.fixes.quick_fixes import quick_fixes
from pydealloc.server.features.ownership.display_memory import all_lenses
from pydealloc.server.features.ownership.peak_lenses import peak_lenses
from pydealloc.server.features.ownership.placement_hints import placement_lenses
from pydealloc.server.features.ownership.plans import plans_of
from pydealloc.server.features.ownership.run_lenses import run_lenses
from pydealloc.server.features.titles import plain, quoted
from pydealloc.server.run.shell_words import LitSubstitutions
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.text.line_index import LineIndex
from tests.harness.fixture import parse_fixture
from tests.harness.literate import read_page
from tests.harness.tree import ROOT

FOLDERS = ("codes", "lints", "limitations", "server", "server/bufferization_fixes")
PAGES = [file for folder in FOLDERS for file in sorted((ROOT / "tests" / folder).glob("*.md"))]
CONFIGURATION = ConfigurationText("/pydealloc.toml", None)
PLACES = LitSubstitutions("/test/a.mlir", "/test", "/made")
FEWEST_TITLES = 150
"""The pages have more different ones."""


def programs(page: Path) -> Iterator[str]:
    for section in read_page(page).sections:
        if "mlir" in section.blocks:
            yield parse_fixture(section.blocks["mlir"].body).text


def titles(document: Document) -> Iterator[str]:
    """Those of all that can be clicked in a program."""
    lines = LineIndex(document.text)
    starts = [document.text.find("func", item.start) for item in document.leaves()]
    found = findings_of(document)
    for fix in quick_fixes(document, found, 0, len(document.text), CONFIGURATION):
        yield fix.title
    for fix in copy_fixes(document, 0, len(document.text)):
        yield fix.title
    for start in (start for start in starts if start >= 0):
        for offer in offers(document, start, each_pass=True, workspace=True):
            yield offer.title
    lenses = [
        *all_lenses(None, document, plans_of().buffers.lenses),
        *copy_lenses(document),
        *placement_lenses(document, Configuration().placement),
    ]
    lenses += peak_lenses(document)
    for lens in lenses:
        yield lens.title
    for run in run_lenses(lines, PLACES, lambda name: name):
        yield run.title


@pytest.mark.long
def test_no_title_has_a_backquote() -> None:
    seen = {title for page in PAGES for text in programs(page) for title in titles(parse_document(text))}
    assert len(seen) >= FEWEST_TITLES
    assert [title for title in sorted(seen) if "`" in title or "\n" in title] == []


def test_no_title_of_the_extension_has_a_backquote() -> None:
    manifest: dict[str, Any] = json.loads((ROOT / "vscode-extension" / "package.json").read_text("utf-8"))
    contributed = cast("dict[str, list[dict[str, str]]]", manifest["contributes"])
    seen = [command["title"] for command in contributed["commands"]]
    assert seen
    assert [title for title in seen if "`" in title] == []


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("i32", "i32"),
        (" i32\n", "i32"),
        ("memref<2xf32,\n   1>", "'memref<2xf32, 1>'"),
        ("", "''"),
        ("x" * 70, "x" * 59 + "…"),
    ],
)
def test_quotations(text: str, title: str) -> None:
    assert quoted(text) == title


def test_words_of_messages_lose_their_backquotes() -> None:
    assert plain("Cannot run: `$HOME` needs a shell") == "Cannot run: $HOME needs a shell"
