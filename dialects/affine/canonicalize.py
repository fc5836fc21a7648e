"""Canonicalization of `affine` (mlir/lib/Dialect/Affine/IR/AffineOps.cpp)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from ...ir.affine import (
    AffineConstant,
    AffineConstraint,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
    IntegerSet,
)
from ...ir.affine_simplification import flattened
from ...ir.affine_substitution import dimensions, evaluated, substituted, symbols, uses
from ...ir.attributes import AffineMapAttr, Attribute, IntegerSetAttr, SymbolRefAttr, index_attr
from ...ir.graph import Operation, Value
from ...ir.types import MemRefType
from ...ods.constants import constant_attr, elements_of, int_value
from ...ods.rewriting import IN_PLACE, FoldFunction, Pattern, PatternFunction, PatternRewriter
from ...ods.segments import set_segments
from ..arith.canonicalize import make_constant
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import defining_op
from ..common.canonicalization.memref_casts import fold_casts
from ..common.canonicalization.regions import replace_with_region
from ..common.lookup import symbol_of
from . import ops as affine_ops
from .fold_maps import bound_operands, canonicalized, composed_with_applies, map_of, simplified_by_ranges
from .index_patterns import INDEX_FOLDS, INDEX_PATTERNS

CONSTANT = make_constant


def _map_constants(affine: AffineMap, constants: Constants) -> list[int | None]:
    """The value of each result, as far as the operands are constants."""
    values = [int_value(constant) for constant in constants]
    dims, symbols = values[: affine.num_dims], values[affine.num_dims :]
    found: list[int | None] = []
    for expr in affine.results:
        dim_numbers: set[int] = set()
        symbol_numbers: set[int] = set()
        uses(expr, dim_numbers, symbol_numbers)
        known = all(dims[i] is not None for i in dim_numbers) and all(symbols[i] is not None for i in symbol_numbers)
        found.append(evaluated(expr, [d or 0 for d in dims], [s or 0 for s in symbols]) if known else None)
    return found


def _apply(op: Operation, constants: Constants) -> Folded:
    """`affine.apply affine_map<(d0) -> (d0)>(%i)` -> `%i`; a constant for constant operands."""
    affine, values = map_of(op), op.operand_values
    if len(affine.results) != 1:
        return None
    expr = affine.results[0]
    if isinstance(expr, AffineDim):
        return (values[expr.position],)
    if isinstance(expr, AffineSymbol):
        return (values[affine.num_dims + expr.position],)
    value = _map_constants(affine, constants)[0]
    return (index_attr(value),) if value is not None else None


def _extreme(choose: Callable[[Sequence[int]], int]) -> FoldFunction:
    """`affine.min affine_map<(d0) -> (d0, 4)>(%c8)` -> `4`, likewise `affine.max`; only some constants: in place."""

    def fold(op: Operation, constants: Constants) -> Folded:
        affine = map_of(op)
        values = _map_constants(affine, constants)
        known = [value for value in values if value is not None]
        if known and len(known) == len(values):
            return (index_attr(choose(known)),)
        folded = tuple(
            expr if value is None else AffineConstant(value) for expr, value in zip(affine.results, values, strict=True)
        )
        new = AffineMap(affine.num_dims, affine.num_symbols, folded)
        if new.num_symbols == 1 and new.num_dims == 0 and new.results == (AffineSymbol(0),):
            return (*op.operand_values,)
        if new is affine:
            return None
        op.properties["map"] = AffineMapAttr(new)
        return IN_PLACE

    return fold


# Memory


def _load(load: affine_ops.AffineLoadOp, constants: Constants) -> Folded:
    """`affine.load %cast[0]` -> `affine.load %source[0]`; the element of a constant global at constant indices."""
    folded = fold_casts(load.op)
    if folded is not None:
        return folded
    source = defining_op(load.memref, "memref.get_global")
    value = _global_constant(source) if source is not None else None
    type_ = load.memref.type
    elements = elements_of(value)
    if elements is None or not isinstance(type_, MemRefType):
        return None
    number = elements.values[0]
    if not elements.is_splat:
        indices = [int_value(c) for c in constants[1:]]
        affine = map_of(load.op)
        found = _map_constants(affine, constants[1:]) if indices or affine.num_dims == 0 else []
        if any(not isinstance(expr, AffineConstant) for expr in affine.results) or None in found:
            return None
        position = sum((index or 0) * prod(size or 0 for size in type_.shape[i + 1 :]) for i, index in enumerate(found))
        if not 0 <= position < len(elements.values):
            return None
        number = elements.values[position]
    attribute = constant_attr((number,), load.result.type)
    return (attribute,) if attribute is not None else None


def _global_constant(op: Operation) -> Attribute | None:
    """The value of the constant global that `op` gets; None when it has none."""
    name = op.properties.get("name")
    symbol = symbol_of(op, name.root) if isinstance(name, SymbolRefAttr) else None
    if symbol is None or symbol.name != "memref.global" or "constant" not in symbol.properties:
        return None
    return symbol.properties.get("initial_value")


def _store(view: affine_ops.AffineStoreOp, constants: Constants) -> Folded:
    """`affine.store %x, %cast[0]` -> `affine.store %x, %source[0]`; the stored value stays as it is."""
    del constants
    return fold_casts(view.op, view.value)


def _prefetch(op: Operation, constants: Constants) -> Folded:
    """`affine.prefetch %cast[0]` -> `affine.prefetch %source[0]`."""
    del constants
    return fold_casts(op)


# Loops and conditions


def _for(op: Operation, constants: Constants) -> Folded:
    """`affine.for %i = 0 to min(4, 8)` -> `affine.for %i = 0 to 4`; the init values, where it never runs."""
    del constants
    changed = False
    lower, upper, inits = bound_operands(op)
    groups: list[list[Value]] = []
    for name, operands, choose in (("lowerBoundMap", lower, max), ("upperBoundMap", upper, min)):
        affine = map_of(op, name)
        new, values = _bound(affine, operands, choose)
        changed = changed or new is not affine or values != operands
        op.properties[name] = AffineMapAttr(new)
        groups.append(values)
    if changed:
        op.set_operands([*groups[0], *groups[1], *inits])
        set_segments(op, len(groups[0]), len(groups[1]), len(inits))
    if op.results and _runs_never(op):
        return tuple(inits)
    return IN_PLACE if changed else None


def _bound(
    affine: AffineMap, operands: list[Value], choose: Callable[[Sequence[int]], int]
) -> tuple[AffineMap, list[Value]]:
    if len(affine.results) == 1 and isinstance(affine.results[0], AffineConstant) and not operands:
        return affine, operands
    new, values = composed_with_applies(affine, operands)
    new, values = canonicalized(new, values)
    new = simplified_by_ranges(new, values)
    results = new.results
    constants = [expr.value for expr in results if isinstance(expr, AffineConstant)]
    if constants and len(constants) == len(results):
        return AffineMap(0, 0, (AffineConstant(choose(constants)),)), []
    return new, values


def _runs_never(op: Operation) -> bool:
    lower, upper = (map_of(op, name).results for name in ("lowerBoundMap", "upperBoundMap"))
    if len(lower) != 1 or len(upper) != 1:
        return False
    start, end = lower[0], upper[0]
    return isinstance(start, AffineConstant) and isinstance(end, AffineConstant) and end.value <= start.value


def _trip_count(op: Operation) -> int | None:
    """getTrivialConstantTripCount: None where a bound is not a constant."""
    lower, upper = (map_of(op, name).results for name in ("lowerBoundMap", "upperBoundMap"))
    if len(lower) != 1 or len(upper) != 1:
        return None
    start, end, step = lower[0], upper[0], int_value(op.properties.get("step"))
    if not isinstance(start, AffineConstant) or not isinstance(end, AffineConstant) or not step or step < 0:
        return None
    return max(0, -(-(end.value - start.value) // step))


def _empty_loop(op: Operation, rewriter: PatternRewriter) -> bool:
    """Values that a loop without operations gives.

        %r = affine.for %i = 0 to %n iter_args(%a = %x) -> (index) { affine.yield %a : index }
        "use"(%r) : (index) -> ()
    becomes
        "use"(%x) : (index) -> ()

    Where it is not known whether, or how often, it runs, only values that stay in their places are known.
    """
    block = op.regions[0].blocks[0]
    if block.first is not block.last or block.last is None or not op.results:
        return False
    _, _, inits = bound_operands(op)
    count = _trip_count(op)
    if count == 0:
        rewriter.replace(op, inits)
        return True
    induction, *carried = block.args
    values: list[Value] = []
    is_certain = True
    for number, value in enumerate(block.last.operand_values):
        if value is induction:
            return False
        place = next((i for i, argument in enumerate(carried) if argument is value), None)
        if place is None:
            is_certain = is_certain and count is not None
        elif place != number:
            is_certain = is_certain and count == 1
        values.append(value if place is None else inits[place])
    if not is_certain:
        return False
    rewriter.replace(op, values)
    return True


def _if(op: Operation, constants: Constants) -> Folded:
    """`affine.if #set(%apply)` -> `affine.if #composed(%i)`, with the maps of `affine.apply` in the condition."""
    del constants
    condition = op.properties.get("condition")
    if not isinstance(condition, IntegerSetAttr):
        return None
    given = found = condition.set
    values = op.operand_values
    if any(defining_op(value, "affine.apply") is not None for value in values):
        exprs = AffineMap(given.num_dims, given.num_symbols, tuple(c.expr for c in given.constraints))
        new, values = composed_with_applies(exprs, values)
        constraints = tuple(
            AffineConstraint(expr, old.is_equality) for expr, old in zip(new.results, given.constraints, strict=True)
        )
        found = IntegerSet(new.num_dims, new.num_symbols, constraints)
    # Nothing is added up where nothing is composed.
    found, values = canonicalized(found, values)
    if found is given and values == op.operand_values:
        return None
    op.properties["condition"] = IntegerSetAttr(found)
    op.set_operands(values)
    return IN_PLACE


def _dead_else(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of an else region that does nothing.

        affine.if affine_set<(d0) : (d0 >= 0)>(%i) { "f"() : () -> () } else { }
    becomes
        affine.if affine_set<(d0) : (d0 >= 0)>(%i) { "f"() : () -> () }
    """
    other = op.regions[1].blocks[0] if op.regions[1].blocks else None
    if other is None or op.results or other.first is not other.last:
        return False
    rewriter.erase_block(other)
    rewriter.modified(op)
    return True


