"""Apply pool: passes on one big document, run by several processes.

Chunks are programs of their own. In a single one, passes that need no more of another function than its interface
(`Pass.reach`) are given a part of the functions in each process; those before them run in this one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import TypeVar

from ...ir.gc_control import gc_paused
from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from ...passes.pass_manager.base import Pass
from ...passes.pass_manager.pipelines import Step, before_parts
from ...syntax.document.assembled import assemble
from ...syntax.document.document import Document, ParsedChunk
from ...syntax.text.edits import apply_edits
from ...syntax.text.findings import Finding
from ..facts.not_bufferized import not_bufferized
from ..facts.program_errors import program_errors
from ..facts.program_parts import ChangedPart, parts_of
from ..facts.transform import Applied, ChangedChunk, applied_of, apply_steps, change_chunk, run_with_notices
from ..io.guard import guarded
from .forked_shares import MOST_SHARES, in_forks

R = TypeVar("R")

_SHARES = 4
"""Shares for each process, so that all end at about the same time although some functions take longer."""


def apply_in_forks(document: Document, steps: Sequence[Step], processes: int) -> Applied:
    """The result of `apply_steps`. Where a pass refuses a function, or fails, that is asked, so that it says why.

    So it is for a text with errors: what is broken belongs to no function.
    """
    run = _of_functions if len(document.chunks) == 1 else _of_chunks
    with gc_paused(enabled=True):
        applied = _or_none(lambda: run(document, steps, processes)) if steps and not program_errors(document) else None
    return applied or apply_steps(document, steps)


def _or_none(ask: Callable[[], R | None]) -> R | None:
    return guarded("sharing passes", ask, None, lambda _: None)


def _is_none(result: object) -> bool:
    return result is None


def _of_chunks(document: Document, steps: Sequence[Step], processes: int) -> Applied | None:
    groups = _groups(document.chunks, min(processes * _SHARES, MOST_SHARES))

    def change(number: int) -> list[ChangedChunk] | None:
        return _or_none(lambda: [change_chunk(document, chunk, assemble(chunk), steps) for chunk in groups[number]])

    results = in_forks(change, len(groups), processes, until=_is_none)
    changed = [results.get(number) for number in range(len(groups))]
    if None in changed:
        return None
    return applied_of(document, [*chain.from_iterable(one for one in changed if one is not None)])


def _groups(chunks: Sequence[ParsedChunk], count: int) -> list[list[ParsedChunk]]:
    """Neighbours, with about as much text in each group."""
    size = (chunks[-1].end - chunks[0].start) // count + 1
    groups: list[list[ParsedChunk]] = [[]]
    for chunk in chunks:
        if groups[-1] and chunk.end - groups[-1][0].start > size:
            groups.append([])
        groups[-1].append(chunk)
    return groups


def _of_functions(document: Document, steps: Sequence[Step], processes: int) -> Applied | None:
    (chunk,) = document.chunks
    knowledge = document.knowledge
    first = before_parts(steps)
    program = assemble(chunk)
    done, before = run_with_notices(steps[:first], program, knowledge)
    if (done and done[-1].result.refusals) or _is_refused_as_whole(steps[first:], program.root, knowledge):
        return None
    parts = parts_of(document, chunk, program, min(processes * _SHARES, MOST_SHARES))
    if parts is None:
        return None

    def change(number: int) -> ChangedPart | None:
        return _or_none(lambda: parts.changed(number, steps[first:]))

    results = in_forks(change, len(parts), processes, until=_is_none)
    changed = [one for number in range(len(parts)) if (one := results.get(number)) is not None]
    if len(changed) < len(parts):
        return None
    edits = dict.fromkeys(edit for part in changed for edit in part.edits)
    text = apply_edits(document.text, sorted(edits, key=lambda edit: (edit.start, edit.end)))
    notices = (*(one.finding for one in before), *_merged(changed, len(steps) - first))
    own_text = text[chunk.start : len(text) - len(document.text) + chunk.end]
    return applied_of(document, [ChangedChunk(own_text, (), notices, not_bufferized(steps, chunk))])


def _is_refused_as_whole(steps: Sequence[Step], root: Operation, knowledge: Knowledge) -> bool:
    """Whether a refusal of the first step takes more than one function to see."""
    return bool(steps) and isinstance(steps[0], Pass) and steps[0].module_refusal(root, knowledge) is not None


def _merged(parts: Sequence[ChangedPart], steps: int) -> list[Finding]:
    """The notices in the order of the steps, those about the module once for each step."""
    found: list[Finding] = []
    for step in range(steps):
        of_module: set[Finding] = set()
        for notice in chain.from_iterable(part.notices[step] for part in parts):
            if not notice.is_of_module or notice.finding not in of_module:
                found.append(notice.finding)
            if notice.is_of_module:
                of_module.add(notice.finding)
    return found
