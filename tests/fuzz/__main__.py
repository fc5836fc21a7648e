"""`./dev fuzz`: texts nobody would write, until the time is up. What breaks is made small and shown.

    ./dev fuzz [--minutes N] [--seed S] [FOLDER...]
    ./dev fuzz --parser [--minutes N] [--inputs N]  the parser and the bytecode reader alone: ten times as many inputs
    ./dev fuzz --lsp [--minutes N] [--seed S]       sessions with a language server; see tests/fuzz/guided.py
    ./dev fuzz --lsp --messages N [--seed S]        a server in a process of its own; see tests/fuzz/sessions.py

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
from typing import TypeAlias

from pydealloc.syntax.document.document import parse_document
from tests.fuzz import bytecode
from tests.fuzz.checks import Broken, is_stale_after, run_checks, run_parser_checks
from tests.fuzz.generators import generate
from tests.fuzz.minimising import minimised
from tests.fuzz.novelty import Novelty
from tests.harness.literate import read_page
from tests.harness.tree import ROOT

SECONDS, SECONDS_PER_CHARACTER = 3.0, 400e-6
"""What all checks of one text may take; reading it takes a twentieth of that."""

MEMORY = 3 << 30
"""Bytes of address space. Who needs more for a few thousand characters has a bug."""

TRACED, TRACED_BY_PARSER = 6, 25
"""One text in this many is run with its lines watched, which is slow; likewise where the parser alone is checked."""

FILES = 10
"""One input in this many is a file of bytecode."""

LONGEST_SAMPLE = 15_000
SHOWN = 20_000
"""Code points of a reproducer that are printed."""


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


Failure: TypeAlias = tuple[str, str, "str | None"]
"""A key, the same for all texts that fail alike; the words; the text after the edit that shows it, if one does."""


def failure_of(action: Callable[[], None]) -> Failure | None:
    """What is wrong; None if nothing is."""
    try:
        action()
    except Broken as broken:
        return f"Broken: {broken}".split(": ", 2)[1], str(broken), broken.edited
    except Exception as error:  # noqa: BLE001 - any exception is a finding.
        ours = [frame for frame in traceback.extract_tb(error.__traceback__) if "/fuzz/" not in frame.filename]
        if isinstance(error, Hang):
            return "Hang", str(error), None
        if isinstance(error, RecursionError):
            # Where it happens to overflow says little; who repeats says it.
            names = [f"{Path(frame.filename).name}:{frame.name}" for frame in ours[-40:]]
            return f"RecursionError in {', '.join(sorted(set(names))[:6])}", "maximum recursion depth exceeded", None
        last = ours[-1] if ours else None
        place = f"{Path(last.filename).name}:{last.name}:{last.lineno}" if last is not None else "?"
        return f"{type(error).__name__} in {place}", "".join(traceback.format_exception(error)[-8:]), None
    return None


def reading_time(text: str) -> float:
    """Seconds of processor time."""
    before = process_time()
    parse_document(text)
    return process_time() - before


class Fuzzer:
    """Runs texts through the checks and remembers what was new."""

    def __init__(self, seed: int, samples: list[str], *, parser_only: bool = False) -> None:
        self.random = Random(seed)
        self.samples = samples
        self.files = bytecode.samples()
        self.run_checks = run_parser_checks if parser_only else run_checks
        self.traced = TRACED_BY_PARSER if parser_only else TRACED
        self.novelty = Novelty()
        self.failures: dict[str, str] = {}
        self.inputs = self.characters = self.added = self.repeated = 0
        self.slowest = 0.0

    def one(self) -> None:
        """Make one text, or one file of bytecode, and check it."""
        is_file = self.random.randrange(FILES) == 0
        generator, text = (
            ("bytecode", bytecode.mutated(self.random, self.files)) if is_file else generate(self.random, self.samples)
        )
        pool, check = (self.files, self.check_file) if is_file else (self.samples, self.check)
        seed = self.random.randrange(1 << 30)
        self.inputs += 1
        self.characters += len(text)
        new = 0

        def watched() -> None:
            nonlocal new
            new = self.novelty.run(lambda: check(text, seed, factor=10))

        def plain() -> None:
            check(text, seed)

        found = failure_of(watched if self.random.randrange(self.traced) == 0 and generator != "deep" else plain)
        if new and len(text) <= LONGEST_SAMPLE and found is None:
            pool.append(text)
            self.added += 1
        if found is not None:
            self.failed(generator, text, seed, found, check)

    def check_file(self, file: str, seed: int, factor: int = 1) -> None:
        """`seed` decides nothing here."""
        with limited((SECONDS + SECONDS_PER_CHARACTER * len(file)) * factor):
            bytecode.check(file)

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
            self.run_checks(text, seed, self.samples)

    def failed(self, generator: str, text: str, seed: int, found: Failure, check: Callable[[str, int], None]) -> None:
        key, words, edited = found
        if key in self.failures:
            self.repeated += 1
            return

        def fails(smaller: str) -> bool:
            again = failure_of(lambda: check(smaller, seed))
            return again is not None and again[0] == key

        if edited is not None:
            # The edit depends on the text: both are made smaller, each with the other as it is.
            after = minimised(edited, lambda smaller: is_stale_after(text, smaller), 30.0)
            small = minimised(text, lambda smaller: is_stale_after(smaller, after), 30.0)
            words = f"{words}: the second text, made of the first one"
        else:
            small, after = minimised(text, fails) if fails(text) else text, None
        self.failures[key] = small
        shown = "" if after is None else f"\n{after[:SHOWN]!r}"
        print(f"\n=== {key} (from {generator}, edit {seed})\n{words}\n{small[:SHOWN]!r}{shown}", flush=True)


def limit_memory() -> None:
    try:
        import resource
    except ImportError:  # Windows.
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main(arguments: Sequence[str]) -> int:
    if "--lsp" in arguments:
        # With a process of its own, or guided by the lines that a server in this process reaches.
        if "--messages" in arguments:
            from tests.fuzz.sessions import main as fuzz_sessions
        else:
            from tests.fuzz.guided import main as fuzz_sessions

        return fuzz_sessions([one for one in arguments if one != "--lsp"])
    parser = argparse.ArgumentParser(prog="./dev fuzz", description="Feed the parser what nobody would write.")
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time (default: 5)")
    parser.add_argument("--inputs", type=int, default=0, help="stop after this many; 0: when the time is up")
    parser.add_argument("--parser", action="store_true", help="the parser and the bytecode reader alone")
    parser.add_argument("--seed", type=int, default=0, help="the same seed makes the same texts")
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER", help="with .mlir files to mutate")
    options = parser.parse_args(arguments)
    limit_memory()
    fuzzer = Fuzzer(options.seed, samples_of(options.folders), parser_only=options.parser)
    started, told = process_time(), 0.0
    while (used := process_time() - started) < options.minutes * 60 and not 0 < options.inputs <= fuzzer.inputs:
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
