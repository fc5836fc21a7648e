"""Verifier rules of `spirv`: conversions and casts (mlir/lib/Dialect/SPIRV/IR/CastOps.cpp)."""

from __future__ import annotations

from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import DialectType, IntegerType, VectorType, element_type
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, Place, operand
from ...ods.verification.op_parts import width
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ
from . import ops as spirv
from .keywords import keyword_of
from .matrix_verifier import bits
from .structure_verifier import module_around
from .types import cooperative_parts, pointer_parts


def different_widths(view: View) -> Failure | None:
    """Conversions between numbers of one kind."""
    kinds = {
        "matrix" if cooperative_parts(type_) else "vector"
        for type_ in (*view.operands, *view.results)
        if cooperative_parts(type_) or isinstance(type_, VectorType)
    }
    if len(kinds) > 1:
        return Failure("verify-type", "incompatible operand and result types")
    pair = [_element(type_) for type_ in (*view.operands, *view.results)]
    first, second = map(width, pair)
    if first is None or first != second:
        return None
    text = "expected the different bit widths for operand type and result type, but provided"
    return Failure("verify-result-type", f"{text} '{pair[0]}' and '{pair[1]}'")


def _element(type_: Type) -> Type:
    matrix = cooperative_parts(type_)
    return matrix.element if matrix is not None else element_type(type_)


def same_shape(view: View) -> Failure | None:
    """A cooperative matrix has a shape too."""
    types = (*view.operands, *view.results)
    is_clear = all(not isinstance(type_, DialectType) or cooperative_parts(type_) for type_ in types)
    if not is_clear or len({_shape(type_) for type_ in types}) < 2:
        return None
    return Failure("verify-trait", "requires the same shape for all operands and results")


def _shape(type_: Type) -> tuple[int | None, ...]:
    matrix = cooperative_parts(type_)
    if matrix is not None:
        return (matrix.rows, matrix.columns)
    return tuple(type_.shape) if isinstance(type_, VectorType) else ()


def bitcast(view: View) -> Failure | None:
    cast = spirv.BitcastOp(view.op)
    source, result = cast.operand.type, cast.result.type
    first, second = (isinstance(type_, DialectType) and type_.mnemonic == "ptr" for type_ in (source, result))
    if source is result:
        text = "result type must be different from operand type"
        return Failure("verify-result-type", text, addition=f" '{source}'", is_bare=True)
    if first != second:
        text = "unhandled bit cast conversion from non-pointer type to pointer type"
        if first:
            text = "unhandled bit cast conversion from pointer type to non-pointer type"
        return Failure("verify-result-type", text, addition=f": '{source}' to '{result}'", is_bare=True)
    before, after = bits(source), bits(result)
    if before is not None and after is not None and before != after:
        text = f"mismatch in result type bitwidth {after} and operand type bitwidth {before}"
        return Failure("verify-result-type", text)
    return None


_NEAR = ("Workgroup", "CrossWorkgroup", "Function")


def generic_cast(*, to_generic: bool) -> Rule:
    """Pointers of the storage class Generic; `to_generic`: it is the result's, else the operand's."""

    def rule(view: View) -> Failure | None:
        (pointee, storage), (result, other) = map(pointer_parts, (*view.operands, *view.results))
        if not storage or not other:
            return None
        if to_generic and storage not in _NEAR:
            text = "pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class"
            return _storage_failure(text, storage, "verify-operand-type", operand(0))
        if to_generic and other != "Generic":
            return _storage_failure("result type must be of storage class Generic", other)
        if not to_generic and storage != "Generic":
            return _storage_failure("pointer type must be of storage class Generic", storage)
        if not to_generic and other not in _NEAR:
            text = "result must point to the Workgroup, CrossWorkgroup, or Function Storage Class"
            return _storage_failure(text, other, "verify-result-type")
        if differ(pointee, result):
            text = "pointer operand's pointee type must have the same as the op result type, but found"
            return Failure("verify-type", f"{text} '{pointee}' vs '{result}'")
        return None

    return rule


def _storage_failure(text: str, found: str, code: str = "verify-type", at: Place = None) -> Failure:
    return Failure(code, text, at, addition=f", but it is {found}", is_bare=True)


def physical_pointer(op: Operation) -> Failure | None:
    """Conversions between pointers and integers: the pointers of the module are physical."""
    is_to_pointer = op.name == "spirv.ConvertUToPtr"
    if is_to_pointer:
        to_pointer = spirv.ConvertUToPtrOp(op)
        number, pointer = to_pointer.operand.type, to_pointer.result.type
    else:
        to_number = spirv.ConvertPtrToUOp(op)
        number, pointer = to_number.result.type, to_number.pointer.type
    if isinstance(number, IntegerType) and number.signedness:
        text = "result must be a scalar type of unsigned integer"
        return Failure("verify-type", text, addition=f", but it is {number}", is_bare=True)
    module, storage = module_around(op), pointer_parts(pointer)[1]
    if module is None or not storage:
        return None
    model = keyword_of(module, "addressing_model")
    is_logical = model == "PhysicalStorageBuffer64" and storage != "PhysicalStorageBuffer"
    if model != "Logical" and not is_logical:
        return None
    text = "result must be a physical pointer" if is_to_pointer else "operand must be a physical pointer"
    return Failure("verify-operand-type", text, None if is_to_pointer else operand(0), is_bare=True)
