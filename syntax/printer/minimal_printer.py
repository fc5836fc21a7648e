"""Minimal printer: a changed operation as parts of the text that it was read from, and what is printed anew.

An operation leads back through `origin` to the operation it was read as. If both are the same, its text stays. If only
names of operands differ, they are exchanged in place.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from operator import attrgetter, itemgetter

from ...ir.graph import Block, Operation, Region, Value
from ...ir.records import dataclass
from ...ir.source import OpSyntax
from ...ir.types import UNKNOWN_TYPE, Type
from ...ods.knowledge import Knowledge
from ..document.document import Item
from ..text.cursor import STRING_OR_COMMENT
from ..text.line_index import line_start
from .attribute_aliases import attribute_aliases
from .op_templates import Templates
from .output import INDENT, RegionBody, SourceSlice
from .printer import Printer
from .ssa_names import Names

_REST_OF_LINE = re.compile(r"[ \t]*(?://[^\r\n]*)?").match
_LINE_END = re.compile(r"[\r\n]").search
_INDENTATION = re.compile(r"[ \t]*").match


@dataclass(frozen=True)
class _SourceSpan:
    """Something with text in a region as it was read: an operation, or the header of a block."""

    start: int
    end: int


_Placed = _SourceSpan | OpSyntax
_START = attrgetter("start")
_OFFSET = itemgetter(0)


class MinimalPrinter(Printer):
    def __init__(self, knowledge: Knowledge, names: Names, unmodified: set[Operation] | None = None) -> None:
        super().__init__(knowledge, names)
        self.source = ""
        self.unmodified = unmodified if unmodified is not None else set[Operation]()

    def item(self, item: Item, operations: Sequence[Operation], margin: str) -> list[str | SourceSlice]:
        self.parts = []
        self.source, self.margin = item.parsed.source, margin
        self.default_dialect = "builtin"
        self.use_aliases(
            {
                meaning: name
                for name, meaning in reversed(list(item.aliases.meanings.items()))
                if isinstance(meaning, Type) and meaning is not UNKNOWN_TYPE
            }
        )
        old = [op.syntax for op in item.operations if op.syntax is not None]
        self.sequence(list(operations), old, 0, len(self.source))
        parts, named = self.finished(), attribute_aliases(item.aliases.meanings)
        return [named(part) if isinstance(part, str) else part for part in parts] if named is not None else parts

    def standalone(self, op: Operation, margin: str) -> str:
        """A line of its own for an operation that has no text around it."""
        self.parts = []
        self.source, self.margin, self.default_dialect = "", margin, "builtin"
        self.use_aliases({})
        self.write("\n" + margin)
        self.operation(op)
        return self.text()

    def use_aliases(self, aliases: dict[Type, str]) -> None:
        """Write the names that the text around has for types; of several for one type, the first."""
        if aliases != self.type_aliases:
            self.type_aliases = aliases
            self.templates = Templates()

    # Regions

    def region_body(self, body: RegionBody) -> None:
        region = body.region
        old = self.old_region(region)
        if old is None or old.span is None:
            super().region_body(body)
            return
        start, end = old.span[0] + 1, max(old.span[1] - 1, old.span[0] + 1)
        elements: list[Operation | Block] = []
        for number, block in enumerate(region.blocks):
            if number > 0 or self.has_header(block, body):
                elements.append(block)
            elements += block.ops
            last = block.last
            implicit = last is not None and last.origin is not None and last.origin.syntax is None
            if last is None or not implicit or body.terminator:
                continue
            if self.is_plain_terminator(last, region) or _forwards_the_same(last):
                elements.pop()
        texts = sorted(self.old_texts(old), key=_START)
        self.margin = self.inner_margin(texts, body.margin)
        self.sequence(elements, texts, start, end)

    def has_header(self, entry: Block, body: RegionBody) -> bool:
        """Whether the entry block is to be introduced inside of the braces, as it was, or as its arguments require."""
        if entry.args:
            return body.entry_arguments
        if body.generic and entry.first is None:
            return True
        return entry.origin is not None and entry.origin.span is not None

    def old_region(self, region: Region) -> Region | None:
        """The region as it was read, when it is in the text that is being edited."""
        first = next((block for block in region.blocks if block.origin is not None), None)
        if first is None or first is not region.blocks[0] or first.origin is None:
            return None
        old = first.origin.parent
        owner = old.parent if old is not None else None
        if old is None or owner is None or owner.syntax is None or owner.syntax.source is not self.source:
            return None
        return old

    def old_texts(self, old: Region) -> list[_Placed]:
        texts: list[_Placed] = []
        for block in old.blocks:
            if block.span is not None:
                texts.append(_SourceSpan(block.span[0], self.header_end(block)))
            texts += [op.syntax for op in block.ops if op.syntax is not None]
        return texts

    def header_end(self, block: Block) -> int:
        """The offset after the colon of a block's header."""
        assert block.span is not None
        pos, depth = block.span[1], 0
        while pos < len(self.source):
            char = self.source[pos]
            depth += (char == "(") - (char == ")")
            pos += 1
            if char == ":" and depth == 0:
                break
        return pos

    def inner_margin(self, texts: Sequence[_Placed], outer: str) -> str:
        for old in texts:
            line = line_start(self.source, old.start)
            before = self.source[line : old.start]
            if line > 0 and not before.strip() and self.source[old.start] != "^":
                return before
        return outer + INDENT

    # Sequences of operations and block headers

    def sequence(self, elements: Sequence[Operation | Block], old: Sequence[_Placed], start: int, end: int) -> None:
        """Write `elements` into the place of `old`, which lie in `[start, end)` of the source."""
        pos = start
        # From here to `pos`, nothing has changed: neighbours that are as they were are copied as one.
        unchanged = start
        inserted: list[Operation | Block] = []
        position = {text.start: number for number, text in enumerate(old)}
        next_old = 0
        for element in elements:
            at = self.old_start(element) if element.origin is not None else None
            number = position.get(at) if at is not None else None
            if number is None or number < next_old:
                inserted.append(element)
                continue
            text = old[number]
            if not inserted and number == next_old and isinstance(element, Operation) and self.is_as_written(element):
                pos, next_old = text.end, number + 1
                self.unmodified.add(element)
                continue
            if not inserted and number == next_old:
                self.copy_source(unchanged, text.start)
            else:
                self.copy_source(unchanged, pos)
                self.write_between(pos, text.start, old[next_old:number], inserted, before_element=True)
                inserted = []
            self.element(element, text)
            unchanged = pos = text.end
            next_old = number + 1
        self.copy_source(unchanged, pos)
        self.write_between(pos, end, old[next_old:], inserted, before_element=False)

    def is_as_written(self, op: Operation) -> bool:
        """Whether the text of an operation without regions and successors, which has some, is still right."""
        old = op.origin
        if old is None or op.regions or op.successors or old.regions or old.successors:
            return False
        if not _has_same_content(op, old) or len(op.operands) != len(old.operands):
            return False
        if not self.are_same(op.results, old.results):
            return False
        is_called = self.names.is_called
        for operand, was_used in zip(op.operands, old.operands, strict=True):
            value, was = operand.value, was_used.value
            # What has a place has a span, in an operation with text.
            if value.type is not was.type or (was_used.place is not None and not is_called(value, was.name)):
                return False
        return True

    def old_start(self, element: Operation | Block) -> int | None:
        origin = element.origin
        if isinstance(origin, Operation):
            syntax = origin.syntax
            return syntax.start if syntax is not None and syntax.source is self.source else None
        if isinstance(origin, Block) and origin.span is not None:
            return origin.span[0]
        return None

    def write_between(
        self,
        start: int,
        end: int,
        removed: Sequence[_Placed],
        inserted: Sequence[Operation | Block],
        *,
        before_element: bool,
    ) -> None:
        """Copy `[start, end)` of the source without `removed`, and with `inserted` on lines of their own.

        Args:
            before_element: whether an unchanged element follows at `end`; otherwise the region ends there.
        """
        pos = start
        if inserted:
            # After the comment on the line of the element before, and before comments on lines of their own.
            rest = _REST_OF_LINE(self.source, pos, end)
            stop = rest.end() if rest is not None else pos
            if stop < end and self.source[stop] in "\r\n":
                self.copy_source(pos, stop)
                pos = stop
            for element in inserted:
                header = isinstance(element, Block)
                self.write("\n" + (self.margin.removesuffix(INDENT) if header else self.margin))
                self.write_element(element)
                if element is not inserted[-1] or (pos < end and self.source[pos] in "\r\n"):
                    self.write(self.comment_after(element))
        for text in removed:
            cut_from, cut_to = self.whole_lines(text, pos, end)
            self.copy_source(pos, cut_from)
            pos = max(cut_to, pos)
        if inserted and not removed and pos == start and _LINE_END(self.source, pos, end) is None:
            # The elements share one line: end it.
            rest_text = self.source[pos:end].strip()
            margin = self.margin if before_element else self.margin.removesuffix(INDENT)
            self.write("\n" + margin)
            if rest_text:
                self.copy_source(pos, end)
            return
        self.copy_source(pos, end)

    def comment_after(self, element: Operation | Block) -> str:
        """The comment after an operation that moves from a line of its own; empty when there is none."""
        syntax = element.origin.syntax if isinstance(element.origin, Operation) else None
        if syntax is None or syntax.source is not self.source:
            return ""
        rest = _REST_OF_LINE(self.source, syntax.end)
        if self.source[line_start(self.source, syntax.start) : syntax.start].strip() or rest is None:
            return ""
        return rest.group() if self.source[rest.end() : rest.end() + 1] in ("\r", "\n", "") else ""

    def whole_lines(self, text: _Placed, low: int, high: int) -> tuple[int, int]:
        """The span to delete with `text`: its whole line when nothing else is on it."""
        start, end = text.start, text.end
        line = line_start(self.source, start)
        rest = _REST_OF_LINE(self.source, end, high)
        stop = rest.end() if rest is not None else end
        alone = not self.source[max(line, low) : start].strip() and line >= low
        if alone and stop < high and self.source[stop] in "\r\n":
            stop += 2 if self.source.startswith("\r\n", stop) else 1
            return line, stop
        return start, end

    def copy_source(self, start: int, end: int) -> None:
        if end > start:
            self.parts.append(SourceSlice(self.source, start, end))

    def write_element(self, element: Operation | Block) -> None:
        if isinstance(element, Block):
            self.block_header(element)
        else:
            self.operation(element)

    def element(self, element: Operation | Block, old: _Placed) -> None:
        if isinstance(element, Operation):
            line = line_start(self.source, old.start)
            found = _INDENTATION(self.source, line, old.start)
            outer = self.margin
            if line > 0 and found is not None and found.end() == old.start:
                self.margin = found.group()
            self.operation(element)
            self.margin = outer
        elif self.header_is_unchanged(element):
            self.copy_source(old.start, old.end)
        else:
            self.block_header(element)

    def header_is_unchanged(self, block: Block) -> bool:
        origin = block.origin
        return (
            origin is not None
            and self.names.block(block) == f"^{origin.label}"
            and self.are_same(block.args, origin.args)
        )

    # Operations

    def operation(self, op: Operation) -> None:
        old = op.origin
        if old is None or old.syntax is None or old.syntax.source is not self.source:
            super().operation(op)
            return
        if not self.text_fits(op, old):
            self.comments_of(old)
            super().operation(op)
            return
        changes: list[tuple[int, int, str | Region]] = []
        for new_operand, old_operand in zip(op.operands, old.operands, strict=True):
            name = self.names.value(new_operand.value)
            if old_operand.span is not None and name != self.names_of_old(old_operand.value):
                changes.append((*old_operand.span, name))
        for new_use, old_use in zip(op.successors, old.successors, strict=True):
            label = self.names.block(new_use.block)
            if old_use.span is not None and label != f"^{old_use.block.label}":
                changes.append((*old_use.span, label))
        for new_region, old_region in zip(op.regions, old.regions, strict=True):
            if old_region.span is not None:
                changes.append(
                    (old_region.span[0] + 1, max(old_region.span[1] - 1, old_region.span[0] + 1), new_region)
                )
        if len(changes) > 1:
            changes.sort(key=_OFFSET)
        self.with_changes(old.syntax, changes)

    def comments_of(self, old: Operation) -> None:
        """The comments inside of `old`, its regions apart, on lines before what is printed in its place."""
        assert old.syntax is not None
        pos = old.syntax.start
        spans = sorted(region.span for region in old.regions if region.span is not None)
        for start, end in (*spans, (old.syntax.end, old.syntax.end)):
            for found in STRING_OR_COMMENT.finditer(self.source, pos, start):
                if found.group().startswith("//"):
                    self.write(f"{found.group().rstrip()}\n{self.margin}")
            pos = max(pos, end)

    def with_changes(self, old: OpSyntax, changes: Sequence[tuple[int, int, str | Region]]) -> None:
        pos = old.start
        for change_start, change_end, new in changes:
            if change_start < pos:
                continue
            self.copy_source(pos, change_start)
            if isinstance(new, str):
                self.write(new)
            elif new.blocks:
                origin = new.blocks[0].origin
                arguments = origin is not None and origin.span is not None
                self.parts.append(RegionBody(new, self.margin, arguments, terminator=False, generic=old.is_generic))
            else:
                self.copy_source(change_start, change_end)
            pos = change_end
        self.copy_source(pos, old.end)

    def names_of_old(self, value: Value) -> str:
        return f"%{value.name}"

    def text_fits(self, op: Operation, old: Operation) -> bool:
        """Whether the old text says what `op` is, up to the names of operands and the insides of regions."""
        if not _has_same_content(op, old) or not self.are_same(op.results, old.results):
            return False
        counts = len(op.operands), len(op.successors), len(op.regions)
        if counts != (len(old.operands), len(old.successors), len(old.regions)):
            return False
        for operand, was_used in zip(op.operands, old.operands, strict=True):
            if operand.value.type is not was_used.value.type:
                return False
        return all(map(self.region_fits, op.regions, old.regions))

    def region_fits(self, region: Region, old: Region) -> bool:
        if not region.blocks or not old.blocks:
            return not region.blocks and not old.blocks
        if self.old_region(region) is not old:
            return False
        if old.blocks[0].span is not None:
            # The arguments are in the block's own header.
            return True
        return self.are_same(region.blocks[0].args, old.blocks[0].args)

    def are_same(self, values: Sequence[Value], old: Sequence[Value]) -> bool:
        """Whether `values` are what has become of `old`, each of the same type and called the same."""
        if len(values) != len(old):
            return False
        for new, was in zip(values, old, strict=True):
            if new.origin is not was or new.type is not was.type:
                return False
            if not self.names.is_called(new, was.name) and not (was.name is None and _is_nowhere_named(new)):
                return False
        return True


def _is_nowhere_named(value: Value) -> bool:
    """Whether all users are operations that the text leaves out, and left out before."""
    return all(user.origin is not None and user.origin.syntax is None for user in value.users)


def _forwards_the_same(op: Operation) -> bool:
    """Whether a terminator that the text leaves out is as it was."""
    old = op.origin
    return (
        old is not None
        and _has_same_content(op, old)
        and [operand.value.origin for operand in op.operands] == old.operand_values
    )


def _has_same_content(op: Operation, old: Operation) -> bool:
    """Whether name, attributes and location are the same. Copies share attributes, which need no comparison then."""
    return (
        op.name == old.name
        and (op.properties is old.properties or op.properties == old.properties)
        and (op.attributes is old.attributes or op.attributes == old.attributes)
        and op.location is old.location
    )
