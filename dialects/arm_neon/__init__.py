"""`arm_neon` dialect: Arm Neon intrinsics."""
