"""Rules for the parameters of dialect types and attributes, by mnemonic.

The rules of a dialect that are in its folder are loaded when a program has such a type or attribute: start-up time
counts, and most programs have few dialects.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias, cast

from ...ir.attributes import DialectAttr
from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in, width_in
from ...ir.types import DialectType
from ...ods.dialect_modules import dialect_module

_TYPED_POINTER = lazy_pattern(r"(?<![\w.!])(?:!?llvm\.)?ptr<(?!\s*[-\d#])")
_REMOVED = lazy_pattern(r"(?<![\w.!\"])(x86_mmx|vec(?=\s*<))")
_MMA = lazy_pattern(r"\s*((?:\d+\s*x\s*)*)([a-z]\w*)\s*(?:,|$)")
_WORD = lazy_pattern(r"\w+")
_MMA_ELEMENTS = frozenset(("i8", "si8", "ui8", "i32", "f16", "f32", "f64"))
_WITH_POINTERS = frozenset(("llvm.struct", "llvm.array", "llvm.func"))
_UNSUPPORTED = lazy_pattern(r"!emitc\.lvalue<|vector<|memref<|complex<|none\b|i(?!(?:1|8|16|32|64|ndex)\b)[0-9]+").match

POINTER_ERROR = "failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`"
"""Upstream's second error where a pointer has a pointee type."""

BodyMessage: TypeAlias = "str | tuple[str, str] | tuple[str, str, str]"
"""Upstream's message, or that and what ours says after it, and perhaps upstream's second error."""
BodyRule = Callable[[str], "BodyMessage | None"]
TypedRule = Callable[[str, "Type | None"], "str | None"]


def _of(dialect: str, module: str, name: str) -> BodyRule:
    """The rule `name` of a dialect's module, which is loaded at its first use."""

    def rule(body: str) -> BodyMessage | None:
        return cast("BodyRule", getattr(dialect_module(dialect, module), name))(body)

    return rule


def _typed(dialect: str, module: str, name: str) -> TypedRule:
    """The same for a rule that is given the type after the parameters, too."""

    def rule(body: str, type_: Type | None) -> str | None:
        return cast("TypedRule", getattr(dialect_module(dialect, module), name))(body, type_)

    return rule


def _first(*rules: BodyRule) -> BodyRule:
    """The message of the first of `rules` that has one."""

    def rule(body: str) -> BodyMessage | None:
        return next((message for each in rules if (message := each(body))), None)

    return rule


def _llvm_pointer(body: str) -> BodyMessage | None:
    """Pointers have an address space, and no pointee type since LLVM 17."""
    if body and not body.strip().lstrip("-").isdigit() and not body.lstrip().startswith("#"):
        return "expected integer value", f": pointers are opaque, without the type '{body}'"
    return None


def _llvm_inside(body: str) -> BodyMessage | None:
    found = _TYPED_POINTER.search(body)
    removed = _REMOVED.search(body)
    if removed is not None:
        return f"unknown LLVM type: {removed[1]}"
    return ("expected integer value", ": pointers are opaque, without a type") if found is not None else None


def has_pointee(name: str, body: str) -> bool:
    """Whether the first error in the parameters `body` of the type `name` is the pointee type of a pointer."""
    if name == "llvm.ptr":
        return _llvm_pointer(body) is not None
    return name in _WITH_POINTERS and _REMOVED.search(body) is None and _TYPED_POINTER.search(body) is not None


def _struct_elements(body: str) -> str | None:
    from .data_layout_rules import struct_elements

    return struct_elements(body)


def _encoding(body: str) -> BodyMessage | None:
    from ...dialects.sparse_tensor.encoding_rules import encoding_fault

    wrong = encoding_fault(body)
    return (str(wrong), wrong.addition) if wrong is not None else None


def _slice(body: str) -> BodyMessage | None:
    """`#sparse_tensor<slice(...)>`."""
    return _SLICE(body) if body.startswith("slice") else None


_SLICE = _of("sparse_tensor", "encoding_rules", "slice_fault")


def _iteration(body: str) -> str | None:
    """The levels of an iteration space or an iterator."""
    _, found, levels = body.rpartition("lvls")
    if not found or not levels.lstrip().startswith("="):
        return None
    low, to, high = levels.partition("=")[2].partition(" to")
    if not low.strip().isdecimal() or (to and not high.strip().isdecimal()):
        return "expected integer value"
    is_empty = bool(to) and number_in(high.strip()) <= number_in(low.strip())
    return "expect larger level upper bound than lower bound" if is_empty else None


def _mma_matrix(body: str) -> str | None:
    found = _MMA.match(body)
    if found is None:
        return None
    if found[1].count("x") != 2:
        return "MMAMatrixType must have exactly two dimensions"
    if found[2] not in _MMA_ELEMENTS:
        return "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64"
    return None


