"""Folds and patterns of affine.delinearize_index and affine.linearize_index (AffineOps.cpp of LLVM 22).

%0:2 = affine.delinearize_index %i into (4, 8) : index, index
%1 = affine.linearize_index [%0#0, %0#1] by (4, 8) : index           =>      %1 is %i
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.affine import AffineConstant, AffineExpr, AffineMap, AffineSymbol
from ...ir.affine_arithmetic import multiply
from ...ir.attributes import UNIT, AffineMapAttr, Attribute, index_attr
from ...ir.graph import Operation, OpResult, Value
from ...ir.records import dataclass
from ...ir.types import INDEX
from ...ods.constants import int_value
from ...ods.op_view import defining, view_if
from ...ods.rewriting import IN_PLACE, Defect, FoldFunction, Pattern, PatternRewriter
from ...ods.segments import dense_i32, dense_i64, dense_values
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import constant_int, int_constant
from ..common.canonicalization.mixed import DYNAMIC, Mixed, as_constant, mixed_values, split_mixed
from . import ops as affine

Basis = list["Mixed | None"]
"""One size for each index; None for a first one that has no bound."""

_View = affine.AffineDelinearizeIndexOp | affine.AffineLinearizeIndexOp


def _sizes(view: _View) -> list[Mixed]:
    return mixed_values(dense_values(view.static_basis), view.dynamic_basis)


def _count(view: _View) -> int:
    return len(view.multi_index)


def _padded(view: _View) -> Basis:
    """getPaddedBasis."""
    sizes: Basis = [*_sizes(view)]
    return sizes if len(sizes) == _count(view) else [None, *sizes]


def _same(a: Mixed | None, b: Mixed | None) -> bool:
    return a is b or (isinstance(a, int) and a == b)


def _delinearize(rewriter: PatternRewriter, op: Operation, index: Value, basis: Basis) -> list[Value]:
    """The indices that `index` consists of, made where the rewriter is; `op` gives the location."""
    static, dynamic = split_mixed([size for size in basis if size is not None])
    made = rewriter.create(
        "affine.delinearize_index",
        (index, *dynamic),
        [INDEX] * len(basis),
        properties={"static_basis": dense_i64(static)},
        location=op.location,
    )
    return list(made.results)


def _linearize(
    rewriter: PatternRewriter, op: Operation, indices: Sequence[Value], basis: Basis, *, is_disjoint: bool
) -> Value:
    static, dynamic = split_mixed([size for size in basis if size is not None])
    properties: dict[str, Attribute] = {
        "static_basis": dense_i64(static),
        "operandSegmentSizes": dense_i32((len(indices), len(dynamic))),
    }
    if is_disjoint:
        properties["disjoint"] = UNIT
    made = rewriter.create(
        "affine.linearize_index", (*indices, *dynamic), [INDEX], properties=properties, location=op.location
    )
    return made.results[0]


MOVED_BOUND = Defect("moved-bound", "LLVM 22 bounds an index that may be beyond its size by this size")

# Folds


def _with_constant_sizes(view: _View, others: Sequence[Value], constants: Constants) -> bool:
    """Put sizes that are constants into the basis; `others` are the operands before them. Whether there were any.

    Sizes of a delinearization are positive: LLVM 22 makes an invalid program of others, which stay operands here.
    """
    least = DYNAMIC + 1 if isinstance(view, affine.AffineLinearizeIndexOp) else 1
    known = [
        number if (number := int_value(constant)) is not None and number >= least else None for constant in constants
    ]
    if all(size is None for size in known):
        return False
    sizes = iter(zip(view.dynamic_basis, known, strict=True))
    static, dynamic = dense_values(view.static_basis), list[Value]()
    for i, size in enumerate(static):
        if size != DYNAMIC:
            continue
        value, number = next(sizes)
        if number is None:
            dynamic.append(value)
        else:
            static[i] = number
    view.op.set_operands((*others, *dynamic))
    view.op.properties["static_basis"] = dense_i64(static)
    if isinstance(view, affine.AffineLinearizeIndexOp):
        view.op.properties["operandSegmentSizes"] = dense_i32((len(others), len(dynamic)))
    return True


def _fold_delinearize(view: affine.AffineDelinearizeIndexOp, constants: Constants) -> Folded:
    """`affine.delinearize_index %i into (8)` -> `%i`; of a constant: constants."""
    if _with_constant_sizes(view, (view.linear_index,), constants[1:]):
        return IN_PLACE
    if len(view.op.results) == 1:
        return (view.linear_index,)
    rest = int_value(constants[0])
    if rest is None or view.dynamic_basis:
        return None
    found: list[int] = []
    for size in reversed(_padded(view)[1:]):
        assert isinstance(size, int)
        rest, part = divmod(rest, size)
        found.insert(0, part)
    return tuple(index_attr(part) for part in (rest, *found))


def _fold_linearize(view: affine.AffineLinearizeIndexOp, constants: Constants) -> Folded:
    """`affine.linearize_index [%i] by (8)` -> `%i`; of constants: a constant."""
    indices = view.multi_index
    if _with_constant_sizes(view, indices, constants[len(indices) :]):
        return IN_PLACE
    if not indices:
        return (index_attr(0),)
    if len(indices) == 1:
        return (indices[0],)
    known = [number for constant in constants[: len(indices)] if (number := int_value(constant)) is not None]
    if len(known) < len(indices) or view.dynamic_basis:
        return None
    result = known[0]
    for number, size in zip(known[1:], _padded(view)[1:], strict=True):
        assert isinstance(size, int)
        result = result * size + number
    return (index_attr(result),)


# Delinearization


def _drop_unit_sizes(view: affine.AffineDelinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Index 0 for sizes of 1.

        %r:3 = affine.delinearize_index %i into (4, 1, %n) : index, index, index
        "use"(%r#0, %r#1, %r#2) : (index, index, index) -> ()
    becomes
        %z = arith.constant 0 : index
        %r:2 = affine.delinearize_index %i into (4, %n) : index, index
        "use"(%r#0, %z, %r#1) : (index, index, index) -> ()
    """
    basis = _padded(view)
    remaining = [size for size in basis if size is None or as_constant(size) != 1]
    if len(remaining) == len(basis):
        return False
    rewriter.set_before(view.op)
    zero = int_constant(rewriter, 0, INDEX, view.op.location)
    found = iter(_delinearize(rewriter, view.op, view.linear_index, remaining) if remaining else ())
    values = [zero if size is not None and as_constant(size) == 1 else next(found) for size in basis]
    rewriter.replace(view.op, values)
    return True


