"""Respelling: operations that one release reads and another does not, written as the other has them.

    memref.alloc() {alignment = 8 : i64} : memref<4xf32>     =>     memref.alloc() alignment = 8 : memref<4xf32>

The operation is printed by the definition of the other release: in its custom form, or in generic form where nobody
has written down what that is. The bodies of its regions keep their text. An operation whose parts have other names in
the other release, or which that one still does not read, stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ....dialects.releases.new_operations import indentation
from ....dialects.releases.release_numbers import ENUMS_IN_BRACKETS_SINCE
from ....ir.graph import Operation, Region
from ....ir.lazy_pattern import lazy_pattern
from ....ir.source import OpSyntax
from ....ir.walk import walk
from ....ods.definitions import OpDefinition
from ....ods.knowledge import Knowledge
from ....syntax.document.document import Document, parse_document
from ....syntax.printer.output import OutputPart, RegionBody
from ....syntax.printer.printer import Printer
from ....syntax.printer.ssa_names import WrittenNames
from ....syntax.text.cursor import STRING_OR_COMMENT
from ....syntax.text.edits import TextEdit, apply_edits
from ....syntax.text.findings import OF_SYNTAX, OLDER_SPELLING
from .enum_numbers import renumbered
from .exact_constants import exact_constant

_ROUNDS = 4
"""An operation that is read after a change uncovers those in its regions."""


def respelled(text: str, source: Knowledge, target: Knowledge) -> tuple[str, int]:
    """`text`, a program for the release of `source`, in the spelling of `target`, and the number of places changed."""
    of_enums = list(_cases_of_enums(text, source, target))
    text, count = apply_edits(text, of_enums), len(of_enums)
    document = parse_document(text, source)
    of_numbers = list(_edits(document, _numbered(document, target), target))
    text, count = apply_edits(text, [edit for group in of_numbers for edit in group]), count + len(of_numbers)
    for _ in range(_ROUNDS):
        places = sorted({one.start for one in parse_document(text, target).findings if one.is_refusal})
        edits = list(_edits(parse_document(text, source), places, target)) if places else []
        if not edits:
            break
        text, count = apply_edits(text, [edit for group in edits for edit in group]), count + len(edits)
    return text, count


def _cases_of_enums(text: str, source: Knowledge, target: Knowledge) -> Iterator[TextEdit]:
    """`#gpu<dim x>` as `#gpu.dim<x>`, or the other way round."""
    if (source.llvm >= ENUMS_IN_BRACKETS_SINCE) is (target.llvm >= ENUMS_IN_BRACKETS_SINCE):
        return
    is_older = target.llvm < ENUMS_IN_BRACKETS_SINCE
    for found in (_IN_BRACKETS if is_older else _IN_WORDS).finditer(text):
        dialect, mnemonic, case = found.group("dialect", "mnemonic", "case")
        definition = source.registry.lookup_attr(dialect, mnemonic) if dialect else None
        if definition is not None and definition.format is not None and [*definition.format] == _CASE_ALONE:
            shown = f"#{dialect}<{mnemonic} {case}>" if is_older else f"#{dialect}.{mnemonic}<{case}>"
            yield TextEdit(*found.span(), shown)


def _numbered(document: Document, target: Knowledge) -> list[int]:
    """The places of operations with an attribute that has another value for `target`: in generic form with a case of an
    enum that has another number there, or constants."""
    source = document.knowledge
    if source.llvm == target.llvm:
        return []
    found: list[int] = []
    for item in document.leaves():
        for op in (op for root in item.operations for op in walk(root)):
            syntax, definition = op.syntax, source.definition(op.name)
            if syntax is None or definition is None:
                continue
            is_other = syntax.is_generic and bool(renumbered(op, definition, source, target))
            if is_other or exact_constant(op, source, target):
                found.append(item.start + syntax.name_start)
    return found


_SKIPPED = r'"(?:[^"\\\r\n]|\\.)*"|//[^\r\n]*|'
_IN_WORDS = lazy_pattern(_SKIPPED + r"#(?P<dialect>\w+)<(?P<mnemonic>\w+) +(?P<case>\w+)>")
_IN_BRACKETS = lazy_pattern(_SKIPPED + r"#(?P<dialect>\w+)\.(?P<mnemonic>\w+)<(?P<case>\w+)>")
_CASE_ALONE = [["param", "value"]]
"""The format of an attribute that is a case of an enum."""


def _edits(document: Document, places: Sequence[int], target: Knowledge) -> Iterator[list[TextEdit]]:
    """The edits of each operation of `document` with one of `places` in it and in none of its regions."""
    for item in document.leaves():
        inside = [place - item.start for place in places if item.start <= place <= item.end]
        if not inside:
            continue
        operations = [op for root in item.operations for op in walk(root)]
        for op in {_innermost(operations, place): None for place in inside}:
            edits = _header_edits(op, document.knowledge, target) if op is not None else []
            if edits:
                yield [TextEdit(item.start + one.start, item.start + one.end, one.text) for one in edits]


def _innermost(operations: Iterable[Operation], place: int) -> Operation | None:
    inner: Operation | None = None
    for op in operations:
        syntax = op.syntax
        # In pre-order, the last one that fits is in all others that do.
        if syntax is not None and syntax.start <= place <= syntax.end:
            inner = op
    return inner


def _header_edits(op: Operation, source: Knowledge, target: Knowledge) -> list[TextEdit]:
    """`op` as `target` writes it, without the insides of its regions; empty where that is not known."""
    syntax = op.syntax
    if syntax is None or syntax.opaque:
        return []
    before, after = source.definition(op.name), target.definition(op.name)
    if after is None:
        return _elementwise(op, target)
    if before is None or not _has_same_parts(op, before, after):
        return []
    numbers = renumbered(op, before, source, target)
    if numbers is None:
        return []
    # Operations of the same text share their properties.
    own = op.properties
    op.properties = {**own, **numbers, **exact_constant(op, source, target)}
    try:
        return _printed(op, syntax, target)
    finally:
        op.properties = own


def _printed(op: Operation, syntax: OpSyntax, target: Knowledge) -> list[TextEdit]:
    """The edits that write `op` as `target` does; empty where what it would write is not read."""
    spans = [region.span for region in op.regions if region.span is not None]
    has_written_regions = len(spans) == len(op.regions) and spans == sorted(spans)
    if not has_written_regions and any(region.blocks for region in op.regions):
        return []
    # Arguments that the text of a region names stay there, and a custom form names them before its brace.
    names_arguments = any(region.entry is not None and region.entry.span and region.entry.args for region in op.regions)
    for generic in (True,) if names_arguments else (False, True):
        pieces = _pieces(op, target, generic=generic)
        if pieces is not None and len(pieces) == len(spans) + 1 and _is_read(pieces, spans, syntax.source, op, target):
            bounds = [syntax.name_start, *(place for span in spans for place in span), syntax.end]
            places = [*zip(bounds[::2], bounds[1::2], strict=True)]
            comments = _comments(syntax.source, places)
            before_it = [TextEdit(syntax.start, syntax.start, "".join(one + indentation(op) for one in comments))]
            return [*before_it[: len(comments)], *(TextEdit(*at, new) for at, new in zip(places, pieces, strict=True))]
    return []


def _comments(source: str, places: Iterable[tuple[int, int]]) -> list[str]:
    """The comments in text that is replaced."""
    found = [each.group() for start, end in places for each in STRING_OR_COMMENT.finditer(source, start, end)]
    return [comment.rstrip() for comment in found if comment.startswith("//")]


def _elementwise(op: Operation, target: Knowledge) -> list[TextEdit]:
    """`linalg.exp`, which LLVM 23 and later ones do not have, as a kind of `linalg.elementwise`."""
    dialect, _, name = op.name.partition(".")
    syntax, kinds = op.syntax, target.registry.lookup_enum("linalg.ElementwiseKind")
    kind = _KINDS.get(name, name)
    if dialect != "linalg" or syntax is None or kinds is None or kinds.value_of(kind) is None:
        return []
    if syntax.is_generic:
        return []
    return [TextEdit(syntax.name_start, syntax.name_end, f"linalg.elementwise <{kind}>")]


_KINDS = {"max": "max_signed", "min": "min_signed"}
"""Kinds whose names are not those of the former operations."""


def _has_same_parts(op: Operation, before: OpDefinition, after: OpDefinition) -> bool:
    """Whether what `op`, one of `before`, has is what an operation of `after` may have."""
    names = {*(each.name for each in after.attributes), "operandSegmentSizes", "resultSegmentSizes"}
    former, later = (tuple(group.name for group in each.operands) for each in (before, after))
    # A name that only one of them has may be another word for the same; one that both have is at the same place.
    is_in_order = len(former) == len(later) and all(
        name == other or (name not in later and other not in former) for name, other in zip(former, later, strict=True)
    )
    return (
        is_in_order
        and [group.kind for group in before.operands] == [group.kind for group in after.operands]
        and len(before.results) == len(after.results)
        and op.properties.keys() <= names
    )


class _HeaderPrinter(Printer):
    """Leaves out the bodies of regions, whose text stays."""

    def region_body(self, body: RegionBody) -> None:
        del body


def _pieces(op: Operation, target: Knowledge, *, generic: bool) -> list[str] | None:
    """The texts before, between and after the regions of `op`, from its name on; None where it has no such form."""
    printer = _HeaderPrinter(target, WrittenNames(), generic=generic)
    try:
        if generic:
            if any(region.blocks and not _is_self_contained(region, op) for region in op.regions):
                return None
            printer.generic_form(op)
        elif not printer.custom_form(op):
            return None
    except (ValueError, IndexError, KeyError, AttributeError, AssertionError):
        # Custom forms are written for operations that verify.
        return None
    if op.location is not None:
        printer.write(f" {op.location}")
    return _split(printer.parts)


def _is_self_contained(region: Region, op: Operation) -> bool:
    """Whether the text of the region says all of it: no arguments in the operation's header, no implied terminator."""
    entry = region.entry
    if entry is None or entry.last is None:
        return False
    has_header = entry.span is not None or not entry.args
    return has_header and entry.last.syntax is not None and entry.last.syntax.source is (op.syntax and op.syntax.source)


