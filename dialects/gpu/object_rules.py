"""Texts of the attributes of `gpu` about compiled kernels (mlir/lib/Dialect/GPU/IR/GPUDialect.cpp)."""

from __future__ import annotations

from collections.abc import Callable

from ...ir.lazy_pattern import lazy_pattern
from ...ods.dialect_bodies import described_dialects
from ..common.assembly.body_parts import split_parts

_NUMBER = lazy_pattern(r"(-?)[0-9]+(?:\s*:\s*(?:index|[su]?i[0-9]+))?").fullmatch
_OWN = lazy_pattern(r"#(\w+)[.<](\w+)").match
_TARGETS = frozenset(("rocdl.target", "nvvm.target", "spirv.target_env", "xevm.target"))
_FORMAT = lazy_pattern(r"([a-z]\w*)\s*(=?)").match
_FORMATS = ("offload", "assembly", "bin", "fatbin")


def _is_target(text: str) -> bool:
    """Whether an attribute is a target, or one of another project, which may be one."""
    own = _OWN(text)
    if own is None:
        return False
    return f"{own[1]}.{own[2]}" in _TARGETS or own[1] not in described_dialects()


def _object_fault(body: str) -> str | None:
    parts = split_parts(body)
    if len(parts) > 1 and parts[0] and not _is_target(parts[0]):
        return "the target attribute must implement or promise the `gpu::TargetAttrInterface`"
    last = _FORMAT(parts[-1]) if len(parts) > 1 else None
    if last is not None and last[1] not in (*_FORMATS, "properties", "kernels"):
        return "expected keyword for GPU object format"
    return "expected '='" if last is not None and not last[2] else None


def _selected_fault(body: str) -> str | None:
    body = body.strip()
    number = _NUMBER(body)
    if not body or (number is not None and not number[1]):
        return None
    if number is not None:
        return "the object index must be positive"
    return None if _is_target(body) else "the target attribute must be a GPU Target attribute"


def _metadata_fault(body: str) -> str | None:
    parts = split_parts(body)
    if parts and parts[0] == '""':
        return "the kernel name can't be empty"
    for part in parts[2:]:
        key, _, value = part.partition("=")
        values = value.strip()
        if key.strip() != "arg_attrs" or not values.startswith("["):
            continue
        if any(not each.startswith("{") for each in split_parts(values[1:-1])):
            return "all attributes in the array must be a dictionary attribute"
    return None


def _table_fault(body: str) -> str | None:
    kernels = (split_parts(part.partition("<")[2]) for part in split_parts(body.strip()[1:-1]))
    names = [kernel[0] for kernel in kernels if kernel]
    return "expected all kernels to be uniquely named" if len({*names}) != len(names) else None


FAULTS: dict[str, Callable[[str], str | tuple[str, str] | None]] = {
    "gpu.kernel_metadata": _metadata_fault,
    "gpu.kernel_table": _table_fault,
    "gpu.object": _object_fault,
    "gpu.select_object": _selected_fault,
}
"""The fault of the text between the brackets of an attribute, by its name."""
