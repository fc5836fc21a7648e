"""Custom syntax of `spirv`; what is directly in a module is in `spirv_symbols_syntax`."""

from __future__ import annotations

from ...ir.attributes import ArrayAttr, Attribute, DialectAttr, IntegerAttr, quoted
from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.types import (
    UNKNOWN_TYPE,
    DialectType,
    FunctionType,
    NoneType,
    RankedTensorType,
    UnrankedTensorType,
    VectorType,
)
from ...ods.protocols import Directive, OperandUse, OpParser, OpPrinter
from ...ods.segments import i32_attr, integer_value
from ...ods.verification.type_predicates import differ
from . import ops as spirv
from .control_assembly import (
    parse_branch,
    parse_structured,
    parse_switch_cases,
    print_branch,
    print_structured,
    print_switch_cases,
)
from .keywords import flags_of, keyword_of
from .symbols_assembly import (
    constant_type,
    parse_composite,
    parse_decorations,
    parse_entry_point,
    parse_execution_mode,
    parse_function,
    parse_global_variable,
    parse_graph,
    parse_graph_entry_point,
    parse_module,
    parse_spec_constant,
    print_composite,
    print_decorations,
    print_entry_point,
    print_execution_mode,
    print_function,
    print_global_variable,
    print_graph,
    print_graph_entry_point,
    print_module,
    print_spec_constant,
    read_storage_class,
    read_string,
)
from .types import element_at, element_count, pointer_parts, pointer_type, reached, type_from_text
from .wrapped_assembly import parse_image_operands, parse_wrapped, print_image_operands, print_wrapped

# spirv.Constant


def _parse_constant(p: OpParser, op: Operation) -> None:
    value = p.attribute()
    op.properties["value"] = value
    type_ = constant_type(value)
    if type_ is None or isinstance(type_, (NoneType, RankedTensorType, UnrankedTensorType)):
        type_ = p.colon_type()
    p.attribute_dictionary(op)
    op.add_result(type_)


def _print_constant(p: OpPrinter, op: Operation) -> None:
    value = op.properties["value"]
    p.write(" ")
    p.attribute(value)
    if constant_type(value) is not op.result.type:
        p.write(" : ")
        p.type(op.result.type)
    p.attribute_dictionary(op, ("value",))


# Memory


def _pointer(p: OpParser, op: Operation, use: OperandUse, pointee: Type, storage_class: str) -> None:
    known, wanted = p.type_of(use), pointer_type(pointee, storage_class)
    # One type may be written in several ways.
    p.resolve(op, use, known if known is not None and not differ(known, wanted) else wanted)


def _parse_access(p: OpParser, op: Operation, prefix: str = "") -> None:
    """Optional `["Volatile|Aligned", 4]`."""
    if not p.optional_punctuation("["):
        return
    name = f"{prefix}memory_access"
    op.properties[name] = DialectAttr("spirv", "memory_access", read_string(p, name))
    if "Aligned" in flags_of(op, name):
        p.punctuation(",")
        op.properties[f"{prefix}alignment"] = i32_attr(p.integer())
    p.punctuation("]")


def _print_access(p: OpPrinter, op: Operation, prefix: str = "") -> None:
    access = keyword_of(op, f"{prefix}memory_access")
    if access:
        alignment = op.properties.get(f"{prefix}alignment")
        p.write(f"[{quoted(access)}{f', {integer_value(alignment)}' if alignment is not None else ''}]")


def _write_pointer(p: OpPrinter, pointer: Value) -> None:
    p.write(f"{quoted(pointer_parts(pointer.type)[1])} ")
    p.value(pointer)


_ACCESS = ("memory_access", "alignment", "source_memory_access", "source_alignment")


def _parse_load(p: OpParser, op: Operation) -> None:
    storage_class = read_storage_class(p)
    pointer = p.operand()
    _parse_access(p, op)
    p.attribute_dictionary(op)
    type_ = p.colon_type()
    _pointer(p, op, pointer, type_, storage_class)
    op.add_result(type_)


