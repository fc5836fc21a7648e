"""Display memory: the last hints, lenses and owners of each function of a file while it could be read.

During most edits a function has errors, and nothing can be planned for it. What is shown beside it or above it stays
meanwhile, so that lines do not jump, as long as the edit has nothing to do with it (`Since`). A lens says that there
is an error.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from itertools import islice
from typing import TypeVar

from ....ir.attributes import StringAttr
from ....ir.graph import Operation, Value
from ....ir.records import dataclass, field, replace
from ....ir.types import UNKNOWN_TYPE, RankedTensorType, UnrankedTensorType, is_memref
from ....ir.walk import walk
from ....syntax.document.document import Document, Item
from ....syntax.text.edits import EditSpan, edit_between
from .hint_values import InlayHint
from .lens_values import CodeLens, found_or_errors, moved_lens

T = TypeVar("T")
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
    peak_lenses: Memory[CodeLens] = field(default_factory=dict[str, "tuple[str, tuple[CodeLens, ...]]"])
    owners: Memory[Owner] = field(default_factory=dict[str, "tuple[str, tuple[Owner, ...]]"])


def remember(memory: Memory[T], item: Item, shown: tuple[T, ...]) -> None:
    """Note the hints or lenses of `item`, which has no errors."""
    if shown or memory:
        name = _symbol_of(item)
        if name is not None and shown:
            memory[name] = (item.parsed.source, shown)
        elif name is not None:
            memory.pop(name, None)


def recall(memory: Memory[T], document: Document, item: Item, moved: Callable[[T, Since], T | None]) -> tuple[T, ...]:
    """The last values of `item`, which has errors: what `moved` leaves of them."""
    name = _symbol_of(item) if memory else None
    # Of two functions with one name, as in two chunks, the memory may be of the other one.
    if name is None or name not in memory or not _is_defined_once(document.text, item, name):
        return ()
    source, shown = memory[name]
    since = Since(source, item)
    return tuple([after for one in shown if (after := moved(one, since)) is not None])


def hint_after_edit(hint: InlayHint, since: Since) -> InlayHint | None:
    """The hint where the edit has left its place, and all that it is about; its parts lead to what is left, too."""
    offset = since.place(hint.offset)
    if offset is None:
        return None
    names = _NAME.findall(hint.label) or since.names_at(offset)
    if since.is_edited_line(offset) if hint.is_local else since.changes_structure or since.concerns(names):
        return None
    parts = [replace(part, target=_range(part.target, since.place)) for part in hint.parts]
    return replace(hint, offset=offset, parts=tuple(parts))


def owner_after_edit(owner: Owner, since: Since) -> Owner | None:
    """The name of a buffer in a line that the edit has left as it was."""
    offset = since.place(owner[0])
    return (offset, owner[1]) if offset is not None and not since.is_edited_line(offset) else None


def lens_after_edit(lens: CodeLens, since: Since) -> CodeLens | None:
    """The lens of a function, unless its name was edited."""
    name, offset = _range((lens.start, lens.end), since.place), since.place(lens.offset)
    return replace(lens, start=name[0], end=name[1], offset=offset) if name and offset is not None else None


def _range(written: tuple[int, int] | None, place: Callable[[int], int | None]) -> tuple[int, int] | None:
    """A range in the new text; None when some of it was changed."""
    start, end = (place(written[0]), place(written[1])) if written is not None else (None, None)
    return (start, end) if start is not None and end is not None else None


def all_lenses(
    memory: Memory[CodeLens] | None,
    document: Document,
    make: Callable[[Document, Item], Iterable[CodeLens]],
    *,
    beside: bool = False,
) -> list[CodeLens]:
    """The lenses of all items, in text order, with offsets into the document; the rest is as in `lenses_of`."""
    return [
        moved_lens(lens, item.start)
        for item in document.leaves()
        for lens in lenses_of(memory, document, item, partial(make, document, item), beside=beside)
    ]


def lenses_of(
    memory: Memory[CodeLens] | None,
    document: Document,
    item: Item,
    make: Callable[[], Iterable[CodeLens]],
    *,
    beside: bool = False,
) -> tuple[CodeLens, ...]:
    """The lenses that `make` gives for `item`, with offsets relative to it; for one that cannot be read, the last ones.

    As long as there is an error, that is what they say: nothing can be done with the function.

    Args:
        beside: each stands beside another one, which says so.
    """
    if item.has_errors and memory is not None:
        found = recall(memory, document, item, lens_after_edit)
    else:
        found = tuple(make())
        if memory is not None:
            remember(memory, item, found)
    return found_or_errors(document, item, found, beside=beside)


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


_NAME = re.compile(r"%([\w$.\-]+)")
_NAME_BEFORE = re.compile(r"%([\w$.\-]+)(?::[0-9]+)?$")
_DEFINED = re.compile(r"^[^\S\r\n]*(%[\w$.\-:]+(?:[ \t]*,[ \t]*%[\w$.\-:]+)*)[ \t]*=(?!=)", re.MULTILINE)
_STRUCTURE = re.compile(r"[{}]|\^[\w$.\-]+")
_LINE_ENDS = ("\n", "\r")


class Since:
    """The difference between the text of a function that could be read, and the text of its item now.

    All offsets are into these texts.
    """

    def __init__(self, old: str, item: Item) -> None:
        self._item = item
        self._new = new = item.parsed.source
        self._edit = edit = _by_lines(old, new)
        self._lines = (edit.start, edit.new_end - 1)
        before, after = old[edit.start : edit.old_end], new[edit.start : edit.new_end]
        if not _are_lines(new, edit.start, edit.new_end) or not _are_lines(old, edit.start, edit.old_end):
            self._lines = _whole_lines(new, edit.start, edit.new_end)
            before = old[slice(*_whole_lines(old, edit.start, edit.old_end))]
            after = new[slice(*self._lines)]
        lost, won = Counter(_NAME.findall(before)), Counter(_NAME.findall(after))
        defined = (
            name for text in (before, after) for line in _DEFINED.finditer(text) for name in _NAME.findall(line[1])
        )
        self._written = frozenset((lost - won) + (won - lost)).union(defined)
        """The names that the edited lines define, or have more or less often than before."""
        self.changes_structure = _STRUCTURE.findall(before) != _STRUCTURE.findall(after)
        """Whether the edit may lead control elsewhere."""
        self._concerned: frozenset[str] | None = None

    def place(self, at: int) -> int | None:
        """From an offset into the old text to the one in the new text; None within the edit."""
        edit = self._edit
        return at if at < edit.start else at + edit.delta if at > edit.old_end else None

    def is_edited_line(self, at: int) -> bool:
        return self._lines[0] <= at <= self._lines[1]

    def concerns(self, names: Iterable[str]) -> bool:
        """Whether the edited lines define one of these names, or have it more or less often than before, or that of a
        value that may be the same buffer or tensor, or a part of it."""
        if self._concerned is None:
            self._concerned = _connected(self._item, self._written)
        return not self._concerned.isdisjoint(names)

    def names_at(self, at: int) -> list[str]:
        """The name that ends at `at`, and those that its line defines."""
        before = _NAME_BEFORE.search(self._new, max(self._new.rfind("%", 0, at), 0), at)
        line = _DEFINED.match(self._new, _whole_lines(self._new, at, at)[0])
        return [*([before[1]] if before is not None else ()), *(_NAME.findall(line[1]) if line is not None else ())]


def _by_lines(old: str, new: str) -> EditSpan:
    """The edit that makes `new` of `old`, moved to the start of a line where that makes no difference."""
    edit = edit_between(old, new)
    start, old_end, new_end = edit.start, edit.old_end, edit.new_end
    text = new if old_end == start else old if new_end == start else ""
    end = max(old_end, new_end)
    while text and start and text[start - 1] not in _LINE_ENDS and text[start - 1] == text[end - 1]:
        start, end = start - 1, end - 1
    if not text or (start and text[start - 1] not in _LINE_ENDS):
        return edit
    return EditSpan(start, old_end + start - edit.start, new_end + start - edit.start)


def _are_lines(text: str, start: int, end: int) -> bool:
    """Whether the range is nothing or whole lines, with their ends."""
    return (not start or text[start - 1] in _LINE_ENDS) and (start == end or text[end - 1] in _LINE_ENDS)


def _whole_lines(text: str, start: int, end: int) -> tuple[int, int]:
    """The lines that `[start, end]` touches, without the last line end."""
    first = max(text.rfind(mark, 0, start) for mark in _LINE_ENDS) + 1
    ends = [at for mark in _LINE_ENDS if (at := text.find(mark, end)) >= 0]
    return first, min(ends, default=len(text))


def _connected(item: Item, names: frozenset[str]) -> frozenset[str]:
    """`names`, and those of values that have to do with the same memory as one of them, as far as can be told."""
    above: dict[str, str] = {}

    def top(name: str) -> str:
        while above.get(name, name) != name:
            above[name] = above[above[name]]
            name = above[name]
        return name

    for op in (op for root in item.operations for op in walk(root)) if names else ():
        first, *others = [*_values_of(op)] or [""]
        for name in others:
            above[top(name)] = above[top(first)] = top(first)
    tops = set(map(top, names))
    return names.union([name for name in above if top(name) in tops])


def _values_of(op: Operation) -> set[str]:
    """The names of the buffers and tensors that `op` makes others of, or hands on to its regions or to blocks."""
    ends = [end for region in op.regions for block in region.blocks if (end := block.last) is not None]
    made = [*op.results, *(arg for region in op.regions for block in region.blocks[:1] for arg in block.args)]
    made += [argument for use in op.successors for argument in use.block.args]
    if not any(_may_share(value) for value in made):
        return set()
    used = [*op.operand_values, *(value for end in ends for value in end.operand_values)]
    return {value.name for value in (*made, *used) if value.name is not None and _may_share(value)}


def _may_share(value: Value) -> bool:
    type_ = value.type
    return is_memref(type_) or isinstance(type_, RankedTensorType | UnrankedTensorType) or type_ is UNKNOWN_TYPE
