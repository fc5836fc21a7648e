"""Summaries of the buffers of one function: paths are followed, and conditions told apart, only where they matter.

A buffer with a *short life* is freed once, at a place that the block that makes it surely gets to, or never. It may be
returned:

    %0 = memref.alloc() : memref<4xf32>                       // Whoever gets here gets to the deallocation too, behind
    linalg.fill ins(%x : f32) outs(%0 : memref<4xf32>)        // all uses, and nothing has the buffer under another
    memref.dealloc %0 : memref<4xf32>                         // name than its views.

In what a compiler has made so it is for most buffers: before deallocations are inserted, and afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from ...ir.graph import Block, BlockArgument, Operation, Value
from ...ir.records import dataclass
from ...ir.types import I1, is_memref
from .buffer_flow import Flow
from .common_walk import CommonWalk
from .edge_conditions import region_outcome
from .flow_graph import Edge
from .outcome import NO_CONDITIONS, Budget, Counts, PathSummary, TooManyPaths
from .places import bits
from .sites import Role, Site
from .state import Conditions, State, Status, ownership_flag

if TYPE_CHECKING:
    from .relevant_blocks import Shortcuts
    from .slices import Slices

_BASE_STEPS = 4_000
_STEPS_PER_OPERATION = 60
"""Budget of a function, in states passed through operations and joins."""
_SIZE_PER_STEP = 10
"""Operations and names that are found to matter to a buffer in the time of one such step."""


@dataclass(frozen=True)
class FreedWhere:
    """An argument is freed where `argument`, an `i1`, is `value`, and nowhere else."""

    argument: BlockArgument
    value: bool
    is_spared: bool
    """Whether nothing uses it elsewhere."""


class Summaries:
    """Answers about one function; what conditions are told apart for shares one budget."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow
        self._budget = Budget(_BASE_STEPS + _STEPS_PER_OPERATION * len(flow.graph.ops))
        self._shortcuts: Shortcuts | None = None
        self._slices: Slices | None = None

    @property
    def is_of_paths(self) -> bool:
        """Whether there was a buffer that does not fare alike on all paths."""
        return self._slices is not None

    def all(self) -> Iterator[PathSummary]:
        """Of the buffers within the budget, in the order of `Flow.followed`."""
        on_all_edges = self._on_all_edges(self._flow.followed)
        for site in self._flow.followed:
            summary = on_all_edges.get(site)
            if summary is None or not summary.is_alike:
                summary = self.on_paths(site)
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
            yield site, cautious if is_decided else self.on_paths(site) or cautious

    def freed_where(self, site: Site) -> FreedWhere | None:
        """The `i1` argument that decides whether the function frees an argument, `site`, with its value where it does.

        None: not one of them alone decides it, or there is too much to follow.
        """
        for argument in self._flow.function.regions[0].blocks[0].args:
            if argument.type is I1 and argument.uses:
                ends = {value: self.on_paths(site, {argument: value}) for value in (True, False)}
                for value, one in ends.items():
                    other = ends[not value]
                    if one is not None and other is not None and _is_freed(one) and not other.freed:
                        return FreedWhere(argument, value, is_spared=not (other.uses or other.escapes))
        return None

    def may_free(self, value: Value) -> bool:
        """Whether a deallocation, or a call that frees, is given what may be `value`."""
        freed = self._flow.names.set_of(operand.value for op in self._flow.frees for operand in op.operands)
        return bool(self._leading_to(freed) & self._flow.names.set_of((value,)))

    def is_freed(self, site: Site, given: Mapping[Value, bool] = NO_CONDITIONS) -> bool | None:
        """Whether the function frees an argument, `site`, on all paths on which all of `given` hold, or on none; None:
        on some, or there is too much to follow."""
        found = self.on_paths(site, given)
        return _is_freed(found) if found is not None else None

    def _on_all_edges(self, sites: list[Site]) -> dict[Site, PathSummary]:
        """The summaries for all outcomes of conditions, of those buffers for which these may be looked past."""
        to_helpers = self._leading_to(self._flow.given_to_helpers)
        number = self._flow.names.number
        plain = [site for site in sites if not (_has_flag(self._flow, site) or to_helpers >> number[site.value] & 1)]
        found: dict[Site, PathSummary] = {}
        if not self._flow.names.has_later:
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

    def on_paths(self, site: Site, given: Mapping[Value, bool] = NO_CONDITIONS) -> PathSummary | None:
        """The summary of `site` with conditions told apart, where all of `given` hold; None above the budget."""
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
            return Tracker(self._flow, site, part, self._budget, self._shortcuts).run(given)
        except TooManyPaths:
            return None


