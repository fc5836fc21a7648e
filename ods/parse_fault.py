"""The exception that carries a place out of the depths of a reader to the parser's next recovery point."""

from __future__ import annotations

from collections.abc import Iterable


class ParseFault(Exception):
    """`message` about the text from `start` up to `end` (offsets in code points, `start` <= `end`).

    `candidates`: words that may be there; one that is much like the text was probably meant.
    `is_of_operation`: mlir-opt reports it from the parser of the operation, whose name it says first.
    `upstream`: mlir-opt's words, where `message` is not in them.
    `within`: the offset and the kind of the type or attribute that could not be read; None: it was none.
    Raised and caught inside this package: the parser turns it into a finding.
    """

    def __init__(
        self,
        start: int,
        end: int,
        message: str,
        candidates: Iterable[str] = (),
        *,
        is_of_operation: bool = False,
        upstream: str = "",
    ) -> None:
        super().__init__(message)
        self.upstream = upstream
        self.within: tuple[int, str] | None = None
        self.is_of_operation = is_of_operation
        self.candidates = candidates
        self.start = start
        self.end = end
        self.message = message

    def shifted(self, delta: int) -> ParseFault:
        """The same fault in a text where this one's starts at `delta`."""
        start, end = self.start + delta, self.end + delta
        made = ParseFault(
            start, end, self.message, self.candidates, is_of_operation=self.is_of_operation, upstream=self.upstream
        )
        if self.within is not None:
            made.within = self.within[0] + delta, self.within[1]
        return made


class UnknownSyntax(ParseFault):
    """Not an error of the author: nobody described the custom syntax that follows."""
