"""Regular expressions that are compiled at their first use: `lazy_pattern(text, flags)` in place of `re.compile`.

Compiling the patterns of a module is most of what importing it costs, and a short run of the command line never uses
those of error messages, foreign bodies and rare dialects. A call costs one Python call more than with `re.compile`, so
patterns that run for most lines stay compiled.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:

    def lazy_pattern(source: str, flags: int | re.RegexFlag = 0) -> re.Pattern[str]: ...

else:

    class lazy_pattern:  # noqa: N801 -- used like the function `re.compile`
        """A pattern with the methods of `re.Pattern`; an invalid one raises `re.error` at the first use."""

        __slots__ = ("_compiled", "_flags", "_source")

        def __init__(self, source, flags=0):
            self._source = source
            self._flags = flags
            self._compiled = None

        def compiled(self):
            """The `re.Pattern`; compiled once."""
            if self._compiled is None:
                self._compiled = re.compile(self._source, self._flags)
            return self._compiled

        def match(self, *arguments):
            return (self._compiled or self.compiled()).match(*arguments)

        def fullmatch(self, *arguments):
            return (self._compiled or self.compiled()).fullmatch(*arguments)

        def search(self, *arguments):
            return (self._compiled or self.compiled()).search(*arguments)

        def findall(self, *arguments):
            return (self._compiled or self.compiled()).findall(*arguments)

        def finditer(self, *arguments):
            return (self._compiled or self.compiled()).finditer(*arguments)

        def sub(self, *arguments, **options):
            return (self._compiled or self.compiled()).sub(*arguments, **options)

        def __getattr__(self, name):
            return getattr(self.compiled(), name)
