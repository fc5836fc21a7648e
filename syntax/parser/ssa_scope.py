"""SSA scopes: names of values while a text is read.

Follows mlir/lib/AsmParser/Parser.cpp: a name lives until the region that defines it ends; an operation
that is isolated from above starts from nothing. A name used before its definition is held by a
placeholder that the definition replaces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from typing import Protocol

from ...ir.base import Type
from ...ir.graph import BlockArgument, Operation, OpOperand, OpResult, PlaceholderValue, Value
from ...ir.source import TypeSpan
from ...ir.types import UNKNOWN_TYPE, UnknownType
from ...ods.dialect_bodies import are_alike
from ...ods.protocols import OperandUse

_NUMBER_DIGITS = 10
"""Of the largest number of 32 bits, the largest that a result may have."""
MAX_RESULTS = 1 << 16
"""Results of one operation that get a value; a larger count is a slip, and each result is an object."""


class Report(Protocol):
    """Takes an error; a note is (start, end, message). `candidates`: what a misspelt name there may have been;
    `upstream`: mlir-opt's words, where they are others."""

    def __call__(
        self,
        code: str,
        message: str,
        start: int,
        end: int,
        notes: tuple[tuple[int, int, str], ...] = (),
        candidates: Iterable[str] = (),
        upstream: str | None = None,
    ) -> None: ...


