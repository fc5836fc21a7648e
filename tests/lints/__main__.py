"""`./dev lints`: what the memory lints find, and what they should.

    ./dev lints [--programs N] [--calls N] [--seed S] [--show N] [DIR...]

Random programs get one defect each, and are run: what the run shows should be found, and what is called certain must
not be refuted. Programs of folders go through the pipeline: afterwards nothing should be found; before it, each
allocation that it frees. The exit code is 1 when something certain was wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.lints.folders import measure_folder
from tests.lints.judged_calls import judged
from tests.lints.seeded import judge, seeded


def measure_seeded(programs: int, start: int, show: int) -> int:
    """How many certain findings were refuted."""
    counts: Counter[str] = Counter()
    refuted = shown = number = 0
    while counts["programs"] < programs:
        number += 1
        defect = seeded(start + number)
        judged = judge(defect.text) if defect is not None else None
        if defect is None or judged is None:
            counts["left out"] += 1
            continue
        counts["programs"] += 1
        if counts["programs"] % 500 == 0:
            print(dict(counts), f"{refuted} refuted", flush=True)
        for kind in judged.found:
            counts[f"found: {kind.value}"] += 1
        for kind in judged.missed:
            counts[f"MISSED: {kind.value}"] += 1
        refuted += bool(judged.false)
        if (judged.missed or judged.false) and shown < show:
            shown += 1
            print(f"program {start + number}, {defect.what}: {judged.message}; missed {judged.missed}", judged.false)
    found = sum(count for what, count in counts.items() if what.startswith("found"))
    missed = sum(count for what, count in counts.items() if what.startswith("MISSED"))
    for what, count in sorted(counts.items()):
        print(f"  {count:6} {what}")
    share = 100 * found / max(found + missed, 1)
    print(f"{programs} programs with a defect: {found} of {found + missed} found ({share:.2f} %), {refuted} refuted")
    return refuted


def measure_calls(programs: int, start: int, show: int) -> int:
    """How many programs without a defect have a finding; half as many again as have one."""
    counts: Counter[str] = Counter()
    false = shown = 0
    for number in range(start, start + programs * 3 // 2):
        for with_defect in (True, False) if number < start + programs else (False,):
            one = judged(number, with_defect=with_defect)
            is_wrong = not one.about if with_defect else bool(one.loud)
            what = f"defect {one.program.what}: " + ("MISSED" if is_wrong else "found") if with_defect else "none: "
            counts[what if with_defect else what + ("FALSE" if is_wrong else "silent")] += 1
            counts["not as planned"] += not one.is_as_planned
            false += is_wrong and not with_defect
            if is_wrong and shown < show:
                shown += 1
                print(f"program {number}: {what}", *one.loud, one.program.text, sep="\n")
    for what, count in sorted(counts.items()):
        print(f"  {count:6} {what}")
    return false


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev lints", description="Measure the memory lints.")
    parser.add_argument("--programs", type=int, default=500, help="random ones with a defect (default: 500)")
    parser.add_argument("--calls", type=int, default=0, help="random ones with a defect across calls (default: none)")
    parser.add_argument("--seed", type=int, default=0, help="of the first one")
    parser.add_argument("--show", type=int, default=10, help="wrong ones to print (default: 10)")
    parser.add_argument("--most", type=int, default=100_000, help="programs of the folders")
    parser.add_argument("folders", nargs="*", type=Path, metavar="DIR", help="with .mlir files the pipeline accepts")
    options = parser.parse_args(arguments)
    refuted = measure_seeded(options.programs, options.seed, options.show) if options.programs else 0
    refuted += measure_calls(options.calls, options.seed, options.show) if options.calls else 0
    for folder in options.folders:
        refuted += measure_folder(folder, options.most, options.show)
    return int(refuted > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
