"""`./dev execute`: run random programs, and those of folders, before and after the pipeline, and compare.

    ./dev execute [--minimal] [--programs N] [--seed S] [--native N] [--fixes N] [DIR...]

Random programs are interpreted after each pass: with the usual ownership, with dynamic ownership of private functions,
and every tenth as LLVM 22 does it. As many programs on tensors are run by value, bufferized, deallocated and run on
buffers; with `--llvm22` as LLVM 22 does it, which counts its miscompiles. `--native N` runs N of them with LLVM too,
ours and LLVM's own pipeline, in memory that counts. Functions of the programs in the folders are driven: called with
constants and small buffers; what is not driven is counted by the reason.
`--fixes N` applies each fix of copies of tensors that the editor offers in N programs by itself, and runs what results;
with `--native` LLVM runs it too.
`--minimal`: the same for minimal-deallocation, on programs that LLVM refuses, too, and with mutants of its results;
executed allocations and peak memory are compared with those after LLVM's pipeline, where both accept.
`--mixed N`: N programs on tensors, buffers and numbers at once, in bodies of all operations that can be run, before and
after all passes, alone and in pipelines. `--near-misses N`: the same for N programs of pages and examples of patterns
that are changed in a few places. `--known N` puts kinds of defects that are known back in, and says how many of
N programs it takes to find each; `--code-mutants N` does the same with N mutants of the passes' own code, of which it
lists those that are not found, and those that no program reaches.
`--calls N`: N programs whose functions free, grow, keep and return what they are given, in each form, before and after
the passes that ask what calls do.
`--peaks N`: N programs whose every path is run, and N random ones after minimal-deallocation: the bytes that they hold,
beside those that are predicted.
The exit code is 1 when ours did something wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from pydealloc.passes.pass_manager.compat import Compat
from tests.execution.bufferizing import differences_to_llvm, examine_tensors, setting_of_tensors
from tests.execution.call_mutants import call_mutants_caught, find_call_kinds
from tests.execution.call_runs import compare_calls
from tests.execution.driving import Figures, drive, paths_of, run_with_llvm
from tests.execution.fixing import interpret_fixes
from tests.execution.generator import Choices, generate
from tests.execution.harness import Setting, examine
from tests.execution.mixed_runs import compare_mixed, compare_near_misses, find_known, mutants_caught
from tests.execution.mutants import MutantFigures, judge_mutants
from tests.execution.native import Native
from tests.execution.peaks import compare_bounds, compare_held
from tests.execution.run_costs import compare_costs, wrapped_programs
from tests.execution.settings import lending_setting_of, minimal_setting_of, setting_of
from tests.execution.tensor_generator import generate_tensors
from tests.execution.wrapping import ENTRY

CAUGHT = 0.99
"""The share of mutants that must be caught."""


def run_mutants(
    seeds: range, *, each: int, chosen: Callable[[int], tuple[Setting, Choices]] = minimal_setting_of
) -> MutantFigures:
    """Mutants of random programs, `each` of them per program at most."""
    figures = MutantFigures(Counter(), Counter())
    for seed in seeds:
        _, choices = chosen(seed)
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
            if compat is Compat.LLVM22:
                codes = differences_to_llvm(generate_tensors(seed, features), setting)
                figures.counts[f"  with {', '.join(codes) or 'no notice'}"] += 1
        elif report.refusal is not None:
            figures.counts[f"refused: {report.refusal.reason}"] += 1
        elif report.skipped:
            figures.counts[f"not run: {report.skipped}"] += 1
        else:
            figures.counts["right"] += 1
    return figures


def report_costs(which: str, found: tuple[Counter[str], list[str]]) -> None:
    """Print what runs cost beside LLVM's pipeline, with each program that costs more."""
    counts, dearer = found
    if not counts:
        return
    listed = ", ".join(f"{what} {counts[what]}" for what in sorted(counts))
    print(f"{which}, run costs beside LLVM's pipeline: {listed}")
    print(*dearer, sep="\n", end="\n" if dearer else "", flush=True)


