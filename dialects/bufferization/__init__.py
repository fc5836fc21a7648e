"""`bufferization` dialect: tensors to buffers, and the deallocation of these."""
