"""White space edits: the output of the layout, which replaces white space by white space and nothing else."""

from __future__ import annotations

import re

from ..text.edits import TextEdit
from ..text.lexer import TokenKind, tokens
from ..text.line_index import line_start

_LINE_END = re.compile(r"\r\n|\r|\n")
_DIRECTIVE = r"(?:-(?:NEXT|SAME|DAG|NOT|LABEL|EMPTY|COUNT-\d+))"
_SEPARATOR_OR_CHECK = re.compile(
    rf"//\s*(?:---(?:--| )|[\w-]*(?:CHECK|RUN)[\w-]*[:{{]|[A-Za-z][\w-]*?{_DIRECTIVE}:)"
).match
_PREFIXES = re.compile(r"check-prefix(?:es)?[= ]([\w,-]+)")


class WhiteSpace:
    """Collects what is to change. Only white space can be replaced, and only by white space."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.new_line = next((end for end in ("\r\n", "\n", "\r") if end in text), "\n")
        self.prefixes = tuple(
            f"{prefix}:" for found in _PREFIXES.finditer(text) for prefix in found.group(1).split(",") if prefix
        )
        self._edits: list[TextEdit] = []

    def edits(self) -> list[TextEdit]:
        """In text order."""
        return sorted(self._edits, key=lambda edit: (edit.start, edit.end))

    def put(self, start: int, end: int, new: str) -> None:
        """`new` in place of what is between the offsets; line ends and the indentation after them are two edits."""
        old = self.text[start:end]
        if old == new:
            return
        old_indent, new_indent = _after_line_end(old), _after_line_end(new)
        if old_indent and new_indent:
            if old[:old_indent] != new[:new_indent]:
                self._edits.append(TextEdit(start, start + old_indent, new[:new_indent]))
            if old[old_indent:] != new[new_indent:]:
                self._edits.append(TextEdit(start + old_indent, end, new[new_indent:]))
        else:
            self._edits.append(TextEdit(start, end, new))

    def lines(self, start: int, end: int) -> int:
        """The number of line ends between the offsets."""
        return len(_LINE_END.findall(self.text, start, end))

    def column(self, offset: int) -> str:
        """The text before `offset` on its line."""
        low = line_start(self.text, offset)
        return self.text[low:offset]

    def keeps_column(self, comment: str) -> bool:
        """Whether `comment` is read by tools: FileCheck's patterns, `// RUN:`, `// -----`."""
        return _SEPARATOR_OR_CHECK(comment) is not None or (
            bool(self.prefixes) and comment[2:].lstrip().startswith(self.prefixes)
        )

    def end_comment(self, start: int, end: int) -> None:
        """Nothing after the last character of the comment between the offsets."""
        text = self.text[start:end]
        bare = text.rstrip(" \t")
        if len(bare) < len(text) and not self.keeps_column(text):
            self.put(start + len(bare), end, "")

    def comments(self, start: int, end: int) -> list[tuple[int, int]]:
        """The comments between the offsets, where nothing but white space is besides."""
        if self.text.find("//", start, end) < 0:
            return []
        return [(token.start, token.end) for token in tokens(self.text, start, end) if token.kind is TokenKind.COMMENT]


def _after_line_end(text: str) -> int:
    """The offset after the last line end; 0 when there is none."""
    return max(text.rfind("\n"), text.rfind("\r")) + 1
