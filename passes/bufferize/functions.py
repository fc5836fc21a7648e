"""The analysis of a module, callees before their callers (OneShotModuleBufferize.cpp of LLVM 22).

Functions that call each other in a cycle are analysed without facts: calls to them may do anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.attributes import ArrayAttr, DictAttr, StringAttr, SymbolRefAttr
from ...ir.graph import Operation, Value
from ...ir.records import dataclass
from ...ir.symbol_names import symbol_name
from ...ir.types import FunctionType, RankedTensorType
from ...ir.walk import operations_in
from ...ods.bufferization.interface import FunctionFacts, is_tensor
from .alias_sets import AliasSet
from .analysis import AnalysisError, OneShotState, OpAnalysis
from .options import BufferizeOptions
from .state import CALL, WITHOUT_LEAVES

FUNCTION, RETURN = "func.func", "func.return"
ACCESS = "bufferization.access"
_NO_RETURN = "cannot bufferize func.func without func.return"


@dataclass(frozen=True)
class FunctionOrder:
    """The functions directly in a module."""

    ordered: tuple[Operation, ...]
    """Each after those it calls."""
    remaining: tuple[Operation, ...]
    """Functions in cycles of calls, and those that call into one."""
    callees: dict[Operation, Operation]
    """Calls to the functions they name, as far as those have tensors."""

    @property
    def all(self) -> tuple[Operation, ...]:
        return (*self.ordered, *self.remaining)


def function_type(function: Operation) -> FunctionType:
    type_ = getattr(function.properties.get("function_type"), "type", None)
    return type_ if isinstance(type_, FunctionType) else FunctionType((), ())


def has_body(function: Operation) -> bool:
    return bool(function.regions and function.regions[0].blocks)


def returns_of(function: Operation) -> list[Operation]:
    """The `func.return`s of the function, in the order of its blocks."""
    blocks = function.regions[0].blocks if function.regions else []
    return [block.last for block in blocks if block.last is not None and block.last.name == RETURN]


def order_functions(module: Operation) -> FunctionOrder:
    """Callees before callers; functions that do not call each other in upstream's order for those, if it has one."""
    top = [op for region in module.regions for block in region.blocks for op in block.ops]
    functions = [op for op in top if op.name == FUNCTION]
    by_name = {symbol_name(function): function for function in functions}
    callees: dict[Operation, Operation] = {}
    calls: dict[Operation, dict[Operation, None]] = {}
    callers: dict[Operation, list[Operation]] = {}
    for function in functions:
        called: dict[Operation, None] = {}
        for op in operations_in(function):
            symbol = op.properties.get("callee") if op.name == CALL else None
            callee = by_name.get(symbol.root) if isinstance(symbol, SymbolRefAttr) and not symbol.nested else None
            if callee is None:
                continue
            callees[op] = callee
            type_ = function_type(callee)
            if any(map(is_tensor, (*type_.inputs, *type_.results))):
                called[callee] = None
        calls[function] = called
        for callee in called:
            callers.setdefault(callee, []).append(function)
    waiting = {function: len(called) for function, called in calls.items()}
    ready = [function for function in functions if not waiting[function]]
    ordered: dict[Operation, None] = {}
    while ready:
        function = ready.pop()
        ordered[function] = None
        for caller in callers.get(function, ()):
            waiting[caller] -= 1
            if not waiting[caller]:
                ready.append(caller)
    remaining = tuple(function for function in functions if function not in ordered)
    return FunctionOrder(tuple(ordered), remaining, callees)


def analyze_module(
    state: OneShotState, order: FunctionOrder, options: BufferizeOptions
) -> tuple[list[AnalysisError], tuple[Operation, ...]]:
    """Analyse all functions; errors stop it. Also the functions analysed, in order."""
    skipped = {f for f in order.all if symbol_name(f) in options.no_analysis_func_filter}
    state.denied = frozenset(skipped)
    analysed: list[Operation] = []
    calls: dict[Operation, list[Operation]] = {}
    for call, callee in order.callees.items():
        calls.setdefault(callee, []).append(call)
    for function in order.ordered:
        if function in skipped or not options.allows(FUNCTION):
            continue
        errors = OpAnalysis(state, function).run()
        if errors:
            return errors, tuple(analysed)
        analysed.append(function)
        if has_body(function) and not returns_of(function):
            return [AnalysisError(_NO_RETURN, function)], tuple(analysed)
        state.facts[function] = find_facts(function, state)
        for call in calls.get(function, ()):
            state.callees[call] = function
    state.returns_unwritable = any(_may_return_unwritable(each, state) for each in order.remaining)
    for function in order.remaining:
        if function in skipped or not options.allows(FUNCTION):
            continue
        errors = OpAnalysis(state, function).run()
        if errors:
            return errors, tuple(analysed)
        analysed.append(function)
    return [], tuple(analysed)


