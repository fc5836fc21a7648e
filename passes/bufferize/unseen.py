"""Reasons of copies that LLVM 22 does not make, because it does not see them, in words.

A copy is held against LLVM only where its own analysis of the same program works in place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...ir.graph import BlockArgument, Operation, OpOperand, Region, Value
from ...ir.records import dataclass
from ...ods.bufferization.interface import Bufferization, is_tensor
from ...ods.knowledge import Knowledge
from ...ods.semantics import Runs
from .handing import handed_on as handed_on_by
from .handing import returned
from .llvm_order import UNORDERED, LlvmOrder, is_outside
from .paths import Path
from .regions import Regions
from .state import CALL, AnalysisState
from .trace import Conflict, Decision, Divergence

HANDED_ON = "handed-on"
"""The code of what LLVM 22 does not know to be one buffer."""
WRITTEN_CONSTANT = (
    "written-constant",
    "LLVM 22 does not see that this writes into a constant, which a function returns",
)
_PARTIAL = "LLVM 22 does not see that this leaves elements of its output as they were, and loses or overwrites them"
_BLOCK = "LLVM 22 does not see that this is read after it was overwritten, because that is in a later block"
_THREAD = "LLVM 22 does not see that a thread changes more of the shared output than its part"
_CALLED = "LLVM 22 does not see that all threads call a function which reads what it has written into one buffer"
_HANDED = "LLVM 22 does not see that this may be a buffer which others use under another name"
_LATE = "LLVM 22 does not see that this may still be read by what runs at another time"
_PART = "LLVM 22 does not see that the next run reads the part which this one overwrites"
_REPEATED = "LLVM 22 does not see that this runs several times, and changes what the next run reads"
_UNKNOWN = "LLVM 22 takes this for something that runs once, but the region around it does not say so"


@dataclass(frozen=True)
class Unseen:
    """A reason against writing in place."""

    write: OpOperand
    read: OpOperand | None = None
    """None: the write is in a region that runs several times at once, and of memory from outside."""
    definition: Value | None = None
    path: Path | None = None

    def divergence(self, regions: Regions, llvm: LlvmOrder, *, is_known: bool) -> Divergence:
        """`is_known`: LLVM 22 sees that the read and the write conflict, if both are of one buffer."""
        op, path = self.write.owner, self.path
        if self.read is None or path is None:
            if llvm.regions.parallel(op.parent_region) is regions.parallel(op.parent_region):
                return Divergence("thread-writes", _CALLED, op)
            return _repeated(op, regions.parallel(op.parent_region), regions)
        if is_known:
            return handed_on(op)
        if path.again is not None:
            if llvm.regions.is_repetitive(path.again):
                return Divergence("repeated-region", _PART, op)
            return _repeated(op, path.again, regions)
        if path.is_late:
            return Divergence("late-region", _LATE, op)
        if isinstance(self.definition, BlockArgument) and is_outside(self.definition.block, op):
            return Divergence("later-block", _BLOCK, op)
        around = self.read.owner.parent_op
        if around is not None and regions.knowledge.has_trait(around, UNORDERED):
            return Divergence("thread-writes", _THREAD, op)
        return handed_on(op)


def may_differ(ops: Iterable[Operation], state: AnalysisState) -> bool:
    """Whether a program has anything of which LLVM 22 may not see what happens; most have not."""
    seen: set[Region] = set()
    written: set[Region] = set()
    for op in ops:
        interface = state.interface(op)
        if op.name == CALL or hides_aliases(op, interface) or (interface is not None and interface.shows_memory):
            return True
        tensors = [operand for operand in op.operands if is_tensor(operand.value.type)]
        if not tensors:
            continue
        if interface is None and (
            returned(op, state.knowledge) or next(handed_on_by(op, state.knowledge), None) is not None
        ):
            return True
        passed = written if any(map(state.writes, tensors)) else seen
        region = op.parent_region
        while region is not None and region not in passed:
            if _is_late(region, state.knowledge) or (passed is written and _is_not_in_order(region, state.knowledge)):
                return True
            passed.add(region)
            region = region.parent.parent_region if not state.knowledge.is_function_like(region.parent) else None
    return False


def partial_outputs(op: Operation, interface: Bufferization) -> Iterator[OpOperand]:
    """Outputs of which elements stay as they were, which LLVM 22 does not see."""
    keeps = interface.keeps_elements
    return (operand for operand in op.operands if keeps is not None and keeps(op, operand.index))


def lost_elements(
    ops: Iterable[Operation], safe: AnalysisState, decisions: Iterable[Decision], exact: AnalysisState
) -> Iterator[Divergence]:
    """Outputs written in part for which LLVM 22, as in `exact`, makes new memory, or which it lets others overwrite.

    `decisions`: those of `safe`.
    """
    conflicts = [
        (each.operand, each.reason.read)
        for each in decisions
        if isinstance(each.reason, Conflict) and not each.is_in_place
    ]
    for op in ops:
        interface = safe.interface(op)
        for operand in partial_outputs(op, interface) if interface is not None else ():
            if safe.has_undefined_contents(operand):
                continue
            overwrites = (write for write, read in conflicts if read is operand)
            if not exact.is_in_place(operand) or any(map(exact.is_in_place, overwrites)):
                yield Divergence("kept-elements", _PARTIAL, op)
                break


def hides_aliases(op: Operation, interface: Bufferization | None) -> bool:
    """Whether LLVM 22 does not follow what the regions of `op` hand on."""
    return interface is not None and interface.hides_aliases is not None and interface.hides_aliases(op)


def _is_late(region: Region, knowledge: Knowledge) -> bool:
    return knowledge.runs(region).may_be_late and not knowledge.is_function_like(region.parent)


def _is_not_in_order(region: Region, knowledge: Knowledge) -> bool:
    """Whether it may run otherwise than once, from its first operation to its last one."""
    return len(region.blocks) > 1 or knowledge.runs(region).may_repeat or knowledge.has_trait(region.parent, UNORDERED)


def handed_on(op: Operation) -> Divergence:
    """LLVM 22 does not know that regions or branches hand on what `op` writes."""
    return Divergence(HANDED_ON, _HANDED, op)


def _repeated(op: Operation, region: Region | None, regions: Regions) -> Divergence:
    is_unknown = region is not None and regions.runs(region) is Runs.UNKNOWN
    return Divergence("repeated-region", _UNKNOWN if is_unknown else _REPEATED, op)
