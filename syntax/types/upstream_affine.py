"""Affine maps and sets as mlir-opt's parser reads them, for its words about what is wrong (AffineParser.cpp)."""

from __future__ import annotations

from collections.abc import Callable

from .upstream_tokens import Tokens

_PRODUCTS = frozenset(("*", "floordiv", "ceildiv", "mod"))
_OPERATORS = _PRODUCTS | {"+"}


class AffineGrammar:
    """One map, set or expression. `takes_values`: identifiers are `%values`, as in the operands of affine loads."""

    def __init__(self, tokens: Tokens, *, takes_values: bool = False) -> None:
        self.tokens = tokens
        self.takes_values = takes_values
        self.names: set[str] = set()

    def map_or_set(self) -> str:
        """The kind of it: `map` or `set`."""
        self.names.clear()
        self.items("(", ")", self._declaration, " in dimensional identifier list")
        if self.tokens.text == "[":
            self.items("[", "]", self._declaration, " in symbol list")
        if self.tokens.take_if("->"):
            self.items("(", ")", self.expression, " in affine map range")
            return "map"
        self.tokens.expect(":", "expected '->' or ':'")
        self.items("(", ")", self._constraint, " in integer set constraint list")
        return "set"

    def items(self, opening: str, closing: str, item: Callable[[], None], context: str) -> None:
        """Items with commas between them, perhaps none."""
        tokens = self.tokens
        tokens.expect(opening, f"expected '{opening}'{context}")
        tokens.items(item, closing, f"expected '{closing}'{context}")

    def _declaration(self) -> None:
        tokens = self.tokens
        if tokens.kind != "word":
            tokens.fail_after("expected bare identifier")
        if tokens.text in self.names:
            tokens.fail(f"redefinition of identifier '{tokens.text}'")
        self.names.add(tokens.take())

    def _constraint(self) -> None:
        tokens = self.tokens
        self.expression()
        for sign in "<=", ">=", "==":
            if tokens.source.startswith(sign, tokens.start):
                tokens.take()
                tokens.take()
                return self.expression()
        return tokens.fail("expected '== affine-expr' or '>= affine-expr' at end of affine constraint")

    def expression(self) -> None:
        self._operand(is_left=False)
        while True:
            text = self.tokens.text
            if text not in _OPERATORS and text != "-":
                return
            self.tokens.take()
            self._operand(is_left=True)

    def _operand(self, *, is_left: bool) -> None:
        """`is_left`: an operator with its left operand is before it."""
        tokens = self.tokens
        while tokens.text == "-":
            tokens.take()
            is_left = False
        text, kind = tokens.text, tokens.kind
        if text in ("+", "*"):
            tokens.fail(f"missing {'right' if is_left else 'left'} operand of binary operator")
        if text == "(":
            self._parentheses()
        elif kind == "integer":
            if tokens.number >= 1 << 63:
                tokens.fail("constant too large for index")
            tokens.take()
        elif text == "symbol":
            self._symbol()
        elif kind == "word":
            if text not in self.names:
                tokens.fail("use of undeclared identifier")
            tokens.take()
        elif kind == "percent":
            self._value()
        else:
            tokens.fail("missing right operand of binary operator" if is_left else "expected affine expression")

    def _parentheses(self) -> None:
        tokens = self.tokens
        tokens.take()
        if tokens.text == ")":
            tokens.fail("no expression inside parentheses")
        self.expression()
        tokens.expect(")")

    def _symbol(self) -> None:
        tokens = self.tokens
        tokens.take()
        tokens.expect("(", "expected '(' at start of SSA symbol")
        self._value()
        tokens.expect(")", "expected ')' at end of SSA symbol")

    def _value(self) -> None:
        tokens = self.tokens
        if not self.takes_values:
            tokens.fail("unexpected ssa identifier")
        if tokens.kind != "percent":
            tokens.fail("expected ssa identifier")
        tokens.take()
        if tokens.source[tokens.start : tokens.start + 1] == "#":
            tokens.take()
