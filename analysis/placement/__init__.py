"""Placement of buffers: hoisting of allocations, out of loops too, and promotion to the stack."""