def _print_load(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    _write_pointer(p, spirv.LoadOp(op).ptr)
    p.write(" " if "memory_access" in op.properties else "")
    _print_access(p, op)
    p.attribute_dictionary(op, _ACCESS)
    p.write(" : ")
    p.type(op.result.type)


def _parse_store(p: OpParser, op: Operation) -> None:
    storage_class = read_storage_class(p)
    pointer = p.operand()
    p.punctuation(",")
    value = p.operand()
    _parse_access(p, op)
    p.attribute_dictionary(op)
    type_ = p.colon_type()
    in_parts = isinstance(type_, VectorType) and op.name == "spirv.INTEL.SubgroupBlockWrite"
    pointee = type_.element if isinstance(type_, VectorType) and in_parts else type_
    _pointer(p, op, pointer, pointee, storage_class)
    p.resolve(op, value, type_)


def _print_store(p: OpPrinter, op: Operation) -> None:
    store = spirv.StoreOp(op)
    p.write(" ")
    _write_pointer(p, store.ptr)
    p.write(", ")
    p.value(store.value)
    p.write(" " if "memory_access" in op.properties else "")
    _print_access(p, op)
    p.attribute_dictionary(op, _ACCESS)
    p.write(" : ")
    p.type(store.value.type)


def _parse_copy(p: OpParser, op: Operation) -> None:
    pointers: list[tuple[str, OperandUse]] = []

    def pointer() -> None:
        storage_class = read_storage_class(p)
        pointers.append((storage_class, p.operand()))

    pointer()
    p.punctuation(",")
    pointer()
    _parse_access(p, op)
    if p.optional_punctuation(","):
        _parse_access(p, op, "source_")
    p.attribute_dictionary(op)
    type_ = p.colon_type()
    for storage_class, use in pointers:
        _pointer(p, op, use, type_, storage_class)


def _print_copy(p: OpPrinter, op: Operation) -> None:
    target, source = op.operand_values
    p.write(" ")
    _write_pointer(p, target)
    p.write(", ")
    _write_pointer(p, source)
    p.write(" " if "memory_access" in op.properties else "")
    _print_access(p, op)
    p.write(", " if "source_memory_access" in op.properties else "")
    _print_access(p, op, "source_")
    p.attribute_dictionary(op, _ACCESS)
    p.write(" : ")
    p.type(pointer_parts(target.type)[0])


def _parse_variable(p: OpParser, op: Operation) -> None:
    initializer: OperandUse | None = None
    if p.optional_keyword("init"):
        p.punctuation("(")
        initializer = p.operand()
        p.punctuation(")")
    parse_decorations(p, op, op.attributes)
    p.punctuation(":")
    start = p.offset
    type_ = p.type()
    pointee, storage_class = pointer_parts(type_)
    if not isinstance(type_, DialectType) or (type_.dialect == "spirv" and type_.mnemonic != "ptr"):
        p.fail("expected spirv.ptr type", start, p.token_end)
    if initializer is not None:
        p.resolve(op, initializer, pointee)
    op.properties["storage_class"] = DialectAttr("spirv", "storage_class", storage_class)
    op.add_result(type_)


def _print_variable(p: OpPrinter, op: Operation) -> None:
    initializer = spirv.VariableOp(op).initializer
    if initializer is not None:
        p.write(" init(")
        p.value(initializer)
        p.write(")")
    print_decorations(p, op, ("storage_class",))
    p.write(" : ")
    p.type(op.result.type)


# Composites


def _parse_extract(p: OpParser, op: Operation) -> None:
    composite = p.operand()
    start = p.offset
    indices = p.attribute()
    end = p.token_end
    op.properties["indices"] = indices
    p.attribute_dictionary(op)
    type_ = p.colon_type()
    p.resolve(op, composite, type_)
    found = _extracted(indices, type_)
    if isinstance(found, str):
        p.fail(found, start, end)
    op.add_result(found or UNKNOWN_TYPE)


def _extracted(indices: Attribute, composite: Type) -> Type | str | None:
    """As `reached`."""
    if not isinstance(indices, ArrayAttr):
        return "expected a 32-bit integer array attribute for 'indices'"
    other = next((each for each in indices.elements if not isinstance(each, IntegerAttr)), None)
    if other is not None:
        return f"expected an 32-bit integer for index, but found '{other}'"
    return reached(composite, [integer_value(index) for index in indices.elements])


def _print_extract(p: OpPrinter, op: Operation) -> None:
    extraction = spirv.CompositeExtractOp(op)
    p.write(" ")
    p.value(extraction.composite)
    p.attribute(op.properties["indices"])
    p.attribute_dictionary(op, ("indices",))
    p.write(" : ")
    p.type(extraction.composite.type)


def _parse_insert(p: OpParser, op: Operation) -> None:
    inserted = p.operand()
    p.punctuation(",")
    composite = p.operand()
    op.properties["indices"] = p.attribute()
    p.attribute_dictionary(op)
    inserted_type = p.colon_type()
    p.keyword("into")
    type_ = p.type()
    p.resolve(op, inserted, inserted_type)
    p.resolve(op, composite, type_)
    op.add_result(type_)


def _print_insert(p: OpPrinter, op: Operation) -> None:
    insertion = spirv.CompositeInsertOp(op)
    p.write(" ")
    p.values(op.operand_values)
    p.attribute(op.properties["indices"])
    p.attribute_dictionary(op, ("indices",))
    p.write(" : ")
    p.type(insertion.object.type)
    p.write(" into ")
    p.type(insertion.composite.type)


# Arithmetic


def _parse_same_type(p: OpParser, op: Operation) -> None:
    """One type, or in parentheses the operands of a function type, as the generic form has them."""
    start = p.offset
    if p.next_is("("):
        end = p.token_end
        uses = p.operand_list("(", ")")
        p.attribute_dictionary(op)
        type_ = p.colon_type()
        if not isinstance(type_, FunctionType):
            p.fail("expected function type", start, end)
        p.resolve_all(op, uses, type_.inputs)
        for each in type_.results:
            op.add_result(each)
        return
    uses = p.operand_list()
    p.attribute_dictionary(op)
    type_ = p.colon_type()
    p.resolve_all(op, uses, type_)
    op.add_result(type_)


def _parse_extended(p: OpParser, op: Operation) -> None:
    """The result is a structure of two values of the operands' type. The dictionary comes first."""
    p.attribute_dictionary(op)
    uses = p.operand_list()
    p.punctuation(":")
    start = p.offset
    type_ = p.type()
    is_known = isinstance(type_, DialectType) and type_.mnemonic == "struct" and element_count(type_) is None
    if not is_known and (not isinstance(type_, DialectType) or element_count(type_) != 2):
        p.fail("expected spirv.struct type with two members", start, p.token_end)
    p.resolve_all(op, uses, [element_at(type_, 0) or UNKNOWN_TYPE] * 2)
    op.add_result(type_)


def _print_arithmetic(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    p.values(op.operand_values)
    p.attribute_dictionary(op)
    p.write(" : ")
    p.type(op.result.type)


def _print_extended(p: OpPrinter, op: Operation) -> None:
    p.attribute_dictionary(op)
    p.write(" ")
    p.values(op.operand_values)
    p.write(" : ")
    p.type(op.result.type)


def _image_type(op: spirv.ImageOp) -> list[Type]:
    """The image inside of a sampled image."""
    type_ = op.sampled_image.type
    body = type_.body if isinstance(type_, DialectType) else None
    return [type_from_text(body) if body is not None else UNKNOWN_TYPE]


_SAME_TYPE = ("spirv.GL.FClamp", "spirv.GL.Fma", "spirv.GL.SClamp", "spirv.GL.UClamp")
_EXTENDED = ("spirv.IAddCarry", "spirv.ISubBorrow", "spirv.SMulExtended", "spirv.UMulExtended")

PARSERS = {
    **dict.fromkeys(_SAME_TYPE, _parse_same_type),
    **dict.fromkeys(_EXTENDED, _parse_extended),
    "spirv.ARM.Graph": parse_graph,
    "spirv.ARM.GraphEntryPoint": parse_graph_entry_point,
    "spirv.BranchConditional": parse_branch,
    "spirv.CompositeExtract": _parse_extract,
    "spirv.CompositeInsert": _parse_insert,
    "spirv.Constant": _parse_constant,
    "spirv.CopyMemory": _parse_copy,
    "spirv.EXT.SpecConstantCompositeReplicate": parse_composite,
    "spirv.EntryPoint": parse_entry_point,
    "spirv.ExecutionMode": parse_execution_mode,
    "spirv.GlobalVariable": parse_global_variable,
    "spirv.INTEL.SubgroupBlockWrite": _parse_store,
    "spirv.Load": _parse_load,
    "spirv.SpecConstant": parse_spec_constant,
    "spirv.SpecConstantComposite": parse_composite,
    "spirv.SpecConstantOperation": parse_wrapped,
    "spirv.Store": _parse_store,
    "spirv.Variable": _parse_variable,
    "spirv.func": parse_function,
    "spirv.mlir.loop": parse_structured,
    "spirv.mlir.selection": parse_structured,
    "spirv.module": parse_module,
}
PRINTERS = {
    **dict.fromkeys(_SAME_TYPE, _print_arithmetic),
    **dict.fromkeys(_EXTENDED, _print_extended),
    "spirv.ARM.Graph": print_graph,
    "spirv.ARM.GraphEntryPoint": print_graph_entry_point,
    "spirv.BranchConditional": print_branch,
    "spirv.CompositeExtract": _print_extract,
    "spirv.CompositeInsert": _print_insert,
    "spirv.Constant": _print_constant,
    "spirv.CopyMemory": _print_copy,
    "spirv.EXT.SpecConstantCompositeReplicate": print_composite,
    "spirv.EntryPoint": print_entry_point,
    "spirv.ExecutionMode": print_execution_mode,
    "spirv.GlobalVariable": print_global_variable,
    "spirv.INTEL.SubgroupBlockWrite": _print_store,
    "spirv.Load": _print_load,
    "spirv.SpecConstant": print_spec_constant,
    "spirv.SpecConstantComposite": print_composite,
    "spirv.SpecConstantOperation": print_wrapped,
    "spirv.Store": _print_store,
    "spirv.Variable": _print_variable,
    "spirv.func": print_function,
    "spirv.mlir.loop": print_structured,
    "spirv.mlir.selection": print_structured,
    "spirv.module": print_module,
}
DIRECTIVES = {
    "ImageOperands": Directive(parse_image_operands, print_image_operands),
    "SwitchOpCases": Directive(parse_switch_cases, print_switch_cases),
}
RESULT_TYPES = {"spirv.Image": _image_type}
