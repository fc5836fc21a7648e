"""Snippets: text with placeholders (`${1:name}`), made from outlines."""

from __future__ import annotations

from collections.abc import Sequence

from ....ods.outlines import Outline, Part, PartKind

_MOST_CHOICES = 24
_NO_SPACE_BEFORE = ">)}],"
_NO_SPACE_BETWEEN_WORDS = "<>(){}[],"


def escaped(text: str) -> str:
    """`text` as it is in a snippet, outside of places."""
    return text.replace("\\", "\\\\").replace("$", "\\$")


def choice(number: int, words: Sequence[str]) -> str:
    """The place `number` of a snippet, for one of `words`."""
    shown = ",".join(word.replace("\\", "\\\\").replace(",", "\\,").replace("|", "\\|") for word in words)
    return f"${{{number}|{shown}|}}"


class Snippet:
    """Collects text and places; `text` is the result."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._places = 0
        self._has_end = False

    @property
    def text(self) -> str:
        return "".join(self._parts)

    def write(self, text: str) -> None:
        self._parts.append(escaped(text))

    def place(self, default: str) -> None:
        """A place to fill in, with `default` in it."""
        self._places += 1
        inner = escaped(default).replace("}", "\\}")
        self._parts.append(f"${{{self._places}:{inner}}}" if inner else f"${self._places}")

    def choice(self, words: Sequence[str]) -> None:
        """A place for one of `words`."""
        if len(words) > _MOST_CHOICES:
            self.place(words[0])
            return
        self._places += 1
        self._parts.append(choice(self._places, words))

    def end(self) -> None:
        """Add the final place of the cursor; only the first call has an effect."""
        if not self._has_end:
            self._has_end = True
            self._parts.append("$0")


def write_operation(snippet: Snippet, name: str, outline: Outline, last_lines: Sequence[str] = ()) -> None:
    """The operation `name` in its custom form, without what is optional; `last_lines`: one for each region."""
    snippet.write(name)
    _SnippetWriter(snippet, last_lines).run(outline)


class _SnippetWriter:
    """Spaces as `mlir-opt` prints them."""

    def __init__(self, snippet: Snippet, last_lines: Sequence[str]) -> None:
        self.snippet = snippet
        self.last_lines = list(last_lines)
        self.needs_space = True
        self.after_punctuation = False
        self.is_forced = False
        """Whether a space comes next that the format asks for."""
        self.last = ""
        """The literal that was written last."""

    def run(self, outline: Outline) -> None:
        for position, part in enumerate(outline):
            if part.kind is PartKind.LITERAL:
                self.literal(part.text)
            elif part.kind is PartKind.SPACE:
                self.needs_space, self.is_forced = bool(part.text), bool(part.text)
            elif not (part.is_optional and part.kind is not PartKind.OPERAND and part.kind is not PartKind.TYPE):
                after = outline[position + 1] if position + 1 < len(outline) else None
                self.other(part, is_alone=self.last == "(" and after is not None and after.text == ")")

    def literal(self, text: str) -> None:
        is_mark = not (text[0].isalpha() or text[0] == "_")
        if len(text) != 1 or self.is_forced:
            before = True
        elif self.after_punctuation:
            before = text not in _NO_SPACE_BEFORE
        else:
            before = text not in _NO_SPACE_BETWEEN_WORDS
        if before and self.needs_space:
            self.snippet.write(" ")
        self.snippet.write(text)
        self.needs_space = len(text) != 1 or text not in "<({["
        self.after_punctuation = is_mark
        self.is_forced = False
        self.last = text

    def other(self, part: Part, *, is_alone: bool) -> None:
        """`is_alone`: nothing else is in parentheses with it."""
        kind, snippet = part.kind, self.snippet
        if kind in (PartKind.OPTIONAL, PartKind.CLAUSES, PartKind.DICTIONARY, PartKind.PROPERTIES):
            return
        if part.attribute is not None and not part.attribute.required and kind is PartKind.ATTRIBUTE:
            return
        if self.needs_space:
            snippet.write(" ")
        self.needs_space, self.after_punctuation, self.is_forced = True, False, False
        if kind is PartKind.ATTRIBUTE:
            self.attribute(part)
        elif kind is PartKind.OPERAND and part.many and is_alone:
            # Mostly none are given.
            snippet.place("")
        elif kind in (PartKind.OPERAND, PartKind.DEFINITION):
            snippet.place(f"%{part.text}")
        elif kind is PartKind.TYPE:
            snippet.place(part.default or part.text)
        elif kind is PartKind.FUNCTION_TYPE:
            snippet.write("(")
            snippet.place("types")
            snippet.write(") -> ")
            snippet.place("types")
        elif kind is PartKind.SUCCESSOR:
            snippet.write("^")
            snippet.place(part.text)
        elif kind is PartKind.REGION:
            self.region()
        else:
            self.bracketed(part)

    def attribute(self, part: Part) -> None:
        snippet = self.snippet
        syntax = part.attribute.syntax[0] if part.attribute is not None else ""
        if part.words:
            snippet.choice(part.words)
        elif syntax in ("symbol-name", "symbol-ref"):
            snippet.write("@")
            snippet.place(part.text if syntax == "symbol-ref" else "name")
        elif syntax == "str":
            snippet.write('"')
            snippet.place(part.text)
            snippet.write('"')
        else:
            snippet.place(part.default or part.text)

    def bracketed(self, part: Part) -> None:
        snippet, kind = self.snippet, part.kind
        if kind is PartKind.INDICES:
            snippet.write("(" if part.many else "[")
            snippet.place("%i")
            snippet.write(")" if part.many else "]")
        elif kind in (PartKind.ARGUMENTS, PartKind.ASSIGNMENTS):
            snippet.write("(")
            snippet.place("%arg0: type" if kind is PartKind.ARGUMENTS else "%arg0 = %init")
            snippet.write(")")
        else:
            snippet.end()

    def region(self) -> None:
        self.snippet.write("{\n  ")
        self.snippet.end()
        if self.last_lines:
            self.snippet.write(f"\n  {self.last_lines.pop(0)}")
        self.snippet.write("\n}")
