"""Deprecated syntax: operations as earlier LLVM releases spelt them, with a finding and an edit to the current one."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ...dialects.releases.older_spellings import (
    ATTRIBUTES,
    AXES,
    AXES_SINCE,
    DIALECTS,
    Replacement,
    older_spelling,
    without_region,
)
from ...ir.attributes import IntegerAttr
from ...ir.graph import Operation
from ...ir.lazy_pattern import lazy_pattern
from ...ir.records import replace
from ...ir.types import DialectType, IntegerType
from ...ods.knowledge import Knowledge
from ...ods.parse_fault import ParseFault
from ...ods.verification.op_arity import wrong_count
from ..text.findings import OLDER_SPELLING, Finding, Severity
from .assembly_format import read_format
from .op_parser import OpReader

_LATER_LINE = lazy_pattern(r"[ \t]*(?://[^\r\n]*)?[\r\n]\s*(:)").match
_MAX_ADVICE_CHARS = 120
"""Code points of an operation that is shown as it should be written."""


def read_older(
    reader: OpReader, op: Operation, written: str, knowledge: Knowledge, report: Callable[[Finding], object]
) -> bool:
    """Read the operation `written` in the spelling of an earlier release, from after its name on.

    False, with nothing but the reader's position and lists changed, for what is no older spelling. `op` has no parts.
    A spelling that the release of `knowledge` still reads is no finding.
    """
    older = older_spelling(written)
    if older is None:
        return False
    definition = knowledge.definition(older.name)
    is_current = knowledge.semantics(written) is not None and written != older.name
    if definition is None or (is_current and older.parse is None):
        return False
    syntax = reader.syntax
    op.name = older.name
    reader.op = op
    reader.pos = syntax.name_end
    reader.inherent = definition.inherent_names
    edits: list[Replacement] = []
    parse = knowledge.parser(older.name)
    try:
        if older.parse is not None:
            edits.extend(older.parse(reader, op))
        elif parse is not None:
            parse(reader, op)
        elif definition.format is not None:
            read_format(reader, op, definition, knowledge)
        else:
            return False
        end = reader.token_end
        op.location = reader.location()
    except ParseFault:
        _undo(reader, op, written)
        return False
    release = knowledge.llvm
    shown = reader.text[syntax.name_start : syntax.name_end]
    if op.name != written:
        edits.insert(0, (syntax.name_start, syntax.name_end, op.name))
        _rename_types(op)
        edits.extend(_other_names(reader, written.partition(".")[0], end))
        message = f"LLVM {release} refuses '{shown}', which is '{op.name}' since LLVM {older.since}"
    else:
        message = f"LLVM {release} refuses this spelling of '{shown}', which changed in LLVM {older.since}"
    if older.since <= release:
        report(_finding(reader, message, edits, end))
    return True


def _rename_types(op: Operation) -> None:
    for result in op.results:
        if isinstance(result.type, DialectType) and result.type.dialect in DIALECTS:
            dialect = DIALECTS[result.type.dialect][0]
            result.type = DialectType(dialect, result.type.mnemonic, result.type.body)


def _undo(reader: OpReader, op: Operation, written: str) -> None:
    op.drop_all_references()
    op.name = written
    reader.pos = reader.syntax.name_end
    reader.pending = []
    reader.inherent = frozenset()
    reader.syntax.attribute_spans, reader.syntax.type_spans, reader.syntax.symbol_spans = {}, [], []


def _other_names(reader: OpReader, dialect: str, end: int) -> list[Replacement]:
    """The types and attributes of a renamed dialect, from the operation's name to `end`."""
    if dialect not in DIALECTS:
        return []
    found = re.finditer(rf"(?<=[!#]){dialect}(?=[.<])", reader.text[reader.syntax.name_end : end])
    start = reader.syntax.name_end
    return [(start + each.start(), start + each.end(), DIALECTS[dialect][0]) for each in found]


