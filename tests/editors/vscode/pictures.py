"""`python -m tests.editors.vscode.pictures`: VS Code with the extension, as pictures and a walk: docs/pictures/vscode/.

They are what the page shows, taken at twice its size, with no more colours than are needed.
With `ownership`, `copies`, `repair` or `walk`, only those.
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.editors import chromium
from tests.editors.vscode.instance import CodeServer, happens, python_only, wait_until
from tests.editors.vscode.workbench import Workbench
from tests.harness.tree import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

TARGET = ROOT / "docs" / "pictures" / "vscode"
THEMES = {"light": "Default Light Modern", "dark": "Default Dark Modern"}
COLOURS = 192
WRAP = "Alt+z"
"""Wraps the lines of the active editor, or of both sides of a diff."""

BLEND = """\
// Which of three buffers is freed here, and by whom?
func.func @blend(%image: memref<?xi8>, %size: index, %pick: i1, %reuse: i1) {
  %heap = memref.alloc(%size) : memref<?xi8>
  %stack = memref.alloca(%size) : memref<?xi8>
  %either = arith.select %pick, %heap, %stack : memref<?xi8>
  cf.cond_br %reuse, ^mix(%heap : memref<?xi8>), ^mix(%image : memref<?xi8>)
^mix(%target: memref<?xi8>):
  memref.copy %target, %either : memref<?xi8> to memref<?xi8>
  return
}
"""
SHIFT = """\
!line = memref<64xf32>

func.func @shift(%line: !line, %by: f32) -> !line {
  %sum = memref.alloc() : !line
  %all = memref.alloc() : !line
  linalg.fill ins(%by : f32) outs(%all : !line)
  linalg.add ins(%line, %all : !line, !line)
             outs(%sum : !line)
  return %sum : !line
}
"""
DAMP = """\
func.func @damp(%field: tensor<1024xf32>, %at: index) -> tensor<1024xf32> {
  %zero = arith.constant 0.0 : f32
  %fixed = tensor.insert %zero into %field[%at] : tensor<1024xf32>
  %empty = tensor.empty() : tensor<1024xf32>
  %change = linalg.sub ins(%fixed, %field : tensor<1024xf32>, tensor<1024xf32>)
                      outs(%empty : tensor<1024xf32>) -> tensor<1024xf32>
  return %change : tensor<1024xf32>
}
"""
TRACED = """\
// RUN: mlir-opt %s -one-shot-bufferize=bufferize-function-boundaries
func.func @replace(%row: tensor<512xf32>, %at: index, %new: f32) -> (tensor<512xf32>, f32) {
  %set = tensor.insert %new into %row[%at] : tensor<512xf32>
  %old = tensor.extract %row[%at] : tensor<512xf32>
  return %set, %old : tensor<512xf32>, f32
}
"""
LEAKING = """\
!line = memref<64xf32>

