"""Type and attribute constraints in words, for messages: `memref of 32-bit signless integer values`.

Definitions keep no prose (`ods/from_tablegen/describe.py`), so the words are made from what they ask for, by the rules
that upstream's own summaries follow (mlir/include/mlir/IR/CommonTypeConstraints.td and CommonAttrConstraints.td): who
knows the message finds it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from ..definitions import Term

_NAMES = {
    "any": "any type",
    "index": "index",
    "none": "none type",
    "complex": "complex number",
    "function": "function type",
    "tuple": "tuple",
    "vector": "vector",
    "fixed-vector": "fixed-length vector",
    "scalable-vector": "scalable vector",
    "tensor": "tensor",
    "ranked-tensor": "ranked tensor",
    "unranked-tensor": "unranked tensor",
    "memref": "memref",
    "unranked-memref": "unranked memref",
    "base-memref": "ranked or unranked memref",
    "shaped": "shaped",
    "has-rank": "ranked",
    "static-shape": "statically shaped",
    "all-scalable": "with all dimensions scalable",
    "strided": "strided",
    "value-semantics": "vector or tensor",
    "sparse": "sparse",
    "distinct": "without repetitions",
    "sorted": "sorted",
    "power-of-two": "a power of two",
}
_GROUPS = {
    "llvm-type": "LLVM dialect-compatible type",
    "llvm-vector": "LLVM dialect-compatible vector",
    "llvm-float": "floating point LLVM type",
    "llvm-scalable": "scalable vector",
    "llvm-loadable": "LLVM type with size",
    "emitc-type": "type supported by EmitC",
    "emitc-index": "integer, index or opaque type supported by EmitC",
    "emitc-float": "floating-point type supported by EmitC",
    "transform-handle": "transform operation handle",
    "transform-param": "transform parameter",
    "transform-value": "transform value handle",
    "pointer-like": "pointer-like type",
    "mappable": "type that can be mapped to a device",
}
_DEFINED = {
    "async.group": "async group type",
    "async.token": "async token type",
    "async.value": "async value type",
    "gpu.async.token": "async token type",
    "gpu.mma_matrix": "MMAMatrix type",
    "llvm.array": "LLVM array type",
    "llvm.func": "LLVM function type",
    "llvm.ptr": "LLVM pointer type",
    "llvm.struct": "LLVM structure type",
    "shape.shape": "shape",
    "shape.size": "size",
}
"""Types of dialects that upstream's summaries do not call by their mnemonic."""
_LIKE: dict[Term, str] = {
    ("float",): "floating-point-like",
    ("int", "signless", 1): "bool-like",
    ("or", ("int", "signless", 0), ("index",)): "signless-integer-like",
    ("int", "signless", 0): "signless-fixed-width-integer-like",
}
"""Phrase for a constraint on a scalar that may be the element of a vector or a tensor too."""
_BARE_KINDS = {
    "affine-map": "AffineMap",
    "bool": "1-bit boolean",
    "dict": "dictionary",
    "str": "string",
    "symbol": "symbol ref",
    "flat-symbol": "flat symbol ref",
    "type": "type",
    "unit": "unit",
}
"""Of the elements of an array."""
_KINDS = {
    "integer": "integer attribute",
    "float": "float attribute",
    "bool": "bool attribute",
    "str": "string attribute",
    "array": "array attribute",
    "type": "type attribute",
    "unit": "unit attribute",
    "dict": "dictionary of named attribute values",
    "symbol": "symbol reference attribute",
    "flat-symbol": "flat symbol reference attribute",
    "affine-map": "AffineMap attribute",
    "integer-set": "IntegerSet attribute",
    "int-elements": "integer elements attribute",
    "elements": "elements attribute",
    "string-elements": "string elements attribute",
    "location": "location attribute",
    "typed": "attribute with a type",
}
_SPIRV = frozenset(("spirv.array", "spirv.matrix", "spirv.struct", "spirv.image"))
_SHAPED: frozenset[Term] = frozenset(
    (name,)
    for name in ("vector", "fixed-vector", "scalable-vector", "tensor", "ranked-tensor", "memref", "base-memref",
                 "unranked-tensor", "unranked-memref", "shaped")
)  # fmt: skip
"""Phrases that take `of any type values` where the elements are unconstrained."""
_SUBJECTS = frozenset(("vector", "fixed-vector", "scalable-vector", "tensor", "ranked-tensor", "memref", "base-memref",
                       "unranked-tensor", "unranked-memref", "shaped", "isa", "kind", "dense", "is"))  # fmt: skip


def words(term: Term) -> str:
    """The requirement of `term` in words; empty for one that is only in upstream's C++."""
    found = _words(term)
    return f"{found} of any type values" if term in _SHAPED else found


def _words(term: Term) -> str:
    if not isinstance(term, tuple) or not term:
        return ""
    head = str(term[0])
    maker = _MAKERS.get(head)
    return maker(term[1:]) if maker is not None else _NAMES.get(head, "")


