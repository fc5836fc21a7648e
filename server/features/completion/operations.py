"""Completion of operation names, with their syntax as a snippet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from ....ir.attributes import TypeAttr
from ....ir.base import Type
from ....ir.graph import Operation
from ....ir.types import FunctionType, UnknownType
from ....ods.definitions import ValueGroup
from ....ods.knowledge import Knowledge
from ....ods.outline_table import COMMON_DIALECTS, COMMON_OPERATIONS
from ....ods.outlines import last_lines, outlines, template_of
from ....syntax.text.line_index import line_start
from .candidate import MOST, Candidate, CandidateKind, begins_with, subsequence
from .context import OperationContext
from .operand_choices import with_values
from .snippets import Snippet, write_operation
from .usage_counts import habits

_MOST_JUDGED = 220
"""Names whose definitions are looked at, to see what fits where the cursor is."""
_MOST_WITH_VALUES = 16
"""Operations, the best ones, in whose snippets values in scope are offered."""
_COMMON = {name: position for position, name in enumerate(COMMON_OPERATIONS)}
_UNCOMMON = len(_COMMON)
_PLACE = re.compile(r"((?:^|[^\\])(?:\\\\)*)(\$\{?)([1-9][0-9]*)")
"""Of a snippet: what is escaped is none."""


def operations(writing: OperationContext, *, snippets: bool) -> list[Candidate]:
    """The operations that may start at the cursor, the best first."""
    prefix = writing.text.prefix
    used = habits(writing.document, writing.text.start).operations
    names = _names(writing, prefix, set(used))
    fits = subsequence(prefix)
    near = [entry for entry in names.items() if fits(entry[0])]
    near.sort(
        key=lambda entry: (
            not begins_with(entry[0], prefix),
            "." in entry[0] and entry[1] not in used,
            _COMMON.get(entry[1], _UNCOMMON),
            entry[0],
        )
    )
    judged = [(_rank(writing, label, name, used.get(name, 0)), label, name) for label, name in near[:_MOST_JUDGED]]
    judged.sort(key=lambda entry: entry[0])
    fresh = _ResultNames(writing)
    found = [
        _candidate(writing, label, name, fresh, snippets=snippets, offers_values=position < _MOST_WITH_VALUES)
        for position, (_, label, name) in enumerate(judged[: MOST + 1])
    ]
    return [*found, *_dialects(writing, prefix)]


def _names(writing: OperationContext, prefix: str, used: set[str]) -> dict[str, str]:
    """From what may be written to the full name."""
    knowledge, default = writing.knowledge, writing.default_dialect
    names: dict[str, str] = {}
    if default:
        for name in knowledge.op_names(default):
            names[name.partition(".")[2]] = name
    dialect, dot, _ = prefix.partition(".")
    if dot:
        return {name: name for name in knowledge.op_names(dialect)}
    dialects = {*COMMON_DIALECTS, *(name.partition(".")[0] for name in used)} - {default}
    dialects |= {name for name in knowledge.dialect_names if knowledge.registry.is_loaded(name)}
    if prefix in knowledge.dialect_names:
        dialects.add(prefix)
    if writing.parent is None:
        # Directly in a module there are functions and the like; what computes is written where it runs.
        names |= {name: name for name in used}
        dialects -= set() if prefix else {*COMMON_DIALECTS}
        names |= {name: name for name in ("func.func", "memref.global", "gpu.module")}
    for each in sorted(dialects):
        names |= {name: name for name in knowledge.op_names(each)}
    return names


def _rank(writing: OperationContext, label: str, name: str, count: int) -> tuple[bool, int, int, int, str]:
    """Sort key: prefix matches, operations that fit the place, and frequent ones first."""
    definition = writing.knowledge.definition(name)
    penalty = 0
    if definition is not None:
        parent = writing.parent.name if writing.parent is not None else "builtin.module"
        if definition.parents:
            penalty = -1 if parent in definition.parents and writing.place.is_last else 0
            penalty = 2 if parent not in definition.parents else penalty
        if definition.is_terminator and not writing.place.is_last:
            penalty += 2
        if definition.has_trait("ReturnLike") and writing.place.is_last and name in _terminators(writing):
            penalty = -2
        if definition.has_interface("SymbolOpInterface") and not _is_symbol_table(writing):
            penalty += 2
        if name.startswith("builtin.") and writing.parent is not None and not count:
            penalty += 1
    return not begins_with(label, writing.text.prefix), penalty, -count, _COMMON.get(name, _UNCOMMON), label


def _is_symbol_table(writing: OperationContext) -> bool:
    return writing.parent is None or writing.knowledge.has_trait(writing.parent, "SymbolTable")


def _terminators(writing: OperationContext) -> set[str]:
    """The terminators of a region of the operation around the cursor."""
    parent = writing.parent
    definition = writing.knowledge.definition(parent.name) if parent is not None else None
    if definition is None:
        return set()
    implied = {definition.implicit_terminator} if definition.implicit_terminator else set[str]()
    return {*implied, f"{definition.dialect}.return", f"{definition.dialect}.yield"}


def _dialects(writing: OperationContext, prefix: str) -> Iterator[Candidate]:
    if "." not in prefix:
        for name in sorted(writing.knowledge.dialect_names):
            yield Candidate(name, CandidateKind.DIALECT, "dialect", f"{name}.", about=("dialect", name))


def _candidate(
    writing: OperationContext, label: str, name: str, fresh: _ResultNames, *, snippets: bool, offers_values: bool
) -> Candidate:
    detail = operation_in_short(writing.knowledge, name)
    text = ""
    if snippets:
        own = _own_types(writing, name)
        text = own if own is not None else _snippet(writing.knowledge, name)
        definition = writing.knowledge.definition(name)
        if own is None and offers_values and definition is not None:
            text = with_values(writing, definition, text)
        text = label + text[len(name) :] if text.startswith(name) else text
        text = _with_result(writing, name, text, fresh)
    is_snippet = text not in ("", label)
    return Candidate(label, CandidateKind.OPERATION, detail, text, is_snippet, ("operation", name))


@lru_cache(maxsize=4096)
def _snippet(knowledge: Knowledge, name: str) -> str:
    """The operation in its custom form, with places to fill in."""
    written = template_of(name)
    if written is not None:
        return written
    snippet = Snippet()
    known = outlines(knowledge)
    outline = known.of(name)
    if outline is known.generic:
        write_operation(snippet, f'"{name}"', outline)
        return snippet.text
    write_operation(snippet, name, outline, last_lines(name))
    return snippet.text


def _with_result(writing: OperationContext, name: str, text: str, fresh: _ResultNames) -> str:
    """`text` after `%name = `, where the operation has one result and only white space is before it."""
    definition = writing.knowledge.definition(name)
    if definition is None or writing.equals >= 0 or [group.kind for group in definition.results] != ["one"]:
        return text
    if not fresh.is_wanted:
        return text
    return f"%${{1:{fresh.name(name)}}} = {_shifted(text)}"


def _shifted(text: str) -> str:
    """`text` with the numbers of its places one higher."""
    return _PLACE.sub(lambda found: f"{found[1]}{found[2]}{int(found[3]) + 1}", text)


class _ResultNames:
    """Names for results that nothing visible has."""

    def __init__(self, writing: OperationContext) -> None:
        line = line_start(writing.document.text, writing.text.prefix_start)
        self.is_wanted = not writing.document.text[line : writing.text.prefix_start].strip()
        """Whether only white space is before the operation."""
        self._knowledge = writing.knowledge
        values = writing.values if self.is_wanted else ()
        self._taken = {(value.name or "").partition("#")[0] for value in values}

    def name(self, operation: str) -> str:
        """The one that the dialect of `operation` suggests, numbered if it is taken; else the first free number."""
        suggested = self._knowledge.result_names(operation)
        base = suggested[0] if suggested else ""
        number = 0
        found = base or "0"
        while found in self._taken:
            found = f"{base}_{number}" if base else str(number + 1)
            number += 1
        return found


def _own_types(writing: OperationContext, name: str) -> str | None:
    """A terminator with as many values, of those types, as the operation around gives; None for anything else."""
    definition = writing.knowledge.definition(name)
    if definition is None or not definition.has_trait("ReturnLike") or name not in _terminators(writing):
        return None
    types = returned_types(writing.parent)
    if types is None or any(isinstance(one, UnknownType) for one in types):
        return None
    snippet = Snippet()
    snippet.write(name)
    values = nearest_of(writing, types)
    for index, value in enumerate(values):
        snippet.write(", " if index else " ")
        snippet.place(value)
    if types:
        snippet.write(" : " + ", ".join(map(str, types)))
    return snippet.text


def returned_types(parent: Operation | None) -> tuple[Type, ...] | None:
    """The types of the operands of a region's terminator in `parent`: a function's results, or those of `parent`
    itself."""
    if parent is None:
        return None
    function = parent.attribute("function_type")
    if isinstance(function, TypeAttr) and isinstance(function.type, FunctionType):
        return function.type.results
    return tuple(parent.result_types)


def nearest_of(writing: OperationContext, types: tuple[Type, ...]) -> list[str]:
    """For each of `types` the nearest value of it, with `%`; `%value` where there is none. None is used twice."""
    left = list(writing.types.items())
    found: list[str] = []
    for wanted in types:
        chosen = next((entry for entry in left if entry[1] is wanted), None)
        if chosen is None:
            found.append("%value")
        else:
            left.remove(chosen)
            found.append(chosen[0])
    return found


@lru_cache(maxsize=4096)
def operation_in_short(knowledge: Knowledge, name: str) -> str:
    """Operands and results by name: `(memref, indices...) -> result`; empty for an unknown operation."""
    definition = knowledge.definition(name)
    if definition is None:
        return ""
    shown = f"({_groups(definition.operands, 'operand')})"
    results = _groups(definition.results, "result")
    return f"{shown} -> {results}" if results else shown


_MARKS = {"one": "", "optional": "?", "variadic": "...", "nested": "..."}


def _groups(groups: tuple[ValueGroup, ...], unnamed: str) -> str:
    return ", ".join(f"{group.name or unnamed}{_MARKS[group.kind]}" for group in groups)
