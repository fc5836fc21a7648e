"""vector.transfer_read, transfer_write and contract: their maps (mlir/lib/Dialect/Vector/IR/VectorOps.cpp)."""

from __future__ import annotations

from ...ir.affine import AffineConstant, AffineDim, AffineMap
from ...ir.attributes import ArrayAttr
from ...ir.base import Type
from ...ir.types import (
    IntegerType,
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    element_type,
)
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bad_attribute
from ...ods.verification.op_parts import affine_map, is_uncertain, maps, width
from ...ods.verification.op_view import View
from ...ods.verification.shapes import shape_of
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from . import ops as vector_ops
from .kinds import kind_fits, kind_of


def _transfer(view: View) -> Failure | None:
    is_write = view.op.name == "vector.transfer_write"
    memory = view.types("base")
    vector = view.types("valueToStore")[0] if is_write and view.types("valueToStore") else None
    vector = vector if is_write else view.results[0]
    map_ = affine_map(view.op, "permutation_map")
    if memory and isinstance(memory[0], (VectorType, UnrankedMemRefType, UnrankedTensorType)):
        return Failure("verify-operand-type", "requires source to be a memref or ranked tensor type")
    if not memory or not isinstance(memory[0], (MemRefType, RankedTensorType)) or not isinstance(vector, VectorType):
        return None
    if "masked" in view.op.attributes:
        return bad_attribute("masked attribute has been removed. Use in_bounds instead.")
    rank = len(memory[0].shape)
    given = len(view.types("indices"))
    if given != rank:
        return Failure("verify-index-count", f"requires {rank} indices", addition=f", but got {given}")
    if map_ is None:
        return None
    if map_.num_symbols:
        return Failure("verify-map", "requires permutation_map without symbols")
    if map_.num_dims != rank:
        text = "requires a permutation_map with input dims of the same rank as the source type"
        return Failure("verify-map", text, addition=f": {map_.num_dims} and {rank}")
    inner = memory[0].element
    failure = _elements(inner, vector)
    if failure is not None:
        return failure
    wanted = len(vector.shape) - (len(inner.shape) if isinstance(inner, VectorType) else 0)
    if len(map_.results) != wanted and not is_uncertain(element_type(memory[0])):
        text = "requires a permutation_map with result dims of the same rank as the vector type"
        return Failure("verify-map", text, addition=f": {len(map_.results)} and {wanted}")
    failure = _map(map_)
    if failure is not None:
        return failure
    failure = None if is_write else _padding(view, inner)
    if failure is not None:
        return failure
    if is_write and any(isinstance(result, AffineConstant) for result in map_.results):
        return Failure("verify-map", "should not have broadcast dimensions")
    return _in_bounds(view, map_)


def _in_bounds(view: View, map_: AffineMap) -> Failure | None:
    given = view.op.properties.get("in_bounds")
    if not isinstance(given, ArrayAttr) or len(given.elements) == len(map_.results):
        return None
    text = "expects the in_bounds attr of same rank as permutation_map results"
    return bad_attribute(f"{text}: affine_map<{map_}> vs inBounds of size: {len(given.elements)}")


def _elements(inner: Type, vector: VectorType) -> Failure | None:
    """Elements of memory and of the vector, by their bits."""
    words = "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the"
    wide = width(vector.element)
    if wide is None:
        return None
    wide *= vector.shape[-1] if vector.shape else 1
    if not isinstance(inner, VectorType):
        narrow = width(inner)
        if narrow and wide % narrow:
            return Failure("verify-type", f"{words} source element type")
        return None
    narrow = width(inner.element)
    if narrow and wide % (narrow * (inner.shape[-1] if inner.shape else 1)):
        return Failure("verify-type", f"{words} minor 1-D vector of the source")
    if len(inner.shape) > len(vector.shape):
        return Failure("verify-type", "requires source vector element and vector result ranks to match.")
    return None


def _padding(view: View, inner: Type) -> Failure | None:
    padding = view.type_of("padding")
    if padding is None or is_uncertain(padding) or is_uncertain(inner):
        return None
    if isinstance(inner, VectorType):
        if differ(padding, inner):
            return Failure("verify-type", "requires source element type and padding type to match.")
        return None
    if isinstance(padding, (VectorType, MemRefType, RankedTensorType)):
        return Failure("verify-type", "requires valid padding vector elemental type")
    if differ(padding, inner):
        return Failure("verify-type", "requires formal padding and source of the same elemental type")
    return None


def _map(map_: AffineMap) -> Failure | None:
    """verifyPermutationMap."""
    seen: set[int] = set()
    for result in map_.results:
        if isinstance(result, AffineConstant) and result.value == 0:
            continue
        if not isinstance(result, AffineDim):
            text = (
                "requires a projected permutation_map (at most one dim or the zero constant can appear in each result)"
            )
            return Failure("verify-map", text, addition=f", not '{result}'")
        if result.position in seen:
            text = "requires a permutation_map that is a permutation (found one dim used more than once)"
            return Failure("verify-map", text)
        seen.add(result.position)
    return None


