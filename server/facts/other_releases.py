"""Other releases: which LLVM reads an operation that the release of its document refuses.

A project of several LLVMs, or of one between two releases, has operations that the release chosen for it cannot read.
Such an operation is no mistake of its author, so it is told apart here from one that nobody reads.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ...analysis import verifier
from ...dialects.releases.release_knowledge import for_release
from ...ir.graph import Operation
from ...ir.records import replace
from ...ir.types import UnknownType
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item, parse_document
from ...syntax.parser.unknown_names import UNKNOWN_DIALECT, is_later, later_dialect
from ...syntax.text.findings import OF_SYNTAX, OLDER_SPELLING, Finding, Severity

ASKED = (24, 22, 19, 16)
"""Releases that are asked, in this order. Definitions of earlier ones take more memory than an editor can spare for a
misspelt line."""
MOST_CHARS = 10_000
"""Size of an operation that other releases are asked about, with all of its regions."""
_MOST_RESULTS = 20
"""Results of one operation up to which they are written down."""
_OF_SURROUNDINGS = ("undefined-value", "undefined-block", "undefined-symbol", "redefinition")
"""Codes of what is missing beside an operation that is read alone."""


def is_asked_about(finding: Finding, item: Item, knowledge: Knowledge) -> bool:
    """Whether another release may read what `finding` of `item` is about: its syntax, its dialect, or the spelling of
    an attribute."""
    if finding.code == UNKNOWN_DIALECT:
        return is_later(_written_name(finding, item), knowledge)
    return finding.code in OF_SYNTAX or (finding.code == "verify-attribute" and finding.severity is Severity.ERROR)


def _written_name(finding: Finding, item: Item) -> str:
    return item.parsed.source[finding.start : finding.end].strip('"')


def with_readers(findings: Sequence[Finding], item: Item, knowledge: Knowledge) -> tuple[Finding, ...]:
    """`findings` of `item`, which was read with `knowledge`; those of its syntax with `read_by`."""
    readers: dict[Operation, int] = {}
    asked = [is_asked_about(finding, item, knowledge) for finding in findings]
    places = {finding.start for finding, is_asked in zip(findings, asked, strict=True) if is_asked}
    operations = _operations_at(item, places)
    found: list[Finding] = []
    for finding, is_asked in zip(findings, asked, strict=True):
        op = operations.get(finding.start) if is_asked else None
        # A name that is unknown in generic form keeps nobody from reading the rest.
        of_opaque = finding.code in _OF_OPAQUE and finding.is_read is None
        if op is not None and op.syntax is not None and op.syntax.opaque is not of_opaque:
            op = None
        if op is not None:
            if op not in readers:
                readers[op] = _reader(op, knowledge)
            if readers[op] and finding.code == UNKNOWN_DIALECT:
                finding = later_dialect(_written_name(finding, item), finding, knowledge)
            finding = replace(finding, read_by=readers[op]) if readers[op] else finding
        found.append(finding)
    return tuple(found)


_OF_OPAQUE = (*OF_SYNTAX, UNKNOWN_DIALECT)
"""Codes of what is wrong with operations that could not be read."""


def _operations_at(item: Item, places: Collection[int]) -> Mapping[int, Operation]:
    """For those of `places` that an operation holds: the innermost one; of those around, one that could not be read.

    One with regions that could be read is meant only at its own name."""
    if not places:
        return {}
    first, last = min(places), max(places)
    unread: list[tuple[int, int, Operation]] = []
    pending = [*reversed(item.operations)]
    while pending:
        op = pending.pop()
        syntax = op.syntax
        if syntax is None or syntax.end < first or syntax.start > last:
            continue
        if syntax.opaque or not op.regions or syntax.name_start in places:
            unread.append((syntax.start, syntax.end, op))
        pending += [inner for region in op.regions for block in region.blocks for inner in block.ops][::-1]
    found: dict[int, Operation] = {}
    around: list[tuple[int, int, Operation]] = []
    following = 0
    for place in sorted(places):
        # In the order of the text, what is around an operation is before it.
        while following < len(unread) and unread[following][0] <= place:
            around.append(unread[following])
            following += 1
        while around and around[-1][1] < place:
            around.pop()
        if around:
            found[place] = around[-1][2]
    return found


def _reader(op: Operation, knowledge: Knowledge) -> int:
    """The first of `ASKED` that reads `op` alone and says exactly how; 0: none does."""
    assert op.syntax is not None
    text = op.syntax.text
    # What a user defines is the same in every release.
    if len(text) > MOST_CHARS or knowledge.registry.answering(op.name).is_loaded(op.dialect):
        return 0
    for llvm in ASKED:
        if llvm != knowledge.llvm:
            other = for_release(knowledge, llvm)
            if (
                other.definition(op.name) is not None
                and other.is_exact(op.name)
                and _is_read(f"{_operands_of(op)}{text}", other)
            ):
                return llvm
    return 0


def _operands_of(op: Operation) -> str:
    """Definitions of the operands of `op`, without which no verifier looks at it."""
    groups: dict[str, dict[int, str]] = {}
    for value in op.operand_values:
        if value.name and not isinstance(value.type, UnknownType):
            name, _, number = value.name.partition("#")
            groups.setdefault(name, {})[int(number or 0)] = str(value.type)
    lines: list[str] = []
    for name, types in groups.items():
        count = max(types) + 1
        results = ", ".join([types.get(number, "i1") for number in range(count)])
        if count <= _MOST_RESULTS:
            lines.append(f'%{name}{f":{count}" if count > 1 else ""} = "operand.of"() : () -> ({results})\n')
    return "".join(lines)


def _is_read(text: str, knowledge: Knowledge) -> bool:
    document = parse_document(text, knowledge)
    findings = [*document.findings, *(one for item in document.leaves() for one in item.parsed.findings)]
    findings += [
        one for item in document.leaves() for one in verifier.check(item, knowledge) if one.code == "verify-attribute"
    ]
    return not any(
        one.code == OLDER_SPELLING or (one.severity is Severity.ERROR and one.code not in _OF_SURROUNDINGS)
        for one in findings
    )
