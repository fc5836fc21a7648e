"""Findings that go away, hints that say what the edit does, an insertion that is shown before it is made."""

from __future__ import annotations

import re
from pathlib import Path

from tests.editors.vscode.instance import happens, wait_until
from tests.editors.vscode.programs import FILL, UNDEFINED, applied
from tests.editors.vscode.workbench import Workbench

FIXED = UNDEFINED.replace("%b", "%a")
PANE = ".bulk-edit-panel"


def listed(workbench: Workbench, name: str) -> bool:
    """Whether the list of problems has any of that file."""
    return any(name in row for row in workbench.problems())


def wait_until_listed(workbench: Workbench, name: str) -> None:
    wait_until(lambda: listed(workbench, name), f"problems of {name}")


def wait_until_not_listed(workbench: Workbench, name: str) -> None:
    wait_until(lambda: not listed(workbench, name), f"no problem of {name}")


def test_problems_of_a_closed_file_go(workbench: Workbench, name: str) -> None:
    workbench.open(name, UNDEFINED)
    wait_until_listed(workbench, name)
    workbench.open(name)
    workbench.run("View: Close Editor")
    wait_until_not_listed(workbench, name)


def test_problems_go_when_the_file_is_repaired_outside(workbench: Workbench, name: str) -> None:
    workbench.open(name, UNDEFINED)
    wait_until_listed(workbench, name)
    workbench.server.write(name, FIXED)
    wait_until_not_listed(workbench, name)


def test_problems_of_a_deleted_and_of_a_renamed_file_go(workbench: Workbench, name: str) -> None:
    path = workbench.server.write(name, UNDEFINED)
    workbench.open("other.mlir", FIXED)
    try:
        whole = {"pydealloc.diagnostics.wholeWorkspace": True}
        workbench.configure(whole, lambda: listed(workbench, name), f"problems of {name}")
        renamed = path.rename(path.with_name(f"renamed-{name}"))
        wait_until(lambda: [row for row in workbench.problems() if row.startswith(f"renamed-{name}")], "its new name")
        wait_until(lambda: not any(row.startswith(name) for row in workbench.problems()), "the old name to go")
        renamed.unlink()
        wait_until_not_listed(workbench, name)
    finally:
        workbench.server.configure({})


def test_hints_say_what_the_edit_does(workbench: Workbench, name: str) -> None:
    """What the pass would free is hinted as such, is inserted, and is no hint any more then."""
    workbench.open(name, FILL)
    workbench.wait_for_line("pass: frees %scratch")
    hinted = set(re.findall(r"pass:\s*frees\s*(%\w+)", " ".join(workbench.lines())))
    workbench.code_action(1, 14, "Insert deallocations")
    workbench.wait_for_line("memref.dealloc %scratch")
    text = workbench.save(name, lambda text: text != FILL)
    assert text == applied(FILL)
    assert set(re.findall(r"memref\.dealloc (%\w+)", text)) == hinted
    workbench.wait_for_no_line("pass:")
    workbench.squiggle("warning").wait_for(state="detached")


def ask_for_the_workspace(workbench: Workbench, name: str) -> Path:
    """Ask for an insertion in all files, of which one is open; the path of the other one."""
    path = workbench.server.write(f"closed-{name}", FILL)
    workbench.open(name, FILL)
    workbench.wait_until_ready()

    def is_asked() -> bool:
        # What is chosen from a menu is lost now and then, and a question goes to the list of notifications after ten
        # seconds without a mouse over it.
        workbench.code_action(1, 14, "Insert deallocations in all files of the workspace…")
        return happens(workbench.toast("Insert deallocations in").is_visible, 10)

    wait_until(is_asked, "the question which files are changed")
    return path


def test_files_of_an_insertion_in_the_workspace_can_be_chosen(workbench: Workbench, name: str) -> None:
    path = ask_for_the_workspace(workbench, name)
    workbench.press_button(workbench.toast("Insert deallocations in"), "Choose files")
    pane = workbench.page.locator(PANE)
    pane.wait_for()
    row = pane.locator(".monaco-list-row", has_text=path.name).first
    row.wait_for()
    assert path.read_text(encoding="utf-8") == FILL
    # Nothing is ticked at first: the open file stays as it is.
    row.locator(".edit-checkbox").click()
    pane.locator(".monaco-button", has_text="Apply").first.click()
    workbench.toast("changed").wait_for()
    assert not workbench.has_line("memref.dealloc")
    # VS Code may leave it to the user to save a file that was not open.
    workbench.open(path.name)
    workbench.wait_for_line("memref.dealloc %scratch")


def test_insertion_in_the_workspace_changes_all_files_when_it_is_confirmed(workbench: Workbench, name: str) -> None:
    path = ask_for_the_workspace(workbench, name)
    toast = workbench.toast("Insert deallocations in")
    toast.wait_for()
    assert path.read_text(encoding="utf-8") == FILL
    assert not workbench.has_line("memref.dealloc")
    workbench.press_button(toast, "Insert")
    workbench.toast("changed").wait_for()
    workbench.wait_for_line("memref.dealloc %scratch")
    workbench.open(path.name)
    workbench.wait_for_line("memref.dealloc %scratch")
