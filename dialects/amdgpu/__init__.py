"""`amdgpu` dialect: AMD GPU intrinsics with MLIR types."""
