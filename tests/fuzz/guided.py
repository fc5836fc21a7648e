"""`./dev fuzz --lsp --minutes N`: sessions with a server in this process, guided by the lines that they reach.

    ./dev fuzz --lsp --minutes N [--scripts N] [--seed S] [--keep]
    ./dev fuzz --lsp --replay FILE

Scripts are changed and played (`tests/fuzz/playing.py`); who reaches a line that none before reached is kept, and
changed further. One that fails is made shorter, and printed as a line of JSON for `--replay`. The scripts of
`tests/fuzz/kept_sessions.jsonl` come first; `--keep` writes those of this run that together reach all it reached.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from pydealloc.server.lsp.protocol.logging import NAME as LOG
from tests.fuzz.connection import Fault
from tests.fuzz.minimising import without
from tests.fuzz.novelty import Novelty
from tests.fuzz.playing import Play
from tests.fuzz.scripts import Script, changed, from_json, new_script
from tests.harness.tree import ROOT

KEPT = ROOT / "tests" / "fuzz" / "kept_sessions.jsonl"
PATIENCE = 40.0
"""Seconds for one answer, with everything that is traced, on a machine that does something else."""
_SHRINKING = 120.0
"""Seconds for making one script shorter."""
_MOST_KEPT = 60
"""Scripts in the file: those that reached most for the first time."""
_NEW = 0.15
"""The part of scripts that are made from nothing."""
_PACKAGES = ("syntax", "analysis", "passes", "server")
_SHORT, _LONG = 10, 3_000


class Sessions:
    """Plays scripts, and remembers those that reached something new."""

    def __init__(self, seed: int, samples: Sequence[str]) -> None:
        self.dice = Random(seed)
        self.samples = [text for text in samples if _SHORT < len(text) < _LONG]
        self.novelty = Novelty(_PACKAGES)
        self.pool: list[Script] = []
        self.reached: dict[Script, int] = {}
        """Lines that a script of the pool was the first to reach."""
        self.failures: dict[str, Script] = {}
        self.played = self.sent = self.repeated = 0

    def next(self) -> Script:
        if not self.pool or self.dice.random() < _NEW:
            return new_script(self.dice)
        # The latest ones lead to where nobody has been.
        latest = self.pool[-20:] if self.dice.random() < 0.5 else self.pool
        return changed(self.dice, self.dice.choice(latest), self.pool)

    def play(self, script: Script) -> str | None:
        """What is wrong with the session, if anything."""
        self.played += 1
        fault: str | None = None

        def watched() -> None:
            nonlocal fault
            fault = self.fault_of(script)

        new = self.novelty.run(watched)
        if fault is None and new:
            self.pool.append(script)
            self.reached[script] = new
        return fault

    def fault_of(self, script: Script, patience: float = PATIENCE) -> str | None:
        with tempfile.TemporaryDirectory() as folder:
            play = Play(script, self.samples, Path(folder).resolve(), patience)
            try:
                asyncio.run(play.run())
            except Fault as found:
                return str(found)
            finally:
                self.sent += play.sent
        return None

    def failed(self, script: Script, fault: str) -> None:
        """Make the script shorter, and show it, unless another one has failed in the same way."""
        kind = kind_of(fault)
        if kind in self.failures:
            self.repeated += 1
            return
        # What does not come is waited for in each try.
        patience = 4.0 if "hang" in kind or "new server" in kind else PATIENCE

        def fails(script: Script) -> bool:
            again = self.fault_of(script, patience)
            return again is not None and kind_of(again) == kind

        until = time.monotonic() + _SHRINKING
        if fails(script):
            script = script.with_steps(without(script.steps, lambda steps: fails(script.with_steps(steps)), until))
        self.failures[kind] = script
        print(f"\n=== {fault[:8000]}\nto repeat it: {json.dumps(script.as_json())}", flush=True)

    def figures(self, seconds: float) -> str:
        return (
            f"{seconds / 60:.1f} min: {self.played} sessions, {self.sent} messages, {self.novelty.reached} lines "
            f"reached, {len(self.pool)} sessions kept, {len(self.failures)} failures ({self.repeated} repeated)"
        )


def kind_of(fault: str) -> str:
    """The same for all faults that are alike: where an exception came from, or which answer differs."""
    lines = fault.splitlines()
    last = [line.strip() for line in lines if line.strip().startswith("File ")][-1:]
    return " ".join([lines[0].split(" of ")[0].split(":")[0], *last, *(lines[-1:] if last else lines[:1])])[:300]


def kept() -> list[Script]:
    lines = KEPT.read_text(encoding="utf-8").splitlines() if KEPT.exists() else []
    return [from_json(json.loads(line)) for line in lines]


def write_kept(sessions: Sessions) -> None:
    """Those that reached most when nobody had; the rest is found again from them."""
    best = sorted(sessions.reached, key=lambda script: -sessions.reached[script])[:_MOST_KEPT]
    text = "".join(json.dumps(script.as_json()) + "\n" for script in best)
    KEPT.write_text(text, encoding="utf-8")


def fuzz(sessions: Sessions, minutes: float, scripts: int = 0) -> None:
    """Until `minutes` of the clock are over, or `scripts`, if more than 0, have been played after the kept ones."""
    began = told = time.monotonic()
    first = kept()
    for number, script in enumerate(iter(lambda: first.pop(0) if first else sessions.next(), None)):
        if time.monotonic() - began >= minutes * 60 or (not first and 0 < scripts <= number):
            break
        fault = sessions.play(script)
        if fault is not None:
            sessions.failed(script, fault)
        if time.monotonic() - told > 60:
            told = time.monotonic()
            print(sessions.figures(told - began), flush=True)
    print(sessions.figures(time.monotonic() - began), flush=True)


def main(arguments: Sequence[str]) -> int:
    from tests.fuzz.__main__ import samples_of

    parser = argparse.ArgumentParser(prog="./dev fuzz --lsp", description="Sessions that no editor would have.")
    parser.add_argument("--minutes", type=float, default=5.0, help="of the clock (default: 5)")
    parser.add_argument("--scripts", type=int, default=0, help="stop after this many sessions; 0: when the time is up")
    parser.add_argument("--seed", type=int, default=0, help="the same seed makes the same first sessions")
    parser.add_argument("--keep", action="store_true", help=f"write {KEPT.name} anew, from the sessions of this run")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="play the scripts in a file, one in a line")
    options = parser.parse_args(arguments)
    # Invalid parameters are among what is tried.
    logging.getLogger(LOG).setLevel(logging.ERROR)
    sessions = Sessions(options.seed, samples_of([]))
    if options.replay is not None:
        for line in options.replay.read_text(encoding="utf-8").splitlines():
            fault = sessions.fault_of(from_json(json.loads(line)))
            print(fault or "nothing is wrong")
            sessions.failures.update({kind_of(fault): from_json(json.loads(line))} if fault is not None else {})
        return int(bool(sessions.failures))
    fuzz(sessions, options.minutes, options.scripts)
    if options.keep and not sessions.failures:
        write_kept(sessions)
    return int(bool(sessions.failures))
