"""Encodings of sparse tensors as values: dimensions, levels and their storage, read from the text in their brackets.

mlir/lib/Dialect/SparseTensor/IR/Detail/DimLvlMapParser.cpp and LvlTypeParser.cpp.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from ...ir.attributes import DialectAttr
from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.records import dataclass
from ...ir.types import DialectType, RankedTensorType
from ..common.assembly.body_parts import closing

_SPACE = lazy_pattern(r"\s*").match
_WORD = lazy_pattern(r"[A-Za-z_][\w$.]*").match
_INTEGER = lazy_pattern(r"-?[0-9]+").match
_EXPRESSION = lazy_pattern(r"(?:[\w\s+*]|-(?!>)|\((?:[\w\s+*-]|\([\w\s+*-]*\))*\))+").match
_SLICE = lazy_pattern(r"#sparse_tensor<\s*slice\s*(\(.*\))\s*>", re.DOTALL).fullmatch
_ENCODING = lazy_pattern(r"\s*(?:#sparse_tensor\.encoding\s*)?(?:<\s*)?(?=\{)").match
_SIZE = lazy_pattern(r"\s*(-?[0-9]+|\?)\s*").match
_NUMERIC = lazy_pattern(r"-?[0-9]|true\b|false\b|#complex\.number").match
_TOKEN = lazy_pattern(r"[A-Za-z_]\w*|[0-9]+|\S")
_OPERATORS = frozenset(("floordiv", "ceildiv", "mod"))
_PROPERTIES = frozenset(("nonunique", "nonordered", "soa"))
_FORMATS = frozenset(("dense", "batch", "compressed", "structured", "loose_compressed", "singleton"))
_ADVICE = ": since LLVM 17 `map` has all of it, `map = (i, j) -> (i : dense, j : compressed)`"
_OLD_KEYS = frozenset(("dimLevelType", "dimOrdering", "higherOrdering", "lvlTypes", "dimToLvl", "dimSlices"))
_LARGEST_SIZE = (1 << 31) - 1
_MOST_ENCODINGS = 1_000


class Wrong(Exception):
    """Upstream's words for the first error in an encoding."""

    def __init__(self, message: str, addition: str = "") -> None:
        super().__init__(message)
        self.addition = addition
        """The end of our message, which upstream's lacks."""


@dataclass(frozen=True)
class Level:
    """One level: what it is of the dimensions, and how it is stored."""

    expression: str
    """In terms of dimensions by number: `d0`, `d1 floordiv 2`."""
    format: str
    properties: frozenset[str] = frozenset()
    sizes: tuple[int, ...] = ()
    """The two numbers of `structured[2, 4]`."""

    @property
    def storage(self) -> tuple[str, frozenset[str], tuple[int, ...]]:
        return self.format, self.properties, self.sizes

    @property
    def is_unique(self) -> bool:
        return "nonunique" not in self.properties


@dataclass(frozen=True)
class Encoding:
    """An encoding that can be read; whether it is valid is another question."""

    dimensions: int
    symbols: int
    levels: tuple[Level, ...]
    inverse: tuple[str, ...]
    """Dimensions in terms of levels, as written; empty where they are not."""
    slices: tuple[str, ...]
    """As written, empty text for a dimension without one; empty where no dimension has one."""
    widths: tuple[int, int]
    """Of positions and coordinates."""
    explicit: str
    implicit: str

    @property
    def coo_start(self) -> int:
        """The first level of coordinates that are stored together; the number of levels where there is none."""
        for start, level in enumerate(self.levels):
            after = self.levels[start + 1 : start + 2]
            if level.format in ("compressed", "loose_compressed") and after and after[0].format == "singleton":
                return len(self.levels) if "soa" in after[0].properties else start
        return len(self.levels)

    @property
    def permutation(self) -> tuple[int, ...] | None:
        """The dimension of each level; None where they are not one for one."""
        found = [dimension_of(level.expression) for level in self.levels]
        places = tuple(each for each in found if each is not None)
        is_one = len(places) == len(found) == self.dimensions and sorted(places) == [*range(self.dimensions)]
        return places if is_one and not self.symbols else None

    @property
    def is_identity(self) -> bool:
        return self.permutation == tuple(range(self.dimensions))


def dimension_of(expression: str) -> int | None:
    """The number of `d0`; None for any other expression."""
    return number_in(expression[1:]) if expression[:1] == "d" and expression[1:].isdecimal() else None


