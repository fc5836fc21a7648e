"""Canonicalization of `complex` (mlir/lib/Dialect/Complex/IR/ComplexOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import ArrayAttr, Attribute
from ...ir.base import Type
from ...ir.builder import Builder
from ...ir.graph import Operation, Value
from ...ods.constants import float_value
from ...ods.op_view import BinaryOp, UnaryOp, defining
from ...ods.rewriting import FoldFunction, Pattern, PatternRewriter
from ..arith import canonicalize as arith
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import defining_op
from . import ops as complex_ops


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


def _component(made: complex_ops.CreateOp, index: int) -> Value:
    """The real part for 0, the imaginary one for 1."""
    return made.imaginary if index else made.real


def _part(index: int) -> FoldFunction:
    """`complex.re (complex.create %a, %b)` -> `%a`; `complex.im (complex.create %a, %b)` -> `%b`."""

    def fold(op: UnaryOp, constants: Constants) -> Folded:
        constant = constants[0]
        if isinstance(constant, ArrayAttr) and len(constant.elements) == 2:
            return (constant.elements[index],)
        made = defining(op.operand, complex_ops.CreateOp)
        return (_component(made, index),) if made is not None else None

    return fold


def _create(create: complex_ops.CreateOp, constants: Constants) -> Folded:
    """`complex.create (complex.re %z), (complex.im %z)` -> `%z`."""
    del constants
    real, imaginary = defining(create.real, complex_ops.ReOp), defining(create.imaginary, complex_ops.ImOp)
    if real is None or imaginary is None or real.complex is not imaginary.complex:
        return None
    return (real.complex,)


def _add(op: Operation, constants: Constants) -> Folded:
    """`complex.add (complex.sub %x, %y), %y` -> `%x`; `complex.add %x, 0` -> `%x`."""
    left, right = op.operand_values
    for one, other in ((left, right), (right, left)):
        difference = defining(one, complex_ops.SubOp)
        if difference is not None and difference.rhs is other:
            return (difference.lhs,)
    return (left,) if _is(constants[1], 0) else None


def _sub(op: Operation, constants: Constants) -> Folded:
    """`complex.sub (complex.add %x, %y), %y` -> `%x`; `complex.sub %x, 0` -> `%x`."""
    left, right = op.operand_values
    total = defining(left, complex_ops.AddOp)
    if total is not None and total.rhs is right:
        return (total.lhs,)
    return (left,) if _is(constants[1], 0) else None


def _by_one(op: BinaryOp, constants: Constants) -> Folded:
    """`complex.mul %x, 1` -> `%x`; `complex.div %x, 1` -> `%x`."""
    return (op.lhs,) if _is(constants[1], 1) else None


def _undoes(name: str) -> FoldFunction:
    """`complex.neg (complex.neg %x)` -> `%x`; `complex.exp (complex.log %x)` -> `%x`."""

    def fold(op: UnaryOp, constants: Constants) -> Folded:
        del constants
        before = defining_op(op.operand, name)
        return (UnaryOp(before).operand,) if before is not None else None

    return fold


def _bitcast(bitcast: complex_ops.BitcastOp, constants: Constants) -> Folded:
    """`complex.bitcast %x : T to T` -> `%x`."""
    del constants
    value = bitcast.operand
    return (value,) if value.type is bitcast.result.type else None


def _part_of_negation(index: int) -> Pattern:
    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        """Part of a negated number that was made of two floats, as that float negated; the imaginary part likewise.

            %0 = complex.create %a, %b : complex<f32>
            %1 = complex.neg %0 : complex<f32>
            %2 = complex.re %1 : complex<f32>
        becomes
            %2 = arith.negf %a : f32

        Negation changes the sign of each part on its own. Fast-math flags are dropped.
        """
        negation = defining(UnaryOp(op).operand, complex_ops.NegOp)
        made = defining(negation.complex, complex_ops.CreateOp) if negation is not None else None
        if made is None:
            return False
        rewriter.replace_with(op, "arith.negf", (_component(made, index),))
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
