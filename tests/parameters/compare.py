"""Trials as mlir-opt and as we judge them, and files with mlir-opt's verdicts, which a test needs no tool for."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.facts.item_errors import error_findings
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import OTHER_VERSION
from tests.samples.judge import ask

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tests.harness.oracle import Oracle

    from .edits import Trial

_PER_WRITE = 4_000
_BOTH = "both"
_NO_ANSWER = ("crash", "hang", _BOTH)
"""No verdict: `_BOTH` of what mlir-opt says an error about and prints all the same."""
STORED = Path(__file__).parent / "stored"


def refuses(program: str) -> str:
    """The first message with which we say that LLVM 22 does not accept `program`; empty where we do not."""
    document = parse_document(program)
    # The errors of items first: nearly all programs have some, and the rest takes longer.
    for item in document.leaves():
        for one in error_findings(document, item):
            if one.is_refusal or one.code == OTHER_VERSION:
                return one.message
    found = findings_of(document, is_last=True)
    return next((one.message for one in found if one.is_refusal or one.code == OTHER_VERSION), "")


def answers(oracle: Oracle, trials: Sequence[Trial], kept: Path | None) -> dict[str, str]:
    """mlir-opt's first error by program, empty where it accepts it; those in the file `kept` are not asked again."""
    known: dict[str, str] = {}
    if kept is not None and kept.is_file():
        known = dict(json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines())
    new = [*dict.fromkeys(trial.text for trial in trials if trial.text not in known)]
    for start in range(0, len(new), _PER_WRITE):
        some = new[start : start + _PER_WRITE]
        found = {
            text: _BOTH if verdict.accepted and verdict.said else verdict.error
            for text, verdict in zip(some, ask(oracle, some), strict=True)
        }
        known.update(found)
        if kept is not None:
            with kept.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(each) + "\n" for each in found.items())
    return known


@dataclass(frozen=True)
class Difference:
    """A trial that one of both refuses, with its words; `is_missed`: mlir-opt alone."""

    trial: Trial
    is_missed: bool
    words: str


def differences(trials: Iterable[Trial], known: dict[str, str]) -> list[Difference]:
    """Programs that end mlir-opt have no answer."""
    found: list[Difference] = []
    for trial in trials:
        theirs = known[trial.text]
        ours = refuses(trial.text)
        if theirs not in _NO_ANSWER and bool(ours) != bool(theirs):
            found.append(Difference(trial, bool(theirs), theirs or ours))
    return found


def some_of(trials: Iterable[Trial], every: int) -> list[Trial]:
    """One of `every` trials: the same ones each time, whatever else there is."""
    return [trial for trial in trials if crc32(trial.key.encode()) % every == 0 and "\n" not in trial.key]


def store(path: Path, trials: Iterable[Trial], known: dict[str, str]) -> None:
    """Write trials, with `-` before what mlir-opt refuses and `+` before what it accepts."""
    answered = (trial for trial in trials if known[trial.text] not in _NO_ANSWER)
    lines = {f"{'-' if known[trial.text] else '+'} {trial.key}" for trial in answered}
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(f"{line}\n" for line in sorted(lines, key=lambda line: (line[2:], line))), encoding="utf-8")


def load(path: Path) -> dict[str, bool]:
    """By the key of a trial, whether mlir-opt refuses it."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {line[2:]: line[0] == "-" for line in lines}
