"""What an operation's name, as written, means where it stands: looked up once, then one step away."""

from __future__ import annotations

from functools import lru_cache

from ...ods.definitions import OpDefinition
from ...ods.knowledge import Knowledge
from ...ods.protocols import ParseFunction
from .compiled_format import FastFormat, fast_format
from .line_cache import Lines
from .unknown_names import resolve_operation

_WORTH_IT = 20
"""How often an operation is met before its expression is made, which takes as long as reading so many slowly."""


class KnownName:
    """How the operation `name` is read: by `fast` where that is enough, by `parse` or its format otherwise."""

    __slots__ = ("_knowledge", "_met", "default_dialect", "definition", "fast", "inherent", "isolated", "name", "parse")

    def __init__(self, definition: OpDefinition, knowledge: Knowledge) -> None:
        self.name = definition.name
        self.definition = definition
        self.inherent = definition.inherent_names
        self.parse: ParseFunction | None = knowledge.parser(definition.name)
        self.isolated = definition.has_trait("IsolatedFromAbove")
        semantics = knowledge.semantics(definition.name)
        self.default_dialect = semantics.default_dialect if semantics is not None else None
        """Whose name may be left out in the regions; None: as around the operation."""
        self.fast: FastFormat | None = None
        self._knowledge = knowledge
        self._met = 0

    def meet(self) -> None:
        """The operation is about to be read slowly. If that happens often, there will be a fast way."""
        self._met += 1
        if self._met == _WORTH_IT and self.parse is None:
            self.fast = fast_format(self.definition, self._knowledge)


class NamesOfDialect(dict[str, "KnownName | None"]):
    """By the name as written where the name of `default_dialect` may be left out; None for what nobody defined."""

    def __init__(self, names: OpNames, default_dialect: str) -> None:
        super().__init__()
        self.lines = Lines()
        self._names = names
        self._default_dialect = default_dialect

    def __missing__(self, name: str) -> KnownName | None:
        definition = resolve_operation(name, self._default_dialect, self._names.knowledge)[1]
        if definition is None:
            # Not remembered: texts can hold any number of names that mean nothing.
            return None
        found = self[name] = self._names.of(definition)
        return found


class OpNames:
    """The names that a knowledge has definitions for."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self._known: dict[str, KnownName] = {}
        self._by_dialect: dict[str, NamesOfDialect] = {}

    def within(self, default_dialect: str) -> NamesOfDialect:
        found = self._by_dialect.get(default_dialect)
        if found is None:
            found = self._by_dialect[default_dialect] = NamesOfDialect(self, default_dialect)
        return found

    def of(self, definition: OpDefinition) -> KnownName:
        found = self._known.get(definition.name)
        if found is None:
            found = self._known[definition.name] = KnownName(definition, self.knowledge)
        return found


@lru_cache(maxsize=8)
def op_names(knowledge: Knowledge) -> OpNames:
    """The names of `knowledge`, whose answers never change."""
    return OpNames(knowledge)
