"""Semantic tokens of a range of text, encoded as in the protocol."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from ....ir.attributes import StringAttr
from ....ir.graph import BlockArgument, Operation, OpOperand, OpResult, Value
from ....ir.lazy_pattern import lazy_pattern
from ....ir.records import dataclass
from ....ir.types import is_memref
from ....ods.knowledge import Knowledge
from ....ods.semantics import EffectKind
from ....passes.ownership.trace import Ownership
from ....syntax.document.document import Item
from ....syntax.document.lazy_item import LazyItem
from ....syntax.text.line_index import Encoding, units_of
from ...facts.ownership_facts import Owners
from ..lookup.token_legend import MODIFIERS, TYPES

(
    NAMESPACE,
    FUNCTION,
    VARIABLE,
    PARAMETER,
    TYPE,
    PROPERTY,
    ENUM_MEMBER,
    KEYWORD,
    STRING,
    NUMBER,
    COMMENT,
    MACRO,
    LABEL,
) = range(len(TYPES))
DECLARATION, DEFINITION, READONLY, DEFAULT_LIBRARY, OWNED, BORROWED, FREED, UNUSED, MAYBE_OWNED, IN_PLACE, COPIED = (
    1 << bit for bit in range(len(MODIFIERS))
)

_token = lazy_pattern(
    r"""
    (?P<line>\r\n|\r|\n)
  | (?P<value>%(?:[0-9]+|(?:[A-Za-z_$.]|-(?!>))(?:[\w$.]|-(?!>))*)(?:\#[0-9]+)?)
  | (?P<by>(?<=[0-9?\]*])x(?=[0-9?A-Za-z!\[]))
  | (?P<word>[A-Za-z_][\w$.]*)(?P<set>[ \t]*=(?![=]))?
  | (?P<number>(?<![<x])0x[0-9A-Fa-f]+|[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?)?)
  | (?P<alias>[!\#][A-Za-z0-9_$](?:[\w$.]|-(?!>))*)
  | (?P<comment>//[^\r\n]*)
  | (?P<string>"(?:[^"\\\r\n]|\\.)*"?)
  | (?P<symbol>@(?:[A-Za-z_$.\-][\w$.\-]*|[0-9]+|"(?:[^"\\\r\n]|\\.)*"))
  | (?P<block>\^(?:[0-9]+|[A-Za-z_$.\-][\w$.\-]*))
    """,
    re.VERBOSE | re.ASCII,
)
_BUILTIN_TYPE = lazy_pattern(
    r"[su]?i[0-9]+|index|none|bf16|tf32|f[0-9]+(?:E[0-9]M[0-9]\w*)?|memref|tensor|vector|tuple|complex"
)
_DIMENSION = lazy_pattern(r"[ds][0-9]+")

Role = tuple[int, int]
"""Type and modifiers."""


@dataclass(frozen=True, eq=False)
class Tokens:
    """Of one stretch of text, relative to its start. `data`: in the protocol's form, the first token counted from the
    start; empty if there are none. The last token starts in `last_line`, at `last_column`."""

    data: list[int]
    last_line: int
    last_column: int


NO_TOKENS = Tokens([], 0, 0)


def tokens_of(
    text: str,
    start: int,
    end: int,
    roles: dict[int, Role],
    encoding: Encoding,
    *,
    is_alias: bool = False,
    lexical: bool = True,
) -> Tokens:
    """Of `text[start:end]`. `roles`: of the words that start at these offsets.

    `is_alias`: whether the first word is defined there. `lexical`: with comments, strings and numbers, too.
    """
    counts = None if encoding is Encoding.UTF32 or text.isascii() else encoding
    data: list[int] = []
    # Lines between this token and the last one, where its line starts, and the column of the last one in it.
    skipped, line_start, before, line = 0, start, 0, 0
    for match in _token.finditer(text, start, end):
        group = match.lastgroup
        begin, stop = match.span()
        if group == "line":
            skipped, line_start, before = skipped + 1, stop, 0
            continue
        if group == "by":
            continue
        if group == "set":
            stop = match.end("word")
        role = roles.get(begin)
        if role is None:
            if not lexical and group in _LEXICAL:
                continue
            if group == "word":
                role = _word(match[0]) if text[begin - 1 : begin] != "<" else _first_word(match[0])
            else:
                role = _GROUPS[group] if group in _GROUPS else _alias(text[begin], is_alias and not data)
        elif role[0] == FUNCTION and group in _WORDS and (dot := text.find(".", begin, stop)) > 0:
            # `arith.addi`: a dialect, and a name in it. Neither has other characters than those of ASCII.
            column = begin - line_start if counts is None else units_of(text[line_start:begin], counts)
            data += (skipped, column - before, dot - begin, NAMESPACE, role[1])
            line, skipped, before, begin = line + skipped, 0, column, dot + 1
        column, length = begin - line_start, stop - begin
        if counts is not None:
            column, length = units_of(text[line_start:begin], counts), units_of(text[begin:stop], counts)
        data += (skipped, column - before, length, *role)
        line, skipped, before = line + skipped, 0, column
    return Tokens(data, line, before) if data else NO_TOKENS


_GROUPS: dict[str | None, Role] = {
    "value": (VARIABLE, 0),
    "number": (NUMBER, 0),
    "comment": (COMMENT, 0),
    "string": (STRING, 0),
    "symbol": (FUNCTION, 0),
    "block": (LABEL, 0),
    "set": (PROPERTY, 0),
}
_WORDS = ("word", "set")
_LEXICAL = ("comment", "string", "number")
"""Kinds that are visible in the first characters, so that any grammar colours them."""


def _alias(sign: str, is_defined: bool) -> Role:
    return TYPE if sign == "!" else MACRO, DEFINITION if is_defined else 0


@lru_cache(4096)
def _word(word: str) -> Role:
    """The kind of a word outside of any operation's syntax."""
    if _BUILTIN_TYPE.fullmatch(word):
        return TYPE, DEFAULT_LIBRARY
    return (PARAMETER, 0) if _DIMENSION.fullmatch(word) else (KEYWORD, 0)


@lru_cache(4096)
def _first_word(word: str) -> Role:
    """The same, after a `<`."""
    role = _word(word)
    return (ENUM_MEMBER, 0) if role[0] == KEYWORD else role


# What operations say


@dataclass(frozen=True, eq=False)
class TensorModifiers:
    """Modifiers of the names of tensors in one item, by what One-Shot Bufferize decides."""

    values: Mapping[Value, int]
    operands: Mapping[OpOperand, int]
    """Of single operands, beside those of their value."""


def roles_of(
    item: Item, knowledge: Knowledge, owners: Owners | None, tensors: TensorModifiers | None, start: int, end: int
) -> dict[int, Role]:
    """Type and modifiers of names, by the offset they start at in the item's own text; of those in the range.

    An item that is not parsed yet is parsed up to `end`: then nothing says yet whether values are used.
    """
    roles: dict[int, Role] = {}
    parsed = item.parsed.read_ahead(end) if isinstance(item.parsed, LazyItem) else item.parsed
    unused = UNUSED if item.parsed.is_read else 0
    known: dict[Value, Role] = {}

    def role(value: Value) -> Role:
        found = known.get(value)
        if found is None:
            kind, modifiers = _value_role(value, knowledge, owners)
            modifiers |= tensors.values.get(value, 0) if tensors is not None else 0
            found = known[value] = kind, modifiers
        return found

    pending = parsed.operations
    while pending:
        op = pending.pop()
        syntax = op.syntax
        if syntax is not None:
            if syntax.end < start or syntax.start > end:
                continue
            is_known = knowledge.definition(op.name) is not None
            roles[syntax.name_start] = (FUNCTION, DEFAULT_LIBRARY if is_known else 0)
        for result in op.results:
            if result.span is not None:
                kind, modifiers = role(result)
                modifiers |= 0 if result.uses or _is_used_beside(result) else unused
                roles[result.span[0]] = (kind, modifiers | DEFINITION)
        for operand in op.operands:
            if operand.span is not None:
                value = operand.value
                kind, modifiers = role(value)
                if is_memref(value.type) and _frees(op, value, knowledge):
                    modifiers |= FREED
                if tensors is not None:
                    modifiers |= tensors.operands.get(operand, 0)
                roles[operand.span[0]] = (kind, modifiers)
        _add_symbol(op, roles)
        for region in op.regions:
            for block in region.blocks:
                if block.span is not None:
                    roles[block.span[0]] = (LABEL, DEFINITION)
                for argument in block.args:
                    if argument.span is not None:
                        kind, modifiers = role(argument)
                        roles[argument.span[0]] = (kind, modifiers | DEFINITION | (0 if argument.uses else unused))
                pending.extend(block.ops)
    return roles


def _add_symbol(op: Operation, roles: dict[int, Role]) -> None:
    if op.regions and isinstance(op.attribute("sym_name"), StringAttr) and op.syntax is not None:
        span = op.syntax.attribute_spans.get("sym_name")
        if span is not None and op.syntax.source.startswith("@", span[0]):
            has_body = any(region.blocks for region in op.regions)
            roles[span[0]] = (FUNCTION, DEFINITION if has_body else DECLARATION)


_MODIFIERS = {
    Ownership.OWNED: OWNED,
    Ownership.BORROWED: BORROWED,
    Ownership.CONDITIONAL: OWNED | MAYBE_OWNED,
    Ownership.UNKNOWN: OWNED | MAYBE_OWNED,
    Ownership.NONE: 0,
}


OWNER = OWNED | BORROWED | MAYBE_OWNED | FREED | IN_PLACE | COPIED
"""Modifiers of the names of buffers and tensors that depend on what the whole function does."""


def _value_role(value: Value, knowledge: Knowledge, owners: Owners | None) -> Role:
    modifiers = _MODIFIERS[owners.owner_of(value)] if owners is not None else 0
    if isinstance(value, BlockArgument):
        return PARAMETER, modifiers
    if isinstance(value, OpResult) and knowledge.has_trait(value.op, "ConstantLike"):
        modifiers |= READONLY
    return VARIABLE, modifiers


def _is_used_beside(result: OpResult) -> bool:
    """Whether another one of the results that share a name is used."""
    return len(result.op.results) > 1 and any(other.uses for other in result.op.results if other.span == result.span)


def _frees(op: Operation, value: Value, knowledge: Knowledge) -> bool:
    return any(effect.kind is EffectKind.FREE and effect.value is value for effect in knowledge.effects(op) or ())
