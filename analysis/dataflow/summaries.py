"""Summaries of the buffers of one function: conditions are told apart only where they matter."""

from __future__ import annotations

from collections.abc import Iterator

from .buffer_flow import Flow
from .outcome import Budget, PathSummary, TooManyPaths
from .paths import Tracker, decided_blocks
from .relevant_blocks import Shortcuts
from .sites import Site
from .slices import Part, Slices
from .state import ownership_flag

_BASE_STEPS = 4_000
_STEPS_PER_OPERATION = 60
"""Budget of a function, in states passed through operations."""


class Summaries:
    """Answers about one function, each computed when it is asked for; all share one budget."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow
        self._budget = Budget(_BASE_STEPS + _STEPS_PER_OPERATION * len(flow.graph.ops))
        self._slices = Slices(flow)
        self._shortcuts: Shortcuts | None = None

    def all(self) -> Iterator[PathSummary]:
        """Of the buffers within the budget, in the order of `Flow.followed`."""
        for site in self._flow.followed:
            part = self._slices.uses(site)
            summary = self._on_all_edges(site, part)
            if summary is None or not summary.is_alike:
                summary = self._on_paths(site, part)
            if summary is not None:
                yield summary

    def of_freed(self, freed: int) -> Iterator[tuple[Site, PathSummary | None]]:
        """Of the buffers that may have one of the names `freed`: at least what may happen to each.

        None: there is too much that may.
        """
        for site in self._flow.followed:
            names, _ = self._slices.names_of(site)
            if names & freed:
                part = self._slices.uses(site)
                cautious = self._on_all_edges(site, part)
                is_decided = cautious is not None and cautious.is_alike
                yield site, cautious if is_decided else self._on_paths(site, part) or cautious

    def _on_all_edges(self, site: Site, part: Part) -> PathSummary | None:
        """The summary for all outcomes of conditions; None where they cannot be looked past."""
        flag = ownership_flag(site.op, site.value) if site.op is not None else None
        if flag is not None or part.names & self._flow.given_to_helpers:
            return None
        try:
            return Tracker(self._flow, site, part, Budget(_BASE_STEPS)).run_from_origin()
        except TooManyPaths:
            return None

    def _on_paths(self, site: Site, part: Part) -> PathSummary | None:
        """The summary with conditions told apart; None above the budget."""
        if self._shortcuts is None and len(self._flow.function.regions[0].blocks) > 1:
            self._shortcuts = Shortcuts(self._flow, decided_blocks(self._flow, self._budget))
        with_conditions = self._slices.with_conditions(site, part)
        try:
            return Tracker(self._flow, site, with_conditions, self._budget, self._shortcuts).run()
        except TooManyPaths:
            return None
