"""Splicer of a document: reads and commits splices with one knowledge and the aliases of one chunk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.records import dataclass
from .splice import Splice, read_splice
from .splice_commit import commit

if TYPE_CHECKING:
    from ...ods.aliases import Aliases
    from ...ods.knowledge import Knowledge
    from ..parser.parser_state import ParsedItem
    from ..text.edits import EditSpan


@dataclass(frozen=True, eq=False)
class Splices:
    """Implements `lazy_item.Splicer`."""

    knowledge: Knowledge
    aliases: Aliases

    def read(self, before: ParsedItem, edit: EditSpan, source: str, /) -> Splice | None:
        """See `read_splice`."""
        return read_splice(before, edit, source, self.knowledge, self.aliases)

    def commit(self, splice: Splice, /) -> ParsedItem:
        """See `commit`."""
        return commit(splice, self.knowledge)
