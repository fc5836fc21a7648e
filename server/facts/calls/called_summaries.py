"""Called summaries: what the functions that an item calls do, as values that outlive edits.

Each is kept with its item, and is the same as long as that is, and what it calls has the same summaries. After an edit
the summary of the edited function is found anew, and those of callers only where it is another one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from ....analysis.calls.call_targets import has_body
from ....analysis.components import components
from ....analysis.ownership.call_summaries import CallSummaries
from ....analysis.ownership.function_summaries import FunctionSummary, function_summary, returned_copies
from ....analysis.symbols import WRITTEN_SYMBOL
from ....ir.attributes import SymbolRefAttr
from ....ir.graph import Operation
from ....ir.pauses import pause, without_pauses
from ....ir.symbol_names import is_private
from ....passes.pass_manager.callees import Callees
from ....syntax.document.document import Item
from ....syntax.parser.fact_cache import FactKey
from .call_reach import CallReach, Reached

_Known = tuple[tuple[object, ...], "Sequence[FunctionSummary | None]"]
_SUMMARIES = FactKey["tuple[_Known, ...]"]("function summaries")
"""Of functions that call each other, kept with the first one by name; most are one by itself."""
_BELOW = FactKey["SummariesBelow"]("summaries of the functions that are reached")
_VERSIONS = 2
"""Versions of what a function calls whose summaries are kept."""
MIN_RETURNING = 32
"""Functions that return buffers, from which on summaries are worth their time: others are read quickly."""
_NOTHING = "builtin.module"
"""The program around functions of items."""


def called_summaries(reach: CallReach, item: Item) -> tuple[tuple[Reached, FunctionSummary], ...] | None:
    """The functions that `item` leads to itself, with their summaries; what is found is known to `summaries_below`.

    None where one that it reaches has none, where one that it reaches calls it, or where few return buffers.
    """
    own = reach.from_item(item)
    if not own or sum(reach.stamp(one).returning for one in own) < MIN_RETURNING:
        return None
    for together in components(own, reach.below, _Asked(reach)):
        pause()
        if reach.stamp(together[0]).summaries is None:
            # Others that are asked meanwhile shall see all of it or nothing.
            with without_pauses():
                summaries_below(reach).add(together)
    if any(each.item is item for one in own for each in reach.together(one)):
        return None
    known = tuple([(one, summary) for one in own if (summary := _found(reach, one)) is not None])
    return known if len(known) == len(own) else None


class _Asked:
    """The functions whose summaries somebody has asked for."""

    def __init__(self, reach: CallReach) -> None:
        self._reach = reach

    def __contains__(self, one: object) -> bool:
        return isinstance(one, Reached) and self._reach.stamp(one).summaries is not None


def _found(reach: CallReach, one: Reached) -> FunctionSummary | None:
    """The summary of a function, which has been asked for; None for those without one, and those that reach one."""
    found = reach.stamp(one).summaries
    assert found is not None, "it has been asked for"
    return found[one.name]


class SummariesBelow:
    """Finds the summaries of all functions that items reach, from the bottom of the call graph."""

    def __init__(self, reach: CallReach) -> None:
        self._knowledge = reach.knowledge
        self._reach = reach
        self._inside = Callees(reach.knowledge)
        self.summaries = CallSummaries(
            Operation(_NOTHING), reach.knowledge, self.callee, addressed=reach, solved=reach.solved
        )
        self._returned = returned_copies(self.summaries)
        self._alike = _Alike()

    def callee(self, user: Operation, symbol: SymbolRefAttr) -> Operation | None:
        """The function that `symbol` names for an operation in a function that is reached."""
        found = self._inside(user, symbol)
        if found is None and not symbol.nested and not any(map(self._is_table, user.ancestors())):
            found = self._reach.from_operation(user, symbol.root)
        return found

    def _is_table(self, op: Operation) -> bool:
        return self._knowledge.has_trait(op, "SymbolTable")

    def add(self, together: Sequence[Reached]) -> None:
        """Find those of functions that call each other, or of one.

        Those of all functions that they call, and that do not call them, are known.
        """
        inside = set(together)
        below = {one.name: one for each in together for one in self._reach.below(each) if one not in inside}
        summaries = {name: _found(self._reach, one) for name, one in below.items()}
        known: Sequence[FunctionSummary | None] = [None]
        if None not in summaries.values() and all(map(self._is_plain, together)):
            for one in below.values():
                self.know(self.summaries, one)
            known = self._of(together, summaries)
        found = dict(zip([one.name for one in together], known, strict=True)) if None not in known else {}
        self._reach.stamp(together[0]).summaries = {one.name: found.get(one.name) for one in together}

    def know(self, summaries: CallSummaries, one: Reached) -> None:
        """Let `summaries` know a function, and its summary if somebody has asked for that."""
        found = _found(self._reach, one) if self._reach.stamp(one).summaries is not None else None
        summaries.graph.know(each.op for each in self._reach.together(one))
        if found is not None and has_body(one.op):
            summaries.known[one.op] = found.known

    def _of(
        self, together: Sequence[Reached], below: Mapping[str, FunctionSummary | None]
    ) -> Sequence[FunctionSummary | None]:
        first, *others = together
        self.summaries.graph.know(one.op for one in together)
        self.summaries.may_flag.update(one.op for one in together if is_private(one.op) and has_body(one.op))
        depends_on: tuple[object, ...] = (self._knowledge, *below.items())
        if not others and first.name not in first.names:
            depends_on += (first.is_addressed,)
            compute = partial(self._of_one, first, below)
        else:
            depends_on += tuple([(one.name, one.is_addressed, one.item.parsed) for one in together])
            compute = partial(self._of_each, together)
        return _latest(min(together, key=lambda one: one.name).item, depends_on, compute)

    def _is_plain(self, one: Reached) -> bool:
        """Whether it is a function, and all of its item."""
        operations = one.item.operations
        return len(operations) == 1 and operations[0] is one.op and self._knowledge.is_function_like(one.op)

    def _of_one(self, one: Reached, below: Mapping[str, FunctionSummary | None]) -> Sequence[FunctionSummary | None]:
        """Of a function that does not call itself: the same as of one that is alike."""
        known = {name: summary for name, summary in below.items() if summary is not None}
        key = one.is_addressed, *self._alike.shape_of(one.item.parsed.source, one.name, known)
        if key not in self._alike.known:
            self._alike.known[key] = self._of_each((one,))
        return self._alike.known[key]

    def _of_each(self, together: Sequence[Reached]) -> Sequence[FunctionSummary | None]:
        self.summaries.facts.follows_other_forms = False
        return [function_summary(one.op, self.summaries, self._returned) for one in together]


def summaries_below(reach: CallReach) -> SummariesBelow:
    """Of the functions of `reach`, kept with it."""
    return reach.facts.get(_BELOW, None, SummariesBelow, reach)


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

    def shape_of(self, source: str, name: str, summaries: Mapping[str, FunctionSummary]) -> tuple[str, tuple[int, ...]]:
        """`source` with numbers in place of `name` and of those of `summaries`, in text order; and these as numbers."""
        places = {name: 0}

        def numbered(match: re.Match[str]) -> str:
            written = match[1] or match[2]
            if written not in places and written not in summaries:
                return match[0]
            return f"@#{places.setdefault(written, len(places))}"

        text = WRITTEN_SYMBOL.sub(numbered, source)
        return text, tuple([self._number(summaries[one]) for one in places if one != name])

    def _number(self, summary: FunctionSummary) -> int:
        known = self._number_of.get(id(summary))
        if known is None:
            known = self._number_of[id(summary)] = self._numbers.setdefault(summary, len(self._numbers))
        return known
