"""Parameters of types and attributes in LLVM 22's spelling, from that of earlier releases, as replacements in a text.

LLVM 22 cannot read some families at all: pointers with the type they point to, vectors of LLVM's own, encodings of
sparse tensors with a list of level types, effects on memory without all of its kinds, vectors with one bracket around
several sizes, and data layouts in numbers of 32 bits.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from ...ir.lazy_pattern import lazy_pattern
from ..common.assembly.body_parts import closing, split_parts
from .older_spellings import Replacement

_OLDER = lazy_pattern(
    r'("(?:[^"\\\r\n]|\\.)*"\s*:)(?=\s*#dlti\.target_device_spec\b)|"(?:[^"\\\r\n]|\\.)*"|//[^\r\n]*|(!llvm\.\w+\s*(?=<))|(#sparse_tensor\.encoding\s*(?=<))'
    r"|(#llvm\.memory_effects\s*(?=<))|(\bvector\s*(?=<\[))|(#dlti\.dl_entry\s*(?=<))"
)
_POINTER = lazy_pattern(r"(?<![\w.])(?:!llvm\.)?ptr\s*(?=<)")
_SPACE = lazy_pattern(r"\d+|#.*", re.DOTALL)


def current_bodies(text: str) -> Iterator[Replacement]:
    """Replacements in `text`, a program, for all such bodies outside of strings and comments."""
    position = 0
    while (found := _OLDER.search(text, position)) is not None:
        position = found.end()
        if found.lastindex is None:
            continue
        if found.lastindex == 1:
            yield (position - 1, position, " =" if text[position - 2] == '"' else "=")
            continue
        end = closing(text, position) + 1
        if not end:
            continue
        before = text[found.start() : end]
        after = _BODIES[found.lastindex - 2](before, text[position:end])
        if after is not None and after != before:
            yield (found.start(), end, after)
        position = end


def opaque_pointers(text: str) -> str:
    """A type of the `llvm` dialect without the types that its pointers point to; their address spaces stay."""
    pieces: list[str] = []
    position = 0
    while (found := _POINTER.search(text, position)) is not None:
        end = closing(text, found.end()) + 1
        if not end:
            break
        parts = split_parts(text[found.end() + 1 : end - 1])
        spaces = [part for part in parts if _SPACE.fullmatch(part) is not None]
        pieces += (text[position : found.start()], found.group().rstrip(), f"<{spaces[0]}>" if spaces else "")
        position = end
    return "".join(pieces) + text[position:]


def pointee(body: str) -> str | None:
    """The type, in LLVM 22's spelling, that a pointer with these parameters points to; None: it has none."""
    first = next(iter(split_parts(body)), "")
    if not first or _SPACE.fullmatch(first) is not None:
        return None
    shown = opaque_pointers(first)
    return f"!llvm.{shown}" if _SHORT.match(shown) is not None else shown


_SHORT = lazy_pattern(r"(?:array|func|ptr|struct|target|vec|void|x86_mmx|x86_amx|ppc_fp128|label|metadata|token)\b")
"""Types that are written without `!llvm.` within other types of the dialect."""

# Encodings of sparse tensors

_KEYS = {"posWidth": "posWidth", "crdWidth": "crdWidth", "pointerBitWidth": "posWidth", "indexBitWidth": "crdWidth"}
_AFFINE_MAP = lazy_pattern(r"affine_map<\s*\(([^()]*)\)\s*->\s*\(([^()]*)\)\s*>")
_LEVEL = lazy_pattern(r'"(dense|compressed|compressed-hi|singleton|loose-compressed)((?:-nu|-no)*)"')
_FORMATS = {"compressed-hi": "loose_compressed", "loose-compressed": "loose_compressed"}
_PROPERTIES = {"nu": "nonunique", "no": "nonordered"}


