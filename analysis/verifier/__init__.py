"""What mlir-opt's verifier says about programs that can be read: each operation against its definition.

One rule is one function, from an operation to a `Failure` or nothing; the first that fails is reported, and whatever
is not understood is silently fine. Rules that follow from the definitions are in `constraints`, `traits` and
`structure`; what upstream checks in C++ is in one file per dialect, listed in `plans`. To add a rule: write it there,
put it into the table of its operation, and show it in `tests/analysis/verifier/`.
"""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from ...dialects.knowledge import Knowledge
from ...ir.graph import Block, Operation, Value
from ...ir.source import Span
from ...syntax.document import Item
from ...syntax.findings import Finding, Note, Severity
from ...syntax.items import Kind
from .failures import Failure
from .plans import Plans

_plans: WeakKeyDictionary[Knowledge, Plans] = WeakKeyDictionary()


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    """What is wrong with the operations of `item`, in text order; offsets relative to its start."""
    if item.kind is Kind.ALIAS:
        return ()
    plans = _plans.get(knowledge)
    if plans is None:
        plans = _plans[knowledge] = Plans(knowledge)
    return _Verification(item, plans).run()


class _Verification:
    def __init__(self, item: Item, plans: Plans) -> None:
        self.item = item
        self.plans = plans
        self.findings: list[Finding] = []
        self.errors = sorted(finding.start for finding in item.parsed.findings if finding.severity is Severity.ERROR)

    def run(self) -> list[Finding]:
        plan_of, flat_failure = self.plans.plan, self.plans.flat_failure
        pending = [*reversed(self.item.operations)]
        is_module = self.item.kind is Kind.MODULE
        while pending:
            op = pending.pop()
            plan = plan_of(op.name)
            if plan is not None:
                syntax = op.syntax
                if syntax is None or not syntax.opaque:
                    failure = flat_failure(op, plan)
                    if failure is None and plan.graph and not is_module:
                        for rule in plan.graph:
                            failure = rule(op)
                            if failure is not None:
                                break
                    if failure is not None:
                        self.report(op, failure)
            for region in reversed(op.regions):
                for block in reversed(region.blocks):
                    inner = block.last
                    while inner is not None:
                        pending.append(inner)
                        inner = inner.prev
        return self.findings

    def report(self, op: Operation, failure: Failure) -> None:
        """Unless something in the operation could not be read: then nobody knows what it is."""
        place = failure.on or op
        syntax = op.syntax
        if syntax is None or place.syntax is None or self._is_broken(syntax.start, syntax.end):
            return
        start, end = self._span(place, failure)
        notes = tuple(Note(*_place(remark.at), remark.message) for remark in failure.remarks)
        message = f"'{op.name}' op {failure.message}"
        self.findings.append(Finding(failure.code, Severity.ERROR, start, end, message, notes))

    def _is_broken(self, start: int, end: int) -> bool:
        return any(start <= error <= end for error in self.errors)

    def _span(self, op: Operation, failure: Failure) -> Span:
        """The part that is wrong, if it stands in the line of the operation's name; upstream points there."""
        syntax = op.syntax
        assert syntax is not None
        name = (syntax.name_start, syntax.name_end)
        found = _part_span(op, failure) if failure.on is None else None
        if found is None or found[0] < name[0]:
            return name
        between = syntax.source[name[0] : found[0]]
        return name if "\n" in between or "\r" in between else found


def _part_span(op: Operation, failure: Failure) -> Span | None:
    place = failure.place
    if place is None or op.syntax is None:
        return None
    if place[0] == "attribute":
        return op.syntax.attribute_spans.get(place[1])
    if place[0] == "operand" and place[1] < len(op.operands):
        return op.operands[place[1]].span
    return None


def _place(at: Operation | Value | Block) -> Span:
    if isinstance(at, Operation):
        return (at.syntax.name_start, at.syntax.name_end) if at.syntax is not None else (0, 0)
    if at.span is not None:
        return at.span
    if isinstance(at, Block):
        around = at.parent_op
        return _place(around) if around is not None else (0, 0)
    op = at.defining_op
    return _place(op) if op is not None else (0, 0)
