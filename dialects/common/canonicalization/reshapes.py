"""Reshapes that follow each other, of buffers and of tensors (mlir/Dialect/Utils/ReshapeOpsUtils.h)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ....ir.attributes import ArrayAttr, Attribute, ElementsAttr
from ....ir.base import Type
from ....ir.graph import Operation, Value
from ....ir.types import INDEX, MemRefType, RankedTensorType
from ....ods.constants import constant_attr, elements_of
from ....ods.op_view import OpView, UnaryOp
from ....ods.rewriting import FoldResult, Pattern, PatternFunction, PatternRewriter
from ....ods.segments import dense_i64, dense_values, i64_array_attr
from ..buffers import index_constant
from .matching import defining_op
from .memref_types import has_identity_layout
from .mixed import DYNAMIC, Mixed, mixed_values, with_constants
from .reshaped_types import Groups, reassociation


class _ExpandShapeOp(OpView):
    """`memref.expand_shape` and `tensor.expand_shape`."""

    __slots__ = ()

    @property
    def output_shape(self) -> list[Value]:
        return self.op.operand_values[1:]


def reassociation_attr(groups: Sequence[Sequence[int]]) -> Attribute:
    return ArrayAttr(tuple(i64_array_attr(group) for group in groups))


def shape_of(type_: Type) -> tuple[int | None, ...]:
    return type_.shape if isinstance(type_, (MemRefType, RankedTensorType)) else ()


def _dynamic(shape: Sequence[int | None]) -> int:
    return sum(size is None for size in shape)


def fold_reshape(op: Operation, constant: Attribute | None, inverse: str) -> Sequence[FoldResult] | None:
    """foldReshapeOp: nothing changes, a constant changes its type, or a reshape undoes the one before."""
    source, type_ = UnaryOp(op).operand, op.results[0].type
    if source.type is type_:
        return (source,)
    if isinstance(constant, ElementsAttr):
        reshaped = _reshaped(constant, type_)
        return (reshaped,) if reshaped is not None else None
    before = defining_op(source, inverse)
    if before is None or UnaryOp(before).operand.type is not type_:
        return None
    shape = shape_of(type_)
    groups = reassociation(op)
    if _dynamic(shape) < 2:
        return (UnaryOp(before).operand,)
    if groups != reassociation(before):
        return None
    if len(shape) < len(shape_of(source.type)):
        return (UnaryOp(before).operand,)
    if all(_dynamic([shape[i] for i in group]) < 2 for group in groups):
        return (UnaryOp(before).operand,)
    return None


def _reshaped(constant: ElementsAttr, type_: Type) -> Attribute | None:
    found = elements_of(constant)
    return constant_attr(found.values, type_) if found is not None else None


def composed_groups(first: Groups, second: Groups) -> Groups | None:
    """The reassociation of two reshapes of the same direction, the finer one first (composeReassociationIndices)."""
    if len(first) < len(second):
        return None
    found: Groups = []
    for group in second:
        merged = [index for i in group for index in (first[i] if i < len(first) else [])]
        found.append(merged)
    return found


def _has_identity_layout(type_: Type) -> bool:
    """True for tensors."""
    return not isinstance(type_, MemRefType) or has_identity_layout(type_)


def _same_space(type_: Type, other: Type) -> bool:
    """Layouts other than the identity are left alone where they differ."""
    if not isinstance(type_, MemRefType) or not isinstance(other, MemRefType):
        return True
    return type_.memory_space is other.memory_space


def compose_same(name: str) -> PatternFunction:
    """One reshape for two in the same direction (ComposeReassociativeReshapeOps).

        %u = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<2x3x4x5xf32> into tensor<6x4x5xf32>
        %v = tensor.collapse_shape %u [[0, 1], [2]] : tensor<6x4x5xf32> into tensor<24x5xf32>
        "use"(%v) : (tensor<24x5xf32>) -> ()
    becomes
        %v = tensor.collapse_shape %t [[0, 1, 2], [3]] : tensor<2x3x4x5xf32> into tensor<24x5xf32>
        "use"(%v) : (tensor<24x5xf32>) -> ()
    """
    is_collapse = name.endswith("collapse_shape")

    def apply(view: UnaryOp, rewriter: PatternRewriter) -> bool:
        before = defining_op(view.operand, name)
        if before is None:
            return False
        source = UnaryOp(before).operand
        if not all(_has_identity_layout(value.type) for value in (source, view.operand, view.op.results[0])):
            return False
        outer, inner = reassociation(view.op), reassociation(before)
        groups = composed_groups(inner, outer) if is_collapse else composed_groups(outer, inner)
        if groups is None:
            return False
        properties: dict[str, Attribute] = {"reassociation": reassociation_attr(groups)}
        operands: list[Value] = [source]
        if not is_collapse:
            properties["static_output_shape"] = view.op.properties.get("static_output_shape") or dense_i64(())
            operands.extend(_ExpandShapeOp(view.op).output_shape)
        rewriter.replace_with(view.op, name, operands, properties=properties)
        return True

    return apply


def collapse_of_expand(collapse: str, expand: str) -> PatternFunction:
    """One reshape for a collapse of an expansion, where the groups of one consist of whole groups of the other.

        %u = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
        %v = tensor.collapse_shape %u [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
        "use"(%v) : (tensor<24xf32>) -> ()
    becomes
        %v = tensor.collapse_shape %t [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
        "use"(%v) : (tensor<24xf32>) -> ()

    Both divide the same elements in the same order.
    """

    def apply(view: UnaryOp, rewriter: PatternRewriter) -> bool:
        before = defining_op(view.operand, expand)
        if before is None:
            return False
        source, result = UnaryOp(before).operand, view.op.results[0]
        from_shape, to_shape = shape_of(source.type), shape_of(result.type)
        if (
            not _has_identity_layout(source.type)
            or not _has_identity_layout(result.type)
            or not _same_space(source.type, result.type)
        ):
            return False
        rank, expanded = len(to_shape), len(shape_of(view.operand.type))
        if len(from_shape) == rank or expanded <= 0:
            return False
        if len(from_shape) > rank:
            higher, lower = reassociation(before), reassociation(view.op)
        else:
            higher, lower = reassociation(view.op), reassociation(before)
        groups = compose_between(higher, lower)
        if groups is None:
            return False
        if len(from_shape) > rank:
            rewriter.replace_with(
                view.op, collapse, (source,), properties={"reassociation": reassociation_attr(groups)}
            )
            return True
        return _expand_instead(view.op, before, rewriter, groups, expand)

    return apply


def _expand_instead(op: Operation, before: Operation, rewriter: PatternRewriter, groups: Groups, expand: str) -> bool:
    """The collapse leaves something expanded: expand to that at once, multiplying the sizes that it merges."""
    sizes = mixed_values(
        dense_values(before.properties.get("static_output_shape")), _ExpandShapeOp(before).output_shape
    )
    merged = [with_constants([sizes[i] for i in group]) for group in reassociation(op)]
    shape = [None if any(isinstance(part, Value) for part in parts) else prod(_known(parts)) for parts in merged]
    if shape != list(shape_of(op.results[0].type)):
        # A size that is a constant belongs to a type that does not say so.
        return False
    rewriter.set_before(op)
    dynamic = [_product(op, rewriter, parts) for parts, extent in zip(merged, shape, strict=True) if extent is None]
    properties: dict[str, Attribute] = {
        "reassociation": reassociation_attr(groups),
        "static_output_shape": dense_i64([DYNAMIC if extent is None else extent for extent in shape]),
    }
    rewriter.replace_with(op, expand, (UnaryOp(before).operand, *dynamic), properties=properties)
    return True


def _known(parts: Sequence[Mixed]) -> list[int]:
    return [part for part in parts if isinstance(part, int)]


def _product(op: Operation, rewriter: PatternRewriter, parts: Sequence[Mixed]) -> Value:
    """The product of sizes of which one at least is a value, computed before `op`."""
    product, *others = [part for part in parts if isinstance(part, Value)]
    number = prod(_known(parts))
    for factor in others:
        product = _times(op, rewriter, product, factor)
    return product if number == 1 else _times(op, rewriter, product, index_constant(rewriter, number, op))


def _times(op: Operation, rewriter: PatternRewriter, left: Value, right: Value) -> Value:
    return rewriter.create("arith.muli", [left, right], (INDEX,), location=op.location).result


def compose_between(higher: Groups, lower: Groups) -> Groups | None:
    """The groups of the coarser side as groups of the finer one; None when they overlap otherwise.

    Both divide the same dimensions in order. The result lists, for each group of `lower`, the numbers of the groups
    of `higher` in it.
    """
    found: Groups = []
    number = 0
    for group in lower:
        members: list[int] = []
        wanted = len(group)
        while wanted > 0 and number < len(higher):
            wanted -= len(higher[number])
            members.append(number)
            number += 1
        if wanted != 0:
            return None
        found.append(members)
    # A single element has no groups, and all dimensions of the finer side are in it.
    return found if not lower or number == len(higher) else None


def expand_of_collapse(expand: str, collapse: str) -> PatternFunction:
    """One reshape for an expansion of a collapse, where the groups allow it (ComposeExpandOfCollapseOp).

        %u = tensor.collapse_shape %t [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
        %v = tensor.expand_shape %u [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
        "use"(%v) : (tensor<6x4xf32>) -> ()
    becomes
        %v = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
        "use"(%v) : (tensor<6x4xf32>) -> ()

    Sizes that are not constants must be few enough to decide which dimensions make up each group.
    """

    def apply(view: UnaryOp, rewriter: PatternRewriter) -> bool:
        before = defining_op(view.operand, collapse)
        if before is None:
            return False
        source, result = UnaryOp(before).operand, view.op.results[0]
        if not _has_identity_layout(source.type) or not _has_identity_layout(result.type):
            return False
        from_shape, to_shape = shape_of(source.type), shape_of(result.type)
        if len(from_shape) == len(to_shape):
            return False
        is_collapse = len(from_shape) > len(to_shape)
        finer, coarser = (from_shape, to_shape) if is_collapse else (to_shape, from_shape)
        fine = reassociation(before) if is_collapse else reassociation(view.op)
        coarse = reassociation(view.op) if is_collapse else reassociation(before)
        groups = _matching_groups(finer, coarser, fine, coarse)
        if groups is None:
            return False
        properties: dict[str, Attribute] = {"reassociation": reassociation_attr(groups)}
        operands: list[Value] = [source]
        if not is_collapse:
            properties["static_output_shape"] = view.op.properties.get("static_output_shape") or dense_i64(())
            operands.extend(_ExpandShapeOp(view.op).output_shape)
        rewriter.replace_with(view.op, collapse if is_collapse else expand, operands, properties=properties)
        return True

    return apply


def _matching_groups(
    finer: Sequence[int | None], coarser: Sequence[int | None], fine: Groups, coarse: Groups
) -> Groups | None:
    """Group the dimensions of the finer shape so that their products are the sizes of the coarser one."""
    found: Groups = []
    if not fine:  # A single element is between them: all dimensions of both sides belong together.
        fine, coarse = [[*range(len(finer))]], [[*range(len(coarser))]]
    for fine_group, coarse_group in zip(fine, coarse, strict=True):
        fine_sizes = [finer[i] for i in fine_group]
        coarse_sizes = [coarser[i] for i in coarse_group]
        if fine_sizes == coarse_sizes and _dynamic(fine_sizes) < 2:
            found.extend([i] for i in fine_group)
            continue
        # Two sizes that are not known may change places.
        if _dynamic(fine_sizes) + _dynamic(coarse_sizes) > 2 or len(fine_group) < len(coarse_group):
            return None
        grouped = _group_by_products(fine_group, fine_sizes, coarse_sizes)
        if grouped is None:
            return None
        found.extend(grouped)
    return found


def _group_by_products(
    indices: Sequence[int], sizes: Sequence[int | None], wanted: Sequence[int | None]
) -> Groups | None:
    found: Groups = []
    position = 0
    for number, target in enumerate(wanted):
        group: list[int] = []
        if target is None and number == len(wanted) - 1:
            group.extend(indices[position:])
            position = len(sizes)
        elif target is None:
            while position < len(sizes):
                group.append(indices[position])
                position += 1
                if sizes[position - 1] is None:
                    break
        else:
            product = 1
            while position < len(sizes) and (product != target or not group):
                size = sizes[position]
                if size is None:
                    return None
                product *= size
                group.append(indices[position])
                position += 1
            if product != target:
                return None
        if not group:
            return None
        found.append(group)
    while position < len(sizes) and found and sizes[position] == 1:
        found[-1].append(indices[position])
        position += 1
    return found if position == len(sizes) else None


def reshape_patterns(dialect: str) -> dict[str, tuple[Pattern, ...]]:
    """Patterns that memref and tensor have in common, by operation."""
    collapse, expand = f"{dialect}.collapse_shape", f"{dialect}.expand_shape"
    both = collapse_of_expand(collapse, expand)
    return {
        collapse: (
            Pattern("ComposeReassociativeReshapeOps", compose_same(collapse)),
            Pattern("ComposeCollapseOfExpandOp", both),
        ),
        expand: (
            Pattern("ComposeReassociativeReshapeOps", compose_same(expand)),
            Pattern("ComposeExpandOfCollapseOp", expand_of_collapse(expand, collapse)),
        ),
    }
