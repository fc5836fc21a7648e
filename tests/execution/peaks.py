"""Bytes that programs hold when they run, compared with those that the analysis of peaks says of them.

Of programs made for it (`held_generator.py`) all paths are run: what is held at most has to be just what is predicted,
at the peak and at each allocation. Random programs after minimal-deallocation must never hold more than predicted, and
just so much where the prediction says that it is exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

from pydealloc.analysis.calls.call_targets import CallTargets
from pydealloc.analysis.peak.amounts import BYTES, NUMBER, Size
from pydealloc.analysis.peak.memory_use import MemoryUse, use_at
from pydealloc.analysis.peak.spans import Span
from pydealloc.analysis.peak.steps import Memory
from pydealloc.ir.graph import Block, Operation, Value
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.callees import Callees
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from tests.execution.driving import Figures, deallocated
from tests.execution.generator import generate
from tests.execution.harness import Setting
from tests.execution.held_generator import HeldProgram, generate_held
from tests.execution.interpreter import NOTHING, Machine, Step, World
from tests.execution.ledger import Fault, View
from tests.execution.memory import Compute, Unsupported
from tests.execution.memory import Memory as MachineMemory
from tests.execution.writer import Choices

ALLOCATES = ("memref.alloc", "bufferization.clone", "memref.realloc")


class Measured:
    """What runs of one program hold at most; `numbers`: the largest value of each size."""

    def __init__(self) -> None:
        self.heap = self.stack = self.allocations = 0
        self.least: int | None = None
        """Of the peaks of the runs on the heap."""
        self.numbers: dict[Size, int] = {}
        self.at: dict[Operation, int] = {}
        """Behind each allocation on the heap."""

    def run(self, module: Operation, entry: str, world: World, *, realloc_frees: bool = False) -> None:
        """
        Raises:
            Fault, Unsupported: as the interpreter does.
        """
        machine = _Watched(module, self, realloc_frees=realloc_frees, world=world)
        machine.values = machine.fresh_values()
        machine.call(entry, world.arguments)
        ledger = machine.ledger
        self.heap, self.stack = max(self.heap, ledger.peak), max(self.stack, ledger.stack_peak)
        self.least = ledger.peak if self.least is None else min(self.least, ledger.peak)
        self.allocations = max(self.allocations, ledger.heap_count)


class _Noted(dict[Value, object]):
    """The values of one call, whose sizes are noted."""

    def __init__(self, numbers: dict[Size, int]) -> None:
        super().__init__()
        self.numbers = numbers

    def __setitem__(self, key: Value, value: object) -> None:
        super().__setitem__(key, value)
        if isinstance(value, int):
            self._note((key, NUMBER), value)
        elif isinstance(value, View):
            self._note((key, BYTES), value.allocation.size)
            for dimension, extent in enumerate(value.sizes):
                self._note((key, dimension), extent)

    def _note(self, size: Size, number: int) -> None:
        self.numbers[size] = max(self.numbers.get(size, 0), number)


class _Watched(Machine):
    def __init__(self, module: Operation, seen: Measured, *, realloc_frees: bool, world: World) -> None:
        super().__init__(module, realloc_frees=realloc_frees, world=world)
        self._seen = seen

    def fresh_values(self) -> dict[Value, object]:
        return _Noted(self._seen.numbers)

    def read(self, block: Block) -> list[Step]:
        steps = super().read(block)
        for position, (op, used, computed, control) in enumerate(steps):
            if computed is not None and op.name in ALLOCATES:
                steps[position] = (op, used, self._noting(computed), control)
        return steps

    def _noting(self, computed: Compute) -> Compute:
        seen = self._seen.at

        def noted(memory: MachineMemory, op: Operation, operands: list[object]) -> Sequence[object] | None:
            results = computed(memory, op, operands)
            seen[op] = max(seen.get(op, 0), memory.ledger.heap_bytes)
            return results

        return noted


class Prediction:
    """Of one function of a program."""

    def __init__(self, module: Operation, entry: str = "main") -> None:
        self._uses = MemoryUse(UPSTREAM, CallTargets(module, UPSTREAM, Callees(UPSTREAM)))
        operations = [op for region in module.regions for block in region.blocks for op in block.ops]
        self._function = next(op for op in operations if str(op.attribute("sym_name")) == f'"{entry}"')
        self.use = self._uses.of(self._function)
        self.heap, self.stack = (use_at(self.use, memory) for memory in (Memory.HEAP, Memory.STACK))

    def allocations(self) -> Iterator[tuple[Operation, Span]]:
        """Those of the function itself, with what is held up to them and with them."""
        moments = self._uses.moments(self._function)
        return ((moment.place, moment.held) for moment in moments if moment.place.name in ALLOCATES)


def most_of(span: Span, numbers: dict[Size, int], *, now: bool = False) -> int | None:
    """The bytes that `span` says of runs with such sizes; what was never computed in these is on no path of theirs, and
    as good as 0. None: no bound is known. `now`: at its end, in place of its peak."""
    amounts = span.most if now else None if span.peaks is None else [point.amount for point in span.peaks]
    return None if amounts is None else max(one.evaluated(lambda size: numbers.get(size, 0)) for one in amounts)


def troubles_of_held(program: HeldProgram, seed: int) -> list[str]:
    """Differences between what is predicted and what all paths of `program` hold.

    Raises:
        Fault, Unsupported: as the interpreter does.
    """
    document = parse_document(program.text)
    assert not document.findings, document.findings[0].message
    root = assemble(document.chunks[0]).root
    prediction = Prediction(root)
    random, measured = Random(seed), Measured()
    sizes = [random.randint(0, 9) for _ in range(program.sizes)]
    for conditions in product((0, 1), repeat=program.conditions):
        measured.run(root, "main", World((*conditions, *sizes)))
    heap, stack = (most_of(span, measured.numbers) for span in (prediction.heap, prediction.stack))
    found: list[str] = []
    if prediction.use.unseen:
        found.append("something is not seen")
    is_open = bool(program.sizes) and not prediction.heap.is_exact
    if heap is None or (heap < measured.heap if is_open else heap != measured.heap):
        found.append(f"heap: {heap} predicted, {measured.heap} held")
    if prediction.heap.is_exact and measured.least != measured.heap:
        found.append(f"heap: exactly {heap} predicted, but a run holds {measured.least}")
    if stack != measured.stack:
        found.append(f"stack: {stack} predicted, {measured.stack} held")
    for op, span in prediction.allocations():
        if op in measured.at:
            held = most_of(span, measured.numbers, now=True)
            is_as_said = held is not None and (held >= measured.at[op] if program.sizes else held == measured.at[op])
            if not is_as_said:
                found.append(f"at {op.name}: {held} predicted, {measured.at[op]} held")
    return found


def compare_held(seeds: range) -> Figures:
    """Programs made for it, every third with dynamic sizes."""
    figures = Figures()
    for seed in seeds:
        dynamic = seed % 3 == 2
        try:
            troubles = troubles_of_held(generate_held(seed, dynamic=dynamic), seed)
        except (Fault, Unsupported) as reason:
            figures.counts[f"not run: {reason}"] += 1
            continue
        for trouble in troubles:
            print(f"program {seed}: {trouble}", flush=True)
        figures.wrong += bool(troubles)
        figures.counts["WRONG" if troubles else "dynamic sizes, right" if dynamic else "static sizes, right"] += 1
    return figures


def compare_bounds(programs: Iterator[tuple[int, Setting, Choices]]) -> Figures:
    """Random programs after minimal-deallocation, run once: the bound holds, and what is exact is so."""
    figures = Figures()
    for seed, setting, choices in programs:
        text = deallocated(generate(seed, choices), setting)
        if text is None:
            figures.counts["refused"] += 1
            continue
        root = assemble(parse_document(text).chunks[0]).root
        measured, prediction = Measured(), Prediction(root)
        try:
            measured.run(root, "main", NOTHING, realloc_frees=True)
        except (Fault, Unsupported) as reason:
            figures.counts[f"not run: {reason}"] += 1
            continue
        heap, is_exact = most_of(prediction.heap, measured.numbers), prediction.heap.is_exact
        is_wrong = heap is not None and (heap != measured.heap if is_exact else heap < measured.heap)
        if is_wrong and not prediction.use.unseen:
            print(f"program {seed}: {heap} predicted, {'exactly' * is_exact}, {measured.heap} held", flush=True)
            figures.wrong += 1
        word = "no bound is known" if heap is None else "exact" if is_exact else "at most"
        figures.counts[word + (", just so much" if heap == measured.heap else "")] += 1
    return figures
