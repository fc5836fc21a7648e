"""Annotations of dialects that nobody described: what they expect, only the dialect itself can report."""

from __future__ import annotations

from ...ir.lazy_pattern import lazy_pattern
from ...ir.walk import walk
from ...syntax.document.document import Document
from ...syntax.text.line_index import LineIndex

_NAMES = lazy_pattern(
    r"(?<![\w.$@%/\"])[!#]?([A-Za-z_]\w*)(?=\.[A-Za-z_])|[!#]([A-Za-z_]\w*)(?=<)|\"([A-Za-z_]\w*)\.[\w.$]+\"[ \t]*\("
)
"""The dialects of what is named in a line: operations, types, attributes and keys of dictionaries."""
_QUOTED_NAMES = lazy_pattern(r"['`\"]([A-Za-z_]\w*)\.[A-Za-z_]")
"""The same of names in a message."""
_COMMENT = lazy_pattern(r"//[^\r\n]*")


class Undescribed:
    """The dialects of a document that have no definitions, and the lines that are theirs."""

    def __init__(self, document: Document, lines: LineIndex) -> None:
        self._document = document
        self._lines = lines
        self._known = document.knowledge.dialect_names

    def may_report(self, line: int | None, words: str, start: int, end: int) -> bool:
        """Whether a message with `words` in `line`, counted from 0, may come from one of these dialects alone.

        Args:
            start: with `end`, the offsets of the part of the file that it is in: where `line` is None, the message
                may be anywhere there.
        """
        if any(name not in self._known for name in _QUOTED_NAMES.findall(words)):
            return True
        text = self._document.text
        if line is None:
            return self._names_one(text[start:end])
        if line >= self._lines.line_count:
            return False
        first, last = self._lines.line_start(line), self._lines.line_end(line)
        return self._names_one(text[first:last]) or self._names_one(self._operation_at(first, last))

    def _operation_at(self, start: int, end: int) -> str:
        """The text of the innermost operation of the line at these offsets, up to its regions; empty: there is none."""
        item = self._document.item_at(start + len(self._document.text[start:end]) // 2)
        found = ""
        for root in item.operations if item is not None else ():
            for op in walk(root):
                if op.syntax is None or item is None:
                    continue
                first = item.start + op.syntax.start
                body = min((region.span[0] for region in op.regions if region.span is not None), default=op.syntax.end)
                if first <= end and item.start + body >= start:
                    found = self._document.text[first : item.start + body]
        return found

    def _names_one(self, text: str) -> bool:
        names = _NAMES.findall(_COMMENT.sub("", text))
        return any("".join(either) not in self._known for either in names)
