"""Affine maps and integer sets from text: recursive descent over tokens, simplifying while it builds."""

from __future__ import annotations

import re

from ...ir.affine import (
    AffineConstant,
    AffineConstraint,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineOperator,
    AffineSymbol,
    IntegerSet,
)
from ...ir.affine_arithmetic import add, combine, is_symbolic, negate, subtract
from ...ir.lazy_pattern import lazy_pattern
from ...ods.parse_fault import ParseFault
from ..text.balanced_extent import fault, skip_to

MAX_OPERATORS = 128
"""In one expression. Expressions are printed recursively."""

_token = lazy_pattern(r"->|>=|<=|==|[A-Za-z_][\w$.]*|[0-9]+|.", re.DOTALL | re.ASCII).match
_identifier = lazy_pattern(r"[A-Za-z_][\w$.]*\Z", re.ASCII).match
PRODUCTS: dict[str, AffineOperator] = {"*": "*", "floordiv": "floordiv", "ceildiv": "ceildiv", "mod": "mod"}
_NOT_AFFINE = {
    "*": "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic",
    "floordiv": "non-affine expression: right operand of floordiv has to be either a constant or symbolic",
    "ceildiv": "non-affine expression: right operand of ceildiv has to be either a constant or symbolic",
    "mod": "non-affine expression: right operand of mod has to be either a constant or symbolic",
}


def checked_combine(operator: AffineOperator, lhs: AffineExpr, rhs: AffineExpr, start: int, end: int) -> AffineExpr:
    """`lhs operator rhs`, a fault at the operator's range if that is not (semi-)affine."""
    if operator in _NOT_AFFINE and not is_symbolic(rhs) and (operator != "*" or not is_symbolic(lhs)):
        raise ParseFault(start, end, _NOT_AFFINE[operator])
    return combine(operator, lhs, rhs)


def affine_constant(digits: str, start: int) -> AffineExpr:
    if len(digits) > 19 or int(digits) >= 1 << 63:
        raise ParseFault(start, start + len(digits), "constant too large for index")
    return AffineConstant(int(digits))


class OperatorBudget:
    """Counts the operators, parentheses and signs of one expression."""

    def __init__(self) -> None:
        self._left = MAX_OPERATORS

    def spend(self, start: int, end: int) -> None:
        self._left -= 1
        if self._left < 0:
            raise ParseFault(start, end, f"affine expression with more than {MAX_OPERATORS} operators")


class AffineReader:
    """Reads at `pos`; `pos` moves on. The names of dimensions and symbols are those of the last header read."""

    def __init__(self, source: str, pos: int, names: dict[str, AffineExpr] | None = None) -> None:
        self._source = source
        self.end = pos
        """After the last token taken."""
        self._names: dict[str, AffineExpr] = {} if names is None else names
        self._budget = OperatorBudget()
        self._next()

    def _next(self) -> None:
        self._start = skip_to(self._source, self.end)
        match = _token(self._source, self._start)
        self._word = match.group() if match else ""

    def _take(self) -> str:
        word = self._word
        self.end = self._start + len(word)
        self._next()
        return word

    def _expect(self, word: str) -> None:
        if self._word != word:
            raise fault(self._source, self._start, f"expected '{word}'")
        self._take()

    def map(self) -> AffineMap:
        dims, symbols = self._header()
        self._expect("->")
        if self._word != "(":
            raise fault(self._source, self._start, "expected '(' in affine map range")
        return AffineMap(dims, symbols, tuple(self._expressions()))

    def set(self) -> IntegerSet:
        dims, symbols = self._header()
        self._expect(":")
        self._expect("(")
        constraints: list[AffineConstraint] = []
        if self._word != ")":
            constraints.append(self._constraint())
            while self._word == ",":
                self._take()
                constraints.append(self._constraint())
        self._expect(")")
        return IntegerSet(dims, symbols, tuple(constraints) or (AffineConstraint(AffineConstant(0), True),))

    def _header(self) -> tuple[int, int]:
        self._names = {}
        self._expect("(")
        dims = self._declared(")", AffineDim)
        symbols = 0
        if self._word == "[":
            self._take()
            symbols = self._declared("]", AffineSymbol)
        return dims, symbols

    def _declared(self, closer: str, kind: type[AffineDim] | type[AffineSymbol]) -> int:
        count = 0
        while self._word != closer:
            if count:
                self._expect(",")
            if not _identifier(self._word):
                raise fault(self._source, self._start, "expected bare identifier")
            if self._word in self._names:
                raise fault(self._source, self._start, f"redefinition of identifier '{self._word}'")
            self._names[self._take()] = kind(count)
            count += 1
        self._take()
        return count

    def _expressions(self) -> list[AffineExpr]:
        self._expect("(")
        found: list[AffineExpr] = []
        if self._word != ")":
            found.append(self.expression())
            while self._word == ",":
                self._take()
                found.append(self.expression())
        self._expect(")")
        return found

    def _constraint(self) -> AffineConstraint:
        lhs = self.expression()
        operator = self._word
        if operator not in ("==", ">=", "<="):
            raise fault(
                self._source,
                self._start,
                "expected '== affine-expr' or '>= affine-expr' at end of affine constraint",
            )
        self._take()
        rhs = self.expression()
        difference = subtract(rhs, lhs) if operator == "<=" else subtract(lhs, rhs)
        return AffineConstraint(difference, operator == "==")

    def expression(self) -> AffineExpr:
        self._budget = OperatorBudget()
        return self._sum()

    def _count(self) -> None:
        self._budget.spend(self._start, self._start + len(self._word))

    def _sum(self) -> AffineExpr:
        value = self._product()
        while self._word in ("+", "-"):
            self._count()
            operator = self._take()
            rhs = self._product()
            value = add(value, rhs) if operator == "+" else subtract(value, rhs)
        return value

    def _product(self) -> AffineExpr:
        value = self._operand()
        while self._word in PRODUCTS:
            self._count()
            operator = PRODUCTS[self._word]
            start = self._start
            self._take()
            rhs = self._operand()
            # Upstream is at the operator after this one by then, where there is one.
            shown, word = (self._start, self._word) if self._word in PRODUCTS else (start, operator)
            value = checked_combine(operator, value, rhs, shown, shown + len(word))
        return value

    def _operand(self) -> AffineExpr:
        minus = 0
        while self._word == "-":
            self._count()
            self._take()
            minus += 1
        if self._word == "(":
            self._count()
            self._take()
            value = self._sum()
            self._expect(")")
        elif self._word[:1].isdigit() and self._word.isascii():
            value = affine_constant(self._word, self._start)
            self._take()
        elif self._word in self._names:
            value = self._names[self._take()]
        elif _identifier(self._word):
            raise fault(self._source, self._start, "use of undeclared identifier")
        else:
            raise fault(self._source, self._start, "expected affine expression")
        for _ in range(minus):
            value = negate(value)
        return value
