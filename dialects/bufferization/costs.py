"""Cost of `bufferization` operations: one sentence on what each does and costs, as in `dialects/memref/costs.py`."""

from __future__ import annotations

from collections.abc import Mapping

COSTS: Mapping[str, str] = {
    "bufferization.alloc_tensor": "Allocates a buffer{of_size} once bufferized, filled from `copy` if given.",
    "bufferization.clone": "Allocates {size} and copies the contents; neither buffer may be written afterwards.",
    "bufferization.dealloc": "Frees each buffer whose condition holds, unless it is one of those retained; lowered to "
    "comparisons of addresses at run time.",
    "bufferization.dealloc_tensor": "Frees the buffer{of_size} that the tensor becomes.",
    "bufferization.materialize_in_destination": "Copies {size} into the destination once bufferized, unless they are "
    "computed there; allocates nothing.",
    "bufferization.to_buffer": "The buffer of the tensor; copies nothing by itself, bufferization may insert a copy.",
    "bufferization.to_tensor": "The buffer as a tensor; copies nothing by itself. Without `restrict`, bufferization "
    "refuses it.",
}
