"""The deallocation pipeline as people get it, on whole folders: beside LLVM's own, and as an edit of a text.

`./dev compare FOLDER...` asks of each program (files of one chunk without errors):

- Does `mlir-opt` accept the result?
- Is it what `mlir-opt` makes of it? Where not, a section of docs/divergences.md has to explain it: the one called like
  the refusal or the notice that our pipeline gave, and then LLVM's own result is what `--compat=llvm22` makes; or the
  one about conversions that fold, when folding there makes both equal.
- Is the edited text, read again, the program that the passes made?
- Has every value that survived its name, and is every comment there that does not belong to something that is gone?

It prints the programs that differ, with the section. The exit code is 1 if one is not explained, or a text is wrong.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pydealloc.ir.graph import Operation
from pydealloc.ir.records import replace
from pydealloc.ir.walk import walk, walk_values
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.buffer_deallocation_pipeline import BufferDeallocationPipeline
from pydealloc.passes.bufferization_lower_deallocations import BufferizationLowerDeallocations
from pydealloc.passes.expand_realloc import ExpandRealloc
from pydealloc.passes.pass_manager.base import Pass
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.passes.pass_manager.pipelines import run_pipeline
from pydealloc.passes.pass_manager.refusal import Refusal
from pydealloc.syntax.document.assembled import Assembled, assemble
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.printer.minimal_edits import edits_of
from pydealloc.syntax.printer.printer import print_operation
from pydealloc.syntax.printer.ssa_names import Names
from pydealloc.syntax.text.edits import apply_edits
from pydealloc.syntax.text.findings import Severity
from tests.harness.oracle import Answer, Oracle, find_oracle

DIVERGENCES = Path(__file__).parents[2] / "docs" / "divergences.md"
FOLDING = "Folding by conversions"
_OPTIONS = ("--allow-unregistered-dialect",)
_PIPELINE = "--pass-pipeline=builtin.module(buffer-deallocation-pipeline)"
_STRING_OR_COMMENT = re.compile(r'"(?:[^"\\\r\n]|\\.)*"|(?P<comment>//[^\r\n]*)')
_FIRST_ERROR = re.compile(r"error: (?:'[^']*' op )?(.*)")


@dataclass
class Result:
    """What our pipeline made of a program. `text` is None when it refused."""

    document: Document
    assembled: Assembled
    text: str | None
    refusals: tuple[Refusal, ...]
    codes: tuple[str, ...]
    """Of refusals and notices, as docs/divergences.md has them."""


@dataclass
class Verdict:
    """`section` explains a difference; empty: both agree. `problems` is what must not be."""

    section: str = ""
    problems: list[str] = field(default_factory=list[str])


def stages_of(compat: Compat) -> tuple[Pass, ...]:
    return BufferDeallocationPipeline(compat=compat).stages()


def stages_that_fold() -> tuple[Pass, ...]:
    """The safe pipeline, but for its conversions, which fold what stands beside."""
    converting = (ExpandRealloc, BufferizationLowerDeallocations)
    stages = stages_of(Compat.SAFE)
    return tuple(replace(one, compat=Compat.LLVM22) if isinstance(one, converting) else one for one in stages)


def document_of(text: str) -> Document | None:
    """None if it is not one program without errors."""
    document = parse_document(text)
    if len(document.chunks) != 1 or any(f.severity is Severity.ERROR for f in document.findings):
        return None
    return document


def deallocated(document: Document, stages: Sequence[Pass]) -> Result:
    assembled = assemble(document.chunks[0])
    results = [done.result for done in run_pipeline(stages, assembled.root, UPSTREAM)]
    refusals = results[-1].refusals
    codes = tuple(refusal.code for refusal in refusals)
    codes += tuple(f"llvm22-{notice.code}" for result in results for notice in result.notices)
    text = None
    if not refusals:
        text = apply_edits(document.text, edits_of(document.text, assembled, document.chunks[0], UPSTREAM))
    return Result(document, assembled, text, refusals, codes)


# Beside LLVM


def sections() -> frozenset[str]:
    """The codes that docs/divergences.md explains."""
    found = re.findall(r"(?m)^### (.*)$", DIVERGENCES.read_text(encoding="utf-8"))
    return frozenset(code for heading in found for code in heading.split(", "))


def compare(document: Document, oracle: Oracle) -> Verdict:
    verdict = Verdict()
    ours = deallocated(document, stages_of(Compat.SAFE))
    theirs = oracle.run(document.text, *_OPTIONS, _PIPELINE)
    if ours.text is not None:
        accepted = oracle.run(ours.text, *_OPTIONS)
        if not accepted.accepted:
            verdict.problems.append(f"mlir-opt does not accept the result: {accepted.errors.splitlines()[0]}")
            return verdict
        verdict.problems += problems_of_text(ours)
        if theirs.accepted and accepted.output == theirs.output:
            return verdict
    elif not theirs.accepted and _first_error(theirs) == ours.refusals[0].reason:
        return verdict
    verdict.section = _explained(ours, theirs, oracle)
    if not verdict.section:
        verdict.problems.append("differs from LLVM, and nothing explains it")
    return verdict


def _first_error(answer: Answer) -> str:
    found = _FIRST_ERROR.search(answer.errors)
    return found[1] if found is not None else ""


def _explained(ours: Result, theirs: Answer, oracle: Oracle) -> str:
    """The section of docs/divergences.md for a difference; empty if there is none."""
    known = sections()
    code = next((code for code in ours.codes if code in known), "")
    if code:
        return code if not theirs.accepted or _is_reproduced(ours.document, theirs, oracle, code) else ""
    if theirs.accepted and _gives(ours.document, stages_that_fold(), theirs, oracle):
        return FOLDING
    return ""


def _is_reproduced(document: Document, theirs: Answer, oracle: Oracle, code: str) -> bool:
    """Whether LLVM's result is ours with its own behaviour; what depends on freed memory cannot be."""
    return code == "llvm22-stale-liveness" or _gives(document, stages_of(Compat.LLVM22), theirs, oracle)