def _either(arguments: Sequence[Term]) -> str:
    if tuple(arguments) == (("int", "signless", 0), ("float",)):
        return "Integer or Float"
    found = _like(arguments) or _conformant(arguments)
    if found:
        return found
    widths = [
        part[2] for part in arguments if isinstance(part, tuple) and part[:2] == ("int", "any") and len(part) == 3
    ]
    if len(widths) > 1:
        several = f"{'/'.join(map(str, widths))}-bit integer"
        rest = [words(part) for part in arguments if not (isinstance(part, tuple) and part[:2] == ("int", "any"))]
        return " or ".join(dict.fromkeys(text for text in (several, *rest) if text))
    if any(part == ("isa", "tosa.mxint8") for part in arguments):
        return "number"
    return " or ".join(dict.fromkeys(text for text in map(words, arguments) if text))


def _conformant(arguments: Sequence[Term]) -> str:
    """TOSA's requirement that no known size of a tensor is 0; empty for other constraints."""
    parts = [part for part in arguments if isinstance(part, tuple) and part[0] == "and"]
    if len(parts) != 2 or len(arguments) != 2 or ("unranked-tensor",) not in parts[0]:
        return ""
    if ("sizes", "!=", 0) not in parts[1] or ("sizes", "==", 1) in parts[1]:
        return ""
    rank = next((part for part in parts[1] if isinstance(part, tuple) and part[0] == "rank"), None)
    element = next((part[1] for part in parts[1] if isinstance(part, tuple) and part[0] == "element"), None)
    if rank is None:
        return ""
    if rank[1] == ">=":
        return f"tosa-conformant tensor of at least rank {rank[2]}"
    kind = "" if words(element) == "number" else f" of {words(element)} values"
    return f"{rank[2]}-d tosa-conformant tensor{kind}"


_CONFORMANT = ("or", ("and", ("ranked-tensor",), ("sizes", "!=", 0)), ("unranked-tensor",))


def _like(arguments: Sequence[Term]) -> str:
    """For `X, or something shaped of X`; empty if it is not that."""
    plain = [part for part in arguments if isinstance(part, tuple) and part[0] != "and"]
    shaped = [part for part in arguments if isinstance(part, tuple) and part[0] == "and"]
    if not plain or not shaped or len(plain) + len(shaped) != len(arguments):
        return ""
    element = plain[0] if len(plain) == 1 else ("or", *plain)
    kinds = {part[1] for part in shaped if len(part) == 3 and part[2] == ("element", element)}
    if kinds not in ({("value-semantics",)}, {("vector",), ("tensor",)}) or len(kinds) != len(shaped):
        return ""
    return _LIKE.get(element, "")


def _all(arguments: Sequence[Term]) -> str:
    """The kind first, then what it must have besides."""
    parts = [cast("tuple[Term, ...]", part) for part in arguments]
    attribute = _attribute(parts)
    if attribute:
        return attribute
    if _CONFORMANT in parts:
        return f"tosa-conformant {_all([part for part in parts if part != _CONFORMANT])}"
    subjects = dict.fromkeys(text for text in (_words(part) for part in parts if part[0] in _SUBJECTS) if text)
    head = " ".join(text for text in subjects if not any(text != each and each.endswith(text) for each in subjects))
    elements = [words(part) for part in parts if part[0] == "element" and words(part)]
    if any(part in _SHAPED for part in parts) and not elements:
        elements = ["of any type values"]
    ranks = [part[2] for part in parts if part[0] == "rank" and part[1] == "=="]
    if ranks and "vector" in head:
        elements.append(f"of ranks {'/'.join(map(str, ranks))}")
    elif ranks and head:
        head = f"{'/'.join(map(str, ranks))}D {head.removeprefix('ranked ')}"
    before = [_NAMES[str(part[0])] for part in parts if part[0] in ("strided", "sparse") and head]
    rest = [
        words(part)
        for part in parts
        if part[0] not in _SUBJECTS
        and part[0] not in ("element", "strided", "sparse")
        and not (ranks and part[0] == "rank")
    ]
    rest = list(dict.fromkeys(text for text in rest if text and text not in ("any type", "ranked", "of rank > 0")))
    if before:
        head = head.removeprefix("ranked ")
    return " ".join([*before, *([head] if head else []), *elements, *([" and ".join(rest)] if rest else [])])


