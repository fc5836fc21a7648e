"""Bytecode: MLIR's binary form (`.mlirbc`), versions 0 to 6, read as text."""
