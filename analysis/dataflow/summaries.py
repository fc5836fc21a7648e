"""Summaries of the buffers of one function: conditions are told apart only where they matter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...ir.graph import Value
from .buffer_flow import Flow
from .common_walk import CommonWalk
from .outcome import Budget, PathSummary, TooManyPaths
from .places import bits
from .short_lives import short_life
from .sites import Site
from .state import ownership_flag

if TYPE_CHECKING:
    from .relevant_blocks import Shortcuts
    from .slices import Slices

_BASE_STEPS = 4_000
_STEPS_PER_OPERATION = 60
"""Budget of a function, in states passed through operations and joins."""
_SIZE_PER_STEP = 10
"""Operations and names that are found to matter to a buffer in the time of one such step."""


class Summaries:
    """Answers about one function; what conditions are told apart for shares one budget."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow
        self._budget = Budget(_BASE_STEPS + _STEPS_PER_OPERATION * len(flow.graph.ops))
        self._shortcuts: Shortcuts | None = None
        self._slices: Slices | None = None

    def all(self) -> Iterator[PathSummary]:
        """Of the buffers within the budget, in the order of `Flow.followed`."""
        on_all_edges = self._on_all_edges(self._flow.followed)
        for site in self._flow.followed:
            summary = on_all_edges.get(site)
            if summary is None or not summary.is_alike:
                summary = self._on_paths(site)
            if summary is not None:
                yield summary

    def of_freed(self, freed: int) -> Iterator[tuple[Site, PathSummary | None]]:
        """Of the buffers that may have one of the names `freed`: at least what may happen to each.

        None: there is too much that may.
        """
        freed = self._leading_to(freed)
        sites = [site for site in self._flow.followed if self._flow.names.set_of((site.value,)) & freed]
        on_all_edges = self._on_all_edges(sites)
        for site in sites:
            cautious = on_all_edges.get(site)
            is_decided = cautious is not None and cautious.is_alike
            yield site, cautious if is_decided else self._on_paths(site) or cautious

    def _on_all_edges(self, sites: list[Site]) -> dict[Site, PathSummary]:
        """The summaries for all outcomes of conditions, of those buffers for which these may be looked past."""
        to_helpers = self._leading_to(self._flow.given_to_helpers)
        number = self._flow.names.number
        plain = [site for site in sites if not (_has_flag(site) or to_helpers >> number[site.value] & 1)]
        found: dict[Site, PathSummary] = {}
        if self._flow.names.only_buffers:
            short = ((site, short_life(self._flow, site)) for site in plain if site.is_owned)
            found = {site: summary for site, summary in short if summary is not None}
            plain = [site for site in plain if site not in found]
        for is_owned in (True, False):
            alike = [site for site in plain if site.is_owned is is_owned]
            if alike:
                found |= CommonWalk(self._flow, alike).summaries()
        return found

    def _leading_to(self, names: int) -> int:
        """The names of which one of `names` may be a later name, and these."""
        known = self._flow.names
        found = names
        pending = [known.values[number] for number in bits(names)]
        while pending:
            value = pending.pop()
            single = known.single.get(value)
            sources: list[Value] = [*known.sources.get(value, ()), *((single,) if single is not None else ())]
            for source in sources:
                bit = known.set_of((source,))
                if bit & ~found:
                    found |= bit
                    pending.append(source)
        return found

    def _on_paths(self, site: Site) -> PathSummary | None:
        """The summary with conditions told apart; None above the budget."""
        if self._budget.is_spent:
            return None
        # Loaded here: in most functions all paths fare alike.
        from .paths import Tracker, decided_blocks

        if self._shortcuts is None and len(self._flow.function.regions[0].blocks) > 1:
            from .relevant_blocks import Shortcuts

            self._shortcuts = Shortcuts(self._flow, decided_blocks(self._flow, self._budget))
        if self._slices is None:
            from .slices import Slices

            self._slices = Slices(self._flow)
        uses = self._slices.uses(site)
        try:
            # Slices that are large for each of many buffers take time, too.
            self._budget.spend(uses.size // _SIZE_PER_STEP)
            part = self._slices.with_conditions(site, uses)
            return Tracker(self._flow, site, part, self._budget, self._shortcuts).run()
        except TooManyPaths:
            return None


def _has_flag(site: Site) -> bool:
    return site.op is not None and ownership_flag(site.op, site.value) is not None
