"""Traits, interfaces and memory effects of an operation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...ir.records import dataclass, field
from ..requirement_words import trait_name
from .attributes import stable
from .constraints import predicate_of
from .records import Json, Record, bare, last

if TYPE_CHECKING:
    from .index import Index

_RENAMED = {
    "AlwaysSpeculatableImplTrait": "AlwaysSpeculatable",
    "RecursivelySpeculatableImplTrait": "RecursivelySpeculatable",
    "IsTerminator": "Terminator",
    "IsIsolatedFromAbove": "IsolatedFromAbove",
    "IsCommutative": "Commutative",
    "IsIdempotent": "Idempotent",
    "IsInvolution": "Involution",
    "HasRecursiveMemoryEffects": "RecursiveMemoryEffects",
}
_VALUE_LISTS = (
    "AllTypesMatch",
    "AllShapesMatch",
    "AllRanksMatch",
    "AllElementTypesMatch",
    "AllElementCountsMatch",
    "AllTypeIDsMatch",
    "AllMemSizesMatch",
)
_EFFECTS = {"Read": "read", "Write": "write", "Allocate": "alloc", "Free": "free"}
_VECTOR = r"cast<VectorType>\(\$_self\)"
# What a `TypesMatchWith` expression computes from the type of its left side, most specific first. The expressions
# are compared without namespaces of mlir and llvm, and with single spaces.
_TRANSFORMERS: tuple[tuple[str, str], ...] = (
    (r"\$_self|cast<Type>\(\$_self\)", "identity"),
    (r"(::)?getI1SameShape\(\$_self\)|getUnaryOpResultType\(\$_self\)", "i1-same-shape"),
    (rf"{_VECTOR}\.cloneWith\(\{{\}}, IntegerType::get\(\$_ctxt, 1\)\)", "i1-same-shape"),
    (r"cast<ShapedType>\(\$_self\)\.clone\( ?IntegerType::get\(\$_self\.getContext\(\), 1\)\)", "i1-same-shape"),
    (r"getElementTypeOrSelf\(\$_self\)", "element-or-self"),
    (r"cast<(gpu::MMAMatrix|Complex|MemRef|Tensor|Vector|Shaped)Type>\(\$_self\)\.getElementType\(\)", "element-of"),
    (r"cast<PointerType>\(\$_self\)\.getPointeeType\(\)", "spirv-pointee"),
    (r"cast<ArrayType>\(\$_self\)\.getRangeType\(\)", "smt-array-range"),
    (r"cast<ArrayType>\(\$_self\)\.getDomainType\(\)", "smt-array-domain"),
    (r"cast<SMTFuncType>\(\$_self\)\.getRangeType\(\)", "smt-func-range"),
    (r"cast<SMTFuncType>\(\$_self\)\.getDomainTypes\(\)", "smt-func-domain"),
    (r"cast<ValueType>\(\$_self\)\.getValueType\(\)", "async-value-type"),
    (r"cast<LValueType>\(\$_self\)\.getValueType\(\)", "emitc-lvalue-type"),
    (r"emitc::PointerType::get\(cast<emitc::LValueType>\(\$_self\)\.getValueType\(\)\)", "emitc-pointer-to-lvalue"),
    (r"emitc::LValueType::get\(cast<emitc::PointerType>\(\$_self\)\.getPointee\(\)\)", "emitc-lvalue-of-pointee"),
    (r"cast<FunctionType>\(\$_self\)\.getInputs\(\)", "function-inputs"),
    (r"cast<FunctionType>\(\$_self\)\.getResults\(\)", "function-results"),
    (r"getValAndBoolStructType\(\$_self\)", "llvm-struct-with-i1"),
    (r"TupleType::get\(\$_ctxt, \$_self\)", "tuple-of"),
    (r"pdl::RangeType::get\(\$_self\)", "pdl-range-of"),
    (r"getGetValueTypeOpValueType\(\$_self\)", "pdl-value-of-type"),
    (r"PtrMetadataType::get\(cast<PtrLikeTypeInterface>\(\$_self\)\)", "ptr-metadata"),
    (r"cast<spirv::SampledImageType>\(\$_self\)\.getImageType\(\)", "spirv-image-of-sampled"),
    (r"cast<spirv::ImageType>\(cast<spirv::SampledImageType>.*\.getElementType\(\)", "spirv-sampled-element"),
    (rf"{_VECTOR}\.scaleElementBitwidth\(2\)", "vector-double-width"),
    (rf"IntegerType::get\(\$_self\.getContext\(\), \({_VECTOR}\.getShape\(\)\[0\]\)\)", "int-of-vector-length"),
    (rf"VectorType::get\(\{{{_VECTOR}\.getShape\(\)\[0\]\}}, IntegerType::.*, 1\)\)", "i1-vector-of-length"),
    (rf"VectorType::get\(\{{{_VECTOR}\.getShape\(\)\[0\] / 4\}}, ?IntegerType::.*, 32\)\)", "i32-vector-quarter"),
    (rf"VectorType::get\(\{{{_VECTOR}\.getShape\(\)\[0\] \* 2\}}, BFloat16Type::.*", "bf16-vector-double"),
    (rf"VectorType::get\(\{{{_VECTOR}\.getShape\(\)\[0\] \* 4\}}, ?IntegerType::.*, 8\)\)", "i8-vector-quadruple"),
    (r"VectorType\(VectorType::Builder\(.*\)\.dropDim\(0\)\.setElementType\(.*, 1\)\)\)", "i1-drop-first-dim"),
    (r"VectorType\(VectorType::Builder\(.*\)\.dropDim\(0\)\)", "drop-first-dim"),
    (r"VectorType::get\(.*\.drop_front\(\), ?.*\.getElementType\(\), ?.*\{true\}\)", "drop-first-dim"),
    (r"VectorType\(VectorType::Builder\(.*\)\.setDim\(.*getRank\(\) - 1, 16\)\)", "last-dim-16"),
    (r"\[&\]\{.*size, size.*\{ true, true \}\);\}\(\)", "square-scalable"),
    (r"\[&\]\(\) -> VectorType \{.*/ 2;.*\}\(\)", "half-last-dim"),
    (r"\[&\]\(\) -> VectorType \{.*\* 2\);.*\}\(\)", "double-last-dim"),
    (r"SmallVector<Type, 2>\(.*getNumElements\(\), .*getElementType\(\)\)", "element-per-element"),
)
_NAMESPACE = re.compile(r"(?:::)?\b(?:mlir|llvm)::")


def transformer_code(expression: str) -> str | None:
    """Our name for what a `TypesMatchWith` expression computes; `None` if it is not known."""
    text = " ".join(_NAMESPACE.sub("", expression).split())
    return next((code for pattern, code in _TRANSFORMERS if re.fullmatch(pattern, text)), None)


@dataclass
class Traits:
    """The trait list of an operation."""

    traits: list[Json] = field(default_factory=list[Json])
    interfaces: list[str] = field(default_factory=list[str])
    effects: list[Record] | None = None
    """The effects on the operation as a whole; `None` if the operation declares none, not even "none"."""
    words: dict[str, str] = field(default_factory=dict[str, str])
    """Upstream's words for a trait with a predicate, by the trait's parts with blanks between."""

    def add(self, trait: Json) -> None:
        if trait not in self.traits:
            self.traits.append(trait)

    def add_interface(self, name: str) -> None:
        if name and name not in self.interfaces:
            self.interfaces.append(name)


def traits_of(op: Record, index: Index) -> Traits:
    """The expanded traits and interfaces of an operation, in declaration order."""
    found = Traits()
    for record in op.refs("traits"):
        _collect(record, found, op, index)
    if found.effects == []:
        found.add("NoMemoryEffect")
        if "AlwaysSpeculatable" in found.traits:
            found.add("Pure")
    return found


def _collect(record: Record, found: Traits, op: Record, index: Index) -> None:
    if record.isa("TraitList"):
        for inner in record.refs("traits"):
            _collect(inner, found, op, index)
    elif record.isa("SideEffectsTraitBase"):
        if last(record.text("trait").removesuffix("::Trait")) == "MemoryEffectOpInterface":
            found.effects = [*(found.effects or []), *record.refs("effects")]
        found.add_interface(last(record.text("trait").removesuffix("::Trait")))
    elif record.isa("InterfaceTrait"):
        _collect_interface(record, found)
    elif record.isa("PredTrait"):
        trait = _predicate_trait(record, index)
        found.add(trait)
        if trait[0] not in _VALUE_LISTS:
            found.words.setdefault(trait_name(trait), record.text("summary"))
    else:
        found.add(_native(record, op, index))


def _collect_interface(record: Record, found: Traits) -> None:
    name = record.text("cppInterfaceName") or last(record.text("trait").removesuffix("::Trait"))
    found.add_interface(name)
    for base in record.refs("baseInterfaces"):
        _collect_interface(base, found)


def _native(record: Record, op: Record, index: Index) -> Json:
    text = record.text("trait")
    if "<" not in text:
        name = last(text)
        return _RENAMED.get(name, name)
    name, _, rest = text.partition("<")
    parameters = [part.strip() for part in rest.rsplit(">", 1)[0].split(",")]
    operations = [_operation(part, op, index) for part in parameters]
    return [_RENAMED.get(last(name), last(name)), *operations]


def _operation(cpp: str, op: Record, index: Index) -> str:
    """The operation name a C++ class represents; other template arguments stay as they are."""
    return index.find(index.op_classes, cpp, op.text("cppNamespace")) or bare(cpp)


def _predicate_trait(record: Record, index: Index) -> list[Json]:
    for name in _VALUE_LISTS:
        if record.isa(name):
            return [name, *record.texts("values")]
    if record.isa("TypesMatchWith"):
        head = next(n for n in ("OptionalTypesMatchWith", "RangedTypesMatchWith", "TypesMatchWith") if record.isa(n))
        return [head, record.text("lhs"), record.text("rhs"), transformer_code(record.text("transformer"))]
    found = _element_check(record.ref("predicate"))
    if isinstance(found, list):
        return found
    kind = record.supers[-1]
    kind = kind if kind != "PredOpTrait" else (record.name if not record.anonymous else "")
    if (numbers := _equal_numbers(record.ref("predicate"))) is not None:
        return ["Equal", kind, *numbers]
    types = _types_tree(record.ref("predicate"), index)
    return ["Types", kind, types] if types is not None else ["Check", kind]


_ELEMENT = r"(?:::mlir::)?getElementTypeOrSelf\(\$_op\.get(Operand|Result)\((\d+)\)\)"
_SAME_ELEMENTS = re.compile(rf"\({_ELEMENT} == {_ELEMENT}\)")
_PLACES = {
    "(isNestedInFunctionOpInterface($_op.getParentOp()))": "InFunction",
    "(isDirectInModuleLikeOp($_op.getParentOp()))": "DirectlyInModule",
}
_TOGETHER = re.compile(r"\(bool\(get(\w+)\(\)\) == bool\(get(\w+)\(\)\)\)")


def _element_check(predicate: Record | None) -> Json:
    """The free-form predicates that are understood: equal element types, both present or neither, places.

    ``["ElementTypesMatch", "result", 0, "operand", 0]``, ``["PresentTogether", group, group]``, ``["Check", place]``.
    """
    if predicate is None:
        return None
    place = _PLACES.get(predicate.text("predExpr"))
    if place is not None:
        return ["Check", place]
    if match := _SAME_ELEMENTS.fullmatch(predicate.text("predExpr")):
        return ["ElementTypesMatch", match[1].lower(), int(match[2]), match[3].lower(), int(match[4])]
    if match := _TOGETHER.fullmatch(predicate.text("predExpr")):
        return ["PresentTogether", *(name[:1].lower() + name[1:] for name in match.groups())]
    found = [_element_check(child) for child in predicate.refs("children")]
    return next((item for item in found if item is not None), None)


_OF_VALUE = re.compile(r"(?P<element>getElementTypeOrSelf\()?\$(?P<name>\w+)(?:\.getType\(\)|\))")
_COMBINERS = {"PredCombinerAnd": "and", "PredCombinerOr": "or", "PredCombinerNot": "not"}


def _types_tree(predicate: Record | None, index: Index) -> Json:
    """Predicate over the types of values: ``and``, ``or``, ``not``, and ``["of", name, predicate of a type]``.

    None if anything else is asked, or a part of it is not understood.
    """
    kind = predicate.ref("kind") if predicate is not None else None
    if predicate is None or kind is None:
        return None
    children = predicate.refs("children")
    if kind.name == "PredCombinerSubstLeaves":
        match = _OF_VALUE.fullmatch(predicate.text("replacement"))
        if match is None or len(children) != 1:
            return None
        asked: Json = predicate_of(children[0], index)
        if "?" in stable(asked):
            return None
        return ["of", match["name"], ["element-or-self", asked] if match["element"] else asked]
    parts = [_types_tree(child, index) for child in children]
    return [_COMBINERS[kind.name], *parts] if kind.name in _COMBINERS and parts and None not in parts else None


_NUMBER = r"\d+|(?:::)?(?:llvm::)?cast<(?:::mlir::)?ShapedType>\(\$\w+\.getType\(\)\)\.get(?:Rank|NumElements)\(\)"
_EQUAL_NUMBERS = re.compile(rf"\(\((?P<a>{_NUMBER})\) == \((?P<b>{_NUMBER})\) && \((?P=b)\) == \((?P=a)\)\)")
_OF_SHAPE = re.compile(r"\$(\w+)\.getType\(\)\)\.get(\w+)")
_NUMBERS = {"Rank": "rank", "NumElements": "count"}


def _equal_numbers(predicate: Record | None) -> list[Json] | None:
    """Two numbers that have to be equal, each a literal, ``rank name`` or ``count name``; None for all else."""
    match = _EQUAL_NUMBERS.fullmatch(predicate.text("predExpr")) if predicate is not None else None
    return [_number(match["a"]), _number(match["b"])] if match is not None else None


def _number(cpp: str) -> Json:
    found = _OF_SHAPE.search(cpp)
    return f"{_NUMBERS[found[2]]} {found[1]}" if found is not None else int(cpp)


def effect_entries(owner: str | None, decorators: list[Record]) -> list[Json]:
    """``[effect, group or null, resource]`` for each memory effect among the decorators."""
    entries: list[Json] = []
    for decorator in decorators:
        kind = _EFFECTS.get(last(decorator.text("effect")))
        if kind is None or "MemoryEffect" not in decorator.text("baseEffectName"):
            continue
        resource = last(decorator.text("resource"))
        entries.append([kind, owner, "default" if resource == "DefaultResource" else resource])
    return entries
