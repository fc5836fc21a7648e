"""`python -m tests.parameters [DIALECT]...`: types and attributes with one slip each, judged by mlir-opt and by us.

Prints what we accept and mlir-opt refuses, and the reverse, by dialect. `--answers FILE` keeps mlir-opt's answers.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from tests.harness.oracle import find_oracle
from tests.samples.judge import ask

from .compare import refuses
from .edits import PLACES, edited, is_type
from .examples import examples

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def programs(wanted: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """Dialect, the edited type or attribute, and the program around it."""
    for name, some in examples().items():
        dialect = name.lstrip("!#").partition(".")[0]
        if wanted and dialect not in wanted and name not in wanted:
            continue
        for example in some:
            for text in edited(example):
                for place, around in PLACES.items():
                    if place == "attribute" or is_type(name, example):
                        yield dialect, text, around.format(text)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.parameters", description=__doc__)
    parser.add_argument("dialects", nargs="*")
    parser.add_argument("--answers", type=Path, metavar="FILE", help="keep mlir-opt's answers, and ask for new ones alone")
    parser.add_argument("--show", type=int, default=5, help="programs of each kind and dialect")
    parser.add_argument("--save", type=Path, help="differences as JSON lines")
    options = parser.parse_args(arguments)
    oracle = find_oracle()
    assert oracle is not None
    known: dict[str, str] = {}
    if options.answers and options.answers.exists():
        for line in options.answers.read_text().splitlines():
            program, error = json.loads(line)
            known[program] = error
    every = {program: (dialect, text) for dialect, text, program in programs(options.dialects)}
    new = [program for program in every if program not in known]
    for start in range(0, len(new), 4000):
        some = new[start : start + 4000]
        for program, verdict in zip(some, ask(oracle, some), strict=True):
            known[program] = verdict.error
        if options.answers:
            with options.answers.open("a") as file:
                file.writelines(json.dumps([program, known[program]]) + "\n" for program in some)
        print(start + len(some), "of", len(new), "answered", file=sys.stderr, flush=True)
    counts: Counter[tuple[str, str]] = Counter()
    differences: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for program, (dialect, text) in every.items():
        theirs = known[program]
        if theirs in ("crash", "hang"):
            continue
        ours = refuses(program)
        counts[dialect, "programs"] += 1
        if bool(ours) != bool(theirs):
            kind = "missed" if theirs else "false"
            counts[dialect, kind] += 1
            differences.setdefault((dialect, kind), []).append((program, theirs or ours))
    if options.save:
        options.save.write_text("".join(json.dumps([*key, *each]) + "\n" for key, some in differences.items() for each in some))
    for dialect in sorted({dialect for dialect, _ in counts}):
        print(f"{dialect:<16} {counts[dialect, 'programs']:7} programs {counts[dialect, 'missed']:6} missed {counts[dialect, 'false']:6} false")
        for kind in ("missed", "false"):
            for program, words in differences.get((dialect, kind), [])[: options.show]:
                print(f"    {kind}: {program.strip()}\n        {words}")
    total = Counter(kind for dialect, kind in counts.elements())
    print(dict(total))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
