"""Mutants of programs that minimal-deallocation has made: one free or one flag is wrong, and a run must show it.

Only what a run of the right program has executed is changed; what is never executed shows nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Set
from dataclasses import dataclass
from random import Random

from pydealloc.ir.attributes import bool_attr
from pydealloc.ir.builder import Builder
from pydealloc.ir.graph import Operation, OpOperand
from pydealloc.ir.types import I1
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from tests.execution.harness import judged
from tests.execution.interpreter import Machine, interpret
from tests.execution.ledger import Fault
from tests.execution.memory import Unsupported

FREES = ("memref.dealloc", "gpu.dealloc")
ACCESSES = ("memref.load", "memref.store", "memref.copy", "linalg.fill")
PIPELINE = "canonicalize,minimal-deallocation{private-results=flag}"


@dataclass(frozen=True)
class Mutant:
    """`kind` says what is done to `operation`; `operand` is the flag that is inverted."""

    kind: str
    operation: Operation
    operand: OpOperand | None = None

    def do(self) -> None:
        """Change the program."""
        op = self.operation
        builder = Builder.before(op)
        if self.kind == "free dropped":
            op.erase()
        elif self.kind == "free doubled":
            builder.create(op.name, op.operand_values)
        elif self.kind == "free moved up":
            before = _access_before(op)
            assert before is not None
            op.detach()
            assert before.parent is not None
            before.parent.insert_before(before, op)
        else:
            assert self.operand is not None
            true = builder.create("arith.constant", [], [I1], properties={"value": bool_attr(True)}).result
            self.operand.set(builder.create("arith.xori", [self.operand.value, true], [I1]).result)


def _access_before(free: Operation) -> Operation | None:
    """The nearest operation before `free`, in its block, that reads or writes what it frees."""
    op = free.prev
    while op is not None:
        if op.name in ACCESSES and free.operands[0].value in op.operand_values:
            return op
        op = op.prev
    return None


def mutants(module: Operation, executed: Set[Operation]) -> Iterator[Mutant]:
    """All there are, in text order; each for a program of its own."""
    for op in walk(module):
        if op not in executed:
            continue
        if op.name in FREES:
            yield Mutant("free dropped", op)
            yield Mutant("free doubled", op)
            if _access_before(op) is not None:
                yield Mutant("free moved up", op)
        elif op.name == "scf.if" and op.origin is None and any(inner.name in FREES for inner in walk(op)):
            yield Mutant("flag inverted", op, op.operands[0])
        elif op.name == "func.return" and op.origin is not None:
            for operand in op.operands[len(op.origin.operands) :]:
                yield Mutant("returned flag inverted", op, operand)


@dataclass
class MutantFigures:
    made: Counter[str]
    caught: Counter[str]

    @property
    def share(self) -> float:
        """Of all mutants, those that were caught; 1 when there are none."""
        return sum(self.caught.values()) / sum(self.made.values()) if self.made else 1.0

    def report(self) -> str:
        lines = [f"mutants: {sum(self.caught.values())} of {sum(self.made.values())} caught, {self.share:.2%}"]
        return "\n".join([*lines, *(f"  {self.caught[kind]:6} of {self.made[kind]:6} {kind}" for kind in self.made)])


def judge_mutants(text: str, figures: MutantFigures, *, most: int, seed: int) -> list[str]:
    """Run up to `most` mutants of one program; those that nothing shows."""
    document = parse_document(text)
    try:
        expected = interpret(assemble(document.chunks[0]).root)
    except (Fault, Unsupported):
        return []

    def deallocated() -> Operation | None:
        root = assemble(document.chunks[0]).root
        results = run_pipeline(parse_pipeline(PIPELINE), root, UPSTREAM)
        return None if results[-1].result.refusals else root

    first = deallocated()
    if first is None:
        return []
    machine = Machine(first, realloc_frees=True)
    machine.executed = set()
    machine.call("main", [])
    positions = {op: number for number, op in enumerate(walk(first))}
    executed = {positions[op] for op in machine.executed}
    count = sum(1 for _ in mutants(first, machine.executed))
    unnoticed: list[str] = []
    for number in Random(seed).sample(range(count), min(most, count)):
        root = deallocated()
        assert root is not None
        ops = [op for place, op in enumerate(walk(root)) if place in executed]
        mutant = list(mutants(root, set(ops)))[number]
        figures.made[mutant.kind] += 1
        mutant.do()
        if judged(root, "mutant", expected, frees=True, realloc_frees=True):
            figures.caught[mutant.kind] += 1
        else:
            unnoticed.append(f"{mutant.kind}, number {number}")
    return unnoticed
