"""Lints: one file per lint, each with a page in tests/lints.

The memory lints share one path-sensitive analysis of each function: `analysis/dataflow/paths.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .alloc_in_loop import check as alloc_in_loop
from .alloca_in_loop import check as alloca_in_loop
from .buffer_escapes import check as buffer_escapes
from .dead_store import check as dead_store
from .double_free import check as double_free
from .free_of_unowned import check as free_of_unowned
from .freed_in_loop import check as freed_in_loop
from .memory_leak import check as memory_leak
from .missing_free_on_path import check as missing_free_on_path
from .needless_copy import check as needless_copy
from .redundant_clone import check as redundant_clone
from .returned_alias_of_argument import check as returned_alias_of_argument
from .returned_stack_memory import check as returned_stack_memory
from .small_heap_buffer import check as small_heap_buffer
from .unused_function import check as unused_function
from .unused_value import check as unused_value
from .use_after_free import check as use_after_free

if TYPE_CHECKING:
    from ..check_types import Check, DocumentCheck

CHECKS: tuple[Check, ...] = (
    use_after_free,
    double_free,
    freed_in_loop,
    free_of_unowned,
    memory_leak,
    missing_free_on_path,
    buffer_escapes,
    returned_alias_of_argument,
    returned_stack_memory,
    redundant_clone,
    needless_copy,
    dead_store,
    alloca_in_loop,
    alloc_in_loop,
    small_heap_buffer,
    unused_value,
)
"""In the order users see them."""

OF_SITES: tuple[Check, ...] = (
    use_after_free,
    double_free,
    freed_in_loop,
    free_of_unowned,
    memory_leak,
    missing_free_on_path,
    buffer_escapes,
    returned_alias_of_argument,
    returned_stack_memory,
    redundant_clone,
    dead_store,
    alloca_in_loop,
    alloc_in_loop,
    small_heap_buffer,
)
"""Those whose findings are each about one buffer, at the place where it is made, and depend on what is done with it:
after an edit those about other buffers are kept (`server/facts/kept/edit_reach.py`). All others run anew."""

OF_BUFFERS = frozenset((*OF_SITES, needless_copy))
"""Those that find nothing in an item whose functions have no buffers."""

OF_PLACES = frozenset((alloc_in_loop, small_heap_buffer))
"""Those that propose better places for allocations, and report nothing else."""

OF_HINTS = OF_PLACES | {
    *(buffer_escapes, returned_alias_of_argument, redundant_clone, needless_copy, dead_store, unused_value)
}
"""Those that report hints alone."""

DOCUMENT_CHECKS: tuple[DocumentCheck, ...] = (unused_function,)
"""Those that compare items with each other; and `through_calls.py`."""