def _attribute(parts: Sequence[tuple[Term, ...]]) -> str:
    """`32-bit signless integer attribute whose value is positive`; empty if it is no attribute of a type."""
    kind = next((part[1] for part in parts if part[0] == "kind"), None)
    rest = [part for part in parts if part[0] not in ("kind", "?")]
    if kind in ("integer", "float") and any(part[0] == "typed" for part in rest):
        type_ = next(words(part[1]) for part in rest if part[0] == "typed")
        values = [_value(part) for part in rest if part[0] != "typed"]
        return " ".join([f"{type_} attribute", *([" and ".join(text for text in values if text)] if values else [])])
    if kind in ("int-elements", "elements") and any(part[0] == "element" for part in rest):
        element = next(words(part[1]) for part in rest if part[0] == "element")
        shapes = [words(part) for part in rest if part[0] == "shape"]
        element = element.replace("integer", "int") if shapes else element
        return " ".join([f"{element} elements attribute", *shapes])
    if kind == "array":
        element = next((_bare(part[1]) for part in rest if part[0] == "all"), "")
        sizes = [words(part) for part in rest if part[0] != "all"]
        return " ".join([f"{element} array attribute", *[text for text in sizes if text]]) if element else ""
    if kind == "type":
        return next(
            (f"type attribute of {words(part[1])}" for part in rest if _narrows(part)),
            "any type attribute",
        )
    return ""


def _narrows(part: tuple[Term, ...]) -> bool:
    return part[0] == "type-is" and words(part[1]) not in ("", "any type")


def _bare(element: Term) -> str:
    """The elements of an array attribute: `64-bit integer` array attribute."""
    if not isinstance(element, tuple):
        return ""
    if element[0] == "kind":
        return _BARE_KINDS.get(str(element[1]), "")
    if element[0] == "and" and element[1:] and element[1] == ("kind", "type"):
        return "type"
    found = words(element)
    return found.removesuffix(" attribute").replace(" signless", "") if found.endswith(" integer attribute") else ""


def _value(part: tuple[Term, ...]) -> str:
    """The requirement on the value of a number."""
    if part[0] == "int" and len(part) == 3:
        sign = {">": "positive", ">=": "non-negative"}.get(str(part[1])) if part[2] == 0 else None
        if sign is not None:
            return f"whose value is {sign}"
        side = {">=": "minimum", "<=": "maximum"}.get(str(part[1]))
        if side is not None:
            return f"whose {side} value is {part[2]}"
    if part[0] == "power-of-two":
        return "whose value is a power of two > 0"
    found = words(part)
    return f"whose value is {found}" if found and not found.startswith("whose") else found


def _int(arguments: Sequence[Term]) -> str:
    sign = "integer" if arguments[0] == "any" else f"{arguments[0]} integer"
    return f"{arguments[1]}-bit {sign}" if arguments[1] else sign


def _float(arguments: Sequence[Term]) -> str:
    name = str(arguments[0]) if arguments else ""
    return f"{name[1:]}-bit float" if name[1:].isdigit() else f"{name} type" if name else "floating-point"


def _shape(arguments: Sequence[Term]) -> str:
    return f"of shape [{', '.join(map(str, cast('Sequence[int]', arguments[0])))}]"


def _spirv(name: str) -> str:
    dialect, _, mnemonic = name.partition(".")
    return f"any SPIR-V {mnemonic} type" if name in _SPIRV else f"{dialect}.{mnemonic}" if mnemonic else dialect


_MAKERS: dict[str, Callable[[Sequence[Term]], str]] = {
    "and": _all,
    "or": _either,
    "not": lambda a: f"not {words(a[0])}" if words(a[0]) not in ("", "any type") else "absent",
    "int": lambda a: _int(a) if len(a) == 2 and a[0] not in (">", ">=", "<", "<=", "==", "!=") else f"{a[0]} {a[1]}",
    "float": _float,
    "isa": lambda a: _DEFINED.get(str(a[0]), _spirv(str(a[0]))),
    "dialect": lambda a: f"type of the dialect {a[0]}",
    "element": lambda a: f"of {words(a[0])} values" if words(a[0]) else "",
    "element-or-self": lambda a: f"{words(a[0])} or a shaped type of it" if words(a[0]) else "",
    "rank": lambda a: f"of rank {a[1]}" if a[0] == "==" else f"of rank {a[0]} {a[1]}",
    "element-count": lambda a: f"of length {a[1]}" if a[0] == "==" else f"of length {a[0]} {a[1]}",
    "sizes": lambda a: f"with all sizes {a[0]} {a[1]}",
    "shape": _shape,
    "address-space": lambda a: f"in address space {a[0]}",
    "quant-width": lambda a: f"quantized with {a[0]} bits",
    "is": lambda a: _GROUPS.get(str(a[0]), ""),
    "kind": lambda a: _KINDS[str(a[0])],
    "dense": lambda a: f"{a[0]} dense array attribute",
    "enum": lambda a: f"case of the enum {a[0]}",
    "typed": lambda a: f"of type {words(a[0])}" if words(a[0]) else "",
    "type-is": lambda a: f"of {words(a[0])}" if words(a[0]) not in ("", "any type") else "",
    "all": lambda a: f"of {words(a[0])} elements" if words(a[0]) else "",
    "one-of": lambda a: f"whose value is one of {', '.join(map(str, cast('Sequence[int]', a[0])))}",
    "size": lambda a: f"with {'exactly' if a[0] == '==' else a[0]} {a[1]} elements",
    "each": lambda a: f"whose values are {a[0]} {a[1]}",
}