def find_facts(function: Operation, state: OneShotState) -> FunctionFacts:
    """Facts of an analysed function for its callers."""
    type_ = function_type(function)
    tensors = [i for i, each in enumerate(type_.inputs) if is_tensor(each)]
    if not has_body(function):
        results = tuple(i for i, each in enumerate(type_.results) if is_tensor(each))
        aliasing = tuple(results if i in tensors else () for i in range(len(type_.inputs)))
        access = {i: _stated_access(function, i) or (True, True) for i in tensors}
        return _facts(access, aliasing, (None,) * len(type_.results))
    arguments: Sequence[Value] = function.regions[0].blocks[0].args
    returns = returns_of(function)
    access = {i: _access(function, i, arguments[i], state) for i in tensors}
    aliasing = tuple(_aliasing_results(arguments, returns, state))
    equivalent = tuple(
        None if _is_copied(i, returns, state) else _equivalent_argument(i, arguments, returns, state)
        for i in range(len(type_.results))
    )
    unwritable = frozenset(
        i
        for i in range(len(type_.results))
        if any(_is_unwritable(op.operands[i].value, arguments, state) for op in returns if i < len(op.operands))
    )
    return _facts(access, aliasing, equivalent, unwritable)


def _may_return_unwritable(function: Operation, state: OneShotState) -> bool:
    """Whether a result may be memory that nothing may write, arguments apart; of a function not analysed yet."""
    if not has_body(function):
        return False
    arguments = function.regions[0].blocks[0].args

    def is_unwritable(value: Value) -> bool:
        return value not in arguments and not state.is_writable(value)

    returned = (operand for op in returns_of(function) for operand in op.operands if is_tensor(operand.value.type))
    return any(state.find_origins(operand, is_unwritable, WITHOUT_LEAVES) for operand in returned)


def _is_unwritable(value: Value, arguments: Sequence[Value], state: OneShotState) -> bool:
    """Whether `value` may be memory that nothing may write; callers know their own operands."""
    return state.is_unwritable(value) and any(
        not state.is_writable(each) for each in state.sets.members(value) if each not in arguments
    )


def _is_copied(position: int, returns: Sequence[Operation], state: OneShotState) -> bool:
    """Whether some return copies the result, because it gives the same memory before it."""
    return not state.is_exact and any(
        state.shares_with_earlier(op.operands[position]) for op in returns if position < len(op.operands)
    )


def _facts(
    access: dict[int, tuple[bool, bool]],
    aliasing: tuple[tuple[int, ...], ...],
    equivalent: tuple[int | None, ...],
    unwritable: frozenset[int] = frozenset(),
) -> FunctionFacts:
    read = frozenset(i for i, (reads, _) in access.items() if reads)
    written = frozenset(i for i, (_, writes) in access.items() if writes)
    return FunctionFacts(read, written, aliasing, equivalent, unwritable)


def _stated_access(function: Operation, index: int) -> tuple[bool, bool] | None:
    attribute = argument_attribute(function, index, ACCESS)
    if not isinstance(attribute, StringAttr):
        return None
    return attribute.value in ("read", "read-write"), attribute.value in ("write", "read-write")


def argument_attribute(function: Operation, index: int, name: str) -> object | None:
    """The attribute `name` of argument `index`; None when it has none."""
    all_ = function.properties.get("arg_attrs")
    if not isinstance(all_, ArrayAttr) or index >= len(all_.elements):
        return None
    entry = all_.elements[index]
    return entry.get(name) if isinstance(entry, DictAttr) else None


def _access(function: Operation, index: int, argument: Value, state: OneShotState) -> tuple[bool, bool]:
    stated = _stated_access(function, index)
    if stated is not None:
        return stated
    return state.is_value_read(argument), bool(state.sets.set_of(argument).writes)


def _is_ranked(value: Value) -> bool:
    return isinstance(value.type, RankedTensorType)


def _aliasing_results(
    arguments: Sequence[Value], returns: Sequence[Operation], state: OneShotState
) -> Iterator[tuple[int, ...]]:
    """For each argument, the results that may be its memory.

    LLVM 22 does not look at unranked tensors, nor behind operations without a bufferization.
    """
    returned = [
        (position, operand.value)
        for op in returns
        for position, operand in enumerate(op.operands)
        if is_tensor(operand.value.type) and (_is_ranked(operand.value) or not state.is_exact)
    ]
    by_set: dict[AliasSet, list[tuple[int, Value]]] = {}
    for position, value in returned:
        by_set.setdefault(state.sets.set_of(value), []).append((position, value))
    for argument in arguments:
        found: dict[int, None] = {}
        if is_tensor(argument.type) and (_is_ranked(argument) or not state.is_exact):
            aliasing = by_set.get(state.sets.set_of(argument), [])
            if state.returned:
                aliasing = [one for one in returned if one in aliasing or state.returns_argument(one[1], argument)]
            for position, value in aliasing:
                found[position] = None
                state.has_more_aliases = state.has_more_aliases or not (_is_ranked(value) and _is_ranked(argument))
        yield tuple(found)


def _equivalent_argument(
    result: int, arguments: Sequence[Value], returns: Sequence[Operation], state: OneShotState
) -> int | None:
    answers = {argument_of(op.operands[result].value, arguments, state) for op in returns if result < len(op.operands)}
    return answers.pop() if len(answers) == 1 else None


def argument_of(value: Value, arguments: Sequence[Value], state: OneShotState) -> int | None:
    """The number of the first argument that becomes the same buffer; only ranked tensors count."""
    if not _is_ranked(value):
        return None
    same = {each for each in state.equivalents(value) if _is_ranked(each)}
    return next((i for i, each in enumerate(arguments) if each in same), None)
