"""Files per second of `--check` on a folder, cold and with a warm cache, against a loop of `mlir-opt-22` processes.

    ./dev bench check [FOLDER] [--jobs N] [--sample EVERY]

`xargs -P N` starts one process per file, N at a time: it reads, verifies and prints to nowhere. All three
are measured in turn on the same files, so the machine's load is the same for them. Wanted: at least 5 times as fast
cold, 30 times warm. The results of one process, of N, of the cold and of the warm run must be the same, byte by byte.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import programs

ORACLE = ("mlir-opt-22", "-split-input-file", "-allow-unregistered-dialect", "-o", os.devnull)
COLD_BAR, WARM_BAR = 5, 30
FILES = 400


def main() -> None:
    arguments = _arguments()
    with tempfile.TemporaryDirectory() as folder:
        root = _sampled(arguments.folder, arguments.sample, Path(folder, "programs"))
        files = sorted(root.rglob("*.mlir"))
        cache = Path(folder, "cache")
        jobs = arguments.jobs
        loop = _loop(files, jobs)
        cold, first = _check(root, "--jobs", str(jobs), "--cache-dir", str(cache))
        warm, second = min(_check(root, "--jobs", str(jobs), "--cache-dir", str(cache)) for _ in range(3))
        print(f"{len(files)} files, {jobs} jobs")
        for name, seconds, bar in (("mlir-opt-22", loop, 0), ("cold", cold, COLD_BAR), ("warm", warm, WARM_BAR)):
            ratio = f", {loop / seconds:.1f} times as fast (at least {bar})" if loop and bar else ""
            if seconds:
                print(f"{name:12} {len(files) / seconds:8.0f} files/s, {seconds:.2f} s{ratio}")
        same = first == second
        if arguments.alone:
            alone, third = _check(root, "--jobs", "1", "--no-cache")
            print(f"{'one process':12} {len(files) / alone:8.0f} files/s, {alone:.2f} s")
            same = same and first == third
        print("results are the same" if same else "results DIFFER")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", nargs="?", type=Path, help=f"default: {FILES} programs made here")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--sample", type=int, default=1, help="only each so many-th file")
    parser.add_argument("--alone", action="store_true", help="one process, too")
    return parser.parse_args()


def _sampled(folder: Path | None, every: int, target: Path) -> Path:
    """A copy of what is measured, in the way that all contestants find it: hot in the system's own cache."""
    target.mkdir()
    if folder is None:
        for number in range(FILES):
            (target / f"{number:03}.mlir").write_text(programs.program(20 + number % 40))
    else:
        for number, file in enumerate(sorted(folder.rglob("*.mlir"))[::every]):
            shutil.copy(file, target / f"{number:06}-{file.name}")
    return target


def _loop(files: list[Path], jobs: int) -> float:
    """Seconds; 0 where there is no mlir-opt."""
    if shutil.which(ORACLE[0]) is None:
        return 0.0
    listed = b"\0".join(os.fsencode(file) for file in files)
    command = ["xargs", "-0", "-n", "1", "-P", str(jobs), *ORACLE]
    start = time.perf_counter()
    subprocess.run(command, input=listed, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return time.perf_counter() - start


def _check(root: Path, *options: str) -> tuple[float, bytes]:
    """Seconds, and what came out."""
    script = "import sys; from pydealloc.server.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", script, "--check", "--format", "json", *options, "."]
    start = time.perf_counter()
    run = subprocess.run(command, cwd=root, capture_output=True, check=False)
    seconds = time.perf_counter() - start
    if run.returncode not in (0, 1) or run.stderr:
        sys.exit(run.stderr.decode(errors="replace") or f"ended with status {run.returncode}")
    return seconds, run.stdout


if __name__ == "__main__":
    main()
