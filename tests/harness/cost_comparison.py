"""`./dev compare --minimal FOLDER...`: what minimal-deallocation inserts beside what LLVM's pipeline inserts.

Both run on each program by our own implementations; the operations of a run without any deallocation are subtracted.
Programs that the minimal one makes dearer are named, and those that only one of the two accepts. The exit code is 1
when there are any.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pydealloc.ir.graph import Operation
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.minimal.trace import MinimalTrace
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.passes.pass_manager.refusal import Refusal
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Severity

LLVM = "buffer-deallocation-pipeline"
MINIMAL = "minimal-deallocation-pipeline"
NEITHER = "canonicalize,cse,canonicalize"
HELPER = "dealloc_helper"
COMPARISON = "memref.extract_aligned_pointer_as_index"
CLONE = "bufferization.clone"
COMPARED = ("operations", CLONE, COMPARISON)
"""What must not be more than in LLVM's result."""


@dataclass
class Cost:
    """Operations by name in one result, helper functions not counted; `operations` is all of them."""

    counts: Counter[str] = field(default_factory=Counter)
    refusal: Refusal | None = None
    trace: MinimalTrace | None = None

    def __getitem__(self, name: str) -> int:
        return self.counts[name]


def cost_of(text: str, pipeline: str) -> Cost:
    """What a program consists of after `pipeline`, all of its chunks together."""
    cost = Cost()
    for chunk in parse_document(text).chunks:
        root = assemble(chunk).root
        results = run_pipeline(parse_pipeline(pipeline), root, UPSTREAM)
        for result in results:
            if isinstance(result.result.trace, MinimalTrace):
                if cost.trace is None:
                    cost.trace = MinimalTrace()
                cost.trace.extend(result.result.trace)
        if results and results[-1].result.refusals:
            cost.refusal = results[-1].result.refusals[0]
            return cost
        cost.counts.update(_counted(root))
    return cost


def _counted(root: Operation) -> Counter[str]:
    counts: Counter[str] = Counter()
    for op in walk(root):
        if op.name == "func.func" and HELPER in str(op.properties.get("sym_name")):
            continue
        if any(HELPER in str(outer.properties.get("sym_name")) for outer in op.ancestors()):
            continue
        counts["operations"] += 1
        counts[op.name] += 1
        if op.name == "func.call" and HELPER in str(op.properties.get("callee")):
            counts["helper calls"] += 1
    return counts


@dataclass
class Table:
    """Sums over all programs that both accept."""

    programs: int = 0
    unflagged: int = 0
    llvm: Counter[str] = field(default_factory=Counter)
    minimal: Counter[str] = field(default_factory=Counter)
    dearer: list[str] = field(default_factory=list)
    only_llvm: list[str] = field(default_factory=list)
    only_minimal: int = 0
    refused: Counter[str] = field(default_factory=Counter)

    def add(self, name: str, text: str) -> None:
        minimal, llvm, neither = (cost_of(text, pipeline) for pipeline in (MINIMAL, LLVM, NEITHER))
        if minimal.refusal is not None:
            self.refused[f"{minimal.refusal.code}: {minimal.refusal.reason}"] += 1
            if llvm.refusal is None:
                self.only_llvm.append(f"{name}: {minimal.refusal.code}: {minimal.refusal.reason}")
            return
        trace = minimal.trace
        assert trace is not None
        if llvm.refusal is not None:
            self.only_minimal += 1
            return
        self.programs += 1
        self.unflagged += not has_flag(trace)
        for total, one in ((self.llvm, llvm), (self.minimal, minimal)):
            total.update({key: one[key] - neither[key] for key in one.counts})
            total["programs with a helper call"] += one["helper calls"] > 0
        more = [f"{key} {minimal[key]} > {llvm[key]}" for key in COMPARED if minimal[key] > llvm[key]]
        if more:
            self.dearer.append(f"{name}: {', '.join(more)}")

    def lines(self) -> Iterator[str]:
        yield f"{self.programs} programs both accept; {self.unflagged} need no flag with minimal-deallocation"
        for key in ("operations", "memref.dealloc", CLONE, "helper calls", COMPARISON, "scf.if", "memref.alloc"):
            yield f"  {key:45} LLVM {self.llvm[key]:6}  minimal {self.minimal[key]:6}"
        yield f"accepted by minimal-deallocation alone: {self.only_minimal}"
        yield from (f"  refused, {count} times: {reason}" for reason, count in self.refused.most_common())
        yield from (f"refused, though LLVM accepts it: {line}" for line in self.only_llvm)
        yield from (f"dearer: {line}" for line in self.dearer)


def has_flag(trace: MinimalTrace) -> bool:
    """Whether the program tests, or carries, a condition because of deallocation."""
    return bool(
        trace.flags
        or trace.fallen_back
        or any(freed.condition is not None for freed in trace.frees)
        or any(copied.condition is not None for copied in trace.copies)
    )


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev compare --minimal")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument("--every", type=int, default=1, help="take each N-th program only")
    options = parser.parse_args(arguments)
    table = Table()
    for folder in options.folders:
        for path in sorted(folder.rglob("*.mlir"))[:: options.every] if folder.is_dir() else [folder]:
            text = path.read_text(encoding="utf-8", errors="replace")
            if not any(finding.severity is Severity.ERROR for finding in parse_document(text).findings):
                table.add(path.name, text)
    print("\n".join(table.lines()))
    return int(bool(table.dearer))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
