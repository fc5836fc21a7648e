"""What must hold for any text at all. Each check raises `Broken`, or whatever exception it hit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from pydealloc.ir.graph import Operation
from pydealloc.ir.source import OpSyntax
from pydealloc.ir.types import UNKNOWN_TYPE
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.server.config.editor_settings import HintSettings
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.facts.item_errors import is_valid
from pydealloc.server.features import hover
from pydealloc.server.features.navigation import document_symbols
from pydealloc.server.features.ownership import inlay_hints
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import Document, Item, parse_document
from pydealloc.syntax.document.segmenter import ItemKind
from pydealloc.syntax.parser.item_parser import ItemParser
from pydealloc.syntax.parser.op_lookup import HEAD
from pydealloc.syntax.parser.parser_state import Frame
from pydealloc.syntax.printer.minimal_edits import edits_of
from pydealloc.syntax.printer.printer import print_operation
from pydealloc.syntax.text.edits import apply_edits
from pydealloc.syntax.text.findings import Severity
from pydealloc.syntax.text.lexer import tokens
from tests.fuzz.generators import mutation
from tests.harness.described import all_operations, described

EDITED = 3
"""One text in this many is edited, where the parser alone is checked, and one is read in both ways: that takes one or
two more readings."""
_STALE = "an edited document is not a fresh one"
PIPELINE = parse_pipeline("expand-realloc,ownership-based-buffer-deallocation")


class Broken(AssertionError):
    """A promise that was not kept, in words that name the promise and not the input.

    `edited`: the text after the edit that shows it, if one does.
    """

    def __init__(self, words: str, edited: str | None = None) -> None:
        super().__init__(words)
        self.edited = edited


def check_tokens(text: str) -> None:
    """The tokens of a text, joined, are the text."""
    end = 0
    for token in tokens(text):
        if token.start != end or token.end <= token.start:
            raise Broken("tokens do not join")
        end = token.end
    if end != len(text):
        raise Broken("tokens end early")


def check_findings(document: Document) -> None:
    """Findings are within the text."""
    for finding in findings_of(document):
        for place in (finding, *finding.notes):
            if not 0 <= place.start <= place.end <= len(document.text):
                raise Broken(f"{finding.code} is outside of the text")


def check_spans(document: Document) -> None:
    """Items, and the operations in them, follow each other and are inside of what contains them."""
    for chunk in document.chunks:
        _check_items(chunk.items, chunk.start, chunk.end)
    for item in document.leaves():
        pending = [(item.operations, 0, len(item.parsed.source))]
        while pending:
            operations, start, end = pending.pop()
            for op in operations:
                start = _check_operation(op, start, end)
                for region in op.regions:
                    if region.span is not None:
                        pending.extend((list(block.ops), *region.span) for block in region.blocks)


def _check_items(items: Sequence[Item], start: int, end: int) -> None:
    for item in items:
        if not start <= item.start <= item.end <= end:
            raise Broken("items overlap")
        start = item.end
        if item.children:
            _check_items(item.children, *(item.body if item.kind is ItemKind.MODULE else (item.start, item.end)))


def _check_operation(op: Operation, start: int, end: int) -> int:
    """The offset after `op`."""
    syntax = op.syntax
    if syntax is None:
        return start
    if not start <= syntax.start <= syntax.name_start <= syntax.name_end <= syntax.end <= end:
        raise Broken("an operation is outside of its place")
    for region in op.regions:
        if region.span is not None and not syntax.start <= region.span[0] <= region.span[1] <= syntax.end:
            raise Broken("a region is outside of its operation")
    for use in op.operands:
        if use.span is not None and not syntax.start <= use.span[0] <= use.span[1] <= syntax.end:
            raise Broken("an operand is outside of its operation")
    for name, span in syntax.attribute_spans.items():
        if not syntax.start <= span[0] <= span[1] <= syntax.end:
            raise Broken(f"attribute {name[:20]} is outside of its operation")
    return syntax.end


def check_both_ways(document: Document) -> None:
    """Operations in a simple form are read with one expression, others step by step; both ways lead to the same.

    Which way is taken depends on what was read before, so this holds for broken texts too.
    """

    def none_is_simple(self: ItemParser, frame: Frame, pos: int) -> int:
        self.head = HEAD(self.source, pos, frame.end)
        return pos

    fast = ItemParser.fast_operations
    ItemParser.fast_operations = none_is_simple
    try:
        slow = parse_document(document.text)
    finally:
        ItemParser.fast_operations = fast
    if described(slow) != described(document):
        raise Broken("the fast way to read is not the slow one")


def check_edit(document: Document, random: Random, samples: list[str]) -> None:
    """An edited document is the fresh one."""
    text = mutation(random, document.text, samples)
    if described(document.edited(text)) != described(parse_document(text)):
        raise Broken(_STALE, text)


def is_stale_after(before: str, after: str) -> bool:
    """Whether the document of `before`, edited into `after`, differs from a fresh one of `after`."""
    return described(parse_document(before).edited(after)) != described(parse_document(after))


def printed(document: Document, *, generic: bool = False) -> str:
    """All chunks printed anew."""
    return "\n// -----\n".join(
        print_operation(assemble(chunk).root, document.knowledge, generic=generic) for chunk in document.chunks
    )


def check_printing(document: Document) -> None:
    """Anything can be printed; what was read without error is read again from print, and printed the same."""
    texts = {False: printed(document), True: printed(document, generic=True)}
    if has_errors(document) or has_unknown(document):
        return
    if has_generic(document):
        # It may hold operations that do not verify, which their custom form has no room for.
        del texts[False]
    if not all(is_valid(document, item) for item in document.leaves()):
        # An implicit terminator may lack operands, which the generic form has to count.
        del texts[True]
    for generic, text in texts.items():
        again = parse_document(text)
        if has_errors(again):
            raise Broken(f"{'generic ' if generic else ''}print cannot be read: {first_error(again)}")
        if printed(again, generic=generic) != text:
            raise Broken(f"{'generic ' if generic else ''}print is no fixpoint")


def check_passes(document: Document) -> None:
    """The pipeline changes a program, or refuses it; what it makes is written into the text."""
    if has_errors(document):
        return
    for chunk in document.chunks:
        assembled = assemble(chunk)
        results = run_pipeline(PIPELINE, assembled.root, document.knowledge)
        if not results or not results[-1].result.refusals:
            apply_edits(document.text, edits_of(document.text, assembled, chunk, document.knowledge))


def check_features(document: Document, random: Random) -> None:
    """What an editor asks can be answered."""
    document_symbols.document_symbols(document)
    inlay_hints.inlay_hints(document, 0, len(document.text), HintSettings())
    hover.hover(document, random.randint(0, len(document.text)))


def has_errors(document: Document) -> bool:
    return any(finding.severity is Severity.ERROR for finding in document.findings)


def has_unknown(document: Document) -> bool:
    """Whether there are operations whose syntax nobody described, or values of which they would say the type."""
    if any(syntax.opaque for syntax in _syntaxes(document)):
        return True
    operations = [op for item in document.leaves() for op in all_operations(item.operations)]
    values = [value for op in operations for value in (*op.results, *op.operand_values)]
    return any(value.type is UNKNOWN_TYPE for value in values)


def has_generic(document: Document) -> bool:
    """Whether operations stand there in generic form."""
    return any(syntax.is_generic for syntax in _syntaxes(document))


def _syntaxes(document: Document) -> Iterator[OpSyntax]:
    for item in document.leaves():
        for op in all_operations(item.operations):
            if op.syntax is not None:
                yield op.syntax


def first_error(document: Document) -> str:
    return next(finding.message for finding in document.findings if finding.severity is Severity.ERROR)


def run_parser_checks(text: str, seed: int, samples: list[str]) -> None:
    """Those of the parser alone; `seed` decides the edit."""
    check_tokens(text)
    document = parse_document(text)
    for finding in document.findings:
        if not 0 <= finding.start <= finding.end <= len(text):
            raise Broken(f"{finding.code} is outside of the text")
    check_spans(document)
    if seed % EDITED == 0:
        check_edit(document, Random(seed), samples)
    elif seed % EDITED == 1:
        check_both_ways(document)


def run_checks(text: str, seed: int, samples: list[str]) -> None:
    """All of them, on one text; `seed` decides the edit and the places asked about."""
    check_tokens(text)
    document = parse_document(text)
    steps: list[Callable[[], None]] = [
        lambda: check_findings(document),
        lambda: check_spans(document),
        lambda: check_both_ways(document),
        lambda: check_printing(document),
        lambda: check_passes(document),
        lambda: check_features(document, Random(seed)),
        lambda: check_edit(document, Random(seed), samples),
    ]
    for step in steps:
        step()
