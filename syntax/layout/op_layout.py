"""Layout inside of one operation, block header or alias definition: line breaks and indentation.

Blanks are where the printer puts them (`token_spacing.py`). Lines that the author broke stay broken. After an open
bracket the rest is aligned with what follows the bracket, or indented by two more than the line of the bracket when
nothing follows it there; a bracket that closes at the start of a line is under that line, or under the bracket. Outside
of brackets lines are indented by four. The `{` of a region is after what is before it, and what follows a region after
its `}`.

An unknown operation keeps its blanks and line ends; its further lines move by as much as the first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ir.graph import Block, Operation, Region
from ...ir.records import dataclass
from ...ods.aliases import Aliases
from ...ods.dialect_bodies import described_dialects
from ...ods.knowledge import Knowledge
from ..printer.output import INDENT
from ..printer.printer import Printer
from ..printer.ssa_names import WrittenNames
from ..text.lexer import Token, TokenKind, tokens
from .token_spacing import Spacing, Written, may_touch, tidied, written_tokens
from .whitespace import WhiteSpace

_CONTINUATION_INDENT_COLUMNS = 4
"""Columns that the further lines of an operation are indented by, where no bracket is open."""
_PAIRS = {")": "(", "]": "[", "}": "{", ">": "<"}


class _HeaderPrinter(Printer):
    """Prints operations without what is inside of their regions."""

    def header(self, op: Operation, *, generic: bool, default_dialect: str) -> str:
        self.parts, self.generic, self.default_dialect = [], generic, default_dialect
        self.operation(op)
        return self.written()

    def label(self, block: Block) -> str:
        self.parts = []
        self.block_header(block)
        return self.written()

    def written(self) -> str:
        return "".join([part for part in self.parts if isinstance(part, str)])

    def generic_region(self, region: Region) -> None:
        self.region(region)


@dataclass
class _Bracket:
    text: str
    line: int
    """Indentation of its line."""
    inside: int
    """Indentation of the lines inside of it."""


class InnerLayout:
    def __init__(self, space: WhiteSpace, knowledge: Knowledge) -> None:
        self.space = space
        self.text = space.text
        self.dialects = described_dialects()
        self.spacing = Spacing(self.dialects)
        self.printer = _HeaderPrinter(knowledge, WrittenNames())

    def operation(self, op: Operation, stretches: Sequence[tuple[int, int]], margin: str) -> None:
        """Lay out `op`, which is written in `stretches` of the text: all but the insides of its regions."""
        syntax = op.syntax
        assert syntax is not None
        name = syntax.source[syntax.name_start : syntax.name_end]

        if syntax.opaque:
            self.move(stretches, len(margin))
            return

        def printed() -> str:
            default_dialect = "" if "." in name else op.dialect
            return self.printer.header(op, generic=name.startswith('"'), default_dialect=default_dialect)

        self.lay_out(op.name, printed, stretches, margin)

    def block_header(self, block: Block, start: int, end: int, margin: str) -> None:
        self.lay_out("^", lambda: self.printer.label(block), ((start, end),), margin)

    def definition(self, aliases: Aliases, start: int, end: int, margin: str) -> None:
        """The definition of one of `aliases`."""
        name, _, _ = self.text[start:end].partition("=")
        name = name.strip()
        table = aliases.types if name.startswith("!") else aliases.attributes
        self.lay_out("=", lambda: f"{name} = {table.get(name[1:], '')}", ((start, end),), margin)

    def move(self, stretches: Sequence[tuple[int, int]], margin: int) -> None:
        """Move the further lines of what starts with `stretches` by as much as its first line is moved."""
        space = self.space
        columns = margin - len(space.column(stretches[0][0]))
        for low, high in stretches:
            end = low
            found = [token for token in tokens(self.text, low, high) if token.kind is not TokenKind.SPACE]
            for one in written_tokens(self.text, found, self.dialects):
                start = one.token.start
                if not one.verbatim and space.lines(end, start):
                    column = len(space.column(start))
                    space.put(end, start, space.new_line + " " * max(column + columns, 0))
                end = one.token.end
                if one.token.kind is TokenKind.COMMENT:
                    space.end_comment(start, end)

    def lay_out(
        self, subject: str, printed: Callable[[], str], stretches: Sequence[tuple[int, int]], margin: str
    ) -> None:
        found: list[Token] = []
        breaks: list[int] = []
        for start, end in stretches:
            found.extend([token for token in tokens(self.text, start, end) if token.kind is not TokenKind.SPACE])
            breaks.append(len(found))
        own = written_tokens(self.text, found, self.dialects)
        significant = [one for one in own if one.token.kind is not TokenKind.COMMENT]
        before = iter(self.spacing.separators(subject, significant, printed))
        _Lines(self.space, own, frozenset(breaks[:-1]), len(margin)).run(
            [None if one.token.kind is TokenKind.COMMENT else next(before) for one in own]
        )


class _Lines:
    """The tokens of one operation, from left to right. Columns count from the start of the line as it will be."""

    def __init__(self, space: WhiteSpace, own: Sequence[Written], closers: frozenset[int], margin: int) -> None:
        self.space = space
        self.own = own
        self.closers = closers
        """Indices of tokens that are the `}` of a region; the token before each is its `{`."""
        self.margin = margin
        self.line = self.column = margin
        self.brackets: list[_Bracket] = []

    def run(self, separators: Sequence[str | None]) -> None:
        for index, one in enumerate(self.own):
            if index in self.closers:
                self.line = self.column = self.margin
            elif index:
                self.gap(index, separators[index])
            if one.token.kind is TokenKind.COMMENT:
                self.space.end_comment(one.token.start, one.token.end)
            elif (
                one.token.kind is TokenKind.PUNCTUATION and index not in self.closers and index + 1 not in self.closers
            ):
                self.bracket(index, one.text)
            self.column += len(one.text)

    def gap(self, index: int, separator: str | None) -> None:
        """The white space before token `index`."""
        previous, one = self.own[index - 1], self.own[index]
        start, end = previous.token.end, one.token.start
        blanks = self.space.text[start:end]
        new = blanks if one.verbatim else self.blanks(index, blanks, separator)
        self.space.put(start, end, new)
        lines = max(new.rfind("\n"), new.rfind("\r")) + 1
        if lines:
            self.line = self.column = len(new) - lines
        else:
            self.column += len(new)

    def blanks(self, index: int, blanks: str, separator: str | None) -> str:
        previous, one = self.own[index - 1], self.own[index]
        is_broken = "\n" in blanks or "\r" in blanks
        if one.token.kind is TokenKind.COMMENT:
            if not is_broken:
                return blanks if blanks.strip(" ") == "" and blanks else " "
            if self.space.keeps_column(one.text):
                return self.space.new_line + self.space.column(one.token.start)
            return self.space.new_line + " " * self.indentation(index)
        follows_region = index - 1 in self.closers
        if previous.token.kind is TokenKind.COMMENT or (
            is_broken and not follows_region and index + 1 not in self.closers
        ):
            return self.space.new_line + " " * self.indentation(index)
        if separator is None:
            separator = tidied(previous.text, blanks, one.text)
        if not separator and blanks and not may_touch(previous.text, one.text):
            return " "
        return separator

    def indentation(self, index: int) -> int:
        """Of a line that starts with token `index`."""
        text = self.own[index].text
        if index + 1 in self.closers or index - 1 in self.closers:
            return self.margin
        if not self.brackets:
            return self.margin + _CONTINUATION_INDENT_COLUMNS
        last = self.brackets[-1]
        if _PAIRS.get(text) == last.text:
            return last.line if last.inside == last.line + len(INDENT) else last.inside - 1
        return last.inside

    def bracket(self, index: int, text: str) -> None:
        following = self.own[index + 1] if index + 1 < len(self.own) else None
        if following is not None and following.text == "=" and text in "<>":
            # A comparison.
            return
        if text in "([{<":
            ends_line = following is None or following.token.kind is TokenKind.COMMENT
            if following is not None and not ends_line:
                ends_line = self.space.lines(self.own[index].token.end, following.token.start) > 0
            inside = self.line + len(INDENT) if ends_line else self.column + 1
            self.brackets.append(_Bracket(text, self.line, inside))
        elif text in _PAIRS and any(bracket.text == _PAIRS[text] for bracket in self.brackets):
            if text == ">" and self.brackets[-1].text != "<":
                return
            while self.brackets.pop().text != _PAIRS[text]:
                pass
