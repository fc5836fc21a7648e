"""CPU time of `--check` on a ten-line file, in units of starting Python."""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

RUNS = 10
PROGRAM = """\
func.func @scale(%x: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc(%n) : memref<?xf32>
  memref.store %x, %0[%c0] : memref<?xf32>
  %1 = memref.load %0[%c0] : memref<?xf32>
  %2 = arith.addf %1, %1 : f32
  memref.store %2, %0[%c0] : memref<?xf32>
  %3 = memref.load %0[%c0] : memref<?xf32>
  return %3 : f32
}
"""


def cpu_seconds(command: list[str]) -> float:
    """Median over the runs of user and system time of `command` with all it starts."""
    samples: list[float] = []
    for _ in range(RUNS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, capture_output=True, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        samples.append(after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
    return median(samples)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "ten_lines.mlir")
        file.write_text(PROGRAM)
        nothing = cpu_seconds([sys.executable, "-c", "pass"])
        check = cpu_seconds([str(Path(sys.executable).with_name("pydealloc-lsp")), "--check", str(file)])
    print(f"python -c pass            {nothing * 1000:7.1f} ms")
    print(f"--check, ten lines        {check * 1000:7.1f} ms  = {check / nothing:.1f} times")


if __name__ == "__main__":
    main()
