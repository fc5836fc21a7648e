"""Splices: the operations of an item that an edit touches, read again, for those that were there before.

A long function is not read again for a key. What is read is what `edited_place` finds; all other operations are kept,
by identity, if the text around them would mean the same. Invariants:

* The item that comes out is the one of reading the new text afresh: operations, places, uses in their order, findings.
* Reading stops where an operation of the old version starts, in a state that is the one before: the same names, with
  the same types, and no error that says something about operations elsewhere. Anything else is None: read it all.
* Nothing is changed before `Splice.commit`. That takes the operations away from the old version, which is read afresh
  where somebody asks for it once more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from ...ir.base import Type
from ...ir.graph import Block, BlockArgument, Operation, Region, Value
from ...ir.records import dataclass
from ...ir.types import UNKNOWN_TYPE, UnknownType
from ...ir.walk import operations_in
from ...ods.aliases import Aliases
from ...ods.knowledge import Knowledge
from ..parser.error_patterns import defined_names
from ..parser.item_parser import ItemParser
from ..parser.op_lookup import default_dialect_in
from ..parser.parser_state import Frame, NameNotes, ParsedItem
from ..parser.ssa_scope import plain_name
from ..text.braces import match_braces
from ..text.findings import OLDER_SPELLING, Finding, Severity
from ..text.recovery import REGION_START
from ..text.symbol_ops import FUNCTION_DIALECTS
from .edited_place import MAX_CHARS, EditedPlace, edited_place

if TYPE_CHECKING:
    from ..text.edits import EditSpan

_MAX_EXTENSIONS = 4
"""Operations after the edited ones that are read again because these go on."""
_LONG_REGION_OPS = 256
"""Operations of a region from which on its names are kept for the next edit."""
_OF_NAMES = frozenset(("redefinition", "type-mismatch", "undefined-block", OLDER_SPELLING))
"""Codes of findings that are said once of several operations, or that change how others are read."""
_OF_BRACES = frozenset(("unclosed-brace", "unopened-brace"))
_STARTS_FUNCTION = re.compile(rf"\.(?:{'|'.join(FUNCTION_DIALECTS)})\b").search


@dataclass(eq=False)
class Splice:
    """`operations` take the place of those of `place`; `start` and `end` index the new text, `findings` too."""

    base: ParsedItem
    """The old version."""
    place: EditedPlace
    edit: EditSpan
    source: str
    old_end: int
    """The end of `place` in the old text; it has the same start in both."""
    start: int
    end: int
    operations: list[Operation]
    findings: list[Finding]
    frame: Frame
    """As it was when the last of them had been read."""
    known: Visible
    """The values that they name, as stand-ins, so that nothing has changed yet."""
    labels: dict[str, Block]
    """The same of blocks."""
    notes: NameNotes
    guesses: list[tuple[Operation, list[Type]]]

    def covers(self, finding: Finding) -> bool:
        """Whether `finding`, of the old version, is about operations that are gone."""
        return self.start <= finding.start < self.old_end


def read_splice(
    before: ParsedItem, edit: EditSpan, source: str, knowledge: Knowledge, aliases: Aliases
) -> Splice | None:
    """The splice that makes `source` of `before`; None if more than a few operations have to be read again."""
    place = edited_place(before.block, edit)
    if place is None or not _is_clear(before, place):
        return None
    for _ in range(_MAX_EXTENSIONS):
        made, reached = _read(before, place, edit, source, knowledge, aliases)
        if made is not None:
            return made if _fits(before, made) else None
        if not reached or not place.extend():
            return None
    return None


def _is_clear(before: ParsedItem, place: EditedPlace) -> bool:
    """Whether the text around `place`, which takes in errors that are near, has none, which might say something about
    it, or excuse something."""
    for one in before.findings:
        if one.code in _OF_NAMES or one.code in _OF_BRACES:
            return False
        is_inside = place.start <= one.start < place.end
        if one.severity is Severity.ERROR and not is_inside and not place.reach(one.start):
            return False
    return True


def _read(
    before: ParsedItem, place: EditedPlace, edit: EditSpan, source: str, knowledge: Knowledge, aliases: Aliases
) -> tuple[Splice | None, bool]:
    """The operations in the new text; None, and whether that helps, if more of them have to be read."""
    start, end = place.start, place.end + edit.delta
    braces = match_braces(source, start, end)
    if not braces.are_balanced or end - start > MAX_CHARS or _STARTS_FUNCTION(source, start, end):
        return None, False
    isolated = _isolated(before, place, knowledge)
    if isolated is None or not _keeps_around(place, source, knowledge, aliases):
        return None, False
    default = default_dialect_in(place.owner, knowledge)
    parser = ItemParser(source, knowledge, aliases, default, braces)
    scope = parser.reader.scope
    scope.values = known = Visible(before, place, isolated)
    if not known.is_clear:
        return None, False
    region = Region(place.owner)
    frame = Frame(start, place.region_end + edit.delta, Block(), scope, default, parser.names.within(default), region)
    frame.owner, frame.isolated, frame.header_allowed, frame.is_looked_up = place.owner, False, False, True
    frame.halt = end
    labels = {block.label: Block(block.label, block.span) for block in place.region.blocks if block.label}
    frame.labels = dict(labels)
    parser.frames[:] = [frame]
    reader = parser.reader
    parser.run()
    is_open = parser.frames[-1:] == [frame]
    # The parser, with the text, is garbage without the collector's help where no list leads back to it.
    parser.frames.clear()
    if reader.pos != end or not is_open or len(frame.labels) != len(labels) or len(region.blocks) > 1:
        for op in frame.block.ops:
            let_go_of_text(op)
        return None, (reader.pos != end or not is_open) and reader.pos >= end
    parser.item.note_names(scope)
    around = isolated.syntax.start if isolated.syntax is not None else 0
    last = (_region_in(isolated, place.region).span or (0, 0))[1] - 1 + edit.delta
    scope.close(lambda: defined_names(source, around, last))
    notes, found = parser.item.noted(), parser.item.findings
    return Splice(
        *(before, place, edit, source, place.end, start, end, list(frame.block.ops), found),
        *(frame, known, labels, notes, reader.guesses),
    ), True


def let_go_of_text(gone: Operation) -> None:
    """Keep no more of a text than that of `gone`, which only a collection frees."""
    if gone.syntax is None:
        return
    start, text = gone.syntax.start, gone.syntax.text
    for op in operations_in(gone):
        if op.syntax is not None:
            op.syntax.move(text, lambda offset: offset - start)


def _isolated(before: ParsedItem, place: EditedPlace, knowledge: Knowledge) -> Operation | None:
    """The outermost operation around `place`, in which all names that matter there are; None if others may."""
    op = place.owner
    while op.parent_op is not None:
        if _ends_names(op, knowledge):
            return None
        op = op.parent_op
    return op if _ends_names(op, knowledge) or before.block.first is before.block.last is op else None


def _ends_names(op: Operation, knowledge: Knowledge) -> bool:
    definition = knowledge.definition(op.name)
    return definition is not None and definition.has_trait("IsolatedFromAbove")


def _keeps_around(place: EditedPlace, source: str, knowledge: Knowledge, aliases: Aliases) -> bool:
    """Whether the operations around `place` are what they were whatever is in it: of unknown syntax, only those that
    nothing describes, whose regions still start with an operation."""
    region = place.region
    while region is not None:
        op = region.parent
        syntax = op.syntax
        if syntax is None:
            return False
        if syntax.opaque:
            if region.span is None or syntax.is_generic or knowledge.definition(op.name) is not None:
                return False
            if aliases.broken or aliases.has_lost_names or REGION_START(source, region.span[0] + 1) is None:
                return False
        region = op.parent_region
    return True


def _region_in(outer: Operation, inner: Region) -> Region:
    region = inner
    while region.parent is not outer:
        around = region.parent.parent_region
        assert around is not None, "it is in it"
        region = around
    return region


class Visible(dict[str, Value]):
    """Values by name before a place: those of the old version as stand-ins, and those that are defined there."""

    def __init__(self, before: ParsedItem, place: EditedPlace, isolated: Operation) -> None:
        super().__init__()
        self._start = place.start
        self._stand_ins = Block()
        self.meant: dict[Value, Value] = {}
        """The value that each stand-in stands for."""
        self._regions: list[Callable[[str], Value | None]] = []
        self.untyped = before.names.untyped if before.names is not None else set[Value]()
        """As in `NameNotes`."""
        self.is_clear = True
        """Whether each name has one meaning in a region: arguments of unknown operations may be defined again."""
        self._later = set[Value]()
        """Results of the operations around, which the ends of their regions define."""
        region = place.region
        outermost = _region_in(isolated, region)
        while True:
            self._later.update(region.parent.results)
            names = _names_in(region) if region is not outermost else names_of(before, outermost)
            self._regions.append(names.get)
            syntax = region.parent.syntax
            if syntax is None or syntax.opaque:
                arguments = [argument for block in region.blocks for argument in block.args]
                self.is_clear &= all(names.get(plain_name(each.name or "")) is each for each in arguments)
            around = region.parent.parent_region
            if around is None or region is outermost:
                break
            region = around

    def get(self, key: str, default: Value | None = None) -> Value | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        found = super().get(key)
        return found if found is not None else self._known(key) or default

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and self.get(key) is not None

    def __bool__(self) -> bool:
        return True

    def keys(self) -> _Names:  # pyright: ignore[reportIncompatibleMethodOverride]
        return _Names(self)

    def _known(self, name: str) -> Value | None:
        for names in self._regions:
            known = names(name)
            if known is not None and (known.span or (-1, -1))[0] < self._start and known not in self._later:
                type_ = UNKNOWN_TYPE if known in self.untyped and not is_typed(known, self._start) else known.type
                made = self[name] = self._stand_ins.add_argument(type_, known.name, known.span)
                self.meant[made] = known
                return made
        return None


class _Names:
    """The names that are visible, as far as somebody asks for them."""

    def __init__(self, known: Visible) -> None:
        self._known = known

    def isdisjoint(self, names: Sequence[str]) -> bool:
        return not any(name in self._known for name in names)


def names_of(item: ParsedItem, region: Region) -> dict[str, Value]:
    """Values that are defined directly in `region`, by name; remembered with `item` where they are many."""
    known = item.names.by_name if item.names is not None else None
    if known is not None and known[0] is region:
        return known[1]
    found = _names_in(region)
    if len(found) > _LONG_REGION_OPS:
        item.noted().by_name = region, found
    return found


def _names_in(region: Region) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for block in region.blocks:
        for value in block.args:
            found[plain_name(value.name or "")] = value
        op = block.first
        while op is not None:
            for value in op.results:
                found[plain_name(value.name or "")] = value
            op = op.next
    return found


def is_typed(value: Value, end: int | None = None, without: Sequence[Operation] = ()) -> bool:
    """Whether an operation, none of `without` and before `end`, says which type `value` has."""
    for use in value.uses:
        syntax = use.owner.syntax
        is_clear = syntax is not None and not syntax.opaque and (end is None or syntax.start < end)
        if is_clear and not _is_one_of(use.owner, without):
            return True
    return False


# Whether what follows means the same


def _fits(before: ParsedItem, made: Splice) -> bool:
    """Whether all other operations are those of reading the new text afresh."""
    place, notes = made.place, before.names
    if any(one.code in _OF_NAMES or one.code in _OF_BRACES for one in made.findings):
        return False
    if not made.operations and (place.block.first is place.operations[0] and place.following is None):
        return False
    # What could not be read is in the place too: no error is around it.
    gone = [*place.operations, *notes.nameless] if notes is not None else place.operations
    if notes is not None and not all(_are_in(value, gone) for value in notes.undefined):
        return False
    return _same_names(before, made) and _same_types(before, made)


def _are_in(value: Value, operations: Sequence[Operation]) -> bool:
    """Whether `value` is used by `operations` and what is in them alone."""
    return all(_is_one_of(use.owner, operations) for use in value.uses)


def _results(operations: Sequence[Operation]) -> dict[str, Value]:
    return {plain_name(value.name): value for op in operations for value in op.results if value.name is not None}


def _inner_values(operations: Sequence[Operation]) -> Iterator[Value]:
    """The values that are defined in regions of `operations`."""
    for outer in operations:
        for op in operations_in(outer):
            if op is not outer:
                yield from op.results
            yield from (argument for region in op.regions for block in region.blocks for argument in block.args)


def _same_names(before: ParsedItem, made: Splice) -> bool:
    """Whether no name is gone, new or undefined that is written elsewhere."""
    place = made.place
    old, new = _results(place.operations), _results(made.operations)
    names = {*old} ^ {*new}
    around = place.region.span or (0, 0)
    notes = before.names or NameNotes()
    undefined = [value.name or "" for value in (*made.notes.undefined, *notes.undefined)]
    if made.notes.undefined and notes.has_lost:
        return False
    if undefined or notes.has_forward_uses or made.notes.has_forward_uses:
        # A definition anywhere, in a region that ends before too, settles a name that was used already.
        inner = [[*_inner_values(operations)] for operations in (place.operations, made.operations)]
        if not all(_are_in(value, place.operations) for value in inner[0]):
            return False
        names |= {value.name or "" for value in inner[0]} ^ {value.name or "" for value in inner[1]}
        names |= {plain_name(name) for name in undefined}
        around = 0, len(made.source) - made.edit.delta
    first, last = around[0], around[1] + made.edit.delta
    bases = {name.partition("#")[0] for name in names}
    return not any(
        is_written(made.source, name, first, made.start) or is_written(made.source, name, made.end, last)
        for name in bases
    )


def is_written(text: str, name: str, start: int, end: int) -> bool:
    """Whether `%name` is between `start` and `end`."""
    sign = f"%{name}"
    at = text.find(sign, start, end)
    while at >= 0:
        after = text[at + len(sign) : at + len(sign) + 1]
        if not (after.isalnum() or after in ("_", "$", ".", "-")) or not after:
            return True
        at = text.find(sign, at + 1, end)
    return False


def _same_types(before: ParsedItem, made: Splice) -> bool:
    """Whether each value that is named in several places has the type that it had, as far as that is known."""
    gone, known = made.place.operations, made.known
    for stand_in, meant in known.meant.items():
        if stand_in.type is not meant.type and not (isinstance(stand_in.type, UnknownType) and meant in known.untyped):
            return False
        is_open = bool(stand_in.uses) and is_guessed(meant) and not is_typed(meant, made.start)
        # An operation that says the type decides it from there on.
        if is_open and (is_typed(stand_in) or (is_typed(meant) and meant not in known.untyped)):
            return False
    if any(is_guessed(value) and not is_typed(value, made.start) for value in _typed_operands(gone)):
        return False
    new = _results(made.operations)
    return all(name not in new or _is_alike(before, made, value, new[name]) for name, value in _results(gone).items())


def _is_alike(before: ParsedItem, made: Splice, old: Value, new: Value) -> bool:
    """Whether operations further on read `new` as they have read `old`."""
    users = [use.owner for use in old.uses if not _is_one_of(use.owner, made.place.operations)]
    if not users:
        return True
    is_open = is_guessed(new) and not is_typed(new) and not (before.names and before.names.has_forward_uses)
    if new.type is not old.type and not is_open:
        return False
    if all(op.syntax is not None and not op.syntax.opaque for op in users):
        return True
    # Operations of unknown syntax look at the type that it has before anything else says one.
    is_same = is_guessed(new) is is_guessed(old) and (new in made.notes.untyped) is (old in made.known.untyped)
    return is_same and new.type is old.type and not (is_guessed(old) and is_typed(old))


def is_guessed(value: Value) -> bool:
    """Whether `value` is of an operation of unknown syntax, a result or an argument: users say which type it has."""
    op = value.defining_op
    if isinstance(value, BlockArgument) and value.block.label is None and value.block.parent is not None:
        op = value.block.parent.parent
    return op is not None and op.syntax is not None and op.syntax.opaque


def _typed_operands(operations: Sequence[Operation]) -> Iterator[Value]:
    """The values that `operations`, and those in them, use with a type."""
    for outer in operations:
        for op in operations_in(outer):
            if op.syntax is not None and not op.syntax.opaque:
                yield from (use.value for use in op.operands)


def _is_one_of(op: Operation, operations: Sequence[Operation]) -> bool:
    return any(op is one or one.is_proper_ancestor_of(op) for one in operations)
