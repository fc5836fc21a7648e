"""Type constraints: the C++ predicates of ODS as trees in a small vocabulary of our own.

A predicate is a list whose head says what is asked of a type:

``any``; ``and``, ``or``, ``not`` (of predicates); ``int`` (signedness ``signless``/``signed``/``unsigned``/``any``,
width or 0); ``index``; ``float`` (name, or nothing for any); ``none``, ``complex``, ``function``, ``tuple``;
``vector``, ``fixed-vector``, ``scalable-vector``, ``tensor``, ``ranked-tensor``, ``unranked-tensor``, ``memref``,
``unranked-memref``, ``base-memref``, ``shaped``; ``has-rank``, ``rank`` (comparison, number), ``shape`` (list),
``element-count`` (comparison, number), ``sizes`` (comparison, number), ``static-shape``, ``all-scalable``, ``strided``,
``value-semantics``; ``isa`` (``dialect.mnemonic``), ``dialect`` (name); ``element`` (of the element type),
``element-or-self``; ``members`` (of each type of a tuple), ``leaves`` (of those that are no tuples, at any depth);
``address-space`` (number), ``quant-width`` (number), ``sparse``; ``is`` (upstream's name for a
group of types: ``llvm-type``, ``llvm-vector``, ``llvm-float``, ``llvm-scalable``, ``llvm-loadable``, ``emitc-type``,
``emitc-index``, ``emitc-float``, ``tensor-like``, ``buffer-like``, ``transform-handle``, ``transform-param``,
``transform-value``, ``pointer-like``, ``mappable``); ``?`` for what only the C++ knows.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import TYPE_CHECKING

from .records import Json, Record, bare, last

if TYPE_CHECKING:
    from .index import Index

Predicate = list[Json]

_UNKNOWN: Predicate = ["?"]
_SIMPLE_CLASSES: dict[str, Predicate] = {
    "IntegerType": ["int", "any", 0],
    "IndexType": ["index"],
    "FloatType": ["float"],
    "NoneType": ["none"],
    "ComplexType": ["complex"],
    "FunctionType": ["function"],
    "TupleType": ["tuple"],
    "VectorType": ["vector"],
    "FixedVectorType": ["fixed-vector"],
    "ScalableVectorType": ["scalable-vector"],
    "TensorType": ["tensor"],
    "RankedTensorType": ["ranked-tensor"],
    "UnrankedTensorType": ["unranked-tensor"],
    "MemRefType": ["memref"],
    "UnrankedMemRefType": ["unranked-memref"],
    "BaseMemRefType": ["base-memref"],
    "ShapedType": ["shaped"],
    "BFloat16Type": ["float", "bf16"],
    "FloatTF32Type": ["float", "tf32"],
}
_FLOAT_CLASS = re.compile(r"Float(\d+(?:E\d+M\d\w*?)?)Type")
_ISA = re.compile(r"(?:::)?(?:llvm::|mlir::)?isa<([\w:, ]+)>\(\$_self\)")
_METHOD_OF_SELF = re.compile(r"\$_self\s*\.(isa|cast|dyn_cast)<([^<>]*)>\(\)")
_METHOD_OF_PART = re.compile(r"(::llvm::cast<[^<>]*>\(\$_self\)\s*\.\w+\(\))\s*\.isa<([^<>]*)>\(\)")
_INTEGER = re.compile(r"\$_self\.is(Signless|Signed|Unsigned|)Integer\((\d*)\)")
_FLOAT = re.compile(r"\$_self\.isF(\d+)\(\)")
_SHAPED_METHOD = re.compile(
    r"(?:::)?(?:llvm::|mlir::)?cast<[\w:]+>\(\$_self\)\.(\w+)\(\)(?:\s*(==|>=|<=|>|<)\s*(\d+))?"
)
_SHAPE = re.compile(r".*\.getShape\(\) == (?:::)?(?:llvm::|mlir::)?ArrayRef<int64_t>\(\{([\d, ]+)\}\)")
_FLAGS: dict[str, Predicate] = {
    "true": ["any"],
    "$_self.isIndex()": ["index"],
    "$_self.isBF16()": ["float", "bf16"],
    "$_self.isSignlessIntOrIndex()": ["or", ["int", "signless", 0], ["index"]],
    "$_self.isSignlessIntOrFloat()": ["or", ["int", "signless", 0], ["float"]],
    "$_self.isIntOrIndex()": ["or", ["int", "any", 0], ["index"]],
    "$_self.isIntOrFloat()": ["or", ["int", "any", 0], ["float"]],
    "$_self.isIntOrIndexOrFloat()": ["or", ["int", "any", 0], ["index"], ["float"]],
    "$_self.hasTrait<::mlir::ValueSemantics>()": ["value-semantics"],
}
_GROUPS: dict[str, Predicate] = {
    "LLVM::isCompatibleOuterType($_self)": ["is", "llvm-type"],
    "LLVM::isCompatibleVectorType($_self)": ["is", "llvm-vector"],
    "LLVM::isCompatibleFloatingPointType($_self)": ["is", "llvm-float"],
    "LLVM::isScalableVectorType($_self)": ["is", "llvm-scalable"],
    "LLVM::isLoadableType($_self)": ["is", "llvm-loadable"],
    "emitc::isSupportedEmitCType($_self)": ["is", "emitc-type"],
    "emitc::isIntegerIndexOrOpaqueType($_self)": ["is", "emitc-index"],
    "emitc::isSupportedFloatType($_self)": ["is", "emitc-float"],
    "isa<transform::TransformHandleTypeInterface>($_self)": ["is", "transform-handle"],
    "isa<transform::TransformParamTypeInterface>($_self)": ["is", "transform-param"],
    "isa<transform::TransformValueHandleTypeInterface>($_self)": ["is", "transform-value"],
    "isa<bufferization::TensorLikeType>($_self)": ["is", "tensor-like"],
    "isa<bufferization::BufferLikeType>($_self)": ["is", "buffer-like"],
    "isa<acc::PointerLikeType>($_self)": ["is", "pointer-like"],
    "isa<acc::MappableType>($_self)": ["is", "mappable"],
    "isa<omp::PointerLikeType>($_self)": ["is", "pointer-like"],
    "isa<quant::QuantizedType>($_self)": ["dialect", "quant"],
    # Classes without a definition in TableGen; of the three that are written so, each is one.
    **{
        f"isa<quant::UniformQuantized{kind}Type>($_self)": ["and", ["isa", "quant.uniform"], ["?"]]
        for kind in ("", "PerAxis", "SubChannel")
    },
    "isa<pdl::PDLType>($_self)": ["dialect", "pdl"],
    "smt::isAnySMTValueType($_self)": ["dialect", "smt"],
    "smt::isAnyNonFuncSMTValueType($_self)": ["and", ["dialect", "smt"], ["not", ["isa", "smt.func"]]],
    "tosa::isa_tosa_shape_type($_self)": ["isa", "tosa.shape"],
    "!!sparse_tensor::getSparseTensorEncoding($_self)": ["sparse"],
    "cast<VectorType>($_self).allDimsScalable()": ["all-scalable"],
}
_MEMBERS = re.compile(r"(?:::)?llvm::all_of\((?:::)?llvm::cast<(?:::)?mlir::TupleType>\(\$_self\)\.getTypes\(\)")
_LEAVES = re.compile(r"(?:::)?llvm::all_of\(getFlattenedTypes\(")
_NAMESPACE = re.compile(r"(?:::)?\b(?:llvm|mlir)::")
_ADDRESS_SPACE = re.compile(r"cast<LLVM::LLVMPointerType>\(\$_self\)\.getAddressSpace\(\) == (\d+)")
_QUANTIZED_WIDTH = re.compile(r"cast<quant::QuantizedType>\(\$_self\)\.getStorageTypeIntegralWidth\(\) == (\d+)")
_SIZES = re.compile(r"all_of\(.*\.getShape\(\), \[\]\(auto v\) \{ return v (==|!=) (\d+); \}\)")
_METHODS: dict[str, str] = {
    "hasRank": "has-rank",
    "hasStaticShape": "static-shape",
    "isStrided": "strided",
    "getRank": "rank",
    "getNumElements": "element-count",
}


def predicate_of(record: Record | None, index: Index) -> Predicate:
    """The tree of a `Pred` record."""
    if record is None:
        return ["any"]
    if record.has("predExpr"):
        return simplify(expression(record.text("predExpr"), index))
    children = [predicate_of(child, index) for child in record.refs("children")]
    kind = record.ref("kind")
    combiner = kind.name if kind is not None else ""
    if combiner == "PredCombinerNot" and children:
        return _negated(children[0])
    if combiner == "PredCombinerSubstLeaves" and children:
        return _substituted(as_functions(record.text("replacement")), children[0])
    if combiner == "PredCombinerConcat" and children:
        for pattern, head in ((_MEMBERS, "members"), (_LEAVES, "leaves")):
            if pattern.match(as_functions(record.text("prefix"))):
                return [head, children[0]] if children[0] != _UNKNOWN else _UNKNOWN
        _, closed, call = record.text("suffix").partition("}")
        return _substituted(without_parentheses(call.strip()), children[0]) if closed else _UNKNOWN
    return simplify(["and" if combiner == "PredCombinerAnd" else "or", *children])


def _negated(tree: Predicate) -> Predicate:
    """Of what is known in part alone, nothing is known."""
    pending: list[Json] = [tree]
    while pending:
        node = pending.pop()
        if node == _UNKNOWN:
            return _UNKNOWN
        pending.extend(node if isinstance(node, list) else ())
    return ["not", tree]


def _substituted(replacement: str, child: Predicate) -> Predicate:
    """The predicate asked of something derived from the type instead of the type itself."""
    if child == ["any"]:
        return child
    if replacement in ("$_self", "elementType", "t"):
        return child
    if child == _UNKNOWN:
        return child
    if replacement.endswith(".getElementType()"):
        return ["element", child]
    return ["element-or-self", child] if "getElementTypeOrSelf" in replacement else _UNKNOWN


def as_functions(text: str) -> str:
    """A C++ condition with the casts of LLVM 16 and before, which are methods, written as functions."""
    text = _METHOD_OF_SELF.sub(r"::llvm::\1<\2>($_self)", text)
    return _METHOD_OF_PART.sub(r"::llvm::isa<\2>(\1)", text)


def expression(text: str, index: Index) -> Predicate:
    """The tree of one C++ condition over `$_self`."""
    text = without_parentheses(as_functions(text).strip())
    for operator, head in (("||", "or"), ("&&", "and")):
        parts = split_outside(text, operator)
        if len(parts) > 1:
            return [head, *(expression(part, index) for part in parts)]
    if text.startswith("!") and not text.startswith("!!"):
        return _negated(expression(text[1:], index))
    return _leaf(text, index)


def _leaf(text: str, index: Index) -> Predicate:
    if text in _FLAGS:
        return _FLAGS[text]
    if match := _INTEGER.fullmatch(text):
        return ["int", match[1].lower() or "any", int(match[2] or 0)]
    if match := _FLOAT.fullmatch(text):
        return ["float", f"f{match[1]}"]
    if match := _ISA.fullmatch(text):
        choices = [_class(name, index) for name in match[1].split(",")]
        if choices != [_UNKNOWN]:
            return choices[0] if len(choices) == 1 else ["or", *choices]
    if (match := _SHAPED_METHOD.fullmatch(text)) and match[1] in _METHODS:
        head = _METHODS[match[1]]
        return [head, match[2], int(match[3])] if match[2] else [head]
    if match := _SHAPE.fullmatch(text):
        return ["shape", [int(size) for size in match[1].split(",")]]
    return _named_group(_NAMESPACE.sub("", text))


def _named_group(text: str) -> Predicate:
    """`text` has no namespaces of llvm and mlir."""
    if text in _GROUPS:
        return _GROUPS[text]
    for pattern, head in ((_ADDRESS_SPACE, "address-space"), (_QUANTIZED_WIDTH, "quant-width")):
        if match := pattern.fullmatch(text):
            return [head, int(match[1])]
    if match := _SIZES.fullmatch(text):
        return ["sizes", match[1], int(match[2])]
    return _UNKNOWN


def _class(cpp: str, index: Index) -> Predicate:
    name = bare(cpp)
    if name in _SIMPLE_CLASSES:
        return _SIMPLE_CLASSES[name]
    if match := _FLOAT_CLASS.fullmatch(name):
        return ["float", f"f{match[1]}"]
    known = index.type_classes.get(name)
    return ["isa", known] if known is not None else _UNKNOWN


def without_parentheses(text: str) -> str:
    while text.startswith("(") and text.endswith(")") and _closes_at_end(text):
        text = text[1:-1].strip()
    return text


def _closes_at_end(text: str) -> bool:
    depth = 0
    for position, char in enumerate(text):
        depth += (char == "(") - (char == ")")
        if depth == 0:
            return position == len(text) - 1
    return False


def split_outside(text: str, operator: str) -> list[str]:
    """Split at an operator outside of any bracket."""
    parts, depth, start = [""], 0, 0
    position = 0
    while position < len(text):
        depth += (text[position] in "([{") - (text[position] in ")]}")
        if depth == 0 and text.startswith(operator, position):
            parts[-1] = text[start:position]
            parts.append("")
            position += len(operator)
            start = position
            continue
        position += 1
    parts[-1] = text[start:]
    return parts


def simplify(tree: Predicate) -> Predicate:
    """Flatten nested conjunctions and disjunctions, drop what decides nothing."""
    head = tree[0] if tree else "any"
    if head not in ("and", "or"):
        return tree
    neutral = ["any"] if head == "and" else None
    flat: list[Json] = []
    for child in tree[1:]:
        if not isinstance(child, list) or child == neutral:
            continue
        if head == "or" and child in (["any"], ["?"]):
            return child
        grandchildren = child[1:] if child and child[0] == head else [child]
        flat.extend(item for item in grandchildren if item not in flat)
    if not flat:
        return ["any"]
    only = flat[0]
    return only if len(flat) == 1 and isinstance(only, list) else [head, *flat]


_BUILD_INTEGER = re.compile(r"\$_builder\.getIntegerType\((\d+)(?:,\s*/\*isSigned=\*/(true|false))?\)")
_BUILD_NAMED = re.compile(r"\$_builder\.get(Index|[IF]\d+|BF16)Type\(\)")
_BUILD_CLASS = re.compile(r"\$_builder\.getType<([\w:]+)>\((\d*)\)|([\w:]+)::get\((?:\$_builder\.getContext\(\))?\)")
_BUILD_VECTOR = re.compile(r"(?:::)?(?:mlir::)?VectorType::get\(\{([\d, ]+)\}\s*,(.*)\);?")
_BUILD_EXTENTS = re.compile(r"(?:::)?(?:mlir::)?RankedTensorType::get\(\{ShapedType::kDynamic\}, (.*)\)")
_BUILD_RANGE = re.compile(r"(?:::)?(?:mlir::)?pdl::RangeType::get\((.*)\)")
_BUILD_STRUCT = re.compile(
    r"(?:::)?(?:mlir::)?LLVM::LLVMStructType::getLiteral\(\$_builder\.getContext\(\), \{(.*)\}\)"
)


def built_type(call: str, index: Index) -> str | None:
    """The text of the one type a `builderCall` makes; `None` if there is no call or it is not understood."""
    call = call.strip()
    if match := _BUILD_INTEGER.fullmatch(call):
        sign = {"true": "s", "false": "u"}.get(match[2] or "", "")
        return f"{sign}i{match[1]}"
    if match := _BUILD_NAMED.fullmatch(call):
        return match[1].lower()
    if match := _BUILD_VECTOR.fullmatch(call):
        element = built_type(match[2].strip(), index)
        sizes = "x".join(size.strip() for size in match[1].split(","))
        return f"vector<{sizes}x{element}>" if element else None
    if match := _BUILD_STRUCT.fullmatch(call):
        members = [built_type(part, index) for part in split_outside(match[1], ",")]
        return f"!llvm.struct<({', '.join(str(member) for member in members)})>" if all(members) else None
    if match := _BUILD_EXTENTS.fullmatch(call):
        element = built_type(match[1], index)
        return f"tensor<?x{element}>" if element else None
    if match := _BUILD_RANGE.fullmatch(call):
        inner = built_type(match[1], index)
        return f"!pdl.range<{inner.removeprefix('!pdl.')}>" if inner else None
    if match := _BUILD_CLASS.fullmatch(call):
        return _built_class(match[1] or match[3], match[2] or "", index)
    return None


def _built_class(cpp: str, argument: str, index: Index) -> str | None:
    tree = _class(cpp, index)
    if tree[0] == "isa":
        suffix = f"<{argument}>" if argument not in ("", "0") else ""
        return f"!{tree[1]}{suffix}"
    if tree[0] == "float" and len(tree) > 1:
        return str(tree[1])
    return str(tree[0]) if tree[0] in ("none", "index") else None


def constraint_key(record: Record, content: Json) -> str:
    """A name for a constraint that does not change from dump to dump."""
    if not record.anonymous:
        return record.name
    digest = hashlib.sha1(json.dumps(content, sort_keys=True).encode(), usedforsecurity=False).hexdigest()
    kind = record.supers[-1] if record.supers else "Constraint"
    return f"{last(kind)}_{digest[:6]}"
