"""Cached bodies: regions whose text repeats, copied with all operations in them and not read again.

Outlined kernels, specialised functions and `linalg.generic` repeat whole bodies. Invariants:

* A body means the same where its text, the name of the operation around it and the default dialect are the same, the
  aliases that it mentions mean the same, the values from outside have the same types, and no name that it defines is
  visible already.
* A body with a finding, with text that could not be read, or with a use before the definition is never cached.
* A body is read three times before it is copied; all offsets in a copy are those in the text that is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat
from typing import TYPE_CHECKING

from ....ir.base import Attribute, SharedAttributes, Type, shared_attributes
from ....ir.gc_control import remembered
from ....ir.graph import Block, Operation, OpOperand, OpResult, Region, Value
from ....ir.records import dataclass
from ....ir.source import OpSyntax, Shape, Span, SymbolSpan, TypeSpan, Within, shape_of
from ....ir.types import UNKNOWN_TYPE
from ....ods.aliases import mentioned_aliases

if TYPE_CHECKING:
    from typing import Protocol

    from ....ods.protocols import Argument
    from ..op_parser import OpReader
    from ..ssa_scope import NameScope

    class OpenRegion(Protocol):
        """The part of a `Frame` that a body is found and copied by; see there."""

        start: int
        end: int
        block: Block
        scope: NameScope
        region: Region | None
        arguments: Sequence[Argument]
        owner: Operation | None
        around: OpSyntax | None
        repeats: int


_SHORTEST_CHARS, _MOST_CHARS = 20, 8_000
"""Code points of a body that is cached."""
_MOST_SEEN = 50_000
_READ_BEFORE = 2
"""Times that a body is read before it is read once more and kept."""
_MOST_BODIES = 2_000


class _Moved:
    """The places in one operation of a cached body, for its copies; `syntax` is the operation's in the body alone."""

    __slots__ = ("_syntax",)

    def __init__(self, syntax: OpSyntax) -> None:
        self._syntax = syntax

    def type_spans(self, syntax: OpSyntax, /) -> list[TypeSpan]:
        """As `ir.source.Written`."""
        delta = syntax.start - self._syntax.start
        return [(start + delta, end + delta, type_) for start, end, type_ in self._syntax.type_spans]

    def attribute_spans(self, syntax: OpSyntax, /) -> dict[str, Span]:
        """As `ir.source.Written`."""
        delta = syntax.start - self._syntax.start
        return {name: (start + delta, end + delta) for name, (start, end) in self._syntax.attribute_spans.items()}

    def symbol_spans(self, syntax: OpSyntax, /) -> list[SymbolSpan]:
        """As `ir.source.Written`."""
        delta = syntax.start - self._syntax.start
        return [(start + delta, end + delta, symbol) for start, end, symbol in self._syntax.symbol_spans]


@dataclass(eq=False, slots=True)
class _CachedBlock:
    label: str | None
    span: Span | None
    arguments: list[tuple[Type, str | None, Span | None, Attribute | None]]


@dataclass(eq=False, slots=True)
class _CachedOp:
    """Values and blocks by their numbers, spans by their offsets in the body, those of values by their operation's."""

    name: str
    block: int
    start: int
    shape: Shape | None
    """None for an operation that is not written."""
    written: _Moved | None
    operands: list[int]
    operand_places: list[Within]
    results: list[tuple[Type, str | None, Within | None]]
    properties: SharedAttributes
    attributes: SharedAttributes
    successors: list[tuple[int, Span | None]]
    regions: list[tuple[Span | None, list[int]]]


