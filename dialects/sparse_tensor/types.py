"""The normal form of `sparse_tensor`'s encodings and of the types that hold one.

mlir/lib/Dialect/SparseTensor/IR/Detail/DimLvlMapParser.cpp: dimensions may have names, levels may be named
in front and related both ways; only dimensions by number and levels in terms of them are left.
"""

from __future__ import annotations

from ...ir.floats import float_text
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import LARGEST, number_in
from ..common.assembly.body_parts import closing, split_parts
from .encoding_rules import encoding_fault

_MAP = lazy_pattern(r"(?:\{[^{}]*\}\s*)?(\[[^\]]*\]\s*)?\(").match
_LEVELS = lazy_pattern(r",\s*lvls\s*=\s*([0-9]+)(?:\s+to\s+([0-9]+))?$").search
_NUMBER = lazy_pattern(r"(-?[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?)\s*:\s*(\w+)").fullmatch
_IDENTIFIER = lazy_pattern(r"(?<![\w#$.])[A-Za-z_]\w*")
_ENCODING = "#sparse_tensor.encoding"
_PROPERTIES = ("map", "posWidth", "crdWidth", "explicitVal", "implicitVal")
_DEFAULTS = {"posWidth": "0", "crdWidth": "0"}


def normal_encoding(body: str) -> str:
    """`{ map = ..., posWidth = ... }`; an encoding that cannot be understood, or is wrong, stays as it is."""
    inner = body.strip()
    if not (inner.startswith("{") and inner.endswith("}")) or encoding_fault(inner) is not None:
        return body
    values: dict[str, str] = {}
    for part in split_parts(inner[1:-1]):
        name, equals, value = part.partition("=")
        values[name.strip()] = value.strip()
        if not equals or name.strip() not in _PROPERTIES:
            return body
    map_text = _normal_map(values.get("map", ""))
    if map_text is None:
        return body
    values["map"] = map_text
    shown = (
        f"{name} = {_normal_number(values[name])}"
        for name in _PROPERTIES
        if name in values and values[name] != _DEFAULTS.get(name)
    )
    return f"{{ {', '.join(shown)} }}"


def _normal_number(text: str) -> str:
    found = _NUMBER(text)
    return f"{float_text(float(found[1]), found[2])} : {found[2]}" if found is not None else text


def _normal_map(text: str) -> str | None:
    """`[symbols](d0, d1 : slice) -> (d0 : dense, ...)`."""
    found = _MAP(text)
    if found is None:
        return None
    start = found.end() - 1
    end = closing(text, start)
    _, arrow, levels = text[end + 1 :].partition("->")
    levels = levels.strip()
    if end < 0 or not arrow or not levels.startswith("("):
        return None
    names: dict[str, str] = {}
    dimensions: list[str] = []
    for position, part in enumerate(split_parts(text[start + 1 : end])):
        head, _, tail = part.partition(":")
        names[head.partition("=")[0].strip()] = f"d{position}"
        dimensions.append(f"d{position}" + (f" : {tail.strip()}" if tail else ""))
    described = [_normal_level(part, names) for part in split_parts(levels[1:-1])]
    symbols = (found[1] or "").strip()
    return f"{symbols}({', '.join(dimensions)}) -> ({', '.join(described)})"


def _normal_level(text: str, names: dict[str, str]) -> str:
    """`expression : type`, without a name for the level."""
    expression, _, kind = text.partition(":")
    expression = expression.rpartition("=")[2].strip()
    renamed = _IDENTIFIER.sub(lambda found: names.get(found.group(), found.group()), expression)
    return f"{renamed} : {kind.strip()}"


def normal_holder(body: str) -> str:
    """`encoding, lvls = low to high`: the encoding without its name, one level without its end."""
    found = _LEVELS(body)
    if found is None:
        return body
    low = number_in(found[1])
    high = number_in(found[2]) if found[2] else low + 1
    if max(low, high) >= LARGEST:
        # No such level: it stays as it is written.
        return body
    encoding = body[: found.start()].strip()
    levels = str(low) if high == low + 1 else f"{low} to {high}"
    if encoding.startswith("<{"):
        encoding = f"<{normal_encoding(encoding[1:-1])}>"
    return f"{encoding.removeprefix(_ENCODING)}, lvls = {levels}"
