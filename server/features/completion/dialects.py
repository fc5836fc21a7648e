"""Completion of types and attributes by name: aliases of the file, and those that dialects define."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ....ir.records import dataclass
from ....ods.definitions import AttrOrTypeDefinition
from ....ods.registry import Registry
from ..lookup.node_at import chunk_of
from .candidate import Candidate, CandidateKind, cut
from .context import OperationContext


@dataclass(frozen=True)
class _NameKind:
    sigil: str
    word: str
    kind: CandidateKind
    names: Callable[[Registry, str], list[str]]
    lookup: Callable[[Registry, str, str], AttrOrTypeDefinition | None]


_TYPES = _NameKind(
    "!",
    "type",
    CandidateKind.TYPE,
    lambda registry, dialect: registry.type_names(dialect),
    lambda registry, dialect, mnemonic: registry.lookup_type(dialect, mnemonic),
)
_ATTRIBUTES = _NameKind(
    "#",
    "attribute",
    CandidateKind.ATTRIBUTE,
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
        for one in sorted(registry.dialect_names()):
            # Of dialects that are known in part, LLVM's own tests, nobody writes types.
            if (registry.is_complete(one) or registry.is_loaded(one)) and sort.names(registry, one):
                name = sort.sigil + one
                yield Candidate(name, CandidateKind.DIALECT, f"{sort.word}s of the dialect", f"{name}.")
        return
    for mnemonic in sort.names(registry, dialect):
        name = f"{sort.sigil}{dialect}.{mnemonic}"
        definition = sort.lookup(registry, dialect, mnemonic)
        parameters = ", ".join(one.name for one in definition.parameters) if definition is not None else ""
        yield Candidate(name, sort.kind, parameters, f"{name}<" if parameters else name, about=(sort.word, name))
