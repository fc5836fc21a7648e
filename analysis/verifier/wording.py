"""Type and attribute constraints in words, for messages: `float or vector of 32-bit signless integer`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from ...dialects.definitions import Term

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
    "shaped": "shaped type",
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
}
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
}
_SUBJECTS = frozenset(("vector", "fixed-vector", "scalable-vector", "tensor", "ranked-tensor", "memref", "base-memref",
                       "unranked-tensor", "unranked-memref", "shaped", "isa", "kind", "dense", "is"))  # fmt: skip


def words(term: Term) -> str:
    """What `term` asks for; empty for what only upstream's C++ knows."""
    if not isinstance(term, tuple) or not term:
        return ""
    head = str(term[0])
    maker = _MAKERS.get(head)
    return maker(term[1:]) if maker is not None else _NAMES.get(head, "")


def _either(arguments: Sequence[Term]) -> str:
    found = dict.fromkeys(text for text in map(words, arguments) if text)
    return " or ".join(found)


def _all(arguments: Sequence[Term]) -> str:
    """The kind first, then what it must have besides."""
    parts = [cast("tuple[Term, ...]", part) for part in arguments]
    subjects = [words(part) for part in parts if part[0] in _SUBJECTS]
    sizes = [words(part) for part in parts if part[0] in ("typed", "element") and words(part)]
    rest = [words(part) for part in parts if part[0] not in _SUBJECTS and part[0] not in ("typed", "element")]
    rest = list(dict.fromkeys(text for text in rest if text and text not in ("any type", "ranked", "of rank > 0")))
    head = " ".join(dict.fromkeys(text for text in subjects if text))
    return " ".join([*([head] if head else []), *sizes, *([" and ".join(rest)] if rest else [])])


def _int(arguments: Sequence[Term]) -> str:
    sign = "integer" if arguments[0] == "any" else f"{arguments[0]} integer"
    return f"{arguments[1]}-bit {sign}" if arguments[1] else sign


def _float(arguments: Sequence[Term]) -> str:
    name = str(arguments[0]) if arguments else ""
    return f"{name[1:]}-bit float" if name[1:].isdigit() else f"{name} type" if name else "floating-point"


def _shape(arguments: Sequence[Term]) -> str:
    return f"of shape [{', '.join(map(str, cast('Sequence[int]', arguments[0])))}]"


_MAKERS: dict[str, Callable[[Sequence[Term]], str]] = {
    "and": _all,
    "or": _either,
    "not": lambda a: f"not {words(a[0])}" if words(a[0]) not in ("", "any type") else "absent",
    "int": lambda a: _int(a) if len(a) == 2 and a[0] not in (">", ">=", "<", "<=", "==", "!=") else f"{a[0]} {a[1]}",
    "float": _float,
    "isa": lambda a: f"{a[0]}",
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
