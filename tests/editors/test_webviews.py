"""The pages of the extension's pictures in Chromium, without an editor: what the keyboard and a screen reader find."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pydealloc.server.pictures.memory.data import memory_data
from tests.editors import keyboard
from tests.harness.tree import ROOT
from tests.server.test_memory_pictures import picture_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

EXTENSION = ROOT / "vscode-extension"
BUNDLE = """import pathlib, sys
sys.path.insert(0, ".")
import npm
npm.node_packages(pathlib.Path("../web"))
npm.run(npm.node_packages(pathlib.Path(".")), "esbuild.mjs", "--outdir", sys.argv[1], cwd=pathlib.Path("."))
"""
PROGRAM = """\
func.func @f() {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<8xf32>
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %b : memref<8xf32>
  return
}
"""
SVG = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 60">
<g><a xlink:href="#1:2-1:5"><text x="9" y="20">%a</text></a></g>
<g><a xlink:href="#2:2-2:5"><text x="9" y="50">%b</text></a></g></svg>"""
EDITOR = """window.sent = [];
const api = { postMessage: one => sent.push(one), getState: () => undefined, setState: () => undefined };
window.acquireVsCodeApi = () => api;"""
COLOURS = {"focusBorder": "#07c", "editor-foreground": "#111", "editor-background": "#fff"}
THEME = f"<style>:root {{ {''.join(f'--vscode-{name}: {colour};' for name, colour in COLOURS.items())} }}</style>"
STORY = '<h1>%a</h1><ul><li><a href="#L2">line 2</a>: allocated</li></ul>'
MESSAGES: dict[str, dict[str, Any]] = {
    "picture": {"kind": "picture", "svg": SVG, "title": "@f", "file": "a.mlir", "isOther": True},
    "memory": {"kind": "memory", "data": memory_data(picture_of(PROGRAM)), "kept": {}},
    "story": {"html": STORY, "kept": {}},
}
SHOWN = {"picture": "svg a", "memory": "aside li", "story": "a"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Scripts and styles of the pages, as the extension has them."""
    made = tmp_path_factory.mktemp("webviews")
    done = subprocess.run(
        [sys.executable, "-c", BUNDLE, made], cwd=EXTENSION, capture_output=True, text=True, check=False
    )
    if "npm.Unavailable" in done.stderr:
        pytest.skip(f"the pages cannot be built here: {done.stderr.strip().splitlines()[-1]}")
    assert done.returncode == 0, done.stderr
    return made


@pytest.fixture
def page(browser: Browser, folder: Path, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The page of that name, which has been told something."""
    name: str = request.param
    source = (EXTENSION / "src" / "views" / "picture" / "panel.ts").read_text(encoding="utf-8")
    (picture,) = re.findall(r"^const BODY = `([^`]*)`", source, re.MULTILINE)
    body = picture if name == "picture" else "<main></main>"
    context = browser.new_context(viewport={"width": 900, "height": 700})
    keyboard.record(context)
    context.add_init_script(EDITOR)
    opened = context.new_page()
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    head = f'{THEME}<link rel="stylesheet" href="{name}.css">'
    (folder / f"{name}.html").write_text(
        f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">{head}</head>'
        f'<body class="vscode-light">{body}<script src="{name}.js"></script></body></html>',
        encoding="utf-8",
    )
    opened.goto((folder / f"{name}.html").as_uri())
    opened.evaluate("message => window.postMessage(message, '*')", MESSAGES[name])
    opened.locator(SHOWN[name]).first.wait_for(state="attached")
    yield opened
    context.close()
    assert errors == []


@pytest.mark.parametrize("page", [*MESSAGES], indirect=True)
def test_whatever_is_clicked_is_there_for_the_keyboard_and_has_a_name(page: Page) -> None:
    assert keyboard.lacking(page) == []


@pytest.mark.parametrize("page", [*MESSAGES], indirect=True)
def test_the_keyboard_leads_to_the_text(page: Page) -> None:
    page.locator("aside li button, svg a, li a").first.focus()
    page.keyboard.press("Enter")
    assert page.evaluate("sent.at(-1).kind") == "reveal"
