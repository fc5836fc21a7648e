"""`./dev fuzz`: texts nobody would write, until the time is up. What breaks is made small and shown.

    ./dev fuzz [--minutes N] [--seed S] [FOLDER...]
    ./dev fuzz --lsp [--messages N] [--seed S]      a language server instead; see tests/fuzz/sessions.py

The `.mlir` files of the folders are mutated besides the project's own. Time is that of the processor. A finding
belongs into `tests/syntax/test_fuzz_finds.py` once it is understood. The exit code is 1 when there was one.
"""

from __future__ import annotations

import argparse
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import process_time
from types import FrameType

from pydealloc.syntax.document.document import parse_document
from tests.fuzz.checks import Broken, run_checks
from tests.fuzz.generators import generate
from tests.fuzz.minimising import minimised
from tests.fuzz.novelty import Novelty
from tests.harness.literate import read_page
from tests.harness.tree import ROOT

SECONDS, SECONDS_PER_CHARACTER = 3.0, 400e-6
"""What all checks of one text may take; reading it takes a twentieth of that."""

MEMORY = 3 << 30
"""Bytes of address space. Who needs more for a few thousand characters has a bug."""

TRACED = 6
"""One text in this many is run with its lines watched, which is slow."""

LONGEST_SAMPLE = 15_000


class Hang(Exception):
    """A text takes more time than its length allows."""


@contextmanager
def limited(seconds: float) -> Generator[None]:
    """Raise `Hang` after `seconds` of processor time. Without signals for that, on Windows, nothing is limited."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise Hang(f"more than {seconds:.1f} s")

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def samples_of(folders: Sequence[Path]) -> list[str]:
    """The project's examples and the programs in the pages of its tests, and the files of `folders`."""
    files = [*sorted((ROOT / "examples").rglob("*.mlir"))]
    for folder in folders:
        files += sorted(folder.rglob("*.mlir")) if folder.is_dir() else [folder]
    found = [file.read_bytes().decode("utf-8", "surrogateescape") for file in files]
    for page in sorted((ROOT / "tests").rglob("*.md")):
        blocks = [block for section in read_page(page).sections for block in section.blocks.values()]
        found += [block.body for block in blocks if block.name.startswith("mlir")]
    return [text for text in found if len(text) <= LONGEST_SAMPLE]


def failure_of(action: Callable[[], None]) -> tuple[str, str] | None:
    """What is wrong: a key, the same for all texts that fail alike, and the words; None if nothing is."""
    try:
        action()
    except Broken as broken:
        return f"Broken: {broken}".split(": ", 2)[1], str(broken)
    except Exception as error:  # noqa: BLE001 - any exception is a finding.
        ours = [frame for frame in traceback.extract_tb(error.__traceback__) if "/fuzz/" not in frame.filename]
        if isinstance(error, Hang):
            return "Hang", str(error)
        if isinstance(error, RecursionError):
            # Where it happens to overflow says little; who repeats says it.
            names = [f"{Path(frame.filename).name}:{frame.name}" for frame in ours[-40:]]
            return f"RecursionError in {', '.join(sorted(set(names))[:6])}", "maximum recursion depth exceeded"
        last = ours[-1] if ours else None
        place = f"{Path(last.filename).name}:{last.name}:{last.lineno}" if last is not None else "?"
        return f"{type(error).__name__} in {place}", "".join(traceback.format_exception(error)[-8:])
    return None


def reading_time(text: str) -> float:
    """Seconds of processor time."""
    before = process_time()
    parse_document(text)
    return process_time() - before


class Fuzzer:
    """Runs texts through the checks and remembers what was new."""

    def __init__(self, seed: int, samples: list[str]) -> None:
        self.random = Random(seed)
        self.samples = samples
        self.novelty = Novelty()
        self.failures: dict[str, str] = {}
        self.inputs = self.characters = self.added = self.repeated = 0
        self.slowest = 0.0

    def one(self) -> None:
        """Make one text and check it."""
        generator, text = generate(self.random, self.samples)
        seed = self.random.randrange(1 << 30)
        self.inputs += 1
        self.characters += len(text)
        new = 0

        def watched() -> None:
            nonlocal new
            new = self.novelty.run(lambda: self.check(text, seed, factor=10))

        def plain() -> None:
            self.check(text, seed)

        found = failure_of(watched if self.random.randrange(TRACED) == 0 and generator != "deep" else plain)
        if new and len(text) <= LONGEST_SAMPLE and found is None:
            self.samples.append(text)
            self.added += 1
        if found is not None:
            self.failed(generator, text, seed, found)

    def check(self, text: str, seed: int, factor: int = 1) -> None:
        allowed = SECONDS + SECONDS_PER_CHARACTER * len(text)
        with limited(allowed * factor):
            used = reading_time(text)
            if used > allowed * factor / 20:
                # The first operation of its kind brings its definition with it.
                used = reading_time(text)
            if factor == 1 and len(text) > 500:
                self.slowest = max(self.slowest, used / len(text))
            if used > allowed * factor / 20:
                raise Hang(f"reading takes {used:.2f} s for {len(text)} characters")
            run_checks(text, seed, self.samples)

    def failed(self, generator: str, text: str, seed: int, found: tuple[str, str]) -> None:
        key, words = found
        if key in self.failures:
            self.repeated += 1
            return

        def fails(smaller: str) -> bool:
            again = failure_of(lambda: self.check(smaller, seed))
            return again is not None and again[0] == key

        small = minimised(text, fails) if fails(text) else text
        self.failures[key] = small
        print(f"\n=== {key} (from {generator}, edit {seed})\n{words}\n{small[:3000]!r}", flush=True)


def limit_memory() -> None:
    try:
        import resource
    except ImportError:  # Windows.
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main(arguments: Sequence[str]) -> int:
    if "--lsp" in arguments:
        from tests.fuzz.sessions import main as fuzz_sessions

        return fuzz_sessions([one for one in arguments if one != "--lsp"])
    parser = argparse.ArgumentParser(prog="./dev fuzz", description="Feed the parser what nobody would write.")
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time (default: 5)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed makes the same texts")
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER", help="with .mlir files to mutate")
    options = parser.parse_args(arguments)
    limit_memory()
    fuzzer = Fuzzer(options.seed, samples_of(options.folders))
    started, told = process_time(), 0.0
    while (used := process_time() - started) < options.minutes * 60:
        fuzzer.one()
        if used - told > 60:
            told = used
            print(_figures(fuzzer, used), flush=True)
    print(_figures(fuzzer, process_time() - started))
    return int(bool(fuzzer.failures))


def _figures(fuzzer: Fuzzer, seconds: float) -> str:
    return (
        f"{seconds / 60:.1f} min: {fuzzer.inputs} texts, {fuzzer.characters // 1000} k characters, "
        f"{fuzzer.novelty.reached} lines reached, {fuzzer.added} texts kept, slowest reading "
        f"{fuzzer.slowest * 1e6:.0f} µs per character, {len(fuzzer.failures)} failures ({fuzzer.repeated} repeated)"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
