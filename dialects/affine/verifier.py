"""Verifier rules of `affine` (mlir/lib/Dialect/Affine/IR/AffineOps.cpp)."""

from __future__ import annotations

from ...ir.affine import AffineMap, IntegerSet
from ...ir.attributes import AffineMapAttr, ArrayAttr, IntegerAttr, IntegerSetAttr
from ...ir.graph import Operation, Region, Value
from ...ir.types import FloatType, IndexType, IntegerType, MemRefType, UnknownType, VectorType
from ...ods.knowledge import UPSTREAM
from ...ods.verification.failure import Failure, bad_attribute, operand
from ...ods.verification.op_parts import DYNAMIC, affine_map, entry, integers, is_opaque, is_uncertain, operand_types
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from . import ops as affine


def _map_operands(op: Operation) -> Failure | None:
    """affine.apply, min, max: as many operands as the map has inputs."""
    map_ = affine_map(op, "map")
    if map_ is None:
        return None
    if len(op.operands) != map_.num_dims + map_.num_symbols:
        text = "operand count and affine map dimension and symbol count must match"
        addition = f": {len(op.operands)} and {map_.num_dims + map_.num_symbols}"
        return Failure("verify-map", text, addition=addition)
    if op.name == "affine.apply" and len(map_.results) != 1:
        return Failure("verify-map", "mapping must produce one value")
    if not map_.results:
        return Failure("verify-map", "affine map expect at least one result")
    symbols = op.operand_values[map_.num_dims :] if op.name == "affine.apply" else []
    if any(_is_dimensional(value) for value in symbols):
        return Failure("verify-dimension", "dimensional operand cannot be used as a symbol", is_bare=True)
    return None


def _is_dimensional(value: Value, depth: int = 0) -> bool:
    """Whether it changes with a loop of the dialect: isAffineInductionVar, or what affine.apply makes of one."""
    op = value.defining_op
    if op is not None:
        inner = op.operand_values if op.name == "affine.apply" and depth <= _DEEPEST else []
        return any(_is_dimensional(each, depth + 1) for each in inner)
    region = value.parent_region
    if region is None or region.parent.name not in ("affine.for", "affine.parallel"):
        return False
    arguments = region.blocks[0].args
    return value in (arguments[:1] if region.parent.name == "affine.for" else arguments)


def _dims_and_symbols(op: Operation, first: int, map_: AffineMap | IntegerSet) -> Failure | None:
    """verifyDimAndSymbolIdentifiers: operands are what may be a dimension, or a symbol, of a map."""
    scope = _scope(op)
    for position in range(map_.num_dims + map_.num_symbols):
        if first + position >= len(op.operands):
            break
        value = op.operands[first + position].value
        if not isinstance(value.type, (IndexType, UnknownType)):
            return Failure("verify-operand-type", "operands must be of type 'index'", operand(first + position))
        if position < map_.num_dims:
            if not is_dimension(value, scope):
                return Failure(
                    "verify-dimension", "operand cannot be used as a dimension id", operand(first + position)
                )
        elif not is_symbol(value, scope):
            return Failure("verify-dimension", "operand cannot be used as a symbol", operand(first + position))
    return None


def _scope(op: Operation) -> Region | None:
    """getAffineScope: the region around `op` of an operation with the trait AffineScope, or one nobody knows."""
    region = op.parent_region
    while region is not None:
        parent = region.parent
        if UPSTREAM.definition(parent.name) is None or UPSTREAM.has_trait(parent, "AffineScope"):
            return region
        region = parent.parent_region
    return None


def is_dimension(value: Value, scope: Region | None) -> bool:
    """isValidDim."""
    if is_symbol(value, scope):
        return True
    op = value.defining_op
    if op is None:
        region = value.parent_region
        parent = region.parent.name if region is not None else ""
        return parent in ("affine.for", "affine.parallel") or UPSTREAM.definition(parent) is None
    if op.name == "affine.apply":
        return all(is_dimension(each.value, scope) for each in op.operands)
    return op.name in _MAKE_DIMENSIONS or UPSTREAM.definition(op.name) is None


_MAKE_DIMENSIONS = frozenset(("affine.delinearize_index", "affine.linearize_index"))
_DEEPEST = 6
_SIZES = frozenset(("memref.dim", "tensor.dim"))


