"""SVG of a memory picture: the area over the lines, and the largest buffers as bars. It follows light and dark."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....analysis.buffers.size import bytes_text
from ..dot import escaped
from .levels import held_by_line, most_in
from .model import BufferBar, MemoryPicture, MemoryPictures

_WIDTH, _GUTTER, _RIGHT = 960, 210, 12
_TOP, _HIGH, _ROW = 84, 220, 18
_MOST_BARS = 40
_TICKS = 6
_LIGHT = {
    "paper": "#ffffff",
    "ink": "#1f2328",
    "muted": "#59636e",
    "grid": "#d1d9e0",
    "area": "#cfe5f3",
    "edge": "#005a8c",
    "other": "#b34700",
    "peak": "#8f0055",
    "held": "#0072b2",
    "bar": "#b8c1cb",
}
_DARK = {
    "paper": "#0d1117",
    "ink": "#f0f6fc",
    "muted": "#9198a1",
    "grid": "#2d343c",
    "area": "#16364a",
    "edge": "#6cc0f0",
    "other": "#f5a742",
    "peak": "#f29ad0",
    "held": "#56b4e9",
    "bar": "#4d5864",
}
_FONT = "font-family=\"system-ui,'DejaVu Sans','Liberation Sans',sans-serif\" font-size=\"12\""
_ENDS = {
    "freed": "M{x} {y}h-2v14h2z",
    "freed by the pass": "M{x} {y}v14l-7-7z",
    "returned": "M{x} {m}l-7-7v14z",
}


def memory_svg(pictures: MemoryPictures) -> str:
    """A file of its own."""
    now = pictures.now
    bars = _largest(now)
    height = _TOP + _HIGH + 34 + len(bars) * _ROW + (_ROW if len(bars) < len(now.buffers) else 0) + 12
    drawing = _Drawing(pictures)
    size = f'width="{_WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {_WIDTH} {height}" role="img" {_FONT}>',
        f"<title>{escaped(f'Memory of {now.title}: {now.summary}')}</title>",
        f"<style>{_rules()}</style>",
        f'<rect {size} class="paper"/>',
        *drawing.heading(),
        *drawing.scale(),
        *drawing.areas(),
        *drawing.bars(bars),
    ]
    return "\n".join([*parts, "</svg>\n"])


def _largest(picture: MemoryPicture) -> list[BufferBar]:
    """At the peak, the largest first; after them what is not held there."""
    at_peak = picture.held_at(picture.peak_line) if picture.peak_line is not None else []
    known = {id(one) for one in at_peak}
    others = [one for one in picture.buffers if id(one) not in known]
    others.sort(key=lambda one: -one.bytes.at(picture.sizes))
    return [*at_peak, *others][:_MOST_BARS]


def _rules() -> str:
    def rules(colours: dict[str, str]) -> str:
        return "".join(f".{name}{{fill:{colour}}}.{name}-line{{stroke:{colour}}}" for name, colour in colours.items())

    return f"path,line{{fill:none}}{rules(_LIGHT)}@media (prefers-color-scheme:dark){{{rules(_DARK)}}}"


class _Drawing:
    def __init__(self, pictures: MemoryPictures) -> None:
        self._pictures = pictures
        self._now = pictures.now
        self._versions = [one for one in (pictures.now, pictures.after) if one is not None]
        self._columns = [self._levels(one) for one in self._versions]
        self._most = max(1, *[level for columns in self._columns for level in columns if level is not None])
        self._bottom = _TOP + _HIGH

    def _levels(self, picture: MemoryPicture) -> list[int | None]:
        """In the lines of the first version."""
        now, held = self._now, held_by_line(picture)
        before = [0] * max(0, picture.first - now.first)
        held = [*before, *held][: now.last - now.first + 1]
        return most_in([*held, *[held[-1]] * (now.last - now.first + 1 - len(held))], _WIDTH - _GUTTER - _RIGHT)

    def _x(self, line: float) -> float:
        length = self._now.last - self._now.first + 1
        return round(_GUTTER + (line - self._now.first) / length * (_WIDTH - _GUTTER - _RIGHT), 1)

    def _y(self, level: int | None) -> float:
        return _TOP if level is None else round(self._bottom - level / self._most * _HIGH, 1)

    def heading(self) -> Iterator[str]:
        now, pictures = self._now, self._pictures
        yield _text(12, 22, now.title, "ink", 'font-weight="bold" font-size="15"')
        yield _text(12, 42, now.summary, "ink")
        words = [*now.notes]
        if now.symbols:
            words.insert(0, f"drawn for {now.sizes_text}")
        if pictures.after is not None:
            words.insert(0, f"dashed: {pictures.version}, {pictures.after.summary}")
        elif pictures.problem:
            words.insert(0, f"{pictures.pipeline or pictures.other}: {pictures.problem}")
        yield _text(12, 60, "; ".join(words), "muted")

    def scale(self) -> Iterator[str]:
        step = 1
        while step * _TICKS < self._most:
            step *= 2
        for level in range(0, self._most + 1, step):
            y = self._y(level)
            yield f'<path d="M{_GUTTER} {y}H{_WIDTH - _RIGHT}" class="grid-line"/>'
            yield _text(_GUTTER - 6, y + 4, bytes_text(level), "muted", 'text-anchor="end"')
        first, last = self._now.first, self._now.last
        for line in sorted({first, (first + last) // 2, last}):
            anchor = "start" if line == first else "end" if line == last else "middle"
            yield _text(
                self._x(line + 0.5), self._bottom + 18, f"line {line + 1:,}", "muted", f'text-anchor="{anchor}"'
            )

    def areas(self) -> Iterator[str]:
        outlines = [self._outline(columns) for columns in self._columns]
        yield f'<path d="{outlines[0]}V{self._bottom}H{_GUTTER}Z" class="area" style="stroke:none"/>'
        yield f'<path d="{outlines[0]}" class="edge-line" stroke-width="1.5"/>'
        for outline in outlines[1:]:
            yield f'<path d="{outline}" class="other-line" stroke-width="2" stroke-dasharray="6 3"/>'
        if self._now.peak_line is not None:
            x = self._x(self._now.peak_line + 0.5)
            yield f'<path d="M{x} {_TOP}V{self._bottom}" class="peak-line"/>'
            yield f'<path d="M{x} {_TOP}l-5-8h10z" class="peak"/>'
            end = x > _WIDTH * 0.7
            words = f"peak {self._now.peak_words}, line {self._now.peak_line + 1:,}"
            yield _text(x - 9 if end else x + 9, _TOP - 2, words, "peak", f'text-anchor="{"end" if end else "start"}"')

    def _outline(self, columns: Sequence[int | None]) -> str:
        width = (_WIDTH - _GUTTER - _RIGHT) / len(columns)
        path = f"M{_GUTTER} {self._y(columns[0])}"
        for number, (level, before) in enumerate(zip(columns[1:], columns, strict=False), 1):
            if level != before:
                path += f"H{round(_GUTTER + number * width, 1)}V{self._y(level)}"
        return f"{path}H{_WIDTH - _RIGHT}"

    def bars(self, bars: Sequence[BufferBar]) -> Iterator[str]:
        top = self._bottom + 34
        for number, bar in enumerate(bars):
            yield from self._bar(bar, top + number * _ROW)
        left = len(self._now.buffers) - len(bars)
        if left:
            yield _text(12, top + len(bars) * _ROW + 13, f"and {left:,} more buffers", "muted")

    def _bar(self, bar: BufferBar, y: int) -> Iterator[str]:
        size = bytes_text(bar.bytes.at(self._now.sizes))
        start, end = self._x(bar.first), max(self._x(bar.first) + 2, self._x(bar.last + 1))
        line = self._now.peak_line
        tone = "held" if line is not None and bar.first <= line <= bar.last else "bar"
        stack = ' fill-opacity="0.5"' if bar.is_stack else ""
        words = f"{bar.name}: {size}, {bar.type}, lines {bar.first + 1:,} to {bar.last + 1:,}, {bar.ending}"
        yield f"<g><title>{escaped(words)}</title>"
        yield _text(12, y + 13, bar.name if len(bar.name) < 20 else f"{bar.name[:19]}…", "ink")
        yield _text(_GUTTER - 6, y + 13, size, "muted", 'text-anchor="end"')
        yield f'<rect x="{start}" y="{y + 3}" width="{round(end - start, 1)}" height="12" class="{tone}"{stack}/>'
        shape = _ENDS.get(bar.ending)
        if shape is not None:
            yield f'<path d="{shape.format(x=end, y=y + 2, m=y + 9)}" class="ink"/>'
        yield "</g>"


def _text(x: float, y: float, words: str, tone: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" class="{tone}"{" " if more else ""}{more}>{escaped(words)}</text>'
