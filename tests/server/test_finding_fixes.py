"""Findings that name a remedy: the editor offers it, or the page of the code says why it does not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pydealloc.passes.pass_manager.deallocation import PlanOptions
from pydealloc.server.config.op_declaration_edits import ConfigurationText
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.features.bufferization.copy_fixes import copy_fixes
from pydealloc.server.features.fixes import lint_fixes
from pydealloc.server.features.fixes.quick_fixes import QuickFix, quick_fixes
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.edits import apply_edits
from pydealloc.syntax.text.findings import Finding
from tests.harness.check_pages import SOURCES, title_of
from tests.harness.literate import Section, read_page
from tests.harness.tree import ROOT

NO_FIX = "No quick fix: "
"""How the reason begins, under `How to fix it`."""
CONFIGURATION = ConfigurationText("/pydealloc.toml", None)
PAGES = {
    code: file
    for source in SOURCES
    for file in sorted((ROOT / "tests" / source).glob("*.md"))
    if (code := title_of(file)) is not None
}


def _texts(code: str) -> Iterator[tuple[str, bool]]:
    """The programs of the page, each with whether it is about dynamic ownership."""
    for section in read_page(PAGES[code]).sections:
        if "mlir" in section.blocks:
            yield section.blocks["mlir"].body, "dynamic" in " ".join(section.path).lower()


def _fixed(text: str, code: str, *, dynamic: bool = False) -> Iterator[tuple[Finding, list[tuple[QuickFix, str]]]]:
    """The findings of `code` in `text`, each with its fixes and the texts that they make."""
    document = parse_document(text)
    found = findings_of(document, PlanOptions(crosses_functions=dynamic))
    for finding in (one for one in found if one.code == code):
        fixes = [
            *quick_fixes(document, found, finding.start, finding.end, CONFIGURATION),
            *copy_fixes(document, finding.start, finding.end),
        ]
        made = [(fix, fix.edits) for fix in fixes if fix.code == code and not fix.title.startswith("Fix all")]
        yield (
            finding,
            [(fix, apply_edits(text if fix.file is None else "", list(edits))) for fix, edits in made if edits],
        )


@pytest.mark.parametrize("code", sorted(PAGES))
def test_a_remedy_is_offered_or_the_page_says_why_not(code: str) -> None:
    named = offered = False
    for text, dynamic in _texts(code):
        for finding, fixes in _fixed(text, code, dynamic=dynamic):
            named = named or finding.help is not None
            offered = offered or bool(fixes)
    says_why = any(NO_FIX in part for section in read_page(PAGES[code]).sections for part in _prose(section))
    assert not (offered and says_why), "the page says that there is no quick fix"
    assert offered or says_why or not named, f"{PAGES[code].name} names a remedy without a fix"


def _prose(section: Section) -> Iterator[str]:
    return (part for part in section.parts if isinstance(part, str))


@pytest.mark.parametrize("code", [code for code in sorted(PAGES) if lint_fixes.is_known(code)])
def test_the_fix_of_a_lint_removes_its_finding_and_adds_none(code: str) -> None:
    tried = 0
    for text, _ in _texts(code):
        before = [(one.code, one.severity) for one in findings_of(parse_document(text))]
        for _, fixes in _fixed(text, code):
            assert len(fixes) <= 1
            for fix, fixed in fixes:
                tried += 1
                assert fix.is_preferred
                after = [(one.code, one.severity) for one in findings_of(parse_document(fixed))]
                ours = [one for one in after if one[0] == code]
                assert len(ours) < len([one for one in before if one[0] == code]), fixed
                wrong = {one[0] for one in after if one[0] in _DEFECTS} - {one[0] for one in before}
                assert wrong == set(), fixed
    assert tried


_DEFECTS = ("double-free", "use-after-free", "missing-free-on-path", "free-of-unowned", "freed-in-loop", "memory-leak")
