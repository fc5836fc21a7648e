"""Upstream's words for the body of a type or an attribute that its own parser in C++ reads."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager

from ...ods.parse_fault import ParseFault
from ...syntax.types.upstream_tokens import Tokens


class _Followed(ParseFault):
    """A fault after which the caller of the reader says something too, `second`."""

    def __init__(self, fault: ParseFault, second: str) -> None:
        super().__init__(fault.start, fault.end, fault.message)
        self.second = second


@contextmanager
def followed_by(second: str) -> Generator[None]:
    """A fault inside of the block is followed by the error `second`."""
    try:
        yield
    except ParseFault as fault:
        raise _Followed(fault, second) from None


def body_words(body: str, read: Callable[[Tokens], None]) -> tuple[str, str, str] | None:
    """The error that `read` finds in `body` with its closing bracket, as `BodyMessage` has it; None without one."""
    try:
        read(Tokens(f"{body}>", 0))
    except ParseFault as fault:
        return fault.message, "", fault.second if isinstance(fault, _Followed) else ""
    return None