def _emitc_array(body: str) -> str | None:
    if re.fullmatch(r"\s*(?:\d+\s*x\s*)+", body):
        return "expected non-function type: the element"
    if not re.match(r"\s*[\d?]+\s*x", body) and body.strip():
        return "shape must not be empty"
    element = re.sub(r"^\s*(?:\d+\s*x\s*)+", "", body).strip()
    is_wrong = element.startswith(("!emitc.array<", "!emitc.lvalue<", "vector<", "memref<", "tuple<", "complex<"))
    return f"invalid array element type ''{element}''" if is_wrong else None


def _emitc_wrapped(body: str) -> str | None:
    """LValueType::verify."""
    inner = body.strip()
    if inner.startswith("!emitc.array<"):
        return "!emitc.lvalue cannot wrap !emitc.array type"
    if _UNSUPPORTED(inner):
        return f"!emitc.lvalue must wrap supported emitc type, but got '{inner}'"
    return None


def _emitc_pointer(body: str) -> str | None:
    return "pointers to lvalues are not allowed" if body.strip().startswith("!emitc.lvalue<") else None


def _emitc_opaque(body: str) -> str | None:
    if body.strip() == '""':
        return "expected non empty string in !emitc.opaque type"
    if body.strip().endswith('*"'):
        return "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead"
    return None


def _pdl_range(body: str) -> str | None:
    if body.strip().startswith("!"):
        return "expected valid keyword"
    word = _WORD.match(body.strip())
    if word is not None and word[0] not in ("attribute", "operation", "range", "type", "value"):
        return f"invalid 'pdl' type: `{word[0]}'"
    if body.strip().startswith("range"):
        return f"element of pdl.range cannot be another range, but got'!pdl.{body.strip().removeprefix('!pdl.')}'"
    return None


_MEMORY = ("other", "argMem", "inaccessibleMem", "errnoMem", "targetMem0", "targetMem1")
"""Parameters of `#llvm.memory_effects`, all of which are written."""


def _memory_effects(body: str) -> str | None:
    if not body:
        return None
    missing = next((name for name in _MEMORY if not re.search(rf"\b{name}\s*=", body)), None)
    return f"expected ',' and '{missing}'" if missing is not None else None


def _tosa_shape(body: str) -> str | None:
    return f"invalid rank (must be >= 0): {body.strip()}" if body.strip().startswith("-") else None


def _mma_role(body: str) -> str | None:
    role = body.rpartition(",")[2].strip()
    is_wrong = role.startswith('"') and role not in ('"AOp"', '"BOp"', '"COp"')
    return "operand expected to be one of AOp, BOp or COp" if is_wrong else None


def _parameter(body: str) -> str | None:
    """Parameters of transforms are integers."""
    found = _INTEGER(body)
    if found is not None and width_in(found[1]) <= _MOST_BITS:
        return None
    return "only supports integer types with width <=64" if _WORD.fullmatch(body.strip()) else None


_INTEGER = lazy_pattern(r"\s*[su]?i(\d+)\s*").fullmatch
_MOST_BITS = 64


_REFERENCES = ("!wasmssa<funcref>", "!wasmssa<externref>", "!wasmssa.funcref", "!wasmssa.externref")
_WASM_VALUES = (*_REFERENCES, "i32", "i64", "f32", "f64", "i128")


def _wasm(body: str) -> str | None:
    """The parameters of `local ref to` and `tabletype`."""
    words = body.split()
    if words[:3] == ["local", "ref", "to"] and len(words) > 3 and words[3] not in _WASM_VALUES:
        return (
            "failed to verify 'elementType': 32-bit signless integer or 64-bit signless integer or 32-bit float or "
            "64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for "
            "external reference"
        )
    if words[:1] == ["tabletype"] and len(words) > 1 and words[1] not in _REFERENCES:
        return "failed to verify 'reference': Opaque type for function reference or Opaque type for external reference"
    return None


def _tile(body: str) -> str | None:
    """Tiles of `amx`: what their elements may be."""
    element = body.rpartition("x")[2].strip()
    if element not in _SCALARS or element in ("f32", "f16", "bf16", "i32", "i8"):
        return None
    allowed = "32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer"
    return f"failed to verify 'elementType': {allowed}"


_SCALARS = frozenset(
    ("f64", "f80", "f128", "tf32", "i1", "i4", "i16", "i64", "index", "f32", "f16", "bf16", "i32", "i8")
)


def _metadata(body: str) -> BodyMessage | None:
    """`!ptr.ptr_metadata`: of a pointer or a buffer that has some."""
    inner = body.strip()
    if inner.startswith("!ptr.ptr<"):
        return "the ptr-like type has no metadata"
    if inner in _SCALARS or inner.startswith(("vector<", "tensor<")):
        second = "failed to parse Ptr_PtrMetadata parameter 'type' which is to be a `PtrLikeTypeInterface`"
        return "invalid kind of type specified", "", second
    return None


