"""Broken programs: what passes do to programs with one error, which must be nothing to what has the error.

`./dev broken FOLDER...` takes something away from each program (a terminator, a type, an operand, a definition, a
brace, a symbol), asks mlir-opt which of the results it refuses, and gives these to each pass, and to each action of the
editor that inserts deallocations or bufferizes. Of each run it counts:

- *silent*: no error is named, so that the command would end with 0.
- *changed*: the operation that mlir-opt's error, or one of ours, is in is not in the result as it was written.
- *failed*: an exception.

With `--as-is`, programs that mlir-opt refuses already are taken as they are.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from pydealloc.ir.graph import Operation
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.deallocation import Deallocation, PlanOptions
from pydealloc.passes.pass_manager.pipelines import parse_pipeline
from pydealloc.server.facts.program_errors import program_errors
from pydealloc.server.facts.refusals import in_document
from pydealloc.server.facts.transform import apply_steps
from pydealloc.server.features.fixes.code_actions import RefusedError, Scope, edits
from pydealloc.syntax.document.document import Document, Item, parse_document
from pydealloc.syntax.document.segmenter import ItemKind
from pydealloc.syntax.text.edits import apply_edits
from pydealloc.syntax.text.lexer import TokenKind, tokens
from tests.harness.mutants import LEFT_OUT, Judged, Mutant, judged
from tests.harness.oracle import find_oracle
from tests.harness.superset import parts, programs

PASSES = (
    "canonicalize",
    "cse",
    "minimal-deallocation",
    "buffer-deallocation-pipeline",
    "one-shot-bufferize",
    "one-shot-bufferize{bufferize-function-boundaries}",
    "buffer-hoisting",
    "promote-buffers-to-stack",
)
ACTIONS = tuple(f"{scope.value} {kind.value}" for scope in Scope for kind in Deallocation)
_LINES = 400
"""Longer programs are left out."""
_EXAMPLES = 20
"""Lines printed of each kind of fault."""

Span = tuple[int, int]


@dataclass(frozen=True)
class Fault:
    """Of one pass on one program."""

    kind: str
    pass_name: str
    judged: Judged


# --- Making ----------------------------------------------------------------------------------------------------------


def broken(paths: Sequence[Path], seed: int, each: int = 1) -> Iterator[Mutant]:
    """`each` programs with something taken away, of every program that is short enough; the same for the same
    arguments."""
    for path in paths:
        for number, (_, text) in enumerate(parts(path.read_bytes().decode("utf-8", "replace"))):
            if LEFT_OUT.search(text) or text.count("\n") > _LINES:
                continue
            chosen = random.Random(f"{seed} {path.name} {number}")
            document = parse_document(text)
            for _ in range(each):
                kind = chosen.choice(list(_KINDS))
                spans = _KINDS[kind](document)
                if spans:
                    start, end = chosen.choice(spans)
                    new = "_gone" if kind == "symbol" else ""
                    yield Mutant(path, kind, text[:start] + new + text[end:])


def as_is(paths: Sequence[Path]) -> Iterator[Mutant]:
    for path in paths:
        for _, text in parts(path.read_bytes().decode("utf-8", "replace")):
            yield Mutant(path, "as it is", text)


def _operations(document: Document) -> Iterator[tuple[Item, Operation]]:
    for item in document.leaves():
        for root in item.operations if item.kind is ItemKind.OPERATIONS else ():
            for op in walk(root):
                if op.syntax is not None and not op.syntax.opaque:
                    yield item, op


def _whole(item: Item, op: Operation) -> Span:
    assert op.syntax is not None
    return in_document(item, (op.syntax.start, op.syntax.end))


def _terminators(document: Document) -> list[Span]:
    return [_whole(item, op) for item, op in _operations(document) if UPSTREAM.is_terminator(op)]


def _definitions(document: Document) -> list[Span]:
    return [_whole(item, op) for item, op in _operations(document) if any(next(one.users, None) for one in op.results)]


def _operands(document: Document) -> list[Span]:
    return [
        in_document(item, operand.span)
        for item, op in _operations(document)
        for operand in op.operands
        if operand.span is not None
    ]


def _types(document: Document) -> list[Span]:
    return [
        in_document(item, (start, end))
        for item, op in _operations(document)
        if op.syntax is not None
        for start, end, _ in op.syntax.type_spans
    ]


def _braces(document: Document) -> list[Span]:
    text = document.text
    found = [token for token in tokens(text) if token.kind not in (TokenKind.COMMENT, TokenKind.SPACE)]
    return [(token.start, token.end) for token in found if text[token.start : token.end] in "{}"]


def _symbols(document: Document) -> list[Span]:
    """The ends of the names of symbols."""
    return [
        (place[1], place[1])
        for item, op in _operations(document)
        if op.syntax is not None
        for start, end, _ in op.syntax.symbol_spans
        if (place := in_document(item, (start, end)))
    ]


_KINDS: dict[str, Callable[[Document], list[Span]]] = {
    "terminator": _terminators,
    "type": _types,
    "operand": _operands,
    "definition": _definitions,
    "brace": _braces,
    "symbol": _symbols,
}


# --- Judging ---------------------------------------------------------------------------------------------------------


def faults(each: Judged, pass_name: str) -> Iterator[Fault]:
    """What the pass does wrong to a program that mlir-opt refuses."""
    document = parse_document(each.mutant.text)
    applied = apply_steps(document, parse_pipeline(pass_name))
    if not program_errors(document) or not applied.errors:
        yield Fault("silent", pass_name, each)
    if applied.text is not None and _changes_error(document, each, applied.text):
        yield Fault("changed", pass_name, each)


def action_faults(each: Judged, name: str) -> Iterator[Fault]:
    """The same of the action `name`, the name of a scope and of a kind of deallocation, at each function."""
    scope, _, kind = name.partition(" ")
    document = parse_document(each.mutant.text)
    for item in document.leaves():
        try:
            made = edits(document, Scope(scope), item.start, options=PlanOptions(Deallocation(kind)))
        except RefusedError:
            continue
        if _changes_error(document, each, apply_edits(document.text, made)):
            yield Fault("changed", name, each)


def _changes_error(document: Document, each: Judged, after: str) -> bool:
    """Whether an operation with an error is not as it was in `after`."""
    if after == document.text:
        return False
    errors = program_errors(document)
    line_start = sum(map(len, document.text.splitlines(keepends=True)[: each.cause - 1]))
    faulty = [item for item in document.leaves() if errors.of(item) is not None and not item.children]
    theirs = document.item_at(line_start)
    if theirs is not None and not theirs.children:
        faulty.append(theirs)
    return any(item.parsed.source not in after for item in faulty)


def run(refused: Sequence[Judged], passes: Sequence[str], actions: Sequence[str] = ()) -> Iterator[Fault]:
    for each in refused:
        for name, faults_of in [*((one, faults) for one in passes), *((one, action_faults) for one in actions)]:
            try:
                yield from faults_of(each, name)
            except (AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError):
                yield Fault("failed", name, each)


def report(refused: Sequence[Judged], found: Sequence[Fault], passes: Sequence[str]) -> str:
    lines = [f"{len(refused)} programs that mlir-opt refuses, {len(passes)} passes or actions each"]
    for kind in ("silent", "changed", "failed"):
        those = [one for one in found if one.kind == kind]
        lines.append(f"{kind:<8} {len(those):6} runs, of {len({id(one.judged) for one in those})} programs")
        counts = Counter((one.judged.mutant.kind, one.judged.words[:70]) for one in those)
        lines += [f"    {count:4} {how}: {words}" for (how, words), count in counts.most_common(_EXAMPLES)]
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev broken", description="Passes on programs with one error.")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="with .mlir files")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--limit", type=int, default=0, help="programs, chosen by the seed; 0: all")
    parser.add_argument("--each", type=int, default=1, help="broken programs of each")
    parser.add_argument("--as-is", action="store_true", help="the programs have errors already")
    parser.add_argument("--actions", action="store_true", help="those of the editor alone")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="where programs with a fault are written")
    options = parser.parse_args(arguments)
    oracle = find_oracle()
    if oracle is None:
        print("mlir-opt of LLVM 22 is not installed: ./dev oracle")
        return 2
    paths = sorted(programs(options.folders))
    if options.limit and len(paths) > options.limit:
        paths = sorted(random.Random(options.seed).sample(paths, options.limit))
    made = [*(as_is(paths) if options.as_is else broken(paths, options.seed, options.each))]
    refused = [each for each in judged(made, oracle) if each.line]
    passes, actions = ((), ACTIONS) if options.actions else (PASSES, ())
    found = [*run(refused, passes, actions)]
    print(report(refused, found, (*passes, *actions)))
    if options.save is not None:
        options.save.mkdir(parents=True, exist_ok=True)
        for number, one in enumerate({id(one.judged): one for one in found}.values()):
            words = f"// {one.kind} {one.pass_name}\n// {one.judged.line}: {one.judged.words}\n"
            (options.save / f"{number:04}.mlir").write_text(words + one.judged.mutant.text, encoding="utf-8")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
