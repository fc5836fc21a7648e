"""Parser state of one item: the parsed item with its findings, the open regions, and what reads from them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import ClassVar

from ...ir.graph import Block, Operation, PlaceholderValue, Region, Value
from ...ir.records import dataclass, field, replace
from ...ir.source import OpSyntax
from ...ir.types import UNKNOWN_TYPE
from ...ods.aliases import Aliases
from ...ods.knowledge import Knowledge
from ...ods.parse_fault import ParseFault
from ...ods.protocols import Argument
from ..text.braces import Braces
from ..text.findings import Finding, Note, Severity
from .error_patterns import ResultName
from .fact_cache import FactCache
from .op_lookup import DialectOpTable, op_table
from .op_parser import OpReader
from .ssa_scope import MAX_RESULTS, NameScope, plain_name

_MAX_SUGGESTIONS = 20
"""Findings of an item that get a suggestion: looking for one takes time linear in the number of names."""


@dataclass(eq=False)
class NameNotes:
    """Notes about the names of an item, as far as the meaning of one depends on more than one operation."""

    undefined: list[PlaceholderValue] = field(default_factory=list[PlaceholderValue])
    """Placeholders of names that nothing defines."""
    nameless: list[Operation] = field(default_factory=list[Operation])
    """Users of values that are no operations of the program."""
    untyped: set[Value] = field(default_factory=set[Value])
    """Values whose definition does not say their type."""
    has_forward_uses: bool = False
    """Whether a name is used before its definition."""
    has_lost: bool = False
    """Whether a definition may have lost its name, which excuses one that nothing defines."""
    by_name: tuple[Region, dict[str, Value]] | None = None
    """A long region and what its names mean; None until somebody asks."""


@dataclass(eq=False)
class ParsedItem:
    """The operations and findings of one item. Spans index `source`; `block` holds the operations, in no region."""

    source: str
    block: Block
    findings: list[Finding] = field(default_factory=list[Finding])
    facts: FactCache = field(default_factory=FactCache)
    names: NameNotes | None = None
    """None where there is nothing to note."""
    is_read: ClassVar[bool] = True
    """Whether access to the operations takes no time; see `document/lazy_item.py`."""

    @property
    def operations(self) -> list[Operation]:
        # Asked for all the time, so without the iterator.
        found: list[Operation] = []
        op = self.block.first
        while op is not None:
            found.append(op)
            op = op.next
        return found

    def noted(self) -> NameNotes:
        """`names`, to be added to."""
        if self.names is None:
            self.names = NameNotes()
        return self.names

    def note_names(self, scope: NameScope) -> None:
        """Note what `scope`, which is about to be closed, says of names that were used before their definition."""
        if scope.forward or scope.has_forward_uses or scope.lost:
            notes = self.noted()
            notes.has_lost |= bool(scope.lost)
            notes.undefined += scope.forward.values()
            notes.has_forward_uses |= scope.has_forward_uses


@dataclass
class Frame:
    """A region, or the item itself, whose operations are being read."""

    pos: int
    end: int
    block: Block
    scope: NameScope
    default_dialect: str
    names: DialectOpTable
    """Resolution of names by `default_dialect` and the knowledge."""
    region: Region | None = None
    arguments: Sequence[Argument] = ()
    owner: Operation | None = None
    isolated: bool = True
    labels: dict[str, Block] = field(default_factory=dict[str, Block])
    mark: int = -1
    """The mark of `scope` to release at the end; -1 before the first operation is read."""
    header_allowed: bool = True
    """Whether the entry block's label may still follow."""
    start: int = 0
    """Its start; `pos` moves on."""
    is_looked_up: bool = False
    """Whether the region was compared with those that were read before."""
    repeats: int = 0
    """Nonzero for a region that is to be kept for those that repeat it."""
    slips: int = 0
    """Number of findings at its start, with what was not reported again."""
    around: OpSyntax | None = None
    """The operation that was read last before the region."""
    lost_labels: int = 0
    """Blocks whose names are broken: each excuses a name that no block has."""
    hidden: dict[str, PlaceholderValue] = field(default_factory=dict[str, PlaceholderValue])
    """Operands of its operation that are not defined yet, hidden from the names of its regions; for the last region."""
    halt: int = sys.maxsize
    """The start of an operation to stop at, before the end."""
    finishes: list[ResultName] | None = None
    """For the last region of an operation: its results, to be defined when the region ends."""


