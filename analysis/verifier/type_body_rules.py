"""Rules for the parameters of dialect types and attributes, by mnemonic."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from ...dialects.amdgpu.verifier import gather_base_fault
from ...dialects.common.assembly.body_parts import split_parts
from ...dialects.gpu.object_rules import FAULTS as GPU_ATTRIBUTES
from ...dialects.llvm.type_verifier import (
    alias_scope,
    array_fault,
    extension_fault,
    function_fault,
    module_flag,
    structure_fault,
    target_features,
)
from ...dialects.nvvm.target_verifier import target_fault
from ...dialects.smt import type_verifier as smt_types
from ...dialects.sparse_tensor.encoding_rules import encoding_fault, slice_fault
from ...dialects.spirv.type_verifier import ATTRIBUTE_RULES as SPIRV_ATTRIBUTES
from ...dialects.spirv.type_verifier import TYPE_RULES as SPIRV_TYPES
from ...dialects.test import bodies as test_bodies
from ...dialects.xegpu.layouts import ATTRIBUTE_FAULTS as XEGPU_ATTRIBUTES
from ...dialects.xegpu.layouts import descriptor_fault
from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in, width_in
from .data_layout_rules import struct_elements, system

_TYPED_POINTER = lazy_pattern(r"(?<![\w.!])(?:!?llvm\.)?ptr<(?!\s*[-\d#])")
_REMOVED = lazy_pattern(r"(?<![\w.!\"])(x86_mmx|vec(?=\s*<))")
_QUANTIZED = lazy_pattern(r"\s*([a-z]*)(\d*)\s*(?:<\s*(-?\d+)\s*:\s*(-?\d+)\s*>|(<))?\s*(.?)")
_MMA = lazy_pattern(r"\s*((?:\d+\s*x\s*)*)([a-z]\w*)\s*(?:,|$)")
_WORD = lazy_pattern(r"\w+")
_MMA_ELEMENTS = frozenset(("i8", "si8", "ui8", "i32", "f16", "f32", "f64"))
_WITH_POINTERS = frozenset(("llvm.struct", "llvm.array", "llvm.func"))
_STORAGE_WIDTH = 32
_UNSUPPORTED = lazy_pattern(r"!emitc\.lvalue<|vector<|memref<|complex<|none\b|i(?!(?:1|8|16|32|64|ndex)\b)[0-9]+").match

POINTER_ERROR = "failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`"
"""Upstream's second error where a pointer has a pointee type."""

BodyMessage: TypeAlias = "str | tuple[str, str]"
"""Upstream's message, or that and what ours says after it."""
BodyRule = Callable[[str], "BodyMessage | None"]


def _llvm_pointer(body: str) -> str | None:
    """Pointers have an address space, and no pointee type since LLVM 17."""
    if body and not body.strip().lstrip("-").isdigit() and not body.lstrip().startswith("#"):
        return f"expected integer value: pointers are opaque, without the type '{body}'"
    return None


def _llvm_inside(body: str) -> str | None:
    found = _TYPED_POINTER.search(body)
    removed = _REMOVED.search(body)
    if removed is not None:
        return f"unknown LLVM type: {removed[1]}"
    return "expected integer value: pointers are opaque, without a type" if found is not None else None


def has_pointee(name: str, body: str) -> bool:
    """Whether the first error in the parameters `body` of the type `name` is the pointee type of a pointer."""
    if name == "llvm.ptr":
        return _llvm_pointer(body) is not None
    return name in _WITH_POINTERS and _REMOVED.search(body) is None and _TYPED_POINTER.search(body) is not None


def _encoding(body: str) -> BodyMessage | None:
    wrong = encoding_fault(body)
    return (str(wrong), wrong.addition) if wrong is not None else None


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


def _quantized(body: str) -> str | None:
    """The storage type (mlir/lib/Dialect/Quant/IR/TypeParser.cpp)."""
    found = _QUANTIZED.match(body)
    if found is None or not body:
        return None
    prefix, width, low, high, broken, _ = found.groups()
    if prefix not in ("i", "si", "u", "ui") or not width:
        return f"illegal storage type prefix: '{prefix}{width}'" if prefix and prefix not in ("f", "bf") else None
    if broken is not None:
        return "expected ':' between the storage minimum and maximum"
    bits = width_in(width)
    if bits > _STORAGE_WIDTH or bits == 0:
        return f"illegal storage type size: {width}"
    signed = prefix in ("i", "si")
    least = -(1 << (bits - 1)) if signed else 0
    most = (1 << (bits - 1)) - 1 if signed else (1 << bits) - 1
    if low is None:
        return None
    if number_in(low) >= number_in(high):
        return f"illegal storage min and storage max: ({low}:{high})"
    if number_in(low) < least:
        return f"illegal storage type minimum: {low}"
    return f"illegal storage type maximum: {high}" if number_in(high) > most else None


