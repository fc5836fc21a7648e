"""Mixed programs before and after all passes: each alone, and in pipelines; they have to show the same.

    program = Program.made(generate_mixed(seed))
    for trouble in Comparison(program, Random(seed)).run():
        print(trouble)

A program is run in several worlds: with other numbers, with other contents of fresh memory, with threads in another
order. What differs between contents of fresh memory says nothing, and is left out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import prod
from random import Random
from typing import cast

from pydealloc.analysis.verifier.results import first_fault, first_symbol_fault
from pydealloc.analysis.verifier.rule_table import Plans
from pydealloc.ir.attributes import TypeAttr
from pydealloc.ir.cloning import clone
from pydealloc.ir.graph import Operation, Value
from pydealloc.ir.symbol_names import symbol_name
from pydealloc.ir.types import FunctionType, MemRefType, is_memref
from pydealloc.ir.walk import walk
from pydealloc.ods.bufferization.interface import is_tensor
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import Step, parse_pipeline, run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from tests.execution.called import Called, functions_of
from tests.execution.interpreter import STEPS, Code, Run, World, interpret, same
from tests.execution.ledger import Fault
from tests.execution.memory import Unsupported, width_of

WORLDS = (
    (World((5, -7, 3, 1, 1), -86, is_shared=True), World((5, -7, 3, 1, 1), 85)),
    (World((-100, 3, 0, 0, 0), -86, is_shared=True), World((-100, 3, 0, 0, 0), 85, backwards=True)),
    (World((60, 2147483647, 5, 1, 0), 85, is_shared=True), World((60, 2147483647, 5, 1, 0), -86)),
)
"""Those of a group differ in fresh memory, addresses and threads that meet in tensors alone.

The first one of each is not run after passes.
"""
NUMBERS = ((1, 1, 2, 1), (0, 2, 1, 3), (-3, 2, -1, 0))
"""What arguments of functions without an entry are made of."""
MORE_NUMBERS = ((0, 1, 1, 2), (2, -3, 0, 1), (-2, 7, 3, -1), (5, 0, -4, 1), (4, 4, 4, -2), (3, 6, -2, 4))
"""The same for one run each: other truth values, and numbers in another order."""
FEW_STEPS = 20_000
"""Of such a function."""
MORE_STEPS = 100_000
"""Beyond four times those of the program before."""

CRASHES = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    StopIteration,
    TypeError,
    ValueError,
)
"""What a pass that has a defect may raise."""

BOUNDARIES = "bufferize-function-boundaries allow-return-allocs-from-loops"
BUFFERIZATIONS = tuple(
    f"one-shot-bufferize{{{options}}}"
    for options in (
        BOUNDARIES,
        BOUNDARIES,
        f"{BOUNDARIES} allow-unknown-ops",
        f"{BOUNDARIES} analysis-heuristic=top-down",
        f"{BOUNDARIES} analysis-heuristic=bottom-up-from-terminators",
        f"{BOUNDARIES} analysis-heuristic=fuzzer analysis-fuzzer-seed=7",
        f"{BOUNDARIES} function-boundary-type-conversion=identity-layout-map",
        f"{BOUNDARIES} function-boundary-type-conversion=fully-dynamic-layout-map",
        f"{BOUNDARIES} copy-before-write",
        f"{BOUNDARIES} unknown-type-conversion=identity-layout-map allow-unknown-ops",
    )
)
PROMISES_IDENTITY = BUFFERIZATIONS[-1]
"""Where an operation that nothing is known of gives a tensor, who says this promises that its buffer has no strides."""
ON_TENSORS = (
    "canonicalize",
    "canonicalize{top-down=false region-simplify=aggressive}",
    "cse",
    "eliminate-empty-tensors",
    "empty-tensor-to-alloc-tensor",
    "test-tensor-copy-insertion{bufferize-function-boundaries allow-return-allocs-from-loops}",
    "test-tensor-copy-insertion",
    "one-shot-bufferize",
    "one-shot-bufferize{allow-unknown-ops}",
)
ON_BUFFERS = (
    "canonicalize",
    "cse",
    "canonicalize{region-simplify=aggressive}",
    "drop-equivalent-buffer-results",
    "buffer-hoisting",
    "buffer-loop-hoisting",
    "promote-buffers-to-stack",
    "promote-buffers-to-stack{max-alloc-size-in-bytes=8 max-rank-of-allocated-memref=2}",
    "buffer-results-to-out-params",
    "buffer-results-to-out-params{hoist-static-allocs hoist-dynamic-allocs}",
    "expand-realloc",
    "convert-bufferization-to-memref",
    "optimize-allocation-liveness",
    "buffer-deallocation-simplification",
    "bufferization-lower-deallocations",
)
DEALLOCATIONS = (
    "ownership-based-buffer-deallocation",
    "ownership-based-buffer-deallocation{private-function-dynamic-ownership}",
    "buffer-deallocation-pipeline",
    "buffer-deallocation-pipeline{private-function-dynamic-ownership}",
    "buffer-deallocation",
    "minimal-deallocation",
    "minimal-deallocation{placement=early reuse=same-size}",
    "minimal-deallocation{private-results=flag}",
    "minimal-deallocation-pipeline",
    "minimal-deallocation-pipeline{specialise-public-functions}",
)
AFTERWARDS = (
    "buffer-deallocation-simplification",
    "bufferization-lower-deallocations",
    "canonicalize",
    "cse",
    "convert-bufferization-to-memref",
    "optimize-allocation-liveness",
)
FREEING = frozenset(each.partition("{")[0] for each in DEALLOCATIONS) - {"buffer-deallocation"}
"""Passes after which nothing may be left. The retired one leaves what calls return, as it always did."""
KEEPING = frozenset(each.partition("{")[0] for each in (*ON_BUFFERS, *AFTERWARDS)) - {"buffer-results-to-out-params"}
"""Passes after which all is freed if the program itself has freed all; callers' copies of results are not."""
_ALLOCATING = ("memref.alloc", "memref.realloc", "bufferization.clone")
_STACK_LIMIT = re.compile(r"max-alloc-size-in-bytes=(\d+)")
_STEPS: dict[str, tuple[Step, ...]] = {}
_PLANS = Plans(UPSTREAM)


