"""The ratios that a change is judged by: CPU time and memory of whole programs, in units of LLVM's for the same file.

`--json` adds them to `bench/history.jsonl`, one line for each run, with the commit, the kind of machine and its load;
`--json FILE` writes that line into a file alone. Ratios are of processes run in turn, so most of a machine's speed
cancels out.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent))

import buffer_programs
import model_programs
import programs
import tensor_programs

HISTORY = Path(__file__).resolve().with_name("history.jsonl")
ORACLE = "mlir-opt-22"
RUNS = 3
OURS = [sys.executable, "-m", "pydealloc.server.cli"]
READ = """
import os, sys
from pathlib import Path
from pydealloc.syntax.document.document import parse_document
assert parse_document(Path(sys.argv[1]).read_text(encoding="utf-8")).leaves()
os._exit(0)
"""


def used(command: list[str]) -> tuple[float, float]:
    """CPU seconds, user and system, and KiB at the highest, of a process that may fail as it likes."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    return usage.ru_utime + usage.ru_stime, float(usage.ru_maxrss)


def ratios_of(ours: list[str], theirs: list[str], runs: int) -> tuple[float, float]:
    """Medians of CPU time and of memory, in units of `theirs`."""
    pairs = [(used(ours), used(theirs)) for _ in range(runs)]
    seconds = median(mine[0] / other[0] for mine, other in pairs)
    return seconds, median(mine[1] / other[1] for mine, other in pairs)


def measured(folder: Path, runs: int) -> Iterator[tuple[str, float]]:
    """Names and ratios, each as soon as it is known."""
    sparse, dense, tensors, tiny = (folder / f"{name}.mlir" for name in ("sparse", "dense", "tensors", "tiny"))
    sparse.write_text(programs.program(100_000), encoding="utf-8")
    dense.write_text(buffer_programs.program(500), encoding="utf-8")
    tensors.write_text(tensor_programs.program(500), encoding="utf-8")
    tiny.write_text("func.func @f(%x: f32) -> f32 {\n  return %x : f32\n}\n", encoding="utf-8")
    verify = [ORACLE, str(sparse), "-o", os.devnull]
    yield "read 100k lines", ratios_of([sys.executable, "-c", READ, str(sparse)], verify, runs)[0]
    seconds, memory = ratios_of([*OURS, "--check", "--no-cache", str(sparse)], verify, runs)
    yield "check 100k lines", seconds
    yield "check 100k lines, memory", memory
    yield (
        "check 500 functions of buffers",
        ratios_of([*OURS, "--check", "--no-cache", str(dense)], [ORACLE, str(dense), "-o", os.devnull], runs)[0],
    )
    theirs = [ORACLE, "--buffer-deallocation-pipeline", str(dense), "-o", os.devnull]
    for pipeline in ("buffer-deallocation-pipeline", "minimal-deallocation-pipeline"):
        ours = [*OURS, "--apply", pipeline, "-j", "1", str(dense), "-o", os.devnull]
        yield f"{pipeline}, 500 functions", ratios_of(ours, theirs, runs)[0]
    bufferize = "one-shot-bufferize"
    yield (
        f"{bufferize}, 500 functions",
        ratios_of(
            [*OURS, "--apply", bufferize, "-j", "1", str(tensors), "-o", os.devnull],
            [ORACLE, f"--{bufferize}", str(tensors), "-o", os.devnull],
            runs,
        )[0],
    )
    yield from of_models(folder, runs)
    nothing = [sys.executable, "-c", "pass"]
    yield "start-up, in units of Python's", ratios_of([*OURS, "--check", "--no-cache", str(tiny)], nothing, 2 * runs)[0]


def of_models(folder: Path, runs: int) -> Iterator[tuple[str, float]]:
    """Programs shaped like real ones, where little repeats: one function of 8k operations, and many that free."""
    buffers, tensors, many = (folder / f"{name}.mlir" for name in ("model_buffers", "model_tensors", "functions"))
    buffers.write_text(model_programs.program("buffers", 8000), encoding="utf-8")
    tensors.write_text(model_programs.program("tensors", 8000), encoding="utf-8")
    many.write_text(model_programs.functions(20_000), encoding="utf-8")
    names = {buffers: "model on buffers", tensors: "model on tensors", many: "functions that do not repeat"}
    for path, name in names.items():
        verify = [ORACLE, str(path), "-o", os.devnull]
        yield f"read {name}", ratios_of([sys.executable, "-c", READ, str(path)], verify, runs)[0]
        yield f"check {name}", ratios_of([*OURS, "--check", "--no-cache", str(path)], verify, runs)[0]
    deallocation = "buffer-deallocation-pipeline"
    for path, ours, theirs in (
        (buffers, deallocation, deallocation),
        (buffers, "minimal-deallocation-pipeline", deallocation),
        (tensors, "one-shot-bufferize", "one-shot-bufferize"),
        (many, deallocation, deallocation),
        (many, "minimal-deallocation-pipeline", deallocation),
    ):
        command = [*OURS, "--apply", ours, "-j", "1", str(path), "-o", os.devnull]
        other = [ORACLE, f"--{theirs}", str(path), "-o", os.devnull]
        yield f"{ours}, {names[path]}", ratios_of(command, other, runs)[0]


def commit() -> str:
    """The commit of the tree, with `+` behind it where files differ from it; empty outside of a repository."""
    root = Path(__file__).resolve().parent
    given = subprocess.run(
        ["git", "describe", "--always", "--dirty=+"], cwd=root, capture_output=True, text=True, check=False
    )
    return given.stdout.strip()


def machine() -> str:
    """The kind of machine: no name of any one."""
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors"


def load_before() -> float | None:
    """Processes that wait for a processor, on the average of the last minute; None where the system does not say."""
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench all", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", nargs="?", const=HISTORY, type=Path, metavar="FILE", help="note the ratios")
    parser.add_argument("--runs", type=int, default=RUNS, help=f"of each program; {RUNS} unless given")
    options = parser.parse_args()
    found: dict[str, float] = {}
    load = load_before()
    with tempfile.TemporaryDirectory() as folder:
        for name, ratio in measured(Path(folder), options.runs):
            found[name] = round(ratio, 3)
            print(f"{name:>58} {ratio:7.2f}", flush=True)
    if options.json is None:
        return
    line = {
        "commit": commit(),
        "machine": machine(),
        "load": load,
        "python": platform.python_version(),
        "ratios": found,
    }
    with options.json.open("a" if options.json == HISTORY else "w", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
