"""Program errors: which operations of a document have errors, so that passes are not given them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ...analysis import verifier
from ...analysis.symbols import symbol_findings
from ...analysis.written_symbols import written_symbols
from ...ir.records import dataclass
from ...ir.symbol_names import symbol_name
from ...ods.aliases import mentioned_aliases
from ...passes.pass_manager.pipelines import Step, passes_of
from ...passes.pass_manager.set_apart import SetApart, set_apart
from ...syntax.document.assembled import Assembled
from ...syntax.document.document import Document, Item, ParsedChunk
from ...syntax.document.segmenter import ItemKind
from ...syntax.parser.fact_cache import FactKey
from ...syntax.parser.parser_state import ParsedItem
from ...syntax.parser.unknown_names import UNKNOWN_DIALECT
from ...syntax.text.findings import OLDER_SPELLING, Finding, Note, Severity
from .item_errors import error_findings
from .refusals import place_of

OF_BRACES = frozenset(("unclosed-brace", "unopened-brace"))
"""Codes of findings about braces."""
DEPENDS_ON_ERROR = "depends-on-error"
"""Code of the finding for what has no error, and is not changed because of one elsewhere."""


@dataclass(frozen=True)
class ProgramErrors:
    """The errors of a document, in text order, with offsets into the text."""

    findings: tuple[Finding, ...]
    by_item: Mapping[ParsedItem, Finding]
    """The items that have errors, or that cannot be understood because something around them has, each with the first
    one."""

    def __bool__(self) -> bool:
        return bool(self.findings)

    def of(self, item: Item) -> Finding | None:
        """The first error of `item`; None where it is right."""
        return self.by_item.get(item.parsed)


def _has_body(item: Item, name: str) -> bool:
    """Whether `item` defines the symbol `name`, and not only declares it."""
    return any(symbol_name(op) == name and any(region.blocks for region in op.regions) for op in item.operations)


_ERRORS = FactKey[ProgramErrors]("errors of the program")
_AROUND = FactKey[Mapping[int, tuple[Finding, str]]]("errors that symbols connect with items")


def program_errors(document: Document) -> ProgramErrors:
    """Those of the syntax, of the verifier, and of symbols; computed once for a version."""
    return document.facts.get(_ERRORS, None, _program_errors, document)


def _program_errors(document: Document) -> ProgramErrors:
    findings: list[Finding] = []
    by_item: dict[ParsedItem, Finding] = {}
    shared = [finding for chunk in document.chunks for finding in chunk.findings]
    shared += [*symbol_findings(document), *verifier.check_document(document)]
    shared = [finding for finding in shared if finding.severity is Severity.ERROR]
    # A program for another tool may be for another LLVM, whose spelling it is.
    may_be_older = any(finding.code == UNKNOWN_DIALECT for finding in document.findings)
    for item in document.leaves():
        found = error_findings(document, item)
        own = [one for one in found if one.is_refusal and not (may_be_older and one.code == OLDER_SPELLING)]
        own = [one.shifted(item.start) for one in own]
        if own:
            findings += own
            by_item[item.parsed] = own[0]
    for finding in shared:
        findings.append(finding)
        by_item.update((item.parsed, finding) for item in _meant(document, finding) if item.parsed not in by_item)
    for finding in [one for one in findings if one.code in OF_BRACES]:
        by_item.update((item.parsed, finding) for item in _after(document, finding) if item.parsed not in by_item)
    if by_item:
        by_item.update({**dict(_inside(document, by_item)), **by_item})
    return ProgramErrors(tuple(sorted(findings, key=lambda one: (one.start, one.end, one.code))), by_item)


def _meant(document: Document, finding: Finding) -> Iterable[Item]:
    """The items that `finding`, which is about more than one, makes unreadable."""
    chunk = next((one for one in document.chunks if one.start <= finding.start <= one.end), None)
    if chunk is None:
        return document.leaves()
    aliases = [item for item in _all_items(chunk.items) if item.kind is ItemKind.ALIAS]
    definition = next((item for item in aliases if item.start <= finding.start <= item.end), None)
    if definition is not None:
        return _users(chunk, definition, aliases)
    item = document.item_at(finding.start)
    return chunk.leaves() if item is None else (item,)


def _after(document: Document, finding: Finding) -> Iterator[Item]:
    """The items behind an unbalanced brace in its chunk: where it ends, and so what they are in, is a guess."""
    return (
        item
        for chunk in document.chunks
        if chunk.start <= finding.start <= chunk.end
        for item in chunk.leaves()
        if item.start > finding.start
    )


def _users(chunk: ParsedChunk, definition: Item, aliases: Sequence[Item]) -> Iterator[Item]:
    """The items that mention an alias, themselves or through other aliases."""
    names: set[str] = set()
    more = {_alias_name(definition)}
    while more - names:
        names |= more
        more = {_alias_name(item) for item in aliases if not names.isdisjoint(mentioned_aliases(item.parsed.source))}
    return (item for item in chunk.leaves() if not names.isdisjoint(item.aliases.meanings))


def _alias_name(item: Item) -> str:
    return item.parsed.source.partition("=")[0].strip()


def _all_items(items: Iterable[Item]) -> Iterator[Item]:
    for item in items:
        yield item
        yield from _all_items(item.children)


def _inside(document: Document, known: Mapping[ParsedItem, Finding]) -> Iterator[tuple[ParsedItem, Finding]]:
    """The items in modules whose own text has an error."""
    for item in document.leaves():
        why = known.get(item.parsed)
        if why is not None and item.children:
            yield from ((one.parsed, why) for one in _all_items(item.children))


def _around(document: Document) -> dict[int, tuple[Finding, str]]:
    """The items without errors that calls, or other mentions of symbols, connect with one that has some, by their
    starts: each with its first error, and what has it, by name."""
    errors = program_errors(document)
    return {start: why for chunk in document.chunks for start, why in _connected(errors, chunk.leaves()).items()}


def _connected(errors: ProgramErrors, items: Sequence[Item]) -> dict[int, tuple[Finding, str]]:
    """The same of the items of one chunk, each with an error that is as near as any.

    As where passes set operations apart that look further than the one they change: a declaration connects nobody.
    """
    pending = [item for item in items if errors.of(item) is not None]
    users: dict[str, list[Item]] = {}
    for item in items if pending else ():
        for name in written_symbols(item):
            users.setdefault(name, []).append(item)
    found: dict[int, tuple[Finding, str]] = {}
    for item in pending:
        own = errors.of(item)
        for name in sorted(written_symbols(item)):
            # Whoever comes first connects all of them.
            beside = users.pop(name, ())
            if not any(errors.of(user) is not None or _has_body(user, name) for user in beside):
                continue
            for user in beside:
                if user.start not in found and errors.of(user) is None:
                    found[user.start] = (own, _name_of(item) or name) if own is not None else found[item.start]
                    pending.append(user)
    return found


def _name_of(item: Item) -> str | None:
    return next((name for op in item.operations if (name := symbol_name(op))), None)


def hindrance(document: Document, item: Item) -> str | None:
    """The error, in words, because of which passes that look at callees leave `item` as it is; None: nothing does."""
    errors = program_errors(document)
    if not errors:
        return None
    own = errors.of(item)
    if own is not None:
        return own.message
    around = document.facts.get(_AROUND, None, _around, document).get(item.start)
    return f"@{around[1]}, which the pass would have to look at, has an error" if around is not None else None


def apart_from(document: Document, program: Assembled, steps: Iterable[Step]) -> SetApart:
    """The operations of `program`, a copy of items of `document`, that the passes of `steps` are not to be given."""
    errors = program_errors(document).by_item
    broken = [op for op, item in program.sources.items() if item.parsed in errors] if errors else []
    among = set(broken)
    outermost = [op for op in broken if among.isdisjoint(op.ancestors())]
    return set_apart(passes_of([*steps]), program.root, document.knowledge, outermost)


def dependent_findings(document: Document, program: Assembled, apart: SetApart) -> list[Finding]:
    """For each operation without an error that is set apart all the same: the finding that says which error it is."""
    errors, source_of = program_errors(document), program.sources.get
    found: list[Finding] = []
    for op, cause in apart.causes.items():
        item = source_of(cause)
        why = errors.of(item) if item is not None else None
        assert why is not None, "a cause has an error"
        assert apart.needing is not None, "only a pass depends on what has an error"
        if op is program.root:
            message = f"`{apart.needing.name}` looks at the whole module, which has an error, so nothing is changed"
        else:
            what = f"@{name}" if (name := symbol_name(cause)) else "an operation"
            message = f"`{apart.needing.name}` would have to look at {what}, which has an error, to change this"
        notes = (Note(why.start, why.end, f"the error: {why.message}"),)
        place = place_of(op, source_of)
        found.append(Finding(DEPENDS_ON_ERROR, Severity.WARNING, *place, message, notes, "correct that error first"))
    return found
