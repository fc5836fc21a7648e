"""Semantics of `transform` that ODS lacks: names without a dialect inside its sequences, control flow, and calls."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import IntegerAttr, SymbolRefAttr
from ...ir.graph import Operation, Region
from ...ods.regions import enter_any, leave_to_parent, yielded
from ...ods.semantics import EffectInstance, EffectKind, RegionBranch, RegionEdge, Semantics


def _enter(op: Operation) -> Sequence[RegionEdge]:
    return [RegionEdge(op.regions[0], range(len(op.operands)))] if op.regions else []


def _leave_iteration(_: Operation, region: Region) -> Sequence[RegionEdge]:
    return [RegionEdge(region), RegionEdge(None, yielded(region))]


def _enter_alternatives(op: Operation) -> Sequence[RegionEdge]:
    return [RegionEdge(region, range(len(op.operands))) for region in op.regions]


def _leave_alternative(op: Operation, region: Region) -> Sequence[RegionEdge]:
    """Continue with the next alternative when one fails."""
    following = op.regions[region.index + 1 :]
    return [*(RegionEdge(other) for other in following), RegionEdge(None, yielded(region))]


def _enter_selected(op: Operation) -> Sequence[RegionEdge]:
    """The region that is chosen already, or any."""
    chosen = op.attribute("selected_region_attr")
    if isinstance(chosen, IntegerAttr) and 0 <= chosen.value < len(op.regions):
        return [RegionEdge(op.regions[chosen.value])]
    return enter_any(op)


def _target(op: Operation) -> SymbolRefAttr | None:
    target = op.attribute("target")
    return target if isinstance(target, SymbolRefAttr) else None


def _changes_payload(_: Operation) -> Sequence[EffectInstance]:
    """Effects of a sequence on the payload program; upstream collects them from the nested operations."""
    return (EffectInstance(EffectKind.WRITE, None, "transform.payload_ir"),)


SEMANTICS = {
    "transform.alternatives": Semantics(region_branch=RegionBranch(_enter_alternatives, _leave_alternative)),
    "transform.foreach": Semantics(region_branch=RegionBranch(_enter, _leave_iteration)),
    "transform.include": Semantics(callee=_target),
    "transform.sequence": Semantics(
        effects=_changes_payload, region_branch=RegionBranch(_enter, leave_to_parent), default_dialect="transform"
    ),
    "transform.tune.alternatives": Semantics(region_branch=RegionBranch(_enter_selected, leave_to_parent)),
    "transform.with_pdl_patterns": Semantics(default_dialect="transform"),
}
