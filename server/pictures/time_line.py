"""Time line of a picture as SVG and as a fragment of HTML: a column per buffer, a row per step.

Nothing is laid out, so no library is needed. Both follow the reader's choice of light or dark.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from .colours import INK, LINES, MUTED, PAPER, dark_rules, shade_of
from .dot import escaped, held_text
from .model import Lifetimes, Picture, Tone
from .page import lifetimes_fragment

_ROW = 20
"""Height of a row in pixels."""
_GLYPH = 7
"""Width of a character in pixels, at most."""
_FONT = 'font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,monospace" font-size="11"'


def time_line_svg(picture: Picture) -> str:
    """A file of its own; for a function that the pass leaves alone, one with the reason."""
    lifetimes = picture.lifetimes
    words = lifetimes.long_words if lifetimes.is_long else lifetimes.summary
    note = picture.refusal or f"{picture.title} {words}"
    rows = [] if lifetimes.is_long else list(_rows(lifetimes))
    longest: dict[int, int] = {}
    for row in rows:
        for column, (text, _) in row.items():
            longest[column] = max(longest.get(column, 0), len(text))
    widths = [(longest[column] + 2) * _GLYPH for column in range(len(longest))]
    lefts = [0, *accumulate(widths)]
    width, height = max(lefts[-1], (len(note) + 2) * _GLYPH), (len(rows) + 1) * _ROW + 8
    size = f'width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {width} {height}" {_FONT}>',
        f"<title>{escaped(picture.title)}</title>",
        f"<style>{dark_rules()}</style>",
        f'<rect {size} fill="{PAPER}"/>',
        _text(_GLYPH, 0, note, MUTED),
    ]
    for number, row in enumerate(rows):
        parts += _row((number + 1) * _ROW, lefts, row)
    return "\n".join([*parts, "</svg>\n"])


def _rows(lifetimes: Lifetimes) -> Iterator[Mapping[int, tuple[str, Tone | None]]]:
    """The heading and the steps: text and tone by column, without those that are empty."""
    last = len(lifetimes.lanes) + 1
    if lifetimes.lanes:
        names = {number: (lane.name, None) for number, lane in enumerate(lifetimes.lanes, 1)}
        yield {0: ("", None), **names, last: ("held", None)}
    for step in lifetimes.steps:
        cells = {lane + 1: (cell.event, cell.tone) for lane, cell in step.cells.items()}
        yield {0: ("  " * step.depth + step.text, None), **cells, last: (held_text(step), None)}


def _row(top: int, lefts: Sequence[int], row: Mapping[int, tuple[str, Tone | None]]) -> Iterator[str]:
    """`lefts`: the left edges of the columns, and the right edge of the last."""
    yield f'<path d="M0 {top}H{lefts[-1]}" stroke="{LINES}"/>'
    for column, (text, tone) in row.items():
        left, right = lefts[column], lefts[column + 1]
        if tone is not None:
            yield f'<rect x="{left}" y="{top}" width="{right - left}" height="{_ROW}" fill="{shade_of(tone).fill}"/>'
        if text:
            yield _text(left + _GLYPH, top, text, shade_of(tone).text if tone is not None else INK)


def time_line_html(picture: Picture) -> str:
    """A `<div>` for a page of others: a notebook's cell, for instance."""
    if picture.refusal:
        return f"<div><b>{escaped(picture.title)}</b>: {escaped(picture.refusal)}</div>"
    lifetimes = picture.lifetimes
    if lifetimes.is_long or not lifetimes.lanes:
        words = lifetimes.long_words if lifetimes.is_long else lifetimes.summary
        return f"<div><b>{escaped(picture.title)}</b> {escaped(words)}</div>"
    return lifetimes_fragment(picture)


def _text(x: int, top: int, text: str, colour: str) -> str:
    return f'<text x="{x}" y="{top + 14}" fill="{colour}" xml:space="preserve">{escaped(text)}</text>'
