"""`nvvm` dialect: NVIDIA GPU intrinsics."""
