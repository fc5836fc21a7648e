"""Mismatches of symbols: how an operation and the one that it references have to fit (`verifySymbolUses` upstream)."""

from __future__ import annotations

from collections.abc import Callable

from ...ir.attributes import FloatAttr, IntegerAttr, TypeAttr, UnitAttr
from ...ir.base import Attribute, Type
from ...ir.graph import Operation
from ...ir.types import FunctionType, element_type
from ...ods.definitions import OpDefinition
from ...ods.dialect_bodies import are_alike
from ...ods.segments import group_slices_of
from ...ods.verification.op_parts import integer, integers
from ...ods.verification.shapes import shape_of, shapes_agree
from ...ods.verification.type_predicates import differ
from ..ml_program import ops as ml_program
from ..shard.grid_uses import MISMATCHES as GRID_USES
from ..tosa import ops as tosa

Mismatch = Callable[[Operation, Operation], "str | None"]
"""From a use and the operation that it references to upstream's words about what does not fit."""


def _type_of(op: Operation, name: str = "type") -> Type | None:
    value = op.properties.get(name)
    return value.type if isinstance(value, TypeAttr) else None


def _inner(type_: Type) -> str:
    """The text between the outermost `<` and `>` of a type."""
    return str(type_).partition("<")[2].removesuffix(">")


# Calls


def _called(op: Operation, target: Operation) -> str | None:
    type_ = _type_of(target, "function_type")
    if not isinstance(type_, FunctionType):
        return None
    if len(op.operands) != len(type_.inputs):
        return "incorrect number of operands for callee"
    wrong = _wrong_operand(op, type_)
    if wrong is not None:
        return wrong
    if len(op.result_types) != len(type_.results):
        return "incorrect number of results for callee"
    for number, (one, wanted) in enumerate(zip(op.result_types, type_.results, strict=True)):
        if differ(one, wanted):
            return f"result type mismatch at index {number}"
    return None


def _wrong_operand(op: Operation, type_: FunctionType) -> str | None:
    for number, (one, wanted) in enumerate(zip(op.operand_values, type_.inputs, strict=True)):
        if differ(one.type, wanted):
            text = f"operand type mismatch: expected operand type '{wanted}', but provided '{one.type}'"
            return f"{text} for operand number {number}"
    return None


def _called_shader(op: Operation, target: Operation) -> str | None:
    """The fault of a call of a `spirv.func` (FunctionCallOp::verifySymbolUses)."""
    type_ = _type_of(target, "function_type")
    if not isinstance(type_, FunctionType):
        return None
    given, results = len(op.operands), op.result_types
    if given != len(type_.inputs):
        return f"has incorrect number of operands for callee: expected {len(type_.inputs)}, but provided {given}"
    if len(results) == len(type_.results):
        wrong = next((pair for pair in zip(type_.results, results, strict=True) if differ(*pair)), None)
        words = f"result type mismatch: expected '{wrong[0]}', but provided '{wrong[1]}'" if wrong is not None else None
    else:
        counts = f"expected {len(type_.results)}, but provided {len(results)}"
        words = f"has incorrect number of results has for callee: {counts}"
    return _wrong_operand(op, type_) or words


def _shader_variable(op: Operation, target: Operation) -> str | None:
    type_ = _type_of(target)
    if type_ is None or not op.results or not differ(type_, op.results[0].type):
        return None
    return "result type mismatch with the referenced global variable's type"


def _shader_constant(op: Operation, target: Operation) -> str | None:
    """The fault of a reference to a specialization constant, whose value has the type unless it has parts."""
    value = target.properties.get("default_value")
    type_ = value.type if isinstance(value, (IntegerAttr, FloatAttr)) else _type_of(target)
    if type_ is None or not op.results or not differ(type_, op.results[0].type):
        return None
    return "result type mismatch with the referenced specialization constant's type"


# Variables


def _tosa_variable(type_: Type, name: str, target: Operation) -> str | None:
    wanted, shape = _type_of(target), target.properties.get("var_shape")
    if wanted is None:
        return None
    if differ(element_type(type_), wanted):
        text = f"require same element type for '{name}' ('{element_type(type_)}')"
        return f"{text} and the input tensor ('{wanted}')"
    given, sizes = shape_of(type_), _sizes(shape)
    if given is None or sizes is None or shapes_agree(given, sizes):
        return None
    listed = "".join(f"{'?' if size is None else size}x" for size in sizes)
    return f"require same shapes for '{name}' ('{type_}') and the input tensor ('tensor<{listed}{wanted}>')"


def _sizes(shape: Attribute | None) -> tuple[int | None, ...] | None:
    values = integers(shape)
    return tuple(None if size < 0 else size for size in values) if values is not None else None


def _tosa_read(op: Operation, target: Operation) -> str | None:
    return _tosa_variable(op.result_types[0], "output1", target) if op.result_types else None


def _tosa_write(op: Operation, target: Operation) -> str | None:
    return _tosa_variable(tosa.VariableWriteOp(op).input1.type, "input1", target) if op.operands else None


def _emitc_global(op: Operation, target: Operation) -> str | None:
    wanted, given = _type_of(target), op.result_types[0] if op.result_types else None
    if wanted is None or given is None:
        return None
    name = target.properties.get("sym_name")
    text = f"type '{wanted}' of the global @{str(name).strip(chr(34))}"
    if str(wanted).startswith("!emitc.array"):
        return f"on array type expects result type '{given}' to match {text}" if differ(given, wanted) else None
    if not str(given).startswith("!emitc.lvalue"):
        return f"on non-array type expects result type to be an lvalue type for the global @{str(name).strip(chr(34))}"
    inner = _inner(given)
    if are_alike(inner, str(wanted)) or inner == str(wanted).removeprefix("!emitc."):
        return None
    return f"on non-array type expects result inner type '{inner}' to match {text}"


