"""Commit of a splice: the operations of the old version, moved to where they are in the new text, with the new ones.

Nothing in here pauses: other threads see the program before or after.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...ir.graph import BlockUse, Operation, OpOperand, Value
from ...ir.records import replace
from ...ir.source import Span
from ...ir.walk import operations_in
from ..parser.fact_cache import FactCache
from ..parser.implied_terminator import add_implicit_terminator
from ..parser.opaque import commit_guessed_types
from ..parser.parser_state import NameNotes, ParsedItem
from ..parser.ssa_scope import plain_name
from .splice import Splice, is_guessed, is_typed, let_go_of_text

if TYPE_CHECKING:
    from ...ods.knowledge import Knowledge
    from ..text.findings import Finding


def commit(made: Splice, knowledge: Knowledge) -> ParsedItem:
    """The item of the new text. The old version has no operations any more."""
    before = made.base
    place, old_end, delta = made.place, made.edit.old_end, made.edit.delta

    def moved(offset: int) -> int:
        return offset + delta if offset >= old_end else offset

    remaining = [one for one in before.findings if not made.covers(one)]
    position = sum(one.start < place.start for one in remaining)
    findings = [_moved_finding(one, moved, old_end) for one in remaining]
    findings[position:position] = made.findings
    names = _taken_out(before, made)
    _move_all(before, made, moved)
    _put_in(made, names, before, knowledge)
    notes = _notes(before, made)
    for op in place.operations:
        let_go_of_text(op)
    item = ParsedItem(made.source, before.block, findings, FactCache(), notes)
    before.block = type(before.block)()
    return item


def _taken_out(before: ParsedItem, made: Splice) -> dict[str, Value]:
    """Take the old operations out of their block; their results by name."""
    results: dict[str, Value] = {}
    for op in made.place.operations:
        for value in op.results:
            if value.name is not None:
                results[plain_name(value.name)] = value
        op.drop_all_references()
        op.detach()
    for op in before.names.nameless if before.names is not None else ():
        op.drop_all_references()
    return results


# Places


def _move_all(before: ParsedItem, made: Splice, moved: Callable[[int], int]) -> None:
    """Move all operations of `before` to where they are in the new text."""
    source, old_end = made.source, made.edit.old_end
    pending = [before.block.first]
    while pending:
        op = pending.pop()
        while op is not None:
            syntax = op.syntax
            if syntax is None or syntax.end >= old_end:
                _move(op, source, moved)
            else:
                syntax.source = source
            pending.extend([block.first for region in op.regions for block in region.blocks])
            op = op.next


def _move(op: Operation, source: str, moved: Callable[[int], int]) -> None:
    syntax = op.syntax
    if syntax is not None:
        if moved(syntax.start) == syntax.start:
            # It is around the edit: what belongs to it may be behind that.
            for part in (*op.results, *op.operands):
                part.place = part.span
        syntax.move(source, moved)
    for part in op.results:
        place = part.place
        if place is not None and place.__class__ is tuple:
            part.place = moved(place[0]), moved(place[1])
    for part in op.operands:
        place = part.place
        if place is not None and place.__class__ is tuple:
            part.place = moved(place[0]), moved(place[1])
    for use in op.successors:
        use.span = _moved(use.span, moved)
    for region in op.regions:
        region.span = _moved(region.span, moved)
        for block in region.blocks:
            block.span = _moved(block.span, moved)
            for argument in block.args:
                argument.place = _moved(argument.place, moved)


def _moved(span: Span | None, moved: Callable[[int], int]) -> Span | None:
    return None if span is None else (moved(span[0]), moved(span[1]))


def _moved_finding(one: Finding, moved: Callable[[int], int], old_end: int) -> Finding:
    if not (one.notes or one.edits or one.upstream_errors):
        return one.shifted(moved(old_end) - old_end) if one.start >= old_end else one
    notes, errors = (
        tuple([replace(note, start=moved(note.start), end=moved(note.end)) for note in each])
        for each in (one.notes, one.upstream_errors)
    )
    edits = tuple([(moved(start), moved(end), text) for start, end, text in one.edits])
    return replace(one, start=moved(one.start), end=moved(one.end), notes=notes, edits=edits, upstream_errors=errors)


# Uses


def _put_in(made: Splice, names: dict[str, Value], before: ParsedItem, knowledge: Knowledge) -> None:
    place, block = made.place, made.place.block
    anchor = place.following
    if anchor is None and block.last is not None and block.last.syntax is None:
        # What the text leaves out at the end depends on what is the last operation.
        block.last.drop_all_references()
        block.last.detach()
    for op in made.operations:
        op.detach()
        block.insert_before(anchor, op)
    changed: list[Value] = []
    for stand_in, meant in made.known.meant.items():
        for use in list(stand_in.uses):
            use.set(meant)
        changed.append(meant)
    new = {plain_name(value.name): value for op in made.operations for value in op.results if value.name is not None}
    for name, value in names.items():
        other = new.get(name)
        if other is None:
            assert not value.uses, "a name that is used elsewhere is a reason to read all"
            continue
        if is_guessed(other) and not is_typed(other) and is_typed(value):
            other.type = value.type
        value.replace_all_uses_with(other)
        changed.append(other)
    for value in changed:
        value.sort_uses(_position)
    for other in place.region.blocks:
        stand_in = made.labels.get(other.label or "")
        if stand_in is not None and stand_in.uses:
            for use in list(stand_in.uses):
                use.set(other)
            other.sort_uses(_position)
    commit_guessed_types(made.guesses, knowledge.registry)
    if anchor is None and block is place.region.blocks[-1]:
        made.frame.region = place.region
        add_implicit_terminator(made.frame, knowledge)


def _position(use: OpOperand | BlockUse) -> int:
    """The place where a reader makes `use`: the start of its operation, or the end of the region that implies it."""
    syntax = use.owner.syntax
    if syntax is not None:
        return syntax.start
    region = use.owner.parent_region
    return region.span[1] if region is not None and region.span is not None else 0


def _notes(before: ParsedItem, made: Splice) -> NameNotes | None:
    """Those of the new item."""
    notes = before.names
    if notes is None:
        return made.notes
    gone = [value for one in made.place.operations for op in operations_in(one) for value in op.results]
    notes.undefined, notes.nameless = made.notes.undefined, made.notes.nameless
    notes.untyped.difference_update(gone)
    notes.untyped |= made.notes.untyped
    notes.has_forward_uses |= made.notes.has_forward_uses
    notes.has_lost |= made.notes.has_lost
    region, by_name = notes.by_name or (None, {})
    if region is made.place.region:
        for value in gone:
            name = plain_name(value.name or "")
            if by_name.get(name) is value:
                del by_name[name]
        for op in made.operations:
            for value in op.results:
                by_name[plain_name(value.name or "")] = value
    return notes
