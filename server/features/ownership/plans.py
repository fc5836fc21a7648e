"""Plans: what a pass would do with the values of an item, and why. Features ask these, and none knows which pass it is.

Buffers have one of two, by the pass that the project deallocates with; tensors have that of One-Shot Bufferize.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from ....ir.graph import Operation, Value
from ....ir.records import dataclass
from ....passes.pass_manager.base import Pass, Refusal
from ....passes.pass_manager.deallocation import DEFAULT_PLAN, Deallocation, PlanOptions
from ....syntax.document.document import Document, Item
from ...config.editor_settings import HintSettings
from ...facts.ownership_facts import Owners
from ..bufferization.tensor_plan import TensorPlan
from .hint_values import InlayHint
from .lens_values import CodeLens
from .lifetime_events import LifetimeEvent
from .llvm_plan import LlvmPlan
from .minimal_plan import MinimalPlan


class Plan(Protocol):
    """Of any item that is given with its document. What is not about values of the plan's kind is empty."""

    def hints(self, document: Document, item: Item, settings: HintSettings) -> tuple[InlayHint, ...]:
        """Places where values are allocated, copied, moved and freed; offsets from the start of the item."""
        ...

    def lenses(self, document: Document, item: Item) -> tuple[CodeLens, ...]:
        """The cost: numbers for each function, or its refusal; offsets from the start of the item."""
        ...

    def about(self, document: Document, item: Item, value: Value) -> Iterator[str]:
        """Paragraphs in Markdown: the owner of `value` and why, its copies and its end."""
        ...

    def events(
        self, document: Document, item: Item, value: Value, function: Operation | None
    ) -> Iterable[LifetimeEvent]:
        """Events in the life of `value`, in text order; `function`: the innermost one around what was asked for."""
        ...


class BufferPlan(Plan, Protocol):
    """Of buffers, with what inserting its deallocations takes."""

    @property
    def alone(self) -> BufferPlan:
        """The plan where one function changes, and no other."""
        ...

    @property
    def steps(self) -> Sequence[Pass]:
        """The passes that do it to a file, and whether what they insert `is_simplified` afterwards."""
        ...

    @property
    def is_simplified(self) -> bool: ...

    @property
    def after_bufferization(self) -> Pass:
        """The pass that does it where One-Shot Bufferize has run."""
        ...

    def deallocate(self, function: Operation, root: Operation, document: Document) -> tuple[Refusal, ...]:
        """Do it to a function of `root`, a copy of the program, in place; why not, where it is refused."""
        ...

    def is_certain(self, document: Document, item: Item) -> bool:
        """Whether no error lies in what the plan follows: what it says of `item` is a guess otherwise."""
        ...

    def owners(self, document: Document, item: Item) -> Owners:
        """The owner of each buffer."""
        ...

    def refusal(self, document: Document, item: Item, function: Operation | None = None) -> Refusal | None:
        """The first reason not to change an item without errors, or one function of it."""
        ...

    def changes(self, document: Document, item: Item, function: Operation | None = None) -> bool:
        """Whether there is anything to insert."""
        ...

    def changes_callers(self, document: Document, item: Item, function: Operation) -> bool:
        """Whether the type of `function`, or of one that it calls, changes, and all that calls connect with it."""
        ...

    def needs_callers(self, document: Document, item: Item) -> bool:
        """Whether a function is refused unless what it calls changes with all others that do."""
        ...


@dataclass(frozen=True)
class Plans:
    """Those of a view of a program."""

    buffers: BufferPlan
    tensors: TensorPlan

    @property
    def all(self) -> tuple[Plan, Plan]:
        return self.buffers, self.tensors


_MINIMAL = Plans(MinimalPlan(), TensorPlan())


def plans_of(options: PlanOptions = DEFAULT_PLAN) -> Plans:
    """The plans that `options` ask for. LLVM's pass says nothing of tensors, so that only copies are told of these."""
    if options.deallocation is Deallocation.MINIMAL:
        return _MINIMAL
    return Plans(LlvmPlan(options), TensorPlan(copies_alone=True))
