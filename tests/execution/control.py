"""Control flow for the interpreter: operations with regions, calls, and work that runs later.

Threads run one after the other, forwards or backwards; the ledger sees which of them touches what (`Ledger.threads`).
Stack memory ends with each run of a region whose operation has the trait AutomaticAllocationScope.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, cast

from pydealloc.ir.attributes import SymbolRefAttr
from pydealloc.ir.graph import BlockArgument, Operation, Region, Value
from pydealloc.ir.types import RankedTensorType, is_memref
from pydealloc.ods.segments import dense_values, segments
from tests.execution.call_operations import Pending, device
from tests.execution.ledger import Fault, Kind, Place, View
from tests.execution.memory import OF_OTHERS, Unsupported, bits_of, wrapped
from tests.execution.operations import new_buffer
from tests.execution.tensors import Index, Tensor, inserted, sizes_of

if TYPE_CHECKING:
    from tests.execution.interpreter import Machine

_LAUNCH_SEGMENTS = 11
"""Groups of operands: what is waited for, three times three sizes, and the size of shared memory."""

Values = list[object]
Control = Callable[["Machine", Operation, Values], "Sequence[object] | None"]


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


def _steps(low: object, high: object, step: object) -> range:
    """
    Raises:
        Fault: the step is not positive.
    """
    if cast("int", step) <= 0:
        raise Fault(Kind.UNDEFINED, f"a step of {step}")
    return range(cast("int", low), cast("int", high), cast("int", step))


def _for(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    low, high, step, *carried = operands
    if "unsignedCmp" not in op.properties:
        for i in _steps(low, high, step):
            carried = machine.body(op, [i, *carried])[1]
        return carried
    bits = bits_of(op.operands[0].value.type)
    first, last = (cast("int", bound) % (1 << bits) for bound in (low, high))
    for i in _steps(first, last, step):
        carried = machine.body(op, [wrapped(i, bits), *carried])[1]
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
    return machine.body(op, [])[1]


def in_threads(machine: Machine, ranges: Iterable[range], run: Callable[[tuple[int, ...]], None]) -> None:
    """`run` for each point of a space whose points may run at the same time, in one of the orders allowed."""
    points = list(product(*ranges))
    machine.parallel_runs += 1
    threads, instance = machine.ledger.threads, machine.parallel_runs
    machine.ledger.has_threads = True
    for number, point in enumerate(reversed(points) if machine.backwards else points):
        machine.ledger.threads = (*threads, (instance, number))
        run(point)
    machine.ledger.threads = threads


def _parallel(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    """One iteration after the other; their parts of a reduction are put together in the same order."""
    lows, _, _, _ = segments(op, 4)
    count = len(lows)
    bounds = cast("list[int]", operands)
    low, high, step = (bounds[k * count : (k + 1) * count] for k in range(3))
    reduced = operands[3 * count :]

    def run(point: tuple[int, ...]) -> None:
        last, given = machine.body(op, point)
        for number, (value, region) in enumerate(zip(given, last.regions, strict=True)):
            (reduced[number],) = machine.region(region, [reduced[number], value])[1]

    in_threads(machine, [_steps(*triple) for triple in zip(low, high, step, strict=True)], run)
    return reduced


def _forall(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    """Each thread sees the outputs as they were before; the parts they insert are put together.

    In a world where threads see that others have inserted something, a program that must not ask gives something else.
    """
    outputs = operands[len(operands) - len(op.results) :]
    results = cast("list[Tensor]", list(outputs))
    seen = [*results]
    numbers = iter(cast("list[int]", operands))
    bounds = [
        [next(numbers) if value < 0 else value for value in dense_values(op.properties.get(name))]
        for name in ("staticLowerBound", "staticUpperBound", "staticStep")
    ]
    block = op.regions[0].blocks[0]
    first = len(block.args) - len(outputs)

    def run(point: tuple[int, ...]) -> None:
        last, _ = machine.body(op, [*point, *(seen if machine.is_shared else outputs)])
        for each in machine.inserted_by(last):
            number = block.args.index(cast("BlockArgument", each.operands[1].value)) - first
            source = cast("Tensor", machine.values[each.operands[0].value])
            results[number] = inserted(each, source, results[number], machine)
            if machine.is_shared:
                unknown = Tensor(source.sizes, dict.fromkeys(source.cells, OF_OTHERS))
                seen[number] = inserted(each, unknown, seen[number], machine)

    in_threads(machine, [_steps(*triple) for triple in zip(*bounds, strict=True)], run)
    return results


def _update(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    """`memref.generic_atomic_rmw`: threads may meet in the element."""
    view, *indices = operands
    threads, machine.ledger.threads = machine.ledger.threads, ()
    before = cast("View", view).load(cast("list[int]", indices))
    (after,) = machine.region(op.regions[0], [before])[1]
    cast("View", view).store(cast("list[int]", indices), after)
    machine.ledger.threads = threads
    return (after,)


def _generate(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    type_ = op.result.type
    assert isinstance(type_, RankedTensorType)
    dynamic = iter(cast("list[int]", operands))
    sizes = sizes_of(next(dynamic) if size is None else size for size in type_.shape)
    cells: dict[Index, object] = {}

    def run(point: tuple[int, ...]) -> None:
        (cells[point],) = machine.region(op.regions[0], point)[1]

    in_threads(machine, map(range, sizes), run)
    return (Tensor(sizes, cells),)


def _pad(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    source = cast("Tensor", operands[0])
    dynamic = iter(cast("list[int]", operands[1:]))
    low, high = (
        [next(dynamic) if value < 0 else value for value in dense_values(op.properties.get(name))]
        for name in ("static_low", "static_high")
    )
    sizes = sizes_of(a + n + b for a, n, b in zip(low, source.sizes, high, strict=True))
    cells: dict[Index, object] = {}

    def run(point: tuple[int, ...]) -> None:
        inside = tuple(i - a for i, a in zip(point, low, strict=True))
        if all(0 <= i < n for i, n in zip(inside, source.sizes, strict=True)):
            if inside in source.cells:
                cells[point] = source.cells[inside]
        else:
            (cells[point],) = machine.region(op.regions[0], point)[1]

    in_threads(machine, map(range, sizes), run)
    return (Tensor(sizes, cells),)


def _once(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    """The first region, whose terminator gives the results."""
    return machine.body(op, [])[1]


def _tosa_if(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    condition = cast("Tensor", operands[0]).load(())
    return machine.region(op.regions[0 if condition else 1], [])[1]


def _tosa_while(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    while True:
        (more,) = machine.region(op.regions[0], operands)[1]
        if not cast("Tensor", more).load(()):
            return operands
        operands = machine.region(op.regions[1], operands)[1]


def _points(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    """Threads for the points between lower and upper bounds, which are not part of the space."""
    count = len(op.regions[0].blocks[0].args)
    if len(operands) != 3 * count or "loop_inclusive" in op.properties or op.results:
        raise Unsupported(f"{op.name} with more than bounds")
    bounds = cast("list[int]", operands)
    low, high, step = (bounds[k * count : (k + 1) * count] for k in range(3))

    def run(point: tuple[int, ...]) -> None:
        machine.body(op, point)

    in_threads(machine, [_steps(*triple) for triple in zip(low, high, step, strict=True)], run)
    return ()


def _wrapped(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    """A region with one operation, and no terminator."""
    (inner,) = op.regions[0].blocks[0].ops
    if operands or inner.name != "omp.loop_nest":
        raise Unsupported(f"{op.name} with more than a loop")
    return _points(machine, inner, [machine.values[operand.value] for operand in inner.operands])


def _emitc_for(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    for i in _steps(*operands):
        machine.body(op, [i])
    return ()


@dataclass(eq=False)
class _Work(Pending):
    """Work that runs when it is first waited for, as late as it may, on values as they were when it was started."""

    region: Region
    values: dict[Value, object]
    arguments: list[object]
    before: list[object]
    results: list[object] | None = None
    is_running: bool = False

    def done(self, machine: Machine) -> list[object]:
        """
        Raises:
            Fault: it waits for itself.
        """
        if self.is_running:
            raise Fault(Kind.ENDLESS, "asynchronous work waits for itself")
        if self.results is None:
            self.is_running = True
            for other in self.before:
                cast("Pending", other).done(machine)
            outer, machine.values = machine.values, self.values
            self.results = machine.scope(self.region, self.arguments)
            machine.values = outer
            self.is_running = False
        return self.results


def _values_now(machine: Machine) -> dict[Value, object]:
    """A copy that notes what the machine's own values note."""
    values = machine.fresh_values()
    values.update(machine.values)
    return values