def is_symbol(value: Value, scope: Region | None, depth: int = 0) -> bool:
    """isValidSymbol. What is computed in too many steps is taken for one."""
    region = value.parent_region
    if region is None or scope is None:
        return True
    op = value.defining_op
    if region is scope:
        # Of a block that is not the entry, too.
        return True
    if op is None:
        return _around(region, scope)
    if op.name in ("arith.constant", "index.constant") or UPSTREAM.has_trait(op, "ConstantLike"):
        return True
    if _around(region, scope):
        return True
    if op.name == "affine.apply" and depth <= _DEEPEST:
        return all(is_symbol(each.value, scope, depth + 1) for each in op.operands)
    if op.name in _SIZES or depth > _DEEPEST or UPSTREAM.definition(op.name) is None:
        return True
    return UPSTREAM.has_trait(op, "Pure") and all(is_symbol(each.value, scope, depth + 1) for each in op.operands)


def _around(region: Region, scope: Region) -> bool:
    """Whether `region` lies outside of `scope`, so that its values do not change in there."""
    return not scope.is_ancestor_of(region)


def _access(first: int, element: str) -> GraphRule:
    """affine.load and affine.store: a map from operands to as many indices as the memory has dimensions."""

    def rule(op: Operation) -> Failure | None:
        memref = UPSTREAM.operand_group(op, "memref")
        if not memref:
            return None
        type_ = memref[0].type
        map_ = affine_map(op, "map")
        if map_ is None or not isinstance(type_, MemRefType):
            return None
        if len(map_.results) != len(type_.shape):
            own = f"{op.name} " if op.name == "affine.prefetch" else ""
            text = f"{own}affine map num results must equal memref rank"
            return Failure("verify-map", text, addition=f": {len(map_.results)} and {len(type_.shape)}")
        if op.name == "affine.prefetch" and len(op.operands) < first + map_.num_dims + map_.num_symbols:
            return Failure("verify-count", "too few operands")
        if len(op.operands) - first != map_.num_dims + map_.num_symbols:
            text = f"expects as many subscripts as affine map inputs: {map_.num_dims + map_.num_symbols}"
            return Failure("verify-map", f"{text}, but got {len(op.operands) - first}")
        failure = _dims_and_symbols(op, first, map_)
        return failure or _elements(op, type_, element)

    return rule


def _elements(op: Operation, type_: MemRefType, element: str) -> Failure | None:
    if not element:
        if op.name == "affine.load" and op.results and differ(op.results[0].type, type_.element):
            return Failure("verify-type", "result type must match element type of memref")
        if op.name == "affine.store" and differ(affine.AffineStoreOp(op).value.type, type_.element):
            return Failure("verify-type", "value to store must have the same type as memref element type")
        return None
    value = op.results[0].type if element == "result" and op.results else affine.AffineVectorStoreOp(op).value.type
    if isinstance(value, VectorType) and differ(value.element, type_.element):
        return Failure("verify-type", "requires memref and vector types of the same elemental type")
    return None


def _for(op: Operation) -> Failure | None:
    block = entry(op)
    sizes = integers(op.properties.get("operandSegmentSizes"))
    if block is None or sizes is None or len(sizes) != 3:
        return None
    if not block.args or not isinstance(block.args[0].type, (IndexType, UnknownType)):
        return Failure("verify-region", "expected body to have a single index argument for the induction variable")
    start = 0
    for name, count in zip(("lowerBoundMap", "upperBoundMap"), sizes, strict=False):
        map_ = affine_map(op, name)
        if map_ is not None:
            wanted = map_.num_dims + map_.num_symbols
            if wanted != count:
                text = f"operand count and affine map dimension and symbol count must match: {count} and {wanted}"
                return Failure("verify-map", text)
            if not map_.results:
                which = "lower" if name == "lowerBoundMap" else "upper"
                return Failure("verify-map", f"expected {which} bound map to have at least one result")
            failure = _dims_and_symbols(op, start, map_)
            if failure is not None:
                return failure
        start += count
    if len(op.results) != sizes[2]:
        text = "mismatch between the number of loop-carried values and results"
        return Failure("verify-region-flow", f"{text}: {sizes[2]} and {len(op.results)}")
    if len(block.args) - 1 != sizes[2]:
        return Failure("verify-region-flow", "mismatch between the number of basic block args and results")
    return _yields(op)


