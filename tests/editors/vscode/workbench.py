"""VS Code in a page, in the steps a person would take. Each step waits until what it wants is there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit

from tests.editors.vscode.instance import PATIENCE, CodeServer, happens, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, FrameLocator, Locator, Page, Request

MARKS = re.compile("[\u200b-\u200d\ufeff]")
"""What VS Code puts between characters to lay them out; its spaces are U+00A0."""

SIZE = {"width": 1280, "height": 800}
EDITOR = ".editor-instance .monaco-editor"
TOAST = ".notifications-toasts .notification-toast"

STILL = """
const still = new CSSStyleSheet();
still.replaceSync(`*, *::before, *::after {
    animation-duration: 1ms !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
    transition: none !important;
}`);
document.adoptedStyleSheets.push(still);
"""
"""What ends each animation at once: sixty frames a second of them, drawn without a GPU, are a quarter of the work."""


def plain(text: str) -> str:
    return MARKS.sub("", text.replace("\u00a0", " "))


class Workbench:
    """One page that shows one code-server.

    Attributes:
        errors: what the page's console has called an error since they were last looked at.
        strangers: addresses outside this machine that something has asked for.
    """

    def __init__(self, page: Page, server: CodeServer) -> None:
        self.page = page
        self.server = server
        self.errors: list[str] = []
        self.strangers: list[str] = []
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.errors.append(f"exception: {error}"))
        page.on("request", self._requested)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def _requested(self, request: Request) -> None:
        address = urlsplit(request.url)
        host = address.hostname or ""
        # Files of extensions have names of hosts that the page's own service worker answers.
        is_ours = host == "127.0.0.1" or host.endswith(".vscode-resource.vscode-cdn.net")
        if address.scheme in ("http", "https", "ws", "wss") and not is_ours:
            self.strangers.append(request.url)

    # --- Windows and files -------------------------------------------------------------------------------------------

    def load(self, *names: str) -> None:
        """Load the page anew, with the workspace, and those of its files open."""
        authority = f"127.0.0.1:{self.server.port}"
        payload = [["openFile", f"vscode-remote://{authority}{self.server.workspace / name}"] for name in names]
        address = f"http://{authority}/?folder={quote(str(self.server.workspace))}"
        self.page.goto(address + (f"&payload={quote(json.dumps(payload))}" if payload else ""))
        self.page.locator(".monaco-workbench .statusbar-item").first.wait_for()
        for name in names:
            self.tab(name).wait_for()

    def open(self, name: str, text: str | None = None) -> Locator:
        """Open a file of the workspace, written before if `text` is given; its editor."""
        if text is not None:
            self.server.write(name, text)
        self._pick("Control+P", str(self.server.workspace / name), Path(name).name)
        self.tab(Path(name).name).wait_for()
        return self.editor

    def configure(self, settings: dict[str, Any], holds: Callable[[], object], what: str) -> None:
        """Give the workspace these settings, and wait until `holds`, which `what` names.

        They are written again until then: on a loaded machine VS Code does not hear of each change of a file.
        """

        def is_heard() -> bool:
            self.server.configure(settings)
            return happens(holds, 10)

        wait_until(is_heard, what)

    def tab(self, label: str) -> Locator:
        return self.page.locator(".tabs-container .tab", has_text=label).first

    @property
    def editor(self) -> Locator:
        """The editor of the group that is active."""
        return self.page.locator(f".editor-group-container.active {EDITOR}").first

    @property
    def groups(self) -> Locator:
        """The groups of editors, side by side."""
        return self.page.locator(".editor-group-container")

    @property
    def diff(self) -> Locator:
        """The diff that is shown."""
        return self.page.locator(".monaco-diff-editor").first

    def lines(self, editor: Locator | None = None) -> list[str]:
        """The lines on screen, top to bottom, with what is shown between their characters (hints)."""
        found = self.editor if editor is None else editor
        texts: list[tuple[float, str]] = found.evaluate(
            """editor => [...editor.querySelectorAll('.view-line')]
                .map(line => [parseFloat(line.style.top), line.textContent])"""
        )
        return [plain(text) for _, text in sorted(texts)]

    def has_line(self, part: str, editor: Locator | None = None) -> bool:
        """Whether a line on screen has that in it, whatever spaces there are: before hints there are only margins."""
        wanted = "".join(part.split())
        return any(wanted in "".join(line.split()) for line in self.lines(editor))

    def wait_for_line(self, part: str, editor: Locator | None = None) -> None:
        wait_until(lambda: self.has_line(part, editor), f"a line with `{part}`")

    def wait_for_no_line(self, part: str, editor: Locator | None = None) -> None:
        wait_until(lambda: not self.has_line(part, editor), f"no line with `{part}`")

    def place(self, line: int, column: int = 1) -> None:
        """Put the cursor there; both count from 1."""
        box = self._asked_for("Control+G")
        box.fill(f":{line}:{column}")
        box.press("Enter")
        self.page.locator(".quick-input-widget:visible").wait_for(state="hidden")

    def type(self, text: str, delay: float = 0) -> None:
        self.page.keyboard.type(text, delay=delay)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def save(self, name: str, expected: Callable[[str], bool]) -> str:
        """Save, wait until the file is as `expected` says, and return its text."""
        path = self.server.workspace / name

        def is_written() -> bool:
            # VS Code empties a file before it writes it.
            text = path.read_text(encoding="utf-8")
            return bool(text) and expected(text)

        def saved() -> bool:
            self.run("File: Save")
            return happens(is_written)

        wait_until(saved, f"{name} to be saved")
        return path.read_text(encoding="utf-8")

    def close_all(self) -> None:
        """Close all editors, and the panel below them; what has not been saved is lost."""
        tabs = self.page.locator(".editor-group-container .tabs-container .tab")
        forget = self.page.locator(".monaco-dialog-box .monaco-button", has_text="Don't Save")
        self.press("Escape")

        def closed() -> bool:
            if tabs.count() == 0:
                return True
            if forget.is_visible():
                forget.click()
            else:
                # The palette takes half a second of the processor's time, after each test.
                self.press("Control+K", "Control+W")
            return happens(lambda: tabs.count() == 0 or forget.is_visible()) and tabs.count() == 0

        wait_until(closed, "all editors to close")
        if self.page.locator(".part.panel").is_visible():
            self.press("Control+J")
            self.page.locator(".part.panel").wait_for(state="hidden")

    # --- Commands ----------------------------------------------------------------------------------------------------

    def run(self, title: str) -> None:
        """Run a command by what the palette calls it."""
        self._pick("F1", ">" + title, title)

    def _asked_for(self, key: str) -> Locator:
        """Where to write after that key. A key is lost while the page moves the focus, so it may be pressed again."""
        box = self.page.locator(".quick-input-widget:visible .quick-input-box input")

        def shown() -> bool:
            self.press(key)
            return happens(box.is_visible)

        wait_until(shown, f"what {key} opens")
        return box

    def _pick(self, key: str, text: str, row: str) -> None:
        """Type into the palette, which that key opens, and take the first row with that text."""
        from playwright.sync_api import TimeoutError as NotThere

        widget = self.page.locator(".quick-input-widget:visible")
        found = widget.locator(".monaco-list-row", has_text=row).first

        def offered() -> bool:
            # An editor that opens meanwhile takes the focus, and the palette closes before or after it is written to.
            try:
                self._asked_for(key).fill(text, timeout=5000)
            except NotThere:
                return False
            if happens(found.is_visible):
                return True
            self.press("Escape")
            return False

        wait_until(offered, f"the row `{row}`")
        self.choose(found, widget)
        self.page.keyboard.press("Enter")
        # What was chosen may ask for something else in the same widget.
        found.wait_for(state="hidden")

    def choose(self, row: Locator, widget: Locator) -> None:
        """Move down a list until that row is the focused one."""
        for _ in range(60):
            if "focused" in (row.get_attribute("class") or "").split():
                return
            self.page.keyboard.press("ArrowDown")
        rows = widget.locator(".monaco-list-row").all_inner_texts()
        raise AssertionError(f"that row is never focused: {' | '.join(rows)}")

    def answer(self, row: str) -> None:
        """Take a row of a list that is asked to choose from."""
        widget = self.page.locator(".quick-input-widget:visible")
        found = widget.locator(".monaco-list-row", has_text=row).first
        found.wait_for()
        self.choose(found, widget)
        self.page.keyboard.press("Enter")
        widget.wait_for(state="hidden")

    def code_action(self, line: int, column: int, title: str) -> None:
        """Take the code action of that title at that place."""
        self.place(line, column)
        widget = self.page.locator(".action-widget:not(.action-list-submenu-panel)")
        row = widget.locator(".monaco-list-row.action", has_text=title).first

        def shown() -> bool:
            self.press("Escape", "Control+.")
            return happens(row.is_visible)

        wait_until(shown, f"the code action `{title}`")
        self.choose(row, widget)
        self.press("Enter")
        widget.wait_for(state="hidden")

    # --- What is shown -----------------------------------------------------------------------------------------------

    def squiggle(self, kind: str = "warning") -> Locator:
        return self.editor.locator(f".squiggly-{kind}")

    def problems(self) -> list[str]:
        """The rows of the problems panel, which is opened; the file's own row is one of them."""
        panel = self.page.locator(".markers-panel")
        if not panel.is_visible():
            self.run("Problems: Focus on Problems View")
        panel.wait_for()
        return [plain(text) for text in panel.locator(".monaco-list-row").all_inner_texts()]

    def hover(self, line: int, column: int, part: str) -> str:
        """The text of the hover at that place, which has `part` in it."""
        self.place(line, column)
        contents = self.page.locator(".monaco-hover:visible .hover-contents")

        def text() -> str:
            return plain("\n".join(contents.all_inner_texts()))

        def shown() -> bool:
            self.press("Escape", "Control+K", "Control+I")
            return happens(lambda: part in text())

        wait_until(shown, f"a hover with `{part}`")
        return text()

    def lenses(self) -> list[str]:
        """What stands above lines; with or without something to click."""
        rows = self.editor.locator(".codelens-decoration").all_inner_texts()
        return [lens.strip() for row in rows for lens in plain(row).split("|")]

    def toast(self, text: str) -> Locator:
        """A notification with that text."""
        return self.page.locator(TOAST, has_text=text).first

    def press_button(self, toast: Locator, label: str) -> None:
        toast.locator(".monaco-button", has_text=label).first.click()

    def press_link(self, toast: Locator, label: str) -> None:
        toast.locator("a", has_text=label).first.click()

    def dismiss_toasts(self) -> None:
        self.run("Notifications: Clear All Notifications")
        wait_until(lambda: self.page.locator(TOAST).count() == 0, "the notifications to go")

    @property
    def state(self) -> Locator:
        """Our item in the status bar."""
        return self.page.locator('.statusbar-item[id$="pydealloc.status"]')

    def is_ready(self) -> bool:
        """Whether the server has answered, and everything is analysed."""
        return self.state.locator(".codicon-check").is_visible()

    def wait_until_ready(self) -> None:
        wait_until(self.is_ready, "the server to have analysed everything")

    def webview(self) -> FrameLocator:
        """What an extension shows in a panel of its own: a page in a page in the page."""
        return self.page.frame_locator("iframe.webview.ready").frame_locator("#active-frame")


@contextmanager
def opened(browser: Browser, server: CodeServer) -> Generator[Workbench]:
    """A page that remembers nothing of others, with the workspace loaded."""
    context = browser.new_context(viewport=SIZE, locale="en-US")  # pyright: ignore[reportArgumentType]
    context.add_init_script(STILL)
    shown = Workbench(context.new_page(), server)
    shown.load()
    yield shown
    context.close()
