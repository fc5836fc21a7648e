"""Migration: the spelling of a program for one release of LLVM, turned into that of LLVM 22 or 24 by edits.

A program for an earlier release than LLVM 22 is read as that one reads it, so that what a type says there can be
written where LLVM 22 has it. Then come spellings that LLVM 22's parser knows as older ones; their edits are those of
the finding. What is left, and everything between LLVM 22 and 24, is printed as the definitions have it, in
`respelling.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....dialects.llvm.typed_pointers import TYPED_POINTERS, variadic_signature
from ....dialects.releases.current_bodies import current_bodies, opaque_pointers
from ....dialects.releases.current_operations import current_operation
from ....dialects.releases.release_knowledge import for_release
from ....dialects.releases.release_numbers import BASE
from ....ir.graph import Operation
from ....ir.walk import walk
from ....ods.knowledge import Knowledge
from ....syntax.document.document import Document, parse_document
from ....syntax.text.edits import TextEdit, apply_edits
from ....syntax.text.findings import OLDER_SPELLING
from .respelling import respelled

_ROUNDS = 10
"""A changed spelling may uncover another one, in an operation around it."""


def migrated(text: str, source: Knowledge, target: Knowledge) -> tuple[str, int]:
    """`text`, a program for the release of `source`, in the spelling of `target`; number of edits.

    The same text when there is nothing to change. What the target has no word for stays as it is.
    """
    if source.llvm <= BASE < target.llvm:
        base = for_release(target, BASE)
        text, count = migrated(text, source, base)
        text, more = respelled(text, base, target)
        return text, count + more
    count = 0
    for _ in range(_ROUNDS if source.llvm < target.llvm else 0):
        edits, is_all = _edits(parse_document(text, source))
        text, count = apply_edits(text, edits) if edits else text, count + len(edits)
        if is_all:
            break
    for _ in range(_ROUNDS):
        edits = _of_findings(parse_document(text, target))
        if not edits:
            break
        text, count = apply_edits(text, edits), count + len(edits)
    if source.llvm != target.llvm:
        text, more = respelled(text, source, target)
        count += more
    return text, count


def _edits(document: Document) -> tuple[list[TextEdit], bool]:
    """Edits that do not overlap, and whether these are all."""
    of_operations, is_all = _innermost([*_of_operations(document)])
    taken = sorted((edit.start, edit.end) for edit in of_operations)
    of_bodies = [
        TextEdit(start, end, shown)
        for start, end, shown in current_bodies(document.text)
        if not any(first < end and start < last for first, last in taken)
    ]
    return sorted([*of_operations, *of_bodies], key=lambda edit: (edit.start, edit.end)), is_all


def _innermost(groups: Sequence[Sequence[TextEdit]]) -> tuple[list[TextEdit], bool]:
    """The edits of all groups but of those that move or replace what another one changes; whether these are all."""
    placed = sorted((edit.start, -edit.end, number) for number, group in enumerate(groups) for edit in group)
    outer: set[int] = set()
    before: list[tuple[int, int]] = []
    for start, negative_end, number in placed:
        before = [(end, other) for end, other in before if end > start]
        outer.update(other for _, other in before if other != number)
        before.append((-negative_end, number))
    return [edit for number, group in enumerate(groups) if number not in outer for edit in group], not outer


def _of_operations(document: Document) -> Iterator[list[TextEdit]]:
    """The edits of each operation that is spelled in another way."""
    operations = [(item.start, op) for item in document.leaves() for op in _all(item.operations)]
    signatures = dict(found for _, op in operations if (found := variadic_signature(op)) is not None)
    for start, op in operations:
        change = TYPED_POINTERS.get(op.name)
        found = change(op, signatures) if change is not None else current_operation(op)
        if found:
            yield [TextEdit(start + first, start + last, opaque_pointers(shown)) for first, last, shown in found]


def _all(operations: list[Operation]) -> Iterator[Operation]:
    for op in operations:
        yield from walk(op)


def _of_findings(document: Document) -> list[TextEdit]:
    """The edits of older spellings, without those that overlap an earlier one."""
    edits: list[TextEdit] = []
    for finding in document.findings:
        if finding.code != OLDER_SPELLING:
            continue
        found = [TextEdit(*edit) for edit in finding.edits]
        if found and (not edits or found[0].start >= edits[-1].end):
            edits += found
    return edits
