"""`python -m tests.parameters [--properties] [DIALECT]...`: what we accept and mlir-opt refuses, and the reverse.

Types and attributes with one slip each (`edits`), or properties of operations in generic form. `--answers FILE` keeps
mlir-opt's answers, which take most of the time; `--every N` takes one trial of N; `--store` writes what the tests read.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from tests.harness.oracle import find_oracle

from .compare import STORED, answers, differences, some_of, store
from .edits import parameter_trials, property_trials

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .compare import Difference

EVERY = {"parameters": 127, "properties": 251}
"""Of all trials, one of so many is stored."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.parameters", description=__doc__)
    parser.add_argument("dialects", nargs="*", metavar="DIALECT", help="default: all")
    parser.add_argument("--properties", action="store_true", help="properties of operations")
    parser.add_argument("--answers", type=Path, metavar="FILE", help="keep mlir-opt's answers there")
    parser.add_argument("--show", type=int, default=3, help="programs to print of each dialect and kind")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="one of N trials")
    parser.add_argument("--store", action="store_true", help="write the file that the tests read")
    options = parser.parse_args(arguments)
    oracle = find_oracle()
    if oracle is None:
        print("mlir-opt-22 is not installed (./dev oracle)", file=sys.stderr)
        return 1
    kind = "properties" if options.properties else "parameters"
    made = (property_trials if options.properties else parameter_trials)(options.dialects)
    trials = some_of(made, EVERY[kind] if options.store else options.every)
    known = answers(oracle, trials, options.answers)
    if options.store:
        store(STORED / f"{kind}.txt", trials, known)
        return 0
    counts = Counter(trial.dialect for trial in trials)
    found: dict[str, list[Difference]] = defaultdict(list)
    for one in differences(trials, known):
        found[one.trial.dialect].append(one)
    for dialect, count in sorted(counts.items()):
        missed = [one for one in found[dialect] if one.is_missed]
        false = [one for one in found[dialect] if not one.is_missed]
        print(
            f"{dialect:<16} {count:7} programs, {len(missed):5} accepted here alone, {len(false):5} by mlir-opt alone"
        )
        for one in (*missed[: options.show], *false[: options.show]):
            print(f"    {'accepted' if one.is_missed else 'refused'}: {one.trial.key}\n        {one.words}")
    every = [one for some in found.values() for one in some]
    missed_count = sum(one.is_missed for one in every)
    print(f"{len(trials)} programs, {missed_count} accepted here alone, {len(every) - missed_count} by mlir-opt alone")
    return int(bool(every))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
