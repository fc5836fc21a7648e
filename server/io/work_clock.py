"""Clock of work: the processor time of this thread, in seconds; where systems do not count that, time as such."""

from __future__ import annotations

import time

# WebAssembly's has one thread, whose time nobody counts.
work_time = getattr(time, "thread_time", time.perf_counter)
