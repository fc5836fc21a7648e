"""The page of a function's memory, as `--graph --memory` writes it, in Chromium: contents, keys, search, colours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pydealloc.server.pictures.memory.page import memory_page
from tests.editors import keyboard
from tests.server.test_memory_pictures import picture_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

BUFFERS = 1300
HELD = "document.querySelector('.memory aside h2').textContent"
FRAME = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Until what is wanted is drawn."""
DRAWN = """() => {
    const canvas = document.querySelector('.memory .bars');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const colours = new Set();
    for (let at = 0; at < data.length; at += 4) {
        if (data[at + 3] === 255) colours.add(data.slice(at, at + 3).join());
    }
    return [...colours];
}"""
"""The colours that are on the canvas of bars."""


def program() -> str:
    """Buffers of growing size, all freed at the end; %large_0 to %large_2 are the largest."""
    lines = [f"  %b{number} = memref.alloc() : memref<{number + 1}xi8>" for number in range(BUFFERS)]
    for number in range(3):
        lines.insert(400 * (number + 1), f"  %large_{number} = memref.alloc() : memref<{number + 1}x4096xi8>")
    frees = [f"  memref.dealloc %b{number} : memref<{number + 1}xi8>" for number in range(BUFFERS)]
    frees += [f"  memref.dealloc %large_{number} : memref<{number + 1}x4096xi8>" for number in range(3)]
    return "\n".join(["func.func @f() {", *lines, *frees, "  return", "}", ""])


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    text = program()
    written = tmp_path_factory.mktemp("memory") / "memory.html"
    written.write_text(memory_page(picture_of(text), text), encoding="utf-8")
    return written


@pytest.fixture
def page(browser: Browser, file: Path) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1100, "height": 800})
    keyboard.record(context)
    opened = context.new_page()
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    opened.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    opened.goto(file.as_uri())
    opened.wait_for_selector(".memory aside li")
    yield opened
    context.close()
    assert errors == []


def held(page: Page) -> list[str]:
    return page.locator(".memory aside li code").all_inner_texts()


def test_the_largest_at_the_peak_come_first(page: Page) -> None:
    assert held(page)[:3] == ["%large_2", "%large_1", "%large_0"]
    assert "(peak)" in page.evaluate(HELD)
    label = page.locator(".memory canvas.area").get_attribute("aria-label") or ""
    assert "peak" in label
    assert "1,303 buffers" in label


def test_a_buffer_leads_to_its_line_and_a_line_back(page: Page) -> None:
    page.locator(".memory aside li button").first.click()
    assert "%large_2 = memref.alloc()" in page.locator(".source [aria-current]").inner_text()
    assert "%large_2: 12 KiB" in page.locator(".memory > .status").inner_text()
    # A line of the text leads back: what is held there is listed.
    page.locator(".source button", has_text="%b1198 =").click()
    assert page.locator(".memory aside h2").inner_text().startswith("Held in line ")
    assert "(peak)" not in page.evaluate(HELD)
    page.get_by_role("button", name="Go to the peak").click()
    assert "(peak)" in page.evaluate(HELD)


def test_search_by_name_type_and_size(page: Page) -> None:
    page.keyboard.press("Tab")
    page.locator(".memory .scroller").focus()
    page.keyboard.press("/")
    page.keyboard.type("large")
    assert held(page) == ["%large_2", "%large_1", "%large_0"]
    assert page.locator(".memory .tools .count").inner_text() == "3 of 1,303 buffers"
    page.locator(".memory input[type=search]").fill(">5k")
    assert held(page) == ["%large_2", "%large_1"]
    page.keyboard.press("Enter")
    assert "%large_2" in page.locator(".memory > .status").inner_text()
    page.keyboard.press("ArrowDown")
    assert "%large_1" in page.locator(".memory > .status").inner_text()
    page.keyboard.press("Enter")
    assert "%large_1" in page.locator(".source [aria-current]").inner_text()