def generated(seeds: range) -> Iterator[tuple[str, str]]:
    return ((f"program {seed}", generate(seed)) for seed in seeds)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev execute", description="Run programs before and after deallocation.")
    parser.add_argument("--programs", type=int, default=1000, help="random ones to interpret (default: 1000)")
    parser.add_argument("--tensors", type=int, default=1000, help="random ones on tensors (default: 1000)")
    parser.add_argument("--llvm22", action="store_true", help="bufferize as LLVM 22 does")
    parser.add_argument("--seed", type=int, default=0, help="of the first one")
    parser.add_argument("--native", type=int, default=50, help="random ones to run with LLVM too (default: 50)")
    parser.add_argument("--fixes", type=int, default=0, help="programs on tensors whose fixes are run (default: none)")
    parser.add_argument("--minimal", action="store_true", help="minimal-deallocation in place of LLVM's pipeline")
    parser.add_argument("--lends", action="store_true", help="with --minimal: functions that lend in each program")
    parser.add_argument("--mutants", type=int, default=300, help="programs to make mutants of (default: 300)")
    parser.add_argument("--mixed", type=int, default=1000, help="programs before and after all passes (default: 1000)")
    parser.add_argument("--near-misses", type=int, default=500, help="changed programs of pages (default: 500)")
    parser.add_argument("--known", type=int, default=0, help="programs to find known kinds with (default: none)")
    parser.add_argument("--code-mutants", type=int, default=0, help="mutants of the passes (default: none)")
    parser.add_argument("--calls", type=int, default=1000, help="programs with calls (default: 1000)")
    parser.add_argument("--peaks", type=int, default=1000, help="programs whose bytes are counted (default: 1000)")
    parser.add_argument("--call-kinds", type=int, default=0, help="programs to find kinds of calls with")
    parser.add_argument("--call-mutants", type=int, default=0, help="mutants of what is known of calls")
    parser.add_argument("--pool", type=int, default=1000, help="programs that these meet (default: 1000)")
    parser.add_argument("--seconds", type=int, default=20, help="for each of these (default: 20)")
    parser.add_argument("--most", type=int, default=100_000, help="programs of the folders to run")
    parser.add_argument("folders", nargs="*", type=Path, metavar="DIR", help="with .mlir files to run with LLVM")
    options = parser.parse_args(arguments)
    random_ones = range(options.seed, options.seed + options.programs)
    setting = Setting(minimal="") if options.minimal else Setting()
    chosen = lending_setting_of if options.lends else minimal_setting_of if options.minimal else setting_of
    every = [interpret_generated(random_ones, chosen)]
    print(every[0].report(f"{options.programs} random programs, interpreted"), flush=True)
    compat = Compat.LLVM22 if options.llvm22 else Compat.SAFE
    every.append(interpret_tensors(range(options.seed, options.seed + options.tensors), compat))
    print(every[-1].report(f"{options.tensors} random programs on tensors, bufferized"), flush=True)
    every.append(compare_mixed(range(options.seed, options.seed + options.mixed)))
    print(every[-1].report(f"{options.mixed} mixed programs"), flush=True)
    every.append(compare_near_misses(range(options.seed, options.seed + options.near_misses)))
    print(every[-1].report(f"{options.near_misses} near misses"), flush=True)
    if options.known:
        print(find_known(options.known, options.seconds), flush=True)
    if options.code_mutants:
        print(mutants_caught(options.code_mutants, options.pool, options.seconds, options.seed), flush=True)
    every.append(compare_calls(range(options.seed, options.seed + options.calls)))
    print(every[-1].report(f"{options.calls} programs with calls"), flush=True)
    if options.call_kinds:
        print(find_call_kinds(options.call_kinds, options.seconds), flush=True)
    if options.call_mutants:
        print(call_mutants_caught(options.call_mutants, options.pool, options.seconds, options.seed), flush=True)
    counted = range(options.seed, options.seed + options.peaks)
    every.append(compare_held(counted))
    print(every[-1].report(f"{options.peaks} programs whose bytes are counted on each path"), flush=True)
    every.append(compare_bounds((seed, *minimal_setting_of(seed)) for seed in counted))
    print(every[-1].report(f"{options.peaks} random programs whose bytes are counted"), flush=True)
    if options.minimal:
        mutants = run_mutants(random_ones[: options.mutants], each=4, chosen=chosen)
        print(mutants.report(), flush=True)
        if mutants.share < CAUGHT:
            every[0].wrong += 1
        programs = ((f"program {seed}", generate(seed, setting_of(seed)[1])) for seed in random_ones[: options.mutants])
        report_costs("random programs", compare_costs(programs))
        if options.folders:
            paths = paths_of(options.folders)[: options.most]
            report_costs("programs of the folders", compare_costs(wrapped_programs(paths), entry=ENTRY))
    with Native.made() as native:
        if options.fixes:
            fixes = interpret_fixes(
                range(options.seed, options.seed + options.fixes), native if options.native else None
            )
            print(fixes.report(), flush=True)
            every[0].wrong += fixes.wrong
        if native is None:
            print("nothing is run with LLVM: mlir-opt-22, mlir-runner-22 or a C compiler is missing")
            return int(any(figures.wrong for figures in every))
        seeds = range(options.seed, options.seed + options.native * 2)
        every.append(run_with_llvm(generated(seeds), native, "main", limit=options.native, setting=setting))
        print(every[-1].report("random programs, run with LLVM"), flush=True)
        if options.folders:
            every.append(drive(paths_of(options.folders)[: options.most], native, setting))
            print(every[-1].report("functions of the folders, driven"))
    return int(any(figures.wrong for figures in every))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
