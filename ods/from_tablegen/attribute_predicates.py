"""Attribute constraints: the C++ predicates of ODS as trees in a small vocabulary of our own.

A predicate is a list whose head says what is asked of an attribute:

``any``; ``and``, ``or``, ``not`` (of predicates); ``kind`` (``integer``, ``float``, ``bool``, ``str``, ``array``,
``type``, ``unit``, ``dict``, ``symbol``, ``flat-symbol``, ``affine-map``, ``integer-set``, ``int-elements``,
``elements``, ``string-elements``, ``typed``, ``location``, ``dense``); ``dense`` (element type); ``isa``
(``dialect.mnemonic``); ``enum`` (enum key); ``typed`` (a predicate of the attribute's type, see `constraints.py`),
``type-is`` (of the type it holds), ``element`` (of its elements' type); ``all`` (a predicate of each element of an
array); ``int`` (comparison, number), ``power-of-two``, ``one-of`` (numbers); ``size`` (comparison, number), ``each``
(comparison, number), ``sorted``, ``distinct``, ``shape`` (list); ``?`` for what only the C++ knows.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .constraints import Predicate, as_functions, expression, predicate_of, simplify, split_outside, without_parentheses
from .records import Record, bare

if TYPE_CHECKING:
    from .index import Index

_UNKNOWN: Predicate = ["?"]
_CLASSES: dict[str, Predicate] = {
    "IntegerAttr": ["kind", "integer"],
    "FloatAttr": ["kind", "float"],
    "BoolAttr": ["kind", "bool"],
    "StringAttr": ["kind", "str"],
    "ArrayAttr": ["kind", "array"],
    "TypeAttr": ["kind", "type"],
    "UnitAttr": ["kind", "unit"],
    "DictionaryAttr": ["kind", "dict"],
    "SymbolRefAttr": ["kind", "symbol"],
    "FlatSymbolRefAttr": ["kind", "flat-symbol"],
    "AffineMapAttr": ["kind", "affine-map"],
    "IntegerSetAttr": ["kind", "integer-set"],
    "DenseIntElementsAttr": ["kind", "int-elements"],
    "ElementsAttr": ["kind", "elements"],
    "DenseElementsAttr": ["kind", "elements"],
    "DenseIntOrFPElementsAttr": ["kind", "elements"],
    "DenseFPElementsAttr": ["kind", "elements"],
    "DenseStringElementsAttr": ["kind", "string-elements"],
    "TypedAttr": ["kind", "typed"],
    "LocationAttr": ["kind", "location"],
    "DenseBoolArrayAttr": ["dense", "i1"],
    "DenseI8ArrayAttr": ["dense", "i8"],
    "DenseI16ArrayAttr": ["dense", "i16"],
    "DenseI32ArrayAttr": ["dense", "i32"],
    "DenseI64ArrayAttr": ["dense", "i64"],
    "DenseF32ArrayAttr": ["dense", "f32"],
    "DenseF64ArrayAttr": ["dense", "f64"],
}
_ISA = re.compile(r"isa<([\w:]+)>\(\$_self\)")
_TYPE_OF = re.compile(r"cast<(?:Integer|Float|Typed)Attr>\(\$_self\)\.getType\(\)")
_ELEMENT_OF = re.compile(
    r"cast<(?:Dense\w*)?ElementsAttr>\(\$_self\)\s*\.(?:getType\(\)|getShapedType\(\))\s*\.getElementType\(\)"
)
_TYPE_OF_STRING = re.compile(r"(?:::)?(?:(?:llvm|mlir)::)?cast<StringAttr>\(\$_self\)\.getType\(\)")
_SORTED = re.compile(r"is_sorted\(cast<DenseI\d+ArrayAttr>\(\$_self\)\.asArrayRef\(\)\)")
_HELD = re.compile(r"cast<TypeAttr>\(\$_self\)\.getValue\(\)")
_INTEGER = re.compile(r"cast<IntegerAttr>\(\$_self\)\.getInt\(\) (>=|<=|==|!=|<|>) (-?\d+)")
_SIZE = re.compile(r"cast<(?:DenseArray|Array)Attr>\(\$_self\)\.size\(\) (>=|<=|==) (\d+)")
_ONE_OF = re.compile(r"is_contained\(\{([-\d, ]+)\}, cast<IntegerAttr>\(\$_self\)\.getInt\(\)\)")
_EACH = re.compile(
    r"all_of\(cast<Dense\w+ArrayAttr>\(\$_self\)\.asArrayRef\(\), \[&\]\(auto v\) \{ return v (>=|>|!=) (\d+); \}\)"
)
_SHAPE = re.compile(
    r"cast<Dense\w*ElementsAttr>\(\$_self\)\.getType\(\)\.getShape\(\) == ArrayRef<int64_t>\(\{([\d, ]*)\}\)"
)
_NAMESPACE = re.compile(r"(?:::)?\b(?:llvm|mlir)::")
_FLAGS: dict[str, Predicate] = {
    "true": ["any"],
    "!$_self": ["not", ["any"]],
    "cast<IntegerAttr>($_self).getValue().isStrictlyPositive()": ["int", ">", 0],
    "!cast<IntegerAttr>($_self).getValue().isNegative()": ["int", ">=", 0],
    "cast<IntegerAttr>($_self).getValue().isPowerOf2()": ["power-of-two"],
}


def attribute_predicate(record: Record | None, index: Index) -> Predicate:
    """The tree of the `Pred` record of an attribute constraint."""
    if record is None:
        return ["any"]
    if record.has("predExpr"):
        return _leaf(" ".join(record.text("predExpr").split()), index)
    kind = record.ref("kind")
    combiner = kind.name if kind is not None else ""
    inner = record.refs("children")
    if combiner == "PredCombinerSubstLeaves" and inner and "TypeAttr" in record.text("replacement"):
        return ["type-is", predicate_of(inner[0], index)]
    if (
        combiner == "PredCombinerSubstLeaves"
        and inner
        and _TYPE_OF_STRING.fullmatch(as_functions(record.text("replacement")))
    ):
        return ["typed", predicate_of(inner[0], index)]
    children = [attribute_predicate(child, index) for child in inner]
    if combiner == "PredCombinerNot" and children:
        return ["not", children[0]] if children[0] != _UNKNOWN else _UNKNOWN
    if combiner == "PredCombinerSubstLeaves" and children:
        return children[0] if record.text("replacement") == "attr" else _UNKNOWN
    if combiner == "PredCombinerConcat" and children:
        return ["all", children[0]] if "ArrayAttr" in record.text("prefix") else _UNKNOWN
    return simplify(["and" if combiner == "PredCombinerAnd" else "or", *children])


def _leaf(text: str, index: Index) -> Predicate:
    text = without_parentheses(_NAMESPACE.sub("", as_functions(text)))
    if text in _FLAGS:
        return _FLAGS[text]
    if match := _ISA.fullmatch(text):
        return _class(match[1], index)
    if len(parts := split_outside(text, "&&")) > 1:
        return ["and", *(_leaf(part.strip(), index) for part in parts)]
    for pattern, head in ((_TYPE_OF, "typed"), (_ELEMENT_OF, "element"), (_HELD, "type-is")):
        if pattern.search(text):
            inner = expression(pattern.sub("$_self", text), index)
            return [head, inner] if inner != _UNKNOWN else _UNKNOWN
    if match := _INTEGER.fullmatch(text):
        return ["int", match[1], int(match[2])]
    if match := _SIZE.fullmatch(text):
        return ["size", match[1], int(match[2])]
    if match := _ONE_OF.fullmatch(text):
        return ["one-of", [int(number) for number in match[1].split(",")]]
    if match := _EACH.fullmatch(text):
        return ["each", match[1], int(match[2])]
    if match := _SHAPE.fullmatch(text):
        return ["shape", [int(size) for size in match[1].split(",") if size.strip()]]
    if _SORTED.fullmatch(text):
        return ["sorted"]
    return ["distinct"] if "adjacent_find" in text else _UNKNOWN


def _class(cpp: str, index: Index) -> Predicate:
    name = bare(cpp)
    if name in _CLASSES:
        return _CLASSES[name]
    enum = index.attribute_enums.get(name)
    if enum is not None:
        return ["enum", enum]
    known = index.attribute_classes.get(name)
    return ["isa", known] if known is not None else _UNKNOWN
