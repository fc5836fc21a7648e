"""The plan of tensors by One-Shot Bufferize; see `ownership/plans.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....ir.graph import Operation, Value
from ....ir.records import dataclass
from ....syntax.document.document import Document, Item
from ...config.editor_settings import HintSettings
from ..ownership.hint_values import InlayHint
from ..ownership.lens_values import CodeLens
from ..ownership.lifetime_events import LifetimeEvent, events_at
from ..structure.token_kinds import TensorModifiers
from .copy_hints import copy_hints
from .copy_lenses import lenses_of_copies
from .tensor_hints import tensor_hints
from .tensor_lifetime import tensor_events, tensor_lines
from .tensor_tokens import tensor_modifiers


@dataclass(frozen=True)
class TensorPlan:
    copies_alone: bool = False
    """Whether nothing is told of the buffers that tensors become, for which minimal-deallocation runs."""

    def hints(self, document: Document, item: Item, settings: HintSettings) -> tuple[InlayHint, ...]:
        copies = copy_hints(document, item, settings.bufferization)
        return copies if self.copies_alone else copies + tensor_hints(document, item, settings)

    def lenses(self, document: Document, item: Item) -> tuple[CodeLens, ...]:
        return lenses_of_copies(document, item)

    def about(self, document: Document, item: Item, value: Value) -> Iterator[str]:
        lines = tensor_lines(document, item, value) if not self.copies_alone else ()
        if lines:
            yield "\n".join(f"- {line}" for line in lines)

    def events(
        self, document: Document, item: Item, value: Value, function: Operation | None
    ) -> Sequence[LifetimeEvent]:
        del function
        return () if self.copies_alone else list(events_at(item, tensor_events(document, item, value)))

    def modifiers(self, document: Document, item: Item, *, ask: bool) -> TensorModifiers | None:
        """Of the names of tensors; None where nothing is told, and where the plan is not known yet, unless `ask`."""
        return None if self.copies_alone else tensor_modifiers(document, item, ask=ask)
