"""Completion of types and attributes by name: aliases of the file, and those that dialects define."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ....ir.records import dataclass
from ....ods.definitions import AttrOrTypeDefinition
from ....ods.knowledge import Knowledge
from ....ods.outline_table import ATTRIBUTE_DIALECTS, TYPE_DIALECTS
from ....ods.registry import Registry
from ..lookup.node_at import chunk_of
from .candidate import Candidate, CandidateKind, cut
from .context import OperationContext


@dataclass(frozen=True)
class _NameKind:
    """`upstream`: its dialects that have any of these."""

    sigil: str
    word: str
    kind: CandidateKind
    upstream: tuple[str, ...]
    names: Callable[[Registry, str], list[str]]
    lookup: Callable[[Registry, str, str], AttrOrTypeDefinition | None]


_TYPES = _NameKind(
    "!",
    "type",
    CandidateKind.TYPE,
    TYPE_DIALECTS,
    lambda registry, dialect: registry.type_names(dialect),
    lambda registry, dialect, mnemonic: registry.lookup_type(dialect, mnemonic),
)
_ATTRIBUTES = _NameKind(
    "#",
    "attribute",
    CandidateKind.ATTRIBUTE,
    ATTRIBUTE_DIALECTS,
    lambda registry, dialect: registry.attr_names(dialect),
    lambda registry, dialect, mnemonic: registry.lookup_attr(dialect, mnemonic),
)


def named_types(writing: OperationContext) -> Iterator[Candidate]:
    """With `!`: the file's aliases, then what dialects define."""
    return _named(writing, _TYPES, chunk_of(writing.document, writing.text.start).aliases.types)


def named_attributes(writing: OperationContext) -> Iterator[Candidate]:
    """With `#`: what the file has given a name, then what dialects define."""
    return _named(writing, _ATTRIBUTES, chunk_of(writing.document, writing.text.start).aliases.attributes)


def _named(writing: OperationContext, sort: _NameKind, aliases: Mapping[str, object]) -> Iterator[Candidate]:
    for alias, meaning in aliases.items():
        name = sort.sigil + alias
        yield Candidate(name, CandidateKind.ALIAS, cut(str(meaning)), about=("alias", name))
    prefix = writing.text.prefix
    registry = writing.knowledge.registry
    if not prefix.startswith(sort.sigil):
        return
    dialect, dot, _ = prefix[1:].partition(".")
    if not dot:
        for one in _dialects_with(sort.upstream, writing.knowledge):
            if one in sort.upstream or sort.names(registry, one):
                name = sort.sigil + one
                yield Candidate(name, CandidateKind.DIALECT, f"{sort.word}s of the dialect", f"{name}.")
        return
    for mnemonic in sort.names(registry, dialect):
        name = f"{sort.sigil}{dialect}.{mnemonic}"
        definition = sort.lookup(registry, dialect, mnemonic)
        parameters = ", ".join(one.name for one in definition.parameters) if definition is not None else ""
        yield Candidate(name, sort.kind, parameters, f"{name}<" if parameters else name, about=(sort.word, name))


def _dialects_with(upstream: tuple[str, ...], knowledge: Knowledge) -> list[str]:
    """`upstream`, and the dialects that a user loads, in order: of all others nothing needs to be read."""
    registry = knowledge.registry
    return sorted({*upstream, *(name for name in registry.dialect_names() if registry.is_loaded(name))})
