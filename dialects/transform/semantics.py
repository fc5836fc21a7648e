"""Semantics of `transform` that ODS lacks: effects, control flow, calls, names without a dialect inside sequences."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import IntegerAttr, SymbolRefAttr
from ...ir.graph import Operation, Region
from ...ir.records import replace
from ...ir.types import DialectType
from ...ods.regions import enter_any, leave_to_parent, yielded
from ...ods.registry import UPSTREAM
from ...ods.semantics import EffectInstance, EffectKind, RegionBranch, RegionEdge, Runs, Semantics


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


_PAYLOAD = "transform.payload_ir"
_NAVIGATING_TRAITS = frozenset(("NavigationTransformOpTrait", "ParamProducerTransformOpTrait"))
_NAVIGATING = frozenset(
    ("cast", "collect_matching", "dlti.query", "get_type", "irdl.collect_matching", "match.structured", "merge_handles",
     "pdl_match", "replicate", "split_handle", "tune.knob")
)  # fmt: skip
"""Transforms without such a trait that leave the payload program as it is, and give handles or parameters."""


def _changes_payload(_: Operation) -> Sequence[EffectInstance]:
    return (EffectInstance(EffectKind.WRITE, None, _PAYLOAD),)


def _navigates(op: Operation) -> Sequence[EffectInstance]:
    """A transform that only finds things. Without results it is a condition, which stays."""
    if not op.results:
        return _changes_payload(op)
    made = [EffectInstance(EffectKind.ALLOCATE, result, "transform.mapping") for result in op.results]
    return (EffectInstance(EffectKind.READ, None, _PAYLOAD), *made)


def _finds_sizes(op: Operation) -> Sequence[EffectInstance]:
    """Sizes as parameters are computed now, sizes as handles by operations that are added to the payload program."""
    is_static = all(isinstance(each, DialectType) and each.mnemonic == "param" for each in op.result_types)
    return _navigates(op) if is_static else _changes_payload(op)


def _effects_of_body(op: Operation) -> Sequence[EffectInstance]:
    """Upstream collects the effects of the nested transforms; those that only find things are gone before."""
    is_empty = all(block.first is block.last for region in op.regions for block in region.blocks)
    if not is_empty:
        return _changes_payload(op)
    return tuple(EffectInstance(EffectKind.ALLOCATE, result, "transform.mapping") for result in op.results)


_NAVIGATING_ONE = Semantics(effects=_navigates)


def _navigating() -> dict[str, Semantics]:
    found: dict[str, Semantics] = {}
    for name in UPSTREAM.op_names("transform"):
        definition = UPSTREAM.lookup(name)
        by_trait = definition is not None and not _NAVIGATING_TRAITS.isdisjoint(definition.traits)
        short = name.removeprefix("transform.")
        if by_trait or short in _NAVIGATING or short.startswith("match.structured."):
            found[name] = _NAVIGATING_ONE
    return found


_DESCRIBED = Semantics(runs=Runs.AT_ANOTHER_TIME)
"""The region lists patterns, conversions or a piece of the payload program."""
_UNSAID = Semantics(runs=Runs.UNKNOWN)
"""Upstream tests how the interpreter's state fits to regions, whatever runs them."""

SEMANTICS = {
    **_navigating(),
    "transform.apply_conversion_patterns": _DESCRIBED,
    "transform.apply_patterns": _DESCRIBED,
    "transform.func.cast_and_call": _DESCRIBED,
    "transform.irdl.collect_matching": replace(_NAVIGATING_ONE, runs=Runs.AT_ANOTHER_TIME),
    "transform.match.structured": replace(_NAVIGATING_ONE, runs=Runs.AT_MOST_ONCE),
    "transform.smt.constrain_params": _DESCRIBED,
    "transform.structured.replace": _DESCRIBED,
    "transform.alternatives": Semantics(region_branch=RegionBranch(_enter_alternatives, _leave_alternative)),
    "transform.foreach": Semantics(effects=_effects_of_body, region_branch=RegionBranch(_enter, _leave_iteration)),
    "transform.include": Semantics(callee=_target),
    "transform.print": Semantics(effects=_changes_payload),
    "transform.sequence": Semantics(
        effects=_effects_of_body, region_branch=RegionBranch(_enter, leave_to_parent), default_dialect="transform"
    ),
    "transform.structured.multitile_sizes": Semantics(effects=_finds_sizes),
    "transform.test_re_enter_region": _UNSAID,
    "transform.test_transform_op_with_regions": _UNSAID,
    "transform.tune.alternatives": Semantics(
        effects=_effects_of_body, region_branch=RegionBranch(_enter_selected, leave_to_parent)
    ),
    "transform.with_pdl_patterns": Semantics(default_dialect="transform", runs=Runs.ONCE),
}
