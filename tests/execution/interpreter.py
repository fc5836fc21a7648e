"""A small interpreter of the programs the passes work on, before, between and after them.

    run = interpret(module)          # calls @main, which takes nothing
    run.results, run.printed, run.live

Blocks and calls are here; operations with regions are in `control.py`, what computes or touches memory in
`operations.py`, what works on tensors in `tensors.py`. Others raise `Unsupported`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from pydealloc.ir.attributes import StringAttr
from pydealloc.ir.graph import Block, Operation, Region, Value
from pydealloc.ir.types import MemRefType, RankedTensorType
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.segments import dense_values
from tests.execution.affine_operations import AFFINE
from tests.execution.call_operations import CALL_COMPUTE, CALL_CONTROL, EXTERNAL, Pending
from tests.execution.called import Called, chosen_case, ends_unknown
from tests.execution.control import CONTROL, LEAVING, Control
from tests.execution.fold_numbers import of_folds
from tests.execution.ledger import Allocation, Fault, Kind, Ledger, View
from tests.execution.memory import POISON, Compute, Memory, Unsupported
from tests.execution.named_structures import NAMED
from tests.execution.operations import COMPUTE, has_layout
from tests.execution.structured import STRUCTURED
from tests.execution.tensors import Globals, NoTensor, Tensor, compute, has_tensors

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
    is_by_chance: bool = False
    """Whether nobody can say which buffer is meant somewhere: a deallocation asks that of buffers nobody uses."""
    stack_grows: bool = False
    """Whether an operation took memory of the stack again before its scope had ended."""
    has_threads: bool = False
    """Whether bodies ran that may run at once."""
    stops: bool = False
    """Whether an assertion has failed, which ended it."""

    @property
    def observed(self) -> tuple[list[object], list[object]]:
        return self.results, self.printed


@dataclass(frozen=True)
class World:
    """What a program cannot know. `fill`: what fresh memory and fresh tensors hold; None: reading it is a fault."""

    arguments: tuple[object, ...] = ()
    """Of the entry."""
    fill: int | None = None
    backwards: bool = False
    """Whether the last thread runs first."""
    is_shared: bool = False
    """Whether threads see what others insert into a tensor, which says that it is a race."""
    called: Called | None = None
    """What is called in place of the entry, with arguments made of the numbers `arguments`."""


NOTHING = World()
Step = tuple[Operation, list[Value], "Compute | None", "Control | None"]
"""An operation, the values it uses, and what runs it; neither of both for terminators."""
Code = dict[Block, list[Step]]
"""By block, as far as they were run. One for all runs of a program that does not change."""


class Machine:
    def __init__(
        self,
        module: Operation,
        steps: int = STEPS,
        *,
        realloc_frees: bool = False,
        world: World = NOTHING,
        code: Code | None = None,
    ) -> None:
        self.code: Code = {} if code is None else code
        self.ledger = Ledger(world.fill)
        self.memory = Memory(module, self.ledger, realloc_frees=realloc_frees)
        self.functions: dict[str, Operation] = {}
        self.called = world.called
        self.held: object = None
        """A value that the world outside keeps."""
        self.printed = self.memory.printed
        self.module = module
        self.globals: Globals = {}
        self.fill = world.fill
        self.numbers = world.arguments
        self.backwards = world.backwards
        self.is_shared = world.is_shared
        self.parallel_runs = 0
        """Operations that have started threads so far."""
        self.points: list[tuple[int, ...]] = []
        """Where the structured operations around are, innermost last."""
        self.started: list[Pending] = []
        """Work that goes on, in the order in which it was started."""
        self.steps = 0
        self.executed: set[Operation] | None = None
        """Filled with what is executed, if there is a set."""
        self._most_steps = steps
        self.values: dict[Value, object] = {}
        self._stack: list[list[tuple[Operation, View]]] = [[]]
        self.stack_grows = False
        for op in walk(module):
            name = op.properties.get("sym_name")
            if op.name in ("func.func", "async.func") and isinstance(name, StringAttr):
                self.functions[name.value] = op

    def call(self, name: str, arguments: Sequence[object]) -> list[object]:
        """
        Raises:
            Fault: the program does what it must not.
            Unsupported: it has operations nobody told us about.
        """
        function = self.functions.get(name)
        if name in EXTERNAL and (function is None or not function.regions[0].blocks):
            return EXTERNAL[name](self, list(arguments))
        if function is not None and not function.regions[0].blocks and self.called is not None:
            return self.called.outside(self, function, arguments)
        if function is None or not function.regions or not function.regions[0].blocks:
            raise Unsupported(f"call of @{name}, which has no body")
        outer, self.values = self.values, self.fresh_values()
        if len(self._stack) > 60:
            raise Fault(Kind.ENDLESS, "calls nest too deeply")
        results = self.scope(function.regions[0], arguments)
        self.values = outer
        return results

    def fresh_values(self) -> dict[Value, object]:
        """Those of a call that begins."""
        return {}

    def region(self, region: Region, arguments: Sequence[object]) -> tuple[Operation, list[object]]:
        """Run it from its entry; the terminator that leaves it, with the values that it leaves with."""
        block: Block = region.blocks[0]
        values, memory, executed = self.values, self.memory, self.executed
        while True:
            for argument, value in zip(block.args, arguments, strict=True):
                values[argument] = value
            code = self.code.get(block) or self.read(block)
            self.steps += len(code)
            if self.steps > self._most_steps:
                raise Fault(Kind.ENDLESS, f"more than {self._most_steps} operations")
            for op, used, computed, control in code:
                try:
                    operands = [values[value] for value in used]
                except KeyError:
                    raise Fault(Kind.UNDEFINED, f"{op.name} uses what was not computed") from None
                if executed is not None:
                    executed.add(op)
                if computed is not None:
                    results = computed(memory, op, operands)
                elif control is not None:
                    results = control(self, op, operands)
                elif op.successors:
                    block, arguments = self._jump(op, operands)
                    break
                else:
                    return op, operands
                for result, value in zip(op.results, results or (), strict=True):
                    type_ = result.type
                    if isinstance(type_, (MemRefType, RankedTensorType)) and not _has_type(value, type_):
                        raise Fault(Kind.UNDEFINED, f"{op.name} gives what has not the type {type_}")
                    values[result] = value
            else:
                raise Unsupported("a block without a terminator")

    def read(self, block: Block) -> list[Step]:
        """What the operations of a block need, and what runs them; looked up once."""
        found: list[Step] = []
        for op in block.ops:
            used = [operand.value for operand in op.operands]
            computed = control = None
            if not (op.successors or op.name in LEAVING or ends_unknown(op)):
                computed = (COMPUTE.get(op.name) or CALL_COMPUTE.get(op.name)) if not has_tensors(op) else None
                if computed is None:
                    control = CONTROL.get(op.name) or CALL_CONTROL.get(op.name) or STRUCTURED.get(op.name)
                    control = control or NAMED.get(op.name) or AFFINE.get(op.name)
                if computed is None and control is None:
                    computed = of_folds(op)
                    control = _others if computed is None else None
            found.append((op, used, computed, control))
        self.code[block] = found
        return found

    def finish(self) -> None:
        """Do the work that nobody has waited for: it ends some time."""
        for work in self.started:
            work.done(self)

    def _jump(self, op: Operation, operands: list[object]) -> tuple[Block, Sequence[object]]:
        if op.name == "cf.br":
            return op.successors[0].block, operands
        if op.name == "cf.cond_br":
            sizes = dense_values(op.properties.get("operandSegmentSizes"))
            first = operands[1 : 1 + sizes[1]]
            return (
                (op.successors[0].block, first) if operands[0] else (op.successors[1].block, operands[1 + sizes[1] :])
            )
        if op.name == "cf.switch":
            return chosen_case(op, operands)
        if self.called is not None:
            return self.called.jump(self, op, operands), ()
        raise Unsupported(op.name)

    def inserted_by(self, last: Operation) -> list[Operation]:
        """The insertions of a thread, which its terminator contains."""
        return [op for region in last.regions for block in region.blocks for op in block.ops]

    def scoped(self, view: View, op: Operation) -> None:
        """`view`, made by `op`, lives as long as the current function, or alloca scope."""
        frame = self._stack[-1]
        self.stack_grows = self.stack_grows or any(each is op for each, _ in frame)
        frame.append((op, view))

    def body(self, op: Operation, arguments: Sequence[object]) -> tuple[Operation, list[object]]:
        """Run the first region of `op`, whose stack memory ends with the run if `op` says so."""
        if not UPSTREAM.has_trait(op, "AutomaticAllocationScope"):
            return self.region(op.regions[0], arguments)
        return self._scoped_region(op.regions[0], arguments)

    def scope(self, region: Region, arguments: Sequence[object]) -> list[object]:
        """Run a region whose stack memory ends with the run."""
        return self._scoped_region(region, arguments)[1]

    def _scoped_region(self, region: Region, arguments: Sequence[object]) -> tuple[Operation, list[object]]:
        self._stack.append([])
        left = self.region(region, arguments)
        for _, view in self._stack.pop():
            self.ledger.leave(view)
        return left


def _others(machine: Machine, op: Operation, operands: list[object]) -> Sequence[object]:
    try:
        return compute(machine, op, operands)
    except NoTensor:
        if machine.called is None:
            raise Unsupported(op.name) from None
    return machine.called.unknown(machine, op, operands)


def _has_type(value: object, type_: MemRefType | RankedTensorType) -> bool:
    if not isinstance(value, (Tensor, View)):
        return True
    if value.sizes != type_.shape and (
        len(value.sizes) != len(type_.shape)
        or any(a is not None and a != b for a, b in zip(type_.shape, value.sizes, strict=True))
    ):
        return False
    return isinstance(value, Tensor) or not isinstance(type_, MemRefType) or has_layout(value, type_)


def interpret(
    module: Operation,
    steps: int = STEPS,
    *,
    realloc_frees: bool = False,
    entry: str = "main",
    world: World = NOTHING,
    code: Code | None = None,
    may_stop: bool = False,
    executed: set[Operation] | None = None,
) -> Run:
    """Run `entry` in `world`. `realloc_frees`: whether `memref.realloc` frees its operand. `code`: of earlier runs.

    `executed`: filled with what is executed, if there is a set.

    `may_stop`: whether an assertion that fails is an end, which the results tell of, as it is for those who run it.

    Raises:
        Fault: the program does what it must not. Leaks are no faults, they stand in the answer.
        Unsupported: it has operations nobody told us about.
    """
    called = world.called
    realloc_frees = realloc_frees or called is not None
    machine = Machine(module, steps, realloc_frees=realloc_frees, world=world, code=code)
    machine.executed = executed
    arguments = world.arguments if called is None else called.arguments(machine, cast("Sequence[int]", world.arguments))
    try:
        results = machine.call(entry if called is None else called.name, arguments)
        machine.finish()
    except Fault as fault:
        if fault.kind is not Kind.ASSERTION or not may_stop:
            raise
        heap, peak = machine.ledger.heap_count, machine.ledger.peak
        return Run(
            [str(fault)], machine.printed, [], heap, machine.steps, peak, machine.memory.is_by_chance, stops=True
        )
    outside = results if called is None else [*results, *arguments]
    kept = {value.allocation for value in outside if isinstance(value, View)}
    if called is None:
        shown = [_contents(value) if isinstance(value, View) else value for value in results]
    else:
        shown = [*called.shown(results, arguments)]
    live = [one for one in machine.ledger.live if one not in kept]
    return Run(
        shown,
        machine.printed,
        live,
        machine.ledger.heap_count,
        machine.steps,
        machine.ledger.peak,
        machine.memory.is_by_chance,
        machine.stack_grows,
        machine.parallel_runs > 0,
    )


def _contents(view: View) -> object:
    view.require_live("returns")
    return view.sizes, [view.allocation.cells.get(view.at(i)) for i in view.elements()]


def same(before: Run, after: Run) -> bool:
    """Whether `after` shows what `before` does; what is poison before may be anything after."""
    for left, right in ((before.printed, after.printed), (before.results, after.results)):
        if len(left) != len(right) or any(a is not POISON and a != b for a, b in zip(left, right, strict=True)):
            return False
    return True
