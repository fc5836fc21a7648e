"""Defects put into programs that free everything once: what the lints say of them, judged by running them.

One deallocation is removed, doubled, moved up, freed of its condition, or put into a loop. A run of the program shows
what that did. Lints should speak of what it shows, and what they call certain must not be seen to be right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from pydealloc.analysis import lints
from pydealloc.analysis.lints.through_calls import ThroughCalls
from pydealloc.ir.cloning import clone
from pydealloc.ir.graph import Block, Operation
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.printer.minimal_edits import edits_of
from pydealloc.syntax.text.edits import apply_edits
from pydealloc.syntax.text.findings import Finding, Severity
from tests.execution.generator import Choices, generate
from tests.execution.interpreter import Machine, Step
from tests.execution.ledger import Allocation, Fault, Kind, View
from tests.execution.memory import Unsupported

OWNERSHIP = "expand-realloc{emit-deallocs=false},canonicalize,ownership-based-buffer-deallocation"
WHOLE = "buffer-deallocation-pipeline"
ABOUT = {
    Kind.LEAK: ("memory-leak", "missing-free-on-path"),
    Kind.DOUBLE_FREE: ("double-free", "freed-in-loop"),
    Kind.USE_AFTER_FREE: ("use-after-free",),
    Kind.FOREIGN_FREE: ("free-of-unowned",),
}
"""Codes that speak of what a run shows."""
Place = tuple[int, int]


@dataclass
class Observed:
    """What a run showed. Operations are given by where their names stand in the text."""

    kinds: set[Kind] = field(default_factory=set[Kind])
    done: set[Place] = field(default_factory=set[Place])
    """Operations that ran to their end at least once."""
    kept_alive: set[Place] = field(default_factory=set[Place])
    """Allocations of which one was freed in the end."""
    message: str = ""


_Run = Callable[[Any, Operation, "list[object]"], "Sequence[object] | None"]


class Watching(Machine):
    """Takes notes of what runs."""

    def __init__(self, module: Operation) -> None:
        super().__init__(module)
        self.done: set[Operation] = set()
        self.made: dict[Allocation, Operation] = {}

    def read(self, block: Block) -> list[Step]:
        found = [
            (op, used, self._noted(computed) if computed else None, self._noted(control) if control else None)
            for op, used, computed, control in super().read(block)
        ]
        self.code[block] = found
        return found

    def _noted(self, run: _Run) -> _Run:
        def noted(state: Any, op: Operation, operands: list[object]) -> Sequence[object] | None:
            results = run(state, op, operands)
            self.done.add(op)
            if op.name in ("memref.alloc", "memref.realloc", "bufferization.clone") and results:
                view = results[0]
                assert isinstance(view, View)
                self.made.setdefault(view.allocation, op)
            return results

        return noted


def observe(document: Document) -> Observed | None:
    """Run it; None if that is not possible."""
    machine = Watching(assemble(document.chunks[0]).root)
    observed = Observed()
    try:
        machine.call("main", [])
    except Unsupported:
        return None
    except Fault as fault:
        observed.kinds.add(fault.kind)
        observed.message = str(fault)
    else:
        if machine.ledger.live:
            observed.kinds.add(Kind.LEAK)
            observed.message = ", ".join(map(str, machine.ledger.live[:3]))
        observed.kept_alive = {_place(op) for allocation, op in machine.made.items() if allocation.freed}
    observed.done = {_place(op) for op in machine.done}
    return observed


def _place(op: Operation) -> Place:
    original = op.origin
    if original is None or original.syntax is None:
        return (-1, -1)
    return (id(original.syntax.source), original.syntax.name_start)


# --- Defects ---------------------------------------------------------------------------------------------------------


def _frees(module: Operation) -> list[Operation]:
    return [
        op
        for op in walk(module)
        if op.name in ("memref.dealloc", "bufferization.dealloc")
        and not any("dealloc_helper" in str(around.properties.get("sym_name")) for around in op.ancestors())
    ]


def _remove(op: Operation, random: Random) -> bool:
    if any(result.uses for result in op.results):
        return False
    op.erase()
    return True


def _double(op: Operation, random: Random) -> bool:
    assert op.parent is not None
    op.parent.insert_after(op, clone(op))
    return True


def _move_up(op: Operation, random: Random) -> bool:
    """Before operations that may still use the buffer; together with the condition it stands under."""
    around = op.parent_op
    if around is not None and around.name == "scf.if" and len(list(op.parent.ops if op.parent else ())) == 2:
        op = around
    earlier = _movable_past(op)
    if not earlier or op.parent is None:
        return False
    target = random.choice(earlier)
    op.parent.insert_before(target, _detached(op))
    return True


def _detached(op: Operation) -> Operation:
    op.detach()
    return op


def _movable_past(op: Operation) -> list[Operation]:
    """Operations before `op` in its block that make nothing it needs."""
    needed = {operand.value for inner in walk(op) for operand in inner.operands}
    found: list[Operation] = []
    before = op.prev
    while before is not None and not any(result in needed for result in before.results):
        found.append(before)
        before = before.prev
    return found


def _always(op: Operation, random: Random) -> bool:
    """Out of the condition it stands under."""
    around = op.parent_op
    if around is None or around.name != "scf.if" or around.parent is None or op.results:
        return False
    if any(operand.value.parent_block is op.parent for operand in op.operands):
        return False
    around.parent.insert_before(around, _detached(op))
    return True


def _into_loop(op: Operation, random: Random) -> bool:
    """To the end of a loop that stands in the same block before it."""
    loops = [one for one in _movable_past(op) if one.name == "scf.for"]
    if not loops or op.results:
        return False
    block = random.choice(loops).regions[0].blocks[0]
    block.insert_before(block.last, _detached(op))
    return True


DEFECTS: tuple[tuple[str, Callable[[Operation, Random], bool]], ...] = (
    ("removed", _remove),
    ("doubled", _double),
    ("moved up", _move_up),
    ("without condition", _always),
    ("put into a loop", _into_loop),
)


@dataclass(frozen=True)
class Seeded:
    what: str
    text: str


def seeded(number: int) -> Seeded | None:
    """Program `number` with a defect; None where it has nothing to do wrong, or the chosen thing does not go."""
    random = Random(f"defect {number}")
    statements, functions = ((1, 1), (2, 1), (3, 1), (4, 2))[number % 4]
    text = generate(number, Choices(statements=statements, functions=functions))
    document = parse_document(text)
    assembled = assemble(document.chunks[0])
    stage = WHOLE if random.random() < 0.7 else OWNERSHIP
    if run_pipeline(parse_pipeline(stage), assembled.root, UPSTREAM)[-1].result.refusals:
        return None
    frees = _frees(assembled.root)
    random.shuffle(frees)
    for op in frees:
        what, defect = random.choice(DEFECTS)
        if defect(op, random):
            after = apply_edits(text, edits_of(text, assembled, document.chunks[0], UPSTREAM))
            return Seeded(f"{what} ({'lowered' if stage is WHOLE else 'with ownership'})", after)
    return None


# --- Judging ---------------------------------------------------------------------------------------------------------


@dataclass
class Judged:
    missed: set[Kind]
    found: set[Kind]
    false: list[Finding]
    """Called certain, and seen to be right."""
    message: str = ""


def judge(text: str) -> Judged | None:
    """None: the program cannot be run, or is not valid any more."""
    document = parse_document(text)
    if any(finding.severity is Severity.ERROR for finding in document.findings):
        return None
    observed = observe(document)
    if observed is None:
        return None
    findings = list(lint(document))
    codes = {finding.code for _, finding in findings}
    kinds = {kind for kind in observed.kinds if kind in ABOUT}
    missed = {kind for kind in kinds if not codes.intersection(ABOUT[kind])}
    false = [finding for place, finding in findings if _is_refuted(place, finding, observed)]
    return Judged(missed, kinds - missed, false, observed.message)


def lint(document: Document) -> Iterator[tuple[Place, Finding]]:
    """What the memory lints find, with the text and the offset that identify an operation."""
    through_calls = ThroughCalls(document, UPSTREAM)
    for item in document.leaves():
        untrue = through_calls.untrue(item.parsed)
        for check in lints.CHECKS:
            for finding in check(item, UPSTREAM):
                if finding not in untrue:
                    yield (id(_source(item.operations)), finding.start), finding
    across = [finding for check in lints.DOCUMENT_CHECKS for finding in check(document, UPSTREAM)]
    for finding in (*across, *through_calls.findings(document)):
        item = next(one for one in document.leaves() if one.start <= finding.start < one.end)
        yield (id(_source(item.operations)), finding.start - item.start), finding


def _source(operations: Sequence[Operation]) -> str | None:
    syntax = operations[0].syntax if operations else None
    return syntax.source if syntax is not None else None


def _is_refuted(place: Place, finding: Finding, observed: Observed) -> bool:
    if finding.severity is not Severity.WARNING:
        return False
    if finding.code == "memory-leak":
        # Findings stand at the value, notes of runs at the operation: both are in one line of the program.
        return place in observed.kept_alive
    if finding.code in ("use-after-free", "double-free") and " returns " not in finding.message:
        return place in observed.done
    return False
