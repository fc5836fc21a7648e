"""Outline of an operation's syntax as one line of text, with the range of each part."""

from __future__ import annotations

from collections.abc import Iterator

from ....ir.records import dataclass
from ....ods.outlines import Outline, Part, PartKind

_NO_SPACE_AFTER = "([<{"
_NO_SPACE_BEFORE = ")]>},"
_MOST_WORDS = 6


@dataclass(frozen=True)
class OutlineText:
    """`spans`: the parts that are filled in, with their offsets into `label`, in order."""

    label: str
    spans: tuple[tuple[int, int, Part], ...]


def outline_text(name: str, outline: Outline) -> OutlineText:
    """`memref.load %memref[%indices...] {...} : type`; what may be left out is in `(...)?`."""
    writer = _OutlineWriter(name)
    writer.run(outline)
    return OutlineText(writer.text, tuple(writer.spans))


class _OutlineWriter:
    def __init__(self, name: str) -> None:
        self.text = name
        self.spans: list[tuple[int, int, Part]] = []
        self._is_tight = False
        self._is_forced = False

    def run(self, outline: Outline) -> None:
        for part in outline:
            if part.kind is PartKind.SPACE:
                self._is_tight = not part.text
                self._is_forced = bool(part.text)
            elif part.kind is PartKind.OPTIONAL:
                self.group(part.parts)
            elif part.kind is PartKind.CLAUSES:
                for clause in part.parts:
                    self.group(clause.parts)
            elif part.kind is PartKind.LITERAL:
                self.write(part.text, is_mark=not part.text[0].isalpha())
            else:
                self.filled(part)

    def group(self, parts: Outline) -> None:
        if any(part.kind is not PartKind.SPACE for part in parts):
            self.write("(", is_mark=False)
            self._is_tight = True
            self.run(parts)
            self.text += ")?"
            self._is_tight = False

    def write(self, text: str, *, is_mark: bool) -> None:
        opens = text in _NO_SPACE_AFTER and (self.text[-1:].isalnum() or self.text[-1:] == '"')
        tight = self._is_tight or (is_mark and not self._is_forced and (text in _NO_SPACE_BEFORE or opens))
        if not tight and self.text[-1:] not in _NO_SPACE_AFTER:
            self.text += " "
        self.text += text
        self._is_tight = self._is_forced = False

    def filled(self, part: Part) -> None:
        words = " ".join(_words(part))
        self.write(words, is_mark=part.kind in (PartKind.ARGUMENTS, PartKind.ASSIGNMENTS))
        self.spans.append((len(self.text) - len(words), len(self.text), part))


def _words(part: Part) -> Iterator[str]:
    """A placeholder for `part`, in one or two words."""
    kind = part.kind
    many = "..." if part.many else ""
    if kind in (PartKind.OPERAND, PartKind.DEFINITION):
        yield f"%{part.text}{many}"
    elif kind is PartKind.INDICES:
        yield f"({part.text or 'indices'}...)" if part.many else f"[{part.text or 'indices'}...]"
    elif kind is PartKind.ARGUMENTS:
        yield "(%arg: type, ...)"
    elif kind is PartKind.ASSIGNMENTS:
        yield "(%arg = %init, ...)"
    elif kind is PartKind.TYPE:
        of = ", ".join(f"%{name}" for name in part.of)
        yield f"type({of})" if of else f"{part.text}"
    elif kind is PartKind.FUNCTION_TYPE:
        yield "(types) -> types"
    elif kind is PartKind.ATTRIBUTE:
        yield _attribute(part)
    elif kind is PartKind.REGION:
        yield "{ region }" if not part.many else "{ regions }..."
    elif kind is PartKind.SUCCESSOR:
        yield f"^{part.text}{many}"
    elif kind is PartKind.DICTIONARY:
        yield f"{part.text} {{...}}".strip()
    elif kind is PartKind.PROPERTIES:
        yield "<{...}>"
    else:
        yield "..."


def _attribute(part: Part) -> str:
    syntax = part.attribute.syntax[0] if part.attribute is not None else ""
    if syntax in ("symbol-name", "symbol-ref"):
        return f"@{part.text}"
    if part.words and len(part.words) <= _MOST_WORDS:
        return "|".join(part.words)
    return part.default or part.text
