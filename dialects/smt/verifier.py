"""Verifier rules of `smt` (mlir/lib/Dialect/SMT/IR/SMTOps.cpp)."""

from __future__ import annotations

from ...ir.base import Type
from ...ir.graph import Block, Operation
from ...ir.numerals import number_in
from ...ir.types import DialectType, UnknownType
from ...ods.segments import array_elements
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bad_attribute
from ...ods.verification.op_parts import entry, integer, is_opaque, terminator
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from . import ops as smt


def _at_least_two(view: View) -> Failure | None:
    if len(view.operands) >= 2:
        return None
    return Failure("verify-count", f"'inputs' must have at least size 2, but got {len(view.operands)}")


# Bit vectors


def _width(type_: Type | None) -> int | None:
    if not isinstance(type_, DialectType) or (type_.dialect, type_.mnemonic) != ("smt", "bv"):
        return None
    body = (type_.body or "").strip()
    return number_in(body) if body.isdecimal() else None


def _extract(view: View) -> Failure | None:
    low, length, given = integer(view.op, "lowBit"), _width(view.results[0]), _width(view.type_of("input"))
    if low is None or length is None or given is None or low + length <= given:
        return None
    return bad_attribute(
        f"range to be extracted is too big, expected range starting at index {low} of length {length} "
        f"requires input width of at least {low + length}, but the input width is only {given}"
    )


def _repeat(view: View) -> Failure | None:
    length, given = _width(view.results[0]), _width(view.type_of("input"))
    if not length or not given or length % given == 0:
        return None
    return bad_attribute("result bit-vector width must be a multiple of the input bit-vector width")


# Solvers


def _yields_other(block: Block | None, results: list[Type]) -> bool:
    last = terminator(block, smt.YieldOp.NAME)
    if last is None:
        return False
    given = [value.type for value in last.operand_values]
    return len(given) != len(results) or any(map(differ, given, results))


def _solver(op: Operation) -> Failure | None:
    body = entry(op)
    if _yields_other(body, op.result_types):
        return Failure("verify-yield", "types of yielded values must match return values")
    given, wanted = [value.type for value in op.operand_values], [each.type for each in body.args] if body else []
    if body is not None and (len(given) != len(wanted) or any(map(differ, given, wanted))):
        return Failure("verify-region", "block argument types must match the types of the 'inputs'")
    return None


def _check(op: Operation) -> Failure | None:
    for region, name in zip(op.regions, ("sat", "unknown", "unsat"), strict=False):
        if _yields_other(region.entry, op.result_types):
            return Failure("verify-yield", f"types of yielded values in '{name}' region must match return values")
    return None


# Quantifiers


def _is_plain(type_: Type) -> bool:
    """Whether a type is one of the dialect, and no function."""
    if isinstance(type_, UnknownType):
        return True
    return isinstance(type_, DialectType) and type_.dialect == "smt" and type_.mnemonic != "func"


def _quantifier(op: Operation) -> Failure | None:
    block = entry(op)
    if block is None or is_opaque(block.last):
        return None
    patterns = [region.entry for region in op.regions[1:]]
    if patterns and "noPattern" in op.properties:
        return bad_attribute("patterns and the no_pattern attribute must not be specified at the same time")
    names = op.properties.get("boundVarNames")
    if names is not None and len(array_elements(names)) != len(block.args):
        return bad_attribute("number of bound variable names must match number of block arguments")
    if not all(_is_plain(argument.type) for argument in block.args):
        return Failure("verify-region", "bound variables must by any non-function SMT value")
    last = terminator(block, smt.YieldOp.NAME)
    if last is None:
        return None
    if len(last.operands) != 1:
        return Failure("verify-yield", f"must have exactly one yielded value, but got {len(last.operands)}")
    if any(str(value.type) != "!smt.bool" for value in last.operand_values):
        return Failure("verify-yield", "yielded value must be of '!smt.bool' type")
    for index, pattern in enumerate(patterns):
        found = _pattern(block, pattern, index)
        if found is not None:
            return found
    return None


def _pattern(body: Block, pattern: Block | None, index: int) -> Failure | None:
    if pattern is None:
        return None
    wanted, given = [each.type for each in body.args], [each.type for each in pattern.args]
    if len(wanted) != len(given) or any(map(differ, wanted, given)):
        text = f"block argument number and types of the 'body' and 'patterns' region #{index} must match"
        return Failure("verify-region", text)
    last = terminator(pattern, smt.YieldOp.NAME)
    if last is not None and not last.operands:
        return Failure("verify-yield", f"'patterns' region #{index} must have at least one yielded value")
    for inner in pattern.ops:
        if is_opaque(inner):
            return None
        if inner.dialect != "smt":
            text = f"the 'patterns' region #{index} may only contain SMT dialect operations"
            return Failure("verify-region", text)
        if inner.name in (smt.ForallOp.NAME, smt.ExistsOp.NAME):
            text = f"the 'patterns' region #{index} must not contain any variable binding operations"
            return Failure("verify-region", text)
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "smt.bv.extract": (_extract,),
    "smt.bv.repeat": (_repeat,),
    "smt.distinct": (_at_least_two,),
    "smt.eq": (_at_least_two,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "smt.check": (_check,),
    "smt.exists": (_quantifier,),
    "smt.forall": (_quantifier,),
    "smt.solver": (_solver,),
}
