"""Memory pictures as JSON, for the view that draws them: `view/data.js` says what it is."""

from __future__ import annotations

from .model import SIZE, BufferBar, Bytes, Level, MemoryPicture, MemoryPictures, MemoryPoint

Json = dict[str, object]


def memory_data(pictures: MemoryPictures) -> Json:
    """`after` is null without a second version."""
    return {
        "title": pictures.now.title,
        "size": SIZE,
        "now": _version(pictures.now),
        "after": _version(pictures.after) if pictures.after is not None else None,
        "pipeline": pictures.pipeline,
        "second": pictures.version,
        "problem": pictures.problem,
    }


def _version(picture: MemoryPicture) -> Json:
    return {
        "first": picture.first,
        "last": picture.last,
        "symbols": list(picture.symbols),
        "points": [_point(one) for one in picture.points],
        "buffers": [_bar(one) for one in picture.buffers],
        "peak": _level(picture.peak),
        "peakLine": picture.peak_line,
        "peakWords": picture.peak_words,
        "isExact": picture.is_exact,
        "notes": list(picture.notes),
    }


def _point(point: MemoryPoint) -> list[object]:
    return [point.line, _level(point.before), _level(point.peak), _level(point.after)]


def _bar(bar: BufferBar) -> Json:
    return {
        "name": bar.name,
        "type": bar.type,
        "by": bar.made_by,
        "bytes": _bytes(bar.bytes),
        "first": bar.first,
        "last": bar.last,
        "ending": bar.ending,
        "stack": bar.is_stack,
        "place": list(bar.place),
    }


def _level(level: Level) -> object:
    """A number where it is one; otherwise a list of sums, or null."""
    if level is None:
        return None
    if len(level) == 1 and not level[0].terms:
        return level[0].constant
    return [_bytes(one) for one in level]


def _bytes(amount: Bytes) -> object:
    """A number, or `[constant, [factor, symbol, …], …]`."""
    if not amount.terms:
        return amount.constant
    return [amount.constant, *([factor, *symbols] for factor, symbols in amount.terms)]
