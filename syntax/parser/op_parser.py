"""Operation parser: the cursor for custom syntax, which implements `ods.protocols.OpParser`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ...ir.affine import AffineMap
from ...ir.attributes import StringAttr, SymbolRefAttr
from ...ir.base import Attribute, Type
from ...ir.graph import Block, Operation, Region, Value
from ...ir.records import dataclass, field
from ...ods.aliases import Aliases
from ...ods.definitions import AttributeDefinition
from ...ods.protocols import Argument, OperandUse
from ...ods.registry import Registry
from ..text.cursor import LABEL, OPERAND, STRING, SYMBOL
from ..text.recovery import BLOCK_HEADER, LINE_END, LINE_REST, REGION_START
from ..types.attributes import (
    PLAIN_SYMBOL,
    read_attribute_dict,
    read_string,
    read_symbol_ref,
)
from ..types.token_patterns import AFTER_RESULT, PLAIN_ARGUMENT, PLAIN_OPERAND, TYPED
from ..types.type_reader import TypeReader
from ..types.types import known_type, known_types, remember_types
from .attribute_syntax import read_attribute_like
from .ssa_scope import NameScope, Report


@dataclass
class PendingRegion:
    """A region whose braces were skipped: `start` is after the opening brace, `end` at the closing one."""

    region: Region
    start: int
    end: int
    arguments: Sequence[Argument] = field(default_factory=list[Argument])


class OpReader(TypeReader):
    """One per item; the parser sets `scope`, `labels` and `op` before each operation."""

    __slots__ = (
        "braces", "guesses", "has_clear_braces", "labels", "missing", "op", "pending", "report_finding", "scope",
    )  # fmt: skip

    def __init__(self, text: str, aliases: Aliases, braces: dict[int, int], report: Report, registry: Registry) -> None:
        super().__init__(text, aliases, registry)
        self.braces = braces
        self.missing: tuple[int, ...] = ()
        """Ends of lines that should end in `{`, in text order; they are in `braces` as well."""
        self.has_clear_braces = True
        """Whether each brace is paired with one in the text, by nothing but its place."""
        self.report_finding = report
        self.scope = NameScope(report)
        self.labels: dict[str, Block] = {}
        self.pending: list[PendingRegion] = []
        self.op = Operation("")
        self.guesses: list[tuple[Operation, list[Type]]] = []
        """Operations whose results may have these types."""

    def report(self, message: str, start: int, end: int, *, upstream: str | None = None) -> None:
        self.report_finding("syntax", message, start, end, (), (), upstream)

    def next_is_operand(self) -> bool:
        found = OPERAND(self.text, self.skip(), self.end)
        return found is not None and not self._is_result(found.start(), found.end())

    def _is_result(self, start: int, end: int) -> bool:
        """Whether the name from `start` to `end` is what the next line defines, and no operand.

        Only some operations can end there, and which way they are read depends on how often they were met.
        """
        return (
            AFTER_RESULT(self.text, end, self.end) is not None
            and LINE_END(self.text, self.token_end, start) is not None
        )

    # Tokens

    def optional_string(self) -> str | None:
        found = STRING(self.text, self.skip(), self.end)
        if found is None:
            return None
        value, self.pos = read_string(self.text, found.start())
        return value

    def string(self) -> str:
        value = self.optional_string()
        if value is None:
            self.fail("expected string literal")
        return value

    def comma_separated(
        self, item: Callable[[], None], opening: str = "", closing: str = "", context: str = ""
    ) -> None:
        if opening:
            self.punctuation(opening, context)
            if self.optional_punctuation(closing):
                return
        item()
        while self.optional_punctuation(","):
            item()
        if closing:
            self.punctuation(closing, context)

    # Names of things

    def optional_symbol_name(self) -> StringAttr | None:
        plain = PLAIN_SYMBOL(self.text, start := self.skip(), self.end)
        if plain is not None:
            name, self.pos = plain.group(1), plain.end(1)
        elif SYMBOL(self.text, start, self.end) is None:
            return None
        else:
            ref, self.pos = read_symbol_ref(self.text, start)
            name = ref.root
            if ref.nested:
                self.fail("expected a symbol name without '::'", start, self.pos)
        self.syntax.attribute_spans["sym_name"] = (start, self.pos)
        return StringAttr(name)

    def symbol_name(self) -> StringAttr:
        name = self.optional_symbol_name()
        if name is None:
            self.fail("expected valid '@'-identifier for symbol name")
        return name

    def optional_symbol_ref(self) -> SymbolRefAttr | None:
        found = SYMBOL(self.text, self.skip(), self.end)
        if found is None:
            return None
        ref, self.pos = read_symbol_ref(self.text, found.start())
        self.syntax.symbol_spans.append((found.start(), self.pos, ref))
        return ref

    def symbol_ref(self) -> SymbolRefAttr:
        ref = self.optional_symbol_ref()
        if ref is None:
            self.fail("expected symbol reference")
        return ref

    # Values

    def optional_operand(self) -> OperandUse | None:
        found = PLAIN_OPERAND(self.text, self.pos, self.end) or OPERAND(self.text, self.skip(), self.end)
        is_result = found is not None and self._is_result(found.start(1) - 1, found.end())
        # No operation ends after such a sign.
        if is_result and self.text[self.token_end - 1] in ":,([":
            raise self.fault("expected SSA operand")
        return None if found is None or is_result else self._used(found)

    def operand(self, *, numbered: bool = True) -> OperandUse:
        found = PLAIN_OPERAND(self.text, self.pos, self.end) or OPERAND(self.text, self.skip(), self.end)
        if found is None:
            raise self.fault("expected SSA operand")
        if not numbered and (sign := found.group(1).find("#")) >= 0:
            raise self.fault("result number not allowed in argument list", found.start(1) + sign, found.end())
        return self._used(found)

    def _used(self, found: re.Match[str]) -> OperandUse:
        self.pos = end = found.end()
        # To upstream, what begins with the sign is the number of a result.
        if self.text.startswith("#", end) or (self.text.startswith(" #", end) and "#" not in found.group()):
            raise self.fault("invalid SSA value result number")
        return OperandUse(found.group(1), found.start(1) - 1, end)

    def operand_list(self, opening: str = "", closing: str = "", *, is_generic: bool = False) -> list[OperandUse]:
        uses: list[OperandUse] = []
        if opening:
            self.punctuation(opening, " to start operand list" if is_generic else " in operand list")
            if self.optional_punctuation(closing):
                return uses
        elif not self.next_is_operand():
            return uses
        if is_generic and OPERAND(self.text, self.skip(), self.end) is None:
            raise self.fault("expected SSA operand", upstream=f"expected '{closing}' to end operand list")
        uses.append(self.operand())
        while self.optional_punctuation(","):
            uses.append(self.operand())
        if closing:
            self.punctuation(closing, " to end operand list" if is_generic else " in operand list")
        return uses

    def resolve(self, op: Operation, use: OperandUse, type_: Type) -> Value:
        value = self.scope.use(use, type_)
        op.add_operand(value, (use.start, use.end))
        return value

    def resolve_all(self, op: Operation, uses: Sequence[OperandUse], types: Sequence[Type] | Type) -> None:
        if isinstance(types, Type):
            types = (types,) * len(uses)
        elif len(uses) != len(types):
            start, end = (uses[0].start, uses[-1].end) if uses else (self.token_end - 1, self.token_end)
            self.fail(f"number of operands and types do not match: got {len(uses)} operands and {len(types)} types",
                      start, end)  # fmt: skip
        self.scope.use_all(op, uses, types)

    def typed_operands(self, op: Operation) -> int:
        plain = TYPED(self.text, self.pos, self.end)
        known = known_types(plain.group(2), plain.start(2)) if plain else None
        if plain and known and len(known) == plain.group(1).count("%"):
            self.scope.use_plain(op, plain.group(1), plain.start(1), known)
            self.syntax.type_spans += known
            self.pos = plain.end()
            return len(known)
        self.punctuation("(")
        uses = self.operand_list()
        types = self.optional_colon_type_list()
        self.punctuation(")")
        self.resolve_all(op, uses, types)
        if plain and self.pos == plain.end():
            remember_types(plain.group(2), plain.start(2), self.syntax.type_spans[-len(types) :])
        return len(uses)

    def type_of(self, use: OperandUse) -> Type | None:
        return self.scope.type_of(use)

    def attribute_like(self, definition: AttributeDefinition) -> Attribute:
        return read_attribute_like(self, definition, self.registry)

    def affine_map_of_ssa(self, closing: str) -> tuple[AffineMap, list[OperandUse], list[OperandUse]]:
        # Loaded here, as below, for the affine dialect.
        from ..types.affine_ssa import read_map_of_ssa

        return read_map_of_ssa(self, closing)

    def affine_expr_of_ssa(self) -> tuple[AffineMap, list[OperandUse], list[OperandUse]]:
        from ..types.affine_ssa import read_expression_of_ssa

        expression, dims, symbols = read_expression_of_ssa(self)
        return AffineMap(len(dims), len(symbols), (expression,)), dims, symbols

    # Structure

    def argument(self, type_required: bool = False, attributes: bool = False, *, numbered: bool = False) -> Argument:
        """`numbered`: in a block's header, where upstream reads `#0` behind the name too."""
        found = PLAIN_ARGUMENT(self.text, self.pos, self.end)
        if found is not None:
            type_ = known_type(found.group(2))
            if type_ is not None:
                self.pos = found.end()
                self.syntax.type_spans.append((*found.span(2), type_))
                return Argument(OperandUse(found.group(1), found.start(1) - 1, found.end(1)), type_)
        argument = Argument(self.operand(numbered=numbered))
        if type_required:
            self.punctuation(":", " and type for SSA operand" if numbered else "")
            argument.type = self.type()
        elif self.optional_punctuation(":"):
            argument.type = self.type()
        if attributes and self.next_is("{") and not REGION_START(self.text, self.pos + 1, self.end):
            entries, self.pos = read_attribute_dict(self.text, self.pos, self.aliases)
            argument.attributes = {entry[0]: entry[3] for entry in entries}
        argument.location = self.location()
        return argument

    def optional_argument_list(self, *, attributes: bool = False, numbered: bool = False) -> list[Argument]:
        found: list[Argument] = []
        if self.next_is("("):
            self.comma_separated(lambda: found.append(self.argument(True, attributes, numbered=numbered)), "(", ")")
        return found

    def region(self, op: Operation, arguments: Sequence[Argument] = ()) -> Region:
        region = self.optional_region(op, arguments)
        if region is None:
            raise self.fault("expected '{' to begin a region")
        return region

    def optional_region(self, op: Operation, arguments: Sequence[Argument] = ()) -> Region | None:
        if not self.next_is("{"):
            place = self._missing_brace() if self.missing else None
            return None if place is None else self.region_at(op, place, arguments)
        return self.region_at(op, self.pos, arguments)

    def is_before_missing_brace(self, end: int) -> bool:
        """Whether the line on which an operation ends, at `end`, should have ended in a brace."""
        line = LINE_REST(self.text, end, self.end)
        return line is not None and line.end() in self.braces

    def _missing_brace(self) -> int | None:
        """The place of a missing brace at the end of the line of the last token."""
        found = LINE_END(self.text, self.token_end, self.pos)
        return found.start() if found is not None and found.start() in self.braces else None

    def region_at(self, op: Operation, start: int, arguments: Sequence[Argument] = ()) -> Region:
        """The region whose brace is at `start`, or is missing there."""
        region = op.add_region()
        closing = self.braces.get(start, self.end)
        # A brace that nothing closes is paired with a place where no brace is.
        region.span = (start, min(closing + self.text.startswith("}", closing), self.end))
        self.pending.append(PendingRegion(region, start + 1, min(closing, self.end), arguments))
        self.pos = region.span[1]
        return region

    def empty_region(self, op: Operation) -> Region:
        return op.add_region()

    def optional_successor(self, op: Operation) -> Block | None:
        found = LABEL(self.text, self.skip(), self.end)
        if found is None or self._is_header(found):
            return None
        self.pos = found.end()
        label = found.group()[1:]
        block = self.labels.get(label)
        if block is None:
            block = self.labels[label] = Block(label)
        op.add_successor(block, (found.start(), found.end()))
        return block

    def _is_header(self, label: re.Match[str]) -> bool:
        """Whether `label` starts the next block: it is the first thing on its line, and a colon follows."""
        before = LINE_END(self.text, self.token_end, label.start())
        return before is not None and BLOCK_HEADER(self.text, label.end(), self.end) is not None

    def successor(self, op: Operation) -> Block:
        block = self.optional_successor(op)
        if block is None:
            raise self.fault("expected block name")
        return block
