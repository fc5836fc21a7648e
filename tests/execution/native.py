"""Runs programs with LLVM: lowered by `mlir-opt-22`, executed by `mlir-runner-22` with memory that is counted.

    with Native.made() as native:       # None where the tools are missing
        outcome = native.run(text)

The memory (`counted_memory.c`, built in a temporary folder) takes back nothing: using what is freed ends the program.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.harness import warm_program

_LLVM = Path("/usr/lib/llvm-22")
_SOURCE = Path(__file__).with_name("counted_memory.c")
_ADDRESS = re.compile(r"0x[0-9a-fA-F]+")
_ACCOUNT = re.compile(r"memory: allocated=(\d+) live=(\d+) double=(\d+) foreign=(\d+) touched=(\w+)")

NOTHING_FREED = ("--expand-realloc=emit-deallocs=false",)
"""What a program needs to be run without deallocation."""

FREED_BY_REALLOC = ("--expand-realloc=emit-deallocs=true",)
"""What a program needs in which `memref.realloc` frees its operand."""

LOWERING = "lowering"
"""How failures begin that LLVM reports before anything is run."""

LLVM_PIPELINE = ("--buffer-deallocation-pipeline",)

_LOWERING_PASSES = (
    "--convert-bufferization-to-memref",
    "--convert-linalg-to-loops",
    "--scf-forall-to-for",
    "--convert-vector-to-scf",
    "--expand-strided-metadata",
    "--lower-affine",
    "--convert-scf-to-cf",
    "--convert-vector-to-llvm",
    "--expand-strided-metadata",
    "--lower-affine",
    "--convert-math-to-llvm",
    "--convert-math-to-libm",
    "--arith-expand",
    "--convert-arith-to-llvm",
    "--convert-index-to-llvm",
    "--finalize-memref-to-llvm=use-generic-functions=1",
    "--convert-ub-to-llvm",
    "--convert-complex-to-standard",
    "--convert-complex-to-llvm",
    "--convert-func-to-llvm",
    "--convert-cf-to-llvm",
    "--reconcile-unrealized-casts",
)


@dataclass(frozen=True)
class Outcome:
    """`failure` is empty when the program came to its end; `output` is what it printed, addresses left out."""

    failure: str
    output: str = ""
    allocated: int = 0
    live: int = 0
    double: int = 0
    foreign: int = 0
    touched_freed: bool = False

    def problems(self, expected: Outcome) -> list[str]:
        """What is wrong with a run that has to free everything; `expected` is one that freed nothing."""
        found = [f"{self.live} of {self.allocated} allocations leak"] if self.live and not self.failure else []
        found += [f"{self.double} double frees"] if self.double else []
        found += [f"{self.foreign} frees of what is no allocation"] if self.foreign else []
        found += ["use after free"] if self.touched_freed else []
        if self.failure and not self.touched_freed:
            found.append(f"fails: {self.failure}")
        elif not self.failure and self.output != expected.output:
            found.append("changed results")
        return found


class Native:
    def __init__(self, folder: Path, optimizer: str, runner: str) -> None:
        self._folder = folder
        self._optimizer = optimizer
        self._runner = runner
        libraries = [folder / "counted_memory.so", *_runner_libraries()]
        self._libraries = ",".join(map(str, libraries))

    @classmethod
    @contextmanager
    def made(cls) -> Generator[Native | None]:
        optimizer, runner = _tool("mlir-opt"), _tool("mlir-runner")
        compiler = shutil.which("cc") or shutil.which("clang")
        if optimizer is None or runner is None or compiler is None or not _runner_libraries():
            yield None
            return
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            command = [compiler, "-O1", "-shared", "-fPIC", "-o", str(folder / "counted_memory.so"), str(_SOURCE)]
            subprocess.run(command, check=True)
            yield cls(folder, optimizer, runner)

    def run(self, text: str, *passes: str, entry: str = "main", seconds: float = 20) -> Outcome:
        """Lower `text` after `passes`, and run `entry`, which takes nothing and returns an i32."""
        lowered = self._started([self._optimizer, *passes, *_LOWERING_PASSES], text, seconds)
        if isinstance(lowered, str):
            return Outcome(f"{LOWERING}: {lowered}")
        if lowered.returncode:
            return Outcome(f"{LOWERING}: {_first_error(lowered)}")
        command = [self._runner, "-O1", "-e", entry, "--entry-point-result=i32", f"--shared-libs={self._libraries}"]
        ran = self._started(command, lowered.stdout.decode(), seconds)
        if isinstance(ran, str):
            return Outcome(ran)
        account = _ACCOUNT.search(ran.stderr.decode("utf-8", "replace"))
        if account is None:
            return Outcome(f"exit {ran.returncode}: {_first_error(ran)}")
        allocated, live, double, foreign = map(int, account.groups()[:4])
        failure = f"exit {ran.returncode}, touched={account[5]}" if ran.returncode else ""
        output = _ADDRESS.sub("0x", ran.stdout.decode("utf-8", "replace"))
        return Outcome(failure, output, allocated, live, double, foreign, account[5] == "freed")

    def _started(self, command: Sequence[str], text: str, seconds: float) -> subprocess.CompletedProcess[bytes] | str:
        try:
            return warm_program.run(command, text.encode(), seconds)
        except subprocess.TimeoutExpired:
            return f"no end after {seconds:.0f} s"


def _tool(name: str) -> str | None:
    inside = _LLVM / "bin" / name
    return shutil.which(f"{name}-22") or (str(inside) if inside.is_file() else None)


def _runner_libraries() -> list[Path]:
    required = [_library(name) for name in ("c_runner_utils", "runner_utils")]
    if None in required:
        return []
    return [library for library in (*required, _library("float16_utils")) if library is not None]


def _library(name: str) -> Path | None:
    """With or without its version: the name without is in a package that only who compiles against it needs."""
    return min((_LLVM / "lib").glob(f"libmlir_{name}.so*"), default=None)


def _first_error(process: subprocess.CompletedProcess[bytes]) -> str:
    lines = process.stderr.decode("utf-8", "replace").splitlines()
    errors = [line for line in lines if "error:" in line]
    return (errors or lines or [f"exit {process.returncode}"])[0].strip()
