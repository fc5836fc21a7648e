"""Cost of `memref` operations: one sentence on what each does and costs.

`{size}` stands for the size of the buffer, `{of_size}` for ` of N bytes`, empty where the size is not static.
"""

from __future__ import annotations

from collections.abc import Mapping

COSTS: Mapping[str, str] = {
    "memref.alloc": "Allocates {size} on the heap, uninitialized; it has to be freed.",
    "memref.alloca": "Allocates {size} on the stack, uninitialized; released with the innermost allocation scope.",
    "memref.alloca_scope": "Runs its body once, and releases the stack memory that the body allocated.",
    "memref.alloca_scope.return": "Ends the body of the scope; costs nothing.",
    "memref.assume_alignment": "Another name of the buffer, with a promise about its address; costs nothing.",
    "memref.atomic_rmw": "Reads, combines and writes one element atomically.",
    "memref.atomic_yield": "The element to be written; costs nothing.",
    "memref.cast": "Only a view: another type of the same buffer; copies nothing.",
    "memref.collapse_shape": "Only a view: dimensions merged; copies nothing.",
    "memref.copy": "Copies {size} from the first buffer to the second; allocates nothing.",
    "memref.dealloc": "Frees the buffer{of_size}: no name of it may be used afterwards.",
    "memref.dim": "Reads a size from the descriptor; does not touch the buffer.",
    "memref.distinct_objects": "Other names of the buffers, with a promise that they do not overlap; costs nothing.",
    "memref.dma_start": "Starts a copy that goes on until `memref.dma_wait`; allocates nothing.",
    "memref.dma_wait": "Waits until the copy that the tag stands for has ended.",
    "memref.expand_shape": "Only a view: dimensions split; copies nothing.",
    "memref.extract_aligned_pointer_as_index": "The address as an integer; copies nothing, and frees nothing.",
    "memref.extract_strided_metadata": "Only a view: the base buffer, with offset, sizes and strides as values.",
    "memref.generic_atomic_rmw": "Reads one element, computes, and writes it atomically.",
    "memref.get_global": "A name of the global buffer{of_size}; allocates nothing, and must not be freed.",
    "memref.global": "A buffer{of_size} that lives as long as the program; never freed.",
    "memref.load": "Reads one element.",
    "memref.memory_space_cast": "Only a view: the same buffer in another memory space; copies nothing.",
    "memref.prefetch": "Hint to the processor that an element will be used; changes nothing.",
    "memref.rank": "Reads the rank from the descriptor; does not touch the buffer.",
    "memref.realloc": "Allocates a buffer{of_size}, copies what fits, and frees the old one; the result replaces it.",
    "memref.reinterpret_cast": "Only a view: other offset, sizes and strides of the same buffer; copies nothing.",
    "memref.reshape": "Only a view: another shape of the same buffer; copies nothing.",
    "memref.store": "Writes one element.",
    "memref.subview": "Only a view: a part of the same buffer; copies nothing.",
    "memref.transpose": "Only a view: dimensions permuted; copies nothing.",
    "memref.view": "Only a view: bytes of the same buffer as another type; copies nothing.",
}
