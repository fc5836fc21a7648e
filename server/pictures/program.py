"""Queries of a function that both kinds of pictures need: regions to unfold, labels, owners."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from ...ir.graph import Block, Operation, Region, Value
from ...ir.records import dataclass
from ...ir.types import is_memref
from ...ir.walk import operations_in, walk
from ...ods.knowledge import Knowledge
from ...passes.ownership.trace import Cause, Copy, Deallocation, Freed, Ownership, OwnershipFact
from ...syntax.document.document import Item
from ..facts.ownership_facts import OwnershipFacts
from ..facts.ownership_words import condition_name, name_of, ownership_word, retained_name
from ..facts.refusals import in_document
from .model import LabelLine, Place, Tone

_LONGEST = 64
"""Characters of the author's text in one line."""
_TONES = {
    Ownership.OWNED: Tone.OWNED,
    Ownership.BORROWED: Tone.BORROWED,
    Ownership.CONDITIONAL: Tone.MAYBE,
    Ownership.UNKNOWN: Tone.MAYBE,
    Ownership.NONE: Tone.PLAIN,
}


@dataclass(frozen=True)
class Subject:
    """A function, and what the pass did to it."""

    item: Item
    function: Operation
    facts: OwnershipFacts
    knowledge: Knowledge
    is_known: bool
    """Whether the pass applies: if not, nothing is said about ownership."""

    @cached_property
    def unfolded(self) -> frozenset[Operation]:
        """Operations whose regions are drawn, because of buffers."""
        return unfolded_in(self.function)

    def place_of(self, what: Operation | Value | None) -> Place | None:
        """The range of `what`, of the author's program: an operation up to its regions, a value's definition.

        A terminator that is not written represents the brace that ends its region.
        """
        if what is None:
            return None
        if isinstance(what, Value):
            return in_document(self.item, what.span) if what.span is not None else None
        if what.syntax is not None:
            return in_document(self.item, _head_of(what))
        region = what.parent_region
        end = region.span[1] if region is not None and region.span is not None else 0
        return in_document(self.item, (end - 1, end)) if end else None

    def line_of(
        self, op: Operation, words: str = "", tone: Tone = Tone.PLAIN, *, has_regions_below: bool = False
    ) -> LabelLine:
        """`has_regions_below`: whether the regions of `op` are drawn, though they make no buffers."""
        return LabelLine(text_of(op, has_regions_below=has_regions_below), words, tone, self.place_of(op))

    def fact(self, value: Value, block: Block | None) -> OwnershipFact | None:
        """The decision about `value` in `block`, a block of the author's program."""
        if not self.is_known:
            return None
        return next((fact for fact in self.facts.facts.get(value, ()) if fact.block.origin is block), None)

    def home_fact(self, value: Value) -> OwnershipFact | None:
        return self.fact(value, value.parent_block)

    def deallocations(self, terminator: Operation, successor: int | None = None) -> tuple[Deallocation, ...]:
        if not self.is_known:
            return ()
        every = self.facts.deallocations.get(terminator, ())
        return tuple(one for one in every if one.successor == successor)

    def copies(self, terminator: Operation) -> tuple[Copy, ...]:
        return self.facts.copies.get(terminator, ()) if self.is_known else ()

    def handed(self, terminator: Operation, successor: int | None, position: int) -> tuple[Tone, str]:
        """Ownership of a terminator's operand at `position`: its tone, and words for it."""
        value = terminator.operands[position].value
        for copy in self.copies(terminator):
            if copy.operand == position:
                return Tone.COPIED, "owned, a copy unless it was owned" if copy.conditional else "owned, a copy"
        for deallocation in self.deallocations(terminator, successor):
            for retained in deallocation.retained:
                if retained.origin is value:
                    return self.retained(deallocation, retained)
        return self.in_block(value, terminator.parent)

    def retained(self, deallocation: Deallocation, retained: Value) -> tuple[Tone, str]:
        """The owner of `retained`, which `deallocation` retains, after it: the owner of the buffer that it may be."""
        candidates = [one for one in deallocation.candidates if retained in (*one.retained_as, *one.shown_by)]
        owners = [one for one in candidates if one.ownership is not Ownership.BORROWED]
        if not owners:
            return Tone.BORROWED, Ownership.BORROWED.value
        itself = next((one for one in owners if retained in one.shown_by), None)
        if itself is not None and itself.ownership is Ownership.OWNED:
            return Tone.OWNED, Ownership.OWNED.value
        if itself is not None and len(owners) == 1:
            name = self.condition(itself)
            return Tone.MAYBE, f"owned if {name}" if name is not None else "maybe owned"
        names = dict.fromkeys(name_of(one.value) for one in owners if one is not itself)
        return Tone.MAYBE, f"owned if it is {' or '.join(names)}"

    def condition(self, freed: Freed) -> str | None:
        """The author's name for the condition under which `freed` is owned, where there is one."""
        facts = self.facts.facts.get(freed.value.origin, ()) if freed.value.origin is not None else ()
        return next((condition_name(fact) for fact in facts if fact.condition is freed.condition), None)

    def in_block(self, value: Value, block: Block | None) -> tuple[Tone, str]:
        """The owner of `value` while `block` runs; plain and empty where the pass made no decision."""
        fact = self.fact(value, block)
        return (_TONES[fact.ownership], ownership_word(fact)) if fact is not None else (Tone.PLAIN, "")

    def frees(self, terminator: Operation, successor: int | None = None) -> Iterator[tuple[Value, LabelLine]]:
        """The freed, or maybe freed, buffers: the author's value, and a line of text."""
        copied = {copy.value for copy in self.copies(terminator)}
        for deallocation in self.deallocations(terminator, successor):
            for freed in (*deallocation.freed, *deallocation.freed_unless_retained):
                # What is copied unless it is owned never goes: when it is owned, it is passed on.
                if freed.value.origin is None or freed.value in copied:
                    continue
                condition = self.condition(freed)
                words = f"frees {name_of(freed.value)}"
                if freed.ownership is not Ownership.OWNED:
                    words += f" if {condition or 'owned'}"
                if freed.retained_as:
                    words += f" unless it is {' or '.join(dict.fromkeys(map(retained_name, freed.retained_as)))}"
                yield freed.value.origin, LabelLine(words, "", Tone.FREED, self.place_of(terminator))

    def before(self, op: Operation) -> Iterator[LabelLine]:
        """Lines for insertions before `op`, whichever way it goes on: LLVM's pass has them before terminators only."""
        if op.next is None:
            yield from (line for _, line in self.frees(op))
            for copy in self.copies(op):
                words = f"copies {name_of(copy.value)}{' unless owned' if copy.conditional else ''}"
                yield LabelLine(words, "", Tone.COPIED, self.place_of(op))

    def after(self, op: Operation) -> Iterator[LabelLine]:
        """Lines for insertions after `op` and its regions: none by LLVM's pass, which frees at ends of blocks."""
        del op
        yield from ()

    def entering(self, op: Operation, value: Value) -> tuple[Tone, str]:
        """The ownership of a buffer within the regions of `op` that receive it: always lent, when the pass forwards
        it."""
        added = self.facts.trace.added_operands
        if self.is_known and any(one.operation.origin is op and one.buffer.origin is value for one in added):
            return Tone.BORROWED, Ownership.BORROWED.value
        return self.in_block(value, op.parent)

    def causes(self, value: Value) -> set[Cause]:
        fact = self.home_fact(value)
        return {reason.cause for reason in fact.reasons} if fact is not None else set()


