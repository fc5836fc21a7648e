"""Memory states of buffers along the paths of a function: what the memory lints report from."""
