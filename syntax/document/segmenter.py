"""Cutting a text into items: alias definitions, operations directly in a module, modules.

An item is what is read again as a whole when the text changes inside of it. The cut looks at braces and
line starts only, so it is cheap and works on broken text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from enum import Enum

from ...ir.lazy_pattern import lazy_pattern
from ...ir.records import dataclass
from ...ods.parse_fault import ParseFault
from ..text.balanced_extent import attribute_end, skip_to, type_end
from ..text.braces import Braces, braces_of
from ..text.cursor import ALIAS_DEFINITION, CLOSED_STRING, OPERAND, SKIP
from ..text.line_index import line_start
from ..text.recovery import LINE_END, LINE_REST, OPERATION_START, operation_end
from ..text.run_lines import run_lines
from ..text.symbol_ops import op_in_module_start

_ALIAS_START = re.compile(
    r"[#!]|[^\s={}]{0,80}[ \t]*(?:[#!](?:[\w$.]|-(?!>))+[ \t]*)?=\s*"
    r"(?:(?:affine_map|affine_set|dense|array|strided|memref|tensor|vector)<"
    r"|loc\b|[#!\[{0-9]|[suif]+[0-9]+\b)",
    re.ASCII,
).match
"""Nothing else starts so: the name or the equals sign may be missing."""
MODULE_START = re.compile(r"(?:builtin\.)?module\b(?!\s*[=.])").match
"""Start of a module whose head is whole; others are modules because of the first operation in their bodies."""
_SEPARATOR = "// -----"
PART = "//--- "
"""At the start of a line: the rest of it names one of several files, into which `split-file` takes the text apart."""
BYTE_ORDER_MARK = "\ufeff"
_REST_OF_LINE = lazy_pattern(r"[^\r\n]*").match
_BROKEN_MODULE_LINE = re.compile(
    r"[^\s.\"]{0,80}[ \t]*(?:[@{%]?[\w$\-]{1,80}[ \t]+){0,2}(?:attributes\b[^\r\n]*)?\{[ \t]*[\r\n]"
    r"(?:\s|//[^\r\n]*(?![^\r\n]))*"
).match
"""The first line of a module that has lost some of its own words: `op(s) {`, up to the next operation."""
_MAX_DEPTH = 50
"""Modules nested deeper than this are read as one item."""
_ATTRIBUTES_BEFORE = lazy_pattern(r"attributes\s*$")


class ItemKind(Enum):
    ALIAS = "alias"
    OPERATIONS = "operations"
    MODULE = "module"


@dataclass(frozen=True)
class Segment:
    """One item as cut: offsets into the whole text. A module's body is between its braces at `opening`, `closing`.

    For operations, `opening` is a brace that ends the first line and has its partner at the end; 0 for none.
    """

    kind: ItemKind
    start: int
    end: int
    opening: int = 0
    closing: int = 0
    children: tuple[Segment, ...] = ()
    """For a module, what it contains; for operations, the alias definitions among them."""


@dataclass(frozen=True)
class Chunk:
    """Text between two `// -----` or `//--- name` lines. Nothing is visible across chunks."""

    start: int
    end: int
    segments: tuple[Segment, ...]
    is_regular: bool = False
    """Whether every brace has its partner and there are no resources: then a part can be cut without the rest."""
    braces: Braces | None = None
    """The pairs of braces from which `segments` were made."""


def segment_text(text: str) -> list[Chunk]:
    """The chunks of `text` in order; at least one. Their segments do not overlap and are in text order."""
    first = len(BYTE_ORDER_MARK) if text.startswith(BYTE_ORDER_MARK) else 0
    separators = _separators(text, first)
    starts = [first, *[after for _, after, _ in separators]]
    ends = [*[at for at, _, _ in separators], len(text)]
    is_mlir = True
    chunks: list[Chunk] = []
    for start, end, name in zip(starts, ends, ["", *[name for _, _, name in separators]], strict=True):
        is_mlir = _may_be_mlir(name) if name else is_mlir
        if not is_mlir:
            chunks.append(Chunk(start, end, ()))
            continue
        braces = braces_of(text, start, end)
        is_regular = not braces.is_guess and not has_resources(text, start, end)
        chunks.append(Chunk(start, end, tuple(_segments(text, start, end, braces.pairs)), is_regular, braces))
    return chunks


def _separators(text: str, start: int) -> list[tuple[int, int, str]]:
    """The lines that end a program: start, end, and the name of the file that begins there, if one does."""
    found: list[tuple[int, int, str]] = []
    if text.find(_SEPARATOR, start) >= 0 and is_split(text):
        # mlir-opt looks at no line starts. Where nobody says that it is to split, the mark may be part of a text.
        is_mark = _is_mark if splits_input(text) else _is_line_of_mark
        found += [(at, end, "") for at, end in _places(text, _SEPARATOR, start) if is_mark(text, at)]
    for at, end in _places(text, PART, start):
        if line_start(text, at) == at:
            found.append((at, end, text[at + len(PART) : end].strip()))
    return sorted(found)


def _places(text: str, mark: str, start: int) -> Iterator[tuple[int, int]]:
    """From each `mark` to the end of its line."""
    at = text.find(mark, start)
    while at >= 0:
        end = _REST_OF_LINE(text, at).end()  # pyright: ignore[reportOptionalMemberAccess]
        yield at, end
        at = text.find(mark, end)


def _is_mark(text: str, at: int) -> bool:
    """Whether what looks like a mark is one: a longer line of dashes is one at the start of a line only."""
    return not text.startswith("-", at + len(_SEPARATOR)) or line_start(text, at) == at


def _is_line_of_mark(text: str, at: int) -> bool:
    """The same where nothing else may be before it on its line."""
    return _is_mark(text, at) and not text[line_start(text, at) : at].strip(" \t")


def _may_be_mlir(name: str) -> bool:
    """Whether the file `name` is MLIR as far as its suffix tells."""
    suffix = name.rpartition("/")[2].rpartition(".")[1:]
    return suffix[0] == "" or suffix[1] == "mlir"


def splits_input(text: str) -> bool:
    """Whether a RUN line says that `// -----` separates programs."""
    return any("split-input-file" in one for one in run_lines(text))


def is_split(text: str) -> bool:
    """Whether `// -----` separates programs in `text`: unless its RUN lines show that no tool is told to split it."""
    commands = [*run_lines(text)]
    # What other substitutions stand for, the configuration of the test suite knows.
    return not commands or any("split-input-file" in one or _SUBSTITUTION.search(one) for one in commands)


_SUBSTITUTION = lazy_pattern(r"%(?![sStTpP%](?![\w-]))[\w{]")


def has_resources(text: str, start: int, end: int) -> bool:
    return text.find("{-#", start, end) >= 0


def _segments(text: str, start: int, end: int, braces: Mapping[int, int], depth: int = 0) -> list[Segment]:
    segments = list(segment_body(text, start, end, braces, depth))
    if not _share_ssa_values(text, segments):
        return segments
    # Values defined directly in a module are visible in all of it: one item then, with the aliases in its midst.
    operations = [i for i, segment in enumerate(segments) if segment.kind is not ItemKind.ALIAS]
    first, last = operations[0], operations[-1]
    aliases = tuple(segment for segment in segments[first:last] if segment.kind is ItemKind.ALIAS)
    whole = Segment(ItemKind.OPERATIONS, segments[first].start, segments[last].end, children=aliases)
    return [*segments[:first], whole, *segments[last + 1 :]]


def _share_ssa_values(text: str, segments: list[Segment]) -> bool:
    """Whether an operation of one segment may use what an operation of another defines."""
    first = next(
        (
            i
            for i, segment in enumerate(segments)
            if text[segment.start] == "%" and segment.kind is not ItemKind.ALIAS and defines_values(text, segment.start)
        ),
        None,
    )
    if first is None or len(segments) == 1:
        return False
    if first < len(segments) - 1:
        return True
    name = OPERAND(text, segments[first].start)
    return name is None or name.group() in text[segments[0].start : segments[first].start]


_RESULTS = lazy_pattern(r"%[\w$.\-]+(?::[0-9]+)?(?:\s*,\s*%[\w$.\-]+(?::[0-9]+)?)*\s*=", re.ASCII)


def defines_values(text: str, start: int) -> bool:
    """Whether results stand at `start`: a lone `%name` there is a slip, most likely in another name."""
    return _RESULTS.match(text, start) is not None


def segment_body(
    text: str, start: int, end: int, braces: Mapping[int, int], depth: int, stop_at: int | None = None
) -> Iterator[Segment]:
    """The segments between `start` and `end`, as they are there. None that starts at or after `stop_at`."""
    pos = start
    stop_at = end if stop_at is None else stop_at
    while True:
        pos = SKIP(text, pos, end).end()  # pyright: ignore[reportOptionalMemberAccess]
        if pos >= stop_at:
            return
        stop = operation_end(text, pos, end, braces)
        if text.startswith("{-#", pos):
            # The file's resources: no operations inside.
            close = text.find("#-}", pos, end)
            stop = close + 3 if close >= 0 else end
            yield Segment(ItemKind.ALIAS, pos, stop)
        elif _ALIAS_START(text, pos, end):
            stop = _alias_end(text, pos, stop)
            yield Segment(ItemKind.ALIAS, pos, stop)
        elif depth < _MAX_DEPTH and (MODULE_START(text, pos, end) or _is_broken_module(text, pos, end)):
            yield _module(text, pos, stop, braces, depth)
        else:
            yield Segment(ItemKind.OPERATIONS, pos, stop, _whole_region(text, pos, stop, braces))
        pos = stop


def _whole_region(text: str, start: int, end: int, braces: Mapping[int, int]) -> int:
    """The brace at the end of the first line whose partner is the last character before `end`; 0 for none."""
    line_end = text.find("\n", start, end)
    opening = line_end - 1
    while opening > start and text[opening] in " \t\r":
        opening -= 1
    return opening if opening > start and braces.get(opening) == end - 1 else 0


def _is_broken_module(text: str, pos: int, end: int) -> bool:
    """Whether a line that opens a region is followed by an operation that only a module holds."""
    found = _BROKEN_MODULE_LINE(text, pos, end)
    return found is not None and op_in_module_start()(text, found.end(), end) is not None


def _alias_end(text: str, start: int, end: int) -> int:
    """The end of the definition at `start`, at most `end`: another one, or an operation, may follow on its line."""
    found = ALIAS_DEFINITION(text, start, end)
    if found is None:
        return end
    pos = skip_to(text, found.end())
    try:
        stop = type_end(text, pos) if text[start] == "!" else attribute_end(text, pos, True)
    except ParseFault:
        return end
    rest = skip_to(text, stop)
    return stop if stop < end and (LINE_END(text, stop, rest) or OPERATION_START(text, rest, end)) else end


_BRACE = lazy_pattern(rf"{CLOSED_STRING}|//[^\r\n]*|\{{").finditer


def _opening_brace(text: str, start: int, end: int) -> int:
    """The next brace that is in no string and in no comment; -1 for none."""
    return next((found.start() for found in _BRACE(text, start, end) if found[0] == "{"), -1)


def _module_opening(text: str, start: int, end: int, braces: Mapping[int, int]) -> int:
    """The opening brace of the module's region, or the place of a missing one; -1 for none."""
    opening = _opening_brace(text, start, end)
    line_end = LINE_REST(text, start, end).end()  # pyright: ignore[reportOptionalMemberAccess]
    is_dictionary = opening >= 0 and _ATTRIBUTES_BEFORE.search(text, start, opening) is not None
    after = _opening_brace(text, braces.get(opening, end), end) if is_dictionary else opening
    if line_end in braces and (opening < line_end or not is_dictionary) and (after < 0 or line_end <= after):
        return line_end
    opening = after
    closing = braces.get(opening, end)
    if opening >= 0 and closing < line_end and (another := text.find("{", closing, line_end)) >= 0:
        # A dictionary, whose keyword is missing.
        opening = another
    # What is opened and not closed before the region starts is one brace too many.
    while opening >= 0 and not text.startswith("}", braces.get(opening, end)):
        another = text.find("{", opening + 1, line_end)
        if another < 0:
            break
        opening = another
    return opening


def _module(text: str, start: int, end: int, braces: Mapping[int, int], depth: int) -> Segment:
    opening = _module_opening(text, start, end, braces)
    if opening < 0:
        return Segment(ItemKind.OPERATIONS, start, end)
    # Without a closing brace, the module goes on to the end.
    closing = min(braces.get(opening, end), end)
    children = tuple(_segments(text, opening + 1, closing, braces, depth + 1))
    return Segment(ItemKind.MODULE, start, end, opening, closing, children)
