"""Values and blocks by their occurrences, also those in text that could not be parsed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import Enum

from ....ir.graph import Block, BlockArgument, Operation, OpResult, Region, Value
from ....ir.records import dataclass
from ....ods.knowledge import Knowledge
from ....ods.semantics import EffectKind
from ....syntax.document.document import Item
from ....syntax.text.lexer import TokenKind
from ....syntax.text.line_index import line_start
from .tokens import line_end, token_under, tokens_spelled

_GOES_ON = re.compile(r"[\w$.]|-(?!>)", re.ASCII).match


class OccurrenceRole(Enum):
    DEFINITION = "definition"
    READ = "use"
    WRITE = "write"
    """A use by an operation that writes into the buffer."""
    FREE = "free"
    """A use by an operation that frees the buffer."""


@dataclass(frozen=True, slots=True)
class Occurrence:
    """A place that names something; offsets into the item's own text."""

    start: int
    end: int
    role: OccurrenceRole


@dataclass(frozen=True)
class Named:
    """Meaning of a `%` or `^` name at a place: several values where one name is for several results, and no `values`
    and no `block` where the name could not be resolved."""

    spelling: str
    """With the sign, without `#1`."""
    start: int
    end: int
    values: tuple[Value, ...] = ()
    block: Block | None = None


def base_of(value: Value) -> str:
    """The written name: `%r` for the second of `%r:2` too."""
    return "%" + (value.name or "").partition("#")[0]


def named_at(item: Item, local: int, knowledge: Knowledge) -> Named | None:
    """The meaning of the `%name` or `^name` at an offset into the item's own text; None for anything else."""
    source = item.parsed.source
    token = token_under(source, local)
    if token is not None and token.kind is TokenKind.ATTRIBUTE and source[token.start + 1 : token.end].isdigit():
        # The number after the name of several results.
        before = token_under(source, token.start - 1) if token.start else None
        token = before if before is not None and before.end == token.start else None
    if token is None or token.kind not in (TokenKind.VALUE, TokenKind.BLOCK):
        return None
    around = operations_around(item, token.start)
    spelling = source[token.start : token.end]
    if token.kind is TokenKind.BLOCK:
        return Named(spelling, token.start, token.end, block=_block_at(around, spelling, token.start))
    for op in (*around, *_following(around, item, token.start)):
        found = tuple(value for start, value in _values_of(op) if start == token.start)
        if found:
            return Named(spelling, token.start, token.end, found)
    return Named(spelling, token.start, token.end, tuple(_only_one_called(around, item, spelling, knowledge)))


def operations_around(item: Item, local: int) -> list[Operation]:
    """The operations whose text covers `local` or ends there, innermost first."""
    found: list[Operation] = []
    pending = list(item.operations)
    while pending:
        op = pending.pop()
        syntax = op.syntax
        if syntax is None:
            continue
        if syntax.start <= local <= syntax.end:
            found.append(op)
            # Of two operations that touch, the one that starts there is meant.
            pending = [each for region in op.regions for block in region.blocks for each in block.ops]
    found.reverse()
    return found


def _following(around: list[Operation], item: Item, local: int) -> Iterator[Operation]:
    """The other operation that touches `local`."""
    siblings = around[0].parent.ops if around and around[0].parent is not None else iter(item.operations)
    for op in siblings:
        if op.syntax is not None and op.syntax.start == local:
            yield op


def _values_of(op: Operation) -> Iterator[tuple[int, Value]]:
    """The values that `op` names itself, and the arguments of its regions."""
    for result in op.results:
        if result.span is not None:
            yield result.span[0], result
    for operand in op.operands:
        if operand.span is not None:
            yield operand.span[0], operand.value
    for region in op.regions:
        for block in region.blocks:
            for argument in block.args:
                if argument.span is not None:
                    yield argument.span[0], argument


