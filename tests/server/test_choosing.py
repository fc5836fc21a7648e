"""Which findings of a long file are shown."""

from __future__ import annotations

import pytest

from pydealloc.ir.records import replace
from pydealloc.server.config.discovery import DEFAULT, Configuration
from pydealloc.server.config.editor_settings import DiagnosticSettings
from pydealloc.server.config.finding_kinds import kind_of
from pydealloc.server.facts.document_facts import findings_of, findings_overview
from pydealloc.server.session.diagnostic_limits import limit_findings
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Finding, Severity

FUNCTION = """func.func @f{n}() {{
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  return
}}
"""
LEAKS = "".join(FUNCTION.format(n=n) for n in range(60))
MORE = "more like this in the file, not shown here; `pydealloc-lsp --check` lists all"


def shown(text: str, edited: int | None = None, most: int = 10) -> tuple[list[Finding], list[Finding]]:
    document = parse_document(text)
    every = DEFAULT.filtered(findings_of(document), text)
    settings = DiagnosticSettings(most, hints=True)
    return limit_findings(findings_overview(document), document, DEFAULT, edited, settings), every


def without_help(findings: list[Finding]) -> list[tuple[str, int]]:
    return [(finding.code, finding.start) for finding in findings]


def test_a_few_are_all_shown() -> None:
    some, every = shown(FUNCTION.format(n=0))
    assert some == every != []


def test_the_first_ones_of_each_code_and_how_many_there_are() -> None:
    some, every = shown(LEAKS)
    codes = {finding.code for finding in every}
    for code in codes:
        here = [finding for finding in some if finding.code == code]
        there = [finding for finding in every if finding.code == code]
        assert without_help(here) == without_help(there[:10])
        if len(there) > 10:
            assert here[-1].help is not None
            assert here[-1].help.endswith(f"{len(there) - 10} {MORE}")
            assert [finding.help for finding in here[:-1]] == [finding.help for finding in there[:9]]


def test_those_around_the_last_edit_are_shown_too() -> None:
    at = LEAKS.index("@f50")
    some, every = shown(LEAKS, at)
    near = [finding for finding in every if abs(finding.start - at) < 500]
    assert near
    assert {*without_help(near)} <= {*without_help(some)}
    assert len(some) < len(every)


def test_with_ignored_ones_the_choice_is_the_same() -> None:
    text = LEAKS + "// pydealloc: ignore-file[nothing-of-this-name]\n"
    some, _ = shown(text)
    assert without_help(some)[:-1] == without_help(shown(LEAKS)[0])
    assert some[-1].code == "unused-ignore"


def test_all_if_that_is_wanted() -> None:
    some, every = shown(LEAKS, most=0)
    assert some == every


UNKNOWN_AND_UNUSED = """func.func @f(%x: f32) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %b = arith.addf %x, %x : f32
  my.first %a
  my.second %a, %b
  %c = arith.mulf %x, %x : f32
  return %a : memref<4xf32>
}
"""


def _codes(text: str, configuration: Configuration, settings: DiagnosticSettings) -> list[str]:
    document = parse_document(text)
    found = limit_findings(findings_overview(document), document, configuration, None, settings)
    return [finding.code for finding in found if kind_of(finding.code).is_quiet_hint]


def test_hints_that_were_not_asked_for_are_not_sent() -> None:
    assert _codes(UNKNOWN_AND_UNUSED, DEFAULT, DiagnosticSettings()) == []
    assert _codes(LEAKS, DEFAULT, DiagnosticSettings()) == []


@pytest.mark.parametrize(
    ("configuration", "settings"),
    [
        (DEFAULT, DiagnosticSettings(hints=True)),
        (replace(DEFAULT, profile="all"), DiagnosticSettings()),
        (replace(DEFAULT, select=("unknown-dialect", "unused-value")), DiagnosticSettings()),
        (replace(DEFAULT, severity=(("un*", Severity.INFORMATION),)), DiagnosticSettings()),
    ],
)
def test_hints_that_were_asked_for_are_sent(configuration: Configuration, settings: DiagnosticSettings) -> None:
    assert sorted({*_codes(UNKNOWN_AND_UNUSED, configuration, settings)} - {"buffer-escapes"}) == [
        "unknown-dialect",
        "unused-value",
    ]


def test_a_misspelt_dialect_is_reported_once_it_cannot_be_a_dialect_of_its_own() -> None:
    one = "func.func @f(%m: memref<4xf32>) {\n  memreff.dealloc %m : memref<4xf32>\n  return\n}\n"
    assert _codes(one, DEFAULT, DiagnosticSettings()) == ["unknown-dialect"]
    other = one.replace("  return", "  memreff.something_else %m\n  return")
    assert _codes(other, DEFAULT, DiagnosticSettings()) == []
    assert _codes(other, DEFAULT, DiagnosticSettings(hints=True)) == ["unknown-dialect"]
