"""Findings through calls: what paths through several functions do to a buffer, with the lines on the way as notes.

The memory lints look at each function twice: alone, and where it calls functions that free what they are given, or
give it back, with what these do (`analysis/ownership/called_functions.py`). What is found only then belongs to no
single item; what is found only before is not true.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from operator import attrgetter

from ...ir.records import dataclass, field, replace
from ...ir.symbol_names import symbol_name
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Carried, Document, Item
from ...syntax.parser.parser_state import ParsedItem
from ...syntax.text.findings import Finding, Note
from ..ownership.call_outcomes import LOCAL_OUTCOMES, local_outcomes
from ..ownership.called_functions import CalledFunctions
from ..ownership.function_memory import FunctionMemory, memory_of
from ..ownership.outcomes import OutcomeEffects
from ..placement.heap_buffers import placements_of, placements_with
from ..spans import name_span
from .alloc_in_loop import captured_by_calls
from .alloc_in_loop import findings as before_loops
from .buffer_escapes import in_function as escapes
from .call_abi_mismatch import in_function as unowned_results
from .double_free import in_function as double_frees
from .free_of_unowned import in_function as unowned_frees
from .freed_in_loop import in_function as frees_in_loops
from .memory_leak import in_function as leaks
from .memory_leak import leaked_calls, leaked_in
from .missing_free_on_path import in_function as partial_leaks
from .returned_stack_memory import in_function as returned_stack
from .small_heap_buffer import findings as small_buffers
from .use_after_free import in_function as uses_after_free

_OF_MEMORY = (
    uses_after_free,
    double_frees,
    frees_in_loops,
    unowned_frees,
    leaks,
    partial_leaks,
    escapes,
    returned_stack,
)
"""The lints that follow calls."""
_MAX_CHAIN = 16
"""Lines through functions that a finding names."""
_start = attrgetter("start")


@dataclass(frozen=True)
class _Found:
    """A finding of a function that calls others; offsets from the start of its item."""

    finding: Finding
    frees: Mapping[tuple[int, int], Sequence[tuple[str, int]]] = field(
        default_factory=dict["tuple[int, int]", "Sequence[tuple[str, int]]"]
    )
    """By the span of a call that frees: the functions called, and the arguments."""
    returned: tuple[str, int] | None = None
    """A function, and the position of a result that it does not own."""


@dataclass(frozen=True)
class _OfItem:
    added: tuple[_Found, ...]
    untrue: frozenset[Finding]
    """Findings of the item alone that its callees refute."""


_NOTHING = _OfItem((), frozenset())


class ThroughCalls:
    """Of one version of a document; `update` makes it that of the next one."""

    def __init__(self, document: Document, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._chunks = [CalledFunctions(chunk.leaves(), knowledge) for chunk in document.chunks]
        self._of_items: dict[ParsedItem, tuple[CalledFunctions, _OfItem]] = {}
        """Of those with findings through calls, or untrue ones."""
        for chunk, functions in zip(document.chunks, self._chunks, strict=True):
            for item in chunk.leaves():
                self._look_at(item, functions)

    def untrue(self, item: ParsedItem) -> frozenset[Finding]:
        """The findings of `item` alone that are not true."""
        known = self._of_items.get(item)
        return known[1].untrue if known is not None else _NOTHING.untrue

    def _look_at(self, item: Item, functions: CalledFunctions) -> None:
        own = self._of_item(item, functions)
        self._of_items.pop(item.parsed, None)
        if own.added or own.untrue:
            self._of_items[item.parsed] = functions, own

    # From one version to the next

    def update(self, document: Document, carried: Carried) -> set[ParsedItem] | None:
        """Become that of `document`: the items that were looked at again. None if the chunks are others.

        The items that were removed and added are as many, and define the same symbols.
        """
        if len(document.chunks) != len(self._chunks):
            return None
        changed: dict[CalledFunctions, tuple[list[Item], list[str]]] = {}
        for removed, added in zip(carried.removed, carried.added, strict=True):
            functions = self._chunks[bisect_right(document.chunks, added.start, key=_start) - 1]
            items, names = changed.setdefault(functions, ([], []))
            items.append(added)
            names += [one.name for one in removed.facts.find(LOCAL_OUTCOMES, self._knowledge) or ()]
            self._of_items.pop(removed, None)
        looked_at: set[ParsedItem] = set()
        for functions, (items, names) in changed.items():
            again = [functions.item_of(name) for name in functions.update(items, names)]
            every = {item.parsed: item for item in (*items, *again) if item is not None}
            for item in every.values():
                self._look_at(item, functions)
            looked_at.update(every)
        return looked_at

    # Findings

    def findings(self, document: Document) -> list[Finding]:
        """Those that belong to no single item; offsets into the text of `document`."""
        if not any(own.added for _, own in self._of_items.values()):
            return []
        starts = {item.parsed: item.start for item in document.leaves()}
        return [
            self._with_chains(found, functions, item, starts)
            for item, (functions, own) in self._of_items.items()
            for found in own.added
        ]

    def _of_item(self, item: Item, functions: CalledFunctions) -> _OfItem:
        names = [one.name for one in local_outcomes(item, self._knowledge)]
        looped = captured_by_calls(item, self._knowledge)
        if not looped and all(functions.calling(name) is None for name in names):
            leaked = leaked_calls(item, self._knowledge)
            return _OfItem(tuple([_Found(finding) for finding in leaked]), frozenset()) if leaked else _NOTHING
        added: list[_Found] = []
        untrue: set[Finding] = set()
        for memory in memory_of(item, self._knowledge):
            calling = functions.calling(symbol_name(memory.function))
            if calling is None:
                added += [_Found(finding) for finding in leaked_in(memory)]
                continue
            before, after = dict.fromkeys(_findings(memory)), dict.fromkeys(_findings(calling.memory))
            untrue.update(before.keys() - after.keys())
            frees = {name_span(call): reached for call, reached in calling.freeing.items()}
            added += [_Found(finding, frees) for finding in after if finding not in before]
            added += [_Found(finding, frees) for finding in leaked_in(calling.memory)]
            unowned = unowned_results(calling.memory, functions.outcome)
            added += [_Found(finding, frees, (name, result)) for finding, name, result in unowned]
        alone = placements_of(item, self._knowledge)
        small = small_buffers(alone)
        if small or looped:
            called = OutcomeEffects(self._knowledge, functions.outcome, functions.has_outcome)
            placed = placements_with(item, self._knowledge, called)
            untrue.update(set(small).difference(small_buffers(placed)))
            known = before_loops(alone)
            added += [_Found(finding) for finding in before_loops(placed) if finding not in known]
        return _OfItem(tuple(added), frozenset(untrue))

    def _with_chains(
        self, found: _Found, functions: CalledFunctions, item: ParsedItem, starts: Mapping[ParsedItem, int]
    ) -> Finding:
        """The finding in the whole text, where each call that frees is followed by the lines that lead to the free."""
        finding = found.finding.shifted(starts[item])
        notes: list[Note] = [*self._chain(found, (found.finding.start, found.finding.end), functions, starts)]
        for own, note in zip(found.finding.notes, finding.notes, strict=True):
            notes += [note, *self._chain(found, (own.start, own.end), functions, starts)]
        if found.returned is not None:
            span, place = functions.place_of_result(*found.returned)
            notes.insert(0, Note(*_shifted(span, starts[place]), "returned here without being owned"))
        return replace(finding, notes=tuple(dict.fromkeys(notes)))

    def _chain(
        self,
        found: _Found,
        span: tuple[int, int],
        functions: CalledFunctions,
        starts: Mapping[ParsedItem, int],
    ) -> Iterator[Note]:
        for callee, argument in found.frees.get(span, ()):
            name, position = callee, argument
            for _ in range(_MAX_CHAIN):
                place, item = functions.places(name).get(position), functions.item_of(name)
                if place is None or item is None:
                    break
                does = f"passes it to `@{place.callee}`" if place.callee else "frees it"
                yield Note(*_shifted(place.span, starts[item.parsed]), f"`@{name}` {does} here")
                name, position = place.callee, place.position


def _findings(memory: FunctionMemory) -> Iterator[Finding]:
    return (finding for check in _OF_MEMORY for finding in check(memory))


def _shifted(span: tuple[int, int], delta: int) -> tuple[int, int]:
    return span[0] + delta, span[1] + delta
