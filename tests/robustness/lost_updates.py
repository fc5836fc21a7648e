"""Lost updates: a command that changes a file, while an editor saves the same file at a random moment.

    python -m tests.robustness.lost_updates [ATTEMPTS]

Prints how many attempts met the command in the middle, and how many saved texts were lost (none).
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random

from pydealloc.server.cli import main
from pydealloc.server.config import discovery

UNUSED = "func.func @f() {{\n  // {0}\n  %0 = arith.constant 1 : i32\n      return\n}}\n"
COMMANDS = (
    ("--check", "--isolated", "--jobs", "1", "--unsafe-fixes"),
    ("--format-mlir", "--isolated"),
    ("--apply", "canonicalize", "--isolated", "--write"),
)


def save(path: Path, text: str, *, in_place: bool) -> None:
    """As editors do: into the file itself, or into another one that then takes its name."""
    if in_place:
        path.write_text(text)
    else:
        other = path.with_suffix(".saved")
        other.write_text(text)
        os.replace(other, path)  # noqa: PTH105


def attempt(folder: Path, random: Random, longest: float) -> str:
    """`kept`, `changed` (the command changed what was saved: it came later) or `lost`."""
    path = folder / "a.mlir"
    path.write_text(UNUSED.format("old"))
    delay = random.random() * longest
    in_place = random.random() < 0.5

    def editor() -> None:
        time.sleep(delay)
        save(path, UNUSED.format("saved by the user"), in_place=in_place)

    thread = threading.Thread(target=editor)
    discovery.configurations.cache_clear()
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        thread.start()
        main([*random.choice(COMMANDS), str(path)])
        thread.join()
    text = path.read_text()
    if "saved by the user" not in text:
        return "lost"
    return "kept" if text == UNUSED.format("saved by the user") else "changed"


def attempts(count: int, seed: int = 0) -> dict[str, int]:
    """How many of the attempts ended how. The saving comes at any time of a run, which is measured first."""
    random = Random(seed)
    found = {"kept": 0, "changed": 0, "lost": 0}
    switch = sys.getswitchinterval()
    # The threads take turns as often as two processes on two processors would.
    sys.setswitchinterval(1e-5)
    try:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            attempt(folder, random, 0.0)
            start = time.perf_counter()
            attempt(folder, random, 0.0)
            longest = 1.5 * (time.perf_counter() - start)
            for _ in range(count):
                found[attempt(folder, random, longest)] += 1
    finally:
        sys.setswitchinterval(switch)
    return found


if __name__ == "__main__":
    print(attempts(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000))
