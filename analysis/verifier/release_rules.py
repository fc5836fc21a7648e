"""Releases that hand-written rules hold for: what is verified differently, or not at all, before LLVM 22.

A rule that is not listed holds for every release whose definition of the operation has the same parts.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...ir.base import Attribute, Type
from ...ir.types import FloatType

OPERATIONS_SINCE: Mapping[str, int] = {
    "tosa.rfft2d": 20,
    "vector.insert": 17,
}
"""Operations, and the first release that the rules in `dialects/*/verifier.py` hold for."""

BODIES_SINCE: Mapping[str, int] = {
    "dlti.dl_spec": 18,
    "dlti.target_system_spec": 20,
    "llvm.array": 18,
    "llvm.func": 18,
    "llvm.ptr": 18,
    "llvm.struct": 18,
    "sparse_tensor.encoding": 17,
}
"""Types and attributes, and the first release that the rules for their parameters hold for."""

OLDER_TYPES: Mapping[str, frozenset[str]] = {
    "llvm": frozenset(
        ("array", "func", "label", "metadata", "ppc_fp128", "ptr", "struct", "target", "token", "vec", "void",
         "x86_amx", "x86_mmx")
    ),
}  # fmt: skip
"""Types that are no definitions in TableGen in some release before LLVM 22."""

_FLOATS_SINCE: Mapping[str, int] = {
    "f8E5M2": 15,
    "f8E4M3FN": 16,
    "f8E4M3FNUZ": 17,
    "f8E5M2FNUZ": 17,
    "f8E4M3B11FNUZ": 17,
    "tf32": 18,
    "f8E4M3": 20,
    "f8E3M4": 20,
    "f4E2M1FN": 20,
    "f6E2M3FN": 20,
    "f6E3M2FN": 20,
    "f8E8M0FNU": 20,
}
"""Builtin types, and the first release that reads them."""


def newer_than(of: Type | Attribute, llvm: int) -> str | None:
    """The message about a builtin type that release `llvm` does not read yet."""
    if isinstance(of, FloatType) and _FLOATS_SINCE.get(of.name, 0) > llvm:
        return f"expected non-function type: '{of.name}' is a type since LLVM {_FLOATS_SINCE[of.name]}"
    return None
