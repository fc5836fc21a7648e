"""Results: does mlir-opt accept what each pass makes of each program?

`./dev results FOLDER...` gives each program (each `// -----` part that mlir-opt accepts as it is) to each pass, in
`safe` and as LLVM 22 does it, and what changed to mlir-opt. It prints the results that mlir-opt refuses, and those that
our own verification refuses after a pass (`invalid-result`), with the program, the pass and the words.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from pydealloc.passes import PASSES
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.passes.pass_manager.pipelines import parse_pipeline
from pydealloc.server.facts.transform import apply_steps
from pydealloc.syntax.document.document import parse_document
from tests.harness.mutants import LEFT_OUT, Judged, Mutant, judged
from tests.harness.oracle import find_oracle
from tests.harness.superset import parts, programs

_LINES = 400
"""Longer programs are left out."""
_AT_ONCE = 100
"""Programs whose results are judged together."""
_OPTIONS = {"one-shot-bufferize": ("", "{bufferize-function-boundaries allow-return-allocs-from-loops}")}
PIPELINES = tuple(f"{entry.name}{options}" for entry in PASSES for options in _OPTIONS.get(entry.name, ("",)))


def results(source: Mutant, compat: Compat, counts: Counter[str]) -> Iterator[Mutant]:
    """What each pass makes of a program, where it changes; `kind` is the pass, with our own words where we refuse."""
    document = parse_document(source.text)
    seen = {source.text}
    for pipeline in PIPELINES:
        applied = apply_steps(document, parse_pipeline(pipeline, compat=compat))
        counts["runs"] += 1
        for refusal in applied.refusals:
            if refusal.code == "invalid-result":
                yield Mutant(source.source, f"{compat.value} {pipeline}: refused: {refusal.upstream}", source.text)
        if applied.text is not None and applied.text not in seen:
            seen.add(applied.text)
            yield Mutant(source.source, f"{compat.value} {pipeline}", applied.text)


def accepted(paths: Sequence[Path]) -> Iterator[Mutant]:
    """Programs that are short enough, and stand for themselves."""
    for path in paths:
        for _, text in parts(path.read_bytes().decode("utf-8", "replace")):
            if text.strip() and not LEFT_OUT.search(text) and text.count("\n") <= _LINES:
                yield Mutant(path, "as it is", text)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev results", description="Results of passes that mlir-opt refuses.")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="with .mlir files")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--limit", type=int, default=0, help="files, chosen by the seed; 0: all")
    parser.add_argument("--compat", choices=[each.value for each in Compat], action="append", help="only this one")
    options = parser.parse_args(arguments)
    oracle = find_oracle()
    assert oracle is not None
    paths = sorted(programs(options.folders))
    if options.limit and len(paths) > options.limit:
        paths = random.Random(options.seed).sample(paths, options.limit)
    counts, wrong = Counter[str](), list[Judged]()
    every = [*accepted(paths)]
    for start in range(0, len(every), _AT_ONCE):
        sources = [each.mutant for each in judged(every[start : start + _AT_ONCE], oracle) if not each.line]
        made: list[Mutant] = []
        for source in sources:
            for compat in map(Compat, options.compat or [each.value for each in Compat]):
                made += results(source, compat, counts)
        refused = [each for each in made if "refused:" in each.kind]
        found = [each for each in judged([each for each in made if each not in refused], oracle) if each.line]
        counts["programs"] += len(sources)
        counts["changed"] += len(made) - len(refused)
        found += [Judged(each, 0, each.kind.partition("refused: ")[2]) for each in refused]
        for each in found:
            print(f"{each.mutant.source}: {each.mutant.kind}: {each.line}: {each.words}", flush=True)
        wrong += found
        print(
            f"{counts['programs']} programs, {counts['runs']} runs, {counts['changed']} results, {len(wrong)} wrong",
            flush=True,
        )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
