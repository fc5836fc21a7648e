"""Checked results: what passes have made of a program, verified before anybody sees it or it is written.

Passes are given programs without errors, so an error in the result is a defect of a pass. Only what will be written
anew is looked at: an item without edits is as it was.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Container, Iterator, Sequence

from ...analysis.verifier.results import Fault, first_fault, first_symbol_fault
from ...ir.graph import Operation
from ...ir.records import replace
from ...ods.knowledge import Knowledge
from ...passes.pass_manager.base import Pass
from ...passes.pass_manager.compat import Compat
from ...passes.pass_manager.pipelines import Step, StepResult, run_pipeline
from ...passes.pass_manager.refusal import Note, Refusal
from ...syntax.document.assembled import Assembled, assemble
from ...syntax.document.document import Document, ParsedChunk
from ...syntax.text.edits import TextEdit
from ...syntax.text.findings import Finding
from .program_errors import apart_from
from .refusals import finding_of

INVALID_RESULT = "invalid-result"
"""Code of the refusal."""


def result_findings(
    document: Document,
    chunk: ParsedChunk,
    program: Assembled,
    steps: Sequence[Step],
    edits: Sequence[TextEdit],
    unmodified: Container[Operation] = (),
) -> tuple[Finding, ...]:
    """The errors for which `program`, what `steps` made of the chunk, must not be written.

    Args:
        edits: what will be written, in text order, with offsets into the document.
        unmodified: operations that keep their text.
    """
    if not edits or fault_in(list(_changed(program, edits)), program.root, document.knowledge, unmodified) is None:
        return ()
    return (_blamed(document, chunk, steps),)


def fault_of(program: Assembled, knowledge: Knowledge) -> Fault | None:
    """The first error in a program that passes have changed; None where it is right."""
    return fault_in(list(_changed(program, None)), program.root, knowledge)


def fault_in(
    operations: Sequence[Operation], root: Operation, knowledge: Knowledge, unmodified: Container[Operation] = ()
) -> Fault | None:
    """The same of some operations, each directly in a module below `root`; `unmodified`: as in `result_findings`."""
    found = first_fault(operations, knowledge, unmodified)
    if found is None and any(_changes_symbol(op) for op in operations):
        found = first_symbol_fault(root, knowledge)
    return found


def invalid_result(step: Pass) -> str:
    """The sentence for a pass that has made an error."""
    made = f"`{step.name}` made an invalid program here"
    if getattr(step, "compat", Compat.SAFE) is Compat.LLVM22:
        return f"{made}, as LLVM 22 may: a bug in pydealloc-lsp if `--compat=safe` does so, too"
    return f"{made}: a bug in pydealloc-lsp"


def while_valid(
    program: Assembled, knowledge: Knowledge, after: Callable[[StepResult], None]
) -> Callable[[StepResult], None]:
    """`after`, called only as long as passes leave a program without errors: what is shown of a stage is verified."""
    is_valid = True

    def ask(done: StepResult) -> None:
        nonlocal is_valid
        is_valid = is_valid and not (done.result.changed and fault_of(program, knowledge) is not None)
        if is_valid:
            after(done)

    return ask


def _changed(program: Assembled, edits: Sequence[TextEdit] | None) -> Iterator[Operation]:
    """The operations directly in modules that are new, or in items with `edits`; None: all."""
    starts = [edit.start for edit in edits or ()]
    pending = [program.root]
    while pending:
        for region in pending.pop().regions:
            for block in region.blocks:
                for op in block.ops:
                    item = program.sources.get(op)
                    if item is not None and item.children:
                        pending.append(op)
                    elif item is None or edits is None or _touches(edits, starts, item.start, item.end):
                        yield op


def _touches(edits: Sequence[TextEdit], starts: Sequence[int], start: int, end: int) -> bool:
    first = bisect_left(starts, start)
    return (first < len(edits) and starts[first] <= end) or (first > 0 and edits[first - 1].end >= start)


def _changes_symbol(op: Operation) -> bool:
    """Whether what others know of a symbol is new."""
    return op.origin is None or op.properties != op.origin.properties


def _blamed(document: Document, chunk: ParsedChunk, steps: Sequence[Step]) -> Finding:
    """The finding that names the first of `steps` after which the program is wrong."""
    program = assemble(chunk)
    knowledge = document.knowledge
    found: list[tuple[Pass, Fault]] = []

    def look(done: StepResult) -> None:
        if not found and (fault := fault_of(program, knowledge)) is not None:
            found.append((done.step, fault))

    run_pipeline(steps, program.root, knowledge, look, apart_from(document, program, steps))
    step, fault = found[0]
    note = Note(f"the verifier says of `{fault.operation.name}`: {fault.message}", fault.operation)
    refusal = Refusal(invalid_result(step), INVALID_RESULT, fault.operation, notes=(note,))
    # LLVM's pass manager says the same where its pass makes the same program.
    return replace(finding_of(refusal, program.sources.get), upstream=fault.message)
