"""Time line of a picture as SVG and as a fragment of HTML: a column per buffer, a row per step.

Nothing is laid out, so no library is needed. Both follow the reader's choice of light or dark.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .colours import INK, LINES, MUTED, PAPER, dark_rules, shade_of
from .dot import escaped, held_text
from .model import Picture, Tone
from .page import lifetimes_fragment

_ROW = 20
"""Height of a row in pixels."""
_GLYPH = 7
"""Width of a character in pixels, at most."""
_FONT = 'font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,monospace" font-size="11"'


def time_line_svg(picture: Picture) -> str:
    """A file of its own; for a function that the pass leaves alone, one with the reason."""
    lifetimes = picture.lifetimes
    note = picture.refusal or f"{picture.title} {lifetimes.summary}"
    rows = [["", *(lane.name for lane in lifetimes.lanes), "held"]] if lifetimes.lanes else []
    rows += [
        ["  " * step.depth + step.text, *(cell.event for cell in step.cells), held_text(step)]
        for step in lifetimes.steps
    ]
    widths = [(max(map(len, column)) + 2) * _GLYPH for column in zip(*rows, strict=True)]
    lefts = [sum(widths[:number]) for number in range(len(widths) + 1)]
    width, height = max(lefts[-1], (len(note) + 2) * _GLYPH), (len(rows) + 1) * _ROW + 8
    size = f'width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {width} {height}" {_FONT}>',
        f"<title>{escaped(picture.title)}</title>",
        f"<style>{dark_rules()}</style>",
        f'<rect {size} fill="{PAPER}"/>',
        _text(_GLYPH, 0, note, MUTED),
    ]
    for number, texts in enumerate(rows):
        step = lifetimes.steps[number - 1] if number else None
        tones = (None, *(cell.tone for cell in step.cells), None) if step is not None else (None,) * len(texts)
        parts += _row((number + 1) * _ROW, lefts, texts, tones)
    return "\n".join([*parts, "</svg>\n"])


def _row(top: int, lefts: Sequence[int], texts: Sequence[str], tones: Sequence[Tone | None]) -> Iterator[str]:
    """`lefts`: the left edges of the columns, and the right edge of the last."""
    yield f'<path d="M0 {top}H{lefts[-1]}" stroke="{LINES}"/>'
    for left, right, text, tone in zip(lefts, lefts[1:], texts, tones, strict=False):
        if tone is not None:
            yield f'<rect x="{left}" y="{top}" width="{right - left}" height="{_ROW}" fill="{shade_of(tone).fill}"/>'
        if text:
            yield _text(left + _GLYPH, top, text, shade_of(tone).text if tone is not None else INK)


def time_line_html(picture: Picture) -> str:
    """A `<div>` for a page of others: a notebook's cell, for instance."""
    if picture.refusal:
        return f"<div><b>{escaped(picture.title)}</b>: {escaped(picture.refusal)}</div>"
    if not picture.lifetimes.lanes:
        return f"<div><b>{escaped(picture.title)}</b> {escaped(picture.lifetimes.summary)}</div>"
    return lifetimes_fragment(picture)


def _text(x: int, top: int, text: str, colour: str) -> str:
    return f'<text x="{x}" y="{top + 14}" fill="{colour}" xml:space="preserve">{escaped(text)}</text>'
