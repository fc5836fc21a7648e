"""A language server and checker for MLIR that understands buffer ownership."""

__version__ = "0.1.0"
