"""Verification of results: a program that passes have changed, by the rules that texts are verified by.

Its operations have no place in a text: a fault is a value, with the operation.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from ...ir.graph import Operation, OpOperand
from ...ir.records import dataclass
from ...ir.source import Span
from ...ods.knowledge import Knowledge
from ...ods.verification.failure import Failure
from ..symbols import symbol_faults
from . import Verification
from .rule_table import plans_of
from .ssa_dominance import Uses
from .type_bodies import BodyFault


@dataclass(frozen=True)
class Fault:
    """`message`: mlir-opt's words, as far as they are known."""

    operation: Operation
    message: str


def first_fault(
    operations: Sequence[Operation], knowledge: Knowledge, unmodified: Container[Operation] = ()
) -> Fault | None:
    """The first that `operations`, or what is in them, have by themselves; None where they are right.

    Args:
        unmodified: operations without regions whose attributes and types are those of a program without errors.
    """
    verification = _ResultVerification(operations, knowledge, unmodified)
    verification.run()
    uses = _ResultUses(knowledge)
    if not verification.faults:
        uses.run(operations)
    return next(iter((*verification.faults, *uses.faults)), None)


def first_symbol_fault(root: Operation, knowledge: Knowledge) -> Fault | None:
    """The first symbol in the program `root` that is defined twice, or does not fit where it is used."""
    return next((Fault(op, words) for op, words in symbol_faults(root, knowledge)), None)


class _ResultVerification(Verification):
    def __init__(self, operations: Sequence[Operation], knowledge: Knowledge, unmodified: Container[Operation]) -> None:
        super().__init__(operations, (), plans_of(knowledge))
        self.knowledge = knowledge
        self.unmodified = unmodified
        self.faults: list[Fault] = []

    def visit(self, op: Operation) -> None:
        if op not in self.unmodified:
            super().visit(op)
            return
        self.ask(op, self.plans.graph_rules(op))

    def enter(self, op: Operation, pending: list[Operation]) -> None:
        semantics = self.knowledge.semantics(op.name)
        # A body that no text has stands for its constants alone.
        if semantics is None or semantics.implied_body is None:
            super().enter(op, pending)

    def report(self, op: Operation, failure: Failure, *, is_whole: bool = False) -> None:
        if op.origin is not None and self._fails(op.origin):
            # Bodies that the text leaves out are not built in every detail.
            return
        body = self.plans.body_fault(op) if failure.code == "verify-body" else None
        message = body[1].message if body is not None else failure.message or failure.conversion
        self.faults.append(Fault(failure.on or op, message))

    def _fails(self, op: Operation) -> bool:
        plan = self.plans.plan(op.name)
        if plan is None:
            return False
        return self.plans.flat_failure(op, plan) is not None or any(rule(op) is not None for rule in plan.graph)

    def report_body(
        self, op: Operation, fault: BodyFault, named_at: Span | None = None, written: Sequence[Span] | None = None
    ) -> None:
        self.faults.append(Fault(op, fault.message))


class _ResultUses(Uses):
    def __init__(self, knowledge: Knowledge) -> None:
        super().__init__(knowledge, is_certain=True)
        self.faults: list[Fault] = []

    def report(self, op: Operation, operand: OpOperand, definition: Operation | None) -> None:
        self.faults.append(Fault(op, f"operand #{operand.index} does not dominate this use"))
