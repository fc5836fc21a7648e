"""Memory picture for a terminal: bytes over lines in block characters, and what is held at the peak."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....analysis.buffers.size import bytes_text
from .levels import held_by_line, most_in
from .model import MemoryPicture, MemoryPictures

_COLUMNS, _ROWS = 60, 10
_BLOCKS = " ▁▂▃▄▅▆▇█"
_LISTED = 10
_MARGIN = 10
"""Characters before the area."""


def memory_text(pictures: MemoryPictures) -> str:
    now, after = pictures.now, pictures.after
    versions = [(now.title, now)] + ([(f"{now.title} {pictures.version}", after)] if after is not None else [])
    most = max([_most(one) for _, one in versions])
    lines: list[str] = []
    for title, version in versions:
        lines += [*_version(title, version, most), ""]
    if pictures.problem:
        lines.append(f"{pictures.pipeline or pictures.other}: {pictures.problem}")
    return "\n".join(lines).rstrip() + "\n"


def _most(picture: MemoryPicture) -> int:
    return max([level for level in held_by_line(picture) if level is not None], default=0)


def _version(title: str, picture: MemoryPicture, most: int) -> Iterator[str]:
    yield f"{title}: {picture.summary}"
    if picture.symbols:
        yield f"drawn for {picture.sizes_text}"
    if most or picture.peak is None:
        yield from _area(picture, max(1, most))
    yield from picture.notes
    if picture.peak_line is not None:
        yield from _held(picture, picture.peak_line)


def _area(picture: MemoryPicture, most: int) -> Iterator[str]:
    columns = most_in(held_by_line(picture), _COLUMNS)
    length = picture.last - picture.first + 1
    peak = None
    if picture.peak_line is not None:
        peak = min(len(columns) - 1, (picture.peak_line - picture.first) * len(columns) // length)
        yield f"{'':{_MARGIN}} {' ' * peak}▼"
    for row in range(_ROWS, 0, -1):
        label = bytes_text(most * row // _ROWS) if row in (_ROWS, _ROWS // 2) else ""
        yield f"{label:>{_MARGIN}} {''.join([_cell(level, row, most) for level in columns])}".rstrip()
    last = f"{picture.last + 1:,}"
    yield f"{'line':>{_MARGIN}} {f'{picture.first + 1:,}':<{max(1, len(columns) - len(last))}}{last}"


def _cell(level: int | None, row: int, most: int) -> str:
    """A column's part of one row; `?` where no bound is known."""
    if level is None:
        return "?"
    eighths = min(8, max(0, level * _ROWS * 8 // most - (row - 1) * 8))
    return "▁" if not eighths and row == 1 and level else _BLOCKS[eighths]


def _held(picture: MemoryPicture, line: int) -> Iterator[str]:
    held = picture.held_at(line)
    yield f"held in line {line + 1:,}, largest first:"
    rows = [
        (
            bytes_text(bar.bytes.at(picture.sizes)),
            bar.name,
            bar.type,
            f"lines {bar.first + 1:,} to {bar.last + 1:,}, {bar.ending}",
        )
        for bar in held[:_LISTED]
    ]
    yield from _table(rows)
    if len(held) > _LISTED:
        rest = sum([bar.bytes.at(picture.sizes) for bar in held[_LISTED:]])
        yield f"  and {len(held) - _LISTED:,} more with {bytes_text(rest)}"


def _table(rows: Sequence[tuple[str, str, str, str]]) -> Iterator[str]:
    widths = [max([len(row[column]) for row in rows], default=0) for column in range(3)]
    for size, name, type_, rest in rows:
        yield f"  {size:>{widths[0]}}  {name:<{widths[1]}}  {type_:<{widths[2]}}  {rest}"
