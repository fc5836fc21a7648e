"""Display memory: the last hints, lenses and owners of each function of a file while it had no errors.

During most edits a function has errors, and nothing can be planned for it. What is shown beside it or above it stays
meanwhile, so that lines do not jump.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import islice
from typing import TypeVar

from ....ir.attributes import StringAttr
from ....ir.records import dataclass, field, replace
from ....syntax.document.document import Document, Item
from ....syntax.text.edits import edit_between
from .code_lenses import CodeLens
from .hint_values import InlayHint

T = TypeVar("T")
Place = Callable[[int], "int | None"]
"""From an offset into the text before the edit to the one in the new text; None within the edit."""
Memory = dict[str, tuple[str, tuple[T, ...]]]
"""By symbol of the function: the text of its item, and its hints or lenses, with offsets relative to the item."""

Owner = tuple[int, int]
"""The offset of the name of a buffer, and the modifiers of its semantic token that tell who owns it."""


@dataclass(frozen=True)
class DisplayMemory:
    """The memory of one file by kind."""

    hints: Memory[InlayHint] = field(default_factory=dict[str, "tuple[str, tuple[InlayHint, ...]]"])
    placement_hints: Memory[InlayHint] = field(default_factory=dict[str, "tuple[str, tuple[InlayHint, ...]]"])
    lenses: Memory[CodeLens] = field(default_factory=dict[str, "tuple[str, tuple[CodeLens, ...]]"])
    placement_lenses: Memory[CodeLens] = field(default_factory=dict[str, "tuple[str, tuple[CodeLens, ...]]"])
    copy_lenses: Memory[CodeLens] = field(default_factory=dict[str, "tuple[str, tuple[CodeLens, ...]]"])
    owners: Memory[Owner] = field(default_factory=dict[str, "tuple[str, tuple[Owner, ...]]"])


def remember(memory: Memory[T], item: Item, shown: tuple[T, ...]) -> None:
    """Note the hints or lenses of `item`, which has no errors."""
    if shown or memory:
        name = _symbol_of(item)
        if name is not None and shown:
            memory[name] = (item.parsed.source, shown)
        elif name is not None:
            memory.pop(name, None)


def recall(memory: Memory[T], document: Document, item: Item, moved: Callable[[T, Place], T | None]) -> tuple[T, ...]:
    """The last values of `item`, which has errors: what `moved` leaves of them."""
    name = _symbol_of(item) if memory else None
    # Of two functions with one name, as in two chunks, the memory may be of the other one.
    if name is None or name not in memory or not _is_defined_once(document.text, item, name):
        return ()
    source, shown = memory[name]
    place = _place(source, item.parsed.source)
    return tuple([after for one in shown if (after := moved(one, place)) is not None])


def hint_after_edit(hint: InlayHint, place: Place) -> InlayHint | None:
    """The hint where the edit has left its place; its parts lead to what the edit has left, too."""
    offset = place(hint.offset)
    if offset is None:
        return None
    parts = [replace(part, target=_range(part.target, place)) for part in hint.parts]
    return replace(hint, offset=offset, parts=tuple(parts))


def owner_after_edit(owner: Owner, place: Place) -> Owner | None:
    """The name of a buffer that the edit has left where it was."""
    offset = place(owner[0])
    return (offset, owner[1]) if offset is not None else None


def lens_after_edit(lens: CodeLens, place: Place) -> CodeLens | None:
    """The lens of a function, unless its name was edited."""
    name, offset = _range((lens.start, lens.end), place), place(lens.offset)
    return replace(lens, start=name[0], end=name[1], offset=offset) if name and offset is not None else None


def _range(written: tuple[int, int] | None, place: Place) -> tuple[int, int] | None:
    """A range in the new text; None when some of it was changed."""
    start, end = (place(written[0]), place(written[1])) if written is not None else (None, None)
    return (start, end) if start is not None and end is not None else None


def lenses_of(
    memory: Memory[CodeLens] | None, document: Document, item: Item, make: Callable[[], Iterable[CodeLens]]
) -> tuple[CodeLens, ...]:
    """The lenses that `make` gives for `item`, with offsets relative to it; for one with errors, the last ones."""
    if memory is None:
        return tuple(make())
    if item.has_errors:
        return recall(memory, document, item, lens_after_edit)
    found = tuple(make())
    remember(memory, item, found)
    return found


_HEAD = re.compile(r"\s*[\w.]+[ \t]+(?:[a-z]+[ \t]+)?@([\w$.\-]+)")
"""A function's name, as far as it can be told where the signature has the error."""


def _symbol_of(item: Item) -> str | None:
    for op in item.operations:
        name = op.attribute("sym_name")
        if isinstance(name, StringAttr):
            return name.value
    head = _HEAD.match(item.parsed.source)
    return head[1] if head is not None else None


def _is_defined_once(text: str, item: Item, name: str) -> bool:
    """Whether no other operation of this kind in the text defines the symbol `name`."""
    source = item.parsed.source
    keyword = re.match(r"\s*([\w.$\"]+)", source)
    if keyword is None:
        return False
    definition = rf"{re.escape(keyword[1])}[ \t]+(?:[a-z]+[ \t]+)?@{re.escape(name)}(?![\w$.\-])"
    return sum(1 for _ in islice(re.finditer(definition, text), 2)) == 1


def _place(old: str, new: str) -> Place:
    """The map of offsets from `old` to `new`."""
    edit = edit_between(old, new)
    return lambda at: at if at < edit.start else at + edit.delta if at > edit.old_end else None