def test_keys_zoom_and_move(page: Page) -> None:
    area = page.locator(".memory canvas.area")
    area.focus()
    before = area.screenshot()
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.evaluate(FRAME)
    assert area.screenshot() != before
    page.keyboard.press("0")
    page.evaluate(FRAME)
    assert area.screenshot() == before
    line = page.evaluate(HELD)
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(HELD) != line


def test_groups_are_folded_and_unfolded(page: Page) -> None:
    page.get_by_label("Group").select_option("type")
    spacer = "document.querySelector('.memory .spacer').clientHeight"
    folded: Any = page.evaluate(spacer)
    page.locator(".memory .scroller").click(position={"x": 60, "y": 8})
    page.wait_for_function(f"{spacer} > {folded}")


def test_groups_are_folded_and_unfolded_with_the_keyboard(page: Page) -> None:
    page.get_by_label("Group").select_option("ending")
    rows = "document.querySelector('.memory .spacer').clientHeight / 18"
    status = page.locator(".memory > .status")
    assert page.evaluate(rows) == 1
    page.locator(".memory .scroller").focus()
    page.keyboard.press("ArrowDown")
    assert status.inner_text() == "freed · 1,303 buffers, folded"
    page.keyboard.press("Enter")
    assert status.inner_text() == "freed · 1,303 buffers, unfolded"
    assert page.evaluate(rows) == 1 + BUFFERS + 3
    page.keyboard.press("ArrowDown")
    assert status.inner_text().startswith("%large_2: 12 KiB")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert page.evaluate(rows) == 1


def test_whatever_is_clicked_is_there_for_the_keyboard_and_has_a_name(page: Page) -> None:
    assert keyboard.lacking(page) == []


def test_what_is_not_there_for_the_keyboard_is_found(browser: Browser) -> None:
    context = browser.new_context()
    keyboard.record(context)
    page = context.new_page()
    page.set_content("""<ol><li><button tabindex="-1">a</button></ol><a role="link" tabindex="0"></a>
        <p onclick="">b</p><p role="button" tabindex="0" onclick="" style="outline: none">c</p>
        <p id="d" role="button" tabindex="0">d</p><p id="e">e</p>""")
    page.evaluate("for (const id of ['d', 'e']) document.getElementById(id).addEventListener('click', () => id)")
    wrong = [text.rpartition(": ")[2] for text in keyboard.lacking(page)]
    assert wrong == ["keyboard", "name", "role", "keyboard", "visible focus", "role", "keyboard"]
    context.close()


def test_lists_are_one_stop_and_their_arrows_lead_on(page: Page) -> None:
    stops = "document.querySelectorAll('.source button:not([tabindex=\"-1\"])').length"
    at = "document.activeElement.querySelector('i').textContent"
    assert page.evaluate(stops) == 1
    page.locator('.source button[tabindex="0"]').focus()
    before = int(page.evaluate(at).replace(",", ""))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert int(page.evaluate(at).replace(",", "")) == before - 2
    page.keyboard.press("Enter")
    assert int(page.evaluate(at).replace(",", "")) == before - 2
    assert page.evaluate(stops) == 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [420, 900, 1400])
def test_each_size_and_theme_shows_bars(browser: Browser, file: Path, scheme: Any, width: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
    page = context.new_page()
    page.goto(file.as_uri())
    page.wait_for_selector(".memory aside li")
    page.evaluate(FRAME)
    assert ("0,114,178" if scheme == "light" else "86,180,233") in page.evaluate(DRAWN)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    context.close()


def test_only_what_is_seen_is_drawn(page: Page) -> None:
    """A frame costs the rows that are seen, not all that there are."""
    calls = """() => new Promise(done => {
        const kind = CanvasRenderingContext2D.prototype, was = kind.fillText;
        let count = 0;
        kind.fillText = function (...given) { count += 1; return was.apply(this, given); };
        document.querySelector('.memory .scroller').scrollTop = 5000;
        requestAnimationFrame(() => requestAnimationFrame(() => { kind.fillText = was; done(count); }));
    })"""
    assert 0 < page.evaluate(calls) < 300
