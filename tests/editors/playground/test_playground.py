"""The playground in a browser that reaches nothing but the folder of the page."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.editors import keyboard
from tests.editors.playground.playground import Playground
from tests.harness.tree import ROOT
from web.site.playground_links import fragment, shared_in

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

EXAMPLES = sorted((ROOT / "examples").glob("*.mlir"))
LEAK = """\
func.func @leak(%x: f32, %i: index) -> f32 {
  %buffer = memref.alloc() : memref<4xf32>
  memref.store %x, %buffer[%i] : memref<4xf32>
  %y = memref.load %buffer[%i] : memref<4xf32>
  return %y : f32
}
"""
REFUSED = """\
// RUN: mlir-opt %s --ownership-based-buffer-deallocation
func.func @by_hand() {
  %b = memref.alloc() : memref<4xf32>
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}
"""
COMMANDS = (
    ("--apply", "minimal-deallocation", "--diff"),
    ("--apply", "buffer-deallocation-pipeline", "--compat", "llvm22"),
    ("--apply", "one-shot-bufferize{bufferize-function-boundaries=true},buffer-deallocation-pipeline"),
    ("--check", "--format", "json"),
)
MOST_BYTES = 25_000_000


def test_the_folder_is_small_and_complete(folder: Path) -> None:
    files = {path.relative_to(folder).as_posix(): path.stat().st_size for path in folder.rglob("*") if path.is_file()}
    assert sum(files.values()) < MOST_BYTES, files
    worker = (folder / "serviceWorker.js").read_text(encoding="utf-8")
    assert [name for name in files if name != "serviceWorker.js" and f'"{name}"' not in worker] == []
    notices = (folder / "NOTICES.txt").read_text(encoding="utf-8")
    for name in ("pyodide", "Python", "monaco-editor", "pygls", "@viz-js/viz", "dompurify"):
        assert f"\n{name} " in notices, name


@pytest.mark.parametrize("tab", ["fixes", "problems"])
def test_no_button_of_the_views_is_cut(playground: Playground, tab: str) -> None:
    """Tabs, actions and findings, beside a program that takes half of the page."""
    playground.open(f"#{fragment(LEAK)}")
    playground.until_line("#program", "pass: frees")
    playground.put_cursor("memref.alloc")
    playground.tab(tab)
    playground.until(f"document.querySelector('#panel-{tab} button') !== null")
    cut: list[str] = playground.page.evaluate(
        "() => { const right = document.querySelector('#views').getBoundingClientRect().right;"
        "  return [...document.querySelectorAll(`#views button`)].filter(one => one.offsetParent !== null)"
        "    .filter(one => one.getBoundingClientRect().right > right + 1).map(one => one.textContent); }"
    )
    assert cut == []


def test_hints_findings_and_results(playground: Playground) -> None:
    playground.open(f"#{fragment(LEAK)}")
    assert playground.text == LEAK
    playground.until_line("#program", "pass: frees")
    playground.until_line("#panel-result", "memref.dealloc")
    playground.tab("problems")
    playground.until("document.querySelector('.problems li')?.textContent.includes('memory-leak')")
    playground.write(LEAK.replace("memref.store", "memref.stor"))
    playground.until("document.querySelector('#tab-problems').textContent === 'Problems (1)'")


def test_the_first_program_is_there_before_the_editor(playground: Playground) -> None:
    """Also where the code of the page never arrives."""
    playground.page.route("**/page.js.gz", lambda route: route.abort())
    playground.page.goto(playground.url)
    playground.until("document.getElementById('progress-words').textContent.startsWith('The page cannot be loaded')")
    said = "[...document.querySelectorAll('.hint, .lens')].map(one => one.parentElement.removeChild(one).textContent)"
    assert "pass: frees %scratch" in playground.page.evaluate(said)
    shown = playground.shown("#first").split()
    assert "memref.dealloc %scratch : memref<64xf32>" in playground.shown("#first-result")
    playground.errors.clear()
    playground.page.unroute("**/page.js.gz")
    assert playground.open().text.split() == shown
    assert playground.page.query_selector("#first, #first-result") is None


def test_the_server_does_not_wait_for_the_editor(playground: Playground) -> None:
    """It is ready while the code of the page is still on its way."""
    kept: list[Route] = []
    playground.page.route("**/page.js.gz", lambda route: kept.append(route))
    playground.page.goto(playground.url)
    playground.until("document.getElementById('progress-words').textContent === 'Reading the program'")
    assert playground.page.evaluate("self.playground") is None
    kept[0].continue_()
    playground.until("self.playground !== undefined && document.getElementById('start').hidden")
    assert playground.page.query_selector("#first, #first-result") is None


def test_what_is_shown_before_the_server_runs_is_what_it_says(playground: Playground) -> None:
    playground.open()
    shown = json.loads(playground.page.evaluate("async () => (await fetch('first.json')).text()"))
    assert shown["text"] == playground.text
    document = {"uri": "file:///playground/program.mlir"}
    lines = {"start": {"line": 0, "character": 0}, "end": {"line": 1000, "character": 0}}
    asked = {"textDocument": document, "range": lines}
    for name in ("inlayHint", "codeLens"):
        said = playground.page.evaluate(
            "([method, asked]) => playground.server.request(method, asked)", [f"textDocument/{name}", asked]
        )
        assert [_words(one) for one in shown[name]] == [_words(one) for one in said], name
    ran = playground.command("--apply", "minimal-deallocation", "program.mlir", program=shown["text"])
    assert shown["result"] == ran["output"]


def _words(said: dict[str, Any]) -> object:
    """Of a hint or a lens. Its links and arguments name the version of the document."""
    return said["command"]["title"] if "command" in said else (said["position"], said["label"])


def test_a_finger_asks_before_much_is_loaded(browser: Browser, url: str) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 780}, is_mobile=True, has_touch=True, bypass_csp=True
    )
    page = Playground(context.new_page(), url)
    loaded: list[str] = []
    page.page.on("request", lambda request: loaded.append(request.url.removeprefix(url)))
    page.page.goto(url)
    page.page.get_by_role("button", name="Edit").wait_for()
    assert {*loaded} <= {"", "start.css", "start.js", "icon.svg"}
    assert "memref.dealloc" in page.shown("#first-result")
    page.page.get_by_role("button", name="Edit").click()
    page.until("window.playground !== undefined && document.getElementById('start').hidden")
    page.until_line("#program", "pass: frees")
    context.close()
    assert page.errors == []


def test_each_text_has_a_name_for_screen_readers(playground: Playground) -> None:
    playground.open()
    playground.until_line("#panel-result", "memref.dealloc")
    names = "[...document.querySelectorAll('[role=textbox]')].map(one => one.getAttribute('aria-label'))"
    assert playground.page.evaluate(names) == ["Program in MLIR", "Result, before", "Result, after"]


def test_each_tab_shows_what_it_is_for(playground: Playground) -> None:
    playground.open(f"#{fragment(LEAK)}")
    playground.put_cursor("%buffer[%i] : memref<4xf32>\n  %y")
    for tab, words in {
        "stages": "1. minimal-deallocation",
        "lifetimes": "pass: freed",
        "memory": "peak",
        "explain": "allocated",
        "picture": "@leak",
        "fixes": "Insert deallocations",
    }.items():
        playground.tab(tab)
        playground.until(
            "([id, words]) => document.getElementById(id).innerText.includes(words)", [f"panel-{tab}", words]
        )
    playground.tab("picture")
    playground.until("document.querySelectorAll('.picture svg a').length > 3")


def test_memory_leads_to_the_text_and_is_compared_with_a_pass(playground: Playground) -> None:
    playground.open(f"#{fragment(LEAK)}")
    playground.put_cursor("memref.store")
    playground.tab("memory")
    panel = playground.page.locator("#panel-memory")
    panel.locator("aside li", has_text="%buffer").get_by_role("button").click()
    playground.until("playground.editor.getModel().getValueInRange(playground.editor.getSelection()) === '%buffer'")
    assert panel.locator("aside h2").inner_text().endswith("(peak): 16 B")
    panel.get_by_label("After").select_option("promote-buffers-to-stack")
    panel.get_by_role("button", name="after promote-buffers-to-stack").click()
    panel.locator(".summary", has_text="peak 0 B").wait_for()


def test_an_action_is_shown_before_it_is_applied(playground: Playground) -> None:
    playground.open(f"#{fragment(LEAK)}")
    playground.put_cursor("%buffer = ")
    playground.tab("fixes")
    # The lens above the function, once it is there, is a button of the same name.
    actions = playground.page.locator("#panel-fixes")
    actions.get_by_role("button", name="Insert deallocations", exact=True).click()
    playground.until_line("#panel-fixes", "memref.dealloc")
    assert playground.text == LEAK
    actions.get_by_role("button", name="Apply", exact=True).click()
    playground.until("playground.editor.getValue().includes('memref.dealloc %buffer')")


def test_a_refusal_says_why(playground: Playground) -> None:
    playground.open(f"#{fragment(LEAK, {'pipeline': 'no-such-pass'})}")
    playground.until("document.querySelector('#panel-result .message').textContent.includes('no-such-pass')")


def test_a_link_holds_program_and_settings(playground: Playground) -> None:
    playground.open()
    playground.write(LEAK + "// é \U0001f600\n")
    playground.page.select_option("#compat", "llvm22")
    playground.page.click("#share")
    playground.until("location.hash.startsWith('#code=')")
    shared = shared_in(playground.page.evaluate("location.hash.slice(1)"))
    assert shared["text"] == LEAK + "// é \U0001f600\n"
    assert shared["settings"] == {
        "pipeline": "minimal-deallocation",
        "compared": "",
        "compat": "llvm22",
        "view": "diff",
        "tab": "result",
    }


def test_two_pipelines_side_by_side_and_the_result_as_a_file(playground: Playground, tmp_path: Path) -> None:
    playground.open(f"#{fragment(LEAK)}")
    playground.until_line("#panel-result", "memref.dealloc")
    playground.page.fill("#compared", "promote-buffers-to-stack")
    playground.page.press("#compared", "Enter")
    original, modified = "#panel-result .editor.original", "#panel-result .editor.modified"
    playground.until_line(original, "memref.alloca()")
    playground.until_line(modified, "memref.alloc()")
    with playground.page.expect_download() as saved:
        playground.page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename == "result.mlir"
    saved.value.save_as(tmp_path / "result.mlir")
    text = (tmp_path / "result.mlir").read_text(encoding="utf-8")
    assert text == LEAK.replace("  return %y", "  memref.dealloc %buffer : memref<4xf32>\n  return %y")
    playground.page.fill("#compared", "no-such-pass")
    playground.page.press("#compared", "Enter")
    playground.until("document.querySelector('#panel-result .message').textContent.includes('no-such-pass')")


@pytest.mark.parametrize("broken", ["#code=", "#code=////", "#code=AAAA", "#code=%", "#other"])
def test_a_broken_link_opens_the_example(playground: Playground, broken: str) -> None:
    playground.page.goto(playground.url + broken)
    playground.until("window.playground?.editor.getValue().includes('Who frees these buffers?')")
    if broken.startswith("#code="):
        playground.until("document.getElementById('status').textContent.includes('cannot be read')")


def test_a_link_holds_the_cursor(playground: Playground) -> None:
    playground.open(f"#{fragment(LEAK)}")
    playground.put_cursor("%buffer = ")
    place = playground.page.evaluate("playground.editor.getPosition()")
    before = playground.page.evaluate("location.hash")
    playground.page.click("#share")
    playground.until(f"location.hash.startsWith('#code=') && location.hash !== {json.dumps(before)}")
    playground.open(playground.page.evaluate("'?again' + location.hash"))
    assert playground.page.evaluate("playground.editor.getPosition()") == place


def test_escape_and_tab_leave_the_editor(playground: Playground) -> None:
    playground.open(f"#{fragment(LEAK)}")
    playground.put_cursor("%buffer = ")
    playground.page.evaluate("playground.editor.focus()")
    playground.page.keyboard.press("Escape")
    playground.until("document.getElementById('status').textContent.includes('Tab leaves')")
    playground.page.keyboard.press("Tab")
    playground.until("!playground.editor.hasTextFocus()")
    assert playground.text == LEAK


def test_the_button_of_colours_says_what_it_does(playground: Playground) -> None:
    playground.open()
    button = playground.page.locator("#theme")
    before = button.inner_text()
    button.click()
    assert {before, button.inner_text()} == {"Dark colours", "Light colours"}


def test_files_and_examples(playground: Playground, tmp_path: Path) -> None:
    playground.open()
    playground.page.select_option("#example", "views")
    assert playground.text == (ROOT / "examples" / "views.mlir").read_text(encoding="utf-8")
    (tmp_path / "leak.mlir").write_text(LEAK, encoding="utf-8")
    playground.page.set_input_files("#file", tmp_path / "leak.mlir")
    playground.until("text => playground.editor.getValue() === text", LEAK)
    playground.page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], "dropped.mlir"));
            document.getElementById("program").dispatchEvent(
                new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }""",
        LEAK + "// dropped\n",
    )
    playground.until("playground.editor.getValue().endsWith('// dropped\\n')")


