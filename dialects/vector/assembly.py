"""Custom syntax of `vector`; the transfers are in `vector_transfer_syntax`."""

from __future__ import annotations

from math import prod

from ...ir.attributes import DialectAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import UNKNOWN_TYPE, VectorType
from ...ods.protocols import OpParser, OpPrinter
from ...ods.segments import dense_values
from ..common.assembly.index_lists import DYNAMIC_INDEX_LIST
from ..common.assembly.structured import parse_trait, print_trait
from . import ops as vector
from . import ops as vector_ops
from .transfer_assembly import parse_read, parse_write, print_read, print_write

_ADD = DialectAttr("vector", "kind", "add")
_TRAIT = ("indexing_maps", "iterator_types", "kind")

# vector.contract


def _parse_contract(p: OpParser, op: Operation) -> None:
    parse_trait(p, op, _TRAIT)
    op.properties.setdefault("kind", _ADD)
    uses = p.operand_list()
    p.attribute_dictionary(op)
    p.punctuation(":")
    types = p.type_list()
    p.keyword("into")
    result = p.type()
    if len(uses) > 3 and len(uses) != 5:
        p.fail("expected zero or exactly 2 vector mask operands", uses[3].start, uses[-1].end)
    # Upstream takes the types of both factors from the list, however long it is.
    p.resolve_all(op, uses, [*types[:2], result])
    op.add_result(result)


def _print_contract(p: OpPrinter, op: Operation) -> None:
    print_trait(p, op, _TRAIT)
    p.write(" ")
    p.values(op.operand_values)
    p.attribute_dictionary(op, _TRAIT)
    p.write(" : ")
    contract = vector.ContractionOp(op)
    p.types([contract.lhs.type, contract.rhs.type])
    p.write(" into ")
    p.type(op.result.type)


# vector.outerproduct


def _parse_outer_product(p: OpParser, op: Operation) -> None:
    uses = p.operand_list()
    p.attribute_dictionary(op)
    p.punctuation(":")
    start = p.offset
    types = p.type_list()
    upstream = "expected at least 2 operands" if len(uses) < 2 else "expected 2 types"
    if len(types) == 2 and len(uses) in (2, 3):
        upstream = "" if isinstance(types[0], VectorType) else "expected vector type for operand #1"
    if upstream or not isinstance(types[0], VectorType):
        text = "expected at least two operands and the types of the first two, a vector first"
        p.fail(text, start, upstream=upstream)
    op.properties.setdefault("kind", _ADD)
    lhs, rhs = types[0], types[1]
    result = lhs
    if isinstance(rhs, VectorType):
        flags = [*(lhs.scalable or (False,) * len(lhs.shape)), *(rhs.scalable or (False,) * len(rhs.shape))]
        result = VectorType((*lhs.shape, *rhs.shape), lhs.element, tuple(flags))
    p.resolve_all(op, uses, [*types, result][: len(uses)])
    op.add_result(result)


def _print_outer_product(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    p.values(op.operand_values)
    p.attribute_dictionary(op, () if len(op.operands) > 2 else ("kind",))
    p.write(" : ")
    product = vector.OuterProductOp(op)
    p.types([product.lhs.type, product.rhs.type])


# vector.shuffle


def _shuffle_types(view: vector_ops.ShuffleOp) -> list[Type]:
    """As many of the first vector's slices as the mask names; a vector of rank 0 counts as rank 1."""
    first = view.v1.type
    if not isinstance(first, VectorType):
        return [UNKNOWN_TYPE]
    length = len(dense_values(view.op.properties.get("mask")))
    flags = (False, *first.scalable[1:]) if first.scalable else ()
    return [VectorType((length, *first.shape[1:]), first.element, flags)]


def _element_types(op: vector_ops.ToElementsOp) -> list[Type]:
    """One result for each element of the vector."""
    vector = op.source.type
    return [vector.element] * prod(vector.shape) if isinstance(vector, VectorType) else []


# vector.mask


def _parse_mask(p: OpParser, op: Operation) -> None:
    start = p.offset
    mask = p.operand()
    passthru = p.operand() if p.optional_punctuation(",") else None
    p.region(op)
    p.attribute_dictionary(op)
    mask_type = p.colon_type()
    results = p.optional_arrow_type_list()
    p.resolve(op, mask, mask_type)
    if passthru is not None and not results:
        p.fail("expects a result if passthru operand is provided", start)
    if passthru is not None:
        p.resolve(op, passthru, results[0] if results else UNKNOWN_TYPE)
    for type_ in results:
        op.add_result(type_)


def _print_mask(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    p.values(op.operand_values)
    p.write(" ")
    p.region(op.regions[0], entry_arguments=False)
    p.attribute_dictionary(op)
    p.write(" : ")
    p.type(vector_ops.MaskOp(op).mask.type)
    p.arrow_types(op.result_types)


PARSERS = {
    "vector.contract": _parse_contract,
    "vector.mask": _parse_mask,
    "vector.outerproduct": _parse_outer_product,
    "vector.transfer_read": parse_read,
    "vector.transfer_write": parse_write,
}
PRINTERS = {
    "vector.contract": _print_contract,
    "vector.mask": _print_mask,
    "vector.outerproduct": _print_outer_product,
    "vector.transfer_read": print_read,
    "vector.transfer_write": print_write,
}
DIRECTIVES = {"DynamicIndexList": DYNAMIC_INDEX_LIST}
RESULT_TYPES = {"vector.shuffle": _shuffle_types, "vector.to_elements": _element_types}
