"""`nvgpu` dialect: NVIDIA GPU operations with MLIR types."""