def buffers_of(op: Operation) -> list[Value]:
    """The buffers among the results of `op`."""
    return [result for result in op.results if is_memref(result.type)]


def used_buffers(op: Operation) -> list[Value]:
    """The buffers that `op`, or anything in it, uses, each once."""
    found = (operand.value for inner in walk(op) for operand in inner.operands)
    return list(dict.fromkeys(value for value in found if is_memref(value.type)))


def unfolded_in(root: Operation) -> frozenset[Operation]:
    """Of `root` and the operations in it, those in whose regions something concerns ownership.

    A buffer is made there, or comes in, or goes out.
    """
    found: set[Operation] = set()
    around: set[Operation] = set()
    for op in operations_in(root):
        is_made = bool(buffers_of(op))
        arguments = (argument for region in op.regions for block in region.blocks for argument in block.args)
        if op.regions and (is_made or any(is_memref(argument.type) for argument in arguments)):
            found.add(op)
        outer = op.parent_op if is_made and op is not root else None
        while outer is not None and outer not in around:
            around.add(outer)
            outer = outer.parent_op if outer is not root else None
    return frozenset(found | around)


def text_of(op: Operation, *, has_regions_below: bool = False) -> str:
    """The author's text of `op` in one line, without its regions, for which `{ … }` stands unless they are drawn."""
    syntax = op.syntax
    if syntax is None:
        return op.name
    start, end = _head_of(op)
    text = " ".join(syntax.source[start:end].split())
    is_folded = end < syntax.end and not has_regions_below and op not in unfolded_in(op)
    return shortened(text, _LONGEST) + (" { … }" if is_folded else "")


def _head_of(op: Operation) -> tuple[int, int]:
    """`op`, which has a text, without its regions: offsets into that text."""
    syntax = op.syntax
    assert syntax is not None
    ends = (region.span[0] for region in op.regions if region.span is not None)
    return syntax.start, min(ends, default=syntax.end)


def shortened(text: str, limit: int = _LONGEST) -> str:
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def block_title(block: Block) -> str:
    """`^label`, or a word for a block that has none."""
    if block.label is not None:
        return f"^{block.label}"
    return "entry" if block.is_entry else f"block {block.index}"


def region_title(op: Operation, region: Region) -> str:
    """The title of a region: `do`, `else`; the operation's name for the first one."""
    index = region.index
    if index == 0 or op.syntax is None:
        return op.name
    before, span = op.regions[index - 1].span, region.span
    if before is None or span is None:
        return f"{op.name}, region {index + 1}"
    between = " ".join(op.syntax.source[before[1] : span[0]].strip("{} \t\r\n").split())
    return shortened(between, 32) or f"{op.name}, region {index + 1}"


def edge_name(terminator: Operation, successor: int | None) -> str:
    """The condition of an edge; empty for an only edge, or when its operation implies it."""
    return ("true", "false")[successor] if successor is not None and len(terminator.successors) == 2 else ""
