"""References of `omp` to declarations of reductions, privatizers, mappers and functions that copy.

Follows the verifiers in mlir/lib/Dialect/OpenMP/IR/OpenMPDialect.cpp.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.attributes import SymbolRefAttr, TypeAttr
from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.types import FunctionType
from ...ods.knowledge import UPSTREAM
from ...ods.segments import array_elements
from ...ods.verification.op_parts import entry, function_type, is_opaque
from ...ods.verification.type_predicates import differ
from ..common.verification.symbol_faults import Lookup, SymbolCheck, SymbolFault
from ..llvm.types import function_parts

_ATOMIC = 3
"""The region of a declaration of a reduction that updates an accumulator."""


def _pairs(op: Operation, prefix: str) -> Iterator[tuple[Value, SymbolRefAttr]]:
    """The variables of a clause, each with what it references."""
    values = UPSTREAM.operand_group(op, f"{prefix}_vars")
    for value, symbol in zip(values, array_elements(op.properties.get(f"{prefix}_syms")), strict=False):
        if isinstance(symbol, SymbolRefAttr):
            yield value, symbol


def _reduced(prefix: str) -> SymbolCheck:
    """Variables of a reduction: each once, and of the type that its declaration reduces (verifyReductionVarList)."""

    def check(op: Operation, lookup: Lookup) -> SymbolFault | None:
        seen: set[Value] = set()
        for value, symbol in _pairs(op, prefix):
            if value in seen:
                return SymbolFault("accumulator variable used more than once")
            seen.add(value)
            target = lookup(symbol)
            if target is None or target.name != "omp.declare_reduction":
                words = f"expected symbol reference {symbol} to point to a reduction declaration"
                return SymbolFault(words, is_undefined=True)
            block = None if is_opaque(target) else entry(target, _ATOMIC)
            if block is not None and block.args and differ(block.args[0].type, value.type):
                words = (
                    f"expected accumulator ('{value.type}') to be the same type as "
                    f"reduction declaration ('{block.args[0].type}')"
                )
                return SymbolFault(words)
        return None

    return check


def _argument(op: Operation) -> Type | None:
    """The type that a privatizer is for, where a region has it as its argument (getArgType)."""
    blocks = (region.entry for region in op.regions)
    return next((block.args[0].type for block in blocks if block is not None and block.args), None)


def _is_copied(privatizer: Operation) -> bool:
    return "firstprivate" in str(privatizer.properties.get("data_sharing_type"))


def _private(op: Operation, lookup: Lookup) -> SymbolFault | None:
    """Private variables, each of the type that its privatizer is for (verifyPrivateVarList)."""
    for value, symbol in _pairs(op, "private"):
        target = lookup(symbol)
        if target is None or target.name != "omp.private":
            words = f"failed to lookup privatizer op with symbol: '{symbol}'"
            return SymbolFault(words, is_bare=True, is_undefined=True)
        type_ = None if is_opaque(target) else _argument(target)
        if type_ is not None and differ(type_, value.type):
            kind = "firstprivate" if _is_copied(target) else "private"
            words = (
                f"type mismatch between a {kind} variable and its privatizer op, var type: '{value.type}'"
                f" vs. privatizer op type: '{type_}'"
            )
            return SymbolFault(words, is_bare=True)
    return None


def _simd(op: Operation, lookup: Lookup) -> SymbolFault | None:
    for _, symbol in _pairs(op, "private"):
        target = lookup(symbol)
        if target is None or target.name != "omp.private":
            return SymbolFault(f"Cannot find privatizer '{symbol}'", is_bare=True, is_undefined=True)
        if _is_copied(target):
            return SymbolFault("FIRSTPRIVATE cannot be used with SIMD", is_bare=True)
    return None


def _inputs(op: Operation) -> Sequence[Type] | None:
    """The types of the arguments of a function; None where `op` is none."""
    if op.name not in ("func.func", "llvm.func"):
        return None
    type_ = function_type(op)
    if isinstance(type_, FunctionType):
        return type_.inputs
    value = op.properties.get("function_type")
    return function_parts(value.type)[0] if isinstance(value, TypeAttr) else None


def _copied(op: Operation, lookup: Lookup) -> SymbolFault | None:
    """Variables that are copied to other threads, each by a function of its type (verifyCopyprivateVarList)."""
    for value, symbol in _pairs(op, "copyprivate"):
        target = lookup(symbol)
        if target is None or target.name not in ("func.func", "llvm.func"):
            words = f"expected symbol reference {symbol} to point to a copy function"
            return SymbolFault(words, is_undefined=True)
        inputs = _inputs(target)
        if inputs is None:
            continue
        if len(inputs) != 2:
            return SymbolFault(f"expected copy function {symbol} to have 2 operands")
        if differ(inputs[0], inputs[1]):
            return SymbolFault(f"expected copy function {symbol} arguments to have the same type")
        if differ(inputs[0], value.type):
            words = (
                f"expected copy function arguments' type ('{inputs[0]}') to be the same as "
                f"copyprivate variable's type ('{value.type}')"
            )
            return SymbolFault(words)
    return None


def _mapped(op: Operation, lookup: Lookup) -> SymbolFault | None:
    symbol = op.properties.get("mapper_id")
    if not isinstance(symbol, SymbolRefAttr) or lookup(symbol) is not None:
        return None
    return SymbolFault("invalid mapper id", is_bare=True, is_undefined=True)


def _both(*checks: SymbolCheck) -> SymbolCheck:
    def check(op: Operation, lookup: Lookup) -> SymbolFault | None:
        found = (each(op, lookup) for each in checks)
        return next((fault for fault in found if fault is not None), None)

    return check


CHECKS: dict[str, SymbolCheck] = {
    "omp.loop": _reduced("reduction"),
    "omp.map.info": _mapped,
    "omp.parallel": _both(_private, _reduced("reduction")),
    "omp.sections": _reduced("reduction"),
    "omp.simd": _simd,
    "omp.single": _copied,
    "omp.task": _reduced("in_reduction"),
    "omp.taskgroup": _reduced("task_reduction"),
    "omp.taskloop": _both(_reduced("reduction"), _reduced("in_reduction")),
    "omp.teams": _reduced("reduction"),
    "omp.wsloop": _reduced("reduction"),
}
