"""`linalg` dialect: structured operations on tensors and buffers."""
