"""References of `llvm` to functions (`verifySymbolUses` in mlir/lib/Dialect/LLVMIR/IR/LLVMDialect.cpp)."""

from __future__ import annotations

from ...ir.attributes import DialectAttr, SymbolRefAttr, TypeAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.plurals import counted
from ...ir.walk import walk
from ...ods.segments import array_elements
from ...ods.verification.op_parts import is_opaque, string
from ...ods.verification.type_predicates import differ
from ..common.verification.symbol_faults import Lookup, SymbolCheck, SymbolFault
from . import ops as llvm
from .types import VOID, function_parts


def variadic_fault(op: Operation, callee: Type | None) -> str | None:
    """The mismatch between `llvm.call` and the type of a variadic function that it states.

    `callee`: the type of the function; None where that is a value.
    """
    stated = op.properties.get("var_callee_type")
    if not isinstance(stated, TypeAttr):
        is_variadic = callee is not None and function_parts(callee)[2]
        return "missing var_callee_type attribute for vararg call" if is_variadic else None
    inputs, result, is_variadic = function_parts(stated.type)
    if not is_variadic:
        return "expected var_callee_type to be a variadic function type"
    call = llvm.CallOp(op)
    arguments = call.callee_operands if callee is not None else call.callee_operands[1:]
    if len(inputs) > len(arguments):
        return f"expected var_callee_type to have at most {len(arguments)} parameters"
    for wanted, value in zip(inputs, arguments, strict=False):
        if differ(wanted, value.type):
            return f"var_callee_type parameter type mismatch: '{wanted}' != '{value.type}'"
    if not op.results:
        return None if result is VOID else "expected var_callee_type to return void"
    if differ(result, op.result_types[0]):
        return f"var_callee_type return type mismatch: '{result}' != '{op.result_types[0]}'"
    return None


def _structors(kind: str) -> SymbolCheck:
    """llvm.mlir.global_ctors and llvm.mlir.global_dtors."""

    def check(op: Operation, lookup: Lookup) -> SymbolFault | None:
        lists = [array_elements(op.properties.get(name)) for name in (kind, "priorities", "data")]
        data = lists[2]
        if len({*map(len, lists)}) > 1 or not all(isinstance(each, (SymbolRefAttr, DialectAttr)) for each in data):
            # The operation itself is wrong.
            return None
        for symbol in array_elements(op.properties.get(kind)):
            if not isinstance(symbol, SymbolRefAttr):
                continue
            function = lookup(symbol)
            if function is None or function.name != llvm.LLVMFuncOp.NAME:
                return SymbolFault(f"'{symbol.root}' does not reference a valid LLVM function", is_undefined=True)
            if not function.regions or not function.regions[0].blocks:
                return SymbolFault(f"'{symbol.root}' does not have a definition")
        return None

    return check


def _block_address(op: Operation, lookup: Lookup) -> SymbolFault | None:
    address = op.properties.get("block_addr")
    if not isinstance(address, DialectAttr) or "@" not in (address.body or ""):
        return None
    body = address.body or ""
    name = body.partition("@")[2].partition(",")[0].strip().strip('"')
    tag = body.partition("tag")[2].partition("id")[2].partition("=")[2].strip(" <>")
    function = lookup(SymbolRefAttr(name))
    text = "expects an existing block label target in the referenced function"
    if function is None or function.name != llvm.LLVMFuncOp.NAME:
        return SymbolFault(text, is_undefined=True)
    if any(is_opaque(inner) for inner in walk(function)) or not function.regions[0].blocks:
        return None
    tags = (inner.properties.get("tag") for inner in walk(function) if inner.name == llvm.BlockTagOp.NAME)
    known = {(each.body or "").partition("=")[2].strip(" <>") for each in tags if isinstance(each, DialectAttr)}
    return None if tag in known else SymbolFault(text)


def _comdat(op: Operation, lookup: Lookup) -> SymbolFault | None:
    """The selector is in an `llvm.comdat`."""
    name = op.properties.get("comdat")
    if not isinstance(name, SymbolRefAttr) or len(name.nested) != 1:
        # The operation itself is wrong.
        return None
    around = lookup(SymbolRefAttr(name.root))
    inside = [inner for region in around.regions for block in region.blocks for inner in block.ops] if around else []
    if any(map(is_opaque, inside)):
        return None
    selectors = [inner for inner in inside if inner.name == llvm.ComdatSelectorOp.NAME]
    if any(string(inner, "sym_name") == name.nested[0] for inner in selectors):
        return None
    return SymbolFault("expected comdat symbol", is_bare=True, is_undefined=True)


CHECKS: dict[str, SymbolCheck] = {
    llvm.BlockAddressOp.NAME: _block_address,
    llvm.GlobalCtorsOp.NAME: _structors("ctors"),
    llvm.LLVMFuncOp.NAME: _comdat,
    llvm.GlobalOp.NAME: _comdat,
    llvm.GlobalDtorsOp.NAME: _structors("dtors"),
}


def call_words(op: Operation, type_: Type) -> tuple[str, str] | None:
    """The mismatch of a call of a function of `type_`, in our words and upstream's; None without one."""
    wrong = variadic_fault(op, type_)
    if wrong is not None:
        return f"does not fit: {wrong}", wrong
    inputs, result, is_variadic = function_parts(type_)
    given = [value.type for value in op.operand_values]
    is_short = len(given) < len(inputs) or (len(given) > len(inputs) and not is_variadic)
    if is_short and "op_bundle_tags" not in op.properties:
        callee, wanted = ("varargs callee", "expecting at least") if is_variadic else ("callee", "expecting")
        upstream = f"incorrect number of operands ({len(given)}) for {callee} ({wanted}: {len(inputs)})"
        return f"takes {counted(len(inputs), 'operand')}, and {len(given)} are given", upstream
    for number, (a, b) in enumerate(zip(given, inputs, strict=False)):
        if differ(a, b):
            upstream = f"operand type mismatch for operand {number}: '{a}' != '{b}'"
            return f"takes {b} as operand {number}, and {a} is given", upstream
    if result is VOID and op.results:
        return "gives no result, and one is expected here", "calling function with void result must not produce values"
    if result is not VOID and not op.results:
        return f"gives {result}, and nothing is expected here", "expected function call to produce a value"
    if op.results and differ(op.results[0].type, result):
        upstream = f"result type mismatch: '{op.results[0].type}' != '{result}'"
        return f"gives {result}, and {op.results[0].type} is expected here", upstream
    return None
