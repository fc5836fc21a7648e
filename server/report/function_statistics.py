"""`--statistics`: findings by code, copies of tensors, and what each function allocates, copies, frees and holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from ...analysis.buffers.size import bytes_text
from ...ir.plurals import counted
from ..config.profiles import COPIES
from .formats.report import CheckReport, json_text
from .function_figures import FunctionFigures
from .records import FindingRecord

_MOST_FUNCTIONS = 20
"""Functions that are named in the text, of those with copies and of those with buffers; JSON has all."""
_HEADER = ("peak", "allocations", "bytes", "copies", "frees")


def statistics(made: CheckReport, format_: str) -> str:
    """In the format `text` or `json`; ends in a line end."""
    return json_text(_json(made)) + "\n" if format_ == "json" else "".join([f"{line}\n" for line in _lines(made)])


def _json(made: CheckReport) -> dict[str, object]:
    fixable = {found["code"] for found in made.found if found["fixes"]}
    copies = [found for found in made.found if found["code"] in COPIES]
    copied = {code: _copied_json([found for found in copies if found["code"] == code]) for code in COPIES}
    entries = [
        {"code": code, "count": count, "fixable": code in fixable, **copied.get(code, {})}
        for code, count in _counts(made.found)
    ]
    functions = [one.record() for one in made.functions]
    return {"findings": entries, "functions": functions, "with_errors": [*made.with_errors]}


def _lines(made: CheckReport) -> Iterator[str]:
    counts = _counts(made.reported)
    fixable = {found["code"] for found in made.reported if found["fixes"]}
    width = len(str(counts[0][1])) if counts else 0
    for code, count in counts:
        yield f"{count:>{width}}  {code}{' (fixable)' if code in fixable else ''}"
    copies = [found for found in made.found if found["code"] in COPIES]
    if copies:
        copying = _by_function(copies)
        for (file, name), those in copying[:_MOST_FUNCTIONS]:
            yield f"  {file}: @{name}: {_copied_text(those)}"
        yield from _left_out(len(copying))
        yield f"One-Shot Bufferize would make {_copied_text(copies)}"
    functions = [one for one in made.functions if not one.is_empty]
    yield from _memory(functions)
    if made.with_errors:
        first, *others = made.with_errors
        more = f" and {counted(len(others), 'more')}" if others else ""
        yield f"left out, because of errors: {first}{more}"
    if not counts and not functions:
        yield "no findings, and no function with buffers"


def _counts(found: Iterable[FindingRecord]) -> list[tuple[str, int]]:
    """By code, the most frequent first."""
    return sorted(Counter(one["code"] for one in found).items(), key=lambda one: (-one[1], one[0]))


def _left_out(number: int) -> Iterator[str]:
    if number > _MOST_FUNCTIONS:
        yield f"  and {counted(number - _MOST_FUNCTIONS, 'more function')}"


def _memory(functions: Sequence[FunctionFigures]) -> Iterator[str]:
    """A table of functions, those with the largest peak first, and the sums of all."""
    if not functions:
        return
    shown = sorted(functions, key=lambda one: one.peak.order, reverse=True)[:_MOST_FUNCTIONS]
    rows = [(one.peak.text, str(one.allocations), one.allocated.text, str(one.copies), str(one.frees)) for one in shown]
    widths = [max(map(len, column)) for column in zip(_HEADER, *rows, strict=True)]
    yield "  ".join(["  ".join(map(str.rjust, _HEADER, widths)), "function"])
    for row, one in zip(rows, shown, strict=True):
        yield "  ".join(["  ".join(map(str.rjust, row, widths)), _place(one)])
    yield from _left_out(len(functions))
    allocations, copies, frees = (
        sum(figures) for figures in zip(*[(one.allocations, one.copies, one.frees) for one in functions], strict=True)
    )
    files = counted(len({one.file for one in functions}), "file")
    numbers = (
        counted(allocations, "allocation"),
        f"{copies} {'copy' if copies == 1 else 'copies'}",
        counted(frees, "free"),
    )
    yield f"{counted(len(functions), 'function')} with buffers in {files}: {', '.join(numbers)}"
    if any(one.is_planned for one in functions):
        yield "planned: with the frees and copies that minimal-deallocation would insert"


def _place(one: FunctionFigures) -> str:
    words = f"{one.file}:{one.line}: @{one.name}"
    more = [f"peak at line {one.peak_line}"] if one.peak_line is not None else []
    more += [f"{counted(one.unknown_operations, 'unknown operation')} not counted"] if one.unknown_operations else []
    more += ["planned"] if one.is_planned else []
    return ", ".join([words, *more])


def _by_function(copies: Iterable[FindingRecord]) -> list[tuple[tuple[str, str], list[FindingRecord]]]:
    """By file and symbol, those with the most bytes first."""
    found: dict[tuple[str, str], list[FindingRecord]] = {}
    for copy in copies:
        found.setdefault((copy["file"], copy["function"]), []).append(copy)
    return sorted(found.items(), key=lambda one: (-_copied(one[1])["bytes"], -len(one[1]), one[0]))


def _copied_json(copies: Sequence[FindingRecord]) -> dict[str, object]:
    functions = [
        {"file": file, "function": name, "count": len(those), **_copied(those)}
        for (file, name), those in _by_function(copies)
    ]
    return {**_copied(copies), "functions": functions}


def _copied_text(copies: Sequence[FindingRecord]) -> str:
    sizes, count = _copied(copies), len(copies)
    what = "1 copy" if count == 1 else f"{count} copies"
    if sizes["unknown_sizes"] == count:
        return f"{what} of unknown size"
    unknown = f", {sizes['unknown_sizes']} of unknown size" if sizes["unknown_sizes"] else ""
    return f"{what}: {bytes_text(sizes['bytes'])}{unknown}"


def _copied(copies: Iterable[FindingRecord]) -> dict[str, int]:
    """The sum of known sizes, in all iterations of loops with constant bounds, and the number of unknown ones."""
    sizes = [found["size"] for found in copies]
    return {"bytes": sum(size or 0 for size in sizes), "unknown_sizes": sizes.count(None)}