def _yields(op: Operation) -> Failure | None:
    """AffineYieldOp::verify, of the yields that end the regions of `op`."""
    for region in op.regions:
        last = region.blocks[-1].last if region.blocks else None
        if last is None or last.name != affine.AffineYieldOp.NAME or is_opaque(last):
            continue
        given = operand_types(last)
        if len(given) != len(op.results):
            text = "parent of yield must have same number of results as the yield operands"
            return Failure("verify-region-flow", text, on=last)
        if any(differ(mine, result.type) for mine, result in zip(given, op.results, strict=True)):
            return Failure("verify-region-flow", "types mismatch between yield op and its parent", on=last)
    return None


def _yield(op: Operation) -> Failure | None:
    parent = op.parent_op
    if parent is None or parent.name in _YIELDED or UPSTREAM.definition(parent.name) is None or is_opaque(parent):
        return None
    return Failure("verify-parent", "only terminates affine.if/for/parallel regions")


_YIELDED = frozenset(("affine.for", "affine.if", "affine.parallel"))


def _if(op: Operation) -> Failure | None:
    condition = op.properties.get("condition")
    if not isinstance(condition, IntegerSetAttr):
        return None
    wanted = condition.set.num_dims + condition.set.num_symbols
    if len(op.operands) != wanted:
        text = f"operand count and condition integer set dimension and symbol count must match: {len(op.operands)}"
        return Failure("verify-map", f"{text} and {wanted}")
    return _dims_and_symbols(op, 0, condition.set) or _yields(op)


def _parallel(op: Operation) -> Failure | None:
    block = entry(op)
    counts = [integers(op.properties.get(name)) for name in ("lowerBoundsGroups", "upperBoundsGroups", "steps")]
    if block is None or counts[0] is None or counts[1] is None or counts[2] is None:
        return None
    low, high, steps = len(counts[0]), len(counts[1]), len(counts[2])
    if not len(block.args) == low == high == steps:
        text = f"the number of region arguments ({len(block.args)}) and the number of map groups for lower ({low})"
        return Failure(
            "verify-map", f"{text} and upper bound ({high}), and the number of steps ({steps}) must all match"
        )
    for which, groups in (("lower", counts[0]), ("upper", counts[1])):
        map_ = affine_map(op, f"{which}BoundsMap")
        if map_ is not None and len(map_.results) != sum(groups):
            return Failure("verify-map", f"expected {which} bounds map to have {sum(groups)} results")
    return _reductions(op) or _bounds(op) or _yields(op)


def _bounds(op: Operation) -> Failure | None:
    """Operands of the bounds of an affine.parallel."""
    lower, upper = affine_map(op, "lowerBoundsMap"), affine_map(op, "upperBoundsMap")
    if lower is None or upper is None:
        return None
    first = lower.num_dims + lower.num_symbols
    return _dims_and_symbols(op, 0, lower) or _dims_and_symbols(op, first, upper)


def _reductions(op: Operation) -> Failure | None:
    found = op.properties.get("reductions")
    if not isinstance(found, ArrayAttr):
        return None
    if len(found.elements) != len(op.results):
        return bad_attribute("a reduction must be specified for each output")
    for kind, result in zip(found.elements, op.results, strict=True):
        if not isinstance(kind, IntegerAttr) or not 0 <= kind.value <= _LAST_REDUCTION:
            return bad_attribute("invalid reduction attribute")
        if is_uncertain(result.type):
            continue
        kinds = FloatType if kind.value in _FLOAT_REDUCTIONS else IntegerType
        if kind.value != _ASSIGN and not (isinstance(result.type, kinds) and kind.value < _XORI):
            return bad_attribute("result type cannot match reduction attribute")
    return None


_ASSIGN = 3
_FLOAT_REDUCTIONS = frozenset((0, 4, 5, 8, 9, 12))
"""addf, maximumf, maxnumf, minimumf, minnumf and mulf, by their numbers in AtomicRMWKind."""
_XORI = _LAST_REDUCTION = 15
"""No type matches it."""


