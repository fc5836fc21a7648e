"""Known tokens: how much of the custom syntax of a user's dialects is understood.

Counted are the tokens of operations in custom form whose dialect a document describes. Of one whose syntax C++ has a
part in, a value without a type and a type that nobody read are unknown.
"""

from __future__ import annotations

from collections import Counter

from ...ir.graph import Operation, Value
from ...ir.records import dataclass, field
from ...ir.types import UnknownType
from ...ir.walk import walk
from ...syntax.document.document import Document
from ...syntax.text.lexer import Token, TokenKind, significant_tokens

_MOST_NAMES = 5
"""Operations that a report names."""


@dataclass
class KnownTokens:
    """Numbers of one file, or of several."""

    tokens: int = 0
    unknown: Counter[str] = field(default_factory=Counter[str])
    """By operation."""

    def add(self, other: KnownTokens) -> None:
        self.tokens += other.tokens
        self.unknown.update(other.unknown)

    def __str__(self) -> str:
        unknown = sum(self.unknown.values())
        share = f"{100 * (self.tokens - unknown) / self.tokens:.2f} % of {self.tokens} tokens"
        names = ", ".join(f"{name} ({count})" for name, count in self.unknown.most_common(_MOST_NAMES))
        most = f"; unknown: {names}" if names else ""
        return f"names, types and regions known at {share} in custom syntax of loaded dialects{most}"


def known_tokens(document: Document) -> KnownTokens:
    """The numbers of `document`, which was read with the definitions."""
    found = KnownTokens()
    registry = document.knowledge.registry
    for item in document.leaves():
        for op in (op for root in item.operations for op in walk(root)):
            if op.syntax is None or op.syntax.is_generic or not registry.is_loaded(op.dialect):
                continue
            own = _own_tokens(op)
            found.tokens += len(own)
            unknown = _unknown(op, own) if op.syntax.opaque else 0
            if unknown:
                found.unknown[op.name] += unknown
    return found


def _own_tokens(op: Operation) -> list[Token]:
    """The tokens of `op` but those of operations in its regions."""
    assert op.syntax is not None
    inner = sorted(
        (each.syntax.start, each.syntax.end)
        for region in op.regions
        for block in region.blocks
        for each in block.ops
        if each.syntax is not None
    )
    found: list[Token] = []
    start = op.syntax.start
    for low, high in (*inner, (op.syntax.end, op.syntax.end)):
        found.extend(significant_tokens(op.syntax.source, start, low))
        start = max(start, high)
    return found


def _unknown(op: Operation, own: list[Token]) -> int:
    assert op.syntax is not None
    source, spans = op.syntax.source, op.syntax.type_spans
    arguments = [argument for region in op.regions for block in region.blocks for argument in block.args]
    values: dict[str | None, Value] = {value.name: value for value in (*arguments, *op.operand_values, *op.results)}
    unknown = 0
    for token in own:
        name = source[token.start + 1 : token.end]
        if token.kind is TokenKind.VALUE:
            value = values.get(name) or values.get(f"{name}#0")
            unknown += value is None or isinstance(value.type, UnknownType)
        elif token.kind is TokenKind.TYPE:
            unknown += not any(start <= token.start < end for start, end, _ in spans)
    return unknown
