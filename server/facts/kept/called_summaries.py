"""Called summaries: what the functions that an item calls do, as values that outlive edits.

Each is kept with its item, and is the same as long as that is, and what it calls has the same summaries. After an edit
the summary of the edited function is found anew, and those of callers only where it is another one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import partial

from ....analysis.calls.call_targets import has_body
from ....analysis.components import components
from ....analysis.ownership.call_summaries import CallSummaries
from ....analysis.ownership.function_summaries import (
    FunctionSummary,
    function_summary,
    returned_copies,
    returns_buffers,
)
from ....analysis.symbols import WRITTEN_SYMBOL
from ....ir.graph import Operation
from ....ir.pauses import pause
from ....ir.symbol_names import is_private
from ....ods.knowledge import Knowledge
from ....syntax.document.document import Item
from ....syntax.parser.fact_cache import FactKey

_Known = tuple[tuple[object, ...], "Sequence[FunctionSummary | None]"]
_SUMMARIES = FactKey["tuple[_Known, ...]"]("function summaries")
"""Of functions that call each other, kept with the first one by name; most are one by itself."""
_VERSIONS = 2
"""Versions of what a function calls whose summaries are kept."""
MIN_RETURNING = 32
"""Functions that return buffers, from which on summaries are worth their time: others are read quickly."""


def called_summaries(
    knowledge: Knowledge,
    item: Item,
    reached: Mapping[str, tuple[Item, Operation]],
    addressed: AbstractSet[str],
    symbols_in: Callable[[Item], AbstractSet[str]],
    program: Callable[[], CallSummaries],
) -> tuple[tuple[str, FunctionSummary], ...] | None:
    """The summaries of the functions that `item` calls itself, with their names.

    None where one that it reaches has none, where one that it reaches calls it, or where few return buffers.

    Args:
        reached: the functions that it calls, directly or through others.
        addressed: private functions that return buffers, and are referred to without a call.
        symbols_in: the symbols that an item may call.
        program: a program that reaches all of them; what is found stays known there.
    """
    if sum(has_body(op) and returns_buffers(op) for _, op in reached.values()) < MIN_RETURNING:
        return None
    callees: dict[str, Sequence[str]] = {}
    for name, (owner, op) in reached.items():
        if len(owner.operations) != 1 or owner.operations[0] is not op or not knowledge.is_function_like(op):
            return None
        callees[name] = sorted(symbols_in(owner) & reached.keys())
    finding = _Finding(knowledge, reached, addressed, callees, program())
    for together in components(reached, callees.__getitem__):
        pause()
        if any(reached[name][0] is item for name in together) or not finding.add(together):
            return None
    own = symbols_in(item)
    return tuple([(name, finding.found[name]) for name in reached if name in own])


class _Finding:
    """Summaries of functions, from the bottom of the call graph."""

    def __init__(
        self,
        knowledge: Knowledge,
        reached: Mapping[str, tuple[Item, Operation]],
        addressed: AbstractSet[str],
        callees: Mapping[str, Sequence[str]],
        summaries: CallSummaries,
    ) -> None:
        """`callees`: of each, those of `reached`."""
        self.found: dict[str, FunctionSummary] = {}
        self._knowledge = knowledge
        self._reached = reached
        self._addressed = addressed
        self._callees = callees
        self._summaries = summaries
        summaries.may_flag = {one for _, one in reached.values() if is_private(one) and has_body(one)}
        self._returned = returned_copies(summaries)
        self._alike = _Alike()

    def add(self, together: Sequence[str]) -> bool:
        """Find those of functions that call each other, or of one; whether each has one.

        All functions that they call, and that do not call them, are in `found`.
        """
        name, *others = together
        self._summaries.graph.know(self._reached[one][1] for one in together)
        is_alone = not others and name not in self._callees[name]
        below = dict.fromkeys(one for each in together for one in self._callees[each] if one in self.found)
        depends_on: tuple[object, ...] = (self._knowledge, *[(one, self.found[one]) for one in below])
        if is_alone:
            depends_on += (name in self._addressed,)
            compute = self._of_one
        else:
            depends_on += tuple([(one, one in self._addressed, self._reached[one][0].parsed) for one in together])
            compute = self._of_each
        owner = self._reached[min(together)][0]
        known = _latest(owner, depends_on, partial(compute, together))
        for one, summary in zip(together, known, strict=True):
            function = self._reached[one][1]
            if summary is None:
                return False
            self.found[one] = summary
            if has_body(function):
                self._summaries.known[function] = summary.known
        return True

    def _of_one(self, names: Sequence[str]) -> Sequence[FunctionSummary | None]:
        """Of a function that does not call itself: the same as of one that is alike."""
        (name,) = names
        source = self._reached[name][0].parsed.source
        key = name in self._addressed, *self._alike.shape_of(source, name, self._callees[name], self.found)
        if key not in self._alike.known:
            self._alike.known[key] = self._of_each(names)
        return self._alike.known[key]

    def _of_each(self, names: Sequence[str]) -> Sequence[FunctionSummary | None]:
        return [function_summary(self._reached[name][1], self._summaries, self._returned) for name in names]


def _latest(
    item: Item, depends_on: tuple[object, ...], compute: Callable[[], Sequence[FunctionSummary | None]]
) -> Sequence[FunctionSummary | None]:
    """Summaries kept with `item`, from `compute` unless they are known: an edit in a callee is often taken back."""
    known = item.parsed.facts.find(_SUMMARIES, None) or ()
    found = next((one for one in known if one[0] == depends_on), None)
    if found is None:
        found = depends_on, compute()
    if not known or found is not known[0]:
        item.parsed.facts.put(_SUMMARIES, None, (found, *[one for one in known if one is not found][: _VERSIONS - 1]))
    return found[1]


class _Alike:
    """Functions that are the same but for their names, and those of what they call: they have one summary."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], Sequence[FunctionSummary | None]] = {}
        """By `shape_of`, and whether the function is referred to without a call."""
        self._numbers: dict[FunctionSummary, int] = {}
        self._number_of: dict[int, int] = {}
        """The same by identity: what is kept is hashed once."""

    def shape_of(
        self, source: str, name: str, callees: Collection[str], summaries: Mapping[str, FunctionSummary]
    ) -> tuple[str, tuple[int, ...]]:
        """`source` with numbers in place of `name` and of `callees`, in text order; and what these do, as numbers."""
        places = {name: 0}

        def numbered(match: re.Match[str]) -> str:
            written = match[1] or match[2]
            if written not in places and written not in callees:
                return match[0]
            return f"@#{places.setdefault(written, len(places))}"

        text = WRITTEN_SYMBOL.sub(numbered, source)
        return text, tuple([self._number(summaries[one]) for one in places if one != name])

    def _number(self, summary: FunctionSummary) -> int:
        known = self._number_of.get(id(summary))
        if known is None:
            known = self._number_of[id(summary)] = self._numbers.setdefault(summary, len(self._numbers))
        return known
