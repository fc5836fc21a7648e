"""A page of the playground, as a test uses it. Everything waits for a condition, never for a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE_MS = 120_000
"""A loaded machine is slow; what never happens fails nevertheless."""
SHOWS = """([selector, words]) => [...document.querySelectorAll(`${selector} .view-line`)].some(
    line => line.textContent.replaceAll("\\u00a0", " ").includes(words))"""
"""Whether a line of an editor has these words; Monaco writes spaces that do not break."""


class Playground:
    """`errors`: what the page has thrown or logged as an error. `strangers`: what it wanted from elsewhere."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url
        self.errors: list[str] = []
        self.strangers: list[str] = []
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("request", lambda request: self._look(request.url))

    def _look(self, url: str) -> None:
        if not url.startswith((self.url, "data:", "blob:")):
            self.strangers.append(url)

    def open(self, fragment: str = "") -> Playground:
        """Open the page; the server runs, and has answered."""
        self.page.goto(self.url + fragment)
        self.until("document.getElementById('start').hidden")
        return self

    def until(self, condition: str, argument: Any = None) -> None:
        self.page.wait_for_function(condition, arg=argument)

    def until_line(self, selector: str, words: str) -> None:
        """Wait until the editor in that element shows a line with these words, hints included."""
        self.until(SHOWS, [selector, words])

    def tab(self, name: str) -> None:
        self.page.click(f"#tab-{name}")

    @property
    def text(self) -> str:
        return self.page.evaluate("playground.editor.getValue()")

    def write(self, text: str) -> None:
        self.page.evaluate("text => playground.editor.setValue(text)", text)

    def put_cursor(self, at: str) -> None:
        """To the first place of this text."""
        before = self.text[: self.text.index(at)]
        place = {"lineNumber": before.count("\n") + 1, "column": len(before) - before.rfind("\n")}
        self.page.evaluate("place => { playground.editor.setPosition(place); playground.editor.focus(); }", place)

    def command(self, *arguments: str, **files: str) -> dict[str, Any]:
        """What the command line says in the worker; the files are called by their stems."""
        named = {f"{name}.mlir": text for name, text in files.items()}
        return self.page.evaluate("([words, files]) => playground.server.command(words, files)", [arguments, named])

    def shown(self, selector: str) -> str:
        """The words in an element, where it is visible."""
        return self.page.inner_text(selector)