def _decided_if(op: Operation, rewriter: PatternRewriter) -> bool:
    """Region that runs in place of an `affine.if` whose condition is always or never true.

        affine.if affine_set<() : (0 == 0)>() { "f"() : () -> () } else { "g"() : () -> () }
    becomes
        "f"() : () -> ()

    `0 == 0` and `1 == 0` are upstream's canonical forms of conditions that are always and never true; others stay.
    """
    condition = op.properties.get("condition")
    constraints = condition.set.constraints if isinstance(condition, IntegerSetAttr) else ()
    expr = constraints[0].expr if len(constraints) == 1 and constraints[0].is_equality else None
    if not isinstance(expr, AffineConstant) or expr.value not in (0, 1):
        return False
    if expr.value == 0:
        replace_with_region(op, rewriter, op.regions[0])
    elif op.regions[1].blocks:
        replace_with_region(op, rewriter, op.regions[1])
    elif op.results:
        return False
    else:
        rewriter.erase(op)
    return True


# Maps in canonical form


def _simplify(first: int) -> PatternFunction:
    """One simplified map for a chain of them, for operations whose map has its operands from number `first` on.

        %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
        %b = affine.min affine_map<(d0) -> (d0 * 2, 7)>(%a)
        "use"(%b) : (index) -> ()
    becomes
        %b = affine.min affine_map<(d0) -> (d0 * 2 + 2, 7)>(%i)
        "use"(%b) : (index) -> ()

    Maps compute with integers that do not overflow. Operands that are equal, unused or constant leave the map as well.
    """

    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        affine = map_of(op)
        operands = op.operand_values
        new, values = composed_with_applies(affine, operands[first:])
        new, values = canonicalized(new, values)
        new = simplified_by_ranges(new, values)
        if new is affine and values == operands[first:]:
            return False
        properties: dict[str, Attribute] = {**op.properties, "map": AffineMapAttr(new)}
        rewriter.replace_with(
            op, op.name, (*operands[:first], *values), properties=properties, attributes=op.attributes
        )
        return True

    return apply


