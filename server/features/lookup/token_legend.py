"""Legend of semantic tokens: types and modifiers in the order in which editors number them."""

from __future__ import annotations

TYPES = (
    "namespace",
    "function",
    "variable",
    "parameter",
    "type",
    "property",
    "enumMember",
    "keyword",
    "string",
    "number",
    "comment",
    "macro",
    "label",
)
"""An index into it represents a type."""
MODIFIERS = (
    "declaration",
    "definition",
    "readonly",
    "defaultLibrary",
    "owned",
    "borrowed",
    "freed",
    "unused",
    "maybeOwned",
    "inPlace",
    "copied",
)
"""Bit 0 represents the first. The last seven are our own. What is `maybeOwned` is `owned` too, as far as one can tell
before the program runs. A tensor is `owned` if it becomes a new buffer, `inPlace` if it becomes that of another one."""
