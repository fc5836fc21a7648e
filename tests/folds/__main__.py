"""Checks of folds and patterns by evaluation: random functions before and after canonicalization.

./dev folds                            every family, 10,000 functions each
./dev folds scalar --functions 100000  one family
./dev folds --seed 7                   other functions
./dev folds vector --llvm22            with LLVM 22's defects: what is found then
"""

from __future__ import annotations

import argparse
import sys

from tests.folds.checking import Tally, names_of
from tests.folds.families import FAMILIES, MEMREF, run_family

MOST_SHOWN = 5


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser("./dev folds")
    parser.add_argument("families", nargs="*", metavar="FAMILY", help=", ".join((*FAMILIES, MEMREF)))
    parser.add_argument("--functions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--llvm22", action="store_true")
    options = parser.parse_args(arguments)
    failed = False
    for name in options.families or (*FAMILIES, MEMREF):
        tally = Tally()
        run_family(name, options.functions, options.seed, tally, follows_llvm22=options.llvm22)
        print(f"{name}: {tally.functions} functions, {tally.runs} evaluations, {len(tally.failures)} wrong")
        for reason, count in tally.unknown.most_common():
            print(f"  not said anything about: {count} for {reason}")
        if tally.defects:
            print("  where LLVM 22 is wrong:", ", ".join(f"{code} {count}" for code, count in tally.defects.items()))
        dialects = FAMILIES[name].dialects if name in FAMILIES else (name,)
        rest = {one for dialect in dialects for names in names_of(dialect) for one in names} - set(tally.fired)
        print("  without effect:", ", ".join(sorted(rest)))
        for failure in sorted(tally.failures, key=lambda one: len(one.before))[:MOST_SHOWN]:
            print(failure)
        failed = failed or bool(tally.failures)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
