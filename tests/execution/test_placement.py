"""Better places of buffers, by execution: programs print the same after each fix, and free everything once."""

from __future__ import annotations

import re

import pytest

from pydealloc.analysis.placement.heap_buffers import placements_of
from pydealloc.analysis.placement.placement_limits import Place
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.features.fixes.refusal_fixes import proposals
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.minimal_edits import edits_of
from pydealloc.syntax.text.edits import apply_edits
from tests.execution.generator import generate
from tests.execution.harness import judged
from tests.execution.interpreter import interpret
from tests.execution.memory import Unsupported
from tests.execution.settings import setting_of

CODES = ("needless-copy", "alloc-in-loop", "small-heap-buffer")
PROGRAMS, PER_TEST = 48, 12


def deallocated(text: str) -> str | None:
    """The program with deallocations; None where the pass refuses."""
    document = parse_document(text)
    assembled = assemble(document.chunks[0])
    done = run_pipeline(parse_pipeline("minimal-deallocation-pipeline"), assembled.root, UPSTREAM)
    if any(each.result.refusals for each in done):
        return None
    return apply_edits(text, edits_of(text, assembled, document.chunks[0], UPSTREAM))


_FILL = re.compile(r"^( *)linalg\.fill ins\((.*?)\) outs\((%[\w$.]+) : (memref<[0-9x]+\w+>)\)$", re.MULTILINE)


def with_copies(text: str) -> str:
    """The program where what is filled is filled elsewhere first, and copied; every other time from further away."""
    count = 0

    def through(found: re.Match[str]) -> str:
        nonlocal count
        count += 1
        indent, value, target, type_ = found.groups()
        name = f"%through{count}"
        lines = [
            f"{name} = memref.alloc() : {type_}",
            f"linalg.fill ins({value}) outs({name} : {type_})",
            f"memref.copy {name}, {target} : {type_} to {type_}",
            f"memref.dealloc {name} : {type_}",
        ]
        if count % 2:
            again = f"%again{count}"
            lines[2:3] = [
                f"{again} = memref.alloc() : {type_}",
                f"memref.copy {name}, {again} : {type_} to {type_}",
            ]
            lines += [f"memref.copy {again}, {target} : {type_} to {type_}", f"memref.dealloc {again} : {type_}"]
        return "\n".join(indent + line for line in lines)

    return _FILL.sub(through, text)


@pytest.mark.parametrize(
    "first", [0, *(pytest.param(first, marks=pytest.mark.long) for first in range(PER_TEST, PROGRAMS, PER_TEST))]
)
def test_fixes_change_nothing_that_can_be_seen(first: int) -> None:
    for seed in range(first, first + PER_TEST):
        text = generate(seed, setting_of(seed)[1])
        for program, frees in ((text, False), (deallocated(text), True)):
            if program is not None:
                check_fixes(with_copies(program) if frees else program, frees=frees)


def check_fixes(text: str, *, frees: bool) -> int:
    """Apply each fix to `text` on its own; the number of fixes."""
    document = parse_document(text)
    try:
        expected = interpret(assemble(document.chunks[0]).root)
    except Unsupported:
        return 0
    # Minimal deallocation leaves `memref.realloc` as it is, which frees its operand.
    if frees:
        root = assemble(document.chunks[0]).root
        assert judged(root, "deallocation", expected, frees=True, realloc_frees=True) == []
    found = [finding for finding in findings_of(document) if finding.code in CODES]
    for finding in found:
        (proposal,) = proposals(document, finding)
        after = apply_edits(text, proposal.make())
        assert after != text, finding.message
        changed = parse_document(after)
        assert changed.error_count == 0
        problems = judged(assemble(changed.chunks[0]).root, finding.code, expected, frees=frees, realloc_frees=frees)
        assert problems == [], (finding.message, after)
    return len(found)


def test_there_is_something_to_fix() -> None:
    counts = dict.fromkeys(CODES, 0)
    for seed in range(PROGRAMS):
        if min(counts.values()) >= 3:
            break
        text = generate(seed, setting_of(seed)[1])
        program = deallocated(text)
        for one in (text, with_copies(program) if program is not None else ""):
            for finding in findings_of(parse_document(one)):
                if finding.code in counts:
                    counts[finding.code] += 1
    assert all(count >= 3 for count in counts.values()), counts


def test_hints_are_what_the_passes_do() -> None:
    """Each placement outside of calls is one that the pass, run on all, makes as well."""
    for seed in range(PROGRAMS):
        text = generate(seed, setting_of(seed)[1])
        document = parse_document(text)
        better = [one for item in document.leaves() for one in placements_of(item, UPSTREAM).better]
        for place, pass_ in (
            (Place.STACK, "promote-buffers-to-stack{max-alloc-size-in-bytes=1048576}"),
            (Place.BEFORE_LOOP, "buffer-loop-hoisting"),
        ):
            assembled = assemble(document.chunks[0])
            before = {op: op.parent_op for op in walk(assembled.root)}
            run_pipeline(parse_pipeline(pass_), assembled.root, UPSTREAM)
            after = {op.origin: op for op in walk(assembled.root) if op.origin is not None}
            for one in better:
                if one.place is place:
                    now = after[one.op]
                    assert now.name != one.op.name or now.parent_op is not before[now], (seed, one.words)
