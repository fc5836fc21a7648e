"""What the complex dialect simplifies (mlir/lib/Dialect/Complex/IR/ComplexOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import ArrayAttr, Attribute
from ...ir.base import Type
from ...ir.builder import Builder
from ...ir.graph import Operation
from ...ods.constants import float_value
from ...ods.rewriting import FoldFunction, Pattern, PatternRewriter
from ..arith import canonicalize as arith
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import defining


def make_constant(builder: Builder, value: Attribute, type_: Type, location: Attribute | None) -> Operation | None:
    """`complex.constant` for two numbers; anything else as arith has it."""
    if not isinstance(value, ArrayAttr):
        return arith.make_constant(builder, value, type_, location)
    return builder.create("complex.constant", (), [type_], properties={"value": value}, location=location)


def _is(constant: Attribute | None, real: float) -> bool:
    """Whether a constant is `real`, with no imaginary part."""
    if not isinstance(constant, ArrayAttr) or len(constant.elements) != 2:
        return False
    return float_value(constant.elements[0]) == real and float_value(constant.elements[1]) == 0


def _part(index: int) -> FoldFunction:
    def fold(op: Operation, constants: Constants) -> Folded:
        constant = constants[0]
        if isinstance(constant, ArrayAttr) and len(constant.elements) == 2:
            return (constant.elements[index],)
        made = defining(op.operands[0].value, "complex.create")
        return (made.operands[index].value,) if made is not None else None

    return fold


def _create(op: Operation, constants: Constants) -> Folded:
    """Of both parts of a number: that number."""
    del constants
    real, imaginary = (
        defining(v, name) for v, name in zip(op.operand_values, ("complex.re", "complex.im"), strict=True)
    )
    if real is None or imaginary is None or real.operands[0].value is not imaginary.operands[0].value:
        return None
    return (real.operands[0].value,)


def _add(op: Operation, constants: Constants) -> Folded:
    left, right = op.operand_values
    for one, other in ((left, right), (right, left)):
        difference = defining(one, "complex.sub")
        if difference is not None and difference.operands[1].value is other:
            return (difference.operands[0].value,)
    return (left,) if _is(constants[1], 0) else None


def _sub(op: Operation, constants: Constants) -> Folded:
    left, right = op.operand_values
    total = defining(left, "complex.add")
    if total is not None and total.operands[1].value is right:
        return (total.operands[0].value,)
    return (left,) if _is(constants[1], 0) else None


def _by_one(op: Operation, constants: Constants) -> Folded:
    return (op.operands[0].value,) if _is(constants[1], 1) else None


def _undoes(name: str) -> FoldFunction:
    def fold(op: Operation, constants: Constants) -> Folded:
        del constants
        before = defining(op.operands[0].value, name)
        return (before.operands[0].value,) if before is not None else None

    return fold


def _bitcast(op: Operation, constants: Constants) -> Folded:
    del constants
    value = op.operands[0].value
    return (value,) if value.type is op.results[0].type else None


def _part_of_negation(index: int) -> Pattern:
    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        negation = defining(op.operands[0].value, "complex.neg")
        made = defining(negation.operands[0].value, "complex.create") if negation is not None else None
        if made is None:
            return False
        rewriter.replace_with(op, "arith.negf", (made.operands[index].value,))
        return True

    return Pattern("FoldComponentNeg", apply)


CONSTANT = make_constant
FOLDS: dict[str, FoldFunction] = {
    "complex.add": _add,
    "complex.bitcast": _bitcast,
    "complex.conj": _undoes("complex.conj"),
    "complex.create": _create,
    "complex.div": _by_one,
    "complex.exp": _undoes("complex.log"),
    "complex.im": _part(1),
    "complex.log": _undoes("complex.exp"),
    "complex.mul": _by_one,
    "complex.neg": _undoes("complex.neg"),
    "complex.re": _part(0),
    "complex.sub": _sub,
}
PATTERNS: dict[str, Sequence[Pattern]] = {
    "complex.im": (_part_of_negation(1),),
    "complex.re": (_part_of_negation(0),),
}
