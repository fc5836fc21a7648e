"""Ownership of one function, for the library and for notebooks: who frees each buffer, where, and why.

>>> from pydealloc import ownership, parse
>>> program = parse("func.func @f() { %0 = memref.alloc() : memref<4xf32> return }")
>>> for buffer in ownership(program.function("f")).buffers:
...     print(buffer.name, buffer.owner, *[event.words for event in buffer.events])
%0 function allocated, pass: freed after this
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ..analysis.ownership.token_states import State
from ..ir.graph import Operation as IrOperation
from ..ir.graph import Value as IrValue
from ..ir.plurals import counted
from ..ir.records import dataclass
from ..ir.types import is_memref
from ..ir.walk import walk_values
from ..passes.pass_manager.deallocation import PlanOptions
from ..syntax.document.document import Item
from .facts.deallocation_facts import FunctionPlan, deallocation_of
from .facts.kept.plans import is_entry_argument
from .facts.ownership_words import name_of
from .facts.refusals import words_of
from .features.ownership.minimal_plan import planned_events, planned_lifetime
from .pictures.model import Picture
from .pictures.pictures import has_body, picture_of
from .program import Operation, Position, Program

Owner = Literal["function", "caller", "some paths", "none"]
"""`function`: it frees the buffer or returns it; `some paths`: so on some only; `none`: this name is never freed."""


@dataclass(frozen=True)
class Event:
    """An event in the life of a buffer. `words` that begin with `pass:` are what minimal-deallocation would insert."""

    position: Position
    words: str
    text: str
    """The operation's text."""


@dataclass(frozen=True)
class Buffer:
    """A value of memref type. `events` are in text order, `reasons` sentences in Markdown."""

    name: str
    type: str
    owner: Owner
    events: tuple[Event, ...]
    reasons: tuple[str, ...]


class Ownership:
    """The buffers of a function, as minimal-deallocation sees them; in a loop, its `buffers`.

    A notebook shows it as a time line.
    """

    __slots__ = ("_buffers", "_function", "_picture")

    def __init__(self, function: Operation) -> None:
        self._function = function
        self._buffers: tuple[Buffer, ...] | None = None
        self._picture: Picture | None = None

    @property
    def function(self) -> Operation:
        return self._function

    @property
    def refusal(self) -> str:
        """The reason why the pass leaves the function alone; empty where it does not."""
        _, _, plan = self._plan()
        return words_of(plan.refusal)[0] if plan is not None and plan.refusal is not None else ""

    @property
    def buffers(self) -> tuple[Buffer, ...]:
        """In text order; empty for a declaration, a function without buffers, and one that could not be parsed."""
        if self._buffers is None:
            item, original, plan = self._plan()
            values = [value for value in walk_values(original) if is_memref(value.type)] if plan is not None else []
            self._buffers = tuple([_buffer(self._function.program, item, value, plan) for value in values if plan])
        return self._buffers

    def __iter__(self) -> Iterator[Buffer]:
        return iter(self.buffers)

    def _plan(self) -> tuple[Item, IrOperation, FunctionPlan | None]:
        copy = self._function.ir
        item = self._function.program.item_of(copy)
        original = copy.origin
        assert item is not None, "a function is written in the text"
        assert original is not None, "a program is made of copies"
        return item, original, deallocation_of(self._function.program.document, item).plan_of(original)

    def picture(self) -> Picture | None:
        """The plain values of the time line; None for a declaration."""
        if self._picture is None and has_body(self._function.ir):
            item, original, _ = self._plan()
            program = self._function.program
            options = PlanOptions(crosses_functions=program.crosses_functions)
            self._picture = picture_of(program.document, item, original, options=options)
        return self._picture

    def _repr_svg_(self) -> str | None:
        from .pictures.time_line import time_line_svg

        picture = self.picture()
        return time_line_svg(picture) if picture is not None else None

    def _repr_html_(self) -> str | None:
        from .pictures.time_line import time_line_html

        picture = self.picture()
        return time_line_html(picture) if picture is not None else None

    def __repr__(self) -> str:
        return f"<Ownership of @{self._function.symbol}: {counted(len(self.buffers), 'buffer')}>"


def ownership(function: Operation) -> Ownership:
    """The ownership of a function's buffers. Nothing is computed before it is asked for.

    Raises:
        ValueError: the operation is no function.
        TypeError: it is no operation.
    """
    if not isinstance(function, Operation):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError(f"`function` is an operation of a program, not {type(function).__name__}: see `parse`")
    if not function.is_function:
        raise ValueError(f"{function.name} is no function")
    return Ownership(function)


def _buffer(program: Program, item: Item, value: IrValue, plan: FunctionPlan) -> Buffer:
    events = tuple(
        [
            Event(program.position(event.place[0]), event.words, event.text)
            for event in planned_events(program.document, item, value, plan)
        ]
    )
    reasons = tuple(planned_lifetime(program.document, item, value, plan))
    return Buffer(name_of(value), str(value.type), _owner(value, plan), events, reasons)


def _owner(value: IrValue, plan: FunctionPlan) -> Owner:
    state = plan.holders.get(value)
    if state is State.OWNED:
        return "function"
    if state is State.MAYBE:
        return "some paths"
    return "caller" if is_entry_argument(value) else "none"
