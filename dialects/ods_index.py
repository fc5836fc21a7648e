"""What C++ names in a set of dumps stand for: dialects by namespace, attribute and type definitions, enums."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .ods_records import Dump, Record, bare, dialect_of

if TYPE_CHECKING:
    from collections.abc import Iterable

FALLBACK_DIALECT = "builtin"


@dataclass
class Index:
    """Lookup tables over all dumps of one run. Keys are C++ names as `bare` spells them."""

    namespaces: dict[str, str] = field(default_factory=dict[str, str])
    attribute_classes: dict[str, str] = field(default_factory=dict[str, str])
    type_classes: dict[str, str] = field(default_factory=dict[str, str])
    enum_classes: dict[str, str] = field(default_factory=dict[str, str])
    enum_symbols: dict[str, dict[str, str]] = field(default_factory=dict[str, dict[str, str]])
    attribute_enums: dict[str, str] = field(default_factory=dict[str, str])
    op_classes: dict[str, str] = field(default_factory=dict[str, str])

    def add(self, dump: Dump) -> None:
        """Learn the names one dump defines."""
        for dialect in dump.instances_of("Dialect"):
            self.namespaces.setdefault(bare(dialect.text("cppNamespace")), dialect.text("name"))
        for op in dump.instances_of("Op"):
            class_name = op.name.split("_", 1)[-1] if "_" in op.name else op.name
            space = bare(op.text("cppNamespace"))
            self.op_classes[f"{space}::{class_name}"] = f"{dialect_of(op, 'opDialect')}.{op.text('opName')}"
        self._add_definitions(dump)

    def add_enums(self, dump: Dump) -> None:
        """Learn the enums; a second step because an enum's dialect is known by its namespace only."""
        for enum in dump.instances_of("EnumInfo"):
            key = self.enum_key(enum)
            self.enum_classes[bare(enum.text("cppType"))] = key
            if enum.isa("EnumAttrInfo") and enum.flag("genSpecializedAttr"):
                self.attribute_enums[bare(enum.text("storageType"))] = key
            self.enum_symbols[key] = {case.text("symbol"): case.text("str") for case in enum.refs("enumerants")}

    def _add_definitions(self, dump: Dump) -> None:
        for class_name, table in (("AttrDef", self.attribute_classes), ("TypeDef", self.type_classes)):
            for record in dump.instances_of(class_name):
                if record.has("mnemonic"):
                    table[bare(record.text("cppType"))] = f"{dialect_of(record, 'dialect')}.{record.text('mnemonic')}"

    def enum_dialect(self, enum: Record) -> str:
        """The dialect whose namespace encloses the enum, `builtin` when none does."""
        parts = bare(enum.text("cppNamespace")).split("::")
        while parts:
            dialect = self.namespaces.get("::".join(parts))
            if dialect is not None and parts != [""]:
                return dialect
            parts.pop()
        return FALLBACK_DIALECT

    def enum_key(self, enum: Record) -> str:
        return f"{self.enum_dialect(enum)}.{enum.text('className')}"

    def find(self, table: dict[str, str], cpp: str, namespace: str) -> str | None:
        """Look up a C++ name as written inside `namespace`, innermost scope first."""
        name = bare(cpp)
        scopes = bare(namespace).split("::") if namespace else []
        while True:
            found = table.get("::".join([*scopes, name]))
            if found is not None or not scopes:
                return found
            scopes.pop()


def build_index(dumps: Iterable[Dump]) -> Index:
    """The index over several dumps; they are walked twice."""
    index = Index()
    known = list(dumps)
    for dump in known:
        index.add(dump)
    for dump in known:
        index.add_enums(dump)
    return index
