"""Numbers of operands, results, regions and successors of an operation in generic form.

The custom form cannot have a wrong number; the generic form says what it likes. Upstream checks this in traits that
TableGen adds to every operation (mlir/lib/IR/Operation.cpp).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ir.graph import Operation
from ..definitions import OpDefinition, RegionDefinition, SuccessorDefinition, ValueGroup

_Groups = Sequence[ValueGroup] | Sequence[RegionDefinition] | Sequence[SuccessorDefinition]


def wrong_count(op: Operation, definition: OpDefinition) -> str | None:
    """In upstream's words and order, the first number that cannot be; None when all can."""
    found = (
        _wrong(len(op.regions), definition.regions, "region")
        or _wrong(len(op.results), definition.results, "result")
        or _wrong_successors(len(op.successors), definition.successors)
        or _wrong(len(op.operands), definition.operands, "operand")
    )
    return f"'{op.name}' op {found}" if found else None


def arity_check(definition: OpDefinition) -> Callable[[Operation], bool]:
    """Whether `wrong_count` finds nothing, for many operations of one definition."""
    regions, more_regions = _wanted(definition.regions)
    results, more_results = _wanted(definition.results)
    successors, more_successors = _wanted(definition.successors)
    operands, more_operands = _wanted(definition.operands)

    def fits(op: Operation) -> bool:
        return (
            ((count := len(op.operands)) == operands or (more_operands and count > operands))
            and ((count := len(op.results)) == results or (more_results and count > results))
            and ((count := len(op.regions)) == regions or (more_regions and count > regions))
            and ((count := len(op.successors)) == successors or (more_successors and count > successors))
        )

    return fits


def wrong_results(name: str, definition: OpDefinition, count: int) -> str:
    """Upstream's words about `count` results of the operation `name`; empty where its groups could take them."""
    groups = definition.results
    if len(groups) == 1 and groups[0].kind == "optional" and count > 1:
        return f"'{name}' op result group starting at #0 requires 0 or 1 element, but found {count}"
    found = _wrong(count, groups, "result")
    return f"'{name}' op {found}" if found else ""


def _wrong(count: int, groups: _Groups, what: str) -> str | None:
    fixed, variable = _wanted(groups)
    if count == fixed or (variable and count > fixed):
        return None
    found = f", but found {count}" if what == "operand" else ""
    if variable:
        return f"expected {fixed} or more {what}s{found}"
    if fixed == 0:
        return f"requires zero {what}s"
    if fixed == 1:
        return f"requires {'a single' if what == 'operand' else 'one'} {what}"
    return f"expected {fixed} {what}s{found}"


def _wrong_successors(count: int, groups: Sequence[SuccessorDefinition]) -> str | None:
    fixed, variable = _wanted(groups)
    if count == fixed or (variable and count > fixed):
        return None
    number = f"{'at least ' if variable else ''}{fixed} successor{'' if fixed == 1 else 's'}"
    return f"requires {number} but found {count}"


def _wanted(groups: _Groups) -> tuple[int, bool]:
    """The minimum number, and whether there may be more."""
    fixed = sum(not (group.is_variable if isinstance(group, ValueGroup) else group.variadic) for group in groups)
    return fixed, fixed < len(groups)