func.func @smooth(%line: !line, %by: f32) {
  %all = memref.alloc() : !line
  %sum = memref.alloc() : !line
  linalg.fill ins(%by : f32) outs(%all : !line)
  linalg.add ins(%line, %all : !line, !line)
             outs(%sum : !line)
  memref.dealloc %all : !line
  memref.copy %sum, %line : !line to !line
  return
}
"""
BEFORE = """\
func.func @more(%line: memref<64xf32>, %by: f32) -> memref<64xf32> {
  %sum = memref.alloc() : memref<64xf32>
  memref.copy %line, %sum : memref<64xf32> to memref<64xf32>

  return %sum : memref<64xf32>
}
"""
TYPED = """\
  %all = memref.alloc() : memref<64xf32>
  linalg.fill ins(%by : f32) outs(%all : memref<64xf32>)
  linalg.add ins(%line, %all : memref<64xf32>, memref<64xf32>) outs(%sum : memref<64xf32>)"""

SETTINGS: dict[str, Any] = {
    "breadcrumbs.enabled": False,
    "editor.fontSize": 14,
    "editor.guides.indentation": False,
    "editor.lightbulb.enabled": "off",
    "editor.matchBrackets": "never",
    "editor.occurrencesHighlight": "off",
    "editor.overviewRulerBorder": False,
    "editor.quickSuggestions": {"other": "off", "comments": "off", "strings": "off"},
    "editor.suggestOnTriggerCharacters": False,
    "editor.parameterHints.enabled": False,
    "editor.autoClosingBrackets": "never",
    "editor.autoIndent": "none",
    "editor.formatOnType": False,
    "editor.renderLineHighlight": "none",
    "editor.renderWhitespace": "none",
    "editor.scrollbar.horizontal": "hidden",
    "editor.scrollbar.vertical": "hidden",
    "editor.stickyScroll.enabled": False,
    "diffEditor.renderSideBySide": True,
    "diffEditor.useInlineViewWhenSpaceIsLimited": False,
    "window.commandCenter": False,
    "workbench.activityBar.location": "hidden",
    "workbench.layoutControl.enabled": False,
}


class Camera:
    """Takes pictures of one page."""

    def __init__(self, workbench: Workbench) -> None:
        self.workbench = workbench
        self.frames: list[tuple[Image.Image, int]] = []

    def settle(self) -> None:
        """Until nothing has changed on the page for a while: colours that the server sends come last."""
        before, same = b"", 0
        for _ in range(60):
            self.workbench.page.wait_for_timeout(400)
            now = self.workbench.page.screenshot()
            same = same + 1 if now == before else 0
            if same == 4:
                return
            before = now

    def take(self, name: str, part: Locator | None = None, height: float | None = None) -> None:
        """A picture of that part of the page, cut off below `height`."""
        self.settle()
        page = self.workbench.page
        box = (part or page.locator(".monaco-workbench")).bounding_box()
        assert box is not None
        box["height"] = min(box["height"], height or box["height"])
        content = page.screenshot(clip=box)  # pyright: ignore[reportArgumentType]
        image = Image.open(io.BytesIO(content)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        TARGET.mkdir(parents=True, exist_ok=True)
        image.save(TARGET / f"{name}.png", optimize=True)

    def frame(self, milliseconds: int) -> None:
        """What the page shows now is shown that long."""
        content = self.workbench.page.screenshot()
        self.frames.append((Image.open(io.BytesIO(content)).convert("RGB"), milliseconds))

    def save_walk(self, name: str) -> None:
        """The frames one after the other, with one palette, so that nothing flickers."""
        images = [image for image, _ in self.frames]
        width, height = images[0].size
        samples = [images[0], *images[-4:]]
        sheet = Image.new("RGB", (width, height * len(samples)))
        for number, image in enumerate(samples):
            sheet.paste(image, (0, height * number))
        palette = sheet.quantize(128, dither=Image.Dither.NONE)
        frames = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images]
        frames[0].save(
            TARGET / name,
            save_all=True,
            append_images=frames[1:],
            duration=[shown for _, shown in self.frames],
            loop=0,
            optimize=True,
        )


@contextmanager
def vscode(browser: Browser, package: Path, theme: str, size: tuple[int, int], scale: int) -> Generator[Workbench]:
    """VS Code of today, in that theme, with nothing but our extension."""
    root = Path(tempfile.mkdtemp(prefix="pictures-"))
    server = CodeServer("current", root / "vscode", python_only(root / "bin") + ":/usr/bin:/bin", TRUSTING)
    try:
        server.install(package)
        server.write_settings({**SETTINGS, "workbench.colorTheme": theme})
        server.start()
        viewport = {"width": size[0], "height": size[1]}
        context = browser.new_context(viewport=viewport, device_scale_factor=scale, locale="en-US")  # pyright: ignore[reportArgumentType]
        workbench = Workbench(context.new_page(), server)
        workbench.load()
        workbench.run("View: Toggle Primary Side Bar Visibility")
        workbench.run("View: Toggle Status Bar Visibility")
        yield workbench
        context.close()
    finally:
        server.stop()
        shutil.rmtree(root, ignore_errors=True)


TRUSTING = ("--disable-workspace-trust",)


def ready(workbench: Workbench, name: str, text: str, hint: str) -> None:
    workbench.open(name, text)
    workbench.wait_for_line(hint)
    wait_until(lambda: any("Insert" in lens for lens in workbench.lenses()), "the lenses")


def still(browser: Browser, package: Path, look: str) -> None:
    """Ownership, and the picture of a function; in the light also the preview and the stages."""
    with vscode(browser, package, THEMES[look], (1180, 1000), 2) as workbench:
        camera = Camera(workbench)
        part = workbench.page.locator(".part.editor")
        ready(workbench, "blend.mlir", BLEND, "%heap owned")
        workbench.place(10, 2)
        camera.take(f"ownership-{look}", part, 300)
        workbench.place(5, 4)
        workbench.run("MLIR: Show Ownership Graph")
        workbench.webview().locator("svg a").first.wait_for()
        workbench.groups.first.locator(".tab").first.click()
        workbench.press("Shift+Alt+0")
        stack(workbench, 320)
        camera.settle()
        workbench.webview().locator("#fit").click()
        workbench.press("Control+1")
        workbench.place(5, 4)
        camera.take(f"picture-{look}", part)
        if look == "light":
            workbench.close_all()
            workbench.page.set_viewport_size({"width": 1180, "height": 600})
            ready(workbench, "shift.mlir", SHIFT, "%all owned")
            workbench.place(4, 4)
            workbench.run("MLIR: Preview Deallocations in This Function")
            workbench.toast("Insert deallocations").wait_for()
            workbench.wait_for_line("memref.dealloc", workbench.diff)
            workbench.press(WRAP)
            camera.take("preview", None, 600)
            workbench.press_link(workbench.toast("Insert deallocations"), "Discard")
            workbench.diff.wait_for(state="detached")
            write_smaller(workbench, look)
            workbench.run("MLIR: Show Pipeline Stages")
            workbench.tab("3 ownership-based-buffer-deallocation").wait_for()
            workbench.wait_for_line("bufferization.dealloc", workbench.diff)
            camera.take("stages", None, 420)


def copies(browser: Browser, package: Path, look: str) -> None:
    """What One-Shot Bufferize would copy: hint and lens with the hover of why, the picture, the first of the stages."""
    with vscode(browser, package, THEMES[look], (1180, 1000), 2) as workbench:
        camera = Camera(workbench)
        part = workbench.page.locator(".part.editor")
        workbench.open("damp.mlir", DAMP)
        workbench.wait_for_line("copies 4 KiB")
        wait_until(lambda: any("1 copy" in lens for lens in workbench.lenses()), "the lens of copies")
        workbench.hover(3, 38, "reads the old contents")
        camera.take(f"copies-{look}", part, 330)
        workbench.press("Escape")
        workbench.run("MLIR: Show Ownership Graph")
        workbench.webview().locator("svg a").first.wait_for()
        workbench.groups.first.locator(".tab").first.click()
        workbench.press("Shift+Alt+0")
        stack(workbench, 300)
        camera.settle()
        workbench.webview().locator("#fit").click()
        workbench.press("Control+1")
        workbench.place(3, 38)
        camera.take(f"copies-picture-{look}", part, 680)
        workbench.close_all()
        finding_and_fix(workbench, camera, look)
        workbench.close_all()
        workbench.page.set_viewport_size({"width": 1180, "height": 600})
        workbench.open("damp.mlir")
        workbench.wait_for_line("copies 4 KiB")
        write_smaller(workbench, look)
        workbench.run("MLIR: Show Pipeline Stages")
        workbench.tab("one-shot-bufferize").wait_for()
        workbench.wait_for_line("memref.alloc", workbench.diff)
        camera.take(f"copies-stages-{look}", None, 360)


def finding_and_fix(workbench: Workbench, camera: Camera, look: str) -> None:
    """The finding of a copy with its conflict, and the edit of its fix before it is applied."""
    workbench.page.set_viewport_size({"width": 1400, "height": 500})
    workbench.open("replace.mlir", TRACED)
    workbench.squiggle("info").first.wait_for()
    wait_until(lambda: any("1 copy" in lens for lens in workbench.lenses()), "the lens of copies")
    workbench.place(1)
    workbench.run("Go to Next Problem (Error, Warning, Info)")
    problem = workbench.page.locator(".marker-widget")
    problem.wait_for()
    camera.take(f"copies-finding-{look}", None, 400)
    workbench.press("Escape")
    problem.wait_for(state="hidden")
    workbench.page.set_viewport_size({"width": 1400, "height": 620})
    workbench.place(3, 6)
    widget = workbench.page.locator(".action-widget:not(.action-list-submenu-panel)")
    row = widget.locator(".monaco-list-row.action", has_text="Move %old = tensor.extract before").first
    wait_until(lambda: suggested(workbench, row), "the fix of the copy")
    workbench.choose(row, widget)
    workbench.press("Control+Enter")
    pane = workbench.page.locator(".bulk-edit-panel")
    pane.locator(".monaco-list-row", has_text="replace.mlir").first.wait_for()
    pane.locator(".monaco-list-row", has_text="tensor.extract").first.click()
    workbench.diff.wait_for()
    camera.take(f"copies-fix-{look}")
    pane.locator(".monaco-button", has_text="Discard").first.click()
    pane.wait_for(state="hidden")


def stack(workbench: Workbench, top: int) -> None:
    """Give the upper of two groups of editors that height."""
    wait_until(lambda: edge(workbench) > 100, "the groups to be one above the other")
    mouse = workbench.page.mouse
    mouse.move(500, edge(workbench))
    mouse.down()
    mouse.move(500, top, steps=8)
    mouse.up()


def edge(workbench: Workbench) -> float:
    """Where the second group begins."""
    box = workbench.groups.nth(1).bounding_box()
    return 0 if box is None else box["y"]


def walk(browser: Browser, package: Path) -> None:
    """A line is typed, a hint appears, deallocations are shown and applied."""
    with vscode(browser, package, THEMES["light"], (980, 460), 1) as workbench:
        camera = Camera(workbench)
        workbench.open("more.mlir", BEFORE)
        workbench.wait_for_line("%sum owned")
        workbench.place(4, 1)
        camera.settle()
        camera.frame(900)
        for start in range(0, len(TYPED), 5):
            workbench.page.keyboard.insert_text(TYPED[start : start + 5])
            camera.frame(100)
        workbench.press("Escape")
        workbench.wait_for_line("%all owned")
        camera.settle()
        camera.frame(2000)
        workbench.page.keyboard.press("F1")
        box = workbench.page.locator(".quick-input-widget:visible .quick-input-box input")
        box.fill(">MLIR: Preview Deallocations in This Function")
        workbench.page.locator(
            ".quick-input-widget .monaco-list-row", has_text="Preview Deallocations in This Function"
        ).first.wait_for()
        camera.settle()
        camera.frame(1400)
        workbench.press("Enter")
        toast = workbench.toast("Insert deallocations")
        toast.wait_for()
        workbench.wait_for_line("memref.dealloc", workbench.diff)
        camera.settle()
        camera.frame(2800)
        workbench.press_link(toast, "Apply")
        workbench.diff.wait_for(state="detached")
        workbench.wait_for_line("memref.dealloc")
        camera.settle()
        camera.frame(3000)
        camera.save_walk("walk.gif")


def repair(browser: Browser, package: Path, look: str) -> None:
    """A leak is repaired with the first suggestion, brought back, repaired after a preview; then stages."""
    with vscode(browser, package, THEMES[look], (1120, 480), 1) as workbench:
        camera = Camera(workbench)
        warning, freed = workbench.squiggle("warning").first, "memref.dealloc %sum"

        def show(milliseconds: int) -> None:
            camera.settle()
            camera.frame(milliseconds)

        workbench.open("smooth.mlir", LEAKING)
        warning.wait_for()
        workbench.wait_for_line("%sum owned")
        show(1800)
        workbench.place(5, 4)
        first = workbench.page.locator(".action-widget .monaco-list-row.action", has_text="dealloc").first
        wait_until(lambda: suggested(workbench, first), "the first suggestion")
        show(2200)
        workbench.press("Enter")
        workbench.wait_for_line(freed)
        warning.wait_for(state="detached")
        show(2200)
        workbench.press("Control+z")
        workbench.wait_for_no_line(freed)
        warning.wait_for()
        show(1600)
        workbench.run("MLIR: Preview Deallocations in This Function")
        toast = workbench.toast("Insert deallocations")
        toast.wait_for()
        workbench.wait_for_line(freed, workbench.diff)
        workbench.press(WRAP)
        show(2800)
        workbench.press_link(toast, "Apply")
        workbench.diff.wait_for(state="detached")
        workbench.wait_for_line(freed)
        show(1600)
        # The pipeline refuses functions that free memory themselves.
        workbench.close_all()
        ready(workbench, "shift.mlir", SHIFT, "%all owned")
        write_smaller(workbench, look)
        workbench.run("MLIR: Show Pipeline Stages")
        workbench.tab("3 ownership-based-buffer-deallocation").wait_for()
        workbench.wait_for_line("bufferization.dealloc", workbench.diff)
        show(3000)
        camera.save_walk(f"repair-{look}.gif")


def write_smaller(workbench: Workbench, look: str) -> None:
    """Letters of which more fit into a line, for a diff beside a list."""
    workbench.server.write_settings({**SETTINGS, "workbench.colorTheme": THEMES[look], "editor.fontSize": 12})


def suggested(workbench: Workbench, row: Locator) -> bool:
    """Whether the menu of code actions has that row after it was asked for."""
    workbench.press("Escape", "Control+.")
    return happens(row.is_visible)


STILLS = {"ownership": still, "copies": copies, "repair": repair}


def main() -> int:
    wanted = sys.argv[1:] or [*STILLS, "walk"]
    packages = sorted((ROOT / "dist").glob("*.vsix"), key=lambda path: path.stat().st_mtime)
    if not packages or chromium.program() is None:
        print("pictures: ./dev vsix and chromium come first", file=sys.stderr)
        return 1
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for look in THEMES:
            for name, take in STILLS.items():
                if name in wanted:
                    take(browser, packages[-1], look)
        if "walk" in wanted:
            walk(browser, packages[-1])
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