class NameScope:
    """The visible names of one isolated stretch of the program. Names are without `%`, as in `OperandUse`."""

    __slots__ = (
        "_definitions",
        "_report",
        "_reported",
        "around",
        "forward",
        "has_forward_uses",
        "lost",
        "repeated",
        "values",
    )

    def __init__(self, report: Report, around: NameScope | None = None) -> None:
        """`around`: whose names are not visible here, and may not be defined again either."""
        self.around = around if around is None or around.values else around.around
        self.values: dict[str, Value] = {}
        self.forward: dict[str, PlaceholderValue] = {}
        self._definitions: list[tuple[str, Value | None]] = []
        self._report = report
        self._reported: set[tuple[Value, Type | None]] = set()
        self.repeated = 0
        """Slips that were not reported because the same was said before: no text with one means the same elsewhere."""
        self.has_forward_uses = False
        """Whether a name was used before its definition."""
        self.lost: list[int] = []
        """Places of definitions that may have lost their name by a reported error: each excuses one undefined name
        further down."""

    def mark(self) -> int:
        """A point that `release` goes back to."""
        return len(self._definitions)

    def release(self, mark: int) -> None:
        """Forget all names defined since `mark`."""
        while len(self._definitions) > mark:
            name, previous = self._definitions.pop()
            if previous is None:
                del self.values[name]
            else:
                self.values[name] = previous

    def find(self, name: str) -> Value | None:
        found = self.values.get(name)
        return self.values.get(plain_name(name)) if found is None and "#" in name else found

    def taken(self, name: str) -> Value | None:
        """The value that `name` means here, or in a scope around."""
        return next((scope.values[name] for scope in self._scopes() if name in scope.values), None)

    def takes_any(self, names: Set[str]) -> bool:
        return any(not scope.values.keys().isdisjoint(names) for scope in self._scopes())

    def _scopes(self) -> Iterator[NameScope]:
        scope: NameScope | None = self
        while scope is not None:
            yield scope
            scope = scope.around

    def define(self, name: str, value: Value, start: int, end: int, *, is_of_region: bool = False) -> None:
        """Let `name` mean `value`. `is_of_region`: an argument of a region, written before its brace."""
        previous = self.values.get(name)
        taken = previous if self.around is None else self.taken(name)
        if taken is not None and not _is_guess(taken) and self._is_news(taken, None):
            notes = ((*taken.span, "previously defined here"),) if taken.span is not None else ()
            upstream = f"region entry argument '%{name}' is already in use" if is_of_region else None
            message = f"redefinition of SSA value '%{name}'"
            self._report("redefinition", message, start, end, notes, upstream=upstream)
        self._definitions.append((name, previous))
        self.values[name] = value
        placeholder = self.forward.get(name) if is_of_region else None
        reference = _reference(placeholder) if placeholder is not None and previous is None else None
        if reference is not None:
            notes = ((*reference.span, "previously referenced here"),) if reference.span is not None else ()
            message = f"region entry argument '%{name}' is already in use"
            self._report("redefinition", message, start, end, notes)
        if self.forward:
            self._settle(name, value, (start, end))

    def hide(self, op: Operation) -> dict[str, PlaceholderValue]:
        """Take out the names that `op` alone has used before their definition, until `show`."""
        if not self.forward:
            return {}
        hidden = {name: each for name, each in self.forward.items() if all(use.owner is op for use in each.uses)}
        for name in hidden:
            del self.forward[name]
        return hidden

    def show(self, hidden: dict[str, PlaceholderValue]) -> None:
        """Put the names of `hide` back."""
        for name, placeholder in hidden.items():
            other = self.forward.get(name)
            if other is None:
                self.forward[name] = placeholder
            else:
                placeholder.replace_all_uses_with(other)

    def _settle(self, name: str, value: Value, span: tuple[int, int]) -> None:
        """Replace what uses before the definition of `name`, at `span`, took for its value."""
        placeholder = self.forward.pop(name, None)
        if placeholder is None:
            return
        self.has_forward_uses = True
        if self._is_guessed(value) and not isinstance(placeholder.type, UnknownType):
            value.type = placeholder.type
        elif self._differ(placeholder.type, value):
            notes = ((*placeholder.span, f"used as '{placeholder.type}' here"),) if placeholder.span is not None else ()
            message = f"definition of SSA value '%{name}' has type '{value.type}'"
            upstream = message if "#" in name else f"definition of SSA value '%{name}#0' has type '{value.type}'"
            self._report("type-mismatch", message, *span, notes, upstream=upstream)
        placeholder.replace_all_uses_with(value)

    def _differ(self, expected: Type, value: Value) -> bool:
        """Whether `value` has another type than `expected`, as far as both are known, and that is news."""
        actual = value.type
        if actual is expected or isinstance(actual, UnknownType) or isinstance(expected, UnknownType):
            return False
        return not are_alike(str(actual), str(expected)) and self._is_news(value, expected)

    def use(self, use: OperandUse, type_: Type) -> Value:
        """The value that `use` names, a placeholder when nothing has defined it yet."""
        value = self.find(use.name)
        if value is None:
            name = plain_name(use.name)
            value = self.forward.get(name)
            if value is None:
                value = self.forward[name] = PlaceholderValue(type_, use.name, (use.start, use.end))
                return value
        if type_ is not value.type:
            if isinstance(value.type, UnknownType) or (self._is_guessed(value) and not isinstance(type_, UnknownType)):
                # There is no better type: the definition of the value is opaque, or comes later.
                value.type = type_
            self.check_type(type_, value, use.name, (use.start, use.end))
        return value

    def use_all(self, op: Operation, uses: Sequence[OperandUse], types: Sequence[Type]) -> None:
        """Add `uses` of values of these types, as many, to the operands of `op`."""
        values = self.values
        operands = list(op.operands)
        for use, type_ in zip(uses, types, strict=True):
            value = values.get(use.name)
            if value is None or value.type is not type_:
                value = self.use(use, type_)
            operands.append(OpOperand(op, value, (use.start, use.end)))
        op.operands = tuple(operands)

    def use_plain(self, op: Operation, names: str, start: int, types: Sequence[TypeSpan]) -> None:
        """The same for what `names`, which is at `start`, lists as `%a, %b`."""
        values = self.values
        operands = list(op.operands)
        for name, (_, _, type_) in zip(names.split(", "), types, strict=True):
            end = start + len(name)
            value = values.get(name[1:])
            if value is None or value.type is not type_:
                value = self.use(OperandUse(name[1:], start, end), type_)
            operands.append(OpOperand(op, value, (start, end)))
            start = end + 2
        op.operands = tuple(operands)

    def type_of(self, use: OperandUse) -> Type | None:
        """The type of the value that `use` names, None for one that is not defined yet.

        What the text of an operation of unknown syntax seemed to say is forgotten: nothing may follow from it.
        """
        value = self.find(use.name)
        if value is not None and self._is_guessed(value):
            value.type = UNKNOWN_TYPE
        return value.type if value is not None else None

    @staticmethod
    def _is_guessed(value: Value) -> bool:
        """Whether the type of `value` is known from the text of an operation of unknown syntax alone."""
        if isinstance(value, BlockArgument) and value.block.label is not None:
            # The header of a block says the type, whatever the operation around it is.
            return False
        definition = _definition(value)
        return (
            definition is not None
            and definition.syntax is not None
            and definition.syntax.opaque
            and all(use.owner.syntax is not None and use.owner.syntax.opaque for use in value.uses)
        )

    def check_type(self, expected: Type, value: Value, name: str, span: tuple[int, int]) -> None:
        """Report a use of `value` as `expected` when the value has another type. Unknown types agree with all."""
        if not self._differ(expected, value):
            return
        notes = ((*value.span, f"'%{name}' has type '{value.type}' here"),) if value.span is not None else ()
        message = f"use of value '%{name}' expects different type than prior uses: '{expected}' vs '{value.type}'"
        words = message.replace(f"'%{name}'", f"'%{name.partition('#')[0]}'", 1) if "#" in name else None
        self._report("type-mismatch", message, *span, notes, upstream=words)

    def _is_news(self, value: Value, type_: Type | None) -> bool:
        """Whether nothing was said yet of uses of `value` as `type_`, or of definitions that hide it: one slip may make
        many."""
        known = len(self._reported)
        self._reported.add((value, type_))
        is_news = len(self._reported) > known
        self.repeated += not is_news
        return is_news

    def close(self, defined: Callable[[], list[str]]) -> None:
        """Report the names that were used but never defined."""
        if not self.forward:
            return
        lost = sorted(self.lost)
        known: list[str] | None = None
        for plain, placeholder in self.forward.items():
            name = placeholder.name or plain
            if lost and lost[0] < (placeholder.span or (0, 0))[0]:
                del lost[0]
                continue
            use = _reference(placeholder)
            if use is not None:
                start, end = use.span or (0, 0)
                known = defined() if known is None else known
                message = f"use of undeclared SSA value name '%{name}'"
                words = "use of undeclared SSA value name"
                if _has_too_large_number(name):
                    start += 1 + name.index("#")
                    message = words = "invalid SSA value result number"
                elif "#" in name and any(_base(each) == _base(name) for each in known):
                    words = "reference to invalid result number"
                self._report("undefined-value", message, start, end, candidates=known, upstream=words)
        self.forward.clear()


