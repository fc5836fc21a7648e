"""`rocdl` dialect: AMD GPU intrinsics."""
