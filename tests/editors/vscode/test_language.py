"""The language server in VS Code: what it says of a file and where, and what it does to one."""

from __future__ import annotations

import itertools
import os
import signal
from collections.abc import Iterator

import pytest

from tests.editors.vscode.instance import CodeServer, happens, wait_until
from tests.editors.vscode.programs import FILL, LEAKING, TWICE, UNDEFINED, applied
from tests.editors.vscode.workbench import Workbench


def test_squiggles(workbench: Workbench, name: str) -> None:
    workbench.open(name, UNDEFINED)
    workbench.squiggle("error").first.wait_for()
    assert workbench.squiggle("error").count() == 1
    workbench.open(f"twice-{name}", TWICE)
    workbench.squiggle("warning").first.wait_for()


def test_each_problem_is_listed_once(workbench: Workbench, name: str) -> None:
    workbench.open(name, UNDEFINED)
    workbench.squiggle("error").first.wait_for()
    rows = workbench.problems()
    first = next(number for number, row in enumerate(rows) if name in row) + 1
    found = list(itertools.takewhile(lambda row: ".mlir" not in row, rows[first:]))
    assert len(found) == 1
    assert "%b" in found[0]
    assert "pydealloc" in found[0]


def test_a_problem_goes_when_it_is_put_right(workbench: Workbench, name: str) -> None:
    workbench.open(name, UNDEFINED)
    workbench.squiggle("error").first.wait_for()
    workbench.place(2, len("  %sum = arith.addi %a, %b") + 1)
    workbench.press("Backspace")
    workbench.type("a")
    workbench.squiggle("error").wait_for(state="detached")


def test_inlay_hints(workbench: Workbench, name: str) -> None:
    workbench.open(name, FILL)
    workbench.wait_for_line("%scratch owned")
    workbench.wait_for_line("pass: frees %scratch")


def test_hover(workbench: Workbench, name: str) -> None:
    workbench.open(name, FILL)
    text = workbench.hover(4, 5, "memref<?xf32>")
    assert "own" in text
    assert "memref.alloc" in workbench.hover(4, 20, "memref.alloc")


def test_completion(workbench: Workbench, name: str) -> None:
    workbench.open(name, FILL)
    workbench.wait_until_ready()
    workbench.place(7, 1)
    workbench.press("Enter", "ArrowUp")
    workbench.type("  memref.dea")
    _wait_for_offer(workbench, "memref.dealloc")
    workbench.press("Enter")
    workbench.wait_for_line("memref.dealloc ")


def _wait_for_offer(workbench: Workbench, text: str) -> None:
    """Asks again: VS Code opens no list where a slow machine answers after the next key."""
    row = workbench.page.locator(".suggest-widget.visible .monaco-list-row", has_text=text).first

    def offered() -> bool:
        if not happens(row.is_visible):
            workbench.press("Escape", "Control+Space")
        return row.is_visible()

    wait_until(offered, f"{text} to be offered")


def test_enter_begins_a_line_after_what_is_offered_has_been_typed(workbench: Workbench, name: str) -> None:
    """Most lines of MLIR end in a type, which the list of completions still offers when it is there."""
    workbench.open(name, FILL)
    workbench.wait_until_ready()
    workbench.place(5, len("  memref.store %value, %scratch[%c0] : memref<?xf32>") + 1)
    workbench.press("Enter")
    workbench.type("memref.store %value, %result[%c0] : memref<", delay=40)
    _wait_for_offer(workbench, "?xf32>")
    workbench.type("?xf32>", delay=40)
    workbench.page.locator(".suggest-widget.visible .monaco-list-row.focused", has_text="?xf32>").wait_for()
    workbench.press("Enter")
    workbench.type("// next")
    wait_until(lambda: any(line.strip() == "// next" for line in workbench.lines()), "a line of its own")


def test_the_code_of_a_problem_leads_to_its_page(workbench: Workbench, name: str) -> None:
    """Rendered, not as Markdown."""
    workbench.open(name, LEAKING)
    workbench.squiggle().first.wait_for()
    workbench.hover(2, 4, "memory-leak")
    workbench.page.locator(".monaco-hover:visible a", has_text="memory-leak").first.click()
    workbench.tab("memory-leak.md").wait_for()
    workbench.webview().locator("h2", has_text="How to fix it").wait_for()


def test_code_lenses(workbench: Workbench, name: str) -> None:
    workbench.open(name, FILL)
    wait_until(lambda: "Insert deallocations" in workbench.lenses(), "a lens")
    wait_until(
        lambda: any("2 allocations · 1 returned · pass adds 1 dealloc" in lens for lens in workbench.lenses()),
        "the counts",
    )


def test_the_code_action_does_what_the_command_line_does(workbench: Workbench, name: str) -> None:
    workbench.open(name, FILL)
    workbench.wait_until_ready()
    workbench.code_action(1, 14, "Insert deallocations")
    workbench.wait_for_line("memref.dealloc %scratch")
    assert workbench.save(name, lambda text: text != FILL) == applied(FILL)


def test_going_to_a_definition(workbench: Workbench, name: str) -> None:
    workbench.open(name, FILL)
    workbench.wait_until_ready()
    workbench.place(7, 12)
    workbench.press("F12")
    workbench.page.locator(".statusbar-item", has_text="Ln 3, Col 3").wait_for()


@pytest.fixture
def settings_put_back(code_server: CodeServer) -> Iterator[None]:
    yield
    code_server.configure({})


@pytest.mark.usefixtures("settings_put_back")
def test_a_setting_takes_effect_at_once(workbench: Workbench, name: str) -> None:
    workbench.open(name, FILL)
    workbench.wait_for_line("%scratch owned")

    def is_shown() -> bool:
        return workbench.has_line("%scratch owned")

    workbench.configure({"pydealloc.inlayHints.ownership": False}, lambda: not is_shown(), "the hint to go")
    workbench.wait_for_line("pass: frees %scratch")
    workbench.configure({}, is_shown, "the hint to be back")


@pytest.mark.complains("server", "connection", "notification", "file events")
def test_a_server_that_is_killed_comes_back(workbench: Workbench, name: str) -> None:
    workbench.open(name, UNDEFINED)
    workbench.squiggle("error").first.wait_for()
    killed, *watchdogs = workbench.server.server_processes()
    os.kill(killed, signal.SIGKILL)
    wait_until(lambda: {*workbench.server.server_processes()}.difference((killed, *watchdogs)), "another server")
    workbench.wait_until_ready()
    workbench.place(3, len("  return %sum") + 1)
    workbench.type("med")
    wait_until(lambda: workbench.squiggle("error").count() == 2, "the new server to find the new error")
    assert killed not in workbench.server.server_processes()


@pytest.mark.usefixtures("settings_put_back")
def test_a_server_of_ones_own(workbench: Workbench, name: str) -> None:
    marker = workbench.server.root / "own-server"
    own = workbench.server.root / "own.sh"
    own.write_text(f'#!/bin/sh\n: > "{marker}"\nexec "$@"\n', encoding="utf-8")
    own.chmod(0o755)
    (bundled,) = workbench.server.extensions.glob("pydealloc.*/bundled/server.py")
    workbench.open(name, UNDEFINED)
    workbench.squiggle("error").first.wait_for()
    assert not marker.exists()
    command = [str(own), "python3", str(bundled), "--stdio"]
    workbench.configure({"pydealloc.server.command": command}, marker.exists, "the server that the settings name")
    workbench.wait_until_ready()
    workbench.squiggle("error").first.wait_for()