def _contract(view: View) -> Failure | None:
    found = maps(view.op.properties.get("indexing_maps"))
    iterators = view.op.properties.get("iterator_types")
    if found is None or not isinstance(iterators, ArrayAttr):
        return None
    if len(found) != 3:
        text = "expected an indexing map for each vector operand"
        return Failure("verify-map", text, addition=f": {len(found)}")
    count = len(iterators.elements)
    contract = vector_ops.ContractionOp(view.op)
    types = contract.lhs.type, contract.rhs.type, contract.acc.type
    elements = [element_type(each) for each in types]
    if any(isinstance(each, IntegerType) and each.signedness for each in elements):
        return Failure("verify-type", "only supports signless integer types")
    for index, map_ in enumerate(found):
        if map_.num_symbols:
            return Failure("verify-map", f"expected indexing map {index} to have no symbols")
        if map_.num_dims != count:
            return Failure("verify-map", f"expected indexing map {index} to have {count} number of inputs")
        rank = len(shape_of(types[index]) or ())
        if len(map_.results) != rank:
            return Failure("verify-map", f"expected indexing map {index} to have {rank} number of outputs")
        if not _is_projected(map_):
            return Failure("verify-map", f"expected indexing map {index} to be a projected permutation of its inputs")
    return _contract_dimensions(view, found, [str(each) for each in iterators.elements])


def _contract_dimensions(view: View, found: list[AffineMap], iterators: list[str]) -> Failure | None:
    contract = vector_ops.ContractionOp(view.op)
    places = [{r.position: i for i, r in enumerate(m.results) if isinstance(r, AffineDim)} for m in found]
    lhs, rhs = contract.lhs.type, contract.rhs.type
    if not isinstance(lhs, VectorType) or not isinstance(rhs, VectorType):
        return None
    contracting = [d for d, kind in enumerate(iterators) if "reduction" in kind and d in places[0] and d in places[1]]
    if not contracting:
        return Failure("verify-map", "expected at least one contracting dimension pair")
    if any(lhs.shape[places[0][d]] != rhs.shape[places[1][d]] for d in contracting):
        return Failure("verify-map", "invalid contracting dimension map")
    batch = [d for d, kind in enumerate(iterators) if "parallel" in kind and d in places[0] and d in places[1]]
    if any(d in places[2] and lhs.shape[places[0][d]] != rhs.shape[places[1][d]] for d in batch):
        return Failure("verify-map", "invalid batch dimension map")
    return _contract_result(view, found, places, (lhs, rhs), len(contracting), len(batch))


def _contract_result(
    view: View,
    found: list[AffineMap],
    places: list[dict[int, int]],
    sides: tuple[VectorType, VectorType],
    contracting: int,
    batch: int,
) -> Failure | None:
    """verifyOutputShape. `contracting`, `batch`: how many dimensions of both sides are so."""
    contract = vector_ops.ContractionOp(view.op)
    lhs, rhs = sides
    result, accumulator = contract.result.type, contract.acc.type
    text = "invalid accumulator/result vector shape"
    free = len(lhs.shape) - contracting + len(rhs.shape) - contracting - batch
    vectors = [isinstance(each, VectorType) for each in (result, accumulator)]
    if any(vectors) if not free else not all(vectors):
        return Failure("verify-shape", text)
    if not isinstance(result, VectorType):
        return kind_fits(kind_of(view.op), result, "unsupported contraction type")
    if any(d not in places[0] and d not in places[1] for d in range(found[0].num_dims)):
        return Failure("verify-map", "expected all dimensions to be either a LHS or a RHS dimension")
    shape = [_size(d.position, places, lhs, rhs) or 0 for d in found[2].results if isinstance(d, AffineDim)]
    expected = VectorType(tuple(shape), result.element, result.scalable)
    if differ(result, expected) or differ(accumulator, expected):
        return Failure("verify-shape", f"{text}, expected: '{expected}'")
    return kind_fits(kind_of(view.op), result.element, "unsupported contraction type")


def _size(dimension: int, places: list[dict[int, int]], lhs: VectorType, rhs: VectorType) -> int | None:
    if dimension in places[0]:
        return lhs.shape[places[0][dimension]]
    return rhs.shape[places[1][dimension]] if dimension in places[1] else None


def _is_projected(map_: AffineMap) -> bool:
    positions = [result.position for result in map_.results if isinstance(result, AffineDim)]
    return len(positions) == len(map_.results) and len(set(positions)) == len(positions)


RULES: dict[str, tuple[Rule, ...]] = {
    "vector.contract": (_contract,),
    "vector.transfer_read": (_transfer,),
    "vector.transfer_write": (_transfer,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {}