def _set_map(op: Operation, rewriter: PatternRewriter, affine: AffineMap) -> None:
    op.properties["map"] = AffineMapAttr(affine)
    rewriter.modified(op)


def _single_result(op: Operation, rewriter: PatternRewriter) -> bool:
    """Value itself in place of the smallest or largest one of it alone.

        %m = affine.min affine_map<(d0) -> (d0 * 4)>(%i)
        "use"(%m) : (index) -> ()
    becomes
        %m = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
        "use"(%m) : (index) -> ()
    """
    if len(map_of(op).results) != 1:
        return False
    rewriter.replace_with(op, "affine.apply", op.operand_values, properties={"map": op.properties["map"]})
    return True


def _deduplicate(op: Operation, rewriter: PatternRewriter) -> bool:
    """One of equal results of the map of an `affine.min` or `affine.max`.

        %m = affine.min affine_map<(d0) -> (d0, d0 * 4, d0)>(%i)
        "use"(%m) : (index) -> ()
    becomes
        %m = affine.min affine_map<(d0) -> (d0, d0 * 4)>(%i)
        "use"(%m) : (index) -> ()
    """
    affine = map_of(op)
    results = tuple(dict.fromkeys(affine.results))
    if len(results) == len(affine.results):
        return False
    _set_map(op, rewriter, AffineMap(affine.num_dims, affine.num_symbols, results))
    return True


