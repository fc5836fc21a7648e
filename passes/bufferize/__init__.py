"""One-Shot Bufferize: which tensors share memory, where copies are needed, and the rewriting to buffers."""
