"""Inlay hint values: labels with targets, and the places in a text where hints are."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from ....ir.graph import Operation
from ....ir.records import dataclass, replace
from ....syntax.document.document import Item
from ....syntax.parser.fact_cache import FactKey
from ...facts.refusals import in_document

if TYPE_CHECKING:
    from ....syntax.text.edits import EditSpan

HINTS = FactKey["tuple[InlayHint, ...]"]("inlay hints")
"""Of buffers, relative to the start of their item."""
_REST_OF_LINE = re.compile(r"[ \t]*(?://[^\r\n]*)?(?=[\r\n]|\Z)").match

_NAME = re.compile(r"[%@][^\s,;]+")
_SHORTEST_NAME = 4
"""Characters of a name that is cut, with the ellipsis."""
_LINE_BREAK = 2
"""Code points of a line break, at most."""
_COUNT = re.compile(r":[0-9]+").match
"""The number after the name of several results."""


@dataclass(frozen=True)
class LabelPart:
    """Text of a label; `target` is a range (offsets) one can jump to from it."""

    text: str
    target: tuple[int, int] | None = None
    is_line: bool = False
    """Whether `text` is the number of the line in which `target` ends; see `with_lines`."""
    is_more: bool = False
    """Whether `text`, which begins with a comma, says more of the same buffer."""


@dataclass(frozen=True)
class InlayHint:
    """Shown before the character at `offset`. `tooltip`: Markdown; empty for none."""

    offset: int
    parts: tuple[LabelPart, ...]
    tooltip: str
    is_local: bool = False
    """Whether it follows from the line that it stands in, and not from what comes after that."""

    @property
    def label(self) -> str:
        return "".join(part.text for part in self.parts)


def end_of_line(op: Operation, text: str, item: Item) -> int | None:
    """After the operation and the comment on its line; after the closing brace when it is not written."""
    if op.syntax is not None:
        offset = in_document(item, (op.syntax.start, op.syntax.end))[1]
    else:
        region = op.parent_region
        if region is None or region.span is None:
            return None
        offset = in_document(item, region.span)[1]
    rest = _REST_OF_LINE(text, offset)
    return rest.end() if rest is not None else offset


def with_lines(hint: InlayHint, line_at: Callable[[int], int]) -> InlayHint:
    """`hint`, with offsets into a document, with the numbers of lines of that; `line_at` counts from 0."""
    if not any(part.is_line for part in hint.parts):
        return hint
    parts = [
        replace(part, text=str(line_at(part.target[1]) + 1)) if part.is_line and part.target is not None else part
        for part in hint.parts
    ]
    return replace(hint, parts=tuple(parts))


def result_count_end(text: str, end: int) -> int:
    """The end of a result's name that ends at `end`, with the number of results after it."""
    count = _COUNT(text, end)
    return count.end() if count is not None else end


def listed(lines: Iterable[str]) -> str:
    """Markdown: one line as it is, several as a list, each once."""
    unique = list(dict.fromkeys(lines))
    return unique[0] if len(unique) == 1 else "\n".join(f"- {line}" for line in unique)


def moved_hint(hint: InlayHint, delta: int) -> InlayHint:
    """The same hint, and what its parts lead to, `delta` further down."""
    return _mapped(hint, lambda offset: offset + delta)


def _mapped(hint: InlayHint, place: Callable[[int], int]) -> InlayHint:
    parts = [
        part if part.target is None else replace(part, target=(place(part.target[0]), place(part.target[1])))
        for part in hint.parts
    ]
    return replace(hint, offset=place(hint.offset), parts=tuple(parts))


def hint_beside_edit(hint: InlayHint, edit: EditSpan) -> InlayHint | None:
    """`hint` after an edit of whole lines; None where that may say something else of its place.

    A hint may be at the end of the line before what it is about.
    """
    places = [(hint.offset, hint.offset), *(part.target for part in hint.parts if part.target is not None)]
    is_before = True
    for start, end in places:
        is_around = start < edit.start - _LINE_BREAK and end > edit.old_end
        if end >= edit.start - _LINE_BREAK and start <= edit.old_end and not is_around:
            return None
        is_before = is_before and end < edit.start
    return hint if is_before or not edit.delta else _mapped(hint, edit.map)


def shortened(hint: InlayHint, limit: int) -> InlayHint:
    """`hint` with a label of at most `limit` characters; 0 is no limit. The tooltip has the whole label then.

    Entries are left out whole, those at the end first, and buffers counted. Of a first one that is too long by itself,
    a name is cut: verbs and sizes stay.
    """
    if not limit or len(hint.label) <= limit:
        return hint
    entries = _entries(hint.parts)
    count = len(entries)
    while count > 1 and _length(entries[:count]) + len(_more(entries[count:])) > limit:
        count -= 1
    more = _more(entries[count:])
    parts = _cut([part for entry in entries[:count] for part in entry], max(limit - len(more), 0))
    tooltip = hint.label + ("\n\n" + hint.tooltip if hint.tooltip else "")
    return replace(hint, parts=(*parts, *([LabelPart(more)] if more else ())), tooltip=tooltip)


def _entries(parts: Iterable[LabelPart]) -> list[list[LabelPart]]:
    """The parts of each buffer in a label: a comma or a semicolon begins the next one."""
    found: list[list[LabelPart]] = []
    for part in parts:
        if not found or part.text.startswith((", ", "; ")):
            found.append([])
        found[-1].append(part)
    return found


def _more(left_out: list[list[LabelPart]]) -> str:
    count = sum(not first.is_more for first, *_ in left_out)
    return f", +{count}" if count else "…" if left_out else ""


def _length(entries: Iterable[Iterable[LabelPart]]) -> int:
    return sum(len(part.text) for entry in entries for part in entry)


def _cut(parts: list[LabelPart], room: int) -> list[LabelPart]:
    """`parts` in `room` characters: names are cut alike, and what comes last where that is not enough."""
    found = parts
    most = max(len(part.text) for part in parts)
    while sum(len(part.text) for part in found) > room and most > _SHORTEST_NAME:
        most -= 1
        found = [_cut_names(part, most) for part in parts]
    if sum(len(part.text) for part in found) <= room:
        return found
    room = max(room - 1, 0)
    shown: list[LabelPart] = []
    for part in found:
        if len(part.text) > room:
            return [*shown, replace(part, text=part.text[:room] + "…")]
        shown.append(part)
        room -= len(part.text)
    return shown


def _cut_names(part: LabelPart, most: int) -> LabelPart:
    text = _NAME.sub(lambda name: name[0] if len(name[0]) <= most else name[0][: most - 1] + "…", part.text)
    return part if text == part.text else replace(part, text=text)
