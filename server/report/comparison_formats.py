"""Formats of `--compare`: text for a terminal, Markdown for a pull request, JSON for programs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ...ir.plurals import counted
from .formats.report import json_text
from .function_changes import Change, Comparison, FunctionChange
from .function_figures import ByteFigure, FunctionFigures

_MOST_ROWS = 100
"""Functions in text and Markdown, the worst first; JSON has all. A comment on GitHub has at most 65,536 characters."""
_BAR = "\\|"
"""A bar in a cell of Markdown."""
_COLUMNS = ("peak", "allocations", "bytes", "copies", "frees")


def comparison_text(comparison: Comparison) -> str:
    """A table with a line for each function that changes."""
    rows = [
        (one.change.value, *_cells(one, " -> "), f"{_place(one)}: @{one.name}{_unknown(one)}")
        for one in comparison.changes[:_MOST_ROWS]
    ]
    header = ("change", *_COLUMNS, "function")
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]
    table = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in (header, *rows)] if rows else []
    return "".join([f"{line}\n" for line in (*table, *_rest(comparison), _summary(comparison))])


def comparison_markdown(comparison: Comparison) -> str:
    """A heading, the sums, and a table with a row for each function that changes."""
    lines = [f"### Memory of functions, `{comparison.old}` → `{comparison.new}`", "", _summary(comparison), ""]
    rows = comparison.changes[:_MOST_ROWS]
    if rows:
        lines += [f"| | function | {' | '.join(_COLUMNS)} |", f"| --- | --- |{' ---: |' * len(_COLUMNS)}"]
        for one in rows:
            name = f"{_code(f'@{one.name}')} {_place(one)}{_unknown(one)}"
            cells = (_marked(one.change), name, *_cells(one, " → ", _code))
            lines.append(f"| {' | '.join([cell.replace('|', _BAR) for cell in cells])} |")
        lines.append("")
    lines += [f"- {line}" for line in _rest(comparison)]
    return "\n".join(lines).rstrip("\n") + "\n"


def comparison_json(comparison: Comparison) -> str:
    """All functions that change, with their figures in both versions."""
    changes = [
        {
            "change": one.change.value,
            "file": one.file,
            "function": one.name,
            "old": one.old.record() if one.old is not None else None,
            "new": one.new.record() if one.new is not None else None,
        }
        for one in comparison.changes
    ]
    record = {
        "old": comparison.old,
        "new": comparison.new,
        "functions": changes,
        "unchanged": comparison.unchanged,
        "files_added": list(comparison.added),
        "files_removed": list(comparison.removed),
        "errors": [{"file": file, "count": count} for file, count in comparison.errors],
        "old_errors": [{"file": file, "count": count} for file, count in comparison.old_errors],
    }
    return json_text(record) + "\n"


FORMATS: Mapping[str, Callable[[Comparison], str]] = {
    "text": comparison_text,
    "markdown": comparison_markdown,
    "json": comparison_json,
}


def _summary(comparison: Comparison) -> str:
    words = {
        Change.ERROR: "with errors",
        Change.MORE: "needing more",
        Change.MIXED: "more of some and less of others",
        Change.LESS: "needing less",
        Change.OTHER: "otherwise",
        Change.ADDED: "added",
        Change.REMOVED: "removed",
    }
    parts = [f"{number} {word}" for change, word in words.items() if (number := comparison.count(change))]
    changed = f"{counted(len(comparison.changes), 'function')} changed: {', '.join(parts)}" if parts else "no changes"
    return f"{changed}; {comparison.unchanged} unchanged"


def _rest(comparison: Comparison) -> Iterator[str]:
    """Lines about what the table does not show."""
    if len(comparison.changes) > _MOST_ROWS:
        yield f"{len(comparison.changes) - _MOST_ROWS} more functions in the JSON report"
    for word, files in (("added", comparison.added), ("removed", comparison.removed)):
        if files:
            yield f"{counted(len(files), 'file')} {word}: {_listed(files)}"
    for side, errors in (("new", comparison.errors), ("old", comparison.old_errors)):
        for file, count in errors[:_MOST_ROWS]:
            yield f"{file} ({side}): {counted(count, 'error')}; functions with errors are not compared"
    if not comparison.changes and not comparison.unchanged:
        yield "no function in them has a buffer; programs on tensors are compared when they are bufferized"
    if any(one is not None and one.is_planned for each in comparison.changes for one in (each.old, each.new)):
        yield "with the frees and copies that minimal-deallocation would insert where a function leaves them to it"


def _listed(files: Sequence[str]) -> str:
    return ", ".join(files[:10]) + (f" and {len(files) - 10} more" if len(files) > 10 else "")


def _marked(change: Change) -> str:
    """Not by colour alone: a sign and the word."""
    signs = {Change.ERROR: "✗", Change.MORE: "▲", Change.MIXED: "▲▼", Change.LESS: "▼", Change.ADDED: "+"}
    return f"{signs.get(change, '–' if change is Change.REMOVED else '·')} {change.value}"


def _place(one: FunctionChange) -> str:
    figures = one.new or one.old
    return f"{one.file}:{figures.line}" if figures is not None else one.file


def _unknown(one: FunctionChange) -> str:
    figures = one.new or one.old
    unknown = figures.unknown_operations if figures is not None else 0
    return f", {counted(unknown, 'unknown operation')} not counted" if unknown else ""


def _cells(one: FunctionChange, arrow: str, shown: Callable[[str], str] = str) -> tuple[str, ...]:
    def bytes_of(figure: Callable[[FunctionFigures], ByteFigure]) -> str:
        old, new = (figure(each) if each is not None else None for each in (one.old, one.new))
        if old is None or new is None:
            return shown((new or old or ByteFigure("", None)).text)
        if old.covers(new) and new.covers(old):
            return shown(new.text)
        return f"{shown(old.text)}{arrow}{shown(new.text)}{_percent(old.number, new.number)}"

    def count_of(figure: Callable[[FunctionFigures], int]) -> str:
        old, new = (figure(each) if each is not None else None for each in (one.old, one.new))
        return str(new if old is None or old == new else old if new is None else f"{old}{arrow}{new}")

    return (
        bytes_of(lambda one: one.peak),
        count_of(lambda one: one.allocations),
        bytes_of(lambda one: one.allocated),
        count_of(lambda one: one.copies),
        count_of(lambda one: one.frees),
    )


def _percent(old: int | None, new: int | None) -> str:
    return f" ({(new - old) / old:+.1%})".replace(".0%", "%") if old and new is not None else ""


def _code(text: str) -> str:
    """Names and products of sizes as code; a plain number of bytes stays on one line."""
    return f"`{text}`" if "%" in text or "@" in text else text.replace(" ", "\N{NO-BREAK SPACE}")
