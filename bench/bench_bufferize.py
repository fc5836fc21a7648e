"""CPU time of One-Shot Bufferize, text to text, in units of what `mlir-opt-22` takes for the same file.

Each figure is of whole processes, run alternately. Functions of 1,000 to 30,000 operations on tensors in one block show
the growth; `mlir-opt-22` is only run up to 10,000, because its own time grows with the square.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent))

from bench_pipeline import run
from tensor_programs import long_function, program

PIPELINE = "one-shot-bufferize{bufferize-function-boundaries}"
FUNCTIONS = (500, 2_000)
OPERATIONS = (1_000, 3_000, 10_000, 30_000)
MOST_FOR_ORACLE = 10_000
RUNS = 3
BAR = 8
ORACLE = "mlir-opt-22"


def measure(name: str, file: Path, *, with_oracle: bool) -> float:
    """Print a line; our CPU seconds."""
    ours = [sys.executable, "-m", "pydealloc.server.cli", "--apply", PIPELINE, "-j", "1", str(file), "-o", os.devnull]
    theirs = [ORACLE, f"--pass-pipeline=builtin.module({PIPELINE})", str(file), "-o", os.devnull]
    figures = [(run(ours), run(theirs) if with_oracle else 1.0) for _ in range(RUNS)]
    seconds = median(mine for mine, _ in figures)
    ratio = median(mine / other for mine, other in figures)
    print(f"{name:>38} {seconds:8.2f} s" + (f"   {ratio:5.1f} times {ORACLE} (at most {BAR})" if with_oracle else ""))
    return seconds


def main() -> None:
    has_oracle = shutil.which(ORACLE) is not None
    if not has_oracle:
        print(f"{ORACLE} is not installed: without it there are no ratios")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "program.mlir")
        for count in FUNCTIONS:
            file.write_text(program(count), encoding="utf-8")
            measure(f"{count} functions", file, with_oracle=has_oracle)
        figures: list[float] = []
        for count in OPERATIONS:
            file.write_text(long_function(count), encoding="utf-8")
            oracle = has_oracle and count <= MOST_FOR_ORACLE
            figures.append(measure(f"one function, {count} operations", file, with_oracle=oracle))
        growth = figures[-1] / figures[0] / (OPERATIONS[-1] / OPERATIONS[0])
        print(f"{'each operation in the longest one':>38} {growth:8.2f} times as much as in the shortest")


if __name__ == "__main__":
    main()
