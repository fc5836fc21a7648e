"""Completion of attributes: names in dictionaries, and values."""

from __future__ import annotations

from collections.abc import Iterator

from ....ods.definitions import AttributeDefinition
from ....ods.outlines import discardable, outlines
from ..lookup.constraint_words import attribute_in_words
from .candidate import Candidate, CandidateKind
from .context import OperationContext
from .dialects import named_attributes
from .outline_match import ExpectedPart
from .types import types

_SPELLINGS = {
    "str": '"$1"',
    "affine-map": "affine_map<(${1:d0}) -> (${2:d0})>",
    "integer-set": "affine_set<(${1:d0}) : (${2:d0 >= 0})>",
    "array": "[$1]",
    "dict": "{$1}",
    "elements": "dense<${1:0.0}> : ${2:tensor<4xf32>}",
}
"""Initial texts of values by syntax; in the notation of snippets."""
_HIDDEN = frozenset(
    ("operandSegmentSizes", "resultSegmentSizes", "sym_name", "function_type", "arg_attrs", "res_attrs")
)


# Names


def attribute_names(writing: OperationContext, *, snippets: bool) -> list[Candidate]:
    """Those the operation has and neither the dictionary nor the format gives, and others that are often added."""
    definition = writing.definition
    if definition is None:
        return []
    written = _written(writing)
    in_format = {part.text for part in writing.walk.passed if part.attribute is not None}
    found: list[Candidate] = []
    for attribute in definition.attributes:
        if attribute.name in written or attribute.name in _HIDDEN:
            continue
        if attribute.name in in_format and not writing.is_generic:
            continue
        found.append(_name(writing, attribute, snippets=snippets))
    return [*found, *_added(writing, writing.name, snippets=snippets)]


def _written(writing: OperationContext) -> set[str]:
    """The words within the innermost bracket that is open."""
    return {word.text.strip('"') for word in writing.text.words[(writing.brackets or [0])[-1] :]}


def argument_attribute_names(writing: OperationContext, *, snippets: bool) -> list[Candidate]:
    """Those that arguments of the function often have."""
    return list(_added(writing, f"{writing.name}()", snippets=snippets))


def _added(writing: OperationContext, key: str, *, snippets: bool) -> Iterator[Candidate]:
    """Attributes that are often added to what `key` says and that are not there yet."""
    written = _written(writing)
    for name, text in discardable(key):
        if name not in written:
            plain = text.partition("$")[0].rstrip('["<')
            is_snippet = snippets and text != name
            yield Candidate(name, CandidateKind.ATTRIBUTE, "", text if snippets else plain, is_snippet)


def _name(writing: OperationContext, attribute: AttributeDefinition, *, snippets: bool) -> Candidate:
    detail = attribute_in_words(attribute)
    about = ("attribute", writing.name, attribute.name)
    if attribute.syntax[0] == "unit":
        return Candidate(attribute.name, CandidateKind.ATTRIBUTE, detail, about=about)
    value = _start(writing, attribute)
    text = f"{attribute.name} = {value}" if snippets else f"{attribute.name} = "
    return Candidate(attribute.name, CandidateKind.ATTRIBUTE, detail, text, snippets, about)


def _start(writing: OperationContext, attribute: AttributeDefinition) -> str:
    """The initial text of a value in a dictionary; in the notation of snippets."""
    head, *rest = attribute.syntax
    words = outlines(writing.knowledge).spellings(attribute)
    if head == "bool":
        return "${1|true,false|}"
    if head == "attrdef" and rest:
        return f"#{rest[0]}<${{1|{','.join(words)}|}}>" if words and len(words) <= 24 else f"#{rest[0]}<$1>"
    if head in ("int", "enum"):
        return f"${{1:0}} : {attribute.type or 'i64'}"
    if head in ("symbol-ref", "symbol-name"):
        return "@${1:name}"
    if head == "dense" and rest:
        return f"array<{rest[0]}: ${{1:0}}>"
    return _SPELLINGS.get(str(head), "$1")


# Values


def value_of(writing: OperationContext, name: str, *, snippets: bool) -> list[Candidate]:
    """Values of the attribute `name`, after its `=`."""
    attribute = writing.definition.attribute(name) if writing.definition is not None else None
    if attribute is None:
        return [*_any_value(snippets=snippets), *named_attributes(writing)]
    head, *rest = attribute.syntax
    words = outlines(writing.knowledge).spellings(attribute)
    found: list[Candidate] = []
    if head == "bool":
        found = [Candidate(word, CandidateKind.KEYWORD) for word in words]
    elif head == "type":
        return types(writing, None, snippets=snippets)
    elif head == "attrdef" and rest:
        found = [Candidate(f"#{rest[0]}<{word}>", CandidateKind.CASE) for word in words]
    elif head == "enum" and rest:
        enum = writing.knowledge.registry.lookup_enum(str(rest[0]))
        type_ = attribute.type or f"i{enum.width if enum is not None else 64}"
        cases = enum.cases if enum is not None else ()
        found = [Candidate(f"{number} : {type_}", CandidateKind.CASE, keyword) for keyword, number in cases]
    elif str(head) in _SPELLINGS and snippets:
        text = _SPELLINGS[str(head)]
        found = [Candidate(text.partition("$")[0] or text, CandidateKind.ATTRIBUTE, "", text, True)]
    return [*found, *named_attributes(writing)]


def expected_value(writing: OperationContext, expected: ExpectedPart, *, snippets: bool) -> list[Candidate]:
    """Values of an attribute where the format has it."""
    attribute = expected.part.attribute
    if expected.part.words:
        about = ("case", writing.name, expected.part.text)
        return [Candidate(word, CandidateKind.CASE, expected.part.text, about=about) for word in expected.part.words]
    head = attribute.syntax[0] if attribute is not None else "any"
    if head in ("any", "typed", "elements"):
        return [*_any_value(snippets=snippets), *named_attributes(writing)]
    if head in ("attrdef", "affine-map", "integer-set", "array", "dict"):
        text = _SPELLINGS.get(str(head))
        own = [Candidate(text.partition("$")[0], CandidateKind.ATTRIBUTE, "", text, True)] if text and snippets else []
        return [*own, *named_attributes(writing)]
    return []


def _any_value(*, snippets: bool) -> Iterator[Candidate]:
    for word in ("true", "false", "unit"):
        yield Candidate(word, CandidateKind.KEYWORD)
    if snippets:
        yield Candidate("dense<>", CandidateKind.ATTRIBUTE, "", _SPELLINGS["elements"], True)
        yield Candidate("affine_map<>", CandidateKind.ATTRIBUTE, "", _SPELLINGS["affine-map"], True)
        yield Candidate("array<>", CandidateKind.ATTRIBUTE, "", "array<${1:i64}: ${2:0}>", True)


def parameter_words(writing: OperationContext, word: str) -> list[Candidate]:
    """The cases that may be within `#dialect.attribute<`, if it holds an enum."""
    dialect, _, mnemonic = word[1:].partition(".")
    definition = writing.knowledge.registry.lookup_attr(dialect, mnemonic)
    found: list[Candidate] = []
    for parameter in definition.parameters if definition is not None else ():
        if parameter.kind[0] == "enum":
            enum = writing.knowledge.registry.lookup_enum(str(parameter.kind[1]))
            found += [Candidate(case, CandidateKind.CASE, parameter.name) for case in (enum.keywords if enum else ())]
    return found
