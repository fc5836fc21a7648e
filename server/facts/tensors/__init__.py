"""Facts of tensors: the buffers that they become, and the ends of these."""
