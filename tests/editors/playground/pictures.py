"""`python -m tests.editors.playground.pictures FOLDER`: docs/pictures/playground/*.png, of the playground in FOLDER."""

from __future__ import annotations

import sys
import threading
from io import BytesIO
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.editors import chromium
from tests.editors.playground.playground import Playground
from tests.harness.tree import ROOT
from web.serving import address, static_server

PICTURES = ROOT / "docs" / "pictures" / "playground"
SIZE = {"width": 1280, "height": 720}
EXAMPLE = "views"
TABS = ("result",)
COLOURS = 255
"""A third of the bytes, and the same to the eye."""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def take(browser: Browser, url: str, theme: Literal["light", "dark"], folder: Path) -> None:
    """A picture of each tab, into `folder`."""
    context = browser.new_context(viewport=SIZE, color_scheme=theme, bypass_csp=True)  # pyright: ignore[reportArgumentType]
    shown = Playground(context.new_page(), url).open()
    shown.page.select_option("#example", EXAMPLE)
    shown.until_line("#program", "pass: frees")
    shown.put_cursor("memref.subview")
    for tab in TABS:
        shown.tab(tab)
        # What is drawn has come to rest, and the cursor does not blink at another moment each time.
        shown.page.wait_for_timeout(4000)
        taken = Image.open(BytesIO(shown.page.screenshot(caret="hide"))).convert("RGB")
        taken.quantize(COLOURS, dither=Image.Dither.NONE).save(folder / f"{tab}-{theme}.png", optimize=True)
    context.close()


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    with static_server(Path(arguments[0])) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = chromium.launch(playwright)
        for theme in THEMES:
            take(browser, address(server), theme, PICTURES)
        browser.close()
        server.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
