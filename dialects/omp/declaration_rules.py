"""Rules of `omp` for declarations and transformations of loops (mlir/lib/Dialect/OpenMP/IR/OpenMPDialect.cpp)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...ir.attributes import TypeAttr
from ...ir.base import Type
from ...ir.graph import Operation, Region, Value
from ...ir.types import MemRefType
from ...ods.knowledge import UPSTREAM
from ...ods.verification.failure import Failure, Remark, bad_attribute, bare_failure
from ...ods.verification.op_parts import entry, is_opaque, operand_types
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from . import ops as omp
from .construct_rules import inside, keywords

# Declarations


def _yields(region: Region) -> Iterator[Operation]:
    for block in region.blocks:
        for op in block.ops:
            if op.name == "omp.yield":
                yield op


def _yields_other(region: Region, wanted: Type) -> bool:
    types = [operand_types(each) for each in _yields(region)]
    return any(len(each) != 1 or differ(each[0], wanted) for each in types)


def _arguments(region: Region) -> list[Type]:
    return [argument.type for argument in region.entry.args] if region.entry is not None else []


def _type_of(op: Operation, name: str) -> Type | None:
    value = op.properties.get(name)
    return value.type if isinstance(value, TypeAttr) else None


def _declare_reduction(view: omp.DeclareReductionOp) -> Failure | None:
    declared, type_ = view, _type_of(view.op, "type")
    if type_ is None or len(view.op.regions) < 3:
        return None
    text = _initializer(declared, type_) or _combiner(declared, type_)
    if text is None and declared.cleanup_region.blocks:
        given = _arguments(declared.cleanup_region)
        if len(given) != 1 or differ(given[0], type_):
            text = "expects cleanup region with one argument of the reduction type"
    return Failure("verify-region", text) if text is not None else None


def _initializer(declared: omp.DeclareReductionOp, type_: Type) -> str | None:
    has_allocation = bool(declared.alloc_region.blocks)
    if has_allocation and _yields_other(declared.alloc_region, type_):
        return "expects alloc region to yield a value of the reduction type"
    if not declared.initializer_region.blocks:
        return "expects non-empty initializer region"
    given = _arguments(declared.initializer_region)
    if len(given) == 1 and has_allocation:
        return "expects two arguments to the initializer region when an allocation region is used"
    if len(given) == 2 and not has_allocation:
        return "expects one argument to the initializer region when no allocation region is used"
    if len(given) not in (1, 2):
        return "expects one or two arguments to the initializer region"
    if any(differ(each, type_) for each in given):
        return "expects initializer region argument to match the reduction type"
    if _yields_other(declared.initializer_region, type_):
        return "expects initializer region to yield a value of the reduction type"
    return None


def _combiner(declared: omp.DeclareReductionOp, type_: Type) -> str | None:
    if not declared.reduction_region.blocks:
        return "expects non-empty reduction region"
    given = _arguments(declared.reduction_region)
    if len(given) != 2 or differ(given[0], given[1]) or differ(given[0], type_):
        return "expects reduction region with two arguments of the reduction type"
    if _yields_other(declared.reduction_region, type_):
        return "expects reduction region to yield a value of the reduction type"
    if not declared.atomic_reduction_region.blocks:
        return None
    given = _arguments(declared.atomic_reduction_region)
    if len(given) != 2 or differ(given[0], given[1]):
        return "expects atomic reduction region with two arguments of the same type"
    is_other = isinstance(given[0], MemRefType) and differ(given[0].element, type_)
    if is_other or not (isinstance(given[0], MemRefType) or str(given[0]).startswith("!")):
        return "expects atomic reduction region arguments to be accumulators containing the reduction type"
    return None


def _private(view: omp.PrivateClauseOp) -> Failure | None:
    declared, type_ = view, _type_of(view.op, "type")
    if type_ is None or len(view.op.regions) < 3:
        return None
    # Upstream's getArgType: of the first region that has arguments.
    type_ = next((given for region in view.op.regions for given in _arguments(region)), type_)
    for region in view.op.regions:
        for given in _arguments(region):
            if differ(given, type_):
                return bare_failure(f"Region argument type mismatch: got '{given}' expected '{type_}'.")
    failure = _private_region(declared.init_region, 2, "init", type_)
    words = keywords(view.op.properties.get("data_sharing_type"))
    is_first, copied = "firstprivate" in words, declared.copy_region
    if failure is not None or not words:
        return failure
    if not is_first and copied.blocks:
        return bare_failure("`private` clauses do not require a `copy` region.")
    if is_first and not copied.blocks:
        return bare_failure("`firstprivate` clauses require at least a `copy` region.")
    failure = _private_region(copied, 2, "copy", type_) if is_first else None
    return failure or _private_region(declared.dealloc_region, 1, "dealloc", None)


def _private_region(region: Region, count: int, name: str, wanted: Type | None) -> Failure | None:
    """`wanted`: the type that it yields; None where it yields nothing."""
    if not region.blocks:
        return None
    given = len(_arguments(region))
    if given != count:
        text = f"`{name}`: expected {count} region arguments, got: {given}"
        return Failure("verify-region", text, ("region", region.index), is_bare=True)
    for block in region.blocks:
        last = block.last
        if last is None or last.successors or is_opaque(last):
            continue
        text = _private_end(last, wanted)
        if text is not None:
            return Failure("verify-terminator", text, on=last, is_bare=True)
    return None


def _private_end(last: Operation, wanted: Type | None) -> str | None:
    if last.name != "omp.yield":
        return "expected exit block terminator to be an `omp.yield` op."
    given = operand_types(last)
    if wanted is None:
        return "Did not expect any values to be yielded." if given else None
    if len(given) == 1 and not differ(given[0], wanted):
        return None
    listed = ", ".join(f"'{each}'" for each in given) or "None"
    return f"Invalid yielded value. Expected type: '{wanted}', got: {listed}"


def _declare_mapper(op: Operation) -> Failure | None:
    block = entry(op)
    last = block.last if block is not None else None
    if last is None or is_opaque(last) or last.name == "omp.declare_mapper.info":
        return None
    return bad_attribute("expected terminator to be a DeclareMapperInfoOp")


# Transformations of loops


def _cli(op: Operation) -> Failure | None:
    """At most one operation makes a loop, and at most one takes it."""
    generators: list[Operation] = []
    consumers: list[Operation] = []
    for use in op.results[0].uses if op.results else ():
        if not use.owner.name.startswith("omp."):
            return None
        (generators if _generates(use.owner, op.results[0]) else consumers).append(use.owner)
    for users, what in ((generators, "generator"), (consumers, "consumer")):
        if len(users) > 1:
            remarks = (Remark(users[0], f"first {what} here"), Remark(users[1], f"second {what} here"))
            text = (
                "CLI must have at most one generator" if what == "generator" else "CLI must have at most one consumer"
            )
            return Failure("verify-use", text, remarks=remarks)
    if consumers and not generators:
        return Failure("verify-use", "CLI has no generator", remarks=(Remark(consumers[0], "consumer here"),))
    return None


def _generates(user: Operation, value: Value) -> bool:
    return user.name == "omp.canonical_loop" or value in UPSTREAM.operand_group(user, "generatees")


def _generator(value: Value) -> Operation | None:
    return next((use.owner for use in value.uses if _generates(use.owner, value)), None)


def _canonical_loop(view: omp.CanonicalLoopOp) -> Failure | None:
    if not view.op.regions or not view.op.regions[0].blocks:
        return None
    given = _arguments(view.op.regions[0])
    if len(given) != 1:
        return bad_attribute("Canonical loop region must have exactly one argument")
    if differ(given[0], view.trip_count.type):
        return bad_attribute("Region argument must be the same type as the trip count")
    return None


def _tile(tile: omp.TileOp) -> Failure | None:
    if not tile.applyees:
        return bad_attribute("must apply to at least one loop")
    if len(tile.sizes) != len(tile.applyees):
        return bad_attribute("there must be one tile size for each applyee")
    if tile.generatees and 2 * len(tile.sizes) != len(tile.generatees):
        return bad_attribute("expecting two times the number of generatees than applyees")
    made = [_generator(each) for each in tile.applyees]
    loops = [each for each in made if each is not None]
    if len(loops) != len(made) or any(each.name != "omp.canonical_loop" for each in loops):
        # Of a loop that nothing makes its `omp.new_cli` says so.
        return None
    return _nesting(loops)


def _nesting(loops: list[Operation]) -> Failure | None:
    counters: list[Value] = []
    for outer, inner in pairwise(loops):
        counters += outer.regions[0].blocks[0].args
        found = inside(outer)
        is_perfect = len(found) == 2 and found[0] is inner and found[1].name == "omp.terminator"
        if not is_perfect:
            return bad_attribute("tiled loop nest must be perfectly nested")
        if omp.CanonicalLoopOp(inner).trip_count in counters:
            return bad_attribute("tiled loop nest must be rectangular")
    return None


DECLARATION_RULES: dict[str, tuple[GraphRule, ...]] = {
    "omp.canonical_loop": (_canonical_loop,),
    "omp.declare_mapper": (_declare_mapper,),
    "omp.declare_reduction": (_declare_reduction,),
    "omp.new_cli": (_cli,),
    "omp.private": (_private,),
    "omp.tile": (_tile,),
}
