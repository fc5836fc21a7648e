"""`emitc` dialect: C and C++ code."""