def _merge_extremes(op: Operation, rewriter: PatternRewriter) -> bool:
    """One `affine.min` or `affine.max` for several, where one is a result of the map of the other as it is.

        %a = affine.min affine_map<(d0) -> (d0 * 4, 64)>(%i)
        %b = affine.min affine_map<(d0, d1) -> (d0, d1 + 8)>(%a, %j)
        "use"(%b) : (index) -> ()
    becomes
        %a = affine.min affine_map<(d0) -> (d0 * 4, 64)>(%i)
        %b = affine.min affine_map<(d0, d1, d2) -> (d1 + 8, d2 * 4, 64)>(%a, %j, %i)
        "use"(%b) : (index) -> ()
    """
    affine, values = map_of(op), op.operand_values
    dims, syms = values[: affine.num_dims], values[affine.num_dims :]
    remaining: list[AffineExpr] = []
    merged: list[Operation] = []
    for expr in affine.results:
        source = None
        if isinstance(expr, (AffineDim, AffineSymbol)):
            source = (dims if isinstance(expr, AffineDim) else syms)[expr.position].defining_op
        if source is not None and source.name == op.name:
            merged.append(source)
        else:
            remaining.append(expr)
    if not merged:
        return False
    for source in merged:
        inner, inner_values = map_of(source), source.operand_values
        places = (dimensions(inner.num_dims, len(dims)), symbols(inner.num_symbols, len(syms)))
        remaining += [substituted(expr, *places) for expr in inner.results]
        dims = [*dims, *inner_values[: inner.num_dims]]
        syms = [*syms, *inner_values[inner.num_dims :]]
    map_: dict[str, Attribute] = {"map": AffineMapAttr(AffineMap(len(dims), len(syms), tuple(remaining)))}
    rewriter.replace_with(op, op.name, (*dims, *syms), properties=map_)
    return True


def _order_terms(op: Operation, rewriter: PatternRewriter) -> bool:
    """Results of the map of an `affine.min` or `affine.max` in the order of their factors: equal maps are equal texts.

        %m = affine.min affine_map<(d0) -> (d0 * 4, d0 + 8)>(%i)
        "use"(%m) : (index) -> ()
    becomes
        %m = affine.min affine_map<(d0) -> (d0 + 8, d0 * 4)>(%i)
        "use"(%m) : (index) -> ()
    """
    affine = map_of(op)
    keys = [flattened(expr, affine.num_dims, affine.num_symbols) for expr in affine.results]
    known = [key for key in keys if key is not None]
    if len(known) != len(keys) or known == sorted(known):
        return False
    order = sorted(range(len(known)), key=lambda i: known[i])
    _set_map(op, rewriter, AffineMap(affine.num_dims, affine.num_symbols, tuple(affine.results[i] for i in order)))
    return True


_EXTREME_PATTERNS = (
    Pattern("CanonicalizeSingleResultAffineMinMaxOp", _single_result),
    Pattern("DeduplicateAffineMinMaxExpressions", _deduplicate),
    Pattern("MergeAffineMinMaxOp", _merge_extremes),
    Pattern("SimplifyAffineOp", _simplify(0)),
    Pattern("CanonicalizeAffineMinMaxOpExprAndTermOrder", _order_terms),
)


FOLDS: dict[str, FoldFunction] = {
    **INDEX_FOLDS,
    "affine.apply": _apply,
    "affine.for": _for,
    "affine.if": _if,
    "affine.load": _load,
    "affine.max": _extreme(max),
    "affine.min": _extreme(min),
    "affine.prefetch": _prefetch,
    "affine.store": _store,
}
PATTERNS: dict[str, Sequence[Pattern]] = {
    **INDEX_PATTERNS,
    "affine.apply": (Pattern("SimplifyAffineOp", _simplify(0)),),
    "affine.for": (Pattern("AffineForEmptyLoopFolder", _empty_loop),),
    "affine.if": (Pattern("SimplifyDeadElse", _dead_else), Pattern("AlwaysTrueOrFalseIf", _decided_if)),
    "affine.load": (Pattern("SimplifyAffineOp", _simplify(1)),),
    "affine.max": _EXTREME_PATTERNS,
    "affine.min": _EXTREME_PATTERNS,
    "affine.prefetch": (Pattern("SimplifyAffineOp", _simplify(1)),),
    "affine.store": (Pattern("SimplifyAffineOp", _simplify(2)),),
    "affine.vector_load": (Pattern("SimplifyAffineOp", _simplify(1)),),
    "affine.vector_store": (Pattern("SimplifyAffineOp", _simplify(2)),),
}
