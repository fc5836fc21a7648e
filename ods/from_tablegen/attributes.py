"""Attribute and property constraints of ODS: how each is spelled in an assembly format, and its default.

A *syntax* is a list: ``any`` (full attribute syntax), ``int``/``float`` (type; printed without it when fixed),
``typed`` (number with its type), ``bool``, ``str``, ``symbol-name``, ``symbol-ref``, ``unit``, ``type``,
``dense`` (element type), ``enum`` (enum key: a bare keyword), ``attrdef`` (``dialect.mnemonic``), ``array``
(syntax of the elements), ``dict``, ``elements``, ``affine-map``, ``integer-set``, ``location``, ``distinct``.
Properties add ``optional`` (syntax), ``enum`` with a mnemonic wrapper, ``other``.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from .constraints import built_type
from .records import Json, Record, bare, last

if TYPE_CHECKING:
    from .index import Index

Syntax = list[Json]

_STORAGE: dict[str, Syntax] = {
    "BoolAttr": ["bool"],
    "UnitAttr": ["unit"],
    "StringAttr": ["str"],
    "TypeAttr": ["type"],
    "FlatSymbolRefAttr": ["symbol-ref"],
    "SymbolRefAttr": ["symbol-ref"],
    "DictionaryAttr": ["dict"],
    "ElementsAttr": ["elements"],
    "DenseElementsAttr": ["elements"],
    "DenseIntElementsAttr": ["elements"],
    "DenseIntOrFPElementsAttr": ["elements"],
    "DenseFPElementsAttr": ["elements"],
    "AffineMapAttr": ["affine-map"],
    "IntegerSetAttr": ["integer-set"],
    "LocationAttr": ["location"],
    "DistinctAttr": ["distinct"],
    "TypedAttr": ["any"],
    "Attribute": ["any"],
    "DenseBoolArrayAttr": ["dense", "i1"],
    "DenseI8ArrayAttr": ["dense", "i8"],
    "DenseI16ArrayAttr": ["dense", "i16"],
    "DenseI32ArrayAttr": ["dense", "i32"],
    "DenseI64ArrayAttr": ["dense", "i64"],
    "DenseF32ArrayAttr": ["dense", "f32"],
    "DenseF64ArrayAttr": ["dense", "f64"],
}


def base_attribute(record: Record) -> Record:
    """The attribute inside optional, default-valued and confined wrappers."""
    base = record.ref("baseAttr")
    while base is not None:
        record = base
        base = record.ref("baseAttr")
    return record


def confined_attribute(record: Record) -> Record:
    """The attribute inside optional and default-valued wrappers; what confines it is kept."""
    base = record.ref("baseAttr")
    while base is not None and not record.isa("ConfinedAttr"):
        record = base
        base = record.ref("baseAttr")
    return record


def attribute_syntax(record: Record, index: Index) -> Syntax:
    """The spelling of an attribute with this constraint."""
    base = base_attribute(record)
    if base.isa("AttrDef") and base.has("mnemonic"):
        found = index.attribute_classes.get(bare(base.text("cppType")))
        return ["attrdef", found] if found else ["any"]
    if base.isa("EnumAttrInfo"):
        return ["enum", index.enum_key(base)]
    if base.name == "SymbolNameAttr":
        return ["symbol-name"]
    return _by_storage(base, index)


def _by_storage(base: Record, index: Index) -> Syntax:
    storage = bare(base.text("storageType")) or "Attribute"
    if storage in ("IntegerAttr", "FloatAttr"):
        fixed = attribute_type(base, index)
        return [("int" if storage == "IntegerAttr" else "float"), fixed] if fixed else ["typed"]
    if storage == "ArrayAttr":
        element = base.ref("elementAttr")
        return ["array", attribute_syntax(element, index)] if element is not None else ["array", ["any"]]
    if storage in _STORAGE:
        return _STORAGE[storage]
    namespace = base.text("cppNamespace")
    definition = index.find(index.attribute_classes, storage, namespace)
    if definition is not None:
        return ["attrdef", definition]
    enum = index.find(index.attribute_enums, storage, namespace)
    return ["enum", enum] if enum is not None else ["any"]


def attribute_type(record: Record, index: Index) -> str | None:
    """The type every attribute with this constraint has, as text."""
    value_type = record.ref("valueType")
    return built_type(value_type.text("builderCall"), index) if value_type is not None else None


def property_syntax(record: Record, index: Index) -> Syntax:
    """The spelling of a property."""
    if record.isa("_cls_UnitProp"):
        return ["unit"]
    if record.isa("_cls_BoolProp"):
        return ["bool"]
    if record.isa("_cls_StringProp"):
        return ["str"]
    if record.isa("EnumProp"):
        enum = record.ref("enum")
        key = index.enum_key(enum) if enum is not None else ""
        return ["enum", key, record.text("mnemonic")] if record.text("mnemonic") else ["enum", key]
    if record.isa("IntProp"):
        return ["int", _integer_type(record.text("storageType"))]
    inner = record.ref("baseProperty") or record.ref("elem")
    if inner is None:
        return _by_cpp_type(record.text("storageType"), index)
    syntax = property_syntax(inner, index)
    if record.isa("OptionalProp"):
        return ["optional", syntax]
    return ["array", syntax] if record.isa("ArrayProp") else syntax


_OPTIONAL = re.compile(r"(?:::)?std::optional<(.*)>")
_VECTOR = re.compile(r"(?:::)?llvm::SmallVector<(.*?)(?:, \d+)?>")


def _by_cpp_type(cpp: str, index: Index) -> Syntax:
    """The syntax of a property known by the C++ type it is stored as only."""
    if match := _OPTIONAL.fullmatch(cpp):
        return ["optional", _by_cpp_type(match[1], index)]
    if match := _VECTOR.fullmatch(cpp):
        return ["array", _by_cpp_type(match[1], index)]
    if re.fullmatch(r"u?int\d+_t", cpp):
        return ["int", _integer_type(cpp)]
    if cpp in ("bool", "std::string"):
        return ["bool"] if cpp == "bool" else ["str"]
    enum = index.enum_classes.get(bare(cpp))
    return ["enum", enum] if enum is not None else ["other"]


def _integer_type(cpp: str) -> str:
    match = re.search(r"(\d+)_t", cpp)
    return f"i{match[1]}" if match else "i64"


_CAST = re.compile(r"static_cast<[\w:]+>\((.*)\)")
_INTEGER = re.compile(r"-?(?:0[xX][0-9a-fA-F]+|\d+)")
_RANKED = re.compile(r"RankedTensorType::get\(\{([\d, ]+)\}, \$_builder\.getIntegerType\((\d+)\)\)")
_OPERATION_NAME = re.compile(r"([\w:]+)::getOperationName\(\)")
_EMPTY_ATTRIBUTE = re.compile(r"([\w:]+)::get\(\$_builder\.getContext\(\)\)")
_ZERO = {"int": "0", "bool": "false", "str": '""'}
_BRACES = re.compile(r"\{(.*)\}", re.DOTALL)


def default_text(record: Record, syntax: Syntax, index: Index) -> str | None:
    """The default value in the attribute's assembly spelling.

    `None` if there is no default, ``"?"`` if there is one that only the C++ can compute.
    """
    cpp = _default_cpp(record)
    if not cpp or cpp in ("std::nullopt", "::std::nullopt"):
        return None
    if syntax[0] == "unit":
        return None
    if syntax[0] == "bool" and cpp in ("true", "false"):
        return cpp
    if cpp == "{}" and syntax[0] in _ZERO:
        return _ZERO[str(syntax[0])]
    if match := _OPERATION_NAME.fullmatch(cpp):
        name = index.op_classes.get(bare(match[1]))
        return f'"{name}"' if name is not None else "?"
    if match := _EMPTY_ATTRIBUTE.fullmatch(cpp):
        name = index.attribute_classes.get(bare(match[1]))
        return f"#{name}" if name is not None else "?"
    if syntax[0] in ("int", "float", "typed"):
        return _number(cpp)
    if syntax[0] in ("str", "symbol-name", "symbol-ref") and cpp.startswith('"'):
        return cpp
    if syntax[0] in ("array", "dense", "dict", "optional"):
        return _list(cpp, "{}" if syntax[0] == "dict" else "[]")
    return _elements(cpp, record) if syntax[0] == "elements" else _enum_case(cpp, syntax, index)


def _default_cpp(record: Record) -> str:
    current: Record | None = record
    while current is not None:
        if current.text("defaultValue"):
            return current.text("defaultValue")
        if current.isa("OptionalAttr"):
            # The value that the attribute inside would have is not that of an attribute that may be missing.
            return ""
        current = current.ref("baseAttr") or current.ref("baseProperty")
    return ""


def _number(cpp: str) -> str:
    match = _CAST.fullmatch(cpp)
    text = (match[1] if match else cpp).strip()
    if _INTEGER.fullmatch(text):
        return str(int(text, 0))
    return text if text in ("true", "false") else "?"


def _list(cpp: str, empty: str) -> str:
    match = _BRACES.fullmatch(cpp)
    if match is None:
        return "?"
    if not match[1].strip():
        return empty
    numbers = [_number(part.strip()) for part in match[1].split(",")]
    return "?" if "?" in numbers else f"[{', '.join(numbers)}]"


def _enum_case(cpp: str, syntax: Syntax, index: Index) -> str:
    key = str(syntax[1]) if len(syntax) > 1 else ""
    if syntax[0] == "attrdef":
        dialect = key.partition(".")[0]
        enum = index.parameter_enums.get(key) or index.find_enum(cpp.rpartition("::")[0], "", dialect)
        key = enum or ""
    if cpp == "{}" and syntax[0] == "attrdef" and not key:
        return f"#{syntax[1]}"
    if cpp == "{}":
        return index.enum_values.get(key, {}).get(0, "?")
    return index.enum_symbols.get(key, {}).get(last(cpp), "?")


def _elements(cpp: str, record: Record) -> str:
    """`dense<...>` for a default of a ranked integer elements attribute."""
    shape = _RANKED.search(base_attribute(record).text("constBuilderCall"))
    values = _list(cpp, "?")
    if shape is None or values == "?":
        return "?"
    numbers = values[1:-1].split(", ")
    text = numbers[0] if len(set(numbers)) == 1 else values
    sizes = "".join(f"{size.strip()}x" for size in shape[1].split(","))
    return f"dense<{text}> : tensor<{sizes}i{shape[2]}>"


def enum_entry(record: Record, index: Index) -> dict[str, Json]:
    """One enum: its cases as ``[keyword, value]`` and how bits combine."""
    entry: dict[str, Json] = {
        "cases": [[case.text("str"), case.number("value")] for case in record.refs("enumerants")],
        "width": _width(record),
    }
    if record.isa("BitEnumBase") or record.isa("BitEnumAttr"):
        separator = record.fields.get("separator")
        entry["bits"] = True
        entry["separator"] = separator if isinstance(separator, str) else "|"
        entry["groups"] = record.flag("printBitEnumPrimaryGroups")
        entry["quoted"] = record.flag("printBitEnumQuoted")
    return entry


def _width(enum: Record) -> int:
    """Bits of an enum's values. Before LLVM 21 only the C++ type said them: `uint32_t`."""
    if "bitwidth" in enum.fields:
        return enum.number("bitwidth")
    return int("".join(filter(str.isdigit, enum.text("underlyingType"))) or 32)


def stable(content: Json) -> str:
    """Canonical JSON text of a value."""
    return json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
