"""Items of a long text that are read when somebody asks what they say.

Cutting a text into items takes a tenth of the time of reading them, and an editor shows one page at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .item_state import ParsedItem

if TYPE_CHECKING:
    from ..ir.graph import Block
    from .findings import Finding


class LateItem(ParsedItem):
    """An item that is read with the first look at its operations or findings; `is_read` does not look.

    `read` gives what the text says; it is called once, by whoever looks first, and may take as long as the item is.
    """

    def __init__(self, source: str, read: Callable[[], ParsedItem]) -> None:
        self.source = source
        self.kept = {}
        self._read: Callable[[], ParsedItem] | None = read
        self._parsed: ParsedItem | None = None

    @property
    def is_read(self) -> bool:  # pyright: ignore[reportIncompatibleVariableOverride]
        return self._parsed is not None

    @property
    def block(self) -> Block:  # pyright: ignore[reportIncompatibleVariableOverride]
        return (self._parsed or self._now()).block

    @property
    def findings(self) -> list[Finding]:  # pyright: ignore[reportIncompatibleVariableOverride]
        return (self._parsed or self._now()).findings

    def _now(self) -> ParsedItem:
        read = self._read
        parsed = read() if read is not None else None
        # Reading pauses, and somebody else may have read it meanwhile: all have to see the same operations.
        if self._parsed is None:
            assert parsed is not None
            self._parsed, self._read = parsed, None
        return self._parsed