_TYPES: Mapping[str, BodyRule] = {
    "amx.tile": _tile,
    "ptr.ptr_metadata": _metadata,
    "wasmssa.*": _wasm,
    "amdgpu.tdm_gather_base": _of("amdgpu", "verifier", "gather_base_fault"),
    "llvm.ptr": _llvm_pointer,
    "llvm.struct": _first(_llvm_inside, _struct_elements, _of("llvm", "type_verifier", "structure_fault")),
    "llvm.array": _first(_llvm_inside, _of("llvm", "type_verifier", "array_fault")),
    "llvm.func": _first(_llvm_inside, _of("llvm", "type_verifier", "function_fault")),
    "llvm.target": _of("llvm", "type_verifier", "extension_fault"),
    "gpu.mma_matrix": _first(_mma_matrix, _mma_role),
    "emitc.array": _emitc_array,
    "emitc.lvalue": _emitc_wrapped,
    "emitc.opaque": _emitc_opaque,
    "emitc.ptr": _emitc_pointer,
    "pdl.range": _pdl_range,
    "xegpu.tensor_desc": _of("xegpu", "layouts", "descriptor_fault"),
    "sparse_tensor.iter_space": _iteration,
    "sparse_tensor.iterator": _iteration,
    "smt.array": _of("smt", "type_verifier", "array"),
    "smt.bv": _of("smt", "type_verifier", "bits"),
    "smt.func": _of("smt", "type_verifier", "function"),
    "smt.sort": _of("smt", "type_verifier", "sort"),
    "test.int": _of("test", "bodies", "integer"),
    "test.type_verification": _of("test", "bodies", "verified"),
    "tosa.shape": _tosa_shape,
    "transform.param": _parameter,
}


TYPED_BODIES: Mapping[str, TypedRule] = {
    "smt.bv": _typed("smt", "type_verifier", "value"),
    "test.e1di64_elements": _typed("test", "bodies", "external_elements"),
    "test.i64_elements": _typed("test", "bodies", "elements"),
}
"""Attributes whose parameters go with the type after them."""


def _pointer_layout(body: str) -> str | None:
    """SpecAttr::verify of ptr."""
    from ...dialects.common.assembly.body_parts import split_parts

    for part in split_parts(body):
        name, _, value = part.partition("=")
        number = value.partition(":")[0].strip()
        if name.strip() in ("size", "abi", "preferred", "index") and number.isdecimal() and number_in(number) % 8:
            return f"{name.strip()} entry must be divisible by 8"
    return None


_ATTRIBUTES: Mapping[str, BodyRule] = {
    "acc.routine_info": _of("acc", "data_verifier", "routine_info"),
    "ptr.spec": _pointer_layout,
    "test.attr_with_format": _of("test", "bodies", "with_format"),
    "test.custom_float": _of("test", "bodies", "custom_float"),
    "llvm.alias_scope": _of("llvm", "type_verifier", "alias_scope"),
    "nvvm.target": _of("nvvm", "target_verifier", "target_fault"),
    "llvm.memory_effects": _memory_effects,
    "llvm.mlir.module_flag": _of("llvm", "type_verifier", "module_flag"),
    "llvm.target_features": _of("llvm", "type_verifier", "target_features"),
    "sparse_tensor.encoding": _encoding,
    "sparse_tensor.*": _slice,
}


def _table(dialect: str, module: str, name: str) -> Callable[[], Mapping[str, BodyRule]]:
    """The rules in the table `name` of a dialect's module."""
    return lambda: cast("Mapping[str, BodyRule]", getattr(dialect_module(dialect, module), name))


def _quantized() -> Mapping[str, BodyRule]:
    from .quantized_syntax import QUANTIZED

    return QUANTIZED


def _layouts() -> Mapping[str, BodyRule]:
    from .data_layout_syntax import SPEC_BODIES

    return SPEC_BODIES


_TYPE_TABLES = {"quant": _quantized, "spirv": _table("spirv", "type_verifier", "TYPE_RULES")}
"""Dialects with a table of their own, which has all rules of their types."""

_ATTRIBUTE_TABLES = {
    "dlti": _layouts,
    "gpu": _table("gpu", "object_rules", "FAULTS"),
    "spirv": _table("spirv", "type_verifier", "ATTRIBUTE_RULES"),
    "xegpu": _table("xegpu", "layouts", "ATTRIBUTE_FAULTS"),
}
"""The same of attributes."""


def body_rule(of: DialectType | DialectAttr) -> BodyRule | None:
    """The rule for the parameters of `of`, None without one."""
    rules, tables = (_TYPES, _TYPE_TABLES) if isinstance(of, DialectType) else (_ATTRIBUTES, _ATTRIBUTE_TABLES)
    if of.dialect in tables:
        rules = tables[of.dialect]()
    return rules.get(f"{of.dialect}.{of.mnemonic}") or rules.get(f"{of.dialect}.*")
