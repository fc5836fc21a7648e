"""Verifier rules of `arith` (mlir/lib/Dialect/Arith/IR/ArithOps.cpp)."""

from __future__ import annotations

from collections.abc import Callable

from ...ir.attributes import ElementsAttr, StringAttr
from ...ir.base import Type
from ...ir.types import I1, FloatType, IndexType, IntegerType, MemRefType, VectorType, element_type
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import is_uncertain, width
from ...ods.verification.op_view import View
from ...ods.verification.shapes import shape_of, shapes_agree
from . import ops as arith


def _constant(view: View) -> Failure | None:
    (type_,) = view.results
    if isinstance(type_, IntegerType) and type_.signedness:
        return Failure("verify-constant", f"integer return type must be signless, but got '{type_}'")
    value = view.op.properties.get("value")
    if isinstance(value, StringAttr):
        return Failure("verify-constant", "value must be an integer, float, or elements attribute")
    is_scalable = isinstance(type_, VectorType) and any(type_.scalable)
    if is_scalable and isinstance(value, ElementsAttr) and value.body.lstrip().startswith("["):
        text = "intializing scalable vectors with elements attribute is not supported unless it's a vector splat"
        return Failure("verify-constant", text)
    return None


def cast(compatible: Callable[[Type, Type], bool]) -> Rule:
    """CastOpInterface: whether an operand type goes to a result type."""

    def rule(view: View) -> Failure | None:
        if len(view.operands) != 1 or len(view.results) != 1:
            return None
        (source,), (target,) = view.operands, view.results
        if is_uncertain(source) or is_uncertain(target) or is_uncertain(element_type(source)):
            return None
        if is_uncertain(element_type(target)) or compatible(source, target):
            return None
        text = f"operand type '{source}' and result type '{target}' are cast incompatible"
        return Failure("verify-cast", text)

    return rule


def _index_to_integer(source: Type, target: Type) -> bool:
    a, b = element_type(source), element_type(target)
    return (isinstance(a, IndexType) and isinstance(b, IntegerType)) or (
        isinstance(b, IndexType) and isinstance(a, IntegerType)
    )


def _wider(source: Type, target: Type) -> bool:
    a, b = width(element_type(source)), width(element_type(target))
    return a is None or b is None or b > a


def _narrower(source: Type, target: Type) -> bool:
    return _wider(target, source)


def _same_width(source: Type, target: Type) -> bool:
    a, b = element_type(source), element_type(target)
    if isinstance(a, IndexType) or isinstance(b, IndexType):
        return isinstance(source, MemRefType) or a is b
    first, second = width(a), width(b)
    return first is None or second is None or first == second


def _resized(wider: bool) -> Rule:
    word = "wider" if wider else "shorter"

    def rule(view: View) -> Failure | None:
        source, target = (element_type(type_) for type_ in (*view.operands, *view.results))
        if _wider(source, target) if wider else _narrower(source, target):
            return None
        return Failure("verify-cast", f"result type '{target}' must be {word} than operand type '{source}'")

    return rule


def _resized_float(wider: bool) -> Rule:
    def rule(view: View) -> Failure | None:
        source, target = (element_type(type_) for type_ in (*view.operands, *view.results))
        if not isinstance(source, FloatType) or not isinstance(target, FloatType):
            return None
        return _resized(wider)(view)

    return rule


def _select(view: View) -> Failure | None:
    select = arith.SelectOp(view.op)
    condition, result = select.condition.type, select.result.type
    if condition is I1 or is_uncertain(condition) or is_uncertain(result):
        return None
    shape, wanted = shape_of(condition), shape_of(result)
    if wanted is None and shape is not None:
        text = f"expected condition to be a signless i1, but got '{condition}'"
        return Failure("verify-operand-type", text, ("operand", 0))
    if shape is None or wanted is None or shapes_agree(shape, wanted):
        return None
    text = f"expected condition type to have the same shape as the result type '{result}', but got '{condition}'"
    return Failure("verify-operand-type", text, ("operand", 0))


RULES: dict[str, tuple[Rule, ...]] = {
    "arith.constant": (_constant,),
    "arith.index_cast": (cast(_index_to_integer),),
    "arith.index_castui": (cast(_index_to_integer),),
    "arith.bitcast": (cast(_same_width),),
    "arith.extf": (_resized_float(wider=True),),
    "arith.extsi": (_resized(wider=True),),
    "arith.extui": (_resized(wider=True),),
    "arith.truncf": (_resized_float(wider=False),),
    "arith.trunci": (_resized(wider=False),),
    "arith.select": (_select,),
}
