"""The playground in a browser: its first and its second start, edits of 640 lines, typing, memory.

    python -m tests.editors.playground.figures [FOLDER]      FOLDER: a playground that is built already

Other programs on the machine make times longer, so the processor time of the browser, which they do not change much, is
printed beside them: on an idle machine no time is longer than that.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from bench.programs import program
from tests.editors import chromium
from tests.harness.tree import ROOT
from web.serving import address, static_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

STARTS, EDITS, LINES = 3, 30, 640
TYPED = "  %typed = arith.addi %c1, %c1 : index\n  %other = memref.alloc(%typed) : memref<?xf32>\n"
MILLISECONDS_PER_KEY = 90
REST_MS = 30_000
PATIENCE_MS = 120_000
WATCH = """
self.firstHint = undefined;
const watch = () => {
  const lines = [...document.querySelectorAll('#program .view-line')];
  if (lines.some(line => line.textContent.replaceAll('\\u00a0', ' ').includes('pass: '))) {
    self.firstHint = performance.now();
  } else {
    setTimeout(watch, 20);
  }
};
watch();
"""
EDIT = """
number => new Promise(resolve => {
  const editor = playground.editor, model = editor.getModel();
  const began = performance.now();
  // Another operand each time, which is not there: the finding has another name in it.
  const heard = model.onDidChangeDecorations(() => {
    if (playground.findings().some(({ message }) => message.includes(`%missing_${number}`))) {
      heard.dispose();
      resolve(performance.now() - began);
    }
  });
  const old = number ? `%missing_${number - 1}` : '%c1';
  const found = model.findMatches(`arith.addi %i, ${old}`, false, false, true, null, false);
  const { endLineNumber: line, endColumn: end } = found[found.length >> 1].range;
  const range = { startLineNumber: line, startColumn: end - old.length, endLineNumber: line, endColumn: end };
  editor.executeEdits('figures', [{ range, text: `%missing_${number}` }]);
})
"""


@contextmanager
def served(folder: Path) -> Generator[str]:
    with static_server(folder) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield address(server)
        server.shutdown()


def processes() -> Iterator[Path]:
    """Folders in /proc of all processes below this one."""
    children: dict[int, list[Path]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with suppress(OSError):
                parent = (entry / "stat").read_text().rpartition(") ")[2].split()[1]
                children.setdefault(int(parent), []).append(entry)
    left = [os.getpid()]
    while left:
        found = children.get(left.pop(), [])
        yield from found
        left += [int(entry.name) for entry in found]


def processor_ms() -> float:
    """Of all processes below this one."""
    spent = 0
    for process in processes():
        with suppress(OSError):
            spent += sum(int((one / "schedstat").read_text().split()[0]) for one in (process / "task").iterdir())
    return spent / 1e6


def page_mb() -> float:
    """Memory of the process that shows the page and has its workers, without what it shares with others."""
    found = [0.0]
    for process in processes():
        with suppress(OSError):
            if b"--type=renderer" in (process / "cmdline").read_bytes():
                lines = (process / "smaps_rollup").read_text().splitlines()
                found.append(sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1000)
    return max(found)


def start(context: BrowserContext, url: str) -> Page:
    """Open the page, and print how long it takes to the first hints."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(WATCH)
    before = processor_ms()
    page.goto(url)
    page.wait_for_function("self.firstHint !== undefined && document.getElementById('start').hidden")
    spent = processor_ms() - before
    parts: dict[str, float] = page.evaluate("playground.server.phases")
    first: float = page.evaluate("self.firstHint")
    parts["page and first answer"] = first - sum(parts.values())
    words = ", ".join(f"{name} {part:,.0f}" for name, part in parts.items())
    print(f"  first hints after {first:7,.0f} ms, processor {spent:7,.0f} ms   ({words})", flush=True)
    return page


def starts(browser: Browser, url: str) -> Page:
    """The last page of them stays open."""
    page = None
    for number in range(STARTS):
        context = browser.new_context(bypass_csp=True)
        print(f"start {number + 1}, of a new visitor and of the same again")
        page = start(context, url)
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        page.close()
        page = start(context, url)
        if number + 1 < STARTS:
            context.close()
    assert page is not None
    return page


def edits(page: Page) -> None:
    text = program(LINES)
    page.evaluate("text => playground.editor.setValue(text)", text)
    page.wait_for_timeout(5000)
    times: list[float] = []
    spent: list[float] = []
    for number in range(EDITS):
        before = processor_ms()
        times.append(page.evaluate(EDIT, number))
        spent.append(processor_ms() - before)
        page.wait_for_timeout(1000)
    print(
        f"edit of {text.count(chr(10))} lines to findings: median {median(times):.0f} ms, least {min(times):.0f},"
        f" processor {median(spent):.0f} ms"
    )


def typing(browser: Browser, page: Page) -> None:
    """Tasks of the page's main thread while somebody types, in the middle of the program."""
    page.evaluate("text => playground.editor.setValue(text)", program(LINES))
    page.wait_for_timeout(5000)
    page.evaluate(
        "line => { const editor = playground.editor; editor.focus(); editor.revealLineInCenter(line);"
        "  const at = editor.getModel().findMatches('%c1 = arith', false, false, true, null, false)[4].range;"
        "  editor.setPosition({ lineNumber: at.startLineNumber, column: 1000 }); }",
        LINES // 2,
    )
    page.keyboard.press("Enter")
    browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing", "__metadata"])
    page.keyboard.type(TYPED, delay=MILLISECONDS_PER_KEY)
    page.wait_for_timeout(3000)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    main = {(one["pid"], one["tid"]) for one in events if one.get("args", {}).get("name") == "CrRendererMain"}
    tasks = [one for one in events if (one["pid"], one["tid"]) in main and one["ph"] == "X"]
    longest = max(one["dur"] for one in tasks) / 1000
    processor = max(one.get("tdur", 0) for one in tasks) / 1000
    many = sum(one["dur"] > 50_000 for one in tasks)
    print(
        f"typing {len(TYPED)} keys: longest task of the page {longest:.0f} ms, processor {processor:.0f} ms;"
        f" {many} of {len(tasks)} longer than 50 ms"
    )


def memory(page: Page) -> None:
    """Right after work, with what the browser has not cleaned up yet; and at rest."""
    working = page_mb()
    page.wait_for_timeout(REST_MS)
    print(f"memory of the page's process: {working:.0f} MB, at rest {page_mb():.0f} MB")


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(arguments[0]) if arguments else Path(temporary) / "playground"
        if not arguments:
            subprocess.run([sys.executable, ROOT / "web" / "build.py", "page", folder], check=True)
        with served(folder) as url, sync_playwright() as playwright:
            browser = chromium.launch(playwright)
            page = starts(browser, url)
            edits(page)
            typing(browser, page)
            memory(page)
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
