"""What operations of the gpu dialect do, where ODS does not say it."""

from __future__ import annotations

from ...ods.regions import RUNS_ONCE
from ...ods.semantics import Semantics

# The operands of gpu.warp_execute_on_lane_0 reach its region in another, distributed, shape: upstream
# declares no forwarding between the two.
SEMANTICS: dict[str, Semantics] = {
    "gpu.alloc": Semantics(freed_by="gpu.dealloc"),
    "gpu.warp_execute_on_lane_0": Semantics(region_branch=RUNS_ONCE),
}
