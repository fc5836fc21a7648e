"""Pages about one code: what is found in each program, drawn where it stands."""

from __future__ import annotations

from collections.abc import Sequence

from pydealloc.passes.pass_manager.deallocation import PlanOptions
from pydealloc.server.config.model import Configuration
from pydealloc.server.config.profiles import MAX_PEAK_BYTES
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Finding
from tests.harness.fixture import Annotation, draw
from tests.harness.literate import Case


def expect_findings(case: Case, codes: Sequence[str], configuration: Configuration | None = None) -> list[Finding]:
    """Compare what is found under `codes` in the program of `case` with its blocks; absent ones stand for nothing.

    A word `dynamic` in the section's heading stands for the option private-function-dynamic-ownership.

    Args:
        configuration: selects and grades the findings; None: all, as they were found.
    """
    document = parse_document(case.blocks["mlir"])
    every = findings_of(document, PlanOptions(crosses_functions="dynamic" in case.name, peaks=MAX_PEAK_BYTES in codes))
    if configuration is not None:
        every = configuration.filtered(every, document.text)
    found = [one for one in every if one.code in codes]
    if not found:
        case.expect_no("mlir findings")
        case.expect_no("text help")
        return found
    annotations = [Annotation(one.start, one.end, f"{one.severity.value} {one.code}: {one.message}") for one in found]
    notes = [Annotation(note.start, note.end, f"note: {note.message}") for one in found for note in one.notes]
    case.expect("mlir findings", draw(document.text, [*annotations, *dict.fromkeys(notes)]))
    words = [f"mlir-opt says: {one.upstream}" for one in found if one.upstream]
    helps = [one.help for one in found if one.help]
    case.expect("text help", "".join(f"{line}\n" for line in dict.fromkeys([*helps, *words])))
    return found
