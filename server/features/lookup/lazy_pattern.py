"""Regular expressions that are compiled when they are first used: the server starts without them."""

from __future__ import annotations

import re
from functools import cached_property


class LatePattern:
    """`pattern`, which is made of what `re.compile` would be given."""

    def __init__(self, source: str, flags: int = 0) -> None:
        self._source = source
        self._flags = flags

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(self._source, self._flags)
