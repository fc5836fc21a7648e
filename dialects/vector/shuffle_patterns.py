"""Folds and patterns of vector.shuffle and vector.step (mlir/lib/Dialect/Vector/IR/VectorOps.cpp of LLVM 22)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.types import VectorType
from ...ods.constants import Number, constant_attr, int_splat, unsigned
from ...ods.rewriting import Pattern, PatternRewriter
from ...ods.segments import dense_values, integer_value
from ..arith import ops as arith
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import constant_of
from . import ops as vector_ops
from .elements import POISON, is_scalable, numbers_of, scalar_of_splat, shape_of


def shuffle(view: vector_ops.ShuffleOp, constants: Constants) -> Folded:
    """`vector.shuffle %v, %w [0, 1] : vector<2xf32>, vector<2xf32>` -> `%v`; of constants: a constant."""
    first, second = shape_of(view.v1.type), shape_of(view.v2.type)
    if not first:
        return None
    mask = dense_values(view.mask)
    if mask == list(range(first[0])):
        return (view.v1,)
    if mask == list(range(first[0], first[0] + second[0])):
        return (view.v2,)
    if constants[0] is POISON and constants[1] is POISON:
        return (POISON,)
    sides = [[] if c is POISON else numbers_of(c, v.type) for c, v in zip(constants, (view.v1, view.v2), strict=True)]
    left, right = sides
    if len(first) != 1 or left is None or right is None:
        return None
    value = constant_attr(_shuffled(left, right, mask, first[0]), view.vector.type)
    return (value,) if value is not None else None


def _shuffled(left: Sequence[Number], right: Sequence[Number], mask: Sequence[int], size: int) -> list[Number]:
    """The elements of a shuffle; for what is poison, the first one that is not. An empty list is all poison."""
    poison = left[0] if left else right[0]
    found: list[Number] = []
    for index in mask:
        side, at = (left, index) if index < size else (right, index - size)
        found.append(side[at] if side and index >= 0 else poison)
    return found


def _shuffle_of_splat(view: vector_ops.ShuffleOp, rewriter: PatternRewriter) -> bool:
    """Broadcast for a shuffle of two broadcasts of one scalar.

        %a = vector.broadcast %x : f32 to vector<2xf32>
        %b = vector.broadcast %x : f32 to vector<3xf32>
        %s = vector.shuffle %a, %b [0, 3, 4, 1] : vector<2xf32>, vector<3xf32>
        "use"(%s) : (vector<4xf32>) -> ()
    becomes
        %s = vector.broadcast %x : f32 to vector<4xf32>
        "use"(%s) : (vector<4xf32>) -> ()
    """
    scalar = scalar_of_splat(view.v1)
    if scalar is None or scalar_of_splat(view.v2) is not scalar:
        return False
    rewriter.replace_with(view.op, "vector.broadcast", (scalar,))
    return True


def _shuffle_by_turns(view: vector_ops.ShuffleOp, rewriter: PatternRewriter) -> bool:
    """Interleaving for a shuffle that takes elements by turns.

        %s = vector.shuffle %a, %b [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
        "use"(%s) : (vector<4xf32>) -> ()
    becomes
        %s = vector.interleave %a, %b : vector<2xf32> -> vector<4xf32>
        "use"(%s) : (vector<4xf32>) -> ()
    """
    shape, given = shape_of(view.vector.type), shape_of(view.v1.type)
    count = given[0] if given else 1
    if len(shape) != 1 or view.v1.type is not view.v2.type or shape[0] != 2 * count:
        return False
    if dense_values(view.mask) != [i // 2 + count * (i % 2) for i in range(shape[0])]:
        return False
    rewriter.replace_with(view.op, "vector.interleave", (view.v1, view.v2))
    return True


def _shuffle_of_scalars(view: vector_ops.ShuffleOp, rewriter: PatternRewriter) -> bool:
    """Broadcast for a shuffle of vectors without dimensions to one element.

        %s = vector.shuffle %a, %b [1] : vector<f32>, vector<f32>
        "use"(%s) : (vector<1xf32>) -> ()
    becomes
        %s = vector.broadcast %b : vector<f32> to vector<1xf32>
        "use"(%s) : (vector<1xf32>) -> ()
    """
    mask = dense_values(view.mask)
    if shape_of(view.v1.type) or len(mask) != 1:
        return False
    rewriter.replace_with(view.op, "vector.broadcast", (view.v2 if mask[0] else view.v1,))
    return True


_BEYOND = {0: (False, 0), 1: (True, 0), 6: (True, 0), 7: (True, 1), 8: (False, 1), 9: (False, 0)}
"""Answers of eq, ne, ult, ule, ugt and uge for all of 0, 1, ..., n - 1 and a bound of at least n, or n - 1 (1)."""


def _always(predicate: int, bound: int, count: int) -> bool | None:
    """The answer of comparing each of 0, 1, ..., count - 1 with `bound`, where it is the same for all."""
    known = _BEYOND.get(predicate)
    if known is None:
        return None
    answer, distance = known
    return answer if bound >= count - distance else None


def _step_compared(step: vector_ops.StepOp, rewriter: PatternRewriter) -> bool:
    """Constant for the comparison of a step with what all its elements are below.

        %c = arith.constant dense<4> : vector<4xindex>
        %s = vector.step : vector<4xindex>
        %r = arith.cmpi ult, %s, %c : vector<4xindex>
        "use"(%r) : (vector<4xi1>) -> ()
    becomes
        %r = arith.constant dense<true> : vector<4xi1>
        "use"(%r) : (vector<4xi1>) -> ()
    """
    type_ = step.result.type
    if not isinstance(type_, VectorType) or is_scalable(type_):
        return False
    for use in list(step.result.uses):
        if use.owner.name != "arith.cmpi":
            continue
        compare = arith.CmpIOp(use.owner)
        # Constants are last.
        bound = int_splat(constant_of(compare.rhs))
        if compare.lhs is not step.result or bound is None:
            continue
        answer = _always(integer_value(compare.predicate), unsigned(bound, type_.element), type_.shape[0])
        value = constant_attr((int(answer),), compare.result.type) if answer is not None else None
        if value is not None:
            rewriter.replace_with(compare.op, "arith.constant", properties={"value": value})
            return True
    return False


PATTERNS: dict[str, Sequence[Pattern]] = {
    "vector.shuffle": (
        Pattern("ShuffleSplat", _shuffle_of_splat),
        Pattern("ShuffleInterleave", _shuffle_by_turns),
        Pattern("Canonicalize0DShuffleOp", _shuffle_of_scalars),
    ),
    "vector.step": (Pattern("StepCompareFolder", _step_compared),),
}
