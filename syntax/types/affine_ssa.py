"""Affine expressions over `%values` and `symbol(%values)`, as affine loads, stores and bounds are written."""

from __future__ import annotations

from ...ir.affine import AffineDim, AffineExpr, AffineMap, AffineSymbol
from ...ir.lazy_pattern import lazy_pattern
from ...ods.parse_fault import ParseFault
from ...ods.protocols import OperandUse
from ..text.cursor import OPERAND, Cursor
from .attributes import read_affine_expression

_SYMBOL = lazy_pattern(r"symbol\s*\(\s*").match


class _Names:
    """Numbers values in order of appearance: dims and symbols apart, each name once per kind."""

    def __init__(self) -> None:
        self.dims: dict[str, OperandUse] = {}
        self.symbols: dict[str, OperandUse] = {}

    def expression(self, use: OperandUse, is_symbol: bool) -> str:
        table = self.symbols if is_symbol else self.dims
        table.setdefault(use.name, use)
        return f"{'s' if is_symbol else 'd'}{list(table).index(use.name)}"

    def known(self) -> dict[str, AffineExpr]:
        names: dict[str, AffineExpr] = {f"d{i}": AffineDim(i) for i in range(len(self.dims))}
        names.update({f"s{i}": AffineSymbol(i) for i in range(len(self.symbols))})
        return names


def _expression(cursor: Cursor, names: _Names, closing: str) -> AffineExpr:
    """Read one expression up to `,` or `closing` outside of parentheses."""
    start = cursor.skip()
    parts: list[str] = []
    depth = 0
    while True:
        pos = cursor.skip()
        if pos >= cursor.end:
            cursor.fail("expected affine expression")
        char = cursor.text[pos]
        if depth == 0 and (char == "," or cursor.text.startswith(closing, pos)):
            break
        symbol = _SYMBOL(cursor.text, pos, cursor.end)
        if char == "%" or symbol is not None:
            found = OPERAND(cursor.text, symbol.end() if symbol is not None else pos, cursor.end)
            if found is None:
                cursor.fail("expected SSA operand")
            use = OperandUse(found.group()[1:], found.start(), found.end())
            parts.append(names.expression(use, symbol is not None))
            cursor.pos = found.end()
            if symbol is not None:
                cursor.punctuation(")")
            continue
        word = cursor.optional_any_keyword()
        if word is not None:
            parts.append(word)
            continue
        depth += (char == "(") - (char == ")")
        if depth < 0:
            cursor.fail("expected affine expression")
        parts.append(char)
        cursor.pos = pos + 1
        if char.isdigit():
            # Digits of one number stay together.
            while cursor.pos < cursor.end and cursor.text[cursor.pos].isdigit():
                parts[-1] += cursor.text[cursor.pos]
                cursor.pos += 1
    text = " ".join(parts)
    try:
        expression, end = read_affine_expression(text, 0, names.known())
    except ParseFault as fault:
        raise ParseFault(start, cursor.pos, fault.message) from None
    if text[end:].strip():
        raise ParseFault(start, cursor.pos, "expected affine expression")
    return expression


def read_map_of_ssa(cursor: Cursor, closing: str) -> tuple[AffineMap, list[OperandUse], list[OperandUse]]:
    """Comma separated expressions up to `closing`, which is not consumed: the map, its dims, its symbols."""
    names = _Names()
    results: list[AffineExpr] = []
    start = cursor.pos
    try:
        is_next = not cursor.next_is(closing)
        while is_next:
            results.append(_expression(cursor, names, closing))
            is_next = cursor.optional_punctuation(",")
    except ParseFault as problem:
        problem.within = start, closing
        raise
    map_ = AffineMap(len(names.dims), len(names.symbols), tuple(results))
    return map_, list(names.dims.values()), list(names.symbols.values())


def read_expression_of_ssa(cursor: Cursor) -> tuple[AffineExpr, list[OperandUse], list[OperandUse]]:
    """One expression, up to `,` or `)`: the expression, its dims, its symbols."""
    names = _Names()
    expression = _expression(cursor, names, ")")
    return expression, list(names.dims.values()), list(names.symbols.values())
