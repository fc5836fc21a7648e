"""CPU time and memory of reading programs of 1k, 10k and 100k lines, in units of what `mlir-opt-22` takes.

Each figure is of whole processes, from their start to their end, run alternately: the machine's mood is in both.
Files given on the command line are measured instead of the made ones.
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

from programs import program

RUNS = 7
SIZES = (1_000, 10_000, 100_000)
ORACLE = "mlir-opt-22"
READ = """
import sys
from pathlib import Path
from pydealloc.syntax.document.document import parse_document
document = parse_document(Path(sys.argv[1]).read_text(encoding="utf-8"))
assert document.leaves()
import os
os._exit(0)
"""
"""Reads every operation of a file, and ends as the command line does: without taking the program apart."""


def run(command: list[str]) -> tuple[float, float]:
    """CPU seconds of a process, user and system, and its largest memory in MiB."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) < 0 or (command[0] == sys.executable and status):
        raise SystemExit(f"{command[0]} failed: run it by hand to see why")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def measure(name: str, file: Path) -> None:
    ours = [sys.executable, "-c", READ, str(file)]
    theirs = [ORACLE, "--allow-unregistered-dialect", str(file), "-o", os.devnull]
    run(ours)
    figures = [(run(ours), run(theirs) if shutil.which(ORACLE) else (0.0, 0.0)) for _ in range(RUNS)]
    seconds, memory = (median(mine[index] for mine, _ in figures) for index in (0, 1))
    line = f"{name:>28} {seconds:8.2f} s {memory:7.0f} MiB"
    if shutil.which(ORACLE):
        ratios = [[mine[index] / other[index] for mine, other in figures] for index in (0, 1)]
        line += f"   CPU {median(ratios[0]):.1f} times {ORACLE}, memory {median(ratios[1]):.1f} times"
    print(line, flush=True)


def main() -> None:
    if not shutil.which(ORACLE):
        print(f"{ORACLE} is not installed: without it there are no ratios")
    if sys.argv[1:]:
        for file in map(Path, sys.argv[1:]):
            measure(file.name, file)
        return
    with tempfile.TemporaryDirectory() as folder:
        for size in SIZES:
            file = Path(folder, f"{size}.mlir")
            file.write_text(program(size), encoding="utf-8")
            measure(f"{size} lines", file)


if __name__ == "__main__":
    main()