class CachedBody:
    """The body of one region."""

    __slots__ = (
        "_aliases", "_blocks", "_entry_has_arguments", "_header_types", "_meanings", "_names", "_ops",
        "_outside", "_owner", "_roots", "_text",
    )  # fmt: skip

    def __init__(self, frame: OpenRegion, reader: OpReader) -> None:
        """The body that was read last, in `frame`.

        Raises:
            ValueError: something in it does not follow from its text.
        """
        assert frame.region is not None
        assert frame.owner is not None
        base = frame.start
        self._owner = frame.owner.name
        self._text = reader.text[base : frame.end]
        self._aliases = mentioned_aliases(self._text) if "#" in self._text or "!" in self._text else ()
        self._meanings = reader.aliases.meaning(self._aliases)
        self._entry_has_arguments = bool(frame.arguments)
        self._roots = len(frame.region.blocks)
        around = frame.around.type_spans if frame.around is not None else ()
        self._header_types = [
            (start - base, end - base, type_) for start, end, type_ in around if base <= start < frame.end
        ]
        """Types of the entry block's arguments, which are noted with the operation that was read before."""
        made = _Numbering(frame, self._text)
        self._outside, self._names = made.outside, frozenset(made.names)
        self._blocks = [made.cached_block(block) for block in made.blocks]
        self._ops = [made.cached_op(op) for op in made.ops]

    def is_at(self, frame: OpenRegion, text: str) -> bool:
        """Whether the text of the region in `frame` is the one of this body."""
        return (
            frame.owner is not None
            and frame.owner.name == self._owner
            and bool(frame.arguments) is self._entry_has_arguments
            and frame.end - frame.start == len(self._text)
            and text.startswith(self._text, frame.start)
        )

    def copy_into(self, frame: OpenRegion, reader: OpReader) -> bool:
        """Whether the region of `frame` could be filled with a copy; nothing is changed if not."""
        scope, region = frame.scope, frame.region
        known = scope.values
        if region is None or scope.forward or scope.takes_any(self._names):
            return False
        values: list[Value] = []
        for name, type_ in self._outside.items():
            value = known.get(name)
            if value is None or value.type is not type_:
                return False
            values.append(value)
        if self._aliases and reader.aliases.meaning(self._aliases) != self._meanings:
            return False
        base, text = frame.start, reader.text
        if self._header_types:
            reader.syntax.type_spans += [(base + start, base + end, type_) for start, end, type_ in self._header_types]
        blocks: list[Block] = []
        for number, cached in enumerate(self._blocks):
            if number == 0 and self._entry_has_arguments:
                blocks.append(frame.block)
                continue
            block = Block(cached.label, _moved(cached.span, base))
            for type_, name, span, location in cached.arguments:
                argument = block.add_argument(type_, name, _moved(span, base))
                argument.location = location
                values.append(argument)
            blocks.append(block)
        for block in blocks[len(region.blocks) : self._roots]:
            region.append(block)
        for cached in self._ops:
            op = Operation(cached.name, cached.properties, cached.attributes)
            if cached.shape is not None:
                op.syntax = reader.syntax = OpSyntax(text, base + cached.start, cached.shape, cached.written)
            if cached.operands:
                used = map(values.__getitem__, cached.operands)
                op.operands = tuple(map(OpOperand, repeat(op), used, cached.operand_places))
            if cached.results:
                op.results = tuple(
                    [
                        OpResult(op, index, type_, name, place)
                        for index, (type_, name, place) in enumerate(cached.results)
                    ]
                )
                values += op.results
            for number, span in cached.successors:
                op.add_successor(blocks[number], _moved(span, base))
            for span, inside in cached.regions:
                nested = op.add_region()
                nested.span = _moved(span, base)
                for number in inside:
                    nested.append(blocks[number])
            blocks[cached.block].append(op)
        return True


def _moved(span: Span | None, delta: int) -> Span | None:
    return None if span is None else (span[0] + delta, span[1] + delta)


