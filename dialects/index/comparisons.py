"""Comparisons of indices: fold and pattern of `index.cmp` (mlir/lib/Dialect/Index/IR/IndexOps.cpp)."""

from __future__ import annotations

from ...ir.attributes import DialectAttr
from ...ir.graph import Operation
from ...ir.records import dataclass
from ...ir.types import I1, INDEX, IntegerType
from ...ods.constants import int_attr, int_value
from ...ods.rewriting import Defect, PatternRewriter
from ..arith.fold_integers import Constants, Folded, compare
from ..common.canonicalization.matching import constant_int, defining_op
from . import ops as index

_I32, _I64 = 32, 64
_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
_NUMBERS: dict[str, int] = {name: number for number, name in enumerate(_PREDICATES)}
_INVERTED: dict[str, str] = dict(
    zip(_PREDICATES, ("ne", "eq", "sge", "sgt", "sle", "slt", "uge", "ugt", "ule", "ult"), strict=True)
)
_HOLD_FOR_EQUAL = frozenset(("eq", "sle", "sge", "ule", "uge"))
_LIMITS = ("index.mins", "index.minu", "index.maxs", "index.maxu")
_COMPARED_DIFFERENCE = Defect(
    "compared-difference",
    "LLVM 22 compares the operands of this difference, which is not the same where it overflows",
    "llvm/llvm-project#216042",
)


def predicate_of(op: Operation) -> str | None:
    attribute = op.properties.get("pred")
    words = (attribute.body or "").split() if isinstance(attribute, DialectAttr) else []
    return words[-1] if words and words[-1] in _PREDICATES else None


def fold_comparison(view: index.CmpOp, constants: Constants) -> Folded:
    """`index.cmp sle(%x, %x)` -> `true`; `index.cmp ult(minu(%x, 3), 7)` -> `true`; of constants.

    Where indices of 32 and of 64 bits have the same result.
    """
    cmp, predicate = view, predicate_of(view.op)
    if predicate is None:
        return None
    left, right = (int_value(constant) for constant in constants)
    if left is not None and right is not None:
        number = _NUMBERS[predicate]
        wide = compare(number, left, right, INDEX)
        if wide == compare(number, left, right, IntegerType(_I32)):
            return (int_attr(int(wide), I1),)
    limited = cmp.lhs.defining_op
    if limited is not None and limited.name in _LIMITS and right is not None:
        _, bound = limited.operand_values
        limit = constant_int(bound)
        if limit is not None:
            found = {
                _holds(predicate, _limited(limited.name, limit, bits), _Range.of(right, bits)) for bits in (_I32, _I64)
            }
            if found == {True} or found == {False}:
                return (int_attr(int(found == {True}), I1),)
    if cmp.lhs is cmp.rhs:
        return (int_attr(int(predicate in _HOLD_FOR_EQUAL), I1),)
    return None


@dataclass(frozen=True)
class _Range:
    """Ends of a range, as signed and as unsigned numbers."""

    smin: int
    smax: int
    umin: int
    umax: int

    @classmethod
    def of(cls, value: int, bits: int) -> _Range:
        low = value & ((1 << bits) - 1)
        high = low - (1 << bits) if low >> (bits - 1) else low
        return cls(high, high, low, low)


def _limited(name: str, limit: int, bits: int) -> _Range:
    """Results of the operation `name` with one constant operand; any, in the reading in which they have both signs."""
    end, half, all_ = _Range.of(limit, bits), 1 << (bits - 1), (1 << bits) - 1
    if name.endswith("s"):
        smin, smax = (-half, end.smin) if name == "index.mins" else (end.smin, half - 1)
        return _Range(smin, smax, *((smin & all_, smax & all_) if (smin < 0) == (smax < 0) else (0, all_)))
    umin, umax = (0, end.umin) if name == "index.minu" else (end.umin, all_)
    if (umin < half) == (umax < half):
        shift = 0 if umin < half else 1 << bits
        return _Range(umin - shift, umax - shift, umin, umax)
    return _Range(-half, half - 1, umin, umax)


def _holds(predicate: str, left: _Range, right: _Range) -> bool | None:
    """None: it depends on the numbers."""
    if _surely_holds(predicate, left, right):
        return True
    return False if _surely_holds(_INVERTED[predicate], left, right) else None


def _surely_holds(predicate: str, left: _Range, right: _Range) -> bool:
    if predicate == "eq":
        return left == right and (left.smin == left.smax or left.umin == left.umax)
    if predicate == "ne":
        is_apart = left.smax < right.smin or left.smin > right.smax
        return is_apart and (left.umax < right.umin or left.umin > right.umax)
    kind, low, high = predicate[1:], (left.smin, right.smin), (left.smax, right.smax)
    if predicate.startswith("u"):
        low, high = (left.umin, right.umin), (left.umax, right.umax)
    if kind in ("lt", "le"):
        return high[0] < low[1] or (kind == "le" and high[0] == low[1])
    return low[0] > high[1] or (kind == "ge" and low[0] == high[1])


def compare_difference(cmp: index.CmpOp, rewriter: PatternRewriter) -> bool:
    """Comparison of a difference with 0, as one of its operands.

        %zero = index.constant 0
        %d = index.sub %x, %y
        %0 = index.cmp eq(%d, %zero)
    becomes
        %0 = index.cmp eq(%x, %y)

    Differences wrap around, so this is right for `eq` and `ne` alone; LLVM 22 does it for all.
    """
    zeros = [constant_int(value) == 0 for value in (cmp.lhs, cmp.rhs)]
    if not any(zeros):
        return False
    difference = defining_op(cmp.lhs if zeros[1] else cmp.rhs, "index.sub")
    if difference is None:
        return False
    if predicate_of(cmp.op) not in ("eq", "ne") and not rewriter.defects.follow(_COMPARED_DIFFERENCE, cmp.op):
        return False
    operands = difference.operand_values if zeros[1] else difference.operand_values[::-1]
    rewriter.replace_with(cmp.op, cmp.op.name, operands, properties=cmp.op.properties)
    return True
