"""Operations of a dump as entries of our schema (documented in `from_tablegen/describe.py`)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...ir.records import dataclass, field
from ..assembly_format import FormatError, compile_format
from ..definitions import GUESSED
from ..registry import dialect_names
from ..requirement_words import attribute_key, trait_key, type_key
from .attribute_predicates import attribute_predicate
from .attributes import attribute_syntax, attribute_type, confined_attribute, default_text, property_syntax
from .constraints import built_type, constraint_key, predicate_of
from .records import DumpError, Json, Record, bare, dialect_of, last
from .traits import effect_entries, traits_of

if TYPE_CHECKING:
    from ..assembly_format import FormatNode
    from .index import Index

_DEFAULT_DIALECT = re.compile(
    r"\bgetDefaultDialect\(\)\s*(?:const\s*)?(?:\{\s*return\s*(?:\"(\w*)\"|([\w:]+)::getDialectNamespace\(\))\s*;)?"
)
"""The method with what it returns, a text or a dialect's class; neither where other code says it."""
_DECLARED = "alwaysOverriddenMethods"
_FLAGS = (
    ("hasFolder", "folder"),
    ("hasCanonicalizer", "canonicalizer"),
    ("hasCanonicalizeMethod", "canonicalizer"),
    ("hasVerifier", "verifier"),
    ("hasRegionVerifier", "region-verifier"),
)
_BLOCKS = re.compile(r"hasNItems(OrMore|OrLess|)\(\$_self, (\d+)\)")


@dataclass
class DialectEntries:
    """One dialect's part of the schema while it is being collected."""

    ops: dict[str, Json] = field(default_factory=dict[str, Json])
    attrs: dict[str, Json] = field(default_factory=dict[str, Json])
    types: dict[str, Json] = field(default_factory=dict[str, Json])
    enums: dict[str, Json] = field(default_factory=dict[str, Json])
    constraints: dict[str, Json] = field(default_factory=dict[str, Json])
    attributes: dict[str, Json] = field(default_factory=dict[str, Json])
    words: dict[str, str] = field(default_factory=dict[str, str])
    """Requirements as upstream's messages call them, by the keys of `requirement_words.py`."""


