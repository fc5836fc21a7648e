"""vector.transfer_read, transfer_write and contract: their maps (mlir/lib/Dialect/Vector/IR/VectorOps.cpp)."""

from __future__ import annotations

from ...ir.affine import AffineConstant, AffineDim, AffineMap
from ...ir.attributes import ArrayAttr
from ...ir.types import MemRefType, RankedTensorType, VectorType, element_type
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import affine_map, is_uncertain, maps
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from . import ops as vector_ops


def _transfer(view: View) -> Failure | None:
    is_write = view.op.name == "vector.transfer_write"
    memory = view.types("base")
    vector = view.types("valueToStore")[0] if is_write and view.types("valueToStore") else None
    vector = vector if is_write else view.results[0]
    map_ = affine_map(view.op, "permutation_map")
    if not memory or not isinstance(memory[0], (MemRefType, RankedTensorType)) or not isinstance(vector, VectorType):
        return None
    rank = len(memory[0].shape)
    given = len(view.types("indices"))
    if given != rank:
        return Failure("verify-index-count", f"requires {rank} indices, but got {given}")
    if map_ is None:
        return None
    failure = _map(map_, rank)
    if failure is not None:
        return failure
    inner = memory[0].element
    wanted = len(vector.shape) - (len(inner.shape) if isinstance(inner, VectorType) else 0)
    if len(map_.results) != wanted and not is_uncertain(element_type(memory[0])):
        text = "requires a permutation_map with result dims of the same rank as the vector type"
        return Failure("verify-map", f"{text}: {len(map_.results)} and {wanted}")
    if is_write and any(isinstance(result, AffineConstant) for result in map_.results):
        return Failure("verify-map", "should not have broadcast dimensions")
    return _in_bounds(view, map_)


def _in_bounds(view: View, map_: AffineMap) -> Failure | None:
    given = view.op.properties.get("in_bounds")
    if not isinstance(given, ArrayAttr) or len(given.elements) == len(map_.results):
        return None
    text = "expects the in_bounds attr of same rank as permutation_map results"
    return Failure("verify-attribute", f"{text}: {len(given.elements)} and {len(map_.results)}")


def _map(map_: AffineMap, rank: int) -> Failure | None:
    """verifyPermutationMap."""
    if map_.num_symbols:
        return Failure("verify-map", "requires permutation_map without symbols")
    if map_.num_dims != rank:
        text = "requires a permutation_map with input dims of the same rank as the source type"
        return Failure("verify-map", f"{text}: {map_.num_dims} and {rank}")
    seen: set[int] = set()
    for result in map_.results:
        if isinstance(result, AffineConstant) and result.value == 0:
            continue
        if not isinstance(result, AffineDim):
            text = (
                "requires a projected permutation_map (at most one dim or the zero constant can appear in each result)"
            )
            return Failure("verify-map", f"{text}, not '{result}'")
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
        return Failure("verify-map", f"expected an indexing map for each vector operand: {len(found)}")
    count = len(iterators.elements)
    for index, map_ in enumerate(found):
        if map_.num_symbols:
            return Failure("verify-map", f"expected indexing map {index} to have no symbols")
        if map_.num_dims != count:
            return Failure("verify-map", f"expected indexing map {index} to have {count} number of inputs")
        if not _is_projected(map_):
            return Failure("verify-map", f"expected indexing map {index} to be a projected permutation of its inputs")
    return _contract_dimensions(view, found, [str(each) for each in iterators.elements])


def _contract_dimensions(view: View, found: list[AffineMap], iterators: list[str]) -> Failure | None:
    contract = vector_ops.ContractionOp(view.op)
    places = [{r.position: i for i, r in enumerate(m.results) if isinstance(r, AffineDim)} for m in found]
    lhs, rhs, result = contract.lhs.type, contract.rhs.type, contract.result.type
    if not isinstance(lhs, VectorType) or not isinstance(rhs, VectorType):
        return None
    if len(found[0].results) != len(lhs.shape) or len(found[1].results) != len(rhs.shape):
        return Failure("verify-map", "expected indexing maps to have as many results as the vectors have dimensions")
    contracting = [d for d, kind in enumerate(iterators) if "reduction" in kind and d in places[0] and d in places[1]]
    if not contracting:
        return Failure("verify-map", "expected at least one contracting dimension pair")
    if any(lhs.shape[places[0][d]] != rhs.shape[places[1][d]] for d in contracting):
        return Failure("verify-map", "invalid contracting dimension map")
    batch = [d for d, kind in enumerate(iterators) if "parallel" in kind and d in places[0] and d in places[1]]
    if any(d in places[2] and lhs.shape[places[0][d]] != rhs.shape[places[1][d]] for d in batch):
        return Failure("verify-map", "invalid batch dimension map")
    shape = tuple(_size(d.position, places, lhs, rhs) for d in found[2].results if isinstance(d, AffineDim))
    given = result.shape if isinstance(result, VectorType) else ()
    if None not in shape and shape != given:
        return Failure("verify-shape", "invalid accumulator/result vector shape, expected: " + str(list(shape)))
    return None


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
