"""Functions that return buffers take them as further arguments instead, and their callers allocate.

    func.func private @one() -> memref<2xf32> {      func.func private @one(%out: memref<2xf32>) {
      %a = memref.alloc() : memref<2xf32>              %a = memref.alloc() : memref<2xf32>
      return %a : memref<2xf32>                 =>     memref.copy %a, %out : memref<2xf32> to memref<2xf32>
    }                                                  return
                                                     }
    %r = call @one() : () -> memref<2xf32>           %r = memref.alloc() : memref<2xf32>
                                                     call @one(%r) : (memref<2xf32>) -> ()

Right because all callers are known and change as well. With `hoist-static-allocs` and `hoist-dynamic-allocs` a returned
allocation becomes the argument itself. Nothing is freed: deallocation comes afterwards.

Follows mlir/lib/Dialect/Bufferization/Transforms/BufferResultsToOutParams.cpp of LLVM 22, which merges allocations that
are alive together, loses contents and attributes, and changes functions whose type is used elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from ..analysis.calls.call_facts import CallFacts
from ..analysis.calls.call_targets import has_body
from ..analysis.dataflow.operation_facts import OperationFacts
from ..analysis.ownership.copied_results import REASON
from ..analysis.ownership.freed_results import freed_results
from ..ir.attributes import StringAttr, SymbolRefAttr
from ..ir.graph import Operation
from ..ir.records import dataclass
from ..ir.types import MemRefType
from ..ir.walk import walk_post_order
from ..ods.knowledge import Knowledge
from .out_params.calls import rewrite_call
from .out_params.copies import UNFINISHED, copied_results, visible_copies
from .out_params.functions import (
    Hoisting,
    Options,
    OutParams,
    function_type,
    has_fitting_layout,
    llvm_returns,
    out_positions,
    safe_returns,
    take_arguments,
)
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.callees import Callees, taken_functions
from .pass_manager.compat import Compat, Notice
from .pass_manager.refusal import Note, Refusal

_FREED = "LLVM 22 copies what this returns, which may have been freed before"


@dataclass(frozen=True)
class BufferResultsToOutParams(Pass):
    name: ClassVar[str] = "buffer-results-to-out-params"
    runs_only_on: ClassVar[str | None] = "builtin.module"

    add_result_attr: bool = False
    """New arguments have the attribute `bufferize.result`."""
    hoist_static_allocs: bool = False
    """A returned allocation of static size becomes the argument itself."""
    hoist_dynamic_allocs: bool = False
    """A returned allocation whose sizes are arguments becomes the argument itself."""
    modify_public_functions: bool = False
    """Public functions change, too: callers elsewhere must change as well."""
    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        return Reach.CALLS

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        return self.run_on(module, knowledge, lambda _: True)

    def run_on(self, module: Operation, knowledge: Knowledge, accepts: Callable[[Operation], bool]) -> PassResult:
        """The pass, for the functions that `accepts` is true of, and their calls."""
        run = _Run(module, knowledge, self, accepts)
        if self.compat is Compat.SAFE and run.shows_copies():
            return PassResult(changed=False, refusals=tuple(run.refusals))
        run.change_functions()
        if not run.refusals or self.compat is Compat.SAFE:
            run.change_calls()
        return PassResult(run.changed, tuple(run.refusals), notices=tuple(run.notices))


class _Run:
    """One run on a module. `refusals` hold all places that stand in the way."""

    def __init__(
        self,
        module: Operation,
        knowledge: Knowledge,
        options: BufferResultsToOutParams,
        accepts: Callable[[Operation], bool],
    ) -> None:
        self._accepts = accepts
        self._module, self._knowledge, self._all = module, knowledge, options
        self._options = Options(
            options.add_result_attr, options.hoist_static_allocs, options.hoist_dynamic_allocs, options.compat
        )
        self._is_safe = options.compat is Compat.SAFE
        self._facts = CallFacts(module, knowledge, Callees(knowledge))
        self._params: dict[Operation, OutParams] = {}
        self.changed = False
        self.refusals: list[Refusal] = []
        self.notices: list[Notice] = []

    def shows_copies(self) -> bool:
        """Whether a call would get a copy of what it has a name for already, and the program tells the two apart."""
        changed = dict.fromkeys(one for one in self._functions() if out_positions(one))
        if not changed:
            return False
        copied = copied_results(changed.keys(), self._knowledge, self._facts)
        for each in visible_copies(self._module, self._knowledge, copied):
            notes = (Note("written here", each.write), Note("read here", each.read))
            self.refusals.append(Refusal(REASON, "out-param-copy", each.call, notes=notes))
        for function in changed if self._may_start_work() else ():
            place = copied.unfinished(function, out_positions(function))
            if place is not None:
                place = copied.unfinished(function, self._copied_positions(function))
            if place is not None:
                self.refusals.append(Refusal(UNFINISHED, "out-param-copy", place))
        return bool(self.refusals)

    def _may_start_work(self) -> bool:
        """Whether an operation of the module may leave work behind."""
        facts = OperationFacts(self._knowledge)
        return any(facts.may_outlive(name) for name in {op.name for op in walk_post_order(self._module)})

    def _copied_positions(self, function: Operation) -> list[int]:
        """The results that `function` copies to its new arguments: all but allocations that become these."""
        hoisted = Hoisting(function, self._options, self._knowledge).decided().hoisted
        return [position for position in out_positions(function) if position not in hoisted]

    def change_functions(self) -> None:
        taken = taken_functions(self._module, self._knowledge)
        freed = self._freed_results()
        for function in self._functions():
            positions = out_positions(function)
            types = function_type(function).results
            if not all(has_fitting_layout(type_) for i in positions if isinstance(type_ := types[i], MemRefType)):
                reason = "cannot create out param for result with unsupported layout"
                self.refusals.append(Refusal(reason, "out-param-layout", function))
                if not self._is_safe:
                    return
                continue
            user = taken.get(function)
            if positions and user is not None and self._leaves_taken(user):
                continue
            if function in freed:
                self.notices.append(Notice("freed-result", _FREED, freed[function]))
                if self._is_safe:
                    continue
            self._change(function)

    def _freed_results(self) -> dict[Operation, Operation]:
        """The functions that may return a freed buffer, each with the return: to copy it is to read it."""
        if not any(out_positions(one) for one in self._functions()):
            return {}
        functions = (op for op in walk_post_order(self._module) if op.name == "func.func" and has_body(op))
        return freed_results((one for one in functions if out_positions(one)), self._facts)

    def _functions(self) -> Iterator[Operation]:
        """Functions with a body directly in the module, except public ones if they are to stay."""
        for region in self._module.regions:
            for block in region.blocks:
                for op in block.ops:
                    if op.name == "func.func" and self._may_change(op) and self._accepts(op):
                        yield op

    def _may_change(self, function: Operation) -> bool:
        visibility = function.attribute("sym_visibility")
        is_public = not isinstance(visibility, StringAttr) or visibility.value == "public"
        has_body = bool(function.regions and function.regions[0].blocks)
        return has_body and (not is_public or self._all.modify_public_functions)

    def _leaves_taken(self, user: Operation) -> bool:
        """Whether the function that `user` names by its type stays as it is."""
        if self._is_safe:
            message = "LLVM 22 changes the type of the function that this names, which makes it invalid"
            self.notices.append(Notice("taken-function", message, user))
            return True
        if user.name == "func.constant":
            reason = "reference to function with mismatched type"
            self.refusals.append(Refusal(reason, "dealloc-function-constant", user))
        return False

    def _change(self, function: Operation) -> None:
        decisions = Hoisting(function, self._options, self._knowledge).decided()
        self.notices += decisions.notices
        if decisions.is_left_alone and self._is_safe:
            return
        positions = out_positions(function)
        self.changed = self.changed or bool(positions) or not self._is_safe
        arguments = take_arguments(function, self._options, positions)
        if self._is_safe:
            self._params[function] = safe_returns(function, arguments, positions, decisions, self._knowledge)
        else:
            remembered = llvm_returns(function, arguments, positions, self._options, self._knowledge)
            known = iter(remembered)
            sizes = tuple(
                next(known, None) if None in argument.type.shape else None
                for argument in arguments
                if isinstance(argument.type, MemRefType)
            )
            self._params[function] = OutParams(tuple(positions), sizes, (None,) * len(positions))
        for argument in arguments:
            argument.name = argument.name or "out"

    def change_calls(self) -> None:
        resolve = Callees(self._knowledge)
        table = _symbols(self._module)
        for call in list(walk_post_order(self._module)):
            symbol = call.properties.get("callee")
            if call.name != "func.call" or not isinstance(symbol, SymbolRefAttr):
                continue
            callee = resolve(call, symbol) if self._is_safe else table.get(symbol.root)
            if callee is None and not self._is_safe:
                reason = f"cannot find callee '{symbol.root}' in symbol table"
                self.refusals.append(Refusal(reason, "out-param-callee", call))
            params = self._params.get(callee) if callee is not None else None
            if params is None or (self._is_safe and not params.positions):
                continue
            refusal = rewrite_call(call, params, keeps_attributes=self._is_safe)
            if refusal is not None:
                self.refusals.append(refusal)


def _symbols(module: Operation) -> dict[str, Operation]:
    names: dict[str, Operation] = {}
    for region in module.regions:
        for block in region.blocks:
            for op in block.ops:
                name = op.attribute("sym_name")
                if isinstance(name, StringAttr):
                    names.setdefault(name.value, op)
    return names
