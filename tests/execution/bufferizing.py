"""Runs programs on tensors by value, bufferizes and deallocates them, and runs them on buffers: both print the same.

report = examine_tensors(generate_tensors(seed), setting_of_tensors(seed))
"""

from __future__ import annotations

from dataclasses import dataclass

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.passes.pass_manager.pipelines import StepResult, parse_pipeline, run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.printer import print_operation
from tests.execution.harness import Report, judged
from tests.execution.interpreter import interpret
from tests.execution.ledger import Fault
from tests.execution.memory import Unsupported
from tests.execution.tensor_generator import Features

BUFFERIZE = "one-shot-bufferize"
_OPTIONS = (
    "",
    "",
    "analysis-heuristic=top-down",
    "analysis-heuristic=bottom-up-from-terminators",
    "analysis-heuristic=fuzzer analysis-fuzzer-seed={seed}",
    "function-boundary-type-conversion=identity-layout-map",
    "function-boundary-type-conversion=fully-dynamic-layout-map",
    "copy-before-write",
)


@dataclass(frozen=True)
class TensorSetting:
    options: str = ""
    before: str = ""
    """Passes that run first, with a comma behind."""
    compat: Compat = Compat.SAFE

    @property
    def pipeline(self) -> str:
        options = f"bufferize-function-boundaries allow-return-allocs-from-loops {self.options}".strip()
        return f"{self.before}{BUFFERIZE}{{{options}}},buffer-deallocation-pipeline"


def setting_of_tensors(seed: int, compat: Compat = Compat.SAFE) -> tuple[TensorSetting, Features]:
    """How program `seed` is treated, and what it is made of: three of four are small."""
    statements, functions = ((3, 1), (4, 1), (2, 2), (7, 2))[seed % 4]
    options = _OPTIONS[seed % len(_OPTIONS)].format(seed=seed + 1)
    before = "eliminate-empty-tensors," if seed % 5 == 0 else ""
    return TensorSetting(options, before, compat), Features(statements, functions)


def examine_tensors(text: str, setting: TensorSetting) -> Report:
    """`text` must be free of errors. After a problem nothing is run any more."""
    document = parse_document(text)
    assert not document.findings, document.findings[0].message
    assembled = assemble(document.chunks[0])
    report = Report()
    try:
        expected = interpret(assembled.root)
    except (Fault, Unsupported) as reason:
        report.skipped = str(reason)
        return report
    seen_buffers = False

    def after(done: StepResult) -> None:
        nonlocal seen_buffers
        if done.result.refusals or report.problems:
            return
        # The ownership passes are proved elsewhere: what bufferization made, and what is left in the end, are run.
        if done.step.name == BUFFERIZE:
            seen_buffers = True
            report.problems += judged(done.root, done.step.name, expected, frees=False)
            report.runs += 1

    results = run_pipeline(parse_pipeline(setting.pipeline, compat=setting.compat), assembled.root, UPSTREAM, after)
    if results[-1].result.refusals:
        report.refusal = results[-1].result.refusals[0]
        return report
    assert seen_buffers
    report.text = print_operation(assembled.root, UPSTREAM)
    if not report.problems:
        report.problems += judged(assembled.root, "the whole pipeline", expected, frees=True)
        report.runs += 1
    return report


def differences_to_llvm(text: str, setting: TensorSetting) -> list[str]:
    """Codes of the places where bufferization is right and LLVM 22 is not, as the passes report them; each once."""
    root = assemble(parse_document(text).chunks[0]).root
    steps = parse_pipeline(setting.pipeline, compat=Compat.SAFE)
    results = run_pipeline(steps, root, UPSTREAM)
    return sorted({notice.code for done in results if done.step.name == BUFFERIZE for notice in done.result.notices})
