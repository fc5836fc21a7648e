"""Short lives: buffers that are freed once, at a place that the block that makes them surely gets to, or never.

    %0 = memref.alloc() : memref<4xf32>                       // No path is to be followed: whoever gets here gets to
    linalg.fill ins(%x : f32) outs(%0 : memref<4xf32>)        // the deallocation too, behind all uses, and nothing has
    memref.dealloc %0 : memref<4xf32>                         // the buffer under another name than its views.

In what a compiler has made so it is for most buffers: before deallocations are inserted, and afterwards.
"""

from __future__ import annotations

from ...ir.graph import Block, Operation, Value
from .buffer_flow import Flow
from .edge_conditions import region_outcome
from .flow_graph import Edge
from .outcome import Counts, PathSummary
from .sites import Role, Site
from .state import Conditions, State, Status


def short_life(flow: Flow, site: Site) -> PathSummary | None:
    """What a walk along all edges finds out about the buffer of `site`, if it has a short life; else None.

    `flow` follows buffers alone, and the function owns this one.
    """
    start = site.op
    block = start.parent if start is not None else None
    if start is None or block is None or block not in flow.graph.reachable:
        return None
    return _life(flow, site, start, block)


def _life(flow: Flow, site: Site, start: Operation, block: Block) -> PathSummary | None:
    position = flow.graph.position
    freeing: Operation | None = None
    first, last = position[start], 0
    names = [site.value]
    for name in names:
        if flow.contents.loads_of(name):
            return None
        for use in name.uses:
            user = use.owner
            at = position.get(user)
            if at is None or at <= first or user in flow.graph.is_described:
                return None
            if flow.is_quiet(user):
                last = max(last, at)
                if flow.role(user) is Role.VIEW:
                    names.append(user.results[0])
            elif freeing is None and _only_frees(flow, user, name) and _surely_runs(flow, user, block):
                freeing = user
            else:
                return None
    if freeing is None:
        return _unfreed(flow, site, names, block)
    if last > position[freeing]:
        return None
    return PathSummary(site, freed=int(_is_left(flow, block)), frees={freeing: Counts(valid=1)})


def _only_frees(flow: Flow, op: Operation, name: Value) -> bool:
    effects = flow.effects_of(op)
    is_more = bool(effects.captured or effects.made or op.regions) or flow.knowledge.is_terminator(op)
    return effects.freed == (name,) and not is_more


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