def _sparse_encoding(body: str) -> str | None:
    """The encoding with a `map`; None for one that has it, or has parts that are not understood."""
    inner = body[1:-1].strip()
    if not inner.startswith("{") or not inner.endswith("}"):
        return None
    entries: dict[str, str] = {}
    for part in split_parts(inner[1:-1]):
        key, _, value = part.partition("=")
        entries[key.strip()] = value.strip()
    types = entries.pop("dimLevelType", entries.pop("lvlTypes", ""))
    levels = [_level(part) for part in split_parts(types[1:-1])] if types else [None]
    if None in levels:
        return None
    dims = [f"d{index}" for index in range(len(levels))]
    order = dims
    ordering = entries.pop("dimOrdering", entries.pop("dimToLvl", None))
    if ordering is not None:
        found = _AFFINE_MAP.fullmatch(ordering)
        if found is None:
            return None
        dims, order = (split_parts(group) for group in found.groups())
    if len(order) != len(levels) or not entries.keys() <= _KEYS.keys():
        return None
    mapped = ", ".join(f"{dim} : {level}" for dim, level in zip(order, levels, strict=True))
    widths = "".join(f", {_KEYS[key]} = {value}" for key, value in entries.items())
    return f"#sparse_tensor.encoding<{{ map = ({', '.join(dims)}) -> ({mapped}){widths} }}>"


def _level(text: str) -> str | None:
    found = _LEVEL.fullmatch(text)
    if found is None:
        return None
    name, flags = found.groups()
    properties = [_PROPERTIES[flag] for flag in flags.split("-") if flag]
    return _FORMATS.get(name, name) + (f"({', '.join(properties)})" if properties else "")


# Effects on memory


def _memory_effects(whole: str, body: str) -> str | None:
    """The effects with the kinds of memory that LLVM 20 and 22 have added, which fare as `other` does."""
    entries = dict(part.replace(" ", "").split("=", 1) for part in split_parts(body[1:-1]) if "=" in part)
    if "other" not in entries:
        return None
    missing = [name for name in _MEMORIES if name not in entries]
    return whole[:-1].rstrip() + "".join(f", {name} = {entries['other']}" for name in missing) + ">"


_MEMORIES = ("argMem", "inaccessibleMem", "errnoMem", "targetMem0", "targetMem1")

# Vectors


def _scalable_sizes(whole: str) -> str:
    """`vector<[4x4]xf32>` is `vector<[4]x[4]xf32>`."""
    return _SIZES.sub(lambda found: f"[{']x['.join(found[1].split('x'))}]", whole)


_SIZES = lazy_pattern(r"\[(\d+(?:x\d+)+)\]")

# Data layouts


def _entry_of_layout(whole: str) -> str:
    """Sizes and alignments of a type are numbers of 64 bits, of 32 bits before LLVM 17."""
    return whole if _KEY_IS_TEXT.match(whole) is not None else _NUMBERS.sub(r"\g<1>64", whole)


_KEY_IS_TEXT = lazy_pattern(r"[^<]*<\s*\"")
_NUMBERS = lazy_pattern(r"(dense<[^<>]*>\s*:\s*vector<\d+xi)32(?=>)")

# Vectors of LLVM


def _vector(whole: str, body: str) -> str:
    """A vector of pointers is one of the builtin ones, as all others are."""
    found = _POINTERS.fullmatch(body[1:-1].strip())
    if found is None:
        return opaque_pointers(whole)
    sizes, element = found[1], opaque_pointers(f"!llvm.{found[2].removeprefix('!llvm.')}")
    scalable = _SCALABLE.fullmatch(sizes)
    return f"vector<{sizes if scalable is None else f'[{scalable[1]}]'}x{element}>"


_POINTERS = lazy_pattern(r"((?:\?\s*x\s*)?\d+)\s*x\s*((?:!llvm\.)?ptr\b.*)", re.DOTALL)
_SCALABLE = lazy_pattern(r"\?\s*x\s*(\d+)")

_IS_VECTOR = lazy_pattern(r"!llvm\.vec\b").match
_BODIES: Sequence[Callable[[str, str], str | None]] = (
    lambda whole, body: _vector(whole, body) if _IS_VECTOR(whole) else opaque_pointers(whole),
    lambda whole, body: _sparse_encoding(body),
    _memory_effects,
    lambda whole, body: _scalable_sizes(whole),
    lambda whole, body: _entry_of_layout(whole),
)
"""By the group of `_OLDER`, from the second on: the family in its new spelling, from the whole and from its body; None
where it stays."""
