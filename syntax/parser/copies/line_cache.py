"""Line cache: operations of repeated lines are copied instead of being read again.

Programs repeat lines all the time, but for the names of values. What is alone on its line is a `CachedLine`; everything
else that follows from a text and types of operands, a `CachedOperation`, which is found by its first line. A cache
belongs to one default dialect and one knowledge, so that the same name means the same operation, and no operation is in
it that reported a finding.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, cast

from ....ir.gc_control import remembered
from ....ir.graph import Operation
from ....ir.source import OpSyntax
from ....ods.definitions import FormatNode, OpDefinition
from ....ods.knowledge import Knowledge
from ..error_patterns import ResultName
from ..op_parser import OpReader, PendingRegion
from .cached_line import CachedLine, is_alone, numbers_of
from .cached_operation import CachedOperation, is_cacheable

MAX_LINE_CHARS = 500
"""Code points of a line that is cached."""
_MAX_LINES = 50_000
_MAX_VARIANTS = 4
"""Cached operations that start with the same line."""


class _Uncached(Enum):
    SEEN_ONCE = "seen once"
    SEEN_TWICE = "seen twice"
    UNCACHEABLE = "uncacheable"


SEEN_ONCE: Final = _Uncached.SEEN_ONCE
"""The line was read once; the next reading keeps its operation, if the line allows it."""
SEEN_TWICE: Final = _Uncached.SEEN_TWICE
"""The same for an operation that is no `CachedLine`, which it takes longer to keep."""
UNCACHEABLE: Final = _Uncached.UNCACHEABLE
"""The line depends on more than its text and the types of its operands, or is too long."""
LineState = CachedLine | CachedOperation | _Uncached


class LineCache:
    """The lines read so far with one default dialect."""

    __slots__ = ("__weakref__", "_goes_on", "_knowledge", "states")

    def __init__(self, knowledge: Knowledge) -> None:
        self.states: dict[str, LineState] = {}
        """By the key of a line, as in `named_text`: what is known of it; nothing if it was never recorded."""
        self._knowledge = knowledge
        self._goes_on: dict[str, bool] = {}
        remembered(self)

    def forget(self) -> None:
        """As `ir.gc_control.Recall`."""
        self.states.clear()

    def record(
        self,
        key: str,
        state: LineState | None,
        op: Operation,
        reader: OpReader,
        pending: Sequence[PendingRegion] = (),
        results: Sequence[ResultName] = (),
        *,
        is_flat: bool,
    ) -> None:
        """Advance the state of the line with `key`, at which `op` starts that `reader` has read without a finding.

        Args:
            state: the one of `key` in `states`, None the first time.
            pending: the regions of `op`, which are not read yet.
            results: the names of its results.
            is_flat: whether a regex of the whole operation found its end.
        """
        syntax = op.syntax
        if state is None:
            if len(self.states) >= _MAX_LINES:
                self.states.clear()
            self.states[key] = SEEN_ONCE if key else UNCACHEABLE
        elif (state is SEEN_ONCE or state is SEEN_TWICE) and self._may_go_on(op.name):
            self.states[key] = UNCACHEABLE
        elif state is SEEN_ONCE and syntax is not None:
            self.states[key] = self._line(op, syntax, reader, is_flat) or SEEN_TWICE
        elif state is SEEN_TWICE and syntax is not None:
            if is_cacheable(op, syntax, pending):
                self.states[key] = CachedOperation(op, syntax, reader, pending, results, is_flat=is_flat)
            else:
                self.states[key] = UNCACHEABLE
        elif (
            isinstance(state, CachedOperation)
            and syntax is not None
            and state.variants < _MAX_VARIANTS
            and is_cacheable(op, syntax, pending)
        ):
            made = CachedOperation(op, syntax, reader, pending, results, is_flat=is_flat)
            if not made.has_text_of(state):
                # Else what follows it made the difference, here.
                made.variant, made.variants = state, state.variants + 1
                self.states[key] = made

    def _line(self, op: Operation, syntax: OpSyntax, reader: OpReader, is_flat: bool) -> CachedLine | None:
        line_end = syntax.source.find("\n", syntax.start, reader.end)
        if not is_alone(op, syntax, line_end if line_end >= 0 else reader.end):
            return None
        numbers = numbers_of(op, syntax)
        return CachedLine(op, syntax, reader.aliases, numbers, is_flat) if numbers is not None else None

    def _may_go_on(self, name: str) -> bool:
        """Whether a string on the line after an operation may belong to it, and start no other one."""
        found = self._goes_on.get(name)
        if found is None:
            definition = self._knowledge.definition(name)
            found = self._goes_on[name] = definition is not None and ends_with_string(definition)
        return found


def ends_with_string(definition: OpDefinition) -> bool:
    """Whether a format may end with an optional attribute that is written as a string."""
    for node in reversed(definition.format or ()):
        if isinstance(node, str):
            return False
        kind, *parts = cast("list[FormatNode]", node)
        if kind == "optional":
            if any(_is_string(each, definition) for each in cast("list[FormatNode]", parts[0])[:1]):
                return True
        elif kind not in ("ws", "attr-dict", "attr-dict-with-keyword", "prop-dict", "custom"):
            return False
    return False


def _is_string(node: FormatNode, definition: OpDefinition) -> bool:
    if isinstance(node, (str, int)) or node[0] not in ("attr", "prop"):
        return False
    attribute = definition.attribute(str(node[1]))
    if attribute is None:
        return False
    # An enum that is written as its case alone may be a string.
    kind, *others = attribute.syntax
    return kind == "str" or (kind == "enum" and len(others) == 1)
