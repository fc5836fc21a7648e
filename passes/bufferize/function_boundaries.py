"""Bufferizing a module with its functions: callees first, so that callers see their final types.

Follows bufferizeModuleOp of mlir/lib/Dialect/Bufferization/Transforms/OneShotModuleBufferize.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...dialects.memref import ops as memref
from ...ir.attributes import ArrayAttr, DictAttr, TypeAttr
from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.symbol_names import symbol_name
from ...ir.types import FunctionType, MemRefType, UnrankedMemRefType
from ...ods.bufferization.interface import is_tensor
from ...ods.op_view import defining
from .functions import FUNCTION, FunctionOrder, function_type, has_body, returns_of
from .options import BufferizeOptions
from .rewriting import BufferizationFailed, BufferizeDriver, LeftOver
from .trace import BufferizeTrace, Divergence
from .types import TypeResolver

_DROPPED = ("bufferization.buffer_layout", "bufferization.writable")
_SYMBOL_TABLE = "SymbolTable"


def bufferize_module(
    module: Operation,
    order: FunctionOrder,
    types: TypeResolver,
    trace: BufferizeTrace,
    copy_first: Callable[[Operation], None] | None,
) -> None:
    """Rewrite functions, then what else is directly in the module. `copy_first` puts copies into what has none yet.

    Raises:
        BufferizationFailed: something cannot be bufferized; the module is half rewritten then. It has the errors of
            each function, since upstream stops at one of them but the order of independent functions is not fixed.
    """
    options = types.options
    cyclic = set(order.remaining)
    _report_unanalysed_calls(order, options, trace)
    failures: dict[Operation, BufferizationFailed] = {}
    broken: set[Operation] = set()
    for function in order.all:
        if broken and any(
            callee in broken and function.is_proper_ancestor_of(call) for call, callee in order.callees.items()
        ):
            broken.add(function)
            continue
        if copy_first is not None and (
            options.copy_before_write or symbol_name(function) in options.no_analysis_func_filter
        ):
            copy_first(function)
        given = function_type(function).results
        try:
            BufferizeDriver(types, trace).run(function)
        except LeftOver as failure:
            failures[function] = failure
        except BufferizationFailed as failure:
            failures[function] = failure
            broken.add(function)
            continue
        if options.function_boundary_type_conversion == "infer-layout-map":
            _narrow_results(function, given, options, trace, is_cyclic=function in cyclic)
    tops = [op for region in module.regions for block in region.blocks for op in block.ops]
    if failures:
        raise BufferizationFailed(*(each for op in tops if op in failures for each in failures[op].complaints))
    others = [op for op in tops if op.name != FUNCTION]
    for op in others:
        if not types.knowledge.has_trait(op, _SYMBOL_TABLE) and op.parent is not None:
            if options.copy_before_write and copy_first is not None:
                copy_first(op)
            BufferizeDriver(types, trace).run(op)
    for function in order.all:
        drop_argument_attributes(function)


def _report_unanalysed_calls(order: FunctionOrder, options: BufferizeOptions, trace: BufferizeTrace) -> None:
    """Calls that pass tensors, in functions left out of the analysis: upstream reads facts that do not exist."""
    left_out = [each for each in order.all if symbol_name(each) in options.no_analysis_func_filter]
    for call in order.callees:
        inside = any(function.is_proper_ancestor_of(call) for function in left_out)
        if inside and any(is_tensor(value.type) for value in call.operand_values):
            message = "LLVM 22 crashes at calls with tensors in functions that are not analysed"
            trace.divergences.append(Divergence("unanalysed-call", message, call))


def _narrow_results(
    function: Operation,
    given: Sequence[Type],
    options: BufferizeOptions,
    trace: BufferizeTrace,
    *,
    is_cyclic: bool,
) -> None:
    """Results become what all returns give before they cast it; their types in the program were `given`.

    That may be another layout. Callers use the shape of the tensor, and calls of functions with buffers stay as they
    are; those in a cycle of calls have been rewritten already.
    """
    sources = _sources_of_results(function)
    results = list(function_type(function).results)
    for position, values in enumerate(sources):
        if values is None:
            continue
        divergence: Divergence | None = None
        if not is_tensor(given[position]) or not _have_equal_shapes(values[0].type, results[position]):
            message = f"LLVM 22 returns {values[0].type}, and callers use {results[position]}"
            divergence = Divergence("returned-cast", message, function)
        elif is_cyclic:
            message = "LLVM 22 narrows the layout of a result that is called with another one already"
            divergence = Divergence("recursive-layout", message, function)
        if divergence is not None:
            trace.divergences.append(divergence)
        if divergence is None or options.is_exact:
            results[position] = values[0].type
            for op, value in zip(returns_of(function), values, strict=True):
                op.operands[position].set(value)
    function.properties["function_type"] = TypeAttr(FunctionType(function_type(function).inputs, tuple(results)))


def _have_equal_shapes(a: Type, b: Type) -> bool:
    if isinstance(a, MemRefType) and isinstance(b, MemRefType):
        return a.shape == b.shape
    return isinstance(a, UnrankedMemRefType) and isinstance(b, UnrankedMemRefType)


def _sources_of_results(function: Operation) -> list[list[Value] | None]:
    """For each result the buffers that the returns cast, one for each return; None where they need no other type."""
    returns = returns_of(function)
    results = function_type(function).results
    found: list[list[Value] | None] = [None] * len(results)
    if not has_body(function) or not returns:
        return found
    for position, result in enumerate(results):
        if is_tensor(result):
            continue
        sources = [_before_cast(op.operands[position].value) for op in returns if position < len(op.operands)]
        if len(sources) == len(returns) and all(each.type is sources[0].type for each in sources):
            found[position] = sources if sources[0].type is not result else None
    return found


def _before_cast(value: Value) -> Value:
    cast = defining(value, memref.CastOp)
    return cast.source if cast is not None else value


def drop_argument_attributes(function: Operation) -> None:
    """Attributes of arguments that only this pass understands have no meaning any more."""
    attributes = function.properties.get("arg_attrs")
    if not isinstance(attributes, ArrayAttr):
        return
    retained: list[DictAttr] = []
    for each in attributes.elements:
        entries = each.entries if isinstance(each, DictAttr) else ()
        retained.append(DictAttr(tuple(entry for entry in entries if entry[0] not in _DROPPED)))
    if any(each.entries for each in retained):
        function.properties["arg_attrs"] = ArrayAttr(tuple(retained))
    else:
        del function.properties["arg_attrs"]