def _uniform(body: str) -> str | None:
    found = _quantized(body)
    if found is not None:
        return found
    if not body.strip():
        return None
    expressed = split_parts(split_parts(body)[0], ":")
    if len(expressed) == 3 and expressed[2].strip().startswith("-"):
        return f"illegal quantized dimension: {expressed[2].strip()}"
    scales = split_parts(body)[1:]
    wrong = _scales(scales, expressed[1].strip() if len(expressed) > 1 else "")
    if wrong is not None:
        return wrong
    if len(scales) == 1 and re.fullmatch(r"\s*[-\d.eE+]+\s*:\s*[A-Za-z]\w*\s*", scales[0]):
        return f"expected integer value: the zero point in '{scales[0].strip()}'"
    if len(expressed) > 1 and re.fullmatch(r"f\d+", expressed[1].strip()) and expressed[1].strip() not in _FLOATS:
        return f"expected non-function type, but got '{expressed[1].strip()}'"
    return None


def _scales(scales: Sequence[str], expressed: str) -> str | None:
    """Each is a number, with a zero point after a colon."""
    for text in scales:
        in_braces = text.startswith("{")
        for each in re.split(r"[{},]", text) if in_braces else [text]:
            scale, colon, point = each.strip().partition(":")
            if not scale:
                continue
            if in_braces and scale.startswith("-"):
                return f"expected floating point literal, but got {scale}"
            number = _NUMBER(scale)
            if number is None:
                return None
            if number.end() < len(scale.rstrip()):
                return f"expected '>' after {number.group()}, but got {scale[number.end() :]}"
            if colon and not point.strip():
                return f"expected integer value: the zero point after {scale}"
            least, most = _RANGES.get(expressed, (0.0, 0.0))
            if most and not least <= float(scale) <= most:
                return f"scale {float(scale):e} out of expressed type range [{least:e}, {most:e}]"
    return None


_NUMBER = lazy_pattern(r"-?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?").match
_RANGES = {"f16": (5.960464e-08, 6.550400e04), "f32": (1.401298e-45, 3.402823e38)}
_FLOATS = frozenset(("f16", "f32", "f64", "f80", "f128"))


def _calibrated(body: str) -> str | None:
    inner = body.partition("<")[2]
    return "expected ':' between the minimum and the maximum" if inner and ":" not in inner else None


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


TYPE_BODIES: Mapping[str, BodyRule] = {
    "wasmssa.*": _wasm,
    "amdgpu.tdm_gather_base": gather_base_fault,
    "llvm.ptr": _llvm_pointer,
    "llvm.struct": lambda body: _llvm_inside(body) or struct_elements(body) or structure_fault(body),
    "llvm.array": lambda body: _llvm_inside(body) or array_fault(body),
    "llvm.func": lambda body: _llvm_inside(body) or function_fault(body),
    "llvm.target": extension_fault,
    "quant.any": _quantized,
    "quant.uniform": _uniform,
    "quant.calibrated": _calibrated,
    "gpu.mma_matrix": lambda body: _mma_matrix(body) or _mma_role(body),
    "emitc.array": _emitc_array,
    "emitc.lvalue": _emitc_wrapped,
    "emitc.opaque": _emitc_opaque,
    "emitc.ptr": _emitc_pointer,
    "pdl.range": _pdl_range,
    **SPIRV_TYPES,
    "xegpu.tensor_desc": descriptor_fault,
    "sparse_tensor.iter_space": _iteration,
    "sparse_tensor.iterator": _iteration,
    "smt.array": smt_types.array,
    "smt.bv": smt_types.bits,
    "smt.func": smt_types.function,
    "smt.sort": smt_types.sort,
    "test.int": test_bodies.integer,
    "test.type_verification": test_bodies.verified,
    "tosa.shape": _tosa_shape,
    "transform.param": _parameter,
}


TYPED_BODIES: Mapping[str, Callable[[str, Type | None], str | None]] = {
    "smt.bv": smt_types.value,
    "test.e1di64_elements": test_bodies.external_elements,
    "test.i64_elements": test_bodies.elements,
}
"""Attributes whose parameters go with the type after them."""


def _pointer_layout(body: str) -> str | None:
    """SpecAttr::verify of ptr."""
    for part in split_parts(body):
        name, _, value = part.partition("=")
        number = value.partition(":")[0].strip()
        if name.strip() in ("size", "abi", "preferred", "index") and number.isdecimal() and number_in(number) % 8:
            return f"{name.strip()} entry must be divisible by 8"
    return None


ATTRIBUTE_BODIES: Mapping[str, BodyRule] = {
    "ptr.spec": _pointer_layout,
    **SPIRV_ATTRIBUTES,
    **GPU_ATTRIBUTES,
    **XEGPU_ATTRIBUTES,
    "dlti.target_system_spec": system,
    "test.attr_with_format": test_bodies.with_format,
    "test.custom_float": test_bodies.custom_float,
    "llvm.alias_scope": alias_scope,
    "nvvm.target": target_fault,
    "llvm.memory_effects": _memory_effects,
    "llvm.mlir.module_flag": module_flag,
    "llvm.target_features": target_features,
    "sparse_tensor.encoding": _encoding,
    "sparse_tensor.*": lambda body: slice_fault(body) if body.startswith("slice") else None,
}
