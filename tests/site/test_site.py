"""The documentation site: built as `./dev site` builds it, then read as a browser would."""

from __future__ import annotations

import json
import re
import textwrap
from html import unescape
from pathlib import Path

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from tests.harness.tree import ROOT
from web.site.build import build
from web.site.links import problems
from web.site.operation_sections import operation_sections
from web.site.playground_links import fragment, program_of, shared_in

_BLOCK = re.compile(r"^ *```mlir\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
_OPENED = re.compile(r'href="[./]*playground/#(code=[\w-]+)"')
_SHOWN = re.compile(r'<div class="language-mlir highlight"><pre><span></span><code>(.*?)\n</code></pre>', re.DOTALL)
REPOSITORY = "https://example.org/pydealloc-lsp"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "site"
    assert build(folder, REPOSITORY) == 0
    return folder


def page(site: Path, name: str) -> str:
    return (site / name / "index.html").read_text(encoding="utf-8")


@pytest.mark.long
def test_each_link_and_anchor_leads_somewhere_and_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    assert [*problems(site)] == []


def test_wrong_links_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<h1 id="here">A</h1><a href="#here">1</a><a href="a.html#there">2</a><a href="b/">3</a>'
        '<a href="playground/#code=x">4</a><a href="https://mlir.llvm.org">5</a>'
        '<script src="https://example.org/a.js"></script><img src="a.png">',
        encoding="utf-8",
    )
    found = [*problems(tmp_path)]
    assert found[:2] == [
        "a.html: loads https://example.org/a.js from elsewhere",
        "a.html: loads a.png, which is not there",
    ]
    assert [line.split(":")[1].split()[0] for line in found[2:]] == ["a.html#there", "b/", "playground/#code=x"]


@pytest.mark.long
def test_each_block_of_mlir_is_shown_as_it_is_and_opens_in_the_playground(site: Path) -> None:
    pages = {"": ROOT / "README.md"}
    for file in (ROOT / "docs").rglob("*.md"):
        name = file.relative_to(ROOT / "docs").with_suffix("").as_posix()
        pages[name.removesuffix("index").rstrip("/")] = file if name != "index" else pages[""]
    count = 0
    for name, file in pages.items():
        source = file.read_text(encoding="utf-8")
        if name.startswith("reference/dialects/"):
            source += operation_sections(file.stem, source)
        blocks = [textwrap.dedent(block) for block in _BLOCK.findall(source)]
        text = page(site, name)
        opened = [shared_in(found)["text"] for found in _OPENED.findall(text)]
        assert opened == [program_of(block) for block in blocks]
        shown = [unescape(re.sub(r"<[^>]*>", "", found)) for found in _SHOWN.findall(text)]
        assert shown == [block.rstrip("\n") for block in blocks]
        count += len(blocks)
    assert count > 300


def test_what_is_shown_beside_the_text_is_not_part_of_the_program() -> None:
    shown = "  %a ‹owned› = memref.alloc() : memref<f32>  ‹moves %a›\n//^^ hint memory-leak: `%a`\n// kept\n"
    assert program_of(shown) == "  %a = memref.alloc() : memref<f32> \n// kept\n"


def test_fragments_carry_any_text_and_settings() -> None:
    shared = {"text": 'func.func @"ä 🙂"() {\r\n}\n', "settings": {"deallocation": "llvm"}}
    found = fragment(str(shared["text"]), {"deallocation": "llvm"})
    assert shared_in(found) == shared
    assert re.fullmatch(r"code=[\w-]+", found)
    with pytest.raises(ValueError, match="no program in"):
        shared_in("here")


@pytest.mark.long
def test_all_findings_passes_and_dialects_have_their_pages_and_can_be_searched(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    places = {entry["location"].partition("#")[0] for entry in index["docs"]}
    for folder in ("checks", "reference/passes", "reference/dialects"):
        names = {file.stem for file in (ROOT / "docs" / folder).glob("*.md")} - {"index"}
        assert {f"{folder}/{name}/" for name in names} <= places


@pytest.mark.long
def test_all_operations_have_a_section_that_search_finds(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    places = {entry["location"] for entry in index["docs"]}
    names = [name for dialect in UPSTREAM.dialect_names for name in UPSTREAM.op_names(dialect)]
    assert len(names) > 2600
    pages = {name: "index-dialect" if name.startswith("index.") else name.partition(".")[0] for name in names}
    assert {f"reference/dialects/{pages[name]}/#{name}" for name in names} <= places


def test_a_section_has_syntax_effects_ownership_and_an_example() -> None:
    text = operation_sections("memref", (ROOT / "docs/reference/dialects/memref.md").read_text(encoding="utf-8"))
    section = text.partition("### `memref.alloc` ")[2].partition("### ")[0]
    for part in (
        "```text\nmemref.alloc(",
        "| `memref` | one |",
        "Effects: allocates `memref`",
        "Ownership: ",
        "```mlir\n",
    ):
        assert part in section


@pytest.mark.long
def test_pictures_further_down_are_loaded_when_they_come_near(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8").partition("<article")[2]
    pictures = re.findall(r"<img [^>]*>", page)
    assert [("loading" in each) for each in pictures] == [False, *[True] * (len(pictures) - 1)]


@pytest.mark.long
def test_links_out_of_the_site_lead_into_the_repository(site: Path) -> None:
    assert f'href="{REPOSITORY}/blob/main/tests/server/test_lsp.py"' in page(site, "reference/lsp")


@pytest.mark.long
def test_without_an_address_links_out_of_the_site_are_words(tmp_path: Path) -> None:
    assert build(tmp_path / "site") == 0
    assert [*problems(tmp_path / "site")] == []
    assert "test_lsp" in page(tmp_path / "site", "reference/lsp")
