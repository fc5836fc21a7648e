"""The pages of this folder: each is about one code, with programs that have it and programs that do not.

`./dev pages` makes docs/checks from them, so there is one for each code that is not documented by a page elsewhere.
"""

from __future__ import annotations

import re

import pytest

from pydealloc.dialects.releases.release_numbers import BASE
from pydealloc.passes.expand_realloc import ExpandRealloc
from pydealloc.passes.ownership_based_buffer_deallocation import OwnershipBasedBufferDeallocation
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.passes.pass_manager.pipelines import parse_pipeline
from pydealloc.server.commands.explain import explain
from pydealloc.server.commands.options import Options
from pydealloc.server.config.known_codes import codes
from pydealloc.server.config.model import DEFAULT
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.facts.transform import apply_steps
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import OTHER_VERSION, Severity
from tests.harness.agreement import deallocated
from tests.harness.findings import expect_findings
from tests.harness.literate import Case, literate
from tests.harness.oracle import Oracle
from tests.harness.tree import LAYERS, ROOT

_CODE = re.compile(
    r'"((?:verify|dealloc)-[a-z0-9-]+)"|(?:report|report_finding|Finding)\(\s*"([a-z0-9-]+)"|^CODE = "([a-z0-9-]+)"'
    r'|\bRefusal\((?:[^"()]|\([^()]*\)|f?"[^"]* [^"]*")*"([a-z]+-[a-z0-9-]+)"'
    r'|\bcode = "([a-z-]+)" if .* else "([a-z-]+)"',
    re.MULTILINE,
)


@literate("codes")
def test_page(case: Case) -> None:
    code = case.page.file.stem
    if "compat" in case.name:
        passes = (ExpandRealloc(compat=Compat.LLVM22), OwnershipBasedBufferDeallocation(compat=Compat.LLVM22))
        refused = deallocated(parse_document(case.blocks["mlir"]), passes)
        assert code in refused.codes
        return
    if "text apply" in case.blocks:
        pipeline, _, option = case.blocks["text apply"].strip().partition(" --compat=")
        steps = parse_pipeline(pipeline, compat=Compat(option or Compat.SAFE))
        refusals = apply_steps(parse_document(case.blocks["mlir"]), steps).refusals
        assert {refusal.code for refusal in refusals} == ({code} if case.section.path[0] == "Example" else set())
        return
    # The configuration decides whether the release of the program is known.
    found = expect_findings(case, (code,), DEFAULT.as_chosen(BASE) if code == OTHER_VERSION else None)
    assert bool(found) == (case.section.path[0] == "Example")


@pytest.mark.oracle
@literate("codes")
def test_mlir_opt_agrees(case: Case, oracle: Oracle) -> None:
    found = findings_of(parse_document(case.blocks["mlir"]))
    is_refused = any(one.severity is Severity.ERROR for one in found)
    answer = oracle.run(case.blocks["mlir"], "--allow-unregistered-dialect")
    if case.page.file.stem not in ("unknown-dialect", "older-spelling"):
        assert answer.accepted != is_refused, answer.errors


def test_each_code_has_a_page() -> None:
    named: set[str] = set()
    for package in LAYERS:
        for file in (ROOT / package).rglob("*.py"):
            for match in _CODE.finditer(file.read_text(encoding="utf-8")):
                named.update(group for group in match.groups() if group is not None)
    assert named - {*codes()} == set()


def test_each_code_is_explained() -> None:
    for code in codes():
        assert explain(Options("explain", (code,))).startswith(f"# `{code}`")