class NotComparable(Exception):
    """The program says nothing: why."""


@dataclass(frozen=True)
class Trouble:
    """`kind` is short, for counting."""

    kind: str
    pipeline: str
    message: str

    @property
    def step(self) -> str:
        """The pass after which it showed."""
        return self.pipeline.rpartition(" | ")[2].partition("{")[0]

    def __str__(self) -> str:
        return f"{self.pipeline}: {self.message}"


@dataclass
class Program:
    """`expected`: worlds in which it was run, with what that gave, but those that differ in fresh memory alone."""

    root: Operation
    expected: list[tuple[World, Run]]

    @classmethod
    def made(cls, text: str) -> Program:
        """
        Raises:
            NotComparable: it cannot be run, has errors, or depends on fresh memory.
        """
        root = _valid(text)
        return cls(root, [run for worlds in WORLDS for run in _runs(root, worlds)])

    @classmethod
    def of_functions(cls, text: str) -> Program:
        """A program without an entry: what its public functions do that can be run.

        Raises:
            NotComparable: as for `made`; there is no such function.
        """
        root = _valid(text)
        expected: list[tuple[World, Run]] = []
        reason = "no function that can be called"
        for function in functions_of(root.regions[0].blocks[0].ops):
            for numbers in (*NUMBERS, *MORE_NUMBERS):
                world = World(numbers, -86, is_shared=True, called=Called.of(function))
                plain = replace(world, fill=85, is_shared=False)
                others = (plain, replace(plain, backwards=True)) if numbers in NUMBERS else (plain,)
                try:
                    expected += _runs(root, (world, *others), FEW_STEPS)
                except (NotComparable, *CRASHES) as found:
                    # Operations that random programs do not have may be more than an interpreter knows.
                    reason = str(found)
        if not expected:
            raise NotComparable(reason)
        return cls(root, expected)

    @cached_property
    def frees_all(self) -> bool:
        """Whether it makes each of its buffers in one of the worlds, and nothing is left in any."""
        executed: set[Operation] = set()
        if any(run.live or run.stops for _, run in self.expected):
            return False
        for world, run in self.expected:
            interpret(self.root, run.steps + 1, world=world, executed=executed)
        return executed.issuperset(op for op in walk(self.root) if op.name in _ALLOCATING)

    def fits(self, root: Operation) -> bool:
        """Whether its functions can still be called as before."""
        functions = {symbol_name(each): each for each in root.regions[0].blocks[0].ops}
        called = (world.called for world, _ in self.expected)
        return all(each is None or each.is_still(functions[each.name]) for each in called)


