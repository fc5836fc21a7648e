"""Tensor copies in a picture: a line for each copy that One-Shot Bufferize would make, and its conflict."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...ir.graph import Operation, OpResult, Value
from ...ir.records import dataclass
from ..facts.bufferization_words import conflict_roles, size_with_loops
from ..facts.kept.bufferization_plans import BufferizationPlan
from ..facts.ownership_words import name_of
from .model import LabelLine, Tone
from .program import Subject


@dataclass(frozen=True)
class CopyLines:
    """The copies of a function, by its operations and block arguments."""

    copies: Mapping[Operation, tuple[LabelLine, ...]]
    """The lines for the copies that an operation needs, before it."""
    roles: Mapping[Operation | Value, str]
    """Notes for the operations and block arguments of conflicts."""
    around: frozenset[Operation]
    """The operations with regions that hold one of those, which are unfolded."""


def copy_lines(subject: Subject, plan: BufferizationPlan | None) -> CopyLines:
    """Those of all copies in `plan`; empty without one."""
    copies: dict[Operation, tuple[LabelLine, ...]] = {}
    roles: dict[Operation | Value, dict[str, dict[str, None]]] = {}
    for copy in plan.copies if plan is not None else ():
        text = f"pass: copies {name_of(copy.value)} ({size_with_loops(copy)})"
        line = LabelLine(text, "", Tone.COPIED, subject.place_of(copy.operation))
        copies[copy.operation] = (*copies.get(copy.operation, ()), line)
        tensor = name_of(copy.reason.definition or copy.value)
        for what, role in conflict_roles(copy):
            place, prefix = (what, f"{tensor}: ") if isinstance(what, Operation) else (_drawn(what), "")
            roles.setdefault(place, {}).setdefault(prefix, {})[role] = None
    notes = {
        what: "; ".join([prefix + ", ".join(words) for prefix, words in of_tensors.items()])
        for what, of_tensors in roles.items()
    }
    around = {parent for what in (*copies, *roles) for parent in _around(what)}
    return CopyLines(copies, notes, frozenset(around))


def _drawn(value: Value) -> Operation | Value:
    """The part of the program at which `value` is drawn: the operation that defines it, or the block argument."""
    return value.op if isinstance(value, OpResult) else value


def _around(what: Operation | Value) -> Iterator[Operation]:
    """The operations with regions around `what`."""
    if isinstance(what, Operation):
        yield from what.ancestors()
    elif (block := what.parent_block) is not None and (parent := block.parent_op) is not None:
        yield parent
        yield from parent.ancestors()
