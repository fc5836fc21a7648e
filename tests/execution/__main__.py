"""`./dev execute`: run random programs, and those of folders, before and after the pipeline, and compare.

    ./dev execute [--minimal] [--programs N] [--seed S] [--native N] [DIR...]

Random programs are interpreted after each pass: with the usual ownership, with dynamic ownership of private functions,
and every tenth as LLVM 22 does it. As many programs on tensors are run by value, bufferized, deallocated and run on
buffers; with `--llvm22` as LLVM 22 does it, which counts its miscompiles. `--native N` runs N of them with LLVM too,
ours and LLVM's own pipeline, in memory that counts; the runnable programs of the folders are run like that.
`--minimal`: the same for minimal-deallocation, on programs that LLVM refuses, too, and with mutants of its results. The
exit code is 1 when ours did something wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.syntax.document.document import assemble, parse_document
from pydealloc.syntax.printer.minimal_edits import edits_of
from pydealloc.syntax.text.edits import apply_edits
from pydealloc.syntax.text.findings import Severity
from tests.execution.bufferizing import examine_tensors, setting_of_tensors
from tests.execution.generator import Choices, generate
from tests.execution.harness import Setting, examine
from tests.execution.mutants import MutantFigures, judge_mutants
from tests.execution.native import FREED_BY_REALLOC, LLVM_PIPELINE, LOWERING, NOTHING_FREED, Native
from tests.execution.tensor_generator import generate_tensors
from tests.execution.wrapping import ENTRY, wrapped

CAUGHT = 0.99
"""The share of mutants that must be caught."""
LONGEST = 60_000
"""Characters of the longest program that is taken from a folder."""


@dataclass
class Figures:
    """`counts` by what happened; `wrong` is how many of our results were."""

    counts: Counter[str] = field(default_factory=Counter)
    wrong: int = 0

    def report(self, title: str) -> str:
        lines = [f"{title}: {self.wrong} wrong", *(f"  {count:6} {what}" for what, count in self.counts.most_common())]
        return "\n".join(lines)


def setting_of(seed: int) -> tuple[Setting, Choices]:
    """How program `seed` is treated, and what it is made of: LLVM 22's own way does not get all views right.

    Three of four programs are small: more of them are done in the same time, and what goes wrong is easier to see.
    """
    statements, functions = ((1, 1), (2, 1), (1, 1), (4, 2))[seed % 4]
    if seed % 10 == 9:
        return Setting(Compat.LLVM22), Choices(shifted_views=False, statements=statements, functions=functions)
    return Setting(dynamic=seed % 3 == 2), Choices(statements=statements, functions=functions)


def minimal_setting_of(seed: int) -> tuple[Setting, Choices]:
    """The same for minimal-deallocation: half of the programs are what LLVM refuses, every fifth is freed early."""
    _, choices = setting_of(seed)
    choices = replace(choices, shifted_views=True, more=seed % 2 == 1)
    return Setting(minimal="placement=early" if seed % 5 == 4 else ""), choices


def run_mutants(seeds: range, *, each: int) -> MutantFigures:
    """Mutants of random programs, `each` of them per program at most."""
    figures = MutantFigures(Counter(), Counter())
    for seed in seeds:
        _, choices = minimal_setting_of(seed)
        for line in judge_mutants(generate(seed, choices), figures, most=each, seed=seed):
            print(f"program {seed}: not caught: {line}", flush=True)
    return figures


def interpret_generated(seeds: range, chosen: Callable[[int], tuple[Setting, Choices]] = setting_of) -> Figures:
    figures = Figures()
    for seed in seeds:
        if seed > seeds.start and (seed - seeds.start) % 1000 == 0:
            print(f"{seed - seeds.start} programs: {figures.wrong} wrong", flush=True)
        setting, choices = chosen(seed)
        report = examine(generate(seed, choices), setting)
        if report.problems:
            figures.wrong += 1
            figures.counts[f"WRONG: {report.problems[0].kind.value}"] += 1
            print(f"program {seed} ({setting}): {report.problems[0]}", flush=True)
        elif report.refusal is not None:
            figures.counts[f"refused: {report.refusal.code}"] += 1
        elif report.skipped:
            figures.counts[f"not run: {report.skipped}"] += 1
        else:
            figures.counts["right"] += 1
            figures.counts["  allocations, each freed once"] += report.allocations
            figures.counts["  runs"] += report.runs
    return figures


def interpret_tensors(seeds: range, compat: Compat) -> Figures:
    """Programs on tensors, before and after One-Shot Bufferize and deallocation."""
    figures = Figures()
    for seed in seeds:
        if seed > seeds.start and (seed - seeds.start) % 1000 == 0:
            print(f"{seed - seeds.start} programs on tensors: {figures.wrong} wrong", flush=True)
        setting, features = setting_of_tensors(seed, compat)
        report = examine_tensors(generate_tensors(seed, features), setting)
        if report.problems:
            figures.wrong += 1
            figures.counts[f"WRONG: {report.problems[0].kind.value}"] += 1
            print(f"program {seed} ({setting.pipeline}): {report.problems[0]}", flush=True)
        elif report.refusal is not None:
            figures.counts[f"refused: {report.refusal.reason}"] += 1
        elif report.skipped:
            figures.counts[f"not run: {report.skipped}"] += 1
        else:
            figures.counts["right"] += 1
    return figures


def run_with_llvm(
    programs: Iterator[tuple[str, str]], native: Native, entry: str, *, limit: int, setting: Setting | None = None
) -> Figures:
    """The first `limit` programs that can be run. Those that fail with nothing freed say nothing."""
    figures = Figures()
    done = 0
    for name, text in programs:
        if done >= limit:
            break
        result = deallocated(text, setting or Setting())
        if result is None:
            figures.counts["left out: refused by our pipeline"] += 1
            continue
        expected = native.run(text, *NOTHING_FREED, entry=entry)
        if expected.failure:
            figures.counts[f"left out: {expected.failure.split(':')[0]} fails without deallocation"] += 1
            continue
        if expected.double or expected.foreign or expected.touched_freed:
            figures.counts["left out: frees by itself, wrongly"] += 1
            continue
        # Only minimal-deallocation leaves a realloc behind, which frees what it takes.
        ours = native.run(result, *(FREED_BY_REALLOC if "memref.realloc" in result else ()), entry=entry)
        theirs = native.run(text, *LLVM_PIPELINE, entry=entry)
        if ours.failure.startswith(LOWERING) and theirs.failure.startswith(LOWERING):
            # A buffer outside of the usual memory, for example: LLVM has no call that frees it.
            figures.counts["left out: cannot be lowered with deallocations, neither ours nor LLVM's own"] += 1
            continue
        if ours.output != expected.output and native.run(text, *NOTHING_FREED, entry=entry).output != expected.output:
            figures.counts["left out: does not print the same twice"] += 1
            continue
        done += 1
        problems, their_problems = ours.problems(expected), theirs.problems(expected)
        figures.counts["run"] += 1
        figures.counts["  allocations"] += expected.allocated
        for problem in their_problems:
            figures.counts[f"  LLVM's own: {_kind_of(problem)}"] += 1
        if problems:
            figures.wrong += 1
            figures.counts[f"WRONG: {_kind_of(problems[0])}"] += 1
            print(f"{name}: {'; '.join(problems)} (LLVM's own: {'; '.join(their_problems) or 'right'})", flush=True)
    return figures


def _kind_of(problem: str) -> str:
    return problem.split(":", maxsplit=1)[0] if problem.startswith("fails") else problem.lstrip("0123456789 of")


def deallocated(text: str, setting: Setting) -> str | None:
    """What our pipeline makes of a program; None if it refuses."""
    document = parse_document(text)
    assembled = assemble(document.chunks[0])
    results = run_pipeline(parse_pipeline(setting.pipeline), assembled.root, UPSTREAM)
    if results[-1].result.refusals:
        return None
    return apply_edits(text, edits_of(text, assembled, document.chunks[0], UPSTREAM))


def generated(seeds: range) -> Iterator[tuple[str, str]]:
    return ((f"program {seed}", generate(seed)) for seed in seeds)


def programs_of(folders: Sequence[Path]) -> Iterator[tuple[str, str]]:
    """The programs of the folders that an entry can be made for."""
    for folder in folders:
        for path in sorted(folder.rglob("*.mlir")) if folder.is_dir() else [folder]:
            text = path.read_text(encoding="utf-8", errors="replace")
            if len(text) > LONGEST:
                continue
            document = parse_document(text)
            if len(document.chunks) != 1 or any(f.severity is Severity.ERROR for f in document.findings):
                continue
            with_entry = wrapped(document)
            if with_entry is not None and not parse_document(with_entry).findings:
                yield path.name, with_entry


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev execute", description="Run programs before and after deallocation.")
    parser.add_argument("--programs", type=int, default=1000, help="random ones to interpret (default: 1000)")
    parser.add_argument("--tensors", type=int, default=1000, help="random ones on tensors (default: 1000)")
    parser.add_argument("--llvm22", action="store_true", help="bufferize as LLVM 22 does")
    parser.add_argument("--seed", type=int, default=0, help="of the first one")
    parser.add_argument("--native", type=int, default=50, help="random ones to run with LLVM too (default: 50)")
    parser.add_argument("--minimal", action="store_true", help="minimal-deallocation in place of LLVM's pipeline")
    parser.add_argument("--mutants", type=int, default=300, help="programs to make mutants of (default: 300)")
    parser.add_argument("--most", type=int, default=100_000, help="programs of the folders to run")
    parser.add_argument("folders", nargs="*", type=Path, metavar="DIR", help="with .mlir files to run with LLVM")
    options = parser.parse_args(arguments)
    random_ones = range(options.seed, options.seed + options.programs)
    setting = Setting(minimal="") if options.minimal else Setting()
    every = [interpret_generated(random_ones, minimal_setting_of if options.minimal else setting_of)]
    print(every[0].report(f"{options.programs} random programs, interpreted"), flush=True)
    compat = Compat.LLVM22 if options.llvm22 else Compat.SAFE
    every.append(interpret_tensors(range(options.seed, options.seed + options.tensors), compat))
    print(every[-1].report(f"{options.tensors} random programs on tensors, bufferized"), flush=True)
    if options.minimal:
        mutants = run_mutants(random_ones[: options.mutants], each=4)
        print(mutants.report(), flush=True)
        if mutants.share < CAUGHT:
            every[0].wrong += 1
    with Native.made() as native:
        if native is None:
            print("nothing is run with LLVM: mlir-opt-22, mlir-runner-22 or a C compiler is missing")
            return int(any(figures.wrong for figures in every))
        seeds = range(options.seed, options.seed + options.native * 2)
        every.append(run_with_llvm(generated(seeds), native, "main", limit=options.native, setting=setting))
        print(every[-1].report("random programs, run with LLVM"), flush=True)
        if options.folders:
            every.append(
                run_with_llvm(programs_of(options.folders), native, ENTRY, limit=options.most, setting=setting)
            )
            print(every[-1].report("programs of the folders, run with LLVM"))
    return int(any(figures.wrong for figures in every))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
