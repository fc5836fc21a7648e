"""Runs a program through the deallocation pipeline and interprets it after each pass.

    report = examine(text, Setting())
    report.problems      # what went wrong, with the pass after which it showed first

Before any pass the program runs with nothing freed: that run says what the results are. From the ownership pass on,
each stage must give the same, free everything exactly once, and touch nothing that is freed.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from pydealloc.ir.graph import Operation
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.passes.pass_manager.pipelines import StepResult, parse_pipeline, run_pipeline
from pydealloc.passes.pass_manager.refusal import Refusal
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.minimal_edits import edits_of
from pydealloc.syntax.text.edits import apply_edits
from tests.execution.interpreter import Run, interpret
from tests.execution.ledger import Fault, Kind
from tests.execution.memory import Unsupported

MORE_STEPS = 200_000
"""Operations beyond those of the program before: allocations in loops, and loops that look for what is freed."""
OWNERSHIP = ("ownership-based-buffer-deallocation", "minimal-deallocation")


@dataclass(frozen=True)
class Setting:
    compat: Compat = Compat.SAFE
    dynamic: bool = False
    """Whether private functions say at run time what their caller owns."""
    before: tuple[str, ...] = ()
    """Passes that run before the pipeline."""
    every_stage: bool = True
    """Interpret after each pass, not only after the last."""
    entry: str = "main"
    """The function that is run."""
    minimal: str | None = None
    """The options of minimal-deallocation, perhaps empty; None: the pipeline that equals LLVM's."""

    @property
    def pipeline(self) -> str:
        if self.minimal is not None:
            return (
                f"minimal-deallocation-pipeline{{{self.minimal}}}" if self.minimal else "minimal-deallocation-pipeline"
            )
        option = "{private-function-dynamic-ownership}" if self.dynamic else ""
        return ",".join((*self.before, f"buffer-deallocation-pipeline{option}"))


@dataclass(frozen=True)
class Problem:
    kind: Kind
    stage: str
    message: str

    def __str__(self) -> str:
        return f"after {self.stage}: {self.message}"


@dataclass
class Report:
    """`text` is the program after the pipeline; None when it was refused or not run."""

    problems: list[Problem] = field(default_factory=list)
    refusal: Refusal | None = None
    skipped: str = ""
    """Why nothing was found out: the program cannot be interpreted."""
    allocations: int = 0
    runs: int = 0
    text: str | None = None


def examine(text: str, setting: Setting) -> Report:
    """Run `text`, which must be free of errors, through the pipeline. After a problem nothing is run any more."""
    document = parse_document(text)
    assert not document.findings, document.findings[0].message
    assembled = assemble(document.chunks[0])
    report = Report()
    try:
        expected = interpret(assembled.root, entry=setting.entry)
    except (Fault, Unsupported) as reason:
        report.skipped = str(reason)
        return report
    frees = False

    def after(done: StepResult) -> None:
        nonlocal frees
        if done.step.name in OWNERSHIP:
            frees = True
        if done.result.refusals or report.problems:
            return
        if setting.every_stage:
            owned = frees and setting.minimal is not None
            report.problems += judged(
                assembled.root, done.step.name, expected, frees=frees, realloc_frees=owned, entry=setting.entry
            )
            report.runs += 1

    results = run_pipeline(parse_pipeline(setting.pipeline, compat=setting.compat), assembled.root, UPSTREAM, after)
    if results[-1].result.refusals:
        report.refusal = results[-1].result.refusals[0]
        return report
    report.text = apply_edits(text, edits_of(text, assembled, document.chunks[0], UPSTREAM))
    if not report.problems:
        again = parse_document(report.text)
        assert not again.findings, again.findings[0].message
        owned = setting.minimal is not None
        root = assemble(again.chunks[0]).root
        report.problems += judged(root, "printing", expected, frees=True, realloc_frees=owned, entry=setting.entry)
        report.runs += 1
    report.allocations = expected.allocations
    return report


def judged(
    module: Operation, stage: str, expected: Run, *, frees: bool, realloc_frees: bool = False, entry: str = "main"
) -> list[Problem]:
    """What is wrong with a run of `module`; `frees`: whether it must free what it allocates."""
    try:
        run = interpret(module, expected.steps * 4 + MORE_STEPS, realloc_frees=realloc_frees, entry=entry)
    except Fault as fault:
        return [Problem(fault.kind, stage, str(fault))]
    except Unsupported as op:
        return [Problem(Kind.CHANGED, stage, f"left behind: {op}")]
    problems: list[Problem] = []
    if run.observed != expected.observed:
        problems.append(Problem(Kind.CHANGED, stage, f"{_difference(run, expected)}"))
    if frees and run.live:
        problems.append(Problem(Kind.LEAK, stage, f"leak: {', '.join(map(str, run.live[:4]))} of {run.allocations}"))
    return problems


def _difference(run: Run, expected: Run) -> str:
    for position, (ours, theirs) in enumerate(zip(run.printed, expected.printed, strict=False)):
        if ours != theirs:
            return f"changed result: prints {ours} instead of {theirs}, as number {position}"
    if len(run.printed) != len(expected.printed):
        return f"changed result: prints {len(run.printed)} values instead of {len(expected.printed)}"
    return f"changed result: returns {run.results} instead of {expected.results}"
