"""LLVM 22's `mlir-opt`, which the tests compare with. The product itself never runs it."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.harness import warm_program

_OUTSIDE_PATH = Path("/usr/lib/llvm-22/bin/mlir-opt")


@dataclass(frozen=True)
class Answer:
    """What one run of `mlir-opt` gave."""

    accepted: bool
    output: str
    """The printed program; empty when it was not accepted."""
    errors: str
    """What it wrote to stderr, remarks and warnings included."""


@dataclass(frozen=True)
class Oracle:
    command: str

    def run(self, text: str, *options: str, seconds: float = 60) -> Answer:
        """Give `text` to `mlir-opt OPTIONS`; lines of a message start at 1 in the file called `<stdin>`.

        Raises:
            subprocess.TimeoutExpired: no answer within `seconds`.
        """
        result = warm_program.run([self.command, *options], text.encode(), seconds)
        output, errors = result.stdout.decode(), result.stderr.decode("utf-8", "replace")
        return Answer(result.returncode == 0, output if result.returncode == 0 else "", errors)

    def accepts(self, text: str, *options: str) -> bool:
        return self.run(text, *options).accepted

    def reprint(self, text: str, *options: str) -> str:
        """`text` as `mlir-opt` prints it, so that names and layout of two programs do not count.

        Fails the test, with the compiler's words, when `text` is not accepted.
        """
        answer = self.run(text, *options)
        assert answer.accepted, f"mlir-opt does not accept this:\n{answer.errors}\n{text}"
        return answer.output


@cache
def find_oracle() -> Oracle | None:
    command = shutil.which("mlir-opt-22") or (str(_OUTSIDE_PATH) if _OUTSIDE_PATH.is_file() else None)
    return Oracle(command) if command else None
