"""`test` dialect: MLIR's own test operations, described by hand."""