def _valid(text: str) -> Operation:
    root = assemble(parse_document(text).chunks[0]).root
    wrong = invalid(root)
    if wrong:
        raise NotComparable(f"invalid: {wrong}")
    return root


def _runs(root: Operation, worlds: Sequence[World], steps: int = STEPS) -> list[tuple[World, Run]]:
    """In all of `worlds` but the first one, from which the second one differs in fresh memory alone."""
    try:
        code: Code = {}
        runs = [interpret(root, steps, world=world, code=code, may_stop=True) for world in worlds]
    except Fault as reason:
        raise NotComparable(reason.kind.value) from None
    except Unsupported as reason:
        raise NotComparable(str(reason)) from None
    if any(run.is_by_chance for run in runs):
        raise NotComparable("poison selects a buffer")
    if not same(runs[0], runs[1]):
        raise NotComparable("depends on fresh memory, addresses, or what threads see of others")
    for world, run in zip(worlds, runs, strict=True):
        if world.backwards and run.has_threads:
            # They meet others when the last one comes first.
            seen = interpret(root, steps, world=replace(world, is_shared=True), code=code, may_stop=True)
            if not same(seen, run):
                raise NotComparable("depends on what threads see of others")
    return list(zip(worlds, runs, strict=True))[1:]


def invalid(root: Operation) -> str:
    """The first operation that breaks a rule of its definition, or uses a symbol that does not fit, or a value that
    nothing in the program gives; empty for none."""
    given = {value for op in walk(root) for value in (*op.results, *_arguments(op))}
    for op in walk(root):
        if not given.issuperset(op.operand_values):
            return f"{op.name}: uses a value that is not there"
        plan = _PLANS.plan(op.name)
        failure = _PLANS.flat_failure(op, plan) if plan is not None else None
        if failure is not None:
            return f"{op.name}: {failure.message}"
        if op.successors and op.next is not None:
            return f"{op.name}: branches before the end of its block"
    fault = first_symbol_fault(root, UPSTREAM)
    return f"{fault.operation.name}: {fault.message}" if fault is not None else ""


def _arguments(op: Operation) -> Iterator[Value]:
    return (argument for region in op.regions for block in region.blocks for argument in block.args)


def fingerprint(root: Operation) -> int:
    """Equal for equal programs, whatever values are called; positions in the text do not count."""
    numbers: dict[object, int] = {}
    for op in walk(root):
        for region in op.regions:
            for block in region.blocks:
                for each in (block, *block.args):
                    numbers[each] = len(numbers)
        for result in op.results:
            numbers[result] = len(numbers)
    parts: list[object] = []
    for op in walk(root):
        parts.append((op.name, *op.properties.items(), *op.attributes.items()))
        parts.append([numbers.get(operand.value, -1) for operand in op.operands])
        parts.append([numbers.get(use.block, -1) for use in op.successors])
        parts.append([(result.type, numbers[result]) for result in op.results])
        parts += [
            (numbers[block], *((arg.type, numbers[arg]) for arg in block.args))
            for region in op.regions
            for block in region.blocks
        ]
    return hash(tuple(tuple(each) for each in cast("list[list[object]]", parts)))


def _has_unknown(root: Operation) -> bool:
    """Whether an operation with tensors as results cannot be bufferized, as those of `tosa` and loops of `affine`."""
    return any(
        any(is_tensor(result.type) for result in op.results) and UPSTREAM.bufferization(op.name) is None
        for op in walk(root)
    )