def encoding_text(type_: Type | None) -> str | None:
    """The encoding that a sparse tensor, an iteration space, an iterator or a specifier has, without its name."""
    if isinstance(type_, RankedTensorType):
        found = type_.encoding
        if isinstance(found, DialectAttr) and found.dialect == "sparse_tensor" and found.mnemonic == "encoding":
            return found.body
        return None
    body = type_.body if isinstance(type_, DialectType) and type_.dialect == "sparse_tensor" else None
    match = _ENCODING(body) if body is not None else None
    if body is None or match is None:
        return None
    end = closing(body, match.end())
    return body[match.end() : end + 1] if end > 0 else None


def encoding_of(type_: Type | None) -> Encoding | None:
    """None for a type without an encoding, and for one that cannot be read."""
    text = encoding_text(type_)
    try:
        return read_encoding(text) if text is not None else None
    except Wrong:
        return None


@lru_cache(_MOST_ENCODINGS)
def read_encoding(text: str) -> Encoding:
    """The encoding in braces. Raises `Wrong` with upstream's words."""
    return _Reader(text).encoding()


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.pos = 0
        self.symbols: dict[str, str] = {}
        self.dimensions: dict[str, str] = {}
        self.level_names: list[str] = []
        self.inverse: list[str] = []
        self.slices: list[str] = []
        self.levels: list[Level] = []

    # Text

    def skip(self) -> int:
        found = _SPACE(self.text, self.pos)
        assert found is not None
        self.pos = found.end()
        return self.pos

    def optional(self, punctuation: str) -> bool:
        if not self.text.startswith(punctuation, self.skip()):
            return False
        self.pos += len(punctuation)
        return True

    def expect(self, punctuation: str, context: str = "") -> None:
        if not self.optional(punctuation):
            raise Wrong(f"expected '{punctuation}'{context}")

    def word(self) -> str:
        """The next word; empty where there is none."""
        found = _WORD(self.text, self.skip())
        self.pos = found.end() if found is not None else self.pos
        return found.group() if found is not None else ""

    def listed(self, read: Callable[[], None], brackets: str, context: str) -> None:
        """After the opening bracket."""
        if self.optional(brackets[1]):
            return
        read()
        while self.optional(","):
            read()
        self.expect(brackets[1], context)

    def value(self) -> str:
        """Up to the next comma or closing bracket."""
        start, depth = self.skip(), 0
        while self.pos < len(self.text):
            char = self.text[self.pos]
            if depth == 0 and char in ",)]}>":
                break
            depth += (char in "<([{") - (char in ">)]}")
            self.pos += 1
        return self.text[start : self.pos].strip()

    # Encodings

    def encoding(self) -> Encoding:
        self.expect("{")
        widths = {"posWidth": 0, "crdWidth": 0}
        values = {"explicitVal": "", "implicitVal": ""}
        while key := self.word():
            if key not in ("map", *widths, *values):
                raise Wrong(f"unexpected key: {key}", _ADVICE if key in _OLD_KEYS else "")
            self.expect("=")
            if key == "map":
                self.map()
            elif key in widths:
                text = self.value()
                found = _INTEGER(text)
                if found is None:
                    raise Wrong(f"expected an integral {'position' if key == 'posWidth' else 'index'} bitwidth")
                widths[key] = number_in(found.group()) % (1 << 32)
            else:
                values[key] = self.value()
                if _NUMERIC(values[key]) is None:
                    raise Wrong(f"expected a numeric value for {key}")
            if not self.optional(","):
                break
        self.expect("}")
        slices = self.slices if any(self.slices) else ()
        inverse = self.inverse if all(self.inverse) else ()
        return Encoding(
            len(self.dimensions),
            len(self.symbols),
            tuple(self.levels),
            tuple(inverse),
            tuple(slices),
            (widths["posWidth"], widths["crdWidth"]),
            values["explicitVal"],
            values["implicitVal"],
        )

    def map(self) -> None:
        if self.optional("["):
            self.listed(lambda: self.bind(self.symbols, "s"), "[]", " in symbol binding list")
        if self.optional("{"):
            self.listed(self.level_name, "{}", " in level declaration list")
        self.expect("(", " in dimension-specifier list")
        self.listed(self.dimension, "()", " in dimension-specifier list")
        self.expect("->")
        self.expect("(", " in level-specifier list")
        self.listed(self.level, "()", " in level-specifier list")
        declared = len(self.level_names)
        if declared and declared != len(self.levels):
            raise Wrong(
                f"Level-rank mismatch between forward-declarations and specifiers. Declared {declared} level-variables;"
                f" but got {len(self.levels)} level-specifiers."
            )

    def bind(self, names: dict[str, str], letter: str) -> None:
        name = self.word()
        if not name:
            raise Wrong("expected bare identifier")
        if name in self.symbols or name in self.dimensions or name in self.level_names:
            raise Wrong(f"redefinition of identifier '{name}'")
        names[name] = f"{letter}{len(names)}"

    def level_name(self) -> None:
        names: dict[str, str] = {}
        self.bind(names, "l")
        self.level_names += names

    def dimension(self) -> None:
        self.bind(self.dimensions, "d")
        levels = {name: f"d{position}" for position, name in enumerate(self.level_names)}
        self.inverse.append(self.expression(levels) if self.optional("=") else "")
        self.slices.append(self.slice() if self.optional(":") else "")

    def slice(self) -> str:
        text = self.value()
        found = _SLICE(text)
        if found is None:
            raise Wrong("expected SparseTensorDimSliceAttr")
        check_slice(found[1])
        return text

    def level(self) -> None:
        if self.level_names:
            name = self.word()
            if name not in self.level_names:
                raise Wrong(f"use of undeclared identifier '{name}'" if name else "expected bare identifier")
            declared, bound = self.level_names.index(name), len(self.levels)
            if declared != bound:
                raise Wrong(
                    f"Level-variable ordering mismatch. The variable '{name}' was forward-declared as the "
                    f"{_nth(declared)} level; but is bound by the {_nth(bound)} specification."
                )
            self.expect("=")
        expression = self.expression(self.dimensions)
        self.expect(":")
        self.levels.append(self.level_type(expression))

    def expression(self, names: dict[str, str]) -> str:
        """An affine expression, with the names that it has by number."""
        found = _EXPRESSION(self.text, self.skip())
        if found is None:
            raise Wrong("expected affine expression")
        known = {**names, **self.symbols}
        parts: list[str] = []
        end = self.pos
        for token in _TOKEN.finditer(found.group()):
            text = token.group()
            is_operand = text[0].isalnum() or text[0] == "_"
            if parts and is_operand and text not in _OPERATORS and parts[-1] not in ("+", "-", "*", "(", *_OPERATORS):
                break
            if (text[0].isalpha() or text[0] == "_") and text not in _OPERATORS:
                if text not in known:
                    raise Wrong("use of undeclared identifier")
                text = known[text]
            parts.append(text)
            end = self.pos + token.end()
        self.pos = end
        return " ".join(parts)

    def level_type(self, expression: str) -> Level:
        base = self.word()
        if not base:
            raise Wrong("expected valid level format (e.g. dense, compressed or singleton)")
        sizes: list[int] = []
        if base == "structured":
            if self.optional("["):
                self.listed(lambda: self.size(sizes), "[]", " in structured n out of m")
            if len(sizes) != 2:
                raise Wrong("expected exactly 2 structured sizes")
            if sizes[0] > sizes[1]:
                raise Wrong("expected n <= m in n_out_of_m")
        properties: list[str] = []
        if self.optional("("):
            self.listed(lambda: self.property(properties), "()", " in level property list")
        if base not in _FORMATS:
            raise Wrong(f"unknown level format: {base}")
        if base in ("dense", "batch", "structured") and {"nonunique", "nonordered"} & {*properties}:
            raise Wrong("invalid level type: level format doesn't support the properties")
        return Level(expression, base, frozenset(properties), tuple(sizes))

    def property(self, properties: list[str]) -> None:
        name = self.word()
        if not name:
            raise Wrong("expected valid level property (e.g. nonordered, nonunique or high)")
        if name not in _PROPERTIES:
            raise Wrong(f"unknown level property: {name}")
        properties.append(name)

    def size(self, sizes: list[int]) -> None:
        found = _INTEGER(self.text, self.skip())
        if found is None:
            raise Wrong("expected valid integer for structured size")
        number = number_in(found.group())
        if number > _LARGEST_SIZE:
            raise Wrong("integer value too large")
        if number < 0:
            raise Wrong("expected structured size to be >= 0")
        sizes.append(number)
        self.pos = found.end()


def _nth(number: int) -> str:
    return {1: "1st", 2: "2nd"}.get(number, f"{number}th")


def check_slice(text: str) -> None:
    """`(offset, size, stride)`, each a number or `?`. Raises `Wrong`."""
    pos = text.find("(") + 1
    if pos == 0:
        raise Wrong("expected '('")
    for name, least, end in (("offset", 0, ","), ("size", 1, ","), ("stride", 1, ")")):
        found = _SIZE(text, pos)
        if found is None:
            raise Wrong("expected '?'")
        if found[1].startswith("-"):
            raise Wrong("expect positive value or ? for slice offset/size/stride")
        if found[1] != "?" and number_in(found[1]) < least:
            raise Wrong(f"expect positive value or ? for slice {name}")
        pos = found.end()
        if text[pos : pos + 1] != end:
            raise Wrong(f"expected '{end}'")
        pos += 1