class _Numbering:
    """The blocks, operations and values of one body: blocks of the region first, operations as they are written."""

    def __init__(self, frame: OpenRegion, text: str) -> None:
        """
        Raises:
            ValueError: something in the body does not follow from `text`, or is used before it is defined.
        """
        assert frame.region is not None
        self._base, self._text = frame.start, text
        self.blocks = list(frame.region.blocks)
        self.ops = self._collected()
        entry = self.blocks[0] if frame.arguments else None
        inside: list[Value] = [arg for block in self.blocks if block is not entry for arg in block.args]
        inside += [result for op in self.ops for result in op.results]
        self.names = {value.name for value in inside if value.name is not None}
        """All names that are defined in the body."""
        self._places = {value: number for number, value in enumerate(inside)}
        self.outside: dict[str, Type] = {}
        for op in self.ops:
            for operand in op.operands:
                self._look_at(operand, frame)
        self._by_name = {name: number for number, name in enumerate(self.outside)}
        self._block_numbers = {block: number for number, block in enumerate(self.blocks)}

    def _collected(self) -> list[Operation]:
        found: list[Operation] = []
        for block in self.blocks[:]:
            pending = [*block.ops][::-1]
            while pending:
                op = pending.pop()
                found.append(op)
                nested = [inner for region in op.regions for inner in region.blocks]
                self.blocks += nested
                pending += [each for inner in nested for each in inner.ops][::-1]
        return found

    def _look_at(self, operand: OpOperand, frame: OpenRegion) -> None:
        value, span = operand.value, operand.span
        if span is None:
            raise ValueError("an operand that is not written")
        if value in self._places:
            op = value.defining_op
            end = value.span[0] if value.span is not None else -1
            if op is not None:
                end = op.syntax.end if op.syntax is not None else -1
            if not 0 <= end <= span[0]:
                raise ValueError("a use before the definition")
            return
        name = self._name_at(span)
        if frame.scope.values.get(name) is not value:
            raise ValueError("a value that is not visible")
        self.outside[name] = value.type

    def _name_at(self, span: Span) -> str:
        return self._text[span[0] + 1 - self._base : span[1] - self._base]

    def _moved(self, span: Span | None) -> Span | None:
        return _moved(span, -self._base)

    def cached_block(self, block: Block) -> _CachedBlock:
        """`block`, without its operations."""
        arguments = [(arg.type, arg.name, self._moved(arg.span), arg.location) for arg in block.args]
        return _CachedBlock(block.label, self._moved(block.span), arguments)

    def cached_op(self, op: Operation) -> _CachedOp:
        """`op`, without the operations in it.

        Raises:
            ValueError: some of it was not understood.
        """
        if op.location is not None or op.parent is None or any(result.type is UNKNOWN_TYPE for result in op.results):
            raise ValueError(op.name)
        base, syntax = self._base, op.syntax
        start, shape = base, None
        written: _Moved | None = None
        if syntax is not None:
            if syntax.opaque:
                raise ValueError(op.name)
            start, shape = syntax.start, shape_of(syntax.start, syntax.end, syntax.name_start, syntax.name_end)
            own = OpSyntax(self._text, start - base, shape)
            own.type_spans = [(start - base, end - base, type_) for start, end, type_ in syntax.type_spans]
            own.attribute_spans = {
                name: (start - base, end - base) for name, (start, end) in syntax.attribute_spans.items()
            }
            own.symbol_spans = [(start - base, end - base, ref) for start, end, ref in syntax.symbol_spans]
            written = _Moved(own)
        operands: list[int] = []
        operand_places: list[Within] = []
        for operand in op.operands:
            span = operand.span or (base, base)
            number = self._places.get(operand.value)
            number = self._by_name[self._name_at(span)] if number is None else number + len(self._by_name)
            operands.append(number)
            operand_places.append(Within((span[0] - start, span[1] - start)))
        results: list[tuple[Type, str | None, Within | None]] = []
        for result in op.results:
            span = result.span
            place = Within((span[0] - start, span[1] - start)) if span is not None else None
            results.append((result.type, result.name, place))
        return _CachedOp(
            op.name,
            self._block_numbers[op.parent],
            start - base,
            shape,
            written,
            operands,
            operand_places,
            results,
            shared_attributes(op.properties),
            shared_attributes(op.attributes),
            [(self._block_numbers[use.block], self._moved(use.span)) for use in op.successors],
            [(self._moved(region.span), [self._block_numbers[one] for one in region.blocks]) for region in op.regions],
        )


class BodyCache:
    """The bodies read so far with one default dialect."""

    __slots__ = ("__weakref__", "_bodies", "_seen")

    def __init__(self) -> None:
        self._bodies: dict[int, CachedBody | None] = {}
        """By the hash of their text and of the operation around them; None for one that is not to be copied."""
        self._seen: dict[int, int] = {}
        """The number of times that others were read: taking one apart takes as long as reading it."""
        remembered(self)

    def forget(self) -> None:
        """As `ir.gc_control.Recall`."""
        self._bodies.clear()
        self._seen.clear()

    def fill(self, frame: OpenRegion, reader: OpReader) -> bool:
        """Whether the region of `frame`, of which nothing is read yet, is filled with a copy of a known body.

        Otherwise `frame` is told whether to `record` the body when it is read.
        """
        size, owner = frame.end - frame.start, frame.owner
        if owner is None or not reader.has_clear_braces or not _SHORTEST_CHARS <= size <= _MOST_CHARS:
            return False
        if owner.syntax is not None and owner.syntax.opaque:
            # What is defined in it may only seem to be: less is reported there.
            return False
        key = hash((owner.name, reader.text[frame.start : frame.end]))
        if key in self._bodies:
            body = self._bodies[key]
            return body is not None and body.is_at(frame, reader.text) and body.copy_into(frame, reader)
        times = self._seen.get(key, 0)
        if times >= _READ_BEFORE:
            frame.repeats = key
        elif times or len(self._seen) < _MOST_SEEN:
            self._seen[key] = times + 1
        return False

    def record(self, frame: OpenRegion, reader: OpReader) -> None:
        """Keep the body that was read in `frame`, where its names are still visible."""
        if len(self._bodies) >= _MOST_BODIES:
            self.forget()
        try:
            body = CachedBody(frame, reader)
        except (ValueError, KeyError):
            body = None
        self._bodies[frame.repeats] = body