def older_in_generic_form(reader: OpReader, op: Operation, knowledge: Knowledge) -> Finding | None:
    """The old spelling in `op`, parsed in its generic form: its name or an attribute's. Corrected in `op`."""
    renamed = ATTRIBUTES.get(op.name)
    release = knowledge.llvm
    if renamed is not None and renamed[2] <= release:
        before, now, since = renamed
        place = op.attributes if before in op.attributes else op.properties
        value = place.pop(before, None)
        span = reader.syntax.attribute_spans.get(before)
        if value is None or span is None:
            return None
        op.properties[now] = value
        start = reader.text.rindex(before, 0, span[0])
        message = f"LLVM {release} refuses '{before}' in '{op.name}', which is '{now}' since LLVM {since}"
        found = _finding(reader, message, [(start, start + len(before), now)], reader.token_end)
        return replace(found, upstream=f"'{op.name}' op requires attribute '{now}'", is_read=False)
    if op.name in AXES and release >= AXES_SINCE:
        return _axis(reader, op, release)
    if (found := without_region(op, knowledge)) is not None:
        before, (now, since) = op.name, found
        op.name = now
        syntax = reader.syntax
        message = f"LLVM {release} refuses '{before}' without a region, since LLVM {since}; '{now}' does the same"
        return _finding(reader, message, [(syntax.name_start, syntax.name_end, f'"{now}"')], reader.token_end)
    if knowledge.definition(op.name) is not None or knowledge.semantics(op.name) is not None:
        return None
    older = older_spelling(op.name)
    definition = knowledge.definition(older.name) if older is not None and older.parse is None else None
    if older is None or definition is None or "." not in op.name or older.since > release:
        return None
    if wrong_count(op, definition) is not None:
        return None
    message = f"LLVM {release} refuses '{op.name}', which is '{older.name}' since LLVM {older.since}"
    op.name = older.name
    for name in definition.inherent_names & op.attributes.keys():
        op.properties[name] = op.attributes.pop(name)
    syntax = reader.syntax
    return _finding(reader, message, [(syntax.name_start, syntax.name_end, f'"{older.name}"')], reader.token_end)


def _axis(reader: OpReader, op: Operation, release: int) -> Finding | None:
    axis = op.properties.get("axis")
    span = reader.syntax.attribute_spans.get("axis")
    if not isinstance(axis, IntegerAttr) or axis.type is not IntegerType(64) or span is None:
        return None
    now = IntegerAttr(axis.value, IntegerType(32))
    op.properties["axis"] = now
    message = f"LLVM {release} refuses '{axis}' as axis of '{op.name}', which is of type 'i32' since LLVM {AXES_SINCE}"
    words = f"'{op.name}' op attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute"
    return replace(_finding(reader, message, [(*span, str(now))], reader.token_end), upstream=words)


def _finding(reader: OpReader, message: str, edits: Sequence[Replacement], end: int) -> Finding:
    syntax = reader.syntax
    text = reader.text
    pieces: list[str] = []
    position = syntax.name_start
    for first, last, replacement in sorted(edits):
        pieces += (text[position:first], replacement)
        position = last
    now = "".join(pieces) + text[position:end]
    start, stop = _place(reader, edits)
    is_short = len(now) <= _MAX_ADVICE_CHARS and "\n" not in now and "\r" not in now
    return Finding(
        OLDER_SPELLING,
        Severity.WARNING,
        start,
        stop,
        message,
        help=f"write `{now}`" if is_short else None,
        edits=tuple(sorted(edits)),
    )


def _place(reader: OpReader, edits: Sequence[Replacement]) -> tuple[int, int]:
    """The name; or what is in a later line instead of what is missing: LLVM points at that."""
    syntax, text = reader.syntax, reader.text
    first, last, _ = min(edits)
    if first == last:
        found = _LATER_LINE(text, first)
        if found is not None:
            return found.start(1), found.end(1)
    return syntax.name_start, syntax.name_end
