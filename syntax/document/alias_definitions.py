"""Alias definitions: each is read after those it uses, wherever they are; a broken one is reported once.

Time is linear in the text of the definitions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from ...ir.lazy_pattern import lazy_pattern
from ...ods.aliases import NAME, Aliases, alias_names, mentioned_aliases
from ...ods.parse_fault import ParseFault
from ..parser.unknown_names import BUILTIN
from ..text.balanced_extent import MAX_DEPTH, fault, skip_to
from ..text.cursor import ALIAS_DEFINITION, ALIAS_NAME, CLOSED_STRING
from ..text.findings import Finding, Severity
from ..text.line_index import line_start
from ..types.attributes import read_attribute
from ..types.types import read_type
from .segmenter import ItemKind, Segment

if TYPE_CHECKING:
    from ...ir.base import Attribute, Type
    from ..text.edits import EditSpan

_MAX_SUGGESTIONS = 20
"""Looking for what was meant takes as long as there are names."""
_brackets = lazy_pattern(rf"{CLOSED_STRING}|->|[<>()\[\]{{}}]").findall


def read_aliases(text: str, segments: Iterable[Segment]) -> tuple[Aliases, list[Finding]]:
    """All aliases that `segments`, and what they hold, define; findings in the order they were found."""
    definitions = list(_definitions(text, segments))
    if not definitions:
        return Aliases(), []
    reader = _Reader(text, definitions)
    reader.run()
    return reader.aliases, reader.findings


def _definitions(text: str, segments: Iterable[Segment]) -> Iterator[Segment]:
    pending = [iter(segments)]
    while pending:
        for segment in pending[-1]:
            if segment.kind is ItemKind.ALIAS and not text.startswith("{-#", segment.start):
                yield segment
            if segment.children:
                pending.append(iter(segment.children))
                break
        else:
            pending.pop()


_KINDS = {"#": "attribute", "!": "type"}


class _Reader:
    def __init__(self, text: str, segments: list[Segment]) -> None:
        self.text = text
        self.segments = segments
        self.aliases = Aliases()
        self.findings: list[Finding] = []
        self.depths: dict[str, int] = {}
        """Nesting of an alias's brackets together with those of the aliases in it."""

    def run(self) -> None:
        named: dict[str, Segment] = {}
        for segment in self.segments:
            name = ALIAS_NAME(self.text, segment.start, segment.end)
            if name is None:
                self.aliases.has_lost_names = True
                self.try_to_define(segment)
            elif name.group() in named:
                start, end = segment.start, segment.start + len(name.group())
                message = f"redefinition of {_KINDS[name.group()[0]]} alias id '{name.group()[1:]}'"
                self.findings.append(Finding("redefinition", Severity.ERROR, start, end, message, is_read=True))
                self.try_to_define(named[name.group()])
                named[name.group()] = segment
            else:
                named[name.group()] = segment
        for name in self.in_order(named):
            self.try_to_define(named[name])

    def in_order(self, named: dict[str, Segment]) -> Iterator[str]:
        """Each name after those its definition uses; in a circle, the first one after the others."""
        seen: set[str] = set()
        for first in named:
            if first in seen:
                continue
            seen.add(first)
            pending = [(first, self.uses(named, first))]
            while pending:
                name, uses = pending[-1]
                used = next(uses, None)
                if used is None:
                    pending.pop()
                    yield name
                elif used not in seen:
                    seen.add(used)
                    pending.append((used, self.uses(named, used)))

    def uses(self, named: dict[str, Segment], name: str) -> Iterator[str]:
        segment = named[name]
        mentions = mentioned_aliases(self.text[segment.start + len(name) : segment.end])
        return (mention for mention in mentions if mention in named)

    def try_to_define(self, segment: Segment) -> None:
        name = ALIAS_NAME(self.text, segment.start, segment.end)
        try:
            self.define(segment)
        except ParseFault as problem:
            self.findings.append(self.finding_of(segment, problem))
            if name is not None:
                self.aliases.define_broken(name.group())
            return
        # What it means is known in part; the error is where the other one is defined.
        if name is not None and self.aliases.is_affected_by_broken_alias(self.text[name.end() : segment.end]):
            self.aliases.broken.add(name.group())

    def finding_of(self, segment: Segment, problem: ParseFault) -> Finding:
        """The finding at the end of a definition that is incomplete, not at the text after it."""
        start, end = problem.start, problem.end
        if start >= segment.end:
            start, end = segment.end - 1, segment.end
        following = _NEXT_DEFINITION.search(self.text, segment.start, start)
        if following is not None:
            opening = max(self.text.rfind(bracket, segment.start, following.start()) for bracket in "<([{")
            if opening >= 0:
                message = f"unbalanced '{self.text[opening]}': it is not closed before the next definition of an alias"
                return Finding("syntax", Severity.ERROR, opening, opening + 1, message)
        from ..parser.upstream_words import upstream_elsewhere, upstream_error

        upstream, at = upstream_error(self.text, problem, "", BUILTIN)
        errors = upstream_elsewhere(self.text, start, at, upstream or problem.message)
        message = problem.message
        finding = Finding("syntax", Severity.ERROR, start, end, message, upstream=upstream, upstream_errors=errors)
        if len(self.findings) >= _MAX_SUGGESTIONS:
            return finding
        from ..text.suggestions import with_suggestion

        return with_suggestion(finding, self.text[start:end], problem.candidates)

    def define(self, segment: Segment) -> None:
        text, aliases = self.text, self.aliases
        found = ALIAS_DEFINITION(text, segment.start, segment.end)
        if found is None:
            written = ALIAS_NAME(text, segment.start, segment.end)
            if written is None:
                raise fault(text, segment.start, "expected the name of an alias, '#name' or '!name', before '='")
            kind = _KINDS[text[segment.start]]
            if text.startswith(".", written.end()):
                upstream = f"{kind} names with a '.' are reserved for dialect-defined names"
            else:
                upstream = f"expected '=' in {kind} alias definition"
            found_fault = fault(text, written.end(), "expected '=' in alias definition")
            found_fault.upstream = upstream
            raise found_fault
        self.check_depth(segment, found.end(), text[segment.start] + found.group(1))
        # The definition alone: what is after it decides nothing, however it is broken.
        source, start, name = text[segment.start : segment.end], found.end() - segment.start, found.group(1)
        try:
            if source.startswith("!"):
                aliases.types[name], end = read_type(source, start, aliases)
            else:
                aliases.attributes[name], end = read_attribute(source, start, aliases)
        except ParseFault as problem:
            raise problem.shifted(segment.start) from None
        rest = skip_to(source, end)
        if rest < len(source):
            raise ParseFault(segment.start + rest, segment.end, "unexpected text after the alias definition")

    def check_depth(self, segment: Segment, start: int, name: str) -> None:
        """Values are printed recursively, so aliases in aliases must not nest without bound either."""
        text = self.text[start : segment.end]
        depth = sum(text.count(opening) for opening in "<([{")
        if depth > MAX_DEPTH:
            depth = _nesting(text)
        depth += max((self.depths.get(mention, 0) for mention in mentioned_aliases(text)), default=0)
        if depth > MAX_DEPTH:
            raise ParseFault(start, segment.end, f"brackets nested more than {MAX_DEPTH} deep, aliases included")
        self.depths[name] = depth


_NEXT_DEFINITION = lazy_pattern(rf"[\r\n][#!]{NAME}[ \t]*=[ \t]*[#!]", re.ASCII)


def _nesting(text: str) -> int:
    deepest = depth = 0
    for token in _brackets(text):
        if token in "<([{":
            depth += 1
            deepest = max(deepest, depth)
        elif token in ">)]}":
            depth -= 1
    return deepest


def mentions_in(source: str) -> Sequence[str]:
    """The names of aliases, with their `!` or `#`, that `source` mentions, each once."""
    return alias_names(source)


def mentions_after(known: Mapping[str, Type | Attribute | None], source: str, edit: EditSpan | None) -> Sequence[str]:
    """The same of a text that `edit` made of another one, and those of that one which have a meaning.

    Args:
        known: the names in the text before, and what they mean.
    """
    if edit is None:
        return mentions_in(source)
    last = source.find("\n", edit.new_end)
    lines = source[line_start(source, edit.start) : last if last >= 0 else len(source)]
    defined = [name for name, meaning in known.items() if meaning is not None or name in source]
    return [*dict.fromkeys([*defined, *mentioned_aliases(lines)])]
