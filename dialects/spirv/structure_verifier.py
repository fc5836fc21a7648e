"""Verifier rules of `spirv`: modules, functions and structured control flow (mlir/lib/Dialect/SPIRV/IR/*.cpp)."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from ...ir.attributes import ArrayAttr, DialectAttr, ElementsAttr, FloatAttr, IntegerAttr, SymbolRefAttr, TypeAttr
from ...ir.base import Attribute, Type
from ...ir.graph import Block, Operation
from ...ir.plurals import counted
from ...ir.types import DialectType, RankedTensorType, UnknownType, VectorType
from ...ir.walk import walk
from ...ods.verification.discardable_attributes import argument_fault
from ...ods.verification.failure import Failure, Remark, attribute
from ...ods.verification.op_parts import function_type, is_opaque, string, symbol
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..common.verification.function_bodies import entry_arguments
from . import ops as spirv
from .types import element_at, element_count, is_composite

_MODULE = "spirv.module"
_CONSTANTS = frozenset(("spirv.Constant", "spirv.mlir.referenceof", "spirv.SpecConstantOperation"))
_WRAPPED = frozenset(
    f"spirv.{name}"
    for name in ("BitwiseAnd", "BitwiseOr", "BitwiseXor", "CompositeExtract", "CompositeInsert", "FConvert", "IAdd",
                 "IEqual", "IMul", "INotEqual", "ISub", "LogicalAnd", "LogicalEqual", "LogicalNot", "LogicalNotEqual",
                 "LogicalOr", "Not", "SConvert", "SDiv", "SGreaterThan", "SGreaterThanEqual", "SLessThan",
                 "SLessThanEqual", "SMod", "SNegate", "SRem", "Select", "ShiftLeftLogical", "ShiftRightArithmetic",
                 "ShiftRightLogical", "UConvert", "UDiv", "UGreaterThan", "UGreaterThanEqual", "ULessThan",
                 "ULessThanEqual", "UMod")
)  # fmt: skip
"""Operations with the trait UsableInSpecConstantOp."""


def module_around(op: Operation) -> Operation | None:
    """The `spirv.module` that `op` is in; None outside of one."""
    return next((around for around in op.ancestors() if around.name == _MODULE), None)


def _directly_in(module: Operation) -> Iterator[Operation]:
    for block in module.regions[0].blocks if module.regions else ():
        yield from block.ops


def _defined(op: Operation, name: Attribute | None) -> Operation | None:
    """The definition of the symbol in the module around; None without a module, or after a parse error."""
    module = module_around(op)
    if module is None or not isinstance(name, SymbolRefAttr) or name.nested:
        return None
    found = None
    for each in _directly_in(module):
        if is_opaque(each):
            return None
        if string(each, "sym_name") == name.root:
            found = each
    return found


def _missing(op: Operation, name: Attribute | None) -> bool:
    """Whether the module around has no such symbol; False without a module, or after a parse error."""
    module = module_around(op)
    if module is None or not isinstance(name, SymbolRefAttr) or any(map(is_opaque, _directly_in(module))):
        return False
    return _defined(op, name) is None


def _constant_type(op: Operation) -> Type | None:
    """Of a specialization constant."""
    value = op.properties.get("default_value")
    if isinstance(value, (IntegerAttr, FloatAttr)):
        return value.type
    type_ = op.properties.get("type")
    return type_.type if isinstance(type_, TypeAttr) else None


def _number(op: Operation) -> Failure | None:
    """The number of a `spirv.SpecConstant`, by which others set its value."""
    given = op.attributes.get("spec_id")
    if isinstance(given, IntegerAttr) and given.value < 0:
        return Failure("verify-attribute", "SpecId cannot be negative", attribute("spec_id"))
    return None


def _initializer(op: Operation) -> Failure | None:
    name = symbol(op, "initializer")
    found = _defined(op, name)
    if _missing(op, name):
        text = "initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op"
        return Failure("verify-symbol", text, addition=f", but {name} is not defined")
    if found is None or found.name in ("spirv.GlobalVariable", "spirv.SpecConstant", "spirv.SpecConstantComposite"):
        return _initialized_by_variable(op, found)
    text = "initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op"
    return Failure("verify-symbol", f"{text}, but it is of '{found.name}'")


def _initialized_by_variable(op: Operation, found: Operation | None) -> Failure | None:
    if found is None or found.name != "spirv.GlobalVariable":
        return None
    text = "initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op"
    return Failure("verify-symbol", f"{text}, but it is of '{found.name}'", remarks=(Remark(found, "this one"),))


def _composite(op: Operation) -> Failure | None:
    type_, parts = op.properties.get("type"), op.properties.get("constituents")
    if not isinstance(parts, ArrayAttr) or not isinstance(type_, TypeAttr):
        return None
    if not is_composite(type_.type):
        return _no_composite(type_.type)
    if isinstance(type_.type, DialectType) and type_.type.mnemonic == "coopmatrix":
        return Failure("verify-attribute", f"unsupported composite type  '{type_.type}'", is_bare=True)
    count = element_count(type_.type)
    if count is None:
        return None
    if count != len(parts.elements):
        text = f"has incorrect number of operands: expected {count}, but provided {len(parts.elements)}"
        return Failure("verify-count", text, is_bare=True)
    for index, name in enumerate(parts.elements):
        found, wanted = _defined(op, name), element_at(type_.type, index)
        given = _constant_type(found) if found is not None else None
        if given is not None and wanted is not None and differ(given, wanted):
            text = f"has incorrect types of operands: expected '{wanted}', but provided '{given}'"
            return Failure("verify-type", text, is_bare=True)
    return None


def _no_composite(type_: Type) -> Failure | None:
    if isinstance(type_, UnknownType):
        return None
    text = f"result type must be a composite type, but provided '{type_}'"
    return Failure("verify-type", text, is_bare=True)


def _replicated(op: Operation) -> Failure | None:
    """The constituent of `spirv.EXT.SpecConstantCompositeReplicate`, which is every element."""
    type_, name = op.properties.get("type"), symbol(op, "constituent")
    if not isinstance(type_, TypeAttr) or name is None or module_around(op) is None:
        return None
    if not is_composite(type_.type):
        return _no_composite(type_.type)
    found = _defined(op, name)
    if found is None:
        text = "splat spec constant reference defining constituent not found"
        return Failure("verify-symbol", text, is_bare=True) if _missing(op, name) else None
    if found.name != "spirv.SpecConstant":
        return Failure("verify-symbol", "constituent is not a spec constant", is_bare=True)
    wanted, given = element_at(type_.type, 0), _constant_type(found)
    if wanted is None or given is None or not differ(given, wanted):
        return None
    text = f"constituent has incorrect type: expected '{wanted}', but provided '{given}'"
    return Failure("verify-type", text, is_bare=True)


def _wrapped(op: Operation) -> Failure | None:
    block = op.regions[0].entry if op.regions else None
    inner = block.first if block is not None else None
    if block is None or inner is None:
        return None
    if inner is block.last or inner.next is not block.last:
        return Failure("verify-region", "expected exactly 2 nested ops")
    if inner.name not in _WRAPPED:
        return Failure("verify-region", f"invalid enclosed op '{inner.name}'")
    for each in inner.operands:
        definition = each.value.defining_op
        if definition is not None and not is_opaque(definition) and definition.name not in _CONSTANTS:
            text = f"invalid operand, must be defined by a constant operation, but is by '{definition.name}'"
            return Failure("verify-region", text)
    return None


# Control flow


def _is_merge(block: Block) -> bool:
    first = block.first
    return first is not None and first is block.last and first.name == "spirv.mlir.merge"


def _branches(block: Block, target: Block) -> bool:
    return block.last is not None and any(use.block is target for use in block.last.successors)


def _ends_in_merge(op: Operation) -> Failure | None:
    """The checks that selections and loops have in common."""
    blocks = op.regions[0].blocks if op.regions else []
    if not blocks:
        return None
    if not _is_merge(blocks[-1]):
        return Failure("verify-region", "last block must be the merge block with only one 'spirv.mlir.merge' op")
    for block in blocks[:-1]:
        if block.last is not None and block.last.name == "spirv.mlir.merge":
            remarks = (Remark(block.last, "this one"),)
            text = "should not have 'spirv.mlir.merge' op outside the merge block"
            return Failure("verify-region", text, remarks=remarks)
    return None


def _selection(op: Operation) -> Failure | None:
    failure = _ends_in_merge(op)
    if failure is None and op.regions and len(op.regions[0].blocks) == 1:
        return Failure("verify-region", "must have a selection header block")
    return failure


def _loop(op: Operation) -> Failure | None:
    blocks = op.regions[0].blocks if op.regions else []
    failure = _ends_in_merge(op)
    if failure is not None or not blocks:
        return failure
    if len(blocks) == 1:
        return Failure("verify-region", "must have an entry block branching to the loop header block")
    if len(blocks) == 2:
        return Failure("verify-region", "must have a loop header block branched from the entry block")
    entry, header, last = blocks[0], blocks[1], blocks[-2]
    jump = entry.first
    if (
        jump is None
        or jump is not entry.last
        or jump.name != "spirv.Branch"
        or [use.block for use in jump.successors] != [header]
    ):
        return Failure("verify-region", "entry block must only have one 'spirv.Branch' op to the second block")
    if len(blocks) == 3:
        return Failure("verify-region", "requires a loop continue block branching to the loop header block")
    if not _branches(last, header):
        text = "second to last block must be the loop continue block that branches to the loop header block"
        return Failure("verify-region", text)
    for block in blocks[2:-2]:
        if block.last is not None and _branches(block, header):
            text = "can only have the entry and loop continue block branching to the loop header block"
            return Failure("verify-region", text, remarks=(Remark(block.last, "this one branches to it too"),))
    return None


def _switch(view: spirv.SwitchOp) -> Failure | None:
    literals, targets = view.op.properties.get("literals"), len(view.op.successors) - 1
    if not isinstance(literals, ElementsAttr) or not isinstance(literals.type, (VectorType, RankedTensorType)):
        return None
    selector, given = view.selector.type, literals.type.element
    if differ(selector, given):
        return Failure("verify-type", f"'selector' type ('{selector}') should match literals type ('{given}')")
    count = prod(size or 0 for size in literals.type.shape)
    if count != targets:
        return Failure("verify-count", f"number of literals ({count}) should match number of targets ({targets})")
    return None


def _unreachable(op: Operation) -> Failure | None:
    block = op.parent
    if block is None or block.parent is None or block is not block.parent.entry:
        return None
    return Failure("verify-region", "cannot be used in reachable block")


# Modules and functions


def _module(op: Operation) -> Failure | None:
    names = {string(each, "sym_name"): each for each in _directly_in(op)}
    is_clear = not any(is_opaque(each) for each in names.values())
    entries: set[tuple[str, str]] = set()
    for each in _directly_in(op):
        if each.dialect != "spirv":
            return Failure("verify-region", "'spirv.module' can only contain spirv.* ops", on=each, is_bare=True)
        if each.name == "spirv.func":
            failure = _in_module(each)
        elif each.name == "spirv.EntryPoint" and is_clear:
            failure = _entry_point(each, names, entries)
        else:
            failure = None
        if failure is not None:
            return failure
    return None


def _in_module(function: Operation) -> Failure | None:
    blocks = function.regions[0].blocks if function.regions else []
    linkage = function.properties.get("linkage_attributes")
    is_imported = isinstance(linkage, DialectAttr) and "Import" in (linkage.body or "")
    if not blocks and not is_imported:
        text = (
            "'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)"
        )
        return Failure("verify-region", text, on=function, is_bare=True)
    for block in blocks:
        for each in block.ops:
            if each.dialect != "spirv" and not is_opaque(each):
                text = "functions in 'spirv.module' can only contain spirv.* ops"
                return Failure("verify-region", f"{text}, but here is '{each.name}'", on=each, is_bare=True)
    return None


def _entry_point(op: Operation, names: dict[str | None, Operation], entries: set[tuple[str, str]]) -> Failure | None:
    function, interface = symbol(op, "fn"), op.properties.get("interface")
    model = op.properties.get("execution_model")
    if function is None:
        return None
    named = names.get(function.root)
    if named is None or named.name != "spirv.func":
        return Failure("verify-symbol", f"function '{function.root}' not found in 'spirv.module'", on=op, is_bare=True)
    for each in interface.elements if isinstance(interface, ArrayAttr) else ():
        if not isinstance(each, SymbolRefAttr) or each.nested:
            text = f"expected symbol reference for interface specification instead of '{each}"
            return Failure("verify-symbol", text, on=op, is_bare=True)
        variable = names.get(each.root)
        if variable is None or variable.name != "spirv.GlobalVariable":
            text = f"expected spirv.GlobalVariable symbol reference instead of'{each}'"
            return Failure("verify-symbol", text, on=op, is_bare=True)
    key = (function.root, str(model))
    if key in entries:
        return Failure("verify-symbol", "duplicate of a previous EntryPointOp", on=op, is_bare=True)
    entries.add(key)
    return None


def _returns(op: Operation) -> Failure | None:
    type_ = function_type(op)
    if type_ is None:
        return None
    for each in walk(op):
        if each.name == "spirv.Return" and type_.results:
            return Failure("verify-return", "cannot be used in functions returning value", on=each)
        if each.name != "spirv.ReturnValue" or not each.operands or is_opaque(each):
            continue
        if len(type_.results) != 1:
            text = f"returns 1 value but enclosing function requires {counted(len(type_.results), 'result')}"
            return Failure("verify-return", text, on=each)
        given = spirv.ReturnValueOp(each).value.type
        if differ(given, type_.results[0]):
            text = f" return value's type ('{given}') mismatch with function's result type ('{type_.results[0]}')"
            return Failure("verify-return", text, on=each)
    return None


GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "spirv.GlobalVariable": (_initializer,),
    "spirv.EXT.SpecConstantCompositeReplicate": (_replicated,),
    "spirv.SpecConstant": (_number,),
    "spirv.SpecConstantComposite": (_composite,),
    "spirv.SpecConstantOperation": (_wrapped,),
    "spirv.Switch": (_switch,),
    "spirv.Unreachable": (_unreachable,),
    "spirv.func": (argument_fault, entry_arguments, _returns),
    "spirv.mlir.loop": (_loop,),
    "spirv.mlir.selection": (_selection,),
    "spirv.module": (_module,),
}
