"""Programs with a type, an attribute or a property of an operation in which there is one slip."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pydealloc.ods.parse_fault import ParseFault
from pydealloc.syntax.text.balanced_extent import attribute_end
from pydealloc.syntax.text.lexer import TokenKind, significant_tokens
from tests.samples.store import DIALECTS, stored

from .examples import examples

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from pydealloc.syntax.text.lexer import Token

_OTHERS = (
    '"x"', "0", "-1", "4294967296", "18446744073709551616", "1.5", "true", "i32", "f32", "!llvm.ptr", "bogus", "@s",
    "unit", "[]", "{}", "?", "#llvm.bogus", "#ub.poison", "memref<2xi8>", "[1]",
)  # fmt: skip
"""What stands in the place of one token: of each kind, an unknown word, numbers that are too small and too large."""


def edits(text: str, start: int = 0, end: int | None = None) -> Iterator[tuple[int, int, str]]:
    """Each `(start, end, new)` in a part of `text`: tokens dropped, doubled, swapped, replaced."""
    found = list(significant_tokens(text, start, end))
    for number, token in enumerate(found):
        written = text[token.start : token.end]
        yield token.start, token.end, ""
        yield token.end, token.end, f" {written}"
        if number + 1 < len(found):
            after = found[number + 1]
            between = text[token.end : after.start]
            yield token.start, after.end, f"{text[after.start : after.end]}{between or ' '}{written}"
        if token.kind is not TokenKind.PUNCTUATION or written in "-?":
            yield from ((token.start, token.end, other) for other in _others(token, written))


def _others(token: Token, written: str) -> Iterator[str]:
    yield from (other for other in _OTHERS if other != written)
    if token.kind is TokenKind.STRING:
        yield written.strip('"')
    elif token.kind is TokenKind.WORD:
        yield f'"{written}"'
        yield f"{written}_"
    elif token.kind is TokenKind.INTEGER:
        yield f"-{written}"
        yield f"{written}.0"


def is_type(name: str, example: str) -> bool:
    """Whether an example, of the name as `examples` has it, is a type."""
    return name[0] == "!" or (name == "builtin" and example.startswith(_BUILTIN_TYPES))


_BUILTIN_TYPES = ("memref", "tensor", "vector", "tuple", "complex", "(")
PLACES = {"argument": ("func.func private @f(", ")\n"), "attribute": ('"t.a"() {a = ', "} : () -> ()\n")}
"""Programs around a type or an attribute; an argument is a type."""


@dataclass(frozen=True)
class Trial:
    """A program with a slip, in three parts; `key` says in one line which."""

    dialect: str
    key: str
    before: str
    slip: str
    after: str

    @property
    def text(self) -> str:
        return self.before + self.slip + self.after


def parameter_trials(wanted: Collection[str] = ()) -> Iterator[Trial]:
    """Examples of the wanted dialects (none: all) as they are, and with one slip each."""
    for name, some in examples().items():
        dialect = name.lstrip("!#").partition(".")[0]
        if wanted and dialect not in wanted:
            continue
        for example in some:
            slips = (example[:start] + new + example[end:] for start, end, new in edits(example))
            for text in dict.fromkeys((example, *slips)):
                for place in PLACES:
                    if text.strip() and (place == "attribute" or is_type(name, example)):
                        yield parameter_trial(f"{place} {text}", dialect)


def parameter_trial(key: str, dialect: str = "") -> Trial:
    place, _, text = key.partition(" ")
    before, after = PLACES[place]
    return Trial(dialect, key, before, text, after)


VALUES = (
    '"x"', "1 : i32", "1 : i64", "-1 : i64", "-1 : i32", "1 : i8", "9999 : i64", "1.5 : f32", "true", "i32",
    "() -> ()", "!llvm.ptr", "@s", "@s::@t", "unit", "[]", "[1]", '["x"]', "[unit]", "[@s]", "{}", "{a = 1 : i32}",
    "array<i32>", "array<i32: 1>", "array<i64: -1>", "array<i1: true>", "dense<1> : tensor<1xi32>",
    "dense<1> : vector<1xi64>", "affine_map<(d0) -> (d0)>", "affine_set<(d0) : (d0 >= 0)>", "#ub.poison",
    "#llvm.linkage<internal>", "loc(unknown)", "1 : index", "1 : si32", "1 : ui8", "[[0]]",
    "[affine_map<(d0) -> (d0)>]", "[i32]", "distinct[0]<>",
)  # fmt: skip
"""Values of each kind for an attribute of an operation."""
_ENTRY = re.compile(r"([A-Za-z_][\w.$]*)(?: = )?")


def own_entries(generic: str, operation: str) -> list[tuple[str, int, int, int]]:
    """Name, start, start of the value and end of the properties of an operation, the first of its name in `generic`."""
    head = generic.find(f'"{operation}"(')
    end = generic.find("\n", head)
    start = generic.find("<{", head, end)
    if head < 0 or start < 0:
        return []
    found: list[tuple[str, int, int, int]] = []
    pos = start + 2
    while True:
        name = _ENTRY.match(generic, pos)
        if name is None:
            return found
        value_end = name.end()
        if name[0].endswith("= "):
            try:
                value_end = attribute_end(generic, name.end(), True)
            except ParseFault:
                return found
        found.append((name[1], pos, name.end(), value_end))
        if not generic.startswith(", ", value_end):
            return found
        pos = value_end + 2


def property_trials(wanted: Collection[str] = ()) -> Iterator[Trial]:
    """Each property of each operation in the samples of the wanted dialects (none: all) of another kind, missing,
    misspelt, or with a slip in its value, in generic form."""
    for dialect in wanted or DIALECTS:
        done: set[tuple[str, str]] = set()
        for sample in stored(dialect):
            for name, start, value, end in own_entries(sample.generic, sample.operation) if sample.verified else ():
                if (sample.operation, name) in done or len(sample.generic) > _LONGEST:
                    continue
                done.add((sample.operation, name))
                written = sample.generic[value:end]
                before, after = sample.generic[:start], sample.generic[end:]
                slips = (written[:first] + new + written[last:] for first, last, new in edits(written))
                short = slips if 0 < len(written) < _LONGEST_VALUE else ()
                entries = (f"{name}_ = 1 : i32", *(f"{name} = {new}" for new in dict.fromkeys((*VALUES, *short))))
                for entry in entries:
                    yield Trial(dialect, f"{sample.operation} {entry}", before, entry, after)
                yield Trial(dialect, f"{sample.operation} {name}", before, "", after.removeprefix(", "))


_LONGEST, _LONGEST_VALUE = 3_000, 100
"""Characters of samples, and of values whose tokens are edited."""
