"""Figures of robustness that take minutes: how the time of `--check` grows, and how fast a server ends.

    python -m tests.robustness.figures growth [NAME...]    seconds at four sizes, and the exponent, of each shape
    python -m tests.robustness.figures growth --apply PIPELINE [NAME...]    the same of a pipeline, without parsing
    python -m tests.robustness.figures shutdown [TIMES]    `shutdown` and `exit` at random moments

The exit code is 1 where an exponent is above `EXPONENT`, or an end took more processor time than `END_S`.
"""

from __future__ import annotations

import gc
import math
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from statistics import median
from time import process_time

from bench.bench_minimal import SHAPES as PROGRAMS
from pydealloc.ir.gc_control import collect_rarely
from tests.robustness.buffer_shapes import BUFFER_SHAPES, TENSOR_SHAPES
from tests.robustness.container_shapes import CONTAINER_SHAPES
from tests.robustness.shapes import SHAPES
from tests.robustness.text_shapes import TEXT_SHAPES
from tests.robustness.work import check, transformation

SIZES = (1_000, 2_000, 4_000, 8_000)
EXPONENT = 1.2
_LEAST_S = 0.05
"""A time below this says nothing about growth: the smaller sizes of such a shape do not count."""
_RUNS = 3
_TRIES = 3
"""Times that a shape above `EXPONENT` is measured: others on the machine only make it look slower."""
END_S = 1.0


def seconds(text: str) -> float:
    """Processor time of a check with all its findings as records; the least of several."""
    best = math.inf
    for _ in range(_RUNS):
        gc.collect()
        before = process_time()
        check(text)
        best = min(best, process_time() - before)
    return best


def seconds_of_passes(text: str, pipeline: str) -> float:
    """Processor time of the pipeline and the edits that it makes; the least of several. 0 where it refuses."""
    best = math.inf
    for _ in range(_RUNS):
        work = transformation(text, pipeline)
        gc.collect()
        before = process_time()
        if work().text is None:
            return 0.0
        best = min(best, process_time() - before)
    return best


def exponent_of(times: Mapping[int, float]) -> float:
    """The slope of the logarithms from the first size with a noticeable time to the last one; 0 without two such."""
    seen = [(size, time) for size, time in times.items() if time >= _LEAST_S]
    if len(seen) < 2:
        return 0.0
    (small, first), (large, last) = seen[0], seen[-1]
    return math.log(last / first) / math.log(large / small)


def growth(names: Sequence[str], pipeline: str = "") -> int:
    """`names`: parts of the names of shapes; empty for all. `pipeline`: measured instead of the check."""
    # As the command line does: otherwise the collector looks through what is read again and again.
    collect_rarely()
    worst, exponent = 0.0, 0.0
    print(f"{'seconds at':36}" + "".join(f"{size:>8}" for size in SIZES) + "  exponent")
    measured = partial(seconds_of_passes, pipeline=pipeline) if pipeline else seconds
    for name, shape in {
        **SHAPES,
        **TEXT_SHAPES,
        **BUFFER_SHAPES,
        **CONTAINER_SHAPES,
        **TENSOR_SHAPES,
        **PROGRAMS,
    }.items():
        if names and not any(each in name for each in names):
            continue
        measured(shape(50))
        times = dict.fromkeys(SIZES, math.inf)
        for _ in range(_TRIES):
            times = {size: min(time, measured(shape(size))) for size, time in times.items()}
            exponent = exponent_of(times)
            if exponent <= EXPONENT:
                break
        worst = max(worst, exponent)
        print(f"{name:36}" + "".join(f"{time:8.3f}" for time in times.values()) + f"{exponent:10.2f}", flush=True)
    print(f"largest exponent {worst:.2f}")
    return int(worst > EXPONENT)


def shutdown(count: int) -> int:
    from tests.robustness.test_lifecycle import exit_time

    ends = [exit_time(seed) for seed in range(count)]
    late = 0
    for name, times in zip(("on the clock", "of processor time"), zip(*ends, strict=True), strict=True):
        late = sum(time > END_S for time in times)
        print(f"{count} ends: median {median(times):.2f} s {name}, longest {max(times):.2f} s, {late} over {END_S:g} s")
    return int(late > 0)


def main(arguments: list[str]) -> int:
    if arguments[:2] == ["growth", "--apply"] and len(arguments) > 2:
        return growth(arguments[3:], arguments[2])
    if arguments[:1] == ["growth"]:
        return growth(arguments[1:])
    if arguments[:1] == ["shutdown"]:
        return shutdown(int(arguments[1]) if len(arguments) > 1 else 200)
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
