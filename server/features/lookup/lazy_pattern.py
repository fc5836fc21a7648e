"""Regular expressions that are compiled at their first use, not when the server starts."""

from __future__ import annotations

import re
from functools import cached_property


class LazyPattern:
    """`pattern`, which is made of what `re.compile` would be given."""

    def __init__(self, source: str, flags: int = 0) -> None:
        self._source = source
        self._flags = flags

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(self._source, self._flags)