def _emitc_field(op: Operation, target: Operation) -> str | None:
    wanted, given = _type_of(target), op.result_types[0] if op.result_types else None
    if wanted is None or given is None or not differ(given, wanted):
        return None
    return f"result type '{given}' does not match field '{op.properties.get('field_name')}' type '{wanted}'"


def _loaded(op: Operation, target: Operation) -> str | None:
    wanted, given = _type_of(target), op.result_types[0] if op.result_types else None
    if op.name.endswith("_const") and "is_mutable" in target.properties:
        return f"cannot load as const from mutable global {op.properties.get('global')}"
    if wanted is None or given is None or not differ(given, wanted):
        return None
    return f"cannot load from global typed '{wanted}' as '{given}'"


def _stored(op: Operation, target: Operation) -> str | None:
    wanted = _type_of(target)
    if "is_mutable" not in target.properties:
        return f"cannot store to an immutable global {op.properties.get('global')}"
    view = ml_program.GlobalStoreGraphOp if op.name.endswith("_graph") else ml_program.GlobalStoreOp
    given = view(op).value.type if op.operands else None
    if wanted is None or given is None or not differ(given, wanted):
        return None
    return f"cannot store to a global typed '{wanted}' from '{given}'"


# llvm


def _address(op: Operation, target: Operation) -> str | None:
    if target.name not in ("llvm.mlir.global", "llvm.mlir.alias") or not op.result_types:
        return None
    # Loaded here: few programs are in this dialect.
    from ..llvm.types import address_space

    space = address_space(op.result_types[0])
    if space is None or space == (integer(target, "addr_space") or 0):
        return None
    return "pointer address space must match address space of the referenced global or alias"


def _local_equivalent(op: Operation, target: Operation) -> str | None:
    del op
    if target.name == "llvm.func" and "extern_weak" in str(target.properties.get("linkage")):
        return "target function with 'extern_weak' linkage not allowed"
    return None


def _resolver(op: Operation, target: Operation) -> str | None:
    if target.name == "llvm.mlir.alias":
        return None
    if not target.regions or not target.regions[0].blocks:
        return "resolver must be a definition"
    type_ = _type_of(target, "function_type")
    if type_ is not None and not str(type_).startswith("!llvm.func<ptr"):
        return "resolver must return a pointer"
    return "resolver has incorrect type" if str(_type_of(op, "resolver_type")) not in ("!llvm.ptr", "None") else None


# gpu


def launched(op: Operation, kernel: Operation, definition: OpDefinition | None) -> str | None:
    """`gpu.launch_func`, which `definition` is of, and the function that it starts."""
    if kernel.name not in ("gpu.func", "llvm.func"):
        return _unlaunchable(op, kernel)
    if not isinstance(kernel.properties.get("gpu.kernel", kernel.attributes.get("gpu.kernel")), UnitAttr):
        is_kernel = "kernel" in kernel.properties or "rocdl.kernel" in kernel.attributes
        if not is_kernel:
            return "kernel function is missing the 'gpu.kernel' attribute"
    type_ = _type_of(kernel, "function_type")
    if kernel.name != "gpu.func" or not isinstance(type_, FunctionType) or definition is None:
        return None
    return _launch_operands(op, type_, definition)


def _unlaunchable(op: Operation, kernel: Operation) -> str | None:
    if "function_type" not in kernel.properties:
        return f"referenced kernel '{op.properties.get('kernel')}' is not a function"
    if "gpu.kernel" in kernel.attributes or "gpu.kernel" in kernel.properties:
        return None
    return "kernel function is missing the 'gpu.kernel' attribute"


def _launch_operands(op: Operation, type_: FunctionType, definition: OpDefinition) -> str | None:
    groups = group_slices_of(op, definition, is_result=False)
    # LLVM 14 and 15 call them `operands`.
    part = groups.get("kernelOperands", groups.get("operands"))
    if part is None:
        return None
    given = [operand.value.type for operand in op.operands[part]]
    if len(given) != len(type_.inputs):
        return f"got {len(given)} kernel operands but expected {len(type_.inputs)}"
    for number, (one, wanted) in enumerate(zip(given, type_.inputs, strict=True)):
        if differ(one, wanted):
            return f"type of function argument {number} does not match"
    return None


MISMATCHES: dict[str, Mismatch] = {
    "async.call": _called,
    "emitc.call": _called,
    "emitc.get_field": _emitc_field,
    "emitc.get_global": _emitc_global,
    "llvm.dso_local_equivalent": _local_equivalent,
    "llvm.mlir.addressof": _address,
    "llvm.mlir.ifunc": _resolver,
    "ml_program.global_load": _loaded,
    "ml_program.global_load_const": _loaded,
    "ml_program.global_load_graph": _loaded,
    "ml_program.global_store": _stored,
    "ml_program.global_store_graph": _stored,
    "spirv.FunctionCall": _called_shader,
    "spirv.mlir.addressof": _shader_variable,
    "spirv.mlir.referenceof": _shader_constant,
    "tosa.variable_read": _tosa_read,
    "tosa.variable_write": _tosa_write,
    **GRID_USES,
}
"""By operation; any target fits the others in `SYMBOL_USES`."""
