"""Which of the candidates become samples: those that `mlir-opt` accepts, and prints such that it reads them again."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

from .judge import GENERIC, UNVERIFIED, ask
from .making import Candidate, candidates, variants
from .store import Sample

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pydealloc.ods.definitions import OpDefinition
    from tests.harness.oracle import Oracle

MANY = 24
FEW = 8
UNVERIFIED_TRIES = 6
"""Candidates tried for a variant with everything or nothing optional, for another one, and without the verifier."""
MOST_SAMPLES = 5
"""Samples stored for one operation."""
_INFERRED = re.compile(r"inferred type\(s\) (.*) are incompatible with return type\(s\)")
_QUOTED = re.compile(r"'([^']*)'")

Key = tuple[str, str]
"""The name of an operation and of one of its variants."""


class Choosing:
    """Searches for all variants at once, so that each run of `mlir-opt` has many programs to read."""

    def __init__(self, oracle: Oracle, definitions: Sequence[OpDefinition]) -> None:
        self.oracle = oracle
        self.samples: dict[Key, Sample] = {}
        self.why: dict[Key, str] = {}
        """The first complaint about the likeliest candidate."""
        self.variants = {(d.name, v.name): (d, v) for d in definitions for v in variants(d)}
        self.pools: dict[Key, list[Candidate]] = {}
        self.verified: set[str] = set()

    def run(self) -> None:
        self._try(self._open(1))
        self._try(self._open(MANY))
        self.verified = {name for name, _ in self.samples}
        # Printers crash on what the verifier would have refused: the fewer programs, the better.
        for number in range(UNVERIFIED_TRIES):
            have = {name for name, _ in self.samples} if number else set[str]()
            pools = {key: pool for key, pool in self._open(UNVERIFIED_TRIES).items() if key[0] not in have}
            self._try({key: pool[number : number + 1] for key, pool in pools.items()}, *UNVERIFIED)

    def _open(self, most: int) -> dict[Key, list[Candidate]]:
        """Candidates for the variants without a sample; few for those with single parts, none where all went well."""
        left: dict[Key, list[Candidate]] = {}
        for (name, title), (definition, variant) in self.variants.items():
            minor = title not in ("bare", "full")
            if (name, title) in self.samples or (minor and ((name, "full") in self.samples or name in self.verified)):
                continue
            if most == 1:
                left[name, title] = candidates(definition, variant, 1)
                continue
            if (name, title) not in self.pools:
                self.pools[name, title] = candidates(definition, variant, FEW if minor else MANY)
            left[name, title] = self.pools[name, title][:most]
        return left

    def _try(self, left: Mapping[Key, Sequence[Candidate]], *options: str) -> None:
        rows = [(key, candidate) for key, pool in left.items() for candidate in pool]
        refused = self._choose(rows, *options)
        better = [(key, candidate) for key, candidate, error in refused for candidate in _corrected(candidate, error)]
        if better:
            self._choose(better, *options)

    def _choose(self, rows: list[tuple[Key, Candidate]], *options: str) -> list[tuple[Key, Candidate, str]]:
        """Take the first good one of each key; return the refused ones with what was said about them."""
        texts = [candidate.program() for _, candidate in rows]
        refused: list[tuple[Key, Candidate, str]] = []
        accepted: dict[Key, list[tuple[str, str]]] = defaultdict(list)
        for (key, candidate), text, verdict in zip(rows, texts, ask(self.oracle, texts, *options), strict=True):
            if verdict.accepted:
                accepted[key].append((text, verdict.text))
            else:
                refused.append((key, candidate, verdict.error))
                self.why.setdefault(key, verdict.error)
        # One at a time, so that hardly anything is asked that is not used.
        for number in range(max(map(len, accepted.values()), default=0)):
            trial = {
                key: pairs[number]
                for key, pairs in accepted.items()
                if number < min(len(pairs), 6) and key not in self.samples
            }
            for key, sample, problem in judged(self.oracle, trial, *options):
                if sample is not None:
                    self.samples[key] = sample
                else:
                    self.why[key] = problem
        return refused


def judged(
    oracle: Oracle, trial: Mapping[Key, tuple[str, str]], *options: str
) -> Iterator[tuple[Key, Sample | None, str]]:
    """Samples from programs and their custom forms, where `mlir-opt` reads both as the same; or why not."""
    generic = ask(oracle, [text for text, _ in trial.values()], *options, *GENERIC)
    again = ask(oracle, [custom for _, custom in trial.values()], *options, *GENERIC)
    for (key, (_, custom)), first, second in zip(trial.items(), generic, again, strict=True):
        if not first.accepted:
            yield key, None, f"printing: {first.error}"
        elif not second.accepted:
            yield key, None, f"mlir-opt does not read what it prints: {second.error}"
        elif first.text != second.text:
            yield key, None, "mlir-opt reads what it prints as another program"
        else:
            yield key, Sample(key[0], key[1], custom, first.text, verified=not options), ""


def _corrected(candidate: Candidate, error: str) -> Iterator[Candidate]:
    if match := _INFERRED.search(error):
        yield replace(candidate, results=tuple(_QUOTED.findall(match[1])))


def few(samples: Sequence[Sample]) -> list[Sample]:
    """The samples worth storing of one operation: different programs, at most `MOST_SAMPLES`, checked ones first."""
    different = list({sample.custom: sample for sample in reversed(samples)}.values())[::-1]
    if any(sample.verified and sample.variant.startswith("by hand") for sample in different):
        different = [sample for sample in different if sample.verified]
    different.sort(key=lambda sample: not sample.verified)
    return different[:MOST_SAMPLES]