def test_it_opens_without_a_network(playground: Playground) -> None:
    playground.open()
    playground.until("navigator.serviceWorker.controller !== null")
    playground.page.context.set_offline(True)
    playground.open(f"?again#{fragment(LEAK)}")
    playground.until_line("#program", "pass: frees")


def test_tabs_are_reached_with_the_keyboard(playground: Playground) -> None:
    playground.open()
    playground.page.focus("#tab-result")
    playground.page.keyboard.press("ArrowRight")
    assert playground.page.evaluate("document.activeElement.id") == "tab-stages"
    playground.page.keyboard.press("End")
    assert playground.page.evaluate("document.activeElement.id") == "tab-problems"
    assert playground.page.get_attribute("#tab-problems", "aria-selected") == "true"
    playground.page.focus("#splitter")
    playground.page.keyboard.press("ArrowLeft")
    assert playground.page.get_attribute("#splitter", "aria-valuenow") == "48"


TABS = {"result": ".place *", "stages": "button", "picture": "svg a", "memory": "aside li", "explain": "p"}
"""By tab: what it shows once it has asked the server; the others have it in words."""


def test_whatever_is_clicked_is_there_for_the_keyboard_and_has_a_name(playground: Playground) -> None:
    keyboard.record(playground.page.context)
    playground.open(f"#{fragment(LEAK)}")
    playground.put_cursor("%buffer = ")
    lacking: list[str] = []
    for tab in (*TABS, "lifetimes", "fixes", "problems"):
        playground.tab(tab)
        playground.page.locator(f"#panel-{tab} {TABS.get(tab, ':is(td, button)')}").first.wait_for(state="attached")
        lacking += keyboard.lacking(playground.page, strange=".monaco-editor, .monaco-diff-editor")
    assert lacking == []


def test_the_keyboard_hears_why_an_action_is_refused(playground: Playground) -> None:
    playground.open(f"#{fragment(REFUSED)}")
    playground.put_cursor("memref.dealloc")
    playground.tab("fixes")
    refused = playground.page.locator("#panel-fixes [aria-disabled=true]").first
    refused.focus()
    playground.page.keyboard.press("Enter")
    assert playground.shown("#panel-fixes .note") == refused.get_attribute("title")


def test_results_are_those_of_the_command_line(playground: Playground, tmp_path: Path) -> None:
    playground.open()
    different: list[str] = []
    for path in EXAMPLES:
        text = path.read_text(encoding="utf-8")
        (tmp_path / "program.mlir").write_text(text, encoding="utf-8")
        for command in COMMANDS:
            ran = playground.command(*command, "program.mlir", program=text)
            line = [sys.executable, "-m", "pydealloc.server", *command, "program.mlir"]
            process = subprocess.run(line, cwd=tmp_path, capture_output=True, check=False)
            wanted = process.returncode, process.stdout, process.stderr
            if (ran["status"], ran["output"].encode(), ran["errors"].encode()) != wanted:
                different.append(f"{path.name}: {' '.join(command)}")
    assert different == []
