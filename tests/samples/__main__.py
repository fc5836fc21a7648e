"""`./dev samples [--page] [DIALECT | OPERATION]...`: make the samples of these again, or all, and the page about them.

`--page` alone writes the page from what is stored, which needs no `mlir-opt`.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import TYPE_CHECKING

from pydealloc.ods.registry import lookup, op_names
from tests.harness.oracle import find_oracle

from .by_hand import EXCEPTIONS, programs
from .choosing import Choosing, few, judged
from .judge import UNVERIFIED, ask
from .page import PAGE, page
from .store import DIALECTS, STORED, Sample, stored, write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.harness.oracle import Oracle


def make(oracle: Oracle, dialect: str, wanted: frozenset[str]) -> bool:
    """Make and store the samples of a dialect's wanted operations; say what is missing, and whether nothing is."""
    names = op_names(dialect)
    old = stored(dialect)
    by_operation: dict[str, list[Sample]] = defaultdict(list)
    for sample in old:
        if sample.operation not in wanted:
            by_operation[sample.operation].append(sample)
    problems: dict[str, str] = {}
    for sample in _by_hand(oracle, dialect, wanted, problems):
        by_operation[sample.operation].append(sample)
    choosing = Choosing(oracle, [found for name in names if name in wanted and (found := lookup(name)) is not None])
    choosing.run()
    for sample in choosing.samples.values():
        by_operation[sample.operation].append(sample)
    write([sample for name in names for sample in few(by_operation[name])], STORED / f"{dialect}.mlir")
    missing = [name for name in names if name not in EXCEPTIONS and not by_operation[name]]
    unverified = sum(bool(by_operation[name]) and not any(s.verified for s in by_operation[name]) for name in names)
    print(f"{dialect}: {len(names)} operations, {unverified} not verified, {len(missing)} missing", flush=True)
    for name in missing:
        print(f"    {name}: {choosing.why.get((name, 'bare'), '')}", flush=True)
    for name, problem in problems.items():
        print(f"    by hand: {name}: {problem}", flush=True)
    return not missing and not problems


def _by_hand(oracle: Oracle, dialect: str, wanted: frozenset[str], problems: dict[str, str]) -> list[Sample]:
    """The samples from the programs in `by_hand/`: verified, but for those that say that they cannot be."""
    found: list[Sample] = []
    for verified in (True, False):
        options = () if verified else UNVERIFIED
        texts = [
            (p.operation, p.variant, p.text)
            for p in programs(dialect)
            if p.verified == verified and p.operation in wanted
        ]
        verdicts = ask(oracle, [text for _, _, text in texts], *options)
        trial: dict[tuple[str, str], tuple[str, str]] = {}
        for (operation, variant, text), verdict in zip(texts, verdicts, strict=True):
            if verdict.accepted:
                trial[operation, variant] = (text, verdict.text)
            else:
                problems[operation] = verdict.error
        again = {}
        for key, sample, problem in judged(oracle, trial, *options):
            if sample is not None:
                found.append(sample)
            else:
                problems[key[0]] = problem
                again[key] = (trial[key][0], f"module {{\n{trial[key][0]}}}")
        # Where `mlir-opt` does not read what it prints, it reads what stands in the file.
        for key, sample, _ in judged(oracle, again, *options):
            if sample is not None:
                found.append(sample)
                del problems[key[0]]
    return found


def main(arguments: Sequence[str]) -> int:
    names = [argument for argument in arguments if argument != "--page"]
    complete = True
    if names or "--page" not in arguments:
        oracle = find_oracle()
        if oracle is None:
            print("mlir-opt-22 is not installed (./dev oracle)", file=sys.stderr)
            return 1
        wanted: dict[str, set[str]] = defaultdict(set)
        for name in names or DIALECTS:
            dialect = name.partition(".")[0]
            wanted[dialect].update([name] if "." in name else op_names(dialect))
        for dialect, operations in wanted.items():
            complete &= make(oracle, dialect, frozenset(operations))
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
