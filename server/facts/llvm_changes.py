"""LLVM changes: which functions LLVM's deallocation changes, found by running it on a copy of their item.

The trace of the ownership pass does not tell: a deallocation that frees nothing is simplified away.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...ir.graph import Operation
from ...ir.records import dataclass
from ...ods.knowledge import Knowledge
from ...passes.ownership.preconditions import functions
from ...passes.ownership.value_order import number_operations
from ...passes.ownership_based_buffer_deallocation import run_on_function
from ...passes.pass_manager.base import Pass, Refusal
from ...passes.pass_manager.callees import Callees
from ...passes.simplify_inserted import simplify_inserted
from ...syntax.document.assembled import assemble
from ...syntax.document.document import Document, Item, ParsedChunk
from ...syntax.parser.fact_cache import FactKey
from ...syntax.printer.minimal_edits import edits_of
from ...syntax.text.edits import TextEdit, apply_edits
from ..io.work_clock import work_time
from .item_stages import stages_of
from .ownership_facts import OwnershipFacts, ownership_of
from .refusals import in_document


@dataclass(frozen=True)
class LlvmChanges:
    """Functions of an item that LLVM's ownership pass changes, without its option, and those that stay changed once
    what it inserts is simplified. Empty where the pass refuses one of them."""

    inserted: frozenset[Operation] = frozenset()
    simplified: frozenset[Operation] = frozenset()


_NONE = LlvmChanges()
_CHANGES = FactKey[LlvmChanges]("changes by LLVM's deallocation")


def llvm_changes(document: Document, item: Item) -> LlvmChanges:
    """The changes to the functions of `item`, which belongs to `document`."""
    facts = ownership_of(document, item)
    if facts.refusals or not any(decisions(facts)):
        return _NONE
    return item.parsed.facts.get(_CHANGES, document.knowledge, _changes_of, document, item)


def decisions(facts: OwnershipFacts) -> tuple[int, ...]:
    """Numbers of insertions by the ownership pass, one for each kind."""
    trace = facts.trace
    made = (trace.deallocations, trace.copies, trace.added_arguments, trace.added_results, trace.added_operands)
    return tuple(map(len, made))


def deallocate_as_llvm(function: Operation, root: Operation, knowledge: Knowledge) -> tuple[Refusal, ...]:
    """Run LLVM's ownership pass on one function of the program `root`, in place; why it refuses, if it does."""
    number_operations(root)
    return run_on_function(function, knowledge, Callees(knowledge)).refusals


def stops_with_changes(
    document: Document, items: Iterable[Item], steps: Sequence[Pass], seconds: float
) -> frozenset[int]:
    """Numbers of `steps` after which the text of `items` differs from the author's, or that a refusal comes before.

    All of them once so much processor time is used, and where one item depends on others.
    """
    wanted = frozenset(range(1, len(steps) + 1))
    found = set[int]()
    end = work_time() + seconds
    for item in items:
        if len(found) == len(wanted):
            break
        if work_time() > end or any(op.results or op.operands for op in item.operations):
            return wanted
        stages = stages_of(document, item, steps)
        source = item.parsed.source
        found.update(number for number, made in enumerate(stages.edits, 1) if apply_edits(source, made) != source)
        if stages.refusal or stages.reaches_further:
            found.update(range(len(stages.edits) + 1, len(steps) + 1))
    return frozenset(found)


def _changes_of(document: Document, item: Item) -> LlvmChanges:
    knowledge = document.knowledge
    chunk = ParsedChunk(item.start, item.end, (item,))
    assembled = assemble(chunk)
    made = list(functions(assembled.root))
    originals = [one.origin for one in made if one.origin is not None]

    def changed() -> frozenset[Operation]:
        edits = edits_of(document.text, assembled, chunk, knowledge, item)
        around = (next(_containing(item, originals, edit), None) for edit in edits)
        return frozenset(function for function in around if function is not None)

    for function in made:
        if deallocate_as_llvm(function, assembled.root, knowledge):
            return _NONE
    inserted = changed()
    for function in made:
        simplify_inserted(function, knowledge)
    return LlvmChanges(inserted, changed())


def _containing(item: Item, functions_: Iterable[Operation], edit: TextEdit) -> Iterator[Operation]:
    """Those of `functions_`, inner ones first as they are, that `edit` of the document is in."""
    for function in functions_:
        if function.syntax is not None:
            start, end = in_document(item, (function.syntax.start, function.syntax.end))
            if start <= edit.start and edit.end <= end:
                yield function
