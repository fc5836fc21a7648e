"""Completion of types."""

from __future__ import annotations

from collections.abc import Iterator

from ....ir.base import Type
from ....ir.types import UnknownType
from ....ods.outlines import PartKind
from ....ods.verification.type_predicates import type_predicate
from ..lookup.node_at import chunk_of
from .candidate import Candidate, CandidateKind, cut
from .context import OperationContext
from .dialects import named_types
from .names import callee, function_type
from .operations import returned_types
from .outline_match import ExpectedPart
from .usage_counts import habits

_SCALARS = ("index", "i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64", "none")
_RARE_SCALARS = ("si32", "ui32", "i128", "f80", "f128", "tf32", "f8E4M3FN", "f8E5M2")
_CONTAINERS = {
    "memref": "memref<${1:?}x${2:f32}>",
    "tensor": "tensor<${1:?}x${2:f32}>",
    "vector": "vector<${1:4}x${2:f32}>",
    "complex": "complex<${1:f32}>",
    "tuple": "tuple<${1:f32}>",
}
_MOST_USED = 60


def types(writing: OperationContext, expected: ExpectedPart | None, *, snippets: bool) -> list[Candidate]:
    """Those that what is written wants first; then those the file uses often, its aliases, and the others."""
    return [*_wanted(writing, expected), *_used(writing), *builtin_types(snippets=snippets), *named_types(writing)]


def _wanted(writing: OperationContext, expected: ExpectedPart | None) -> Iterator[Candidate]:
    """The types of the values that have been written, where the type that is expected is theirs."""
    if expected is None:
        return
    spelling = _Spelling(writing)
    if expected.kind is PartKind.FUNCTION_TYPE:
        yield from _function_type(writing, expected)
        return
    found = _types_of_operands(writing, expected)
    if found and expected.part.many and expected.index == 0 and len(found) > 1:
        yield _type(", ".join(spelling.of(one) for one in found))
    if expected.index < len(found):
        yield _type(spelling.of(found[expected.index]))
    predicate = None
    if expected.part.group is not None:
        constraint = expected.part.group.constraint
        if constraint.buildable is not None:
            yield _type(constraint.buildable)
        predicate = type_predicate(constraint.predicate)
    if predicate is not None:
        known = {value.type for value in writing.values if not isinstance(value.type, UnknownType)}
        for one in sorted((t for t in known if predicate(t)), key=str)[:_MOST_USED]:
            yield _type(spelling.of(one))


def _types_of_operands(writing: OperationContext, expected: ExpectedPart) -> list[Type]:
    """The known types of the operands that the type speaks of; of all, where results are like operands."""
    walk = writing.walk
    names = [name for group in expected.part.of for name in walk.operands.get(group, ())]
    definition = writing.definition
    if not names and walk.successor:
        return []
    is_result = not expected.part.of and expected.part.text in ("type", "types")
    if not names and is_result and definition is not None and definition.has_trait("SameOperandsAndResultType"):
        names = [name for group in walk.operands.values() for name in group][:1]
    found = [writing.types[name] for name in names if name in writing.types]
    if not found and definition is not None and definition.has_trait("ReturnLike"):
        found = list(returned_types(writing.parent) or ())
    if len(found) < len(names) or any(isinstance(one, UnknownType) for one in found):
        return []
    return found


def _function_type(writing: OperationContext, expected: ExpectedPart) -> Iterator[Candidate]:
    function = function_type(callee(writing)) if writing.walk.symbol else None
    if function is not None:
        yield _type(str(function))
        return
    spelling = _Spelling(writing)
    inputs = ", ".join(spelling.of(one) for one in _types_of_operands(writing, expected))
    text = f"({inputs}) -> "
    yield Candidate(f"({inputs}) -> ()", CandidateKind.TYPE, "function type", f"{text}()")


class _Spelling:
    """The spelling of types in this file: with its aliases."""

    def __init__(self, writing: OperationContext) -> None:
        aliases = chunk_of(writing.document, writing.text.start).aliases
        self.types = {str(type_): f"!{name}" for name, type_ in aliases.types.items()}
        self._attributes = {f", {value}": f", #{name}" for name, value in aliases.attributes.items()}

    def of(self, type_: Type | str) -> str:
        """The alias of the type, or the type with the aliases of its layout, encoding or memory space."""
        text = str(type_)
        found = self.types.get(text)
        if found is not None:
            return found
        # What is after a comma within `<...>`; types themselves have no attributes in other places.
        for value, name in self._attributes.items() if ", " in text else ():
            text = text.replace(f"{value}>", f"{name}>").replace(f"{value},", f"{name},")
        return text


def _type(text: str) -> Candidate:
    return Candidate(text, CandidateKind.TYPE, about=("type", text))


def _used(writing: OperationContext) -> Iterator[Candidate]:
    spelling = _Spelling(writing)
    for text in habits(writing.document, writing.text.start).most_used_types()[:_MOST_USED]:
        name = spelling.types.get(text)
        if name is not None:
            yield Candidate(name, CandidateKind.ALIAS, cut(text), about=("alias", name))
        else:
            yield _type(spelling.of(text))


def builtin_types(*, snippets: bool) -> Iterator[Candidate]:
    """Upstream's own: scalars, and what holds others."""
    for name in _SCALARS:
        yield _type(name)
    for name, text in _CONTAINERS.items():
        plain = f"{name}<"
        yield Candidate(f"{name}<>", CandidateKind.TYPE, "", text if snippets else plain, snippets, ("type", name))
    for name in _RARE_SCALARS:
        yield _type(name)


def element_types(writing: OperationContext) -> Iterator[Candidate]:
    """Element types for a memref, a tensor or a vector: scalars, those in the file first, then aliases."""
    used = habits(writing.document, writing.text.start).types
    scalars = sorted((*_SCALARS, *_RARE_SCALARS), key=lambda name: -used.get(name, 0))
    for name in scalars:
        yield _type(name)
    yield from named_types(writing)


def whole_types(writing: OperationContext, word: str) -> Iterator[Candidate]:
    """The types in the file that start with `word<`, which is written already: what follows."""
    for text in habits(writing.document, writing.text.start).most_used_types()[:_MOST_USED]:
        if text.startswith(f"{word}<"):
            yield Candidate(text[len(word) + 1 :], CandidateKind.TYPE, text)


def map_names(body: str) -> Iterator[Candidate]:
    """The dimensions and symbols that an affine map declares, `body` being its text so far."""
    head = body.partition("->")[0] if "->" in body else body.partition(":")[0] if ":" in body else ""
    for name in dict.fromkeys(head.replace("(", " ").replace(")", " ").replace("[", " ").replace("]", " ").split()):
        if (name := name.strip(",")).isidentifier():
            yield Candidate(name, CandidateKind.KEYWORD, "of the map")
    if head:
        for word in ("floordiv", "ceildiv", "mod"):
            yield Candidate(word, CandidateKind.KEYWORD)
