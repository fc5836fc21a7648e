"""Items by themselves, without a document around them."""

from __future__ import annotations

from pydealloc.ods.aliases import Aliases
from pydealloc.ods.knowledge import Knowledge
from pydealloc.syntax.parser.item_parser import ItemParser, ParsedItem
from pydealloc.syntax.parser.unknown_names import BUILTIN
from pydealloc.syntax.text.braces import braces_of


def parse_item(source: str, knowledge: Knowledge, aliases: Aliases) -> ParsedItem:
    """All operations of `source`; offsets in the result index it."""
    return ItemParser(source, knowledge, aliases, BUILTIN, braces_of(source, is_piece=True)).run()
