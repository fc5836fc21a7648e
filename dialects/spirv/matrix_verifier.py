"""Verifier rules of `spirv`: cooperative matrices, products with matrices, and dot products of integers.

Follows CooperativeMatrixOps.cpp, IntegerDotProductOps.cpp and SPIRVOps.cpp of mlir/lib/Dialect/SPIRV/IR.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.base import Type
from ...ir.types import DialectType, FloatType, IntegerType, UnknownType, VectorType, element_type
from ...ods.verification.failure import Failure, attribute, operand
from ...ods.verification.op_parts import width
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ
from . import ops as spirv
from .keywords import flags_of, keyword_of
from .types import cooperative_parts, element_count, matrix_parts, pointer_parts

# Cooperative matrices


def cooperative_access(view: View) -> Failure | None:
    """The pointer and the memory operand of loads and stores of cooperative matrices (verifyCoopMatrixAccess)."""
    (pointee, _), is_load = pointer_parts(view.type_of("pointer") or UnknownType()), view.op.name.endswith("Load")
    if isinstance(pointee, DialectType):
        text = f"Pointer must point to a scalar or vector type but provided '{pointee}'"
        return Failure("verify-operand-type", text, operand(0))
    flags = flags_of(view.op, "memory_operand")
    if not flags:
        return None
    unfit = "MakePointerAvailable" if is_load else "MakePointerVisible"
    if unfit in flags:
        return _operand_failure(f"not compatible with memory operand '{unfit}'")
    has_alignment = view.attribute("alignment") is not None
    if "Aligned" in flags and not has_alignment:
        return _operand_failure("missing value for the 'Aligned' memory operand")
    if "Aligned" not in flags and has_alignment:
        return _operand_failure("found alignment attribute for non-'Aligned' memory operand")
    return None


def _operand_failure(text: str) -> Failure:
    return Failure("verify-attribute", text, attribute("memory_operand"))


def cooperative_product(view: View) -> Failure | None:
    """Uses, scopes and sizes of the matrices of `spirv.KHR.CooperativeMatrixMulAdd`."""
    found = [cooperative_parts(type_) for type_ in view.operands]
    a, b, c = found if len(found) == 3 else (None, None, None)
    if a is None or b is None or c is None:
        return None
    for index, (matrix, use) in enumerate(((a, "MatrixA"), (b, "MatrixB"), (c, "MatrixAcc"))):
        if matrix.use != use:
            return Failure("verify-operand-type", f"operand #{index} must be of use '{use}'", operand(index))
    if not a.scope == b.scope == c.scope:
        return Failure("verify-type", "matrix scope mismatch")
    sizes = (("M", a.rows, c.rows), ("N", b.columns, c.columns), ("K", a.columns, b.rows))
    for name, one, other in sizes:
        if one != other:
            text = f"matrix size mismatch on dimension '{name}'"
            return Failure("verify-type", text, addition=f": {one} and {other}")
    is_integral = all(isinstance(matrix.element, (IntegerType, UnknownType)) for matrix in (a, b, c))
    if flags_of(view.op, "matrix_operands") and not is_integral:
        return Failure("verify-type", "Matrix Operands require all matrix element types to be Integer Types")
    return None


# Matrices


def matrix_times_scalar(view: View) -> Failure | None:
    product = spirv.MatrixTimesScalarOp(view.op)
    matrix, scalar = product.matrix.type, product.scalar.type
    plain, cooperative = matrix_parts(matrix), cooperative_parts(matrix)
    element = plain[2] if plain is not None else cooperative.element if cooperative is not None else None
    if element is not None and differ(element, scalar):
        text = "input matrix components' type and scaling value must have the same type"
        return Failure("verify-type", f"{text}: '{element}' and '{scalar}'")
    return None


def matrix_product(view: View) -> Failure | None:
    product = spirv.MatrixTimesMatrixOp(view.op)
    left, right = matrix_parts(product.leftmatrix.type), matrix_parts(product.rightmatrix.type)
    result = matrix_parts(product.result.type)
    if left is None or right is None or result is None:
        return None
    checks = (
        (left[0] == right[1], "left matrix columns' count must be equal to the right matrix rows' count"),
        (right[0] == result[0], "right and result matrices must have equal columns' count"),
        (not differ(right[2], result[2]), "right and result matrices' component type must be the same"),
        (not differ(left[2], result[2]), "left and result matrices' component type must be the same"),
        (left[1] == result[1], "left and result matrices must have equal rows' count"),
    )
    return _first(
        checks,
        f": '{product.leftmatrix.type}', '{product.rightmatrix.type}' and '{product.result.type}'",
        is_bare=True,
    )


def matrix_transposed(view: View) -> Failure | None:
    transpose = spirv.TransposeOp(view.op)
    source, result = matrix_parts(transpose.matrix.type), matrix_parts(transpose.result.type)
    if source is None or result is None:
        return None
    checks = (
        (source[1] == result[0], "input matrix rows count must be equal to output matrix columns count"),
        (source[0] == result[1], "input matrix columns count must be equal to output matrix rows count"),
        (not differ(source[2], result[2]), "input and output matrices must have the same component type"),
    )
    return _first(checks, f": '{transpose.matrix.type}' and '{transpose.result.type}'", is_bare=True)


def matrix_times_vector(view: View) -> Failure | None:
    product = spirv.MatrixTimesVectorOp(view.op)
    matrix, vector, result = matrix_parts(product.matrix.type), product.vector.type, product.result.type
    if matrix is None or not isinstance(vector, VectorType) or not isinstance(result, VectorType):
        return None
    columns, rows, element = matrix
    given, made = element_count(vector), element_count(result)
    checks = (
        (not differ(element, result.element), "matrix and result element types must match"),
        (columns == given, f"matrix columns ({columns}) must match vector operand size ({given})"),
        (made == rows, f"result size ({made}) must match the matrix rows ({rows})"),
    )
    return _first(checks)


def vector_times_matrix(view: View) -> Failure | None:
    product = spirv.VectorTimesMatrixOp(view.op)
    matrix, vector, result = matrix_parts(product.matrix.type), product.vector.type, product.result.type
    if matrix is None or not isinstance(vector, VectorType) or not isinstance(result, VectorType):
        return None
    columns, rows, element = matrix
    checks = (
        (
            not differ(element, result.element),
            "matrix must be a matrix with the same component type as the component type in result",
        ),
        (
            rows == element_count(vector),
            "number of components in vector must equal the number of components in each column in matrix",
        ),
        (
            columns == element_count(result),
            "number of columns in matrix must equal the number of components in result",
        ),
    )
    return _first(checks)


def vector_times_scalar(view: View) -> Failure | None:
    product = spirv.VectorTimesScalarOp(view.op)
    vector, scalar, result = product.vector.type, product.scalar.type, product.result.type
    checks = (
        (not differ(vector, result), "vector operand and result type mismatch"),
        (not differ(scalar, element_type(result)), "scalar operand and result element type match"),
    )
    return _first(checks)


def _first(checks: Sequence[tuple[bool, str]], found: str = "", *, is_bare: bool = False) -> Failure | None:
    wrong = next((text for is_right, text in checks if not is_right), None)
    return Failure("verify-type", wrong, addition=found, is_bare=is_bare) if wrong is not None else None


# Dot products


def dot_product(view: View) -> Failure | None:
    """The factors of a dot product, where integers hold packed vectors, and its width (verifyIntegerDotProduct)."""
    factor, result = view.type_of("vector1"), view.type_of("result")
    if factor is None or result is None:
        return None
    form = keyword_of(view.op, "format")
    if isinstance(factor, IntegerType):
        if not form:
            text = "requires Packed Vector Format attribute for integer vector operands"
            return Failure("verify-attribute", text) if view.attribute("format") is None else None
        if factor.width != 32:
            text = f"with specified Packed Vector Format ({form}) requires integer vector operands to be 32-bits wide"
            return Failure("verify-operand-type", text, operand(0))
    elif view.attribute("format") is not None:
        text = f"with invalid format attribute for vector operands of type '{factor}'"
        return Failure("verify-attribute", text, attribute("format"))
    given, wanted = bits(factor), bits(result)
    if given is not None and wanted is not None and given > wanted:
        text = (
            f"result type has insufficient bit-width ({wanted} bits) "
            f"for the specified vector operand type ({given} bits)"
        )
        return Failure("verify-result-type", text)
    return None


def bits(type_: Type) -> int | None:
    """The number of bits of a scalar or a vector (getBitWidth); None where it is unknown."""
    if not isinstance(type_, VectorType):
        return width(type_) if isinstance(type_, (IntegerType, FloatType)) else None
    count, each = element_count(type_), width(type_.element)
    return count * each if count is not None and each is not None else None
