"""Programs with calls before and after passes that ask what calls do: both have to show the same, and free everything.

    program = CallProgram.made(generate_calls(seed))
    for pipeline in chosen(Random(seed)): outcome = program.after(pipeline)

A program is run with several numbers, nothing freed but what it frees itself. After a deallocation nothing may be left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from pydealloc.ir.cloning import clone
from pydealloc.ir.graph import Operation
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from tests.execution.call_generator import generate_calls
from tests.execution.call_writer import INPUTS
from tests.execution.comparing import CRASHES, MORE_STEPS, NotComparable, Trouble, fingerprint, invalid, steps_of
from tests.execution.driving import Figures
from tests.execution.interpreter import STEPS, Code, Machine, Run, World, same
from tests.execution.ledger import Fault
from tests.execution.memory import Unsupported

FREEING = (
    "minimal-deallocation-pipeline",
    "minimal-deallocation-pipeline{placement=early}",
    "minimal-deallocation-pipeline{private-results=flag}",
    "minimal-deallocation-pipeline{reuse=same-block specialise-public-functions}",
    "buffer-deallocation-pipeline",
    "buffer-deallocation-pipeline{private-function-dynamic-ownership}",
    "buffer-deallocation-pipeline,optimize-allocation-liveness",
)
MINIMAL = 4
"""As many of these are minimal deallocation."""
BEFORE = (
    "promote-buffers-to-stack",
    "buffer-hoisting",
    "buffer-loop-hoisting",
    "buffer-results-to-out-params",
    "buffer-results-to-out-params{hoist-static-allocs hoist-dynamic-allocs}",
    "buffer-results-to-out-params{modify-public-functions}",
    "optimize-allocation-liveness",
    "plan-memory",
)
_REPORT_EVERY = 1000


@dataclass(frozen=True)
class Outcome:
    """`refused`: the code of a refusal; empty: there is none."""

    trouble: Trouble | None = None
    refused: str = ""
    reason: str = ""
    changed: bool = False
    text: int = 0
    """A hash of the result."""


@dataclass
class CallProgram:
    root: Operation
    expected: list[tuple[World, Run]]

    @classmethod
    def made(cls, text: str, seed: int = 0) -> CallProgram:
        """
        Raises:
            NotComparable: it cannot be run, or does what it must not.
        """
        document = parse_document(text)
        assert not document.findings, document.findings[0].message
        root = assemble(document.chunks[0]).root
        code: Code = {}
        try:
            runs = [(world, run_calls(root, world, code=code)) for world in worlds(seed)]
        except Fault as reason:
            raise NotComparable(reason.kind.value) from None
        except Unsupported as reason:
            raise NotComparable(str(reason)) from None
        return cls(root, runs)

    def after(self, pipeline: str, *, known: int | str | None = None) -> Outcome:
        """What is wrong after `pipeline`, or why that refuses.

        `known`: the hash of a result that is right, or the code of a refusal; None: the hash is not asked for.
        """
        root = clone(self.root)
        frees = _frees_all(pipeline)
        changed = False
        for part in pipeline.split(" | "):
            try:
                done = run_pipeline(steps_of(part), root, UPSTREAM)
            except CRASHES as crash:
                return Outcome(Trouble("crash", pipeline, f"{type(crash).__name__}: {crash}"))
            changed = changed or any(each.result.changed for each in done)
            if done and done[-1].result.refusals:
                refusal = done[-1].result.refusals[0]
                return Outcome(refused=refusal.code, reason=refusal.reason, changed=changed)
        if not changed and not frees:
            return Outcome()
        text = fingerprint(root) if known is not None else 0
        if known is not None and text == known:
            return Outcome(changed=changed, text=text)
        wrong = invalid(root)
        trouble = Trouble("invalid", pipeline, wrong) if wrong else self._judged(root, pipeline, frees)
        return Outcome(trouble, changed=changed, text=text)

    def _judged(self, root: Operation, pipeline: str, frees: bool) -> Trouble | None:
        code: Code = {}
        for world, expected in self.expected:
            try:
                run = run_calls(root, world, expected.steps * 4 + MORE_STEPS, code=code)
            except Fault as fault:
                return Trouble(fault.kind.value, pipeline, str(fault))
            except Unsupported as reason:
                return Trouble("left behind", pipeline, str(reason))
            if not same(expected, run):
                return Trouble("changed", pipeline, f"prints {run.printed} instead of {expected.printed}")
            if frees and run.live:
                return Trouble("leak", pipeline, f"leaks {run.live[0]}")
        return None


def _frees_all(pipeline: str) -> bool:
    """Whether nothing is left behind it."""
    last = pipeline.rpartition(" | ")[2]
    return last in FREEING or last.partition("{")[0] == "minimal-deallocation"


def worlds(seed: int) -> Iterator[World]:
    """All conditions one way, the other way, and two mixtures."""
    random = Random(seed)
    yield World((1,) * INPUTS)
    yield World((-1,) * INPUTS)
    mixed = tuple(random.choice((-1, 1)) for _ in range(INPUTS))
    yield World(mixed)
    yield World(tuple(-number for number in mixed))


def run_calls(root: Operation, world: World, steps: int = STEPS, *, code: Code | None = None) -> Run:
    """A run of @main with the work that nobody waits for; reallocation frees.

    Raises:
        Fault: the program does what it must not.
        Unsupported: it has operations nobody told us about.
    """
    machine = Machine(root, steps, realloc_frees=True, world=world, code=code)
    results = machine.call("main", world.arguments)
    machine.finish()
    ledger = machine.ledger
    return Run(results, machine.printed, ledger.live, ledger.heap_count, machine.steps, ledger.peak)


def chosen(random: Random, text: str = "") -> Iterator[str]:
    """Minimal deallocation, LLVM's pipeline, a pass that comes before, and one of the first two after another one.

    Not LLVM's pipeline where a function without a body gives back what it is given: that is against its convention.
    """
    freeing = FREEING[:MINIMAL] if "@ext_same" in text else FREEING
    yield random.choice(FREEING[:MINIMAL])
    yield random.choice(freeing[-3:])
    yield random.choice(BEFORE)
    yield f"{random.choice(BEFORE)} | {random.choice(freeing)}"


def every(text: str) -> list[str]:
    """All pipelines of one pass or more that `chosen` takes from, for this program."""
    return [*(FREEING[:MINIMAL] if "@ext_same" in text else FREEING), *BEFORE]


def compare_calls(seeds: range) -> Figures:
    """Programs with calls, before and after passes."""
    figures, passes, refused = Figures(), Counter[str](), Counter[str]()
    for seed in seeds:
        if seed > seeds.start and (seed - seeds.start) % _REPORT_EVERY == 0:
            print(f"{seed - seeds.start} programs with calls: {figures.wrong} wrong", flush=True)
        try:
            text = generate_calls(seed)
            program = CallProgram.made(text, seed)
        except NotComparable as reason:
            figures.counts[f"says nothing: {reason}"] += 1
            continue
        is_wrong = False
        for pipeline in chosen(Random(seed), text):
            outcome = program.after(pipeline)
            kind = pipeline.rpartition(" | ")[2].partition("{")[0]
            passes[f"{kind}: runs"] += 1
            if outcome.refused:
                passes[f"{kind}: refused"] += 1
                refused[f"{kind}: {outcome.refused}"] += 1
            if outcome.trouble is not None:
                print(f"program {seed}: {outcome.trouble}", flush=True)
                figures.counts[f"WRONG: {outcome.trouble.step}: {outcome.trouble.kind}"] += 1
                is_wrong = True
        figures.wrong += is_wrong
        figures.counts["right"] += not is_wrong
    for name in sorted(passes):
        figures.counts[f"  {name}"] = passes[name]
    for name in sorted(refused):
        figures.counts[f"    {name}"] = refused[name]
    return figures
