"""Proposals: fixes whose edits are computed when they are chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....ir.records import dataclass
from ....syntax.text.edits import TextEdit
from .program_edits import LocatedOperation


@dataclass(frozen=True)
class Proposal:
    """`make` gives the edits of the document's text; empty when it turns out that there is no right way."""

    title: str
    make: Callable[[], tuple[TextEdit, ...]]
    is_safe: bool = False
    """The program does the same afterwards, and nothing the author decided is decided anew."""


Maker = Callable[[LocatedOperation], Iterator[Proposal]]
