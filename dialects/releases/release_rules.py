"""Releases that hand-written rules hold for: what is verified differently, or not at all, before LLVM 22.

A rule that is not listed holds for every release whose definition of the operation has the same parts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

from ...ir.attributes import DialectAttr
from ...ir.base import Attribute, Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.records import dataclass
from ...ir.types import DialectType, FloatType, VectorType
from ...ods.knowledge import UPSTREAM
from ...ods.registry import Registry
from ...ods.verification.failure import Failure
from .messages import is_newer
from .release_numbers import ENUMS_IN_BRACKETS_SINCE

OPERATIONS_SINCE: Mapping[str, int] = {
    "emitc.apply": 20,
    "emitc.constant": 17,
    "linalg.fill": 22,
    "linalg.map": 22,
    "linalg.pooling_nhwc_max_unsigned": 20,
    "linalg.pooling_nhwc_min_unsigned": 20,
    "linalg.pooling_nwc_max_unsigned": 20,
    "linalg.pooling_nwc_min_unsigned": 20,
    "llvm.mlir.constant": 20,
    "llvm.sext": 17,
    "llvm.zext": 17,
    "memref.atomic_rmw": 20,
    "memref.subview": 20,
    "nvgpu.device_async_copy": 17,
    "tensor.extract_slice": 20,
    "tosa.rfft2d": 20,
    "vector.insert": 17,
    "vector.mask": 20,
}
"""Operations, and the first release that the rules in `dialects/*/verifier.py` hold for."""

BODIES_SINCE: Mapping[str, int] = {
    "dlti.dl_spec": 18,
    "dlti.target_system_spec": 20,
    "llvm.array": 18,
    "llvm.func": 18,
    "llvm.memory_effects": 22,
    "llvm.ptr": 18,
    "llvm.struct": 18,
    "sparse_tensor.encoding": 17,
    "spirv.coopmatrix": 18,
    "spirv.ptr": 20,
    "spirv.sampled_image": 20,
    "spirv.target_env": 22,
    "spirv.vce": 22,
}
"""Types and attributes, and the first release that the rules for their parameters hold for."""

OLDER_TYPES: Mapping[str, frozenset[str]] = {
    "llvm": frozenset(
        ("array", "func", "label", "metadata", "ppc_fp128", "ptr", "struct", "target", "token", "vec", "void",
         "x86_amx", "x86_mmx")
    ),
}  # fmt: skip
"""Types that are no definitions in TableGen in some release before LLVM 22."""

_BODIES_SPELLED_SINCE: Mapping[str, tuple[int, re.Pattern[str], str]] = {
    "dlti.dl_spec": (20, lazy_pattern(r"<?\s*(?:\"[^\"]*\"|[\w.]+)\s*="), "a key and its value"),
    "dlti.target_device_spec": (20, lazy_pattern(r"<?\s*(?:\"[^\"]*\"|[\w.]+)\s*="), "a key and its value"),
    "dlti.target_system_spec": (20, lazy_pattern(r"<?\s*(?:\"[^\"]*\"|[\w.]+)\s*="), "a key and its value"),
    "quant.uniform": (20, lazy_pattern(r"[^{]*:\s*\{"), "a list of axes"),
    "sparse_tensor.encoding": (17, lazy_pattern(r"<?\s*\{?[^=]*\bmap\s*="), "'map'"),
}
"""Types and attributes: the first release with parameters that the pattern matches from their start on, and words for
these parameters."""

_NAMES_SINCE: Mapping[str, int] = {
    "dlti.target_device_spec": 17,
    "dlti.target_system_spec": 17,
    "test.test_tensor": 22,
    "test.test_memref": 22,
    "transform.any_value": 17,
}
"""Types and attributes that TableGen does not tell the release of, and the first one."""

_NAMED = lazy_pattern(r"#(\w+)\.(\w+)")

_NAMES_UNTIL: Mapping[str, int] = {"llvm.token": 22}
"""Types, and the last release with each."""
_LONGER = lazy_pattern(r"\s*([A-Za-z_]\w*)\s+(\w+)\s*").fullmatch
"""`#gpu<dim x>`, without the name of the dialect."""


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


@dataclass(frozen=True)
class Newer:
    """The message about a type or attribute that a release does not read yet.

    `spelled`: what its text matches after the name; None: it is newer in any spelling.
    """

    message: str
    spelled: re.Pattern[str] | None = None


_Subject = TypeVar("_Subject")


def unless_newer(rule: Callable[[_Subject], Failure | None], llvm: int) -> Callable[[_Subject], Failure | None]:
    """`rule`, without failures whose messages release `llvm` does not have."""

    def check(subject: _Subject) -> Failure | None:
        failure = rule(subject)
        return None if failure is not None and is_newer(failure.message, llvm) else failure

    return check


def newer_than(of: Type | Attribute, registry: Registry, llvm: int) -> Newer | None:
    """The fault of a type or attribute, or of a spelling of it, that release `llvm` does not read yet.

    `registry`: the definitions of the release.
    """
    if isinstance(of, FloatType) and _FLOATS_SINCE.get(of.name, 0) > llvm:
        return Newer(f"expected non-function type: '{of.name}' is a type since LLVM {_FLOATS_SINCE[of.name]}")
    if isinstance(of, VectorType) and llvm < _ANY_SCALABLE_SINCE and _is_mixed(of.scalable):
        return Newer(
            f"expected non-function type: dimensions before others are scalable since LLVM {_ANY_SCALABLE_SINCE}"
        )
    if isinstance(of, (DialectType, DialectAttr)):
        return _newer_body(of, registry, llvm)
    return None


def _newer_body(of: DialectType | DialectAttr, registry: Registry, llvm: int) -> Newer | None:
    name, body = f"{of.dialect}.{of.mnemonic}", of.body or ""
    if _NAMES_SINCE.get(name, 0) > llvm:
        return Newer(f"'{name}' is known since LLVM {_NAMES_SINCE[name]}")
    since, pattern, words = _BODIES_SPELLED_SINCE.get(name, (0, None, ""))
    if since > llvm and pattern is not None and pattern.match(body):
        return Newer(f"'{name}' has {words} since LLVM {since}", pattern)
    if name in ("spirv.vce", "spirv.target_env"):
        message = _newer_capability(body, registry)
        return None if message is None else Newer(message)
    if _NAMES_UNTIL.get(name, llvm) < llvm:
        return Newer(f"LLVM {llvm} has no type '{name}'")
    longer = _LONGER(body) if not of.mnemonic and llvm >= ENUMS_IN_BRACKETS_SINCE else None
    definition = registry.lookup_attr(of.dialect, longer[1]) if longer is not None else None
    if longer is not None and definition is not None and definition.is_bare_value:
        return Newer(f"expected '<': '{longer[1]}' is written '#{of.dialect}.{longer[1]}<{longer[2]}>' in LLVM {llvm}")
    for found in _NAMED.finditer(body):
        dialect, mnemonic = found.groups()
        if (
            UPSTREAM.registry.lookup_attr(dialect, mnemonic) is not None
            and registry.is_complete(dialect)
            and registry.lookup_attr(dialect, mnemonic) is None
        ):
            return Newer(f"unknown attribute `{mnemonic}` in dialect `{dialect}`")
    return None


def _newer_capability(body: str, registry: Registry) -> str | None:
    """A capability or extension of SPIR-V that the release does not know."""
    for found in _VERSION_AND_LISTS.finditer(body):
        for words, name in zip(found.groups(), ("Capability", "Extension"), strict=True):
            enum = registry.lookup_enum(f"spirv.{name}")
            unknown = (
                None
                if enum is None
                else next((one for one in _WORD.findall(words) if enum.value_of(one) is None), None)
            )
            if unknown is not None:
                return f"unknown {name.lower()}: {unknown}"
    return None


_VERSION_AND_LISTS = lazy_pattern(r"v1\.\d\s*,\s*\[([^\[\]]*)\]\s*,\s*\[([^\[\]]*)\]")
_WORD = lazy_pattern(r"\w+")
_ANY_SCALABLE_SINCE = 17
"""The release from which on any dimensions of a vector may be scalable, not the last ones alone."""


def _is_mixed(scalable: Sequence[bool]) -> bool:
    """Whether a dimension is scalable, and one after it is not."""
    return any(one and not after for one, after in pairwise(scalable))
