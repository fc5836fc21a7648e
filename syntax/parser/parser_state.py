"""What the parser knows while it reads one item: what it has found, and the regions that are open."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import ClassVar

from ...ir.graph import Block, Operation, Region
from ...ir.records import dataclass, field
from ...ir.types import UNKNOWN_TYPE
from ...ods.aliases import Aliases
from ...ods.knowledge import Knowledge
from ...ods.protocols import Argument
from ..text.braces import Braces
from ..text.findings import Finding, Note, Severity
from ..text.recovery import end_of_text_before
from ..text.suggestions import with_suggestion
from .fact_cache import FactCache
from .line_cache import UNCACHEABLE, LineState
from .op_lookup import DialectOpTable, op_names
from .op_parser import OpReader
from .ssa_scope import NameScope

_UPSTREAM = {
    "expected type": "expected non-function type",
    "expected dimensions or element type": "expected non-function type",
}
"""What mlir-opt says, where that is less plain."""
_MAX_SUGGESTIONS = 20
"""Of an item: looking for what was meant takes as long as there are names."""
_MOST_OF_LINE = 1000
"""Code points of a line to look back over."""


@dataclass
class ResultName:
    """`%name:count` on the left of `=`; `name` without `%`."""

    name: str
    count: int
    start: int
    end: int


@dataclass(eq=False)
class ParsedItem:
    """What one item says. Spans index `source`; `block` holds the operations and belongs to no region."""

    source: str
    block: Block
    findings: list[Finding] = field(default_factory=list[Finding])
    facts: FactCache = field(default_factory=FactCache)
    is_read: ClassVar[bool] = True
    """Whether looking at the operations takes no time; see `late.py`."""

    @property
    def operations(self) -> list[Operation]:
        return list(self.block.ops)


@dataclass
class Frame:
    """A region, or the item itself, whose operations are being read."""

    pos: int
    end: int
    block: Block
    scope: NameScope
    default_dialect: str
    names: DialectOpTable
    """What `default_dialect` and the knowledge make of names."""
    region: Region | None = None
    arguments: Sequence[Argument] = ()
    owner: Operation | None = None
    isolated: bool = True
    labels: dict[str, Block] = field(default_factory=dict[str, Block])
    mark: int = -1
    """What to release of `scope` at the end; -1 before the first operation is read."""
    header_allowed: bool = True
    """Whether the entry block's label may still follow."""
    start: int = 0
    """Where it starts; `pos` moves on."""
    lost_labels: int = 0
    """Blocks whose names are broken: each excuses a name that no block has."""
    finishes: list[ResultName] | None = None
    """For the last region of an operation: its results, to be defined when the region ends."""


class ItemState:
    """`frames`: the regions whose operations are being read, the innermost one last."""

    def __init__(
        self, source: str, knowledge: Knowledge, aliases: Aliases, default_dialect: str, braces: Braces
    ) -> None:
        self.source = source
        self.knowledge = knowledge
        self.item = ParsedItem(source, Block())
        self.reader = OpReader(source, aliases, braces.pairs, self.report, knowledge.registry)
        for start in braces.unclosed:
            self.report("unclosed-brace", "this '{' is never closed", start, start + 1)
        self.suggestions = 0
        self.unclosed = braces.unclosed
        self.has_unreadable_region_op = False
        """Whether some operation with regions could not be read."""
        self.reader.missing = tuple(sorted(braces.missing))
        for place in braces.missing:
            closing = braces.pairs[place]
            note = (closing, closing + 1, "this '}' closes it")
            last = end_of_text_before(source, max(place - _MOST_OF_LINE, 0), place)
            self.report("unopened-brace", "expected '{' at the end of this line", max(last - 1, 0), last, (note,))
        self.names = op_names(knowledge)
        self.line = ""
        self.known_line: LineState | None = UNCACHEABLE
        """The rest of the line that the operation to be read next is on, and its state in the `LineCache`."""
        self.head: re.Match[str] | None = None
        """What `HEAD` says of the operation to be read next."""
        names = self.names.within(default_dialect)
        self.frames = [Frame(0, len(source), self.item.block, self.reader.scope, default_dialect, names)]

    def report(
        self,
        code: str,
        message: str,
        start: int,
        end: int,
        notes: tuple[tuple[int, int, str], ...] = (),
        candidates: Iterable[str] = (),
    ) -> None:
        """Add an error. `candidates`: what may stand between `start` and `end`, where that may be misspelt."""
        places = tuple(Note(*note) for note in notes)
        upstream = _UPSTREAM.get(message)
        finding = Finding(code, Severity.ERROR, start, max(start, end), message, places, upstream=upstream)
        if candidates and self.suggestions < _MAX_SUGGESTIONS:
            self.suggestions += 1
            finding = with_suggestion(finding, self.source[start:end], candidates)
        self.item.findings.append(finding)

    def note(self, finding: Finding | None) -> bool:
        """Add `finding` to those of the item; whether there is one."""
        if finding is not None:
            self.item.findings.append(finding)
        return finding is not None

    def add_argument(self, block: Block, argument: Argument) -> None:
        use = argument.use
        value = block.add_argument(argument.type or UNKNOWN_TYPE, use.name, (use.start, use.end))
        value.location = argument.location
        self.reader.scope.define(use.name, value, use.start, use.end)

    def place(self, frame: Frame, block: Block) -> None:
        if frame.region is not None and block.parent is None:
            frame.region.append(block)
