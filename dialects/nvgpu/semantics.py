"""Facts about operations of the nvgpu dialect that ODS does not state."""

from __future__ import annotations

from ...ir.attributes import IntegerAttr
from ...ir.graph import Operation
from ...ods.semantics import Semantics


def _waits_for_all(op: Operation) -> bool:
    """Without a number of groups that may still be under way."""
    groups = op.properties.get("numGroups")
    return groups is None or (isinstance(groups, IntegerAttr) and groups.value == 0)


def _goes_on(_: Operation) -> bool:
    """The token that it results in represents the work."""
    return False


SEMANTICS: dict[str, Semantics] = {
    "nvgpu.device_async_copy": Semantics(awaits=_goes_on),
    "nvgpu.device_async_create_group": Semantics(borrows=True, awaits=_goes_on),
    "nvgpu.device_async_wait": Semantics(borrows=True, awaits=_waits_for_all),
    "nvgpu.ldmatrix": Semantics(borrows=True),
    "nvgpu.mbarrier.create": Semantics(borrows=True),
    "nvgpu.mbarrier.init": Semantics(borrows=True),
    "nvgpu.tma.create.descriptor": Semantics(borrows=True),
    "nvgpu.tma.prefetch.descriptor": Semantics(borrows=True),
}