class OperationReader:
    """Reads one operation record; constraints it meets are added to the dialect's tables."""

    __slots__ = ("entries", "index", "names", "op")

    def __init__(self, op: Record, entries: DialectEntries, index: Index) -> None:
        self.op = op
        self.entries = entries
        self.index = index
        self.names: dict[str, str] = {}

    def read(self) -> dict[str, Json]:
        """The operation's entry without its format; empty parts are left out."""
        operands: list[Json] = []
        attributes: list[Json] = []
        effects: list[Json] = []
        for value, name in self.op.arguments("arguments"):
            constraint, decorators = self._constraint(value)
            if constraint.isa("TypeConstraint"):
                operands.append(self._values(constraint, name, "operand"))
            elif constraint.isa("Attr") and not constraint.isa("DerivedAttr"):
                attributes.append(self._attribute(constraint, name))
            elif constraint.isa("Property"):
                attributes.append(self._property(constraint, name))
            effects += effect_entries(name, decorators)
        results: list[Json] = []
        for value, name in self.op.arguments("results"):
            constraint, decorators = self._constraint(value)
            results.append(self._values(constraint, name, "result"))
            effects += effect_entries(name, decorators)
        entry: dict[str, Json] = {
            "operands": operands,
            "results": results,
            "attributes": attributes,
            "regions": self._regions(),
            "successors": self._successors(),
        }
        self._add_traits(entry, effects)
        entry["custom"] = self.op.flag("hasCustomAssemblyFormat")
        flags = {name for flag, name in _FLAGS if self.op.flag(flag)}
        entry["has"] = list[Json](sorted(flags))
        entry["default-dialect"] = self._default_dialect(entry)
        return {key: value for key, value in entry.items() if value not in ([], None, False) or key == "effects"}

    def _default_dialect(self, entry: dict[str, Json]) -> str | None:
        """The dialect that `getDefaultDialect` returns, if it is asked for: its own, `GUESSED`, where C++ elsewhere
        says.

        MLIR asks the interface: that of `transform.foreach`, which does not implement it, is never heard of.
        """
        interfaces = entry["interfaces"]
        if not isinstance(interfaces, list) or "OpAsmOpInterface" not in interfaces:
            return None
        declared = self.op.text("extraClassDeclaration") + self.op.text("extraClassDefinition")
        found = [*_DEFAULT_DIALECT.finditer(declared)]
        if not found and all("getDefaultDialect" not in each.texts(_DECLARED) for each in self.op.refs("traits")):
            return None
        for text, of in (one.groups() for one in found):
            known = self.index.dialect_classes.get(last(of)) if text is None and of is not None else text
            if known is not None:
                return known or None
        return f"{dialect_of(self.op, 'opDialect')}{GUESSED}"

    def _constraint(self, value: Json) -> tuple[Record, list[Record]]:
        """The constraint of an argument and the decorators around it."""
        record = self.op.dump.resolve(value)
        if record is None:
            raise DumpError(f"{self.op.name} has an argument that is not a definition", self.op.name)
        if record.isa("OpVariable"):
            inner = record.ref("constraint")
            if inner is None:
                raise DumpError(f"{self.op.name} has a decorated argument without a constraint", self.op.name)
            return inner, record.refs("decorators")
        return record, []

    def _values(self, constraint: Record, name: str, what: str) -> Json:
        """``[name, kind, constraint]`` or, for a variadic of variadics, with the segment attribute's name."""
        self.names.setdefault(name, what)
        kind = next((k for k in ("VariadicOfVariadic", "Variadic", "Optional") if constraint.isa(k)), "")
        base = constraint.ref("baseType") if kind else None
        key = self._type_constraint(base or constraint)
        if kind == "VariadicOfVariadic":
            return [name, "nested", key, constraint.text("segmentAttrName")]
        return [name, {"Variadic": "variadic", "Optional": "optional"}.get(kind, "one"), key]

    def _type_constraint(self, constraint: Record) -> str:
        entry: dict[str, Json] = {"is": predicate_of(constraint.ref("predicate"), self.index)}
        built = built_type(constraint.text("builderCall"), self.index)
        if built is not None:
            entry["buildable"] = built
        cpp = constraint.text("cppType")
        short = self.index.find(self.index.type_classes, cpp, self.op.text("cppNamespace"))
        if short in self.index.printed_types:
            entry["short"] = short
        elif short is None and self._is_own_class(cpp):
            entry["own"] = True
        key = constraint_key(constraint, entry)
        self.entries.constraints[key] = entry
        self._add_words(type_key(key), _summary(constraint))
        return key

    def _is_own_class(self, cpp: str) -> bool:
        """Whether a C++ class of types is one of a user's dialect, which may read them in a way of its own."""
        space, _, _ = bare(cpp).rpartition("::")
        around = bare(self.op.text("cppNamespace"))
        dialect = next(
            (
                found
                for scope in (space, f"{around}::{space}", f"{around.rpartition('::')[0]}::{space}")
                if space and (found := self.index.namespaces.get(scope)) is not None
            ),
            None,
        )
        return dialect is not None and dialect not in dialect_names()

    def _attribute(self, constraint: Record, name: str) -> Json:
        """``[name, constraint, optional]`` and then, when there is one, the default."""
        self.names[name] = "attr"
        syntax = attribute_syntax(constraint, self.index)
        entry: dict[str, Json] = {"syntax": syntax}
        built = attribute_type(constraint, self.index)
        if built is not None and built != "none":
            entry["type"] = built
        confined = confined_attribute(constraint)
        predicate = attribute_predicate(confined.ref("predicate"), self.index)
        if predicate not in (["any"], ["?"]):
            entry["is"] = predicate
        key = constraint_key(confined, entry)
        self.entries.attributes[key] = entry
        self._add_words(attribute_key(key), _summary(constraint))
        default = default_text(constraint, syntax, self.index)
        optional = int(constraint.flag("isOptional"))
        return [name, key, optional] if default is None else [name, key, optional, default]

    def _add_words(self, key: str, words: str) -> None:
        if words:
            self.entries.words.setdefault(key, words)

    def _property(self, constraint: Record, name: str) -> Json:
        """``[name, constraint, optional, default or null, 1]``."""
        self.names[name] = "prop"
        syntax = property_syntax(constraint, self.index)
        entry: dict[str, Json] = {"syntax": syntax}
        key = constraint_key(constraint, entry)
        self.entries.attributes[key] = entry
        optional = int(constraint.isa("OptionalProp"))
        default = default_text(constraint, syntax, self.index)
        return [name, key, optional, default, 1]

    def _regions(self) -> list[Json]:
        """``[name, blocks, variadic]``; blocks is ``""``, ``"1"``, ``">=1"`` or ``"<=1"``."""
        regions: list[Json] = []
        for value, name in self.op.arguments("regions"):
            record = self.op.dump.resolve(value)
            if record is None:
                continue
            self.names[name] = "region"
            predicate = record.ref("predicate")
            match = _BLOCKS.search(predicate.text("predExpr")) if predicate is not None else None
            sign = {"OrMore": ">=", "OrLess": "<="}.get(match[1], "") if match else ""
            regions.append([name, f"{sign}{match[2]}" if match else "", int(record.isa("VariadicRegion"))])
        return regions

    def _successors(self) -> list[Json]:
        """``[name, variadic]``."""
        successors: list[Json] = []
        for value, name in self.op.arguments("successors"):
            record = self.op.dump.resolve(value)
            self.names[name] = "successor"
            successors.append([name, int(record is not None and record.isa("VariadicSuccessor"))])
        return successors

    def _add_traits(self, entry: dict[str, Json], decorated: list[Json]) -> None:
        traits = traits_of(self.op, self.index)
        effects = decorated + effect_entries(None, traits.effects or [])
        if effects:
            traits.add_interface("MemoryEffectOpInterface")
        known = self.op.dump.records
        if "InferTypeOpInterface" in known and infers_results(entry, traits.traits, self.entries.constraints):
            traits.add_interface("InferTypeOpInterface")
        if len(results := _rows(entry["results"])) > 1 and any(row[0] for row in results):
            traits.add_interface("OpAsmOpInterface")
        entry["traits"] = traits.traits
        name = f"{dialect_of(self.op, 'opDialect')}.{self.op.text('opName')}"
        for key, words in traits.words.items():
            self._add_words(trait_key(name, key), words)
        entry["interfaces"] = list[Json](sorted(traits.interfaces))
        if effects or traits.effects is not None:
            entry["effects"] = effects
        elif "MemoryEffectOpInterface" in traits.interfaces:
            entry["effects"] = "custom"

    def add_format(self, entry: dict[str, Json]) -> None:
        """Add the declarative format to what `read` returned. Raises `FormatError`."""
        text = self.op.fields.get("assemblyFormat")
        if isinstance(text, str) and (nodes := compiled(text, self.names, self.op)) != []:
            entry["format"] = nodes


