"""`llvm` dialect: LLVM IR."""
