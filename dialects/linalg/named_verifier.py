"""Verifier rules of `linalg` for single named operations (mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp)."""

from __future__ import annotations

from ...ir.affine import AffineDim, AffineMap
from ...ir.base import Type
from ...ir.types import I1, ComplexType, FloatType, IntegerType, MemRefType, RankedTensorType, element_type
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bad_attribute, bare_failure
from ...ods.verification.op_parts import integer, is_uncertain, maps
from ...ods.verification.op_view import View
from ...ods.verification.shapes import shape_of, shapes_agree

_SHAPED = (MemRefType, RankedTensorType)


def _positions(map_: AffineMap) -> list[int]:
    return [result.position for result in map_.results if isinstance(result, AffineDim)]


def _is_projected(map_: AffineMap) -> bool:
    found = _positions(map_)
    return len(found) == len(map_.results) == len({*found}) and not map_.num_symbols


def _contract(view: View) -> Failure | None:
    found = maps(view.op.properties.get("indexing_maps"))
    if found is None or len(found) != len(view.operands) or len(found) != 3:
        return None
    dims = found[0].num_dims
    for map_, type_ in zip(found, view.operands, strict=True):
        if map_.num_dims != dims:
            return bare_failure("iteration spaces of provided affine_maps differ")
        if not _is_projected(map_):
            return bare_failure("provided affine_map is not a projected permutation")
        if isinstance(type_, _SHAPED):
            if len(map_.results) != len(type_.shape):
                return bare_failure("ranks of shaped operand and results of corresponding affine_map differ")
        elif map_.results and not is_uncertain(type_):
            return bare_failure("affine_map specifies shaped access while operand has non-shaped type")
    inputs = [position for map_ in found[:2] for position in _positions(map_)]
    return _iteration_space(dims, inputs, _positions(found[2]))


def _iteration_space(dims: int, inputs: list[int], outputs: list[int]) -> Failure | None:
    for dim in range(dims):
        taken = inputs.count(dim)
        about = f"iteration space dim at index {dim}"
        if not taken and dim not in outputs:
            return bare_failure(f"{about} not used to access any operand")
        if taken == 1 and dim not in outputs:
            return bare_failure(f"{about} is neither a contracting dim nor of parallel iteration type")
    if not any(inputs.count(dim) == 2 and dim not in outputs for dim in range(dims)):
        return bare_failure("'indexing_maps' do not specify a contracting dimension")
    return None


_MATMUL = ((0, 2), (2, 1))
_BATCH_MATMUL = ((0, 1, 3), (0, 3, 2), (0, 1, 2))


def _matmul(view: View) -> Failure | None:
    """The dimensions that a multiplication of matrices reads: all, or a vector along the one that is added up."""
    found = maps(view.op.properties.get("indexing_maps"))
    if found is None or len(found) != 3:
        return None
    for map_, allowed in zip(found, _MATMUL, strict=False):
        given = _positions(map_)
        if map_.num_dims != 3 or len(map_.results) > len(allowed):
            return None
        if len(given) != len(map_.results) or not {*given} <= {*allowed}:
            return bad_attribute("Unexpected dim expression in map result.")
        if len(given) < len(allowed) and given != [2]:
            return bad_attribute("Invalid broadcast requested, should be (d2).")
    return None


def _batch_matmul(view: View) -> Failure | None:
    found = maps(view.op.properties.get("indexing_maps"))
    if found is None or len(found) != 3 or any(map_.num_dims != 4 for map_ in found):
        return None
    for map_, allowed in zip(found, _BATCH_MATMUL[:2], strict=False):
        given = _positions(map_)
        if len(given) != len(map_.results) or not {*given} <= {*allowed}:
            return bad_attribute("Unexpected result dim expression (outside the set of default result dims).")
    output = found[2]
    if len(output.results) == 3 and tuple(_positions(output)) != _BATCH_MATMUL[2]:
        return bad_attribute("Invalid output map result dimension.")
    return None


def _softmax(view: View) -> Failure | None:
    given, made, dim = view.type_of("input"), view.type_of("output"), integer(view.op, "dimension")
    if given is None or made is None or dim is None:
        return None
    source, target = shape_of(given), shape_of(made)
    if source is None or target is None:
        return None
    if len(source) != len(target) or not shapes_agree(source, target):
        return bad_attribute("incompatible output shape")
    return None if 0 <= dim < len(source) else bad_attribute("incorrect dimension specified")


def _reduce(view: View) -> Failure | None:
    for what, side in (("inputs", "input"), ("inits", "output")):
        shapes = [shape_of(type_) for type_ in view.types(what)]
        for index, shape in enumerate(shapes):
            if shape is not None and shapes[0] is not None and shape != shapes[0]:
                text = f"expects all {side}s to have the same shapes. Shape at {side}-index {index} is not equal to"
                return Failure("verify-shape", f"{text} the shape at {side}-index 0.")
    return None


def _element(type_: Type) -> Type:
    return element_type(type_) if isinstance(type_, _SHAPED) else type_


def _refused(text: str) -> Failure:
    """The failure for operands that no body can be made of, which upstream makes while it reads the operation."""
    return Failure("verify-operand-type", text, is_syntax=True, is_bare=True)


def _unary(view: View) -> Failure | None:
    elements = [_element(type_) for type_ in view.types("inputs")]
    if any(isinstance(element, IntegerType) for element in elements):
        return _refused("unsupported non numeric type")
    return None


def _binary(view: View) -> Failure | None:
    elements = [_element(type_) for type_ in view.types("inputs")]
    if len(elements) != 2 or any(is_uncertain(element) for element in elements):
        return None
    name = view.op.name.partition(".")[2]
    if name in ("sub", "div") and all(element is I1 for element in elements):
        return _refused(f"unsupported operation: {name} with bools")
    if not any(all(isinstance(each, kind) for each in elements) for kind in (ComplexType, FloatType, IntegerType)):
        text = "Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger"
        return _refused(f"{text}, got '{elements[0]}' and '{elements[1]}'")
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "linalg.batch_matmul": (_batch_matmul,),
    "linalg.contract": (_contract,),
    "linalg.matmul": (_matmul,),
    "linalg.reduce": (_reduce,),
    "linalg.softmax": (_softmax,),
    **{f"linalg.{name}": (_binary,) for name in ("add", "div", "max", "min", "mul", "sub")},
    **{f"linalg.{name}": (_unary,) for name in ("ceil", "erf", "exp", "floor", "log", "negf", "reciprocal", "round",
                                                "rsqrt", "sqrt", "square", "tanh")},
}  # fmt: skip
"""Looked at before what all structured operations have to be."""
