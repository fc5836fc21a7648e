"""Findings that nobody asks for: what is not looked for would not have been reported, whatever the configuration."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from pydealloc.ir.records import replace
from pydealloc.server.commands.check import CheckJob, check
from pydealloc.server.config.discovery import configurations
from pydealloc.server.config.model import DEFAULT, Configuration
from pydealloc.server.config.profiles import PROFILES
from pydealloc.server.config.selection import Selection
from pydealloc.server.facts.document_facts import findings_of, leave_out
from pydealloc.server.facts.suppressions import ALL_ASKED, Unasked
from pydealloc.server.io.files import Source
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Finding, Severity
from tests.server.command import Command

_TESTS = Path(__file__).resolve().parent.parent
_PROGRAM = re.compile(r"^```mlir[^\n]*\n(.*?)^```", re.DOTALL | re.MULTILINE).findall
_PAGES = sorted(page for room in ("lints", "limitations", "codes") for page in (_TESTS / room).rglob("*.md"))
_CONFIGURATIONS = {
    **{f"profile {profile}": replace(DEFAULT, profile=profile) for profile in PROFILES},
    "selected limits": replace(DEFAULT, select=("dealloc-*",)),
    "selected places": replace(DEFAULT, select=("performance",)),
    "graded limits": replace(DEFAULT, severity=(("llvm22-*", Severity.WARNING),)),
    "a pass that is named": replace(DEFAULT, passes=frozenset({"buffer-deallocation-pipeline"})),
}
_PLACE = """\
func.func @f(%n: index, %x: f32) {
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%n] : memref<4xf32>
  return
}
"""


def _texts() -> Iterable[str]:
    for page in _PAGES:
        yield from _PROGRAM(page.read_text(encoding="utf-8"))


def _found(text: str, unasked: Unasked) -> list[Finding]:
    document = parse_document(text)
    leave_out(document, unasked)
    return findings_of(document, is_last=True)


def test_what_is_left_out_is_not_reported() -> None:
    reported = dict.fromkeys(_CONFIGURATIONS, 0)
    left_out = 0
    for text in _texts():
        every = _found(text, ALL_ASKED)
        fewer = {
            unasked: _found(text, unasked) for unasked in (Unasked(True, True), Unasked(True), Unasked(False, True))
        }
        left_out += len(every) - len(fewer[Unasked(True, True)])
        for name, configuration in _CONFIGURATIONS.items():
            unasked = Unasked(not configuration.reports_limits(text), not configuration.reports_places)
            found = fewer.get(unasked, every)
            wanted = configuration.filtered(every, text)
            assert configuration.filtered(found, text) == wanted, (name, text)
            reported[name] += len(wanted)
    assert left_out > 100
    assert len({*reported.values()}) > 4


def test_hints_that_are_left_out_are_all_that_is_missing() -> None:
    """The text format, which has no hints, says the same; and some of them are not looked for."""
    left_out = 0
    for text in _texts():
        every, fewer = _found(text, ALL_ASKED), _found(text, Unasked(hints=True))
        assert [one for one in fewer if one.severity is not Severity.HINT] == [
            one for one in every if one.severity is not Severity.HINT
        ], text
        assert {*fewer} <= {*every}, text
        left_out += len(every) - len(fewer)
    assert left_out > 20


@pytest.mark.parametrize("severity", [(), (("dead-store", "information"),)])
def test_hints_that_are_graded_are_looked_for(severity: tuple[tuple[str, str], ...], tmp_path: Path) -> None:
    configurations.cache_clear()
    file = tmp_path / "a.mlir"
    file.write_text(_PLACE, encoding="utf-8")
    source = Source("a.mlir", str(file), "a.mlir")
    selection = Selection(severity=severity)
    text, json = (
        check(CheckJob(source, kind, False, None, isolated=True, selection=selection)).output
        for kind in ("text", "json")
    )
    assert ("dead-store" in text, "dead-store" in json) == (bool(severity), True)


def test_limits_are_only_looked_for_where_they_may_be_reported() -> None:
    run = "// RUN: mlir-opt %s -buffer-deallocation-pipeline\n"
    assert not DEFAULT.reports_limits(_PLACE)
    assert DEFAULT.reports_limits(run + _PLACE)
    asked = {name for name, one in _CONFIGURATIONS.items() if one.reports_limits(_PLACE)}
    assert asked == {
        *("profile deallocation", "profile all", "selected limits", "selected places", "graded limits"),
        "a pass that is named",
    }


@pytest.mark.parametrize("configuration", [DEFAULT, replace(DEFAULT, profile="performance")])
def test_places(configuration: Configuration) -> None:
    codes = [one.code for one in _found(_PLACE, Unasked(places=not configuration.reports_places))]
    assert ("small-heap-buffer" in codes) is configuration.reports_places


def test_comments_are_held_against_all(command: Command) -> None:
    """No comment is unused because what it suppresses was not looked for."""
    line = "  %a = memref.alloc() : memref<4xf32>"
    command.file("a.mlir", _PLACE.replace(line, f"{line}  // pydealloc: ignore[small-heap-buffer]"))
    records = command("--check", "--format", "json", "a.mlir").records
    assert "unused-ignore" not in {record["code"] for record in records}


def test_kept_results_are_those_of_one_question(tmp_path: Path) -> None:
    configurations.cache_clear()
    file = tmp_path / "a.mlir"
    file.write_text(_PLACE, encoding="utf-8")
    job = CheckJob(
        Source("a.mlir", str(file), "a.mlir"), "json", False, None, isolated=True, cache=str(tmp_path / "cache")
    )
    asked = replace(job, selection=Selection(profile="performance"))
    for _ in range(2):
        assert "small-heap-buffer" not in check(job).output
        assert "small-heap-buffer" in check(asked).output
