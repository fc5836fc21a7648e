"""The rules of `bodies` for SPIR-V (mlir/lib/Dialect/SPIRV/IR/SPIRVTypes.cpp and SPIRVDialect.cpp)."""

from __future__ import annotations

import re

from ...ir.lazy_pattern import lazy_pattern
from ..common.assembly.body_parts import closing, split_parts

_STRUCT = lazy_pattern(r"!spirv\.struct<").search
_NAME = lazy_pattern(r'\s*([A-Za-z_][\w.$]*|"[^"]*")\s*(,|$)').match
_FOREIGN = lazy_pattern(r"!(?!spirv\.)(\w+)\.\w+(?:<)?").search
_IMAGE = lazy_pattern(r"!spirv\.image<(.*)>\s*$", re.DOTALL).search
_DECORATED = lazy_pattern(r".*?[\w>]\s*\[([\w\s=,.]*)\]([^\]]*)", re.DOTALL).fullmatch
_TWO_WORDS = lazy_pattern(r"\s*\w+\s+\w+\s*").fullmatch
_SIZES = lazy_pattern(r"workgroup_size\s*=\s*(?!\[)\S").search


_SAMPLED = lazy_pattern(r"!spirv\.sampled_image<")


def composed(body: str) -> str | None:
    """Element types of arrays, pointers and structures."""
    foreign = _FOREIGN(body)
    if foreign is not None:
        start = foreign.start()
        end = closing(body, foreign.end() - 1) if foreign.group().endswith("<") else foreign.end() - 1
        return f"cannot use '{body[start : end + 1]}' to compose SPIR-V types"
    for found in _SAMPLED.finditer(body):
        message = sampled_image(body[found.end() : closing(body, found.end() - 1)])
        if message is not None:
            return message
    return _references(body, frozenset())


def _definition(body: str, around: frozenset[str]) -> str | None:
    named = _NAME(body)
    if named is None:
        return _references(body, around)
    if not named[2]:
        return None if named[1] in around else f"recursive struct reference not nested in struct definition: {named[1]}"
    return _references(body[named.end() :], around | {named[1]})


def _references(body: str, around: frozenset[str]) -> str | None:
    found = _STRUCT(body)
    while found is not None:
        end = closing(body, found.end() - 1)
        if end < 0:
            return None
        message = _definition(body[found.end() : end], around)
        if message is not None:
            return message
        found = _STRUCT(body[end:])
        body = body[end:]
    return None


def named_struct(body: str) -> str | None:
    """`composed`, with the structure's own name known inside."""
    foreign = _FOREIGN(body)
    return composed(body) if foreign is not None else _definition(body, frozenset()) or _members(body)


def _members(body: str) -> str | None:
    """The decorations of the members of a structure: numbers, words, and words with a value."""
    start = body.find("(")
    end = closing(body, start) if start >= 0 else -1
    if end < 0:
        return None
    for member in split_parts(body[start + 1 : end]):
        found = _DECORATED(member)
        if found is None:
            continue
        if found[2].strip():
            return "expected ')'" if found[2].strip()[:1].isalnum() else None
        for each in found[1].split(","):
            if _TWO_WORDS(each) is not None:
                return "expected ']'"
            if each.strip().endswith("="):
                return "expected attribute value"
    return None


def sampled_image(body: str) -> str | None:
    image = _IMAGE(body)
    parts = split_parts(image[1]) if image is not None else []
    if len(parts) > 1 and parts[1] in ("SubpassData", "Buffer"):
        return f"sampled image Dim must not be SubpassData or Buffer, got {parts[1]}"
    return None


def interface_variable(body: str) -> str | None:
    inner = body.strip()
    if inner.startswith("(") and not inner[1:].lstrip().removeprefix("-")[:1].isdigit():
        return "missing descriptor set"
    return None


def entry_point(body: str) -> str | None:
    return "expected '[' before the sizes of the workgroup" if _SIZES(body) is not None else None


def triple(body: str) -> str | None:
    """`#spirv.vce`."""
    first = body.strip()[:1]
    return f"expected valid keyword: a version, but got {body.strip()}" if first.isdigit() else None