def _split(parts: Sequence[OutputPart]) -> list[str]:
    """The texts around the regions among `parts`, without the braces, which are in the regions' own text."""
    pieces = [""]
    for part in parts:
        if isinstance(part, RegionBody):
            pieces[-1] = pieces[-1].removesuffix("{")
            pieces.append("")
        else:
            text = part if isinstance(part, str) else part.source[part.start : part.end]
            is_end = len(pieces) > 1 and not pieces[-1]
            pieces[-1] += text.removeprefix("}") if is_end else text
    return pieces


def _is_read(
    pieces: Sequence[str], spans: Sequence[tuple[int, int]], source: str, op: Operation, target: Knowledge
) -> bool:
    """Whether `target` reads the new header; what is in its regions may still be for another release."""
    assert op.syntax is not None
    text = source[op.syntax.start : op.syntax.name_start] + pieces[0]
    shift = [(0, len(text))]
    for span, piece in zip(spans, pieces[1:], strict=True):
        text += source[span[0] : span[1]]
        shift.append((len(text), len(text) + len(piece)))
        text += piece
    document = parse_document(text, target)
    headers = [place for place in document.findings if any(start <= place.start < end for start, end in shift)]
    return not any(one.code == OLDER_SPELLING or one.code in OF_SYNTAX for one in headers)