def _keeps(pipeline: str) -> bool:
    """Whether all passes of `pipeline` leave it to the program to free what it makes."""
    return all(each.partition("{")[0] in KEEPING for each in pipeline.split(" | "))


def _promoted(before: Operation, after: Operation, pipeline: str) -> str:
    """A buffer that is on the stack now, and larger than `pipeline` says that any may be there; empty for none."""
    limit = _STACK_LIMIT.search(pipeline)
    if limit is not None and _on_stack(after, int(limit[1])) > _on_stack(before, int(limit[1])):
        return f"memref.alloca: more than {limit[1]} bytes"
    return ""


def _on_stack(root: Operation, limit: int) -> int:
    """Allocations of a known size above `limit` bytes on the stack."""
    types = [op.results[0].type for op in walk(root) if op.name == "memref.alloca"]
    known = [each for each in types if isinstance(each, MemRefType) and None not in each.shape]
    return sum(prod(size or 0 for size in each.shape) * width_of(each.element) > limit for each in known)


def steps_of(pipeline: str) -> tuple[Step, ...]:
    found = _STEPS.get(pipeline)
    if found is None:
        found = _STEPS[pipeline] = parse_pipeline(pipeline)
    return found


def _gives_back(op: Operation) -> bool:
    """Whether it declares the function that gives back the buffer that it is given."""
    type_ = op.attribute("function_type")
    results = type_.type.results if isinstance(type_, TypeAttr) and isinstance(type_.type, FunctionType) else ()
    return symbol_name(op) == "ext_same" and any(map(is_memref, results))


@dataclass
class State:
    """A program after some passes."""

    root: Operation
    pipeline: str = ""
    frees: bool = False
    """Whether everything has to be freed now."""


