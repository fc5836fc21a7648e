"""Which findings of a long file are shown."""

from __future__ import annotations

from pydealloc.server.config.discovery import DEFAULT
from pydealloc.server.facts.document_facts import findings_of, findings_overview
from pydealloc.server.session.diagnostic_limits import limit_findings
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Finding

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
    return limit_findings(findings_overview(document), document, DEFAULT, edited, most), every


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
