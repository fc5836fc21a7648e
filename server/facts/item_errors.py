"""Errors of one item: the findings of the parser and of the verifier, cached with the item.

While a function is typed, its last block has no terminator. Hints, hovers and lints are those of the function with
one (`finished`); the text, and what passes are given, stay as they are.
"""

from __future__ import annotations

from ...analysis import verifier
from ...ir.graph import Block, Operation
from ...ir.records import replace
from ...ods.knowledge import Knowledge
from ...syntax.document.assembled import Assembled, assemble
from ...syntax.document.document import Document, Item, ParsedChunk
from ...syntax.document.segmenter import ItemKind
from ...syntax.parser.fact_cache import FactKey
from ...syntax.parser.parser_state import ParsedItem
from ...syntax.parser.unknown_names import UNKNOWN_DIALECT, is_later
from ...syntax.text.findings import OF_SYNTAX, Finding, Severity

_ERRORS = FactKey["tuple[Finding, ...]"]("error findings")
_SHOWN = FactKey["tuple[Finding, ...]"]("error findings with readers")
_HAS_ERRORS = FactKey[bool]("has errors")
_FINISHED = FactKey[ParsedItem]("finished item")
_MAY_BE_OF_ANOTHER_RELEASE = frozenset((*OF_SYNTAX, "verify-attribute", UNKNOWN_DIALECT))
_OF_VERIFIER = "verify-"
"""Prefix of the codes of errors in programs that can be read."""


def error_findings(document: Document, item: Item) -> tuple[Finding, ...]:
    """The parser's and the verifier's findings in `item`, with offsets relative to its start."""
    return item_errors(item, document.knowledge)


def item_errors(item: Item, knowledge: Knowledge) -> tuple[Finding, ...]:
    """`error_findings` of an item of a document with this knowledge."""
    return item.parsed.facts.get(_ERRORS, knowledge, _error_findings, item, knowledge)


def shown_errors(document: Document, item: Item) -> tuple[Finding, ...]:
    """The `error_findings`, where the syntax is wrong with the release that reads it."""
    found = error_findings(document, item)
    if not any(finding.code in _MAY_BE_OF_ANOTHER_RELEASE for finding in found):
        return found
    return item.parsed.facts.get(_SHOWN, document.knowledge, _with_readers, found, item, document.knowledge)


def _with_readers(findings: tuple[Finding, ...], item: Item, knowledge: Knowledge) -> tuple[Finding, ...]:
    if not any(_may_be_read_elsewhere(finding, item, knowledge) for finding in findings):
        return findings
    # Loaded here: most files have no such error.
    from .other_releases import with_readers

    return with_readers(findings, item, knowledge)


def _may_be_read_elsewhere(finding: Finding, item: Item, knowledge: Knowledge) -> bool:
    """Whether `finding` is about what another release may read, as far as its code and the dialect tell."""
    if finding.code == UNKNOWN_DIALECT:
        return is_later(item.parsed.source[finding.start : finding.end].strip('"'), knowledge)
    return finding.code in _MAY_BE_OF_ANOTHER_RELEASE


def is_valid(document: Document, item: Item) -> bool:
    """Whether `item` was parsed without error and verifies: what passes and their analyses assume."""
    return not item.parsed.facts.get(_HAS_ERRORS, document.knowledge, _has_errors, item, document.knowledge)


def _has_errors(item: Item, knowledge: Knowledge) -> bool:
    return item.has_errors or any(finding.severity is Severity.ERROR for finding in item_errors(item, knowledge))


def _error_findings(item: Item, knowledge: Knowledge) -> tuple[Finding, ...]:
    return (*item.parsed.findings, *verifier.check(item, knowledge))


# Unfinished items


def finished(item: Item, knowledge: Knowledge) -> Item:
    """`item` with the terminators that it lacks; itself where it lacks none, or something in it could not be read.

    Its operations are copies then, whose `origin` is the author's, with the same spans.
    """
    if item.kind is not ItemKind.OPERATIONS or not _may_lack_ends(item, knowledge):
        return item
    parsed = item.parsed.facts.get(_FINISHED, knowledge, _finished, item.parsed, knowledge)
    return item if parsed is item.parsed else replace(item, parsed=parsed)


def _may_lack_ends(item: Item, knowledge: Knowledge) -> bool:
    """Whether it is worth to look: most items have no errors."""
    errors = [one for one in item_errors(item, knowledge) if one.severity is Severity.ERROR]
    return bool(errors) and not item.has_errors and any(one.code.startswith(_OF_VERIFIER) for one in errors)


def _finished(parsed: ParsedItem, knowledge: Knowledge) -> ParsedItem:
    # Loaded here, as below: most functions are finished.
    from ...analysis.verifier.missing_terminators import unfinished_blocks
    from ...ir.cloning import clone_all

    if not any(True for op in parsed.operations for _ in unfinished_blocks(op, knowledge)):
        return parsed
    block = Block()
    for op in clone_all(parsed.operations):
        block.append(op)
        complete(op, knowledge)
    return ParsedItem(parsed.source, block, [*parsed.findings])


def complete(root: Operation, knowledge: Knowledge) -> None:
    """Give each block in `root`, a copy, the terminator that it lacks."""
    from ...analysis.verifier.missing_terminators import finish, unfinished_blocks

    for block in list(unfinished_blocks(root, knowledge)):
        finish(block, knowledge)


def assemble_finished(chunk: ParsedChunk, knowledge: Knowledge) -> Assembled:
    """`assemble`, with the terminators that are missing. No text can be made of the result."""
    assembled = assemble(chunk)
    if any(_may_lack_ends(item, knowledge) for item in chunk.leaves()):
        complete(assembled.root, knowledge)
    return assembled


def is_readable(item: Item, knowledge: Knowledge) -> bool:
    """Whether `item` was parsed without error and verifies, or would with the terminators that it lacks."""
    if item.has_errors:
        return False
    if not any(one.severity is Severity.ERROR for one in item_errors(item, knowledge)):
        return True
    whole = finished(item, knowledge)
    return whole is not item and not any(one.severity is Severity.ERROR for one in verifier.check(whole, knowledge))