def _execute_async(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    tokens, given = segments(op, 2)
    arguments = [cast("_Result", value).get(machine) for value in operands[len(tokens) : len(tokens) + len(given)]]
    work = _Work(op.regions[0], _values_now(machine), arguments, operands[: len(tokens)])
    machine.started.append(work)
    return [work, *(_Result(work, number) for number in range(len(op.results) - 1))]


@dataclass(eq=False)
class _Launched(Pending):
    """Threads on the device, on values as they were when they were started, and what they wait for."""

    op: Operation
    sizes: list[int]
    values: dict[Value, object]
    before: Sequence[Pending]

    def done(self, machine: Machine) -> object:
        if not self.is_done:
            self.is_done = True
            for each in self.before:
                each.done(machine)
            outer, machine.values = machine.values, self.values

            def run(point: tuple[int, ...]) -> None:
                machine.body(self.op, [*point, *self.sizes])

            in_threads(machine, map(range, self.sizes), run)
            machine.values = outer
        return ()


def _launch(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    """`gpu.launch` without clusters and memory of its own: each thread runs alone."""
    tokens = len(segments(op, _LAUNCH_SEGMENTS)[0])
    sizes = cast("list[int]", operands[tokens:])
    if len(sizes) != 6 or len(op.regions[0].blocks[0].args) != 12:
        raise Unsupported("gpu.launch with more than six sizes")
    before = cast("list[Pending]", operands[:tokens])
    return device(machine, op, _Launched(op, sizes, _values_now(machine), before))


def _task(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    """A task that runs at the end of the program, as late as it may."""
    if operands:
        raise Unsupported("omp.task with clauses")
    machine.started.append(_Work(op.regions[0], _values_now(machine), [], []))
    return ()


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
    cast("Pending", value).done(machine)
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
    machine.scoped(view, op)
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


CONTROL: dict[str, Control] = {
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
    "gpu.launch": _launch,
    "memref.generic_atomic_rmw": _update,
    "tensor.generate": _generate,
    "tensor.pad": _pad,
    "acc.loop": _points,
    "acc.serial": _once,
    "emitc.for": _emitc_for,
    "emitc.if": _if,
    "omp.critical": _once,
    "omp.loop_nest": _points,
    "omp.master": _once,
    "omp.single": _once,
    "omp.task": _task,
    "omp.wsloop": _wrapped,
    "shape.assuming": _once,
    "tosa.cond_if": _tosa_if,
    "tosa.while_loop": _tosa_while,
}

LEAVING = frozenset(
    (
        "async.return",
        "func.return",
        "scf.yield",
        "scf.condition",
        "scf.reduce",
        "scf.reduce.return",
        "scf.forall.in_parallel",
        "memref.alloca_scope.return",
        "memref.atomic_yield",
        "async.yield",
        "linalg.yield",
        "affine.yield",
        "tensor.yield",
        "gpu.terminator",
        "acc.yield",
        "emitc.yield",
        "omp.terminator",
        "omp.yield",
        "shape.assuming_yield",
        "tosa.yield",
    )
)
"""Operations that end a region and hand its values to the operation around it."""
