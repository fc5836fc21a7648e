"""What ODS does not say about `acc`: its constructs run their region once."""

from __future__ import annotations

from .regions import RUNS_ONCE
from .semantics import Semantics

_ONCE = Semantics(region_branch=RUNS_ONCE)

SEMANTICS = {
    "acc.data": _ONCE,
    "acc.host_data": _ONCE,
    "acc.kernel_environment": _ONCE,
    "acc.kernels": _ONCE,
    "acc.loop": _ONCE,
    "acc.parallel": _ONCE,
    "acc.serial": _ONCE,
}