def _block_at(around: Iterable[Operation], spelling: str, start: int) -> Block | None:
    for op in around:
        for use in op.successors:
            if use.span is not None and use.span[0] == start:
                return use.block
        blocks = [block for region in op.regions for block in region.blocks]
        at = next((block for block in blocks if block.span is not None and block.span[0] == start), None)
        if at is not None:
            return at
    # In an operation that could not be read: the block of that name in the nearest region.
    return next(
        (
            block
            for op in around
            if op.parent_region is not None
            for block in op.parent_region.blocks
            if block.label == spelling[1:]
        ),
        None,
    )


def _only_one_called(around: list[Operation], item: Item, spelling: str, knowledge: Knowledge) -> Iterator[Value]:
    """The value that an unread name most likely represents: the one of that name, if it is the only one."""
    scope = next((op for op in around if is_isolated(op, knowledge)), None)
    found: dict[tuple[int, int], list[Value]] = {}
    for value in _defined_in([scope] if scope is not None else item.operations):
        if value.span is not None and base_of(value) == spelling:
            found.setdefault(value.span, []).append(value)
    if len(found) == 1:
        yield from next(iter(found.values()))


def is_isolated(op: Operation, knowledge: Knowledge) -> bool:
    """Whether no name from outside is visible inside of `op`; the generic form hides none."""
    return not is_generic(op) and knowledge.has_trait(op, "IsolatedFromAbove")


def is_generic(op: Operation) -> bool:
    return op.syntax is not None and op.syntax.is_generic


def scope_of(region: Region | None, knowledge: Knowledge) -> Operation | None:
    """The operation in which a value of `region` is visible at most; None for the whole item."""
    op = region.parent if region is not None else None
    while op is not None and not is_isolated(op, knowledge):
        op = op.parent_op
    return op


def _defined_in(roots: Iterable[Operation | None]) -> Iterator[Value]:
    """Results and arguments in text order of their operations."""
    pending = [op for op in roots if op is not None][::-1]
    while pending:
        op = pending.pop()
        yield from op.results
        inner: list[Operation] = []
        for region in op.regions:
            for block in region.blocks:
                yield from block.args
                inner.extend(block.ops)
        pending.extend(reversed(inner))


def family(values: Iterable[Value], knowledge: Knowledge) -> list[Value]:
    """`values`, the others that are written with the same word, and those that have their name from them."""
    found: dict[Value, None] = {}
    pending = list(values)
    while pending:
        value = pending.pop()
        if value in found:
            continue
        found[value] = None
        if isinstance(value, OpResult):
            pending.extend(each for each in value.op.results if each.span == value.span and each.span is not None)
        pending.extend(_namesakes(value, knowledge))
    return list(found)


def _namesakes(value: Value, knowledge: Knowledge) -> Iterator[Value]:
    """Arguments that are written nowhere and have the names of operands, and those operands."""
    for use in value.uses:
        semantics = knowledge.semantics(use.owner.name)
        if semantics is not None and semantics.shadows_operands and use.owner.regions:
            entry = use.owner.regions[0].entry
            names = zip(use.owner.operands, entry.args if entry is not None else (), strict=False)
            yield from (argument for operand, argument in names if operand is use and argument.span is None)
    if isinstance(value, BlockArgument) and value.span is None and value.block.parent_op is not None:
        owner = value.block.parent_op
        semantics = knowledge.semantics(owner.name)
        if semantics is not None and semantics.shadows_operands and value.index < len(owner.operands):
            yield owner.operands[value.index].value


def mentions_of_values(item: Item, values: Iterable[Value], knowledge: Knowledge) -> list[Occurrence]:
    """All places that name one of `values`, in text order: those read, and those in what could not be read."""
    wanted = list(dict.fromkeys(values))
    found: dict[int, Occurrence] = {}
    for value in wanted:
        if value.span is not None:
            found[value.span[0]] = Occurrence(*value.span, OccurrenceRole.DEFINITION)
        for use in value.uses:
            if use.span is not None:
                found.setdefault(use.span[0], Occurrence(*use.span, role_of(use.owner, value, knowledge)))
    if wanted:
        for start, end in _unread(item, wanted, found, knowledge):
            found[start] = Occurrence(start, end, OccurrenceRole.READ)
    return [found[start] for start in sorted(found)]


