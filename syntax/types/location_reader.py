"""Reader of locations: what is between the parentheses of `loc(...)`, as text in normal form.

"f":1:2   "n"("f":1:2)   callsite("a" at "b")   fused<"m">["a", "b"]   #alias   unknown
"""

from __future__ import annotations

from ...ir.attributes import LocationAttr
from ...ir.base import Attribute, Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ods.parse_fault import ParseFault
from ..text.balanced_extent import fault, skip_to, string_end
from . import construct as building
from .text_reader import SPACE, TextReader, word_at

_simple = lazy_pattern(
    rf'{SPACE}(unknown|"[^"\\\n\v\f]*"(?::(?:0|[1-9][0-9]{{0,8}}):(?:0|[1-9][0-9]{{0,8}}))?){SPACE}\)'
).match
"""Most locations: a file, a line and a column as they are printed."""
_number = lazy_pattern(r"0x[0-9A-Fa-f]+|[0-9]+").match
_LONGEST_EXPANSION = 2_000
"""Code points of a location that takes the place of its alias in another location."""


class LocationReader(TextReader):
    def attribute(self, pos: int, type_: Type | None) -> Attribute:
        """The metadata of a fused location."""
        raise NotImplementedError

    def location(self, _start: int) -> LocationAttr:
        """After `loc`."""
        self._expect("(")
        simple = _simple(self._text, self.end)
        if simple is not None:
            self.end = simple.end()
            return LocationAttr(simple.group(1))
        start = skip_to(self._text, self.end)
        found = self._alias(start) if self._text.startswith("#", start) else LocationAttr(self._location(start))
        self._expect(")")
        return found

    def _alias(self, start: int) -> LocationAttr:
        """`#alias`, or a location of a dialect."""
        name, body = self._extended(start, "expected location")
        if body is None:
            return building.location_alias(name, self._aliases, start, self.end)
        return LocationAttr(f"#{name}<{body}>")

    def _location(self, pos: int) -> str:
        start = skip_to(self._text, pos)
        first = self._text[start : start + 1]
        if first == '"':
            self.end = string_end(self._text, start)
            return self._of_name(self._text[start : self.end])
        if first == "#":
            found = self._alias(start)
            # An alias of an alias may double the text each time: a long one stays a name, which is shared.
            is_short = self._text.endswith(">", start, self.end) or len(found.body) <= _LONGEST_EXPANSION
            return found.body if is_short else self._text[start : self.end]
        if self._accept_word("callsite"):
            self._expect("(")
            callee = self._location(self.end)
            if not self._accept_word("at"):
                raise fault(self._text, self.end, "expected 'at'")
            caller = self._location(self.end)
            self._expect(")")
            return f"callsite({callee} at {caller})"
        if self._accept_word("fused"):
            metadata = ""
            if self._accept("<"):
                metadata = f"<{self.attribute(self.end, None)}>"
                self._expect(">")
            self._expect("[")
            return f"fused{metadata}[{', '.join(self._items(']', self._location))}]"
        if self._accept_word("unknown"):
            return "unknown"
        raise fault(self._text, start, "expected location")

    def _accept_word(self, word: str) -> bool:
        match = word_at(self._text, skip_to(self._text, self.end))
        if match is None or match.group() != word:
            return False
        self.end = match.end()
        return True

    def _of_name(self, name: str) -> str:
        """After the string `name`."""
        if self._accept("("):
            inner = self._location(self.end)
            self._expect(")")
            return f"{name}({inner})"
        if not self._accept(":"):
            return name
        line = self._place_number()
        if not self._accept(":"):
            return f"{name}:{line}:0"
        place = f"{name}:{line}:{self._place_number()}"
        if not self._accept_word("to"):
            return place
        last = "" if self._peek(":") else self._place_number("expected ':' or integer")
        self._expect(":")
        return f"{place} to {last}:{self._place_number()}"

    def _place_number(self, words: str = "expected integer") -> int | str:
        """A line or a column."""
        match = _number(self._text, skip_to(self._text, self.end))
        if match is None:
            raise fault(self._text, self.end, words)
        self.end = match.end()
        digits = match.group()
        number = int(digits, 16) if digits.startswith("0x") else number_in(digits)
        if number >> 32:
            raise ParseFault(match.start(), match.end(), "expected a line or column number of at most 32 bits")
        return number
