"""`xevm` dialect: Intel GPU intrinsics."""