@dataclass
class Comparison:
    """One program through some pipelines."""

    program: Program
    random: Random
    counts: Counter[str] = field(default_factory=Counter)
    outcomes: list[int | str] | None = None
    """Filled, if there is a list: what each pass made of the program, as far as it shows, or the code of a refusal."""
    known: int | str | None = None
    """An outcome that is right, and is not looked at again."""
    began: Callable[[State, str], None] | None = None
    """Told of each run of a pipeline before it begins."""
    ended: Callable[[], None] | None = None
    """Called after it."""

    def run(self) -> Iterator[Trouble]:
        """Two passes on the program as it is, bufferization, two passes on its result, and a few one after the other.

        Nothing is run behind a wrong result.
        """
        random = self.random
        start = State(self.program.root)
        deallocations = self._deallocations()
        for pipeline in random.sample((*ON_TENSORS, *ON_BUFFERS[3:], *deallocations), 2):
            yield from self.after(start, pipeline)[1]
        before = random.sample(ON_TENSORS[:5], 1) if random.random() < 0.3 else []
        bufferization = random.choice(BUFFERIZATIONS)
        if bufferization == PROMISES_IDENTITY and _has_unknown(self.program.root):
            bufferization = random.choice(BUFFERIZATIONS[:-1])
        found = yield from self.chain(start, [*before, bufferization])
        if found is None:
            return
        for pipeline in random.sample((*ON_BUFFERS, *deallocations), 2):
            yield from self.after(found, pipeline)[1]
        chosen: list[str] = random.sample(ON_BUFFERS[:10], random.randint(0, 2))
        chosen.append(random.choice(deallocations))
        chosen += random.sample(AFTERWARDS, random.randint(0, 2))
        yield from self.chain(found, chosen)

    def after_own(self, own: str) -> Iterator[Trouble]:
        """`own` and canonicalization on the program as it is, then as `run`."""
        for pipeline in dict.fromkeys((own, *ON_TENSORS[:2])):
            yield from self.after(State(self.program.root), pipeline)[1]
        yield from self.run()

    def every(self) -> Iterator[Trouble]:
        """All that there are, but for chains."""
        start = State(self.program.root)
        for pipeline in (*ON_TENSORS, *ON_BUFFERS[3:], *self._deallocations()):
            yield from self.after(start, pipeline)[1]
        for bufferization in dict.fromkeys(BUFFERIZATIONS):
            if bufferization == PROMISES_IDENTITY and _has_unknown(self.program.root):
                continue
            found = yield from self.chain(start, [bufferization])
            if found is not None:
                for pipeline in (*ON_BUFFERS, *self._deallocations()):
                    yield from self.after(found, pipeline)[1]

    def _deallocations(self) -> Sequence[str]:
        """Not LLVM's where a function without a body gives back what it is given: that is against its convention."""
        if not any(_gives_back(op) for op in self.program.root.regions[0].blocks[0].ops):
            return DEALLOCATIONS
        return [each for each in DEALLOCATIONS if each.startswith("minimal")]

    def chain(self, state: State, pipelines: Sequence[str]) -> Generator[Trouble, None, State | None]:
        """One after the other; what they make, or None where one refuses or is wrong."""
        current = state
        for pipeline in pipelines:
            following, troubles = self.after(current, pipeline)
            yield from troubles
            if following is None or troubles:
                return None
            current = following
        return current

    def after(self, state: State, pipeline: str) -> tuple[State | None, list[Trouble]]:
        """The program after `pipeline`, or None where it is refused; and what is wrong with it."""
        if self.began is not None:
            self.began(state, pipeline)
        root = clone(state.root)
        written = f"{state.pipeline} | {pipeline}" if state.pipeline else pipeline
        frees = state.frees or pipeline.partition("{")[0] in FREEING
        result = State(root, written, frees)
        self.counts[f"{pipeline}: runs"] += 1
        try:
            done = run_pipeline(steps_of(pipeline), root, UPSTREAM)
        except CRASHES as crash:
            return None, [Trouble("crash", written, f"{type(crash).__name__}: {crash}")]
        refusals = done[-1].result.refusals if done else ()
        if self.outcomes is not None:
            self.outcomes.append(refusals[0].code if refusals else fingerprint(root))
        if self.ended is not None:
            self.ended()
        if refusals:
            self.counts[f"{pipeline}: refused"] += 1
            return None, []
        changed = any(each.result.changed for each in done) or frees != state.frees
        is_known = self.known is not None and self.outcomes == [self.known]
        if is_known or (self.known is None and not changed and self.random.random() < 0.9):
            return result, []
        self.counts[f"{pipeline}: compared"] += 1
        wrong = invalid(root)
        fault = first_fault([root], UPSTREAM) if not wrong else None
        if fault is not None and self.known is None:
            # What cannot be said in buffers: the user gets a refusal, and the text as it was.
            self.counts[f"{pipeline}: refused"] += 1
            return None, []
        if fault is not None:
            wrong = f"{fault.operation.name}: {fault.message}"
        wrong = wrong or _promoted(state.root, root, pipeline)
        trouble = Trouble("invalid", written, wrong) if wrong else self.judge(result)
        return result, [trouble] if trouble is not None else []

    def judge(self, state: State) -> Trouble | None:
        """Run it in each world."""
        if not self.program.fits(state.root):
            return None
        code: Code = {}
        for world, expected in self.program.expected:
            try:
                run = interpret(state.root, expected.steps * 4 + MORE_STEPS, world=world, code=code, may_stop=True)
            except Fault as fault:
                return Trouble(fault.kind.value, state.pipeline, str(fault))
            except Unsupported as reason:
                if world.called is not None:
                    # Written by hand, or changed: passes may make of it what random programs do not contain.
                    return None
                return Trouble("left behind", state.pipeline, str(reason))
            except CRASHES as crash:
                return Trouble("malformed", state.pipeline, f"{type(crash).__name__}: {crash}")
            if not same(expected, run):
                shown = [f"{each.printed}, gives {each.results}" for each in (run, expected)]
                return Trouble("changed", state.pipeline, f"prints {shown[0]} instead of {shown[1]}")
            if run.stack_grows and not expected.stack_grows:
                return Trouble("stack", state.pipeline, "the stack grows with each iteration")
            if run.live and (state.frees or (_keeps(state.pipeline) and self.program.frees_all)):
                return Trouble("leak", state.pipeline, f"leaks {run.live[0]}")
        return None