def _delinearize(op: Operation) -> Failure | None:
    basis = integers(op.properties.get("static_basis"))
    if basis is None:
        return None
    if len(op.results) not in (len(basis), len(basis) + 1):
        text = "should return an index for each basis element and up to one extra index"
        return Failure("verify-count", text)
    failure = _dynamic_basis(basis, len(op.operands) - 1)
    if failure is None and any(size <= 0 and size != DYNAMIC for size in basis):
        return bad_attribute("no basis element may be statically non-positive")
    return failure


def _linearize(linearize: affine.AffineLinearizeIndexOp) -> Failure | None:
    basis = integers(linearize.op.properties.get("static_basis"))
    if basis is None:
        return None
    indices = len(linearize.multi_index)
    if indices not in (len(basis), len(basis) + 1):
        text = "should be passed a basis element for each index except possibly the first"
        return Failure("verify-count", text)
    return _dynamic_basis(basis, len(linearize.dynamic_basis))


def _dynamic_basis(basis: list[int], given: int) -> Failure | None:
    if basis.count(DYNAMIC) == given:
        return None
    text = "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry)"
    return bad_attribute(f"{text} -- this can only happen due to an incorrect fold/rewrite")


def _dma_buffers(op: Operation, groups: list[tuple[str, str]]) -> Failure | None:
    """Buffers, and as many operands as they and their maps ask for."""
    inputs = 0
    for name, what in groups:
        map_ = op.attribute(name)
        if not isinstance(map_, AffineMapAttr):
            return None
        if inputs >= len(op.operands):
            return Failure("verify-count", "incorrect number of operands")
        type_ = op.operands[inputs].value.type
        if not isinstance(type_, (MemRefType, UnknownType)):
            return Failure("verify-operand-type", f"expected DMA {what} to be of memref type")
        inputs += 1 + map_.map.num_dims + map_.map.num_symbols
    allowed = (inputs + 1, inputs + 3) if len(groups) > 1 else (inputs + 1,)
    if len(op.operands) not in allowed:
        return Failure("verify-count", "incorrect number of operands")
    return None


def _dma(*groups: tuple[str, str, str]) -> GraphRule:
    """The operands after each buffer are what may be an index. Each with its map, words for its index, and its own."""

    def rule(op: Operation) -> Failure | None:
        failure = _dma_buffers(op, [(name, what) for name, _, what in groups])
        if failure is not None:
            return failure
        scope = _scope(op)
        position = 0
        for name, words, _ in groups:
            # Upstream's operation is none of ODS: its maps are discardable.
            map_ = op.attribute(name)
            if not isinstance(map_, AffineMapAttr):
                return None
            for index in range(position + 1, position + 1 + map_.map.num_dims + map_.map.num_symbols):
                if index >= len(op.operands):
                    return None
                value = op.operands[index].value
                if not isinstance(value.type, (IndexType, UnknownType)):
                    return Failure(
                        "verify-operand-type",
                        f"{words} to {op.name.partition('.')[2]} must have 'index' type",
                        operand(index),
                    )
                if not is_dimension(value, scope) and not is_symbol(value, scope):
                    what = name.removesuffix("_map")
                    text = (
                        f"{what + ' ' if len(groups) > 1 else ''}index must be a valid dimension or symbol identifier"
                    )
                    return Failure("verify-dimension", text, operand(index))
            position += 1 + map_.map.num_dims + map_.map.num_symbols
        return None

    return rule


GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "affine.apply": (_map_operands,),
    "affine.delinearize_index": (_delinearize,),
    "affine.dma_start": (
        _dma(
            ("src_map", "src index", "source"), ("dst_map", "dst index", "destination"), ("tag_map", "tag index", "tag")
        ),
    ),
    "affine.dma_wait": (_dma(("tag_map", "index", "tag")),),
    "affine.for": (_for,),
    "affine.if": (_if,),
    "affine.linearize_index": (_linearize,),
    "affine.load": (_access(1, ""),),
    "affine.max": (_map_operands,),
    "affine.min": (_map_operands,),
    "affine.parallel": (_parallel,),
    "affine.prefetch": (_access(1, ""),),
    "affine.store": (_access(2, ""),),
    "affine.vector_load": (_access(1, "result"),),
    "affine.vector_store": (_access(2, "value"),),
    "affine.yield": (_yield,),
}
