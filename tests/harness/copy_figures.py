"""Figures about copies of tensors in folders of programs: agreement with mlir-opt, and what the fixes save.

`./dev copies FOLDER...` compares the findings of each program with mlir-opt, see `tests/harness/copy_agreement.py`.

- `--read-again` changes each program first: what a function writes in place is read again in the end, which makes a
  conflict of it. Few programs that people keep have copies.
- `--fixes` applies each fix that is offered to the program, by itself, and adds up what it saves.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from pydealloc.ir.graph import OpOperand
from pydealloc.ir.types import RankedTensorType
from pydealloc.server.facts.refusals import in_document
from pydealloc.server.features.bufferization.copy_fixes import copy_fixes
from pydealloc.server.features.bufferization.fix_proof import saving
from pydealloc.syntax.document.document import Item, parse_document
from pydealloc.syntax.text.edits import TextEdit, apply_edits
from tests.harness.agreement import programs
from tests.harness.copy_agreement import Comparison, compare
from tests.harness.oracle import Oracle, find_oracle
from tests.harness.plans import bufferization_plans

_FIGURES = {
    "copies": "copies that mlir-opt makes",
    "functions": "functions with copies",
    "same_conflict": "with a conflict that mlir-opt names",
    "other_conflict": "with another conflict than mlir-opt names",
    "not_writable": "of a tensor that must not be written, as mlir-opt says",
    "parallel": "that a parallel region forces, for which mlir-opt names nothing",
    "yielded": "of what a loop yields, for which mlir-opt names nothing",
    "avoided_bugs": "copies or conflicts that are different where LLVM 22 has a bug",
}
"""Of `Comparison`, with words for them."""


def read_again(text: str) -> str:
    """`text` with a read in the end of each block of what the block writes in place first, as far as there is such."""
    document = parse_document(text)
    reads: dict[int, tuple[TextEdit, TextEdit]] = {}
    for item, plan in bufferization_plans(document):
        for operand in plan.in_place:
            edits = _read(text, item, operand, len(reads))
            if edits is not None:
                reads.setdefault(edits[1].start, edits)
    return apply_edits(text, sorted((edit for edits in reads.values() for edit in edits), key=lambda edit: edit.start))


def _read(text: str, item: Item, operand: OpOperand, number: int) -> tuple[TextEdit, TextEdit] | None:
    """An index in the start of the block, and the read in its end."""
    block, type_, made = operand.owner.parent, operand.value.type, operand.value.defining_op
    if block is None or operand.span is None or not isinstance(type_, RankedTensorType):
        return None
    ends = [op.syntax for op in (block.first, block.last) if op is not None]
    places = [in_document(item, (syntax.start, syntax.end))[0] for syntax in ends if syntax is not None]
    if len(places) < 2 or places[0] == places[1] or (made is not None and made.name == "tensor.empty"):
        return None
    start, end = in_document(item, operand.span)
    index = f"%again{number}"
    indices = ", ".join([index] * len(type_.shape))
    read = f"%read{number} = tensor.extract {text[start:end]}[{indices}] : {type_}"
    return (
        TextEdit(places[0], places[0], f"{index} = arith.constant 0 : index\n"),
        TextEdit(places[1], places[1], f"{read}\n"),
    )


def count_fixes(text: str, counts: Counter[str]) -> None:
    """Add to `counts` what each fix that is offered anywhere in `text` saves, by the first word of its title."""
    document = parse_document(text)
    seen: set[tuple[TextEdit, ...]] = set()
    for fix in copy_fixes(document, 0, len(text)):
        edits = fix.edits
        item = document.item_at(edits[0].start)
        found = saving(document, item, edits) if item is not None and edits not in seen else None
        if found is not None:
            kind = fix.title.partition(" ")[0]
            counts[f"{kind}: offered"] += 1
            counts[f"{kind}: copies"] += found.copies
            counts[f"{kind}: allocations"] += found.allocations
            counts[f"{kind}: loops around allocations"] += found.in_loops
            counts[f"{kind}: refusals"] += found.refusals
        seen.add(edits)


def _add(total: Comparison, text: str, oracle: Oracle, counts: Counter[str]) -> list[str]:
    """Also what was left out, in `counts`; the problems."""
    result = compare(text, oracle)
    if result.left_out:
        counts[f"left out: {result.left_out}"] += 1
    for name in _FIGURES:
        setattr(total, name, getattr(total, name) + getattr(result, name))
    return result.problems


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev copies", description="Findings beside the copies that mlir-opt makes.")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="with .mlir files")
    parser.add_argument("--functions", type=int, default=0, metavar="N", help="stop after N functions with copies")
    parser.add_argument("--read-again", action="store_true", help="add reads that make conflicts first")
    parser.add_argument("--fixes", action="store_true", help="count fixes and what they save, too")
    options = parser.parse_args(arguments)
    oracle = find_oracle()
    if oracle is None:
        print("mlir-opt of LLVM 22 is not installed: ./dev oracle")
        return 2
    total, wrong, files, counts = Comparison(), 0, 0, Counter[str]()
    for path in programs(options.folders):
        text = path.read_text(encoding="utf-8", errors="replace")
        if options.read_again:
            changed = read_again(text)
            if changed == text:
                continue
            text = changed
        problems = _add(total, text, oracle, counts)
        if options.fixes:
            count_fixes(text, counts)
        files += 1
        wrong += bool(problems)
        for problem in problems:
            print(f"{path}: {problem}", flush=True)
        if options.functions and total.functions >= options.functions:
            break
    for what, count in sorted(counts.items()):
        print(f"{count:6} {what}")
    for name, words in _FIGURES.items():
        print(f"{getattr(total, name):6} {words}")
    print(f"{wrong} wrong of {files} files")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
