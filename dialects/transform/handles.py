"""Handles of `transform`: kinds of their types, and which operations consume them.

Follows mlir/lib/Dialect/Transform/Interfaces/TransformInterfaces.cpp and `getEffects` of the operations.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...ir.attributes import ArrayAttr, Attribute, DictAttr
from ...ir.base import Type
from ...ir.graph import Block, Operation, OpOperand, Value
from ...ods.knowledge import UPSTREAM
from ...ods.segments import operand_group
from ...ods.verification.type_groups import GROUPS
from . import ops as transform

KINDS = ("transform-handle", "transform-param", "transform-value")
"""Handles to operations, parameters, handles to values."""
INTERFACE = "TransformOpInterface"
_CONSUMES_ALL = "FunctionalStyleTransformOpTrait"
_TARGET = ("target",)
_CONSUMED: Mapping[str, tuple[str, ...]] = {
    "affine.simplify_bounded_affine_ops": _TARGET,
    "affine.simplify_min_max_affine_ops": _TARGET,
    "alternatives": ("scope",),
    "apply_registered_pass": _TARGET,
    "foreach_match": ("root",),
    "func.deduplicate_func_args": ("module",),
    "func.replace_func_signature": ("module",),
    "loop.promote_if_one_iteration": _TARGET,
    "memref.alloca_to_global": ("alloca",),
    "nvgpu.create_async_groups": _TARGET,
    "structured.fuse": _TARGET,
    "structured.fuse_into_containing_op": ("producer_op",),
    "structured.pack": _TARGET,
    "structured.pack_greedily": _TARGET,
    "structured.replace": _TARGET,
    "structured.split": _TARGET,
    "structured.tile_using_for": _TARGET,
    "structured.tile_using_forall": _TARGET,
    "structured.vectorize": _TARGET,
}
"""By operation without a trait for it, the operands that it consumes."""
_CONSUMED_UNLESS: Mapping[str, tuple[str, str]] = {
    "apply_conversion_patterns": ("target", "preserve_handles"),
    "structured.bufferize_to_allocation": ("target", "bufferize_destination_only"),
}
"""The operand that is consumed unless an attribute is there."""
_KEEPS = frozenset(("split_handle",))
"""Operations with the trait that consume nothing."""


def is_kind(type_: Type, kind: str) -> bool | None:
    """Whether a type is of one of `KINDS`; None for a type of another dialect, which may be."""
    return GROUPS[kind](type_)


def share_kind(one: Type, other: Type) -> bool:
    """Whether both are of one kind, as far as that is known."""
    return any(is_kind(one, kind) is not False and is_kind(other, kind) is not False for kind in KINDS)


def is_transform(op: Operation) -> bool | None:
    """Whether an operation implements the interface of transforms; None for one that is not known."""
    definition = UPSTREAM.definition(op.name)
    return INTERFACE in definition.interfaces if definition is not None else None


def may_consume(use: OpOperand) -> bool:
    """Whether the operation of a use may consume the value; operations that are no transforms may."""
    op = use.owner
    is_known = is_transform(op)
    if is_known is None or (op.syntax is not None and op.syntax.opaque):
        return False
    return not is_known or any(value is use.value for value in consumed_values(op))


def consumed_values(op: Operation) -> list[Value]:
    """The operands that a transform consumes; those of a call are left out."""
    definition = UPSTREAM.definition(op.name)
    if definition is None:
        return []
    short = op.name.removeprefix("transform.")
    if _CONSUMES_ALL in definition.traits and short not in _KEEPS:
        return op.operand_values
    if short in _CONSUMED_UNLESS:
        name, keeping = _CONSUMED_UNLESS[short]
        return operand_group(op, definition, name) if keeping not in op.properties else []
    if op.name in _REGION_OPERATIONS:
        return _consumed_inside(op)
    return [value for name in _CONSUMED.get(short, ()) for value in operand_group(op, definition, name)]


_REGION_OPERATIONS = frozenset(
    (transform.ForeachOp.NAME, transform.SequenceOp.NAME, transform.WithPDLPatternsOp.NAME)
)  # fmt: skip
"""Operations that consume what the operations in their body consume of its arguments."""


def _consumed_inside(op: Operation) -> list[Value]:
    block = op.regions[0].entry if op.regions else None
    consumed = consumed_arguments(block) if block is not None else set[int]()
    return [value for index, value in enumerate(op.operand_values) if index in consumed]


def consumed_arguments(block: Block) -> set[int]:
    """The numbers of the arguments of a block that the operations directly in it consume."""
    numbers: dict[Value, int] = {argument: index for index, argument in enumerate(block.args)}
    values = (value for op in block.ops for value in consumed_values(op))
    return {numbers[value] for value in values if value in numbers}


def argument_attribute(op: Operation, index: int, name: str) -> Attribute | None:
    """An attribute of an argument of a function-like operation; None without one."""
    given = op.properties.get("arg_attrs")
    if not isinstance(given, ArrayAttr) or index >= len(given.elements):
        return None
    found = given.elements[index]
    return dict(found.entries).get(name) if isinstance(found, DictAttr) else None


READONLY, CONSUMED = "transform.readonly", "transform.consumed"


def annotation_fault(op: Operation, inputs: int, *, is_called: bool) -> str | None:
    """The fault of the effects that a function-like operation with `inputs` arguments says it has.

    `is_called`: all arguments have to say so, not only those of a declaration.
    """
    block = op.regions[0].entry if op.regions else None
    consumed = consumed_arguments(block) if block is not None else set[int]()
    for index in range(inputs):
        is_consumed = argument_attribute(op, index, CONSUMED) is not None
        is_readonly = argument_attribute(op, index, READONLY) is not None
        if is_consumed and is_readonly:
            return f"argument #{index} cannot be both readonly and consumed"
        if (block is None or is_called) and not is_consumed and not is_readonly:
            return "must provide consumed/readonly status for arguments of external or called ops"
        if index in consumed and is_readonly:
            return f"argument #{index} is consumed in the body but is not marked as such"
    return None