def _gives(document: Document, stages: Sequence[Pass], theirs: Answer, oracle: Oracle) -> bool:
    result = deallocated(document, stages)
    return result.text is not None and oracle.run(result.text, *_OPTIONS).output == theirs.output


# As an edit


def problems_of_text(result: Result) -> list[str]:
    """What is wrong with a result as an edit of its text; nothing, if it refused."""
    if result.text is None:
        return []
    again = document_of(result.text)
    if again is None:
        return ["the edited text cannot be read"]
    problems: list[str] = []
    if _printed(result.assembled.root) != _printed(assemble(again.chunks[0]).root):
        problems.append("the edited text is another program than the passes made")
    problems += [f"%{name} has another name" for name in _renamed(result.assembled.root)]
    problems += [f"a comment is gone: {comment}" for comment in _lost_comments(result)]
    return problems


def _printed(root: Operation) -> str:
    """`%r#0` may be written where `%r` is the only result."""
    return print_operation(root, UPSTREAM).replace("#0", "")


def _renamed(root: Operation) -> Iterator[str]:
    """Names of surviving values that are not theirs any more.

    One name may stand for two values in two regions, and regions may become one: then one of them has to give way.
    A result that was one of several, and is the only one now, is `%r` instead of `%r#1`.
    """
    names = Names(root, UPSTREAM)
    values = [value for value in walk_values(root) if value.origin is not None and value.origin.name]
    bearers = Counter(value.origin.name for value in values if value.origin is not None)
    for value in values:
        name = value.origin.name if value.origin is not None else None
        if name is not None and bearers[name] == 1 and names.value(value) not in (f"%{name}", f"%{name.split('#')[0]}"):
            yield name


def comments_of(text: str) -> Iterator[tuple[int, str]]:
    """Where each comment starts, and its text."""
    for found in _STRING_OR_COMMENT.finditer(text):
        if found["comment"] is not None:
            yield found.start("comment"), found["comment"].rstrip()


def _lost_comments(result: Result) -> list[str]:
    assert result.text is not None
    kept = Counter(comment for _, comment in comments_of(result.text))
    spans = list(_gone(result))
    lost: list[str] = []
    for offset, comment in comments_of(result.document.text):
        if kept[comment]:
            kept[comment] -= 1
        elif not any(start <= offset < end for start, end in spans):
            lost.append(comment)
    return lost


def _gone(result: Result) -> Iterator[tuple[int, int]]:
    """Where the old text speaks of operations and blocks that are gone, up to the end of the line."""
    text = result.document.text
    survivors = {op.origin for op in walk(result.assembled.root)}
    blocks = {b.origin for op in walk(result.assembled.root) for region in op.regions for b in region.blocks}
    for item in result.document.leaves():
        for op in (inner for top in item.operations for inner in walk(top)):
            if op.syntax is not None and op not in survivors:
                yield item.start + op.syntax.start, _line_end(text, item.start + op.syntax.end)
            for block in (block for region in op.regions for block in region.blocks):
                if block.span is not None and block not in blocks:
                    yield item.start + block.span[0], _line_end(text, item.start + block.span[1])


def _line_end(text: str, offset: int) -> int:
    end = text.find("\n", offset)
    return len(text) if end < 0 else end


# Whole folders


def programs(folders: Sequence[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(folder.rglob("*.mlir")) if folder.is_dir() else [folder]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev compare", description="The pipeline beside LLVM's own.")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="with .mlir files")
    options = parser.parse_args(arguments)
    oracle = find_oracle()
    if oracle is None:
        print("mlir-opt of LLVM 22 is not installed: ./dev oracle")
        return 2
    counts: Counter[str] = Counter()
    wrong = 0
    for path in programs(options.folders):
        document = document_of(path.read_text(encoding="utf-8", errors="replace"))
        if document is None:
            counts["left out: not one program without errors"] += 1
            continue
        verdict = compare(document, oracle)
        counts[f"differs: {verdict.section}" if verdict.section else "wrong" if verdict.problems else "the same"] += 1
        wrong += bool(verdict.problems)
        for line in [*([f"differs: {verdict.section}"] if verdict.section else []), *verdict.problems]:
            print(f"{path}: {line}", flush=True)
    for what, count in counts.most_common():
        print(f"{count:6} {what}")
    print(f"{wrong} wrong of {counts.total()}")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