def _unread(
    item: Item, values: list[Value], found: dict[int, Occurrence], knowledge: Knowledge
) -> Iterator[tuple[int, int]]:
    """Occurrences of the name of `values` in their scope that could not be resolved."""
    spelling, source = base_of(values[0]), item.parsed.source
    scope = scope_of(values[0].parent_region, knowledge)
    syntax = scope.syntax if scope is not None else None
    low, high = (syntax.start, syntax.end) if syntax is not None else (0, len(source))
    rest: list[tuple[int, int]] = []
    at = source.find(spelling, low, high)
    while at >= 0:
        end = at + len(spelling)
        if at not in found and _GOES_ON(source, end) is None:
            # Perhaps; a string or a comment may hold it too.
            line, stop = line_start(source, at), line_end(source, at)
            rest += [(token.start, token.end) for token in tokens_spelled(source, spelling, line, stop)]
            end = max(end, stop)
        at = source.find(spelling, end, high)
    rest = [hit for hit in rest if hit[0] not in found]
    if not rest:
        return
    taken = {start for op in _operations_in(scope, item) for start, _ in _values_of(op)}
    number = values[0].name or ""
    for start, end in rest:
        if start in taken:
            continue
        # `%r#1` is one of several, `%r` and `%r#0` are the first of them.
        after = _number_after(source, end)
        if len(values) > 1 or (after or "#0") == ("#" + number.partition("#")[2] if "#" in number else "#0"):
            yield start, end


def _number_after(source: str, end: int) -> str:
    stop = end + 1
    while source.startswith("#", end) and stop < len(source) and source[stop].isdigit():
        stop += 1
    return source[end:stop] if stop > end + 1 else ""


def _operations_in(scope: Operation | None, item: Item) -> Iterator[Operation]:
    pending = [scope] if scope is not None else list(item.operations)
    while pending:
        op = pending.pop()
        yield op
        pending.extend(each for region in op.regions for block in region.blocks for each in block.ops)


def role_of(op: Operation, value: Value, knowledge: Knowledge) -> OccurrenceRole:
    """The role of `value` in `op`, which uses it."""
    kinds = {effect.kind for effect in knowledge.effects(op) or () if effect.value is value}
    return (
        OccurrenceRole.FREE
        if EffectKind.FREE in kinds
        else OccurrenceRole.WRITE
        if EffectKind.WRITE in kinds
        else OccurrenceRole.READ
    )


def mentions_of_block(item: Item, block: Block) -> list[Occurrence]:
    """All places that name `block`, in text order, those in its region that could not be read too."""
    found = {block.span[0]: Occurrence(*block.span, OccurrenceRole.DEFINITION)} if block.span is not None else {}
    for use in block.uses:
        if use.span is not None:
            found.setdefault(use.span[0], Occurrence(*use.span, OccurrenceRole.READ))
    owner = block.parent_op
    spelling = f"^{block.label}"
    if owner is not None and owner.syntax is not None and block.label is not None:
        taken = {start for op in _operations_in(owner, item) for start in _blocks_of(op)}
        for token in tokens_spelled(item.parsed.source, spelling, owner.syntax.start, owner.syntax.end):
            if token.start not in taken:
                found.setdefault(token.start, Occurrence(token.start, token.end, OccurrenceRole.READ))
    return [found[start] for start in sorted(found)]


def _blocks_of(op: Operation) -> Iterator[int]:
    """Block names in `op`, and definitions of its own blocks."""
    for use in op.successors:
        if use.span is not None:
            yield use.span[0]
    for region in op.regions:
        for block in region.blocks:
            if block.span is not None:
                yield block.span[0]
