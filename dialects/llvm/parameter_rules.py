"""Verifier rules of `llvm`: the parameters of its types and attributes."""

from __future__ import annotations

import re

from ...ir.lazy_pattern import lazy_pattern
from ...ods.verification.parameter_rules import ParameterMessage, ParameterRule, ParameterRules, first_of
from .type_verifier import (
    alias_scope,
    array_fault,
    extension_fault,
    function_fault,
    module_flag,
    structure_fault,
    target_features,
)
from .types import split_types

_TYPED_POINTER = lazy_pattern(r"(?<![\w.!])(?:!?llvm\.)?ptr<(?!\s*(?:[-\d#]|true>|false>))")
_REMOVED = lazy_pattern(r"(?<![\w.!\"])(x86_mmx|vec(?=\s*<))")
_NUMBER = lazy_pattern(r"-?(?:0x[0-9A-Fa-f]+|\d+)|true|false").fullmatch
_NO_ELEMENT = frozenset(("void", "label", "metadata", "token", "func"))
_POINTER_ERROR = "failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`"
"""Upstream's second error where a pointer has a pointee type."""
_MEMORY = ("other", "argMem", "inaccessibleMem", "errnoMem", "targetMem0", "targetMem1")
"""Parameters of `#llvm.memory_effects`, all of which are written."""


def _llvm_pointer(body: str) -> ParameterMessage | None:
    """Pointers have an address space, and no pointee type since LLVM 17."""
    if body and _NUMBER(body.strip()) is None and not body.lstrip().startswith("#"):
        return "expected integer value", f": pointers are opaque, without the type '{body}'", _POINTER_ERROR
    return None


def _llvm_inside(body: str) -> ParameterMessage | None:
    found = _TYPED_POINTER.search(body)
    removed = _REMOVED.search(body)
    if removed is not None:
        return f"unknown LLVM type: {removed[1]}"
    if found is not None:
        return "expected integer value", ": pointers are opaque, without a type", _POINTER_ERROR
    return None


def _struct_elements(body: str) -> str | None:
    """`!llvm.struct`: what may not be an element."""
    start = body.find("(")
    for each in split_types(body[start + 1 : body.rfind(")")]) if start >= 0 else ():
        name = each.removeprefix("!llvm.").partition("<")[0].strip()
        if name in _NO_ELEMENT:
            return f"invalid LLVM structure element type: '!llvm.{each.removeprefix('!llvm.')}'"
    return None


def _memory_effects(body: str) -> str | None:
    if not body:
        return None
    missing = next((name for name in _MEMORY if not re.search(rf"\b{name}\s*=", body)), None)
    return f"expected ',' and '{missing}'" if missing is not None else None


TYPE_RULES: ParameterRules = {
    "llvm.ptr": _llvm_pointer,
    "llvm.struct": first_of(_llvm_inside, _struct_elements, structure_fault),
    "llvm.array": first_of(_llvm_inside, array_fault),
    "llvm.func": first_of(_llvm_inside, function_fault),
    "llvm.target": extension_fault,
}
ATTRIBUTE_RULES: ParameterRules = {
    "llvm.alias_scope": alias_scope,
    "llvm.memory_effects": _memory_effects,
    "llvm.mlir.module_flag": module_flag,
    "llvm.target_features": target_features,
}
_TYPES = frozenset(
    f"llvm.di_{name}"
    for name in ("null_type", "basic_type", "composite_type", "derived_type", "string_type", "subroutine_type")
)
_SCOPES = frozenset(
    f"llvm.di_{name}"
    for name in ("common_block", "compile_unit", "composite_type", "derived_type", "file", "lexical_block",
                 "lexical_block_file", "module", "namespace", "subprogram")
)  # fmt: skip
_VARIABLES = frozenset(("llvm.di_global_variable", "llvm.di_local_variable"))
CLASSES = {
    "DITypeAttr": _TYPES,
    "DIScopeAttr": _SCOPES,
    "DILocalScopeAttr": frozenset(f"llvm.di_{name}" for name in ("lexical_block", "lexical_block_file", "subprogram")),
    "DIVariableAttr": _VARIABLES,
    "DINodeAttr": _TYPES | _SCOPES | _VARIABLES | frozenset(
        f"llvm.di_{name}" for name in ("annotation", "generic_subrange", "imported_entity", "label", "subrange")
    ),
    "TBAANodeAttr": frozenset(("llvm.tbaa_root", "llvm.tbaa_type_desc")),
}  # fmt: skip


def _word(start: str, what: str) -> ParameterRule:
    """The rule for a name of DWARF that begins with `start`."""

    def rule(word: str) -> str | None:
        from .dwarf_words import is_dwarf_word

        return None if is_dwarf_word(word, start) else f"invalid debug info debug info {what} name: {word}"

    return rule


WORD_RULES: ParameterRules = {
    "tag": _word("DW_TAG", "tag"),
    "encoding": _word("DW_ATE", "encoding"),
    "sourceLanguage": _word("DW_LANG", "language"),
    "opcode": _word("DW_OP", "operation encoding"),
    "callingConvention": _word("DW_CC", "calling convention"),
}
UNDEFINED = {"type": frozenset(("void", "ppc_fp128", "token", "label", "metadata", "x86_amx"))}
UNKNOWN = {"type": "unknown LLVM type: {}"}