def _has_flag(flow: Flow, site: Site) -> bool:
    return site.op is not None and ownership_flag(flow, site.op, site.value) is not None


def _is_freed(summary: PathSummary) -> bool | None:
    """Whether an argument is freed on all paths, or on none."""
    return (None if summary.escaped else True) if summary.freed else False


# Short lives


def short_life(flow: Flow, site: Site) -> PathSummary | None:
    """The summary of `site`, as of a walk along all edges, if its buffer has a short life; else None.

    No operation of the function works on when control goes on, and the function owns this buffer.
    """
    start = site.op
    block = start.parent if start is not None else None
    if start is None or block is None or block not in flow.graph.reachable:
        return None
    return _life(flow, site, start, block)


def _life(flow: Flow, site: Site, start: Operation, block: Block) -> PathSummary | None:
    position = flow.graph.position
    freeing: Operation | None = None
    is_returned = False
    first, last = position[start], 0
    names = [site.value]
    for name in names:
        if flow.contents.uses_of(name):
            return None
        for use in name.uses:
            user = use.owner
            at = position.get(user)
            if at is None or at <= first or user in flow.graph.is_described:
                return None
            if not _has_no_other_name(flow, user, name):
                return None
            if flow.is_quiet(user):
                last = max(last, at)
                if flow.role(user) is Role.VIEW and flow.shown(user) is name:
                    names.append(user.results[0])
            elif freeing is None and _only_frees(flow, user, name) and _surely_runs(flow, user, block):
                freeing = user
            elif user is block.last and _only_returns(flow, user):
                last, is_returned = at, True
            else:
                return None
    if freeing is None:
        return PathSummary(site, escaped=1, returned=1) if is_returned else _unfreed(flow, site, names, block)
    if last > position[freeing]:
        return None
    unawaited = {freeing: Counts(valid=1)} if flow.names.has_work else {}
    return PathSummary(site, freed=int(_is_left(flow, block)), frees={freeing: Counts(valid=1)}, unawaited=unawaited)


def _has_no_other_name(flow: Flow, user: Operation, name: Value) -> bool:
    """Whether what `user` results in leads to the buffer `name` as a view at most: not as an address or a tensor."""
    if flow.names.only_buffers:
        return True
    derived = flow.names.derived(user, name)
    return not derived or (flow.role(user) is Role.VIEW and all(is_memref(value.type) for value in derived))


def _only_frees(flow: Flow, op: Operation, name: Value) -> bool:
    effects = flow.effects_of(op)
    is_more = bool(effects.captured or effects.made or op.regions) or flow.knowledge.is_terminator(op)
    return effects.freed == (name,) and not is_more


def _only_returns(flow: Flow, end: Operation) -> bool:
    """Whether `end` returns all of its operands to the caller, in any case."""
    is_return = end.parent_op is flow.function and not end.successors and flow.knowledge.is_region_terminator(end)
    return is_return and not flow.returned_with(end)


def _surely_runs(flow: Flow, op: Operation, block: Block) -> bool:
    """Whether `op` is run once whenever `block` is: it is there, or where an operation there surely goes."""
    inner = op.parent
    around = inner.parent_op if inner is not None else None
    if inner is block:
        return True
    if inner is None or around is None or around.parent is not block or around not in flow.graph.is_described:
        return False
    entered = {edge.target for edge in flow.graph.steps(around) if _may_take(flow, around, edge)}
    return entered == {inner} and {edge.target for edge in flow.graph.steps(inner)} == {around}


def _may_take(flow: Flow, op: Operation, edge: Edge) -> bool:
    """Whether control may take `edge` when it gets to `op`."""
    outcome = region_outcome(op, op, edge.target)
    if isinstance(outcome, bool):
        return outcome
    condition, wanted = outcome
    return Conditions(flow).value_of(State(Status.LIVE, 0, {}), condition) is not (not wanted)


def _unfreed(flow: Flow, site: Site, names: list[Value], block: Block) -> PathSummary | None:
    """Of a buffer that nothing frees: it leaks where the function returns."""
    end = block.last
    if end is None or block.parent_op is not flow.function or flow.graph.steps(block):
        return None
    if not flow.knowledge.is_region_terminator(end):
        return PathSummary(site)
    held = flow.names.set_of([name for name in names if name.parent_block is block])
    return PathSummary(site, leaks=[(end, State(Status.LIVE, held, {}))])


def _is_left(flow: Flow, block: Block) -> bool:
    """Whether control goes on from the end of `block`, or returns."""
    if flow.graph.steps(block):
        return True
    last = block.last
    return last is not None and block.parent_op is flow.function and flow.knowledge.is_region_terminator(last)
