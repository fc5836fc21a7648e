"""Calls of functions that take the buffers they returned: the caller allocates them."""

from __future__ import annotations

from ...dialects.common.canonicalization.memref_types import has_identity_layout
from ...ir.attributes import ArrayAttr, DenseArrayAttr, DictAttr
from ...ir.base import Attribute
from ...ir.builder import Builder
from ...ir.graph import Operation, OpResult, Value
from ...ir.types import IntegerType, MemRefType
from ..pass_manager.refusal import Refusal
from .functions import OutParams, Sizes

_I32 = IntegerType(32)
UNKNOWN_SIZE = "cannot create out param for dynamically shaped result"


def rewrite_call(call: Operation, params: OutParams, *, keeps_attributes: bool) -> Refusal | None:
    """Let `call` pass new buffers; a refusal, with nothing changed that matters, when a size is not known."""
    for position, sizes in zip(params.positions, params.sizes, strict=True):
        type_ = call.results[position].type
        if isinstance(type_, MemRefType) and None in type_.shape and not sizes:
            return Refusal(UNKNOWN_SIZE, "out-param-size", call)
    builder = Builder.before(call)
    passed = [
        _allocated(builder, call, position, sizes, alignment)
        for position, sizes, alignment in zip(params.positions, params.sizes, params.alignments, strict=True)
    ]
    remaining = [result for result in call.results if result.index not in params.positions]
    properties = {"callee": call.properties["callee"]}
    if keeps_attributes:
        properties = _unchanged_properties(call, params)
    new = builder.create(
        call.name,
        [*call.operand_values, *passed],
        [result.type for result in remaining],
        properties=properties,
        attributes=call.attributes if keeps_attributes else None,
        location=call.location,
    )
    new.origin = call.origin
    for old, result in zip(remaining, new.results, strict=True):
        _take_name(result, old)
        old.replace_all_uses_with(result)
    for position, value in zip(params.positions, passed, strict=True):
        call.results[position].replace_all_uses_with(value)
    call.erase()
    return None


def pass_argument(call: Operation, value: Value) -> None:
    """One operand more for `call`, the last one."""
    given = call.properties.get("arg_attrs")
    if isinstance(given, ArrayAttr):
        call.properties["arg_attrs"] = ArrayAttr((*given.elements, DictAttr(())))
    call.add_operand(value)


def _unchanged_properties(call: Operation, params: OutParams) -> dict[str, Attribute]:
    properties = dict(call.properties)
    of_arguments, of_results = properties.get("arg_attrs"), properties.get("res_attrs")
    if isinstance(of_arguments, ArrayAttr):
        added = (DictAttr(()),) * len(params.positions)
        properties["arg_attrs"] = ArrayAttr((*of_arguments.elements, *added))
    if isinstance(of_results, ArrayAttr):
        left = tuple(each for i, each in enumerate(of_results.elements) if i not in params.positions)
        properties["res_attrs"] = ArrayAttr(left)
        if not left:
            del properties["res_attrs"]
    return properties


def _allocated(
    builder: Builder, call: Operation, position: int, sizes: Sizes | None, alignment: Attribute | None
) -> Value:
    """A new buffer for a result of `call`, of exactly its type."""
    result = call.results[position]
    type_ = result.type
    assert isinstance(type_, MemRefType)
    operands = [call.operands[i].value for i in sizes or ()]
    properties: dict[str, Attribute] = {"operandSegmentSizes": DenseArrayAttr(_I32, (len(operands), 0))}
    if alignment is not None:
        properties["alignment"] = alignment
    plain = MemRefType(type_.shape, type_.element, None, type_.memory_space)
    identity = has_identity_layout(type_)
    made = builder.create(
        "memref.alloc", operands, [type_ if identity else plain], properties=properties, location=call.location
    )
    if not identity:
        made = builder.create("memref.cast", [made.result], [type_], location=call.location)
    _take_name(made.result, result)
    return made.result


def _take_name(new: OpResult, old: OpResult) -> None:
    new.name = old.name
    # `x#1` is no name for a result whose `x#0` is gone.
    new.origin = old.origin if "#" not in (old.name or "") else None
