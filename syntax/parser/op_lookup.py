"""Operation lookup: the definition, parser and compiled format of an operation's name as written, found once."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from ...ir.graph import Operation
from ...ods.definitions import GUESSED, OpDefinition
from ...ods.knowledge import Knowledge
from ...ods.protocols import ParseFunction
from .copies.cached_body import BodyCache
from .copies.line_cache import LineCache
from .unknown_names import BUILTIN, dialect_within_unreadable, resolve_operation, unknown_in_generic_form

if TYPE_CHECKING:
    from ..text.findings import Finding
    from .compiled_format import FastFormat
    from .op_parser import OpReader

HEAD = re.compile(r"(?:%([0-9]+|[A-Za-z_$.\-][\w$.\-]*)[ \t]*=[ \t]*)?([A-Za-z_][\w$.]*)", re.ASCII).match
"""The start of most operations: at most one result, and a name without quotes."""

_COMPILE_AFTER_USES = 24
"""Uses of an operation before its format is compiled to a regex, which costs as much as is saved at so many of them.
Lines that were read before are no uses: in a long text, an operation has few others."""
_MAX_UNKNOWN = 1_000
"""Names that mean nothing, of which this is remembered."""


class OpEntry:
    """The readers of the operation `name`: `fast` where that is enough, `parse` or its format otherwise."""

    __slots__ = (
        "_knowledge",
        "_uses",
        "default_dialect",
        "definition",
        "fast",
        "inherent",
        "isolated",
        "name",
        "parse",
        "shadows",
    )

    def __init__(self, definition: OpDefinition, knowledge: Knowledge) -> None:
        self.name = definition.name
        self.definition = definition
        self.inherent = definition.inherent_names
        self.parse: ParseFunction | None = knowledge.parser(definition.name)
        self.isolated = definition.has_trait("IsolatedFromAbove")
        semantics = knowledge.semantics(definition.name)
        self.shadows = semantics is not None and semantics.shadows_operands
        """Whether the custom form may define names of the values around anew."""
        by_hand = semantics.default_dialect if semantics is not None else None
        self.default_dialect = by_hand if by_hand is not None else definition.default_dialect
        """The dialect whose prefix is optional in the regions; None: as around the operation."""
        self.fast: FastFormat | None = None
        self._knowledge = knowledge
        self._uses = 0

    def count_use(self) -> None:
        """Count a use that the general reader handles; after `_COMPILE_AFTER_USES` of them, compile the format."""
        self._uses += 1
        if self._uses == _COMPILE_AFTER_USES and self.parse is None:
            # Loaded here: a short program does not get that far.
            from .compiled_format import fast_format

            self.fast = fast_format(self.definition, self._knowledge)


class DialectOpTable(dict[str, "OpEntry | None"]):
    """By the name as written where the name of `default_dialect` may be left out; None for an unknown one."""

    def __init__(self, names: OpTable, default_dialect: str) -> None:
        super().__init__()
        self.lines = LineCache(names.knowledge)
        self.bodies = BodyCache()
        self._names = names
        self._default_dialect = default_dialect
        self.unknown: set[str] = set()
        """Some of the names that mean nothing, not all: texts can hold any number of them."""

    def __missing__(self, name: str) -> OpEntry | None:
        if name in self.unknown:
            return None
        definition = resolve_operation(name, self._default_dialect, self._names.knowledge)[1]
        if definition is None:
            if len(self.unknown) < _MAX_UNKNOWN:
                self.unknown.add(name)
            return None
        found = self[name] = self._names.of(definition)
        return found


class OpTable:
    """The operations that a knowledge has definitions for."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self._known: dict[str, OpEntry] = {}
        self._by_dialect: dict[str, DialectOpTable] = {}

    def within(self, default_dialect: str) -> DialectOpTable:
        found = self._by_dialect.get(default_dialect)
        if found is None:
            found = self._by_dialect[default_dialect] = DialectOpTable(self, default_dialect)
        return found

    def of(self, definition: OpDefinition) -> OpEntry:
        found = self._known.get(definition.name)
        if found is None:
            found = self._known[definition.name] = OpEntry(definition, self.knowledge)
        return found


@lru_cache(maxsize=8)
def op_table(knowledge: Knowledge) -> OpTable:
    """The operations of `knowledge`, whose answers never change."""
    return OpTable(knowledge)


@cache
def generic_form_reader() -> Callable[[OpReader, Operation, Knowledge], Finding | None]:
    """A function that reads an operation from its quoted name on; the finding is about an older spelling in it, or a
    name that is unknown."""
    # Loaded here: most programs are in today's custom syntax.
    from .deprecated_syntax import older_in_generic_form
    from .generic_form import read_generic

    def read(reader: OpReader, op: Operation, knowledge: Knowledge) -> Finding | None:
        read_generic(reader, op, knowledge)
        found = older_in_generic_form(reader, op, knowledge)
        if found is None and knowledge.definition(op.name) is None:
            found = unknown_in_generic_form(op.name, reader.syntax.name_start, reader.syntax.name_end, knowledge)
        return found

    return read


def default_dialect_in(op: Operation, knowledge: Knowledge) -> str:
    """The dialect whose name may be left out in the regions of `op`, "" for none, with `GUESSED` if that is a guess."""
    default = BUILTIN
    for each in reversed([op, *op.ancestors()]):
        default = default_dialect_within(each, knowledge, default)
    return default


def default_dialect_within(op: Operation, knowledge: Knowledge, around: str) -> str:
    """The same for an operation where it is `around`. The generic form changes nothing."""
    if op.syntax is not None and op.syntax.is_generic:
        return around
    definition = knowledge.definition(op.name)
    known = op_table(knowledge).of(definition) if definition is not None else None
    semantics = known or knowledge.semantics(op.name)
    default = semantics.default_dialect if semantics is not None else None
    if default is not None:
        return default
    if definition is None:
        # Nobody knows its default dialect: most have their own.
        return op.dialect + GUESSED if "." in op.name else around
    is_clear = op.syntax is not None and not op.syntax.opaque
    return "" if is_clear else dialect_within_unreadable(around)