def plain_name(name: str) -> str:
    """`name`, without the number where it is that of the first value, and without zeros before the number."""
    base, hash_, number = name.partition("#")
    number = number.lstrip("0")
    return f"{base}{hash_}{number}" if number else base


def _base(name: str) -> str:
    """The name of the operation's results that `name` is one of."""
    return name.lstrip("%").partition("#")[0].partition(":")[0]


def _has_too_large_number(name: str) -> bool:
    """Whether the number after `#` has more than 32 bits."""
    digits = name.partition("#")[2].lstrip("0")
    return len(digits) > _NUMBER_DIGITS or int(digits or "0") >> 32 > 0


def _is_guess(value: Value) -> bool:
    """Whether `value` is taken for defined only because its name is where a definition might."""
    if not isinstance(value, BlockArgument):
        return isinstance(value, PlaceholderValue)
    owner = _definition(value)
    return owner is not None and owner.syntax is not None and owner.syntax.opaque


def _definition(value: Value) -> Operation | None:
    """The operation that `value` is a result of, or an argument of a region of; None for what is not defined yet."""
    if isinstance(value, OpResult):
        return value.op
    region = value.parent_region if isinstance(value, BlockArgument) else None
    return region.parent if region is not None else None


def _reference(placeholder: PlaceholderValue) -> OpOperand | None:
    """The first use by an operation whose syntax is known; in another one, the name may be that of an argument."""
    understood = (use for use in placeholder.uses if use.owner.syntax is None or not use.owner.syntax.opaque)
    return next(understood, None)
