"""What the lints say of programs in which helpers free, lend and replace buffers (`call_programs`), judged by runs."""

from __future__ import annotations

from dataclasses import dataclass

from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Finding, Severity
from tests.lints.call_programs import Program, written
from tests.lints.seeded import ABOUT, lint, observe

_SAID = (Severity.WARNING, Severity.INFORMATION)


@dataclass
class JudgedCalls:
    """Of one program."""

    program: Program
    is_as_planned: bool
    """Whether a run shows a defect where there is one, and none elsewhere."""
    about: list[Finding]
    """Findings about the defect."""
    loud: list[Finding]
    """Findings of severity information and above; without a defect each of them is false."""


def judged(number: int, *, with_defect: bool) -> JudgedCalls:
    program = written(number, with_defect=with_defect)
    document = parse_document(program.text)
    observed = observe(document)
    kinds = observed.kinds if observed is not None else set()
    # The second free may begin with a use.
    codes = {code for kind in kinds | ({program.kind} if program.kind else set()) for code in ABOUT.get(kind, ())}
    findings = [finding for _, finding in lint(document)]
    about = [one for one in findings if one.code in codes and one.severity in _SAID]
    loud = [one for one in findings if one.severity in (*_SAID, Severity.ERROR)]
    return JudgedCalls(program, observed is not None and bool(kinds) is with_defect, about, loud)
