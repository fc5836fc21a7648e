"""Custom syntax of `spirv`; what stands directly in a module is in `spirv_symbols_syntax`."""

from __future__ import annotations

from collections.abc import Sequence

from ..ir.attributes import ArrayAttr, Attribute, DialectAttr, quoted
from ..ir.base import Type
from ..ir.graph import Operation, Value
from ..ir.types import (
    I1,
    UNKNOWN_TYPE,
    DialectType,
    IntegerType,
    NoneType,
    RankedTensorType,
    UnrankedTensorType,
    VectorType,
)
from .definitions import OpDefinition
from .dense_integers import dense_attr, dense_integers
from .groups import operand_group
from .protocols import Directive, DirectiveArgument, FormatState, OperandUse, OpParser, OpPrinter
from .segments import array_elements, dense_i32, dense_values, i32_attr, integer_value, segments, set_segments
from .spirv_symbols_syntax import (
    constant_type,
    keyword_of,
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
)
from .spirv_types import element_at, pointer_parts, pointer_type, type_from_text
from .spirv_wrapped_syntax import parse_image_operands, parse_wrapped, print_image_operands, print_wrapped
from .successor_syntax import parse_successor, print_successor

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
    known = p.type_of(use)
    same = known is not None and pointer_parts(known)[1] == storage_class
    p.resolve(op, use, known if known is not None and same else pointer_type(pointee, storage_class))


def _parse_access(p: OpParser, op: Operation, prefix: str = "") -> None:
    """Optional `["Volatile|Aligned", 4]`."""
    if not p.optional_punctuation("["):
        return
    op.properties[f"{prefix}memory_access"] = DialectAttr("spirv", "memory_access", p.string())
    if p.optional_punctuation(","):
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
    storage_class = p.string()
    pointer = p.operand()
    _parse_access(p, op)
    p.attribute_dictionary(op)
    type_ = p.colon_type()
    _pointer(p, op, pointer, type_, storage_class)
    op.add_result(type_)


