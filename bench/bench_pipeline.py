"""CPU time of the whole deallocation pipeline, text to text, in units of what `mlir-opt-22` takes for the same file.

Each figure is of whole processes, from their start to their end, run alternately: the machine's mood is in both.
Programs have 500, 1000 and 2000 functions of fifty lines, or one function of 5,000 operations. Behind them stands
what each stage costs. Files given on the command line are measured instead of the made ones.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent))

from buffer_programs import LINES_PER_FUNCTION, long_function, program

SIZES = ((500, 3), (1_000, 2), (2_000, 1))
"""Functions, and how often that is measured."""
OPERATIONS = 5_000
RUNS = 3
STAGES_OF = 500
ORACLE = "mlir-opt-22"
PIPELINE = "buffer-deallocation-pipeline"
STAGES = """
import sys, time
from pathlib import Path
from pydealloc.passes.pass_manager.pipelines import parse_pipeline
from pydealloc.server.facts.pass_snapshots import changed_chunk
from pydealloc.ir.gc_control import gc_paused
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document

def measured(name, function, *arguments):
    start = time.process_time()
    result = function(*arguments)
    print(f"{name:>38} {time.process_time() - start:8.2f} s", flush=True)
    return result

text = Path(sys.argv[1]).read_text(encoding="utf-8")
with gc_paused(enabled=True):
    document = measured("parse", parse_document, text)
    (chunk,) = document.chunks
    assembled = measured("assemble", assemble, chunk)
    for number, step in enumerate(parse_pipeline(sys.argv[2]), 1):
        measured(f"{number} {step.name}", step.run, assembled.root, document.knowledge)
    measured("edit", changed_chunk, document, chunk, assembled)
"""


def run(command: list[str]) -> float:
    """CPU seconds of a process, user and system.

    Raises:
        RuntimeError: it failed, so that its time says nothing.
    """
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise RuntimeError(f"failed: {' '.join(command)}")
    return usage.ru_utime + usage.ru_stime


def measure(name: str, file: Path, runs: int) -> float:
    """Print a line; our CPU seconds in units of theirs, or as they are without the other program."""
    ours = [sys.executable, "-m", "pydealloc.server.cli", "--apply", PIPELINE, "-j", "1", str(file), "-o", os.devnull]
    theirs = [ORACLE, f"--{PIPELINE}", str(file), "-o", os.devnull]
    has_oracle = shutil.which(ORACLE) is not None
    figures = [(run(ours), run(theirs) if has_oracle else 1.0) for _ in range(runs)]
    ratio = median(mine / other for mine, other in figures)
    line = f"{name:>38} {median(mine for mine, _ in figures):8.2f} s"
    print(line + (f"   {ratio:5.1f} times {ORACLE}" if has_oracle else ""), flush=True)
    return ratio if has_oracle else median(mine for mine, _ in figures)


def measure_stages(file: Path) -> None:
    subprocess.run([sys.executable, "-c", STAGES, str(file), PIPELINE], check=True)


def measure_made(folder: Path) -> None:
    file = folder / "warm.mlir"
    file.write_text(program(4), encoding="utf-8")
    run([sys.executable, "-m", "pydealloc.server.cli", "--apply", PIPELINE, "-j", "1", str(file), "-o", os.devnull])
    ratios: list[float] = []
    for count, runs in SIZES:
        file = folder / f"{count}.mlir"
        file.write_text(program(count), encoding="utf-8")
        ratios.append(measure(f"{count} functions, {count * LINES_PER_FUNCTION} lines", file, runs))
    # Theirs is linear, so what we take in units of it must not grow. Without it, seconds must grow as the sizes do.
    growth = ratios[-1] / ratios[0] if shutil.which(ORACLE) else ratios[-1] / ratios[0] / (SIZES[-1][0] / SIZES[0][0])
    print(f"{'each function in the longest file':>38} {growth:8.2f} times as much as in the shortest", flush=True)
    file = folder / "long.mlir"
    file.write_text(long_function(OPERATIONS), encoding="utf-8")
    measure(f"one function, {OPERATIONS} operations", file, RUNS)
    print(f"\nstages, {STAGES_OF} functions")
    measure_stages(folder / f"{STAGES_OF}.mlir")
    print(f"\nstages, one function of {OPERATIONS} operations")
    measure_stages(file)


def main() -> None:
    if not shutil.which(ORACLE):
        print(f"{ORACLE} is not installed: without it there are no ratios")
    if sys.argv[1:]:
        for file in map(Path, sys.argv[1:]):
            measure(file.name, file, RUNS)
            measure_stages(file)
        return
    with tempfile.TemporaryDirectory() as folder:
        measure_made(Path(folder))


if __name__ == "__main__":
    main()
