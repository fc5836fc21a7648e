"""Path-sensitive memory analysis: the states of buffers that the memory lints report from."""
