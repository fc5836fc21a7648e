"""Spellings of operations that a release before LLVM 22 does not read yet, where it parses the operation in C++.

What a release declares, its definitions refuse by themselves: see `differences.py`. Each entry here is about words of
a custom form that came later; the pattern holds for the text after the operation's name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from ...ir.graph import Operation
from ...ir.lazy_pattern import lazy_pattern
from ...ir.records import dataclass
from ...ods.definitions import OpDefinition
from ...ods.parse_fault import UnknownSyntax
from ...ods.protocols import OpParser, ParseFunction

_HEADER = r"[^:{\n]*"
"""Text before the types and the attributes of an operation."""
_TYPED = r"[^:\n{]*(?:\{[^{}]*\})?\s*:\s*\w"
"""A type after operands and attributes."""


@dataclass(frozen=True)
class LaterSpelling:
    """Words that make an operation one of release `since`; `shown`: what the message calls them."""

    since: int
    pattern: re.Pattern[str]
    shown: str


LATER_SPELLINGS: Mapping[str, tuple[LaterSpelling, ...]] = {
    "gpu.module": (LaterSpelling(18, lazy_pattern(r"\s*@[\w$.\-]+\s*[\[<]"), "targets"),),
    "llvm.load": (LaterSpelling(17, lazy_pattern(rf"{_HEADER}\batomic\b"), "atomic"),),
    "llvm.store": (LaterSpelling(17, lazy_pattern(rf"{_HEADER}\batomic\b"), "atomic"),),
    "scf.for": (
        LaterSpelling(17, lazy_pattern(r"[^\n{]*:\s*[\w!.]+\s*\{"), "a type"),
        LaterSpelling(22, lazy_pattern(r"\s*unsigned\b"), "unsigned"),
    ),
    "scf.reduce": (LaterSpelling(18, lazy_pattern(r"\s*(?!\()|\s*\(\s*%[\w$.\-]+\s*[:,]"), "several values"),),
    "spirv.AccessChain": (LaterSpelling(20, lazy_pattern(r"[^\n]*->"), "a result type"),),
    "test.reflect_bounds": (LaterSpelling(17, lazy_pattern(_TYPED), "a type"),),
    "test.with_bounds": (LaterSpelling(17, lazy_pattern(_TYPED), "a type"),),
    "vector.reduction": (
        LaterSpelling(17, lazy_pattern(rf"{_HEADER}\bfastmath\s*<"), "'fastmath'"),
        LaterSpelling(17, lazy_pattern(rf"{_HEADER}<\s*(?:min|max)(?:num|imum)f\s*>"), "this kind"),
    ),
}


def has_later_spelling(name: str, llvm: int) -> bool:
    """Whether some words of the operation are newer than release `llvm`."""
    return any(later.since > llvm for later in LATER_SPELLINGS.get(name, ()))


def refusing_later(name: str, llvm: int, parse: ParseFunction | None) -> ParseFunction | None:
    """`parse`, for a release that does not read later spellings; None where `parse` is and there are none.

    What is spelled as before and has no parser is unknown syntax, as it is without this.
    """
    newer = [later for later in LATER_SPELLINGS.get(name, ()) if later.since > llvm]
    if not newer:
        return parse

    def parse_earlier(parser: OpParser, op: Operation) -> None:
        start = parser.offset
        for later in newer:
            if later.pattern.match(parser.text, start) is not None:
                parser.fail(f"'{name}' has {later.shown} since LLVM {later.since}", start)
        if parse is None:
            raise UnknownSyntax(start, start, f"the custom syntax of '{name}' is not known")
        parse(parser, op)

    return parse_earlier


def refusing_later_attributes(parse: ParseFunction, definition: OpDefinition, current: OpDefinition) -> ParseFunction:
    """`parse`, which is LLVM 22's, for a release whose `definition` has fewer attributes than the `current` one.

    An attribute that the words of the custom form set is refused; in a dictionary, every release reads any name.
    Attributes without which LLVM 22's operation is invalid were spelled in some way before, too.
    """
    known = {attribute.name for attribute in definition.attributes}
    later = [each for each in current.attributes if each.name not in known and not each.required]
    if not later:
        return parse

    def parse_earlier(parser: OpParser, op: Operation) -> None:
        start = parser.offset
        parse(parser, op)
        for attribute in later:
            name = attribute.name
            # A property may be set where the text says nothing. What has its value in parentheses was no attribute
            # in TableGen, yet it was one in C++.
            if name in op.properties and re.search(rf"\b{name}\b(?!\s*\()", parser.text[start : parser.offset]):
                parser.fail(f"'{op.name}' has no attribute '{name}' in this release", start)

    return parse_earlier
