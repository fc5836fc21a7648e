"""A small interpreter of the programs the deallocation passes work on, before, between and after them.

    run = interpret(module)          # calls @main, which takes nothing
    run.results, run.printed, run.live

Control flow and calls are here; what computes or touches memory is in `operations.py`. It knows the
operations that buffer programs consist of, and raises `Unsupported` for others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import cast

from pydealloc.ir.attributes import StringAttr, SymbolRefAttr
from pydealloc.ir.graph import Block, BlockArgument, Operation, Region, Value
from pydealloc.ir.types import is_memref
from pydealloc.ir.walk import walk
from pydealloc.ods.segments import dense_values, segments
from tests.execution.ledger import Allocation, Fault, Kind, Ledger, Place, View
from tests.execution.operations import COMPUTE, Memory, Unsupported, new_buffer
from tests.execution.tensors import Globals, NoTensor, Tensor, compute, has_tensors, inserted, structured

STEPS = 200_000
"""How many operations a run may take."""


@dataclass
class Run:
    """What a finished run gave. `results` are scalars; buffers that were returned stand as their contents."""

    results: list[object]
    printed: list[object]
    live: list[Allocation]
    """Never freed, and not among the results."""
    allocations: int
    steps: int
    peak: int
    """Most bytes on the heap at once."""

    @property
    def observed(self) -> tuple[list[object], list[object]]:
        return self.results, self.printed


Values = list[object]
Control = Callable[["Machine", Operation, Values], "Sequence[object] | None"]


class Machine:
    def __init__(self, module: Operation, steps: int = STEPS, *, realloc_frees: bool = False) -> None:
        self.ledger = Ledger()
        self.memory = Memory(module, self.ledger, realloc_frees=realloc_frees)
        self.functions: dict[str, Operation] = {}
        self.printed = self.memory.printed
        self.module = module
        self.globals: Globals = {}
        self.steps = 0
        self.executed: set[Operation] | None = None
        """Filled with what is executed, if there is a set."""
        self._most_steps = steps
        self.values: dict[Value, object] = {}
        self._stack: list[list[View]] = [[]]
        for op in walk(module):
            name = op.properties.get("sym_name")
            if op.name == "func.func" and isinstance(name, StringAttr):
                self.functions[name.value] = op

    def call(self, name: str, arguments: Sequence[object]) -> list[object]:
        """
        Raises:
            Fault: the program does what it must not.
            Unsupported: it has operations nobody told us about.
        """
        function = self.functions.get(name)
        if function is None or not function.regions or not function.regions[0].blocks:
            raise Unsupported(f"call of @{name}, which has no body")
        outer, self.values = self.values, {}
        self._stack.append([])
        if len(self._stack) > 60:
            raise Fault(Kind.ENDLESS, "calls nest too deeply")
        _, results = self.region(function.regions[0], arguments)
        for view in self._stack.pop():
            self.ledger.leave(view)
        self.values = outer
        return results

    def region(self, region: Region, arguments: Sequence[object]) -> tuple[Operation, list[object]]:
        """Run it from its entry; the terminator that leaves it, with the values that it leaves with."""
        block: Block = region.blocks[0]
        values = self.values
        while True:
            for argument, value in zip(block.args, arguments, strict=True):
                values[argument] = value
            op = block.first
            jump: tuple[Block, list[object]] | None = None
            while op is not None:
                self.steps += 1
                if self.steps > self._most_steps:
                    raise Fault(Kind.ENDLESS, f"more than {self._most_steps} operations")
                operands = [values[operand.value] for operand in op.operands]
                if op.successors:
                    jump = self._jump(op, operands)
                    break
                if op.name in _LEAVING:
                    if self.executed is not None:
                        self.executed.add(op)
                    return op, operands
                self._execute(op, operands)
                op = op.next
            if jump is None:
                raise Unsupported("a block without a terminator")
            block, arguments = jump

    def _execute(self, op: Operation, operands: list[object]) -> None:
        if self.executed is not None:
            self.executed.add(op)
        memory = COMPUTE.get(op.name) if not has_tensors(op) else None
        results = memory(self.memory, op, operands) if memory is not None else self._other(op, operands)
        if results is not None:
            for result, value in zip(op.results, results, strict=True):
                self.values[result] = value
        elif op.results:
            raise Unsupported(f"results of {op.name}")

    def _other(self, op: Operation, operands: list[object]) -> Sequence[object] | None:
        """Control flow, structured operations, tensors."""
        control = _CONTROL.get(op.name)
        if control is not None:
            return control(self, op, operands)
        try:
            return compute(op, operands, self.values, self.module, self.globals)
        except NoTensor:
            raise Unsupported(op.name) from None

    def _jump(self, op: Operation, operands: list[object]) -> tuple[Block, list[object]]:
        if op.name == "cf.br":
            return op.successors[0].block, operands
        if op.name == "cf.cond_br":
            sizes = dense_values(op.properties.get("operandSegmentSizes"))
            first = operands[1 : 1 + sizes[1]]
            return (
                (op.successors[0].block, first) if operands[0] else (op.successors[1].block, operands[1 + sizes[1] :])
            )
        raise Unsupported(op.name)

    def inserted_by(self, last: Operation) -> list[Operation]:
        """The insertions of a thread, which its terminator contains."""
        return [op for region in last.regions for block in region.blocks for op in block.ops]

    def scoped(self, view: View) -> None:
        """`view` lives as long as the current function, or alloca scope."""
        self._stack[-1].append(view)

    def scope(self, region: Region) -> list[object]:
        self._stack.append([])
        _, results = self.region(region, [])
        for view in self._stack.pop():
            self.ledger.leave(view)
        return results


_LEAVING = frozenset(
    (
        "func.return",
        "scf.yield",
        "scf.condition",
        "scf.reduce",
        "scf.forall.in_parallel",
        "memref.alloca_scope.return",
        "async.yield",
        "linalg.yield",
    )
)
"""Operations that end a region and hand its values to the operation around it."""


def interpret(module: Operation, steps: int = STEPS, *, realloc_frees: bool = False, entry: str = "main") -> Run:
    """Run `entry`, which takes nothing. `realloc_frees`: whether `memref.realloc` frees its operand.

    Raises:
        Fault: the program does what it must not. Leaks are no faults, they stand in the answer.
        Unsupported: it has operations nobody told us about.
    """
    machine = Machine(module, steps, realloc_frees=realloc_frees)
    results = machine.call(entry, [])
    kept = {value.allocation for value in results if isinstance(value, View)}
    shown = [_contents(value) if isinstance(value, View) else value for value in results]
    live = [one for one in machine.ledger.live if one not in kept]
    return Run(shown, machine.printed, live, machine.ledger.heap_count, machine.steps, machine.ledger.peak)


def _contents(view: View) -> object:
    view.require_live("returns")
    return view.sizes, [view.allocation.cells.get(view.at(i)) for i in view.elements()]


# --- Control flow ----------------------------------------------------------------------------------------------------


def _call(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    callee = op.properties["callee"]
    assert isinstance(callee, SymbolRefAttr)
    return machine.call(callee.leaf, operands)


def _call_indirect(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    return machine.call(str(operands[0]), operands[1:])


def _if(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    region = op.regions[0 if operands[0] else 1]
    return machine.region(region, [])[1] if region.blocks else ()


def _index_switch(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    cases = dense_values(op.properties.get("cases"))
    chosen = cases.index(cast("int", operands[0])) + 1 if operands[0] in cases else 0
    return machine.region(op.regions[chosen], [])[1]


def _for(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    low, high, step, *carried = operands
    for i in range(cast("int", low), cast("int", high), cast("int", step)):
        carried = machine.region(op.regions[0], [i, *carried])[1]
    return carried


def _while(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    while True:
        _, (condition, *passed) = machine.region(op.regions[0], operands)
        if not condition:
            return passed
        operands = machine.region(op.regions[1], passed)[1]


def _execute_region(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    return machine.region(op.regions[0], [])[1]


def _alloca_scope(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    return machine.scope(op.regions[0])


def _parallel(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    """One iteration after the other, which is one of the orders allowed. Reductions are not supported."""
    lows, _, _, initial = segments(op, 4)
    if initial:
        raise Unsupported("scf.parallel with reductions")
    count = len(lows)
    bounds = cast("list[int]", operands)
    low, high, step = (bounds[k * count : (k + 1) * count] for k in range(3))
    _nest(machine, op.regions[0], [range(*triple) for triple in zip(low, high, step, strict=True)], [])
    return ()


def _structured(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    return structured(op, operands, lambda op, arguments: machine.region(op.regions[0], arguments)[1])


def _forall(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    """Each thread sees the outputs as they were before; the parts they insert are put together."""
    outputs = operands[len(operands) - len(op.results) :]
    results = cast("list[Tensor]", list(outputs))
    numbers = iter(cast("list[int]", operands))
    bounds = [
        [next(numbers) if value < 0 else value for value in dense_values(op.properties.get(name))]
        for name in ("staticLowerBound", "staticUpperBound", "staticStep")
    ]
    block = op.regions[0].blocks[0]
    first = len(block.args) - len(outputs)
    for thread in product(*(range(*triple) for triple in zip(*bounds, strict=True))):
        last, _ = machine.region(op.regions[0], [*thread, *outputs])
        for each in machine.inserted_by(last):
            number = block.args.index(cast("BlockArgument", each.operands[1].value)) - first
            source = cast("Tensor", machine.values[each.operands[0].value])
            results[number] = inserted(each, source, results[number], machine.values)
    return results


def _nest(machine: Machine, region: Region, ranges: list[range], indices: list[object]) -> None:
    if not ranges:
        machine.region(region, indices)
        return
    for i in ranges[0]:
        _nest(machine, region, ranges[1:], [*indices, i])


@dataclass(eq=False)
class _Work:
    """Work that runs when it is first waited for, as late as it may, on values as they were when it was started."""

    region: Region
    values: dict[Value, object]
    arguments: list[object]
    before: list[object]
    results: list[object] | None = None
    is_running: bool = False

    def done(self, machine: Machine) -> list[object]:
        if self.is_running:
            raise Fault(Kind.ENDLESS, "asynchronous work waits for itself")
        if self.results is None:
            self.is_running = True
            for other in self.before:
                cast("_Work", other).done(machine)
            outer, machine.values = machine.values, self.values
            self.results = machine.region(self.region, self.arguments)[1]
            machine.values = outer
            self.is_running = False
        return self.results


def _execute_async(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    tokens, given = segments(op, 2)
    arguments = [cast("_Result", value).get(machine) for value in operands[len(tokens) : len(tokens) + len(given)]]
    work = _Work(op.regions[0], dict(machine.values), arguments, operands[: len(tokens)])
    return [work, *(_Result(work, number) for number in range(len(op.results) - 1))]


@dataclass(eq=False)
class _Result:
    work: _Work
    number: int

    def get(self, machine: Machine) -> object:
        return self.work.done(machine)[self.number]


def _await(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    value = operands[0]
    if isinstance(value, _Result):
        return (value.get(machine),)
    cast("_Work", value).done(machine)
    return ()


def _create_group(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    started: list[_Work] = []
    return (started,)


def _add_to_group(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    group = cast("list[_Work]", operands[1])
    group.append(cast("_Work", operands[0]))
    return (len(group) - 1,)


def _await_all(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    for work in cast("list[_Work]", operands[0]):
        work.done(machine)
    return ()


def _alloca(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    view = new_buffer(machine.memory, op, operands, Place.STACK)
    machine.scoped(view)
    return (view,)


def _dealloc(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    """bufferization.dealloc by its definition: buffers are the same when their allocation is."""
    sizes = dense_values(op.properties.get("operandSegmentSizes"))
    memrefs = cast("list[View]", operands[: sizes[0]])
    conditions = operands[sizes[0] : sizes[0] + sizes[1]]
    retained = cast("list[View]", operands[sizes[0] + sizes[1] :])
    assert all(is_memref(operand.value.type) for operand in op.operands[: sizes[0]])
    kept = {view.allocation for view in retained}
    owned = [view for view, condition in zip(memrefs, conditions, strict=True) if condition]
    for view in {view.allocation: view for view in owned}.values():
        if view.allocation not in kept:
            machine.ledger.free(view)
    allocations = {view.allocation for view in owned}
    return [int(view.allocation in allocations) for view in retained]


_CONTROL: dict[str, Control] = {
    "func.call": _call,
    "func.call_indirect": _call_indirect,
    "async.add_to_group": _add_to_group,
    "async.await": _await,
    "async.await_all": _await_all,
    "async.create_group": _create_group,
    "async.execute": _execute_async,
    "scf.if": _if,
    "scf.index_switch": _index_switch,
    "scf.for": _for,
    "scf.while": _while,
    "scf.execute_region": _execute_region,
    "scf.parallel": _parallel,
    "scf.forall": _forall,
    "memref.alloca": _alloca,
    "memref.alloca_scope": _alloca_scope,
    "bufferization.dealloc": _dealloc,
    "linalg.generic": _structured,
    "linalg.map": _structured,
}
