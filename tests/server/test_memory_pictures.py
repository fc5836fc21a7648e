"""Pictures of memory: as text and SVG, as data for the view, and as a page of its own."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from xml.etree import ElementTree

import pytest

from pydealloc.passes.pass_manager.pipelines import parse_pipeline
from pydealloc.server.pictures.memory.data import memory_data
from pydealloc.server.pictures.memory.levels import held_by_line
from pydealloc.server.pictures.memory.making import memory_after, memory_picture
from pydealloc.server.pictures.memory.model import MemoryPicture, MemoryPictures, largest
from pydealloc.server.pictures.memory.page import memory_page
from pydealloc.server.pictures.memory.svg import memory_svg
from pydealloc.server.pictures.memory.text import memory_text
from pydealloc.server.pictures.pictures import functions_of, has_body
from pydealloc.syntax.document.document import parse_document
from tests.execution.held_generator import generate_held
from tests.harness.literate import Case, literate

SCRIPT = re.compile(r'<script type="module">(.*?)</script>', re.DOTALL)
STRAIGHT = """\
func.func @f() {
  %a = memref.alloc() {t = "</script>"} : memref<64xf32>
  memref.dealloc %a : memref<64xf32>
  return
}
"""


def picture_of(text: str, pipeline: str = "") -> MemoryPictures:
    """Of the last function of `text`."""
    document = parse_document(text)
    item, function, _ = [one for one in functions_of(document) if has_body(one[1])][-1]
    now = memory_picture(document, item, function)
    assert now is not None
    if not pipeline:
        return MemoryPictures(now)
    return memory_after(document, now, pipeline, parse_pipeline(pipeline))


@literate("server/memory_pictures.md")
def test_memory_pictures(case: Case) -> None:
    pictures = picture_of(case.blocks["mlir"], case.blocks.get("text pipeline", "").strip())
    case.expect("text", memory_text(pictures))
    if "svg" in case.blocks:
        case.expect("svg", memory_svg(pictures))
    ElementTree.fromstring(memory_svg(pictures))


@pytest.mark.parametrize("seed", range(60))
def test_the_area_reaches_up_to_the_peak(seed: int) -> None:
    now = picture_of(generate_held(seed, dynamic=seed % 3 == 2).text).now
    levels = held_by_line(now)
    if now.peak is None:
        assert None in levels
    else:
        assert max([level or 0 for level in levels]) == largest(now.peak, now.sizes)
        assert None not in levels


@pytest.mark.parametrize("seed", range(60))
def test_the_buffers_at_the_peak_make_it_up(seed: int) -> None:
    """Of a function in one block without calls, whose runs are all alike."""
    text = generate_held(seed, growing=False).text
    now = picture_of(text).now
    body = text[text.rindex("func.func @main") :]
    is_plain = "scf." not in body and "cf." not in body and "call" not in body and "if (" not in body
    if now.is_exact and is_plain and now.peak_line is not None:
        assert _sum(now) == largest(now.peak, now.sizes)


def test_a_line_holds_its_buffers_and_no_later_ones() -> None:
    """In a loop, after it, and before it: what an operation with regions holds does not reach back."""
    text = """\
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<16xi8>
  affine.for %i = 0 to 4 {
    %b = memref.alloc() : memref<100xi8>
    memref.dealloc %b : memref<100xi8>
  }
  %c = memref.alloc() : memref<7xi8>
  memref.dealloc %c : memref<7xi8>
  memref.dealloc %a : memref<16xi8>
  return
}
"""
    assert held_by_line(picture_of(text).now) == [0, 0, 16, 16, 116, 116, 16, 23, 23, 16, 0, 0]


def test_iterations_at_the_same_time_are_counted_as_long_as_they_run() -> None:
    text = """\
func.func @f() {
  affine.parallel (%i) = (0) to (3) {
    %b = memref.alloc() : memref<8xi8>
    memref.dealloc %b : memref<8xi8>
  }
  return
}
"""
    assert held_by_line(picture_of(text).now) == [0, 24, 24, 24, 0, 0, 0]


@pytest.mark.parametrize(
    ("lines", "ending", "last"),
    [
        ("memref.dealloc %a : memref<4xf32>", "freed", 2),
        ("memref.copy %a, %a : memref<4xf32> to memref<4xf32>", "freed by the pass", 2),
        ("scf.if %c {\n  memref.dealloc %a : memref<4xf32>\n}", "freed", 4),
        ("bufferization.dealloc (%a : memref<4xf32>) if (%c)", "maybe freed", 2),
    ],
)
def test_the_end_of_a_bar(lines: str, ending: str, last: int) -> None:
    text = f"func.func @f(%c: i1) {{\n  %a = memref.alloc() : memref<4xf32>\n{lines}\n  return\n}}\n"
    (bar,) = picture_of(text).now.buffers
    assert (bar.ending, bar.last) == (ending, last)


def _sum(picture: MemoryPicture) -> int:
    assert picture.peak_line is not None
    return sum([bar.bytes.at(picture.sizes) for bar in picture.held_at(picture.peak_line)])


def test_a_version_after_a_pass_is_in_the_lines_of_the_text() -> None:
    pictures = picture_of(STRAIGHT.replace("  memref.dealloc %a : memref<64xf32>\n", ""), "minimal-deallocation")
    assert pictures.after is not None
    (bar,) = pictures.after.buffers
    assert (bar.first, bar.last, bar.ending) == (1, 1, "freed")
    (planned,) = pictures.now.buffers
    assert (planned.first, planned.last, planned.ending) == (1, 1, "freed by the pass")
    assert "with the frees that minimal-deallocation would insert" in pictures.now.notes


def test_the_data_of_the_view() -> None:
    data = memory_data(picture_of(STRAIGHT))
    assert data["now"] == {
        "first": 0,
        "last": 4,
        "symbols": [],
        "points": [[1, 0, 256, 256], [2, 256, 256, 0]],
        "buffers": [
            {
                "name": "%a",
                "type": "memref<64xf32>",
                "by": "memref.alloc",
                "bytes": 256,
                "first": 1,
                "last": 2,
                "ending": "freed",
                "stack": False,
                "place": [1, 2, 4],
            }
        ],
        "peak": 256,
        "peakLine": 1,
        "peakWords": "256 B",
        "isExact": True,
        "notes": [],
    }


def test_a_page_stands_on_its_own() -> None:
    page = memory_page(picture_of(STRAIGHT), STRAIGHT)
    (style,) = re.findall(r"<style>(.*?)</style>", page, re.DOTALL)
    (script,) = SCRIPT.findall(page)
    style_hash, script_hash = (b64encode(sha256(one.encode()).digest()).decode() for one in (style, script))
    assert f"default-src 'none'; style-src 'sha256-{style_hash}'; script-src 'sha256-{script_hash}'" in page
    assert not re.search(r"<link|<img|\sstyle=|\son\w+=|\s(?:src|href)=", SCRIPT.sub("", page))
    assert not re.search(r"^\s*(?:import|export)\b", script, re.MULTILINE)
    assert "https://" not in page
    assert "http://" not in page
    # What ends the element of a script is in no text of the program.
    assert page.count("</script>") == 3
