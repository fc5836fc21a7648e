"""Typed pointers: what an operation of LLVM 16 says by the type of a pointer, and LLVM 22 in other words.

The types themselves are translated in `../releases/current_bodies.py`. A load, for example, also has to say what it
loads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...ir.attributes import TypeAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.lazy_pattern import lazy_pattern
from ...ir.types import DialectType
from ..common.assembly.body_parts import closing
from ..releases.current_bodies import opaque_pointers, pointee
from ..releases.current_operations import type_at
from ..releases.older_spellings import Replacement

Signatures = Mapping[str, str]
"""Functions with any number of arguments, by name: their types, in LLVM 22's spelling."""


def _pointee(type_: Type | None) -> str | None:
    is_pointer = isinstance(type_, DialectType) and (type_.dialect, type_.mnemonic) == ("llvm", "ptr")
    return pointee(type_.body) if is_pointer and isinstance(type_, DialectType) and type_.body else None


def _load(op: Operation, _: Signatures) -> list[Replacement]:
    loaded = _pointee(type_at(op, 0))
    if loaded is None or op.syntax is None or not op.syntax.type_spans:
        return []
    start, end, type_ = op.syntax.type_spans[-1]
    return [(start, end, f"{opaque_pointers(str(type_))} -> {loaded}")]


def _store(op: Operation, _: Signatures) -> list[Replacement]:
    stored = _pointee(type_at(op, 1))
    if stored is None or op.syntax is None or not op.syntax.type_spans:
        return []
    start, end, type_ = op.syntax.type_spans[-1]
    return [(start, end, f"{stored}, {opaque_pointers(str(type_))}")]


def _element_pointer(op: Operation, _: Signatures) -> list[Replacement]:
    element = _pointee(type_at(op, 0))
    if element is None or op.syntax is None or not op.syntax.type_spans:
        return []
    end = op.syntax.type_spans[-1][1]
    return [(end, end, f", {element}")]


def _call(op: Operation, signatures: Signatures) -> list[Replacement]:
    """The type of what is called: of a pointer, or of a function with any number of arguments."""
    syntax = op.syntax
    if syntax is None or syntax.is_generic:
        return []
    opening = syntax.source.find("(", syntax.name_end, syntax.end)
    end = closing(syntax.source, opening) + 1 if opening >= 0 else 0
    if not end:
        return []
    callee = op.properties.get("callee")
    if callee is not None:
        signature = signatures.get(str(callee).removeprefix("@"))
        is_complete = signature is None or _VARIADIC.match(syntax.source, end) is not None
        return [] if is_complete else [(end, end, f" vararg({signature})")]
    colon = _COLON.match(syntax.source, end, syntax.end)
    if colon is None:
        return []
    return [(colon.end(), colon.end(), "!llvm.ptr, ")]


_VARIADIC = lazy_pattern(r"\s*vararg\b")
_COLON = lazy_pattern(r"[^:\n]*:\s*(?=\()")


TYPED_POINTERS: Mapping[str, Callable[[Operation, Signatures], list[Replacement]]] = {
    "llvm.call": _call,
    "llvm.getelementptr": _element_pointer,
    "llvm.load": _load,
    "llvm.store": _store,
}


def variadic_signature(op: Operation) -> tuple[str, str] | None:
    """Name and type of a function with any number of arguments; None for any other operation."""
    type_ = op.properties.get("function_type")
    inner = type_.type if isinstance(type_, TypeAttr) else None
    if op.name != "llvm.func" or not isinstance(inner, DialectType) or "..." not in (inner.body or ""):
        return None
    return str(op.properties.get("sym_name")).strip('"'), opaque_pointers(str(inner))
