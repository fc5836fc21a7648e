"""Runs programs on tensors before and after each fix that the editor offers for them: by value and on buffers.

for outcome in examine_fixes(generate_tensors(seed)): ...

`./dev execute --fixes N` does it for N random programs. The interpreter runs all of them, LLVM those that it can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from pydealloc.server.features.bufferization.copy_fixes import copy_fixes
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.edits import apply_edits
from tests.execution.bufferizing import TensorSetting, examine_tensors, setting_of_tensors
from tests.execution.harness import Report
from tests.execution.interpreter import interpret
from tests.execution.native import NOTHING_FREED, Native, Outcome
from tests.execution.tensor_generator import Features, generate_tensors

_ENTRY = "entry"
_CALLING_MAIN = f"""  func.func @{_ENTRY}() -> i32 {{
    func.call @main() : () -> ()
    %0 = arith.constant 0 : i32
    return %0 : i32
  }}
}}
"""
"""LLVM runs functions that return an i32."""
_REPORT_EVERY = 200
"""Programs between two lines about the progress."""


@dataclass(frozen=True)
class FixOutcome:
    title: str
    problem: str = ""
    """The difference to the program without the fix; empty: none."""
    is_refused: bool = False
    """Whether the deallocation refuses the program, as it did without the fix; it ran on buffers that nobody frees."""
    native: str = ""
    """How the run with LLVM ended: `right`, or why it says nothing; empty: it was not asked for."""

    @property
    def kind(self) -> str:
        """The first word of the title, which is another one for each kind of fix."""
        return self.title.partition(" ")[0]


@dataclass
class FixFigures:
    """`counts` by the kind of fix and what happened to it; `wrong` is how many changed what a program does."""

    programs: int = 0
    counts: dict[str, Counter[str]] = field(default_factory=dict[str, Counter[str]])
    wrong: int = 0

    def report(self) -> str:
        """A table: kinds of fixes, each with its counts."""
        lines = [f"fixes of {self.programs} random programs on tensors: {self.wrong} wrong"]
        for kind, counts in sorted(self.counts.items()):
            lines.append(f"  {kind:8} " + ", ".join(f"{count} {what}" for what, count in counts.most_common()))
        return "\n".join(lines)


def fix_setting_of(seed: int) -> tuple[TensorSetting, Features]:
    """How program `seed` is treated and what it is made of: in every third one, functions may not write arguments."""
    setting, features = setting_of_tensors(seed)
    return setting, replace(features, writable_arguments=seed % 3 != 0)


def interpret_fixes(seeds: range, native: Native | None = None) -> FixFigures:
    """Each fix of each program by itself."""
    figures = FixFigures(len(seeds))
    for seed in seeds:
        if seed > seeds.start and (seed - seeds.start) % _REPORT_EVERY == 0:
            print(f"fixes of {seed - seeds.start} programs: {figures.wrong} wrong", flush=True)
        setting, features = fix_setting_of(seed)
        for found in examine_fixes(generate_tensors(seed, features), setting, native):
            counts = figures.counts.setdefault(found.kind, Counter())
            counts["executed"] += 1
            if found.problem:
                figures.wrong += 1
                counts["WRONG"] += 1
                print(f"program {seed}: {found.title}: {found.problem}", flush=True)
            if found.is_refused:
                counts["refused by the deallocation, as without the fix"] += 1
            if found.native:
                counts[f"with LLVM: {found.native}"] += 1
    return figures


def examine_fixes(
    text: str, setting: TensorSetting | None = None, native: Native | None = None
) -> Iterator[FixOutcome]:
    """Each fix of `text`, whose @main prints what it sees, by itself; with LLVM too if `native` is given."""
    document, setting = parse_document(text), setting or TensorSetting()
    fixes = list(copy_fixes(document, 0, len(text)))
    if not fixes:
        return
    expected = interpret(assemble(document.chunks[0]).root).observed
    before = examine_tensors(text, setting)
    run_before = _run(before, native)
    for fix in fixes:
        fixed = apply_edits(text, fix.edits)
        found = interpret(assemble(parse_document(fixed).chunks[0]).root).observed
        report = examine_tensors(fixed, setting)
        problems = [str(problem) for problem in report.problems]
        reason = report.refusal.reason if report.refusal is not None else ""
        is_refused = before.refusal is not None and before.refusal.reason == reason
        if reason and not is_refused:
            problems.append(f"refused: {reason}")
        if found != expected:
            problems.insert(0, f"gives {found} instead of {expected}")
        ended, native_problems = _compared(run_before, _run(report, native))
        problems += native_problems
        yield FixOutcome(fix.title, problems[0] if problems else "", is_refused, ended if native is not None else "")


def _run(report: Report, native: Native | None) -> Outcome | None:
    """The program of a report with LLVM; None where there is none, or LLVM is not asked."""
    if native is None or report.text is None:
        return None
    module = report.text.rstrip().removesuffix("}") + _CALLING_MAIN
    return native.run(module, *NOTHING_FREED, entry=_ENTRY)


def _compared(before: Outcome | None, after: Outcome | None) -> tuple[str, list[str]]:
    """How a run ended, beside that of the program without the fix; also what is wrong with it."""
    if before is None or after is None:
        return "not deallocated", []
    if before.failure:
        return f"{before.failure.split(':')[0]} fails without the fix", []
    problems = after.problems(before)
    return "wrong" if problems else "right", [f"with LLVM: {problem}" for problem in problems]