def _summary(constraint: Record) -> str:
    """With the blank at the end that alternatives without a summary leave."""
    found = constraint.fields.get("summary")
    return found if isinstance(found, str) and found.strip() else ""


def _rows(value: Json) -> list[list[Json]]:
    return [row for row in value if isinstance(row, list)] if isinstance(value, list) else []


def infers_results(entry: dict[str, Json], traits: list[Json], constraints: dict[str, Json]) -> bool:
    """Whether all result types follow from operands, attributes, and constraints that admit one type.

    TableGen gives such an operation the type inference interface by itself.
    """
    results = _rows(entry["results"])
    operands = [row for row in _rows(entry["operands"]) if row[1] == "one"]
    if not results or any(row[1] != "one" for row in results):
        return False
    if "SameOperandsAndResultType" in traits:
        return bool(operands)
    known = {str(row[0]) for row in operands} | {str(row[0]) for row in _rows(entry["attributes"])}
    for row in results:
        constraint = constraints.get(str(row[2]))
        if isinstance(constraint, dict) and "buildable" in constraint:
            known.add(str(row[0]))
    grown = True
    while grown:
        before = len(known)
        for trait in traits:
            _infer(trait, known)
        grown = len(known) > before
    return all(row[0] in known for row in results)


def _infer(trait: Json, known: set[str]) -> None:
    """Add the values whose type one trait makes follow from a known one."""
    if not isinstance(trait, list):
        return
    name, *values = map(str, trait)
    if name == "AllTypesMatch" and known.intersection(values):
        known.update(values)
    elif name in ("TypesMatchWith", "OptionalTypesMatchWith") and values[0] in known:
        known.add(values[1])


def compiled(text: str, names: dict[str, str], owner: Record) -> Json:
    """The compiled format of a definition. Raises `FormatError`, naming the definition."""
    try:
        return format_json(compile_format(text, names))
    except FormatError as error:
        raise FormatError(f"{owner.name}: {error}\nin the format {text.strip()}") from error


def format_json(nodes: list[FormatNode]) -> Json:
    """Compiled nodes as JSON: they already are; this tells the type checker so."""
    return [node if isinstance(node, (str, int)) else format_json(node) for node in nodes]
