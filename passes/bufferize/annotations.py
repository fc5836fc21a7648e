"""Annotations: decisions of the analysis, written into the program as attributes (`test-analysis-only`)."""

from __future__ import annotations

from ...ir.attributes import UNIT, ArrayAttr, DictAttr, StringAttr
from ...ir.graph import BlockArgument, Operation, OpOperand, OpResult, Value
from ...ir.symbol_names import symbol_name
from ...ir.walk import walk
from ...ods.bufferization.interface import is_tensor, owner_of
from ...ods.segments import i64_array_attr
from .analysis import OneShotState
from .functions import ACCESS, FunctionOrder, argument_of, function_type, has_body, returns_of
from .trace import Conflict, NotWritable

_IN_PLACE, _EQUIVALENT = "__inplace_operands_attr__", "__equivalent_func_args__"
_RESULT_SETS, _ARGUMENT_SETS = "__opresult_alias_set_attr__", "__bbarg_alias_set_attr__"


def annotate(module: Operation, state: OneShotState, order: FunctionOrder | None) -> None:
    """Add the attributes that the options ask for."""
    options = state.options
    skipped = options.no_analysis_func_filter
    roots = [module] if order is None else [f for f in order.all if symbol_name(f) not in skipped]
    for root in roots:
        for op in walk(root):
            _note_operands(op, state)
    if order is not None:
        for function in roots:
            if function in state.facts:
                _note_equivalent_arguments(function, state)
        for function in state.facts:
            _note_access(function, state)
    if options.print_conflicts:
        _note_conflicts(state)


def _note_operands(op: Operation, state: OneShotState) -> None:
    if not any(is_tensor(operand.value.type) for operand in op.operands):
        return
    words = [
        ("true" if state.is_in_place(operand) else "false") if is_tensor(operand.value.type) else "none"
        for operand in op.operands
    ]
    op.attributes[_IN_PLACE] = ArrayAttr(tuple(map(StringAttr, words)))


def _note_equivalent_arguments(function: Operation, state: OneShotState) -> None:
    """The argument each result is the buffer of; for each result up to the first return that says something else."""
    if not has_body(function):
        return
    arguments = function.regions[0].blocks[0].args
    returns = returns_of(function)
    count = len(function_type(function).results)
    notes = {op: [-1] * count for op in returns}
    for position in range(count):
        first: int | None = None
        for op in returns:
            found = argument_of(op.operands[position].value, arguments, state)
            if found is not None:
                notes[op][position] = found
            if found is None or (first is not None and found != first):
                break
            first = found
    for op, indices in notes.items():
        if any(each >= 0 for each in indices):
            op.attributes[_EQUIVALENT] = i64_array_attr(indices)


def _note_access(function: Operation, state: OneShotState) -> None:
    facts = state.facts[function]
    type_ = function_type(function)
    old = function.properties.get("arg_attrs")
    entries: list[DictAttr] = []
    for index, each in enumerate(type_.inputs):
        given = old.elements[index] if isinstance(old, ArrayAttr) and index < len(old.elements) else DictAttr(())
        assert isinstance(given, DictAttr)
        if is_tensor(each):
            word = {(True, True): "read-write", (True, False): "read", (False, True): "write"}.get(
                (index in facts.read, index in facts.written), "none"
            )
            items = {**dict(given.entries), ACCESS: StringAttr(word)}
            given = DictAttr(tuple(sorted(items.items())))
        entries.append(given)
    if any(entry.entries for entry in entries):
        function.properties["arg_attrs"] = ArrayAttr(tuple(entries))


# Conflicts


def _note_conflicts(state: OneShotState) -> None:
    conflicts = not_writable = 0
    for decision in state.trace.decisions:
        reason = decision.reason
        if isinstance(reason, NotWritable):
            for value in _not_writable_aliases(decision.operand, state):
                _note_value(value, f"W_{not_writable}[NOT-WRITABLE: {{}}]")
                not_writable += 1
        elif isinstance(reason, Conflict):
            label = f"C_{conflicts}"
            _note_value(reason.definition, f"{label}[DEF: {{}}]")
            _note(reason.read.owner, f"{label}[READ: {reason.read.index}]")
            _note(reason.write.owner, f"{label}[CONFL-WRITE: {reason.write.index}]")
            conflicts += 1


def _not_writable_aliases(operand: OpOperand, state: OneShotState) -> list[Value]:
    reason = state.finder.not_writable(operand, state.finder.united(operand))
    return [reason.value] if reason is not None else []


def _note_value(value: Value, label: str) -> None:
    owner = owner_of(value)
    if owner is None:
        return
    if isinstance(value, OpResult):
        _note(owner, label.format(f"result {value.index}"))
    elif isinstance(value, BlockArgument):
        _note(owner, label.format(f"bbArg {value.index}"))


def _note(op: Operation, label: str) -> None:
    op.attributes[label] = UNIT
