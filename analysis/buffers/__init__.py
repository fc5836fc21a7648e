"""Buffers of one function: allocations, what they may alias, where they escape to, their sizes."""
