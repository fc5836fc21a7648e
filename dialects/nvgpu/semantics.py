"""Facts about operations of the nvgpu dialect that ODS does not state."""

from __future__ import annotations

from ...ods.semantics import Semantics

SEMANTICS: dict[str, Semantics] = {
    "nvgpu.device_async_create_group": Semantics(borrows=True),
    "nvgpu.device_async_wait": Semantics(borrows=True, awaits=lambda _: True),
    "nvgpu.ldmatrix": Semantics(borrows=True),
    "nvgpu.mbarrier.create": Semantics(borrows=True),
    "nvgpu.mbarrier.init": Semantics(borrows=True),
    "nvgpu.tma.create.descriptor": Semantics(borrows=True),
    "nvgpu.tma.prefetch.descriptor": Semantics(borrows=True),
}
