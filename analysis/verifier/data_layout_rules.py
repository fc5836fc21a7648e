"""Rules for data layout attributes, used by `parameter_rules`.

Follows mlir/lib/Interfaces/DataLayoutInterfaces.cpp, mlir/lib/Dialect/DLTI/DLTI.cpp and the types of llvm.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from ...dialects.common.assembly.body_parts import split_parts
from ...ir.attributes import ElementsAttr
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in, width_in
from ...ir.types import IntegerType, VectorType
from ...ods.dense_integers import dense_integers
from ...ods.registry import UPSTREAM

_DENSE = lazy_pattern(r"dense<(.*)>\s*:\s*(?:vector|tensor)<(\d+)x(\w+)>", re.DOTALL).fullmatch
_SCALAR = lazy_pattern(r"[us]?i\d+|b?f\d\w*|tf32").fullmatch
_NUMBER = lazy_pattern(r"-?\d+(?:\s*:\s*\w+)?").fullmatch
_STRUCT = lazy_pattern(r"!llvm\.struct<(.*)>", re.DOTALL).fullmatch
_NAME = lazy_pattern(r"!(\w+)\.[\w.]+").match
_WITH_LAYOUT = frozenset(("!llvm.ptr", "!llvm.struct", "!llvm.array", "!ptr.ptr"))
"""Types of upstream's dialects that have a layout of their own."""
_POINTER = lazy_pattern(r"!llvm\.ptr(?:<.*>)?", re.DOTALL).fullmatch
_NAMES = frozenset(
    f"dlti.{name}"
    for name in ("alloca_memory_space", "default_memory_space", "endianness", "function_pointer_alignment",
                 "global_memory_space", "legal_int_widths", "mangling_mode", "program_memory_space",
                 "stack_alignment")
)  # fmt: skip


def entries(body: str) -> list[tuple[str, str]]:
    """The keys and values of `key = value, ...`; what is something else is left out."""
    pairs = [part.partition(" = ") for part in split_parts(body)]
    return [(key.strip(), value.strip()) for key, equals, value in pairs if equals]


HOLDERS = frozenset({"builtin.module", "gpu.module", "test.op_with_data_layout"})
"""Operations whose attribute `dlti.dl_spec` is verified; of others, and in other attributes, it may say anything."""


def data_layout(body: str, loaded: Callable[[], Iterable[str]]) -> tuple[str, str] | None:
    """The error in a `#dlti.dl_spec` that is verified, and what ours adds to it.

    `loaded`: dialects of operations of the program, as far as they are known.
    """
    written = entries(body)
    for key, value in written:
        message = None if key.startswith('"') else _of_type(key, value)
        if message is not None:
            return message, ""
    for key, value in written:
        found = _named(key.strip('"'), value, loaded) if key.startswith('"') else None
        if found is not None:
            return found
    return None


def _of_type(key: str, value: str) -> str | None:
    if key == "index":
        is_right = _NUMBER(value) is not None
        return None if is_right else "expected integer attribute in the data layout entry for 'index'"
    if _SCALAR(key) is not None:
        return _scalar(key, value)
    if not key.startswith("!"):
        return "unexpected data layout for a built-in type"
    name = _NAME(key)
    if name is None:
        return None
    if name[1] == "ptr" and not value.startswith("#ptr.spec"):
        return f"expected layout attribute for '{key}' to be a #ptr.spec attribute"
    if name[1] in UPSTREAM.dialect_names() and name[1] != "test" and name[0] not in _WITH_LAYOUT:
        return "data layout specified for a type that does not support it"
    return _llvm(key, value)


def _named(name: str, value: str, loaded: Callable[[], Iterable[str]]) -> tuple[str, str] | None:
    dialect, dot, _ = name.partition(".")
    if not dot:
        return None
    if dialect != "dlti":
        is_loaded = dialect == "builtin" or dialect in loaded()
        return (f"the '{dialect}' dialect does not support identifier data layout entries", "") if is_loaded else None
    if name not in _NAMES:
        return f"unknown data layout entry name: {name}", ""
    if name == "dlti.endianness" and value not in ('"big"', '"little"'):
        return f"'{name}' data layout entry is expected to be either 'big' or 'little'", f", but is {value}"
    return None


def do_not_combine(inner: str, outer: str) -> bool:
    """Whether names have other values in the data layout around; types in both make upstream fail without a word."""
    around = dict(entries(outer))
    both = [(key, value) for key, value in entries(inner) if key in around]
    return all(key.startswith('"') for key, _ in both) and any(around[key] != value for key, value in both)


def _numbers(value: str) -> tuple[list[int], str] | None:
    """The elements of a dense attribute, and their type."""
    found = _DENSE(value)
    if found is None or not found[3].startswith("i") or not found[3][1:].isdigit():
        return None
    type_ = VectorType((number_in(found[2]),), IntegerType(width_in(found[3][1:])))
    return dense_integers(ElementsAttr("dense", found[1], type_)), found[3]


def _scalar(key: str, value: str) -> str | None:
    found = _numbers(value)
    entry = f"#dlti.dl_entry<{key}, {value}>"
    if found is None or found[1] != "i64":
        return f"expected a dense i64 elements attribute in the data layout entry {entry}"
    if not 1 <= len(found[0]) <= 2:
        return f"expected 1 or 2 elements in the data layout entry {entry}"
    if len(found[0]) == 2 and found[0][1] < found[0][0]:
        text = "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry"
        return f"{text} {entry}"
    return None


def _llvm(key: str, value: str) -> str | None:
    struct = _STRUCT(key)
    if struct is None and _POINTER(key) is None:
        return None
    found = _numbers(value)
    counts, words = ((1, 2), "of 1 or 2 elements") if struct is not None else ((3, 4), "with 3 or 4 elements")
    if found is None or len(found[0]) not in counts:
        return f"expected layout attribute for '{key}' to be a dense integer elements attribute {words}"
    if found[1] != "i64":
        return f"expected i64 {'entries' if struct is not None else 'parameters'} for '{key}'"
    if struct is not None and struct[1].strip() != "()":
        return f"unexpected layout attribute for struct '{key}'"
    first, second = (0, 1) if struct is not None else (1, 2)
    if len(found[0]) > second and found[0][first] > found[0][second]:
        return "preferred alignment is expected to be at least as large as ABI alignment"
    return None
