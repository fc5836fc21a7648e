"""`./dev samples [--page] [DIALECT | OPERATION]...`: make the samples of these again, or all, and the page about them.

`--page` alone writes the page from what is stored, which needs no `mlir-opt`. `--dropped` makes none: it edits those
that are stored, each token by itself, and prints what we accept of that and `mlir-opt` refuses; `--pairs`, `--doubled`,
`--cut` and `--renamed` are other edits (`edits`).
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from typing import TYPE_CHECKING

from pydealloc.ods.registry import lookup, op_names
from tests.harness.oracle import find_oracle

from .by_hand import EXCEPTIONS, programs
from .choosing import Choosing, few, judged
from .edits import EDITS, accepted, missed
from .judge import UNVERIFIED, ask
from .page import PAGE, page
from .store import DIALECTS, STORED, Sample, stored, write

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

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


def _edited(oracle: Oracle, kind: str, wanted: Mapping[str, frozenset[str]]) -> bool:
    """Print the errors that we miss in edited samples of the wanted operations; whether there are none."""
    looked_at = shown = 0
    for dialect, operations in wanted.items():
        samples = [sample for sample in stored(dialect) if sample.operation in operations]
        found, count = accepted(samples, EDITS[kind])
        wrong = missed(oracle, found)
        looked_at, shown = looked_at + count, shown + len(wrong)
        for one in wrong:
            print(
                f"{one.edited.sample.title}, line {one.edited.line}: {one.edited.shown()}\n    {one.error}", flush=True
            )
    print(f"{kind}: {looked_at} programs, {shown} accepted here and refused by mlir-opt")
    return not shown


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev samples", description="Samples of operations, and their page.")
    parser.add_argument("names", nargs="*", metavar="DIALECT | OPERATION", help="make these again (default: all)")
    parser.add_argument("--page", action="store_true", help="write the page from what is stored")
    for kind in EDITS:
        parser.add_argument(f"--{kind}", action="append_const", dest="kinds", const=kind, help="edit those stored")
    options = parser.parse_args(arguments)
    names, kinds = options.names, options.kinds or []
    complete = True
    if names or kinds or not options.page:
        oracle = find_oracle()
        if oracle is None:
            print("mlir-opt-22 is not installed (./dev oracle)", file=sys.stderr)
            return 1
        wanted: dict[str, set[str]] = defaultdict(set)
        for name in names or DIALECTS:
            dialect = name.partition(".")[0]
            wanted[dialect].update([name] if "." in name else op_names(dialect))
        if kinds:
            chosen = {dialect: frozenset(operations) for dialect, operations in wanted.items()}
            return int(any(not complete for complete in [_edited(oracle, kind, chosen) for kind in kinds]))
        for dialect, operations in wanted.items():
            complete &= make(oracle, dialect, frozenset(operations))
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