class ParserState:
    """The parts that `ItemParser` and `Recovery` share while one item is read.

    Both keep references to `source`, `knowledge`, `item`, `reader`, `frames` and `names`, which are never assigned
    again; `reader` and `frames` change. What only one of the two needs is an attribute of that one.
    """

    def __init__(
        self, source: str, knowledge: Knowledge, aliases: Aliases, default_dialect: str, braces: Braces
    ) -> None:
        self.source = source
        self.knowledge = knowledge
        self.item = ParsedItem(source, Block())
        """The result: every finding is added to it by `report` or `add_finding`."""
        self.reader = OpReader(source, aliases, braces.pairs, self.report, knowledge.registry)
        self.reader.missing = tuple(sorted(braces.missing))
        self.reader.has_clear_braces = braces.are_balanced and not braces.missing and not braces.is_guess
        self.names = op_table(knowledge)
        names = self.names.within(default_dialect)
        self.frames = [Frame(0, len(source), self.item.block, self.reader.scope, default_dialect, names)]
        """The open regions, the innermost one last."""
        self._suggestions = 0

    def close(self) -> None:
        """Let go of what refers back to the state, which is garbage then without the collector's help."""
        del self.reader

    def report(
        self,
        code: str,
        message: str,
        start: int,
        end: int,
        notes: tuple[tuple[int, int, str], ...] = (),
        candidates: Iterable[str] = (),
        upstream: str | None = None,
    ) -> None:
        """Add an error. `candidates`: what may be between `start` and `end`, where that may be misspelt; `upstream`:
        mlir-opt's words, where they are others."""
        # Loaded here, as below: most programs have no errors.
        from ..text.suggestions import with_suggestion
        from .clearer_messages import clearer

        places = tuple(Note(*note) for note in notes)
        if code == "syntax" and (better := clearer(self.source, start, end, message)) is not None:
            upstream = upstream or message
            message, start, end = better
        finding = Finding(code, Severity.ERROR, start, max(start, end), message, places, upstream=upstream)
        if candidates and self._suggestions < _MAX_SUGGESTIONS:
            self._suggestions += 1
            finding = with_suggestion(finding, self.source[start:end], candidates)
        self.item.findings.append(finding)

    def report_fault(self, fault: ParseFault, place: tuple[int, int], op_name: str = "", message: str = "") -> None:
        """Add the error that `fault` is, shown at `place`. `op_name`: of the operation in custom form that it is in;
        `message`: in the place of the fault's."""
        if message:
            self.report("syntax", message, *place, candidates=fault.candidates)
            return
        from .upstream_words import upstream_elsewhere, upstream_error

        upstream, at = upstream_error(self.source, fault, op_name, self.frames[-1].default_dialect)
        self.report("syntax", fault.message, *place, candidates=fault.candidates, upstream=upstream)
        elsewhere = upstream_elsewhere(self.source, place[0], at, upstream or fault.message)
        if elsewhere:
            self.item.findings[-1] = replace(self.item.findings[-1], upstream_errors=elsewhere)

    def add_finding(self, finding: Finding | None) -> bool:
        """Add `finding` to those of the item; whether there is one."""
        if finding is not None:
            self.item.findings.append(finding)
        return finding is not None

    def add_argument(self, block: Block, argument: Argument, *, is_of_region: bool = False) -> None:
        """Append what `argument` says to those of `block`. `is_of_region`: it is not written in a block's header."""
        use = argument.use
        name = plain_name(use.name)
        value = block.add_argument(argument.type or UNKNOWN_TYPE, name, (use.start, use.end))
        if argument.type is None:
            self.item.noted().untyped.add(value)
        value.location = argument.location
        self.reader.scope.define(name, value, use.start, use.end, is_of_region=is_of_region)

    def attach_block(self, frame: Frame, block: Block) -> None:
        """Append `block` to the region of `frame`, unless it is in one already."""
        if frame.region is not None and block.parent is None:
            frame.region.append(block)

    def close_labels(self, frame: Frame) -> None:
        """Report the blocks of `frame` that were named and never came."""
        for label, block in frame.labels.items():
            if block.span is None:
                # Keep the graph whole: an undefined label represents an empty block.
                is_excused = frame.lost_labels > 0
                frame.lost_labels -= is_excused
                for use in block.uses:
                    # An unknown operation outside of any region is from a fragment: its blocks are other items.
                    is_fragment = frame.region is None and use.owner.syntax is not None and use.owner.syntax.opaque
                    if use.span is not None and not is_excused and not is_fragment:
                        known = (f"^{name}" for name, other in frame.labels.items() if other.span is not None)
                        message = f"reference to an undefined block '^{label}'"
                        self.report("undefined-block", message, *use.span, candidates=known)
                self.attach_block(frame, block)

    def define_results(self, op: Operation, names: list[ResultName]) -> None:
        """Give the results of `op` their names and places, and define them in the scope of the reader."""
        scope = self.reader.scope
        index = 0
        is_opaque = op.syntax is not None and op.syntax.opaque
        if op.results and is_opaque and len(op.results) != sum(group.count for group in names):
            op.results = ()
        for group in names:
            span = (group.start, group.end)
            for number in range(min(group.count, MAX_RESULTS)):
                name = group.name if group.count == 1 else f"{group.name}#{number}"
                if index < len(op.results):
                    value = op.results[index]
                    value.name, value.span = name, span
                else:
                    value = op.add_result(UNKNOWN_TYPE, name, span)
                if value.type is UNKNOWN_TYPE:
                    self.item.noted().untyped.add(value)
                index += 1
                scope.define(group.name if number == 0 else name, value, *span)
