"""Specialisation of public functions that return an argument: callers in the program use a body that lends it.

    func.func @f(%m: memref<4xf32>) -> memref<4xf32> {              func.func private @f_lent(%m: ...) -> ... {
      "use"(%m) : (memref<4xf32>) -> ()                                "use"(%m) : (memref<4xf32>) -> ()
      return %m : memref<4xf32>                             =>         return %m : memref<4xf32>
    }                                                                }
                                                                     func.func @f(%m: ...) -> ... {
                                                                       %0 = call @f_lent(%m) : (...) -> ...
                                                                       return %0 : memref<4xf32>
                                                                     }

The function that others call by its name keeps to the convention at function boundaries, so it copies what it returns.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...analysis.ownership.call_summaries import CallSummaries, ReturnKind, returns_of
from ...ir.attributes import StringAttr, SymbolRefAttr, TypeAttr
from ...ir.builder import Builder
from ...ir.graph import Block, Operation
from ...ir.symbol_names import is_private
from ...ir.types import FunctionType
from ...ir.walk import walk

_SUFFIX = "_lent"


def specialise_public_functions(module: Operation, bodies: list[Operation], summaries: CallSummaries) -> bool:
    """Split those of `bodies` that are called in `module` and would lend what they return; whether there are any."""
    knowledge = summaries.knowledge
    callers: dict[Operation, list[Operation]] = {}
    for op in walk(module):
        function = summaries.callee(op) if knowledge.is_call(op) else None
        if function is not None:
            callers.setdefault(function, []).append(op)
    split = [
        (function, calls)
        for function in bodies
        if (calls := [call for call in callers.get(function, ()) if is_direct_call(call)])
        and not is_private(function)
        and _lends_something(function, summaries)
    ]
    for function, calls in split:
        _split(function, calls)
    return bool(split)


def is_direct_call(call: Operation) -> bool:
    """Whether the types of `call` can be changed with those of the function it names."""
    return call.name == "func.call"


def _lends_something(function: Operation, summaries: CallSummaries) -> bool:
    """Whether all returns of `function` give back arguments at one position."""
    states = summaries.states_of(function)
    returns = [by_position for _, by_position in returns_of(states)]
    if states.problems or not returns:
        return False
    return any(
        all(one[position].kind is ReturnKind.BORROWED and one[position].arguments for one in returns)
        for position in returns[0]
    )


def _split(function: Operation, calls: list[Operation]) -> None:
    name, type_ = function.properties["sym_name"], function.properties["function_type"]
    assert isinstance(name, StringAttr)
    assert isinstance(type_, TypeAttr)
    assert isinstance(type_.type, FunctionType)
    lent = _unused(function, name.value + _SUFFIX)
    public = dict(function.properties)
    function.properties["sym_name"] = StringAttr(lent)
    function.properties["sym_visibility"] = StringAttr("private")
    callee = SymbolRefAttr(lent)
    for call in calls:
        call.properties["callee"] = callee
    wrapper = Builder.after(function).create("func.func", properties=public, regions=1, location=function.location)
    block = wrapper.regions[0].append(Block())
    arguments = [block.add_argument(argument.type, argument.name) for argument in function.regions[0].blocks[0].args]
    builder = Builder.at_end(block)
    call = builder.create("func.call", arguments, type_.type.results, properties={"callee": callee})
    builder.create("func.return", call.results)


def _unused(function: Operation, name: str) -> str:
    """`name`, with a number behind it where another symbol of the table around `function` has it."""
    assert function.parent is not None
    taken = {value.value for op in function.parent.ops if isinstance(value := op.attribute("sym_name"), StringAttr)}
    return next(candidate for candidate in _candidates(name) if candidate not in taken)


def _candidates(name: str) -> Iterator[str]:
    yield name
    number = 0
    while True:
        yield f"{name}_{number}"
        number += 1
