"""Attribute and type definitions of a dump as entries of our schema (documented in `from_tablegen/describe.py`)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .operations import compiled
from .records import Json, Record, bare

if TYPE_CHECKING:
    from .index import Index

_ARRAY = re.compile(r"(?:::)?(?:llvm::|mlir::)?(?:ArrayRef|SmallVector)<(.*?)(?:, \d+)?>")
_OPTIONAL = re.compile(r"(?:::)?std::optional<(.*)>")
_PLAIN: dict[str, Json] = {
    "bool": ["bool"],
    "StringRef": ["str"],
    "std::string": ["str"],
    "APInt": ["apint"],
    "APFloat": ["float"],
    "double": ["float"],
    "float": ["float"],
    "FailureOr<double>": ["float"],
    "Type": ["type"],
    "ShapedType": ["type"],
    "Attribute": ["attr"],
    "TypedAttr": ["attr"],
    "StringAttr": ["str-attr"],
    "IntegerAttr": ["attr"],
    "FloatAttr": ["attr"],
    "BoolAttr": ["attr"],
    "ArrayAttr": ["attr"],
    "DictionaryAttr": ["attr"],
    "TypeAttr": ["attr"],
    "DistinctAttr": ["attr"],
    "FlatSymbolRefAttr": ["symbol-ref"],
    "SymbolRefAttr": ["symbol-ref"],
    "AffineMap": ["affine-map"],
    "IntegerSet": ["integer-set"],
    "Location": ["location"],
    "FusedLoc": ["location"],
}
_INTEGER = re.compile(r"(u?)int(?:(\d+)_t)?|unsigned(?: int)?|char|size_t")


def definition_entry(record: Record, index: Index) -> dict[str, Json]:
    """The parameters and the format of an `AttrDef` or a `TypeDef`."""
    names: dict[str, str] = {}
    parameters: list[Json] = []
    namespace = record.text("cppNamespace")
    for value, name in record.arguments("parameters"):
        names[name] = "param"
        parameters.append(_parameter(value, name, record, namespace, index))
    entry: dict[str, Json] = {"params": parameters, "class": record.text("cppClassName")}
    text = record.fields.get("assemblyFormat")
    if isinstance(text, str):
        entry["format"] = compiled(text, names, record)
    if record.flag("hasCustomAssemblyFormat"):
        entry["custom"] = True
    if record.flag("genMnemonicAlias"):
        entry["alias"] = True
    return entry


def _parameter(value: Json, name: str, owner: Record, namespace: str, index: Index) -> Json:
    """``[name, kind, optional, default or null, C++ type]``; the last also marks a parser of its own by ``!``."""
    record = owner.dump.resolve(value)
    if record is None:
        cpp = str(value)
        return [name, parameter_kind(cpp, namespace, index), 0, None, bare(cpp)]
    cpp = record.text("cppType")
    kind: Json = parameter_kind(cpp, namespace, index)
    default = record.text("defaultValue")
    optional = int(bool(default) or record.isa("OptionalParameter"))
    if record.isa("AttributeSelfTypeParameter"):
        kind = list[Json](["self-type"])
    elif record.text("parser") and not record.isa("EnumParameter"):
        kind = list[Json](["parser", kind])
    text = _default(default, kind, index) if not record.isa("OptionalParameter") else None
    return [name, kind, optional, text, bare(cpp)]


def parameter_kind(cpp: str, namespace: str, index: Index) -> Json:
    """The spelling of a parameter of a C++ type inside an attribute or a type."""
    name = bare(cpp)
    if match := _OPTIONAL.fullmatch(name):
        return ["optional", parameter_kind(match[1], namespace, index)]
    if match := _ARRAY.fullmatch(name):
        return ["array", parameter_kind(match[1], namespace, index)]
    if name in _PLAIN:
        return _PLAIN[name]
    if match := _INTEGER.fullmatch(name):
        return ["uint" if name.startswith("u") else "int"]
    return _named(name, namespace, index)


def _named(name: str, namespace: str, index: Index) -> Json:
    dialect = index.dialect_of_namespace(namespace)
    enum = index.find_enum(name, namespace, dialect)
    if enum is not None:
        return ["enum", enum]
    for table, head in (
        (index.attribute_classes, "attrdef"),
        (index.type_classes, "typedef"),
        (index.attribute_enums, "enum-attr"),
    ):
        found = index.find(table, name, namespace)
        if found is not None:
            return [head, found]
    if name.endswith(("Type", "TypeInterface")):
        return ["type"]
    return ["attr"] if name.endswith(("Attr", "AttrInterface")) else ["other"]


def _default(cpp: str, kind: Json, index: Index) -> Json:
    """The default's spelling; `None` if there is none, ``"?"`` if only the C++ knows."""
    if not cpp:
        return None
    if cpp in ("true", "false") or re.fullmatch(r"-?\d+", cpp):
        return cpp
    if cpp.startswith('"') and cpp.endswith('"'):
        return cpp
    if isinstance(kind, list) and kind and kind[0] == "enum":
        symbol = cpp.rsplit("::", 1)[-1]
        return index.enum_symbols.get(str(kind[1]), {}).get(symbol, "?")
    return "?"
