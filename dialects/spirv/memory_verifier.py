"""Verifier rules of `spirv`: pointers, variables, loads and stores (mlir/lib/Dialect/SPIRV/IR/MemoryOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import ArrayAttr, DialectAttr, DictAttr, IntegerAttr
from ...ir.base import Attribute, Type
from ...ir.graph import Operation, Value
from ...ir.types import DialectType, UnknownType, VectorType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute, operand
from ...ods.verification.op_parts import function_type, is_opaque
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from . import ops as spirv
from .keywords import flags_of, keyword_of
from .types import element_at, element_count, is_composite, pointer_parts, pointer_type

# Memory access


def access(prefix: str = "") -> Rule:
    """An alignment, which goes with `Aligned`, and only with that (verifyMemoryAccessAttribute)."""
    name, alignment = f"{prefix}memory_access", f"{prefix}alignment"

    def rule(view: View) -> Failure | None:
        has_alignment = alignment in view.op.properties
        given = view.op.properties.get(name)
        if given is None:
            if not has_alignment:
                return None
            text = "invalid alignment specification without aligned memory access specification"
            return Failure("verify-attribute", text, attribute(alignment))
        is_aligned = "Aligned" in flags_of(view.op, name)
        if is_aligned and not has_alignment:
            return Failure("verify-attribute", f"missing alignment value: '{alignment}' goes with `Aligned`")
        if has_alignment and not is_aligned and isinstance(given, DialectAttr):
            text = "invalid alignment specification with non-aligned memory access specification"
            return Failure("verify-attribute", text, attribute(alignment))
        return None

    return rule


def copied(view: View) -> Failure | None:
    copy = spirv.CopyMemoryOp(view.op)
    target, source = (pointer_parts(value.type)[0] for value in (copy.target, copy.source))
    if differ(target, source):
        text = "both operands must be pointers to the same type"
        return Failure("verify-operand-type", f"{text}, but got '{target}' and '{source}'")
    return None


def points_to(*, in_parts: bool = False) -> Rule:
    """The rule that a pointer points to what is loaded or stored; `in_parts`: to one element of a vector."""

    def rule(view: View) -> Failure | None:
        pointee, _ = pointer_parts(view.type_of("ptr") or UnknownType())
        value = view.type_of("value") or pointee
        value = value.element if in_parts and isinstance(value, VectorType) else value
        if not differ(value, pointee):
            return None
        text = "mismatch in result type and pointer type"
        return Failure("verify-type", text, addition=f": '{value}' and '{pointee}'")

    return rule


# Access chains


def access_chain(op: Operation) -> Failure | None:
    """The indices of an access chain, which lead to what the result points to (getElementPtrType)."""
    chain = spirv.AccessChainOp(op) if op.name == "spirv.AccessChain" else spirv.PtrAccessChainOp(op)
    base, result = chain.base_ptr.type, op.results[0].type if op.results else UnknownType()
    pointee, storage = pointer_parts(base)
    reached = _reached(pointee, chain.indices) if storage else None
    if reached is None or isinstance(reached, Failure):
        return reached
    wanted = pointer_type(reached, storage)
    if isinstance(reached, UnknownType) or not isinstance(result, DialectType) or not differ(wanted, result):
        return None
    text = f"invalid result type: expected '{wanted}', but provided '{result}'"
    return Failure("verify-result-type", text)


def _reached(pointee: Type, indices: Sequence[Value]) -> Type | Failure | None:
    type_, index = pointee, 0
    for value in indices:
        if not is_composite(type_):
            if isinstance(type_, UnknownType):
                return None
            text = f"'spirv.AccessChain' op cannot extract from non-composite type '{type_}' with index {index}"
            return Failure("verify-position", text, is_bare=True)
        index = 0
        if isinstance(type_, DialectType) and type_.mnemonic == "struct":
            member = _member(type_, value)
            if member is None or isinstance(member, Failure):
                return member
            index = member
        found = element_at(type_, index)
        if found is None:
            return None
        type_ = found
    return type_


def _member(struct: Type, value: Value) -> int | Failure | None:
    """The member of `struct` that an index of an access chain means; None where it is unknown."""
    definition = value.defining_op
    if definition is None:
        text = "'spirv.AccessChain' op index must be an integer spirv.Constant to access element of spirv.struct"
        return Failure("verify-constant", text, is_bare=True)
    if is_opaque(definition):
        return None
    number = definition.properties.get("value") if definition.name == "spirv.Constant" else None
    if not isinstance(number, IntegerAttr):
        text = (
            "'spirv.AccessChain' index must be an integer spirv.Constant to access element of spirv.struct, "
            f"but provided {definition.name}"
        )
        return Failure("verify-constant", text, is_bare=True)
    count = element_count(struct)
    if count is not None and not 0 <= number.value < count:
        text = f"'spirv.AccessChain' op index {number.value} out of bounds for '{struct}'"
        return Failure("verify-position", text, is_bare=True)
    return number.value


# Variables


def variable(view: spirv.VariableOp) -> Failure | None:
    storage, (pointee, result) = keyword_of(view.op, "storage_class"), pointer_parts(view.pointer.type)
    if storage and storage != "Function":
        text = (
            "can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables."
        )
        return Failure("verify-attribute", text, attribute("storage_class"))
    if storage and result and storage != result:
        text = f"storage class must match result pointer's storage class, but is {storage}, not {result}"
        return Failure("verify-attribute", text)
    definition = view.initializer.defining_op if view.initializer is not None else None
    if view.initializer is not None and (definition is None or _is_no_constant(definition)):
        text = "initializer must be the result of a constant or spirv.GlobalVariable op"
        return Failure("verify-constant", text, operand(0))
    for name in ("descriptor_set", "binding", "built_in"):
        if name in view.op.attributes:
            return Failure("verify-attribute", f"cannot have '{name}' attribute (only allowed in spirv.GlobalVariable)")
    return _aliasing(view.op, pointee)


_INITIALIZERS = frozenset(("spirv.Constant", "spirv.mlir.referenceof", "spirv.mlir.addressof"))


def _is_no_constant(definition: Operation) -> bool:
    return definition.name not in _INITIALIZERS and not is_opaque(definition)


def holds_physical(type_: Type) -> bool:
    """Whether a value of the type is a pointer to a physical buffer, or an array of such pointers."""
    held = element_at(type_, 0) if isinstance(type_, DialectType) and type_.mnemonic == "array" else type_
    return held is not None and pointer_parts(held)[1] == "PhysicalStorageBuffer"


def _aliasing(op: Operation, pointee: Type) -> Failure | None:
    """The one decoration that says what a pointer to a physical buffer aliases.

    Follows verifyPhysicalStorageBufferDecorations.
    """
    if not holds_physical(pointee):
        return None
    found = [name for name in ("aliased_pointer", "restrict_pointer") if name in op.attributes]
    if not found:
        text = " with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'"
        return Failure("verify-attribute", text)
    if len(found) == 2:
        return Failure("verify-attribute", " with physical buffer pointer must have exactly one aliasing decoration")
    return None


def parameters(view: View) -> Failure | None:
    """Arguments of a function that are, or point to, pointers to physical buffers say what they alias."""
    type_, dictionaries = function_type(view.op), view.attribute("arg_attrs")
    given = dictionaries.elements if isinstance(dictionaries, ArrayAttr) else ()
    for index, each in enumerate(type_.inputs if type_ is not None else ()):
        pointee, storage = pointer_parts(each)
        decoration = _decoration(given[index]) if index < len(given) else ""
        inner = pointer_parts(pointee)[1]
        if inner:
            if inner == "PhysicalStorageBuffer" and decoration not in ("AliasedPointer", "RestrictPointer"):
                text = (
                    "with a pointer points to a physical buffer pointer must be decorated either "
                    "'AliasedPointer' or 'RestrictPointer'"
                )
                return Failure("verify-function", text)
            continue
        is_array = isinstance(pointee, DialectType) and pointee.mnemonic == "array"
        is_physical = holds_physical(pointee) if is_array else storage == "PhysicalStorageBuffer"
        if is_physical and decoration not in ("Aliased", "Restrict"):
            text = "with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'"
            return Failure("verify-function", text)
    return None


def _decoration(attributes: Attribute) -> str:
    """`#spirv.decoration<...>` of an argument; empty without one."""
    found = dict(attributes.entries).get("spirv.decoration") if isinstance(attributes, DictAttr) else None
    return (found.body or "").strip() if isinstance(found, DialectAttr) and found.mnemonic == "decoration" else ""


def payload(view: View) -> Failure | None:
    """The storage class of the payload of `spirv.EXT.EmitMeshTasks`."""
    given = view.type_of("payload")
    storage = pointer_parts(given)[1] if given is not None else ""
    if not storage or storage == "TaskPayloadWorkgroupEXT":
        return None
    text = "payload must be a variable with a storage class of TaskPayloadWorkgroupEXT"
    return Failure("verify-operand-type", text, addition=f", but it is {storage}")


GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "spirv.AccessChain": (access_chain,),
    "spirv.InBoundsPtrAccessChain": (access_chain,),
    "spirv.PtrAccessChain": (access_chain,),
    "spirv.Variable": (variable,),
}