def _disjoint_source(view: affine.AffineDelinearizeIndexOp) -> affine.AffineLinearizeIndexOp | None:
    """The linearization of indices within their bounds that makes the index."""
    source = defining(view.linear_index, affine.AffineLinearizeIndexOp)
    return source if source is not None and source.disjoint is not None else None


def _cancel_tail(view: affine.AffineDelinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Indices as they were before they were linearized by the same last sizes.

        %l = affine.linearize_index disjoint [%x, %y] by (4, 8) : index
        %r:2 = affine.delinearize_index %l into (4, 8) : index, index
        "use"(%r#0, %r#1) : (index, index) -> ()
    becomes
        "use"(%x, %y) : (index, index) -> ()
    """
    source = _disjoint_source(view)
    if source is None:
        return False
    indices, given, wanted = source.multi_index, _sizes(source), _sizes(view)
    matches = 0
    while matches < min(len(given), len(wanted)) and _same(given[-1 - matches], wanted[-1 - matches]):
        matches += 1
    if not matches:
        return False
    if matches == len(given) == len(wanted) and len(indices) == len(view.op.results):
        rewriter.replace(view.op, indices)
        return True
    rewriter.set_before(view.op)
    rest = _linearize(
        rewriter, source.op, indices[: len(indices) - matches], [*given[: len(given) - matches]], is_disjoint=True
    )
    padded = _padded(view)
    first = _delinearize(rewriter, view.op, rest, padded[: len(padded) - matches])
    rewriter.replace(view.op, [*first, *indices[len(indices) - matches :]])
    return True


def _split_last(view: affine.AffineDelinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Two delinearizations, where the last sizes together are the last one of the linearization before.

        %l = affine.linearize_index disjoint [%z, %y, %x] by (3, 2, 32) : index
        %r:4 = affine.delinearize_index %l into (2, 3, 8, 4) : index, index, index, index
        "use"(%r#0, %r#1, %r#2, %r#3) : (index, index, index, index) -> ()
    becomes
        %l = affine.linearize_index disjoint [%z, %y] by (3, 2) : index
        %r:2 = affine.delinearize_index %l into (2, 3) : index, index
        %s:2 = affine.delinearize_index %x into (8, 4) : index, index
        "use"(%r#0, %r#1, %s#0, %s#1) : (index, index, index, index) -> ()
    """
    source = _disjoint_source(view)
    sizes = _sizes(source) if source is not None else []
    target = sizes[-1] if sizes else None
    if source is None or not isinstance(target, int):
        return False
    basis = _padded(view)
    product, taken = 1, 0
    for size in reversed(_sizes(view)):
        if not isinstance(size, int):
            return False
        product *= size
        taken += 1
        if product >= target:
            break
    if product != target or taken < 2:
        return False
    rewriter.set_before(view.op)
    indices = source.multi_index
    rest = _linearize(rewriter, source.op, indices[:-1], [*sizes[:-1]], is_disjoint=True)
    first = _delinearize(rewriter, view.op, rest, basis[: len(basis) - taken])
    last = _delinearize(rewriter, view.op, indices[-1], basis[len(basis) - taken :])
    rewriter.replace(view.op, [*first, *last])
    return True


# Linearization


@dataclass(frozen=True)
class _Run:
    """Indices of a linearization that are results of one delinearization, next to each other in both."""

    view: affine.AffineDelinearizeIndexOp
    start: int
    first: int
    """The number of the first result."""
    length: int

    @property
    def end(self) -> int:
        return self.start + self.length


def _runs(view: affine.AffineLinearizeIndexOp) -> list[_Run]:
    indices, basis = view.multi_index, _padded(view)
    found: list[_Run] = []
    start = 0
    while start < len(indices):
        run = _run_at(view, indices, basis, start)
        if run is None or any(run.view.op is other.view.op for other in found) or not _may_split(run, basis):
            start += 1
            continue
        found.append(run)
        start = run.end
    return found


def _may_split(run: _Run, basis: Basis) -> bool:
    """Whether sizes of the linearization may be those of a delinearization, where one has to be made of them."""
    sizes = basis[run.start : run.end]
    return run.length == len(run.view.op.results) or not any(isinstance(size, int) and size <= 0 for size in sizes)


def _run_at(view: affine.AffineLinearizeIndexOp, indices: list[Value], basis: Basis, start: int) -> _Run | None:
    value = indices[start]
    made = view_if(value.op, affine.AffineDelinearizeIndexOp) if isinstance(value, OpResult) else None
    if made is None:
        return None
    results, given = made.multi_index, _padded(made)
    first = next(i for i, result in enumerate(results) if result is value)
    is_bounded_here = view.disjoint is not None and first == 0 and given[0] is None
    if not _same(given[first], basis[start]) and not (start == 0 and first == 0) and not is_bounded_here:
        return None
    length = 1
    while start + length < len(indices) and first + length < len(results):
        if indices[start + length] is not results[first + length]:
            break
        if not _same(basis[start + length], given[first + length]):
            break
        length += 1
    return _Run(made, start, first, length) if length > 1 else None


def _product(rewriter: PatternRewriter, op: Operation, sizes: Basis) -> Mixed | None:
    """The product of sizes: a number, or an `affine.apply` where the rewriter is; None where one is not known."""
    result: AffineExpr = AffineConstant(1)
    values: list[Value] = []
    for size in sizes:
        if size is None:
            return None
        number = as_constant(size)
        if number is not None:
            result = multiply(result, AffineConstant(number))
        elif isinstance(size, Value):
            result = multiply(result, AffineSymbol(len(values)))
            values.append(size)
    if isinstance(result, AffineConstant):
        return result.value
    map_: dict[str, Attribute] = {"map": AffineMapAttr(AffineMap(0, len(values), (result,)))}
    return rewriter.create("affine.apply", values, [INDEX], properties=map_, location=op.location).results[0]


def _cancel_runs(view: affine.AffineLinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Linearization of an index as it was before it was delinearized by the same sizes.

        %d:2 = affine.delinearize_index %i into (4, 8) : index, index
        %r = affine.linearize_index [%d#0, %d#1, %j] by (4, 8, 16) : index
        "use"(%r) : (index) -> ()
    becomes
        %r = affine.linearize_index [%i, %j] by (32, 16) : index
        "use"(%r) : (index) -> ()
    """
    runs = _runs(view)
    if not runs:
        return False
    old_indices, old_basis = view.multi_index, _padded(view)
    indices, basis, position = list[Value](), Basis(), 0
    replaced: list[tuple[Operation, list[Value]]] = []
    for run in runs:
        indices += old_indices[position : run.start]
        basis += old_basis[position : run.start]
        position = run.end
        source = run.view.op
        rewriter.set_before(source)
        merged = old_basis[run.start : run.end]
        size = _product(rewriter, view.op, merged)
        basis.append(size)
        if run.length == len(source.results):
            indices.append(run.view.linear_index)
            continue
        given = _padded(run.view)
        given[run.first : run.first + run.length] = [size]
        new = _delinearize(rewriter, source, run.view.linear_index, given)
        parts = _delinearize(rewriter, source, new[run.first], merged)
        indices.append(new[run.first])
        replaced.append((source, [*new[: run.first], *parts, *new[run.first + 1 :]]))
    indices += old_indices[position:]
    basis += old_basis[position:]
    rewriter.set_before(view.op)
    rewriter.replace(view.op, (_linearize(rewriter, view.op, indices, basis, is_disjoint=view.disjoint is not None),))
    for source, values in replaced:
        rewriter.replace(source, values)
    return True


def _drop_leading_zero(view: affine.AffineLinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Linearization without a first index of 0.

        %r = affine.linearize_index disjoint [%c0, %x, %y] by (2, %n, 8) : index
        "use"(%r) : (index) -> ()
    becomes
        %r = affine.linearize_index disjoint [%x, %y] by (%n, 8) : index
        "use"(%r) : (index) -> ()

    The size of the second index is a bound of it then, so it is left out where the index may be beyond it.
    """
    first, *others = view.multi_index
    if constant_int(first) != 0:
        return False
    if not others:
        rewriter.replace(view.op, (first,))
        return True
    rewriter.set_before(view.op)
    is_disjoint = view.disjoint is not None
    basis = _padded(view)[1:]
    if not (is_disjoint or _is_within(others[0], basis[0]) or rewriter.defects.follow(MOVED_BOUND, view.op)):
        basis[0] = None
    rewriter.replace(view.op, (_linearize(rewriter, view.op, others, basis, is_disjoint=is_disjoint),))
    return True


def _is_within(index: Value, size: Mixed | None) -> bool:
    """Whether the index is known to be one of `size`."""
    number = constant_int(index)
    if number is not None:
        known = as_constant(size) if size is not None else None
        return known is not None and 0 <= number < known
    made = view_if(index.op, affine.AffineDelinearizeIndexOp) if isinstance(index, OpResult) else None
    if made is None:
        return False
    given = next(each for each, result in zip(_padded(made), made.multi_index, strict=True) if result is index)
    return given is not None and _same(given, size)


def _drop_units(view: affine.AffineLinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Linearization without indices of size 1 that are 0, or within their bounds.

        %r = affine.linearize_index disjoint [%x, %y, %z] by (%n, 1, 8) : index
        "use"(%r) : (index) -> ()
    becomes
        %r = affine.linearize_index disjoint [%x, %z] by (%n, 8) : index
        "use"(%r) : (index) -> ()
    """
    is_disjoint = view.disjoint is not None
    remaining: list[tuple[Value, Mixed | None]] = []
    for index, size in zip(view.multi_index, _padded(view), strict=True):
        is_unit = size is not None and as_constant(size) == 1
        if not is_unit or not (is_disjoint or constant_int(index) == 0):
            remaining.append((index, size))
    if len(remaining) == _count(view):
        return False
    rewriter.set_before(view.op)
    if not remaining:
        rewriter.replace(view.op, (int_constant(rewriter, 0, INDEX, view.op.location),))
        return True
    indices, sizes = [index for index, _ in remaining], [size for _, size in remaining]
    rewriter.replace(view.op, (_linearize(rewriter, view.op, indices, sizes, is_disjoint=is_disjoint),))
    return True


INDEX_FOLDS: dict[str, FoldFunction] = {
    "affine.delinearize_index": _fold_delinearize,
    "affine.linearize_index": _fold_linearize,
}
INDEX_PATTERNS: dict[str, Sequence[Pattern]] = {
    "affine.delinearize_index": (
        Pattern("CancelDelinearizeOfLinearizeDisjointExactTail", _cancel_tail),
        Pattern("DropUnitExtentBasis", _drop_unit_sizes),
        Pattern("SplitDelinearizeSpanningLastLinearizeArg", _split_last),
    ),
    "affine.linearize_index": (
        Pattern("CancelLinearizeOfDelinearizePortion", _cancel_runs),
        Pattern("DropLinearizeLeadingZero", _drop_leading_zero),
        Pattern("DropLinearizeUnitComponentsIfDisjointOrZero", _drop_units),
    ),
}
