"""`arm_sve` dialect: Arm SVE intrinsics."""
