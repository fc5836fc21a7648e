"""What the extension shows beside the text, and the commands that lead there."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import pytest

from tests.editors.under_test import write_bytecode
from tests.editors.vscode.instance import happens, wait_until
from tests.editors.vscode.programs import FILL, applied
from tests.editors.vscode.workbench import Workbench

INSERT = "MLIR: Preview Deallocations in This Function"


@pytest.fixture
def fill(workbench: Workbench, name: str) -> Workbench:
    """VS Code with the program that fills a buffer, analysed, the cursor at `%scratch`."""
    workbench.open(name, FILL)
    workbench.wait_for_line("%scratch owned")
    workbench.place(4, 5)
    return workbench


def test_insertion_is_shown_before_it_is_applied(fill: Workbench, name: str) -> None:
    fill.run(INSERT)
    fill.diff.wait_for()
    fill.wait_for_line("memref.dealloc %scratch", fill.diff)
    toast = fill.toast("Insert deallocations in @fill?")
    toast.wait_for()
    fill.press_link(toast, "Apply")
    fill.diff.wait_for(state="detached")
    fill.wait_for_line("memref.dealloc %scratch")
    assert fill.save(name, lambda text: text != FILL) == applied(FILL)


def test_the_preview_has_buttons(fill: Workbench) -> None:
    """As words above the diff; the notification that has them too goes with the preview."""
    fill.run(INSERT)
    fill.wait_for_line("memref.dealloc %scratch", fill.diff)
    toast = fill.toast("Insert deallocations in @fill?")
    toast.wait_for()
    buttons = fill.page.locator(".editor-actions .action-label")
    assert buttons.filter(has_text="Discard").count() == 1
    buttons.filter(has_text="Apply").click()
    fill.diff.wait_for(state="detached")
    toast.wait_for(state="detached")
    fill.wait_for_line("memref.dealloc %scratch")


def test_insertion_as_llvm_does_it(fill: Workbench) -> None:
    fill.run("MLIR: Preview Deallocations in This Function as LLVM's Pipeline Does")
    fill.wait_for_line("memref.dealloc %scratch", fill.diff)
    fill.press_link(fill.toast("(lines: +1 −0)"), "Apply")
    fill.diff.wait_for(state="detached")
    fill.wait_for_line("memref.dealloc %scratch")


def test_insertion_can_be_discarded(fill: Workbench) -> None:
    fill.run(INSERT)
    fill.diff.wait_for()
    fill.press_link(fill.toast("Insert deallocations in @fill?"), "Discard")
    fill.diff.wait_for(state="detached")
    fill.wait_for_line("%scratch owned")
    assert not fill.has_line("memref.dealloc")
    assert fill.page.locator(".tab.dirty").count() == 0


def test_stages(fill: Workbench) -> None:
    """A list of the passes, and the diff of the first that changes something; the next follows on demand."""
    fill.run("MLIR: Show Pipeline Stages")
    stages = fill.page.locator(".sidebar .monaco-list-row")
    stages.filter(has_text="ownership-based-buffer-deallocation").wait_for()
    fill.tab("3 ownership-based-buffer-deallocation").wait_for()
    fill.wait_for_line("bufferization.dealloc (%base_buffer", fill.diff)
    assert "no change" in stages.first.inner_text()
    # Long names are cut at their end.
    wait_until(lambda: re.match(r"3\s+\+\d+ −\d+\s+ownership", stages.nth(2).inner_text().strip()), "counts of lines")
    fill.run("MLIR: Next Pipeline Stage")
    fill.tab("4 canonicalize").wait_for()
    fill.wait_for_line("bufferization.dealloc (%result", fill.diff)
    fill.run("MLIR: Previous Pipeline Stage")
    fill.tab("3 ownership-based-buffer-deallocation").wait_for()


def test_stages_follow_what_is_typed(fill: Workbench) -> None:
    fill.run("MLIR: Show Pipeline Stages")
    fill.tab("3 ownership-based-buffer-deallocation").wait_for()
    fill.run("View: Move Editor into Next Group")
    wait_until(lambda: fill.groups.count() == 2, "two groups")
    fill.groups.first.locator(".tab").first.click()
    fill.place(4, 3)
    fill.press("End", "Enter")
    fill.type("memref.store %value, %result[%c0] : memref<?xf32>")
    fill.press("Escape")
    fill.wait_for_line("memref.store %value, %result[%c0]", fill.groups.nth(1).locator(".modified").first)


def test_picture(fill: Workbench) -> None:
    fill.run("MLIR: Show Ownership Graph")
    picture = fill.webview()
    freed = picture.locator("svg a", has_text="frees %scratch")
    freed.wait_for()
    assert picture.locator("#title").inner_text() == "@fill"
    fill.place(1, 1)
    picture.locator("svg a", has_text="memref.store").first.click()
    fill.page.locator(".statusbar-item", has_text="Ln 5, Col").wait_for()


def test_picture_follows_what_is_typed(fill: Workbench) -> None:
    fill.run("MLIR: Show Ownership Graph")
    picture = fill.webview()
    picture.locator("svg a", has_text="frees %scratch").wait_for()
    fill.place(4, 3)
    fill.press("End", "Enter")
    fill.type("%more = memref.alloc(%size) : memref<?xf32>")
    fill.press("Escape")
    picture.locator("svg a", has_text="%more = memref.alloc").first.wait_for()


def test_picture_in_the_dark(fill: Workbench) -> None:
    fill.run("MLIR: Show Ownership Graph")
    body = fill.webview().locator("body")
    fill.webview().locator("svg a", has_text="frees %scratch").wait_for()

    def colour() -> str:
        return str(body.evaluate("body => getComputedStyle(body).backgroundColor"))

    light = colour()
    dark = fill.page.locator(".monaco-workbench.vs-dark")
    try:
        fill.configure({"workbench.colorTheme": "Default Dark Modern"}, dark.count, "VS Code to be dark")
        wait_until(lambda: colour() != light, "the picture to be dark")
        fill.webview().locator("svg a", has_text="frees %scratch").wait_for()
    finally:
        fill.configure({}, lambda: not dark.count(), "VS Code to be light again")


def test_memory_leads_to_the_text_and_back(fill: Workbench) -> None:
    fill.run("MLIR: Show Memory")
    memory = fill.webview()
    buffer = memory.locator("aside li", has_text="%scratch").first.get_by_role("button")
    buffer.wait_for()
    assert memory.locator(".tools strong").inner_text() == "@fill"
    fill.place(1, 1)

    def is_led() -> bool:
        # A click is lost while the list is written anew.
        buffer.click()
        return happens(fill.page.locator(".statusbar-item", has_text="Ln 4, Col").is_visible)

    wait_until(is_led, "the cursor in the line of the buffer")
    # The list stays as it was: the page itself has moved the cursor.
    assert "(peak)" in memory.locator("aside h2").inner_text()

    def is_followed() -> bool:
        # A key is lost while the page moves the focus.
        fill.place(5, 3)
        fill.press("ArrowDown")
        return happens(memory.locator("aside h2", has_text="Held in line 6").is_visible)

    wait_until(is_followed, "the page to follow the cursor")
    memory.get_by_label("After").select_option("promote-buffers-to-stack")
    memory.locator(".versions, .note", has_text="promote-buffers-to-stack").first.wait_for()


def test_explaining_a_buffer(fill: Workbench) -> None:
    fill.run("MLIR: Explain This Buffer")
    story = fill.webview().locator("body")
    wait_until(lambda: "%scratch" in story.inner_text(), "the story of %scratch")
    assert "freed" in story.inner_text()


def test_bytecode_opens_as_text(workbench: Workbench, name: str) -> None:
    # A window that has just been opened may not know its extensions yet.
    workbench.open(name, FILL)
    workbench.wait_until_ready()
    write_bytecode(workbench.server.workspace)
    workbench.open("program.mlirbc")
    workbench.tab("program.mlirbc.mlir").wait_for()
    workbench.wait_for_line("memref.alloc(%arg0)")
    workbench.wait_for_line("owned")
    workbench.place(1, 1)
    workbench.type("no")
    assert not workbench.has_line("nomodule")
    workbench.run("MLIR: Save as Text…")
    workbench.page.locator(".quick-input-widget:visible input").first.press("Enter")
    saved = workbench.server.workspace / "program.mlir"
    wait_until(saved.is_file, "the text to be saved")
    expected = (workbench.server.workspace / "program.expected").read_text(encoding="utf-8")
    wait_until(lambda: saved.read_text(encoding="utf-8") == expected, "all of the text")
    # It is opened then, and what closes editors meanwhile is an error for VS Code: it has its hints when that is done.
    opened = workbench.page.locator('.monaco-editor[data-uri$="/program.mlir"]').first
    workbench.wait_for_line("owned", opened)


def test_bytecode_that_cannot_be_read(workbench: Workbench) -> None:
    write_bytecode(workbench.server.workspace)
    workbench.open("broken.mlirbc")
    reason = workbench.webview().locator("p")
    wait_until(lambda: "this bytecode cannot be read" in reason.inner_text(), "the reason")


def test_generic_form_follows_what_is_typed(fill: Workbench) -> None:
    fill.run("MLIR: Show Generic Form")
    wait_until(lambda: fill.groups.count() == 2, "two groups")
    beside = fill.groups.nth(1).locator(".monaco-editor").first
    fill.wait_for_line('"memref.copy"(%scratch, %result)', beside)
    fill.place(4, 3)
    fill.press("End", "Enter")
    fill.type("memref.store %value, %result[%c0] : memref<?xf32>")
    fill.press("Escape")
    fill.wait_for_line('"memref.store"(%value, %result, %c0)', beside)


def colour_of(workbench: Workbench, name: str) -> tuple[str, str] | None:
    """Colour and weight of the first piece of text that is exactly `name`."""
    found: list[str] | None = workbench.editor.evaluate(
        """(editor, name) => {
            for (const piece of editor.querySelectorAll('.view-line span span')) {
                if (piece.textContent.trim() === name) {
                    const style = getComputedStyle(piece);
                    return [style.color, style.fontWeight];
                }
            }
            return null;
        }""",
        name,
    )
    return None if found is None else (found[0], found[1])


def test_colours_of_ownership(fill: Workbench) -> None:
    """Owned buffers are green and bold until that is switched off; then the hints are gone, too."""
    owned = ("rgb(17, 99, 41)", "700")
    wait_until(lambda: colour_of(fill, "%scratch") == owned, "%scratch to have the colour of what is owned")
    assert colour_of(fill, "%c0") != owned
    fill.run("MLIR: Show or Hide Ownership")
    wait_until(lambda: colour_of(fill, "%scratch") not in (owned, None), "%scratch to look like any value")
    fill.wait_for_no_line("%scratch owned")
    fill.run("MLIR: Show or Hide Ownership")
    wait_until(lambda: colour_of(fill, "%scratch") == owned, "%scratch to have its colour again")


TOOLS = {
    "tiny-opt": "print(open(sys.argv[1]).read().upper())",
    "tiny-fail": "sys.exit('it does not work')",
}


@pytest.fixture
def tools(workbench: Workbench) -> Iterator[None]:
    """Two programs for RUN lines: one writes its input in capitals, the other fails."""
    folder = workbench.server.root / "tools"
    folder.mkdir(exist_ok=True)
    for name, code in TOOLS.items():
        (folder / name).write_text(f"#!{sys.executable}\nimport sys\n{code}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    workbench.server.configure({"pydealloc.run.path": str(folder)})
    yield
    workbench.server.configure({})


@pytest.mark.usefixtures("tools")
def test_running_a_run_line(workbench: Workbench) -> None:
    workbench.open("run.mlir", f"// RUN: tiny-opt %s\n{FILL}")
    workbench.wait_until_ready()
    wait_until(lambda: "Run" in workbench.lenses(), "a lens above the RUN line")
    workbench.place(1, 4)
    workbench.run("MLIR: Run RUN Line")
    wait_until(lambda: workbench.groups.count() == 2, "the output to be shown")
    workbench.wait_for_line("FUNC.FUNC @FILL", workbench.groups.nth(1))


@pytest.mark.usefixtures("tools")
def test_run_lines_are_tests(workbench: Workbench) -> None:
    workbench.open("tests.mlir", f"// RUN: tiny-opt %s\n// RUN: tiny-fail %s\n{FILL}")
    workbench.wait_until_ready()
    workbench.run("Testing: Focus on Test Explorer View")
    rows = workbench.page.locator(".test-explorer .monaco-list-row")
    file = rows.filter(has_text="tests.mlir").first
    file.wait_for()
    file.click()
    workbench.press("ArrowRight")
    rows.filter(has_text="tiny-fail").wait_for()
    workbench.run("Test: Run Tests in Current File")
    workbench.page.locator('.test-explorer .monaco-list-row[aria-label*="tiny-opt %s (Passed)"]').wait_for()
    workbench.page.locator('.test-explorer .monaco-list-row[aria-label*="tiny-fail %s (Failed)"]').wait_for()


def test_walkthrough(workbench: Workbench) -> None:
    workbench.run("Welcome: Open Walkthrough...")
    workbench.answer("MLIR Ownership")
    steps = workbench.page.locator(".gettingStartedContainer .step-title")
    wait_until(lambda: "Insert the deallocations" in steps.all_inner_texts(), "the steps")
