"""Many small programs in few runs of `mlir-opt`, and what it says about each of them.

The programs of one run are divided by `// -----`, so that an error costs only its own program. One that crashes or
hangs the process is found by halving.
"""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from tests.harness import warm_program

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.harness.oracle import Oracle

DIVIDER = "// -----"
OPTIONS = ("--allow-unregistered-dialect", "--split-input-file", "--mlir-print-local-scope", "--mlir-disable-threading",
           "--mlir-print-op-on-diagnostic=false")  # fmt: skip
GENERIC = ("--mlir-print-op-generic",)
UNVERIFIED = ("--mlir-very-unsafe-disable-verifier-on-parsing", "--verify-each=0", "--mlir-print-assume-verified")
PER_RUN = 400
PER_RUN_UNVERIFIED = 16
"""Programs per process; few where crashes are likely."""

_ERROR = re.compile(r"^<stdin>:(\d+):\d+: error: (.*)$", re.MULTILINE)
# What a block is reached from.
_COMMENT = re.compile(r" *// (pred|[0-9]+ preds|no predecessors).*")


@dataclass(frozen=True)
class Verdict:
    text: str
    """What was printed; empty when it was not accepted."""
    error: str = ""
    """The first error; `crash` or `hang` when there was no answer."""
    said: str = ""
    """The first error that was said, also where the program was printed all the same."""

    @property
    def accepted(self) -> bool:
        return not self.error


def ask(oracle: Oracle, programs: Sequence[str], *options: str) -> list[Verdict]:
    """One verdict for each program, which must not contain the divider."""
    verdicts: list[Verdict] = []
    size = PER_RUN_UNVERIFIED if UNVERIFIED[0] in options else PER_RUN
    for start in range(0, len(programs), size):
        verdicts += _ask_all(oracle, programs[start : start + size], options)
    return verdicts


def _ask_all(oracle: Oracle, programs: Sequence[str], options: Sequence[str]) -> Iterator[Verdict]:
    text = f"\n{DIVIDER}\n".join(program.rstrip("\n") for program in programs)
    command = [oracle.command, *OPTIONS, *options]
    problem = "crash"
    try:
        seconds = 10 + len(programs) / 20
        result = warm_program.run(command, text.encode(), seconds)
        complaints = result.stderr.decode("utf-8", "replace")
        outputs = [_COMMENT.sub("", part).strip("\n") for part in result.stdout.decode().split(DIVIDER)]
        if result.returncode in (0, 1) and len(outputs) == len(programs):
            yield from _answers(programs, outputs, complaints)
            return
    except subprocess.TimeoutExpired:
        problem = "hang"
    if len(programs) == 1:
        yield Verdict("", problem)
        return
    middle = len(programs) // 2
    yield from _ask_all(oracle, programs[:middle], options)
    yield from _ask_all(oracle, programs[middle:], options)


def _answers(programs: Sequence[str], outputs: Sequence[str], errors: str) -> Iterator[Verdict]:
    # An error names its line in the whole input.
    starts = [1]
    for program in programs:
        starts.append(starts[-1] + program.rstrip("\n").count("\n") + 2)
    found = sorted((int(match[1]), match[2]) for match in _ERROR.finditer(errors))
    position = 0
    for (_, end), output in zip(pairwise(starts), outputs, strict=True):
        first = position
        while position < len(found) and found[position][0] < end:
            position += 1
        error = found[first][1] if position > first else ""
        yield Verdict(output, "" if output else error or "no output", error)