def _print_load(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    _write_pointer(p, op.operands[0].value)
    p.write(" " if "memory_access" in op.properties else "")
    _print_access(p, op)
    p.attribute_dictionary(op, _ACCESS)
    p.write(" : ")
    p.type(op.result.type)


def _parse_store(p: OpParser, op: Operation) -> None:
    storage_class = p.string()
    pointer = p.operand()
    p.punctuation(",")
    value = p.operand()
    _parse_access(p, op)
    p.attribute_dictionary(op)
    type_ = p.colon_type()
    _pointer(p, op, pointer, type_, storage_class)
    p.resolve(op, value, type_)


def _print_store(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    _write_pointer(p, op.operands[0].value)
    p.write(", ")
    p.value(op.operands[1].value)
    p.write(" " if "memory_access" in op.properties else "")
    _print_access(p, op)
    p.attribute_dictionary(op, _ACCESS)
    p.write(" : ")
    p.type(op.operands[1].value.type)


def _parse_copy(p: OpParser, op: Operation) -> None:
    pointers: list[tuple[str, OperandUse]] = []

    def pointer() -> None:
        storage_class = p.string()
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
    type_ = p.colon_type()
    pointee, storage_class = pointer_parts(type_)
    if initializer is not None:
        p.resolve(op, initializer, p.type_of(initializer) or pointee)
    op.properties["storage_class"] = DialectAttr("spirv", "storage_class", storage_class)
    op.add_result(type_)


def _print_variable(p: OpPrinter, op: Operation) -> None:
    if op.operands:
        p.write(" init(")
        p.value(op.operands[0].value)
        p.write(")")
    print_decorations(p, op, ("storage_class",))
    p.write(" : ")
    p.type(op.result.type)


# Composites


def _parse_indices(p: OpParser, op: Operation) -> list[int]:
    start = p.offset
    indices = p.attribute()
    if not isinstance(indices, ArrayAttr):
        p.fail("expected an 32-bit integer array attribute for 'indices'", start)
    op.properties["indices"] = indices
    return [integer_value(index) for index in indices.elements]


def _parse_extract(p: OpParser, op: Operation) -> None:
    composite = p.operand()
    indices = _parse_indices(p, op)
    p.attribute_dictionary(op)
    type_ = p.colon_type()
    p.resolve(op, composite, type_)
    for index in indices:
        type_ = element_at(type_, index) or UNKNOWN_TYPE
    op.add_result(type_)


def _print_extract(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    p.value(op.operands[0].value)
    p.attribute(op.properties["indices"])
    p.attribute_dictionary(op, ("indices",))
    p.write(" : ")
    p.type(op.operands[0].value.type)


def _parse_insert(p: OpParser, op: Operation) -> None:
    inserted = p.operand()
    p.punctuation(",")
    composite = p.operand()
    _parse_indices(p, op)
    p.attribute_dictionary(op)
    inserted_type = p.colon_type()
    p.keyword("into")
    type_ = p.type()
    p.resolve(op, inserted, inserted_type)
    p.resolve(op, composite, type_)
    op.add_result(type_)


def _print_insert(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    p.values(op.operand_values)
    p.attribute(op.properties["indices"])
    p.attribute_dictionary(op, ("indices",))
    p.write(" : ")
    p.type(op.operands[0].value.type)
    p.write(" into ")
    p.type(op.operands[1].value.type)


# Arithmetic


def _parse_same_type(p: OpParser, op: Operation) -> None:
    uses = p.operand_list()
    p.attribute_dictionary(op)
    type_ = p.colon_type()
    p.resolve_all(op, uses, type_)
    op.add_result(type_)


def _parse_extended(p: OpParser, op: Operation) -> None:
    """The result is a structure of two values of the operands' type. The dictionary comes first."""
    p.attribute_dictionary(op)
    uses = p.operand_list()
    type_ = p.colon_type()
    p.resolve_all(op, uses, element_at(type_, 0) or UNKNOWN_TYPE)
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


# Control flow


def _parse_branch(p: OpParser, op: Operation) -> None:
    p.resolve(op, p.operand(), I1)
    weights: list[Attribute] = []
    if p.next_is("["):
        p.comma_separated(lambda: weights.append(i32_attr(p.integer())), "[", "]")
        op.properties["branch_weights"] = ArrayAttr(tuple(weights))
    p.punctuation(",")
    on_true = parse_successor(p, op)
    p.punctuation(",")
    on_false = parse_successor(p, op)
    p.attribute_dictionary(op)
    p.resolve_all(op, *on_true)
    p.resolve_all(op, *on_false)
    set_segments(op, 1, len(on_true[0]), len(on_false[0]))


def _print_branch(p: OpPrinter, op: Operation) -> None:
    condition, on_true, on_false = segments(op, 3)
    p.write(" ")
    p.values(condition)
    weights = array_elements(op.properties.get("branch_weights"))
    if weights:
        p.write(f" [{', '.join(str(integer_value(weight)) for weight in weights)}]")
    for successor, values in enumerate((on_true, on_false)):
        p.write(", ")
        print_successor(p, op.successor_blocks[successor], values)
    p.attribute_dictionary(op, ("branch_weights", "operandSegmentSizes"))


def _control(op: Operation) -> str:
    return "selection_control" if op.name == "spirv.mlir.selection" else "loop_control"


def _parse_structured(p: OpParser, op: Operation) -> None:
    keyword = "None"
    if p.optional_keyword("control"):
        p.punctuation("(")
        keyword = p.any_keyword()
        while p.optional_punctuation("|"):
            keyword += f"|{p.any_keyword()}"
        p.punctuation(")")
    op.properties[_control(op)] = DialectAttr("spirv", _control(op), keyword)
    for type_ in p.optional_arrow_type_list():
        op.add_result(type_)
    p.region(op)


def _print_structured(p: OpPrinter, op: Operation) -> None:
    keyword = keyword_of(op, _control(op))
    if keyword not in ("", "None"):
        p.write(f" control({keyword})")
    p.arrow_types(op.result_types)
    p.write(" ")
    p.region(op.regions[0])


def _parse_switch_cases(p: OpParser, state: FormatState, _: Sequence[DirectiveArgument]) -> None:
    """`default: ^label, 1: ^label(%values : types), ...`."""
    type_ = next(iter(state.operand_types.get("selector", ())), UNKNOWN_TYPE)
    p.keyword("default")
    p.punctuation(":")
    state.operands["defaultOperands"], state.operand_types["defaultOperands"] = parse_successor(p, state.op)
    literals: list[int] = []
    uses: list[OperandUse] = []
    types: list[Type] = []
    sizes: list[int] = []
    while p.optional_punctuation(","):
        literals.append(_signed(p.integer(), type_))
        p.punctuation(":")
        values, value_types = parse_successor(p, state.op)
        uses += values
        types += value_types
        sizes.append(len(values))
    state.operands["targetOperands"], state.operand_types["targetOperands"] = uses, types
    state.segments["targetOperands"] = sizes
    state.op.properties["case_operand_segments"] = dense_i32(sizes)
    if literals:
        state.op.properties["literals"] = dense_attr(literals, VectorType((len(literals),), type_))


def _signed(value: int, type_: Type) -> int:
    """A literal of a switch as attributes hold it; it is written without a sign."""
    width = type_.width if isinstance(type_, IntegerType) else 0
    return value - (1 << width) if width and value >= 1 << (width - 1) else value


def _print_switch_cases(p: OpPrinter, op: Operation, definition: OpDefinition, _: Sequence[DirectiveArgument]) -> None:
    p.write("default: ")
    print_successor(p, op.successor_blocks[0], operand_group(op, definition, "defaultOperands"))
    values = operand_group(op, definition, "targetOperands")
    sizes = dense_values(op.properties.get("case_operand_segments"))
    type_ = op.operands[0].value.type
    start = 0
    for case, literal in enumerate(dense_integers(op.properties.get("literals"))):
        size = sizes[case] if case < len(sizes) else 0
        p.write(f", {literal % (1 << type_.width) if isinstance(type_, IntegerType) else literal}: ")
        print_successor(p, op.successor_blocks[case + 1], values[start : start + size])
        start += size


def _image_type(op: Operation) -> list[Type]:
    """The image inside of a sampled image."""
    type_ = op.operands[0].value.type
    body = type_.body if isinstance(type_, DialectType) else None
    return [type_from_text(body) if body is not None else UNKNOWN_TYPE]


_SAME_TYPE = ("spirv.GL.FClamp", "spirv.GL.Fma", "spirv.GL.SClamp", "spirv.GL.UClamp")
_EXTENDED = ("spirv.IAddCarry", "spirv.ISubBorrow", "spirv.SMulExtended", "spirv.UMulExtended")

PARSERS = {
    **dict.fromkeys(_SAME_TYPE, _parse_same_type),
    **dict.fromkeys(_EXTENDED, _parse_extended),
    "spirv.ARM.Graph": parse_graph,
    "spirv.ARM.GraphEntryPoint": parse_graph_entry_point,
    "spirv.BranchConditional": _parse_branch,
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
    "spirv.mlir.loop": _parse_structured,
    "spirv.mlir.selection": _parse_structured,
    "spirv.module": parse_module,
}
PRINTERS = {
    **dict.fromkeys(_SAME_TYPE, _print_arithmetic),
    **dict.fromkeys(_EXTENDED, _print_extended),
    "spirv.ARM.Graph": print_graph,
    "spirv.ARM.GraphEntryPoint": print_graph_entry_point,
    "spirv.BranchConditional": _print_branch,
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
    "spirv.mlir.loop": _print_structured,
    "spirv.mlir.selection": _print_structured,
    "spirv.module": print_module,
}
DIRECTIVES = {
    "ImageOperands": Directive(parse_image_operands, print_image_operands),
    "SwitchOpCases": Directive(_parse_switch_cases, _print_switch_cases),
}
RESULT_TYPES = {"spirv.Image": _image_type}
